"""Records survive anything: whatever is wrong, the line is named and nothing half-built comes out."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fullboard import BadRecord, Match, games
from fullboard.core.record import LONGEST, Record, read_ending, read_heading, read_line, read_record

pytestmark = pytest.mark.slow


def sample(moves: int | None = None, **table: object) -> str:
    match = Match("companeros", 4, seed=11, names=["Anna", "Bob", "Cécile", None], **table)  # type: ignore[arg-type]
    dice = random.Random(5)
    while match.actors and moves != 0:
        seat = match.actors[0]
        match.play(seat, dice.choice(match.legal(seat)))
        moves = None if moves is None else moves - 1
    return match.record()


RECORD = sample()
LINES = RECORD.split("\n")
FIRST = LINES.index("") + 1  # index of line 0


def changed(at: int, new: str | None) -> str:
    lines = list(LINES)
    lines[at : at + 1] = [] if new is None else [new]
    return "\n".join(lines)


def heading(name: str) -> int:
    return next(at for at, line in enumerate(LINES) if line.startswith(name + " "))


CASES = {
    "empty": ("", "not-a-record", 1),
    "noise": ("x" * 1000 + "\n", "not-a-record", 1),
    "another format": (changed(0, "fullboard 3"), "unknown-format", 1),
    "another game": (changed(heading("game"), "game chess"), "unknown-game", 2),
    "unknown rules": (changed(heading("rules"), "rules 99"), "unknown-rules-version", 3),
    "unknown edition": (changed(heading("edition"), 'edition "deluxe"'), "bad-edition", 4),
    "changed edition": (changed(heading("digest"), "digest " + "0" * 64), "edition-changed", 5),
    "bad digest": (changed(heading("digest"), "digest 12"), "bad-heading", 5),
    "two players": (changed(heading("players"), "players 2"), "bad-players", 6),
    "true players": (changed(heading("players"), "players true"), "bad-heading", 6),
    "huge players": (changed(heading("players"), "players " + "9" * 5000), "bad-json", 6),
    "unknown option": (changed(heading("options"), 'options {"wings":1}'), "unknown-option", 7),
    "bad option": (changed(heading("options"), 'options {"rounds":11}'), "bad-option", 7),
    "broken json": (changed(heading("options"), 'options {"rounds":'), "bad-json", 7),
    "not a number": (changed(heading("options"), 'options {"rounds":NaN}'), "bad-json", 7),
    "deep json": (changed(heading("options"), "options " + "[" * 100_000), "bad-json", 7),
    "too few names": (changed(heading("names"), 'names ["Anna"]'), "bad-names", 8),
    "backwards name": (changed(heading("names"), 'names ["a\u202eb",null,null,null]'), "bad-names", 8),
    "lone surrogate": (changed(heading("names"), 'names ["\\ud800",null,null,null]'), "bad-json", 8),
    "missing heading": (changed(heading("players"), None), "heading-missing", FIRST - 1),
    "heading twice": (changed(heading("seed"), LINES[1]), "heading-twice", heading("seed") + 1),
    "strange heading": (changed(heading("seed"), "colour blue"), "unknown-heading", heading("seed") + 1),
    "no set-up": (changed(FIRST, None), "line-number", FIRST + 1),
    "missing pick": (changed(FIRST, " ".join(LINES[FIRST].split()[:-1])), "pick-missing", FIRST + 1),
    "pick left over": (changed(FIRST, LINES[FIRST] + " 1/2"), "picks-left-over", FIRST + 1),
    "another range": (changed(FIRST, LINES[FIRST].replace("/40", "/41", 1)), "pick-of-another-range", FIRST + 1),
    "pick too large": (changed(FIRST, re.sub(r"\d+/40", "40/40", LINES[FIRST], count=1)), "bad-pick", FIRST + 1),
    "illegal move at line 40": (changed(FIRST + 40, "40 0 take purple"), "illegal-move", FIRST + 41),
    "unknown move": (changed(FIRST + 5, "5 0 jump"), "illegal-move", FIRST + 6),
    "no such seat": (changed(FIRST + 5, "5 9 take red"), "illegal-move", FIRST + 6),
    "garbled line": (changed(FIRST + 7, "7 ???"), "bad-line", FIRST + 8),
    "line left out": (changed(FIRST + 9, None), "line-number", FIRST + 10),
    "second set-up": (changed(FIRST + 3, "3 set-up"), "set-up-first", FIRST + 4),
    "undo too far": (changed(FIRST + 3, "3 undo 1"), "bad-undo", FIRST + 4),
    "wrong scores": (changed(len(LINES) - 2, "end 1 2 3 4"), "wrong-scores", len(LINES) - 1),
    "open though over": (changed(len(LINES) - 2, "open"), "already-over", len(LINES) - 1),
    "no ending": (changed(len(LINES) - 2, None), "truncated", len(LINES) - 2),
    "strange ending": (changed(len(LINES) - 2, "the end"), "bad-line", len(LINES) - 1),
    "more after the end": (RECORD + "99 0 take red\n", "after-the-end", len(LINES)),
    "secret out of place": (RECORD + "secret " + "0" * 64 + "\n", "secret-out-of-place", len(LINES)),
    "broken off": (RECORD[: len(RECORD) // 2], "truncated", RECORD[: len(RECORD) // 2].count("\n") + 1),
    "too long": ("fullboard 1\n" + "x" * LONGEST + "\n", "too-long", 0),
}


@pytest.mark.parametrize("name", CASES)
def test_a_bad_record_names_its_line(name: str) -> None:
    text, code, line = CASES[name]
    with pytest.raises(BadRecord) as refused:
        Match.from_record(text)
    assert (refused.value.code, refused.value.line) == (code, line)


def test_an_unfinished_record_goes_on_and_one_that_claims_to_be_over_does_not() -> None:
    text = sample(moves=10)
    assert text.endswith("\nopen\n")
    assert Match.from_record(text).record() == text
    with pytest.raises(BadRecord, match="not-over"):
        Match.from_record(text.replace("\nopen\n", "\nend 1 2 3 4\n"))


@pytest.mark.parametrize("text", [None, 5, b"fullboard 1\n", ["fullboard 1"]])
def test_a_record_is_text(text: object) -> None:
    with pytest.raises(BadRecord, match="not-text"):
        Match.from_record(text)  # type: ignore[arg-type]


def test_windows_line_ends_are_understood() -> None:
    assert Match.from_record(RECORD.replace("\n", "\r\n")).record() == RECORD


def test_names_are_outside_every_hash() -> None:
    text = RECORD.replace("Cécile", "Nobody")
    assert read_record(text).heading.text(names=False) == read_record(RECORD).heading.text(names=False)


def test_undone_lines_stay() -> None:
    match = Match("companeros", 3, seed=3)
    for _ in range(4):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    match.undo()
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    text = match.record()
    assert "5 undo 4" in text
    again = Match.from_record(text)
    assert again.position() == match.position()
    assert again.step == match.step


def test_components_among_the_options_are_the_edition() -> None:
    data = {"name": "dear", **games["hotel-samoa"].find_edition().components, "start": {"money": 60}}
    match = Match("hotel-samoa", 3, seed=1, options={"components": data})
    assert match.view(0)["money"] == 60
    text = match.record()
    assert text == Match("hotel-samoa", 3, seed=1, edition=data).record()
    assert f"digest {games['hotel-samoa'].find_edition(data).digest}\n" in text
    assert "options {}\n" in text
    assert Match.from_record(text).record() == text


def test_a_record_with_an_edition_of_ones_own_holds_it_in_full() -> None:
    data = {"name": "my-box", **games["companeros"].find_edition().components}
    data["suits"] = [{"name": name, "mark": "source"} for name in ("rose", "lime", "teal", "gold", "plum", "grey")]
    match = Match("companeros", 3, seed=1, edition=data)
    assert match.notation(0) == "play rose 1"
    again = Match.from_record(match.record())
    assert again.record() == match.record()
    assert again.notation(60) == "take rose"


# Records that are not text


def played_and_taken_back(moves: int = 12) -> Match:
    match = Match("companeros", 3, seed=3, names=["Anna", None, "Bob"])
    for _ in range(moves):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    match.undo()
    match.play(match.actors[0], match.legal(match.actors[0])[-1])
    return match


def test_a_match_gives_its_record_and_comes_back_from_it_without_any_text() -> None:
    for match in (played_and_taken_back(), Match.from_record(RECORD)):
        log = match.log
        assert isinstance(log, Record)
        assert log.text() == match.record()
        assert Match.from_record(log).log == log == read_record(match.record())
        assert Match.from_record(log).position() == match.position()


def test_opening_a_record_does_not_change_it() -> None:
    record = read_record(RECORD.replace('options {"rounds":1}', "options {}"))
    before = record.text()
    match = Match.from_record(record)
    assert match.log.heading.options == {"rounds": 1}
    match.rename(["Zoë"] * 4)
    assert record.text() == before


def test_a_record_whose_parts_were_kept_apart_is_put_together_again() -> None:
    for match in (played_and_taken_back(), Match.from_record(RECORD)):
        log = match.log
        texts = [line.text() for line in match.lines()]
        assert Record.of(match.heading(), texts, log.ending_line(), match.names) == log
        assert Record.of(match.heading(), texts, log.ending_line()).heading.names == [None] * match.players
    closed = played_and_taken_back()
    texts = [line.text() for line in closed.lines()]
    assert Record.of(closed.heading(), texts).ending == "open"
    closed.close()
    assert Match.from_record(Record.of(closed.heading(), texts, closed.log.ending_line(), closed.names)).closed


def test_parts_that_do_not_fit_together_are_refused_and_named() -> None:
    log = read_record(RECORD)
    heading, texts = log.heading.text(names=False), [line.text() for line in log.lines]
    bad: dict[str, tuple[str, list[str], str | None, int]] = {
        "line-number": (heading, [*texts[:3], *texts[4:]], None, log.first_line + 3),
        "set-up-first": (heading, [*texts[:2], "2 set-up"], None, log.first_line + 2),
        "bad-line": (heading, [*texts[:2], "2 ???"], None, log.first_line + 2),
        "truncated": (heading, [], None, log.first_line),
        "heading-missing": (heading.replace("players 4\n", ""), texts, None, 8),
        "heading-twice": (log.heading.text(), texts, None, 8),
    }
    for code, (head, lines, ending, at) in bad.items():
        with pytest.raises(BadRecord) as refused:
            Record.of(head, lines, ending)
        assert (refused.value.code, refused.value.line) == (code, at)
    with pytest.raises(BadRecord, match="bad-line"):
        Record.of(heading, texts, "the end")


def test_lines_endings_and_headings_are_read_one_by_one() -> None:
    for line in read_record(RECORD).lines:
        assert read_line(line.text()) == line
    assert read_line("3 undo 2").undone == 2
    assert read_ending("end 1 -2 3") == ("end", [1, -2, 3])
    assert read_ending("closed") == ("closed", None)
    assert read_heading(read_record(RECORD).heading.text(names=False)).names == [None] * 4
    for read in (read_line, read_ending):
        with pytest.raises(BadRecord, match="bad-line"):
            read("7 ???")
    with pytest.raises(BadRecord, match="not-a-record"):
        read_heading("")


def test_a_log_too_long_for_a_file_is_still_a_match() -> None:
    """A house must be able to open its own tables, however often somebody changed their mind."""
    match = Match("siesta", 3, seed=1)
    lines = list(match.lines())
    for number in range(1, LONGEST // 16, 2):
        lines += [read_line(f"{number} 0 choose 1"), read_line(f"{number + 1} undo {number}")]
    match.follow(lines[1:])
    assert len(match.record()) > LONGEST
    assert Match.from_record(match.log).position() == match.position()
    with pytest.raises(BadRecord, match="too-long"):
        Match.from_record(match.record())


def test_a_match_follows_what_was_played_elsewhere() -> None:
    ahead = played_and_taken_back(20)
    lines = ahead.lines()
    for known in range(1, len(lines)):
        match = Match.from_record(Record(ahead.log.heading, lines[:known]))
        match.follow(lines[known:])
        assert match.log == ahead.log
        assert (match.position(), match.step) == (ahead.position(), ahead.step)
        assert match.story(1) == ahead.story(1)
    whole = Match.from_record(RECORD)
    match = Match.from_record(Record(whole.log.heading, whole.lines()[:1]))
    match.follow(whole.lines()[1:])
    assert match.over
    assert match.record() == RECORD


def test_lines_that_cannot_follow_change_nothing() -> None:
    whole = Match.from_record(RECORD)
    lines = whole.lines()
    match = Match.from_record(Record(whole.log.heading, lines[:9]))
    before = match.log
    foul = {
        "line-number": lines[13],
        "illegal-move": read_line("12 0 take purple"),
        "bad-undo": read_line("12 undo 1"),
        "picks-left-over": read_line(lines[12].text() + " | 1/2"),
        "set-up-first": read_line("12 set-up"),
    }
    for code, line in foul.items():
        with pytest.raises(BadRecord) as refused:
            match.follow([*lines[9:12], line])
        assert (refused.value.code, refused.value.line) == (code, before.first_line + 12)
        assert match.log == before
        assert match.position() == Match.from_record(before).position()
    match.follow(lines[9:])
    assert match.record() == RECORD
    closed = Match.from_record(Record(whole.log.heading, lines[:9]))
    closed.close()
    with pytest.raises(BadRecord, match="match-over"):
        closed.follow(lines[9:10])


fuzzy = settings(derandomize=True, deadline=None, max_examples=400, suppress_health_check=[HealthCheck.too_slow])


def only_bad_record(text: str) -> None:
    try:
        match = Match.from_record(text)
    except BadRecord as error:
        assert error.code
        assert 0 <= error.line <= text.count("\n") + 1
    else:
        assert Match.from_record(match.record()).record() == match.record()


@given(st.text(max_size=300))
@fuzzy
def test_any_text_is_read_or_refused(text: str) -> None:
    only_bad_record(text)
    only_bad_record("fullboard 1\n" + text + "\n")
    only_bad_record("fullboard 2\n" + text + "\n")


@given(st.data())
@fuzzy
def test_a_mutilated_record_is_read_or_refused(data: st.DataObject) -> None:
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        how = data.draw(st.sampled_from(("drop", "double", "swap", "cut", "insert", "letter", "borrow")))
        if how == "drop" and len(lines) > 1:
            lines.pop(at)
        elif how == "double":
            lines.insert(at, lines[at])
        elif how == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif how == "cut":
            lines[at] = lines[at][: data.draw(st.integers(0, len(lines[at])))]
        elif how == "insert":
            lines.insert(at, data.draw(st.text(max_size=40)))
        elif how == "borrow":
            words = " ".join(LINES).split(" ")
            lines[at] += " " + data.draw(st.sampled_from(words))
        else:
            place = data.draw(st.integers(0, len(lines[at])))
            lines[at] = lines[at][:place] + data.draw(st.characters()) + lines[at][place + 1 :]
    only_bad_record("\n".join(lines))


def test_a_megabyte_of_noise_is_refused_at_once() -> None:
    noise = random.Random(1).randbytes(1 << 20).decode("latin-1")
    only_bad_record(noise)
    only_bad_record(RECORD[:500] + noise[: LONGEST - 600])
    only_bad_record("\n".join(LINES[:FIRST]) + "\n" + "0 set-up |" + " 1/2" * 200_000 + "\nopen\n")
