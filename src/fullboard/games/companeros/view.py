"""What one seat of Compañeros may see, and the whole position for those who may see everything."""

from typing import TYPE_CHECKING, Any

from fullboard.core.bits import count

if TYPE_CHECKING:
    from fullboard.games.companeros.rules import CompanerosState


def view(state: "CompanerosState", seat: int) -> dict[str, Any]:
    """The table as that seat sees it: own hand, pot and played cards; won cards only counted (CO-10)."""
    deck = state.deck
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
        "suits": deck.suits[: state.players],
        "pot": deck.names_of(state.pot),
        "table": _on_table(state),
        "strength": {deck.suits[suit]: state.strength(suit) for suit in seats if state.strength(suit)},
        "takers": state.takers(),
        "hands": [state.hand_size(other) for other in seats],
        "won": [count(state.won(other)) for other in seats],
        "totals": [state.total(other) for other in seats],
    }
    if seat >= 0:
        seen["hand"] = deck.names_of(state.hand(seat))
    if state.over:
        seen["scores"] = list(state.scores())
        seen["won_cards"] = [deck.names_of(state.won(other)) for other in seats]
    return seen


def details(state: "CompanerosState") -> dict[str, Any]:
    """The game's own part of a position."""
    deck = state.deck
    seats = range(state.players)
    return {
        "round": state.round,
        "tricks": state.tricks,
        "starter": state.starter,
        "leader": state.leader,
        "taken": state.taken(),
        "pot": deck.names_of(state.pot),
        "table": _on_table(state),
        "hands": [deck.names_of(state.hand(seat)) for seat in seats],
        "won": [deck.names_of(state.won(seat)) for seat in seats],
        "totals": [state.total(seat) for seat in seats],
    }


def _on_table(state: "CompanerosState") -> list[str | None]:
    cards = [state.card_of(seat) for seat in range(state.players)]
    return [None if card < 0 else state.deck.names[card] for card in cards]
