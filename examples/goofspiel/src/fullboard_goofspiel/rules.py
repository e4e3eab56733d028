"""Goofspiel: the rules. Moves 0 to 12 bid the cards 1 to 13."""

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.errors import IllegalMove
from fullboard.core.simultaneous import SimultaneousChoice
from fullboard.core.state import NOBODY

CARDS = range(1, 14)


def taker(bids: list[int]) -> int:
    """The seat with the highest bid, or NOBODY if several have it."""
    best = max(bids)
    return bids.index(best) if bids.count(best) == 1 else int(NOBODY)


class GoofspielState(SimultaneousChoice):
    """A match in progress: everybody holds the same cards, the prizes are drawn one by one."""

    def set_up(self, chance: Chance) -> None:
        super().set_up(chance)
        cards = list(CARDS[: self.options["cards"]])
        self.prizes = list(cards)  # those not yet drawn
        self.hands = [list(cards) for _ in range(self.players)]
        self.points = [0 for _ in range(self.players)]
        self.shown: list[int] = []  # the bids of the last round
        self.draw(chance)

    def draw(self, chance: Chance) -> None:
        """Turn up the next prize."""
        self.prize = self.prizes.pop(chance.pick(len(self.prizes)))

    def choosable(self, seat: int) -> list[int]:
        return [CARDS.index(card) for card in self.hands[seat]]

    def objection(self, seat: int, move: int) -> IllegalMove:
        return IllegalMove("not-in-hand", card=CARDS[move])

    def reveal(self, moves: list[int], chance: Chance) -> None:
        """The highest bid takes the prize; if several have it, nobody does."""
        self.shown = [CARDS[move] for move in moves]
        winner = taker(self.shown)
        if winner != NOBODY:
            self.points[winner] += self.prize
        for hand, bid in zip(self.hands, self.shown, strict=True):
            hand.remove(bid)
        if self.prizes:
            self.draw(chance)
        else:
            self.over = True

    def scores(self) -> vec[i64]:
        return vec[i64](self.points)
