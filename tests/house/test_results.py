"""Every match leaves its results when it ends: who came where, by how much, and what they did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import delete, select, text, update

from fullboard.core.match import Match
from fullboard.core.tally import counts
from fullboard.house.history import Since, history
from fullboard.house.marks import mark_of
from fullboard.house.own import own_record
from fullboard.house.people import Guest
from fullboard.house.places import margin
from fullboard.house.statistics import head_to_head, statistics, summaries
from fullboard.house.store import Store, schema, sqlite_url
from fullboard.house.table import Table
from fullboard.house.upkeep import Retention, Upkeep
from fullboard.house.work.books import Books
from fullboard.house.work.lanes import Look
from fullboard.house.work.leases import Leases
from tests.house.evening import Evening, evening

NO_LOOK = Look(1, 1, (), False)


async def rows(here: Evening, table: Table) -> list[Any]:
    own = select(schema.results).where(schema.results.c.table == table.id).order_by(schema.results.c.seat)
    return await here.house.store.read(lambda connection: list(connection.execute(own)))


async def played(here: Evening, *, options: Any = None) -> tuple[Table, list[Guest]]:
    table, people = await here.begun(("Anna", "Bob", "Carla"), options=options or {})
    return await here.play_out(table, people), people


@evening
async def test_a_match_leaves_a_row_for_every_seat_in_the_transaction_that_ends_it(here: Evening) -> None:
    table, people = await played(here)
    match = table.finished_match()
    found = await rows(here, table)
    assert [row.guest for row in found] == [guest.id for guest in people]
    assert tuple(row.score for row in found) == match.scores
    assert {row.seat for row in found if row.place == 1} == set(match.winners)
    assert {(row.game, row.pace, row.players, row.rated, row.gone) for row in found} == {
        ("companeros", "live", 3, False, False)
    }
    assert {row.lead for row in found if row.place == 1} == {margin(match.scores, match.winners)}
    assert [row.counts for row in found] == counts(match)


@evening
async def test_a_match_that_is_ended_by_consent_has_no_places(here: Evening) -> None:
    table, people = await here.begun()
    for guest in people:
        await here.ask(table, guest, "end")
    assert {(row.place, row.score, row.lead) for row in await rows(here, table)} == {(None, None, None)}
    cleared = await here.create(people[0], "siesta", ["me", "person"])
    await here.house.seating.close(cleared.id, people[0].id)
    assert await rows(here, cleared) == []


@evening
async def test_what_an_older_house_has_ended_is_caught_up_with(here: Evening) -> None:
    table, _ = await played(here)
    before = await rows(here, table)

    def unwrite(connection: Any) -> None:
        connection.execute(delete(schema.results))
        connection.execute(text("UPDATE guests SET mark = NULL"))

    await here.house.store.write(unwrite)
    leases = Leases(here.house.store, "a test")
    books = Books(here.house, leases)
    (work,) = await books.offer(NO_LOOK)
    lease = await leases.take(work.subject, work.revision)
    assert lease is not None
    await work.do(lease, None)  # type: ignore[arg-type]
    after = await rows(here, table)
    assert [(row.guest, row.place, row.counts) for row in after] == [
        (row.guest, row.place, row.counts) for row in before
    ]
    assert await here.scalar("SELECT count(*) FROM guests WHERE mark IS NULL") == 0
    assert await books.offer(NO_LOOK) == []


@evening
async def test_matches_are_found_a_page_at_a_time(here: Evening) -> None:
    anna = await here.guest("Anna")
    tables = []
    for _ in range(5):
        table = await here.create(anna, "siesta", ["me", "random"])
        tables.append((await here.play_out(table, [anna])).id)

    async def page(since: Since | None, **which: Any) -> list[Any]:
        return await here.house.store.read(lambda connection: history(connection, anna.id, 2, since=since, **which))

    found: list[str] = []
    since: Since | None = None
    while more := await page(since):
        found += [each.table for each in more]
        since = Since.read(str(Since(more[-1].ended, more[-1].table)))
        assert since is not None
    assert found == tables[::-1]
    assert await page(None, game="companeros") == []
    assert [Since.read(bad) for bad in ("", "1", "x-y", "nan-a", "1.0-" + "a" * 17, "1.0-\0")] == [None] * 6


@evening
async def test_statistics_tell_how_somebody_plays_and_against_whom(here: Evening) -> None:
    table, people = await played(here)
    match = table.finished_match()
    anna, bob, _ = people

    def read(connection: Any) -> Any:
        return statistics(connection, anna.id, "companeros"), head_to_head(connection, anna.id, bob.id)

    found, between = await here.house.store.read(read)
    own, other, _ = await rows(here, table)
    assert (found.matches, found.wins) == (1, int(own.place == 1))
    assert found.places == {3: [int(own.place == place) for place in (1, 2, 3)]}
    assert dict(found.points) == {key: many for key, many in counts(match)[0]["points"].items() if many}
    assert sum(dict(found.points).values()) == match.scores[0] == found.feats.best_score
    assert {(each.name, each.mark) for each in found.against} == {(each.name, mark_of(each.id)) for each in people[1:]}
    assert (between["companeros"].ahead, between["companeros"].behind) == (
        int(own.place < other.place),
        int(own.place > other.place),
    )
    assert await here.house.store.read(lambda connection: statistics(connection, anna.id, "siesta")) is None
    (summary,) = await here.house.store.read(lambda connection: summaries(connection, anna.id))
    assert (summary.game, summary.matches) == ("companeros", 1)


@evening
async def test_whoever_is_forgotten_is_in_nobodys_statistics_any_more(here: Evening) -> None:
    _, (anna, bob, _) = await played(here)
    await here.house.friends.change(anna.id, mark_of(bob.id), "follow")
    assert (await here.house.store.read(lambda connection: own_record(connection, anna.id)))["relations"] != []
    await here.house.people.forget(bob.id)
    found = await here.house.store.read(lambda connection: statistics(connection, anna.id, "companeros"))
    assert found is not None
    assert [each.name for each in found.against] == ["Carla"]
    (mine,) = await here.house.store.read(lambda connection: history(connection, anna.id))
    assert (mine.called[1], mine.marks[1]) == (None, "")
    record = await here.house.store.read(lambda connection: own_record(connection, anna.id))
    assert record["relations"] == []
    assert bob.id not in str(record)


@evening
async def test_results_go_with_their_table_unless_they_count(here: Evening) -> None:
    table, people = await played(here)
    for guest in people:
        await here.house.people.forget(guest.id)
    await here.set_row(table, touched=1.0)
    upkeep = Upkeep(here.house.store, here.house.tables, here.house.peace, Retention(finished=1.0))
    await upkeep.go_round()
    assert await rows(here, table) == []


def test_counting_what_was_played_follows_the_story_and_not_what_was_taken_back() -> None:
    match = Match("companeros", players=3, seed=3)
    seat = match.actors[0]
    move = match.notation(match.legal(seat)[0])
    match.play(seat, move)
    match.undo()
    assert counts(match)[seat]["moves"] == {}
    match.play(seat, move)
    assert counts(match)[seat]["moves"] == {f"play {move.split()[1]}": 1}


def test_a_guest_has_a_mark_however_they_are_written_down(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    with store.engine.begin() as connection:
        connection.execute(schema.guests.insert().values(id="g", name="G", created=1.0))
        assert connection.scalar(select(schema.guests.c.mark)) == mark_of("g")
    store.close()


@evening
async def test_what_was_left_to_a_bot_is_listed_and_in_no_statistics(here: Evening) -> None:
    table, people = await played(here)
    won = next(row for row in await rows(here, table) if row.place == 1)
    other = next(guest.id for guest in people if guest.id != won.guest)
    own = (schema.results.c.table == table.id) & (schema.results.c.seat == won.seat)
    left = update(schema.results).where(own).values(gone=True)
    await here.house.store.write(lambda connection: connection.execute(left))

    def read(connection: Any) -> tuple[Any, ...]:
        return (
            statistics(connection, won.guest, "companeros"),
            summaries(connection, won.guest),
            head_to_head(connection, won.guest, other),
            head_to_head(connection, other, won.guest),
            [(each.place, each.gone) for each in history(connection, won.guest)],
        )

    assert await here.house.store.read(read) == (None, [], {}, {}, [(1, True)])


@evening
async def test_having_won_with_a_number_of_players_is_told_where_there_are_several(here: Evening) -> None:
    table, _ = await played(here)
    won = next(row for row in await rows(here, table) if row.place == 1)

    async def feats(game: str) -> tuple[tuple[int, ...], bool]:
        found = await here.house.store.read(lambda connection: statistics(connection, won.guest, game))
        assert found is not None
        assert found.feats is not None
        return found.feats.won_with, found.feats.all_numbers

    assert await feats("companeros") == ((3,), False)
    own = (schema.results.c.table == table.id) & (schema.results.c.seat == won.seat)
    other = update(schema.results).where(own).values(game="kuhn-poker", players=2)
    await here.house.store.write(lambda connection: connection.execute(other))
    assert await feats("kuhn-poker") == ((), False)
