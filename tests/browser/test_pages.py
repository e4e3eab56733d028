"""Languages, replay, secret choices, many tabs; and axe on every page, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests import patient
from tests.browser.person import Person
from tests.core.test_records import RECORD
from tests.house.server import Server

Enter = Callable[..., Person]


# French


def test_a_french_browser_reads_french_and_can_switch(come_in: Enter) -> None:
    anne = come_in("Anne", locale="fr-FR")
    page = anne.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Une maison de jeux de société")
    page.click("form[action='/play/companeros'] button")
    anne.wait_for_turn()
    expect(page.locator("#status strong")).to_contain_text("À vous")
    expect(page.get_by_role("button", name="Laisser à un bot")).to_be_visible()
    page.locator(".co-take[aria-disabled=true]").first.click(force=True)
    expect(page.locator("#notice")).to_contain_text("pot")
    expect(page.locator(".co-kind", has_text="bot moyen").first).to_be_visible()
    page.locator("details.language summary").click()
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="Leave to a bot")).to_be_visible()
    anne.wait_for_turn()
    anne.play()
    anne.wait_for_turn()  # and the stream speaks English too
    expect(page.locator("#status strong")).to_contain_text("Your turn")


# The lobby

TO_THE_FIRST_GAME = """() => document.querySelector(".shelf .primary").getBoundingClientRect().bottom
  - document.querySelector("#lobby").getBoundingClientRect().height"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844), (360, 740)])
def test_somebody_who_walks_in_can_play_at_once_without_scrolling(come_in: Enter, width: int, height: int) -> None:
    page = come_in(None, viewport={"width": width, "height": height}).page
    page.goto("/")
    expect(page.locator(".shelf img").first).to_be_visible()
    assert page.evaluate(TO_THE_FIRST_GAME) <= height - 60  # what others are playing may take a line or two
    assert page.evaluate("document.documentElement.scrollWidth") <= width


# What is printed


@pytest.mark.parametrize("game", ["companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars"])
def test_what_is_printed_is_called_by_words_in_french_too(come_in: Enter, game: str) -> None:
    page = come_in(None, locale="fr-FR", viewport={"width": 360, "height": 740}).page
    page.goto(f"/games/{game}/components")
    rows = page.locator(".components tbody tr")
    cells = [cell.strip() for row in rows.all() for cell in row.locator("th, td").all_text_contents()]
    assert set(cells[2::3]) <= {"livret", "liste publiée", "reconstituée"}
    assert [cell for cell in cells if re.search(r"[a-z]\.[a-z]|\w\[|_|\b(rulebook|source|green|True)\b", cell)] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []


# Replay


def finished_table(person: Person, *bots: str) -> str:
    """A table whose match is over: played by a bot in one's place."""
    path = person.set_table("companeros", "me", *(bots or ("random", "random")))
    person.page.get_by_role("button", name="Leave to a bot").click()
    person.page.wait_for_selector("#replay-link")
    return path


def test_the_replay_follows_slider_and_arrow_keys(come_in: Enter) -> None:
    anna = come_in("Anna")
    page = anna.page
    path = finished_table(anna)
    page.click("#replay-link")
    page.wait_for_url("**/replay")
    slider = page.locator("#line")
    last = int(slider.get_attribute("max") or 0)
    assert last > 27
    expect(page.locator(".co-board .co-fan li")).to_have_count(9)
    for line in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".slider label").first).to_contain_text(f"{line} / {last}")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".slider label").first).to_contain_text(f"2 / {last}")
    assert page.url.endswith("?line=2&seat=0")
    expect(page.locator(".status")).to_contain_text("plays")
    page.keyboard.press("End")
    expect(page.locator(".co-results")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.locator(".slider label").first).to_contain_text(f"0 / {last}")
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator(".co-results")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".slider label").first).to_contain_text(f"{last - 1} / {last}")
    page.goto(f"{path}/replay?line=5")  # a link to a moment
    expect(page.locator(".slider label").first).to_contain_text(f"5 / {last}")
    page.click("#forward")
    expect(page.locator(".slider label").first).to_contain_text(f"6 / {last}")
    line, moment = 6, page.locator("#moment")
    while moment.get_attribute("data-ahead") == "0":
        line += 1
        page.keyboard.press("ArrowRight")
        expect(page.locator("#count")).to_have_text(f"{line} / {last}")
    page.keyboard.press("ArrowRight")  # the end of a trick is seen as it was then: its cards still lie there
    expect(moment).to_have_attribute("data-beat", "1")
    expect(moment.locator(".co-slot .co-card")).to_have_count(3)
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_attribute("data-beat", "0")
    expect(page.locator("#count")).to_have_text(f"{line + 1} / {last}")
    page.locator("#past-log a[data-line='3']").first.click()
    expect(page.locator("#count")).to_have_text(f"3 / {last}")
    expect(page.locator("#past-log [aria-current]").first).to_have_attribute("data-line", "3")
    page.select_option("#speed", "4")
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.locator("#autoplay")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => Number(document.getElementById('line').value) > 4")
    page.keyboard.press("Space")
    expect(page.locator("#autoplay")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Home")
    expect(page.locator("#play-on-line")).to_have_value("0")
    page.click("#play-on summary")
    page.click("#play-on button")
    page.wait_for_selector("#moves")
    assert path not in page.url


def test_a_finished_match_is_replayed_as_anybody_saw_it(come_in: Enter) -> None:
    anna, stranger = come_in("Anna"), come_in(None)
    path = finished_table(anna)
    page = anna.page
    page.goto(f"{path}/replay?line=1")
    page.wait_for_load_state()
    seen_by = page.locator("[name=seat]")
    names = seen_by.locator("option").all_text_contents()
    assert (names[0], names[1], len(names)) == ("a spectator", "Anna", 4)
    assert seen_by.input_value() == "0"
    own = anna.hand
    assert own
    seen_by.select_option("1")
    page.wait_for_url("**/replay?line=1&seat=1")
    page.wait_for_function(
        "own => own.every(card => !document.querySelector(`.co-hand [data-piece='${card}']`))",
        arg=sorted(own),
    )
    assert anna.hand
    seen_by.select_option("none")
    page.wait_for_selector(".co-hand", state="detached")
    page.wait_for_selector("form:not(.htmx-request) > #forward")
    page.click("#forward")
    expect(page.locator(".slider label").first).to_contain_text("2 /")
    assert page.url.endswith("?line=2&seat=none")
    stranger.page.goto(f"{path}/replay?line=1&seat=0")
    assert stranger.hand == own


def test_while_a_match_is_running_nobody_is_offered_to_see_it_as_another(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")
    path = anna.set_table("companeros", "me", "person", "random")
    bob.sit_down(path)
    hand = anna.hand
    anna.page.goto(f"{path}/replay?line=0&seat=1")
    assert anna.page.locator("[name=seat]").count() == 0
    assert anna.hand == hand
    bob.page.goto(f"{path}/replay?line=0&seat=0")
    assert not bob.hand & hand


# A secret choice


def stream_of(person: Person, server: Server, path: str) -> str:
    """The first message of the live stream, exactly as that person's browser gets it."""
    cookies = {each["name"]: each["value"] for each in person.page.context.cookies()}
    text = ""
    with patient.stream("GET", server.url + path + "/stream", cookies=cookies) as stream:
        for line in stream.iter_lines():
            text += line + "\n"
            if not line and text.strip():
                break
    return text


def test_nobody_sees_a_secret_choice_before_the_reveal(come_in: Enter, server: Server) -> None:
    anna, bob, stranger = come_in("Anna"), come_in("Bob"), come_in(None)
    path = anna.set_table("siesta", "me", "person")
    stranger.page.goto(path)
    bob.sit_down(path)
    onlookers = (bob, stranger)
    for each in (anna, *onlookers):
        each.page.wait_for_selector("#moves")

    def after(card: int) -> list[str]:
        """All that the others can see once Anna has chosen that card."""
        anna.page.locator(f'.plain-moves button[value="choose {card}"]').click()
        expect(anna.page.locator(".log li").last).to_contain_text(f"secretly chooses card {card}")
        for each in onlookers:
            expect(each.page.locator(".log li").last).to_contain_text("Anna has chosen.")
        pages = [each.page.inner_html("#live") for each in onlookers]
        streams = [stream_of(each, server, path) for each in onlookers]
        assert not any("chooses" in text for text in (*pages, *streams))
        return [besides_the_log(text) for text in (*pages, *streams)]

    def take_back() -> None:
        anna.page.get_by_role("button", name="Take back").click()  # free until the reveal
        for each in (anna, *onlookers):
            expect(each.page.locator(".log li").last).to_contain_text("was taken back")

    two = after(2)
    take_back()
    assert two == after(5)
    bob.page.locator('.plain-moves button[value="choose 1"]').click()
    for each in onlookers:
        expect(each.page.locator(".log")).to_contain_text("Anna shows card 5.")


def besides_the_log(text: str) -> str:
    """The page without log and status, which grow with every line taken back, and without how many look on."""
    text = re.sub(r'<ol class="log".*?</ol>', "", text, flags=re.DOTALL)
    text = re.sub(r'<div class="status".*?(?=<section)', "", text, flags=re.DOTALL)
    text = re.sub(r'\s*<span class="onlookers">.*?</span>', "", text)
    text = re.sub(r"^id: \w+\n", "", text)  # the checksum of all that they see, the log too
    return re.sub(r'value="[0-9a-f]{40,}"|data-htmx-powered="true"', "", text)


# Eight tabs


def test_eight_tabs_of_one_browser_all_stay_live(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")
    path = anna.set_table("companeros", "me", "person", "person")
    tabs = [anna.page]
    for _ in range(7):
        tab = anna.page.context.new_page()
        tab.goto(path, wait_until="domcontentloaded")
        tabs.append(tab)
    bob.page.goto(path)
    for word in ("one", "two"):
        bob.page.fill("#say", word)
        bob.page.keyboard.press("Enter")
        for tab in tabs:
            expect(tab.locator(".chat li").last).to_contain_text(f"Bob {word}")
    tabs[-1].fill("#say", "I am the eighth")
    tabs[-1].keyboard.press("Enter")
    for tab in (bob.page, *tabs):
        expect(tab.locator(".chat li").last).to_contain_text("Anna I am the eighth")
    for tab in tabs[:5]:
        tab.close()
    bob.page.fill("#say", "three")
    bob.page.keyboard.press("Enter")
    for tab in tabs[5:]:
        expect(tab.locator(".chat li").last).to_contain_text("Bob three")


def test_the_lobby_is_live_in_eight_tabs(come_in: Enter) -> None:
    anna, bob, stranger = come_in("Anna"), come_in("Bob"), come_in(None)
    stranger.page.goto("/")
    tabs = [anna.page, *(anna.page.context.new_page() for _ in range(7))]
    for tab in tabs:
        tab.goto("/", wait_until="domcontentloaded")
    bob.page.goto("/new/siesta")
    bob.page.select_option("[name=players]", "2")
    bob.page.get_by_label("Show it in the lobby").check()
    bob.page.click(".new-table button.primary")
    bob.page.wait_for_selector("#live")
    link = f'#lobby a[href="/tables/{bob.page.url.rsplit("/", 1)[1]}"]'
    for tab in (stranger.page, *tabs):
        expect(tab.locator(link)).to_contain_text("Bob, free seat")
    tabs[-1].click(link)
    tabs[-1].click(".player button.primary")
    tabs[-1].wait_for_selector("#moves")
    expect(stranger.page.locator(link)).to_have_count(0)  # no seat is free any more
    for tab in tabs[:-1]:
        expect(tab.locator(link)).to_contain_text("Your turn")
    tabs[-1].locator("#moves button[name=move]").first.click()
    for tab in tabs[:-1]:
        expect(tab.locator(link)).not_to_contain_text("Your turn")
        tab.close()


# For everybody


LOAD_AXE = f"() => {{ {Axe().axe_script} }}"
RUN_AXE = "async rules => (await axe.run({ resultTypes: ['violations'], ...rules })).violations"
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}  # what night can change of a page


def violations_by_day_and_night(page: Page) -> list[str]:
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    found += violations(page, COLOURS)
    page.emulate_media(color_scheme="light")
    return found


def violations(page: Page, rules: dict[str, list[str]] | None = None) -> list[str]:
    """What axe finds by these rules, or by all that it has."""
    if page.evaluate("typeof axe === 'undefined'"):  # it is large: once for a page is enough
        page.evaluate(LOAD_AXE)
    found: list[dict[str, Any]] = page.evaluate(RUN_AXE, rules or {})
    return [
        f"{page.url} {each['id']}: {each['nodes'][0]['html'][:200]} {each['nodes'][0].get('failureSummary', '')}"
        for each in found
    ]


def test_axe_finds_nothing(come_in: Enter) -> None:
    stranger = come_in(None)
    anna = come_in("Anna")
    page = anna.page
    found = []
    for path in ("/", "/games/companeros/help", "/games/companeros/rulings", "/me", "/sign-in", "/nothing-here"):
        stranger.page.goto(path)
        found += violations_by_day_and_night(stranger.page)
    for path in ("/", "/new/companeros", "/games/companeros/components", "/me", "/me/account"):
        page.goto(path)
        found += violations_by_day_and_night(page)
    open_table = anna.set_table("siesta", "me", "person")
    found += violations_by_day_and_night(page)
    stranger.page.goto(open_table)
    found += violations_by_day_and_night(stranger.page)
    anna.set_table("companeros", "me", "random", "random")
    anna.wait_for_turn()
    anna.play()
    anna.wait_for_turn()
    page.locator("#all-moves summary").click()
    found += violations_by_day_and_night(page)
    page.click("#settings-button")
    found += violations_by_day_and_night(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("#help[open]")
    found += violations_by_day_and_night(page)
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 360, "height": 740})
    found += violations_by_day_and_night(page)
    page.click("#side-button")
    found += violations_by_day_and_night(page)
    page.click("#side-button")
    page.get_by_role("button", name="Leave to a bot").click()
    page.wait_for_selector("#replay-link")
    found += violations_by_day_and_night(page)
    page.click("#replay-link")
    page.wait_for_url("**/replay")
    found += violations_by_day_and_night(page)
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".co-hand")
    found += violations_by_day_and_night(page)
    assert found == []


def violations_at_any_width(page: Page) -> list[str]:
    found = []
    for width in (1366, 390):
        page.set_viewport_size({"width": width, "height": 844})
        found += violations_by_day_and_night(page)
    return found


def test_axe_finds_nothing_where_one_looks_back(come_in: Enter) -> None:
    anna = come_in("Anna")
    page = anna.page
    path = finished_table(anna)
    page.locator("#promise summary").click()
    found = violations_at_any_width(page)
    page.click("#promise-kept summary")
    page.get_by_role("link", name="Verify the deal").click()
    expect(page.locator("[data-outcome=good]")).to_be_attached()
    found += violations_at_any_width(page)
    page.goto("/watch")
    found += violations_at_any_width(page)
    bring(page, "nonsense")
    expect(page.get_by_role("alert")).to_be_visible()
    found += violations_at_any_width(page)
    bring(page, page.request.get(f"{path}/record").text())
    page.wait_for_selector("#replay")
    found += violations_at_any_width(page)
    page.select_option("[name=seat]", "0")
    page.wait_for_selector(".co-hand")
    found += violations_at_any_width(page)
    assert found == []


def test_no_page_is_wider_than_a_small_phone(come_in: Enter) -> None:
    anna = come_in("Anna", viewport={"width": 360, "height": 740})
    page = anna.page
    path = finished_table(anna)
    page.goto("/watch")
    bring(page, page.request.get(f"{path}/record").text())
    page.wait_for_selector("#replay")
    watched = page.url
    page.goto("/")
    page.click("form[action='/play/companeros'] button")
    anna.wait_for_turn()
    table = page.url
    house = (
        "/",
        "/me",
        "/watch",
        "/new/four-stars",
        "/games/companeros/help",
        "/games/companeros/rulings",
        "/games/companeros/components",
        "/none",
    )
    wide = []
    for language in ("en", "fr"):
        page.goto(table)
        if language == "fr":
            page.locator("details.language summary").click()
            page.get_by_role("button", name="Français").click()
            expect(page.locator("html")).to_have_attribute("lang", "fr")
            page.wait_for_load_state()
        page.keyboard.press("h")
        page.wait_for_selector(".hint-card")
        bar = page.locator(".table-bar").bounding_box()
        assert bar is not None
        assert bar["height"] < 60  # a single row
        if page.evaluate("document.documentElement.scrollWidth") > 360:
            wide.append((language, table))
        for place in (*house, path, f"{path}/verify", f"{path}/replay", f"{path}/analysis", watched):
            page.goto(place)
            if page.evaluate("document.documentElement.scrollWidth") > 360:
                wide.append((language, place))
    assert wide == []


def bring(page: Page, record: str) -> None:
    page.set_input_files("[name=record]", {"name": "a.record", "mimeType": "", "buffer": record.encode()})
    page.click(".new-table button.primary")
    page.wait_for_load_state()


def test_a_record_that_was_brought_is_watched_by_slider_keys_and_from_any_seat(come_in: Enter) -> None:
    page = come_in("Anna").page
    page.goto("/watch")
    bring(page, RECORD)
    label = page.locator(".slider label").first
    last = int(page.locator("#line").get_attribute("max") or 0)
    expect(label).to_contain_text(f"0 / {last}")
    expect(page.locator(".co-hand")).to_have_count(0)
    page.select_option("[name=seat]", "1")
    expect(page.locator(".co-hand .co-fan li")).to_have_count(9)
    for line in (1, 2):
        page.keyboard.press("ArrowRight")
        expect(label).to_contain_text(f"{line} / {last}")
    expect(page.locator("[name=seat]")).to_have_value("1")  # whoever looks on stays the same
    assert page.url.endswith("?line=2&seat=1")
    page.reload()
    expect(label).to_contain_text(f"2 / {last}")
    expect(page.locator(".co-hand")).to_be_visible()
    page.click("#back")
    expect(label).to_contain_text(f"1 / {last}")
    page.locator("#line").focus()
    page.keyboard.press("End")
    expect(page.locator(".co-results")).to_be_visible()
    page.select_option("[name=seat]", "")
    page.locator("#line").focus()
    page.keyboard.press("Home")
    expect(label).to_contain_text(f"0 / {last}")
    expect(page.locator(".co-hand")).to_have_count(0)
