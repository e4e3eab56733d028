"""The script that draws a deal again in the browser, on records of both formats and on falsified ones; no server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jinja2 import Environment
from playwright.sync_api import Browser, Page, expect

from fullboard import Match
from fullboard.core.record import read_record
from fullboard.core.verify import verify
from fullboard.words import translator
from tests.golden import FOLDER

pytestmark = pytest.mark.slow

WEB = Path(__file__).parents[2] / "src" / "fullboard" / "web"
HOUSE = "https://house.test"  # nobody is there: all answers come from the test
SEALED = sorted(FOLDER.glob("*/sealed*.record"))
LIST = re.findall(r"<li data-word=.*</li>", (WEB / "templates" / "verify.html").read_text("utf-8"))
WORDS = Environment(autoescape=True).from_string("".join(LIST)).render(_=translator("en"))


class Visitor:
    """Somebody who opens the page of a table with this record, and may have kept something."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.record = ""
        self.promised = ""
        script = (WEB / "static" / "verify.js").read_text("utf-8")
        page.route(f"{HOUSE}/**", lambda route: route.fulfill(content_type="text/html", body=self.html()))
        page.route(f"{HOUSE}/verify.js", lambda route: route.fulfill(content_type="text/javascript", body=script))
        page.route(f"{HOUSE}/record", lambda route: route.fulfill(content_type="text/plain", body=self.record))

    def html(self) -> str:
        return f"""<!doctype html><meta charset="utf-8"><script type="module" src="/verify.js"></script>
        <div data-verify data-table="t" data-record="/record" data-promised="{self.promised}">
        <p id="verdict"></p><progress id="progress"></progress><ul id="checks"></ul><ul id="drawn"></ul>
        <p id="command" hidden><code></code></p><ul hidden>{WORDS}</ul></div>"""

    def opens(self, record: str, kept: dict[str, Any] | None = None, promised: str | None = None) -> str:
        """The outcome and what is said."""
        self.record = record
        found = re.search(r"^commitment (\w+)", record, re.MULTILINE)
        self.promised = promised or (found[1] if found else "")
        self.page.goto(HOUSE)
        keep = "kept => localStorage.setItem('fullboard-promises', JSON.stringify(kept ? {t: kept} : {}))"
        self.page.evaluate(keep, kept)
        self.page.goto(HOUSE)
        expect(self.page.locator("[data-outcome]")).to_be_attached()
        outcome = self.page.locator("[data-verify]").get_attribute("data-outcome")
        return f"{outcome}: {self.page.locator('#verdict').inner_text()}"

    def checks(self) -> str:
        return self.page.locator("#checks").inner_text()


@pytest.fixture(scope="module")
def window(browser: Browser) -> Iterator[Page]:
    """One for all: whoever opens a page in it keeps what they say, and nothing else."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


@pytest.fixture
def visitor(window: Page) -> Iterator[Visitor]:
    complaints: list[str] = []

    def complain(error: object) -> None:
        complaints.append(str(error))

    window.on("pageerror", complain)
    yield Visitor(window)
    window.remove_listener("pageerror", complain)
    window.unroute_all()
    assert complaints == []


def text_of(game: str = "hotel-samoa", name: str = "sealed") -> str:
    return (FOLDER / game / f"{name}.record").read_text("utf-8")


def kept_of(record: str, **other: Any) -> dict[str, Any]:
    heading = read_record(record).heading
    assert heading.salts is not None
    return {"commitment": heading.commitment, "salt": heading.salts[0], "bound": True, **other}


@pytest.mark.parametrize("file", SEALED, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_line_of_an_honest_record_is_drawn_again_in_either_format(visitor: Visitor, file: Path) -> None:
    record = file.read_text("utf-8")
    known = verify(record)
    said = visitor.opens(record, kept_of(record))
    if known.heading.format == 1:
        assert said.startswith("cannot: Not proven: ")
    else:
        assert said == f"good: The deal is as promised: {known.lines} lines, {known.picks} picks."
    lines = visitor.page.locator("#drawn li").all_inner_texts()
    assert len(lines) == len([line for line in read_record(record).lines if line.picks])
    assert all(line.startswith("✓") for line in lines)
    assert ("of an older kind" in visitor.checks()) == (known.heading.format == 1)


def test_bytes_of_a_bots_seat_keep_everything_from_being_proven(visitor: Visitor) -> None:
    """Everything else fits: the house had the secret and tried what the bot adds until the deal suited."""
    salts = ["ab" * 16, "cd" * 16, "ef" * 16]
    for bot, named in (("greedy", True), ("adapts@medium", True), ("by the sea", False)):
        names = ["Anna", f"Bob ({bot})", "Carla"]
        match = Match("companeros", 3, options={"rounds": 1}, secret=bytes(range(32)), salts=salts, names=names)
        match.close()
        said = visitor.opens(match.record(), kept_of(match.record()))
        assert said.startswith("cannot: Not proven: the draws follow from the secret, but" if named else "good: ")
        assert (f"✗ Bytes come from Bob ({bot}), where by the name a bot sat." in visitor.checks()) == named
        own = visitor.opens(match.record(), kept_of(match.record(), salt=salts[1]))  # who was a bot's heir later
        assert own.startswith("good: ")


def test_who_kept_nothing_is_not_told_that_all_is_proven(visitor: Visitor) -> None:
    record = text_of()
    for kept in (None, kept_of(record, salt=None), kept_of(record, commitment=None), kept_of(record, bound=False)):
        said = visitor.opens(record, kept)
        assert said.startswith("good: Every draw follows from the secret: 402 lines, 173 picks.")
        assert "\N{EN DASH}" in visitor.checks()  # the mark of what is missing


def test_what_was_kept_is_shown_as_a_command_for_ones_own_machine(visitor: Visitor) -> None:
    record = text_of()
    kept = kept_of(record)
    visitor.opens(record, kept)
    command = visitor.page.locator("#command")
    expect(command).to_be_visible()
    expect(command).to_have_text(f"fullboard verify FILE --commitment {kept['commitment']} --salt {kept['salt']}")
    visitor.opens(record)
    expect(command).to_be_hidden()


def test_another_commitment_or_bytes_left_out_are_noticed(visitor: Visitor) -> None:
    record = text_of()
    assert "the commitment was exchanged" in visitor.opens(record, kept_of(record, commitment="0" * 64))
    assert "the commitment was exchanged" in visitor.opens(record, kept_of(record), promised="1" * 64)
    assert "your bytes were left out" in visitor.opens(record, kept_of(record, salt="0" * 32))
    half = kept_of(record, salt=kept_of(record)["salt"][:16])
    assert "your bytes were left out" in visitor.opens(record, half)


def heading(record: str, name: str, value: str) -> str:
    return re.sub(rf"^{name} .*$", lambda _: f"{name} {value}", record, count=1, flags=re.MULTILINE)


def put_in(record: str, line: str) -> str:
    return record.replace("\n\n", f"\n{line}\n\n", 1)


def test_a_position_in_a_sealed_record_is_no_deal(visitor: Visitor) -> None:
    position = Match("hotel-samoa", 6, seed=1).position()
    foul = put_in(text_of(), f"position {json.dumps(position, separators=(',', ':'))}")
    assert visitor.opens(foul, kept_of(text_of())) == (
        "bad: The deal is not as promised: the match begins with a position (line 11 of the record), "
        "which no secret decided."
    )


@pytest.mark.parametrize("change", [lambda salts: salts[:-1], lambda salts: [*salts, ""], lambda salts: []])
def test_there_is_one_entry_for_each_seat(visitor: Visitor, change: Any) -> None:
    record = text_of()
    salts = read_record(record).heading.salts
    foul = heading(record, "salts", json.dumps(change(salts), separators=(",", ":")))
    assert "line 10 of the record does not say for each seat what it added" in visitor.opens(foul)


def test_a_draw_that_was_changed_is_named(visitor: Visitor) -> None:
    rows = text_of().split("\n")
    row = max(at for at, text in enumerate(rows) if "|" in text)
    drawn, among = rows[row].split()[-1].split("/")
    rows[row] = f"{rows[row].rsplit(' ', 1)[0]} {(int(drawn) + 1) % int(among)}/{among}"
    line = rows[row].split()[0]
    said = visitor.opens("\n".join(rows))
    assert f"line {line} was not drawn from the secret (line {row + 1} of the record)" in said
    assert visitor.page.locator("#drawn li", has_text="✗").count() == 1


def foul_headings(record: str) -> dict[str, str]:
    """Ways to write a heading so that something else is hashed, and what is not a record of this kind."""
    return {
        "two rows of salts": put_in(record, "salts []"),
        "spaces": heading(record, "options", "{ }"),
        "an unknown heading": put_in(record, "nonce 17"),
        "another format": heading(record, "fullboard", "3"),
        "a seed": put_in(record, "seed 17"),
        "no salt": record.replace('"",""]', '"",[]]', 1),
        "half a salt": re.sub(r'salts \["\w{16}', 'salts ["', record),
        "a capital digest": re.sub(r"(?<=^digest )\w+", lambda found: found[0].upper(), record, flags=re.MULTILINE),
        "the order": record.replace("\nrules 1\n", "\n", 1).replace("\ndigest", "\nrules 1\ndigest", 1),
        "no end": re.sub(r"^end .*\n", "", record, flags=re.MULTILINE),
        "open": re.sub(r"^end .*\n", "open\n", record, flags=re.MULTILINE),
        "more after the end": record + "secret\n",
        "nonsense": "nonsense",
        "nothing": "",
    }


@pytest.mark.parametrize("how", list(foul_headings(text_of())))
def test_what_is_not_the_record_of_a_sealed_match_is_not_verified(visitor: Visitor, how: str) -> None:
    foul = foul_headings(text_of())[how]
    assert foul != text_of()
    assert "cannot be read" in visitor.opens(foul, kept_of(text_of()))


def test_another_heading_is_another_deal(visitor: Visitor) -> None:
    record = text_of()
    for foul in (
        heading(record, "rules", "2"),
        record.replace('["7b76', '["7b77', 1),
        record.replace("fullboard 2", "fullboard 1", 1),
    ):
        assert foul != record
        assert "line 0 was not drawn" in visitor.opens(foul)


def test_names_are_outside_every_hash(visitor: Visitor) -> None:
    assert visitor.opens(heading(text_of(), "names", '["Zoë",null,null,null,null,null]')).startswith("good")


def test_windows_line_ends_are_understood(visitor: Visitor) -> None:
    assert visitor.opens(text_of().replace("\n", "\r\n")).startswith("good")


def test_every_word_the_script_says_is_on_the_page() -> None:
    script = (WEB / "static" / "verify.js").read_text("utf-8")
    said = set(re.findall(r'"((?:[a-z]+-)+[a-z0-9]+)"', script)) - {
        "fullboard-promises",
        "fullboard-salt",
        "promise-kept",
    }
    assert said == set(re.findall(r'data-word="([\w-]+)"', WORDS)) - {"unreadable"}
