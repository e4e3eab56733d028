"""Pages of people: one's own, those of others as far as they want, friends and leaderboards; by form and by API."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from fullboard.house.friends import met
from fullboard.house.history import Since, history
from fullboard.house.house import House
from fullboard.house.marks import mark_of
from fullboard.house.profiles import EVERYTHING
from fullboard.house.settings import Settings
from fullboard.house.statistics import statistics
from fullboard.house.store import Store, sqlite_url
from tests.web.inside import URL, Evening, at_a_table

pytestmark = pytest.mark.slow  # each opens a house of its own, which takes a second of processor time

HIDDEN = "unknown-person"


class People:
    """The three of an evening, as they know each other."""

    def __init__(self, here: Evening) -> None:
        self.here = here
        self.house: House = here.house

    async def id(self, seat: int) -> str:
        guest = await self.house.people.by_token(self.here.tokens[seat])
        assert guest is not None
        return guest.id

    async def mark(self, seat: int) -> str:
        return mark_of(await self.id(seat))

    def cookie(self, seat: int | None) -> dict[str, str]:
        return {"origin": URL} | ({} if seat is None else {"cookie": f"guest={self.here.cookies[seat]}"})

    async def get(self, seat: int | None, path: str, status: int = 200) -> str:
        answer = await self.here.http.get(path, headers=self.cookie(seat))
        assert answer.status_code == status, (path, answer.status_code)
        return html.unescape(answer.text)

    async def post(self, seat: int, path: str, status: int = 303, /, **data: Any) -> httpx.Response:
        answer = await self.here.http.post(path, data=data, headers=self.cookie(seat))
        assert answer.status_code == status, (path, answer.status_code, answer.text[-300:])
        return answer

    async def call(self, seat: int, path: str, status: int = 200, /, **sent: Any) -> Any:
        headers = self.here.bearer(seat)
        address = f"/api/v1{path}"
        asked = self.here.http.post(address, json=sent, headers=headers) if sent else None
        answer = await (asked or self.here.http.get(address, headers=headers))
        assert answer.status_code == status, (path, answer.status_code, answer.text[:300])
        return answer.json()

    async def play_out(self) -> str:
        """The match that is on the table, to its end."""
        table = await self.house.tables.find(self.here.table)
        ids = [await self.id(seat) for seat in range(3)]
        while table.status == "running":
            seat = table.actors[0]
            table = await self.house.play.play(table.id, ids[seat], table.running().legal(seat)[0])
        return table.id


async def pages(people: People, mark: str) -> list[str]:
    """Everything that is told of people, to a friend, somebody else and a stranger."""
    seen = [await people.get(seat, path) for seat in (0, 1) for path in ("/me", "/me/matches", "/friends")]
    seen += [await people.get(seat, f"/people/{mark}") for seat in (1, 2, None)]
    seen += [await people.get(1, "/me/games/companeros"), await people.get(None, "/leaderboards/companeros")]
    seen += [str(await people.call(1, path)) for path in ("/me/matches", "/friends", f"/people/{mark}", "/me/ratings")]
    return seen


@at_a_table
async def test_pages_of_people_know_nothing_of_a_match_that_is_running(here: Evening) -> None:
    people = People(here)
    anna = await people.id(0)
    await people.house.profiles.keep(anna, EVERYTHING)
    await people.house.friends.change(await people.id(1), mark_of(anna), "follow")
    before = await pages(people, mark_of(anna))
    lobby = await people.get(1, "/")
    assert here.table not in "".join(before)
    stranger = await people.get(None, "/")
    for _ in range(3):
        await here.move()
        assert await pages(people, mark_of(anna)) == before
    assert await people.get(None, "/") == stranger
    assert "People you follow" not in lobby  # the table is not public
    table = await people.play_out()
    after = await pages(people, mark_of(anna))
    assert all(table in after[at] for at in (0, 1, 3, 4))


@at_a_table
async def test_ones_own_page_tells_what_one_has_played_and_how(here: Evening) -> None:
    people = People(here)
    assert "No match has been finished yet" in await people.get(0, "/me/games/companeros")
    table = await people.play_out()
    match = (await people.house.tables.find(table)).finished_match()
    own = await people.get(0, "/me")
    assert f'href="/tables/{table}/replay"' in own
    assert f"{match.scores[0]} point" in own
    played = await people.get(0, "/me/games/companeros")
    assert played.count('<svg class="plot"') == 3
    assert f"Highest score: {match.scores[0]}." in played
    assert f'href="/people/{await people.mark(1)}">Bob' in played
    found = await people.call(0, "/me/statistics/companeros")
    assert found["matches"] == 1
    assert sum(found["points"].values()) == match.scores[0]
    assert [each["name"] for each in found["against"]] == ["Bob", "Carla"]
    (finished,) = (await people.call(0, "/me/matches"))["matches"]
    assert (finished["table"], finished["scores"]) == (table, list(match.scores))
    assert (await people.call(0, "/me/statistics/siesta"))["matches"] == 0
    taken = (await here.http.get("/me/results.json", headers=people.cookie(0))).json()
    assert [each["table"] for each in taken["results"]] == [table]
    assert await people.id(1) not in str(taken)
    await people.call(0, "/me/statistics/chess", 404)
    assert await people.get(0, "/me/matches?since=nonsense") == await people.get(0, "/me/matches?since=" + "9" * 10_000)


@at_a_table
async def test_a_page_is_public_as_far_as_its_owner_wants(here: Evening) -> None:
    people = People(here)
    anna = f"/people/{await people.mark(0)}"
    for seat in (1, None):
        assert HIDDEN in await people.get(seat, anna, 404)  # they have not finished a match together
    assert HIDDEN in await people.get(None, "/people/Anna", 404)
    await people.play_out()
    assert "You and Anna" in await people.get(1, anna)
    assert "Highest score" not in await people.get(1, anna)
    assert HIDDEN in await people.get(None, anna, 404)
    kept = await people.post(0, "/me/shown", public="yes", played="yes", listed="yes")
    assert "from now on others see this" in await people.get(0, kept.headers["location"])
    assert "from now on others see this" not in await people.get(0, "/me/shown")
    assert "Last matches" in await people.get(None, anna)
    await people.post(0, "/me/shown", public="yes", statistics="yes", listed="yes")
    shown = await people.get(None, anna)
    assert "statistics" in shown
    assert "Last matches" not in shown
    assert "Highest score" in await people.get(None, f"{anna}/games/companeros")
    assert HIDDEN in await people.get(None, f"{anna}/matches", 404)
    answer = await here.http.get("/people/anna")
    assert (answer.status_code, answer.headers["location"]) == (302, anna)
    page = await people.call(1, anna)
    assert (page["name"], page["matches"], len(page["statistics"])) == ("Anna", [], 1)
    await people.call(0, "/me/shown", public=True, matches=True)
    assert len((await people.call(1, anna))["matches"]) == 1
    await people.post(0, "/me/shown")
    assert HIDDEN in await people.get(None, anna, 404)
    await people.call(1, anna, 404)
    await people.post(0, "/me/forget")
    assert HIDDEN in await people.get(1, anna, 404)


@at_a_table
async def test_whoever_is_blocked_or_muted_is_not_heard_and_not_told(here: Evening) -> None:
    people = People(here)
    bob = await people.mark(1)
    say = {"text": "BOO"}
    assert (await here.http.post(f"{here.api}/chat", json=say, headers=here.bearer(1))).status_code == 201
    assert "BOO" in await people.get(0, here.path)
    beside = await people.get(0, f"{here.path}/people")
    assert bob in beside
    for what, undone in (("mute", "unmute"), ("block", "unblock")):
        await people.post(0, f"/friends/{what}", mark=bob, back=f"{here.path}/people")
        assert "BOO" not in await people.get(0, here.path)
        assert await people.call(0, f"/tables/{here.table}/chat") == []
        for seat in (1, 2):
            assert "BOO" in await people.get(seat, here.path)
        assert "Anna" not in await people.get(1, "/friends")
        await people.post(0, f"/friends/{undone}", mark=bob)
        assert "BOO" in await people.get(0, here.path)
    await people.call(0, "/friends", mark=bob, what="block")
    made = await people.call(0, "/tables", 201, game="siesta", seats=["me", "person"], public=True)
    assert made["id"] not in await people.get(1, "/")
    assert made["id"] in await people.get(2, "/")
    refused = await people.call(1, f"/tables/{made['id']}/sit", 409, seat=None)
    assert refused["code"] == "not-seated-together"
    assert HIDDEN not in await people.get(1, f"/tables/{made['id']}")


@at_a_table
async def test_friends_invite_each_other(here: Evening) -> None:
    people = People(here)
    anna, bob = await people.mark(0), await people.mark(1)
    link = (await people.get(0, "/friends")).split("/friends/with/")[1].split("<")[0]
    assert "Be friends with Anna?" in await people.get(1, f"/friends/with/{link}")
    assert "Tell us your name first" in await people.get(None, f"/friends/with/{link}")
    await people.post(1, f"/friends/with/{link}")
    code = await here.http.get("/friends/qr.svg", headers=people.cookie(0))
    assert code.headers["content-type"].startswith("image/svg")
    assert bob in await people.get(0, f"/new/companeros?invite={bob}")
    form = {"game": "companeros", "players": "3", "seat0": "me", "invite": bob, "setting": "rated=true"}
    made = await here.http.post("/tables", files={"none": b""}, data=form, headers=people.cookie(0))
    table = made.headers["location"]
    assert 'id="add-here"' not in await people.get(0, table)  # it is rated: everybody has a device of their own
    assert "You are invited" in (lobby := await people.get(1, "/"))
    assert f'href="{table}"' in lobby
    assert "rated" in lobby
    assert '<span class="tag rated">rated</span>' in await people.get(2, table)
    assert (await people.call(1, "/me/invitations"))[0]["rated"] is True
    assert (await people.call(1, f"/api{table}"[4:]))["rated"] is True
    invited = await people.get(0, f"{table}/invite")
    assert "seat 2 is kept" in invited
    told = {**people.cookie(0), "referer": f"{URL}{table}/invite"}
    mistyped = await here.http.post(f"{table}/invite", data={"name": "Bobb"}, headers=told)
    assert mistyped.status_code == 404
    assert f'<a class="button primary" href="{table}/invite">' in mistyped.text
    for seat, kept, seats in ((0, "kept for Bob", 0), (1, "kept for you", 2), (2, "kept for Bob", 1)):
        page = await people.get(seat, table)  # whoever finds the table need not try a seat that is not for them
        assert f'<span class="tag kept">{kept}</span>' in page
        assert page.count('data-salt=""') == seats
        assert ("/invite/decline" in page) is (seat == 1)
    await people.post(1, f"{table}/invite/decline")
    assert "kept for" not in await people.get(0, table)
    assert "You are invited" not in await people.get(1, "/")
    await people.post(0, f"{table}/invite", name="bob")
    await people.post(0, f"{table}/invite/withdraw", mark=bob)
    assert await people.call(0, f"{table}/invitations") == []
    await people.call(0, f"{table}/invitations", 201, marks=[bob])
    assert (await people.call(2, f"{table}/sit", 409, seat=1))["code"] == "seat-kept"
    await people.call(1, f"{table}/decline", marks=[])
    assert await people.call(0, f"{table}/invitations") == []
    await people.post(0, f"{table}/invite", name="bob")
    lobby = await people.get(1, "/")
    assert f'action="{table}/sit"' in lobby  # one sits down from there
    shown = await people.call(1, table)
    assert f'name="promise" value="{shown["commitment"]}"' in lobby
    sat = await people.post(1, f"{table}/sit", salt="0" * 32, promise=shown["commitment"])
    assert sat.headers["location"] == table
    assert (await people.call(1, table))["seat"] == 1
    assert "You are invited" not in await people.get(1, "/")
    await people.post(0, f"{table}/close")
    assert "This table is gone" in (await people.post(2, f"{table}/sit", 409)).text
    assert [(each["mark"], each["friend"]) for each in await people.call(1, "/friends")] == [(anna, True)]


@at_a_table
async def test_bad_input_is_answered_with_a_code_and_changes_nothing(here: Evening) -> None:
    people = People(here)
    bob = await people.mark(1)
    long = "x" * 10_000
    for what, mark, status in (
        ("marry", bob, 404),
        ("block", "", 404),
        ("block", long, 404),
        ("block", await people.id(1), 404),
        ("block", await people.mark(0), 400),
    ):
        await people.post(0, f"/friends/{what}", status, mark=mark)
    await people.post(0, "/friends/befriend", 404, name=long)
    await people.post(0, f"/friends/with/{long[:200]}", 404)
    await people.get(0, f"/people/{long[:300]}", 404)
    await people.post(0, f"/tables/{here.table}/invite", 404, mark=bob)  # they have never finished a match together
    await people.post(0, "/tables/nothing/invite", 404, name="Bob")
    await people.post(0, f"/friends/follow?{long[:20]}", mark=bob, back="https://evil.example")
    for path, sent, status in (
        ("/friends", {"mark": bob, "what": "marry"}, 400),
        ("/friends", {"mark": 5, "what": "mute"}, 400),
        ("/friends", {"mark": "\0" * 16, "what": "mute"}, 404),
        ("/me/shown", {"public": "yes"}, 400),
        (f"/tables/{here.table}/invitations", {"marks": [bob] * 13}, 400),
        (f"/tables/{here.table}/invitations", {"name": long}, 404),
        ("/tables", {"game": "siesta", "seats": ["me", "random"], "rated": True, "hints": True}, 400),
        ("/tables", {"game": "siesta", "seats": ["me", "random"], "rated": "perhaps"}, 400),
    ):
        answer = await people.call(0, path, status, **sent)
        assert answer["code"]
    await people.call(0, "/leaderboards/companeros?pace=%00", 400)
    await people.call(0, "/leaderboards/chess", 404)
    (only,) = await people.call(0, "/friends")
    assert (only["mark"], only["followed"], only["blocked"]) == (bob, True, False)


@at_a_table
async def test_ratings_are_shown_on_lists_and_on_ones_own_page(here: Evening) -> None:
    people = People(here)
    assert "No rated match has ended yet" in await people.get(None, "/leaderboards")
    assert "played enough" in await people.get(None, "/leaderboards/companeros")
    await people.get(None, "/leaderboards/chess", 404)
    assert await people.call(0, "/me/ratings") == await people.call(0, "/leaderboards/companeros") == []
    made = await people.call(0, "/tables", 201, game="companeros", seats=["me", "person", "random"], rated=True)
    assert (made["rated"], made["hints"]) == (True, False)
    assert (await people.house.tables.find(made["id"])).settings == Settings(rated=True).settled(2)


def test_what_pages_of_people_ask_for_is_found_by_index(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    asked: list[str] = []
    with store.engine.connect() as connection:
        history(connection, "g", since=Since(1.0, "t"))
        history(connection, "g", game="companeros")
        statistics(connection, "g", "companeros")
        met(connection, "g")
        wanted = 'SELECT {0} FROM results WHERE {1} ORDER BY ended DESC, "table" DESC LIMIT 9'
        asked.append(wanted.format("ended", "guest = 'g' AND (ended, \"table\") < (1.0, 't')"))
        asked.append(wanted.format("ended, counts", "guest = 'g' AND game = 'companeros'"))
        asked.append("SELECT mark FROM guests WHERE mark = 'm'")
        asked.append("SELECT game, min(ended) FROM results WHERE unrated GROUP BY game")
        asked.append("SELECT who FROM ratings WHERE game = 'g' AND pace = 'p' ORDER BY least DESC LIMIT 9")
        for statement in asked:
            plan = " ".join(row.detail for row in connection.execute(text(f"EXPLAIN QUERY PLAN {statement}")))
            assert "USING INDEX" in plan or "USING COVERING INDEX" in plan, (statement, plan)
            assert "TEMP B-TREE FOR ORDER BY" not in plan, (statement, plan)
    store.close()
