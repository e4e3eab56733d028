"""What one seat may know of Goofspiel, as numbers; there is nothing to remember, so both forms are the same."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from fullboard.core.edition import Edition
from fullboard.core.features import SET, Features, put
from fullboard_goofspiel.rules import CARDS, GoofspielState


class GoofspielFeatures(Features):
    """The prize and those to come, what everybody holds, points, and one's own bid."""

    def __init__(self, players: int, options: dict[str, Any], edition: Edition, recall: bool) -> None:
        super().__init__(players, recall)
        cards = CARDS[: options["cards"]]
        self.cards = len(cards)
        self.finished = self.block("over")
        self.prize = self.block("prize", cards)
        self.prizes = self.block("prizes", cards)
        self.points = self.block("points", self.seats(), high=sum(cards))
        self.has_bid = self.block("has-bid", self.seats())
        self.holds = self.block("holds", self.seats(cards))
        self.shown = self.block("shown", self.seats(cards))
        self.bid = self.block("bid", cards)

    def fill(self, state: GoofspielState, seat: int, row: vec[i16], at: int) -> None:  # type: ignore[override]
        put(row, at + self.finished, state.over)
        self._lay(row, at + self.prize, [state.prize])
        self._lay(row, at + self.prizes, state.prizes)
        bid = state.choices[seat]
        self._lay(row, at + self.bid, [] if bid is None else [CARDS[bid]])
        for other in range(self.players):
            place = self.ahead(other, seat)
            put(row, at + self.points + place, state.points[other])
            put(row, at + self.has_bid + place, state.choices[other] is not None)
            self._lay(row, at + self.holds + place * self.cards, state.hands[other])
            self._lay(row, at + self.shown + place * self.cards, state.shown[other : other + 1])

    def _lay(self, row: vec[i16], at: int, cards: Any) -> None:
        """Write 1 for every card."""
        for card in cards:
            row[at + card - 1] = SET
