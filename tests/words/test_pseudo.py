"""In a language of wide letters, no plain English is left on any page, in the terminal or in a refusal."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

from fullboard import Match, games
from fullboard.bots.hints import hint_for, in_words
from fullboard.cli import main
from fullboard.core.errors import BadRecord
from fullboard.web.errors import fault
from fullboard.words import Words, bot_choice, language_names, languages, translator
from fullboard.words.files import HOUSE
from tests.apart import run_apart
from tests.golden import FOLDER
from tests.web.inside import URL, Evening, evening
from tests.words.ftl import messages
from tests.words.pseudo import CODE, pseudo_language, wide

NAMES = ("Anna", "Bob", "Carla", "Dora")
SAID = (
    "title",
    "aria-label",
    "alt",
    "placeholder",
    "data-sure",
    "data-thinking",
    "data-your-turn",
    "data-label",
    "data-done",
    "data-play",
    "data-pause",
    "data-says",
    "data-preview",
    "data-first",
    "data-same",
    "data-changed",
    "data-commitment-changed",
)
ALLOWED = {
    *NAMES,
    "Fullboard",
    *language_names().values(),
    "fullboard",
    "verify",
    "FILE",
    "HEX",
    "standard",
    "lazy",
}
FIGURES = re.compile(r"\b[0-9a-f]{8,}\b|\{\w+\}|--\w+|\w+\.toml|\d{3} · [\w-]+|(?<![A-Za-z])[A-Z]{2}(?![A-Za-z])")
# digests, what the browser fills in, options, files, codes of errors and of nations
PLAIN_DATA = re.compile(r'<div class="plain-board">.*?</div>', re.DOTALL)  # of a game without a page of its own
WORD = re.compile(r"[A-Za-zÀ-ÿ]{2,}")


@pytest.fixture(autouse=True, scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pseudo_language(tmp_path_factory.mktemp("words")):
        assert CODE in languages()
        yield


def plain_english(text: str, allowed: set[str] = ALLOWED) -> list[str]:
    """The words of a text that nobody has translated."""
    return [word for word in WORD.findall(FIGURES.sub(" ", text)) if word not in allowed]


class Reader(HTMLParser):
    """What a page says, to those who see it and to those who hear it."""

    def __init__(self) -> None:
        super().__init__()
        self.silent = 0
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.silent += tag in ("script", "style")
        path = tag == "th"  # the page of components gives the path in the file besides its words
        self.said += [value or "" for name, value in attrs if name in SAID and not path]

    def handle_endtag(self, tag: str) -> None:
        self.silent -= tag in ("script", "style")

    def handle_data(self, data: str) -> None:
        if not self.silent:
            self.said.append(data)


def escaped(page: str) -> list[str]:
    """The English on a page."""
    reader = Reader()
    reader.feed(PLAIN_DATA.sub("", page))
    return [text.strip()[:80] for text in reader.said if plain_english(text)]


class Guest:
    """Somebody who reads the house in the language of wide letters."""

    def __init__(self, here: Evening, seat: int | None) -> None:
        self.here = here
        cookie = f"guest={here.cookies[seat]}; language={CODE}" if seat is not None else f"language={CODE}"
        self.headers = {"cookie": cookie, "origin": URL}

    async def english(self, path: str, status: int = 200) -> list[str]:
        answer = await self.here.http.get(path, headers=self.headers)
        assert answer.status_code == status, (path, answer.status_code)
        assert wide("Skip") in answer.text
        return [f"{path}: {text}" for text in escaped(answer.text)]


async def table_of(here: Evening, key: str) -> tuple[str, int]:
    """A table of that game with people in every seat."""
    count = max(2, games[key].players[0])
    wanted = {"game": key, "seats": ["me", *["person"] * (count - 1)]}
    made = (await here.http.post("/api/v1/tables", json=wanted, headers=here.bearer(0))).json()
    for seat in range(1, count):
        await here.http.post(f"/api/v1/tables/{made['id']}/sit", json={}, headers=here.bearer(seat))
    return made["id"], count


async def play_on(here: Evening, table: str, moves: int) -> bool:
    """Play the first, or now and then the last, legal move; whether the match is over."""
    for number in range(moves):
        shown = (await here.http.get(f"/api/v1/tables/{table}", headers=here.bearer(0))).json()
        if shown["status"] != "running":
            return True
        seat = shown["actors"][0]
        own = (await here.http.get(f"/api/v1/tables/{table}", headers=here.bearer(seat))).json()
        legal = own["legal"][-(number % 3 == 0)]["notation"]
        move = {"move": legal, "step": own["step"]}
        await here.http.post(f"/api/v1/tables/{table}/move", json=move, headers=here.bearer(seat))
    return False


def test_the_pages_of_the_house(tmp_path: Path) -> None:
    async def look() -> None:
        async with evening(tmp_path, *NAMES[:3]) as here:
            found = []
            for guest in (Guest(here, 0), Guest(here, None)):
                for path in ("/", "/me", "/privacy", "/watch"):
                    found += await guest.english(path)
                found += await guest.english("/none", 404)
            for key in games:
                for path in (f"/new/{key}", f"/games/{key}/help", f"/games/{key}/components"):
                    found += await Guest(here, 0).english(path)
            assert found == []

    run_apart(look())


@pytest.mark.parametrize("key", games)
def test_the_table_of_every_game(key: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with evening(tmp_path, *NAMES) as here:
            table, count = await table_of(here, key)
            found = []
            over = False
            for moves in (0, 3, 14, 25, 60):
                over = over or await play_on(here, table, moves)
                for seat in (*range(count), None):
                    found += await Guest(here, seat).english(f"/tables/{table}")
            found += await Guest(here, 0).english(f"/tables/{table}/log")
            if over:
                for path in ("replay", "verify"):
                    found += await Guest(here, 0).english(f"/tables/{table}/{path}")
            assert sorted(set(found)) == []
            refused = await here.http.post(
                f"/tables/{table}/move",
                data={"move": "dance", "step": "0"},
                headers={**Guest(here, 0).headers, "hx-request": "true"},
            )
            assert refused.status_code in (400, 409)
            assert plain_english(refused.text, {*ALLOWED, "dance"}) == []

    run_apart(look())


def test_every_refusal_and_every_fault_of_a_record() -> None:
    _ = translator(CODE)
    for name, message in messages(HOUSE, "en").items():
        assert plain_english(_(name, **dict.fromkeys(message.parameters, 3))) == [], name
    assert plain_english(fault(CODE, BadRecord("wrong-scores", 7, expected=[1, 2], found=[2, 1]))) == []
    assert plain_english(bot_choice(CODE, "expert")) == []


def terminal(*arguments: str, text: str | None = None) -> list[str]:
    result = CliRunner().invoke(main, [*arguments, "--lang", CODE], input=text)
    assert result.exit_code == 0, result.output
    return [line for line in result.output.splitlines() if plain_english(line, {*ALLOWED, *BOTS})]


BOTS = {"random", "greedy", "Ada", "Blaise", "Elif", "Farid", "Carmen", "Dario"}


@pytest.mark.parametrize("key", games)
def test_play_and_replay_in_the_terminal(key: str, tmp_path: Path) -> None:
    record = str(tmp_path / "1.2")
    asked = "?\nrules\nundo\nlog\n1\nundo\n1\n1\n1\n1\nquit\n"
    played = terminal("play", key, "--bots", "random", "--seed", "3", "--save", record, text=asked)
    assert terminal("replay", record) == []
    if games[key].terminal is None:
        return  # the table is shown as plain data, which nobody translates
    assert terminal("replay", record, "--at", "5") == []
    assert [line for line in played if record not in line] == []


def test_analysis_and_hints(tmp_path: Path) -> None:
    match = Match("companeros", 3, seed=4, names=list(NAMES[:3]))
    hinted = hint_for(match.record(), match.actors[0], 5, 60)
    words = Words(match.game.folder, CODE, match.names)
    assert plain_english(in_words(hinted, words)) == []
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    record = tmp_path / "1"
    record.write_text(match.record(), "utf-8")
    assert terminal("analyse", str(record), "--iterations", "10") == []


def test_what_the_command_line_refuses_and_what_is_on_the_shelf() -> None:
    result = CliRunner().invoke(main, ["games", "ludo", "--lang", CODE])
    assert (
        plain_english(result.output, {"Error", "ludo", "unknown", "game", *re.findall(r"\w+", " ".join(games))}) == []
    )
    assert wide("players") in CliRunner().invoke(main, ["games", "--lang", CODE]).output


def test_what_is_said_to_those_who_keep_a_house_or_check_a_deal(tmp_path: Path) -> None:
    sealed = (FOLDER / "companeros" / "sealed.record").read_text("utf-8")
    (tmp_path / "1").write_text(sealed.replace("names [null,", 'names ["Anna",'), "utf-8")
    house = ("--data", str(tmp_path))
    commands = (("verify", "1"), ("keys", "rotate", *house), ("backup", "2", *house), ("backup", "2", *house))
    for number, command in enumerate(commands):
        with contextlib.chdir(tmp_path):
            result = CliRunner(env={"LC_ALL": CODE}).invoke(main, command)
        assert result.exit_code == (2 if number == 3 else 0), result.output
        assert plain_english(result.output, {*ALLOWED, "Error", "backup", "there"}) == []
