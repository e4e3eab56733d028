"""Ratings by choice: counted in the order in which matches ended, the same figures however often they are computed."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import delete, event, insert, select, update

from fullboard.cli.main import main
from fullboard.house.people import Guest
from fullboard.house.profiles import Profile
from fullboard.house.ratings import MU, PROVISIONAL, Strength, leaderboard, own_ratings, own_steps, ranked, rate
from fullboard.house.seating import Wish
from fullboard.house.settings import Settings
from fullboard.house.store import Store, schema, sqlite_url
from fullboard.house.table import Table
from fullboard.house.work.books import Books
from fullboard.house.work.lanes import Look
from fullboard.house.work.leases import Lease, Leases
from fullboard.house.work.reckoning import Reckoning, Superseded, recompute, unrated
from tests.apart import run_apart
from tests.house.evening import Evening, evening, refused

RATED = Settings(rated=True)


def seat(guest: str | None = None, bot: str | None = None, place: int | None = None, gone: bool = False) -> Any:
    return SimpleNamespace(guest=guest, bot=bot, place=place, gone=gone)


def test_whoever_wins_is_worth_more_and_whoever_loses_less() -> None:
    after = rate([seat("a", place=1), seat("b", place=2), seat(bot="hard", place=3)], {})
    assert after["a"].mu > after["b"].mu > after["bot:hard"].mu
    assert {each.matches for each in after.values()} == {1}
    assert after["a"].sigma < Strength().sigma


def test_bots_of_one_kind_are_one_and_do_not_learn() -> None:
    sure = {"bot:hard": Strength(MU, 0.5, 100), "a": Strength(MU, 0.5, 100)}
    after = rate([seat("a", place=2), seat(bot="hard", place=2), seat(bot="hard", place=2)], sure)
    assert set(after) == {"a", "bot:hard"}
    assert after["bot:hard"].sigma < 0.5 < after["a"].sigma  # people may have learnt something since


def test_whoever_left_comes_last_however_well_the_bot_did() -> None:
    ranking = ranked([seat("a", place=1, gone=True), seat("b", place=2), seat("c", place=3)])
    assert ranking is not None
    places, changing = ranking
    assert places[0] > places[2] > places[1]
    assert changing == {0, 1, 2}


@pytest.mark.parametrize(
    ("seats", "losing"),
    [
        ([seat("a"), seat("b"), seat("c")], None),  # all agreed
        ([seat("a", gone=True), seat("b"), seat("c")], {0}),  # the others ended what one had left
        ([seat("a"), seat(bot="hard")], {0}),  # nobody but bots to agree
        ([seat("a", gone=True), seat("b", gone=True)], None),  # nobody stayed
        ([seat("a", place=1), seat("a", place=2)], None),  # played against oneself
    ],
)
def test_ending_a_match_costs_only_those_who_left_it(seats: list[Any], losing: set[int] | None) -> None:
    ranking = ranked(seats)
    assert (ranking and ranking[1]) == losing
    after = rate(seats, {})
    assert all(each.mu < MU for each in after.values())
    assert set(after) == {seats[at].guest for at in losing or ()}


async def rated_table(here: Evening, guest: Guest, seats: list[str], game: str = "siesta", **settings: Any) -> Table:
    wish = Wish(game, seats, settings=Settings(rated=True, **settings))
    return await here.house.seating.create(guest.id, guest.name, wish)


async def count(here: Evening) -> None:
    leases = Leases(here.house.store, "a test")
    for work in await Books(here.house, leases).offer(Look(1, 1, ("results",), False)):
        lease = await leases.take(work.subject, work.revision)
        assert lease is not None
        await work.do(lease, None)  # type: ignore[arg-type]


async def figures(here: Evening) -> list[Any]:
    def read(connection: Any) -> list[Any]:
        now = connection.execute(select(schema.ratings).order_by(schema.ratings.c.who)).all()
        known = schema.rating_steps
        return [*map(tuple, now), *map(tuple, connection.execute(select(known).order_by(known.c.table, known.c.who)))]

    return await here.house.store.read(read)


@evening
async def test_a_rated_match_counts_and_another_does_not(here: Evening) -> None:
    anna = await here.guest("Anna")
    for rated in (True, False):
        wish = Wish("siesta", ["me", "random"], settings=Settings(rated=rated))
        table = await here.house.seating.create(anna.id, anna.name, wish)
        assert table.settings.rated is rated
        assert not table.settings.hints or not rated
        await here.play_out(table, [anna])
    await count(here)
    (own,) = await here.house.store.read(lambda connection: own_ratings(connection, anna.id))
    assert (own.game, own.pace, own.strength.matches, own.strength.provisional) == ("siesta", "live", 1, True)
    ((_, _, last),) = await here.house.store.read(lambda connection: own_steps(connection, anna.id, "siesta", "live"))
    assert last == own.strength
    before = await figures(here)
    await count(here)
    assert await figures(here) == before


@evening
async def test_leaving_a_rated_match_counts(here: Evening) -> None:
    anna = await here.guest("Anna")
    table = await rated_table(here, anna, ["me", "random"])
    await here.house.seating.leave(table.id, anna.id)
    await here.play_out(table, [])
    ended = await rated_table(here, anna, ["me", "random"])
    await here.ask(ended, anna, "end")
    await count(here)
    (own,) = await here.house.store.read(lambda connection: own_ratings(connection, anna.id))
    assert own.strength.matches == 2
    assert own.strength.mu < MU


@evening
async def test_what_helps_or_begins_half_way_is_never_rated(here: Evening) -> None:
    anna = await here.guest("Anna")
    await refused("rated-no-help", rated_table(here, anna, ["me", "random"], hints=True))
    await refused("rated-no-help", rated_table(here, anna, ["me", "random"], coach=True))
    await refused("rated-needs-people", rated_table(here, anna, ["random", "random"]))
    over = (await here.play_out(await here.create(anna, "companeros", ["me", "random", "random"]), [anna])).match
    assert over is not None
    wish = Wish("companeros", ["me", "random", "random"], settings=RATED, position=over.state_at(0).position())
    await refused("rated-no-position", here.house.seating.create(anna.id, anna.name, wish))
    assert await here.scalar("SELECT count(*) FROM results WHERE rated") == 0


@evening
async def test_at_a_rated_table_nobody_takes_back_what_was_seen(here: Evening) -> None:
    anna = await here.guest("Anna")
    table = await rated_table(here, anna, ["me", "random", "random"], game="companeros")
    table = await here.until_turn_of(table, 0)
    await here.play(table, anna, table.running().legal(0)[0])
    while not (await here.find(table)).owed:
        await here.play(table, anna, (await here.match(table)).legal(0)[0])
    await here.bot_moves(await here.find(table), (await here.find(table)).owed[0])
    await refused("rated-no-undo", here.ask(table, anna, "undo"))


def fill(connection: Any, many: int, seed: int = 1, people: int = 6) -> None:
    """Rated matches that have ended, and were not counted."""
    chance = random.Random(seed)
    names = [f"g{number}" for number in range(people)]
    connection.execute(insert(schema.guests), [{"id": name, "name": name, "created": 0.0} for name in names])
    rows = []
    for number in range(many):
        sitting = [*chance.sample(names, 2), "medium"]
        chance.shuffle(sitting)
        for at, (who, place) in enumerate(zip(sitting, chance.sample([1, 2, 3], 3), strict=True)):
            mind = {"guest": None, "bot": who} if who == "medium" else {"guest": who, "bot": None}
            facts = {"table": f"t{number:05}", "seat": at, "game": "siesta", "pace": "live", "players": 3}
            facts |= {
                "rated": True,
                "unrated": True,
                "gone": False,
                "score": 0,
                "lead": None,
                "seconds": 1.0,
                "place": place,
            }
            rows.append({**facts, "place": place, "ended": 1000.0 + number // 2, "lines": 9, "counts": {}, **mind})
    connection.execute(insert(schema.results), rows)


@evening
async def test_counting_in_pieces_late_or_all_again_gives_the_same_figures(here: Evening) -> None:
    known = schema.results.c
    await here.house.store.write(lambda connection: fill(connection, 60))

    def keep_back(connection: Any) -> list[Any]:
        late = (known.table == "t00003") | (known.table >= "t00040")
        kept = [dict(row._mapping) for row in connection.execute(select(schema.results).where(late))]
        connection.execute(delete(schema.results).where(late))
        return kept

    kept = await here.house.store.write(keep_back)
    await count(here)
    some = await figures(here)
    await here.house.store.write(lambda connection: connection.execute(insert(schema.results), kept))
    await count(here)
    pieces = await figures(here)
    assert pieces != some
    again = await recompute(here.house.store, "somebody")
    assert again is not None
    assert (again.matches, again.changed) == (60, 0)
    assert await figures(here) == pieces

    def spoil(connection: Any) -> None:
        connection.execute(delete(schema.rating_steps).where(schema.rating_steps.c.table == "t00010"))
        connection.execute(update(schema.ratings).where(schema.ratings.c.who == "g0").values(mu=99.0))

    await here.house.store.write(spoil)
    mended = await recompute(here.house.store, "somebody")
    assert mended is not None
    assert mended.changed == 4
    assert await figures(here) == pieces


def test_sqlite_finds_rated_matches_by_index(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    asked: list[tuple[str, Any]] = []
    event.listen(store.engine, "before_cursor_execute", lambda _, __, said, given, *rest: asked.append((said, given)))

    def plans(connection: Any) -> list[str]:
        found = [connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {said}", given) for said, given in list(asked)]
        return [row.detail for rows in found for row in rows if "results" in row.detail]

    run_apart(unrated(store))
    run_apart(recompute(store, "somebody"))
    reckoning = Reckoning(store, Lease("ratings:siesta:live", 0, "somebody"), "siesta", "live")
    run_apart(reckoning.run())
    asked = [each for each in asked if each[0].startswith("SELECT") and "FROM results" in each[0]]
    assert len(asked) == 3
    assert all("USING" in plan and "ix_results_" in plan for plan in run_apart(store.read(plans)))
    store.close()


@evening
async def test_whoever_lost_the_lease_writes_nothing(here: Evening) -> None:
    store = here.house.store
    await store.write(lambda connection: fill(connection, 4))
    leases = Leases(store, "slow")
    lease = await leases.take("ratings:siesta:live", 0)
    assert lease is not None
    await leases.let_go(lease)
    other = Leases(store, "quick")
    taken = await other.take("ratings:siesta:live", 0)
    assert taken is not None
    with pytest.raises(Superseded):
        await Reckoning(store, lease, "siesta", "live", 0.0).run()
    assert await figures(here) == []
    await other.let_go(taken)
    assert await recompute(store, "quick") is not None
    assert await leases.take("ratings:siesta:live", 0) is not None
    assert await recompute(store, "another") is None  # somebody counts already


@evening
async def test_a_leaderboard_lists_those_who_have_played_enough_and_do_not_mind(here: Evening) -> None:
    store = here.house.store
    await store.write(lambda connection: fill(connection, 4 * PROVISIONAL))
    await recompute(store, "somebody")

    async def listed(guest: str | None = None) -> list[str]:
        found = await store.read(lambda connection: leaderboard(connection, "siesta", "live", guest))
        assert [each.strength.least for each in found] == sorted((each.strength.least for each in found), reverse=True)
        assert all(not each.strength.provisional for each in found)
        return [each.bot or str(each.name) for each in found]

    first = await listed()
    assert "medium" in first
    shy = next(name for name in first if name != "medium")
    await here.house.profiles.keep(shy, Profile(unlisted=True))
    assert await listed() == [name for name in first if name != shy]
    assert await listed(shy) == first  # one sees oneself
    await here.house.people.forget(next(name for name in first if name not in ("medium", shy)))
    assert len(await listed()) == len(first) - 2


def test_the_command_counts_everything_again(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    run_apart(store.write(lambda connection: fill(connection, 5)))
    store.close()
    for changed in ("15", "0"):
        asked = ["ratings", "recompute", "--data", str(tmp_path)]
        with ThreadPoolExecutor(1) as apart:  # it has a loop of its own
            done = apart.submit(CliRunner().invoke, main, asked, env={"LC_ALL": "en_GB.UTF-8"}).result()
        assert done.exit_code == 0, done.output
        assert "5" in done.output
        assert changed in done.output
