"""A lesson as a page: the table of its moment, drawn as any table is, with what the step is about lit up."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from markupsafe import Markup, escape

from fullboard.core.errors import BadLesson
from fullboard.core.game import Game
from fullboard.core.lessons import Course, course
from fullboard.core.teaching import Moment, check_lesson
from fullboard.house.people import Guest
from fullboard.web import trial
from fullboard.web.contexts import around, moves_context, named, why_not
from fullboard.web.rendering import art
from fullboard.web.stories import in_words
from fullboard.web.trial import TrialScene, scene_for
from fullboard.words import Translate, Words, languages, translator

TAG = re.compile(r"<[a-z][^<>]*>")
LIT = " data-lit"


def scene_of(moment: Moment, guest: Guest | None = None) -> TrialScene:
    """A lesson as a scene: the learner at one seat, others by name at the rest."""
    return scene_for(moment.match, moment.lesson.seat, guest, home(moment.match.game, moment.lesson.name))


def home(game: Game, lesson: str = "") -> str:
    """The address of a game's lessons, or of one of them."""
    return f"/games/{game.key}/lessons/{lesson}".rstrip("/")


def progress(game: Game, finished: set[str]) -> tuple[int, int]:
    """How many lessons of a game somebody has finished, and how many there are."""
    lessons = course(game).lessons
    return len(finished & lessons.keys()), len(lessons)


def shown(moment: Moment, guest: Guest | None, language: str, tried: str = "", show: bool = False) -> dict[str, Any]:
    """What the page of a lesson is drawn with."""
    _ = translator(language)
    lesson, step = moment.lesson, moment.step
    scene = scene_of(moment, guest)
    context = around(scene, lesson.seat, language, moment.match.actors)
    words: Words = context["words"]
    right = moment.right() if show else []
    # Whoever asks to be shown a move sees that alone lit up.
    anchors = [] if step is None else right if right and step.kind == "move" else [*step.light, *right]
    ruled: dict[str, str] = {}
    board = board_html(moment, context, language, guest, ruled)
    return {
        **context,
        "lesson": lesson,
        "home": scene.home,
        "moment": moment,
        "step": step,
        "text": paragraphs(words.say(lesson.message(moment.said))) if step is not None else [],
        "drawn": Markup(lit(board, anchors)[0]),
        "legal": dict.fromkeys(moment.legal),
        "named": named(moment.legal, words.seeing(scene.game.naming, moment.match.view(lesson.seat))),
        "ruled": ruled,
        "lit_moves": right,
        "shown": bool(right),
        "reply": reply_in_words(moment, tried, words, _) if tried else None,
        "happened": happened(moment, words),
        "answers": [] if step is None else [(key, answer_in_words(moment, key, words)) for key in step.answers],
        "hint": paragraphs(words.say(lesson.message(step.hint))) if step is not None and step.hint else [],
        "art": art(scene.game),
    }


def board_html(
    moment: Moment,
    context: dict[str, Any],
    language: str,
    guest: Guest | None = None,
    ruled: dict[str, str] | None = None,
) -> str:
    """The table of a moment as the learner sees it: with moves to make only where a move is expected.

    What refusals say is noted in `ruled` with the ruling that speaks of it.
    """
    _ = translator(language)
    match, seat, step = moment.match, moment.lesson.seat, moment.step
    asked = step is not None and step.kind == "answer"
    later = _("lesson-over-here" if step is None else "lesson-answer-first" if asked else "lesson-read-first")
    free = step is not None and step.kind == "move"
    why = why_not(match, seat, context["words"], ruled) if free else lambda notation: later
    moves = moves_context(moment.legal, why)
    return trial.board_html(match, seat, context, language, guest, free, moves)


def lit(html: str, anchors: Iterable[str]) -> tuple[str, set[str]]:
    """A board with what the anchors name marked, and those that name nothing: `#id`, `.class`, or a move's button."""
    wanted = set(anchors)
    found: set[str] = set()
    likely = re.compile("|".join(re.escape(each.lstrip("#.")) for each in wanted))

    def mark(tag: re.Match[str]) -> str:
        names = _names(tag[0]) & wanted if likely.search(tag[0]) else None
        if not names:
            return tag[0]
        found.update(names)
        end = -2 if tag[0].endswith("/>") else -1
        return tag[0][:end] + LIT + tag[0][end:]

    return (TAG.sub(mark, html) if wanted else html), wanted - found


def _names(tag: str) -> set[str]:
    names: set[str] = set()
    if given := re.search(r'\sid="([^"]+)"', tag):
        names.add(f"#{given[1]}")
    if given := re.search(r'\sclass="([^"]+)"', tag):
        names.update(f".{each}" for each in given[1].split())
    if given := re.search(r'\sname="move"\s+value="([^"]+)"', tag):
        names.add(given[1])
    return names


def reply_in_words(moment: Moment, tried: str, words: Words, _: Translate) -> tuple[str, str | Markup]:
    """What somebody tried, and what is said to it."""
    step = moment.step
    answer = moment.try_it(tried)
    is_move = step is not None and step.kind == "move"
    what = words.move(tried) if is_move else answer_in_words(moment, tried, words)
    if answer.refused is not None:
        return what, words.refusal(answer.refused.code, answer.refused.parameters)
    if answer.reply is not None:
        return what, stressed(words.say(moment.lesson.message(answer.reply)))
    return what, _("lesson-not-that" if is_move else "lesson-not-it")


def answer_in_words(moment: Moment, answer: str, words: Words) -> str:
    """An answer that can be given: a number, or a message of the lesson."""
    return answer if answer.isdecimal() else words.say(moment.lesson.message(answer))


def happened(moment: Moment, words: Words) -> list[str]:
    """What the others have done just before this step, as the log tells it."""
    step = moment.step
    if step is None or not step.others:
        return []
    first = len(moment.match.lines()) - len(step.others)
    return [text for _, text in in_words(moment.match.story(moment.lesson.seat, first), words)]


def paragraphs(text: str) -> list[Markup]:
    """A text in its paragraphs."""
    return [stressed(part) for part in text.split("\n\n")]


def stressed(text: str) -> Markup:
    """A text in which what stands between asterisks is stressed."""
    return Markup(re.sub(r"\*([^*]+)\*", r"<em>\1</em>", str(escape(text))))


def check_anchors(game: Game, moments: Sequence[Moment], spoken: Sequence[str] = ()) -> None:
    """Raise BadLesson unless everything that a lesson lights up is drawn, in every language or in those given."""
    for moment in moments:
        step = moment.step
        wanted = [] if step is None else [*step.light, *(moment.right() if step.kind == "move" else ())]
        for language in (spoken or languages()) if wanted else ():
            context = around(scene_of(moment), moment.lesson.seat, language, moment.match.actors)
            _, missing = lit(board_html(moment, context, language), wanted)
            if missing:
                path = f"step[{moment.number}].light"
                raise BadLesson("no-anchor", path, moment.lesson.where(path), anchor=min(missing), language=language)


def check_drawn(game: Game, language: str) -> Course:
    """The lessons of a game as `course` has them, and the faults that are seen only when they are drawn."""
    found = course(game)
    faults = dict(found.faults)
    for name, lesson in found.lessons.items():
        try:
            check_anchors(game, check_lesson(lesson, game), [language])
        except BadLesson as error:
            faults[f"{name}.toml"] = error
    return Course({name: each for name, each in found.lessons.items() if f"{name}.toml" not in faults}, faults)
