"""What there is little of for one network address: counted in the database, so that all processes count together.

An address is never written down: what is stored is a digest under the house's own key, for as long as it counts.
"""

import hashlib
import hmac
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from cachetools import TLRUCache
from sqlalchemy import Connection, case, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from fullboard.house.errors import TooMuch
from fullboard.house.store import Store, schema

MOST_REMEMBERED = 50_000  # that have used everything up: they are refused without asking the database
HOUSEHOLD = 64  # bits of an IPv6 address that one household has in common

known = schema.scarce.c


class Scarce:
    """So much of something in some time, counted from the first use on; without a limit if `most` is 0."""

    def __init__(self, store: Store, key: str, code: str, most: int, seconds: float) -> None:
        self.store = store
        self.code = code
        self.most = most
        self.seconds = seconds
        self._key = key.encode()
        self._used_up: TLRUCache[str, float] = TLRUCache(MOST_REMEMBERED, ttu=lambda _, left, now: now + left)

    async def use(self, address: str) -> None:
        """Use some of it from that address, or TooMuch."""
        if not self.most:
            return
        key = hmac.digest(self._key, f"{self.code} {network_of(address)}".encode(), hashlib.sha256).hex()
        if key not in self._used_up:
            left = await self.store.write(lambda connection: self._use(connection, key))
            if left is None:
                return
            self._used_up[key] = left
        raise TooMuch(self.code, most=self.most)

    def _use(self, connection: Connection, key: str) -> float | None:
        """Count one more; if there is none, for how many seconds."""
        now = self.store.clock
        # What counts for longer than it can was written by a clock that has been put back since.
        past = or_(known.until <= now, known.until > now + self.seconds)
        dialect = sqlite if self.store.alone else postgresql
        statement = (
            dialect.insert(schema.scarce)
            .values(key=key, used=1, until=now + self.seconds)
            .on_conflict_do_update(
                index_elements=["key"],
                set_={
                    "used": case((past, 1), else_=known.used + 1),
                    "until": case((past, now + self.seconds), else_=known.until),
                },
                where=or_(past, known.used < self.most),
            )
            .returning(known.used)
        )
        if connection.scalar(statement) is not None:
            return None
        return float(connection.scalar(select(known.until - now).where(known.key == key)) or 0.0)


@lru_cache(10_000)
def network_of(address: str) -> str:
    """The network that an address belongs to: itself, but a household has many addresses of the longer kind."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, HOUSEHOLD), strict=False))
