"""The deal of a finished match, drawn again in a real browser; a tampered record is found out."""

from __future__ import annotations

import html
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from fullboard.core.verify import verify
from tests.browser.person import AT_ONCE
from tests.house.server import Caller, Server

pytestmark = pytest.mark.slow


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    context = browser.new_context(base_url=server.url, locale="en-GB", service_workers="block")
    context.set_default_timeout(60_000)
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    page.on("dialog", lambda dialog: dialog.accept())  # a seat is not left unasked
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    yield page
    assert complaints == []
    context.close()


def come_in(page: Page, name: str) -> None:
    page.get_by_role("textbox").first.fill(name)
    with page.expect_navigation():
        page.get_by_role("textbox").first.press("Enter")


def wait_until_over(caller: Caller, table: str) -> str:
    deadline = time.monotonic() + 60
    while (state := caller.get(f"/tables/{table}"))["status"] != "over":
        assert time.monotonic() < deadline, "the match did not end"
        if state["legal"]:
            caller.post(f"/tables/{table}/move", move=state["legal"][0]["move"], step=state["step"])
        else:
            time.sleep(0.02)
    return caller.http.get(f"/tables/{table}/record").text


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, str]:
    """A table nobody of ours has looked at before, and its record."""
    caller = Caller(server, "Sealer")
    seats = ["me", "greedy", "random"]
    table = caller.post("/tables", game="companeros", seats=seats, options={"rounds": 1}).json()["id"]
    return table, wait_until_over(caller, table)


def open_with(page: Page, table: str, record: str) -> None:
    """Open the page of a table, but let the house hand out another record."""
    page.route("**/record", lambda route: route.fulfill(body=record, content_type="text/plain; charset=utf-8"))
    page.goto(f"/tables/{table}/verify")


def outcome(page: Page, is_: str) -> str:
    expect(page.locator(f"[data-outcome={is_}]")).to_be_attached()
    return page.locator("#verdict").inner_text()


def test_an_honest_record_is_verified_line_by_line(page: Page, finished: tuple[str, str]) -> None:
    table, record = finished
    page.goto(f"/tables/{table}/verify")
    known = verify(record)
    said = f"Every draw follows from the secret: {known.lines} lines, {known.picks} picks. "
    assert outcome(page, "good").startswith(said)  # this browser kept nothing to compare it with
    expect(page.locator("#drawn")).to_be_hidden()  # whoever wants them all unfolds them
    page.click("#drawn-title")
    lines = page.locator("#drawn li").all_inner_texts()
    assert len(lines) == len(re.findall(r"^\d+ .*\|", record, re.MULTILINE))
    assert lines[0].startswith("✓ Set-up: ")
    assert all(line.startswith("✓") for line in lines)
    text = page.locator("main").inner_text()
    for part in ("commitment", "secret"):
        assert re.search(rf"^{part} (\w+)$", record, re.MULTILINE)[1] in text  # type: ignore[index]
    assert "unless somebody who sat down after you was in league with it" in text
    for unproven in ("that the house did not look", "who made which move", "no other deals were dealt and dropped"):
        assert unproven in text
    assert "did not see the commitment before" in text
    page.goto(f"/tables/{table}")
    expect(page.locator("#promise-kept")).to_contain_text("has not seen the commitment before")


def tampered(record: str) -> tuple[str, int, int]:
    """Another card in the last line that drew anything: where it stands in the log, and in the file."""
    rows = record.split("\n")
    row = max(at for at, text in enumerate(rows) if "|" in text)
    drawn, among = rows[row].split()[-1].split("/")
    other = f"{(int(drawn) + 1) % int(among)}/{among}"
    rows[row] = rows[row].rsplit(" ", 1)[0] + " " + other
    return "\n".join(rows), int(rows[row].split()[0]), row + 1


def test_a_changed_draw_is_named(page: Page, finished: tuple[str, str]) -> None:
    table, record = finished
    changed, line, row = tampered(record)
    open_with(page, table, changed)
    said = outcome(page, "bad")
    assert said == f"The deal is not as promised: line {line} was not drawn from the secret (line {row} of the record)."
    assert page.locator("#drawn li", has_text="✗").count() == 1


def test_another_heading_is_another_deal(page: Page, finished: tuple[str, str]) -> None:
    table, record = finished
    open_with(page, table, re.sub(r'salts \["\w*"', f'salts ["{"0" * 32}"', record))
    assert "line 0 was not drawn" in outcome(page, "bad")


def test_names_are_outside_every_hash(page: Page, finished: tuple[str, str]) -> None:
    table, record = finished
    open_with(page, table, record.replace('"Sealer"', "null"))
    outcome(page, "good")


def test_an_exchanged_secret_is_found_out(page: Page, finished: tuple[str, str]) -> None:
    table, record = finished
    open_with(page, table, re.sub(r"secret \w+", "secret " + "0" * 64, record))
    assert "the secret does not fit the commitment" in outcome(page, "bad")


def test_what_is_not_the_record_of_a_finished_match_is_not_verified(page: Page, finished: tuple[str, str]) -> None:
    table, record = finished
    unfinished = re.sub(r"end .*", "open", record, flags=re.DOTALL) + "\n"
    for text in ("nonsense", unfinished, record.replace("\n1 ", "\n7 ", 1), record.replace("|", "| 9/9", 1)):
        page.unroute_all()
        open_with(page, table, text)
        assert "cannot be read" in outcome(page, "bad")


def test_the_browser_compares_with_what_it_saw_and_sent_before_the_match(page: Page, server: Server) -> None:
    caller = Caller(server, "Host")
    seats = ["me", "person", "random"]
    table = caller.post("/tables", game="companeros", seats=seats, options={"rounds": 1}).json()["id"]
    page.goto(f"/tables/{table}")
    come_in(page, "Salty")
    expect(page.get_by_role("button", name="Sit down here")).to_be_visible()
    page.wait_for_load_state()  # without its scripts it would add nothing
    page.get_by_role("button", name="Sit down here").click()
    page.get_by_role("button", name="Leave to a bot").click()
    record = wait_until_over(caller, table)
    expect(page.locator("#promise-kept")).to_contain_text("✓ The commitment is the one this browser first saw.")
    page.locator("#promise-kept summary").click()
    page.get_by_role("link", name="Verify the deal").click()
    outcome(page, "good")
    checks = page.locator("#checks").inner_text()
    assert "✓ The commitment is the one this browser first saw" in checks
    assert "✓ The sixteen bytes this browser added are in the deal" in checks
    assert "✓ It had seen the commitment when it sent them" in checks

    kept: dict[str, Any] = page.evaluate("JSON.parse(localStorage['fullboard-promises'])")[table]
    assert kept["commitment"] in record
    assert kept["salt"] in record
    keep = "([table, kept]) => localStorage['fullboard-promises'] = JSON.stringify({[table]: kept})"
    page.evaluate(keep, [table, {**kept, "commitment": "0" * 64}])
    page.reload()
    assert "the commitment was exchanged" in outcome(page, "bad")
    page.goto(f"/tables/{table}")
    expect(page.locator("#notice")).to_have_text("This table once showed another commitment: do not trust its deal.")
    page.evaluate(keep, [table, {**kept, "salt": "0" * 32}])
    page.goto(f"/tables/{table}/verify")
    assert "your bytes were left out" in outcome(page, "bad")


def test_the_host_adds_bytes_as_well_and_the_table_shows_what_it_promised(page: Page, server: Server) -> None:
    page.goto("/")
    come_in(page, "Hosty")
    for way in ("play now", "new table"):
        if way == "play now":
            page.goto("/")
            page.click("form[action='/play/companeros'] button")
        else:
            page.goto("/new/siesta")
            page.select_option("[name=players]", "2")
            page.select_option("[name=seat1]", "medium")
            page.click(".new-table button.primary")
        page.wait_for_selector("#moves")
        table = page.url.rsplit("/", 1)[1]
        promise = page.locator("#promise")
        expect(promise.locator("summary")).to_contain_text("now kept in this browser")
        page.reload()
        expect(promise.locator("summary")).to_contain_text("✓ as this browser first saw it")
        promise.locator("summary").click()
        kept = page.evaluate("JSON.parse(localStorage['fullboard-promises'])")[table]
        expect(promise.locator(".hex")).to_have_text(kept["commitment"])
        expect(promise.locator("summary code")).to_have_text(f"{kept['commitment'][:8]}…")
        page.get_by_role("button", name="Leave to a bot").click()
        expect(page.locator("#promise-kept")).to_contain_text("✓ The commitment is the one this browser first saw.")
        record = page.request.get(f"/tables/{table}/record").text()
        assert f'"{kept["salt"]}"' in record
        page.locator("#promise-kept summary").click()
        page.get_by_role("link", name="Verify the deal").click()
        outcome(page, "good")
        checks = page.locator("#checks").inner_text()
        assert "✓ The sixteen bytes this browser added are in the deal" in checks
        assert "✓ It had seen the commitment when it sent them" in checks
    page.goto(f"/tables/{table}")
    page.evaluate(
        "([table, kept]) => localStorage['fullboard-promises'] = JSON.stringify({[table]: kept})",
        [table, {**kept, "commitment": "0" * 64}],
    )
    page.reload()
    expect(page.locator("#promise summary")).to_contain_text("✗ not as this browser first saw it")
    expect(page.locator("#promise-kept")).to_contain_text("do not trust the deal")


def test_bytes_sent_before_the_commitment_was_seen_are_told_apart(page: Page, server: Server) -> None:
    page.goto("/")
    come_in(page, "Early")
    page.route("**/promise", lambda route: route.fulfill(body=""))  # as if it had not come
    page.click("form[action='/play/companeros'] button")
    page.wait_for_selector("#moves")
    page.get_by_role("button", name="Leave to a bot").click()
    page.locator("#promise-kept summary").click()
    page.get_by_role("link", name="Verify the deal").click()
    outcome(page, "good")
    assert "It sent them before it saw the commitment" in page.locator("#checks").inner_text()


def test_without_webcrypto_the_page_names_the_command(page: Page, finished: tuple[str, str]) -> None:
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', {value: undefined})")
    page.goto(f"/tables/{finished[0]}/verify")
    assert "fullboard verify FILE" in outcome(page, "cannot")


def test_a_deal_is_not_called_fair_to_which_a_bots_seat_has_added(server: Server) -> None:
    """Here they were those of somebody who was forgotten since: from what is left nobody can tell."""
    host, gone = Caller(server, "Host"), Caller(server, "Goner")
    seats = ["me", "person", "random"]
    table = host.post("/tables", game="companeros", seats=seats, options={"rounds": 1}).json()["id"]
    assert gone.post(f"/tables/{table}/sit", salt="ab" * 16).status_code in (200, 201)
    assert gone.post("/me/forget").status_code == 204
    wait_until_over(host, table)
    for language, why in (("en", "where by the name a bot sat"), ("fr", "où siégeait"), ("de", "dem Namen nach")):
        page = host.http.get(f"{server.url}/tables/{table}", headers={"accept-language": language}).text
        fold = re.search(r'<details class="fair".*?</details>', page, re.DOTALL)
        assert fold is not None
        assert why in html.unescape(fold[0])
        assert "✓" not in fold[0].partition("</summary>")[0]


def test_in_french(browser: Browser, server: Server, finished: tuple[str, str]) -> None:
    context = browser.new_context(base_url=server.url, locale="fr-FR", service_workers="block")
    page = context.new_page()
    page.goto(f"/tables/{finished[0]}/verify")
    assert outcome(page, "good").startswith("Tous les tirages viennent du secret")
    context.close()


def test_a_running_match_cannot_be_verified_yet(server: Server) -> None:
    caller = Caller(server, "Curious")
    table = caller.post("/tables", game="companeros", seats=["me", "person", "random"]).json()["id"]
    answer = caller.http.get(f"{server.url}/tables/{table}/verify")
    assert answer.status_code == 409
    assert "The record is shown when the match is over" in answer.text
