"""Who came where in a match that is over."""

from collections.abc import Collection, Sequence


def place(scores: Sequence[int], winners: Collection[int], seat: int) -> int:
    """The place of a seat, counted from 1: whoever shares the win shares the first, others follow by their points."""
    if seat in winners:
        return 1
    ahead = [at for at in range(len(scores)) if at not in winners and scores[at] > scores[seat]]
    return 1 + len(winners) + len(ahead)


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
