"""How Hotel Samoa looks in a terminal: hotels as they lie on the table, guests in colour, letters and signs."""

from typing import Any

from rich import box as boxes
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fullboard.words import Words

NATIONS = {  # colour and letters: nobody has to tell nations by colour alone
    "japan": ("red1", "JP"),
    "norway": ("deep_sky_blue1", "NO"),
    "germany": ("gold1", "DE"),
    "united-kingdom": ("medium_purple1", "UK"),
    "france": ("cyan1", "FR"),
    "italy": ("green3", "IT"),
    "netherlands": ("dark_orange", "NL"),
    "united-states": ("hot_pink", "US"),
}
SIGNS = {"plain": "·", "rich": "$", "lover": "♥", "celebrity": "★"}


def show(view: dict[str, Any], words: Words, seat: int | None) -> RenderableType:
    """The table as one seat sees it."""
    parts = [_heading(view, words), _arrivals(view, words)]
    hotels = [_hotel(view, words, other, seat) for other in range(len(view["hotels"]))]
    parts += [Columns(hotels, padding=(0, 1)), Text(words.say("label.legend"), style="dim")]
    if "hand" in view:
        parts.append(_own(view, words))
    if view.get("pays"):
        pays = [words.say("label.pays", room=each["room"], pays=each["pays"]) for each in view["pays"]]
        parts.append(Text("   ".join(pays), style="bold green"))
    return Group(*parts)


def move_label(notation: str, words: Words) -> Text:
    """A move for the list of choices."""
    verb, *rest = notation.split()
    label = Text(words.move(notation))
    if verb == "take":
        label.append(f" {_sign(rest[0])}", style="bold")
    return label


def _sign(kind: str) -> str:
    return SIGNS.get(kind) or f"≈{kind[-1]}"


def _nation(name: str) -> Text:
    colour, letters = NATIONS[name]
    return Text(letters, style=f"bold {colour}")


def _guests(names: list[str]) -> Text:
    shown = Text()
    for name in names:
        nation, kind = name.split()
        colour, letters = NATIONS[nation]
        shown.append(f"{letters}{_sign(kind)}", style=f"bold {colour}")
    return shown


def _heading(view: dict[str, Any], words: Words) -> RenderableType:
    nation = view["flags"][view["round"] - 1]
    label = words.say("label.round", round=view["round"], rounds=view["rounds"], nation=nation, phase=view["phase"])
    row = Text(words.say("label.flags") + words.say("label.colon"), style="dim")
    for number, flag in enumerate(view["flags"], 1):
        sign = _nation(flag)
        if number < view["round"]:
            sign.stylize("dim strike")
        elif number == view["round"]:
            sign.stylize("reverse")
        row += sign
        row.append("²" if number in (6, 12) else "", style="bold")
        row.append(" ")
    return Group(Text(label, style="bold"), row)


def _arrivals(view: dict[str, Any], words: Words) -> RenderableType:
    nation = view["flags"][view["round"] - 1]
    colour, letters = NATIONS[nation]
    parts: list[RenderableType] = []
    for number, group in enumerate(view["groups"], 1):
        if group:
            tourists = Text(" ").join(Text(f"{letters}{_sign(kind)}", style=f"bold {colour}") for kind in group)
            chosen = "bold" if view["group"] == number else "dim"
            title = Text(words.say("label.group", group=number), style=chosen)
            parts.append(Panel(tourists, title=title, title_align="left", expand=False))
    offer = ", ".join(words.word("tile", tile) for tile in view["offer"]) or words.say("label.none")
    parts.append(Panel(Text(offer), title=words.say("label.offer"), title_align="left", expand=False))
    return Columns(parts, padding=(0, 1))


def _hotel(view: dict[str, Any], words: Words, seat: int, viewer: int | None) -> RenderableType:
    hotel = view["hotels"][seat]
    rows, columns = view["grid"]
    grid = Table(box=boxes.SQUARE, show_header=False, show_lines=True, padding=(0, 0))
    for _ in range(columns):
        grid.add_column(width=8, justify="center")
    for row in range(rows):
        grid.add_row(*(_room(hotel, row * columns + column) for column in range(columns)))
    parts: list[RenderableType] = [grid]
    if hotel["rooms"][6:]:
        extra = [_room(hotel, room) for room in range(6, len(hotel["rooms"]))]
        parts.append(Text("+ ", style="dim") + Text(" ").join(extra))
    extras = [words.say("label.pools", pools=hotel["pools"])] if hotel["pools"] else []
    extras += [words.word("tile", tile) for tile in hotel["specials"]]
    parts.append(Text(", ".join(extras) or " ", style="cyan"))
    parts.append(Text(_notes(view, words, seat), style="dim"))
    sign = "➤ " if view["turn"] == seat else ""
    tie = " ▼" if view["tie"] == seat else ""
    title = Text(f"{sign}{words.name(seat)}{tie}", style="bold" if seat == viewer else "")
    return Panel(Group(*parts), title=title, title_align="left", expand=False, padding=0)


def _room(hotel: dict[str, Any], room: int) -> Text:
    guests = _guests(hotel["rooms"][room])
    inside = guests if guests.plain else Text(str(room + 1), style="dim")
    return Text.assemble(("[[", "bold"), inside, ("]]", "bold")) if room + 1 in hotel["suites"] else inside


def _notes(view: dict[str, Any], words: Words, seat: int) -> str:
    notes = [_card(view["played"][seat], words)] if view["played"][seat] else []
    if view["phase"] == "choose" and view["chosen"][seat]:
        notes.append(words.say("label.chosen"))
    if view["earned"][seat]:
        notes.append(words.say("label.earned", earned=view["earned"][seat]))
    if "scores" in view:
        notes.append(words.say("label.score", points=view["scores"][seat], rooms=view["free-rooms"][seat]))
    else:
        notes.append(words.say("label.cards", cards=view["hands"][seat]))
    return ", ".join(notes)


def _card(name: str, words: Words) -> str:
    return words.say("label.holiday") if name == "holiday" else words.word("card", name)


def _own(view: dict[str, Any], words: Words) -> RenderableType:
    hand = "  ".join(_card(card, words) for card in view["hand"])
    lines = [Text(f"{words.say('label.hand')}{words.say('label.colon')}{hand}", style="bold")]
    if view["own-discards"]:
        discards = "  ".join(_card(card, words) for card in view["own-discards"])
        lines.append(Text(f"{words.say('label.discards')}{words.say('label.colon')}{discards}", style="dim"))
    lines.append(Text(words.say("label.money", money=view["money"]), style="bold yellow"))
    return Group(*lines)
