"""What can go wrong when bots play many games, each with a stable code like every error of the house."""

from fullboard.core.errors import FullboardError


class ArenaError(FullboardError):
    """A plan that cannot be played, a results file that does not belong to it, or a bot or worker that failed."""


class NetError(FullboardError):
    """A file that is no net, is damaged, or holds one for another game, number of players or kind of features."""


class TrainingError(FullboardError):
    """A training that cannot be begun or continued."""
