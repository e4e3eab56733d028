"""Hints at the table and the analysis page, by mouse and by keyboard, by day and by night, on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from fullboard import Match
from fullboard.words import percent
from tests import patient
from tests.bots.planted import blunder
from tests.browser.person import Person
from tests.browser.test_pages import finished_table, violations, violations_by_day_and_night
from tests.patient import PATIENCE

Enter = Callable[..., Person]
PHONE: ViewportSize = {"width": 360, "height": 740}
LONGEST_ANALYSIS = 300_000  # milliseconds, on a machine where others come first


def ask_for_hint(page: Page) -> None:
    page.keyboard.press("h")
    page.wait_for_selector("#hint .hint-card, #notice:not(:empty)")
    assert page.inner_text("#notice") == ""


def test_a_hint_by_key_is_shown_on_the_board_can_be_played_and_then_goes(come_in: Enter) -> None:
    anna = come_in("Anna")
    page = anna.page
    anna.set_table("companeros", "me", "greedy", "greedy")
    anna.wait_for_turn()
    ask_for_hint(page)
    card = page.locator("#hint")
    expect(card).to_contain_text(re.compile(r"“play .+”: an estimated \d+% chance of winning"))
    hinted = page.locator("[data-hinted]").first.get_attribute("value")
    assert hinted in anna.legal()
    step = anna.step
    page.get_by_role("button", name="Play it").click()
    anna.wait_for_step(step)
    page.wait_for_selector("#hint .hint-card", state="detached")
    assert page.locator("[data-hinted]").count() == 0
    anna.wait_for_turn()
    page.click("#hint-button")
    page.wait_for_selector("#hint .hint-card")
    page.get_by_role("button", name="Close", exact=True).click()
    expect(card).to_be_empty()
    expect(page.locator("#hint-button")).to_be_focused()


def test_while_a_hint_is_thought_of_that_is_said_on_a_card_of_its_own(come_in: Enter) -> None:
    anna = come_in("Anna")
    page = anna.page
    page.route("**/hint", lambda route: None)  # it thinks for ever
    page.goto("/")
    page.click("form[action='/play/companeros'] button")
    anna.wait_for_turn()
    page.click("#hint-button")
    thinking = page.locator("#hint .hint-thinking")
    expect(thinking).to_have_text("thinking …")
    assert thinking.evaluate("card => getComputedStyle(card).backgroundColor") != "rgba(0, 0, 0, 0)"
    page.keyboard.press("Escape")
    expect(page.locator("#hint")).to_be_empty()


LOG_AT_END = """() => {
  const log = document.getElementById("log");
  const end = log.lastElementChild.getBoundingClientRect().bottom;
  return log.scrollHeight > log.clientHeight && Math.abs(log.scrollHeight - log.clientHeight - log.scrollTop) <= 1
    && end <= log.getBoundingClientRect().bottom + 1;
}"""


def test_the_log_shows_its_end_before_and_after_a_hint_unless_somebody_reads_what_was(come_in: Enter) -> None:
    anna = come_in("Anna", viewport={"width": 1366, "height": 768})
    page = anna.page
    anna.set_table("companeros", "me", "greedy", "greedy", "greedy")
    for _ in range(2):
        anna.wait_for_turn()
        anna.play()
    anna.wait_for_turn()
    page.wait_for_function(LOG_AT_END)
    ask_for_hint(page)  # which makes the log lower
    page.wait_for_function(LOG_AT_END)
    page.click("#hint .primary")
    page.wait_for_selector("#hint .hint-card", state="detached")
    for _ in range(2):
        anna.wait_for_turn()
        page.wait_for_function(LOG_AT_END)
        anna.play()
    anna.wait_for_turn()
    page.wait_for_function(LOG_AT_END)
    page.locator("#log").hover()
    page.mouse.wheel(0, -4000)
    page.wait_for_function("() => document.getElementById('log').scrollTop === 0")
    anna.play()
    anna.wait_for_turn()
    assert page.evaluate("document.getElementById('log').scrollTop") == 0


IN_SIGHT = """() => [...document.querySelectorAll(".board [data-hinted]")].some((hinted) => {
  const { x, y, width, height } = hinted.getBoundingClientRect();
  return hinted.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
GLIDING = "() => [...document.querySelectorAll('[data-piece]')].flatMap((piece) => piece.getAnimations()).length"


@pytest.mark.parametrize("game", ["companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars"])
def test_on_a_phone_a_hint_leaves_the_board_and_what_it_speaks_of_in_sight(come_in: Enter, game: str) -> None:
    anne = come_in("Anne", locale="fr-FR", viewport={"width": 360, "height": 640}, reduced_motion="no-preference")
    page = anne.page
    page.goto("/")
    page.click(f"form[action='/play/{game}'] button")
    anne.wait_for_turn()
    if game == "hotel-samoa":  # where all choose at once: the others' cards do not come while the hint is looked at
        expect(page.locator("[id^=piece-back-]")).to_have_count(page.locator(".hs-hotel").count() - 1)
    look_at_hint(page, 360, 640)
    page.set_viewport_size({"width": 640, "height": 360})
    page.goto(page.url)  # a reload would restore how far one had scrolled, sooner or later
    look_at_hint(page, 640, 360)


def look_at_hint(page: Page, width: int, height: int) -> None:
    page.wait_for_function("() => !document.getAnimations().length")
    ask_for_hint(page)
    assert page.evaluate(GLIDING) == 0  # the board has made room: nothing on it has moved
    card = page.locator(".hint-card").bounding_box()
    assert card is not None
    assert card["height"] <= max(175, 0.27 * height)
    assert card["y"] >= 0
    page.wait_for_function(IN_SIGHT)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    text = page.locator(".hint-text")
    if text.evaluate("each => each.scrollHeight > each.clientHeight"):
        text.focus()
        page.keyboard.press("End")
        page.wait_for_function(
            "() => { const each = document.querySelector('.hint-text');"
            " return each.scrollTop + each.clientHeight >= each.scrollHeight - 1; }"
        )
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#hint")).to_be_empty()
    assert page.locator("[data-hinted]").count() == 0


@pytest.mark.parametrize("screen", [(360, 640), (640, 360), (1280, 800)])
def test_a_hint_behind_a_closed_door_is_seen_at_the_door(come_in: Enter, screen: tuple[int, int]) -> None:
    anna = come_in("Anna", viewport={"width": screen[0], "height": screen[1]})
    page = anna.page
    move: str | None = None

    def advise(route: Route) -> None:
        answer = route.fetch(timeout=1000 * PATIENCE)
        route.fulfill(response=answer, body=re.sub(r'data-move="[^"]*"', f'data-move="{move}"', answer.text()))

    page.route("**/hint", advise)  # from the first: a browser that is told later may let a request through
    page.goto("/")
    page.click("form[action='/play/sun-sea-and-sand'] button")
    anna.wait_for_turn()
    move = page.locator("[popover] button[name=move]").first.get_attribute("value")
    ask_for_hint(page)
    page.wait_for_function(IN_SIGHT)
    door = page.locator(".board [data-hinted][popovertarget]").first
    door.click()
    inside = page.locator(f":popover-open button[name=move][value='{move}'][data-hinted]")
    expect(inside).to_be_visible()
    step = anna.step
    inside.click()
    anna.wait_for_step(step)


def test_the_key_can_be_switched_off_and_does_not_disturb_the_chat(come_in: Enter) -> None:
    anna = come_in("Anna")
    page = anna.page
    anna.set_table("companeros", "me", "greedy", "greedy")
    anna.wait_for_turn()
    page.locator("#say").press_sequentially("hahaha")
    expect(page.locator("#hint")).to_be_empty()
    page.click("#settings-button")
    page.uncheck("[data-setting=keys]")
    page.keyboard.press("Escape")
    page.locator("body").press("h")
    page.wait_for_timeout(300)
    expect(page.locator("#hint")).to_be_empty()


def test_no_hints_where_the_host_does_not_allow_them(come_in: Enter) -> None:
    anna = come_in("Anna")
    page = anna.page
    page.goto("/new/companeros")
    page.select_option("[name=players]", "3")
    for seat in (1, 2):
        page.select_option(f"[name=seat{seat}]", "greedy")
    page.select_option("[data-setting=hints]", "hints=false")
    page.click(".new-table button.primary")
    anna.wait_for_turn()
    expect(page.locator("#hint-button")).to_have_count(0)


def test_a_hint_in_french_and_without_scripts(come_in: Enter) -> None:
    anne = come_in("Anne", locale="fr-FR", java_script_enabled=False)
    page = anne.page
    page.goto("/new/companeros")
    page.select_option("[name=players]", "3")
    for seat in (1, 2):
        page.select_option(f"[name=seat{seat}]", "greedy")
    page.click(".new-table button.primary")
    while page.get_attribute("#status", "data-turn") != "yes":
        page.reload()
    page.locator("#hint-button").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Indice")
    expect(page.locator("main")).to_contain_text(re.compile(r"«\sjouer .+\s»\s: environ \d+\s% de chances de gagner"))
    page.get_by_role("link", name="À la table").click()
    expect(page.locator("#moves")).to_be_visible()


def test_the_analysis_of_a_match_and_the_way_into_its_replay(come_in: Enter) -> None:
    anna = come_in("Anna")
    page = anna.page
    path = finished_table(anna)
    page.goto(f"{path}/analysis")
    found = violations_by_day_and_night(page)
    page.goto(path)
    page.click("#analyse-button")
    page.wait_for_url("**/replay#analysis")
    page.wait_for_selector(".chart.wide", timeout=LONGEST_ANALYSIS)
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    found += violations_by_day_and_night(page)
    assert page.locator(".chart.wide .chances polyline").count() == 3
    dashes = page.eval_on_selector_all(
        ".chart.wide .chances polyline", "all => all.map(each => each.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == 3
    names = page.locator(".chart.wide .seat-name").all_text_contents()
    assert names[0] == "Anna"
    rows = page.locator(".chances-table tbody tr")
    assert rows.count() > 20
    winners = Match.from_record(page.request.get(f"{path}/record").text()).winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
    assert rows.last.locator("td").all_text_contents() == [percent(share, "en") for share in shares]
    point = page.locator(".chart.wide .areas a").nth(5)
    point.hover()
    expect(page.locator("#chances-now")).to_contain_text(point.locator("title").text_content() or "")
    point.click()
    expect(page.locator("#line")).to_have_value(point.get_attribute("data-line") or "")
    page.set_viewport_size(PHONE)
    expect(page.locator(".chart.narrow")).to_be_visible()
    expect(page.locator(".chart.wide")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    found += violations_by_day_and_night(page)
    link = page.locator(".turning-points a").first
    before = link.get_attribute("data-line")
    link.click()
    page.wait_for_url(f"**/replay?line={before}&seat=*")
    expect(page.locator("#line")).to_have_value(before or "")
    expect(page.locator("#moment .board")).to_be_in_viewport()  # it lies far above the list
    assert found == []


def test_the_analysis_of_a_record_that_was_brought_along(come_in: Enter, tmp_path: Path) -> None:
    anna = come_in("Anna", locale="fr-FR")
    page = anna.page
    file = tmp_path / "a.record"
    file.write_text(blunder().record(), "utf-8")
    page.goto("/watch")
    page.set_input_files("[name=record]", file)
    page.click(".new-table button.primary")
    page.click("#analyse-button")
    page.wait_for_selector(".turning-points", timeout=LONGEST_ANALYSIS)
    item = page.locator(".turning-points li")
    expect(item).to_have_count(1)
    expect(item).to_contain_text("prendre les rouges")
    expect(item).to_contain_text("100,0 ± 0,0 points")
    expect(item.locator(".tag")).to_have_text("clairement moins bon")
    item.get_by_role("link").click()
    page.wait_for_url("**/watch/*?line=3&seat=*")


def test_nobody_sees_an_analysis_of_a_running_match(come_in: Enter) -> None:
    anna = come_in("Anna")
    path = anna.set_table("companeros", "me", "greedy", "greedy")
    anna.wait_for_turn()
    expect(anna.page.locator("#analyse-button")).to_have_count(0)
    cookies = {each["name"]: each["value"] for each in anna.page.context.cookies()}
    url = anna.page.url.rsplit("/tables", 1)[0]
    answer = patient.post(f"{url}{path}/analysis", cookies=cookies, headers={"origin": url}, timeout=30)
    assert answer.status_code == 409
    assert patient.get(f"{url}{path}/analysis", timeout=30).status_code == 409
    assert "match-running" in answer.text


@pytest.mark.parametrize("screen", [(1366, 900), (1100, 800), (360, 740)])
@pytest.mark.parametrize("folded", [False, True])
def test_a_hint_covers_nothing_of_the_ring(come_in: Enter, screen: tuple[int, int], folded: bool) -> None:
    width, height = screen
    anna = come_in("Anna", viewport={"width": width, "height": height})
    page = anna.page
    anna.set_table("four-stars", "me", "greedy")
    anna.wait_for_turn()
    if folded and width > 1000:
        page.click("#side-button")
    page.evaluate("scrollTo(0, 200)")
    ask_for_hint(page)
    card = page.locator("#hint").bounding_box()
    ring = page.locator(".fs-ring").bounding_box()
    assert card is not None
    assert ring is not None
    beside = card["x"] >= ring["x"] + ring["width"] or card["x"] + card["width"] <= ring["x"]
    assert beside or card["y"] + card["height"] <= ring["y"] + 1
    if width > 1000:  # and nothing of log and chat
        assert beside
        assert page.locator("#hint .primary").bounding_box() is not None
        expect(page.locator("#hint .primary")).to_be_in_viewport(ratio=1)
        side = page.locator("#side").bounding_box()
        assert folded or (side is not None and side["y"] + side["height"] <= card["y"])
