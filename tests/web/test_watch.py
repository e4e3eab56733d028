"""A record brought along is shown like any replay; whatever is wrong with it is said, and nothing of it stays."""

from __future__ import annotations

import html
import random
import re
from collections.abc import Iterator

import pytest

from fullboard import Match
from fullboard.core.errors import BadRecord
from fullboard.core.record import LONGEST
from fullboard.core.shelf import shelf
from fullboard.house.work.projector import MOST_LINES
from fullboard.house.work.uploads import MOST_PER_GUEST
from fullboard.web.errors import fault
from fullboard.web.stories import SHED, SHOWN
from tests import patient
from tests.core.test_records import CASES, RECORD
from tests.house.server import Caller, Server
from tests.web.test_api import finish
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

# What the web says is tested for these; that every kind of bad record is found is tested in tests/core.
BAD = ["empty", "another game", "two players", "deep json", "missing pick", "illegal move at line 40", "broken off"]


@pytest.fixture
def visitor(server: Server) -> Iterator[Visitor]:
    with Visitor(server, "Cinephile") as visitor:
        yield visitor


def finished(game: str, seed: int = 3) -> str:
    match = Match(game, shelf()[game].players[0], seed=seed, names=None)
    dice = random.Random(seed)
    while match.actors:
        match.play(match.actors[0], dice.choice(match.legal(match.actors[0])))
    return match.record()


@pytest.mark.parametrize("game", shelf())
def test_bots_are_called_by_name_with_their_kind_beside_it_as_at_the_table(visitor: Visitor, game: str) -> None:
    names = ["Ana (the 2nd)", "Blaise (random)", "Carmen"]
    match = Match.from_record(finished(game))
    match.rename([*names, "D", "E", "F"][: match.players])
    page = html.unescape(visitor.get(visitor.bring(match.record()).headers["location"]).text)
    assert "Ana (the 2nd)" in page  # nobody knows such a bot
    assert "Blaise (random)" not in page
    assert re.search(r">\s*Blaise\b", page)
    if game != "siesta":  # whose board is plain
        assert ">random bot<" in page


@pytest.mark.parametrize("game", shelf())
def test_a_record_of_any_game_is_shown_at_any_line_to_any_seat(server: Server, visitor: Visitor, game: str) -> None:
    record = finished(game)
    match = Match.from_record(record)
    answer = visitor.bring(record)
    assert (answer.status_code, answer.headers["location"][:7]) == (303, "/watch/")
    show = answer.headers["location"]
    last = len(match.lines()) - 1
    friend = patient.client(base_url=server.url, headers={"accept-language": "en"})  # the link is enough
    for line in (0, last // 2, last):
        for seat in ("", "0"):
            page = friend.get(f"{show}?line={line}&seat={seat}")
            assert page.status_code == 200
            assert f">{line} / {last}</output>" in page.text
    assert friend.get(f"{show}?line=999999&seat=99").status_code == 200
    assert 'rel="next" href="?line=1&amp;seat=0"' in friend.get(f"{show}?seat=0").text
    friend.close()


def test_what_is_shown_is_what_that_seat_saw(visitor: Visitor) -> None:
    match = Match.from_record(RECORD)
    show = visitor.bring(RECORD).headers["location"]
    for seat in range(match.players):
        page = visitor.get(f"{show}?line=0&seat={seat}").text
        hands = [set(match.view_at(0, each)["hand"]) for each in range(match.players)]
        for other in range(match.players):
            seen = [card for card in hands[other] if f'data-piece="{card}"' in page]
            assert len(seen) == (len(hands[other]) if other == seat else 0)
    assert "Anna" in page


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_gets_its_code_and_its_line_in_a_sentence(visitor: Visitor, name: str) -> None:
    record, code, line = CASES[name]
    answer = visitor.bring(record)
    assert answer.status_code == 422
    said = html.unescape(answer.text)
    assert f"[{code}]" in said
    assert f"Line {line}: " in said


def test_the_sentence_is_french_for_those_who_read_french(server: Server) -> None:
    visitor = Visitor(server, "Amélie", "fr")
    said = html.unescape(visitor.bring(CASES["wrong scores"][0]).text)
    assert re.search(r"Ligne \d+\s: les scores sont .*, non 1, 2, 3 et 4", said)
    visitor.close()


@pytest.mark.parametrize("name", [name for name in CASES if name != "too long"])
def test_every_kind_of_bad_record_has_a_sentence_in_both_languages(name: str) -> None:
    record, code, line = CASES[name]
    with pytest.raises(BadRecord) as refused:
        Match.from_record(record)
    english, french = (fault(language, refused.value) for language in ("en", "fr"))
    assert refused.value.code == code
    assert f"Line {line}: " in english
    assert english.split(": ")[1] != french.split("\u00a0: ")[1]
    assert "cannot be replayed" not in english


def test_bytes_that_are_no_text_are_refused(visitor: Visitor) -> None:
    answer = visitor.bring(b"fullboard 1\ngame \xff\xfe\n")
    assert answer.status_code == 422
    assert "Line 2: this is not UTF-8 text" in answer.text


def test_a_log_longer_than_any_match_is_refused_before_it_is_replayed(visitor: Visitor) -> None:
    heading = RECORD.partition("\n\n")[0]
    log = RECORD.partition("\n\n")[2].split("\n")[:2]
    first = log[1].partition(" ")[2]
    for number in range(2, MOST_LINES + 10, 2):
        log += [f"{number} undo {number - 1}", f"{number + 1} {first}"]
    answer = visitor.bring(f"{heading}\n\n" + "\n".join(log) + "\nopen\n")
    assert "[too-many-lines]" in answer.text


def test_too_large_a_file_is_refused(visitor: Visitor) -> None:
    answer = visitor.bring(b"x" * (LONGEST + (1 << 17)))
    assert answer.status_code == 413
    assert "That is too large" in answer.text
    assert visitor.post("/name", name="x" * 200_000).status_code == 413
    assert visitor.bring(b"x" * LONGEST).status_code == 422  # as large as a record may be: it is read


def test_one_needs_a_name_a_form_and_a_file(server: Server, visitor: Visitor) -> None:
    with Visitor(server, None) as stranger:
        assert stranger.bring(RECORD).status_code == 401
    foreign = visitor.http.post("/watch", files={"record": b"x"}, headers={"origin": "http://evil.example"})
    assert foreign.status_code == 403
    assert visitor.http.post("/watch", files={"other": (None, "text")}).status_code == 400
    assert visitor.http.post("/watch", files={"record": (None, "text")}).status_code == 400
    assert visitor.post("/watch").status_code == 400
    for key in ("nothing-here", "0" * 32, "%00"):
        assert visitor.get(f"/watch/{key}").status_code == 404


def test_a_guest_has_only_so_many_records_on_show(server: Server) -> None:
    with Visitor(server, "Greedy") as greedy:
        for seed in range(MOST_PER_GUEST):
            assert greedy.bring(finished("siesta", seed)).status_code == 303
        answer = greedy.bring(finished("siesta", MOST_PER_GUEST))
        assert answer.status_code == 429
        assert f"You have {MOST_PER_GUEST} records on show already" in answer.text
        assert greedy.bring(finished("siesta")).status_code == 303  # which is one of those


def test_a_record_is_text_and_says_so_once(server: Server) -> None:
    caller = Caller(server, "Robota")
    table = caller.post("/tables", game="siesta", seats=["me", "random"], options={}).json()["id"]
    finish(caller, table)
    with Visitor(server, None) as visitor:
        page = visitor.get(f"/tables/{table}/record")
        assert page.headers["content-type"] == "text/plain; charset=utf-8"
        assert page.headers["content-disposition"] == f'attachment; filename="siesta-{table}.record"'
        assert page.text == caller.http.get(f"/tables/{table}/record").text
        assert Match.from_record(page.text).over


def test_the_whole_log_is_a_page_of_its_own(server: Server) -> None:
    caller = Caller(server, "Robota")
    table = caller.post("/tables", game="companeros", seats=["me", *["random"] * 5]).json()["id"]
    finish(caller, table)
    with Visitor(server, None) as visitor:
        page = visitor.get(f"/tables/{table}").text
        assert f'href="/tables/{table}/log"' in page
        assert SHOWN <= page.count('<li id="log-') < SHOWN + SHED
        whole = visitor.get(f"/tables/{table}/log").text
    told = caller.get(f"/tables/{table}/story")
    assert SHOWN + SHED < whole.count("<li") <= len(told) + 5
    waiting = caller.post("/tables", game="siesta", seats=["me", "person"]).json()["id"]
    assert patient.get(f"{server.url}/tables/{waiting}/log").status_code == 409
