"""Being called by the API: what the page can do, programs can, on both databases, and nobody can do it for others."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Any, get_args

import pytest
from sqlalchemy import insert

from fullboard.house.calls.channels import MOST_CHANNELS, MOST_TRIALS
from fullboard.house.calls.owing import USUAL_WANTS, WANTS
from fullboard.house.house import House
from fullboard.house.store import schema
from fullboard.house.timekeeping import MOST_HOLIDAYS
from fullboard.house.work.calls import Caller
from fullboard.house.work.lanes import Figures, Look
from fullboard.house.work.leases import Leases
from fullboard.web.openapi_calls import Want
from tests.apart import run_apart
from tests.house.calls.answering import answering
from tests.house.work.catching import SENDER, trap
from tests.web.inside import evening
from tests.web.test_accounts import ADDRESS
from tests.web.test_api_accounts import Program

pytestmark = pytest.mark.slow  # each opens a house of its own, which takes a second of processor time

HOOK = "https://hooks.example/chess"
LONG = "x" * 10_000


def test_what_can_be_wanted_is_what_the_document_says() -> None:
    assert get_args(Want) == WANTS


async def make_calls(house: House) -> None:
    """Make the calls that are due, as the work service would."""
    caller = Caller(house, Leases(house.store, "tests"), Figures())
    for work in await caller.offer(Look(50, 50, (), False)):
        lease = await caller.leases.take(work.subject, work.revision)
        assert lease is not None
        await work.do(lease, None)  # type: ignore[arg-type]


def test_a_way_is_added_changed_tried_and_removed(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with (
            answering() as other,
            evening(tmp_path, "Anna", "Bob", "Carla", database=database, private_calls=True) as here,
        ):
            anna, bob = (Program(here, token) for token in here.tokens[:2])
            nothing = await anna.get("/me/calls")
            assert (nothing["channels"], nothing["addresses"], nothing["mail"]) == ([], [], False)
            assert nothing["habits"] == {"zone": "UTC", "quiet_from": None, "quiet_until": None, "digest": None}
            hook = await anna.post("/me/calls/webhook", {"url": f"{other.url}/hook"})
            assert (hook["kind"], hook["address"], len(hook["secret"])) == ("webhook", f"{other.url}/hook", 48)
            assert hook["wants"] == list(USUAL_WANTS)
            assert (await anna.post("/me/calls/webhook", {"url": f"{other.url}/hook"}))["id"] == hook["id"]
            pushed = await anna.post("/me/calls/push", other.subscription)
            assert (pushed["kind"], pushed["secret"]) == ("push", None)
            assert [each["id"] for each in (await anna.get("/me/calls"))["channels"]] == [hook["id"], pushed["id"]]
            changed = await anna.post(f"/me/calls/{hook['id']}/wants", {"wants": ["over live", "turn days"]})
            assert changed["wants"] == ["turn days", "over live"]
            for own in (hook, pushed):
                tried = await anna.ask(f"/me/calls/{own['id']}/try")
                assert (tried.status_code, tried.json()["worked"]) == (202, None)
            await make_calls(here.house)
            assert (len(other.hooked), len(other.pushed)) == (1, 1)
            assert all(each["worked"] for each in (await anna.get("/me/calls"))["channels"])
            other.says = [410]
            await anna.post(f"/me/calls/{pushed['id']}/try")
            await make_calls(here.house)
            gone = (await anna.get("/me/calls"))["channels"][1]
            assert (gone["dead"], gone["fault"]) == (True, "call-gone")
            for path, sent in (("wants", {"wants": []}), ("try", None), ("remove", None)):
                refused = await bob.code_of(f"/me/calls/{hook['id']}/{path}", sent)
                assert refused == (404, "unknown-channel")
            assert (await bob.get("/me/calls"))["channels"] == []
            assert (await anna.ask(f"/me/calls/{hook['id']}/remove")).status_code == 204
            assert await anna.code_of(f"/me/calls/{hook['id']}/remove") == (404, "unknown-channel")
            assert [each["id"] for each in (await anna.get("/me/calls"))["channels"]] == [pushed["id"]]

    run_apart(go())


def test_hours_and_days_off_are_kept(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with evening(tmp_path, "Anna", "Bob", "Carla", database=database) as here:
            anna = Program(here, here.tokens[0])
            habits = {"zone": "Europe/Berlin", "quiet_from": 22, "quiet_until": 7, "digest": None}
            assert (await anna.post("/me/calls/when", habits))["habits"] == habits
            today = date.today()
            first, last = (today + timedelta(days=30), today + timedelta(days=31))
            days = {"first": first.isoformat(), "last": last.isoformat()}
            assert (await anna.post("/me/calls/holidays", days))["holidays"] == list(days.values())
            left = await anna.post("/me/calls/holidays/back", {"day": days["last"]})
            assert left["holidays"] == [days["first"]]
            before = await anna.get("/me/calls")
            for path, sent, code in (
                ("when", {"zone": "Nowhere/Atall"}, "unknown-zone"),
                ("when", {"zone": LONG}, "bad-request"),
                ("when", {"zone": "UTC", "quiet_from": 22}, "bad-hour"),
                ("when", {"zone": "UTC", "digest": 24}, "bad-hour"),
                ("when", {"zone": "UTC", "digest": 10**30}, "bad-hour"),
                ("when", {"zone": "UTC", "digest": "7"}, "bad-request"),
                ("holidays", {"first": "2020-01-01"}, "bad-days-off"),
                ("holidays", {"first": "soon"}, "bad-days-off"),
                ("holidays", {"first": days["last"], "last": days["first"]}, "bad-days-off"),
                ("holidays", {"first": LONG}, "bad-request"),
                ("holidays", {}, "bad-request"),
                ("holidays/back", {"day": today.isoformat()}, "bad-days-off"),
            ):
                assert await anna.code_of(f"/me/calls/{path}", sent) == (400, code), (path, sent)
            begin = date(today.year + 1, 1, 1) if today.month > 2 else date(today.year, 3, 1)
            many = {"first": begin.isoformat(), "last": (begin + timedelta(days=MOST_HOLIDAYS)).isoformat()}
            assert await anna.code_of("/me/calls/holidays", many) == (429, "too-many-holidays")
            assert await anna.get("/me/calls") == before

    run_apart(go())


def test_nonsense_is_refused_and_changes_nothing(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with evening(tmp_path, "Anna", "Bob", "Carla", database=database) as here:
            anna = Program(here, here.tokens[0])
            own = await anna.post("/me/calls/webhook", {"url": HOOK})
            before = await anna.get("/me/calls")
            wrong: tuple[tuple[str, Any, int, str], ...] = (
                ("webhook", {"url": "http://hooks.example/x"}, 400, "bad-url"),
                ("webhook", {"url": "https://127.0.0.1/x"}, 400, "private-url"),
                ("webhook", {"url": f"https://hooks.example/{LONG}"}, 400, "bad-request"),
                ("webhook", {"url": 7}, 400, "bad-request"),
                ("webhook", {}, 400, "bad-request"),
                ("push", {"endpoint": HOOK, "p256dh": "AAAA", "auth": "AAAA"}, 400, "bad-subscription"),
                ("push", {"endpoint": HOOK}, 400, "bad-request"),
                ("mail", {"address": ADDRESS}, 409, "no-mail-here"),
                (f"{own['id']}/wants", {"wants": ["everything"]}, 400, "bad-request"),
                (f"{own['id']}/wants", {"wants": "turn days"}, 400, "bad-request"),
                (f"{own['id']}/wants", {"wants": ["turn days"] * 101}, 400, "bad-request"),
                ("nosuch/wants", {"wants": []}, 404, "unknown-channel"),
                ("nosuch/try", None, 404, "unknown-channel"),
                (f"{'0' * 32}/remove", None, 404, "unknown-channel"),
            )
            for path, sent, status, code in wrong:
                assert await anna.code_of(f"/me/calls/{path}", sent) == (status, code), (path, sent)
            assert await Program(here).code_of("/me/calls", method="GET") == (401, "token-needed")
            assert await anna.get("/me/calls") == before
            for _ in range(MOST_TRIALS):
                await anna.post(f"/me/calls/{own['id']}/try")
            assert await anna.code_of(f"/me/calls/{own['id']}/try") == (429, "too-many-trials")
            for number in range(1, MOST_CHANNELS):
                await anna.post("/me/calls/webhook", {"url": f"{HOOK}/{number}"})
            assert await anna.code_of("/me/calls/webhook", {"url": f"{HOOK}/more"}) == (429, "too-many-channels")

    run_apart(go())


def test_mail_goes_to_an_address_of_one_s_own_alone(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with (
            trap() as mail,
            evening(
                tmp_path,
                "Anna",
                "Bob",
                "Carla",
                database=database,
                smtp_url=f"smtp://127.0.0.1:{mail.port}",
                mail_from=SENDER,
            ) as here,
        ):
            anna = Program(here, here.tokens[0])
            assert await anna.code_of("/me/calls/mail", {"address": ADDRESS}) == (400, "address-not-yours")
            assert await anna.code_of("/me/calls/mail", {"address": "no address"}) == (400, "mail-address-unusable")
            guest = await here.house.people.by_token(anna.token)
            assert guest is not None
            await here.house.store.write(lambda connection: own_address(connection, guest.id))
            assert (await anna.get("/me/calls"))["addresses"] == [ADDRESS]
            made = await anna.post("/me/calls/mail", {"address": ADDRESS})
            assert (made["kind"], made["address"]) == ("mail", ADDRESS)

    run_apart(go())


def own_address(connection: Any, guest: str) -> None:
    connection.execute(insert(schema.addresses).values(address=ADDRESS, guest=guest, since=0.0))
