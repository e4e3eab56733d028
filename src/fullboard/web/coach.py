"""What the coach of a learning table says: what is new at a decision, what to go for, what the last stage brought."""

from collections.abc import Mapping
from typing import Any

from fullboard.core.coach import Aim, Coach
from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.record import Line
from fullboard.house.choices import decisions, had_to
from fullboard.house.table import Table
from fullboard.web.contexts import how_all_stand
from fullboard.words import Words, percent, translator
from fullboard.words.files import SOURCE, message_names
from fullboard.words.language import language_of

AIMS, WARNINGS, REVIEWS = "aims", "warnings", "reviews"  # what can be dismissed besides tips
FORCED = "tip-forced"  # why a move was made by itself
TIP = "tip-"  # begins the names of what is said about a decision
MOST_AIMS = 2
MOST_LINES = 120  # that are looked back


def tip_of(view: Mapping[str, Any]) -> str:
    """The name of what is said about a decision: that of its phase."""
    return f"{TIP}{view.get('phase')}"


def is_tip(game: Game, name: str) -> bool:
    """Whether a game has something of that name to say about a decision."""
    return name == FORCED or (name.startswith(TIP) and name in message_names(game.folder, SOURCE))


def made_by_itself(match: Match, seat: int) -> str:
    """The last move of a seat, if it was the only one and the page makes such moves by itself; else nothing."""
    before = next((before.number for before, line in decisions(match, seat)), None)
    return "" if before is None else had_to(match, seat, before)


def aims_of(match: Match, seat: int, advice: Mapping[str, Any] | None = None) -> list[Aim]:
    """What is worth going for at a decision, from what the seat sees; nothing that `advice` warns against."""
    coach = match.game.coach
    if coach is None or seat not in match.actors:
        return []
    legal = [match.notation(move) for move in match.legal(seat)]
    aims = coach.aims(match.view(seat), seat, legal)
    return [aim for aim in aims if advice is None or _agrees(aim, advice)][:MOST_AIMS]


def _agrees(aim: Aim, advice: Mapping[str, Any]) -> bool:
    """Whether whoever follows an aim is warned of nothing, or told of something better that follows it, too."""
    return advice["best"] in aim.moves or not aim.moves & advice["warnings"].keys()


def is_contradicted(match: Match, seat: int, advice: Mapping[str, Any]) -> bool:
    """Whether an aim that was named before anybody had thought does not agree with what was thought."""
    return aims_of(match, seat) != aims_of(match, seat, advice)


def aim_in_words(aim: Aim, words: Words) -> str:
    """An aim as a sentence."""
    return words.say(f"aim-{aim.key}", **aim.parameters)


def goal_in_words(game: Game, view: dict[str, Any], words: Words) -> str:
    """What the match is about: the goal that all panels show, and what else a beginner should know of it."""
    goal, more = how_all_stand(game, view, words)["goal"], words.say("goal-more")
    return translator(words.language)("coach-goal", goal=goal, more=more) if goal else more


def gain_in_words(gain: Mapping[str, Any] | None, words: Words) -> str:
    """What a better move gains, as the end of a sentence; empty if that cannot be said."""
    if gain is None:
        return ""
    more = gain["more"]
    return words.say(f"gain-{gain['count']}", more=round(more) if more >= 3 or more == round(more) else more)


def warning_in_words(advice: Mapping[str, Any], move: str, words: Words) -> str:
    """Why one should think twice about a move."""
    _ = translator(words.language)
    found = advice["warnings"][move]
    better = language_of(words.language).quote(words.move(advice["best"]))
    chances = {"best": percent(advice["chance"], words.language), "less": percent(found["chance"], words.language)}
    said = _("coach-sure", better=better, **chances)
    reason = gain_in_words(found["gain"], words)
    return f"{said} {_('coach-sure-reason', better=better, reason=reason)}" if reason else said


def missed_in_words(advice: Mapping[str, Any], move: str, words: Words) -> str:
    """What would have been clearly better than a move that was made."""
    _ = translator(words.language)
    quote = language_of(words.language).quote
    made, better = quote(words.move(move)), quote(words.move(advice["best"]))
    reason = gain_in_words(advice["warnings"][move]["gain"], words)
    if reason:
        return _("coach-missed-reason", made=made, better=better, reason=reason)
    return _("coach-missed", made=made, better=better)


class Stage:
    """A trick, round, week or turn that is over and in which a seat has moved: what it brought, and those moves."""

    def __init__(self, gained: dict[str, str], lines: list[Line]) -> None:
        self.gained = gained
        self.lines = lines


def gained_in_words(stage: Stage, game: Game, words: Words) -> str:
    """What a stage brought: what the game has a word for and has changed, or all of it in one sentence."""
    known = message_names(game.folder, SOURCE)
    told = {key: change for key, change in stage.gained.items() if f"gained-{key}" in known}
    changed = [words.say(f"gained-{key}", change=change) for key, change in told.items() if change != signed(0)]
    if told and not changed:
        return words.say("gained-nothing")
    return words.say("gained", what=changed, **stage.gained)


def last_stage(match: Match, seat: int, coach: Coach) -> Stage | None:
    """That stage; None if there has been none yet, or if the seat has moved since."""
    lines = match.standing()[-MOST_LINES:]
    stages = [coach.stage(match.state_at(line.number)) for line in lines]  # in which the line after it is played
    own = [at for at in range(1, len(lines)) if lines[at].seat == seat]
    if not own or stages[own[-1] - 1] == stages[-1]:
        return None
    stage = stages[own[-1] - 1]
    inside = [at for at in range(len(lines)) if stages[at] == stage]
    before, after = match.state_at(lines[inside[0]].number), match.state_at(lines[inside[-1] + 1].number)
    gained = {key: signed(count(after, seat) - count(before, seat)) for key, (_, count) in coach.counts.items()}
    return Stage(gained, [lines[at] for at in own if stages[at - 1] == stage])


def signed(change: float) -> str:
    """By how much something has changed."""
    return f"{round(change):+d}".replace("-", "\N{MINUS SIGN}")


def said(
    table: Table,
    seat: int,
    words: Words,
    told: Mapping[str, str],
    place: str,
    advice: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """What the coach says at a decision, without what it warns of; `advice` is what was thought of it, if anything."""
    _ = translator(words.language)
    match = table.running()
    view = match.view(seat)
    tip = tip_of(view)
    new = told.get(tip, place) == place and seat in match.actors
    by_itself = "" if new or told.get(FORCED, place) != place else made_by_itself(match, seat)
    quote = language_of(words.language).quote
    aims = [aim_in_words(aim, words) for aim in aims_of(match, seat, advice)]
    if not aims and aims_of(match, seat):  # the same line goes on, and says that it knew no better
        aims = [_("coach-aim-none")]
    return {
        "forced": _("coach-forced", move=quote(words.move(by_itself))) if by_itself else "",
        "tip": tip if new else None,
        "tip_text": words.say(tip) if new else "",
        "goal": goal_in_words(match.game, view, words),
        "aims": aims,
        "aims_shown": AIMS not in told,
        "warns": WARNINGS not in told,
        "reviews": REVIEWS not in told,
    }
