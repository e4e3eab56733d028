"""Speaks to addresses that guests have given: none inside the owner's network, no redirects, little patience."""

import socket
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from fullboard.house.errors import BadRequest

LONGEST_ADDRESS = 2000
PATIENCE = aiohttp.ClientTimeout(total=15, connect=8)
LONGEST_ANSWER = 2000  # bytes that are looked at
LONGEST_WAIT = 6 * 3600.0  # seconds that we let ourselves be put off


@dataclass(frozen=True)
class Reply:
    """What somebody has answered: a status, and for how long not to ask again."""

    status: int
    wait: float | None = None


class Elsewhere(OSError):
    """It is no address that we speak to."""


class PublicOnly(AbstractResolver):
    """Finds addresses by name, and keeps those to itself that belong to nobody in the open."""

    def __init__(self) -> None:
        self._names = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """All public addresses of a name; Elsewhere if there are others among them."""
        found = await self._names.resolve(host, port, family)
        if not found or not all(is_public(each["host"]) for each in found):
            raise Elsewhere(f"{host} is not a public address")
        return found

    async def close(self) -> None:
        """Nothing is kept."""
        await self._names.close()


async def post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool) -> Reply:
    """Hand something in; OSError or TimeoutError if nobody takes it."""
    check_url(url, private=private)
    connector = aiohttp.TCPConnector(resolver=None if private else PublicOnly(), limit=1, force_close=True)
    async with aiohttp.ClientSession(connector=connector, timeout=PATIENCE) as session:
        try:
            async with session.post(url, data=body, headers=headers, allow_redirects=False) as response:
                await response.content.read(LONGEST_ANSWER)
                return Reply(response.status, _wait(response.headers.get("retry-after", "")))
        except TimeoutError as error:
            raise TimeoutError from error
        except (aiohttp.ClientError, ValueError) as error:
            raise OSError(str(error)) from error


def check_url(url: str, *, private: bool) -> str:
    """An address that we would speak to, or BadRequest; what its name stands for is looked at when it is spoken to."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadRequest("bad-url") from error
    secure = parts.scheme == "https" or (private and parts.scheme == "http")
    if not secure or not host or parts.username or parts.password or len(url) > LONGEST_ADDRESS:
        raise BadRequest("bad-url")
    if not url.isascii() or not url.isprintable() or " " in url or port == 0:
        raise BadRequest("bad-url")
    if not private and (host == "localhost" or host.endswith((".localhost", ".local", ".internal"))):
        raise BadRequest("private-url")
    if not private and _is_address(host) and not is_public(host):
        raise BadRequest("private-url")
    return url


def is_public(address: str) -> bool:
    """Whether an address belongs to somebody in the open."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (mapped is None or mapped.is_global)


def _is_address(host: str) -> bool:
    """Whether a host is given by its numbers, in whatever way a resolver would take for one."""
    try:
        ip_address(host)
    except ValueError:
        return host.replace(".", "").isdigit() or host.lower().startswith("0x")
    return True


def _wait(after: str) -> float | None:
    return min(LONGEST_WAIT, float(after)) if after.isascii() and after.isdigit() and len(after) < 10 else None
