"""What the page of a match that was played is given: a moment of it, the whole log, and what an analysis found."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from fullboard.core.shelf import USUAL_BOT
from fullboard.core.story import Told
from fullboard.house.scene import Scene
from fullboard.house.table import bot_behind
from fullboard.house.work import analyses
from fullboard.house.work.jobs import Job
from fullboard.web.chart import SHAPES, layout, part_at, parts_of
from fullboard.web.contexts import around, moves_context, offered, players
from fullboard.web.rendering import art
from fullboard.web.stories import in_words
from fullboard.words import Words, bot_choice, percent, points, refusal, translator

Mistake = dict[str, Any]  # a turning point of an analysis


async def moment(
    scene: Scene, line: int, seat: int | None, language: str, found: "Found", number: int = 0
) -> dict[str, Any]:
    """A match as a seat, or a spectator, saw it after a line; with the better move, if what came next was a mistake.

    What the line set off is seen by its number, from 1 on; 0 is how things stood then.
    """
    context = around(scene, seat, language)
    first = scene.first(seat)
    at = max(first, min(line, scene.last))
    tale = await scene.story(seat)
    told = [each for each in tale if each["line"] <= at]
    latest = told[-1]["line"] if told else at  # of a line that tells nothing one reads what was told before it
    here = [each for each in told if each["line"] == latest]
    await found.see(scene, context["words"])
    beats = await scene.beats(at, seat)
    beat = beats[number - 1] if 0 < number <= len(beats) else None
    if beat is not None:
        told = told[: len(told) - len(here) + beat.end]
        here = here[beat.first : beat.end]
    advice = found.advice(at, seat) if beat is None else None
    better = [advice["better"]] if advice is not None and advice["seat"] == seat else []
    return {
        **context,
        "players": players(scene.sitting, found.own, language),  # whoever's eyes it is seen through
        "scene": scene,
        "view": beat.view if beat is not None else await scene.view(at, seat),
        "beat": 0 if beat is None else number,
        "beats": len(beats),
        "beats_ahead": len(await scene.beats(at + 1, seat)) if at < scene.last else 0,
        **moves_context(better, lambda notation: ""),
        "tale": told,
        "preview": {},
        "happened": [text for _, text in in_words(here, context["words"])],
        "line": at,
        "told_at": latest,
        "first": first,
        "last": scene.last,
        "advice": advice,
        "next_mistake": found.next_mistake(at),
        "percent": partial(percent, language=language),
        "points": partial(points, language=language),
        "whole_tale": tale,
    }


def whole(context: dict[str, Any], home: str, language: str) -> dict[str, Any]:
    """What the page has besides the moment: the log, and a form for whoever wants to play on."""
    scene: Scene = context["scene"]
    game = scene.game
    own = 0 if context["seat"] is None else context["seat"]
    sat = [bot_behind(each.bot) if each.bot else "" for each in scene.sitting]
    bots = offered(game, sat)
    return {
        **context,
        "story": in_words(context["whole_tale"], context["words"]),
        "art": art(game),
        "home": home,
        "continues": game.sets_up,
        "bots": {bot: bot_choice(language, bot, context["words"].bot_about(bot)) for bot in bots},
        "seats": ["me" if at == own else bot if bot in bots else USUAL_BOT for at, bot in enumerate(sat)],
    }


class Found:
    """What an analysis found, or that there is none yet."""

    def __init__(self, job: Job | None, own: int | None = None) -> None:
        self.job = job
        self.own = own  # the seat of whoever is looking, whose mistakes come first
        self.result = analyses.result_of(job) if job is not None else None
        turning: list[Mistake] = self.result["turning_points"] if self.result is not None else []
        sure = [each for each in turning if each["verdict"] != "noise"]
        self.sure = sorted(sure, key=lambda each: each["seat"] != own)  # else as they are: those that cost most first
        noise = [each for each in turning if each["verdict"] == "noise"]
        self.noise = sorted(noise, key=lambda each: each["seat"] != own)

    async def see(self, scene: Scene, words: Words) -> None:
        """Name the moves as they could be read off the table when they were made."""
        for each in [*self.sure, *self.noise]:
            named = scene.game.naming is not None
            view = await scene.view(each["before"], each["seat"]) if named else None
            seen = words.seeing(scene.game.naming, view)
            each |= {"called": seen.move(each["move"]), "called_better": seen.move(each["better"])}

    def turning(self) -> Mistake | None:
        """The decision that cost most, whoever made it."""
        return max(self.sure, key=lambda each: float(each["cost"]), default=None)

    def advice(self, line: int, seat: int | None) -> Mistake | None:
        """The mistake that was made right after a line, the viewer's own before those of others."""
        made = [each for each in self.sure if each["before"] == line]
        return min(made, key=lambda each: each["seat"] != seat, default=None)

    def next_mistake(self, line: int) -> Mistake | None:
        """The next mistake after a line, and from the first one again: of one's own if one made any, else of all."""
        own = [each for each in self.sure if each["seat"] == self.own]
        found = sorted(own or self.sure, key=lambda each: each["before"])
        later = [each for each in found if each["before"] > line]
        return next(iter(later or found), None)

    def shown(
        self, words: Words, language: str, home: str, replay: str, scene: Scene, tale: Iterable[Told] = ()
    ) -> dict[str, Any]:
        """What the part of the page about it is given."""
        fault = None
        if self.job is not None and self.job.fault is not None:
            code, parameters = self.job.fault
            fault = refusal(language, code, parameters) or translator(language)("cannot-be-done", code=code)
        parts = parts_of(tale)
        return {
            "job": self.job,
            "result": self.result,
            "sure": self.sure,
            "noise": self.noise,
            "own": self.own,
            "part_at": partial(part_at, parts),
            "charts": layout(self.result, words, scene.last, parts) if self.result is not None else [],
            "fault": fault,
            "words": words,
            "home": home,
            "replay": replay,
            "percent": partial(percent, language=language),
            "points": partial(points, language=language),
            "shapes": SHAPES,
        }
