"""Tells a match of 4 Étoiles, every figure with what it is made of and the ruling behind it."""

from fullboard.core.bits import BIT, nth
from fullboard.core.game import Tells
from fullboard.core.story import PlayedLine, outcomes
from fullboard.games.four_stars.box import (
    ANNOUNCE,
    ASSIGN,
    BARTER,
    BOOM,
    BRANCH_NAMES,
    BUY,
    CRISIS,
    END,
    EVENT,
    EVERY,
    GET,
    LOWER,
    MOST,
    OFFER,
    PASS,
    RAISE,
    ROLL,
    SEASON,
    SELL,
)
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.rules.board import CASH, HAND, KNOWN, PLACE, PRICE
from fullboard.games.four_stars.rules.turn import CLOSE, SQUARE, START

# What is seen well enough by itself.
QUIET = ("starts", "assigns", "up", "down", "to-floor", "to-ceiling", "buys", "sells", "passes", "nothing-done")
OUTCOMES = ("pays", "receives", "nothing", "ceiling", "draws", "draws-none", "barters", "breaks", "broken")
DECIDING = ("wins-card", "share-card", "richer")
PERSONAL = ("barters-you", "breaks-you")
BESIDE = ("limit", "broken-last")


def tell(before: FourStarsState | None, line: PlayedLine, after: FourStarsState, viewer: int) -> Tells:
    """One line of the log. Everything that happens at this table is public but the event cards in hand."""
    if before is None or line.seat is None or line.move is None:
        return _set_up(after, viewer)
    told = _move(before, line.seat, line.move, after, viewer)
    if told and told[-1][0] not in QUIET:
        told[-1][1]["stage"] = _not_counted(after) if after.over else after
    if after.over or (before.announced and not after.announced):
        told += _round(before, line, after)
    return outcomes(told, OUTCOMES, DECIDING, PERSONAL, BESIDE)


def _set_up(state: FourStarsState, viewer: int) -> Tells:
    prices = [f"{name} {state.cells[PRICE + branch]}" for branch, name in enumerate(BRANCH_NAMES)]
    fresh = state.phase == START and state.turn == state.first
    told: Tells = [("prices" if fresh else "position", {"prices": prices, "rule": "FS-1"})]
    told += [
        ("objective", {"seat": seat, "sizes": _sizes(state, seat), "rule": "FS-1"}) for seat in range(state.players)
    ]
    if viewer >= 0 and state.cells[HAND + viewer]:
        told.append(("hand", {"cards": state.box.names_of(state.cells[HAND + viewer]), "rule": "FS-12"}))
    if fresh:
        told.append(("first", {"seat": state.first, "rule": "FS-1"}))
    return told


def _sizes(state: FourStarsState, seat: int) -> list[str]:
    return [f"{name} {state.size(seat, branch)}" for branch, name in enumerate(BRANCH_NAMES)]


def _move(before: FourStarsState, seat: int, move: int, after: FourStarsState, viewer: int) -> Tells:
    if move < ROLL:
        return [("starts", {"seat": seat, "square": move, "rule": "FS-1"})]
    if move == ROLL:
        return [*_roll(seat, after), *_draw(before, seat, after, viewer)]
    if move < ASSIGN:
        return _event(before, seat, move - EVENT)
    if move < BUY:
        return [("assigns", {"seat": seat, "sizes": _sizes(after, seat), "rule": "FS-2"})]
    if move < RAISE:
        return _trade(before, seat, move)
    if move < BARTER:
        branch, die = divmod(move - (LOWER if move >= LOWER else RAISE), 6)
        by = die + 1 if move < LOWER else -die - 1
        told = _price(before, seat, branch, by)
        if before.second_left:
            return told
        told[-1][1]["stage"] = _repriced(before, seat, branch, by)
        return [*told, *_roll(seat, after)]
    if move == PASS:
        return [("passes", {"seat": seat, "rule": "FS-8"})]
    if move == ANNOUNCE:
        return [("announces", {"seat": seat, "rule": "FS-9"})]
    if move == END:
        return [("nothing-done", {"seat": seat, "rule": "FS-3"})] if before.phase == SQUARE else []
    # choosing whom and what is told with the barter
    return _barter(before, seat, move - GET, after, viewer) if move >= GET else []


def _roll(seat: int, after: FourStarsState) -> Tells:
    square = after.cells[PLACE + seat]
    where = {"seat": seat, "square": square, "what": after.box.order[square].rstrip("*")}
    if not after.second_die:
        return [("rolls-one", {**where, "sum": after.die, "rule": "FS-4"})]
    dice = f"{after.die} + {after.second_die}"
    return [("rolls", {**where, "dice": dice, "sum": after.die + after.second_die, "rule": "FS-2"})]


def _draw(before: FourStarsState, seat: int, after: FourStarsState, viewer: int) -> Tells:
    """A card from the top is for its owner's eyes; one that was played before is known to all (FS-8)."""
    if after.die != after.second_die:
        return []
    drawn = after.cells[HAND + seat] & ~before.cells[HAND + seat]
    if not drawn:
        return [("draws-none", {"rule": "FS-8"})]
    if viewer == seat or after.cells[KNOWN + seat] & drawn:
        return [("draws", {"seat": seat, "card": after.box.events[nth(drawn, 0)], "rule": "FS-8"})]
    return [("draws-hidden", {"seat": seat, "rule": "FS-12"})]


def _event(before: FourStarsState, seat: int, card: int) -> Tells:
    box = before.box
    told: Tells = [("event", {"seat": seat, "card": box.events[card], "rule": "FS-8"})]
    effect = box.effect[card]
    amount = box.amount[card]
    if effect in (CRISIS, SEASON):
        links = before.links_concerned(seat, card)
        figures = {"amount": amount, "links": links, "money": amount * links}
        key = "nothing" if not links else "pays" if effect == CRISIS else "receives"
        return [*told, (key, {"seat": seat, **(figures if links else {}), "rule": "FS-8"})]
    if effect < OFFER:
        for branch in range(4):
            if box.branch[card] in (branch, EVERY):
                told += _price(before, seat, branch, amount if effect == BOOM else -amount)
    return told


def _price(before: FourStarsState, seat: int, branch: int, by: int) -> Tells:
    """A price before and after, and what the ceiling pays for it."""
    box = before.box
    old = before.cells[PRICE + branch]
    price = min(max(old + by, box.floor), box.ceiling)
    figures = {"branch": BRANCH_NAMES[branch], "before": old, "by": abs(by), "price": price}
    if price == old + by:
        return [("up" if by > 0 else "down", {**figures, "rule": "FS-4"})]
    if by < 0:
        return [("to-floor", {**figures, "rule": "FS-4"})]
    told: Tells = [("to-ceiling", {**figures, "rule": "FS-5"})]
    links = before.on_card(seat, branch)
    if links:
        points = old + by - price
        told.append(
            ("ceiling", {"seat": seat, "points": points, "links": links, "money": points * links, "rule": "FS-5"})
        )
    return told


def _repriced(before: FourStarsState, seat: int, branch: int, by: int) -> FourStarsState:
    """The table when a price has changed and nobody has moved on yet."""
    table = before.copy()
    table.change_price(seat, branch, by)
    return table


def _trade(before: FourStarsState, seat: int, move: int) -> Tells:
    branch, fewer = divmod(move - int(SELL if move >= SELL else BUY), int(MOST))
    price = before.cells[PRICE + branch]
    links = f"{BRANCH_NAMES[branch]} {fewer + 1}"
    figures = {"links": links, "price": price, "many": fewer + 1, "money": price * (fewer + 1)}
    return [("sells" if move >= SELL else "buys", {"seat": seat, **figures, "rule": "FS-3"})]


def _barter(before: FourStarsState, seat: int, got: int, after: FourStarsState, viewer: int) -> Tells:
    """What changes hands, and whether it costs the other an objective that was announced: nobody is asked (FS-6)."""
    other = before.partner
    to_you = "-you" if viewer == other else ""
    given = f"{BRANCH_NAMES[before.given]} {before.links}"
    received = f"{BRANCH_NAMES[got]} {before.links}"
    told: Tells = [
        (f"barters{to_you}", {"seat": seat, "other": other, "given": given, "got": received, "rule": "FS-6"})
    ]
    if before.announced >> other & 1 and before.met(other) and not after.met(other):
        told.append((f"breaks{to_you}", {"other": other, "rule": "FS-10"}))
    return told


def _round(before: FourStarsState, line: PlayedLine, after: FourStarsState) -> Tells:
    """The end of a table round that somebody had announced in, or of the match."""
    announced = before.announced
    if line.move == ANNOUNCE and line.seat is not None:
        announced |= BIT[line.seat]
    reached = after.reached() if after.over else 0
    broken = [seat for seat in range(after.players) if announced & ~reached & BIT[seat]]
    told: Tells = []
    if not after.over:
        return [("broken", {"seats": broken, "rule": "FS-10", "stage": after})]
    if after.announced:
        cash = [f"{seat} {after.cells[CASH + seat]}" for seat in range(after.players) if reached >> seat & 1]
        told.append(("cash", {"standings": cash, "rule": "FS-10"}))
    else:
        told.append(("limit", {"round": after.round, "rule": "FS-11"}))
    standings = [f"{seat} {points}" for seat, points in enumerate(after.scores())]
    told[-1][1]["stage"] = _not_counted(after)
    told.append(("fortunes", {"standings": standings, "rule": "FS-11"}))
    if broken:  # only a barter can do that
        told.append(("broken-last", {"seats": broken, "many": len(broken), "rule": "FS-10"}))
    return told + _winners(after)


def _winners(after: FourStarsState) -> Tells:
    """Who has won, and why nobody who is richer has: a full card that was announced decides, then cash (FS-10)."""
    winners = [int(seat) for seat in after.winners()]
    key = "wins" if len(winners) == 1 else "share"
    if not after.announced:
        return [(key, {"seats": winners, "rule": "FS-11"})]
    scores = list(after.scores())
    richer = [seat for seat in range(after.players) if scores[seat] > scores[winners[0]] and seat not in winners]
    told: Tells = [("richer", {"seats": richer, "many": len(richer), "rule": "FS-10"})] if richer else []
    cash = int(after.cells[CASH + winners[0]])
    return [*told, (f"{key}-card", {"seats": winners, "cash": cash, "rule": "FS-10"})]


def _not_counted(after: FourStarsState) -> FourStarsState:
    """The last table of a match before everybody's fortune is counted."""
    table = after.copy()
    table.over = False
    table.phase = CLOSE
    return table
