"""What the page of Compañeros counts, from what a view shows."""

from collections.abc import Iterable, Mapping, Sequence


def points_in(cards: Iterable[str]) -> int:
    """The points of some cards, such as `red 6`."""
    return sum(int(card.split()[1]) for card in cards)


def by_suit(suits: Sequence[str], cards: Iterable[str]) -> list[tuple[str, list[str]]]:
    """Each suit with those of the cards that belong to it."""
    heaps: dict[str, list[str]] = {}
    for card in cards:
        heaps.setdefault(card.split()[0], []).append(card)
    return [(suit, heaps.get(suit, [])) for suit in suits]


def order_so_far(table: Sequence[str | None], strength: Mapping[str, int]) -> list[int]:
    """The seats in the order in which they would take if nobody played any more (CO-4, CO-5); a tie ends it."""
    seats: list[int] = []
    sums = list(strength.values())
    for suit in sorted(strength, key=lambda suit: -strength[suit]):
        if sums.count(strength[suit]) > 1:
            break
        cards = [(int(card.split()[1]), seat) for seat, card in enumerate(table) if card and card.split()[0] == suit]
        seats += [seat for _, seat in sorted(cards, reverse=True)]
    return seats


def served(takers: Sequence[int], pot: Iterable[str]) -> Sequence[int]:
    """Those of the seats still to take who will find something: whoever takes, takes a whole suit (CO-6)."""
    return takers[: len({card.split()[0] for card in pot})]
