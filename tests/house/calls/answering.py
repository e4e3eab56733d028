"""Those who are called: a small push service that decrypts what it gets, and takes webhooks too."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import http_ece
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

AUTH = b"sixteen bytes ok"


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Answering:
    """Takes what it is sent. `says` is what it answers next instead, `hangs` nothing."""

    port: int = 0
    key: Any = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    pushed: list[dict[str, Any]] = field(default_factory=list)
    hooked: list[tuple[bytes, dict[str, str]]] = field(default_factory=list)
    says: list[Any] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)
    asked: int = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def subscription(self) -> dict[str, str]:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self.url}/push/abc", "p256dh": encode(public), "auth": encode(AUTH)}

    async def take(self, request: web.Request) -> web.Response:
        self.asked += 1
        body = await request.read()
        answer = self.says.pop(0) if self.says else 201
        if answer == "hangs":
            await asyncio.sleep(600)
        if answer == 201 and request.path.startswith("/push"):
            self.pushed.append(self.read(body, dict(request.headers)))
        elif answer == 201:
            self.hooked.append((body, {name.lower(): value for name, value in request.headers.items()}))
        return web.Response(status=answer, headers=self.headers)

    def read(self, body: bytes, headers: dict[str, str]) -> dict[str, Any]:
        """What a browser would: the message, if it is for this one and from a house with a key."""
        lower = {name.lower(): value for name, value in headers.items()}
        assert lower["content-encoding"] == "aes128gcm"
        assert Vapid02.verify(lower["authorization"])
        claims = json.loads(_padded(lower["authorization"].partition("t=")[2].split(",")[0].split(".")[1]))
        assert claims["aud"] == self.url
        said = http_ece.decrypt(body, private_key=self.key, auth_secret=AUTH, version="aes128gcm")
        told: dict[str, Any] = json.loads(said)
        return {**told, "ttl": int(lower["ttl"]), "topic": lower["topic"]}


def _padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@contextlib.asynccontextmanager
async def answering() -> AsyncIterator[Answering]:
    """Somebody who is called, until the block ends."""
    made = Answering()
    app = web.Application()
    app.router.add_post("/{any:.*}", made.take)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    assert site._server is not None
    made.port = site._server.sockets[0].getsockname()[1]  # type: ignore[attr-defined]
    try:
        yield made
    finally:
        await runner.cleanup()
