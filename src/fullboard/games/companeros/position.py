"""Sets up a position of Compañeros, or says what is wrong with it."""

from typing import Any

from fullboard.core.bits import BIT, count
from fullboard.core.errors import BadPosition
from fullboard.core.game import Game
from fullboard.games.companeros.deck import RANKS, Deck, as_hand, count_suits, deck_of, ranked, suit_of
from fullboard.games.companeros.rules import EMPTY, HAND, TOTAL, TRICKS, WON, CompanerosState

KNOWN = frozenset(
    {"game", "rules", "edition", "players", "options", "step", "round", "tricks", "starter", "leader", "taken"}
    | {"pot", "table", "hands", "won", "totals"}
)


def load(game: Game, position: dict[str, Any]) -> CompanerosState:
    """The state of a position; raises BadPosition with the path of the value that cannot be."""
    players, options, edition, step = game.open_position(position)
    for key in position:
        if key not in KNOWN:
            raise BadPosition("unknown-key", key if isinstance(key, str) else "", key=key)
    deck = deck_of(edition)
    state = CompanerosState(game, edition, options, players, deck, options["rounds"], EMPTY[:])
    state.step = step
    state.round = _number(position, "round", 1, options["rounds"], default=1)
    state.tricks = _number(position, "tricks", 0, TRICKS, default=0)
    state.starter = _number(position, "starter", 0, players - 1, default=0)
    state.lead(_number(position, "leader", 0, players - 1, default=state.starter))
    sizes = _place_cards(state, position, deck)
    _place_totals(state, position)
    _check_hands(state, sizes)
    _check_round(state)
    if state.played == players:
        _resume_share_out(state, position)
    elif _number(position, "taken", 0, players, default=0):
        raise BadPosition("no-share-out", "taken")
    return state


def _number(position: dict[str, Any], key: str, least: int, most: int, default: int) -> int:
    value = position.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise BadPosition("out-of-range", key, least=least, most=most)
    return value


def _list(position: dict[str, Any], key: str, size: int | None = None) -> list[Any]:
    value = position.get(key, [[]] * size if key == "won" and size else None)
    if not isinstance(value, list) or (size is not None and len(value) != size):
        raise BadPosition("not-a-list", key, **({} if size is None else {"size": size}))
    return value


def _place_cards(state: CompanerosState, position: dict[str, Any], deck: Deck) -> list[int]:
    """Every card of the suits in use lies in exactly one place (CO-1); returns how many each seat holds."""
    players = state.players
    in_use = {name for name, card in deck.card_ids.items() if card < players * RANKS}
    places: dict[str, str] = {}

    def heap(cards: object, path: str) -> int:
        if not isinstance(cards, list):
            raise BadPosition("not-a-list", path)
        mask = 0
        for index, name in enumerate(cards):
            mask |= BIT[card(name, f"{path}[{index}]")]
        return mask

    def card(name: object, path: str) -> int:
        if not isinstance(name, str) or name not in in_use:
            raise BadPosition("unknown-card", path, card=name)
        if name in places:
            raise BadPosition("card-twice", path, card=name, other=places[name])
        places[name] = path
        return deck.card_ids[name]

    state.pot = heap(_list(position, "pot"), "pot")
    hands = _list(position, "hands", players)
    won = _list(position, "won", players)
    table = position.get("table", [None] * players)
    if not isinstance(table, list) or len(table) != players:
        raise BadPosition("not-a-list", "table", size=players)
    sizes: list[int] = []
    for seat in range(players):
        hand = heap(hands[seat], f"hands[{seat}]")
        sizes.append(count(hand))
        if sizes[seat] > TRICKS:
            raise BadPosition("hand-size", f"hands[{seat}]", most=TRICKS, found=sizes[seat])
        state.cells[HAND + seat] = as_hand(hand)
        state.cells[WON + seat] = heap(won[seat], f"won[{seat}]")
        if table[seat] is not None:
            played = card(table[seat], f"table[{seat}]")
            state.lay(seat, played)
    missing = sorted(in_use - places.keys())
    if missing:
        raise BadPosition("card-missing", "", card=missing[0], missing=len(missing))
    return sizes


def _place_totals(state: CompanerosState, position: dict[str, Any]) -> None:
    """Points of earlier rounds: no more than their cards are worth, and none in the first."""
    totals = position.get("totals", [0] * state.players)
    if not isinstance(totals, list) or len(totals) != state.players:
        raise BadPosition("not-a-list", "totals", size=state.players)
    for seat, points in enumerate(totals):
        if type(points) is not int or points < 0:
            raise BadPosition("out-of-range", f"totals[{seat}]", least=0)
        if points >= 1 << 31:
            raise BadPosition("too-many-points", f"totals[{seat}]")
        state.cells[TOTAL + seat] = points
    most = (state.round - 1) * state.players * sum(state.deck.numbers[1:])  # CO-9: the last cards played are lost
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


def _resume_share_out(state: CompanerosState, position: dict[str, Any]) -> None:
    """All have played: whoever has taken is out of the queue, and somebody is left to take."""
    state.waiting = state.laid
    state.order = ranked(state.sums, state.players)
    takers = state.takers()
    if not takers:
        raise BadPosition("share-out-finished", "table" if state.pot else "pot")
    taken = _number(position, "taken", 0, len(takers) - 1, default=0)
    if not taken and count(state.pot) < state.players:
        raise BadPosition("pot-too-small", "pot", least=state.players)
    suits_left = sum(1 for suit in range(state.players) if suit_of(state.pot, suit))
    if suits_left > state.players - taken:
        raise BadPosition("pot-too-rich", "pot", most=state.players - taken)
    if state.tricks == 0 and (winners := sum(map(bool, position.get("won", [])))) != taken:
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
