"""The figures of an arena: win shares with their intervals, ratings, and when there are enough games.

Win shares have Wilson's score interval (E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical
Inference", Journal of the American Statistical Association 22, 1927). Ratings are Plackett-Luce ratings by openskill
(R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research
12, 2011).
Early stopping is not an SPRT, which wants two hypotheses, but a confidence sequence by betting: see `Clearance`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import NormalDist

from fullboard.bots.arena.games import Played
from fullboard.bots.plan import Plan

ALPHA = 0.05  # intervals are 95 % intervals
Z = NormalDist().inv_cdf(1 - ALPHA / 2)


@dataclass(frozen=True)
class Interval:
    """A figure and the interval that holds the truth, 95 times in 100."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class BotFigures:
    """What one bot has done; a seat counts once for every game, so that two seats in one game count twice."""

    bot: str
    rating: Interval
    win_share: Interval
    fair_share: float  # what it would win if all played alike
    ahead_share: float  # of the other bots' seats at its tables, how many came in behind it; level ones count half
    mean_score: float  # by seat
    games: int
    seats: int
    moves: int
    seconds_per_move: float


def wilson(wins: float, games: int) -> Interval:
    """Wilson's score interval for a share of wins.

    Wins that are shared count as fractions. Of all figures between 0 and 1 with the same mean, whole wins
    vary most, and so do games of one chance compared with games of different chances: with shared wins and
    rotating seats the interval is, if anything, too wide.

    >>> found = wilson(5, 10)
    >>> f"{found.value:.3f}, {found.low:.3f} to {found.high:.3f}"
    '0.500, 0.237 to 0.763'
    """
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z / (1 + Z * Z / games) * (share * (1 - share) / games + (Z / (2 * games)) ** 2) ** 0.5
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def ratings(names: Iterable[str], games: Iterable[Played]) -> dict[str, Interval]:
    """Plackett-Luce ratings (openskill) from the places of all seats, game after game.

    Everybody starts at 25; bots do not learn, so nothing is added to sigma with time. Seats of the same
    bot are rated each, and the bot gets the mean.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    rated = {name: (float(model.mu), float(model.sigma)) for name in names}
    for game in games:
        teams = [[model.rating(*rated[bot])] for bot in game.bots]
        after = model.rate(teams, ranks=[float(rank) for rank in game.ranks()])
        for name in set(game.bots):
            own = [team[0] for bot, team in zip(game.bots, after, strict=True) if bot == name]
            rated[name] = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
    return {name: Interval(mu, mu - Z * sigma, mu + Z * sigma) for name, (mu, sigma) in rated.items()}


def standings(plan: Plan, games: list[Played]) -> list[BotFigures]:
    """Every bot that has played, the best rating first."""
    rated = ratings(plan.names(), games)
    found = []
    for name in plan.names():
        own = [game for game in games if name in game.bots]
        if not own:
            continue
        seats = [(game, seat) for game in own for seat, bot in enumerate(game.bots) if bot == name]
        moves = sum(game.moves[seat] for game, seat in seats)
        found.append(
            BotFigures(
                bot=name,
                rating=rated[name],
                win_share=wilson(sum(game.win_shares()[name] for game in own), len(own)),
                fair_share=len(seats) / (len(own) * plan.players),
                ahead_share=_ahead(name, own),
                mean_score=sum(game.scores[seat] for game, seat in seats) / len(seats),
                games=len(own),
                seats=len(seats),
                moves=moves,
                seconds_per_move=sum(game.seconds[seat] for game, seat in seats) / max(1, moves),
            )
        )
    return sorted(found, key=lambda standing: -standing.rating.value)


def _ahead(name: str, games: list[Played]) -> float:
    """How many of the others came in behind a bot; half of them if there are none."""
    compared = [
        1.0 if own < rank else 0.5 if own == rank else 0.0
        for game in games
        for bot, own in zip(game.bots, game.ranks(), strict=True)
        if bot == name
        for other, rank in zip(game.bots, game.ranks(), strict=True)
        if other != name
    ]
    return sum(compared) / len(compared) if compared else 0.5


class Clearance:
    """Watches, round by round, until the first bot's win share is clearly above or below a given one.

    A game of chance that is fair if the share is just the given one: after every round an imaginary player
    stakes a part of a capital on "more" and another plays on "less". If the share is not more, the first
    one's capital exceeds 1 / p with a probability of at most p, however long it goes on and whenever one
    looks (Ville's inequality). With p = 2.5 % on either side this is a 95 % interval that holds at all times
    at once (a confidence sequence by betting: Waudby-Smith and Ramdas, "Estimating means of bounded random
    variables by betting", 2024). The stakes are a mixture of all sizes, so that none has to be chosen.
    A round is the unit because its line-ups are drawn independently and seats are balanced within it.
    """

    STAKES = [part / 20 for part in range(1, 20)]

    def __init__(self, plan: Plan, share: float) -> None:
        self.share = share
        self.verdict = ""  # "above" or "below", once it is clear
        self.games = 0  # how many were looked at: always the first so many of the plan
        self._bot = plan.bots[0]
        self._round = len(plan.bots)
        self._more = [1.0] * len(self.STAKES)
        self._less = [1.0] * len(self.STAKES)

    def follow(self, played: Mapping[int, Played]) -> bool:
        """Look at the rounds that are complete by now; returns whether it is clear."""
        while not self.verdict and all(self.games + k in played for k in range(self._round)):
            self._look([played[self.games + k] for k in range(self._round)])
        return bool(self.verdict)

    def _look(self, games: list[Played]) -> None:
        self.games += len(games)
        surplus = sum(game.win_shares()[self._bot] - self.share for game in games if self._bot in game.bots)
        surplus /= len(games)  # from -share to 1 - share
        for at, stake in enumerate(self.STAKES):
            self._more[at] *= 1 + stake / self.share * surplus
            self._less[at] *= 1 - stake / (1 - self.share) * surplus
        enough = len(self.STAKES) * 2 / ALPHA
        if sum(self._more) >= enough:
            self.verdict = "above"
        elif sum(self._less) >= enough:
            self.verdict = "below"
