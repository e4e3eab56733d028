"""Fewer clicks: the only move is made by itself, a click on a tourist means the group too, and keys reach the moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from fullboard import Match
from fullboard.testing.laid import MOVES, Laid
from tests.bots.planted import last_share_out
from tests.browser.person import until
from tests.games.hotel_samoa.table import ANNA, hotel, play, reveal, set_up
from tests.patient import PATIENCE

Lay = Callable[..., Laid]


@pytest.fixture
def lay(browser: Browser) -> Iterator[Lay]:
    """Lays a table before somebody who lets the page play what is forced."""
    contexts = []

    def sit(match: Match, seat: int = ANNA, by_hand: bool = True) -> Laid:
        context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        return Laid(context.new_page(), match, seat, by_hand=by_hand)

    yield sit
    for context in contexts:
        context.close()


def the_last_suit() -> Match:
    """Bea is left with one suit to take."""
    match = last_share_out()
    match.play(0, "take red")
    return match


def test_the_only_move_is_made_by_itself_unless_one_takes_it_back(lay: Lay) -> None:
    match = the_last_suit()
    laid = lay(match, 1, by_hand=False)
    until(lambda: laid.page.evaluate("1") and laid.asked, "it was not made")
    assert laid.asked == ["take green"]


def test_that_somebody_cannot_pay_is_not_told_by_being_quick() -> None:
    match = reveal(set_up(3, offer=("pool",), money={ANNA: 3}), "14 8", "6 5", "holiday")
    assert [match.notation(move) for move in match.legal(ANNA)] == ["pass"]
    assert "data-forced" not in drawn(match)
    match = set_up(3, card=6, groups=[["plain", "plain", "plain", "plain", "plain"]], hotels={ANNA: FULL})
    play(reveal(match, "2 3", "holiday", "holiday"), ANNA, "group 1", "take plain", "room 6")
    assert 'data-forced="done"' in drawn(match)  # all can see that the hotel is full


FULL = hotel(dict.fromkeys(range(1, 6), "japan plain"))


def drawn(match: Match) -> str:
    laid = Laid.__new__(Laid)
    laid.match, laid.seat, laid.language, laid.names = match, ANNA, "en", ("Anna", "Bart", "Claude")
    return laid.draw()


def test_a_click_on_a_tourist_chooses_the_group_as_well(lay: Lay) -> None:
    groups = [["rich", "lover", "swimmer-3"], ["plain", "plain"]]
    laid = lay(reveal(set_up(3, groups=groups), "14 8", "20 12", "holiday"))
    with laid.page.expect_response("**/move"):
        laid.page.locator('#hs-group-1 [data-then="take lover"]').click()
    assert laid.asked == ["group 1"]
    with laid.page.expect_response("**/move"):
        laid.show()
    assert laid.asked == ["group 1", "take lover"]


def test_the_second_move_waits_for_the_answer_to_the_first(lay: Lay) -> None:
    groups = [["rich", "lover", "swimmer-3"], ["plain", "plain"]]
    laid = lay(reveal(set_up(3, groups=groups), "14 8", "20 12", "holiday"))
    first: list[Route] = []
    laid.page.route("**/move", lambda route: route.fallback() if first else first.append(route))
    laid.page.locator('#hs-group-1 [data-then="take lover"]').click()
    until(lambda: laid.page.evaluate("1") and first, "no move came")
    laid.match.play(ANNA, "group 1")
    laid.show()  # the news is quicker than the answer
    assert laid.asked == []
    first[0].fulfill(status=204)
    until(lambda: laid.page.evaluate("1") and laid.asked, "the second move was forgotten")
    assert laid.asked == ["take lover"]


def test_a_tourist_is_dragged_into_a_room_and_a_card_out_of_the_hand(lay: Lay) -> None:
    groups = [["rich", "lover", "swimmer-3"], ["plain", "plain"]]
    laid = lay(reveal(set_up(3, groups=groups), "14 8", "20 12", "holiday"))
    page = laid.page
    for wanted in ("group 1", "take rich", "room 2"):
        with page.expect_response("**/move"):
            if wanted == "group 1":
                drag(page, '[data-then="take rich"]', "#hs-room-0-2")
            else:
                laid.show()
        assert laid.asked[-1] == wanted
    laid = lay(set_up(3))
    card = laid.page.locator(".hs-hand button").nth(3)
    with laid.page.expect_response("**/move"):
        drag(laid.page, f'.hs-hand [value="{card.get_attribute("value")}"]', ".hs-kiosk")
    assert laid.asked == [card.get_attribute("value")]


def drag(page: Page, thing: str, place: str) -> None:
    for step, part in enumerate((thing, place)):
        box = page.locator(part).bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if step:
            page.mouse.up()
        else:
            page.mouse.down()


def test_the_board_can_be_made_to_fit_the_window(lay: Lay) -> None:
    page = lay(Match("sun-sea-and-sand", players=3, seed=3)).page
    high = page.locator(".board").evaluate("board => board.offsetHeight")
    page.keyboard.press("0")
    assert page.locator(".board").evaluate("board => board.offsetHeight") < high
    page.keyboard.press("0")
    assert page.locator(".board").evaluate("board => board.offsetHeight") == high


def test_figures_make_moves_and_arrows_walk_through_the_hand(lay: Lay) -> None:
    laid = lay(set_up(3))
    page = laid.page
    cards = page.locator(f".hs-hand {MOVES.removeprefix('.board ')}")
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(cards.last).to_be_focused()
    third = cards.nth(2).get_attribute("value")
    page.keyboard.press("3")
    expect(cards.nth(2)).to_be_focused()  # chosen: what it would do is told
    assert laid.asked == []
    with page.expect_response("**/move"):
        page.keyboard.press("3")
    assert laid.asked == [third]


def test_after_the_cards_are_shown_keys_go_on_at_what_can_be_done(lay: Lay) -> None:
    laid = lay(set_up(3, offer=("pool",)))
    page = laid.page
    page.locator(f'{MOVES}[value="choose 8 6"]').focus()
    with page.expect_response("**/move"):
        page.keyboard.press("Enter")
    laid.show()
    expect(page.locator(f'{MOVES}[value="buy pool"]')).to_be_focused()


@pytest.mark.parametrize("by", ["a key", "the mouse"])
def test_after_taking_back_the_keyboard_is_where_it_was(lay: Lay, by: str) -> None:
    laid = lay(Match("companeros", players=3, seed=2), 0)
    page = laid.page
    while 0 not in laid.match.actors:
        laid.match.play(laid.match.actors[0], laid.match.notation(next(iter(laid.match.legal(laid.match.actors[0])))))
    laid.show()
    cards = page.locator(f".co-hand {MOVES.removeprefix('.board ')}")
    card = cards.nth(3).get_attribute("value")
    if by == "a key":
        cards.nth(3).focus()
        with page.expect_response("**/move"):
            page.keyboard.press("Enter")
    else:
        with page.expect_response("**/move"):
            cards.nth(3).click()
    laid.show()
    while laid.match.standing()[-1].move != card:
        laid.match.undo()
    laid.match.undo()
    laid.show()
    expect(page.locator(f".co-hand button[value='{card}']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    laid.show()  # and only then: somebody may have gone on since
    expect(page.locator(f".co-hand button[value='{card}']")).not_to_be_focused()


def test_whoever_likes_is_asked_beside_the_card(lay: Lay) -> None:
    laid = lay(set_up(3))
    page = laid.page
    page.evaluate("keep({ confirm: true })")
    card = page.locator(".hs-hand button").nth(2)
    card.click()
    asked, pressed = page.locator("#confirm").bounding_box(), card.bounding_box()
    assert asked is not None
    assert pressed is not None
    assert asked["y"] + asked["height"] <= pressed["y"] or asked["y"] >= pressed["y"] + pressed["height"]
    assert abs(asked["x"] + asked["width"] / 2 - pressed["x"] - pressed["width"] / 2) < 200
    assert page.evaluate("document.querySelector('dialog:modal')") is None  # the board can still be seen and used
    with page.expect_response("**/move"):
        page.get_by_role("button", name="Yes").click()
    assert laid.asked == [card.get_attribute("value")]


# Explained where one looks


def test_pointing_holding_and_walking_there_explain_the_same_and_name_the_rule(lay: Lay) -> None:
    match = reveal(set_up(3, groups=[["rich", "lover", "swimmer-3"], ["plain", "plain"]]), "14 8", "20 12", "holiday")
    laid = lay(match)
    page = laid.page
    page.route("**/help", lambda route: route.fulfill(body=HELP, content_type="text/html; charset=utf-8"))
    card, rich = page.locator("#explain"), page.locator('[data-then="take rich"]')
    rich.hover()
    expect(card).to_contain_text("welcome a rich tourist, pays 16")
    pointed = card.inner_text()
    assert rich.get_attribute("title") is None  # or the browser would say it again
    page.mouse.move(0, 0)
    expect(card).to_be_hidden()
    assert rich.get_attribute("title") is not None
    page.keyboard.press("Tab")  # focus by keys is what is explained
    rich.focus()
    expect(card).to_have_text(pointed, use_inner_text=True)
    page.keyboard.press("r")
    expect(page.locator("#help-rules h2[data-named=HS-8]")).to_have_text("A round")
    page.fill("#help-search", "buoy")
    expect(page.locator("#help-rules h2:visible")).to_have_text(["Tourists"])
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    rich.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 1, "clientY": 1})
    expect(card).to_contain_text("welcome a rich tourist, pays 16")
    card.get_by_role("button", name="The rule").click()
    expect(page.locator("#help")).to_be_visible()
    assert laid.asked == []


def test_what_nobody_can_press_explains_itself_to_a_tap_and_no_longer_to_a_second_one(lay: Lay) -> None:
    laid = lay(set_up(3, offer=("send-home",), groups=[["rich", "lover", "swimmer-3"], ["plain", "plain"]]))
    card, tile = laid.page.locator("#explain"), laid.page.locator(".hs-tile-body")
    price = laid.page.locator('button.hs-hold[value="choose 6 5"]')

    def touch(there: Locator, **events: int) -> None:
        """All at once: on a busy machine a tap would be a finger that rests there."""
        there.evaluate(
            """(part, events) => {
              const finger = { pointerType: "touch", clientX: 1, bubbles: true };
              for (const [name, clientY] of Object.entries(events))
                part.dispatchEvent(new PointerEvent(name, { ...finger, clientY }));
            }""",
            events,
        )

    def tap(there: Locator) -> None:
        touch(there, pointerdown=1, pointerup=1)

    tap(tile)
    expect(card).to_contain_text("before the welcome, up to two of your guests leave")
    tap(tile)
    expect(card).to_be_hidden()
    touch(tile, pointerdown=1, pointermove=60, pointerup=60)  # the page was swiped
    expect(card).to_be_hidden()
    tap(price)  # what does something else when it is tapped
    expect(card).to_be_hidden()
    assert laid.asked == []


def test_a_line_of_the_log_leads_to_its_rule_without_being_a_stop_of_its_own(lay: Lay) -> None:
    page = lay(Match("hotel-samoa", players=3, seed=3)).page
    page.route("**/help", lambda route: route.fulfill(body=HELP, content_type="text/html; charset=utf-8"))
    lines = page.locator(".log [data-ruling]")
    page.locator(".log").focus()
    page.keyboard.press("ArrowDown")
    expect(lines.first).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".chat")).to_be_focused()  # and not another line
    page.locator(".log [data-ruling=HS-4]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#help-rules h2[data-named=HS-4]")).to_have_text("A round")


HELP = """<article class="rules"><h1>Rules</h1><h2>A round</h2><p>Welcome.</p>
<p><a href="#">HS-8</a>, <a href="#">HS-4</a></p>
<h2>Tourists</h2><p>Swimmers pay their buoy points.</p></article>"""


LARGEST = {
    "companeros": ".co-hand button",
    "four-stars": ".fs-ring",
    "hotel-samoa": ".hs-mine",
    "sun-sea-and-sand": ".ss-own",
}


@pytest.mark.parametrize("key", LARGEST)
def test_the_board_alone_grows_into_the_room_it_has_gained(browser: Browser, key: str) -> None:
    context = browser.new_context(viewport={"width": 1920, "height": 1080}, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(1000 * PATIENCE)
    match = Match(key, players=3, seed=3)
    page = Laid(context.new_page(), match, match.actors[0]).page
    drawn = page.locator(LARGEST[key]).first
    before = drawn.bounding_box()
    page.keyboard.press("z")
    alone = drawn.bounding_box()
    assert before is not None
    assert alone is not None
    assert alone["width"] * alone["height"] > 1.1 * before["width"] * before["height"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    end = page.locator(".board").bounding_box()
    assert end is not None
    assert end["y"] + end["height"] <= 1080  # and all of it is seen at once
    page.keyboard.press("0")  # as large as fits: it is already
    assert drawn.bounding_box() == alone
    page.keyboard.press("0")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function("() => document.querySelector('.board').getBoundingClientRect().bottom <= innerHeight")
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.keyboard.press("z")
    page.evaluate("scrollTo(0, 0)")
    assert drawn.bounding_box() == before
    context.close()
