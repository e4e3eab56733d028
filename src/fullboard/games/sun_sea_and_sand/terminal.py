"""How Sun, Sea & Sand looks in a terminal: boats, market, coasts and the path round the island."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fullboard.games.sun_sea_and_sand.box import COLOURS, FACILITIES
from fullboard.words import Words

SIGNS = {  # colour, shape: nobody has to tell tourists by colour alone
    "green": ("green3", "▲"),
    "red": ("red1", "♥"),
    "yellow": ("gold1", "●"),
    "blue": ("deep_sky_blue1", "■"),
}


def show(view: dict[str, Any], words: Words, seat: int | None) -> RenderableType:
    """The table; the viewer's own coast comes first."""
    seats = list(range(len(view["seats"])))
    if seat is not None:
        seats = seats[seat:] + seats[:seat]
    parts: list[RenderableType] = [
        Text(words.say("label.week", week=view["week"], seat=view["first"]), style="bold"),
        Columns([_boats(view, words), _market(view, words)], padding=(0, 2)),
        Columns([_resort(view, words, other, other == seat) for other in seats], padding=(0, 1)),
        _track(view, words),
        _island(view, words),
    ]
    if "arriving" in view:
        parts.append(
            Text.assemble(words.say("label.arriving-now"), words.say("label.colon"), _tourists(view["arriving"]))
        )
    return Group(*parts)


def move_label(notation: str, words: Words) -> Text:
    """A move for the list of choices."""
    label = Text(words.move(notation))
    verb, *rest = notation.split()
    colour = None
    if verb == "build":
        colour = COLOURS[FACILITIES.index(rest[0]) // 3]
    elif verb == "send-away":
        colour = rest[0]
    if colour:
        style, shape = SIGNS[colour]
        label.append(f" {shape}", style=style)
    return label


def _tourists(group: dict[str, int]) -> Text:
    shown = [Text(SIGNS[colour][1] * many, style=SIGNS[colour][0]) for colour, many in group.items()]
    return Text("").join(shown) if shown else Text("·", style="dim")


def _boats(view: dict[str, Any], words: Words) -> RenderableType:
    """The boats that have not left: their spaces are numbered, the first is the backpack."""
    table = Table(title=words.say("label.boats"), title_justify="left", box=None, pad_edge=False)
    table.add_column("")
    table.add_column("1 🎒")
    for space in range(2, len(view["boats"][0]["taken"]) + 2):
        table.add_column(str(space))
    for week, boat in enumerate(view["boats"], 1):
        if week < view["week"] or (week == view["week"] and view["phase"] == "overbooking"):
            continue
        spaces = []
        for group, taker in zip(boat["groups"], boat["taken"], strict=True):
            spaces.append(_tourists(group) if taker is None else Text(words.name(taker)[:6], style="dim strike"))
        title = words.say("label.boat", week=week)
        if week == view["week"]:
            title += f" ({words.say('label.this-week')})"
        table.add_row(title, _tourists({boat["backpacker"]: 1}), *spaces)
    return table


def _market(view: dict[str, Any], words: Words) -> RenderableType:
    table = Table(title=words.say("label.market"), title_justify="left", box=None, pad_edge=False)
    table.add_column(words.say("label.facility"))
    for column in ("price", "points", "left"):
        table.add_column(words.say(f"label.{column}"), justify="right")
    for facility in view["market"]:
        style, shape = SIGNS[facility["colour"]]
        name = Text.assemble((f"{shape} ", style), words.word("facility", facility["name"]))
        numbers = [str(facility[key]) for key in ("price", "points", "left")]
        table.add_row(name, *numbers, style="" if facility["left"] else "dim")
    return table


def _resort(view: dict[str, Any], words: Words, seat: int, own: bool) -> RenderableType:
    resort = view["seats"][seat]
    lines: list[RenderableType] = [_coast(resort, view, words)]
    busy = "-".join(map(str, resort["busy"]))
    lines.append(
        Text.assemble(
            f"{words.say('label.money')} ",
            (str(resort["money"]), "bold"),
            f"  {words.say('label.home')} ",
            (str(resort["home"]), "bold"),
            f"  {words.say('label.time')} {busy}",
        )
    )
    free = words.say("label.free", free=resort["free"], all=resort["bungalows"])
    inside = _tourists(resort["tourists"])
    lines.append(Text.assemble(f"{words.say('label.bungalows')} {free}{words.say('label.colon')}", inside))
    boxes = [Text.assemble(f"{box}:", _tourists(group)) for box, group in resort["reserved"].items()]
    if boxes:
        lines.append(Text.assemble(f"{words.say('label.reserved')} ", Text(" ").join(boxes)))
    if resort["signs"]:
        names = ", ".join(words.word("sign", sign) for sign in resort["signs"])
        lines.append(Text(f"{words.say('label.signs')} {names}"))
    lines.append(_forecast(resort, words))
    turn = "➤ " if view["turn"] == seat else ""
    title = Text(f"{turn}{words.name(seat)}", style="bold" if own else "")
    return Panel(Group(*lines), title=title, title_align="left", expand=False)


def _forecast(resort: dict[str, Any], words: Words) -> Text:
    now = words.say("label.points-now", points=resort["points"]["total"])
    ahead = resort["forecast"]
    if not ahead:
        return Text(now, style="dim")
    parts = [Text(now + words.say("label.semicolon") + words.say("label.forecast", income=ahead["income"]))]
    changes = [key for key in ("leaving", "arriving") if ahead[key]]
    parts += [Text.assemble(f"{words.say(f'label.{key}')} ", _tourists(ahead[key])) for key in changes]
    if ahead["overbooked"]:
        parts.append(Text(words.say("label.overbooked", many=ahead["overbooked"]), style="red"))
    return Text(", ").join(parts)


def _coast(resort: dict[str, Any], view: dict[str, Any], words: Words) -> RenderableType:
    """Four rows of six fields: a facility shows its name and how many tourists are there."""
    colours = {facility["name"]: facility["colour"] for facility in view["market"]}
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1, 0, 0))
    for _ in range(7):
        table.add_column(no_wrap=True)
    for colour in COLOURS:
        style, shape = SIGNS[colour]
        fields = [Text("·····", style="dim") for _ in range(6)]
        for facility in resort["facilities"]:
            if colours[facility["name"]] == colour:
                name = words.word("facility", facility["name"])[:8]
                guests = shape * facility["tourists"]
                fields[facility["field"] - 1] = Text.assemble((name, f"bold {style}"), (guests, style))
        table.add_row(Text(f"{shape} {words.word('row', colour)}", style=style), *fields)
    return table


def _track(view: dict[str, Any], words: Words) -> Text:
    stacks: dict[int, list[str]] = {}
    for seat in view["track"]:
        stacks.setdefault(view["seats"][seat]["money"], []).append(words.name(seat))
    shown = "   ".join(f"{money}{words.say('label.colon')}{' < '.join(names)}" for money, names in stacks.items())
    return Text.assemble((words.say("label.track") + words.say("label.colon"), "bold"), shown)


def _island(view: dict[str, Any], words: Words) -> Text:
    """The path of the backpackers: each board with its signs, then the beach to its left."""
    path = Text(words.say("label.island") + words.say("label.colon"), style="bold")
    for seat, resort in enumerate(view["seats"]):
        campers = Text("").join(_tourists({camper["colour"]: 1}) for camper in view["beaches"][seat])
        signs = " ⚑" * len(resort["signs"])
        path.append_text(Text(f"[{words.name(seat)}]{signs} → {words.say('label.beach')} ", style="not bold"))
        path.append_text(campers)
        path.append(" → ", style="not bold")
    path.append("…", style="not bold")
    return path
