"""What decisions were worth: the net's own shares of the win, corrected step by step by what came after.

This is TD(λ) (R. S. Sutton, "Learning to Predict by the Methods of Temporal Differences", Machine Learning 3, 1988), as
advantages: J. Schulman, P. Moritz, S. Levine, M. Jordan, P. Abbeel, "High-Dimensional Continuous Control Using
Generalized Advantage Estimation", ICLR 2016.
"""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]


def advantages(
    value: Floats, won: Floats, match: Numbers, seat: Numbers, trace: float, value_trace: float
) -> tuple[Floats, Floats]:
    """How much better each decision turned out than was thought, and what everybody's shares should have been.

    A seat's decisions in one match follow each other; the next value corrects the one before, and so on to the end.
    Rows have their own seat's share first. A trace of 1 looks at the end of the match only, one of 0 at the next value.
    """
    better = np.zeros(len(value))
    shares = np.zeros_like(won)
    following = -1
    for row in np.lexsort((np.arange(len(value)), seat, match))[::-1]:
        if following >= 0 and match[row] == match[following] and seat[row] == seat[following]:
            better[row] = value[following, 0] - value[row, 0] + trace * better[following]
            shares[row] = (1 - value_trace) * value[following] + value_trace * shares[following]
        else:
            better[row] = won[row, 0] - value[row, 0]
            shares[row] = won[row]
        following = row
    return better, shares
