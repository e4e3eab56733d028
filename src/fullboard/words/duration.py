"""Lengths of time in words."""

from fullboard.words.house import translator

MINUTE, HOUR, DAY = 60, 3600, 86400
EXACTLY = 10  # minutes, below which seconds matter


def duration(language: str, seconds: float) -> str:
    """A length of time, as exactly as one wants to know it."""
    _ = translator(language)
    whole = max(0, int(seconds))
    if whole >= 2 * DAY:
        return _("duration-days", days=whole // DAY)
    if whole >= 2 * HOUR:
        return _("duration-hours", hours=whole // HOUR)
    if whole >= MINUTE:
        minutes, rest = divmod(whole, MINUTE)
        if rest and minutes < EXACTLY:
            return _("duration-minutes-seconds", minutes=minutes, seconds=rest)
        return _("duration-minutes", minutes=minutes)
    return _("duration-seconds", seconds=whole)
