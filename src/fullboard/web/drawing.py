"""The templates at work: where they are found, and pieces of pages, written out once for what they are given."""

import marshal
from collections.abc import Callable, Hashable
from functools import cache
from importlib import resources
from types import SimpleNamespace
from typing import Any

from jinja2 import BaseLoader, ChoiceLoader, Environment, PackageLoader, PrefixLoader, StrictUndefined, Template, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

from fullboard.core.game import Game
from fullboard.core.shelf import shelf

LONGEST_REMEMBERED = 100  # letters of a text that is escaped once
MOST_REMEMBERED = 20_000
MOST_LETTERS = 32_000_000  # of written pieces, before those that are not used are forgotten
LEAST_LETTERS = 200  # that a piece counts for, with what it was given
PLAIN_DATA = 2  # the version of `marshal` that writes the same bytes for the same data
BY_CONTENT = frozenset((list, dict, tuple))
OF_EVERY_TABLE = frozenset(dir(dict))  # these are not the names of keys
new_markup = str.__new__  # for text that is known to be markup


class Page(Context):
    """A template at work; calls go straight to what they call, which asks for neither context nor environment."""

    def call(self, called: Any, /, *given: Any, _loop_vars: Any = None, _block_vars: Any = None, **named: Any) -> Any:
        """Call a macro or a function of ours."""
        return called(*given, **named)


class Straight(CodeGenerator):
    """Writes the code of templates without detours: calls that are calls, and one look where something is looked up."""

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        """`called(given)`."""
        if forward_caller or not node.args:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        first, *others = node.args
        self.visit(node.node, frame)
        self.write("(")
        self.visit(first, frame)
        self.signature(nodes.Call(node.node, others, node.kwargs, node.dyn_args, node.dyn_kwargs), frame)
        self.write(")")

    def visit_Macro(self, node: nodes.Macro, frame: Frame) -> None:
        """A macro; one that is made anew with every call cannot be a piece."""
        if holds_pieces(self.name) and not frame.toplevel:
            self.fail("there are no pieces inside pieces", node.lineno)
        super().visit_Macro(node, frame)

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        """`obj.attribute`, which in a view is mostly one of its keys."""
        straight = node.attr in OF_EVERY_TABLE or (isinstance(node.node, nodes.Name) and node.node.name == "loop")
        self.write("(" if straight else "look(")
        self.visit(node.node, frame)
        self.write(f").{node.attr}" if straight else f", {node.attr!r})")


class Drawing(Template):
    """A template whose code uses our own, quicker helpers; macros of a template of pieces are written out once."""

    @classmethod
    def from_code(cls, environment: Environment, code: Any, known: Any, uptodate: Any = None) -> Template:
        """A template from its compiled code."""
        template = super().from_code(environment, code, dict(known), uptodate)
        macro = piece if holds_pieces(template.name) else quick
        template.root_render_func.__globals__.update(escape=escape_once, markup_join=join, look=look, Macro=macro)
        return template


def holds_pieces(template: str | None) -> bool:
    """Whether the macros of that template are pieces, by its name."""
    return template is not None and template.endswith("pieces.html")


def look(obj: Any, attribute: str) -> Any:
    """What a template calls `obj.attribute`."""
    try:
        return obj[attribute] if type(obj) is dict else getattr(obj, attribute)
    except (KeyError, AttributeError):
        return StrictUndefined(obj=obj, name=attribute)


def escape_once(value: Any) -> Markup:
    """The same as `escape`, remembering short texts: tables show the same few hundred over and over."""
    kind = type(value)
    if kind is Markup:
        text: Markup = value
        return text
    if kind is not str and kind is not int:
        return escape(value)
    known = _escaped.get(value)
    if known is None:
        known = escape(value)
        if kind is int or len(value) <= LONGEST_REMEMBERED:
            if len(_escaped) >= MOST_REMEMBERED:
                _escaped.clear()
            _escaped[value] = known
    return known


_escaped: dict[str | int, Markup] = {}


def join(parts: tuple[Any, ...]) -> str:
    """What `~` makes of its parts: text, or if one of them is markup, markup with the others escaped."""
    for part in parts:
        if type(part) is Markup:
            return new_markup(Markup, "".join([escape_once(each) for each in parts]))
    return "".join([str(part) for part in parts])


class Pages(Environment):
    """Where templates are found."""

    context_class = Page
    template_class = Drawing
    code_generator_class = Straight

    def getattr(self, obj: Any, attribute: str) -> Any:
        """The same for filters that look something up."""
        return look(obj, attribute)


@cache
def environment() -> Environment:
    """The templates of the house and, under their keys, those of the games."""
    boards: dict[str, BaseLoader] = {}
    for key, game in shelf().items():
        if has_board(game):
            boards[key] = PackageLoader(game.folder, "table")
    pages = Pages(
        loader=ChoiceLoader([PackageLoader("fullboard.web"), PrefixLoader(boards)]),
        extensions=["jinja2.ext.do"],
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    pages.globals["pieces"] = pieces
    return pages


@cache
def has_board(game: Game) -> bool:
    """Whether a game brings a table page of its own."""
    return (resources.files(game.folder) / "table" / "board.html").is_file()


# Pieces


class Written:
    """What one macro has written, by what it was given: lately, and before that."""

    __slots__ = ("before", "lately")

    def __init__(self) -> None:
        self.lately: dict[Hashable, Markup] = {}
        self.before: dict[Hashable, Markup] = {}


class Memory:
    """All that has been written. When it is much, what nobody has asked for since the last time is forgotten."""

    def __init__(self, most: int = MOST_LETTERS) -> None:
        self.most = most
        self.letters = 0  # written or asked for again since something was last forgotten
        self.written: list[Written] = []

    def remember(self) -> Written:
        """Room for one more macro."""
        written = Written()
        self.written.append(written)
        return written

    def count(self, text: str) -> None:
        """So much more is remembered."""
        self.letters += max(len(text), LEAST_LETTERS)
        if self.letters > self.most:
            self.letters = 0
            for written in self.written:
                written.before, written.lately = written.lately, {}

    def forget(self) -> None:
        """Begin anew."""
        self.letters = 0
        for written in self.written:
            written.before, written.lately = {}, {}

    def __len__(self) -> int:
        return sum(len(text) for each in self.written for kept in (each.lately, each.before) for text in kept.values())


memory = Memory()


@cache
def pieces(template: str) -> SimpleNamespace:
    """The macros of a template by their names, each written out once for what it is given.

    They see nothing of the page that uses them and depend on nothing else, so what was written for one viewer can be
    shown to another who is to see the same.
    """
    made = vars(environment().get_template(template).module).items()
    return SimpleNamespace(**{name: macro for name, macro in made if callable(macro)})


def quick(environment: Environment, write: Callable[..., str], name: str, arguments: tuple[str, ...], *how: Any) -> Any:
    """A macro that is called at once if it is given what it expects."""
    macro = Macro(environment, write, name, list(arguments), *how)
    many = -1 if any(how[:-1]) else len(arguments)  # some want to know who calls, or more than they name

    def call(*given: Any, **named: Any) -> str:
        if len(given) == many and not named:
            return new_markup(Markup, write(*given))
        return macro(*given, **named)

    return call


def piece(*made_of: Any) -> Callable[..., Markup]:
    """A macro that is written out once for what it is given."""
    macro = quick(*made_of)
    written = memory.remember()

    def write(*given: Any) -> Markup:
        key: Hashable = given
        try:
            text = written.lately.get(key)
        except TypeError:
            key = tuple([_known_by(each) if type(each) in BY_CONTENT else each for each in given])
            text = written.lately.get(key)
        if text is None:
            text = written.before.get(key)
            if text is None:
                text = macro(*given)
            written.lately[key] = text
            memory.count(text)
        return text

    return write


def _known_by(given: Any) -> Hashable:
    """What tells plain data from everything else: what is in it; a ValueError if there is more in it than that."""
    if type(given) is tuple:
        try:
            hash(given)
        except TypeError:
            pass
        else:
            return given
    return marshal.dumps(given, PLAIN_DATA)
