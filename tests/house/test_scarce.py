"""What there is little of for one network: counted by all processes together, and anew after a while."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from fullboard.house.scarce import Scarce, network_of
from fullboard.house.store import schema
from tests.house.evening import Evening, at_once, evening, refused

KEY = "k" * 32
HERE, ELSEWHERE = "192.0.2.1", "198.51.100.7"


def scarce(here: Evening, most: int = 3) -> Scarce:
    """As another process has it, with nothing in its memory."""
    return Scarce(here.house.store, KEY, "too-many-mails", most, 600.0)


async def set_until(here: Evening, seconds: float) -> None:
    """It is counted anew after so many seconds from now."""
    later = update(schema.scarce).values(until=here.house.store.clock + seconds)
    await here.house.store.write(lambda connection: connection.execute(later))


@evening
async def test_all_processes_count_together(here: Evening) -> None:
    one, another = scarce(here), scarce(here)
    for each in (one, another, one):
        await each.use(HERE)
    for each in (one, another, scarce(here)):
        await refused("too-many-mails", each.use(HERE))
    await another.use(ELSEWHERE)
    assert await here.scalar("SELECT max(used) FROM scarce") == 3
    await scarce(here, most=0).use(HERE)


@evening
async def test_those_who_ask_at_the_same_moment_get_no_more(here: Evening) -> None:
    outcomes = await at_once(*(scarce(here).use(HERE) for _ in range(12)))
    assert outcomes.count("too-many-mails") == 9


@evening
async def test_it_is_counted_anew_after_a_while_whatever_the_clock_did(here: Evening) -> None:
    for seconds in (-1.0, 601.0):  # it is over, or the clock was put back since
        for _ in range(3):
            await scarce(here).use(HERE)
        await refused("too-many-mails", scarce(here).use(HERE))
        await set_until(here, seconds)
    await scarce(here).use(HERE)
    await set_until(here, -1.0)
    await here.house.upkeep.go_round()
    assert await here.scalar("SELECT count(*) FROM scarce") == 0


@evening
async def test_no_address_is_written_down(here: Evening) -> None:
    await scarce(here).use(HERE)
    stored = await here.scalar("SELECT key FROM scarce")
    assert len(stored) == 64
    assert HERE not in stored


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_is_one_network(address: str, network: str) -> None:
    assert network_of(address) == network
