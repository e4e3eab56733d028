"""Who came where in a match that is over."""

from collections.abc import Collection, Sequence

from fullboard.core.results import place


def by_place(scores: Sequence[int], winners: Collection[int]) -> list[int]:
    """The seats, the first place first."""
    return sorted(range(len(scores)), key=lambda seat: place(scores, winners, seat))


def margin(scores: Sequence[int], winners: Collection[int]) -> int | None:
    """By how many points it was won; nothing if everybody did, or if something else than points decided it."""
    others = [score for seat, score in enumerate(scores) if seat not in winners]
    least = min((scores[seat] for seat in winners), default=0)
    if not winners or not others or least <= max(others) or least != max(scores):
        return None
    return least - max(others)


def lead(scores: Sequence[int], winners: Collection[int], seat: int) -> int | None:
    """By how many points a seat won, or (below nought) stayed behind the winner; None if points did not decide it."""
    won_by = margin(scores, winners)
    if won_by is None:
        return None
    return won_by if seat in winners else scores[seat] - max(scores)
