"""What came of a move stays in sight until its reader moves."""

from fullboard import Match
from fullboard.house.table import Seat, Table
from fullboard.web.stories import Stories, Story
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


def outcome(at: Table, seat: int | None) -> tuple[int, str]:
    assert at.match is not None
    words = Words(at.game.folder, "en", NAMES)
    story: Story = Stories().of(at, seat, words)
    return story.outcome(at.match, seat, words)


def test_a_tie_is_in_sight_until_ones_next_move() -> None:
    here = table()
    match = here.match
    assert match is not None
    for seat, card in enumerate(("red 6", "green 6", "yellow 2")):
        assert outcome(here, 0) == (0, "")
        match.play(seat, f"play {card}")
    tie = (3, "A tie at 6 between green and red: the share-out stops. Nobody takes anything.")
    assert [outcome(here, seat) for seat in (None, 0, 1, 2)] == [tie] * 4
    match.play(0, match.legal(0)[0])
    assert outcome(here, 0) == (0, "")
    assert outcome(here, 1) == tie
    match.undo()
    match.undo()
    assert outcome(here, 1) == (0, "")  # it has not happened


def test_that_nobody_is_left_for_somebody_outlasts_what_came_after_it() -> None:
    match = reveal(set_up(4, card=1, groups=[["plain"] * 3 + ["rich"], ["lover"] * 3]), "2 3", "4 4", "6 5", "8 6")
    play(match, ANNA, "group 1", "take rich", "room 1", "take plain", "room 2", "done")
    play(match, BART, "group 2", *["take lover", "room 1"] * 2, "take lover", "room 2", "done")
    play(match, CLAUDE, "group 1", "take plain", "room 1", "take plain", "room 2", "done")
    names = ("Ada", "Bob", "Cleo", "Dan")
    seats = tuple(Seat(f"guest-{at}", name) for at, name in enumerate(names))
    here = Table("t", "hotel-samoa", 4, {}, False, "guest-0", b"", seats, match=match, status="running")
    words = Words(here.game.folder, "en", names)
    told = {seat: Stories().of(here, seat, words).outcome(match, seat, words)[1] for seat in (None, *range(4))}
    assert told[DAVID].startswith("Nobody is left for Dan. ")
    assert not any("Nobody is left" in text for seat, text in told.items() if seat != DAVID)
    match.play(DAVID, match.notation(match.legal(DAVID)[0]))
    assert "Nobody is left" not in Stories().of(here, DAVID, words).outcome(match, DAVID, words)[1]


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
    assert outcome(here, 2)[1] == told
    while 1 in match.actors:
        legal = [match.notation(move) for move in match.legal(1)]
        match.play(1, "end" if "end" in legal else legal[-1])
    assert outcome(here, 2)[1].startswith(told)  # whatever has come after it
    match.play(2, "roll")
    assert "barters with" not in outcome(here, 2)[1]
