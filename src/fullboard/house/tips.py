"""What the coach has told each guest: what is new is said at one decision, what is dismissed only when asked back."""

from sqlalchemy import Connection, delete, select

from fullboard.house.store import Store, schema
from fullboard.house.store.rows import insert_once, upsert

DISMISSED = ""  # instead of the decision at which something was told
EVERYTHING = "everything"  # the tip that stands for all of them


class Tips:
    """Remembers what was told and what was dismissed."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guest: str, game: str) -> dict[str, str]:
        """What a guest was told about a game, each with the decision at which it was."""
        known = schema.tips.c
        own = select(known.tip, known.place).where((known.guest == guest) & (known.game == game))
        rows = await self.store.read(lambda connection: connection.execute(own).all())
        return {row.tip: row.place for row in rows}

    async def note(self, guest: str, game: str, tip: str, place: str) -> None:
        """Note that something is told at a decision, unless it was before."""
        row = {"guest": guest, "game": game, "tip": tip, "place": place}

        def write(connection: Connection) -> None:
            insert_once(connection, schema.tips, row)

        await self.store.write(write)

    async def dismiss(self, guest: str, game: str, tip: str) -> None:
        """Do not tell something again."""
        key = {"guest": guest, "game": game, "tip": tip}

        def write(connection: Connection) -> None:
            upsert(connection, schema.tips, key, {"place": DISMISSED})

        await self.store.write(write)

    async def recall(self, guest: str, game: str) -> None:
        """Forget what was told and dismissed: the coach begins anew."""
        known = schema.tips.c
        own = delete(schema.tips).where((known.guest == guest) & (known.game == game))

        def write(connection: Connection) -> None:
            connection.execute(own)

        await self.store.write(write)
