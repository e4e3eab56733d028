"""How a match that is over is told to one who sat there, or looked on: place, margin, and how it came about."""

from collections.abc import Sequence
from dataclasses import dataclass

from cachetools import LRUCache

from fullboard.core.match import Match
from fullboard.core.results import place
from fullboard.core.story import BESIDE, DECIDED, Told
from fullboard.core.tally import POINTS, counts
from fullboard.house.adapting import levels_chosen
from fullboard.house.places import by_place, margin
from fullboard.house.table import Table
from fullboard.web.stories import stories
from fullboard.words import Words, bot_label, translator

MOST_KEPT = 500
MOST_DECIDING = 4  # sentences at the end of a story
MINUS = "\N{MINUS SIGN}"

Leads = tuple[int, int | None]  # how often the lead changed, and the line from which the winner kept it
_leads: LRUCache[tuple[str, int], Leads] = LRUCache(MOST_KEPT)
Sources = tuple[tuple[str, int], ...]  # what somebody's points are made of, the greatest part first
_sources: LRUCache[tuple[str, int], tuple[Sources, ...]] = LRUCache(MOST_KEPT)


@dataclass(frozen=True)
class Ending:
    """What is said of the end of a match."""

    headline: str
    sentences: tuple[str, ...]
    decided: int | None  # the line of the log that the last sentence is about
    last: int
    adapted: tuple[str, ...] = ()  # what bots that adapt to people have chosen
    sources: tuple[tuple[str, str], ...] = ()  # who has points from what, where a game says so


def ending(table: Table, match: Match, seat: int | None, words: Words) -> Ending:
    """The end of a match, as one viewer is told of it."""
    _ = translator(words.language)
    winners = match.winners
    last = len(match.lines()) - 1
    said: list[str] = []
    line = None
    why = _why(table, seat, words)
    by_points = not any(told["outcome"] == DECIDED for told in why)
    said += [words.told(told["key"], told["parameters"]) for told in why if not _is_own_win(told, winners, seat)]
    if len(winners) == 1:
        winner = {"name": words.name(winners[0]), "who": "you" if winners[0] == seat else "other"}
        if margin(match.scores, winners) is not None and by_points:
            changes, decided = leads(table.id, match)
            said.append(_("ending-lead-changed", times=changes) if changes else _("ending-lead-kept", **winner))
            if changes and decided is not None:
                said.append(_("ending-decided", **winner))
                line = decided
        for source, many in sources(table.id, match)[winners[0]][:1]:
            said.append(_("ending-source", **winner, source=words.tally(source), many=many))
    headline = _headline(match, seat, words, margin(match.scores, winners) if by_points else None)
    return Ending(headline, tuple(said), line, last, _adapted(table, words), sources_in_words(table, match, words))


def sources_in_words(table: Table, match: Match, words: Words) -> tuple[tuple[str, str], ...]:
    """Who has points from what, the first place first; nothing where a game does not say."""
    found = sources(table.id, match)
    return tuple(
        (
            words.name(seat),
            " · ".join(f"{called} {_signed(many)}" for called, many in _adding_up(seat, found, match, words)),
        )
        for seat in by_place(match.scores, match.winners)
        if any(found)
    )


def _adding_up(seat: int, found: tuple[Sources, ...], match: Match, words: Words) -> list[tuple[str, int]]:
    """What a seat's score is made of: what it began with, what it gained, and what is counted only at the end."""
    parts = [(words.tally(source), many) for source, many in found[seat]]
    left = [score - sum(many for _, many in of) for score, of in zip(match.scores, found, strict=True)]
    if not any(left):
        return parts
    began = match.state_at(0).scores()[seat]
    ends = [(words.counted("ending-start"), began), *parts, (words.counted("ending-rest"), left[seat] - began)]
    return [(called, many) for called, many in ends if many]


def _signed(points: int) -> str:
    return f"{MINUS}{-points}" if points < 0 else str(points)


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


def _why(table: Table, seat: int | None, words: Words) -> list[Told]:
    """What decided the match, where a game says that it was not the points, and what it says beside that."""
    tale = stories.of(table, seat, words).tale
    return [told for told in tale[-MOST_DECIDING:] if told.get("outcome") in (DECIDED, BESIDE)]


def _is_own_win(told: Told, winners: Sequence[int], seat: int | None) -> bool:
    """Whether a sentence says that the viewer has won, whom the headline speaks to."""
    own = seat in winners and told["outcome"] == DECIDED
    return own and list(told["parameters"].get("seats", ())) == list(winners)


def _headline(match: Match, seat: int | None, words: Words, won_by: int | None) -> str:
    _ = translator(words.language)
    scores, winners = match.scores, match.winners
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


def sources(table: str, match: Match) -> tuple[Sources, ...]:
    """What each seat's points are made of."""
    key = (table, len(match.lines()))
    known = _sources.get(key)
    if known is None:
        each = [[part for part in seat[POINTS].items() if part[1]] for seat in counts(match)]
        known = _sources[key] = tuple(tuple(sorted(seat, key=lambda part: -part[1])) for seat in each)
    return known
