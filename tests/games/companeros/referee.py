"""An independent referee: the rules once more, written from the rulebook for the tests, slow and plain."""

from typing import Any

from .table import suits


def suit_of(card: str) -> str:
    return card.split()[0]


def value_of(card: str) -> int:
    return int(card.split()[1])


def strengths(table: list[str]) -> dict[str, int]:
    """What the cards played in each suit add up to."""
    sums: dict[str, int] = {}
    for card in filter(None, table):
        sums[suit_of(card)] = sums.get(suit_of(card), 0) + value_of(card)
    return sums


def takers(table: list[str]) -> list[int]:
    """The seats that may take from the pot, in order: strongest suit first, up to the first tie between suits."""
    sums = strengths(table)
    order = []
    for suit in sorted(sums, key=sums.__getitem__, reverse=True):
        if list(sums.values()).count(sums[suit]) > 1:
            break
        players = [seat for seat, card in enumerate(table) if suit_of(card) == suit]
        order += sorted(players, key=lambda seat: value_of(table[seat]), reverse=True)
    return order


def turn(position: dict[str, Any]) -> int:
    """Whose turn it is, before the end of the match."""
    table: list[Any] = position["table"]
    players: int = position["players"]
    for step in range(players):
        seat: int = (position["leader"] + step) % players
        if table[seat] is None:
            return seat
    return takers(table)[int(position["taken"])]


def moves(position: dict[str, Any]) -> set[str]:
    """What the seat whose turn it is may do."""
    if position["tricks"] == 9:
        return set()
    if None in position["table"]:
        return {f"play {card}" for card in position["hands"][turn(position)]}
    return {f"take {suit_of(card)}" for card in position["pot"]}


def starter_of_next_round(scores: list[int], starter: int) -> int:
    """The leader in points; among several, the first clockwise, counting the last starter first."""
    players = len(scores)
    clockwise = [(starter + step) % players for step in range(players)]
    return next(seat for seat in clockwise if scores[seat] == max(scores))


def after(position: dict[str, Any], move: str) -> dict[str, Any]:
    """The position after a move. A new round has everything but the new deal."""
    seat = turn(position)
    told = tidy(position)
    verb, what = move.split(" ", 1)
    if verb == "play":
        told["hands"][seat].remove(what)
        told["table"][seat] = what
        if None in told["table"]:
            return tidy(told)
    else:
        told["won"][seat] += [card for card in told["pot"] if suit_of(card) == what]
        told["pot"] = [card for card in told["pot"] if suit_of(card) != what]
        told["taken"] += 1
    order = takers(told["table"])
    if told["taken"] == len(order) or not told["pot"]:
        told["pot"] += told["table"]
        told["leader"] = order[0] if order else told["leader"]
        told["table"] = [None] * told["players"]
        told["tricks"] += 1
        told["taken"] = 0
        if told["tricks"] == 9 and told["round"] < told["options"]["rounds"]:
            told["totals"] = scores(told)
            told["starter"] = told["leader"] = starter_of_next_round(told["totals"], told["starter"])
            told["round"] += 1
            told["tricks"] = 0
            for key in ("pot", "hands", "won"):
                del told[key]
            return told
    return tidy(told)


def scores(position: dict[str, Any]) -> list[int]:
    """Points of earlier rounds and of the cards won in this one."""
    return [total + sum(map(value_of, pile)) for total, pile in zip(position["totals"], position["won"], strict=True)]


def tidy(position: dict[str, Any]) -> dict[str, Any]:
    """A copy of a position in which the order of cards in a pile says nothing."""
    in_order = [f"{suit} {value}" for suit in suits(position["players"]) for value in range(1, 11)].index
    return position | {
        "pot": sorted(position["pot"], key=in_order),
        "table": list(position["table"]),
        "hands": [sorted(hand, key=in_order) for hand in position["hands"]],
        "won": [sorted(pile, key=in_order) for pile in position["won"]],
        "totals": list(position["totals"]),
    }
