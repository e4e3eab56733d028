"""What guests show of themselves to others: nothing, unless they want to."""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, func, select

from fullboard.house.friends import LONGEST_NAME
from fullboard.house.marks import mark_of
from fullboard.house.store import Store, schema
from fullboard.house.store.rows import upsert

MOST_NAMESAKES = 20

known = schema.profiles.c
guests = schema.guests.c


@dataclass(frozen=True)
class Profile:
    """What somebody shows."""

    public: bool = False  # a page of their own
    matches: bool = False
    statistics: bool = False
    ratings: bool = False
    unlisted: bool = False  # not on leaderboards


NOTHING = Profile()
EVERYTHING = Profile(True, True, True, True)


class Profiles:
    """Keeps what guests show."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guest: str) -> Profile:
        """What a guest shows."""
        return await self.store.read(lambda connection: profile_of(connection, guest))

    async def keep(self, guest: str, profile: Profile) -> None:
        """Show this from now on, and nothing else."""
        await self.store.write(
            lambda connection: upsert(connection, schema.profiles, {"guest": guest}, asdict(profile))
        )


def profile_of(connection: Connection, guest: str) -> Profile:
    """What a guest shows."""
    columns = (known.public, known.matches, known.statistics, known.ratings, known.unlisted)
    row = connection.execute(select(*columns).where(known.guest == guest)).first()
    return Profile(*row) if row is not None else NOTHING


def namesakes(connection: Connection, name: str) -> list[tuple[str, str]]:
    """Everybody of that name who has a public page: mark and name."""
    if not 0 < len(name) <= LONGEST_NAME or "\0" in name:
        return []
    same = (func.lower(guests.name) == name.lower()) & known.public
    found = select(guests.id, guests.name).join_from(schema.guests, schema.profiles).where(same)
    rows = connection.execute(found.order_by(guests.created).limit(MOST_NAMESAKES))
    return [(mark_of(row.id), row.name) for row in rows]
