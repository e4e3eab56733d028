"""Sets up a position of 4 Étoiles, or says what is wrong with it. What it does not mention is as in a new match."""

from typing import Any

from fullboard.core.bits import BIT, count
from fullboard.core.errors import BadPosition
from fullboard.core.game import Game
from fullboard.core.placing import Placing
from fullboard.core.reading import (
    PieceReader,
    Reader,
    anything,
    flag,
    listed,
    maybe,
    named,
    number,
    otherwise,
    part,
    read_position,
    read_value,
    table,
)
from fullboard.games.four_stars.box import BOXES, BRANCH_NAMES, BRANCHES, DOLLAR, MOST, OFFER, STARS
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.rules.board import (
    BANK,
    CASH,
    CHOSEN,
    EMPTY,
    HAND,
    KNOWN,
    LEAST,
    NO_BRANCH,
    NOWHERE,
    OBJECTIVE,
    OWNED,
    PLACE,
    PRICE,
    QUEUE,
)
from fullboard.games.four_stars.rules.turn import CHANGE, CLOSE, DEAL, GETTING, GIVING, OVER, SQUARE, START
from fullboard.games.four_stars.view import PHASES

LARGEST = (1 << 31) - 1
BRANCH = named(BRANCH_NAMES, "unknown-branch")
FLAG = otherwise(False, flag("not-a-flag"))
PLACING = Placing(
    figures=frozenset({"prices", "squares"}),
    lists=frozenset({"dice", "dice_left"}),
    seats={"first": False, "turn": False},
    choices={"phase": PHASES, "objectives": range(4), "changed": (*BRANCH_NAMES, None)},
    text=frozenset({"least_cash", "known", "barter", "announced", "assignments"}),
    follows=frozenset({"bank", "least_cash", "assignments"}),
)


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


def by_branch(least: int, most: int) -> Reader[dict[str, int]]:
    """A number for every branch; those that are not mentioned are nought."""
    return table({name: otherwise(0, number(least, most)) for name in BRANCH_NAMES}, unknown="unknown-branch")


def load(game: Game, position: dict[str, Any]) -> FourStarsState:
    """The state of a position; raises BadPosition with the path of the value that cannot be."""
    players, options, edition, step = game.open_position(position)
    box = BOXES.of(edition)
    seat = number(0, players - 1)
    card = PieceReader("card", box.event_ids)
    given = read_position(
        position,
        {
            "phase": otherwise("plan", named(PHASES, "unknown-phase")),
            "round": otherwise(1, number(1, options["round_limit"] or LARGEST)),
            "first": otherwise(0, seat),
            "turn": otherwise(position.get("first", 0), seat),
            "cash": otherwise([box.advance] * players, listed(number(0, LARGEST), players)),
            "least_cash": maybe(listed(maybe(number(0, LARGEST)), players)),
            "prices": otherwise(dict.fromkeys(BRANCH_NAMES, max(1, box.floor)), by_branch(box.floor, box.ceiling)),
            "links": otherwise([{}] * players, listed(by_branch(0, box.stock), players)),
            "bank": maybe(by_branch(0, box.stock)),
            "objectives": otherwise(list(range(players)), listed(number(0, len(box.objectives) - 1), players)),
            "assignments": maybe(listed(by_branch(0, LARGEST), players)),
            "squares": otherwise([box.starred[0]] * players, listed(maybe(number(0, len(box.order) - 1)), players)),
            "events": otherwise([[]] * players, listed(listed(card), players)),
            "played": otherwise([], listed(card)),
            "stack": maybe(listed(card)),
            "known": otherwise([[]] * players, listed(listed(anything), players)),
            "assigned": FLAG,
            "event_played": FLAG,
            "dice": otherwise([], listed(number(1, 6))),
            "dice_left": maybe(listed(anything)),
            "changed": maybe(BRANCH),
            "barter": maybe(part({"seat": seat, "give": maybe(BRANCH), "links": otherwise(0, number(0, MOST))})),
            "announced": otherwise([], listed(seat)),
        },
    )
    if given["stack"] is None:
        given["stack"] = [card.ids[name] for name in card.rest()]
    else:
        card.check_all("stack")
    state = FourStarsState(game, edition, options, players, box, EMPTY[:])
    state.step = step
    state.read_options()
    state.phase = given["phase"]
    state.over = state.phase == OVER
    state.round = given["round"]
    state.first = given["first"]
    state.turn = given["turn"]
    _place_money_and_prices(state, given)
    _place_links(state, given)
    _place_objectives(state, given)
    _place_figures(state, given["squares"])
    _place_events(state, given)
    _place_dice(state, given)
    _place_barter(state, given["barter"])
    _place_announcements(state, given["announced"])
    if state.phase == START:
        _check_start(state)
    elif options["cash"] == "hidden":
        _hide_cash(state, given["least_cash"])
    return state


def _place_money_and_prices(state: FourStarsState, given: dict[str, Any]) -> None:
    for seat, money in enumerate(given["cash"]):
        state.cells[CASH + seat] = money
    for branch, price in enumerate(given["prices"].values()):
        state.cells[PRICE + branch] = price


def _hide_cash(state: FourStarsState, known: list[int | None] | None) -> None:
    """What the others know of a seat's cash: how much it must be at least, or None if they could follow it."""
    for seat, least in enumerate(known or [0] * state.players):
        if least is None:
            continue
        if least > state.cells[CASH + seat]:
            raise BadPosition("out-of-range", f"least_cash[{seat}]", least=0, most=state.cells[CASH + seat])
        announced = state.announced & BIT[seat] and least < state.box.fortune
        state.cells[LEAST + seat] = (state.box.fortune if announced else least) + 1


def _place_links(state: FourStarsState, given: dict[str, Any]) -> None:
    """All links of a branch are at the bank or with somebody."""
    stock = state.box.stock
    for branch, name in enumerate(BRANCH_NAMES):
        left = stock
        for seat, owned in enumerate(given["links"]):
            state.cells[OWNED + seat * BRANCHES + branch] = owned[name]
            left -= owned[name]
        if left < 0:
            raise BadPosition("too-many-links", f"links[0].{name}", most=stock, found=stock - left)
        state.cells[BANK + branch] = left
        if given["bank"] is not None and given["bank"][name] != left:
            raise BadPosition("links-missing", f"bank.{name}", expected=left, found=given["bank"][name])


def _place_objectives(state: FourStarsState, given: dict[str, Any]) -> None:
    """Everybody has another objective card, and its sizes as printed or, in the free variant, as they like (FS-1)."""
    box = state.box
    cards = given["objectives"]
    for seat, card in enumerate(cards):
        if card in cards[:seat]:
            raise BadPosition("objective-twice", f"objectives[{seat}]", other=cards.index(card))
        state.cells[OBJECTIVE + seat] = card
        state.cells[CHOSEN + seat] = box.objectives[card]
    splits = [[box.assignment[at * BRANCHES + branch] for branch in range(BRANCHES)] for at in range(24)]
    for seat, sizes in enumerate(given["assignments"] or ()):
        path = f"assignments[{seat}]"
        split = list(sizes.values())
        if split not in splits:
            raise BadPosition("not-a-split", path, sizes=box.sizes)
        if not state.free and splits.index(split) != state.cells[CHOSEN + seat]:
            raise BadPosition("fixed-objective", path)
        state.cells[CHOSEN + seat] = splits.index(split)


def _place_figures(state: FourStarsState, squares: list[int | None]) -> None:
    """Before the first turn figures are placed one after the other, on starred squares."""
    starred = list(state.box.starred)
    waiting = (state.first - state.turn) % state.players or state.players
    for seat, square in enumerate(squares):
        path = f"squares[{seat}]"
        ahead = (seat - state.turn) % state.players < waiting
        if state.phase == START and ahead:
            if square is not None:
                raise BadPosition("placed-too-early", path)
            state.cells[PLACE + seat] = NOWHERE
            continue
        state.cells[PLACE + seat] = read_value(square, path, number(0, len(state.box.order) - 1))
        if state.phase == START and square not in starred:
            raise BadPosition("not-a-start", path, starts=starred)


def _place_events(state: FourStarsState, given: dict[str, Any]) -> None:
    """Every event card lies in exactly one place; cards are drawn again only once the unseen ones are gone (FS-8)."""
    for seat, hand in enumerate(given["events"]):
        state.cells[HAND + seat] = sum(BIT[card] for card in hand)
    for place, card in enumerate(given["played"]):
        state.cells[QUEUE + place] = card
        state.queued += 1
    state.bag = sum(BIT[card] for card in given["stack"])
    _place_known(state, given["known"])
    state.eventful = given["event_played"]
    state.assigned = given["assigned"]
    if state.assigned and not state.free:
        raise BadPosition("fixed-objective", "assigned")
    if state.eventful and not state.queued:
        raise BadPosition("nothing-played", "event_played")
    deals = state.queued and state.box.effect[state.last_played()] >= OFFER
    if state.phase == DEAL and not (deals and state.eventful and not state.assigned):
        raise BadPosition("no-deal", "phase")
    if state.phase == OVER and (state.eventful or state.assigned):
        raise BadPosition("between-turns", "event_played" if state.eventful else "assigned")


def _place_known(state: FourStarsState, known: list[list[Any]]) -> None:
    for seat, names in enumerate(known):
        for index, name in enumerate(names):
            path = f"known[{seat}][{index}]"
            card = state.box.event_ids.get(name, -1) if isinstance(name, str) else -1
            if card < 0:
                raise BadPosition("unknown-card", path, card=name)
            if not state.cells[HAND + seat] & BIT[card]:
                raise BadPosition("not-in-hand", path, card=name)
            if state.bag:
                raise BadPosition("stack-not-used-up", path, left=count(state.bag))
            state.cells[KNOWN + seat] |= BIT[card]


def _place_dice(state: FourStarsState, given: dict[str, Any]) -> None:
    """Dice lie on the table from the roll to the end of a turn; on a $ square some are still to be used (FS-4)."""
    dice: list[int] = given["dice"]
    rolled = state.phase in (CHANGE, SQUARE, GIVING, GETTING, CLOSE)
    if len(dice) > 2 or bool(dice) != rolled:
        raise BadPosition("wrong-dice", "dice", phase=PHASES[state.phase])
    state.die, state.second_die = [*dice, 0, 0][:2]
    left = given["dice_left"]
    if left is None:
        left = dice if state.phase == CHANGE else []
    state.changed = NO_BRANCH if given["changed"] is None else given["changed"]
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


def _place_barter(state: FourStarsState, barter: dict[str, Any] | None) -> None:
    """In a barter somebody has been chosen, and then what is given to them (FS-6)."""
    if (barter is not None) != (state.phase in (GIVING, GETTING)):
        raise BadPosition("wrong-barter", "barter", phase=PHASES[state.phase])
    if barter is None:
        return
    state.partner = barter["seat"]
    state.given = NO_BRANCH if barter["give"] is None else barter["give"]
    state.links = barter["links"]
    chosen = state.given >= 0 and state.links > 0
    if state.partner == state.turn or not state.can_barter(state.turn, state.partner):
        raise BadPosition("nothing-to-barter", "barter.seat")
    if chosen != (state.phase == GETTING) or (state.given >= 0) != (state.links > 0):
        raise BadPosition("wrong-barter", "barter", phase=PHASES[state.phase])
    if chosen and state.links > state.most_to_give(state.turn, state.partner, state.given):
        raise BadPosition("not-matched", "barter.links")


def _place_announcements(state: FourStarsState, seats: list[int]) -> None:
    """Only who has had a turn in this round can have announced, with everything a barter cannot take away (FS-9)."""
    done = (state.turn - state.first) % state.players
    if state.phase == OVER:
        done = state.players
        if state.turn != state.first:
            raise BadPosition("wrong-turn", "turn", expected=state.first)
    for index, seat in enumerate(seats):
        path = f"announced[{index}]"
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
