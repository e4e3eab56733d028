"""A bot that dies, hangs, raises or cheats is played for, and neither its table nor any other waits for it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal

import pytest
from sqlalchemy import update

from fullboard.house.store import schema
from fullboard.house.work.service import WorkService
from fullboard.house.work.turns import MOST_STRIKES
from tests.apart import run_apart
from tests.house.evening import Evening
from tests.house.work.shift import Trial, alone_with, at_work, lines_of, moved, sooner_or_later, working


def test_a_thinker_that_is_killed_is_replaced_and_its_turn_made(database: str, trial: Trial) -> None:
    async def go() -> None:
        here = Evening(database)
        table = await alone_with(here, "waits")
        async with at_work(here.house) as service:
            while not trial.asked():
                await asyncio.sleep(0.01)
            process, seat = trial.asked()[0]
            os.kill(process, signal.SIGKILL)
            trial.go()
            table = await moved(here, table)
            assert service.figures.fallbacks == 0
        assert table.notices == {}
        assert trial.asked()[1][1] == seat
        assert trial.asked()[1][0] != process
        await here.close()

    run_apart(go())


def test_a_bot_that_hangs_is_ended_and_a_simpler_one_plays_for_it(
    database: str, trial: Trial, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        here = Evening(database)
        table = await alone_with(here, "hangs")
        service = WorkService(here.house, 1, 0.0)
        service.turns.deadline = 0.1
        async with working(service):
            table = await moved(here, table, 3)
            assert service.figures.fallbacks >= 2
        moved_for = {seat for seat in lines_of(table) if seat is not None}
        assert {seat: notice.what for seat, notice in table.notices.items()} == dict.fromkeys(moved_for, "slow")
        await here.close()

    run_apart(go())
    assert "the bot hangs of companeros did not move" in caplog.text
    assert "no answer after 0.1 seconds" in caplog.text


def test_a_bot_that_hangs_again_and_again_is_not_asked_for_a_while_so_that_others_need_not_wait(
    database: str, trial: Trial, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        here = Evening(database)
        table = await alone_with(here, "hangs", "siesta")
        service = WorkService(here.house, 1, 0.0)
        service.turns.deadline = 0.1
        async with working(service):
            table = await moved(here, table, 7)
            assert service.figures.fallbacks >= 6
            assert caplog.text.count("the bot hangs of siesta did not move") == MOST_STRIKES
            service.turns._rests.clear()  # a minute later
            await moved(here, table, len(lines_of(table)) + 2)
        assert caplog.text.count("the bot hangs of siesta did not move") > MOST_STRIKES
        await here.close()

    run_apart(go())


@pytest.mark.parametrize(
    ("bot", "said"), [("raises", "ZeroDivisionError: on fire"), ("cheats", "bad-move"), ("dies", "a thinker died")]
)
def test_a_bot_that_fails_is_played_for_and_blamed_in_full_once(
    database: str, trial: Trial, caplog: pytest.LogCaptureFixture, bot: str, said: str
) -> None:
    async def go() -> None:
        here = Evening(database)
        table = await alone_with(here, bot)
        async with at_work(here.house) as service:
            table = await moved(here, table, 4)
            assert service.figures.fallbacks >= 3
            assert service.figures.failures == 0
        assert {notice.what for notice in table.notices.values()} == {"slow"}
        await here.close()

    with caplog.at_level(logging.WARNING):
        run_apart(go())
    blamed = [record.getMessage() for record in caplog.records if f"the bot {bot} of" in record.getMessage()]
    assert len(blamed) >= 3
    assert all(said in each for each in blamed)
    assert sum("Traceback" in each for each in blamed) == (bot != "dies")


def test_where_even_the_simpler_bot_fails_any_move_is_made(
    database: str, trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fullboard.house.work.turns.simpler_bot", lambda game, bot: "dies")

    async def go() -> None:
        here = Evening(database)
        table = await alone_with(here, "raises", "siesta")
        async with at_work(here.house):
            table = await moved(here, table, 3)
        assert {notice.what for notice in table.notices.values()} == {"slow"}
        await here.close()

    run_apart(go())


def test_a_bot_that_nobody_has_any_more_is_played_for(database: str, trial: Trial) -> None:
    async def go() -> None:
        here = Evening(database)
        table = await alone_with(here, "random")
        own = update(schema.seats).where(schema.seats.c.table == table.id).values(bot="gone")
        await here.house.store.write(lambda connection: connection.execute(own))
        here.house.tables._known.clear()
        async with at_work(here.house) as service:
            await moved(here, table)
            assert service.figures.fallbacks >= 1
        await here.close()

    run_apart(go())


def test_what_others_choose_meanwhile_does_not_make_a_bot_think_again(database: str, trial: Trial) -> None:
    async def go() -> None:
        here = Evening(database)
        anna = await here.guest("Anna")
        table = await here.create(anna, "hotel-samoa", ["me", "waits", "waits"])
        assert table.actors == (0, 1, 2)  # all choose in secret
        async with at_work(here.house) as service:
            while not trial.asked():
                await asyncio.sleep(0.01)
            after = await here.play(table, anna, table.running().legal(0)[0])
            assert (after.owed, after.revision) == ((1, 2), table.revision + 1)
            trial.go()

            async def hers_to_move() -> bool:
                return (await here.find(table)).actors == (0,) and service.thinking.taken == 0

            await sooner_or_later(hers_to_move)
        made = [seat for seat in lines_of(await here.find(table)) if seat]
        assert [seat for _, seat in trial.asked()] == made
        await here.close()

    run_apart(go())
