"""The coach of a learning table: what it says at a decision, what it warns of, and what it need not say again."""

from contextlib import suppress
from typing import Any

from litestar import Controller, Response, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, URLEncodedBody
from msgspec import Struct

from fullboard.core.errors import FullboardError
from fullboard.house.errors import BadRequest, TooMuch
from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.house.table import Table
from fullboard.house.tips import DISMISSED, EVERYTHING
from fullboard.house.work import advice
from fullboard.web.auth import Visitor, language_of, needs_name
from fullboard.web.coach import (
    AIMS,
    FORCED,
    REVIEWS,
    WARNINGS,
    gained_in_words,
    is_contradicted,
    is_tip,
    last_stage,
    missed_in_words,
    said,
    warning_in_words,
)
from fullboard.web.pages import MoveData, done, draw, is_live, look
from fullboard.words import Words, words_for


class DismissForm(Struct):
    """What need not be said again."""

    tip: str = ""


DismissData = URLEncodedBody[DismissForm]


class CoachController(Controller):
    """What a guest who is coached is told."""

    path = "/tables/{table_id:str}/coach"
    guards = [needs_name]
    include_in_schema = False

    @look("/")
    async def show(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str]
    ) -> Response[str]:
        """What the coach says now: a fragment for a live page, a page of its own for others."""
        table = await house.tables.find(table_id)
        seat = advice.check_coached(table, guest.id)
        match = table.running()
        words = words_for(table.game.folder, language_of(request), table.called)
        told = await house.tips.of(guest.id, table.game_key)
        place = f"{table.id}/{match.step}"
        thought = None
        if seat in match.actors and await _warned(house, table, guest):
            thought = await advice.given_before(house, table, len(match.lines()), seat)
        context: dict[str, Any] = said(table, seat, words, told, place, thought)
        if context["tip"] is not None and context["tip"] not in told:
            await house.tips.note(guest.id, table.game_key, context["tip"], place)
        if context["forced"] and FORCED not in told:
            await house.tips.note(guest.id, table.game_key, FORCED, place)
        review = await _review(house, table, seat, words) if context["reviews"] else ([], [])
        context |= {
            "gained": review[0],
            "missed": review[1],
            "quiet": EVERYTHING in told,
            "again": DISMISSED in told.values(),
        }
        template = "coach.html" if is_live(request) else "coach-page.html"
        return draw(request, template, table=table, words=words, step=match.step, **context)

    @look("/warnings", media_type="application/json")
    async def warnings(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str]
    ) -> dict[str, Any]:
        """The moves that clearly cost much, each with why, for a page that asks before they are made.

        It looks again at what to go for, if that does not agree with it.
        """
        table = await house.tables.find(table_id)
        seat = advice.check_coached(table, guest.id)
        none: dict[str, Any] = {"step": table.running().step, "warnings": {}, "contradicted": False}
        if not await _warned(house, table, guest):
            return none
        try:
            found = await advice.ask_advice(house, table, guest.id)
        except TooMuch:
            return none
        if found is None:
            return none
        words = words_for(table.game.folder, language_of(request), table.called)
        words = words.seeing(table.game.naming, table.running().view(seat))
        sentences = {move: warning_in_words(found, move, words) for move in found["warnings"]}
        contradicted = is_contradicted(table.running(), seat, found)
        return {"step": found["step"], "warnings": sentences, "contradicted": contradicted}

    @post("/dismiss")
    async def dismiss(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str], data: DismissData
    ) -> Response[Any]:
        """Do not say something again, in any match of this game."""
        table = await house.tables.find(table_id)
        advice.check_coached(table, guest.id)
        if data.tip not in (AIMS, WARNINGS, REVIEWS, EVERYTHING) and not is_tip(table.game, data.tip):
            raise BadRequest("unknown-tip", tip=data.tip[:64])
        await house.tips.dismiss(guest.id, table.game_key, data.tip)
        return done(request, f"/tables/{table.id}")

    @post("/recall")
    async def recall(
        self, request: Visitor, house: Given[House], guest: Given[Guest], table_id: FromPath[str]
    ) -> Response[Any]:
        """Have the coach back, with all that was dismissed."""
        table = await house.tables.find(table_id)
        advice.check_coached(table, guest.id)
        await house.tips.recall(guest.id, table.game_key)
        return done(request, f"/tables/{table.id}")


async def think_ahead(house: House, table: Table, guest: Guest | None) -> None:
    """Have it thought of what to warn of while somebody looks at a page, so that it is known when they move."""
    seat = None if guest is None else table.seat_of(guest.id)
    if guest is None or seat is None or not table.coached or seat not in table.actors or table.seats[seat].by_bot:
        return
    if await _warned(house, table, guest):
        with suppress(TooMuch):
            await advice.begin_advice(house, table, guest.id)


async def ask_back(request: Visitor, house: House, guest: Guest, table_id: str, data: MoveData) -> Response[str] | None:
    """Without scripts: a page that asks before a move that clearly costs much; None if nothing is to be asked."""
    if is_live(request) or data.sure:
        return None
    table = await house.tables.find(table_id)
    seat = table.seat_of(guest.id)
    if seat is None or not table.coached or table.match is None or data.step != table.match.step:
        return None
    found = await advice.given_before(house, table, len(table.match.lines()), seat)
    if found is None or data.move not in found["warnings"] or not await _warned(house, table, guest):
        return None
    words = words_for(table.game.folder, language_of(request), table.called)
    words = words.seeing(table.game.naming, table.match.view(seat))
    why = warning_in_words(found, data.move, words)
    return draw(request, "coach-sure.html", table=table, words=words, why=why, made=data)


async def _warned(house: House, table: Table, guest: Guest) -> bool:
    """Whether a guest wants to be warned."""
    told = await house.tips.of(guest.id, table.game_key)
    return WARNINGS not in told and EVERYTHING not in told


async def _review(house: House, table: Table, seat: int, words: Words) -> tuple[list[str], list[str]]:
    """What the last stage brought a seat, and what it missed there."""
    coach = table.game.coach
    match = table.running()
    stage = last_stage(match, seat, coach) if coach is not None else None
    if stage is None:
        return [], []
    missed = []
    for line in stage.lines:
        try:
            found = await advice.given_before(house, table, line.number, seat)
        except FullboardError:
            continue
        if found is not None and line.move in found["warnings"]:
            seen = words.seeing(table.game.naming, match.view_at(line.number - 1, seat))
            missed.append(missed_in_words(found, line.move, seen))
    return [gained_in_words(stage, table.game, words)], missed
