"""Whole matches in a real browser: among people, by keyboard alone, on a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.person import Person, until

Enter = Callable[..., Person]


def test_two_people_a_bot_and_a_spectator_who_never_see_a_hidden_card(come_in: Enter) -> None:
    anna, bob, stranger = come_in("Anna"), come_in("Bob"), come_in(None)
    path = anna.set_table("companeros", "me", "person", "greedy")
    stranger.page.goto(path)
    bob.sit_down(path)
    everybody = (anna, bob, stranger)
    shown: set[str] = set()  # what has ever lain open
    held: dict[Person, set[str]] = {anna: set(), bob: set()}
    moves = 0
    for each in everybody:
        each.page.wait_for_selector("#moves")
    while True:
        seen = see_the_same(everybody)
        if seen[anna]["over"]:
            break
        shown |= seen[stranger]["cards"]
        assert not shown & (seen[anna]["hand"] | seen[bob]["hand"])
        for each, other in ((anna, bob), (bob, anna)):
            held[each] |= seen[each]["hand"]
            assert not seen[each]["cards"] & seen[other]["hand"]
            assert seen[each]["cards"] <= held[each] | shown  # so none of the bot's either
        assert stranger.legal() == []
        (anna if seen[anna]["turn"] else bob).play()
        moves += 1
    assert moves >= 18
    for each in everybody:
        expect(each.page.locator(".co-results")).to_be_visible()
        expect(each.page.locator("#status")).to_contain_text("win")
    expect(anna.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(stranger.page.get_by_role("button", name="Play again")).to_have_count(0)


def test_a_line_of_chat_tells_when_by_the_readers_clock_and_who_only_looks_on(come_in: Enter) -> None:
    anna, dora = come_in("Anna", timezone_id="Asia/Tokyo"), come_in("Dora", timezone_id="Europe/Paris")
    path = anna.set_table("companeros", "me", "greedy", "greedy")
    dora.page.goto(path)
    for who, words in ((anna, "Good evening"), (dora, "Good luck")):
        who.page.fill("#say", words)
        who.page.click("#say-form button")
        expect(anna.page.locator("#chat")).to_contain_text(words)
    own, hers = anna.page.locator("#chat li").all()
    expect(hers).to_contain_text("Dora looks on Good luck")
    expect(own).not_to_contain_text("looks on")
    told = [int(str(each.page.locator("#chat time").first.text_content()).split(":")[0]) for each in (anna, dora)]
    assert (told[0] - told[1]) % 12 in (7, 8)  # hours between Tokyo and Paris, summer or winter


def see_the_same(everybody: Sequence[Person]) -> dict[Person, dict[str, Any]]:
    """Wait until all pages show the same moment, with a person to move or the match over."""
    seen: dict[Person, dict[str, Any]] = {}

    def settled() -> bool:
        seen.update({each: each.look() for each in everybody})
        same = len({(look["step"], look["over"]) for look in seen.values()}) == 1
        return same and any(look["turn"] or look["over"] for look in seen.values())

    until(settled, why="a page stays behind")
    return seen


def test_a_match_by_keyboard_alone(come_in: Enter) -> None:
    anna = come_in(None)
    page = anna.page
    page.goto("/")
    tab_to(page, "document.activeElement.id === 'name'")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.wait_for_selector("header a[href='/me']")  # so the next page has come
    page.wait_for_load_state()
    tab_to(page, "document.activeElement.closest(\"form[action='/play/companeros']\")")
    page.keyboard.press("Enter")
    page.wait_for_selector("#moves")
    moves = 0
    while True:
        anna.wait_for_turn()
        if anna.over:
            break
        step = anna.step
        assert not moves or page.evaluate("document.activeElement.name") == "move"  # whatever became of the button
        tab_to(page, "document.activeElement.name === 'move' && !document.activeElement.ariaDisabled")
        assert page.evaluate("document.activeElement.matches(':focus-visible')")
        page.keyboard.press("Enter")
        anna.wait_for_step(step)
        moves += 1
    assert moves >= 9


def tab_to(page: Page, there: str) -> None:
    for _ in range(80):
        if page.evaluate(f"Boolean({there})"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads there: {there}")


def test_the_board_is_three_keys_away(come_in: Enter) -> None:
    anna = come_in("Anna")
    anna.set_table("companeros", "me", "greedy", "greedy")
    anna.page.wait_for_selector("#status[data-turn=yes]")
    for key in ("Tab", "Enter", "Tab"):
        anna.page.keyboard.press(key)
    expect(anna.page.locator("#board button:focus")).to_have_count(1)


def test_focus_stays_among_the_cards_after_a_move(come_in: Enter) -> None:
    anna = come_in("Anna")
    anna.set_table("companeros", "me", "greedy", "greedy")
    anna.wait_for_turn()
    tab_to(anna.page, "document.activeElement.value?.startsWith('play') && !document.activeElement.ariaDisabled")
    step = anna.step
    anna.page.keyboard.press("Enter")
    anna.wait_for_step(step)
    assert anna.page.evaluate("document.activeElement.name") == "move"


def test_a_key_held_down_makes_one_move(come_in: Enter) -> None:
    anna = come_in("Anna")
    page = anna.page
    anna.set_table("companeros", "me", "greedy", "greedy")
    anna.wait_for_turn()
    tab_to(page, "document.activeElement.value?.startsWith('play') && !document.activeElement.ariaDisabled")
    step = anna.step
    page.keyboard.down("Enter")
    anna.wait_for_step(step)
    anna.wait_for_turn()
    tab_to(page, "document.activeElement.name === 'move' && !document.activeElement.ariaDisabled")
    step = anna.step
    for _ in range(5):
        page.keyboard.down("Enter")  # still the same press
    page.wait_for_timeout(500)
    assert anna.step == step
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    anna.wait_for_step(step)


def test_a_match_on_a_phone(come_in: Enter) -> None:
    anna = come_in(
        "Anna", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2
    )
    page = anna.page
    page.goto("/")
    page.tap("form[action='/play/companeros'] button")
    page.wait_for_selector("#moves")
    first = True
    while True:
        anna.wait_for_turn()
        if anna.over:
            break
        step = anna.step
        move = anna.legal()[0]
        if first:
            first = False
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
            dock = page.locator(".co-hand").bounding_box()
            assert dock is not None
            assert dock["y"] + dock["height"] <= 741  # docked: seen without scrolling
            small = page.evaluate(
                """() => [...document.querySelectorAll('main button, main a.button, main summary')]
                .filter(each => each.checkVisibility())
                .filter(each => { const { width, height } = each.getBoundingClientRect();
                    return Math.min(width, height) < 43.5 })
                .filter(each => { // what looks smaller may reach further, up to the edge of the screen
                    const { x, y, width, height } = each.getBoundingClientRect();
                    const hit = away => document.elementFromPoint(x + width / 2, y + height / 2 + away);
                    return [-21.5, 21.5].map(hit).some(other => other && !each.contains(other)) })
                .map(each => each.outerHTML.slice(0, 120))"""
            )
            assert small == []
            expect(page.locator("#side")).to_be_hidden()
            page.tap("#side-button")
            expect(page.locator(".log")).to_be_visible()
            page.tap("#side-button")
            expect(page.locator("#side")).to_be_hidden()
        page.locator(f'#moves .co-board button[value="{move}"]').tap()
        anna.wait_for_step(step)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(page.locator(".co-results")).to_be_visible()
