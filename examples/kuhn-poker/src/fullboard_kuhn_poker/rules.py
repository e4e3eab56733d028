"""Kuhn poker: the rules, after H. W. Kuhn, "A simplified two-person poker" (1950)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.errors import IllegalMove
from fullboard.core.state import State

CARDS = ("jack", "queen", "king")  # from the lowest up
MOVES = ("check", "bet", "fold", "call")
CHECK, BET, FOLD, CALL = range(4)


class KuhnPokerState(State):
    """A match in progress: the hand that is being played, and the chips won so far."""

    def set_up(self, chance: Chance) -> None:
        self.hand = 0
        self.chips = [0, 0]
        self.last: dict[str, Any] = {"winner": None, "stake": 0, "cards": []}  # how the last hand ended for all to see
        self.deal(chance)

    def deal(self, chance: Chance) -> None:
        """A card for each; those who begin take turns."""
        deck = list(CARDS)
        self.cards = [deck.pop(chance.pick(len(deck))) for _ in range(2)]
        self.done: list[int] = []  # the moves of this hand
        self.hand += 1

    def turn(self) -> int:
        """Who is to move: who begins in the odd hands sits first."""
        return (self.hand - 1 + len(self.done)) % 2

    def actors(self) -> vec[i64]:
        return vec[i64]([] if self.over else [self.turn()])

    def legal(self, seat: int) -> vec[i64]:
        return vec[i64]([FOLD, CALL] if BET in self.done else [CHECK, BET])

    def objection(self, seat: int, move: int) -> IllegalMove:
        return IllegalMove("bet-to-answer" if BET in self.done else "no-bet-to-answer")

    def play(self, seat: int, move: int, chance: Chance) -> None:
        """A hand ends when a bet is answered, or after two checks."""
        self.done.append(move)
        self.step += 1
        self.sealed = False
        if move in (FOLD, CALL) or self.done == [CHECK, CHECK]:
            self.settle(seat, move, chance)

    def settle(self, seat: int, move: int, chance: Chance) -> None:
        """Whoever folds loses the ante; otherwise the higher card wins what was put in."""
        winner = 1 - seat if move == FOLD else self.cards.index(max(self.cards, key=CARDS.index))
        stake = 2 if move == CALL else 1
        self.chips[winner] += stake
        self.chips[1 - winner] -= stake
        self.last = {"winner": winner, "stake": stake, "cards": [] if move == FOLD else self.cards}
        self.sealed = True
        if self.hand < self.options["hands"]:
            self.deal(chance)
        else:
            self.over = True
            self.cards = []  # nobody sees a card that was folded

    def scores(self) -> vec[i64]:
        return vec[i64](self.chips)

    def guess(self, seat: int, chance: Chance) -> State:
        """Deal the others' cards anew; of earlier hands nothing is left that could be hidden."""
        twin = self.copy()
        assert isinstance(twin, KuhnPokerState)
        deck = [card for card in CARDS if seat < 0 or not self.cards or card != self.cards[seat]]
        for other in range(len(self.cards)):
            if other != seat:
                twin.cards[other] = deck.pop(chance.pick(len(deck)))
        return twin
