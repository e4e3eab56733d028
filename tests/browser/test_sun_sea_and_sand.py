"""Sun, Sea & Sand at its table page, played in a browser by clicking what can be clicked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from fullboard import Match
from fullboard.core.chance import Quick
from fullboard.testing.laid import Laid
from tests.browser.person import AT_ONCE, MOVED_ON, MY_TURN, SAME_SALT
from tests.house.server import Server
from tests.patient import PATIENCE


@pytest.fixture
def page(server: Server, browser: Browser) -> Iterator[Page]:
    """A guest's window; nothing may go wrong in it unseen."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 900})
    context.add_init_script(AT_ONCE)
    context.add_init_script(SAME_SALT)
    page = context.new_page()
    page.set_default_timeout(1000 * PATIENCE)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if "Content Security" in message.text else None)
    page.goto(server.url)
    page.fill("#name", "Violet")
    page.click(".name-form button")
    yield page
    context.close()
    assert wrong == []


def sit_down(page: Page, server: Server, players: int = 2) -> None:
    """A table against greedy bots."""
    page.goto(f"{server.url}/new/sun-sea-and-sand")
    page.select_option("[name=players]", str(players))
    for seat in range(1, players):
        page.select_option(f"[name=seat{seat}]", "greedy")
    page.click(".new-table button.primary")
    page.wait_for_selector(".ss-board")
    page.wait_for_load_state()


def wait_for_turn(page: Page) -> str:
    """Until it is one's turn or the season is over: what the table's phase is then."""
    page.wait_for_selector(f"{MY_TURN}, .ss-in-over")
    classes = page.get_attribute(".ss-board", "class") or ""
    found = re.search(r"ss-in-(\w+)", classes)
    assert found is not None
    return found[1]


def enabled(page: Page, begins: str) -> Locator:
    return page.locator(f'.ss-board button[name=move][value^="{begins}"]:not([aria-disabled])')


def step(page: Page) -> str:
    return page.locator("#moves > input[name=step]").input_value()


def click(page: Page, button: Locator) -> None:
    """Make a move and wait until the table has seen it."""
    before = step(page)
    with page.expect_response(re.compile("/move$")):  # before which it would not send another
        button.click()
    page.wait_for_function(MOVED_ON, arg=before)


def build(page: Page) -> bool:
    """Choose the dearest facility one can pay, and then its first field."""
    offers = page.locator(".ss-offer[popovertarget]")
    if not offers.count():
        return False
    offers.last.click()
    dialog = page.locator(".ss-pop:popover-open")
    expect(dialog).to_have_count(1)
    click(page, dialog.locator("button[name=move]").first)
    expect(page.locator(".ss-pop:popover-open")).to_have_count(0)
    return True


def work(page: Page) -> None:
    for begins in ("fetch", "send-away"):
        if enabled(page, begins).count():
            return click(page, enabled(page, begins).first)
    free = int(page.locator(".ss-own .ss-vacant").count())
    if not free and enabled(page, "bungalows 2").count():
        return click(page, enabled(page, "bungalows 2"))
    if build(page):
        return None
    for begins in ("reserve", "sign", "pass", "bungalows"):
        if enabled(page, begins).count():
            return click(page, enabled(page, begins).first)
    raise AssertionError("nothing can be clicked")


def test_a_whole_match_against_bots_is_played_by_clicking(page: Page, server: Server) -> None:
    sit_down(page, server)
    for _ in range(80):
        if wait_for_turn(page) == "over":
            break
        work(page)
    expect(page.locator(".ss-results tbody tr")).to_have_count(2)
    assert page.locator(".ss-best").count() >= 1
    assert page.locator(".ss-own .ss-built").count() >= 1
    assert page.locator(".ss-board button[name=move]").count() == 0
    assert all(page.locator(f"#piece-marker-{seat}").count() == 1 for seat in range(2))
    page.goto(page.url + "/replay?line=12")
    expect(page.locator(".ss-board")).to_be_visible()


def test_a_reservation_that_overbooks_lets_the_owner_send_tourists_away(page: Page, server: Server) -> None:
    for _ in range(6):  # the boats are drawn: not every week's groups are of several colours
        sit_down(page, server)
        if overbook(page):
            break
    else:
        raise AssertionError("never overbooked with a choice")
    panel = page.locator(".ss-overbooked")
    money = int(page.locator(".ss-own .ss-purse b").first.inner_text())
    buttons = panel.locator("button[name=move]")
    assert buttons.count() >= 2
    expect(buttons.first).to_contain_text("pay 1")
    click(page, buttons.first)
    expect(page.locator(".ss-own .ss-purse b").first).not_to_have_text(str(money))
    expect(page.locator(".log")).to_contain_text("sends a")


def overbook(page: Page) -> bool:
    """One bungalow, and as many tourists as possible reserved for it; whether a choice came of it."""
    wait_for_turn(page)
    click(page, enabled(page, "bungalows 1"))
    while wait_for_turn(page) == "work" and "Week 1 of 8" in page.locator(".ss-week").inner_text():
        risky = enabled(page, "reserve 2").filter(has=page.locator(".ss-alarm"))
        if risky.count():
            assert "overbooks" in (risky.last.get_attribute("title") or "")
            click(page, risky.last)
        else:
            click(page, enabled(page, "sign"))
    return page.locator(".ss-overbooked button[name=move]").count() > 0


def test_a_backpacker_walks_stone_by_stone(page: Page, server: Server) -> None:
    sit_down(page, server, players=3)
    expect(page.locator(".ss-ahead-text")).to_contain_text("poorest")
    expect(page.locator(".ss-boat #piece-backpacker-1")).to_have_count(1)
    for _ in range(6):
        if wait_for_turn(page) != "work" or "Week 1 of 8" not in page.locator(".ss-week").inner_text():
            break
        click(page, enabled(page, "sign").or_(enabled(page, "pass")))
    wait_for_turn(page)
    told = page.locator(".log li", has_text="backpackers walk").first.inner_text()
    found = re.search(r"walk (\d+) step", told)
    assert found is not None
    steps = int(found[1])
    delays = page.locator(".ss-hop").evaluate_all(
        "hops => hops.map(hop => parseFloat(getComputedStyle(hop).animationDelay)).sort((a, b) => a - b)"
    )
    assert steps <= len(delays) <= steps + 5  # to the next beach, if no bungalow is free
    assert len(set(delays)) == len(delays)
    assert page.locator(".ss-boat #piece-backpacker-1").count() == 0
    camping = page.locator(".ss-stone-beach #piece-backpacker-1").count()
    moved_in = page.locator(".log li", has_text=re.compile("week 1 .* moves in")).count()
    assert camping + moved_in == 1


WHEN_A_WEEK_BEGINS = """() => {
  const week = () => document.querySelector(".ss-week").textContent;
  const before = week();
  // after the house's own script, which sets everything going once all who arrange something have done so
  window.begun = new Promise((done) => document.addEventListener("htmx:after:swap", () => queueMicrotask(() => {
    if (week() === before) return;
    const boats = [...document.querySelectorAll(".ss-boat")];
    const lies = (part, deck) => part === deck || (!part.getAnimations().length && lies(part.parentElement, deck));
    const isSeated = (piece, deck) => piece.checkVisibility() && lies(piece, deck); // not in a growing boat
    const passengers = (deck) => [...deck.querySelectorAll(".ss-space [data-piece]")];
    const seated = (deck) => passengers(deck).filter((piece) => isSeated(piece, deck));
    const aboard = (deck) => seated(deck).every((piece) => {
      const [out, inside] = [deck.getBoundingClientRect(), piece.getBoundingClientRect()];
      return inside.left >= out.left && inside.right <= out.right
        && inside.top >= out.top - 2 && inside.bottom <= out.bottom + 2;
    });
    const sailing = boats.filter((boat) => boat.getAnimations().length).length;
    done({ boats: boats.length, sailing, full: boats.every((boat) => aboard(boat.querySelector(".ss-deck"))) });
  })));
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_boats_come_nearer_with_everybody_aboard(page: Page, server: Server, motion: Any) -> None:
    page.emulate_media(reduced_motion=motion)
    sit_down(page, server)
    wait_for_turn(page)
    page.evaluate(WHEN_A_WEEK_BEGINS)
    while wait_for_turn(page) == "work" and "Week 1 of 8" in page.locator(".ss-week").inner_text():
        click(page, enabled(page, "sign").or_(enabled(page, "pass")))
    assert page.evaluate("begun") == {"boats": 7, "sailing": 7 if motion == "no-preference" else 0, "full": True}


def test_a_move_that_cannot_be_made_says_why(page: Page, server: Server) -> None:
    sit_down(page, server)
    wait_for_turn(page)
    fetch = page.locator('.ss-board button[value^="fetch"][aria-disabled]').first  # there is no bungalow yet
    fetch.click(force=True)  # a browser lets one click what is only said to be disabled
    expect(page.locator("#notice")).to_contain_text("free bungalow")


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_nothing_sticks_out_of_the_window(page: Page, server: Server, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    sit_down(page, server, players=5)
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_what_can_be_done_stays_where_it_is_when_a_group_is_reserved(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    sit_down(page, server)
    wait_for_turn(page)
    expect(page.locator(".ss-island .ss-path")).to_be_in_viewport()
    parts = "document.querySelectorAll('.ss-act, .ss-own .ss-field')"
    shown = f"[...{parts}].filter((part) => part.checkVisibility())"
    places = f"{shown}.map((part) => part.getBoundingClientRect().top)"
    before = page.evaluate(places)
    page.locator('.ss-board button[value^="reserve 3"]:not([aria-disabled])').first.click()
    expect(page.locator(".ss-own .ss-box")).to_be_visible()
    assert page.evaluate(places) == before


def test_a_field_says_which_regions_it_would_leave(page: Page, server: Server) -> None:
    sit_down(page, server)
    wait_for_turn(page)
    page.locator(".ss-offer[popovertarget]").first.click()
    dialog = page.locator(".ss-pop:popover-open")
    here = dialog.locator("[data-preview-here]")
    expect(here).to_have_text("Now 1 empty region, 1 point at the end.")
    site = dialog.locator("button[name=move]").first
    told = "Leaves 1 empty region (23 fields), worth 1 point at the end."
    expect(site).to_have_accessible_name(re.compile(re.escape(told)))
    site.hover()
    expect(here).to_have_text(f"field 1. {told}")
    page.mouse.move(0, 0)
    expect(here).to_have_text("Now 1 empty region, 1 point at the end.")
    site.focus()
    expect(here).to_have_text(f"field 1. {told}")
    expect(dialog.locator(".ss-then li")).to_have_text([f"field 1. {told}"])  # of all fields, without pointing at them
    page.keyboard.press("Escape")
    expect(page.locator(".ss-own .ss-site").first).to_have_attribute("title", re.compile(re.escape(told)))


def test_a_facility_says_what_it_costs_and_what_it_is_good_for(page: Page, server: Server) -> None:
    sit_down(page, server)
    wait_for_turn(page)
    told = (
        "bar: costs 4, 0 points at the end; red guests stay a week longer. Each guest at the bar pays 1 more. 4 left."
    )
    bar = page.locator(".ss-kind", has=page.locator('[href="#ss-bar"]')).locator(".ss-offer")
    expect(bar).to_have_accessible_name(re.compile(re.escape(told[:60])))
    page.locator('.ss-quay [value="fetch 2"]').hover()
    expect(page.locator("#explain")).to_contain_text(re.compile(r"member back in week 2\. That group needs"))
    page.locator(".ss-own .ss-site").first.click()
    expect(page.locator(".ss-pop:popover-open")).to_contain_text("From then on green guests stay 2 weeks.")


def test_who_builds_by_keys_goes_on_from_the_board(page: Page, server: Server) -> None:
    sit_down(page, server)
    wait_for_turn(page)
    page.locator(".ss-offer[popovertarget]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".ss-pop:popover-open button[name=move]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ss-own .ss-built")).to_have_count(1)
    expect(page.locator(".board")).to_be_focused()  # and not another move that came to lie in the same place


def test_cabins_stay_where_they_are_when_a_group_is_fetched(page: Page, server: Server) -> None:
    sit_down(page, server)
    wait_for_turn(page)
    places = "[...document.querySelectorAll('.ss-quay .ss-space')].map((each) => each.getBoundingClientRect().x)"
    page.locator('.ss-act[value="bungalows 4"]').click()
    expect(page.locator(".ss-own .ss-vacant")).to_have_count(4)
    wait_for_turn(page)
    before = page.evaluate(places)
    page.locator('.ss-quay button[value^="fetch"]:not([aria-disabled])').first.click()
    expect(page.locator(".ss-quay .ss-gone")).not_to_have_count(0)
    assert page.evaluate(places) == before


@pytest.mark.parametrize("screen", [(360, 740), (640, 360)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_phone_what_can_be_done_is_docked(
    page: Page, server: Server, screen: tuple[int, int], language: str
) -> None:
    width, height = screen
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, server, 4)
    if language == "fr":
        page.locator("details.language summary").click()
        page.get_by_role("button", name="Français").click()
    wait_for_turn(page)
    dock = page.locator(".ss-dock")
    for part in (".ss-own", ".ss-harbour", ".ss-market", ".ss-island", ".ss-others"):
        page.locator(part).evaluate("each => each.scrollIntoView({ block: 'center' })")
        expect(dock).to_be_in_viewport(ratio=1)
    size = dock.bounding_box()
    assert size is not None
    assert size["height"] < 0.25 * height
    for target in dock.locator("a, button").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] + box["width"] <= width
        assert target.evaluate("each => each.scrollWidth - each.clientWidth") <= 1  # half a pixel may be rounded up
    for way, place in zip(dock.locator("a").all(), (".ss-own", ".ss-harbour", ".ss-market"), strict=True):
        way.click()
        expect(page.locator(place)).to_be_in_viewport()
        top = page.locator(place).bounding_box()
        assert top is not None
        assert top["y"] < height / 2
    page.evaluate("scrollTo(0, 100000)")  # the end of the page is not covered
    expect(page.locator("#actions button").last).to_be_in_viewport(ratio=1)
    page.locator(".ss-act:not([aria-disabled])").first.click()
    expect(page.locator(".log")).to_contain_text("bungalow")


def test_the_icons_are_explained(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    sit_down(page, server)
    wait_for_turn(page)
    key = page.locator(".ss-key")
    expect(key).to_be_hidden()
    page.click("#help-link")
    page.click("#help-icons summary")
    expect(key.locator("li")).to_have_count(19)
    expect(key).to_contain_text("family members at home, free to work")
    expect(key).to_contain_text("Meadow: green tourists")
    page.keyboard.press("Escape")
    for name in ("price", "points", "clock", "time"):
        assert all(each.get_attribute("title") for each in page.locator(f".ss-{name}").all())


def overbooked() -> Match:
    """Somebody is to send tourists away, of three colours at least."""
    for seed in range(1, 200):
        match, luck = Match("sun-sea-and-sand", players=4, seed=seed), Quick(seed)
        while not match.over:
            seat = match.actors[0]
            if match.view(seat)["phase"] != "work" and len(match.legal(seat)) > 2:
                return match
            match.play(seat, match.notation(int(match.state.random_move(seat, luck))))
    raise AssertionError("nobody books too much")


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_who_is_sent_away_is_in_sight_on_a_phone_wherever_one_has_scrolled(
    browser: Browser, size: tuple[int, int]
) -> None:
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.set_default_timeout(1000 * PATIENCE)
    match = overbooked()
    page = Laid(context.new_page(), match, match.actors[0], language="fr").page
    for place in (0, 300, 900):
        page.evaluate("place => scrollTo(0, place)", place)
        for button in page.locator(".ss-sending button").all():
            box = button.bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height
            assert button.evaluate("each => each.scrollHeight <= each.clientHeight + 1")
    dock = page.locator(".ss-overbooked").bounding_box()
    assert dock is not None
    assert dock["height"] <= 0.31 * height
    context.close()


def test_who_is_sent_away_is_asked_above_the_resort_and_nothing_else_moves(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(1000 * PATIENCE)
    match = overbooked()
    page = Laid(context.new_page(), match, match.actors[0], language="en").page
    asked, resort, market = (page.locator(each).bounding_box() for each in (".ss-overbooked", ".ss-own", ".ss-market"))
    assert asked is not None
    assert resort is not None
    assert market is not None
    assert asked["y"] + asked["height"] <= resort["y"]
    assert asked["x"] + asked["width"] <= resort["x"] + resort["width"] + 2
    assert abs(asked["y"] - market["y"]) <= 2  # where actions are chosen else
    context.close()
