"""Sets up a position of 4 Étoiles, or says what is wrong with it. What it does not mention is as in a new match."""

from typing import Any

from fullboard.core.bits import BIT, count
from fullboard.core.errors import BadPosition
from fullboard.core.game import Game
from fullboard.games.four_stars.box import BRANCH_NAMES, BRANCHES, CARDS, DOLLAR, MOST, OFFER, STARS, box_of
from fullboard.games.four_stars.market import (
    BANK,
    CASH,
    CHOSEN,
    EMPTY,
    HAND,
    KNOWN,
    NOWHERE,
    OBJECTIVE,
    OWNED,
    PLACE,
    PRICE,
    QUEUE,
)
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.turn import CHANGE, CLOSE, DEAL, GETTING, GIVING, OVER, SQUARE, START
from fullboard.games.four_stars.view import PHASES

HOUSE = {"game", "rules", "edition", "players", "options", "step"}
OWN = {"phase", "round", "first", "turn", "prices", "bank", "cash", "links", "squares", "objectives", "assignments"}
CARDS_AND_DICE = {"events", "known", "stack", "played", "assigned", "event_played", "dice", "dice_left", "changed"}
LAST = {"barter", "announced"}
KEYS = frozenset(HOUSE | OWN | CARDS_AND_DICE | LAST)
LARGEST = (1 << 31) - 1


def inventory(position: dict[str, Any]) -> dict[str, int]:
    """Links, event cards, objective cards and figures, wherever they lie."""
    box = {f"{name} links": sum(heap[name] for heap in [position["bank"], *position["links"]]) for name in BRANCH_NAMES}
    for heap in [position["stack"], position["played"], *position["events"]]:
        for card in heap:
            box[card] = box.get(card, 0) + 1
    for card in position["objectives"]:
        box[f"objective {card}"] = box.get(f"objective {card}", 0) + 1
    box["figures"] = len(position["squares"])
    return box


def load(game: Game, position: dict[str, Any]) -> FourStarsState:
    """The state of a position; raises BadPosition with the path of the value that cannot be."""
    players, options, edition, step = game.open_position(position)
    for key in position:
        if key not in KEYS:
            raise BadPosition("unknown-key", key if isinstance(key, str) else "", key=key)
    state = FourStarsState(game, edition, options, players, box_of(edition), EMPTY[:])
    state.step = step
    state.read_options()
    phase = position.get("phase", "plan")
    if phase not in PHASES:
        raise BadPosition("unknown-phase", "phase", known=list(PHASES))
    state.phase = PHASES.index(phase)
    state.over = state.phase == OVER
    state.round = _number(position.get("round", 1), "round", 1, options["round_limit"] or LARGEST)
    state.first = _number(position.get("first", 0), "first", 0, players - 1)
    state.turn = _number(position.get("turn", state.first), "turn", 0, players - 1)
    _place_money_and_prices(state, position)
    _place_links(state, position)
    _place_objectives(state, position)
    _place_figures(state, position)
    _place_events(state, position)
    _place_dice(state, position)
    _place_barter(state, position)
    _place_announcements(state, position)
    if state.phase == START:
        _check_start(state)
    return state


def _number(value: object, path: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadPosition("out-of-range", path, least=least, most=most)
    return value


def _list(value: object, path: str, size: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (size is not None and len(value) != size):
        raise BadPosition("not-a-list", path, **({} if size is None else {"size": size}))
    return value


def _flag(position: dict[str, Any], key: str) -> bool:
    value = position.get(key, False)
    if type(value) is not bool:
        raise BadPosition("not-a-flag", key)
    return value


def _by_branch(value: object, path: str, least: int, most: int) -> list[int]:
    """A number for every branch; those that are not mentioned are nought."""
    if not isinstance(value, dict):
        raise BadPosition("not-a-table", path)
    for name in value:
        if name not in BRANCH_NAMES:
            raise BadPosition("unknown-branch", f"{path}.{str(name)[:40]}", known=list(BRANCH_NAMES))
    return [_number(value.get(name, 0), f"{path}.{name}", least, most) for name in BRANCH_NAMES]


def _branch(value: object, path: str) -> int:
    if value is None:
        return -1
    if not isinstance(value, str) or value not in BRANCH_NAMES:
        raise BadPosition("unknown-branch", path, known=list(BRANCH_NAMES))
    return BRANCH_NAMES.index(value)


def _place_money_and_prices(state: FourStarsState, position: dict[str, Any]) -> None:
    box = state.box
    cash = _list(position.get("cash", [box.advance] * state.players), "cash", state.players)
    for seat, money in enumerate(cash):
        state.cells[CASH + seat] = _number(money, f"cash[{seat}]", 0, LARGEST)
    opening = dict.fromkeys(BRANCH_NAMES, max(1, box.floor))
    prices = position.get("prices", opening)
    for branch, price in enumerate(_by_branch(prices, "prices", box.floor, box.ceiling)):
        state.cells[PRICE + branch] = price


def _place_links(state: FourStarsState, position: dict[str, Any]) -> None:
    """All links of a branch are at the bank or with somebody."""
    stock = state.box.stock
    links = _list(position.get("links", [{} for _ in range(state.players)]), "links", state.players)
    left = [stock] * BRANCHES
    for seat, owned in enumerate(links):
        for branch, many in enumerate(_by_branch(owned, f"links[{seat}]", 0, stock)):
            state.cells[OWNED + seat * BRANCHES + branch] = many
            left[branch] -= many
    for branch, name in enumerate(BRANCH_NAMES):
        if left[branch] < 0:
            raise BadPosition("too-many-links", f"links[0].{name}", most=stock, found=stock - left[branch])
        state.cells[BANK + branch] = left[branch]
    if "bank" in position:
        for branch, many in enumerate(_by_branch(position["bank"], "bank", 0, stock)):
            if many != left[branch]:
                raise BadPosition("links-missing", f"bank.{BRANCH_NAMES[branch]}", expected=left[branch], found=many)


def _place_objectives(state: FourStarsState, position: dict[str, Any]) -> None:
    """Everybody has another objective card, and its sizes as printed or, in the free variant, as they like (FS-1)."""
    box = state.box
    cards = _list(position.get("objectives", list(range(state.players))), "objectives", state.players)
    for seat, card in enumerate(cards):
        state.cells[OBJECTIVE + seat] = _number(card, f"objectives[{seat}]", 0, len(box.objectives) - 1)
        if card in cards[:seat]:
            raise BadPosition("objective-twice", f"objectives[{seat}]", other=cards.index(card))
        state.cells[CHOSEN + seat] = box.objectives[card]
    if "assignments" not in position:
        return
    splits = [[box.assignment[at * BRANCHES + branch] for branch in range(BRANCHES)] for at in range(24)]
    for seat, sizes in enumerate(_list(position["assignments"], "assignments", state.players)):
        path = f"assignments[{seat}]"
        split = _by_branch(sizes, path, 0, LARGEST)
        if split not in splits:
            raise BadPosition("not-a-split", path, sizes=box.sizes)
        if not state.free and splits.index(split) != state.cells[CHOSEN + seat]:
            raise BadPosition("fixed-objective", path)
        state.cells[CHOSEN + seat] = splits.index(split)


def _place_figures(state: FourStarsState, position: dict[str, Any]) -> None:
    """Before the first turn figures are placed one after the other, on starred squares."""
    starred = list(state.box.starred)
    squares = _list(position.get("squares", [starred[0]] * state.players), "squares", state.players)
    waiting = (state.first - state.turn) % state.players or state.players
    for seat, square in enumerate(squares):
        path = f"squares[{seat}]"
        ahead = (seat - state.turn) % state.players < waiting
        if state.phase == START and ahead:
            if square is not None:
                raise BadPosition("placed-too-early", path)
            state.cells[PLACE + seat] = NOWHERE
            continue
        state.cells[PLACE + seat] = _number(square, path, 0, len(state.box.order) - 1)
        if state.phase == START and square not in starred:
            raise BadPosition("not-a-start", path, starts=starred)


def _place_events(state: FourStarsState, position: dict[str, Any]) -> None:
    """Every event card lies in exactly one place; cards are drawn again only once the unseen ones are gone (FS-8)."""
    places: dict[str, str] = {}

    def cards(value: object, path: str) -> list[int]:
        found = []
        for index, name in enumerate(_list(value, path)):
            where = f"{path}[{index}]"
            if not isinstance(name, str) or name not in state.box.event_ids:
                raise BadPosition("unknown-card", where, card=name)
            if name in places:
                raise BadPosition("card-twice", where, card=name, other=places[name])
            places[name] = where
            found.append(state.box.event_ids[name])
        return found

    hands = _list(position.get("events", [[]] * state.players), "events", state.players)
    for seat, hand in enumerate(hands):
        state.cells[HAND + seat] = sum(BIT[card] for card in cards(hand, f"events[{seat}]"))
    for place, card in enumerate(cards(position.get("played", []), "played")):
        state.cells[QUEUE + place] = card
        state.queued += 1
    rest = [name for name in state.box.events if name not in places]
    state.bag = sum(BIT[card] for card in cards(position.get("stack", rest), "stack"))
    if len(places) < CARDS:
        missing = next(name for name in state.box.events if name not in places)
        raise BadPosition("card-missing", "stack", card=missing, missing=CARDS - len(places))
    _place_known(state, position)
    state.eventful = _flag(position, "event_played")
    state.assigned = _flag(position, "assigned")
    if state.assigned and not state.free:
        raise BadPosition("fixed-objective", "assigned")
    if state.eventful and not state.queued:
        raise BadPosition("nothing-played", "event_played")
    deals = state.queued and state.box.effect[state.last_played()] >= OFFER
    if state.phase == DEAL and not (deals and state.eventful and not state.assigned):
        raise BadPosition("no-deal", "phase")
    if state.phase == OVER and (state.eventful or state.assigned):
        raise BadPosition("between-turns", "event_played" if state.eventful else "assigned")


def _place_known(state: FourStarsState, position: dict[str, Any]) -> None:
    known = _list(position.get("known", [[]] * state.players), "known", state.players)
    for seat, names in enumerate(known):
        for index, name in enumerate(_list(names, f"known[{seat}]")):
            path = f"known[{seat}][{index}]"
            card = state.box.event_ids.get(name, -1) if isinstance(name, str) else -1
            if card < 0:
                raise BadPosition("unknown-card", path, card=name)
            if not state.cells[HAND + seat] & BIT[card]:
                raise BadPosition("not-in-hand", path, card=name)
            if state.bag:
                raise BadPosition("stack-not-used-up", path, left=count(state.bag))
            state.cells[KNOWN + seat] |= BIT[card]


def _place_dice(state: FourStarsState, position: dict[str, Any]) -> None:
    """Dice lie on the table from the roll to the end of a turn; on a $ square some are still to be used (FS-4)."""
    dice = [_number(die, f"dice[{at}]", 1, 6) for at, die in enumerate(_list(position.get("dice", []), "dice"))]
    rolled = state.phase in (CHANGE, SQUARE, GIVING, GETTING, CLOSE)
    if len(dice) > 2 or bool(dice) != rolled:
        raise BadPosition("wrong-dice", "dice", phase=PHASES[state.phase])
    state.die, state.second_die = [*dice, 0, 0][:2]
    left = _list(position.get("dice_left", dice if state.phase == CHANGE else []), "dice_left")
    state.changed = _branch(position.get("changed"), "changed")
    if state.phase != CHANGE:
        if left:
            raise BadPosition("wrong-dice", "dice_left", phase=PHASES[state.phase])
        if state.changed >= 0:
            raise BadPosition("nothing-to-change", "changed")
    elif state.changed < 0:
        if left != dice:
            raise BadPosition("wrong-dice", "dice_left", dice=dice)
    elif len(dice) != 2 or len(left) != 1 or left[0] not in dice:
        raise BadPosition("wrong-dice", "dice_left", dice=dice)
    state.left, state.second_left = [*left, 0, 0][:2]
    if rolled:
        kind = state.box.square[state.cells[PLACE + state.turn]]
        fits = kind == DOLLAR if state.phase == CHANGE else kind != DOLLAR
        if not fits or (state.phase in (GIVING, GETTING) and kind != STARS):
            raise BadPosition("wrong-square", f"squares[{state.turn}]", phase=PHASES[state.phase])
    if state.phase == CLOSE and state.reminder and not state.met(state.turn):
        raise BadPosition("turn-finished", "phase")


def _place_barter(state: FourStarsState, position: dict[str, Any]) -> None:
    """In a barter somebody has been chosen, and then what is given to them (FS-6)."""
    barter = position.get("barter")
    if (barter is not None) != (state.phase in (GIVING, GETTING)):
        raise BadPosition("wrong-barter", "barter", phase=PHASES[state.phase])
    if barter is None:
        return
    if not isinstance(barter, dict):
        raise BadPosition("not-a-table", "barter")
    state.partner = _number(barter.get("seat"), "barter.seat", 0, state.players - 1)
    state.given = _branch(barter.get("give"), "barter.give")
    state.links = _number(barter.get("links", 0), "barter.links", 0, MOST)
    chosen = state.given >= 0 and state.links > 0
    if state.partner == state.turn or not state.can_barter(state.turn, state.partner):
        raise BadPosition("nothing-to-barter", "barter.seat")
    if chosen != (state.phase == GETTING) or (state.given >= 0) != (state.links > 0):
        raise BadPosition("wrong-barter", "barter", phase=PHASES[state.phase])
    if chosen and state.links > state.most_to_give(state.turn, state.partner, state.given):
        raise BadPosition("not-matched", "barter.links")


def _place_announcements(state: FourStarsState, position: dict[str, Any]) -> None:
    """Only who has had a turn in this round can have announced, with everything a barter cannot take away (FS-9)."""
    seats = _list(position.get("announced", []), "announced")
    done = (state.turn - state.first) % state.players
    if state.phase == OVER:
        done = state.players
        if state.turn != state.first:
            raise BadPosition("wrong-turn", "turn", expected=state.first)
    for index, seat in enumerate(seats):
        path = f"announced[{index}]"
        _number(seat, path, 0, state.players - 1)
        if state.announced & BIT[seat]:
            raise BadPosition("announced-twice", path)
        if (seat - state.first) % state.players >= done:
            raise BadPosition("announced-too-early", path)
        links = sum(state.cells[OWNED + seat * BRANCHES + branch] for branch in range(BRANCHES))
        poor = state.cells[CASH + seat] < state.box.fortune
        if poor or state.cells[HAND + seat] or links != sum(state.box.sizes):
            raise BadPosition("objective-not-met", path)
        state.announced |= BIT[seat]
    if state.phase == OVER:
        reached = state.reached() if state.announced else state.round == state.options["round_limit"]
        if not reached:
            raise BadPosition("not-over", "phase")


def _check_start(state: FourStarsState) -> None:
    """Before the first turn nobody has done anything."""
    for seat in range(state.players):
        if state.cells[CASH + seat] != state.box.advance:
            raise BadPosition("not-yet", f"cash[{seat}]", expected=state.box.advance)
        if count(state.cells[HAND + seat]) != state.box.dealt:
            raise BadPosition("not-yet", f"events[{seat}]", expected=state.box.dealt)
        if state.cells[CHOSEN + seat] != state.box.objectives[state.cells[OBJECTIVE + seat]]:
            raise BadPosition("not-yet", f"assignments[{seat}]")
        if any(state.cells[OWNED + seat * BRANCHES + branch] for branch in range(BRANCHES)):
            raise BadPosition("not-yet", f"links[{seat}]")
    begun = {"round": state.round > 1, "played": state.queued > 0, "assigned": state.assigned}
    for key, early in begun.items():
        if early:
            raise BadPosition("not-yet", key)
