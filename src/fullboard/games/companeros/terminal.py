"""How Compañeros looks in a terminal: cards in colour, shape and number."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fullboard.words import Words

SIGNS = {  # colour, shape: nobody has to tell suits by colour alone
    "green": ("green3", "♣"),
    "yellow": ("gold1", "●"),
    "red": ("red1", "♥"),
    "blue": ("deep_sky_blue1", "■"),
    "purple": ("medium_purple1", "◆"),
    "orange": ("dark_orange", "▲"),
}
OTHER_SIGN = ("white", "★")


def show(view: dict[str, Any], words: Words, seat: int | None) -> RenderableType:
    """The table as one seat sees it."""
    label = words.say("label.round", round=view["round"], rounds=view["rounds"], trick=view["trick"])
    parts: list[RenderableType] = [Text(label, style="bold"), _pot(view, words), _seats(view, words, seat)]
    if view.get("hand"):
        parts.append(Panel(_cards(view["hand"]), title=words.say("label.hand"), title_align="left", expand=False))
    return Group(*parts)


def move_label(notation: str, words: Words) -> Text:
    """A move for the list of choices."""
    suit = notation.split()[1]
    label = Text(words.move(notation))
    colour, shape = _sign(suit)
    label.append(f" {shape}", style=colour)
    return label


def _sign(suit: str) -> tuple[str, str]:
    return SIGNS.get(suit, OTHER_SIGN)


def _card(name: str) -> Text:
    suit, value = name.split()
    colour, shape = _sign(suit)
    return Text(f"{shape}{value:>2}", style=f"bold {colour}")


def _cards(names: list[str]) -> Text:
    return Text("  ").join(_card(name) for name in names)


def _pot(view: dict[str, Any], words: Words) -> RenderableType:
    heaps = []
    for suit in view["suits"]:
        cards = [name for name in view["pot"] if name.split()[0] == suit]
        if cards:
            points = sum(int(name.split()[1]) for name in cards)
            heaps.append(Text.assemble(words.word("suit", suit), " ", _cards(cards), f" = {points}"))
    return Panel(Columns(heaps, padding=(0, 3)), title=words.say("label.pot"), title_align="left", expand=False)


def _seats(view: dict[str, Any], words: Words, seat: int | None) -> RenderableType:
    table = Table(box=None, pad_edge=False, show_header=False)
    for _ in range(5):
        table.add_column()
    for other, card in enumerate(view["table"]):
        strength = view["strength"].get(card.split()[0]) if card else None
        notes = [words.say("label.won", won=view["won"][other])]
        if view["rounds"] > 1:
            notes.append(words.say("label.total", points=view["totals"][other]))
        if other == view["leader"] and view["phase"] == "play":
            notes.append(words.say("label.leader"))
        table.add_row(
            "➤" if other == view["turn"] else " ",
            Text(words.name(other), style="bold" if other == seat else ""),
            _card(card) if card else Text("·", style="dim"),
            Text(f"({words.say('label.strength').lower()} {strength})" if strength else "", style="dim"),
            Text(", ".join(notes), style="dim"),
        )
    return table
