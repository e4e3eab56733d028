"""What the page of Compañeros counts, from what a view shows."""

from collections.abc import Iterable, Sequence


def points_in(cards: Iterable[str]) -> int:
    """The points of some cards, such as `red 6`."""
    return sum(int(card.split()[1]) for card in cards)


def by_suit(suits: Sequence[str], cards: Iterable[str]) -> list[tuple[str, list[str]]]:
    """Each suit with those of the cards that belong to it."""
    heaps: dict[str, list[str]] = {}
    for card in cards:
        heaps.setdefault(card.split()[0], []).append(card)
    return [(suit, heaps.get(suit, [])) for suit in suits]
