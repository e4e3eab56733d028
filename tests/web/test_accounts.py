"""Accounts on the pages: a link from a real mail, a provider, codes, devices, everything as one file; and all of it
attacked: replayed, from elsewhere, by others, in floods and nonsense."""

from __future__ import annotations

import base64
import io
import json
import re
import time
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import insert

from fullboard.core.match import Match
from fullboard.house.people import Guest
from fullboard.house.store import schema
from fullboard.house.work.lanes import Figures, Look
from fullboard.house.work.leases import Leases
from fullboard.house.work.mail import Postman
from fullboard.web.config import Config, Oidc
from tests import patient
from tests.apart import run_apart
from tests.house.provider import CLIENT, SECRET, provider
from tests.house.work.catching import SENDER, MailTrap, trap
from tests.web.inside import URL, Evening, at_a_table, evening

pytestmark = pytest.mark.slow  # each opens a house of its own, which takes a second of processor time

ADDRESS = "anna@home.example"
LONG = "x" * 10_000


class Browser:
    """Somebody with cookies, who uses forms."""

    def __init__(self, app: Litestar, address: str = "192.0.2.1") -> None:
        transport = patient.transport_to(app, client=(address, 1234))
        self.http = httpx.AsyncClient(transport=transport, base_url=URL, headers={"origin": URL})

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def post(self, path: str, **form: str) -> httpx.Response:
        return await self.http.post(path, data=form)

    async def code_of(self, path: str, **form: str) -> str:
        """What a form is refused with."""
        answer = await self.post(path, **form)
        found = re.search(r'<p class="quiet">\d+ · ([a-z-]+)</p>', answer.text)
        assert found is not None, (answer.status_code, answer.text[:300])
        return found[1]

    async def come_in(self, name: str) -> Browser:
        assert (await self.post("/name", name=name)).status_code == 303
        return self

    async def known_as(self) -> str | None:
        found = re.search(r'<a href="/me">([^<]*)</a>', (await self.get("/privacy")).text)
        return found[1] if found else None


async def deliver(here: Evening) -> None:
    """Hand in what was posted, as the work service does."""
    postman, leases = Postman(here.house, Figures()), Leases(here.house.store, "test")
    for work in await postman.offer(Look(9, 9, (), False)):
        lease = await leases.take(work.subject, work.revision)
        assert lease is not None
        await work.do(lease, None)  # type: ignore[arg-type]


@asynccontextmanager
async def with_mail(folder: Path) -> AsyncIterator[tuple[Evening, MailTrap]]:
    async with (
        trap() as mail,
        evening(folder, smtp_url=f"smtp://127.0.0.1:{mail.port}", mail_from=SENDER) as here,
    ):
        yield here, mail


async def link_in(here: Evening, mail: MailTrap, browser: Browser) -> str:
    """The path of the link in the mail that a browser has asked for."""
    answer = await browser.post("/sign-in/mail", address=ADDRESS)
    assert (answer.status_code, answer.headers["location"]) == (303, "/sign-in/sent")
    await deliver(here)
    found = re.search(rf"{URL}(/sign-in/link/(\S+))", mail.caught[-1].get_content())
    assert found is not None
    return found[1]


def test_a_link_from_a_real_mail_lets_in_once_the_browser_that_asked(tmp_path: Path) -> None:
    async def go() -> None:
        async with with_mail(tmp_path) as (here, mail):
            anna = await Browser(here.app).come_in("Anna")
            before = anna.http.cookies["guest"]
            link = await link_in(here, mail, anna)
            thief = Browser(here.app)
            code = link.rpartition("/")[2]
            assert (await thief.get(link)).status_code == 400
            assert await thief.code_of("/sign-in/link", code=code) == "proof-not-valid"
            for _ in range(2):  # those who look through mails use nothing up
                assert ADDRESS in (await anna.get(link)).text
            assert (await anna.post("/sign-in/link", code=code)).headers["location"] == "/me/account"
            assert anna.http.cookies["guest"] != before
            assert ADDRESS in (await anna.get("/me/account")).text
            assert await anna.code_of("/sign-in/link", code=code) == "proof-not-valid"
            phone = await Browser(here.app).come_in("Phone")
            typed = (await link_in(here, mail, phone)).rpartition("/")[2].lower().replace("-", " ")
            await phone.post("/sign-in/link", code=typed)
            assert await phone.known_as() == "Anna"
            stranger = Browser(here.app)  # an address that nobody has makes an account
            await stranger.post("/sign-in/mail", address="zoe@home.example")
            await deliver(here)
            new = re.search(r"/sign-in/link/(\S+)", mail.caught[-1].get_content())
            assert new is not None
            arrived = await stranger.post("/sign-in/link", code=new[1])
            assert (await stranger.known_as() or "").startswith("Guest ")
            asked = (await stranger.get(arrived.headers["location"])).text.partition('action="/name"')[2]
            form = dict(re.findall(r'name="(\w+)"[^>]* value="([^"]*)"', asked.partition("</form>")[0]))
            assert form["name"].startswith("Guest ")  # until they say otherwise, where they arrive
            named = await stranger.post("/name", **{**form, "name": "Zoe"})
            assert (named.headers["location"], await stranger.known_as()) == (arrived.headers["location"], "Zoe")

    run_apart(go())


def test_whoever_keeps_a_seat_by_mail_finds_the_table_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with with_mail(tmp_path) as (here, mail):
            anna = await Browser(here.app).come_in("Anna")
            own = (await anna.get("/me/account?back=/tables/abc")).text
            assert '<input type="hidden" name="back" value="/tables/abc">' in own
            for back, led in (("/tables/abc", "/tables/abc"), ("https://evil.example", "/"), (LONG, "/")):
                await anna.post("/sign-in/mail", address=ADDRESS, back=back)
                await deliver(here)
                sent = re.search(r"/sign-in/link/(\S+)", mail.caught[-1].get_content())
                assert sent is not None
                answer = await anna.post("/sign-in/link", code=sent[1])
                page = (await anna.get(answer.headers["location"])).text
                assert f'id="go-back" href="{led}"' in page

    run_apart(go())


def test_nobody_learns_from_the_house_who_has_an_address_or_floods_others(tmp_path: Path) -> None:
    async def go() -> None:
        async with with_mail(tmp_path) as (here, mail):
            anna = await Browser(here.app).come_in("Anna")
            await anna.post("/sign-in/link", code=(await link_in(here, mail, anna)).rpartition("/")[2])
            answers = []
            for address in (ADDRESS, "nobody@home.example"):
                answer = await Browser(here.app).post("/sign-in/mail", address=address)
                answers.append((answer.status_code, answer.headers["location"], answer.text))
            assert answers[0] == answers[1]
            other = Browser(here.app, "192.0.2.2")
            for nonsense in ("", "anna", LONG, "a@b.example\nBcc: c@d.example"):
                assert await other.code_of("/sign-in/mail", address=nonsense) == "mail-address-unusable"
            flood = [(await other.post("/sign-in/mail", address=f"{n}@home.example")).status_code for n in range(9)]
            assert flood.count(303) == 6  # ten in all, nonsense counted
            assert flood[-1] == 429

    run_apart(go())


@at_a_table
async def test_a_house_without_mail_offers_passkeys_and_codes(here: Evening) -> None:
    page = (await Browser(here.app).get("/sign-in")).text
    assert 'action="/sign-in/mail"' not in page
    assert 'action="/me/redeem"' in page
    browser = await Browser(here.app).come_in("Zoe")
    assert await browser.code_of("/sign-in/mail", address=ADDRESS) == "no-mail-here"
    made = re.findall(r"<code>([A-Z0-9-]{14})</code>", (await browser.post("/me/recovery")).text)
    assert len(made) == 8
    assert await browser.known_as() == "Zoe"  # by the session that came with them
    other = Browser(here.app)
    await other.post("/me/redeem", code=made[0])
    assert await other.known_as() == "Zoe"
    mark = re.findall(r'name="mark" value="([0-9a-f]{16})"', (await browser.get("/me/account")).text)
    assert len(mark) == 1
    stranger = await Browser(here.app).come_in("Thief")
    assert await stranger.code_of("/me/sessions/end-one", mark=mark[0]) == "unknown-session"
    await browser.post("/me/sessions/end-one", mark=mark[0])
    assert await other.known_as() is None
    for kind, name in (("recoveries", ""), ("addresses", ADDRESS), ("passkeys", LONG), ("guests", "x")):
        assert await stranger.code_of("/me/ways/drop", kind=kind, name=name) == "unknown-way"


@at_a_table
async def test_passkeys_are_asked_for_by_this_house_and_nonsense_is_no_answer(here: Evening) -> None:
    browser = await Browser(here.app).come_in("Zoe")
    asked = (await browser.post("/me/passkeys/ask")).json()
    assert asked["authenticatorSelection"]["userVerification"] == "required"
    assert "Zoe" in asked["user"]["name"]
    asked = (await browser.post("/sign-in/passkey/ask")).json()
    assert asked["allowCredentials"] == []
    client = {"type": "webauthn.get", "challenge": asked["challenge"], "origin": URL}
    data = base64.urlsafe_b64encode(json.dumps(client).encode()).decode().rstrip("=")
    response = {"clientDataJSON": data, "authenticatorData": "AAAA", "signature": "AAAA"}
    whole = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response}
    for path in ("/sign-in/passkey", "/me/passkeys"):
        strange: list[dict[str, Any]] = [{}, {"response": {}}, {"response": {"clientDataJSON": LONG}}]
        for nonsense in (*strange, {**whole, "id": LONG}, whole):
            answer = await browser.http.post(path, json={"credential": nonsense}, headers={"hx-request": "true"})
            assert answer.status_code == 400, (path, answer.text)
        bodies: list[Any] = [[], {"credential": 7}, {"credential": []}, {}]
        for body in bodies:
            assert (await browser.http.post(path, json=body)).status_code == 400
    foreign = {"origin": "https://evil.example"}
    assert (await browser.http.post("/sign-in/passkey/ask", headers=foreign)).status_code == 403


@at_a_table
async def test_everything_is_taken_along_as_one_file_without_the_secrets_of_others(here: Evening) -> None:
    guest = await here.house.people.by_token(here.tokens[0])
    assert guest is not None
    await here.http.post(f"{here.api}/chat", json={"text": "mine"}, headers=here.bearer(0))
    await here.http.post(f"{here.api}/chat", json={"text": "hers"}, headers=here.bearer(1))
    table = await here.house.tables.find(here.table)
    cookie = {"cookie": f"guest={here.cookies[0]}", "origin": URL}
    running = zipfile.ZipFile(io.BytesIO((await here.http.get("/me/export", headers=cookie)).content))
    assert running.namelist() == ["me.json"]  # what is not over holds the cards of others
    for seat in range(3):
        await here.http.post(f"{here.path}/ask/end", data={}, headers=here.page(seat))
    assert (await here.house.tables.find(here.table)).finished
    answer = await here.http.get("/me/export", headers=cookie)
    assert answer.headers["content-disposition"] == 'attachment; filename="fullboard.zip"'
    packed = zipfile.ZipFile(io.BytesIO(answer.content))
    told = json.loads(packed.read("me.json"))
    assert told["me"]["name"] == "Anna"
    assert [each["text"] for each in told["chat"]] == ["mine"]
    assert told["tables"][0]["table"] == here.table
    record = packed.read(f"records/{here.table}.txt").decode()
    assert record == (await here.house.tables.find(here.table)).finished_match().record()
    assert Match.from_record(record).closed
    whole = packed.read("me.json").decode()
    for secret in (guest.session, here.cookies[0], here.tokens[0], table.secret.hex()):
        assert not secret or secret not in whole
    assert (await here.http.get("/me/export")).status_code == 401


@at_a_table
async def test_whoever_is_banned_is_told_so_wherever_they_knock(here: Evening) -> None:
    guest = await here.house.people.by_token(here.tokens[1])
    assert guest is not None
    ban = await here.house.peace.impose("", guest.id, "banned", "Enough.")
    page = await here.http.get("/", headers={"cookie": f"guest={here.cookies[1]}"})
    assert (page.status_code, "banned" in page.text, "Enough." in page.text) == (403, True, True)
    api = await here.http.get(here.api, headers=here.bearer(1))
    assert (api.status_code, api.json()["code"]) == (403, "banned")
    assert (await here.http.get(here.api, headers=here.bearer(0))).status_code == 200
    await here.house.peace.undo("", ban)
    assert (await here.http.get(here.api, headers=here.bearer(1))).status_code == 200


@at_a_table
async def test_the_moderators_page_is_for_moderators_and_reports_work_without_scripts(here: Evening) -> None:
    await here.http.post(f"{here.api}/chat", json={"text": "<b>you fool</b>"}, headers=here.bearer(1))
    anna = {"cookie": f"guest={here.cookies[0]}", "origin": URL}
    form = (await here.http.get(f"{here.path}/report", headers=anna)).text
    assert "<b>you fool" not in form
    what = re.findall(r'name="what" value="([0-9a-f]{16} \d+)"', form)
    assert len(what) == 1
    for wrong in ("", "x", "x y", f"{what[0]}9", LONG, "0 99999999999"):
        answer = await here.http.post(f"{here.path}/report", data={"what": wrong}, headers=anna)
        assert answer.status_code in (400, 404), wrong
    done = await here.http.post(f"{here.path}/report", data={"what": what[0], "reason": "insult"}, headers=anna)
    assert 'role="status"' in done.text
    for path in ("/peace", "/peace?name=Bob"):
        assert (await here.http.get(path, headers=anna)).status_code == 403
    posts: list[tuple[str, dict[str, str]]] = [
        ("/peace/impose", {"guest": "x", "kind": "banned"}),
        ("/peace/undo", {"sanction": "1"}),
        ("/peace/settle", {"report": "1"}),
    ]
    for path, data in posts:
        assert (await here.http.post(path, data=data, headers=anna)).status_code == 403
    guest = await here.house.people.by_token(here.tokens[0])
    bob = await here.house.people.by_token(here.tokens[1])
    assert isinstance(guest, Guest)
    assert isinstance(bob, Guest)
    row = {"digest": "0" * 64, "guest": guest.id, "made": time.time()}
    await here.house.store.write(lambda connection: connection.execute(insert(schema.recoveries).values(row)))
    await here.house.peace.appoint(guest.id)
    page = (await here.http.get("/peace?name=bob", headers=anna)).text
    assert "you fool" in page
    assert "<b>you fool" not in page
    for days in ("x", "-1", "99999999"):
        wrong_days = {"guest": bob.id, "kind": "muted", "days": days}
        assert (await here.http.post("/peace/impose", data=wrong_days, headers=anna)).status_code == 400
    mute = {"guest": bob.id, "kind": "muted", "days": "3", "words": "Calm down.", "report": "1"}
    assert (await here.http.post("/peace/impose", data=mute, headers=anna)).status_code == 303
    said = await here.http.post(f"{here.api}/chat", json={"text": "but"}, headers=here.bearer(1))
    assert (said.status_code, said.json()["code"]) == (403, "muted")
    assert "Calm down." in (await here.http.get("/me/account", headers=here.page(1))).text
    assert (await here.http.post("/peace/undo", data={"sanction": "1"}, headers=anna)).status_code == 303
    assert (await here.http.post("/peace/settle", data={"report": "1"}, headers=anna)).status_code == 404


def test_so_many_new_guests_an_hour_come_from_one_address(tmp_path: Path) -> None:
    async def go() -> None:
        async with evening(tmp_path, newcomers=2) as here:
            crowd = [Browser(here.app) for _ in range(4)]
            for each in crowd[:2]:
                await each.come_in("Somebody")
            assert await crowd[2].code_of("/name", name="Somebody") == "too-many-guests"
            refused = await crowd[3].http.post("/api/v1/guests", json={"name": "Robot"})
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many-guests")
            assert (await crowd[2].post("/play/siesta")).status_code == 429
            await Browser(here.app, "192.0.2.9").come_in("Elsewhere")

    run_apart(go())


# A provider


def test_a_provider_vouches_for_somebody_once_for_this_browser_and_this_question(tmp_path: Path) -> None:
    async def go() -> None:
        async with provider() as there:
            oidc = Oidc(issuer=there.url, client=CLIENT, secret=SECRET, name="Example")
            async with evening(tmp_path, oidc=oidc) as here:
                anna = await Browser(here.app).come_in("Anna")

                async def ask(browser: Browser, **claims: Any) -> dict[str, str]:
                    gone = await browser.get("/sign-in/provider")
                    assert gone.status_code == 303
                    query = {k: v[0] for k, v in parse_qs(urlsplit(gone.headers["location"]).query).items()}
                    assert (query["code_challenge_method"], query["scope"]) == ("S256", "openid")
                    there.claims = claims
                    return query

                async def back(browser: Browser, query: dict[str, str], **instead: str) -> httpx.Response:
                    sent = {"state": query["state"], "code": there.code(query, "42"), **instead}
                    return await browser.get(f"/sign-in/provider/back?{urlencode(sent)}")

                query = await ask(anna)
                assert (await back(Browser(here.app), query)).status_code == 400  # from elsewhere
                done = await back(anna, query)
                assert (done.status_code, done.headers["location"]) == (303, "/me/account"), done.text
                assert there.asked["code_verifier"]
                assert (await back(anna, query)).status_code == 400  # again
                other = Browser(here.app)
                query = await ask(other)
                await back(other, query)
                assert await other.known_as() == "Anna"
                for wrong in (
                    {"iss": "https://evil.example"},
                    {"aud": "another"},
                    {"nonce": "another"},
                    {"exp": int(time.time()) - 3600},
                    {"sub": "x" * 300},
                    {"sub": 7},
                ):
                    stranger = Browser(here.app)
                    query = await ask(stranger, **wrong)
                    assert (await back(stranger, query)).status_code == 400, wrong
                    assert await stranger.known_as() is None
                for state, code in (("", ""), (LONG, "c"), ("x", LONG), ("x", "")):
                    assert (await back(anna, query, state=state, code=code)).status_code == 400
                own = (await anna.get("/me/account")).text
                assert "<strong>Example</strong>" in own  # by its name, and not to be connected twice
                assert there.url not in own.replace(f'value="{there.url}"', "")
                assert 'href="/sign-in/provider"' not in own
                query = await ask(other := Browser(here.app))
                declined = await other.get(f"/sign-in/provider/back?error=access_denied&state={query['state']}")
                assert declined.status_code == 400
                assert "Example did not vouch for you" in declined.text
                assert '<a class="button primary" href="/sign-in">Sign in</a>' in declined.text
                assert await other.known_as() is None
                config = Config(data=tmp_path, oidc=oidc, smtp_url="smtp://a:sesame@mail.example")
                assert "sesame" not in repr(config)

    run_apart(go())


@pytest.mark.parametrize("path", ["/sign-in/provider", "/sign-in/provider/back"])
def test_a_house_without_a_provider_says_so(path: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with evening(tmp_path) as here:
            assert (await Browser(here.app).get(path)).status_code == 404

    run_apart(go())


def test_who_has_an_account_is_not_told_that_they_cannot_come_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with evening(tmp_path) as here:
            anna = await Browser(here.app).come_in("Anna")
            assert "Without a code from another device" in (await anna.get("/me")).text
            for path in ("/me", "/sign-in"):
                assert "What you have played here as Anna comes along." in (await anna.get(path)).text
            await anna.post("/me/recovery")
            own = (await anna.get("/me")).text
            assert "Without a code from another device" not in own
            assert "You can come back by what your account lists." in own
            for path in ("/me", "/sign-in"):
                page = (await anna.get(path)).text
                assert "comes along" not in page
                assert "You are Anna here." in page

    run_apart(go())


def test_whoever_mistypes_something_is_led_back_to_the_form(tmp_path: Path) -> None:
    async def go() -> None:
        async with evening(tmp_path) as here:
            anna = await Browser(here.app).come_in("Anna")
            for said, led in (
                (f"{URL}/friends?from=here", 'href="/friends?from=here"'),
                (f"{URL}/friends/befriend", None),  # where the mistake is shown
                (f"{URL}/", None),
                (f"{URL}//evil.example", None),
                ("https://evil.example/friends", None),
                (f'{URL}/"><script>', 'href="/&#34;&gt;&lt;script&gt;"'),
                ("", None),
            ):
                headers = {"referer": said} if said else {}
                answer = await anna.http.post("/friends/befriend", data={"name": "Nobody"}, headers=headers)
                assert answer.status_code == 404
                assert ('class="button primary"' in answer.text) is (led is not None), said
                assert led is None or led in answer.text

    run_apart(go())


def test_whoever_needs_a_name_can_say_it_there_or_sign_in(tmp_path: Path) -> None:
    async def go() -> None:
        async with evening(tmp_path) as here:
            stranger = Browser(here.app)
            refused = await stranger.get("/me/account")
            assert refused.status_code == 401
            assert '<input type="hidden" name="back" value="/me/account">' in refused.text
            assert 'href="/sign-in">Sign in</a>' in refused.text

    run_apart(go())
