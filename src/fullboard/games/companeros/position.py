"""Sets up a position of Compañeros, or says what is wrong with it."""

from collections import Counter
from typing import Any

from fullboard.core.bits import BIT, count
from fullboard.core.errors import BadPosition
from fullboard.core.game import Game
from fullboard.core.placing import Placing
from fullboard.core.reading import PieceReader, listed, maybe, number, otherwise, read_position
from fullboard.games.companeros.box import BOXES, RANKS, as_hand, count_suits, ranked, suit_of
from fullboard.games.companeros.rules import EMPTY, HAND, TOTAL, TRICKS, WON, CompanerosState

MOST_POINTS = 1 << 31
PLACING = Placing(seats={"starter": False, "leader": False})


def load(game: Game, position: dict[str, Any]) -> CompanerosState:
    """The state of a position; raises BadPosition with the path of the value that cannot be."""
    players, options, edition, step = game.open_position(position)
    box = BOXES.of(edition)
    seat = number(0, players - 1)
    card = PieceReader("card", {name: card for name, card in box.card_ids.items() if card < players * RANKS})  # CO-1
    given = read_position(
        position,
        {
            "round": otherwise(1, number(1, options["rounds"])),
            "tricks": otherwise(0, number(0, TRICKS)),
            "starter": otherwise(0, seat),
            "leader": otherwise(position.get("starter", 0), seat),
            "taken": otherwise(0, number(0, players)),
            "pot": listed(card),
            "hands": listed(listed(card), players),
            "won": otherwise([[]] * players, listed(listed(card), players)),
            "table": otherwise([None] * players, listed(maybe(card), players)),
            "totals": otherwise([0] * players, listed(number(0), players)),
        },
    )
    card.check_all("")
    state = CompanerosState(game, edition, options, players, box, EMPTY[:])
    state.rounds = options["rounds"]
    state.step = step
    state.round = given["round"]
    state.tricks = given["tricks"]
    state.starter = given["starter"]
    state.lead(given["leader"])
    _place_cards(state, given)
    _place_totals(state, given["totals"])
    _check_hands(state, [len(hand) for hand in given["hands"]])
    _check_round(state)
    if state.played == players:
        _resume_share_out(state, given)
    elif given["taken"]:
        raise BadPosition("no-share-out", "taken")
    return state


def inventory(position: dict[str, Any]) -> dict[str, int]:
    """Every card, wherever it lies."""
    heaps = [*position["hands"], *position["won"], position["pot"], filter(None, position["table"])]
    return dict(Counter(card for heap in heaps for card in heap))


def _heap(cards: list[int]) -> int:
    return sum(BIT[card] for card in cards)


def _place_cards(state: CompanerosState, given: dict[str, Any]) -> None:
    state.pot = _heap(given["pot"])
    for seat, hand in enumerate(given["hands"]):
        if len(hand) > TRICKS:
            raise BadPosition("hand-size", f"hands[{seat}]", most=TRICKS, found=len(hand))
        state.cells[HAND + seat] = as_hand(_heap(hand))
        state.cells[WON + seat] = _heap(given["won"][seat])
        if given["table"][seat] is not None:
            state.lay(seat, given["table"][seat])


def _place_totals(state: CompanerosState, totals: list[int]) -> None:
    """Points of earlier rounds: no more than their cards are worth, and none in the first."""
    for seat, points in enumerate(totals):
        if points >= MOST_POINTS:
            raise BadPosition("too-many-points", f"totals[{seat}]")
        state.cells[TOTAL + seat] = points
    most = (state.round - 1) * state.players * sum(state.box.numbers[1:])  # CO-9: the last cards played are lost
    if sum(totals) > most:
        raise BadPosition("too-many-points", "totals", most=most)
    if state.round > 1 and totals[state.starter] < max(totals):
        raise BadPosition("starter-not-leading", "starter", best=max(totals))  # CO-11


def _check_hands(state: CompanerosState, sizes: list[int]) -> None:
    """Those who have played in this trick sit in a row from its leader and hold one card less."""
    players = state.players
    for place in range(players):
        seat = (state.leader + place) % players
        has_played = state.card_of(seat) >= 0
        if has_played != (place < state.played):
            raise BadPosition("out-of-turn", f"table[{seat}]", leader=state.leader)
        expected = TRICKS - state.tricks - has_played
        if expected < 0:
            raise BadPosition("out-of-range", "tricks", least=0, most=TRICKS - 1)
        if sizes[seat] != expected:
            raise BadPosition("hand-size", f"hands[{seat}]", expected=expected, found=sizes[seat])
    state.turn = (state.leader + state.played) % players


def _check_round(state: CompanerosState) -> None:
    """What the number of finished tricks says about leader, pot and won cards."""
    won = sum(count(state.won(seat)) for seat in range(state.players))
    if state.tricks == 0 and state.leader != state.starter:
        raise BadPosition("leader-not-starter", "leader", starter=state.starter)
    if state.tricks == 0 and won and state.played < state.players:
        raise BadPosition("won-too-early", "won")
    took_before = state.leader != state.starter or (state.tricks == 1 and won and state.played < state.players)
    if took_before and not state.won(state.leader):
        raise BadPosition("leader-never-took", "leader")  # CO-8
    if state.played < state.players and count(state.pot) < state.players:
        raise BadPosition("pot-too-small", "pot", least=state.players)  # the last trick lies in it, CO-7
    if state.tricks == TRICKS:
        if state.round < state.options["rounds"]:
            raise BadPosition("round-finished", "tricks")
        state.over = True


def _resume_share_out(state: CompanerosState, given: dict[str, Any]) -> None:
    """All have played: whoever has taken is out of the queue, and somebody is left to take."""
    state.waiting = state.laid
    state.order = ranked(state.sums, state.players)
    takers = state.takers()
    if not takers:
        raise BadPosition("share-out-finished", "table" if state.pot else "pot")
    taken: int = given["taken"]
    if taken >= len(takers):
        raise BadPosition("out-of-range", "taken", least=0, most=len(takers) - 1)
    if not taken and count(state.pot) < state.players:
        raise BadPosition("pot-too-small", "pot", least=state.players)
    suits_left = sum(1 for suit in range(state.players) if suit_of(state.pot, suit))
    if suits_left > state.players - taken:
        raise BadPosition("pot-too-rich", "pot", most=state.players - taken)
    if state.tricks == 0 and (winners := sum(map(bool, given["won"]))) != taken:
        raise BadPosition("won-too-early", "won", expected=taken, found=winners)
    for seat in takers[:taken]:
        if not state.won(seat):
            raise BadPosition("nothing-won", f"won[{seat}]")
        if state.tricks == 0 and count_suits(state.won(seat)) > 1:
            raise BadPosition("won-too-much", f"won[{seat}]")  # CO-6: one suit each
        state.find_taker()
        state.served()
    state.next_leader = takers[0]
    state.find_taker()
