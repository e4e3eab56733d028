"""Siesta: the rules. Moves 0 to 5 choose card 1 to 6."""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.errors import IllegalMove
from fullboard.core.game import Game
from fullboard.core.state import State

CARDS = range(1, 7)
MOVES = {f"choose {card}": move for move, card in enumerate(CARDS)}
NAMES = list(MOVES)
NOBODY = -1


def taker(cards: Sequence[int]) -> int:
    """The seat with the highest card that only one seat chose, or NOBODY."""
    alone = [card for card in cards if cards.count(card) == 1]
    return cards.index(max(alone)) if alone else NOBODY


class SiestaState(State):
    """A match in progress: every seat holds the same cards, the prizes are drawn from a bag."""

    def __init__(self, game: Game, edition: Edition, options: dict[str, Any], players: int) -> None:
        super().__init__(game, edition, options, players)
        self.rounds: int = options["rounds"]
        self.bag: list[int] = list(edition.components["prizes"]["values"][: self.rounds])
        self.shade: list[int] = []  # the prizes to be won now: those nobody took, then the one just drawn
        self.won: list[list[int]] = [[] for _ in range(players)]
        self.hands = [list(CARDS[: self.rounds]) for _ in range(players)]
        self.choices = [0] * players  # 0: has not chosen yet
        self.discards: list[list[int]] = [[] for _ in range(players)]  # round by round

    # A round: a prize, a choice, a reveal

    def draw(self, chance: Chance) -> None:
        """Put one more prize on the table."""
        self.shade.append(self.bag.pop(chance.pick(len(self.bag))))

    def actors(self) -> vec[i64]:
        return vec[i64]([seat for seat in range(self.players) if not self.over and not self.choices[seat]])

    def legal(self, seat: int) -> vec[i64]:
        return vec[i64]([] if self.choices[seat] else [card - 1 for card in self.hands[seat]])

    def play(self, seat: int, move: int, chance: Chance) -> None:
        """Choose in secret; the last one to choose turns all cards up."""
        self.choices[seat] = CARDS[move]
        self.hands[seat].remove(CARDS[move])
        self.sealed = False
        if all(self.choices):
            self.reveal(chance)

    def reveal(self, chance: Chance) -> None:
        """The taker gets the shade, or it waits for the next round."""
        winner = taker(self.choices)
        if winner != NOBODY:
            self.won[winner] += self.shade
            self.shade = []
        for seat in range(self.players):
            self.discards[seat].append(self.choices[seat])
            self.choices[seat] = 0
        self.step += 1
        self.sealed = True
        if self.bag:
            self.draw(chance)
        else:
            self.over = True

    def scores(self) -> vec[i64]:
        return vec[i64]([sum(prizes) for prizes in self.won])

    def refuse(self, seat: int, move: int) -> None:
        if seat in range(self.players) and self.choices[seat]:
            raise IllegalMove("already-chosen", seat=seat)
        super().refuse(seat, move)

    def objection(self, seat: int, move: int) -> IllegalMove:
        return IllegalMove("not-in-hand", card=CARDS[move])

    # What a seat may know

    def holds(self, seat: int) -> list[int]:
        """The cards of a seat as everybody knows them: its hand, and the card it has chosen, not yet turned up."""
        return sorted([*self.hands[seat], *filter(None, [self.choices[seat]])])

    def view(self, seat: int) -> dict[str, Any]:
        """Everything lies open, except what the others have chosen."""
        seats = range(self.players)
        seen: dict[str, Any] = {
            "round": min(len(self.discards[0]) + 1, self.rounds),
            "rounds": self.rounds,
            "phase": "over" if self.over else "choose",
            "shade": list(self.shade),
            "bag": list(self.bag),
            "chosen": [self.choices[other] > 0 for other in seats],
            "holds": [self.holds(other) for other in seats],
            "discards": [list(cards) for cards in self.discards],
            "won": [list(prizes) for prizes in self.won],
        }
        if seat in seats:
            seen["hand"] = list(self.hands[seat])
            seen["choice"] = self.choices[seat] or None
        if self.over:
            seen["scores"] = list(self.scores())
        return seen

    def guess(self, seat: int, chance: Chance) -> "SiestaState":
        """Let every other seat that has chosen choose again: nothing else is hidden."""
        twin = self.copy()
        for other in range(self.players):
            if other != seat and self.choices[other]:
                cards = self.holds(other)
                twin.choices[other] = cards.pop(chance.pick(len(cards)))
                twin.hands[other] = cards
        return twin

    # What search, tables and records need

    def copy(self) -> "SiestaState":
        twin = SiestaState(self.game, self.edition, self.options, self.players)
        twin.step, twin.over, twin.sealed = self.step, self.over, self.sealed
        twin.bag, twin.shade, twin.choices = self.bag[:], self.shade[:], self.choices[:]
        twin.won = [prizes[:] for prizes in self.won]
        twin.hands = [cards[:] for cards in self.hands]
        twin.discards = [cards[:] for cards in self.discards]
        return twin

    def details(self) -> dict[str, Any]:
        return {
            "bag": list(self.bag),
            "shade": list(self.shade),
            "won": [list(prizes) for prizes in self.won],
            "hands": [list(cards) for cards in self.hands],
            "choices": [card or None for card in self.choices],
            "discards": [list(cards) for cards in self.discards],
        }

    def moves(self) -> int:
        return len(MOVES)

    def notation(self, move: int) -> str:
        return NAMES[move]

    def parse(self, text: str) -> int:
        if text not in MOVES:
            raise IllegalMove("unknown-move", text=text[:60])
        return MOVES[text]
