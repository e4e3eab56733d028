"""Sets up a position of Siesta, or says what is wrong with it; the same for an edition."""

from collections.abc import Collection
from typing import Any

from fullboard.core.edition import Edition
from fullboard.core.errors import BadEdition, BadPosition
from fullboard.core.game import Game
from fullboard_siesta.rules import CARDS, NOBODY, SiestaState, taker

SHARED = {"game", "rules", "edition", "players", "options", "step"}
OWN = {"bag", "shade", "won", "hands", "choices", "discards"}
MOST = 1000  # no prize is worth more


def load(game: Game, position: dict[str, Any]) -> SiestaState:
    """The state of a position; raises BadPosition with the path of the value that cannot be."""
    players, options, edition, step = game.open_position(position)
    unknown = sorted(str(key) for key in position if key not in SHARED | OWN)
    if unknown:
        raise BadPosition("unknown-key", unknown[0][:60])
    state = SiestaState(game, edition, options, players)
    _check_prizes(position, players, state.bag)
    _check_cards(position, players, CARDS[: state.rounds])
    state.step = step
    state.bag = sorted(position["bag"])
    state.shade = list(position["shade"])
    state.won = [list(prizes) for prizes in position["won"]]
    state.hands = [sorted(cards) for cards in position["hands"]]
    state.choices = [card or 0 for card in position["choices"]]
    state.discards = [list(cards) for cards in position["discards"]]
    _check_rounds(state)
    state.over = not any(map(state.holds, range(players)))
    _check_takers(state)
    return state


def inventory(position: dict[str, Any]) -> dict[str, int]:
    """Every prize and every card, wherever it lies."""
    pieces = [f"prize {prize}" for heap in [position["bag"], position["shade"], *position["won"]] for prize in heap]
    for seat, choice in enumerate(position["choices"]):
        cards = [*position["hands"][seat], *position["discards"][seat], *filter(None, [choice])]
        pieces += [f"card {card} of seat {seat}" for card in cards]
    return {piece: pieces.count(piece) for piece in pieces}


def check_components(edition: Edition) -> None:
    """Raise BadEdition unless there are six prizes of rising value."""
    prizes = edition.components.get("prizes")
    values = prizes.get("values") if isinstance(prizes, dict) else None
    if not isinstance(values, list) or len(values) != len(CARDS):
        raise BadEdition("not-six-values", path="prizes.values")
    if any(type(value) is not int or not 1 <= value <= MOST for value in values):
        raise BadEdition("value-out-of-range", path="prizes.values", least=1, most=MOST)
    if sorted(set(values)) != values:
        raise BadEdition("values-not-rising", path="prizes.values")


def _list(value: object, path: str, size: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (size is not None and len(value) != size):
        raise BadPosition("not-a-list", path, **({} if size is None else {"size": size}))
    return value


def _heap(value: object, path: str) -> dict[str, object]:
    """The pieces of a heap by their paths."""
    return {f"{path}[{index}]": piece for index, piece in enumerate(_list(value, path))}


def _check_prizes(position: dict[str, Any], players: int, prizes: Collection[int]) -> None:
    pieces = _heap(position.get("bag"), "bag") | _heap(position.get("shade"), "shade")
    for seat, heap in enumerate(_list(position.get("won"), "won", players)):
        pieces |= _heap(heap, f"won[{seat}]")
    _check_pieces("prize", pieces, prizes, "bag")


def _check_cards(position: dict[str, Any], players: int, cards: Collection[int]) -> None:
    hands, choices, discards = (_list(position.get(key), key, players) for key in ("hands", "choices", "discards"))
    for seat in range(players):
        pieces = _heap(hands[seat], f"hands[{seat}]") | _heap(discards[seat], f"discards[{seat}]")
        if choices[seat] is not None:
            pieces[f"choices[{seat}]"] = choices[seat]
        _check_pieces("card", pieces, cards, f"hands[{seat}]")


def _check_pieces(kind: str, pieces: dict[str, object], box: Collection[int], home: str) -> None:
    """Every piece of the box lies in exactly one place."""
    places: dict[int, str] = {}
    for path, piece in pieces.items():
        if type(piece) is not int or piece not in box:
            raise BadPosition(f"unknown-{kind}", path, known=list(box))
        if piece in places:
            raise BadPosition(f"{kind}-twice", path, other=places[piece], **{kind: piece})
        places[piece] = path
    missing = [piece for piece in box if piece not in places]
    if missing:
        raise BadPosition(f"{kind}-missing", home, missing=len(missing), **{kind: missing[0]})


def _check_rounds(state: SiestaState) -> None:
    """All have played the same number of rounds, and somebody is still to choose in this one."""
    played = len(state.discards[0])
    for seat, cards in enumerate(state.discards):
        if len(cards) != played:
            raise BadPosition("uneven-discards", f"discards[{seat}]", expected=played, found=len(cards))
    if all(state.choices):
        raise BadPosition("all-have-chosen", "choices")


def _check_takers(state: SiestaState) -> None:
    """The discards tell who took how many prizes; which ones, nobody can tell any more."""
    taken = [0] * state.players
    waiting = 0
    for cards in zip(*state.discards, strict=True):
        waiting += 1
        winner = taker(cards)
        if winner != NOBODY:
            taken[winner] += waiting
            waiting = 0
    expected = {f"won[{seat}]": count for seat, count in enumerate(taken)}
    expected["shade"] = waiting if state.over else waiting + 1
    heaps = {f"won[{seat}]": prizes for seat, prizes in enumerate(state.won)} | {"shade": state.shade}
    for path, heap in heaps.items():
        if len(heap) != expected[path]:
            raise BadPosition("wrong-number", path, expected=expected[path], found=len(heap))
