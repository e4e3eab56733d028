"""A hint: the move a search would make from what a seat may know, what it promises, and what is expected to follow."""

import re
from math import sqrt
from typing import Any

from fullboard.bots.levels import guide_of
from fullboard.bots.moments import Look, moment_now
from fullboard.core.errors import IllegalMove
from fullboard.core.guide import Guide
from fullboard.core.match import Match
from fullboard.core.state import State
from fullboard.words import Words, percent

FURTHER = 3  # moves of the expected line after the hinted one
LEAST_VISITS = 20  # below that nothing is said about what follows
SURE = 2.0  # standard errors
PROBABLY = 0.5
PERHAPS = 0.2
EXAMPLE = 0.08  # below that, what follows is anybody's guess

Hint = dict[str, Any]


def hint_for(record: str, seat: int, seed: int, iterations: int = 0) -> Hint:
    """In a process of its own: the hint for a seat of a match; IllegalMove if it is not that seat's turn."""
    match = Match.from_record(record)
    if seat not in match.actors:
        raise IllegalMove("match-over" if match.over else "not-your-turn", seat=seat)
    return hint(moment_now(match, seat), seat, seed, iterations)


def hint(state: State, seat: int, seed: int, iterations: int = 0) -> Hint:
    """The hint for a seat in a state, as plain data. It depends on what the seat may know and on the seed alone."""
    guide = guide_of(state.game)
    many = iterations or int(guide.iterations)
    look = Look(guide, state, seat, seed)
    moves = [int(move) for move in look.chair.legal]
    if len(moves) == 1:
        return {"seat": seat, "move": look.chair.notation(moves[0]), "only": True}
    half = max(1, many // 2)
    look.think(many)
    closer = [
        (move, _closer(guide, state, seat, seed + at, move, half)) for at, move in enumerate(look.favourites()[:2], 1)
    ]
    closer.sort(key=lambda each: -each[1].chances()[seat])  # the favourite first if they are even
    promised: list[Hint] = [
        {"move": each.chair.notation(move), "chance": round(each.chances()[seat], 4)} for move, each in closer
    ]
    move, chosen = closer[0]
    return {
        "seat": seat,
        "only": False,
        **promised[0],
        "instead": promised[1] if len(promised) > 1 else None,
        "error": round(_error([each["chance"] for each in promised], half), 4),
        "meanwhile": _meanwhile(chosen),
        "line": _expected(chosen, move),
        "iterations": many,
    }


def _error(chances: list[float], iterations: int) -> float:
    """The standard error of the difference, at most: a share of a win varies no more than a win."""
    return sqrt(sum(chance * (1 - chance) for chance in chances) / iterations)


def _closer(guide: Guide, state: State, seat: int, seed: int, move: int, iterations: int) -> Look:
    look = Look(guide, state, seat, seed)
    look.think_of(move, iterations)
    return look


def _meanwhile(look: Look) -> list[Hint]:
    """What others who choose at the same time are expected to choose."""
    return [told for seat in range(look.chair.players) if seat != look.seat and (told := _reply(look, seat))]


def _expected(look: Look, move: int) -> list[Hint]:
    """What is expected to follow a move, for as long as one reply stands out."""
    line: list[Hint] = []
    seat = look.seat
    while len(line) < FURTHER and look.search.go_down(seat, move):
        replies = [told for each in range(look.chair.players) if (told := _reply(look, each))]
        if len(replies) != 1:
            break
        line += replies
        if replies[0]["likely"] < PERHAPS:
            break
        seat, move = replies[0]["seat"], int(look.chair.parse(replies[0]["move"]))
    return line


def _reply(look: Look, seat: int) -> Hint | None:
    """The move of a seat that was looked at most at the present root, if it stands out."""
    moves = look.search.moves(seat)
    visits = [int(look.search.visits(seat, move)) for move in moves]
    if not visits or sum(visits) < LEAST_VISITS or visits[0] < EXAMPLE * sum(visits):
        return None
    return {"seat": seat, "move": look.chair.notation(moves[0]), "likely": round(visits[0] / sum(visits), 4)}


# In words

SAID = {
    "en": {
        "only": "Your only move: {move}.",
        "best": "{move}: an estimated {chance} chance of winning",
        "instead": ", instead of {chance} with {move}",
        "even": ", and {move} promises about as much",
        "meanwhile": "meanwhile {name}, {likely}: {move}",
        "then": "then {name}, {likely}: {move}",
        "you": "then you: {move}",
        "probably": "probably",
        "perhaps": "perhaps",
        "example": "for example",
    },
    "fr": {
        "only": "Votre seul coup\N{NO-BREAK SPACE}: {move}.",
        "best": "{move}\N{NO-BREAK SPACE}: environ {chance} de chances de gagner",
        "instead": ", contre {chance} avec {move}",
        "even": ", et {move} promet à peu près autant",
        "meanwhile": "en même temps, {likely}, {name}\N{NO-BREAK SPACE}: {move}",
        "then": "puis, {likely}, {name}\N{NO-BREAK SPACE}: {move}",
        "you": "puis vous\N{NO-BREAK SPACE}: {move}",
        "probably": "sans doute",
        "perhaps": "peut-être",
        "example": "par exemple",
    },
}
QUOTED = {"en": "“{0}”", "fr": "«\N{NO-BREAK SPACE}{0}\N{NO-BREAK SPACE}»"}
INNER = {  # quotation marks inside others
    "en": {"“": "\N{LEFT SINGLE QUOTATION MARK}", "”": "\N{RIGHT SINGLE QUOTATION MARK}"},
    "fr": {r"«\s*": "“", r"\s*»": "”"},
}


def in_words(hint: Hint, words: Words) -> str:
    """A hint as one sentence, with the game's own words for moves."""
    say = SAID[words.language]
    if hint["only"]:
        return say["only"].format(move=_quoted(hint["move"], words))
    chance = percent(hint["chance"], words.language)
    text = say["best"].format(move=_quoted(hint["move"], words), chance=chance)
    if other := hint["instead"]:
        less = percent(other["chance"], words.language)
        sure = hint["chance"] - other["chance"] > SURE * hint["error"] and less != chance
        key = "instead" if sure else "even"
        text += say[key].format(chance=less, move=_quoted(other["move"], words))
    parts = [_follows("meanwhile", each, words) for each in hint["meanwhile"]]
    parts += [_follows("you" if each["seat"] == hint["seat"] else "then", each, words) for each in hint["line"]]
    pause = "; " if words.language == "en" else "\N{NO-BREAK SPACE}; "
    return pause.join([text, *parts]) + "."


def _follows(key: str, each: Hint, words: Words) -> str:
    say = SAID[words.language]
    likely = "probably" if each["likely"] >= PROBABLY else "perhaps" if each["likely"] >= PERHAPS else "example"
    return say[key].format(name=words.name(each["seat"]), likely=say[likely], move=_quoted(each["move"], words))


def _quoted(notation: str, words: Words) -> str:
    """A move as it is called, quoted: whatever its words are, the sentence around it stays one."""
    called = words.move(notation)
    for mark, inner in INNER[words.language].items():
        called = re.sub(mark, inner, called)
    return QUOTED[words.language].format(called)
