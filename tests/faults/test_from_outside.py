"""Faults that were found by attacking the house from outside, on a real one; by the number each was given."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeSerializer

from tests import patient
from tests.house.postgres import Cluster
from tests.house.server import Caller, Server, free_port
from tests.web.visitor import Visitor, until

MEGABYTE = 1 << 20


def start(data: Path, *more: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A house that does not open."""
    command = [sys.executable, "-m", "fullboard", "serve", "--port", str(free_port()), "--data", str(data), *more]
    given = {**os.environ, **environment}
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env=given)


def begun(server: Server, game: str = "companeros") -> tuple[str, list[Caller]]:
    """A match of three people."""
    people = [Caller(server, name) for name in ("Anna", "Ben", "Cleo")]
    table = people[0].post("/tables", game=game, seats=["me", "person", "person"]).json()["id"]
    for caller in people[1:]:
        assert caller.post(f"/tables/{table}/sit").status_code == 200
    return table, people


def memory(server: Server) -> int:
    """Kilobytes that the house takes."""
    assert server.process is not None
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.process.pid}/status").read_text())
    assert found is not None
    return int(found[1])


# 2: two houses on one database


def test_02_a_second_house_on_the_same_data_is_refused_with_a_sentence(server: Server) -> None:
    second = start(server.data)
    assert second.returncode == 2
    assert str(server.data) in second.stderr
    assert "Traceback" not in second.stderr


def test_02_several_processes_on_sqlite_are_refused_with_a_sentence(tmp_path: Path) -> None:
    refused = start(tmp_path, "--workers", "2")
    assert refused.returncode == 2
    assert "PostgreSQL" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_02_two_houses_on_one_postgresql_are_one_house(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.new_database()
    folders = [tmp_path / name for name in "ab"]
    for folder in folders:
        folder.mkdir()
    houses = [Server(folder / "data", database=database) for folder in folders]
    with houses[0] as one, houses[1] as other:
        anna, ben, dora = Caller(one, "Anna"), Caller(one, "Ben"), Caller(one, "Dora")
        cleo, emil = Caller(other, "Cleo"), Caller(other, "Emil")
        table = anna.post("/tables", game="companeros", seats=["me", "person", "person"]).json()["id"]
        assert cleo.get(f"/tables/{table}")["status"] == "open"
        assert ben.post(f"/tables/{table}/sit", seat=1).status_code == 200
        assert cleo.post(f"/tables/{table}/sit", seat=1).status_code == 409
        assert emil.post(f"/tables/{table}/sit", seat=2).status_code == 200
        assert dora.post(f"/tables/{table}/sit", seat=2).status_code == 409
        names = ["Anna", "Ben", "Emil"]
        assert [each.get(f"/tables/{table}")["names"] for each in (anna, cleo)] == [names, names]


# 3: heads of any size


def test_03_heads_and_cookies_of_a_megabyte_are_refused_and_not_kept(server: Server) -> None:
    patient.get(server.url)
    before = memory(server)
    for number in range(100):
        cookie = f"guest={number:08d}" + "x" * MEGABYTE
        with contextlib.suppress(httpx.TransportError):  # it may be closed before all of it was sent
            assert patient.get(f"{server.url}/lobby/stream", headers={"cookie": cookie}).status_code == 431
        with contextlib.suppress(httpx.TransportError):
            token = {"authorization": f"Bearer {number:08d}" + "x" * MEGABYTE}
            assert patient.get(f"{server.url}/api/v1/tables", headers=token).status_code == 431
    assert memory(server) - before < 40_000
    assert patient.get(server.url).status_code == 200


def test_03_what_is_kept_of_forged_cookies_does_not_grow_for_ever(server: Server) -> None:
    growth = []
    with patient.client(base_url=server.url) as http:
        for turn in range(2):
            before = memory(server)
            for number in range(1100):
                headers = {"cookie": f"guest={turn}{number:08d}" + "x" * 30_000}
                assert http.get("/healthz" if number % 10 else "/me", headers=headers).status_code == 200
            growth.append(memory(server) - before)
    assert growth[1] < 15_000


# 6: too many connections


def test_06_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    """That slow and silent ones are closed is tested with shorter patience, in tests/web/test_protocol.py."""
    house = Server(tmp_path / "data")
    house.options = ["--connections", "20"]
    with house:
        idle = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(20)]
        late = socket.create_connection(("127.0.0.1", house.port))
        late.settimeout(60)
        assert late.recv(1000).startswith(b"HTTP/1.1 503")
        for each in [*idle, late]:
            each.close()
        until(lambda: _answers(house), "nobody is let in any more")


def _answers(server: Server) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return patient.get(f"{server.url}/healthz").status_code == 200
    return False


# 7: keys


def test_07_an_empty_key_is_no_key(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "signing.key").touch()
    with Server(data) as house, Visitor(house, "Anna") as anna:
        assert "Anna" in anna.get("/me").text
        with sqlite3.connect(data / "house.sqlite") as database:
            (session,) = database.execute("SELECT id FROM sessions").fetchone()
        for key in ("", " ", "\n"):
            forged = URLSafeSerializer(key, salt="guest").dumps(session)
            assert "Anna" not in patient.get(f"{house.url}/me", headers={"cookie": f"guest={forged}"}).text


@pytest.mark.parametrize("keys", ["", "short", "a" * 40 + ",short"])
def test_07_a_key_that_is_too_short_is_refused_with_a_sentence(tmp_path: Path, keys: str) -> None:
    refused = start(tmp_path, FULLBOARD_KEYS=keys)
    assert refused.returncode == 2
    assert "key" in refused.stderr
    assert "Traceback" not in refused.stderr


# 9: playing by polling


def test_09_whoever_polls_or_moves_is_there(server: Server) -> None:
    """That nobody who is there can be replaced is tested in tests/house/test_seating.py."""
    table, people = begun(server)
    database = sqlite3.connect(server.data / "house.sqlite", timeout=60, isolation_level=None)

    def seen() -> int:
        return int(database.execute('SELECT count(*) FROM presence WHERE "table" = ?', (table,)).fetchone()[0])

    with contextlib.closing(database):
        shown = [each.get(f"/tables/{table}") for each in people]
        until(lambda: seen() == 3, "who looks was not seen")
        database.execute('DELETE FROM presence WHERE "table" = ?', (table,))
        seat = shown[0]["actors"][0]
        move = {"move": shown[seat]["legal"][0]["notation"], "step": shown[seat]["step"]}
        assert people[seat].post(f"/tables/{table}/move", **move).status_code == 200
        until(lambda: seen() == 1, "who moves was not seen")


def _move(people: list[Caller], table: str) -> None:
    for caller in people:
        shown = caller.get(f"/tables/{table}")
        if shown["legal"]:
            made = caller.post(f"/tables/{table}/move", move=shown["legal"][0]["notation"], step=shown["step"])
            assert made.status_code == 200
            return


# 10: a locked database


def test_10_while_the_database_is_locked_everybody_may_look_and_nothing_is_stuck(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as house:
        table, people = begun(house)
        with Visitor(house, "Anna") as anna:
            locked = sqlite3.connect(house.data / "house.sqlite", isolation_level=None)
            locked.execute("BEGIN IMMEDIATE")
            answers: list[int] = []

            def say() -> None:
                answers.append(people[0].post(f"/tables/{table}/chat", text="hello").status_code)

            waiting = [threading.Thread(target=say) for _ in range(4)]
            for each in waiting:
                each.start()
            for path in ("/", f"/tables/{table}", "/me"):
                assert anna.get(path).status_code == 200
            assert people[1].get(f"/tables/{table}")["status"] == "running"
            for each in waiting:
                each.join()
            assert answers == [503] * 4
            locked.execute("ROLLBACK")
            locked.close()
            until(lambda: people[0].post(f"/tables/{table}/chat", text="hello").status_code == 201)
            _move(people, table)
        assert "Traceback" not in house.log


# 13, 14: strange forms, strange addresses

FORMS = (
    "/name",
    "/language",
    "/me/code",
    "/me/redeem",
    "/me/forget",
    "/promise",
    "/tables",
    "/play/companeros",
    "/watch",
)
DOORS = (
    *("sit", "leave", "replace", "move", "ask/undo", "ask/end", "ask/decline", "chat", "close", "rematch"),
    *("rematch/promise", "hint", "analysis"),
)


def test_13_a_file_where_none_is_expected_is_refused(server: Server) -> None:
    with Visitor(server, "Anna") as anna:
        table = anna.set_table("companeros", "me", "greedy", "greedy")
        for path in (*FORMS, *(f"{table}/{door}" for door in DOORS)):
            for field in ("_csrf_token", "name", "move", "text", "key", "salt", "seat"):
                answer = anna.http.post(path, files={field: ("x.txt", b"x")})
                assert answer.status_code < 500, (path, field)


@pytest.fixture(scope="module")
def on_postgres(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("postgres")
    with Server(folder / "data", database=cluster.new_database()) as running:
        yield running
        assert "Traceback" not in running.log


NOTHING = ("%00", "a%00b", "%ff", "%F0%9F%8E%B2", "0" * 400, "%2e%2e", "'", "0123456789abcde%00")


@pytest.mark.parametrize("name", NOTHING)
def test_14_an_address_that_cannot_be_is_not_found(on_postgres: Server, name: str) -> None:
    caller = Caller(on_postgres, "Anna")
    with Visitor(on_postgres, "Anna") as anna:
        for door in ("", "stream", "log", "record", "verify", "replay", "components", "analysis"):
            assert anna.get(f"/tables/{name}/{door}".rstrip("/")).status_code in (404, 400, 405), door
        for door in DOORS:
            assert anna.live(f"/tables/{name}/{door}").status_code in (404, 400), door
        for path in (f"/watch/{name}", f"/new/{name}", f"/games/{name}/help", f"/static/{name}"):
            assert anna.get(path).status_code in (200, 404, 400, 405), path
        for door in ("", "/story", "/record", "/chat", "/analysis", "/stream"):
            assert caller.http.get(f"/tables/{name}{door}").status_code in (404, 400, 405), door
        for door in ("sit", "move", "leave", "chat", "hint", "analysis"):
            body = {"move": 0, "step": 0} if door == "move" else {"text": "x"} if door == "chat" else {}
            assert caller.http.post(f"/tables/{name}/{door}", json=body).status_code in (404, 400), door


def test_14_what_no_database_takes_is_refused(on_postgres: Server) -> None:
    caller = Caller(on_postgres, "Anna")
    wish = {"game": "companeros", "seats": ["me", "greedy", "greedy"]}
    odd = "a\0b"
    with Visitor(on_postgres, "Anna") as anna:
        table = anna.set_table("companeros", "me", "person", "person")
        for form in ({"text": odd}, {"text": "hello", "key": odd}, {"text": "hello", "key": "k" * 500}):
            assert anna.post(f"{table}/chat", **form).status_code < 500, form
        for form in ({"salt": odd}, {"promise": odd}, {"key": odd}, {"key": "k" * 500}):
            assert anna.post("/play/companeros", **form).status_code < 500, form
        assert anna.post("/me/redeem", code=odd).status_code < 500
        assert anna.post("/name", name=odd).status_code == 400
        assert anna.bring(f"{odd}\n").status_code < 500
    for more in ({"promise": odd}, {"salt": odd}, {"game": odd}, {"seats": ["me", odd, "greedy"]}):
        assert caller.post("/tables", **{**wish, **more}).status_code < 500, more
    for options in ({odd: 1}, {"rounds": odd}, {"components": {"name": odd}}):
        assert caller.post("/tables", **wish, options=options).status_code < 500, options


# 17 to 19: what others on this machine, on the way and after us may read


def test_17_the_files_are_their_owners_even_in_a_folder_that_is_everybodys(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    data.chmod(0o755)
    with Server(data) as house:
        begun(house)
        files = [each for each in data.iterdir() if each.is_file()]
        assert {"house.sqlite", "house.sqlite-wal"} <= {each.name for each in files}
        for file in files:
            assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file.name


def test_18_behind_https_cookies_are_sent_by_that_only(tmp_path: Path) -> None:
    house = Server(tmp_path / "data")
    house.options = ["--https"]
    with house, Visitor(house, None) as anna:
        named = anna.post("/name", name="Anna")
        spoken = anna.post("/language", language="fr")
        for answer in (named, spoken):
            cookies = answer.headers.get_list("set-cookie")
            assert cookies
            assert all("secure" in cookie.lower() for cookie in cookies), cookies
        assert "max-age" in anna.get("/").headers["strict-transport-security"]


def test_19_nothing_that_is_for_one_guest_is_kept_for_another(server: Server) -> None:
    table, people = begun(server)
    with Visitor(server, "Anna") as anna:
        for path in ("/", "/me", f"/tables/{table}", f"/tables/{table}/log", "/watch", "/new/companeros"):
            headers = anna.get(path).headers
            assert "no-store" in headers["cache-control"], path
            assert "cookie" in headers["vary"].lower(), path
            assert "accept-language" in headers["vary"].lower(), path
        assert "no-store" in anna.post("/me/code").headers["cache-control"]
    for path in (f"/tables/{table}", "/tables", f"/tables/{table}/story", f"/tables/{table}/chat"):
        assert "no-store" in people[0].http.get(path).headers["cache-control"], path


# 24: small things


def test_24_names_ids_and_types_are_as_they_should_be(server: Server) -> None:
    table, _ = begun(server)
    assert re.fullmatch("[0-9a-f]{16}", table)
    tower = "a" + "\u0301" * 39
    assert patient.post(f"{server.url}/api/v1/guests", json={"name": tower}).status_code == 400
    called = ("greedy", "hard", "adapts", "adapts@medium", "HARD", "hard bot", "schwerer Bot", "bot difficile", "bot")
    more = ("Ada [hard]", "Ada \uff08hard\uff09", "Ada (hard).", "Ada (s'adapte à vous)")
    for named in [*(f"Ada ({bot})" for bot in called), *more]:
        refused = patient.post(f"{server.url}/api/v1/guests", json={"name": named})
        assert (refused.status_code, refused.json()["code"]) == (400, "name-of-a-bot"), named
    for named in ("Ada (Paris)", "Hardy", "Ada (hardly)", "Bot"):
        assert patient.post(f"{server.url}/api/v1/guests", json={"name": named}).status_code == 201, named
    with Visitor(server, "Anna") as anna, Visitor(server, "anna") as other, Visitor(server, "Anna 2") as third:
        alike = anna.set_table("companeros", "me", "person", "person")
        other.post(f"{alike}/sit", seat="1")
        third.post(f"{alike}/sit", seat="2")
        page = third.get(alike).text
        assert all(f'<span class="who">{name}</span>' in page for name in ("Anna", "anna 3", "Anna 2"))
        over = anna.set_table("companeros", "greedy", "greedy", "greedy", option="rounds=1")
        anna.get(over)
        until(lambda: anna.get(f"{over}/record").status_code == 200, "the bots did not play")
        kind = anna.get(f"{over}/record").headers["content-type"]
        assert kind.count("charset") == 1


# What held before


def test_nobody_acts_for_others(server: Server) -> None:
    """Everything that can be done at a table, tried by an opponent and by a stranger for a seat that is not theirs."""
    table, people = begun(server)
    stranger = Caller(server, "Mallory")
    mover = next(each for each in people if each.get(f"/tables/{table}")["legal"])
    opponent = next(each for each in people if each is not mover)
    shown = mover.get(f"/tables/{table}")
    move = {"move": shown["legal"][0]["notation"], "step": shown["step"]}
    lines = len(mover.get(f"/tables/{table}/story"))
    for who in (opponent, stranger):
        for body in (move, {"move": shown["legal"][0]["move"], "step": shown["step"]}, {**move, "seat": 0}):
            assert who.post(f"/tables/{table}/move", **body).status_code in (400, 403, 409)
        assert who.post(f"/tables/{table}/hint").status_code in (403, 409)
        assert who.http.get(f"/tables/{table}/record").status_code == 409
        assert who.post(f"/tables/{table}/analysis").status_code in (403, 409)
    assert stranger.post(f"/tables/{table}/leave").status_code == 403
    for seat in (None, 0, 1, 2, 3, -1):
        assert stranger.post(f"/tables/{table}/sit", **({} if seat is None else {"seat": seat})).status_code in (
            400,
            409,
        )
    with Visitor(server, "Mallory") as page:
        forms = {"move": {k: str(v) for k, v in move.items()}, "replace": {"seat": "0"}, "rematch": {}}
        for door in DOORS:
            if door in ("chat", "analysis"):
                continue
            for form in (forms.get(door, {}), {**forms.get(door, {}), "guest": "0", "seat": "1"}):
                assert page.post(f"/tables/{table}/{door}", **form).status_code in (403, 409), door
    assert len(mover.get(f"/tables/{table}/story")) == lines
    assert mover.get(f"/tables/{table}")["step"] == shown["step"]


def test_cookies_that_were_forged_cut_or_ended_are_a_strangers(server: Server) -> None:
    with Visitor(server, "Wilhelmina") as guest:
        cookie = guest.http.cookies["guest"]
        body, _, signature = cookie.rpartition(".")
        forged = [cookie[:-1], body, f"{body}.", f"{body}.{signature[::-1]}", f".{signature}", cookie + "x", "null"]
        for each in forged:
            assert "Wilhelmina" not in patient.get(f"{server.url}/me", headers={"cookie": f"guest={each}"}).text, each
        assert guest.post("/me/leave").status_code == 303
        assert "Wilhelmina" not in patient.get(f"{server.url}/me", headers={"cookie": f"guest={cookie}"}).text


SMUGGLED = (
    b"POST /name HTTP/1.1\r\nhost: HOST\r\ncontent-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nX",
    b"POST /name HTTP/1.1\r\nhost: HOST\r\ncontent-length: 6\r\ncontent-length: 7\r\n\r\nname=x",
    b"GET / HTTP/1.1\r\nhost: HOST\r\nx: a\r\n b\r\n\r\n",
    b"GET / HTTP/1.1\nhost: HOST\n\n",
    b"GET / HTTP/1.1\r\nhost: HOST\r\nhost: evil.example\r\n\r\n",
    b"GET /\0 HTTP/1.1\r\nhost: HOST\r\n\r\n",
)


@pytest.mark.parametrize("request_", SMUGGLED)
def test_a_request_that_could_be_two_is_none(server: Server, request_: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as wire:
        wire.sendall(request_.replace(b"HOST", f"127.0.0.1:{server.port}".encode()))
        assert re.match(rb"HTTP/1.1 4\d\d", wire.recv(1000)) or not wire.recv(1)


SCRIPTS = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    "</title><svg/onload=alert(1)>",
    "{{7*7}}${7*7}<%= 7*7 %>",
    "javascript:alert(1)//",
    "data: x\n\nevent: delta",
)


@pytest.mark.parametrize("words", SCRIPTS)
def test_what_guests_write_is_text_wherever_it_is_shown(server: Server, words: str) -> None:
    name = words.replace("\n", " ")[:40]
    with Visitor(server, name) as guest:
        table = guest.set_table("companeros", "me", "person", "person", public="yes")
        assert guest.post(f"{table}/chat", text=words).status_code == 303
        for path in ("/", "/me", table, f"{table}/log"):
            page = guest.get(path).text
            for tag in ("<script>alert", "<img src=x", "<svg/onload", "</title><svg"):
                assert tag not in page, path
            assert "49" not in re.findall(r"\{\{7\*7\}\}|\b49\b", page), path


def test_moves_in_the_air_when_the_house_is_killed_are_whole_or_not_there(tmp_path: Path) -> None:
    """The long form of this is `make chaos`."""
    with Server(tmp_path / "data") as house:
        table, people = begun(house)
        for _ in range(3):
            _move(people, table)
        told = people[0].get(f"/tables/{table}")
        house.kill()
        house.open()
        assert people[0].get(f"/tables/{table}") == told
        _move(people, table)
