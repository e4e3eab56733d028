"""Siesta: the rules. Moves 0 to 5 choose card 1 to 6."""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.errors import IllegalMove
from fullboard.core.simultaneous import SimultaneousChoice
from fullboard.core.state import NOBODY

CARDS = range(1, 7)


def taker(cards: Sequence[int]) -> int:
    """The seat with the highest card that only one seat chose, or NOBODY."""
    alone = [card for card in cards if cards.count(card) == 1]
    return cards.index(max(alone)) if alone else NOBODY


class SiestaState(SimultaneousChoice):
    """A match in progress: every seat holds the same cards, the prizes are drawn from a bag."""

    def set_up(self, chance: Chance) -> None:
        super().set_up(chance)
        seats, rounds = range(self.players), self.options["rounds"]
        self.bag: list[int] = self.edition.components["prizes"]["values"][:rounds]
        self.shade: list[int] = []  # the prizes to be won now: those nobody took, then the one just drawn
        self.won: list[list[int]] = [[] for _ in seats]
        self.hands = [list(CARDS[:rounds]) for _ in seats]
        self.discards: list[list[int]] = [[] for _ in seats]  # round by round
        self.draw(chance)

    def draw(self, chance: Chance) -> None:
        """Put one more prize on the table."""
        self.shade.append(self.bag.pop(chance.pick(len(self.bag))))

    def choosable(self, seat: int) -> list[int]:
        return [CARDS.index(card) for card in self.hands[seat]]

    def reveal(self, moves: list[int], chance: Chance) -> None:
        """The taker gets the shade, or it waits for the next round."""
        cards = [CARDS[move] for move in moves]
        winner = taker(cards)
        if winner != NOBODY:
            self.won[winner] += self.shade
            self.shade = []
        for seat, card in enumerate(cards):
            self.hands[seat].remove(card)
            self.discards[seat].append(card)
        if self.bag:
            self.draw(chance)
        else:
            self.over = True

    def scores(self) -> vec[i64]:
        return vec[i64]([sum(prizes) for prizes in self.won])

    def objection(self, seat: int, move: int) -> IllegalMove:
        return IllegalMove("not-in-hand", card=CARDS[move])

    def view(self, seat: int) -> dict[str, Any]:
        """Everything lies open, except what the others have chosen."""
        rounds = self.options["rounds"]
        seen = {key: value for key, value in self.details().items() if key not in ("hands", "choices")}
        seen |= {"round": min(len(self.discards[0]) + 1, rounds), "rounds": rounds, "phase": "choose"}
        seen |= {"chosen": self.chosen(), "holds": [list(hand) for hand in self.hands]}
        if seat >= 0:
            move = self.choices[seat]
            card = None if move is None else CARDS[move]
            seen |= {"hand": [held for held in self.hands[seat] if held != card], "choice": card}
        if self.over:
            seen |= {"phase": "over", "scores": list(self.scores())}
        return seen
