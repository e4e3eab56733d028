"""Signing in by an OpenID provider of the owner's choice: the authorization code flow with PKCE, nothing else.

The provider says who somebody is, by a number of its own. Addresses that it may know are not looked at: whoever could
claim one there would be let in here.
"""

import secrets
from typing import Any
from urllib.parse import urlsplit

from fullboard.house import proofs
from fullboard.house.accounts import Proven, attach_row
from fullboard.house.errors import BadRequest, Broken, Unavailable
from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.house.store import schema
from fullboard.web.config import Config, Oidc

KIND = "provider"
MINUTES = 10
PATIENCE_SECONDS = 10.0
LONGEST = 2000
SCOPE = "openid"
SIGNED_BY = ["RS256", "PS256", "ES256", "EdDSA"]
LEEWAY_SECONDS = 60
METADATA = "/.well-known/openid-configuration"


class Provider:
    """An OpenID provider. What it says of itself is asked once; its keys again if something was signed by another."""

    def __init__(self, settings: Oidc) -> None:
        try:
            from authlib.integrations.httpx_client import AsyncOAuth2Client
        except ModuleNotFoundError as error:
            raise Broken("oidc-missing") from error
        self._client = AsyncOAuth2Client
        self.settings = settings
        self._about: dict[str, Any] | None = None
        self._keys: dict[str, Any] | None = None

    @property
    def name(self) -> str:
        """What it is called on the page."""
        return self.settings.name or str(urlsplit(self.settings.issuer).hostname)

    async def begin(self, house: House, browser: str, back: str, came_from: str) -> str:
        """The address at the provider to send a browser to, which is to find the page again that it came from."""
        about = await self._metadata()
        state, nonce, verifier = (secrets.token_urlsafe(32) for _ in range(3))
        async with self._open(back) as client:
            address, _ = client.create_authorization_url(
                about["authorization_endpoint"], state=state, nonce=nonce, code_verifier=verifier
            )
        given = {"nonce": nonce, "verifier": verifier, "came_from": came_from}
        await house.store.write(lambda connection: proofs.ask(connection, KIND, state, browser, MINUTES * 60, given))
        return str(address)

    async def finish(
        self, house: House, browser: str, back: str, state: str, code: str, present: Guest | None, name: str
    ) -> tuple[Guest, str]:
        """Let somebody in whom the provider has sent back, and say which page they came from.

        A newcomer is called `name`.
        """
        if not 0 < len(code) <= LONGEST:
            raise BadRequest("proof-not-valid")
        asked = await house.store.write(lambda connection: proofs.take(connection, KIND, state[:LONGEST], browser))
        subject = await self._subject(code, asked, back)
        row = {"issuer": self.settings.issuer, "subject": subject}
        known = schema.identities.c

        def prove(connection: Any) -> Proven:
            mine = (known.issuer == row["issuer"]) & (known.subject == row["subject"])
            owner = connection.scalar(schema.identities.select().with_only_columns(known.guest).where(mine))
            return Proven(owner, attach_row(schema.identities, row), name)

        return await house.accounts.admit(present, "provider", prove), asked.get("came_from", "")

    async def _subject(self, code: str, asked: dict[str, Any], back: str) -> str:
        """Who it is, by the provider's own number: signed by it, for us, for this question, and not long ago."""
        from joserfc import jwt
        from joserfc.errors import JoseError

        about = await self._metadata()
        token = await self._token(code, asked["verifier"], back, about)
        try:
            decoded = jwt.decode(token, await self._key_set(about), algorithms=SIGNED_BY)
            jwt.JWTClaimsRegistry(
                leeway=LEEWAY_SECONDS,
                iss={"essential": True, "value": self.settings.issuer},
                aud={"essential": True, "value": self.settings.client},
                exp={"essential": True},
                sub={"essential": True},
                nonce={"essential": True, "value": asked["nonce"]},
            ).validate(decoded.claims)
        except (JoseError, ValueError, TypeError) as error:
            self._keys = None  # it may have new ones
            raise BadRequest("provider-not-valid") from error
        subject = decoded.claims["sub"]
        if not isinstance(subject, str) or not 0 < len(subject) <= 255:
            raise BadRequest("provider-not-valid")
        return subject

    async def _token(self, code: str, verifier: str, back: str, about: dict[str, Any]) -> str:
        from authlib.integrations.base_client import OAuthError
        from httpx2 import HTTPError

        try:
            async with self._open(back) as client:
                token = await client.fetch_token(about["token_endpoint"], code=code, code_verifier=verifier)
        except OAuthError as error:
            raise BadRequest("provider-not-valid") from error
        except (HTTPError, ValueError) as error:
            raise Unavailable("provider-away") from error
        return str(token.get("id_token", ""))

    async def _key_set(self, about: dict[str, Any]) -> Any:
        from joserfc.jwk import KeySet

        if self._keys is None:
            self._keys = await self._read(about["jwks_uri"])
        return KeySet.import_key_set(self._keys)  # type: ignore[arg-type]

    async def _metadata(self) -> dict[str, Any]:
        if self._about is None:
            about = await self._read(self.settings.issuer.rstrip("/") + METADATA)
            needed = ("authorization_endpoint", "token_endpoint", "jwks_uri")
            if about.get("issuer") != self.settings.issuer or not all(isinstance(about.get(n), str) for n in needed):
                raise Unavailable("provider-away")
            self._about = about
        return self._about

    async def _read(self, address: str) -> dict[str, Any]:
        from httpx2 import AsyncClient, HTTPError

        try:
            async with AsyncClient(timeout=PATIENCE_SECONDS) as client:
                answer = (await client.get(address)).raise_for_status().json()
        except (HTTPError, ValueError) as error:
            raise Unavailable("provider-away") from error
        if not isinstance(answer, dict):
            raise Unavailable("provider-away")
        return answer

    def _open(self, back: str) -> Any:
        return self._client(
            self.settings.client,
            self.settings.secret,
            scope=SCOPE,
            redirect_uri=back,
            code_challenge_method="S256",
            timeout=PATIENCE_SECONDS,
        )


def provider_of(config: Config) -> Provider | None:
    """The provider that the settings name, if they do."""
    return Provider(config.oidc) if config.oidc is not None else None
