"""How a match that is over is told to one who sat there, or looked on: place, margin, and how the lead changed."""

from dataclasses import dataclass

from cachetools import LRUCache

from fullboard.core.match import Match
from fullboard.house.adapting import levels_chosen
from fullboard.house.places import margin, place
from fullboard.house.table import Table
from fullboard.words import Words, bot_label, translator

MOST_KEPT = 500

Leads = tuple[int, int | None]  # how often the lead changed, and the line from which the winner kept it
_leads: LRUCache[tuple[str, int], Leads] = LRUCache(MOST_KEPT)


@dataclass(frozen=True)
class Ending:
    """What is said of the end of a match."""

    headline: str
    sentences: tuple[str, ...]
    decided: int | None  # the line of the log that the last sentence is about
    last: int
    adapted: tuple[str, ...] = ()  # what bots that adapt to people have chosen


def ending(table: Table, match: Match, seat: int | None, words: Words) -> Ending:
    """The end of a match, as one viewer is told of it."""
    _ = translator(words.language)
    scores, winners = match.scores, match.winners
    won_by = margin(scores, winners)
    last = len(match.lines()) - 1
    headline = _headline(match, seat, words)
    if won_by is None or len(winners) != 1:
        return Ending(headline, (), None, last, _adapted(table, words))
    changes, decided = leads(table.id, match)
    said = [_("ending-lead-changed", times=changes) if changes else _("ending-lead-kept", name=words.name(winners[0]))]
    if changes and decided is not None:
        said.append(_("ending-decided", name=words.name(winners[0])))
    return Ending(headline, tuple(said), decided if changes else None, last, _adapted(table, words))


def _adapted(table: Table, words: Words) -> tuple[str, ...]:
    """At which level bots have played that adapt to people."""
    _ = translator(words.language)
    return tuple(
        _(
            "ending-adapted",
            names=[words.name(at) for at in seats],
            many=len(seats),
            level=bot_label(words.language, bot),
        )
        for bot, seats in levels_chosen(table).items()
    )


def _headline(match: Match, seat: int | None, words: Words) -> str:
    _ = translator(words.language)
    scores, winners = match.scores, match.winners
    won_by = margin(scores, winners)
    if seat is None or not winners:
        return ""
    if seat in winners:
        others = [words.name(each) for each in winners if each != seat]
        if others:
            return _("ending-you-share", names=others)
        return _("ending-you-win") if won_by is None else words.counted("ending-you-win-by", points=won_by)
    where = {"place": place(scores, winners, seat), "players": match.players}
    if won_by is None:
        return _("ending-place", **where)
    behind = scores[winners[0]] - scores[seat]
    return words.counted("ending-place-behind", points=behind, names=[words.name(each) for each in winners], **where)


def leads(table: str, match: Match) -> Leads:
    """How often the lead changed hands, and since which line the winner had it to the end."""
    lines = [line.number for line in match.standing()]
    key = (table, len(match.lines()))
    known = _leads.get(key)
    if known is None:
        ahead: list[tuple[int, int]] = []  # line and seat, whenever somebody else leads alone
        for line in lines:
            scores = tuple(match.state_at(line).scores())
            best = [seat for seat, score in enumerate(scores) if score == max(scores)]
            if len(best) == 1 and (not ahead or ahead[-1][1] != best[0]):
                ahead.append((line, best[0]))
        known = _leads[key] = (max(0, len(ahead) - 1), ahead[-1][0] if ahead else None)
    return known
