"""Compañeros: the rules, in the order in which the rulebook tells them.

Moves 0 to 59 play that card, moves 60 to 65 take all pot cards of that suit.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from fullboard.core.bits import BIT, count, listed, shifted
from fullboard.core.cells import CellState
from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.game import Game
from fullboard.core.state import NOBODY, State
from fullboard.games.companeros.box import (
    BOXES,
    FULL_SUIT,
    RANKS,
    SIX_BITS,
    TOP_RANK,
    Box,
    as_hand,
    count_suits,
    in_hand,
    nth_suit,
    ranked,
    singles,
    suit_of,
    without,
)

TAKE: Final[i64] = 60
TRICKS: Final[i64] = 9
NO_CARD: Final[i64] = -1

# What each seat has, side by side in one vector so that a copy is one copy: `cells[HAND + seat]`.
HAND: Final[i64] = 0
WON: Final[i64] = 6
TOTAL: Final[i64] = 12
OWNER: Final[i64] = 18  # by suit: who laid each of its cards on the table, three bits a card
EMPTY: Final = vec[i64]([0] * 24)


class Companeros(Game):
    """Sets the table."""

    def new(self, players: i64, options: dict[str, Any], edition: Edition, chance: Chance) -> State:
        state = CompanerosState(self, edition, options, players, BOXES.of(edition), EMPTY[:])
        state.rounds = options["rounds"]
        state.starter = chance.pick(players)  # CO-11
        state.deal(chance)
        return state


@mypyc_attr(free_list_len=1)  # search copies a state and drops it again, over and over
class CompanerosState(CellState):
    """A match in progress. Heaps of cards are bit masks (see `box`)."""

    def __init__(
        self, game: Game, edition: Edition, options: dict[str, Any], players: i64, box: Box, cells: vec[i64]
    ) -> None:
        super().__init__(game, edition, options, players, box.moves, cells)
        self.box = box
        self.rounds: i64 = 1
        self.round: i64 = 1
        self.tricks: i64 = 0  # finished in this round
        self.starter: i64 = 0  # of this round
        self.leader: i64 = 0  # of this trick
        self.next_leader: i64 = 0
        self.played: i64 = 0  # how many cards lie on the table
        self.laid: i64 = 0  # which
        self.waiting: i64 = 0  # in a share-out: those of them whose owners have not taken yet
        self.order: i64 = 0  # the suits still to be served, strongest first (see `ranked`)
        self.claim: i64 = NO_CARD  # the card whose owner takes now
        self.sums: i64 = 0  # the sum of the cards played in each suit, ten bits a suit
        self.pot: i64 = 0

    # Préparation

    def deal(self, chance: Chance) -> None:
        """Shuffle the suits in use, turn up the pot and deal the rest (CO-1)."""
        n = self.players
        cards = BIT[: n * RANKS]
        left = BIT[n * RANKS] - 1
        self.pot = draw(cards, 0, n, chance)
        left ^= self.pot
        seat: i64 = 0
        while seat < n:
            hand = left  # the last seat needs no luck
            if seat < n - 1:
                hand = draw(cards, n + seat * TRICKS, TRICKS, chance)
            left ^= hand
            self.cells[HAND + seat] = as_hand(hand)
            self.cells[WON + seat] = 0
            seat += 1
        self.tricks = 0
        self.lead(self.starter)

    def lead(self, seat: i64) -> None:
        """Clear the table for a trick led by that seat."""
        self.leader = seat
        self.turn = seat
        self.played = 0
        self.laid = 0
        self.waiting = 0
        self.sums = 0

    # Jouer une carte

    def sharing(self) -> bool:
        """Whether the pot is being shared out."""
        return self.played == self.players

    def legal(self, seat: i64) -> vec[i64]:
        if self.over or seat != self.turn:
            return vec[i64]()
        if not self.sharing():
            return listed(self.hand(seat))  # CO-3
        moves = vec[i64]()
        suit: i64 = 0
        while suit < self.players:
            if suit_of(self.pot, suit):  # CO-6
                moves = append(moves, TAKE + suit)
            suit += 1
        return moves

    def random_move(self, seat: i64, chance: Chance) -> i64:
        if not self.sharing():
            return (self.cells[HAND + seat] >> (6 * chance.pick(TRICKS - self.tricks))) & SIX_BITS
        return TAKE + nth_suit(self.pot, chance.pick(count_suits(self.pot)))

    def playout(self, chance: Chance) -> i64:
        moves: i64 = 0  # the same as in the base, where a call does not know which method it will reach
        while not self.over:
            self.play(self.turn, self.random_move(self.turn, chance), chance)
            moves += 1
        return moves

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        self.step += 1
        if move >= TAKE:
            self.take(seat, move - TAKE, chance)
        else:
            self.play_card(seat, move, chance)

    def play_card(self, seat: i64, card: i64, chance: Chance) -> None:
        """Put a card face up on the table; the last one starts the share-out."""
        self.cells[HAND + seat] = without(self.cells[HAND + seat], card)
        self.lay(seat, card)
        self.sealed = True  # a card that has been shown cannot be unseen
        if self.played < self.players:
            self.turn = self.after(seat)
        else:
            self.share_out(chance)

    def lay(self, seat: i64, card: i64) -> None:
        """Add a card to the table and its value to the strength of its suit."""
        suit = card // RANKS
        place = 3 * (card - suit * RANKS)
        self.cells[OWNER + suit] = (self.cells[OWNER + suit] & ~shifted(7, place)) | (seat << place)
        self.sums += self.box.weight[card]
        self.laid |= BIT[card]
        self.played += 1

    # Décompte du pli

    def share_out(self, chance: Chance) -> None:
        """All have played: the first to take will lead the next trick (CO-8)."""
        self.waiting = self.laid
        self.order = ranked(self.sums, self.players)
        self.next_leader = self.leader
        if self.find_taker():
            self.next_leader = self.turn
        else:
            self.close_trick(chance)

    def find_taker(self) -> bool:
        """Turn to who takes next: the best card left of the strongest suit left (CO-5), unless suits tie (CO-4)."""
        best = self.order & FULL_SUIT
        if best >> 3 == (self.order >> RANKS & FULL_SUIT) >> 3 or self.pot == 0:
            return False
        suit = best & 7
        cards = suit_of(self.waiting, suit)
        if cards == 0:
            return False
        self.claim = suit * RANKS + TOP_RANK[cards]
        self.turn = self.owner(self.claim)
        return True

    def take(self, seat: i64, suit: i64, chance: Chance) -> None:
        """Take all pot cards of one suit, face down (CO-6)."""
        cards = suit_of(self.pot, suit) << (suit * RANKS)
        self.pot ^= cards
        self.cells[WON + seat] |= cards
        self.sealed = False
        self.served()
        if not self.find_taker():
            self.close_trick(chance)

    def served(self) -> None:
        """Who has taken waits no more; with the last of a suit, the next suit comes first."""
        self.waiting ^= BIT[self.claim]
        if not suit_of(self.waiting, self.order & 7):
            self.order >>= RANKS

    def close_trick(self, chance: Chance) -> None:
        """The cards played join what is left of the pot (CO-7)."""
        self.pot |= self.laid
        self.tricks += 1
        self.lead(self.next_leader)
        if self.tricks == TRICKS:
            self.end_round(chance)

    # Fin de la partie, partie en plusieurs manches

    def end_round(self, chance: Chance) -> None:
        """Note the points; deal again, or end the match (CO-9, CO-11)."""
        if self.round == self.rounds:
            self.over = True
            return
        cells = self.cells
        seat: i64 = 0
        while seat < self.players:
            cells[TOTAL + seat] += self.box.points_of(cells[WON + seat])
            seat += 1
        best = self.starter
        other = self.after(best)
        while other != self.starter:
            if cells[TOTAL + other] > cells[TOTAL + best]:
                best = other
            other = self.after(other)
        self.starter = best
        self.round += 1
        self.deal(chance)

    def score(self, seat: i64) -> i64:
        return self.cells[TOTAL + seat] + self.box.points_of(self.cells[WON + seat])

    # What views and positions ask

    def hand(self, seat: i64) -> i64:
        """The cards a seat holds, as a heap."""
        return in_hand(self.cells[HAND + seat], self.hand_size(seat))

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds: one less than before the trick once it has played."""
        place = seat - self.leader if seat >= self.leader else seat - self.leader + self.players
        return TRICKS - self.tricks - 1 if place < self.played else TRICKS - self.tricks

    def won(self, seat: i64) -> i64:
        """The cards a seat has won in this round."""
        return self.cells[WON + seat]

    def total(self, seat: i64) -> i64:
        """The points of a seat from the rounds before this one."""
        return self.cells[TOTAL + seat]

    def card_of(self, seat: i64) -> i64:
        """The card a seat has on the table, or NO_CARD."""
        for card in listed(self.laid):
            if self.owner(card) == seat:
                return card
        return NO_CARD

    def owner(self, card: i64) -> i64:
        """Who laid a card on the table."""
        suit = card // RANKS
        return (self.cells[OWNER + suit] >> (3 * (card - suit * RANKS))) & 7

    def strength(self, suit: i64) -> i64:
        """The sum of the cards played in a suit."""
        return suit_of(self.sums, suit)

    def takers(self) -> list[int]:
        """Who is still to take, in order, as long as the pot lasts."""
        ahead = self.copy()
        seats: list[int] = []
        while self.sharing() and ahead.find_taker():
            seats.append(ahead.turn)
            ahead.served()
        return seats

    def taken(self) -> i64:
        """How many have taken in this share-out."""
        return count(self.laid ^ self.waiting) if self.sharing() else 0

    # What search, tables and records need

    def copy(self) -> "CompanerosState":
        twin = CompanerosState(self.game, self.edition, self.options, self.players, self.box, self.cells[:])
        twin.step = self.step
        twin.over = self.over
        twin.sealed = self.sealed
        twin.turn = self.turn
        twin.rounds = self.rounds
        twin.round = self.round
        twin.tricks = self.tricks
        twin.starter = self.starter
        twin.leader = self.leader
        twin.next_leader = self.next_leader
        twin.played = self.played
        twin.laid = self.laid
        twin.waiting = self.waiting
        twin.order = self.order
        twin.claim = self.claim
        twin.sums = self.sums
        twin.pot = self.pot
        return twin

    def guess(self, seat: i64, chance: Chance) -> "CompanerosState":
        """Deal the hands of the others anew: every other card has been seen by all."""
        twin = self.copy()
        hidden: i64 = 0
        last = NOBODY
        other: i64 = 0
        while other < self.players:
            if other != seat:
                hidden |= self.hand(other)
                last = other
            other += 1
        cards = singles(hidden)
        at: i64 = 0
        other = 0
        while other <= last:
            if other != seat:
                hand = hidden
                if other < last:
                    size = self.hand_size(other)
                    hand = draw(cards, at, size, chance)
                    at += size
                hidden ^= hand
                twin.cells[HAND + other] = as_hand(hand)
            other += 1
        return twin


def draw(cards: vec[i64], start: i64, many: i64, chance: Chance) -> i64:
    """Draw that many of the cards from a place on. Those passed over move up: nobody looks behind them again."""
    drawn: i64 = 0
    at = start
    left = len(cards) - start
    while at < start + many:
        other = at + chance.pick(left)
        drawn |= cards[other]
        cards[other] = cards[at]
        left -= 1
        at += 1
    return drawn
