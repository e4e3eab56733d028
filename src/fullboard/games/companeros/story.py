"""Tells a match of Compañeros, every figure with what it is made of and the ruling behind it."""

from fullboard.core.bits import BIT, listed
from fullboard.core.game import Tells
from fullboard.core.story import PlayedLine, outcomes
from fullboard.games.companeros.box import RANKS, ranked, without
from fullboard.games.companeros.rules import HAND, TAKE, WON, CompanerosState

OUTCOMES = ("tie", "nobody", "too-late", "round-over")  # still true when the next trick has begun


def tell(before: CompanerosState | None, line: PlayedLine, after: CompanerosState, viewer: int) -> Tells:
    """One line of the log. Everything that happens at this table is public but the hands."""
    if before is None or line.seat is None or line.move is None:
        return _deal(after, viewer)
    told = _take(before, line.seat, line.move) if line.move >= TAKE else _play(before, line.seat, line.move)
    if after.tricks != before.tricks or after.round != before.round:
        table = _before_clearing(before, line.seat, line.move)
        told += _trick(before, table)
        told[-1][1]["stage"] = table
        told += _close(before, table, after, viewer)
    return outcomes(told, OUTCOMES)


def _deal(state: CompanerosState, viewer: int) -> Tells:
    told: Tells = [("pot", {"cards": state.box.names_of(state.pot), "rule": "CO-1"})]
    where = {"round": state.round, "rounds": state.rounds}
    if state.tricks or state.played:
        told.insert(0, ("position", {**where, "trick": min(state.tricks + 1, 9)}))
    else:
        told.insert(0, ("round", {**where, "seat": state.starter, "rule": "CO-11"}))
    if viewer >= 0:
        told.append(("hand", {"cards": state.box.names_of(state.hand(viewer))}))
    return told


def _play(before: CompanerosState, seat: int, card: int) -> Tells:
    suit = card // 10
    value = before.box.numbers[card % 10]
    earlier = before.strength(suit)
    parameters = {"seat": seat, "card": before.box.names[card], "suit": before.box.suits[suit], "rule": "CO-3"}
    if not earlier:
        return [("plays", parameters)]
    return [("adds", {**parameters, "before": earlier, "value": value, "sum": earlier + value, "rule": "CO-4"})]


def _take(before: CompanerosState, seat: int, move: int) -> Tells:
    suit = before.box.suits[move - TAKE]
    cards = [name for name in before.box.names_of(before.pot) if name.split()[0] == suit]
    values = [int(name.split()[1]) for name in cards]
    sum_shown = " + ".join(map(str, values))
    key = "takes" if len(values) > 1 else "takes-one"
    taken = {"seat": seat, "suit": suit, "sum": sum_shown, "points": sum(values), "rule": "CO-6"}
    fades = ["takes-cards", {"seat": seat, "many": len(values), "rule": "CO-10"}]
    return [(key, {**taken, "window": _window(before), "fades": fades})]


def _window(table: CompanerosState) -> int:
    """The share-out that is going on, counted over all rounds: what was taken in it is told until the next (CO-10)."""
    return int(9 * table.round + table.tricks)


def _before_clearing(before: CompanerosState, seat: int, move: int) -> CompanerosState:
    """The table with the last card played, or the last suit taken, while everything still lies there."""
    table = before.copy()
    if move < TAKE:
        table.cells[HAND + seat] = without(table.cells[HAND + seat], move)
        table.lay(seat, move)
        table.waiting = table.laid
        table.order = ranked(table.sums, table.players)
    else:
        table.find_taker()
        table.served()
        for card in listed(table.pot):
            if card // RANKS == move - TAKE:
                table.pot ^= BIT[card]
                table.cells[WON + seat] |= BIT[card]
    return table


def _trick(before: CompanerosState, table: CompanerosState) -> Tells:
    """How the share-out ended: by a tie, for nobody, or with an empty pot."""
    told = _tie(table) or _too_late(table)
    if table.taken() == 0:
        told.append(("nobody", {"rule": "CO-4", "window": _window(before)}))
    return told


def _close(before: CompanerosState, table: CompanerosState, after: CompanerosState, viewer: int) -> Tells:
    """What comes then: the next trick, the next round, or the end."""
    if after.over:
        return [("left", {"rule": "CO-9"}), *_result(after)]
    if after.round != before.round:
        totals = [after.total(seat) for seat in range(after.players)]
        standings = [f"{seat} {points}" for seat, points in enumerate(totals)]
        over = {"round": before.round, "standings": standings, "stage": table}
        return [("round-over", over), *_deal(after, viewer)]
    return [("leads", {"seat": after.leader, "rule": "CO-8"})]


def _tie(table: CompanerosState) -> Tells:
    """The tie that stopped the share-out, if one did."""
    sums: dict[int, list[str]] = {}
    for card in table.box.names_of(table.waiting):
        suit = card.split()[0]
        strength = table.strength(table.box.suits.index(suit))
        if suit not in sums.setdefault(strength, []):
            sums[strength].append(suit)
    if not sums:
        return []
    strongest = max(sums)
    if len(sums[strongest]) == 1:
        return []  # the pot ran out first
    return [("tie", {"suits": sums[strongest], "sum": strongest, "rule": "CO-4"})]


def _too_late(table: CompanerosState) -> Tells:
    """Those whose cards still wait when nothing is left in the pot."""
    if table.pot or not table.waiting:
        return []
    seats = sorted({int(table.owner(card)) for card in listed(table.waiting)})
    return [("too-late", {"seats": seats, "rule": "CO-6"})]


def _result(after: CompanerosState) -> Tells:
    scores = list(after.scores())
    standings = [f"{seat} {points}" for seat, points in enumerate(scores)]
    winners = list(after.winners())
    key = "wins" if len(winners) == 1 else "share"
    return [("scores", {"standings": standings}), (key, {"seats": winners, "points": max(scores), "rule": "CO-12"})]
