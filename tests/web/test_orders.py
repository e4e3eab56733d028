"""Orders in advance, from outside: given by forms or by the API, and seen by nobody but their owner."""

from __future__ import annotations

from typing import Any

import pytest

from fullboard.house.bus import News
from fullboard.house.people import Guest
from fullboard.house.play import moved
from fullboard.web.contexts import Viewer
from fullboard.web.watching import Watched
from tests.web.inside import URL, Evening, at_a_table

pytestmark = pytest.mark.slow  # each opens a house of its own, which takes a second of processor time


async def seats(here: Evening) -> tuple[int, int, int]:
    """Who is to move, who comes next, and who is third."""
    (first,) = (await here.seen(0))["actors"]
    return first, (first + 1) % 3, (first + 2) % 3


async def give(here: Evening, owner: int, **order: Any) -> Any:
    return await here.http.post(f"{here.api}/orders", json=order, headers=here.bearer(owner))


async def line_of(here: Evening, first: int, second: int, which: int = 0) -> tuple[str, str]:
    """A line that may come: a legal move of the first, and an answer of the second."""
    match = (await here.house.tables.find(here.table)).running().copy()
    move = match.notation(match.legal(first)[which])
    match.play(first, move)
    return f"{first} {move}.{second} {match.notation(match.legal(second)[0])}", move


async def all_that_others_see(here: Evening, owner: int) -> list[str]:
    """Every page, answer and stream of everybody but the owner, and of strangers."""
    found = []
    for seat in [seat for seat in range(3) if seat != owner]:
        for path in ("", "/log", "/screen", "/orders", "/replay", "/behind"):
            answer = await here.http.get(f"{here.path}{path}", headers={**here.page(seat), "hx-request": "false"})
            found.append(answer.text)
        asked = [*(f"{here.api}{path}" for path in ("", "/story", "/chat", "/orders")), "/api/v1/tables"]
        found += [(await here.http.get(path, headers=here.bearer(seat))).text for path in asked]
    found += [(await here.http.get(path)).text for path in (here.path, f"{here.path}/screen", "/")]
    table = await here.house.tables.find(here.table)
    watched = Watched(table, await here.house.talk.at(table), (True,) * 3)
    for each in table.seats:  # the owner's own stream too: an order is no part of it
        viewer = Viewer.of(table, Guest(str(each.guest), each.name), "en")
        found.append(watched.text(viewer).plain)
    return found


@at_a_table
async def test_nobody_else_can_tell_that_an_order_was_given(here: Evening) -> None:
    first, owner, _ = await seats(here)
    heard: list[News] = []
    await all_that_others_see(here, owner)  # from now on all of them are there
    before, table = await all_that_others_see(here, owner), await here.house.tables.find(here.table)
    here.house.bus.listen(heard.append)
    line, _ = await line_of(here, first, owner)
    assert (await give(here, owner, line=line)).status_code == 201
    assert (await give(here, owner, move="play red 1", until="end")).status_code == 201
    assert [news for news in heard if news.kind != "presence"] == []
    after = await here.house.tables.find(here.table)
    assert (after.revision, after.talk, after.touched) == (table.revision, table.talk, table.touched)
    assert await all_that_others_see(here, owner) == before


@at_a_table
async def test_a_move_made_by_order_is_stored_as_one_made_by_hand(here: Evening) -> None:
    first, owner, _ = await seats(here)
    line, move = await line_of(here, first, owner)
    await give(here, owner, line=line)
    step = (await here.seen(first))["step"]
    await here.http.post(f"{here.api}/move", json={"move": move, "step": step}, headers=here.bearer(first))
    before = await here.house.tables.find(here.table)
    by_hand = moved(before, owner, line.rpartition(f".{owner} ")[2])
    after = await here.house.orders.carry_out(here.table, owner)
    assert after is not None
    assert (after.running().record(), after.revision) == (by_hand.running().record(), before.revision + 1)
    assert (after.notices, after.ask, after.seats, after.talk) == (before.notices, None, before.seats, before.talk)


@at_a_table
async def test_a_line_is_chosen_on_the_board_by_forms_alone(here: Evening) -> None:
    first, owner, third = await seats(here)
    line, _ = await line_of(here, first, owner)
    ply, _, answer = line.partition(f".{owner} ")
    browser = {"cookie": here.page(owner)["cookie"], "origin": URL}
    home = f"{here.path}/orders"
    chosen = await here.http.get(f"{home}/line", headers=browser)
    assert f'value="{ply}"' in chosen.text
    went = await here.http.post(f"{home}/line", data={"ply": ply}, headers=browser)
    assert went.status_code == 303
    chosen = await here.http.get(went.headers["location"], headers=browser)
    assert f'value="{answer}"' in chosen.text
    assert 'id="order-give"' not in chosen.text  # it has to end with a move of one's own
    went = await here.http.post(f"{home}/line", data={"line": ply, "move": answer}, headers=browser)
    chosen = await here.http.get(went.headers["location"], headers=browser)
    assert 'id="order-give"' in chosen.text
    went = await here.http.post(home, data={"line": line, "exact": "yes"}, headers=browser)
    assert went.status_code == 303
    listed = await here.http.get(went.headers["location"], headers=browser)
    assert listed.text.count('class="order waiting"') == 1
    guest = (await here.house.tables.find(here.table)).seats[owner].guest
    (order,) = await here.house.orders.of(here.table, str(guest))
    other = {"cookie": here.page(third)["cookie"], "origin": URL}
    assert (await here.http.post(f"{home}/{order.id}/withdraw", headers=other)).status_code == 404
    assert (await here.http.post(f"{home}/{order.id}/withdraw", headers=browser)).status_code == 303
    assert 'class="order ' not in (await here.http.get(home, headers=here.page(owner))).text


@at_a_table
async def test_the_api_says_what_might_come_and_takes_orders_once(here: Evening) -> None:
    first, owner, _ = await seats(here)
    line, move = await line_of(here, first, owner)
    ahead = await here.http.get(f"{here.api}/orders/ahead", headers=here.bearer(owner))
    assert move in ahead.json()["moves"][str(first)]
    truth = (await here.seen(owner))["view"]
    assert ahead.json()["view"] == truth  # before any move, a copy shows what the seat sees
    key = {**here.bearer(owner), "idempotency-key": "once"}
    made = [await here.http.post(f"{here.api}/orders", json={"line": line}, headers=key) for _ in range(2)]
    assert [each.status_code for each in made] == [201, 201]
    (order,) = (await here.http.get(f"{here.api}/orders", headers=here.bearer(owner))).json()
    assert (order["state"], order["line"], order["seat"]) == ("waiting", line, owner)
    address = f"{here.api}/orders/{order['id']}/withdraw"
    assert (await here.http.post(address, headers=here.bearer(first))).json()["code"] == "unknown-order"
    assert (await here.http.post(address, headers=here.bearer(owner))).status_code == 204
    assert (await here.http.post(address, headers=here.bearer(owner))).status_code == 404


@at_a_table
async def test_what_makes_no_sense_is_refused_with_a_code_and_changes_nothing(here: Evening) -> None:
    first, owner, _ = await seats(here)
    line, _ = await line_of(here, first, owner)
    for order, status, code in (
        ({}, 400, "unknown-move"),
        ({"move": 7}, 400, "bad-request"),
        ({"move": "x" * 10_000}, 400, "unknown-move"),
        ({"move": "play red 1", "until": "never"}, 400, "bad-request"),
        ({"move": "play red 1", "until": "told"}, 400, "order-until-what"),
        ({"move": "play red 1", "phase": "x" * 1000}, 400, "bad-phase"),
        ({"line": "9" * 10_000}, 400, "line-too-long"),
        ({"line": f"{first} play red 1.{first} play red 2"}, 400, "order-ends-elsewhere"),
        ({"line": f"{owner} play red 1.{owner} play red 2"}, 409, "order-cannot-come"),
        ({"line": line, "step": 99}, 409, "stale-step"),
        ({"line": line, "seat": first}, 403, "not-your-seat"),
        ({"line": line, "seat": 10**30}, 403, "not-your-seat"),
        ({"line": line, "seat": "1"}, 400, "bad-request"),
    ):
        answer = await give(here, owner, **order)
        assert (answer.status_code, answer.json()["code"]) == (status, code), order
    assert (await here.http.get(f"{here.api}/orders", headers=here.bearer(owner))).json() == []
    assert (await here.http.get(f"{here.api}/orders")).status_code == 401
    stranger = await here.http.get(f"{here.path}/orders")
    assert stranger.status_code == 401


@at_a_table
async def test_a_standing_order_says_which_question_it_answers(here: Evening) -> None:
    wanted = {"game": "hotel-samoa", "seats": ["me", "person", "person"]}
    made = (await here.http.post("/api/v1/tables", json=wanted, headers=here.bearer(0))).json()
    here.table = made["id"]
    for seat in (1, 2):
        await here.http.post(f"{here.api}/sit", json={}, headers=here.bearer(seat))
    for phase in ("build", "swap", None):
        assert (await give(here, 0, move="pass", phase=phase, until="end")).status_code == 201
    headers = {"cookie": f"guest={here.cookies[0]}; language=en"}
    page = (await here.http.get(f"{here.path}/orders", headers=headers)).text
    assert "You may buy one tile at your bid. → pass, until the match is over" in page
    assert '<span class="what">pass, until the match is over</span>' in page
    assert page.count("pass, until the match is over") == 3
