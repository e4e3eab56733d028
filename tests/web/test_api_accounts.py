"""Accounts and the peace by the API: what the pages can do, programs can, and nobody can do it for others."""

from __future__ import annotations

import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import httpx
import pytest

from fullboard.house.peace import OWNER
from tests.apart import run_apart
from tests.web.inside import Evening, at_a_table
from tests.web.test_accounts import ADDRESS, LONG, Browser, deliver, with_mail

pytestmark = pytest.mark.slow  # each opens a house of its own, which takes a second of processor time


class Program:
    """Somebody who speaks JSON, with or without a token."""

    def __init__(self, here: Evening, token: str = "") -> None:
        self.http = here.http
        self.token = token

    async def ask(self, path: str, sent: Any = None, method: str = "POST") -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        body = {} if sent is None else {"json": sent}
        return await self.http.request(method, f"/api/v1{path}", headers=headers, **body)

    async def post(self, path: str, sent: Any = None) -> Any:
        answer = await self.ask(path, sent)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str) -> Any:
        answer = await self.ask(path, method="GET")
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def code_of(self, path: str, sent: Any = None, method: str = "POST") -> tuple[int, str]:
        """What is refused, and why."""
        answer = await self.ask(path, sent, method)
        return answer.status_code, answer.json()["code"]


@at_a_table
async def test_a_program_comes_back_by_a_code_on_paper(here: Evening) -> None:
    anna = Program(here, here.tokens[0])
    assert (await anna.get("/me/account"))["codes"] == 0
    codes = (await anna.post("/me/recovery"))["codes"]
    assert (await anna.get("/me/account"))["codes"] == 8
    back = Program(here)
    made = await back.post("/sign-in", {"code": codes[0]})
    back.token = made["token"]
    assert (await back.get("/me/account"))["name"] == "Anna"
    assert (await back.get("/me/account"))["codes"] == 7
    assert [each["id"] for each in (await back.get("/tables"))["own"]] == [here.table]
    assert await anna.code_of("/me/account", method="GET") == (401, "token-needed")  # there is one token
    assert await back.code_of("/sign-in", {"code": codes[0]}) == (400, "code-not-valid")
    sessions = (await back.get("/me/account"))["sessions"]
    assert [each["way"] for each in sessions] == ["code"]  # the page she has open, and none of the program's
    guest = await Program(here).post("/guests", {"name": "Newcomer"})
    newcomer = Program(here, guest["token"])
    merged = await newcomer.post("/sign-in", {"code": codes[1]})  # who has no account brings along what they have
    assert merged["mark"] == made["mark"]
    assert await newcomer.code_of("/me/account", method="GET") == (401, "token-needed")
    bob = Program(here, here.tokens[1])
    await bob.post("/me/recovery")
    assert await bob.code_of("/sign-in", {"code": codes[2]}) == (409, "already-somebody")


def test_a_program_comes_in_by_a_code_from_a_mail(tmp_path: Path) -> None:
    async def go() -> None:
        async with with_mail(tmp_path) as (here, mail):
            anna, thief = Program(here), Program(here)
            asked = await anna.post("/sign-in/mail", {"address": ADDRESS})
            await deliver(here)
            text = mail.caught[-1].get_content()
            assert "/sign-in/link" not in text  # it would work in no browser
            found = re.search(r"([0-9A-Z]{4}-){2}[0-9A-Z]{4}", text)
            assert found is not None
            code = found[0]
            other = await thief.post("/sign-in/mail", {"address": "thief@home.example"})
            for asking in (other["asking"], "0" * 32, ""):
                refused = await thief.code_of("/sign-in", {"code": code, "asking": asking})
                assert refused == (400, "proof-not-valid")
            assert await thief.code_of("/sign-in", {"code": code}) == (400, "code-not-valid")
            assert (await Browser(here.app).post("/sign-in/link", code=code)).status_code == 400
            made = await anna.post("/sign-in", {"code": code.lower(), "asking": asked["asking"]})
            anna.token = made["token"]
            account = await anna.get("/me/account")
            assert [each["address"] for each in account["addresses"]] == [ADDRESS]
            again = await anna.code_of("/sign-in", {"code": code, "asking": asked["asking"]})
            assert again == (400, "proof-not-valid")
            await anna.post("/me/ways/drop", {"kind": "addresses", "name": ADDRESS})
            assert (await anna.get("/me/account"))["addresses"] == []
            for _ in range(8):
                await thief.ask("/sign-in/mail", {"address": ADDRESS})
            assert await thief.code_of("/sign-in/mail", {"address": ADDRESS}) == (429, "too-many-mails")

    run_apart(go())


@at_a_table
async def test_everything_is_taken_along_and_then_forgotten(here: Evening) -> None:
    anna, bob = (Program(here, here.tokens[seat]) for seat in range(2))
    await anna.post(f"/tables/{here.table}/chat", {"text": "Good evening"})
    packed = await anna.ask("/me/export", method="GET")
    assert packed.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(packed.content)) as file:
        told = json.loads(file.read("me.json"))
    assert [each["text"] for each in told["chat"]] == ["Good evening"]
    account = await anna.get("/me/account")
    elsewhere = account["sessions"][0]["mark"]
    assert await bob.code_of("/me/sessions/end", {"mark": elsewhere}) == (404, "unknown-session")
    assert (await anna.post("/me/sessions/end", {"mark": elsewhere}))["sessions"] == []
    assert (await anna.post("/me/name", {"name": "  Anna Maria "}))["name"] == "Anna Maria"
    assert len((await anna.post("/me/code"))["codes"]) == 1
    assert (await anna.ask("/me/forget")).status_code == 204
    assert await anna.code_of("/me/account", method="GET") == (401, "token-needed")
    assert (await bob.get(f"/tables/{here.table}"))["names"][0] != "Anna Maria"
    assert await bob.get(f"/tables/{here.table}/chat") == []


@at_a_table
async def test_a_line_is_reported_and_a_moderator_decides(here: Evening) -> None:
    anna, bob, carla = (Program(here, token) for token in here.tokens)
    path = f"/tables/{here.table}"
    await bob.post(f"{path}/chat", {"text": "BOO"})
    (said,) = await anna.get(f"{path}/chat")
    report = {"mark": said["mark"], "line": said["line"], "reason": "insult", "words": "He said BOO."}
    assert await anna.post(f"{path}/reports", report) == {"reported": True}
    assert await anna.post(f"{path}/reports", report) == {"reported": True}  # twice is once
    assert await bob.code_of(f"{path}/reports", report) == (400, "report-oneself")
    assert await carla.code_of("/peace", method="GET") == (403, "not-a-moderator")
    await carla.post("/me/recovery")
    keeper = await here.house.people.by_token(carla.token)
    assert keeper is not None
    await here.house.peace.appoint(keeper.id)
    peace = await carla.get("/peace")
    (found,) = peace["reports"]
    assert [each["text"] for each in found["said"] if each["about"]] == ["BOO"]
    decided = {"guest": found["about"]["guest"], "kind": "muted", "days": 3, "words": "Calm.", "report": found["id"]}
    assert await bob.code_of("/peace/sanctions", decided) == (403, "not-a-moderator")
    made = await carla.post("/peace/sanctions", decided)
    assert await bob.code_of(f"{path}/chat", {"text": "but"}) == (403, "muted")
    assert [each["words"] for each in (await bob.get("/me/account"))["sanctions"]] == ["Calm."]
    peace = await carla.get("/peace")
    assert (peace["reports"], [each["name"] for each in peace["sanctions"]]) == ([], ["Bob"])
    await carla.post(f"/peace/sanctions/{made['sanction']}/undo")
    assert await carla.code_of(f"/peace/sanctions/{made['sanction']}/undo") == (404, "unknown-sanction")
    assert await carla.code_of(f"/peace/reports/{found['id']}/settle") == (404, "unknown-report")
    assert [each["what"] for each in (await carla.get("/peace"))["log"]] == ["undone", "muted", "settled", "appointed"]
    assert await carla.code_of("/peace/sanctions", {**decided, "guest": keeper.id}) == (403, "not-over-moderators")
    await bob.post(f"{path}/chat", {"text": "Sorry."})


@at_a_table
async def test_nonsense_changes_nothing(here: Evening) -> None:
    anna, nobody = Program(here, here.tokens[0]), Program(here)
    before = await anna.get("/me/account")
    table = f"/tables/{here.table}"
    for path, sent, refused in (
        ("/sign-in", {"code": LONG}, 400),
        ("/sign-in", {"code": "\0"}, 400),
        ("/sign-in", {"code": "", "asking": "\0"}, 400),
        ("/sign-in", {"code": 5}, 400),
        ("/sign-in/mail", {"address": LONG}, 400),
        ("/sign-in/mail", {"address": ADDRESS}, 409),  # this house sends none
        ("/me/name", {"name": LONG}, 400),
        ("/me/name", {"name": "\0\u202e"}, 400),
        ("/me/ways/drop", {"kind": "passkeys", "name": LONG}, 400),
        ("/me/ways/drop", {"kind": "passkeys", "name": "\0"}, 404),
        ("/me/ways/drop", {"kind": "sessions", "name": "x"}, 400),
        ("/me/ways/drop", {"kind": "recoveries"}, 404),
        ("/me/sessions/end", {"mark": "f" * 16}, 404),
        (f"{table}/reports", {"mark": LONG}, 404),
        (f"{table}/reports", {"mark": "\0", "line": 2**40}, 400),
        (f"{table}/reports", {"mark": "x", "line": 9}, 404),
        (f"{table}/reports", {"mark": "x", "reason": "weather"}, 400),
        ("/tables/abc/reports", {"mark": "x"}, 404),
        ("/peace/sanctions", {"guest": "x", "kind": "banned"}, 403),
        ("/peace/sanctions/99999999999999999999/undo", None, 403),
    ):
        assert (await anna.ask(path, sent)).status_code == refused, (path, str(sent)[:80])
        if not path.startswith("/sign-in"):
            assert (await nobody.ask(path, sent)).status_code == 401, path
    assert await anna.get("/me/account") == before
    assert await here.house.peace.reports() == []


@at_a_table
async def test_whoever_is_banned_comes_in_by_no_code(here: Evening) -> None:
    anna = Program(here, here.tokens[0])
    codes = (await anna.post("/me/recovery"))["codes"]
    guest = await here.house.people.by_token(anna.token)
    assert guest is not None
    await here.house.peace.impose(OWNER, guest.id, "banned", "Enough.")
    assert await Program(here).code_of("/sign-in", {"code": codes[0]}) == (403, "banned")
    assert await anna.code_of("/me/account", method="GET") == (403, "banned")
