"""Compañeros for OpenSpiel, as a peer for `make bench`: a Python game registered as `python_companeros`.

    python companeros.py run [--form direct|api] --players 4 --rounds 1 --games N --seed S
    python companeros.py agree [--form direct|api] FILE

Two ways of counting the same playouts. `api` goes through the public State methods and so through OpenSpiel's
C++ base, which keeps the history. `direct` (the default, the fastest) calls the Python class itself and lets
it sample a whole deal at once. Move ids: 0..59 play that card (suit * 10 + value - 1), 60 + suit takes that
suit from the pot.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from itertools import compress
from typing import Any

import numpy as np
import pyspiel

TRICKS = 9
TAKE = 60
NUM_ACTIONS = 66

# Plain integers: comparing with OpenSpiel's enumeration costs a call into C++ every time.
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

# By card id, so that the share-out needs no division.
_SUIT = tuple(card // 10 for card in range(60))
_VALUE = tuple(card % 10 + 1 for card in range(60))
_BIT = tuple(1 << card % 10 for card in range(60))
_TAKES = tuple(range(TAKE, NUM_ACTIONS))
# By the ten-bit set of a suit's cards: what they are worth together.
_WORTH = tuple(sum(v + 1 for v in range(10) if cards >> v & 1) for cards in range(1024))
_NAMES = tuple([f"{'gyrbpo'[card // 10]}{card % 10 + 1}" for card in range(60)] + [f"+{s}" for s in "gyrbpo"])

_GAME_TYPE = pyspiel.GameType(
    short_name="python_companeros",
    long_name="Python Companeros",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    # utility: "points", or "wins" for one win shared among the best (CO-12)
    parameter_specification={"players": 4, "rounds": 1, "utility": "points"},
)


def _cards(cards: list[int]) -> str:
    return " ".join([_NAMES[card] for card in cards])


def _draw(cards: list[int], sampler: Callable[[], float]) -> int:
    """Takes out one card at random; the order of the others does not matter."""
    k = min(int(sampler() * len(cards)), len(cards) - 1)
    cards[k], cards[-1] = cards[-1], cards[k]
    return cards.pop()


class Table:
    """The rules. `player` is whose move it is, CHANCE or TERMINAL.

    Apart from the State because an attribute of a class derived from C++ takes four times as long to read,
    and because State.clone() copies every attribute deeply, which this class can do much faster itself.
    """

    __slots__ = (
        "dealt",
        "hands",
        "laid",
        "leader",
        "log",
        "n",
        "next_leader",
        "player",
        "points",
        "pot",
        "round_points",
        "round_start",
        "rounds_left",
        "starter",
        "starters",
        "takers",
        "tricks_left",
        "won",
    )

    def __init__(self, players: int, rounds: int) -> None:
        self.n = players
        self.rounds_left = rounds
        self.player = CHANCE
        self.starter = -1
        self.leader = -1  # of the present trick
        self.next_leader = -1
        self.dealt: list[int] = []  # cards dealt so far in this round; empty when the deal is done
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.pot = [0] * players  # by suit, the set of cards as ten bits
        self.laid: list[int] = []  # this trick's cards from the leader on
        self.takers: list[int] = []  # who has still to take, the next one last
        self.tricks_left = TRICKS
        self.points = [0] * players
        self.round_points = [0] * players
        self.won = [0] * players  # CO-10: how many cards, which the table shows
        self.log: list[int] = []  # what is public: per round the pot's cards in rising order, then the moves
        self.round_start = 0  # where in the log this round's moves begin
        self.starters: list[int] = []

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        new = Table.__new__(Table)
        new.n = self.n
        new.rounds_left = self.rounds_left
        new.player = self.player
        new.starter = self.starter
        new.leader = self.leader
        new.next_leader = self.next_leader
        new.dealt = self.dealt[:]
        new.hands = [hand[:] for hand in self.hands]
        new.pot = self.pot[:]
        new.laid = self.laid[:]
        new.takers = self.takers[:]
        new.tricks_left = self.tricks_left
        new.points = self.points[:]
        new.round_points = self.round_points[:]
        new.won = self.won[:]
        new.log = self.log[:]
        new.round_start = self.round_start
        new.starters = self.starters[:]
        return new

    def legal(self, player: int) -> list[int]:
        if self.takers:
            return list(compress(_TAKES, self.pot))
        return self.hands[player][:]

    def play(self, move: int) -> None:
        """One move of the player whose turn it is, or one outcome of chance."""
        player = self.player
        if player < 0:
            self._play_chance(move)
            return
        self.log.append(move)
        if move < TAKE:
            self.hands[player].remove(move)
            laid = self.laid
            laid.append(move)
            if len(laid) == self.n:
                self._share_out()
            else:
                player += 1
                self.player = player if player < self.n else 0
            return
        suit = move - TAKE
        cards = self.pot[suit]
        self.pot[suit] = 0
        self.round_points[player] += _WORTH[cards]
        self.won[player] += cards.bit_count()
        takers = self.takers
        takers.pop()
        if takers:
            self.player = takers[-1]
        else:
            self._end_trick()

    def _share_out(self) -> None:
        """Ranks the seats once all have played, and starts the share-out if anybody takes."""
        laid = self.laid
        n = self.n
        sums = [0] * n
        for card in laid:
            sums[_SUIT[card]] += _VALUE[card]
        # The highest sum that two suits share ends the share-out for it and all below (CO-4).
        tied = 0
        for total in sums:
            if total > tied and sums.count(total) > 1:
                tied = total
        leader = self.next_leader = self.leader
        ranked = []
        for i, card in enumerate(laid):
            total = sums[_SUIT[card]]
            if total > tied:
                ranked.append((total * 16 + _VALUE[card]) * 16 + (leader + i) % n)  # CO-5
        if not ranked:
            self._end_trick()
            return
        # Every taker empties one suit, so as many take as there are suits in the pot (CO-6).
        ranked.sort(reverse=True)
        suits = n - self.pot.count(0)
        takers = [rank & 15 for rank in ranked[:suits]]
        self.next_leader = self.player = takers[0]  # CO-8
        takers.reverse()
        self.takers[:] = takers

    def _end_trick(self) -> None:
        pot = self.pot
        laid = self.laid
        for card in laid:  # CO-7
            pot[_SUIT[card]] |= _BIT[card]
        laid.clear()
        self.player = self.leader = self.next_leader
        self.tricks_left -= 1
        if not self.tricks_left:
            self._end_round()

    def _end_round(self) -> None:
        n = self.n
        points = self.points
        for seat in range(n):  # CO-9: what is left in the pot is nobody's
            points[seat] += self.round_points[seat]
        self.round_points[:] = self.won[:] = self.pot[:] = [0] * n
        self.rounds_left -= 1
        if not self.rounds_left:
            self.player = TERMINAL
            return
        best = max(points)
        seat = self.starter
        while points[seat] != best:  # CO-11
            seat = (seat + 1) % n
        self._start_round(seat)

    def _start_round(self, starter: int) -> None:
        self.starter = self.leader = starter
        self.starters.append(starter)
        self.tricks_left = TRICKS
        self.player = CHANCE

    def _play_chance(self, action: int) -> None:
        """One outcome: the starter, or the next card of the deal (the pot, then seat after seat)."""
        if self.starter < 0:
            self._start_round(action)
            return
        dealt = self.dealt
        dealt.append(action)
        n = self.n
        if len(dealt) == n + TRICKS * (n - 1):
            rest = set(range(10 * n)).difference(dealt)
            self._finish_deal([*dealt, *rest])

    def _finish_deal(self, deck: list[int]) -> None:
        """CO-1: n cards for the pot, nine for each."""
        n = self.n
        pot = self.pot
        up = sorted(deck[:n])
        for card in up:
            pot[_SUIT[card]] |= _BIT[card]
        self.log += up
        self.round_start = len(self.log)
        self.hands[:] = [sorted(deck[i : i + TRICKS]) for i in range(n, 10 * n, TRICKS)]
        self.dealt.clear()
        self.player = self.leader

    def sample_chance(self, draw: Callable[[], float]) -> None:
        """Plays all chance nodes up to the next decision at once, without listing their outcomes.

        `draw` gives numbers from 0 up to but not including 1, as random.random does.
        """
        n = self.n
        if self.starter < 0:
            self._start_round(int(draw() * n))
        dealt = self.dealt
        deck = list(range(10 * n))
        if dealt:
            deck = [*dealt, *set(deck).difference(dealt)]
        # By hand, since random.shuffle costs more and goes all the way: the last hand is the rest.
        left = 10 * n - len(dealt)
        for i in range(len(dealt), n + TRICKS * (n - 1)):
            j = i + int(draw() * left)
            deck[i], deck[j] = deck[j], deck[i]
            left -= 1
        self._finish_deal(deck)

    def pot_cards(self) -> list[int]:
        """The cards of the pot in rising order; during the deal those already turned up."""
        if self.dealt:
            return sorted(self.dealt[: self.n])
        return [10 * suit + v for suit, cards in enumerate(self.pot) for v in range(10) if cards >> v & 1]

    def laid_by(self, i: int) -> int:
        """The seat that laid the i-th card of this trick."""
        return (self.leader + i) % self.n

    def hand_of(self, player: int) -> list[int]:
        """The player's cards in rising order; during the deal those already received."""
        if self.dealt:
            start = self.n + TRICKS * player
            return sorted(self.dealt[start : start + TRICKS])
        return self.hands[player]

    def public_history(self) -> str:
        """All that everybody has seen since the start."""
        deal = f" pot {_cards(self.pot_cards())}" if self.player == CHANCE else ""
        return f"starters {','.join(map(str, self.starters))} log {_cards(self.log)}{deal}"

    def present_deal(self, length: int) -> tuple[int, int]:
        """Where in a history of this length the present round's deal begins, and how many cards it has."""
        if self.player == CHANCE:
            return length - len(self.dealt), len(self.dealt)
        size = self.n + TRICKS * (self.n - 1)
        return length - (len(self.log) - self.round_start) - size, size


class CompanerosGame(pyspiel.Game):
    """The game: number of players, of rounds, and what the returns are."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.players: int = params.get("players", 4)
        self.rounds: int = params.get("rounds", 1)
        utility = params.get("utility", "points")
        if utility not in ("points", "wins"):
            raise ValueError(f"utility is points or wins, not {utility}")
        self.wins = utility == "wins"
        n = self.players
        # The starter, then for every round the pot and all hands but the last, which is the rest.
        self.chance_nodes = 1 + self.rounds * (n + TRICKS * (n - 1))
        info = pyspiel.GameInfo(
            num_distinct_actions=NUM_ACTIONS,
            max_chance_outcomes=10 * n,
            num_players=n,
            min_utility=0.0,
            max_utility=1.0 if self.wins else 55.0 * n * self.rounds,
            utility_sum=None,
            max_game_length=self.rounds * TRICKS * 2 * n,
        )
        super().__init__(_GAME_TYPE, info, params)

    def max_chance_nodes_in_history(self) -> int:
        return self.chance_nodes

    def new_initial_state(self) -> CompanerosState:
        return CompanerosState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CompanerosObserver:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return CompanerosObserver(self, wanted, params)


class CompanerosState(pyspiel.State):
    """What OpenSpiel asks of a sequential game with chance, for a table."""

    def __init__(self, game: CompanerosGame) -> None:
        super().__init__(game)
        self.table = Table(game.players, game.rounds)

    def current_player(self) -> int:
        return self.table.player

    def is_terminal(self) -> bool:
        return self.table.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seat may start; after that every card not yet dealt is as likely."""
        table = self.table
        n = table.n
        if table.starter < 0:
            return [(seat, 1.0 / n) for seat in range(n)]
        dealt = set(table.dealt)
        p = 1.0 / (10 * n - len(dealt))
        return [(card, p) for card in range(10 * n) if card not in dealt]

    def _apply_action(self, action: int) -> None:
        self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"start {action}" if self.table.starter < 0 else f"deal {_NAMES[action]}"
        return f"play {_NAMES[action]}" if action < TAKE else f"take {_NAMES[action][1]}"

    def returns(self) -> list[float]:
        points = self.table.points
        if self.table.player != TERMINAL:
            return [0.0] * len(points)
        if not self.get_game().wins:
            return [float(mine) for mine in points]
        best = max(points)
        share = 1.0 / points.count(best)
        return [share if mine == best else 0.0 for mine in points]

    def __str__(self) -> str:
        table = self.table
        hands = " / ".join(_cards(hand) for hand in table.hands)
        return (
            f"to move {table.player}, leader {table.leader}, pot {_cards(table.pot_cards())}, "
            f"laid {_cards(table.laid)}, hands {hands}, dealt {_cards(table.dealt)}, "
            f"points {table.points} + {table.round_points}, {table.public_history()}"
        )

    def sample_chance(self, draw: Callable[[], float]) -> None:
        """Plays all chance nodes up to the next decision at once, without listing their outcomes."""
        self.table.sample_chance(draw)

    # Also there through the observer; defined here, a search written in Python is spared the way through C++.
    def information_state_string(self, player: int | None = None) -> str:
        table = self.table
        player = table.player if player is None else player
        if player < 0:
            raise ValueError("an information state belongs to a player")
        return f"p{player} hand {_cards(table.hand_of(player))} {table.public_history()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CompanerosState:
        """A state that `player` cannot tell from this one; every consistent deal is equally likely.

        Earlier rounds are open, since all cards of a round get played. Of the present round the player knows
        the pot, the own hand and what was played. The rest is dealt anew, and the whole history is played
        again with that deal, so that the state returned has a history of its own that leads to it.
        """
        table = self.table
        history = self.history()
        start, size = table.present_deal(len(history))
        deal = history[start : start + size]
        n = table.n
        hands = [deal[i : i + TRICKS] for i in range(n, n + TRICKS * (n - 1), TRICKS)]
        dealing = table.player == CHANCE
        hands.append([] if dealing else list(set(range(10 * n)).difference(deal)))
        # Of the others' cards everybody saw those that have left the hand since the deal.
        left = hands if dealing else table.hands
        seen = [[card for card in hand if card not in left[seat]] for seat, hand in enumerate(hands)]
        seen[player] = hands[player]
        unseen = list(set(range(10 * n)).difference(deal[:n], *seen))
        new_deal = deal[:n]
        for seat in range(n - 1):
            new_deal += seen[seat]
            new_deal += [_draw(unseen, sampler) for _ in range(len(hands[seat]) - len(seen[seat]))]
        state = self.get_game().new_initial_state()
        for action in (*history[:start], *new_deal, *history[start + size :]):
            state.apply_action(action)
        return state


class CompanerosObserver:
    """What a player sees (or, with perfect recall, has seen), as OpenSpiel's PyObserver asks for it."""

    def __init__(self, game: CompanerosGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no observation parameters are known, not {params}")
        n = game.players
        self.private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = iig_obs_type.public_info
        self.recall = iig_obs_type.perfect_recall
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (n,))]
        if self.private:
            pieces.append(("hand", (10 * n,)))
        if self.public:
            pieces.append(("pot", (10 * n,)))
            if self.recall:
                pieces.append(("starters", (game.rounds, n)))
                pieces.append(("log", (game.rounds * (n + TRICKS * 2 * n), NUM_ACTIONS)))
            else:
                pieces += [("laid", (n, 10 * n)), ("to_move", (n,)), ("won", (n,)), ("points", (n,))]
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, np.ndarray] = {}
        index = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[index : index + size].reshape(shape)
            index += size

    def set_from(self, state: CompanerosState, player: int) -> None:
        table = state.table
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if self.private:
            self.dict["hand"][table.hand_of(player)] = 1
        if not self.public:
            return
        self.dict["pot"][table.pot_cards()] = 1
        if self.recall:
            self.dict["starters"][range(len(table.starters)), table.starters] = 1
            self.dict["log"][range(len(table.log)), table.log] = 1
            return
        for i, card in enumerate(table.laid):
            self.dict["laid"][table.laid_by(i), card] = 1
        if table.player >= 0:
            self.dict["to_move"][table.player] = 1
        self.dict["won"][:] = table.won
        self.dict["points"][:] = table.points  # of the rounds that are over

    def string_from(self, state: CompanerosState, player: int) -> str:
        table = state.table
        pieces = [f"p{player}"]
        if self.private:
            pieces.append(f"hand {_cards(table.hand_of(player))}")
        if self.public and self.recall:
            pieces.append(table.public_history())
        elif self.public:
            laid = " ".join(f"{table.laid_by(i)}:{_NAMES[card]}" for i, card in enumerate(table.laid))
            pieces.append(
                f"pot {_cards(table.pot_cards())} laid {laid} to move {table.player} "
                f"won {table.won} points {table.points}"
            )
        return " ".join(pieces)


pyspiel.register_game(_GAME_TYPE, CompanerosGame)


# ---- The two modes of a benchmark peer --------------------------------------------------------------------


def playout_direct(game: CompanerosGame, draw: Callable[[], float]) -> tuple[int, CompanerosState]:
    """A random playout on the Python class itself; returns the number of moves and the last state."""
    state = game.new_initial_state()
    legal_actions = state._legal_actions
    apply_action = state._apply_action
    table = state.table
    moves = 0
    while (player := table.player) != TERMINAL:
        if player == CHANCE:
            state.sample_chance(draw)
            continue
        legal = legal_actions(player)
        apply_action(legal[int(draw() * len(legal))])
        moves += 1
    return moves, state


def playout_api(game: CompanerosGame, draw: Callable[[], float]) -> tuple[int, CompanerosState]:
    """The same through OpenSpiel's public methods, chance node by chance node."""
    state = game.new_initial_state()
    legal_actions = state.legal_actions
    apply_action = state.apply_action
    moves = 0
    deck: list[int] = []
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            # The outcomes are known to be uniform: shuffling a deck here is spared listing them each time.
            n = state.table.n
            if state.table.starter < 0:
                apply_action(int(draw() * n))
            deck = list(range(10 * n))
            for i in range(n + TRICKS * (n - 1)):
                j = i + int(draw() * (10 * n - i))
                deck[i], deck[j] = deck[j], deck[i]
                apply_action(deck[i])
            continue
        legal = legal_actions()
        apply_action(legal[int(draw() * len(legal))])
        moves += 1
    return moves, state


PLAYOUTS = {"direct": playout_direct, "api": playout_api}


def load(players: int, rounds: int) -> CompanerosGame:
    return pyspiel.load_game("python_companeros", {"players": players, "rounds": rounds})


def run(form: str, players: int, rounds: int, games: int, seed: int) -> dict[str, float]:
    """Plays random playouts and says how long they took."""
    game = load(players, rounds)
    playout = PLAYOUTS[form]
    draw = random.Random(seed).random
    moves = 0
    start = time.perf_counter()
    for _ in range(games):
        moves += playout(game, draw)[0]
    return {"games": games, "moves": moves, "seconds": time.perf_counter() - start}


class RecordedPick:
    """Stands in for a random number: times the n it was recorded for, it is the recorded pick."""

    def __init__(self, value: int, n: int) -> None:
        self.value = value
        self.n = n

    def __mul__(self, n: int) -> int:
        if n != self.n or not 0 <= self.value < n:
            raise ValueError(f"pick {self.value}/{self.n} where one out of {n} was asked for")
        return self.value


def replay(form: str, line: str) -> list[int]:
    """The scores that one line's picks lead to; an error if one is wrong, missing or left over."""
    record = json.loads(line)
    picks = iter(record["picks"])

    def draw() -> Any:
        pick = next(picks, None)
        if pick is None:
            raise ValueError("a pick is missing")
        return RecordedPick(*pick)

    _, state = PLAYOUTS[form](load(record["players"], record["rounds"]), draw)
    if next(picks, None) is not None:
        raise ValueError("a pick is left over")
    return [int(points) for points in state.returns()]


def agree(form: str, path: str) -> Iterator[list[int]]:
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            yield replay(form, line)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    modes = parser.add_subparsers(dest="mode", required=True)
    parse_run = modes.add_parser("run")
    parse_agree = modes.add_parser("agree")
    for mode in (parse_run, parse_agree):
        mode.add_argument("--form", choices=PLAYOUTS, default="direct")
    for name, default in (("players", 4), ("rounds", 1), ("games", 1000), ("seed", 1)):
        parse_run.add_argument(f"--{name}", type=int, default=default)
    parse_agree.add_argument("file")
    options = parser.parse_args()
    if options.mode == "run":
        result = run(options.form, options.players, options.rounds, options.games, options.seed)
        print(json.dumps(result))
        return
    for scores in agree(options.form, options.file):
        print(json.dumps(scores, separators=(",", ":")))


if __name__ == "__main__":
    main()
