"""A hint: the move a search would make from what a seat may know, what it promises, and what is expected to follow."""

from math import sqrt
from typing import Any

from fullboard.bots.guides import guide_of
from fullboard.bots.moments import Probe, moment_now
from fullboard.core.chance import Quick
from fullboard.core.errors import IllegalMove
from fullboard.core.guide import Guide
from fullboard.core.match import Match
from fullboard.core.reasons import Closer
from fullboard.core.record import Record
from fullboard.core.state import State
from fullboard.words import Words, language_of, percent, translator

FURTHER = 3  # moves of the expected line after the hinted one
LEAST_VISITS = 20  # below that nothing is said about what follows
SURE = 2.0  # standard errors
PROBABLY = 0.5
PERHAPS = 0.2
EXAMPLE = 0.08  # below that, what follows is anybody's guess

Hint = dict[str, Any]


def hint_for(record: str | Record, seat: int, seed: int, iterations: int = 0) -> Hint:
    """In a process of its own: the hint for a seat of a match; IllegalMove if it is not that seat's turn."""
    match = Match.from_record(record)
    if seat not in match.actors:
        raise IllegalMove("match-over" if match.over else "not-your-turn", seat=seat)
    return hint(moment_now(match, seat), seat, seed, iterations)


def hint(state: State, seat: int, seed: int, iterations: int = 0) -> Hint:
    """The hint for a seat in a state, as plain data. It depends on what the seat may know and on the seed alone."""
    guide = guide_of(state.game)
    many = iterations or int(guide.iterations)
    look = Probe(guide, state, seat, seed)
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
        "why": _why(guide, state, closer, seed),
        "iterations": many,
    }


def _why(guide: Guide, state: State, closer: list[tuple[int, Probe]], seed: int) -> list[Hint]:
    """What speaks for the move, as the game tells it from what the search saw."""
    if state.game.reasons is None:
        return []
    move, look = closer[0]
    instead = closer[1][0] if len(closer) > 1 else None
    scores = [each.witness.scores() for _, each in closer]
    found = state.game.reasons(Closer(look.chair, guide, move, instead, scores, Quick(seed)))
    return [{"key": key, "parameters": parameters} for key, parameters in found]


def _error(chances: list[float], iterations: int) -> float:
    """The standard error of the difference, at most: a share of a win varies no more than a win."""
    return sqrt(sum(chance * (1 - chance) for chance in chances) / iterations)


def _closer(guide: Guide, state: State, seat: int, seed: int, move: int, iterations: int) -> Probe:
    look = Probe(guide, state, seat, seed)
    look.think_of(move, iterations)
    return look


def _meanwhile(look: Probe) -> list[Hint]:
    """What others who choose at the same time are expected to choose."""
    return [reply for seat in range(look.chair.players) if seat != look.seat and (reply := _reply(look, seat))]


def _expected(look: Probe, move: int) -> list[Hint]:
    """What is expected to follow a move, for as long as one reply stands out."""
    line: list[Hint] = []
    seat = look.seat
    while len(line) < FURTHER and look.search.go_down(seat, move):
        replies = [reply for each in range(look.chair.players) if (reply := _reply(look, each))]
        if len(replies) != 1:
            break
        line += replies
        if replies[0]["likely"] < PERHAPS:
            break
        seat, move = replies[0]["seat"], int(look.chair.parse(replies[0]["move"]))
    return line


def _reply(look: Probe, seat: int) -> Hint | None:
    """The move of a seat that was looked at most at the present root, if it stands out."""
    moves = look.search.moves(seat)
    visits = [int(look.search.visits(seat, move)) for move in moves]
    if not visits or sum(visits) < LEAST_VISITS or visits[0] < EXAMPLE * sum(visits):
        return None
    return {"seat": seat, "move": look.chair.notation(moves[0]), "likely": round(visits[0] / sum(visits), 4)}


# In words


def in_words(hint: Hint, words: Words) -> str:
    """A hint as one sentence, with the game's own words for moves."""
    if hint["only"]:
        return advice_in_words(hint, words)
    pause = translator(words.language)("hint-said-pause")
    return pause.join([advice_in_words(hint, words).removesuffix("."), *_line(hint, words)]) + "."


def advice_in_words(hint: Hint, words: Words) -> str:
    """The move and what it promises, as one sentence."""
    _ = translator(words.language)
    if hint["only"]:
        return _("hint-said-only", move=_quoted(hint["move"], words))
    chance = percent(hint["chance"], words.language)
    text = _("hint-said-best", move=_quoted(hint["move"], words), chance=chance)
    if other := hint["instead"]:
        less = percent(other["chance"], words.language)
        sure = hint["chance"] - other["chance"] > SURE * hint["error"] and less != chance
        better = _quoted(other["move"], words)
        text += _("hint-said-instead", chance=less, move=better) if sure else _("hint-said-even", move=better)
    return text + "."


def line_in_words(hint: Hint, words: Words) -> str:
    """What is expected to follow, as a sentence of its own, or nothing."""
    parts = [] if hint["only"] else _line(hint, words)
    text = translator(words.language)("hint-said-pause").join(parts)
    return f"{text[0].upper()}{text[1:]}." if text else ""


def _line(hint: Hint, words: Words) -> list[str]:
    parts = [_follows("meanwhile", each, words) for each in hint["meanwhile"]]
    return parts + [_follows("you" if each["seat"] == hint["seat"] else "then", each, words) for each in hint["line"]]


def why_in_words(hint: Hint, words: Words) -> list[str]:
    """What speaks for the move, a sentence each, in the words of the game."""
    said = []
    for each in hint.get("why", ()):
        filled = dict(each["parameters"])
        if "instead" in filled:
            filled["instead"] = _quoted(filled["instead"], words)
        said.append(words.say(f"why-{each['key']}", **filled))
    return said


def _follows(key: str, each: Hint, words: Words) -> str:
    _ = translator(words.language)
    if key == "you":
        return _("hint-said-you", move=_quoted(each["move"], words))
    likely = "probably" if each["likely"] >= PROBABLY else "perhaps" if each["likely"] >= PERHAPS else "example"
    name, move = words.name(each["seat"]), _quoted(each["move"], words)
    return _(f"hint-said-{key}", name=name, likely=_(f"hint-said-{likely}"), move=move)


def _quoted(notation: str, words: Words) -> str:
    """A move as it is called, quoted: whatever its words are, the sentence around it stays one."""
    return language_of(words.language).quote(words.move(notation))
