"""4 Étoiles in a browser: whole matches of both variants against bots, and the moments worth a click of their own."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from fullboard import Match
from tests.house.server import Server

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync"]
MOVES = "#moves .board button[name=move]"
CAN = MOVES + ":not([aria-disabled])"
CHAIN = {"hotel": 6, "restaurant": 4, "club": 3, "plane": 2}  # the first objective card
SOME = {"hotel": 3, "restaurant": 2, "club": 3, "plane": 1}
OTHER = {"hotel": 0, "restaurant": 5, "club": 2, "plane": 3}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = str(CHROMIUM) if CHROMIUM.exists() else None
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house") / "data") as running:
        yield running
        assert "Traceback" not in running.log


@pytest.fixture
def page(browser: Browser, house: Server) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce", locale="en")
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda told: wrong.append(told.text) if "Content Security Policy" in told.text else None)
    page.goto(house.url)
    page.get_by_label("What shall we call you?").fill("Camille")
    page.get_by_role("button", name="Come in").click()
    yield page
    context.close()
    assert wrong == []


def set_table(page: Page, house: Server, seats: list[str], **options: str) -> str:
    """Fill in the form of a new table; the guest takes the first seat."""
    page.goto(f"{house.url}/new/four-stars")
    page.select_option("select[name=players]", str(len(seats)))
    for at, seat in enumerate(seats):
        page.select_option(f"select[name=seat{at}]", seat)
    for key, choice in options.items():
        page.select_option(f"select[name=option-{key}]", choice)
    page.get_by_role("button", name="Set the table").click()
    expect(page.locator(".fs-board")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def laid_out(page: Page, house: Server, wanted: Callable[[Match], bool] = bool, **position: Any) -> None:
    """A table for two whose match begins with a position; `wanted` looks for dice that fall as a test needs them."""
    table = set_table(page, house, ["me", "greedy"])
    page.goto("about:blank")
    house.stop()
    with closing(sqlite3.connect(house.data / "house.sqlite")) as store:
        salts = [salt for (salt,) in store.execute("SELECT salt FROM seats WHERE `table` = ? ORDER BY seat", (table,))]
        for number in range(200):
            secret = number.to_bytes(32, "big")
            match = Match("four-stars", position={"players": 2, **position}, secret=secret, salts=salts)
            if wanted(match.copy()):
                break
        values = (match.heading(), secret, "{}" if not match.state.options else _json(match.state.options), table)
        store.execute("DELETE FROM lines WHERE `table` = ?", (table,))
        store.execute("UPDATE tables SET heading = ?, secret = ?, options = ? WHERE id = ?", values)
        line = (table, 0, match.lines()[0].text(), 0.0)
        store.execute("INSERT INTO lines (`table`, number, text, at) VALUES (?, ?, ?, ?)", line)
        store.commit()
    house.open()
    page.goto(f"{house.url}/tables/{table}")
    expect(page.locator(".fs-board")).to_be_visible()


def _json(options: Any) -> str:
    import json

    return json.dumps(dict(options))


def click(page: Page, notation: str) -> None:
    """Make a move by its button on the board, and wait for the table to move on."""
    step = page.locator("#moves input[name=step]").input_value()
    page.locator(f'{CAN}[value="{notation}"]').first.click()
    page.wait_for_function("step => document.querySelector('#moves input[name=step]')?.value !== step", arg=step)


def can(page: Page) -> list[str]:
    """What the board offers once it is one's turn; nothing when the match is over."""
    page.wait_for_function(
        "() => document.querySelector('#status').dataset.turn === 'yes' || document.querySelector('.fs-results')"
    )
    found: list[str] = page.eval_on_selector_all(CAN, "buttons => buttons.map(button => button.value)")
    return found


def told(page: Page) -> str:
    return page.locator(".log").inner_text()


@pytest.mark.parametrize("objective", ["fixed", "free"])
def test_a_whole_match_against_bots(page: Page, house: Server, objective: str) -> None:
    set_table(page, house, ["me", "greedy", "greedy"], objective=objective, round_limit="10")
    verbs: set[str] = set()
    for made in range(200):
        moves = can(page)
        if not moves:
            break
        every = page.eval_on_selector_all(".all-moves button", "buttons => buttons.map(button => button.value)")
        assert set(every) == set(moves), "the board offers every legal move, and no other"
        news = [move for move in moves if move.split()[0] not in verbs and not move.startswith("end")]
        chosen = news[0] if news else moves[made % len(moves)]
        if chosen.startswith("assign"):
            page.locator(".fs-assign summary").click()
        verbs.add(chosen.split()[0])
        click(page, chosen)
    expect(page.locator(".fs-best").first).to_contain_text("wins")
    expect(page.locator(".fs-result")).to_have_count(3)
    assert {"start", "roll", "event"} <= verbs
    assert ("assign" in verbs) == (objective == "free")
    assert page.locator(MOVES).count() == 0


def test_a_barter_at_a_four_star_square(page: Page, house: Server) -> None:
    laid_out(page, house, phase="square", squares=[0, 20], dice=[1, 2], links=[SOME, OTHER])
    click(page, "barter 1")
    poor = page.locator(f'{MOVES}[value="give plane 4"]')
    expect(poor).to_have_attribute("aria-disabled", "true")
    expect(poor).to_have_attribute("title", "You have 1 × plane.")
    poor.click()
    expect(page.locator("#notice")).to_have_text("You have 1 × plane.")
    click(page, "give hotel 2")
    expect(page.locator(f'{MOVES}[value="get restaurant"]')).to_contain_text("2 → 4 / 4")
    click(page, "get restaurant")
    expect(page.locator("#fs-card-0 .fs-chain.fs-restaurant .fs-on")).to_have_count(4)
    expect(page.locator("#fs-card-0 .fs-chain.fs-hotel .fs-on")).to_have_count(1)
    assert "gives 2 × hotel" in told(page)


def test_a_chain_of_dollar_squares_and_a_ceiling_that_pays(page: Page, house: Server) -> None:
    def again(match: Match) -> bool:
        match.play(0, "raise hotel 3")
        match.play(0, "lower plane 2")
        return bool(match.view(0)["phase"] == "change")

    prices = {"hotel": 9, "restaurant": 4, "club": 6, "plane": 5}
    laid_out(page, house, again, phase="change", squares=[7, 20], dice=[3, 2], links=[SOME, OTHER], prices=prices)
    expect(page.locator(".fs-reach")).to_have_count(6)
    expect(page.locator(f'{CAN}[value="raise hotel 3"]')).to_contain_text("9 → 10")
    expect(page.locator(f'{CAN}[value="raise hotel 3"] .fs-pay')).to_have_text("+6 M$")  # 2 points, 3 hotels
    assert len(can(page)) == 16
    click(page, "raise hotel 3")
    expect(page.locator("#fs-card-0 .fs-purse")).to_contain_text("31 M$")
    again_hotel = page.locator(f'{MOVES}[value="lower hotel 2"]')
    expect(again_hotel).to_have_attribute("title", "It must be another branch than hotel.")
    assert len(can(page)) == 6
    click(page, "lower plane 2")
    expect(page.locator(".fs-ladder.fs-plane .fs-price")).to_contain_text("3")
    expect(page.locator(".fs-dice .fs-die")).to_have_count(1)
    moves = can(page)
    assert len(moves) == 8
    assert {move.split()[0] for move in moves} == {"raise", "lower"}
    click(page, moves[0])
    assert told(page).count("with one die") == 2


@pytest.mark.parametrize("reminder", ["off", "on"])
def test_an_announcement_and_forgetting_it(page: Page, house: Server, reminder: str) -> None:
    laid_out(
        page,
        house,
        phase="close" if reminder == "on" else "square",
        squares=[1, 20],
        dice=[1, 2],
        cash=[120, 25],
        links=[CHAIN, {}],
        objectives=[0, 1],
        events=[[], []],
        options={"reminder": reminder},
    )
    expect(page.locator(".fs-reminder")).to_have_count(1 if reminder == "on" else 0)
    expect(page.locator("#fs-card-0 .fs-full")).to_have_count(4)
    if reminder == "off":
        click(page, "end")  # forgotten: wait for the next turn
        assert "announces" not in told(page)
        return
    click(page, "announce")
    assert "objective reached" in told(page)
    can(page)
    expect(page.locator(".fs-best")).to_contain_text("Camille")


def test_a_phone_has_room_for_the_table(page: Page, house: Server) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    laid_out(page, house, phase="square", squares=[0, 20], dice=[1, 2], links=[SOME, OTHER])
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    sizes = page.eval_on_selector_all(MOVES, "each => each.map(one => one.getBoundingClientRect().height)")
    assert min(sizes) >= 44
