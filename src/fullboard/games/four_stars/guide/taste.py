"""The habits that search assumes: others are greedy, and whoever thinks has a taste that changes on the way to the end.

The greedy bot minds the end only once it is rich enough; this taste, evolved among greedy bots by
`benchmarks/studies/taste_of_four_stars.py`, sees it coming: links too many and cards in hand weigh more and more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.games.four_stars.greedy.worth import Taste

DEGREES: Final = vec[i64]([0, 30, 60, 80, 100, 130])  # of wealth, in hundredths of the fortune
# fmt: off
ROWS: Final = vec[i64]([  # see `worth` for what the numbers of a row mean
     272,   33,   94,  242,   24,  119,  -10,   64,  -52,  # 0 %
     418,   47,  219,  259,   36,   18,    1,   80, -101,  # 30 %
     404,   44,   73,  169,   43,   63,    3,  108,  146,  # 60 %
     412,   70,  141,  -65,   49,  126,   17,  108,  178,  # 80 %
     849,  107,  -48, -269,   64,   31,    6,   74, 1507,  # 100 %
     805,  110,  115, -376,   28,   36,   -6,  100, 1523,  # 130 %
])
# fmt: on


def savvy() -> Taste:
    """The taste of somebody who sees the end coming."""
    taste = Taste()
    taste.degrees = DEGREES
    taste.rows = ROWS
    taste.knowing = True
    taste.spite, taste.hold_season, taste.hold_price, taste.hold_deal, taste.hold_crisis = (26, 104, 222, 320, 290)
    return taste
