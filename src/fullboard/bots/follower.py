"""A player that knows nothing and does what the coach says: any move that serves its first aim, or any at all."""

from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.coach import Coach


class Follower(Bot):
    """Moves at random among the moves of the coach's first aim; its warnings it never hears."""

    def __init__(self, coach: Coach) -> None:
        super().__init__()
        self.coach = coach

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        """A move that serves an aim."""
        moves = {chair.notation(move): int(move) for move in chair.legal}
        for aim in self.coach.aims(chair.view, int(chair.seat), moves):
            wanted = sorted(aim.moves & moves.keys())
            if wanted:
                return moves[wanted[int(chance.pick(len(wanted)))]]
        return int(chair.random_move(chance))
