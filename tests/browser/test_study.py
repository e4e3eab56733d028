"""A position is set up by dragging: with a mouse, and with a finger that rests on a piece before it moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person

Enter = Callable[..., Person]
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1366, "height": 768}


def middle(part: Locator) -> dict[str, float]:
    """Where one presses or drops something."""
    box = part.bounding_box()
    assert box is not None
    return {"x": box["x"] + min(box["width"] / 2, 40), "y": box["y"] + min(box["height"] / 2, 20)}


def by_mouse(page: Page, piece: Locator, place: Locator) -> None:
    there, here = middle(place), middle(piece)
    page.mouse.move(here["x"], here["y"])
    page.mouse.down()
    page.mouse.move(there["x"], there["y"], steps=5)
    page.mouse.up()


def by_finger(page: Page, piece: Locator, place: Locator) -> None:
    there, here = middle(place), middle(piece)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [here]})
    expect(piece).to_have_class("study-piece dragged")  # it is lifted
    for part in (0.3, 0.7, 1):
        point = {axis: here[axis] + part * (there[axis] - here[axis]) for axis in ("x", "y")}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("device", "drag"),
    [({"viewport": WIDE}, by_mouse), ({"viewport": PHONE, "has_touch": True, "is_mobile": True}, by_finger)],
    ids=["mouse", "finger"],
)
def test_a_piece_is_dragged_from_one_place_to_another(
    come_in: Enter, device: dict[str, object], drag: Callable[[Page, Locator, Locator], None]
) -> None:
    page = come_in("Camille", **device).page
    page.goto("/study/companeros?players=3")
    pot, hand = page.locator("[data-place=pot]"), page.locator("[data-place='hands[0]']")
    for place in (pot, hand):
        part = place.locator("xpath=ancestor::details")
        if not part.evaluate("part => part.open"):
            part.locator("summary").click()
    before, held = pot.locator(".study-piece").count(), hand.locator(".study-piece").count()
    piece = pot.locator(".study-piece").first
    name = piece.inner_text().strip()
    pot.evaluate("place => scrollTo(0, place.getBoundingClientRect().top + scrollY - 200)")  # both are in sight
    drag(page, piece, hand)
    expect(hand.locator(".study-piece")).to_have_count(held + 1)
    expect(pot.locator(".study-piece")).to_have_count(before - 1)
    expect(hand.locator(".study-piece", has_text=name)).not_to_have_count(0)
    expect(page.locator("#fault")).to_contain_text("[")  # a card too many in that hand: it is said why


def test_a_finger_that_swipes_scrolls_the_page_and_lifts_nothing(come_in: Enter) -> None:
    page = come_in("Camille", viewport=PHONE, has_touch=True, is_mobile=True).page
    page.goto("/study/companeros?players=3")
    piece = page.locator("#place-away .study-piece")
    piece.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    touch = page.context.new_cdp_session(page)
    point = middle(piece)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    for more in (30, 80, 140):
        moved = {"x": point["x"], "y": point["y"] + more}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [moved]})
    page.wait_for_function("before => scrollY < before", arg=before)
    expect(page.locator(".study-piece.dragged")).to_have_count(0)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
