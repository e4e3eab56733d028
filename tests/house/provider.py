"""An OpenID provider of the tests' own, with a page to sign in on: `python -m tests.house.provider PORT`.

It does what a provider owes (a code for one use, PKCE, the client's secret, a signed token), and signs whatever else
a test tells it to.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import html
import secrets
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlencode

from aiohttp import BasicAuth, web
from joserfc import jwt
from joserfc.jwk import RSAKey

CLIENT = "house"
SECRET = "sesame"
PAGE = """<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Example</title>
<h1>Example</h1><form method="post"><label>Who are you? <input name="who" required></label>
<button name="answer" value="yes">Yes, tell {client}</button>
<button name="answer" value="no" formnovalidate>No</button></form></html>"""


class Provider:
    """`claims` is what a token says besides, or instead of, what it should."""

    def __init__(self) -> None:
        self.key = RSAKey.generate_key(2048, parameters={"kid": "k1"})
        self.claims: dict[str, Any] = {}
        self.asked: dict[str, str] = {}
        self.url = ""
        self._codes: dict[str, tuple[dict[str, str], str]] = {}

    async def about(self, _: web.Request) -> web.Response:
        ends = {name: f"{self.url}/{name}" for name in ("authorization_endpoint", "token_endpoint", "jwks_uri")}
        return web.json_response({"issuer": self.url, **ends})

    async def keys(self, _: web.Request) -> web.Response:
        return web.json_response({"keys": [self.key.as_dict(private=False)]})

    async def ask(self, request: web.Request) -> web.Response:
        """Somebody is sent here by the house."""
        assert (request.query["client_id"], request.query["response_type"]) == (CLIENT, "code")
        return web.Response(text=PAGE.format(client=html.escape(CLIENT)), content_type="text/html")

    async def answer(self, request: web.Request) -> web.Response:
        """They say who they are, or do not want to, and are sent back."""
        said = await request.post()
        given = (
            {"error": "access_denied"} if said["answer"] == "no" else {"code": self.code(request.query, said["who"])}
        )
        back = f"{request.query['redirect_uri']}?{urlencode({**given, 'state': request.query['state']})}"
        raise web.HTTPSeeOther(back)

    def code(self, query: Any, who: Any) -> str:
        """A code for one use."""
        code = secrets.token_urlsafe(16)
        self._codes[code] = (dict(query), str(who))
        return code

    async def token(self, request: web.Request) -> web.Response:
        """The house asks who it was."""
        self.asked = {name: str(value) for name, value in (await request.post()).items()}
        house = BasicAuth.decode(request.headers["authorization"])
        query, who = self._codes.pop(self.asked["code"], ({}, ""))
        proof = hashlib.sha256(self.asked["code_verifier"].encode()).digest()
        challenge = base64.urlsafe_b64encode(proof).decode().rstrip("=")
        wanted = (query.get("redirect_uri"), query.get("code_challenge"), CLIENT, SECRET)
        if (self.asked["redirect_uri"], challenge, house.login, house.password) != wanted:
            return web.json_response({"error": "invalid_grant"}, status=400)
        now = int(time.time())
        claims = {"iss": self.url, "aud": CLIENT, "sub": who, "iat": now, "exp": now + 60, "nonce": query["nonce"]}
        signed = jwt.encode({"alg": "RS256", "kid": "k1"}, {**claims, **self.claims}, self.key)
        return web.json_response({"access_token": "a", "token_type": "Bearer", "id_token": signed})


@asynccontextmanager
async def provider(port: int = 0) -> AsyncIterator[Provider]:
    """A provider until the block ends."""
    made = Provider()
    app = web.Application()
    app.router.add_get("/.well-known/openid-configuration", made.about)
    app.router.add_get("/jwks_uri", made.keys)
    app.router.add_get("/authorization_endpoint", made.ask)
    app.router.add_post("/authorization_endpoint", made.answer)
    app.router.add_post("/token_endpoint", made.token)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    made.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield made
    finally:
        await runner.cleanup()


async def stay(port: int) -> None:
    """Be a provider until somebody ends the process."""
    async with provider(port):
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(stay(int(sys.argv[1])))
