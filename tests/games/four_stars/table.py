"""Sets a table: a test names what matters, says what the dice show, and the rest is as in a new match."""

from __future__ import annotations

from typing import Any

from fullboard import IllegalMove, games
from fullboard.core.chance import Recorded

GAME = games["four-stars"]
STARS, HOTEL, RESTAURANT, DOLLAR, CLUB, PLANE, STARRED = 0, 1, 2, 3, 4, 5, 7  # squares of the first side
CHAIN = {"hotel": 6, "restaurant": 4, "club": 3, "plane": 2}  # the first objective card
START: Any = GAME.load({"players": 2})
ALL = list(START.box.events)


class Table:
    """A match whose dice and draws are dictated."""

    def __init__(self, players: int = 2, *, version: int = GAME.version, **described: Any) -> None:
        self.state: Any = GAME.load({"players": players, "rules": version, **described})

    def play(self, move: str, *dice: int, draws: str | None = None) -> Table:
        """Let the seat on turn make a move; `dice` fall as given, a card drawn is the nth of the unseen ones."""
        picks = [(die - 1, 6) for die in dice]
        if draws is not None:
            unseen = self.now["stack"]
            picks.insert(2, (unseen.index(draws), len(unseen)))
        chance = Recorded(picks)
        seat = self.state.actor()
        number = self.state.parse(move)
        self.state.refuse(seat, number)
        after = self.state.copy()
        after.play(seat, number, chance)
        chance.close()
        self.state = after
        return self

    def refused(self, move: str) -> str | None:
        """The code with which a move of the seat on turn is refused."""
        try:
            self.state.refuse(self.state.actor(), self.state.parse(move))
        except IllegalMove as error:
            return error.code
        return None

    @property
    def now(self) -> dict[str, Any]:
        return dict(self.state.position())

    @property
    def legal(self) -> list[str]:
        return [self.state.notation(move) for move in self.state.legal(self.state.actor())]

    def can(self, verb: str) -> list[str]:
        """The legal moves that begin with a word."""
        return [move for move in self.legal if move.split()[0] == verb]

    def cash(self, seat: int = 0) -> int:
        return int(self.now["cash"][seat])

    def price(self, branch: str) -> int:
        return int(self.now["prices"][branch])

    def links(self, seat: int = 0) -> dict[str, int]:
        return {branch: many for branch, many in self.now["links"][seat].items() if many}


def on(square: int, players: int = 2, dice: tuple[int, int] = (1, 2), **described: Any) -> Table:
    """Seat 0 has just arrived on a square."""
    phase = "change" if square == DOLLAR else "square"
    squares = [square, *[STARRED] * (players - 1)]
    return Table(players, **{"phase": phase, "squares": squares, "dice": list(dice), **described})


def prices(hotel: int = 1, restaurant: int = 1, club: int = 1, plane: int = 1) -> dict[str, int]:
    return {"hotel": hotel, "restaurant": restaurant, "club": club, "plane": plane}


def about_to_announce(players: int = 2, **described: Any) -> Table:
    """Seat 0 stands on a hotel square with everything it needs."""
    given = {"cash": [100, *[25] * (players - 1)], "links": [CHAIN, *[{}] * (players - 1)]}
    return on(HOTEL, players, **{**given, **described})
