"""Hints and analyses in the house: who may have one, what is kept, and what happens on a bad day."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from fullboard.bots.hints import hint_for
from fullboard.house import analyses as desk
from fullboard.house import schema
from fullboard.house.analyses import Analyses
from fullboard.house.guests import Guest
from fullboard.house.hints import HintDesk
from fullboard.house.table import Table
from tests.bots.planted import blunder
from tests.house.evening import Evening, begun, evening, refused
from tests.house.server import BriefHouse, Caller, Server
from tests.house.test_api import finish
from tests.house.test_watch import Visitor

QUICK = 30


class Aside(HintDesk):
    """Thinks in this process, so that a test can look over its shoulder."""

    def __init__(self) -> None:
        super().__init__(QUICK)
        self.asked: list[int] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def _think(self, record: str, seat: int) -> dict[str, Any]:
        self.asked.append(seat)
        await self.may_answer.wait()
        return hint_for(record, seat, 1, QUICK)


async def alone(here: Evening, **settings: Any) -> tuple[Table, Guest]:
    anna = await here.guest("Anna")
    table = await here.house.create(anna, "companeros", ["me", "random", "random"], **settings)
    while table.match is not None and 0 not in table.match.actors:
        actor = table.match.actors[0]
        await here.house.play_for(
            table, actor, table.match.notation(table.match.legal(actor)[0]), len(table.match.lines())
        )
    return table, anna


# Hints


@evening
async def test_hints_are_allowed_to_one_person_and_not_to_several_unless_the_host_says(here: Evening) -> None:
    assert (await alone(here))[0].hints
    assert not (await alone(here, hints=False))[0].hints
    assert not (await begun(here))[0].hints
    table, _ = await begun(here, hints=True)
    assert table.hints
    here.reopen()
    assert [each.hints for each in here.house.tables.values()].count(True) == 2
    assert (await here.house.find(table.id)).hints


@evening
async def test_a_table_from_before_there_were_agreements_gets_what_is_usual(here: Evening) -> None:
    one, _ = await alone(here)
    several, _ = await begun(here)
    await here.store.run(lambda connection: connection.execute(schema.agreements.delete()))
    here.reopen()
    assert (await here.house.find(one.id)).hints
    assert not (await here.house.find(several.id)).hints


@evening
async def test_a_rematch_keeps_what_was_agreed(here: Evening) -> None:
    table, people = await begun(here, hints=True)
    for guest in people:
        await here.house.ask(table, guest.id, "end")
    assert (await here.house.rematch(table, people[0])).hints


@evening
async def test_a_hint_is_for_whoever_is_to_move_and_for_nobody_else(here: Evening) -> None:
    desk = Aside()
    table, people = await begun(here, hints=True)
    assert table.match is not None
    actor = table.match.actors[0]
    told = await desk.ask(table, people[actor].id)
    assert told["seat"] == actor
    assert told["move"] in [table.match.notation(move) for move in table.match.legal(actor)]
    assert told["step"] == table.match.step
    assert await desk.ask(table, people[actor].id) == told
    assert desk.asked == [actor]  # thought of once
    await refused("not-your-turn", desk.ask(table, people[(actor + 1) % 3].id))
    await refused("not-your-seat", desk.ask(table, (await here.guest("Zoe")).id))
    table.hints = False
    await refused("hints-not-allowed", desk.ask(table, people[actor].id))


@evening
async def test_a_hint_for_a_moment_that_has_passed_is_not_given(here: Evening) -> None:
    desk = Aside()
    table, anna = await alone(here)
    desk.may_answer.clear()
    asked = asyncio.create_task(desk.ask(table, anna.id))
    await asyncio.sleep(0)
    await refused("hint-pending", desk.ask(table, anna.id))
    assert table.match is not None
    await here.house.play(table, anna.id, table.match.notation(table.match.legal(0)[0]))
    desk.may_answer.set()
    await refused("stale-step", asked)
    await here.house.leave(table, anna)
    await refused("not-your-turn", desk.ask(table, anna.id))


@evening
async def test_a_mind_that_dies_is_replaced(here: Evening) -> None:
    desk = HintDesk(QUICK)
    table, anna = await alone(here)
    assert (await desk.ask(table, anna.id))["seat"] == 0
    desk._known.clear()
    assert desk._pool is not None
    for process in desk._pool._processes.values():
        process.kill()
    await refused("hint-failed", desk.ask(table, anna.id))
    assert (await desk.ask(table, anna.id))["seat"] == 0
    desk.close()


def test_whoever_sets_a_table_is_told_what_each_bot_is_like(server: Server) -> None:
    english, french = (Visitor(server, language=language).http.get("/new/companeros").text for language in ("en", "fr"))
    assert ">hard bot: thinks for a moment, up to a second</option>" in english
    assert ">bot glouton\u00a0: ce qui paraît le mieux sur le moment</option>" in french
    assert "gourmand" not in french
    for level in ("random", "easy", "greedy", "medium", "hard", "expert"):
        assert re.search(rf'<option value="{level}">{level} bot: \w[^<]{{8,60}}</option>', english)
        assert re.search(rf'<option value="{level}">bot [^<:]+\u00a0: \w[^<]{{8,60}}</option>', french)


def test_hints_by_the_api(server: Server) -> None:
    anna, bob = Caller(server, "Anna"), Caller(server, "Bob")
    table = anna.post("/tables", game="companeros", seats=["me", "greedy", "greedy"]).json()
    assert table["hints"] is True
    while not (state := anna.get(f"/tables/{table['id']}"))["legal"]:
        time.sleep(0.02)
    told = anna.post(f"/tables/{table['id']}/hint").json()
    assert told["move"] in [each["notation"] for each in state["legal"]]
    assert 0 <= told["instead"]["chance"] <= 1
    answer = bob.post(f"/tables/{table['id']}/hint")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    other = anna.post("/tables", game="companeros", seats=["me", "greedy", "greedy"], hints=False).json()
    answer = anna.post(f"/tables/{other['id']}/hint")
    assert (answer.status_code, answer.json()["code"]) == (403, "hints-not-allowed")


# Analyses


async def over(here: Evening) -> tuple[Table, Guest]:
    """A match that is over, played by whoever is asked first."""
    table, anna = await alone(here)
    while table.match is not None and table.match.actors:
        actor = table.match.actors[0]
        move = table.match.notation(table.match.legal(actor)[0])
        if actor == 0:
            await here.house.play(table, anna.id, move)
        else:
            await here.house.play_for(table, actor, move, len(table.match.lines()))
    assert table.status == "over"
    return table, anna


async def made(analyses: Analyses, table: Table) -> Any:
    deadline = time.monotonic() + 250
    while (job := await analyses.of_table(table)) is None or job.waiting:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)
    return job


@evening
async def test_an_analysis_is_made_once_and_kept_without_names(here: Evening) -> None:
    analyses = Analyses(here.house, QUICK)
    running, _ = await alone(here)
    table, anna = await over(here)
    assert await analyses.of_table(table) is None
    await refused("match-running", analyses.ask_for_table(running, anna.id))
    serving = asyncio.create_task(analyses.run())
    job = await analyses.ask_for_table(table, anna.id)
    assert await analyses.ask_for_table(table, anna.id) is job
    result = (await made(analyses, table)).result
    assert 0 < job.done == job.total
    assert len(result["decisions"]) > 10
    assert "Anna" not in str(result)
    serving.cancel()
    here.reopen()
    later = Analyses(here.house, QUICK)
    table = await here.house.find(table.id)
    again = await later.ask_for_table(table, anna.id)
    assert again.result == result
    assert not later.jobs


@evening
async def test_a_house_that_fell_over_in_the_middle_begins_again(here: Evening) -> None:
    table, anna = await over(here)
    await Analyses(here.house, QUICK).ask_for_table(table, anna.id)  # and nobody makes it
    here.reopen()
    analyses = Analyses(here.house, QUICK)
    table = await here.house.find(table.id)
    waiting = await analyses.of_table(table)
    assert waiting is not None
    assert waiting.waiting
    serving = asyncio.create_task(analyses.run())
    assert (await made(analyses, table)).result["game"] == "companeros"
    serving.cancel()


@evening
async def test_an_analysis_that_fails_says_so_and_may_be_asked_for_again(here: Evening) -> None:
    table, anna = await over(here)
    analyses = Analyses(here.house, QUICK, seconds=0.001)
    serving = asyncio.create_task(analyses.run())
    await analyses.ask_for_table(table, anna.id)
    assert (await made(analyses, table)).failed == "analysis-too-slow"
    analyses.seconds = 60
    await analyses.ask_for_table(table, anna.id)
    assert (await made(analyses, table)).failed is None
    serving.cancel()


@evening
async def test_a_guest_waits_for_a_few_analyses_at_most(here: Evening) -> None:
    analyses = Analyses(here.house, QUICK)
    for _ in range(desk.MOST_PER_GUEST):
        analyses.ask_for_record("anna", "")
    await refused("too-many-analyses", _later(analyses, "anna"))
    for number in range(desk.MOST_WAITING - desk.MOST_PER_GUEST):
        analyses.ask_for_record(f"guest {number}", "")
    await refused("analyses-busy", _later(analyses, "zoe"))


async def _later(analyses: Analyses, guest: str) -> None:
    analyses.ask_for_record(guest, "")


@evening
async def test_another_rules_version_has_an_analysis_of_its_own(here: Evening) -> None:
    table, anna = await over(here)
    analyses = Analyses(here.house, QUICK)
    serving = asyncio.create_task(analyses.run())
    await analyses.ask_for_table(table, anna.id)
    await made(analyses, table)
    serving.cancel()
    await here.store.run(lambda connection: connection.execute(update(schema.analyses).values(rules=99)))
    assert await analyses.of_table(table) is None
    rows = await here.store.run(lambda connection: connection.execute(select(schema.analyses.c.rules)).all())
    assert [row.rules for row in rows] == [99]


def test_an_analysis_by_the_api(server: Server) -> None:
    caller = Caller(server, "Robota")
    table = caller.post("/tables", game="companeros", seats=["me", "random", "random"]).json()["id"]
    answer = caller.post(f"/tables/{table}/analysis")
    assert (answer.status_code, answer.json()["code"]) == (409, "match-running")
    finish(caller, table)
    assert caller.get(f"/tables/{table}/analysis") == {"status": "none"}
    assert caller.post(f"/tables/{table}/analysis").status_code == 202
    deadline = time.monotonic() + 300
    while (told := caller.get(f"/tables/{table}/analysis"))["status"] == "waiting":
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert told["status"] == "done"
    assert {"chart", "decisions", "turning_points"} <= told["result"].keys()


def test_an_analysis_survives_a_house_that_is_killed(tmp_path: Path) -> None:
    house = BriefHouse(tmp_path / "data")
    with house:
        caller = Caller(house, "Robota")
        table = caller.post("/tables", game="companeros", seats=["me", "random", "random"]).json()["id"]
        finish(caller, table)
        assert caller.post(f"/tables/{table}/analysis").json()["status"] == "waiting"
        house.kill()
        house.open()
        deadline = time.monotonic() + 300
        while (told := caller.get(f"/tables/{table}/analysis"))["status"] == "waiting":
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert told["status"] == "done"
    assert "Traceback" not in house.log


@pytest.fixture
def planted(tmp_path: Path) -> str:
    return blunder().record()


def test_a_record_that_was_brought_along_is_analysed_too(server: Server, planted: str) -> None:
    visitor = Visitor(server)
    path = visitor.bring(planted).headers["location"]
    assert visitor.http.get(f"{path}/analysis").status_code == 200
    asked = visitor.http.post(f"{path}/analysis", data={"_csrf_token": visitor.csrf})
    assert asked.status_code == 303
    deadline = time.monotonic() + 300
    while "turning-points" not in (page := visitor.http.get(f"{path}/analysis").text):
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert "“take red” was played; “take green” promised more." in page
    assert f'href="{path}?line=3"' in page
    stranger = Visitor(server, None)
    assert stranger.http.post(f"{path}/analysis", data={"_csrf_token": stranger.csrf}).status_code == 401
    assert "turning-points" in stranger.http.get(f"{path}/analysis").text
