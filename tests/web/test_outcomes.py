"""What came of a move stays in sight until its reader moves, and all that happened since their own is in one place."""

import re

from fullboard import Match
from fullboard.house.table import Seat, Table
from fullboard.web.contexts import Viewer, live_table
from fullboard.web.stories import NO_RECAP, Recap, Stories, Story
from fullboard.web.watching import Watched
from fullboard.words import Words
from tests.games.hotel_samoa.table import ANNA, BART, CLAUDE, DAVID, play, reveal, set_up

NAMES = ("Ada", "Bob", "Cleo")
HANDS = [["red 6", "red 1"], ["green 6", "green 1"], ["yellow 2", "yellow 3"]]
POT = ["red 9", "green 9", "yellow 9"]
CARDS = [f"{suit} {number}" for suit in ("red", "green", "yellow") for number in range(1, 11)]
WON = [card for card in CARDS if card not in sum(HANDS, POT)]


def table() -> Table:
    """The last but one trick: red and green will tie at 6."""
    rest = {"players": 3, "tricks": 7, "leader": 0, "pot": POT, "hands": HANDS, "won": [WON, [], []]}
    match = Match("companeros", position=rest, seed=1, names=list(NAMES))
    seats = tuple(Seat(f"guest-{at}", name) for at, name in enumerate(NAMES))
    return Table("t", "companeros", 3, {}, False, "guest-0", b"", seats, match=match, status="running")


def recap(at: Table, seat: int | None) -> Recap:
    assert at.match is not None
    words = Words(at.game.folder, "en", at.called)
    story: Story = Stories().of(at, seat, words)
    return story.recap(at.match, seat, words)


def outcome(at: Table, seat: int | None) -> str:
    return recap(at, seat).headline


def test_a_tie_is_in_sight_until_ones_next_move() -> None:
    here = table()
    match = here.match
    assert match is not None
    for seat, card in enumerate(("red 6", "green 6", "yellow 2")):
        assert outcome(here, 0) == ""
        match.play(seat, f"play {card}")
    tie = "A tie at 6 between green and red: the share-out stops. Nobody takes anything."
    assert [outcome(here, seat) for seat in (None, 0, 1, 2)] == [tie] * 4
    match.play(0, match.legal(0)[0])
    assert outcome(here, 0) == ""
    assert outcome(here, 1) == tie
    match.undo()
    match.undo()
    assert outcome(here, 1) == ""  # it has not happened


def test_that_nobody_is_left_for_somebody_outlasts_what_came_after_it() -> None:
    match = reveal(set_up(4, card=1, groups=[["plain"] * 3 + ["rich"], ["lover"] * 3]), "2 3", "4 4", "6 5", "8 6")
    play(match, ANNA, "group 1", "take rich", "room 1", "take plain", "room 2", "done")
    play(match, BART, "group 2", *["take lover", "room 1"] * 2, "take lover", "room 2", "done")
    play(match, CLAUDE, "group 1", "take plain", "room 1", "take plain", "room 2", "done")
    names = ("Ada", "Bob", "Cleo", "Dan")
    seats = tuple(Seat(f"guest-{at}", name) for at, name in enumerate(names))
    here = Table("t", "hotel-samoa", 4, {}, False, "guest-0", b"", seats, match=match, status="running")
    told = {seat: outcome(here, seat) for seat in (None, *range(4))}
    assert told[DAVID].startswith("Nobody is left for Dan: those who came first took everybody. ")
    assert not any("Nobody is left" in text for seat, text in told.items() if seat != DAVID)
    match.play(DAVID, match.notation(match.legal(DAVID)[0]))
    assert "Nobody is left" not in outcome(here, DAVID)


def test_a_barter_against_oneself_stays_in_sight_until_ones_own_move() -> None:
    order = Match("four-stars", players=3, seed=1).view(None)["board"]
    square = next(at for at, each in enumerate(order) if each.startswith("stars"))
    position = {"players": 3, "phase": "square", "dice": [1, 2], "turn": 0, "squares": [square, 1, 1]}
    match = Match("four-stars", position={**position, "links": [{"hotel": 3}, {}, {"plane": 3}]}, seed=1, names=NAMES)
    for move in ("barter 2", "give hotel 3", "get plane", "end"):
        match.play(0, move)
    seats = tuple(Seat(f"guest-{at}", name) for at, name in enumerate(NAMES))
    here = Table("barter", "four-stars", 3, {}, False, "guest-0", b"", seats, match=match, status="running")
    told = "Ada barters with Cleo: Cleo gives 3 \u00d7 plane and gets 3 \u00d7 hotel."
    assert outcome(here, 2) == told
    while 1 in match.actors:
        legal = [match.notation(move) for move in match.legal(1)]
        match.play(1, "end" if "end" in legal else legal[-1])
    assert outcome(here, 2).startswith(told)  # whatever has come after it
    match.play(2, "roll")
    assert "barters with" not in outcome(here, 2)


def test_a_recap_tells_what_happened_since_one_last_had_a_choice() -> None:
    here = table()
    match = here.match
    assert match is not None
    for seat, card in enumerate(("red 1", "green 6", "yellow 2")):
        match.play(seat, f"play {card}")
    match.play(1, "take green")
    match.play(2, "take red")  # and nothing else is left for Ada than yellow, which her page takes for her
    match.play(0, "take yellow")
    told = recap(here, 0)
    assert [" ".join(text for text, _ in line) for line in told.whole] == [
        "Ada plays red 1.",
        "Bob plays green 6.",
        "Cleo plays yellow 2.",
        "Bob takes green: 9 points.",
        "Cleo takes red: 9 points.",
        "Ada takes yellow: 9 points. Bob leads.",
    ]
    assert [text for line in told.whole for text, own in line if own] == [
        "Ada plays red 1.",
        "Ada takes yellow: 9 points.",
    ]
    assert told.own == "Ada takes yellow: 9 points."  # what one gained comes first
    assert told.rest.startswith("Bob plays green 6. ")
    assert told.line == 1


def test_where_nothing_has_happened_yet_there_is_no_recap() -> None:
    assert [recap(table(), seat) for seat in (None, 0, 1)] == [NO_RECAP] * 3


def test_lines_of_the_log_since_ones_own_move_are_marked() -> None:
    here = table()
    match = here.match
    assert match is not None
    for seat, card in enumerate(("red 6", "green 1")):
        match.play(seat, f"play {card}")
    marked = [live_table(here, Viewer(seat, "en", True, False), (), (True,) * 3)["log"] for seat in (2, 1)]
    new = ['<li class="new" id="log-' in line for line in "".join(marked[0]).split("</li>")[:-1]]
    assert new == [False] * (len(new) - 2) + [True, True]
    assert 'class="new"' not in "".join(marked[1])  # who is not to move has just seen it


def test_without_scripts_a_recap_is_part_of_the_page_and_a_screen_reader_hears_it_once() -> None:
    here = table()
    match = here.match
    assert match is not None
    for seat, card in enumerate(("red 6", "green 1")):
        match.play(seat, f"play {card}")
    page = Watched(here, (), (True,) * 3).text(Viewer(2, "en", True, False)).whole.text.decode()
    details = page[
        page.index('<details class="recap"') : page.index("</details>", page.index('<details class="recap"'))
    ]
    assert 'aria-live="off"' in details  # every sentence was said when it was new
    assert "<li>Bob plays green 1. </li>" in details
    assert re.search(r'<span class="recap-short" aria-hidden="true">\s*Ada plays red 6. Bob plays green 1.', details)
