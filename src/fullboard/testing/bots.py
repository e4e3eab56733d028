"""The contract of bots: every bot that plays a game plays it to the end, legally, from what its chair knows."""

from collections.abc import Callable

from fullboard import games
from fullboard.bots.loop import GameLoop
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.shelf import shelf
from fullboard.core.state import State
from fullboard.testing.contract import Contract
from fullboard.testing.worlds import MOST_MOVES, endless


class TwiceAsked(GameLoop):
    """Bots of one kind, now and then asked twice: in the true state, and in one that their seat cannot tell from it."""

    def __init__(self, name: str, state: State, make: Callable[[], Bot], luck: Quick) -> None:
        seats = range(state.players)
        super().__init__(state, [make() for _ in seats], [Budget(8) for _ in seats], luck, Quick(8, len(seats)))
        self.name = name
        self.make = make
        self.asked = self.asked_in_all = 0

    def choose(self, seat: int) -> int:
        """The move of whoever sits there."""
        if self.state.step % 5 == 0:
            other = self.state.guess(seat, Quick(self.asked, 1))
            here, there = self.fresh_choice(self.state, seat), self.fresh_choice(other, seat)
            assert here == there, (
                f"{self.name} at seat {seat} chooses {self.state.notation(here)!r}, and {self.state.notation(there)!r}"
                " in a state its seat cannot tell from this one: it knows more than its chair, or remembers more"
            )
            self.asked += 1
        self.asked_in_all += 1
        assert self.asked_in_all <= MOST_MOVES, endless(f"{self.name} against itself")
        move = int(super().choose(seat))
        assert move in self.state.legal(seat), f"{self.name} chose {self.state.notation(move)!r}, which is not legal"
        return move

    def fresh_choice(self, state: State, seat: int) -> int:
        """What a bot that has just sat down would do."""
        chance = Quick(self.asked)
        return int(self.make().choose(Chair(state, seat, chance), chance, self.budgets[seat]))


class BotContract(Contract):
    """Bots know only their chair."""

    def test_bots_play_legal_moves_to_the_end_and_know_only_their_chair(self, key: str) -> None:
        game = games[key]
        for name, make in shelf().bots_for(game).items():
            for players in game.players:
                luck = Quick(7, players)
                state = game.new(players, game.check_options({}), game.find_edition(), luck)
                loop = TwiceAsked(f"{key}'s bot {name}", state, make, luck)
                moves = loop.run()
                assert loop.state.over, f"with {players} times {name} nobody may move, and the match is not over"
                assert moves >= loop.asked > 0, f"{name} was never asked: see `step` in the rules"
                winners = list(loop.state.winners())
                assert 0 < len(winners) <= players, f"{winners} are no winners of {players} players: see `ranks`"
