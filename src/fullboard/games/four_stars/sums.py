"""What the page of 4 Étoiles counts, from what a view shows: prices to come, links, chances, what is still missing."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

DICE = {1: Counter(range(1, 7)), 2: Counter(die + other for die in range(1, 7) for other in range(1, 7))}


def moved(price: int, by: int, floor: int, ceiling: int) -> int:
    """Where a price ends that moves by so much (FS-4, FS-5)."""
    return max(min(price + by, ceiling), floor)


def paid(price: int, by: int, ceiling: int, on_card: int) -> int:
    """What the ceiling pays for the links on somebody's card (FS-5)."""
    return max(price + by - ceiling, 0) * on_card


def ways(steps: int) -> int:
    """In how many ways of 36 two dice show that."""
    return DICE[2][steps]


def percent(steps: int, dice: int) -> int:
    """How likely so many dice show that, in per cent."""
    return round(100 * DICE[dice][steps] / DICE[dice].total())


def chances(board: Sequence[str], square: int, dice: int) -> dict[str, int]:
    """How likely a roll leads to each kind of square, in per cent; the $ squares are one kind."""
    rolls = DICE[dice]
    found: Counter[str] = Counter()
    for steps, many in rolls.items():
        kind = board[(square + steps) % len(board)]
        found["dollar" if kind[0] == "$" else kind] += many
    return {kind: round(100 * many / rolls.total()) for kind, many in found.items()}


def event(card: str, prices: Mapping[str, int], on_card: Mapping[str, int], ceiling: int) -> dict[str, Any]:
    """What an event card (`boom-hotel 2`) concerns: branches, links of one's card, what it and the ceiling pay."""
    code, amount = card.split()
    effect, what = code.split("-")
    concerned = list(prices) if what == "all" else [what]
    return {
        "effect": effect,
        "amount": int(amount),
        "concerned": concerned,
        "links": sum(on_card[branch] for branch in concerned),
        "money": int(amount) * sum(on_card[branch] for branch in concerned),
        "pay": sum(paid(prices[branch], int(amount), ceiling, on_card[branch]) for branch in concerned),
    }


def besides(links: int, bought: int, size: int) -> int:
    """How many of the links bought would lie beside the card, which has room for so many (FS-7)."""
    return max(min(links + bought - size, bought), 0)


def on_card(links: Mapping[str, int], sizes: Iterable[str]) -> int:
    """How many links would lie on a card with these sizes, in the order of the branches (FS-7)."""
    return sum(min(owned, int(size)) for owned, size in zip(links.values(), sizes, strict=True))


def lacks(state: Mapping[str, Any], fortune: int) -> dict[str, int]:
    """What somebody still lacks to announce: links, links in order, event cards to play, money (FS-9)."""
    lying = sum(state["on_card"].values())
    return {
        "links": sum(state["objective"].values()) - lying,
        "order": sum(state["links"].values()) - lying,
        "plays": state["events"],
        "money": max(fortune - state["cash"], 0),
    }
