"""Sets a table: a test names the cards that matter, and the rest of the deck is laid out around them."""

import json
import re
from collections.abc import Iterable
from itertools import chain
from typing import Any

from fullboard import Match

SUITS = ("green", "yellow", "red", "blue", "purple", "orange")


def cards(text: str) -> list[str]:
    """The cards of a list such as "red 6, blue 4"."""
    return [card.strip() for card in text.split(",") if card.strip()]


def suits(players: int) -> tuple[str, ...]:
    """The suits in use: as many as there are players."""
    return SUITS[:players]


def deck(players: int) -> list[str]:
    """Every card in use, in order."""
    return [f"{suit} {value}" for suit in suits(players) for value in range(1, 11)]


def points(pile: Iterable[str]) -> int:
    """The sum of the figures on the cards of a pile."""
    return sum(int(card.split()[1]) for card in pile)


def together(piles: Iterable[Iterable[str]]) -> list[str]:
    """The cards of several piles."""
    return list(chain.from_iterable(piles))


def all_cards(position: dict[str, Any]) -> list[str]:
    """Every card of a position, wherever it lies, in the order of the deck."""
    played = [card for card in position["table"] if card]
    lying = [*position["pot"], *played, *together(position["hands"]), *together(position["won"])]
    return sorted(lying, key=deck(6).index)


def cards_named_in(data: Any) -> set[str]:
    """Every card that plain data names anywhere, in a key, a value or the middle of a sentence."""
    return set(re.findall(rf"\b(?:{'|'.join(SUITS)}) \d+\b", json.dumps(data)))


def position(
    players: int = 3,
    *,
    pot: str | None = None,
    table: dict[int, str] | None = None,
    hands: dict[int, str] | None = None,
    won: dict[int, str] | None = None,
    tricks: int = 0,
    leader: int = 0,
    starter: int | None = None,
    taken: int = 0,
    round: int = 1,
    rounds: int = 1,
    totals: list[int] | None = None,
    rest: int | str = 0,
    step: int = 0,
) -> dict[str, Any]:
    """A position in which every card lies in exactly one place.

    `table`, `hands` and `won` are dictionaries from seats to cards, as text. Hands are filled up to the size that the
    number of finished tricks asks for, a pot that is not named gets as many cards as there are players, and what is
    left over has been won by the seat `rest`, or lies in the pot too.
    """
    seats = range(players)
    on_table = [(table or {}).get(seat) for seat in seats]
    in_hand = [cards((hands or {}).get(seat, "")) for seat in seats]
    piles = [cards((won or {}).get(seat, "")) for seat in seats]
    in_pot = cards(pot or "")
    named = {*in_pot, *on_table, *together(in_hand), *together(piles)}
    unnamed = [card for card in deck(players) if card not in named]
    if pot is None:
        in_pot, unnamed = unnamed[:players], unnamed[players:]
    for seat in seats:
        missing = 9 - tricks - (on_table[seat] is not None) - len(in_hand[seat])
        in_hand[seat] += unnamed[:missing]
        unnamed = unnamed[missing:]
    (piles[rest] if isinstance(rest, int) else in_pot).extend(unnamed)
    return {
        "game": "companeros",
        "rules": 1,
        "edition": "standard",
        "players": players,
        "options": {"rounds": rounds},
        "step": step,
        "round": round,
        "tricks": tricks,
        "starter": leader if starter is None else starter,
        "leader": leader,
        "taken": taken,
        "pot": in_pot,
        "table": on_table,
        "hands": in_hand,
        "won": piles,
        "totals": list(totals or [0] * players),
    }


def set_up(players: int = 3, *, seed: int = 1, **described: Any) -> Match:
    """A match that starts from `position(...)`."""
    return Match("companeros", position=position(players, **described), seed=seed)


def after_trick(
    players: int, *played: str, leader: int = 0, seed: int = 1, hands: dict[int, str] | None = None, **described: Any
) -> Match:
    """A match in which seat 0, 1, 2 ... have just played these cards, so that the share-out is next."""
    hands = dict(hands or {})
    for seat, card in enumerate(played):
        hands[seat] = f"{card}, {hands.get(seat, '')}"
    match = set_up(players, seed=seed, leader=leader, hands=hands, **described)
    for turn in range(players):
        seat = (leader + turn) % players
        match.play(seat, f"play {played[seat]}")
    return match


def names(match: Match, seat: int) -> set[str]:
    """What a seat may do now, in words."""
    return {match.notation(move) for move in match.legal(seat)}


def share_out(match: Match, *choices: tuple[int, str]) -> None:
    """Let each taker in turn take the suit it chooses, given as (seat, suit)."""
    for seat, suit in choices:
        assert match.actors == (seat,)
        match.play(seat, f"take {suit}")


def won(match: Match) -> list[set[str]]:
    """The cards everybody has won, as sets."""
    return [set(pile) for pile in match.position()["won"]]


def pot(match: Match) -> set[str]:
    """The cards in the pot, as a set."""
    return set(match.position()["pot"])


def play_on(match: Match, chance: Any, plies: int | None = None) -> Match:
    """Play random moves, to the end if no number of plies is given."""
    while not match.over and plies != 0:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
        plies = None if plies is None else plies - 1
    return match
