"""A record brought along is shown like any replay; whatever is wrong with it is said, and nothing of it stays."""

from __future__ import annotations

import asyncio
import html
import random
import re
import time
from collections.abc import Iterator

import httpx
import pytest

from fullboard import Match
from fullboard.core.errors import BadRecord
from fullboard.core.record import LONGEST
from fullboard.core.shelf import shelf
from fullboard.house.errors import Refused
from fullboard.house.projector import MOST_LINES, pack
from fullboard.web.faults import fault
from fullboard.web.screenings import MOST_PER_GUEST, MOST_SCREENINGS, MOST_WAITING, Screenings
from tests.apart import run_apart
from tests.core.test_records import CASES, RECORD
from tests.house.server import Server

# What the web says is tested for these; that every kind of bad record is found is tested in tests/core.
BAD = ["empty", "another game", "two players", "deep json", "missing pick", "illegal move at line 40", "broken off"]


class Visitor:
    """Somebody with a browser: cookies, forms and their tokens."""

    def __init__(self, server: Server, name: str | None = "Cinephile", language: str = "en") -> None:
        self.http = httpx.Client(base_url=server.url, headers={"accept-language": language}, timeout=60)
        page = self.http.get("/watch").text
        self.csrf = re.search(r'name="_csrf_token" value="([^"]+)"', page)[1]  # type: ignore[index]
        if name:
            self.http.post("/name", data={"_csrf_token": self.csrf, "name": name, "back": "/watch"})

    def bring(self, record: str | bytes) -> httpx.Response:
        files = {"record": ("a.record", record if isinstance(record, bytes) else record.encode())}
        return self.http.post("/watch", data={"_csrf_token": self.csrf}, files=files)

    def close(self) -> None:
        self.http.close()


@pytest.fixture
def visitor(server: Server) -> Iterator[Visitor]:
    visitor = Visitor(server)
    yield visitor
    visitor.close()


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
    page = html.unescape(visitor.http.get(visitor.bring(match.record()).headers["location"]).text)
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
    friend = httpx.Client(base_url=server.url, headers={"accept-language": "en"})  # the link is enough
    for line in (0, last // 2, last):
        for seat in ("", "0"):
            page = friend.get(f"{show}?line={line}&seat={seat}")
            assert page.status_code == 200
            assert f"Line {line} of {last}" in page.text
    assert friend.get(f"{show}?line=999999&seat=99").status_code == 200
    assert 'rel="next" href="?line=1&amp;seat=0"' in friend.get(f"{show}?seat=0").text
    friend.close()


def test_what_is_shown_is_what_that_seat_saw(visitor: Visitor) -> None:
    match = Match.from_record(RECORD)
    show = visitor.bring(RECORD).headers["location"]
    for seat in range(match.players):
        page = visitor.http.get(f"{show}?line=0&seat={seat}").text
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
    assert re.search(r"Ligne \d+\s: les scores sont \[.*\], non \[1, 2, 3, 4\]", said)
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
    assert visitor.http.post("/name", data={"name": "x" * 200_000, "_csrf_token": visitor.csrf}).status_code == 413
    assert visitor.bring(b"x" * LONGEST).status_code == 422  # as large as a record may be: it is read


def test_one_needs_a_name_a_form_and_a_file(server: Server, visitor: Visitor) -> None:
    stranger = Visitor(server, name=None)
    assert stranger.bring(RECORD).status_code == 401
    stranger.close()
    assert visitor.http.post("/watch", files={"record": b"x"}).status_code == 403
    form = {"_csrf_token": (None, visitor.csrf)}
    assert visitor.http.post("/watch", files=form).status_code == 400
    assert visitor.http.post("/watch", files={**form, "record": (None, "text")}).status_code == 400
    assert visitor.http.post("/watch", data={"_csrf_token": visitor.csrf}).status_code == 400
    assert visitor.http.get("/watch/nothing-here").status_code == 404


def test_a_guest_has_only_so_many_records_on_show(server: Server) -> None:
    greedy = Visitor(server, "Greedy")
    record = finished("companeros")
    assert [greedy.bring(record).status_code for _ in range(MOST_PER_GUEST)] == [303] * MOST_PER_GUEST
    answer = greedy.bring(record)
    assert answer.status_code == 429
    assert f"You have {MOST_PER_GUEST} records on show already" in answer.text
    greedy.close()


def test_a_record_that_takes_too_long_is_given_up_and_its_process_ended() -> None:
    async def bring() -> float:
        slow = Screenings(seconds=0.001)  # less than a process takes to start
        start = time.monotonic()
        with pytest.raises(Refused, match="record-too-slow"):
            await slow.show("guest", RECORD.encode())
        return time.monotonic() - start

    assert run_apart(bring()) < 30


def test_a_replay_that_falls_over_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fullboard.web.screenings.sys.executable", "/bin/false")
    with pytest.raises(Refused, match="cannot-be-replayed"):
        run_apart(Screenings().show("guest", RECORD.encode()))


def test_records_go_after_their_time_and_the_oldest_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = {"game": "companeros", "players": 3, "names": [None] * 3, "last": 0}

    async def projected(self: Screenings, record: bytes) -> list[bytes]:
        return [pack(facts)]

    async def bring() -> None:
        monkeypatch.setattr(Screenings, "_project", projected)
        many = Screenings()
        keys = [await many.show(f"guest {number}", b"") for number in range(MOST_SCREENINGS + 1)]
        with pytest.raises(Refused, match="unknown-record"):
            many.find(keys[0])
        assert many.find(keys[1]).game == "companeros"
        many.life = 0.0
        with pytest.raises(Refused, match="unknown-record"):
            many.find(keys[-1])

    run_apart(bring())


def test_only_so_many_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forever(self: Screenings, record: bytes) -> list[bytes]:
        await asyncio.sleep(60)
        return []

    async def bring() -> None:
        monkeypatch.setattr(Screenings, "_project", forever)
        busy = Screenings()
        waiting = [asyncio.create_task(busy.show(f"guest {at}", b"")) for at in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too-busy"):
            await busy.show("one more", b"")
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    run_apart(bring())
