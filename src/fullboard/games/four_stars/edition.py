"""What makes a components file of 4 Étoiles valid."""

from typing import Any, Final

from fullboard.core.edition import Edition
from fullboard.core.errors import BadEdition
from fullboard.core.reading import DataPath, anything, inside, listed, named, number, part, read_components
from fullboard.games.four_stars.box import BRANCH_NAMES, EFFECTS

LARGEST: Final = 1000  # keeps every sum far below what a number can hold
KINDS: Final = (*BRANCH_NAMES, "stars", "dollar")
CONCERNED: Final = [*BRANCH_NAMES, "all"]


def check_components(edition: Edition) -> None:
    """Raise BadEdition with the path of the first value that cannot be."""
    amounts = read_components(
        edition.components,
        {
            "set-up": part({"money": number(0, LARGEST), "events": number(0, 6)}),  # four seats draw from 26 cards
            "victory": part({"money": number(1, LARGEST)}),
            "bank": part({"links": number(1, LARGEST)}),
            "trade": part({"most": number(1, 4)}),
            "prices": part({"floor": number(1, LARGEST), "ceiling": number(6, LARGEST)}),  # opened with a die
        },
    )
    if amounts["prices"]["floor"] > amounts["prices"]["ceiling"]:
        raise BadEdition("floor-above-ceiling", path="prices.floor")
    _check_board(edition)
    read_components(edition.components, {"objectives": _objectives, "events": _events})
    sizes = edition.components["objectives"]["sizes"]
    if sizes[-1] > amounts["bank"]["links"]:
        raise BadEdition("more-than-the-bank", path="objectives.sizes", most=amounts["bank"]["links"])


def _check_board(edition: Edition) -> None:
    """52 squares, as many of each kind as the edition says, and somewhere to start."""
    counts = {kind: number(0, 52) for kind in KINDS}
    order = listed(_square, 52, code="not-52-squares")
    board = read_components(edition.components, {"squares": part(counts), "board": part({"order": order})})
    found = board["board"]["order"]
    for kind, expected in board["squares"].items():
        if found.count(kind) != expected:
            raise BadEdition("wrong-count", path=f"squares.{kind}", expected=expected, found=found.count(kind))
    if "$*" not in edition.components["board"]["order"]:
        raise BadEdition("no-start", path="board.order")
    if found.count("dollar") == 52:
        raise BadEdition("nothing-but-dollars", path="board.order")


def _square(value: Any, place: DataPath) -> str:
    """The kind of a square."""
    kind = "dollar" if value in ("$", "$*") else value
    if not isinstance(kind, str) or kind not in KINDS:
        raise place.wrong("unknown-square")
    return kind


def _objectives(value: Any, place: DataPath) -> None:
    """Four cards, each with another split of the same four sizes."""
    sizes = part({"sizes": listed(anything, 4, code="not-four-sizes")})(value, place)["sizes"]
    if any(type(size) is not int or not 1 <= size <= LARGEST for size in sizes) or sizes != sorted(set(sizes)):
        raise place.key("sizes").wrong("sizes-not-rising")
    split = inside(dict.fromkeys(BRANCH_NAMES, anything))
    cards = part({"cards": listed(split, 4, code="not-four-objectives")})(value, place)["cards"]
    for index, card in enumerate(cards):
        where = place.key("cards").item(index)
        if any(type(size) is not int for size in card.values()) or sorted(card.values()) != sizes:
            raise where.wrong("not-a-split", sizes=sizes)
        if card in cards[:index]:
            raise where.wrong("split-twice")


def _events(value: Any, place: DataPath) -> None:
    """26 cards, no two of them alike: a card is known by what it does."""
    seen: list[dict[str, Any]] = []
    for index, event in enumerate(listed(_event, 26, code="not-26-events")(value, place)):
        if event in seen:
            raise place.item(index).wrong("event-twice")
        seen.append(event)


def _event(value: Any, place: DataPath) -> dict[str, Any]:
    kind = {"effect": named(EFFECTS, "unknown-effect"), "branch": named(CONCERNED, "unknown-branch")}
    event = part(kind)(value, place)
    most = 4 if EFFECTS[event["effect"]] in ("offer", "buyer") else LARGEST
    return {**event, **part({"amount": number(1, most)})(value, place)}
