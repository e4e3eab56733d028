"""Pace, calls, notes and the next table on pages and in the API; nobody is shown what is somebody else's."""

from __future__ import annotations

import html
import json
import re
from datetime import timedelta
from functools import partial

import pytest
from sqlalchemy import insert

from fullboard.core.record import read_record
from fullboard.house.mail import MailServer
from fullboard.house.store import schema
from fullboard.house.timekeeping import out_of_time
from fullboard.web.contexts import Viewer
from fullboard.web.delta import assemble
from fullboard.web.streams import drawn_for
from tests.web.inside import URL, Evening, at_a_table

pytestmark = pytest.mark.slow  # each opens a house of its own, which takes a second of processor time

FORM = {"origin": URL}


def cookie(here: Evening, seat: int) -> dict[str, str]:
    return {"cookie": f"guest={here.cookies[seat]}; language=en", "origin": URL}


async def slow_table(here: Evening, pace: str = "days 2", **settings: object) -> str:
    """A table of the same three people at another pace."""
    wanted = {"game": "companeros", "seats": ["me", "person", "person"], "pace": pace, **settings}
    made = (await here.http.post("/api/v1/tables", json=wanted, headers=here.bearer(0))).json()
    for seat in (1, 2):
        await here.http.post(f"/api/v1/tables/{made['id']}/sit", json={}, headers=here.bearer(seat))
    return str(made["id"])


async def looks_in(here: Evening, seat: int) -> tuple[list[str], str]:
    """What the stream of somebody who opens the table says first, each as its text; and how it is drawn now."""
    table = await here.house.tables.find(here.table)
    guest = await here.house.people.by_token(here.tokens[seat])
    assert guest is not None
    since = await here.house.looks.since(table.id, guest.id)
    say = drawn_for(guest, "en", since=since, seen=partial(here.house.looks.note, table.id, guest.id))
    async with here.watching.watch(table, guest.id) as watched:
        texts: list[str] = []
        for event in say(watched):
            said = event.text.decode().removesuffix("\n\n")
            data = "\n".join(line.removeprefix("data: ") for line in said.split("\n") if line.startswith("data: "))
            if said.startswith("event: delta"):
                head, _, fresh = data.partition("\n")
                data = assemble(texts[-1], head.partition(" ")[2], fresh)
            texts.append(data)
        return texts, watched.text(Viewer.of(table, guest, "en")).plain


@at_a_table
async def test_whoever_is_to_move_has_their_time_beside_the_question(here: Evening) -> None:
    for pace, told in (("live 180", True), ("days 2", False)):  # days are not counted by the second
        table = await slow_table(here, pace)
        (seat,) = (await here.http.get(f"/api/v1/tables/{table}", headers=here.bearer(0))).json()["actors"]
        for each in range(3):
            page = (await here.http.get(f"/tables/{table}", headers=cookie(here, each))).text
            assert ('<time class="own-time"' in page) == (told and each == seat)


@at_a_table
async def test_a_pace_is_shown_wherever_the_table_is(here: Evening) -> None:
    table = await slow_table(here, weekends_off=True)
    shown = (await here.http.get(f"/api/v1/tables/{table}", headers=here.bearer(0))).json()
    assert (shown["pace"], shown["weekends_off"], shown["holidays"], shown["late"]) == ("days 2", True, 14, "bot")
    (seat,) = shown["actors"]
    assert [clock["seat"] for clock in shown["clocks"] if clock["due"] is not None] == [seat]
    listed = (await here.http.get("/api/v1/tables", headers=here.bearer(seat))).json()["own"]
    own = next(each for each in listed if each["id"] == table)
    assert own["pace"] == "days 2"
    assert 0 < own["left"] <= 5 * 86400
    for path in (f"/tables/{table}", f"/tables/{table}/screen", "/"):
        page = (await here.http.get(path, headers=cookie(here, seat))).text
        assert "Over several days · 2 days a move · weekends off" in page, path
    table_page = (await here.http.get(f"/tables/{table}", headers=cookie(here, seat))).text
    assert re.search(r'<time role="timer" aria-live="off" data-left="\d+" data-runs data-mine>', table_page)
    wrong = {"game": "companeros", "seats": ["me", "person", "person"]}
    for bad, code in (
        ({"pace": "fast"}, "bad-pace"),
        ({"pace": "days 99"}, "bad-pace"),
        ({"pace": 7}, "bad-request"),
        ({"holidays": 1000}, "bad-holidays"),
        ({"late": "never"}, "bad-request"),
    ):
        answer = await here.http.post("/api/v1/tables", json={**wrong, **bad}, headers=here.bearer(0))
        assert (answer.status_code, answer.json()["code"]) == (400, code), bad


@at_a_table
async def test_more_time_is_given_by_others_and_nonsense_is_refused(here: Evening) -> None:
    table = await slow_table(here, "live 60")
    path = f"/api/v1/tables/{table}/time"
    shown = (await here.http.get(f"/api/v1/tables/{table}", headers=here.bearer(0))).json()
    (seat,) = shown["actors"]
    other = (seat + 1) % 3
    given = await here.http.post(path, json={"seat": seat}, headers=here.bearer(other))
    assert given.json()["clocks"][seat]["left"] == 120
    for body, by, status in (
        ({"seat": seat}, seat, 409),
        ({"seat": 99}, other, 400),
        ({"seat": "0"}, other, 400),
        ({}, other, 400),
    ):
        assert (await here.http.post(path, json=body, headers=here.bearer(by))).status_code == status
    form = await here.http.post(f"/tables/{table}/time", data={"seat": str(seat)}, headers=cookie(here, other))
    assert (form.status_code, form.headers["location"]) == (303, f"/tables/{table}")


@at_a_table
async def test_a_match_that_a_clock_has_ended_is_not_said_to_have_ended_by_consent(here: Evening) -> None:
    table = await slow_table(here, "live 60", late="end")
    (seat,) = (await here.http.get(f"/api/v1/tables/{table}", headers=here.bearer(0))).json()["actors"]
    await here.house.tables.change(table, lambda running: out_of_time(running, [seat]))
    page = html.unescape((await here.http.get(f"/tables/{table}", headers=cookie(here, 0))).text)
    name = ("Anna", "Bob", "Carla")[seat]
    assert f'<strong id="sentence-1">{name} ran out of time: the match has ended.</strong>' in page
    assert "by consent" not in page
    assert "Ended early" in (await here.http.get("/me", headers=cookie(here, 0))).text


@at_a_table
async def test_notes_are_one_s_own(here: Evening) -> None:
    path = f"{here.api}/notes"
    secret = "Bob holds red 10\nand bluffs"
    kept = await here.http.post(path, json={"text": secret}, headers=here.bearer(0))
    assert kept.json() == {"text": secret}
    before = (await here.seen(0))["step"]
    assert (await here.http.get(path, headers=here.bearer(1))).json() == {"text": ""}
    assert "bluffs" in (await here.http.get(here.path, headers=cookie(here, 0))).text
    for seat in (1, 2):
        assert "bluffs" not in (await here.http.get(here.path, headers=cookie(here, seat))).text
    assert "bluffs" not in (await here.http.get(here.path)).text
    long = await here.http.post(path, json={"text": "x" * 10_000}, headers=here.bearer(0))
    assert (long.status_code, long.json()["code"]) == (400, "note-too-long")
    assert (
        await here.http.post("/api/v1/tables/nosuch/notes", json={"text": ""}, headers=here.bearer(0))
    ).status_code == 404
    assert (await here.http.get(path, headers=here.bearer(0))).json() == {"text": secret}
    await here.http.post(f"{here.path}/notes", data={"text": " "}, headers=cookie(here, 0))
    assert (await here.http.get(path, headers=here.bearer(0))).json() == {"text": ""}
    assert (await here.seen(0))["step"] == before


@at_a_table
async def test_the_next_table_is_the_one_with_least_time(here: Evening) -> None:
    tables = {pace: await slow_table(here, pace) for pace in ("days 3", "live 60", "days 1")}
    order = [tables["live 60"], tables["days 1"], tables["days 3"], here.table]
    for seat in range(3):
        headers = cookie(here, seat)
        waits = {
            table: seat in (await here.http.get(f"/api/v1/tables/{table}", headers=here.bearer(seat))).json()["actors"]
            for table in order
        }
        own = [table for table in order if waits[table]]
        assert (await here.http.get("/waiting", headers=headers)).json() == {"waiting": len(own), "others": len(own)}
        went = [""]
        for _ in own:
            answer = await here.http.get(f"/next?after={went[-1]}", headers=headers)
            went.append(answer.headers["location"].removeprefix("/tables/"))
        assert went[1:] == own
        if own:
            again = await here.http.get(f"/next?after={own[-1]}", headers=headers)
            assert again.headers["location"] == f"/tables/{own[0]}"
    assert (await here.http.get("/next")).headers["location"] == "/"
    assert (await here.http.get("/waiting")).json() == {"waiting": 0, "others": 0}


@at_a_table
async def test_whoever_comes_back_is_shown_first_what_happened(here: Evening) -> None:
    away = (await here.mover())[0]
    (first,), present = await looks_in(here, away)
    assert first == present
    await here.move()
    while (await here.mover())[0] != away:
        await here.move()
    revision = (await here.house.tables.find(here.table)).revision
    page = (await here.http.get(here.path, headers=cookie(here, away))).text
    assert "data-catching" in page
    assert 'class="recap"' in page  # in one place, with and without scripts
    texts, present = await looks_in(here, away)
    assert len(texts) >= 3
    assert texts[-1] == present
    assert [
        text for text in texts[:-1] if 'data-turn="yes"' in text
    ] == []  # nothing is to be decided before the present
    await here.house.looks.flush()
    (again,), present = await looks_in(here, away)
    assert again == present
    assert "data-catching" not in (await here.http.get(here.path, headers=cookie(here, away))).text
    assert "data-catching" not in (await here.http.get(here.path)).text
    assert (await here.house.tables.find(here.table)).revision == revision


@at_a_table
async def test_the_record_may_say_when_each_line_was_written(here: Evening) -> None:
    for seat in range(3):
        await here.http.post(f"{here.path}/ask/end", data={}, headers=cookie(here, seat))
    plain = (await here.http.get(f"{here.path}/record")).text
    timed = (await here.http.get(f"{here.path}/record?times=yes")).text
    assert timed.startswith(plain)
    assert re.fullmatch(r"# 0 \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\n", timed.removeprefix(plain))
    assert read_record(timed).text() == plain


@at_a_table
async def test_the_record_may_hold_what_was_said_for_those_who_sat_there(here: Evening) -> None:
    await here.http.post(f"{here.path}/chat", data={"text": "Well played"}, headers=cookie(here, 0))
    for seat in range(3):
        await here.http.post(f"{here.path}/ask/end", data={}, headers=cookie(here, seat))
    plain = (await here.http.get(f"{here.path}/record?chat=yes")).text
    told = (await here.http.get(f"{here.path}/record?chat=yes", headers=cookie(here, 1))).text
    assert re.fullmatch(r"# 0 \S.*: Well played\n", told.removeprefix(plain))
    assert read_record(told).text() == plain


# Calls


@at_a_table
async def test_calls_are_settled_on_a_page_of_their_own(here: Evening) -> None:
    assert (await here.http.get("/calls")).status_code == 401
    headers = cookie(here, 0)
    assert (await here.http.get("/calls", headers=headers)).status_code == 200
    for url, code in (
        ("https://127.0.0.1/", "private-url"),
        ("javascript:alert(1)", "bad-url"),
        ("x" * 10_000, "bad-url"),
    ):
        answer = await here.http.post("/calls/webhook", data={"url": url}, headers={**headers, "hx-request": "true"})
        assert answer.status_code == 400, code
    await here.http.post("/calls/webhook", data={"url": "https://games.example/hook"}, headers=headers)
    page = html.unescape((await here.http.get("/calls", headers=headers)).text)
    (channel,) = set(re.findall(r"/calls/([0-9a-f]{32})/wants", page))
    assert "https://games.example/hook" in page
    assert "games.example" not in (await here.http.get("/calls", headers=cookie(here, 1))).text
    for what in ("wants", "try", "remove"):
        stolen = await here.http.post(f"/calls/{channel}/{what}", data={"want": "turn live"}, headers=cookie(here, 1))
        assert stolen.status_code == 404
    await here.http.post(f"/calls/{channel}/wants", data={"want": ["turn days", "nonsense"]}, headers=headers)
    guest = await here.house.people.by_token(here.tokens[0])
    assert guest is not None
    (kept,) = await here.house.channels.of(guest.id)
    assert kept.wants == ("turn days",)
    subscription = {"endpoint": "https://push.example/x", "p256dh": "nonsense", "auth": "nonsense"}
    bad = await here.http.post("/calls/push", json=subscription, headers=headers)
    assert bad.status_code == 400
    foreign = await here.http.post(
        "/calls/push", json=subscription, headers={**headers, "origin": "https://evil.example"}
    )
    assert foreign.status_code == 403
    when = {"zone": "Europe/Berlin", "quiet_from": "22", "quiet_until": "7", "digest": ""}
    assert (await here.http.post("/calls/when", data=when, headers=headers)).status_code == 303
    for wrong in ({"zone": "Nowhere"}, {"quiet_from": "99"}, {"digest": "soon"}):
        assert (await here.http.post("/calls/when", data={**when, **wrong}, headers=headers)).status_code == 400
    habits = await here.house.channels.habits(guest.id)
    assert (habits.zone, habits.quiet_from, habits.quiet_until) == ("Europe/Berlin", 22, 7)


@at_a_table
async def test_one_click_ends_calls_without_a_cookie_and_looking_does_not(here: Evening) -> None:
    guest = await here.house.people.by_token(here.tokens[0])
    assert guest is not None
    await here.house.channels.add_webhook(guest.id, "https://games.example/hook", URL, "en")
    (channel,) = await here.house.channels.of(guest.id)
    path = f"/calls/stop/{channel.stop}"
    assert "End them" in (await here.http.get(path)).text
    assert (await here.house.channels.of(guest.id))[0].wants
    mailer = await here.http.post(path, content="List-Unsubscribe=One-Click")  # neither an origin nor a cookie
    assert mailer.status_code == 200
    assert (await here.house.channels.of(guest.id))[0].wants == ()
    assert (await here.http.post(path, content="List-Unsubscribe=One-Click")).status_code == 200
    assert (await here.http.post("/calls/stop/" + "0" * 32)).status_code == 404
    assert (await here.http.get("/calls/stop/" + "x" * 5000)).status_code == 404


@at_a_table
async def test_the_house_is_an_app_that_keeps_nobody_s_page(here: Evening) -> None:
    manifest = (await here.http.get("/manifest.webmanifest")).json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        assert (await here.http.get(icon["src"])).status_code == 200
    worker = await here.http.get("/service-worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    kept = json.loads(re.search(r"FILES = (\[.*?\])", worker.text)[1])  # type: ignore[index]
    for path in ("/offline", *kept):
        assert (await here.http.get(path)).status_code == 200
    assert "Anna" not in (await here.http.get("/offline")).text
    policy = worker.headers["content-security-policy"]
    assert "manifest-src 'self'" in policy


@at_a_table
async def test_the_page_of_calls_offers_what_can_be_done(here: Evening) -> None:
    guest = await here.house.people.by_token(here.tokens[0])
    assert guest is not None
    headers = cookie(here, 0)
    page = (await here.http.get("/calls", headers=headers)).text
    for zone, offered in (("Europe/Berlin", True), ("UTC", True), ("localtime", False), ("Factory", False)):
        assert (f">{zone}</option>" in page) is offered, zone
    today = await here.house.timekeeping.today(guest.id)
    tomorrow = today + timedelta(days=1)
    await here.house.timekeeping.take_off(guest.id, today.isoformat(), tomorrow.isoformat())
    page = (await here.http.get("/calls", headers=headers)).text
    back = re.findall(r'<input type="hidden" name="first" value="([^"]*)">', page)
    assert back == [tomorrow.isoformat()]  # today is not given back


@at_a_table
async def test_an_address_that_is_written_to_is_not_offered_again(here: Evening) -> None:
    guest = await here.house.people.by_token(here.tokens[0])
    assert guest is not None
    own = {"address": "anna@home.example", "guest": guest.id, "since": 0.0}
    await here.house.store.write(lambda connection: connection.execute(insert(schema.addresses).values(own)))
    here.house.mail.server = MailServer("127.0.0.1", 25, "house@games.example")
    headers = cookie(here, 0)
    assert "Write to anna@home.example" in (await here.http.get("/calls", headers=headers)).text
    await here.http.post("/calls/mail", data={"address": "anna@home.example"}, headers=headers)
    page = (await here.http.get("/calls", headers=headers)).text
    assert "anna@home.example" in page
    assert "Write to" not in page
    assert "add an address to your account" not in page
