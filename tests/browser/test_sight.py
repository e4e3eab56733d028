"""What is decided on is in sight, nothing that can be pressed is covered, and to pass is no advice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from fullboard import Match
from fullboard.testing.laid import MOVES, Laid
from tests.games.hotel_samoa.table import ANNA, hotel, reveal, set_up
from tests.patient import PATIENCE

LARGE = (1366, 768)
PHONE = (390, 844)
ACROSS = (844, 390)
TWICE = (683, 384)  # LARGE at 200 %
SIZES = (LARGE, (1440, 900), (1024, 768), PHONE, (360, 740), ACROSS)

# Of what is drawn, that whose middle is off the screen or below something else.
COVERED = """parts => [...document.querySelectorAll(parts)].filter((part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return width && !part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((part) => part.id || part.value || part.textContent.trim())"""
COVERED_WHEN_SOUGHT = """moves => [...document.querySelectorAll(moves)].filter((part) => {
  if (!part.checkVisibility()) return false;
  part.focus();
  const { x, y, width, height } = part.getBoundingClientRect();
  return !part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((part) => part.value)"""
# The button below a point, in every one of ten pictures.
BUTTONS_AT = """async ([x, y]) => {
  const found = new Set();
  for (let frame = 0; frame < 10; frame += 1) {
    await new Promise(requestAnimationFrame);
    found.add(document.elementFromPoint(x, y).closest("button")?.value ?? "");
  }
  return [...found];
}"""

# Where things are, to the pixel.
PLACES = """parts => [...document.querySelectorAll(parts)].map((part) => {
  const { x, y, width } = part.getBoundingClientRect();
  return [part.id || part.className, ...[x, y, width].map(Math.round)].join(" ");
})"""

Lay = Callable[..., Laid]


@pytest.fixture
def lay(browser: Browser) -> Iterator[Lay]:
    """Lays a table before somebody with a window of some size."""
    contexts = []
    troubles: list[str] = []

    def sit(match: Match, size: tuple[int, int] = LARGE, seat: int = ANNA, **settings: Any) -> Laid:
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        context = browser.new_context(viewport=viewport, locale="en-GB", reduced_motion="reduce", **settings)
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        return Laid(page, match, seat)

    yield sit
    for context in contexts:
        context.close()
    assert not troubles


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window, and the page as it looks there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def until_asked(match: Match, seat: int, verb: str, least: int = 0) -> Match:
    """Everybody makes their first legal move until a seat can do this."""
    while True:
        mover = match.actors[0]
        first = match.notation(next(iter(match.legal(mover))))
        if mover == seat and first.split()[0] == verb and match.step >= least:
            return match
        match.play(mover, first)


def until_welcome(match: Match) -> Match:
    """Nobody builds anything."""
    while match.view(None)["phase"] != "welcome":
        match.play(match.actors[0], "pass")
    return match


# Lit areas


def press(laid: Laid, area: str, touch: bool) -> None:
    """Press the middle of an area, after resting there like a hand does."""
    page = laid.page
    box = page.locator(area).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if touch:
        page.touchscreen.tap(x, y)
        return
    page.mouse.move(x, y)
    assert len(page.evaluate(BUTTONS_AT, [x, y])) == 1, "what lies below the pointer changes by itself"
    page.mouse.down()
    page.mouse.up()


@pytest.mark.parametrize("touch", [False, True])
def test_a_lit_column_of_the_pot_answers_on_its_cards(lay: Lay, touch: bool) -> None:
    match = until_asked(Match("companeros", players=4, seed=3), ANNA, "take")
    laid = lay(match, PHONE if touch else LARGE, has_touch=touch)
    move = str(
        laid.page.locator(f".co-heap:has(.co-card) {MOVES.removeprefix('.board ')}").first.get_attribute("value")
    )
    with laid.page.expect_response("**/move"):
        press(laid, f"#co-heap-{move.split()[1]}", touch)
    assert laid.asked == [move]


@pytest.mark.parametrize("touch", [False, True])
def test_a_group_of_tourists_answers_on_its_tourists(lay: Lay, touch: bool) -> None:
    match = reveal(set_up(3, groups=[["rich", "lover", "swimmer-3"], ["plain", "plain"]]), "14 8", "20 12", "holiday")
    laid = lay(match, PHONE if touch else LARGE, has_touch=touch)
    with laid.page.expect_response("**/move"):
        press(laid, "#hs-group-1 .hs-queue", touch)
    assert laid.asked == ["group 1"]


# In sight


def test_who_chooses_a_price_sees_tourists_and_tiles(lay: Lay) -> None:
    inn = hotel({1: "japan rich", 4: "japan plain"})
    match = set_up(4, hotels={ANNA: inn}, offer=("pool", "suite", "extra-room"), discards={ANNA: ["2 3", "4 4"]})
    laid = lay(match)
    for size in SIZES:
        resize(laid.page, size)
        assert laid.page.evaluate(COVERED, ".hs-group, .hs-tile-body, .hs-hand button") == [], size


@pytest.mark.parametrize("size", [LARGE, PHONE, ACROSS])
def test_what_is_asked_next_is_brought_onto_the_screen(lay: Lay, size: tuple[int, int]) -> None:
    groups = [["rich", "lover", "swimmer-3"], ["plain", "plain"]]
    inn = hotel({2: "japan celebrity", 6: "japan lover"})
    match = reveal(set_up(3, hotels={ANNA: inn}, groups=groups, offer=("pool", "suite")), "14 8", "2 3", "holiday")
    laid = lay(match, size)
    page = laid.page
    assert page.evaluate(COVERED, ".hs-tile-body, .hs-end") == []
    for move, parts in (
        ("buy suite", "#hs-hotel-0 button:not([aria-disabled])"),
        ("suite 1", ".hs-end, .hs-group"),  # nothing to buy is left to who has bought: Bart, then Anna welcome
        ("group 2", "#hs-group-2 button"),
        ("take plain", "#hs-hotel-0 button:not([aria-disabled])"),
    ):
        laid.play(move)
        assert page.evaluate(COVERED, parts) == [], move
        page.evaluate("scrollTo(0, document.body.scrollHeight)")  # somebody looks elsewhere meanwhile
        page.evaluate("scrollTo(0, 0)")


def test_who_plays_a_card_sees_pot_and_strengths(lay: Lay) -> None:
    match = until_asked(Match("companeros", players=4, seed=3), ANNA, "play", 5)
    laid = lay(match)
    for size in (*SIZES, TWICE):
        resize(laid.page, size)
        assert laid.page.evaluate(COVERED, ".co-power, .co-heap, .co-hand button") == [], size


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
def test_the_others_cards_are_in_sight_while_one_welcomes(lay: Lay, size: tuple[int, int]) -> None:
    inns = {seat: hotel({1: "germany plain", 7: "germany rich"}, extra=1) for seat in (ANNA + 1, ANNA + 2)}
    for number, card in ((4, 1), (6, 10)):  # two groups, and three of twice as many
        match = reveal(set_up(4, round=number, card=card, hotels=inns), "2 3", "14 8", "20 12", "holiday")
        laid = lay(until_welcome(match), size)
        assert laid.page.evaluate(COVERED, ".hs-group, .hs-row .hs-slot .hs-card, .hs-tie, .hs-next") == [], number


# Places


@pytest.mark.parametrize("size", [(1440, 900), LARGE])
def test_nothing_gives_way_while_tourists_are_taken(lay: Lay, size: tuple[int, int]) -> None:
    match = until_welcome(reveal(set_up(4, card=10), "2 3", "14 8", "20 12", "holiday"))
    laid = lay(match, size)
    parts = "#hs-group-2, #hs-group-3, #hs-row, #hs-hotel-0, #hs-hand, .hs-order"
    places = laid.page.evaluate(PLACES, parts)
    assert len(places) == 6
    for move in ("group 1", *(move for room in (1, 2, 3) for move in ("take plain", f"room {room}"))):
        laid.play(move)
        assert laid.page.evaluate(PLACES, parts) == places, move


# Whether what was said last has more lines than its box is high.
CUT_ACROSS = """() => {
  const said = document.querySelector("#said");
  const told = said.querySelector(".told:not(.visually-hidden)");
  const lines = said.clientHeight / parseFloat(getComputedStyle(told).lineHeight);
  return told.getClientRects().length > lines && lines < 1.95;
}"""


def test_what_was_said_last_is_not_cut_through_the_middle_of_a_line(lay: Lay) -> None:
    match = until_welcome(reveal(set_up(3, card=6), "2 3", "14 8", "20 12"))
    laid = lay(match, PHONE, has_touch=True, is_mobile=True)
    laid.play("group 1")
    assert "tourist, tourist" in laid.page.locator("#said .told").last.inner_text()
    assert not laid.page.evaluate(CUT_ACROSS)


# Docks


@pytest.mark.parametrize("game", ["companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand"])
def test_no_dock_covers_a_move_one_goes_to(lay: Lay, game: str) -> None:
    match = Match(game, players=3, seed=3)
    laid = lay(match, seat=match.actors[0])
    for size in (LARGE, (1024, 768), TWICE, PHONE, ACROSS):
        resize(laid.page, size)
        assert laid.page.evaluate(COVERED_WHEN_SOUGHT, MOVES) == [], size


def test_a_dock_that_would_hide_the_table_lies_in_its_place(lay: Lay) -> None:
    match = Match("four-stars", players=3, seed=3)
    laid = lay(match, (683, 300), match.actors[0])
    desk = laid.page.locator(".fs-desk")
    assert desk.evaluate("desk => getComputedStyle(desk).position") == "static"
    resize(laid.page, PHONE)
    assert desk.evaluate("desk => getComputedStyle(desk).position") == "sticky"


# To pass


def look_of_end(laid: Laid) -> str:
    return str(laid.page.locator(".hs-end").evaluate("end => getComputedStyle(end).backgroundColor"))


def test_to_pass_is_quiet_until_nothing_else_is_left(lay: Lay) -> None:
    clear = "rgba(0, 0, 0, 0)"
    match = reveal(set_up(3, groups=[["plain", "plain", "plain"], ["plain", "plain"]]), "14 8", "20 12", "holiday")
    laid = lay(match)
    assert look_of_end(laid) == clear
    laid.play("group 2")
    assert look_of_end(laid) == clear
    for room in (1, 2):
        laid.play("take plain")
        laid.play(f"room {room}")
    assert [match.notation(move) for move in match.legal(ANNA)] == ["done"]
    assert look_of_end(laid) != clear
