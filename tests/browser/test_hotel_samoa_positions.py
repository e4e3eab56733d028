"""Hotel Samoa's table drawn from positions: every window, what a click would bring, buttons for all one can do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from fullboard import Match
from fullboard.house.table import Seat, Table
from fullboard.web.contexts import Viewer, live_table
from fullboard.web.rendering import STATIC, art, board_of, game_file
from fullboard.web.security import HEADERS
from tests.games.hotel_samoa.table import ANNA, BART, CLAUDE, earned, hotel, money, names, reveal, rooms, set_up
from tests.patient import PATIENCE

BOARD = ".hs-board button[name=move]:not([aria-disabled])"
ADDRESS = "http://samoa.test"


# The windows, from positions in which they open


def draw(match: Match, seat: int | None, language: str = "en") -> str:
    """The table as a page of its own."""
    people = ["Anna", "Bart", "Claude", "David", "Eva", "Fred"][: match.players]
    seats = tuple(Seat(f"guest-{at}", name) for at, name in enumerate(people))
    number = str(len(match.lines()))  # each match has a story of its own
    table = Table(f"{id(match)}-{number}", match.game.key, match.players, {}, False, "", b"", seats, match=match)
    table = replace(table, status="running")
    drawn = board_of(match.game).render(live_table(table, Viewer(seat, language, True, False), (), [True] * len(seats)))
    head = (
        "<!doctype html><title>Samoa</title><link rel=stylesheet href=/house.css><link rel=stylesheet href=/board.css>"
    )
    return f"{head}<div hidden>{art(match.game)}</div><form method=post>{drawn}</form>"


class Desk:
    """One seat's table drawn without a house around it: a click is a move, the answer is the next page."""

    def __init__(self, page: Page, match: Match, seat: int = ANNA) -> None:
        self.page = page
        self.match = match
        self.seat = seat
        page.route(f"{ADDRESS}/**", self._answer)
        page.goto(ADDRESS)

    def _answer(self, route: Route) -> None:
        if route.request.url.endswith(".css"):
            own = route.request.url.endswith("board.css")
            css = game_file(self.match.game, "table", "board.css") if own else (STATIC / "house.css").read_bytes()
            route.fulfill(body=css, content_type="text/css", headers=HEADERS)
            return
        if route.request.method == "POST":
            (move,) = parse_qs(route.request.post_data or "")["move"]
            self.match.play(self.seat, move)
        route.fulfill(body=draw(self.match, self.seat), content_type="text/html; charset=utf-8", headers=HEADERS)

    def click(self, move: str) -> None:
        assert move in names(self.match, self.seat)
        self.page.locator(f'{BOARD}[value="{move}"]').first.click()
        self.page.wait_for_load_state()

    def offered(self) -> set[str]:
        return set(self.page.eval_on_selector_all(BOARD, "all => all.map(each => each.value)"))

    def reason(self, move: str) -> str:
        return str(self.page.locator(f'[value="{move}"][aria-disabled=true]').first.get_attribute("title"))


@pytest.fixture
def sit_at(browser: Browser) -> Iterator[Callable[..., Desk]]:
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 1000})
    context.set_default_timeout(1000 * PATIENCE)
    wrong: list[str] = []

    def sit(match: Match, seat: int = ANNA) -> Desk:
        page = context.new_page()
        page.on("console", lambda message: wrong.append(message.text) if "Content Security" in message.text else None)
        return Desk(page, match, seat)

    yield sit
    context.close()
    assert wrong == []


def test_take_back_fetches_two_cards_and_only_the_owner_sees_which(sit_at: Callable[..., Desk]) -> None:
    inn = hotel(specials=["take-back"])
    match = set_up(
        3, phase="take-back", turn=ANNA, hotels={ANNA: inn}, discards={ANNA: ["6 5", "8 6", "14 8"], BART: ["2 3"]}
    )
    counter = sit_at(match)
    assert counter.offered() == {"fetch 6 5", "fetch 8 6", "fetch 14 8", "pass"}
    counter.click("fetch 14 8")
    assert counter.offered() == {"fetch 6 5", "fetch 8 6", "done"}
    expect(counter.page.locator(".hs-hand #piece-card-0-14-8")).to_be_visible()
    for other in (BART, None):
        assert "piece-card-0" not in draw(match, other)
    counter.click("fetch 6 5")
    assert match.view(ANNA)["phase"] == "choose"
    assert "choose 6 5" in counter.offered()


def test_swap_puts_down_another_card(sit_at: Callable[..., Desk]) -> None:
    inn = hotel(specials=["swap"])
    match = reveal(set_up(3, hotels={ANNA: inn}, offer=("pool",), money={ANNA: 13}), "2 3", "10 7", "holiday")
    counter = sit_at(match)
    expect(counter.page.locator("#hs-hotel-0 #piece-card-0-2-3")).to_be_visible()
    assert {"swap 12 9", "swap-holiday", "pass"} <= counter.offered()
    counter.click("swap 12 9")
    expect(counter.page.locator("#hs-hotel-0 #piece-card-0-12-9")).to_be_visible()
    expect(counter.page.locator(".hs-hand #piece-card-0-2-3")).to_be_visible()
    expect(counter.page.locator(".hs-order")).to_have_text(re.compile(r"Builds\s*A\s*Anna 12\s*B\s*Bart 10"))


def test_a_pool_says_what_it_costs_and_brings_and_a_suite_asks_where(sit_at: Callable[..., Desk]) -> None:
    inn = hotel({1: "japan swimmer-3", 2: "germany swimmer-2"})
    match = reveal(set_up(3, hotels={ANNA: inn}, offer=("pool", "suite")), "12 9", "4 4", "holiday")
    counter = sit_at(match)
    pool = counter.page.locator('[value="buy pool"]')
    expect(pool).to_contain_text("costs 12, 5 at once, then you have 18")
    counter.click("buy suite")
    assert counter.offered() == {f"suite {room}" for room in range(1, 7)}
    assert "place your suite" in counter.reason("done")
    counter.click("suite 1")
    assert match.view(ANNA)["hotels"][ANNA]["suites"] == [1]
    expect(counter.page.locator("#hs-room-0-1.hs-suite #piece-guest-0-1-1")).to_be_visible()


def test_send_home_counts_a_couple_as_two(sit_at: Callable[..., Desk]) -> None:
    inn = hotel({1: "japan lover, germany lover", 2: "japan plain", 3: "germany rich"}, specials=["send-home"])
    match = reveal(set_up(3, hotels={ANNA: inn}), "2 3", "4 4", "holiday")
    counter = sit_at(match)
    assert counter.offered() == {"send 1", "send 2", "send 3", "pass"}
    expect(counter.page.locator(".hs-prompt")).to_have_text("2 guests may still leave")
    counter.click("send 2")
    assert counter.offered() == {"send 3", "done"}
    assert "counts as two" in counter.reason("send 1")
    assert "nobody" in counter.reason("send 4")
    counter.click("send 3")
    assert rooms(match, ANNA)[1:3] == [[], []]
    assert match.view(ANNA)["phase"] == "welcome"


def test_staff_on_holiday_may_send_guests_home(sit_at: Callable[..., Desk]) -> None:
    inn = hotel({4: "japan plain", 5: "germany rich"})
    match = reveal(set_up(3, hotels={ANNA: inn}), "holiday", "2 3", "4 4")
    for seat in (BART, CLAUDE):
        match.play(seat, "pass")
    counter = sit_at(match)
    assert counter.offered() == {"send 4", "send 5", "pass"}
    counter.click("send 5")
    assert counter.offered() == {"send 4", "done"}
    counter.click("done")
    assert match.view(ANNA)["round"] == 5


def test_a_room_says_what_it_brings_before_one_clicks(sit_at: Callable[..., Desk]) -> None:
    inn = hotel({2: "japan celebrity", 6: "japan lover"}, suites=[4], pools=2)
    groups = [["rich", "lover", "swimmer-3"], ["plain", "plain"]]
    match = reveal(set_up(3, hotels={ANNA: inn}, groups=groups), "14 8", "20 12", "holiday")
    counter = sit_at(match)
    page = counter.page
    assert counter.offered() == {"group 1", "group 2", "pass"}
    expect(page.locator("#hs-group-1 .hs-worth")).to_have_text(["16", re.compile(r"^8\W16$"), "22"])
    counter.click("group 1")
    assert counter.offered() == {"take rich", "take lover", "take swimmer-3", "done"}
    counter.click("take rich")
    assert counter.offered() == {"room 1", "room 3", "room 4", "room 5"}
    assert "shares with another lover only" in counter.reason("room 6")
    assert "somebody" in counter.reason("room 2")
    expect(page.locator('[value="room 1"] .hs-bill')).to_have_text(
        re.compile(r"^\+16\s*2 \W 8\s*rich and beside a celebrity$")
    )
    waiting = page.locator("#hs-group-1 .hs-chosen").get_attribute("id")
    counter.click("room 1")
    assert page.locator("#hs-room-0-1 [data-piece]").get_attribute("id") == waiting  # so it glides from there
    counter.click("take swimmer-3")
    expect(page.locator('[value="room 4"] .hs-bill')).to_have_text(
        re.compile(r"^\+22\s*2 \W 8 \+ 3 \W 2\s*in a suite$")
    )
    expect(page.locator('[value="room 3"] .hs-bill')).to_contain_text("beside a celebrity")
    counter.click("room 4")
    counter.click("take lover")
    assert "room 6" in counter.offered()
    counter.click("room 6")
    assert earned(match)[ANNA] == 16 + 22 + 8
    expect(page.locator("#hs-hotel-0 .hs-tag-money")).to_have_text("+46 this round")
    counter.click("done")
    assert match.actors == (BART,)
    assert money(match)[ANNA] == 25


@pytest.mark.parametrize(("players", "language"), [(3, "en"), (4, "fr"), (5, "en"), (6, "fr")])
def test_whatever_can_be_done_has_its_button_on_the_table(players: int, language: str) -> None:
    match = Match("hotel-samoa", players=players, seed=players)
    button = re.compile(r'<button[^>]*value="([^"]+)"(?![^>]*aria-disabled)')
    while match.actors:
        seat = match.actors[-1]
        legal = names(match, seat)
        if match.step % 4 == 0 or legal[0].split()[0] not in ("choose", "take", "group", "room"):
            assert set(button.findall(draw(match, seat, language))) == set(legal)
        match.play(seat, legal[(7 * match.step + players) % len(legal)])
    assert "hs-best" in draw(match, None, language)


def test_the_table_fits_a_phone_and_every_target_is_large_enough(sit_at: Callable[..., Desk]) -> None:
    match = Match("hotel-samoa", players=6, seed=4)
    counter = sit_at(match)
    for width in (360, 768, 1440):
        counter.page.set_viewport_size({"width": width, "height": 800})
        assert counter.page.evaluate("document.documentElement.scrollWidth") <= width
        sizes = counter.page.eval_on_selector_all(
            BOARD, "all => all.map(each => [each.offsetWidth, each.offsetHeight])"
        )
        assert len(sizes) == 11
        assert min(min(size) for size in sizes) >= 44


# What a card would bring


def test_a_card_says_what_the_groups_would_pay_in_the_own_rooms(sit_at: Callable[..., Desk]) -> None:
    inn = hotel({2: "japan celebrity", 3: "japan plain", 5: "germany plain", 6: "japan lover"}, suites=[4], pools=1)
    groups = [["rich", "lover", "swimmer-3"], ["plain", "plain"]]
    match = set_up(3, hotels={ANNA: inn}, groups=groups, offer=("pool",), money={ANNA: 15})
    desk = sit_at(match)
    card = desk.page.locator('.hs-hand [value="choose 14 8"]')
    # rich beside the celebrity or anywhere 16; the swimmer in the suite 16 + 3; the lover joins the other for 8
    expect(card).to_have_attribute(
        "data-preview", "play 14/8: group 1: up to 43, group 2: up to 32; 1 left if you build"
    )
    expect(card).to_contain_text("group 1: up to 43, group 2: up to 32")
    expect(card.locator(".hs-best-group")).to_have_text("≤ 43")
    expect(desk.page.locator("[data-preview-here]")).to_contain_text("2 free rooms; the next plane (")
    for other in (BART, None):
        assert "up to 43" not in draw(match, other)
