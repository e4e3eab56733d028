"""Hotel Samoa at its table page: whole matches, and cards that nobody sees before the reveal."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests import patient
from tests.browser.person import CLICK_TOO_LATE, Person, until
from tests.house.server import Caller, Server

Enter = Callable[..., Person]
BOARD = ".hs-board button[name=move]:not([aria-disabled])"


# A whole match


def box_of(**tiles: int) -> str:
    """An edition file whose tiles are these."""
    components = resources.files("fullboard.games.hotel_samoa") / "components" / "standard.toml"
    head, found, rest = components.read_text("utf-8").partition("[tiles.split]\n")
    assert found
    kinds = ("extra-room", "suite", "pool", "swap", "send-home", "take-back")
    split = "".join(f"{kind} = {tiles.get(kind.replace('-', '_'), 0)}\n" for kind in kinds)
    return head + found + split + rest[rest.index("mark") :]


def set_own_table(person: Person, box: str, *seats: str) -> str:
    page = person.page
    page.goto("/new/hotel-samoa")
    page.locator("form.new-table details:has(input[type=file]) summary").click()
    page.set_input_files("[name=components]", {"name": "own.toml", "mimeType": "", "buffer": box.encode()})
    page.select_option("[name=players]", str(len(seats)))
    for at, seat in enumerate(seats):
        if seat == "random":  # which no form offers, and every form brings
            page.eval_on_selector(f"[name=seat{at}]", "select => select.add(new Option('random', 'random'))")
        page.select_option(f"[name=seat{at}]", seat)
    page.click(".new-table button.primary")
    page.wait_for_selector("#live")
    return "/tables/" + page.url.rsplit("/", 1)[1]


TILES = {"fetch": "take-back", "swap": "swap", "send": "send-home"}


def choose(moves: list[str], round_: int, verbs: Counter[str]) -> str:
    """Somebody who wants to see everything once, and not to sit here all day."""
    cards = [move for move in moves if move.startswith("choose")]
    if cards:
        if round_ == 2:
            return cards[0]  # the lowest price welcomes first
        return "holiday" if round_ == 3 else cards[-1]  # and the highest bid buys first
    special = [verb for verb in ("fetch", "swap", "send") if verbs[verb] < 2]
    tiles = [f"buy {tile}" for verb, tile in TILES.items() if not verbs[verb]]
    for verb in (*special, *tiles, "buy", "suite", "room", *(("take", "group") if round_ < 3 else ())):
        for move in moves:
            if verb in (move, move.split()[0]):
                return move
    return moves[-1]


EVERYTHING = {"choose", "group", "take", "room", "buy", "fetch", "swap", "send", "pass"}


def test_whole_matches_against_bots_by_clicking_on_the_table(come_in: Enter) -> None:
    anna = come_in("Anna", viewport={"width": 1280, "height": 900})
    box = box_of(swap=7, send_home=6, take_back=6).replace("money = 25", "money = 200")
    verbs: Counter[str] = Counter()
    for _ in range(5):  # in one match of twelve the draws leave something out
        set_own_table(anna, box, "me", "greedy", "greedy")
        expect(anna.page.locator(".hs-hotel")).to_have_count(3)
        click_through(anna, verbs)
        expect(anna.page.locator(".hs-result")).to_have_count(3)
        expect(anna.page.locator(".hs-best").first).to_contain_text("wins")
        expect(anna.page.locator(".hs-hotel")).to_have_count(3)
        assert anna.legal() == []
        if verbs.keys() >= EVERYTHING:
            break
    assert verbs.keys() >= EVERYTHING


def click_through(person: Person, verbs: Counter[str]) -> None:
    """A whole match, counting what was done."""
    for _ in range(250):
        person.wait_for_turn()
        if person.over:
            break
        seen = person.page.evaluate(
            """board => ({
                moves: [...document.querySelectorAll(board)].map(each => each.value),
                listed: [...document.querySelectorAll('.all-moves button')].map(each => each.value),
                round: Number(document.querySelector('.hs-landed .hs-number').textContent),
            })""",
            BOARD,
        )
        assert set(seen["moves"]) == set(seen["listed"])  # whatever can be done can be done on the table
        move = choose(seen["listed"], seen["round"], verbs)
        verbs[move.split()[0]] += 1
        person.click(f'{BOARD}[value="{move}"]', person.step)
    assert person.over


def wait_for_cards_of_bots(person: Person) -> None:
    """All wait for that person's card, and nothing more happens before it is chosen."""
    person.wait_for_turn()
    for bot in (1, 2):
        expect(person.page.locator(f"#piece-back-{bot}")).to_be_visible()


# Nobody's card before the reveal


def test_two_people_choose_and_nobody_sees_a_card_before_the_reveal(come_in: Enter, server: Server) -> None:
    anna, bob, stranger = come_in("Anna"), come_in("Bob"), come_in(None)
    path = anna.set_table("hotel-samoa", "me", "person", "greedy")
    bob.sit_down(path)
    stranger.page.goto(path)
    program = Caller(server, "Robota")
    others = (bob, stranger)
    for each in (anna, *others):
        expect(each.page.locator("#piece-back-2")).to_be_visible()  # the bot has chosen

    def table_of(person: Person) -> str:
        return str(person.page.inner_html(".hs-board"))

    def streamed() -> str:
        with patient.stream("GET", f"{server.url}{path}/stream") as stream:
            for line in stream.iter_lines():
                if line.startswith("data:") and "/div" in line:
                    break
            return line

    seen: list[list[Any]] = []
    for card in ("12 9", "20 12"):
        anna.page.locator(f'.hs-hand [value="choose {card}"]').click()
        expect(anna.page.locator(f"#hs-hotel-0 #piece-card-0-{card.replace(' ', '-')}")).to_be_visible()
        for each in others:
            expect(each.page.locator("#piece-back-0")).to_be_visible()
        view = program.get(path)["view"]
        assert view["played"] == [None, None, None]
        pages = [table_of(each) for each in others]
        assert not re.search(r"piece-card-[02]", pages[0])
        assert "piece-card" not in pages[1] + streamed()
        seen.append([*pages, view])
        if card == "12 9":
            anna.page.get_by_role("button", name="Take back", exact=True).click()
            expect(bob.page.locator("#piece-back-0")).to_have_count(0)
            expect(stranger.page.locator("#piece-back-0")).to_have_count(0)
            expect(anna.page.locator('.hs-hand [value="choose 12 9"]')).to_be_visible()
    assert seen[0] == seen[1]  # whichever card it is, the others see the same table

    bob.page.locator('.hs-hand [value="choose 4 4"]').click()
    for each in (anna, *others):
        expect(each.page.locator("#hs-hotel-0 #piece-card-0-20-12")).to_be_visible()
        expect(each.page.locator("#hs-hotel-1 #piece-card-1-4-4")).to_be_visible()


# Too late


def test_a_stale_click_is_refused_and_the_table_stays(come_in: Enter) -> None:
    anna = come_in("Anna")
    anna.set_table("hotel-samoa", "me", "greedy", "random")
    wait_for_cards_of_bots(anna)
    page = anna.page
    page.evaluate(CLICK_TOO_LATE, BOARD)
    expect(page.locator("#notice")).to_contain_text("moved on")
    with page.expect_response(re.compile("/orders$")):  # what the page asks for by itself takes no words away
        page.locator("#orders").evaluate("part => part.dispatchEvent(new Event('moved'))")
    expect(page.locator("#notice")).to_contain_text("moved on")
    page.reload()
    anna.wait_for_turn()
    until(lambda: len(anna.legal()) > 0)


# Components of one's own


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_table_is_set_with_a_file_of_components_or_the_page_says_what_is_wrong(come_in: Enter, locale: str) -> None:
    anna = come_in("Anna", locale=locale)
    page = anna.page
    page.goto("/new/hotel-samoa")
    page.locator("form.new-table details:has(input[type=file]) summary").click()
    with page.expect_download() as copied:
        page.get_by_role("link", name="standard.toml").click()
    standard = copied.value.path().read_text("utf-8")

    def bring(text: str) -> None:
        page.set_input_files("[name=components]", {"name": "dear.toml", "mimeType": "", "buffer": text.encode()})
        page.select_option("[name=players]", "3")
        for seat in (1, 2):
            page.select_option(f"[name=seat{seat}]", "greedy")
        page.click(".new-table button.primary")

    bring(standard.replace("money = 25", "money = -1"))
    expected = "start.money: whole numbers from 0 to 1000" if locale == "en-GB" else "start.money : il faut ici"
    expect(page.get_by_role("alert")).to_contain_text(expected)
    expect(page.get_by_role("alert")).to_contain_text("[value-out-of-range]")
    bring("money = ")
    expect(page.get_by_role("alert")).to_contain_text("TOML")
    bring(standard.replace("money = 25", "money = 60"))
    expect(page.locator(".hs-money b")).to_have_text("60")
    page.get_by_role("link", name="dear").click()  # everybody at the table can look at what was brought
    printed = "money at the start 60" if locale == "en-GB" else "argent au départ 60"
    expect(page.get_by_role("row", name=printed)).to_be_visible()


# Windows that one does not want to be asked about, and a welcome one thinks over


BUYING = {"Swap": "buy swap", "Send home": "buy send-home"}


def wait_for_another_turn(page: Page) -> None:
    page.wait_for_function(
        "() => document.querySelector('#status').dataset.turn === 'yes' && !document.querySelector('[data-hush]')"
    )


def told_this_round(page: Page) -> str:
    """The log from the landing of the last plane on."""
    return "\n".join(page.locator(".log li").all_inner_texts()).rpartition(" lands.")[2]


def play_until_two_windows(person: Person) -> bool:
    """Until Swap may be used and Send home in the same round, with a round to come; False if the match ends before."""
    page = person.page
    while True:
        person.wait_for_turn()
        if person.over:
            return False
        window = page.locator("[data-hush]").count() > 0
        tiles = " ".join(page.locator("#hs-hotel-0 .hs-special").all_inner_texts())
        housed = page.locator("#hs-hotel-0 .hs-guest").count()
        last = page.locator(".hs-landed .hs-number").inner_text() == "12"
        both = "Swap" in tiles and "Send home" in tiles
        if window and housed and both and not last and "use Swap" in person.status:
            return True
        moves = person.legal()
        cards = [move for move in moves if move.startswith("choose")]
        if window:
            person.play("pass")
        elif cards:
            person.play(cards[-1])
        else:
            wanted = [move for name, move in BUYING.items() if name not in tiles]
            wanted += ["room", "take", "group"] if housed < 3 else ["room"]
            person.play(next((move for verb in wanted for move in moves if move.startswith(verb)), moves[-1]))


def test_not_to_be_asked_again_this_round_passes_every_window_until_the_next(come_in: Enter) -> None:
    anna = come_in("Anna", viewport={"width": 1280, "height": 900})
    page = anna.page
    rich = box_of(swap=10, send_home=9).replace("money = 25", "money = 200")  # enough to be the first to buy
    for _ in range(5):  # in one match of 140 the draws never bring both tiles in time
        set_own_table(anna, rich, "me", "random", "random")
        if play_until_two_windows(anna):
            break
    hush = page.get_by_role("button", name="Don't ask me again this round")
    round_ = page.locator(".hs-landed .hs-number")
    asked_in = round_.inner_text()
    hush.click()
    expect(page.locator(".hs-hushed")).to_be_visible()
    assert "Anna does not use Swap." in told_this_round(page)
    wait_for_another_turn(page)
    if "buy one tile" in anna.status:  # that is no window
        anna.play("pass")
    assert "Anna does not use Send home." in told_this_round(page)
    wait_for_another_turn(page)
    while round_.inner_text() == asked_in:
        anna.play("pass" if "pass" in anna.legal() else anna.legal()[-1])
        anna.wait_for_turn()
    expect(page.locator(".hs-hushed")).to_be_hidden()
    anna.play(next(move for move in anna.legal() if move.startswith("choose")))
    anna.wait_for_turn()
    expect(hush).to_be_visible()  # a new round asks anew
    hush.click()
    expect(page.locator(".hs-hushed")).to_be_visible()
    page.get_by_role("button", name="Ask me again", exact=True).click()
    expect(page.locator(".hs-hushed")).to_be_hidden()


def test_a_welcome_can_be_taken_back_until_it_is_finished(come_in: Enter) -> None:
    anna = come_in("Anna")
    page = anna.page
    anna.set_table("hotel-samoa", "me", "greedy", "greedy")
    anna.wait_for_turn()
    while not any(move.startswith("group") for move in anna.legal()):
        lowest = next((move for move in anna.legal() if move.startswith("choose")), "pass")
        anna.play(lowest)  # which welcomes first, unless others have chosen it too and leave nobody
        anna.wait_for_turn()
    back = page.get_by_role("button", name="Take back", exact=True)
    seen = [(anna.legal(), page.locator("#hs-hotel-0 .hs-front").inner_html())]
    for verb in ("group", "take", "room"):
        anna.play(next(move for move in anna.legal() if move.startswith(verb)))
        seen.append((anna.legal(), page.locator("#hs-hotel-0 .hs-front").inner_html()))
    expect(page.locator("#hs-hotel-0 .hs-tag-money")).to_be_visible()
    for legal, hotel_front in reversed(seen[:-1]):
        step = anna.step
        back.click()
        anna.wait_for_step(step)
        assert (anna.legal(), page.locator("#hs-hotel-0 .hs-front").inner_html()) == (legal, hotel_front)
    expect(page.locator("#hs-hotel-0 .hs-tag-money")).to_have_count(0)
    expect(page.locator(".ask")).to_have_count(0)  # nobody had to be asked


# What a card would bring


def test_the_forecast_is_shown_for_the_card_one_points_at_or_has_focused(come_in: Enter) -> None:
    anna = come_in("Anna")
    anna.set_table("hotel-samoa", "me", "greedy", "greedy")
    wait_for_cards_of_bots(anna)
    here = anna.page.locator("[data-preview-here]")
    before = here.inner_text()
    for card in ("20 12", "2 3"):
        button = anna.page.locator(f'.hs-hand [value="choose {card}"]')
        button.focus()
        expect(here).to_have_text(str(button.get_attribute("data-preview")))
        button.blur()
        expect(here).to_have_text(before)
        button.hover()
        expect(here).to_have_text(str(button.get_attribute("data-preview")))
        anna.page.mouse.move(0, 0)
        expect(here).to_have_text(before)


@pytest.mark.parametrize("screen", [(360, 640), (640, 360)])
def test_on_a_phone_the_hand_is_docked_wherever_one_looks(come_in: Enter, screen: tuple[int, int]) -> None:
    width, height = screen
    anna = come_in("Anna", viewport={"width": width, "height": height})
    anna.set_table("hotel-samoa", "me", "greedy", "greedy")
    wait_for_cards_of_bots(anna)
    page = anna.page
    cards = page.locator(".hs-hand button[name=move]")
    for part in (".hs-landing", ".hs-kiosk", ".hs-home .hs-hotel", ".hs-street"):
        page.locator(part).evaluate("each => each.scrollIntoView({ block: 'center' })")
        for card in (cards.first, cards.last):
            expect(card).to_be_in_viewport(ratio=1)
        expect(page.locator(".hs-at-hand")).to_be_in_viewport(ratio=1)  # what one bids with
    hand = page.locator(".hs-hand").bounding_box()
    assert hand is not None
    assert hand["height"] < 0.4 * height
    choosing = page.locator(".hs-in-choose")
    while choosing.count():  # again, if all who have landed are somewhere else before it is her turn
        anna.play()
        anna.wait_for_turn()
    page.locator(".hs-landing").scroll_into_view_if_needed()
    expect(page.locator(".hs-counter")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_on_a_wide_screen_the_hand_and_what_is_bid_for_are_in_sight(come_in: Enter, players: int) -> None:
    anna = come_in("Anna", viewport={"width": 1366, "height": 900})
    anna.set_table("hotel-samoa", "me", *["greedy"] * (players - 1))
    anna.wait_for_turn()
    page = anna.page
    cards = page.locator(".hs-hand button[name=move]")
    desk = page.locator(".hs-desk")

    def above_the_desk(part: str) -> bool:
        box, top = page.locator(part).first.bounding_box(), desk.bounding_box()
        assert box is not None
        assert top is not None
        return box["y"] + box["height"] <= top["y"] + 1

    for card in (cards.first, cards.last):
        expect(card).to_be_in_viewport(ratio=1)
    until(lambda: all(above_the_desk(part) for part in (".hs-departures", ".hs-row", ".hs-groups")))
    for place in (300, 100_000):  # wherever one looks
        page.evaluate("place => scrollTo(0, place)", place)
        expect(desk).to_be_in_viewport(ratio=1)
    until(lambda: all(above_the_desk(part) for part in (".hs-home .hs-hotel", ".hs-kiosk")))
    page.evaluate("scrollTo(0, 0)")
    while "hs-in-choose" in (page.get_attribute(".hs-board", "class") or ""):  # again, where nobody was left for her
        step = anna.step
        cards.nth(min(4, cards.count() - 1)).click()
        anna.wait_for_step(step)
        anna.wait_for_turn()
    expect(desk).to_be_in_viewport(ratio=1)
    expect(page.locator(".hs-end")).to_be_in_viewport(ratio=1)
    until(lambda: above_the_desk(".hs-groups"))
    if "hs-in-build" in (page.get_attribute(".hs-board", "class") or ""):
        assert above_the_desk(".hs-offer .hs-tile-art")
