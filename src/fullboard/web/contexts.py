"""What templates are given: a table as one viewer sees it now. What is past is in `looking_back.py`."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from operator import itemgetter
from typing import Any, NamedTuple

from fullboard.core.errors import IllegalMove
from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.shelf import USUAL_BOT, shelf
from fullboard.core.state import State
from fullboard.core.verify import house_seats
from fullboard.house.invitations import NOBODY_LISTED, GuestList, Invited
from fullboard.house.marks import mark_of
from fullboard.house.pace.clocks import Instant
from fullboard.house.people import Guest
from fullboard.house.play import reconsidered
from fullboard.house.scene import Scene, Sitting, scene_of
from fullboard.house.shoulders import NOBODY, counted
from fullboard.house.table import Table
from fullboard.house.talk import Said
from fullboard.web.endings import ending
from fullboard.web.levels import levels
from fullboard.web.pace import clocks_of, pace_label
from fullboard.web.rendering import board_of, has_board, icon_key
from fullboard.web.rulings import ruling_of, spoken_of
from fullboard.web.stories import NO_RECAP, stories
from fullboard.words import Words, bot_label, seat_name, translator, words_for

LETTERS = "ABCDEF"
MOST_CHAT = 60  # lines on the page
# What the page of a table has for its viewer alone, if that is a stranger
NOTHING_OWN: Mapping[str, Any] = {"notes": None, "missed": False, "waiting": 0, "keep": False}


class Player(NamedTuple):
    """Somebody at a table, as one viewer sees them."""

    seat: int
    letter: str
    name: str | None
    bot: str  # what kind of bot, if one plays here
    kind: str  # you, free, bot, person
    turn: bool
    away: bool
    by_bot: bool = False  # whoever sits there: a bot moves


class Asked(NamedTuple):
    """Whose hand a guest with several seats asks to see: when it is to move, or for a look at one step."""

    seat: int | None = None
    look: int | None = None

    def open_at(self, table: Table) -> bool:
        """Whether that hand may lie open now: between turns, hands are covered."""
        if table.match is None or table.status != "running":
            return True
        return self.seat in table.actors or (self.look is not None and self.look == table.match.step)


UNASKED = Asked()


@dataclass(frozen=True)
class Viewer:
    """Who looks at a table: all with the same are shown the same."""

    seat: int | None
    language: str
    known: bool  # whether they have a name
    host: bool
    hands: tuple[int, ...] = ()  # the seats of a guest who has several; covered, if there is no `seat`
    behind: bool = False  # somebody who looks over the shoulder of the seat
    screen: bool = False  # the table on a television
    unheard: frozenset[str] = frozenset()  # guests whose words they do not want to read
    invited: Invited | None = None  # to the table, before a match
    kicked: bool = False  # not to sit down here, before a match

    @classmethod
    def of(
        cls,
        table: Table,
        guest: Guest | None,
        language: str,
        asked: Asked = UNASKED,
        looking: Mapping[str, int] = NOBODY,
        unheard: frozenset[str] = frozenset(),
        listed: GuestList = NOBODY_LISTED,
    ) -> "Viewer":
        """A guest or a stranger at that table; `looking` says who looks over whose shoulder."""
        if guest is None:
            return cls(None, language, False, False)
        host = table.host == guest.id
        own = table.seats_of(guest.id)
        if len(own) > 1:
            seat = asked.seat if asked.seat in own and asked.open_at(table) else None
            return cls(seat, language, True, host, hands=own, unheard=unheard)
        if not own and guest.id in looking:
            return cls(looking[guest.id], language, True, host, behind=True, unheard=unheard)
        if own:
            return cls(own[0], language, True, host, unheard=unheard)
        own_mark = mark_of(guest.id) if listed.invited else ""
        asked_for = next((each for each in listed.invited if each.mark == own_mark), None)
        kicked = guest.id in listed.kicked
        return cls(None, language, True, host, unheard=unheard, invited=asked_for, kicked=kicked)

    @property
    def own(self) -> tuple[int, ...]:
        """The seats that are theirs."""
        return self.hands or (() if self.seat is None or self.behind else (self.seat,))

    @property
    def sits(self) -> bool:
        """Whether they have a seat of their own."""
        return bool(self.own)


def around(scene: Scene, viewer: int | None, language: str, actors: Sequence[int] = ()) -> dict[str, Any]:
    """What every page with a board on it needs."""
    words = words_for(scene.game.folder, language, scene.called)
    return {
        "game": scene.game,
        "seat": viewer,
        "words": words,
        "terms": words_for(scene.game.folder, language),
        "board": board_of(scene.game),
        "has_board": has_board(scene.game),
        "icon_key": icon_key(scene.game),
        "rulings": spoken_of(scene.game.folder).get("moves", {}),
        "players": players(scene.sitting, viewer, language, actors),
    }


def live_table(
    table: Table,
    viewer: Viewer,
    chat: Sequence[Said],
    there: Sequence[bool],
    onlookers: int = 0,
    looking: Mapping[str, int] = NOBODY,
    now: Instant | None = None,
    listed: GuestList = NOBODY_LISTED,
) -> dict[str, Any]:
    """What changes at a table, as one viewer sees it; `looking` says who looks over whose shoulder."""
    seat = viewer.seat
    here = () if table.pace.days else there  # over days nobody has to be
    scene = scene_of(table, here)
    context = around(scene, seat, viewer.language, table.actors)
    if viewer.behind:
        context["players"] = players(scene.sitting, None, viewer.language, table.actors)
    words: Words = context["words"]
    seated: tuple[Player, ...] = context["players"]
    context |= {
        "table": table,
        "settings": table.settings,
        "known": viewer.known,
        "host": viewer.host,
        "bots_turn": any(player.turn and player.by_bot for player in seated),
        "missing": () if table.pace.days else tuple(each for each in seated if each.away and each.kind == "person"),
        "pace": pace_label(viewer.language, table.settings),
        "clocks": clocks_of(table, now, viewer.language),
        "sits": viewer.sits,
        "can_sit": viewer.known and not viewer.sits and not viewer.kicked and not table.finished,
        "own_seats": viewer.own,
        "has_moved": table.match is not None and any(line.seat in viewer.own for line in table.match.lines()),
        "behind": viewer.behind,
        "shoulders": counted(looking, table.players),
        "hands": [(at, words.name(at), at in table.actors) for at in viewer.hands],
        "with_bot": _with_bot(table, viewer),
        "turn": False,
        "finished": table.finished,
        "onlookers": onlookers,
        "beat": False,
        "chat": talk(table, [said for said in chat if said.guest not in viewer.unheard]),
        "kept": (None,) * table.players,
        "own_kept": None,
    }
    if table.status == "open":
        context |= waiting(table, viewer, listed.invited)
    if table.match is not None:
        context |= _match(table, table.match, viewer, words, context["with_bot"])
    return context


def _with_bot(table: Table, viewer: Viewer) -> bool:
    """Whether bots play for them, on all of their seats."""
    return viewer.sits and table.status == "running" and all(table.seats[at].by_bot for at in viewer.own)


def waiting(table: Table, viewer: Viewer, invited: Sequence[Invited]) -> dict[str, Any]:
    """Who invites, for whom seats are kept, and which bots could be asked, while a table waits for people."""
    kept = {each.seat: each.name for each in invited if each.seat is not None and each != viewer.invited}
    return {
        "inviter": next((seat.name for seat in table.seats if seat.guest == table.host), None),
        "invited": viewer.invited is not None,
        "kicked": viewer.kicked,
        "own_kept": None if viewer.invited is None else viewer.invited.seat,
        "kept": tuple([kept.get(at) for at in range(table.players)]),
        "all_kept": all(at in kept for at, seat in enumerate(table.seats) if seat.free),
        "levels": levels(table.game, viewer.language),
        "usual_bot": USUAL_BOT,
    }


def offered(game: Game, seated: Container[str] = ()) -> list[str]:
    """The bots that people are asked to choose among, and those that sit there already."""
    return shelf().offered(game, seated)


def talk(table: Table, chat: Sequence[Said]) -> tuple[tuple[str, str | None, str, str, str, bool], ...]:
    """What was said last, and who came and went: by whom, the words or what happened, when, and who looks on."""
    seated = {seat.guest for seat in table.seats} if table.match is not None else {each.guest for each in chat}
    said = [
        (each.at, each.by, each.name, each.text, "", _minute(each.at), each.guest not in seated)
        for each in chat[-MOST_CHAT:]
    ]
    for seat, notice in table.notices.items():
        by, name = (mark_of(notice.guest), notice.name) if notice.guest else ("", table.called[seat])
        said.append((notice.at, by, name, "", notice.what, _minute(notice.at), False))
    return tuple([line[1:] for line in sorted(said, key=itemgetter(0))][-MOST_CHAT:])


def _minute(at: float) -> str:
    """A time as machines read it; the page tells it by the clock of whoever reads."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%MZ")


def _match(table: Table, match: Match, viewer: Viewer, words: Words, with_bot: bool) -> dict[str, Any]:
    """A match as one seat may see it: view, moves, story."""
    seat, language = viewer.seat, viewer.language
    told = stories.of(table, seat, words)
    view = match.view(seat)
    idle = viewer.behind or with_bot or (seat is not None and table.status == "running" and table.seats[seat].by_bot)
    mover = None if idle else seat
    legal = moves_of(match, mover) if mover is not None else []
    patience = words.refusal("looks-behind" if viewer.behind else "seat-with-bot", {}) if idle else ""
    ruled: dict[str, str] = {}
    recap = NO_RECAP if match.over else told.recap(match, seat, words)
    turn = mover is not None and mover in match.actors
    if not (turn or recap.headline or table.pace.days):
        recap = NO_RECAP
    moves = moves_context(legal, (lambda notation: patience) if idle else why_not(match, seat, words, ruled))
    return {
        "view": view,
        **how_all_stand(match.game, view, words, match.scores if match.over else None),
        "tale": told.tale,
        "story": told.lines,
        "log": told.marked(recap.first) if recap.whole else told.log,
        "more_log": told.left_out > 0,
        "latest": told.latest,
        "recap": recap,
        "match": match,
        "preview": preview_of(match, seat, view),
        **moves,
        "ruled": ruled,
        "turn": turn,
        "forced": forced(match, mover, view, legal),
        "back": taken_back(match, mover),
        "named": named(moves["legal"], words.seeing(match.game.naming, view)),
        "ending": ending(table, match, seat, words) if match.over else None,
        "unproven": _unproven(match, language) if table.finished and match.commitment else "",
        "status": out_of_time(table, words, language) or status(match, mover, words, view, moves["legal"], language),
        "over": match.over,
        "now": len(match.lines()),
        "moment": match.step,
        "mover": match.lines()[-1].seat,
    }


def _unproven(match: Match, language: str) -> str:
    """Why the deal of a sealed match is not proven, whatever was promised; nothing if it may be."""
    heading = match.log.heading
    if seats := house_seats(heading):
        return translator(language)("verify-house-bytes", who=", ".join(str(heading.names[seat]) for seat in seats))
    return translator(language)("verify-format-1") if heading.format == 1 else ""


def moves_of(match: Match, seat: int) -> list[str]:
    """What a seat may do: the moves of its turn, or another secret choice than the one it has made."""
    if (open_choice := reconsidered(match, seat)) is None:
        return [match.notation(move) for move in match.legal(seat)]
    chosen = {line.move for line in match.standing()[-match.players :] if line.seat == seat}
    return [move for each in open_choice.legal(seat) if (move := match.notation(each)) not in chosen]


def forced(match: Match, seat: int | None, view: dict[str, Any], legal: Sequence[str]) -> str:
    """The only move of a seat, unless a game wants it made by hand."""
    return match.game.makes_itself(view.get("phase"), legal) if seat is not None and seat in match.actors else ""


def named(moves: Iterable[str], words: Words) -> list[list[str]]:
    """Moves with what they are called."""
    return [[move, words.move(move)] for move in moves]


def taken_back(match: Match, seat: int | None) -> str:
    """The move of a seat that was taken back last, if nothing has happened since."""
    undone = match.lines()[-1].undone
    line = None if undone is None else match.lines()[undone]
    return line.move if line is not None and line.seat == seat and seat is not None else ""


def moves_context(moves: Iterable[str], why: Callable[[str], str]) -> dict[str, Any]:
    """The moves that can be made, and why others cannot."""
    legal = dict.fromkeys(moves)  # in their order, and each is found at once

    def reasons(verb: str, names: Iterable[object]) -> tuple[str | None, ...]:
        """For each move of that verb, why it cannot be made; None for those that can."""
        return tuple([None if (move := f"{verb} {name}") in legal else why(move) for name in names])

    return {"legal": legal, "why": why, "reasons": reasons}


def how_all_stand(
    game: Game, view: dict[str, Any], words: Words, scores: Sequence[int] | None = None
) -> dict[str, Any]:
    """What the goal is, and what everybody may know of how each seat stands, in words: its points, if nothing else.

    `scores` are those of a match that is over.
    """
    goal, seats = game.standing(view) if game.standing is not None else ({}, [])
    said = words.say("panel.goal", **goal) if game.standing is not None else ""
    if scores is not None:
        return {"goal": said, "standing": _points(scores, words, seats)}
    if view.get("phase") == "over":
        return {"goal": said, "standing": ()}
    if game.standing is None:
        points = view.get("points")
        if not isinstance(points, list) or any(type(number) is not int for number in points):
            points = []
        return {"goal": "", "standing": _points(points, words)}
    return {"goal": said, "standing": tuple([words.say("panel.standing", **seat) for seat in seats])}


def _points(scores: Sequence[int], words: Words, stands: Sequence[Mapping[str, Any]] = ()) -> tuple[str, ...]:
    """What everybody has, in the words of the game, which may say more of what decided than the points."""
    known = [*stands] or [{}] * len(scores)
    return tuple(
        [words.counted("players-points", **{**seat, "points": each}) for seat, each in zip(known, scores, strict=True)]
    )


def preview_of(match: Match, seat: int | None, view: dict[str, Any]) -> dict[str, Any]:
    """What a game's page tells its owner to expect, worked out from the view and nothing else."""
    preview = match.game.preview
    if preview is None or seat is None or seat not in match.actors:
        return {}
    return preview(view, seat)


def why_not(match: Match, seat: int | None, words: Words, ruled: dict[str, str] | None = None) -> Callable[[str], str]:
    """Says of a move why that seat cannot make it, and notes which ruling speaks of that."""
    if seat is None:
        return lambda notation: ""
    state = match.state
    if not state.over and seat not in tuple(state.actors()) and type(state).refuse is State.refuse:
        patience = words.refusal("not-your-turn", {"seat": seat})
        return lambda notation: patience

    def why(notation: str) -> str:
        try:
            state.refuse(seat, match.parse(notation))
        except IllegalMove as error:
            said = words.refusal(error.code, error.parameters)
            if ruled is not None and (ruling := ruling_of(words.folder, "refusals", error.code)):
                ruled[said] = ruling
            return said
        return ""

    return why


def players(
    sitting: Sequence[Sitting], own: int | None, language: str, actors: Sequence[int] = ()
) -> tuple[Player, ...]:
    """Everybody at a table, as one viewer sees them."""
    return tuple(
        Player(
            seat=at,
            letter=LETTERS[at],
            name=each.name or ("" if each.kind == "free" else seat_name(language, at)),
            bot=bot_label(language, each.bot) if each.kind == "bot" and each.bot and at != own else "",
            kind="you" if at == own else each.kind,
            turn=at in actors,
            away=each.away,
            by_bot=each.kind == "bot",
        )
        for at, each in enumerate(sitting)
    )


def out_of_time(table: Table, words: Words, language: str) -> str:
    """By whose clock a match was ended; nothing if it was not."""
    late = next((seat for seat, notice in table.notices.items() if notice.what == "ended"), None)
    return "" if late is None else translator(language)("notice-ended", name=words.name(late))


def status(
    match: Match, seat: int | None, words: Words, view: dict[str, Any], moves: dict[str, None], language: str
) -> str:
    """Whose turn it is and what they are to do, in one sentence."""
    _ = translator(language)
    if match.closed:
        return _("table-ended")
    if match.over:
        return ""  # the story has said it
    try:
        return words.status(view.get("phase"), match.actors[0], moves if seat in match.actors else None)
    except KeyError:
        if seat in match.actors:
            return _("table-your-turn")
        if len(match.actors) > 1:  # who they are stands in the panel
            return _("table-several-to-move", many=len(match.actors))
        return _("table-to-move", names=[words.name(match.actors[0])])
