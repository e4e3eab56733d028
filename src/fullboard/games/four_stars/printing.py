"""Checks what somebody typed in as an edition: squares, objective cards, events and amounts that can be played with."""

from typing import Any, Final

from fullboard.core.edition import Edition
from fullboard.core.errors import BadEdition
from fullboard.games.four_stars.box import BRANCH_NAMES, EFFECTS

LARGEST: Final = 1000  # keeps every sum far below what a number can hold
AMOUNTS: Final = (  # table, key, least, most
    ("set-up", "money", 0, LARGEST),
    ("set-up", "events", 0, 6),  # four seats draw from 26 cards
    ("victory", "money", 1, LARGEST),
    ("bank", "links", 1, LARGEST),
    ("trade", "most", 1, 4),
    ("prices", "floor", 1, LARGEST),
    ("prices", "ceiling", 6, LARGEST),  # opening prices are thrown with a die
)
KINDS: Final = (*BRANCH_NAMES, "stars", "dollar")
CONCERNED: Final = [*BRANCH_NAMES, "all"]


def check_components(edition: Edition) -> None:
    """Raise BadEdition with the path of the first value that cannot be."""
    components: Any = edition.components
    for table, key, least, most in AMOUNTS:
        _number(_table(components, table), key, table, least, most)
    if components["prices"]["floor"] > components["prices"]["ceiling"]:
        raise BadEdition("floor-above-ceiling", path="prices.floor")
    _check_board(components)
    _check_objectives(components)
    _check_events(components)


def _table(components: Any, name: str) -> Any:
    table = components.get(name)
    if not isinstance(table, dict):
        raise BadEdition("not-a-table", path=name)
    return table


def _number(table: Any, key: str, path: str, least: int, most: int) -> int:
    value = table.get(key)
    if type(value) is not int or not least <= value <= most:
        raise BadEdition("out-of-range", path=f"{path}.{key}", least=least, most=most)
    return value


def _check_board(components: Any) -> None:
    """52 squares, as many of each kind as the edition says, and somewhere to start."""
    squares = _table(components, "squares")
    counts = {kind: _number(squares, kind, "squares", 0, 52) for kind in KINDS}
    order = _table(components, "board").get("order")
    if not isinstance(order, list) or len(order) != 52:
        raise BadEdition("not-52-squares", path="board.order")
    found = dict.fromkeys(KINDS, 0)
    for place, name in enumerate(order):
        kind = "dollar" if name in ("$", "$*") else name
        if not isinstance(kind, str) or kind not in found:
            raise BadEdition("unknown-square", path=f"board.order[{place}]")
        found[kind] += 1
    for kind in KINDS:
        if found[kind] != counts[kind]:
            raise BadEdition("wrong-count", path=f"squares.{kind}", expected=counts[kind], found=found[kind])
    if "$*" not in order:
        raise BadEdition("no-start", path="board.order")
    if found["dollar"] == 52:
        raise BadEdition("nothing-but-dollars", path="board.order")


def _check_objectives(components: Any) -> None:
    """Four cards, each with another split of the same four sizes."""
    objectives = _table(components, "objectives")
    sizes = objectives.get("sizes")
    if not isinstance(sizes, list) or len(sizes) != 4:
        raise BadEdition("not-four-sizes", path="objectives.sizes")
    if any(type(size) is not int or not 1 <= size <= LARGEST for size in sizes) or sizes != sorted(set(sizes)):
        raise BadEdition("sizes-not-rising", path="objectives.sizes")
    if sizes[-1] > components["bank"]["links"]:
        raise BadEdition("more-than-the-bank", path="objectives.sizes", most=components["bank"]["links"])
    cards = objectives.get("cards")
    if not isinstance(cards, list) or len(cards) != 4:
        raise BadEdition("not-four-objectives", path="objectives.cards")
    splits = []
    for number, card in enumerate(cards):
        path = f"objectives.cards[{number}]"
        split: list[Any] = [card.get(name) if isinstance(card, dict) else None for name in BRANCH_NAMES]
        if any(type(size) is not int for size in split) or sorted(split) != sizes:
            raise BadEdition("not-a-split", path=path, sizes=sizes)
        if split in splits:
            raise BadEdition("split-twice", path=path)
        splits.append(split)


def _check_events(components: Any) -> None:
    """26 cards, no two of them alike: a card is known by what it does."""
    events = components.get("events")
    if not isinstance(events, list) or len(events) != 26:
        raise BadEdition("not-26-events", path="events")
    seen = set()
    for number, event in enumerate(events):
        path = f"events[{number}]"
        if not isinstance(event, dict):
            raise BadEdition("not-a-table", path=path)
        if event.get("effect") not in EFFECTS:
            raise BadEdition("unknown-effect", path=f"{path}.effect", known=list(EFFECTS))
        if event.get("branch") not in CONCERNED:
            raise BadEdition("unknown-branch", path=f"{path}.branch", known=CONCERNED)
        most = 4 if event["effect"] in ("offer", "buyer") else LARGEST
        amount = _number(event, "amount", path, 1, most)
        card = (event["effect"], event["branch"], amount)
        if card in seen:
            raise BadEdition("event-twice", path=path)
        seen.add(card)
