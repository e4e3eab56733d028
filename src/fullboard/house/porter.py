"""The porter: knows the guests who were here lately, for they are asked for with every request."""

from collections import OrderedDict
from collections.abc import Callable

from sqlalchemy import Connection

from fullboard.house import guests
from fullboard.house.guests import Guest, digest
from fullboard.house.store import Store

MOST_GUESTS = 20_000  # kept in mind


class Porter:
    """Recognises guests, looking them up once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Guest] = OrderedDict()  # by id, or by what is stored of their token

    async def guest(self, guest_id: str) -> Guest | None:
        """The guest of that id."""
        return await self._recognise(guest_id, lambda connection: guests.find(connection, guest_id))

    async def guest_with(self, token: str) -> Guest | None:
        """The guest who holds that bearer token."""
        return await self._recognise(digest(token), lambda connection: guests.find_by_token(connection, token))

    def familiar(self, guest_id: str) -> Guest | None:
        """The guest of that id, if they were here lately."""
        return self._known.get(guest_id)

    def familiar_with(self, token: str) -> Guest | None:
        """The guest who holds that bearer token, if they were here lately."""
        return self._known.get(digest(token))

    def forget(self, guest_id: str) -> None:
        """Look them up again when they come next: something about them has changed."""
        for key in [key for key, known in self._known.items() if known.id == guest_id]:
            del self._known[key]

    async def _recognise(self, key: str, look_up: Callable[[Connection], Guest | None]) -> Guest | None:
        if key not in self._known:
            found = await self.store.run(look_up)
            if found is None:
                return None
            self._known[key] = found
            while len(self._known) > MOST_GUESTS:
                self._known.popitem(last=False)
        return self._known[key]
