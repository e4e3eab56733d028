"""What a card would make of the table, worked out from what its owner sees: as things stand, not as they will."""

from typing import Any

from fullboard.games.companeros.sums import order_so_far, served


def preview(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """For each card of the hand: how strong its suit is then, and as which its owner would take if all had played.

    The place is 0 where a tie would stop the share-out before, and -1 where nothing would be left in the pot.
    """
    if view["phase"] != "play":
        return {}
    cards = {}
    for card in view["hand"]:
        suit, number = card.split()
        table = [card if at == seat else played for at, played in enumerate(view["table"])]
        strength = {**view["strength"], suit: view["strength"].get(suit, 0) + int(number)}
        takers = order_so_far(table, strength)
        place = takers.index(seat) + 1 if seat in takers else 0
        if place > len(served(takers, view["pot"])):
            place = -1
        cards[card] = {"suit": suit, "sum": strength[suit], "place": place}
    return cards
