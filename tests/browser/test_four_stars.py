"""4 Étoiles in a browser: whole matches of both variants against bots, and the moments worth a click of their own."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from fullboard import Match
from tests.browser.person import AT_ONCE, MOVED_ON, MY_TURN, SAME_SALT
from tests.house.server import SameDeals, Server
from tests.patient import PATIENCE

MOVES = "#moves .board button[name=move]"
CAN = MOVES + ":not([aria-disabled])"
SUBMIT = """async () => {
  const form = document.querySelector(".new-table");
  return (await fetch(form.action, {method: "POST", body: new FormData(form)})).url;
}"""
POOR = "You have 1 \u00d7 plane."
CHAIN = {"hotel": 6, "restaurant": 4, "club": 3, "plane": 2}  # the first objective card
SOME = {"hotel": 3, "restaurant": 2, "club": 3, "plane": 1}
OTHER = {"hotel": 0, "restaurant": 5, "club": 2, "plane": 3}
PRICES = {"hotel": 9, "restaurant": 4, "club": 6, "plane": 5}
LANDED: dict[str, Any] = {"phase": "square", "squares": [0, 20], "dice": [1, 2], "links": [SOME, OTHER]}
DONE = {**LANDED, "squares": [1, 20], "cash": [120, 25], "links": [CHAIN, {}], "objectives": [0, 1], "events": [[], []]}
TENS = dict.fromkeys(CHAIN, 10)
PLAN: dict[str, Any] = {"phase": "plan", "squares": [20, 20], "links": [SOME, OTHER]}
POSITIONS: dict[str, dict[str, Any]] = {
    "barter": LANDED,
    "phone": LANDED,
    "plan": {**PLAN, "events": [["slump-all 1", "boom-club 3"], []]},
    "plan-phone": {**PLAN, "events": [["boom-club 3"], []]},
    "dollars": {**LANDED, "phase": "change", "squares": [7, 20], "dice": [3, 2], "prices": PRICES},
    "forget": DONE,
    "tens": {
        **LANDED,
        "squares": [32, 31],
        "prices": TENS,
        "events": [["slump-club 3"], []],
        "played": ["boom-hotel 3"],
    },
    "close": {**DONE, "phase": "close", "cash": [80, 25], "links": [{**CHAIN, "hotel": 5, "plane": 3}, {}]},
    "may-announce": {**DONE, "phase": "close"},
    "announce": {**DONE, "phase": "close", "options": {"reminder": "on"}},
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SameDeals]:
    running = SameDeals(tmp_path_factory.mktemp("house") / "data")
    with running:
        yield running
        assert "Traceback" not in running.log


@pytest.fixture(scope="module")
def context(browser: Browser, house: Server) -> Iterator[BrowserContext]:
    """One guest for all tests."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce", locale="en")
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(AT_ONCE)
    context.add_init_script(SAME_SALT)
    page = context.new_page()
    page.goto(house.url)
    page.get_by_label("What shall we call you?").fill("Camille")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("link", name="Camille")).to_be_visible()
    page.close()
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, house: SameDeals, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A window in which nothing may go wrong unseen; every test is dealt its own."""
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda told: wrong.append(told.text) if "Content Security Policy" in told.text else None)
    with house.dealing(request.node.nodeid):
        yield page
    page.close()
    assert wrong == []


@pytest.fixture(scope="module")
def laid(context: BrowserContext, house: Server) -> dict[str, str]:
    """Tables for two whose matches begin with a position, put into the house's file while it is closed."""
    page = context.new_page()
    page.goto(f"{house.url}/new/four-stars")
    page.select_option("select[name=players]", "2")
    page.select_option("select[name=seat1]", "greedy")
    tables = {name: str(page.evaluate(SUBMIT)).rsplit("/", 1)[1] for name in POSITIONS}
    page.close()
    house.stop()
    with closing(sqlite3.connect(house.data / "house.sqlite")) as store:
        for name, table in tables.items():
            match, key = deal(name)
            values = (match.heading(), key, json.dumps(dict(match.state.options)), table)
            store.execute("DELETE FROM lines WHERE `table` = ?", (table,))
            store.execute("UPDATE tables SET heading = ?, secret = ?, options = ? WHERE id = ?", values)
            line = (table, 0, match.lines()[0].text(), 0.0)
            store.execute("INSERT INTO lines (`table`, number, text, at) VALUES (?, ?, ?, ?)", line)
        store.commit()
    house.open()
    return {name: f"{house.url}/tables/{table}" for name, table in tables.items()}


def deal(name: str) -> tuple[Match, bytes]:
    """The match of a position, with a key by which the dice fall as its test needs them."""
    for number in range(400):
        key = number.to_bytes(32, "big")
        match = Match("four-stars", position={"players": 2, **POSITIONS[name]}, key=key)
        if name != "dollars":
            return match, key
        trial = match.copy()
        trial.play(0, "raise hotel 3")
        trial.play(0, "lower plane 2")
        if trial.view(0)["phase"] == "change":
            return match, key
    raise AssertionError("the dice never fell that way")


def set_table(page: Page, house: Server, seats: list[str], **options: str) -> str:
    """Fill in the form of a new table; the guest takes the first seat."""
    page.goto(f"{house.url}/new/four-stars")
    page.select_option("select[name=players]", str(len(seats)))
    for at, seat in enumerate(seats):
        page.select_option(f"select[name=seat{at}]", seat)
    for key, choice in options.items():
        page.select_option(f"select[data-option={key}]", f"{key}={choice}")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".fs-board")).to_be_visible()
    page.wait_for_load_state()
    return page.url.rsplit("/", 1)[1]


def click(page: Page, notation: str) -> None:
    """Make a move by its button on the board, and wait for the table to move on."""
    step = page.locator("#moves input[name=step]").input_value()
    with page.expect_response(re.compile("/move$")):  # before which the page would not send another
        page.locator(f'{CAN}[value="{notation}"]').first.click()
    page.wait_for_function(MOVED_ON, arg=step)


def can(page: Page) -> list[str]:
    """What the board offers once it is one's turn; nothing when the match is over."""
    page.wait_for_selector(f"{MY_TURN}, .fs-results")
    found: list[list[str]] = page.evaluate(
        "all => all.map(which => [...document.querySelectorAll(which)].map(button => button.value))",
        [CAN, ".all-moves button"],
    )
    offered, legal = found
    assert set(offered) == set(legal), "the board offers every legal move, and no other"
    return offered


def told(page: Page) -> str:
    return page.locator(".log").inner_text()


@pytest.mark.parametrize(("objective", "players"), [("fixed", 3), ("free", 2)])
def test_a_whole_match_against_bots(
    page: Page, house: Server, laid: dict[str, str], objective: str, players: int
) -> None:
    set_table(page, house, ["me", "greedy", "greedy"][:players], objective=objective, round_limit="10")
    verbs: set[str] = set()
    for made in range(200):
        moves = can(page)
        if not moves:
            break
        news = [move for move in moves if move.split()[0] not in verbs and not move.startswith("end")]
        chosen = news[0] if news else moves[made % len(moves)]
        if chosen.startswith("assign"):
            page.locator(".fs-assign summary").click()
        verbs.add(chosen.split()[0])
        click(page, chosen)
    expect(page.locator(".fs-best").first).to_contain_text("wins")
    expect(page.locator(".fs-result")).to_have_count(players)
    assert {"start", "roll", "event"} <= verbs
    assert ("assign" in verbs) == (objective == "free")
    assert page.locator(MOVES).count() == 0


@pytest.mark.parametrize("width", [1366, 360])
def test_starting_squares_show_the_numbers_the_moves_call_them_by(page: Page, house: Server, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    set_table(page, house, ["me", "greedy"])
    starts = sorted(set(can(page)))
    for start in starts:
        square = page.locator(".fs-square", has=page.locator(f'[value="{start}"]'))
        number = square.locator(".fs-number")
        expect(number).to_be_visible()
        assert f"start {number.inner_text()}" == start
        assert number.evaluate("each => each.scrollWidth <= each.offsetWidth && each.offsetHeight >= 11")
    click(page, starts[0])
    can(page)
    assert page.locator(".fs-starred:not(.fs-reach) .fs-number").count() >= 2  # and they stay


def test_a_start_and_a_square_say_where_a_throw_leads(page: Page, house: Server) -> None:
    set_table(page, house, ["me", "greedy"])
    can(page)
    told = re.compile("start on square 20. The first throw then leads to: club 31 %, .* and restaurant 6 %.")
    for button in page.locator(f'{MOVES}[value="start 20"]').all():  # on the desk, and on the ring
        expect(button).to_have_accessible_name(told)
    click(page, "start 20")
    can(page)
    square = page.locator("#fs-square-25")
    expect(square).to_have_attribute(
        "title", "Square 25: club. Buy or sell up to 4 links. A throw of 5 leads here: 11 %."
    )
    expect(page.locator("#fs-square-19")).to_have_attribute("title", re.compile(r"up to 4 links\.$"))  # out of reach


def test_ones_own_card_stays_where_it_is_when_an_event_is_played(page: Page, laid: dict[str, str]) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(laid["plan"])
    can(page)
    strike = page.locator(f'{CAN}[value="event slump-all 1"]')
    expect(strike.locator(".fs-brings .fs-emblem")).to_have_count(4)
    expect(strike).to_have_accessible_name(re.compile("hotel 1 → 1, restaurant 1 → 1, club 1 → 1, plane 1 → 1"))
    before = page.locator(".fs-own").bounding_box()
    click(page, "event slump-all 1")
    expect(page.locator(".fs-event .fs-play")).to_have_count(1)
    assert page.locator(".fs-own").bounding_box() == before
    click(page, "roll")
    can(page)
    expect(page.locator(".fs-hand .fs-play")).to_have_attribute("title", "One event card a turn, before the dice.")


def test_a_phone_shows_what_can_be_played_right_after_the_dice(page: Page, laid: dict[str, str]) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(laid["plan-phone"])
    can(page)
    expect(page.locator(".fs-play").first).to_be_in_viewport(ratio=1)


def test_a_phone_shows_what_ones_card_asks_for_when_one_chooses_a_start(page: Page, house: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    set_table(page, house, ["me", "greedy"])
    can(page)
    expect(page.locator(".fs-needs")).to_be_in_viewport(ratio=1)
    expect(page.locator(".fs-needs")).to_contain_text(re.compile(r"Your card asks for\s*hotel"))


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_the_ring_stays_as_it_is_while_sizes_are_assigned_anew(
    page: Page, house: Server, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    set_table(page, house, ["me", "greedy"], objective="free")
    can(page)
    click(page, "start 20")
    can(page)
    before = [page.locator(each).bounding_box() for each in (".fs-sky", ".fs-ring", ".fs-stack")]
    page.locator(".fs-assign summary").click()
    expect(page.locator(".fs-sizes").first).to_be_in_viewport(ratio=1)
    assert [page.locator(each).bounding_box() for each in (".fs-sky", ".fs-ring", ".fs-stack")] == before


def test_a_trade_says_what_is_left_then(page: Page, laid: dict[str, str]) -> None:
    page.goto(laid["barter"])
    expect(page.locator("#status")).to_contain_text("Buy or sell in one branch, barter, or end your turn.")
    some = page.locator(f'{MOVES}[value="buy hotel 2"]')
    expect(some).to_have_accessible_name(re.compile(r"You then have \d+ M\$, and 5 of 6 on your card\."))
    less = page.locator(f'{MOVES}[value="sell club 3"]')
    expect(less).to_have_accessible_name(re.compile(r"You then have \d+ M\$, and 0 of 3 on your card\."))
    swap = page.locator(f'{MOVES}[value="barter 1"]')
    expect(swap).to_have_accessible_name(re.compile("swap up to 4 links .* Nobody can refuse"))


def test_a_barter_at_a_four_star_square(page: Page, laid: dict[str, str]) -> None:
    page.goto(laid["barter"])
    click(page, "barter 1")
    step = page.locator("#moves input[name=step]").input_value()
    page.locator(".fs-desk [data-undo]").click()  # no move leads back
    page.wait_for_function(MOVED_ON, arg=step)
    click(page, "barter 1")
    expect(page.locator(".fs-barter .fs-hotel .fs-both")).to_have_attribute("title", re.compile(r"^you 3, .+ 0$"))
    poor = page.locator(f'{MOVES}[value="give plane 4"]')
    expect(poor).to_have_attribute("aria-disabled", "true")
    expect(poor).to_have_attribute("title", POOR)
    poor.click(force=True)
    expect(page.locator("#notice")).to_contain_text(POOR)
    click(page, "give hotel 2")
    expect(page.locator(f'{MOVES}[value="get restaurant"]')).to_contain_text("2 → 4 / 4")
    click(page, "get restaurant")
    expect(page.locator("#fs-card-0 .fs-chain.fs-restaurant .fs-on")).to_have_count(4)
    expect(page.locator("#fs-card-0 .fs-chain.fs-hotel .fs-on")).to_have_count(1)
    expect(page.locator(".log")).to_contain_text("gives 2")


def test_where_ones_card_lies_below_the_desk_says_what_one_has(page: Page, laid: dict[str, str]) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto(laid["dollars"])
    can(page)
    expect(page.locator(".fs-change.fs-hotel .fs-holds-own")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".fs-holds-own").first).to_be_hidden()  # the card lies beside it
    expect(page.locator(".fs-own .fs-chains")).to_be_in_viewport(ratio=1)


def test_a_chain_of_dollar_squares_and_a_ceiling_that_pays(page: Page, laid: dict[str, str]) -> None:
    page.goto(laid["dollars"])
    expect(page.locator(".fs-reach")).to_have_count(6)
    expect(page.locator(f'{CAN}[value="raise hotel 3"]')).to_contain_text("9 → 10")
    expect(page.locator(f'{CAN}[value="raise hotel 3"] .fs-pay')).to_have_text("+6 M$")  # 2 points, 3 hotels
    assert len(can(page)) == 16
    click(page, "raise hotel 3")
    expect(page.locator("#fs-card-0 .fs-purse")).to_contain_text("31 M$")
    same = page.locator(f'{MOVES}[value="lower hotel 2"]')
    expect(same).to_have_attribute("title", "It must be another branch than hotel.")
    assert len(can(page)) == 6
    click(page, "lower plane 2")
    expect(page.locator(".fs-ladder.fs-plane .fs-price")).to_contain_text("3")
    expect(page.locator(".fs-desk .fs-die")).to_have_count(1)
    moves = can(page)
    assert len(moves) == 8
    assert {move.split()[0] for move in moves} == {"raise", "lower"}
    click(page, moves[0])
    expect(page.locator(".log li", has_text="with one die")).to_have_count(2)


def test_an_announcement_that_is_forgotten(page: Page, laid: dict[str, str]) -> None:
    page.goto(laid["forget"])
    expect(page.locator(".fs-reminder")).to_have_count(0)
    expect(page.locator("#fs-card-0 .fs-full")).to_have_count(4)
    assert "announce" in can(page)
    click(page, "end")
    can(page)
    assert "announces" not in told(page)


def test_an_announcement_of_which_the_table_reminds(page: Page, laid: dict[str, str]) -> None:
    page.goto(laid["announce"])
    expect(page.locator(".fs-reminder")).to_be_visible()
    click(page, "announce")
    can(page)
    expect(page.locator(".log")).to_contain_text("objective reached")
    expect(page.locator(".fs-best")).to_contain_text("Camille")


def test_the_desk_asks_for_an_announcement_only_if_there_can_be_one(page: Page, laid: dict[str, str]) -> None:
    page.goto(laid["may-announce"])
    expect(page.locator(".fs-desk")).to_contain_text("Anything to announce? Otherwise end your turn.")
    said = "Announce that you have reached your objective, or end your turn."
    expect(page.locator("#status strong")).to_have_text(said)
    page.goto(laid["close"])
    desk = page.locator(".fs-desk")
    expect(desk.locator(".fs-change-head p").last).to_have_text("End your turn.")
    expect(desk).not_to_contain_text("Anything to announce?")
    expect(page.locator("#status strong")).to_have_text("Your turn is done: end it.")


def test_it_is_said_what_an_announcement_needs_and_what_is_missing(page: Page, laid: dict[str, str]) -> None:
    page.goto(laid["close"])
    needed = "To announce: exactly the 15 links of the card, none beside them, no event card, at least 100 M$."
    expect(page.locator(".fs-needed")).to_have_text([needed])  # on one's own card only
    lacks = "Not yet: 1 link missing on your card, 1 link too many beside it and 20 M$ missing."
    expect(page.locator(f'{MOVES}[value="announce"]')).to_have_attribute("title", lacks)
    page.goto(laid["tens"])
    reason = page.locator(f'{MOVES}[value="announce"]').get_attribute("title") or ""
    assert "1 event card still in hand" in reason


@pytest.mark.parametrize("width", [1800, 1366, 768, 360])
def test_nothing_is_cut_off_or_covered_at_the_prices(page: Page, laid: dict[str, str], width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(laid["tens"])
    figures = page.locator(".fs-at-price")
    expect(figures).to_have_text(["10"] * 4)
    inside = """all => all.map(each => {
        const figure = each.getBoundingClientRect(), tube = each.ownerSVGElement.getBoundingClientRect();
        return figure.left >= tube.left && figure.right <= tube.right && figure.top >= tube.top;
    })"""
    assert figures.evaluate_all(inside) == [True] * 4
    covered = """() => {
        const pawns = [...document.querySelectorAll(".fs-figure .fs-pawn")].map(each => each.getBoundingClientRect());
        return [...document.querySelectorAll(".fs-pile span, .fs-event-text, .fs-stock")].filter(each => {
            const text = document.createRange();
            text.selectNodeContents(each);
            return [...text.getClientRects()].some(line => pawns.some(pawn => pawn.left < line.right
                && line.left < pawn.right && pawn.top < line.bottom - 1 && line.top < pawn.bottom));
        }).map(each => each.textContent);
    }"""
    assert page.evaluate(covered) == []


def test_a_phone_has_room_for_the_table(page: Page, laid: dict[str, str]) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(laid["phone"])
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    sizes = page.eval_on_selector_all(MOVES, "each => each.map(one => one.getBoundingClientRect().height)")
    assert min(sizes) >= 44
    desk = page.locator(".fs-mine")  # one's card is further down: the desk says what matters of it
    expect(desk.locator(".fs-cash")).to_be_visible()
    expect(desk.locator(".fs-have").first).to_have_text(re.compile(r"yours: 3 of \d"))
    expect(desk.locator(".fs-trade:first-child .fs-verb").first).to_be_visible()
    verbs = desk.locator(".fs-trade:first-child .fs-verb").evaluate_all("all => all.map(each => each.offsetHeight)")
    assert min(verbs) > 8
    page.set_viewport_size({"width": 1366, "height": 740})  # here it lies beside the desk
    expect(desk.locator(".fs-have").first).to_be_hidden()


def test_the_ring_can_be_drawn_larger_and_stays_so_at_this_table(page: Page, laid: dict[str, str]) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(laid["phone"])
    squares = "() => [...document.querySelectorAll('.fs-square')].map(each => each.getBoundingClientRect().width)"
    assert max(page.evaluate(squares)) < 30
    larger = page.get_by_role("button", name="Larger")
    larger.click()
    larger.press("Enter")
    assert min(page.evaluate(squares)) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= 390  # only the ring scrolls
    assert page.evaluate("() => document.querySelector('.fs-course').scrollWidth") > 700
    page.reload()
    page.wait_for_selector("[data-zoomed=part]")
    assert min(page.evaluate(squares)) >= 44
    page.locator("body").press("-")
    page.locator("body").press("-")
    assert max(page.evaluate(squares)) < 30
    smaller = page.get_by_role("button", name="Smaller")
    smaller.click()  # as large as fits
    page.wait_for_selector("[data-zoomed=fit]")
    expect(smaller).to_have_attribute("aria-disabled", "true")
    page.locator("body").press("+")
    page.wait_for_selector("[data-zoomed=no]")
    page.set_viewport_size({"width": 1366, "height": 900})  # where the ring is no part of its own, the board is
    page.reload()
    larger.click()
    page.wait_for_selector("[data-zoomed=board]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 1366


def test_a_link_flies_from_the_bank_to_the_card(page: Page, house: Server, laid: dict[str, str]) -> None:
    page.emulate_media(reduced_motion="no-preference")
    set_table(page, house, ["me", "greedy"])
    page.evaluate(
        """() => {
            window.flown = [];
            const note = (node) => window.flown.push(node.querySelector("use").getAttribute("href"));
            const look = (changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
                if (node.classList?.contains("ghost")) note(node);
            }));
            new MutationObserver(look).observe(document.querySelector("main"), { childList: true });
        }"""
    )
    for _ in range(60):
        offered = can(page)
        buy = next((move for move in offered if move.startswith("buy") and move.endswith(" 1")), None)
        before = page.evaluate("window.flown.length")
        on_cards = page.locator(".fs-own .fs-on").count()
        click(page, buy or next((move for move in ("roll", "end", "pass") if move in offered), offered[0]))
        if buy and page.locator(".fs-own .fs-on").count() > on_cards:
            break
    page.wait_for_function("before => window.flown.length > before", arg=before)
    assert set(page.evaluate("window.flown")) == {"#fs-link"}
    expect(page.locator(".ghost")).to_have_count(0)  # it has landed
