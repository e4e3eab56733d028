"""Tells a match of Compañeros, every figure with what it is made of and the ruling behind it."""

from typing import Any

from fullboard.core.state import State
from fullboard.core.story import PlayedLine
from fullboard.games.companeros.rules import TAKE, CompanerosState

Tells = list[tuple[str, dict[str, Any]]]


def tell(before: State | None, line: PlayedLine, after: State, viewer: int) -> Tells:
    """One line of the log. Everything that happens at this table is public but the hands."""
    assert isinstance(after, CompanerosState)
    if before is None or line.seat is None or line.move is None:
        return _deal(after, viewer)
    assert isinstance(before, CompanerosState)
    told = _take(before, line.seat, line.move) if line.move >= TAKE else _play(before, line.seat, line.move)
    if after.tricks != before.tricks or after.round != before.round:
        told += _close(before, line, after, viewer)
    return told


def _deal(state: CompanerosState, viewer: int) -> Tells:
    told: Tells = [("pot", {"cards": state.deck.names_of(state.pot), "rule": "CO-1"})]
    where = {"round": state.round, "rounds": state.rounds}
    if state.tricks or state.played:
        told.insert(0, ("position", {**where, "trick": min(state.tricks + 1, 9)}))
    else:
        told.insert(0, ("round", {**where, "seat": state.starter, "rule": "CO-11"}))
    if viewer >= 0:
        told.append(("hand", {"cards": state.deck.names_of(state.hand(viewer))}))
    return told


def _play(before: CompanerosState, seat: int, card: int) -> Tells:
    suit = card // 10
    value = before.deck.numbers[card % 10]
    earlier = before.strength(suit)
    parameters = {"seat": seat, "card": before.deck.names[card], "suit": before.deck.suits[suit], "rule": "CO-3"}
    if not earlier:
        return [("plays", parameters)]
    return [("adds", {**parameters, "before": earlier, "value": value, "sum": earlier + value, "rule": "CO-4"})]


def _take(before: CompanerosState, seat: int, move: int) -> Tells:
    suit = before.deck.suits[move - TAKE]
    cards = [name for name in before.deck.names_of(before.pot) if name.split()[0] == suit]
    values = [int(name.split()[1]) for name in cards]
    sum_shown = " + ".join(map(str, values))
    key = "takes" if len(values) > 1 else "takes-one"
    return [(key, {"seat": seat, "suit": suit, "sum": sum_shown, "points": sum(values), "rule": "CO-6"})]


def _close(before: CompanerosState, line: PlayedLine, after: CompanerosState, viewer: int) -> Tells:
    """How the trick ended: by a tie, for nobody, or with an empty pot; then the next trick, round or the end."""
    assert line.seat is not None
    assert line.move is not None
    table = before.copy()
    assert isinstance(table, CompanerosState)
    if line.move < TAKE:
        table.lay(line.seat, line.move)
        table.waiting = table.laid
    else:
        table.find_taker()
        table.served()
    told = _tie(table)
    took = table.taken()
    if took == 0:
        told.append(("nobody", {"rule": "CO-4"}))
    if after.over:
        return [*told, ("left", {"rule": "CO-9"}), *_result(after)]
    if after.round != before.round:
        totals = [after.total(seat) for seat in range(after.players)]
        standings = [f"{seat} {points}" for seat, points in enumerate(totals)]
        return [*told, ("round-over", {"round": before.round, "standings": standings}), *_deal(after, viewer)]
    return [*told, ("leads", {"seat": after.leader, "rule": "CO-8"})]


def _tie(table: CompanerosState) -> Tells:
    """The tie that stopped the share-out, if one did."""
    sums: dict[int, list[str]] = {}
    for card in table.deck.names_of(table.waiting):
        suit = card.split()[0]
        strength = table.strength(table.deck.suits.index(suit))
        if suit not in sums.setdefault(strength, []):
            sums[strength].append(suit)
    if not sums:
        return []
    strongest = max(sums)
    if len(sums[strongest]) == 1:
        return []  # the pot ran out first
    return [("tie", {"suits": sums[strongest], "sum": strongest, "rule": "CO-4"})]


def _result(after: CompanerosState) -> Tells:
    scores = list(after.scores())
    standings = [f"{seat} {points}" for seat, points in enumerate(scores)]
    winners = list(after.winners())
    key = "wins" if len(winners) == 1 else "share"
    return [("scores", {"standings": standings}), (key, {"seats": winners, "points": max(scores), "rule": "CO-12"})]
