"""A lesson on its page: without scripts, for guests and strangers, and kept for whoever has a name."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from tests.apart import run_apart
from tests.web.inside import URL, Evening, evening

pytestmark = pytest.mark.slow  # each opens a house of its own, which takes a second of processor time

LESSON = "/games/companeros/lessons/first-turn"


async def do(here: Evening, page: str, move: str, lesson: str = LESSON) -> str:
    """Press a button of the page as a browser without scripts does; the page that follows."""
    assert f'value="{move}"' in page
    past = re.search(r'name="past" value="([^"]*)"', page)
    assert past is not None
    given = {"past": unescape(past[1]), "move": move}
    answer = await here.http.post(lesson, data=given, headers={"origin": URL}, follow_redirects=True)
    assert answer.status_code == 200
    return answer.text


async def next_thing(here: Evening, page: str) -> str:
    """What the page asks for: to read on, or what is lit up after “Show me”; nothing at the end."""
    if 'name="move" value="go"' in page:
        return "go"
    way = re.search(r'id="show-me" href="([^"]+)"', page)
    if way is None:
        return ""
    shown = (await here.http.get(unescape(way[1]))).text
    lit = [tag for tag in re.findall(r"<button[^<>]*>", shown) if " data-lit" in tag and 'name="move"' in tag]
    values = [re.search(r'value="([^"]+)"', tag) for tag in lit]
    assert values, "nothing is lit up"
    assert values[0] is not None
    return unescape(values[0][1])


def test_a_lesson_is_taken_to_its_end_and_kept(tmp_path: Path) -> None:
    async def take() -> None:
        async with evening(tmp_path, "Anna", "Bob", "Carla") as here:
            here.http.cookies.set("guest", here.cookies[0])
            assert LESSON.rpartition("/")[0] in (await here.http.get("/")).text
            page = (await here.http.get(LESSON)).text
            for move in ("go", "go", "go"):
                page = await do(here, page, move)
            assert "data-lit" in page
            assert "static/explain.js" in page  # a tap tells what something is, and why not
            assert 'id="help-link"' in page
            page = await do(here, page, "play yellow 1")
            assert "You tried: play yellow 1." in page
            assert "does not catch a yellow 9" in page
            page = await do(here, page, "play red 6")
            assert "Blaise plays yellow 8" in page
            page = (await here.http.get(LESSON)).text  # where she left it
            assert "Step 5 of 7" in page
            page = await do(here, page, "me")
            assert "Your 6 alone" in page
            page = await do(here, page, "blaise")
            page = await do(here, page, "take yellow")
            page = await do(here, page, "go")
            assert "That is all for this lesson." in page
            assert 'action="/learn/companeros"' in page
            assert "The lesson ends here" in page  # of cards that cannot be played any more
            assert "1 of" in (await here.http.get("/")).text
            match = await here.http.post("/learn/companeros", data={}, headers={"origin": URL})
            table = await here.house.tables.find(match.headers["location"].rpartition("/")[2])
            assert [seat.bot for seat in table.seats] == [None, "easy", "easy", "easy"]
            await here.house.people.forget(str(table.seats[0].guest))
            assert await here.house.lessons.finished(str(table.seats[0].guest)) == {}

    run_apart(take())


def test_what_matters_is_stressed_in_what_is_said_to_a_try_as_well(tmp_path: Path) -> None:
    async def take() -> None:
        async with evening(tmp_path) as here:
            page = (await here.http.get("/games/companeros/lessons/spoil", params={"tried": "7"})).text
            assert "Seven is what you would have <em>played</em>." in page

    run_apart(take())


def test_strangers_learn_too_and_nonsense_leads_to_the_beginning(tmp_path: Path) -> None:
    async def take() -> None:
        async with evening(tmp_path) as here:
            page = (await here.http.get(LESSON)).text
            page = await do(here, page, "go")
            assert "Step 2 of 7" in page
            for past in ("go.go.go.go", "play red 6", "x" * 5000, "\x00", "go." * 3000):
                answer = await here.http.get(LESSON, params={"past": past, "tried": "nonsense"})
                assert answer.status_code == 200
                assert "Step 1 of 7" in answer.text
            for path in (f"{LESSON}-no", "/games/siesta-no/lessons", "/games/companeros/lessons/../en.ftl"):
                assert (await here.http.get(path)).status_code == 404

    run_apart(take())


@pytest.mark.slow
@pytest.mark.parametrize("key", ["companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand"])
def test_every_lesson_is_finished_by_what_its_page_shows(tmp_path: Path, key: str) -> None:
    """One after the other, from the list of lessons to the first match."""

    async def take() -> None:
        async with evening(tmp_path, "Anna", "Bob", "Carla") as here:
            here.http.cookies.set("guest", here.cookies[0])
            overview = (await here.http.get(f"/games/{key}/lessons")).text
            lessons = list(dict.fromkeys(re.findall(rf'href="(/games/{key}/lessons/[a-z-]+)"', overview)))
            assert len(lessons) >= 6
            for at, lesson in enumerate(lessons):
                page = (await here.http.get(lesson)).text
                while move := await next_thing(here, page):
                    page = await do(here, page, move, lesson)
                assert "That is all for this lesson." in page
                assert f'action="/learn/{key}"' in page
                assert at + 1 == len(lessons) or lessons[at + 1] in page
            assert (await here.http.get(f"/games/{key}/lessons")).text.count("✓") == len(lessons)
            assert f"{len(lessons)} of {len(lessons)} done" in (await here.http.get("/")).text

    run_apart(take())
