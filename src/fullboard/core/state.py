"""The contract of a game in progress: a state holds no randomness and no future."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from fullboard.core.chance import Chance
from fullboard.core.edition import Edition
from fullboard.core.errors import IllegalMove
from fullboard.core.moves import MoveNames

if TYPE_CHECKING:
    from fullboard.core.game import Game

SPECTATOR: Final[i64] = -1  # the seat of somebody who only watches: `view` and `guess` know it
NOBODY: Final[i64] = -1
SHARED: Final = frozenset(  # what every state has; all else is a game's own
    {"game", "edition", "options", "players", "names", "step", "over", "sealed"}
)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of a match, secrets included; games derive from it.

    `step` grows with every move except those made inside a simultaneous choice before its reveal.
    `sealed` says that the last move revealed something, so that it cannot be freely undone.

    A state in plain Python keeps what it has in lists, dictionaries, sets, numbers and strings; copies, pickles and
    positions are then made of that without a line of its own. A compiled one has its own `copy` and `details`.
    """

    def __init__(self, game: "Game", edition: Edition, options: dict[str, Any], players: i64, names: MoveNames) -> None:
        self.game = game
        self.edition = edition
        self.options = options
        self.players = players
        self.names = names
        self.step: i64 = 0
        self.over = False
        self.sealed = False

    def set_up(self, chance: Chance) -> None:
        """Set the table: what lies where before the first move."""
        raise NotImplementedError

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
        """A state of its own, equal to this one; compiled classes override it, for speed too."""
        return _rebuilt(self, {name: _own_copy(value) for name, value in own_parts(self).items()})

    def guess(self, seat: i64, chance: Chance) -> "State":
        """A random full state that this seat could not tell from this one, with perfect recall."""
        raise NotImplementedError

    def scores(self) -> vec[i64]:
        """The points of every seat, as they would be counted now."""
        raise NotImplementedError

    def view(self, seat: i64) -> dict[str, Any]:
        """What the table shows to that seat now, as plain data."""
        if self.game.show is None:
            raise NotImplementedError
        return self.game.show(self, seat)

    def details(self) -> dict[str, Any]:
        """The game's own part of `position`: what it says itself, or all it has as plain data."""
        if self.game.describe is not None:
            return self.game.describe(self)
        return {name: _plain(value) for name, value in own_parts(self).items()}

    def notation(self, move: i64) -> str:
        """The readable name of a move: ASCII, the same in every language and every state."""
        return self.names.names[move]

    def parse(self, text: str) -> i64:
        """The move of that name; raises IllegalMove("unknown-move") if there is none."""
        return self.names.parse(text)

    def objection(self, seat: i64, move: i64) -> IllegalMove:
        """Why a move that is not among the legal ones of this actor may not be made."""
        if self.game.object_to is not None:
            return self.game.object_to(self, seat, move)
        return IllegalMove("not-legal", move=self.notation(move))

    def moves(self) -> i64:
        """One more than the largest move id of the game."""
        return len(self.names.names)

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 < self.players:  # as an expression, its numbers would be boxed
            return seat + 1
        return 0

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

    def ranks(self) -> vec[i64]:
        """What decides the win, a number for every seat: the scores, unless something breaks ties."""
        return self.scores()

    def winners(self) -> vec[i64]:
        """The seats that share the win, those of the highest rank; none before the end."""
        best = vec[i64]()
        if not self.over:
            return best
        ranks = self.ranks()
        seat: i64 = 0
        while seat < len(ranks):
            if len(best) == 0 or ranks[seat] > ranks[best[0]]:
                best = vec[i64]([seat])
            elif ranks[seat] == ranks[best[0]]:
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
        if self.game.sets_up:
            return _from_position, (self.game.key, self.position(), self.sealed)
        shared = (self.options, int(self.players), int(self.step), self.over, self.sealed)
        return _from_parts, (type(self), self.game.key, self.edition, shared, self.names.names, own_parts(self))


def _from_position(key: str, position: dict[str, Any], sealed: bool) -> State:
    from fullboard.core.shelf import find_game  # a state is pickled rarely, and the shelf knows games

    state = find_game(key).load(position)
    state.sealed = sealed
    return state


# Copies and pickles of states in plain Python, of which nothing is known but their attributes


def own_parts(state: State) -> dict[str, Any]:
    """What a state in plain Python has besides what every state has, by name."""
    if not hasattr(state, "__dict__"):
        raise NotImplementedError("a compiled state has a copy and details of its own")
    return {name: value for name, value in vars(state).items() if name not in SHARED}


def _from_parts(
    kind: Any, key: str, edition: Edition, shared: tuple[Any, ...], names: list[str], parts: dict[str, Any]
) -> State:
    from fullboard.core.shelf import find_game

    options, players, step, over, sealed = shared
    state = _blank(kind, find_game(key), edition, options, players, MoveNames(names))
    return _filled(state, step, over, sealed, parts)


def _rebuilt(state: State, parts: Mapping[str, Any]) -> State:
    twin = _blank(type(state), state.game, state.edition, state.options, state.players, state.names)
    return _filled(twin, state.step, state.over, state.sealed, parts)


def _blank(kind: Any, game: "Game", edition: Edition, options: dict[str, Any], players: i64, names: MoveNames) -> State:
    """A state of that class that has only what every state has."""
    state: State = kind.__new__(kind, game, edition, options, players, names)
    State.__init__(state, game, edition, options, players, names)
    return state


def _filled(state: State, step: i64, over: bool, sealed: bool, parts: Mapping[str, Any]) -> State:
    state.step = step
    state.over = over
    state.sealed = sealed
    vars(state).update(parts)
    return state


def _own_copy(value: Any) -> Any:
    """A copy that shares nothing that could be changed."""
    if isinstance(value, list):
        return [_own_copy(item) for item in value]
    if isinstance(value, dict):
        return {key: _own_copy(item) for key, item in value.items()}
    if isinstance(value, set):
        return set(value)
    return value


def _plain(value: Any) -> Any:
    """The same as data that JSON knows."""
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(value)
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
