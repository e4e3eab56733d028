"""Playing on in one's head: for every game, what a copy tells depends on nothing that the seat may not know."""

from __future__ import annotations

import random

import pytest

from fullboard.core.errors import IllegalMove
from fullboard.core.match import Match
from fullboard.core.shelf import shelf
from fullboard.house.ahead import BETWEEN, Ply, common, copies, expect, possible, read_plies, settled_line
from fullboard.house.errors import BadRequest, Refused
from fullboard.house.orders import Order, OrderedLine, StandingOrder, Verdict, judge

GAMES = sorted(shelf())


def begun(game: str, seed: int, lines: int) -> Match:
    """A match that has gone on for a while."""
    match = Match(game, players=shelf()[game].players[0], seed=seed)
    rng = random.Random(seed)
    while not match.over and len(match.lines()) <= lines:
        play_any(match, rng)
    return match


def play_any(match: Match, rng: random.Random) -> Ply:
    seat = rng.choice(match.actors)
    move = match.notation(rng.choice(match.legal(seat)))
    match.play(seat, move)
    return seat, move


def line_ahead(match: Match, seat: int, rng: random.Random, most: int = 30) -> list[Ply]:
    """How the match really goes on, up to a second move of that seat; luck as it will fall at the table."""
    ahead = match.copy()
    plies: list[Ply] = []
    own = 0
    while own < 2 and not ahead.over and len(plies) < most:
        plies.append(play_any(ahead, rng))
        own += plies[-1][0] == seat
    while plies and plies[-1][0] != seat:
        plies.pop()
    return plies


def given(match: Match, seat: int, plies: list[Ply], exact: bool = False) -> Order:
    line = BETWEEN.join(f"{mover} {move}" for mover, move in plies)
    order = OrderedLine(line=line, exact=exact, expected=expect(match, seat, plies))
    return Order("1", "1", seat, settled_line(match), order, "waiting", "", 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_expected_and_possible_does_not_depend_on_what_is_hidden(game: str) -> None:
    tried = 0
    for seed in range(6):
        match = begun(game, seed, 3 + 5 * seed)
        if match.over:
            continue
        seat = seed % match.players
        twin = match.guess(seat, 1234 + seed)
        assert possible(match, seat, []) == possible(twin, seat, [])
        plies = line_ahead(match, seat, random.Random(seed))
        try:
            expected = expect(match, seat, plies)
        except Refused:  # nobody would have guessed that it goes on like this, in either of them
            with pytest.raises(Refused):
                expect(twin, seat, plies)
            continue
        assert expect(twin, seat, plies) == expected
        tried += 1
    assert tried


@pytest.mark.parametrize("game", GAMES)
def test_a_line_that_comes_is_played_whatever_luck_brings(game: str) -> None:
    played = 0
    for seed in range(8):
        match = begun(game, seed, 2 + 4 * seed)
        if match.over:
            continue
        seat = seed % match.players
        plies = line_ahead(match, seat, random.Random(seed))
        try:
            order = given(match, seat, plies)
        except Refused:
            continue
        for at, (mover, move) in enumerate(plies):
            if mover == seat:
                assert judge(order, match) == Verdict("play", move)
                played += 1
            elif seat not in match.actors:
                assert judge(order, match).what == "waits"
            match.play(mover, move)
            if at == len(plies) - 1:
                assert judge(order, match).what == "done"
    assert played >= 2


def test_a_line_that_comes_otherwise_is_dropped() -> None:
    match = Match("companeros", players=3, seed=1)
    first = match.actors[0]
    seat = (first + 1) % 3
    one, other = [match.notation(move) for move in match.legal(first)][:2]
    ahead = match.copy()
    ahead.play(first, one)
    mine = ahead.notation(ahead.legal(seat)[0])
    order = given(match, seat, [(first, one), (seat, mine)])
    match.play(first, other)
    assert judge(order, match) == Verdict("dropped", reason="came-otherwise")


def test_another_move_of_ones_own_ends_a_line() -> None:
    match = Match("companeros", players=3, seed=1)
    first = match.actors[0]
    one, other = [match.notation(move) for move in match.legal(first)][:2]
    order = given(match, first, [(first, one)])
    assert judge(order, match) == Verdict("play", one)
    match.play(first, other)
    assert judge(order, match).reason == "played-otherwise"


def test_what_was_played_by_order_and_taken_back_is_not_played_again() -> None:
    match = Match("companeros", players=3, seed=1)
    first = match.actors[0]
    one = match.notation(match.legal(first)[0])
    order = given(match, first, [(first, one)])
    match.play(first, one)
    match.undo()
    assert judge(order, match).reason == "taken-back"


def test_a_secret_choice_is_made_by_order_whatever_others_have_chosen() -> None:
    """In Hotel Samoa all choose at once: neither who was first nor what they chose makes a difference."""
    for others in ([], [0], [2], [2, 0]):
        match = Match("hotel-samoa", players=3, seed=5)
        mine = match.notation(match.legal(1)[0])
        order = given(match, 1, [(0, match.notation(match.legal(0)[1])), (1, mine)])
        for seat in others:
            match.play(seat, match.legal(seat)[-2])
        assert judge(order, match) == Verdict("play", mine)


def test_what_follows_a_secret_choice_depends_on_what_was_shown() -> None:
    def table(chosen: int) -> tuple[Match, Order]:
        match = Match("hotel-samoa", players=3, seed=5)
        cards = [match.notation(match.legal(seat)[at]) for seat, at in ((0, 5), (1, 1), (2, 0))]
        ahead = match.copy()
        for seat in (2, 0, 1):
            ahead.play(seat, cards[seat])
        plies = [(0, cards[0]), (1, cards[1]), (2, cards[2])]
        while ahead.actors != (1,):
            seat = ahead.actors[0]
            plies.append((seat, "pass"))
            ahead.play(seat, "pass")
        order = given(match, 1, [*plies, (1, "pass")])
        match.play(2, cards[2])
        match.play(1, cards[1])
        match.play(0, match.legal(0)[chosen])
        while 1 not in match.actors:
            match.play(match.actors[0], "pass")
        return match, order

    match, order = table(5)
    assert judge(order, match) == Verdict("play", "pass")
    match, order = table(6)
    assert judge(order, match).reason == "came-otherwise"


def test_exactly_like_this_means_luck_too() -> None:
    match = begun("four-stars", 3, 12)
    rng = random.Random(1)
    for _ in range(40):
        seat = match.actors[0]
        plies = [(seat, "roll"), (seat, "end")]
        if "roll" in map(match.notation, match.legal(seat)):
            break
        play_any(match, rng)
    (copy, *_) = [copy for copy in copies(match, seat, plies[:1]) if seat in copy.actors]
    plies[1] = (seat, copy.notation(copy.legal(seat)[-1]))
    loose, strict = given(match, seat, plies), given(match, seat, plies, exact=True)
    seen = set()
    for secret in range(12):
        true = Match(match.game, position=match.state, seed=secret)
        base = Order("1", "1", seat, 0, strict.given, "waiting", "", 0.0)
        true.play(seat, "roll")
        verdict = judge(base, true)
        seen.add(verdict.reason or verdict.what)
        free = judge(Order("1", "1", seat, 0, loose.given, "waiting", "", 0.0), true)
        assert free.what == "play" or free.reason == "not-legal"
    assert "looks-otherwise" in seen


def test_a_standing_order_holds_in_its_phase_until_the_round_is_over() -> None:
    match = Match("hotel-samoa", players=3, seed=5)
    order = Order("1", "1", 1, 0, StandingOrder(move="pass", phase="build", until="round", round=1), "waiting", "", 0.0)
    rng = random.Random(2)
    asked = 0
    while match.view(1)["round"] == 1:
        verdict = judge(order, match)
        if 1 in match.actors and match.view(1)["phase"] == "build":
            assert verdict == Verdict("play", "pass")
            match.play(1, "pass")
            asked += 1
            continue
        assert verdict.what == "waits"
        play_any(match, rng)
    assert asked
    assert judge(order, match).what == "done"


def test_a_standing_order_ends_with_what_is_told_or_once_it_was_played() -> None:
    match = Match("companeros", players=3, seed=1)
    first = match.actors[0]
    one = match.notation(match.legal(first)[0])
    other = (first + 1) % 3
    told = Order("1", "1", other, 0, StandingOrder(move=one, until="told", told="plays"), "waiting", "", 0.0)
    once = Order("1", "1", first, 0, StandingOrder(move=one), "waiting", "", 0.0)
    assert judge(told, match).what == "waits"
    assert judge(once, match) == Verdict("play", one)
    match.play(first, one)
    assert judge(told, match).what == judge(once, match).what == "done"


def test_what_varies_from_copy_to_copy_is_not_asked_for() -> None:
    told = [[("rolls", {"seat": 1, "sum": number}), (f"lands-{number}", {})] for number in (3, 4)]
    assert common(told) == ([("rolls", {"seat": 1}), ("", {})], True)
    longer = [*told[0], ("again", {})]
    assert common([told[0], longer]) == (told[0], False)


@pytest.mark.parametrize("line", ["x", "0", "99 play red 1", "-1 pass", "²  pass", "0 no such move"])
def test_a_line_that_nobody_can_play_is_refused(line: str) -> None:
    match = Match("companeros", players=3, seed=1)
    with pytest.raises((BadRequest, Refused, IllegalMove)):
        expect(match, 0, read_plies(line))


def test_a_line_without_end_is_refused() -> None:
    with pytest.raises(BadRequest):
        read_plies("0 pass." * 10_000)
