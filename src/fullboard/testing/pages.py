"""The contract of the page: a table is drawn for every viewer, in every language, and keeps the rules of the house."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from fullboard import Match, games
from fullboard.house.people import Guest
from fullboard.house.settings import Settings
from fullboard.house.table import Seat, Table
from fullboard.testing.contract import Contract
from fullboard.testing.worlds import turns
from fullboard.web.contexts import Viewer, moves_of
from fullboard.web.rendering import game_file, has_board
from fullboard.web.watching import draw
from fullboard.words import languages
from fullboard.words.catalogue import catalogue

SALT = "00" * 16
NAME = "Zoë <&> co"  # what a page must not take for a tag
PICTURES = ("art.svg", "cover.svg")
OUTSIDE = re.compile(r"(?:https?:)?//(?!www\.w3\.org/)|@import|javascript:", re.IGNORECASE)
LOOKS = 14  # moments of a match that are drawn


@dataclass
class Button:
    """A button of a page: the move it makes, if it is one, and what is written on it."""

    move: str | None
    disabled: bool
    label: str = ""


@dataclass
class Page(HTMLParser):
    """What the rules look at: attributes, ids and buttons."""

    html: str
    tags: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    ids: list[str] = field(default_factory=list)
    buttons: list[Button] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self._inside = False
        self.feed(self.html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember a tag."""
        given = dict(attrs)
        self.tags.add(tag)
        self.attributes.update(given)
        if given.get("id"):
            self.ids.append(str(given["id"]))
        if tag == "button":
            move = given.get("value") if given.get("name") == "move" else None
            disabled = "disabled" in given or given.get("aria-disabled") == "true"
            self.buttons.append(Button(move, disabled, given.get("aria-label") or ""))
            self._inside = True

    def handle_endtag(self, tag: str) -> None:
        """A button ends."""
        if tag == "button":
            self._inside = False

    def handle_data(self, data: str) -> None:
        """What is written on a button."""
        if self._inside:
            self.buttons[-1].label += data.strip()


def check_page(html: str, legal: list[str]) -> None:
    """The rules for one page, drawn for somebody who may make those moves."""
    page = Page(html)
    assert "script" not in page.tags, "a page brings no script of its own"
    assert "style" not in page.tags | page.attributes, "a page has no styles inside: use classes"
    assert not [name for name in page.attributes if name.startswith("on")], "a page has no handlers inside"
    assert len(page.ids) == len(set(page.ids)), "two elements have one id"
    bare = [button.move for button in page.buttons if not button.label]
    assert not bare, f"buttons without words, neither written on them nor as aria-label: {bare}"
    offered = {button.move for button in page.buttons if button.move and not button.disabled}
    missing, wrong = set(legal) - offered, offered - set(legal)
    assert not missing, f"the board has no button for the legal moves {sorted(missing)}"
    assert not wrong, f"the board offers {sorted(wrong)}, which are not legal: use `legal`, or aria-disabled"
    assert NAME not in html, "a name is not escaped"


def moments(key: str, players: int, seed: int) -> Iterator[Table]:
    """A table of a random match, at its beginning, now and then, and at its end."""
    options = {name: option.choices[0] for name, option in games[key].options.items()}
    seats = tuple(Seat(f"guest-{seat}", f"{NAME} {seat}", salt=SALT) for seat in range(players))
    table = Table("here", key, players, options, False, "guest-0", bytes(32), seats, Settings())
    salts = [SALT] * players
    match = Match(key, players, options=options, names=table.names, secret=table.secret, salts=salts)
    dice = random.Random(seed)
    looks = 0
    for _ in turns(match):
        if looks < LOOKS and (len(match.lines()) < LOOKS // 2 or dice.random() < 0.1):
            looks += 1
            yield table.with_match(match.copy())
        seat = dice.choice(match.actors)
        match.play(seat, dice.choice(match.legal(seat)))
    yield table.with_match(match)


class PageContract(Contract):
    """Boards are drawn for everybody, offer the legal moves and no others, and lack no words."""

    def test_the_page_is_drawn_for_every_viewer_in_every_language(self, key: str) -> None:
        game = games[key]
        before = {language: catalogue(game.folder, language).missed for language in languages()}
        for players in {game.players[0], game.players[-1]}:
            for table in moments(key, players, players):
                match = table.match
                assert match is not None
                for seat in [*range(players), None]:
                    guest = None if seat is None else Guest(f"guest-{seat}", NAME)
                    legal = [] if seat is None else moves_of(match, seat)
                    for language in languages():
                        viewer = Viewer.of(table, guest, language)
                        check_page("".join(draw(table, viewer, (), (True,) * players)), legal)
        for language in languages():
            missed = catalogue(game.folder, language).missed - before[language]
            assert not missed, f"the page asks for messages that words/{language}.ftl does not have: {sorted(missed)}"

    @pytest.mark.parametrize("picture", PICTURES)
    def test_pictures_can_be_read_and_fetch_nothing(self, key: str, picture: str) -> None:
        data = game_file(games[key], "table", picture)
        if data is None:
            pytest.skip("this game has no such picture")
        tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(data).iter()}
        assert tags.isdisjoint({"script", "foreignObject"}), f"table/{picture} has more in it than drawings"
        assert not OUTSIDE.search(data.decode()), f"table/{picture} fetches something from elsewhere"

    def test_the_style_sheet_fetches_nothing(self, key: str) -> None:
        if not has_board(games[key]):
            pytest.skip("this game is drawn on the plain board")
        sheet = (game_file(games[key], "table", "board.css") or b"").decode()
        assert not OUTSIDE.search(sheet), "table/board.css fetches something from elsewhere"
