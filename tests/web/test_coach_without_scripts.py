"""Where there are no scripts, a page asks before a move that clearly costs much is made at a learning table."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import msgspec
import pytest

from tests.apart import run_apart
from tests.web.inside import URL, Evening, evening

pytestmark = pytest.mark.slow  # each opens a house of its own, which takes a second of processor time


async def learning_table(here: Evening) -> str:
    """Three people at a table that is coached; the pages are Anna's."""
    here.http.cookies.set("guest", here.cookies[0])
    wanted = {"game": "companeros", "seats": ["me", "person", "person"], "coach": True, "hints": True}
    made = (await here.http.post("/api/v1/tables", json=wanted, headers=here.bearer(0))).json()
    here.table = made["id"]
    for seat in (1, 2):
        await here.http.post(f"{here.api}/sit", json={}, headers=here.bearer(seat))
    while (await here.seen(0))["actors"] != [0]:
        await here.move()
    return here.path


async def press(here: Evening, move: str, step: int, **more: str) -> tuple[int, str]:
    given = {"move": move, "step": str(step), **more}
    answer = await here.http.post(f"{here.path}/move", data=given, headers={"origin": URL})
    return answer.status_code, unescape(answer.text)


def test_a_page_asks_before_a_dear_move_once_it_is_known_to_be_one(tmp_path: Path) -> None:
    async def go() -> None:
        async with evening(tmp_path, "Anna", "Bob", "Carla") as here:
            path = await learning_table(here)
            shown = await here.seen(0)
            dear, better = (each["notation"] for each in shown["legal"][:2])
            await here.http.get(path)  # while one looks, it is thought of
            table = await here.house.tables.find(here.table)
            subject = f"{table.id}/{len(table.running().lines())}/0"
            job = await here.house.jobs.find("advice", subject)
            assert job is not None
            warnings = {dear: {"chance": 0.1, "gain": {"count": "points", "more": 4.0}}}
            advice = {"seat": 0, "best": better, "chance": 0.5, "warnings": warnings}
            await here.house.jobs.finish(job, msgspec.json.encode(advice))
            _, page = await press(here, dear, shown["step"])
            assert "Are you sure?" in page
            assert "This probably costs you a good deal" in page
            assert f'name="move" value="{dear}"' in page
            assert (await here.seen(0))["step"] == shown["step"]  # nothing has been played
            status, _ = await press(here, dear, shown["step"], sure="yes")
            assert status == 303
            assert (await here.seen(0))["step"] != shown["step"]

    run_apart(go())


def test_nobody_is_asked_who_has_not_been_thought_for_or_does_not_want_to_be(tmp_path: Path) -> None:
    async def go() -> None:
        async with evening(tmp_path, "Anna", "Bob", "Carla") as here:
            path = await learning_table(here)
            await here.http.post(f"{path}/coach/dismiss", data={"tip": "warnings"}, headers={"origin": URL})
            await here.http.get(path)
            table = await here.house.tables.find(here.table)
            assert await here.house.jobs.find("advice", f"{table.id}/{len(table.running().lines())}/0") is None
            shown = await here.seen(0)
            assert (await press(here, shown["legal"][0]["notation"], shown["step"]))[0] == 303

    run_apart(go())
