"""The contract of a game in progress: a state holds no randomness and no future."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.errors import IllegalMove

if TYPE_CHECKING:
    from fullboard.core.game import Game

SPECTATOR: Final[i64] = -1  # the seat of somebody who only watches: `view` and `guess` know it


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of a match, secrets included; games derive from it.

    `step` grows with every move except those made inside a simultaneous choice before its reveal.
    `sealed` says that the last move revealed something, so that it cannot be freely undone.
    """

    def __init__(self, game: "Game", edition: Edition, options: dict[str, Any], players: i64) -> None:
        self.game = game
        self.edition = edition
        self.options = options
        self.players = players
        self.step: i64 = 0
        self.over = False
        self.sealed = False

    def actors(self) -> vec[i64]:
        """The seats that may move now, none when the match is over."""
        raise NotImplementedError

    def actor(self) -> i64:
        """The first of the actors, or -1 when the match is over; override list-free for speed."""
        seats = self.actors()
        return seats[0] if len(seats) else -1

    def legal(self, seat: i64) -> vec[i64]:
        """The moves of that seat now, in rising order."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        """Make a move. Trusts its input: `refuse` is for those who do not."""
        raise NotImplementedError

    def copy(self) -> "State":
        """A state of its own, equal to this one."""
        raise NotImplementedError

    def guess(self, seat: i64, chance: Chance) -> "State":
        """A random full state that this seat could not tell from this one, with perfect recall."""
        raise NotImplementedError

    def scores(self) -> vec[i64]:
        """The points of every seat, as they would be counted now."""
        raise NotImplementedError

    def view(self, seat: i64) -> dict[str, Any]:
        """What the table shows to that seat now, as plain data."""
        raise NotImplementedError

    def details(self) -> dict[str, Any]:
        """The game's own part of `position`."""
        raise NotImplementedError

    def notation(self, move: i64) -> str:
        """The readable name of a move: ASCII, the same in every language and every state."""
        raise NotImplementedError

    def parse(self, text: str) -> i64:
        """The move of that name; raises IllegalMove("unknown-move") if there is none."""
        raise NotImplementedError

    def objection(self, seat: i64, move: i64) -> IllegalMove:
        """Why a move that is not among the legal ones of this actor may not be made."""
        return IllegalMove("not-legal", move=self.notation(move))

    def moves(self) -> i64:
        """One more than the largest move id of the game."""
        raise NotImplementedError

    def random_move(self, seat: i64, chance: Chance) -> i64:
        """One of the legal moves, each equally likely."""
        moves = self.legal(seat)
        return moves[chance.pick(len(moves))]

    def playout(self, chance: Chance) -> i64:
        """Play random moves to the end; returns how many. Override it with the same loop to spare the
        calls their detour through the base class."""
        moves: i64 = 0
        seat = self.actor()
        while seat >= 0:
            self.play(seat, self.random_move(seat, chance), chance)
            seat = self.actor()
            moves += 1
        return moves

    def winners(self) -> vec[i64]:
        """The seats that share the win, none before the end."""
        best = vec[i64]()
        if not self.over:
            return best
        scores = self.scores()
        seat: i64 = 0
        while seat < len(scores):
            if len(best) == 0 or scores[seat] > scores[best[0]]:
                best = vec[i64]([seat])
            elif scores[seat] == scores[best[0]]:
                best = append(best, seat)
            seat += 1
        return best

    def refuse(self, seat: i64, move: i64) -> None:
        """Raise IllegalMove with the reason if this seat may not make this move now."""
        if self.over:
            raise IllegalMove("match-over")
        if seat not in self.actors():
            raise IllegalMove("not-your-turn", seat=seat)
        if move not in self.legal(seat):
            raise self.objection(seat, move)

    def position(self) -> dict[str, Any]:
        """The whole state as plain data, secrets included; `Game.load` is its inverse."""
        return {
            "game": self.game.key,
            "rules": self.game.version,
            "edition": self.edition.reference(),
            "players": self.players,
            "options": dict(self.options),
            "step": self.step,
            **self.details(),
        }

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _from_pickle, (self.game.key, self.position(), self.sealed)


def _from_pickle(key: str, position: dict[str, Any], sealed: bool) -> State:
    from fullboard.core.shelf import find_game  # a state is pickled rarely, and the shelf knows games

    state = find_game(key).load(position)
    state.sealed = sealed
    return state
