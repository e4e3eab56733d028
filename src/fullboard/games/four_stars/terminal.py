"""How 4 Étoiles looks in a terminal: the ring of squares around the price ladders, in colour, shape and letter."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fullboard.games.four_stars.box import BRANCH_NAMES
from fullboard.words import Words

SIGNS = {  # colour, shape: nobody has to tell branches by colour alone
    "hotel": ("green3", "■"),
    "restaurant": ("red1", "●"),
    "club": ("gold1", "▲"),
    "plane": ("deep_sky_blue1", "◆"),
    "stars": ("bold white", "★"),
    "$": ("medium_purple1", "$"),
    "$*": ("bold medium_purple1", "$"),
}
SEATS = ("bold black on orange1", "bold black on sky_blue1", "bold black on sea_green2", "bold black on plum1")
DICE = " ⚀⚁⚂⚃⚄⚅"
SIDE = 13  # squares from corner to corner
WIDTH = 5  # of a square on the screen
INSIDE = (SIDE - 1) * WIDTH


def show(view: dict[str, Any], words: Words, seat: int | None) -> RenderableType:
    """The table as one seat sees it."""
    limit = view["round_limit"]
    key = "label.round-of" if limit else "label.round"
    parts: list[RenderableType] = [
        Text(words.say(key, round=view["round"], limit=limit), style="bold"),
        _ring(view, words),
        _seats(view, words, seat),
    ]
    if "hand" in view:
        cards = Text("\n").join(Text(words.word("card", card)) for card in view["hand"])
        shown = cards if view["hand"] else Text(words.say("label.none"), style="dim")
        parts.append(Panel(shown, title=words.say("label.hand"), title_align="left", expand=False))
    if view.get("reminder"):
        parts.append(Text(words.say("label.reminder"), style="bold reverse"))
    return Group(*parts)


def move_label(notation: str, words: Words) -> Text:
    """A move for the list of choices."""
    label = Text(words.move(notation))
    branch = next((part for part in notation.split()[1:] if part in BRANCH_NAMES), None)
    if branch:
        colour, shape = SIGNS[branch]
        label.append(f" {shape}", style=colour)
    return label


def _ring(view: dict[str, Any], words: Words) -> Text:
    """Four sides of thirteen squares, clockwise from the top left corner, and the middle of the board."""
    middle = _middle(view, words)
    lines = [Text().join(_square(view, words, square) for square in range(SIDE + 1))]
    for row in range(1, SIDE):
        inside = middle[row - 1] if row - 1 < len(middle) else Text()
        inside.truncate(INSIDE, pad=True)
        lines.append(_square(view, words, 4 * SIDE - row) + inside + _square(view, words, SIDE + row))
    lines.append(Text().join(_square(view, words, square) for square in range(3 * SIDE, 2 * SIDE - 1, -1)))
    return Text("\n").join(lines)


def _square(view: dict[str, Any], words: Words, square: int) -> Text:
    name = view["board"][square]
    colour, shape = SIGNS[name]
    letter = words.word("branch", name)[0].upper() if name in BRANCH_NAMES else "*" if name == "$*" else ""
    text = Text(shape + letter, style=colour)
    figures = [other for other, state in enumerate(view["seats"]) if state["square"] == square]
    if len(figures) > WIDTH - 2:
        text = Text(shape, style=colour)
    for other in figures:
        text.append(str(other + 1), style=SEATS[other])
    text.append(" " * (WIDTH - len(text.plain)))
    return text


def _middle(view: dict[str, Any], words: Words) -> list[Text]:
    lines = [Text(), Text("  " + words.say("label.prices"), style="bold")]
    lines += [*(_ladder(view, words, name) for name in BRANCH_NAMES), Text()]
    if view["dice"]:
        faces = "  ".join(f"{DICE[die]} {die}" for die in view["dice"])
        left = ", ".join(map(str, view["dice_left"]))
        lines.append(Text(f"  {words.say('label.dice')} {faces}", style="bold").append(f"   $ {left}" if left else ""))
    elif view["turn"] is not None and (square := view["seats"][view["turn"]]["square"]) is not None:
        reach = Text(f"  {words.say('label.reach')}  ", style="dim")
        for step in range(2, 13):
            colour, shape = SIGNS[view["board"][(square + step) % len(view["board"])]]
            reach.append(f"{step}{shape} ", style=colour)
        lines.append(reach)
    played = len(view["played"])
    lines.append(Text("  " + words.say("label.stack", stack=view["stack"], played=played), style="dim"))
    return lines


def _ladder(view: dict[str, Any], words: Words, name: str) -> Text:
    colour, shape = SIGNS[name]
    price = view["prices"][name]
    line = Text(f"  {shape} {words.word('branch', name):<11}", style=colour)
    line.append("━" * price, style=colour).append("─" * (view["ceiling"] - price), style="dim")
    line.append(f" {price:>2}", style="bold")
    line.append("  " + words.say("label.bank", links=view["bank"][name]), style="dim")
    return line


def _seats(view: dict[str, Any], words: Words, seat: int | None) -> RenderableType:
    table = Table(box=None, pad_edge=False, show_header=False)
    for _ in range(9):
        table.add_column()
    for other, state in enumerate(view["seats"]):
        cash = words.say("label.hidden") if state["cash"] is None else str(state["cash"])
        notes = [words.say("label.events", events=state["events"])]
        if state["announced"]:
            notes.append(words.say("label.announced"))
        table.add_row(
            "➤" if other == view["turn"] else " ",
            Text(str(other + 1), style=SEATS[other]),
            Text(words.name(other), style="bold" if other == seat else ""),
            Text(f"{words.say('label.cash')} {cash}"),
            *(_chain(state, words, name) for name in BRANCH_NAMES),
            Text(", ".join(notes), style="dim"),
        )
    return table


def _chain(state: dict[str, Any], words: Words, name: str) -> Text:
    """The division of an objective card: a full sign per link, an open one per gap, and what lies beside."""
    colour, shape = SIGNS[name]
    on_card = state["on_card"][name]
    chain = Text(words.word("branch", name)[0].upper() + " ", style=colour)
    chain.append(shape * on_card, style=colour).append("·" * (state["objective"][name] - on_card), style="dim")
    beside = state["links"][name] - on_card
    if beside:
        chain.append(words.say("label.beside", links=beside), style="bold")
    return chain
