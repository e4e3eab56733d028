"""What one seat of Compañeros may see, and the whole position for those who may see everything."""

from typing import Any

from fullboard.core.bits import count
from fullboard.core.results import results
from fullboard.games.companeros.rules import CompanerosState


def view(state: CompanerosState, seat: int) -> dict[str, Any]:
    """The table as that seat sees it: own hand, pot and played cards; won cards only counted (CO-10)."""
    box = state.box
    seats = range(state.players)
    phase = "over" if state.over else "take" if state.sharing() else "play"
    seen: dict[str, Any] = {
        "round": state.round,
        "rounds": state.rounds,
        "trick": min(state.tricks + 1, 9),
        "phase": phase,
        "turn": None if state.over else state.turn,
        "starter": state.starter,
        "leader": state.leader,
        "suits": box.suits[: state.players],
        "pot": box.names_of(state.pot),
        "table": _on_table(state),
        "strength": {box.suits[suit]: state.strength(suit) for suit in seats if state.strength(suit)},
        "takers": state.takers(),
        "hands": [state.hand_size(other) for other in seats],
        "won": [count(state.won(other)) for other in seats],
        "totals": [state.total(other) for other in seats],
    }
    if seat >= 0:
        seen["hand"] = box.names_of(state.hand(seat))
    if state.over:
        seen |= results(state)
        seen["won_cards"] = [box.names_of(state.won(other)) for other in seats]
        seen["hauls"] = [_by_suit(cards) for cards in seen["won_cards"]]
        seen["last_round"] = [points - total for points, total in zip(seen["scores"], seen["totals"], strict=True)]
    return seen


def _by_suit(cards: list[str]) -> list[dict[str, Any]]:
    """Cards suit by suit, with what they count for."""
    suits: dict[str, list[str]] = {}
    for card in cards:
        suits.setdefault(card.split()[0], []).append(card)
    return [
        {"suit": suit, "cards": heap, "points": sum([int(card.split()[1]) for card in heap])}
        for suit, heap in suits.items()
    ]


def details(state: CompanerosState) -> dict[str, Any]:
    """The game's own part of a position."""
    box = state.box
    seats = range(state.players)
    return {
        "round": state.round,
        "tricks": state.tricks,
        "starter": state.starter,
        "leader": state.leader,
        "taken": state.taken(),
        "pot": box.names_of(state.pot),
        "table": _on_table(state),
        "hands": [box.names_of(state.hand(seat)) for seat in seats],
        "won": [box.names_of(state.won(seat)) for seat in seats],
        "totals": [state.total(seat) for seat in seats],
    }


def _on_table(state: CompanerosState) -> list[str | None]:
    cards = [state.card_of(seat) for seat in range(state.players)]
    return [None if card < 0 else state.box.names[card] for card in cards]
