"""A study: set up by a form, refused with why, tried, remarked on, shared, made a lesson of."""

from __future__ import annotations

import asyncio
import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

import fullboard
from fullboard import games
from fullboard.cli import main
from fullboard.core.lesson import read_lesson
from fullboard.core.teaching import check_lesson
from fullboard.web.studies import fields, first_position
from fullboard.words.files import HOUSE, SOURCE
from tests.apart import run_apart
from tests.web.inside import URL, Evening, evening
from tests.words.ftl import messages

pytestmark = pytest.mark.slow  # each opens a house of its own, which takes a second of processor time

GAME = games["companeros"]
REMARK = "Now it gets interesting: {red} or not?\n\n* one\n[two]\n.three"  # nothing in it means anything in Fluent


def test_whatever_is_wrong_with_a_position_is_said_in_words() -> None:
    sources = Path(fullboard.__file__).parent
    files = [
        *sources.glob("games/*/position*.py"),
        *sources.glob("games/*/position/*.py"),
        sources / "core" / "game.py",
    ]
    raised = r'BadPosition\("([a-z-]+)"'
    codes = {code for file in files for code in re.findall(raised, file.read_text("utf-8"))}
    codes |= {"card-missing", "tile-missing", "unknown-seat", "unknown-colour", "not-a-flag", "not-a-yes-or-no"}
    assert len(codes) > 80
    said = messages(HOUSE, SOURCE) | messages(games["hotel-samoa"].folder, SOURCE)
    assert [code for code in sorted(codes) if not {f"position-{code}", f"refusal-{code}"} & said.keys()] == []


async def post(here: Evening, path: str, **data: Any) -> httpx.Response:
    return await here.http.post(path, data=data, headers={"origin": URL})


def form(**changes: str) -> dict[str, str]:
    return {f"position.{key}": text for key, text in {**fields(first_position(GAME, 3)), **changes}.items()}


def test_a_position_is_set_up_tried_and_made_a_lesson_of(tmp_path: Path) -> None:
    async def go() -> None:
        async with evening(tmp_path, "Anna", "Bob", "Carla") as here:
            here.http.cookies.set("guest", here.cookies[0])
            assert 'href="/study"' in (await here.http.get("/")).text
            assert 'name="position.hands"' in (await here.http.get("/study/companeros?players=4")).text
            made = await post(here, "/study/companeros", **form())
            assert made.status_code == 303
            place = made.headers["location"]
            page = unescape((await here.http.get(place)).text)
            study = await here.house.studies.find("companeros", place.rpartition("/")[2])
            match = study.match("")
            seat = match.actors[0]
            move = match.notation(match.legal(seat)[0])
            assert f'value="{move}"' in page
            set_up = (await here.http.get("/study/companeros?players=3")).text
            assert "Hand of Ada" in set_up  # whoever sets it up: seats keep their names, from wherever one looks
            assert "Hand of Anna" not in set_up
            assert "Ada" in page.split('id="board"')[1]
            assert "static/explain.js" in page
            assert 'id="help-link"' in page
            tried = await post(here, place, move=move, line="", seat=str(seat))
            line = f"{seat} {move}"
            assert tried.status_code == 303
            said = await post(here, f"{place}/remark", line=line, text=REMARK)
            assert said.status_code == 303
            here.http.cookies.set("guest", here.cookies[1])  # somebody else has been given the address
            page = unescape((await here.http.get(place, params={"line": line})).text)
            assert "Now it gets interesting" in page
            assert (await post(here, f"{place}/remark", line=line, text="mine")).status_code == 403
            lesson = (await here.http.get(f"{place}/lesson/toml", params={"line": line})).text
            words = (await here.http.get(f"{place}/lesson/ftl", params={"line": line})).text
            found = read_lesson(lesson, f"study-{study.id}")
            assert check_lesson(found, GAME)[-1].step is None
            assert "Now it gets interesting" in words
            downloads = tmp_path / "downloads"
            downloads.mkdir()
            file = downloads / f"study-{study.id}.toml"
            file.write_text(lesson, "utf-8")
            file.with_suffix(".ftl").write_text(words, "utf-8")
            told = await asyncio.to_thread(CliRunner().invoke, main, ["lesson", "check", str(file), "--lang", "en"])
            assert told.exit_code == 0, told.output  # as it was downloaded
            for wrong in ("x", "9 play red 1", f"{line}.{line}", "0" * 3000, "\x00"):
                answer = await here.http.get(place, params={"line": wrong})
                assert answer.status_code in (400, 409), wrong

    run_apart(go())


def test_what_cannot_exist_is_refused_with_why_and_the_form_stays(tmp_path: Path) -> None:
    async def go() -> None:
        async with evening(tmp_path, "Anna", "Bob", "Carla") as here:
            here.http.cookies.set("guest", here.cookies[0])
            position = first_position(GAME, 3)
            hands = [position["hands"][0], position["hands"][0], position["hands"][2]]
            for changes, code, why in (
                ({"hands": json.dumps(hands)}, "card-twice", "lies somewhere else already"),
                ({"hands": "[1,"}, "bad-json", "this is not valid JSON"),
                ({"trump": '"red"'}, "unknown-key", "there is no such thing"),
                ({"players": "77"}, "bad-players", "players"),
            ):
                answer = await post(here, "/study/companeros", **form(**changes))
                assert answer.status_code == 422, changes
                page = unescape(answer.text)
                assert f"[{code}]" in page
                assert why in page
                assert 'name="position.pot"' in page
            guest = (await here.house.people.by_token(here.tokens[0])) or None
            assert guest is not None
            assert await here.house.studies.of(guest.id) == []
            assert (await here.http.get("/study/companeros/nothing")).status_code == 404

    run_apart(go())


def test_pieces_are_laid_one_by_one_and_what_keeps_it_from_existing_is_said(tmp_path: Path) -> None:
    async def go() -> None:
        async with evening(tmp_path, "Anna", "Bob", "Carla") as here:
            here.http.cookies.set("guest", here.cookies[0])
            page = unescape((await here.http.get("/study/companeros")).text)
            assert "This position can exist." in page
            assert 'id="board" inert' in page  # the table as it would be
            card = re.search(r'name="piece" value="(pot\[0\])"> (\w+ \d+)<', page)
            assert card is not None
            lay = "/study/companeros/set-up"
            page = unescape((await post(here, lay, **form(), piece=card[1], to="won[0]")).text)
            assert "[won-too-early]" in page
            assert 'id="board"' not in page
            given = dict(re.findall(r'type="hidden" name="(position\.[^"]+)" value=\'?"?(.*?)"?\'?>', page))
            assert card[2] in given["position.won"]
            page = unescape((await post(here, lay, **given, piece="won[0][0]", to="pot")).text)
            assert "This position can exist." in page
            values = {"at.tricks": "9", "at.round": "x", "at.hands[0]": "[]"}
            for path, code in (("at.tricks", "hand-size"), ("at.round", "not-a-number"), ("at.hands[0]", "hand-size")):
                answer = await post(here, lay, **form(), **{path: values[path]})
                assert answer.status_code == 200
                assert f"[{code}]" in answer.text or "[card-missing]" in answer.text
            for nonsense in ({"piece": "x" * 10_000, "to": "pot"}, {"new": "y" * 10_000, "to": "pot"}, {"at.no": "1"}):
                assert (await post(here, lay, **form(), **nonsense)).status_code == 200
            for deep in ("[" * 500 + "]" * 500, "[" * 9000):
                assert "study-fault wrong" in (await post(here, lay, **form(hands=deep))).text
            made = await post(here, "/study/companeros", **form(), **{"at.totals[0]": "0"})
            assert made.status_code == 303

    run_apart(go())
