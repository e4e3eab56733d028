"""How a level adapts to people: what their last places say of how strong they are, and who makes an even match of it.

Strength is counted as in `strengths.py`: a greedy bot has none, and somebody with a strength of s comes in before a bot
with one of b in 1 / (1 + exp(b - s)) of the matches (R. A. Bradley and M. E. Terry, "Rank Analysis of Incomplete Block
Designs", Biometrika 39, 1952). An even match is one in which people come in before half of the bots.
"""

from collections.abc import Mapping, Sequence
from math import exp

from fullboard.core.chance import Chance

MOST_MATCHES = 20  # that are looked at, the latest
FADING = 0.9  # what a match tells, compared with the one after it
TOLD = 1.5  # how many comparisons a match is worth: places of one match hang together
DOUBT = 1.0  # how far a newcomer's strength may well be from that of the weakest bot
WIDEST = 8.0  # strengths lie within this

Compared = tuple[float, float]  # a bot's strength, and whether somebody came in before it: 1, level: 0.5, behind it: 0


def ahead_of(own: float, other: float) -> float:
    """How often somebody comes in before somebody else."""
    return 1.0 / (1.0 + exp(other - own))


def skill_of(matches: Sequence[Sequence[Compared]], newcomer: float) -> float:
    """How strong somebody is by their last matches, the latest first; without any they are as strong as a newcomer.

    It is the most likely strength, newcomers being spread around theirs. Older matches count less, and that somebody
    was a newcomer counts as little as what came before them all.
    """
    low, high = -WIDEST, WIDEST
    for _ in range(40):
        skill = (low + high) / 2
        if _slope(matches, newcomer, skill) > 0:
            low = skill
        else:
            high = skill
    return (low + high) / 2


def _slope(matches: Sequence[Sequence[Compared]], newcomer: float, skill: float) -> float:
    """Whether somebody is likelier to be stronger than that (above nought) or weaker."""
    slope = 0.0
    weight = 1.0
    for match in matches[:MOST_MATCHES]:
        slope += weight * TOLD * sum(won - ahead_of(skill, bot) for bot, won in match) / max(1, len(match))
        weight *= FADING
    return slope + weight * (newcomer - skill) / DOUBT**2


def line_up(skill: float, bots: Mapping[str, float], seats: int, chance: Chance) -> list[str]:
    """Bots for so many seats that make an even match: those next in strength, above and below, mixed by luck."""
    known = sorted(bots, key=lambda bot: bots[bot])
    weaker = max((at for at, bot in enumerate(known) if bots[bot] <= skill), default=0)
    stronger = min(weaker + 1, len(known) - 1)
    below, above = (ahead_of(skill, bots[known[at]]) - 0.5 for at in (weaker, stronger))
    part = min(1.0, max(0.0, below / (below - above))) if below > above else 0.0
    strong = part * seats
    many = int(strong) + (chance.pick(1000) < round(1000 * (strong - int(strong))))
    mixed = [known[stronger]] * many + [known[weaker]] * (seats - many)
    for last in range(seats - 1, 0, -1):
        other = int(chance.pick(last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
