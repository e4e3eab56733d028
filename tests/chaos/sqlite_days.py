"""Bad days of a house on SQLite, and games that are not what they were; each says what it has found wrong."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

from fullboard.web.operations import FRESH_SECONDS
from tests import patient
from tests.chaos import disks, packages
from tests.chaos.evening import Evening, on_sqlite
from tests.chaos.ledger import KEPT, Deed, Ledger
from tests.chaos.people import Caller
from tests.house.server import Caller as Guest
from tests.house.server import Server, free_port

OUT_OF_ROOM_SECONDS = 60.0


async def kills(folder: Path, seed: int, many: int, tables: int) -> Evening:
    """The only process is killed over and over."""
    async with on_sqlite(folder, seed) as here:
        await here.invite(tables)
        here.contend(many)
        await here.survive([here.kill] * many)
        await here.end()
        return here


async def full_disk(folder: Path, seed: int, real: bool) -> Ledger:
    """There is no room for a while: what cannot be stored is refused, nothing else happens, and then all goes on."""
    with disks.small_disk(folder / "disk") as disk:
        real = real and disk is not None
        data = disk / "data" if real and disk is not None else folder / "data"
        async with on_sqlite(folder, seed, data) as here:
            ledger = here.ledger
            talker = Caller(here.house, "Talker")
            await talker.come_in()
            table = await talker.set_table("companeros", ["me", "person", "person"], {})
            ledger.tables.append(table)
            await here.invite(2)
            await asyncio.sleep(2)
            process = here.webs[0].process
            assert process is not None
            if real and disk is not None:
                disks.fill(disk)
            else:
                largest = max(file.stat().st_size for file in data.iterdir())
                disks.limit_files(process.pid, largest + (1 << 15))
            refused = await _talk_until_refused(talker, table)
            if refused != 503:
                ledger.fault(f"on a full disk it is answered {refused}")
            if not (await talker.ask("GET", f"/tables/{table}")).good:
                ledger.fault("on a full disk nobody can look at a table")
            disks.limit_files(process.pid, 0)  # nor is there room in what was written before and may be written over
            if await _ready(here) != (503, "read-only"):
                ledger.fault("on a full disk the house says that it is ready")
            await asyncio.to_thread(ledger.compare, here.engine)
            if real and disk is not None:
                disks.make_room(disk)
            disks.limit_files(process.pid, -1)
            word = Deed("word", table, talker.id, talker.key(), "room again")
            await talker.do(word)
            if word.state != KEPT:
                ledger.fault("where there is room again nothing is stored")
            if await _ready(here) != (200, "ok"):
                ledger.fault("where there is room again the house is not ready")
            ledger.tables.remove(table)
            await here.end()
            await talker.close()
            ledger.counts["full disks" if real else "files that may not grow"] += 1
            return ledger


async def _talk_until_refused(talker: Caller, table: str) -> int:
    """Others fill the book of guests, so that no limit on talking comes first."""
    async with asyncio.timeout(OUT_OF_ROOM_SECONDS):
        while True:
            made = await talker.ask("POST", "/guests", json={"name": "x" * 40})
            if made.good:
                continue
            said = await talker.ask("POST", f"/tables/{table}/chat", json={"text": "x" * 500})
            if not said.good:  # or there was a little room left after all
                return said.status


async def _ready(here: Evening) -> tuple[int, str]:
    """What the house says of itself and of its database, once what it said a moment ago is old."""
    await asyncio.sleep(2 * FRESH_SECONDS)
    async with patient.async_client(base_url=here.proxy.url) as http:
        if (await http.get("/healthz")).status_code != 200:
            here.ledger.fault("on a full disk the house is not alive")
        answer = await http.get("/readyz")
    return answer.status_code, answer.json()["database"]


def _refused_start(data: Path) -> tuple[int, str]:
    command = [sys.executable, "-m", "fullboard", "serve", "--port", str(free_port()), "--data", str(data)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    return ended.returncode, ended.stderr


def read_only(folder: Path) -> Ledger:
    """A folder that cannot be written to is refused with a sentence; nothing is traced back."""
    ledger = Ledger()
    with disks.small_disk(folder / "disk") as disk:
        if disk is None:
            data = folder / "data"
            data.mkdir(mode=0o500)
        else:
            data = disk / "data"
            data.mkdir()
            assert disks.write_protect(disk, True)
        if os.getuid() == 0 and disk is None:
            data = Path("/proc/fullboard")  # nobody may write there
        code, said = _refused_start(data)
        if code in (0, 1) or "Traceback" in said or str(data) not in said:
            ledger.fault(f"a folder that is read-only: {code} {said}")
        ledger.counts["read-only folders"] += 1
    return ledger


def second_house(folder: Path) -> Ledger:
    """Another house on the same data is refused with a sentence, and the first does not notice."""
    ledger = Ledger()
    with Server(folder / "data") as server:
        caller = Guest(server, "Anna")
        code, said = _refused_start(server.data)
        if code in (0, 1) or "Traceback" in said or str(server.data) not in said:
            ledger.fault(f"a second house: {code} {said}")
        if caller.post("/tables", game="companeros", seats=["me", "greedy", "greedy"]).status_code != 201:
            ledger.fault("the first house noticed the second one")
        server.kill()
        server.open()  # whoever was killed holds no lock
        ledger.counts["second houses refused"] += 1
    return ledger


def missing_game(folder: Path) -> Ledger:
    """A game's package goes missing and comes back, and another one has no French: the others play on."""
    ledger = Ledger()
    whole = packages.install(folder / "packages" / "nap", "nap")
    poor = packages.install(folder / "packages" / "doze", "doze", without=(".fr.toml", ".fr.md"))
    usual = os.environ.get("PYTHONPATH", "")

    def server(*packages_there: Path) -> Server:
        made = Server(folder / "data")
        made.environment = {"PYTHONPATH": os.pathsep.join([*map(str, packages_there), usual]).strip(os.pathsep)}
        return made

    def check(true: bool, what: str) -> None:
        if not true:
            ledger.fault(what)

    with server(whole, poor) as house:
        anna = Guest(house, "Anna")
        anna.http.headers["connection"] = "close"  # the next house may be given the same port
        tables = {
            game: anna.post("/tables", game=game, seats=["me", "random", "random"]).json()["id"]
            for game in ("nap", "doze", "companeros")
        }
        ours = {"origin": house.url, "accept-language": "fr", "connection": "close"}
        french = patient.client(base_url=house.url, headers=ours)
        check(french.post("/name", data={"name": "Zoé"}).status_code == 303, "nobody is let in")
        for path in ("/", "/new/doze", "/games/doze/help", "/games/doze/components", f"/tables/{tables['doze']}"):
            answer = french.get(path)
            check(answer.status_code in (200, 404), f"{path} without French: {answer.status_code}")
        for path in ("/", "/new/nap", "/new/companeros", f"/tables/{tables['companeros']}", f"/tables/{tables['nap']}"):
            check(french.get(path).status_code == 200, f"{path} beside a game without French")
        _move(anna, tables["nap"], ledger)
    with server() as house:
        anna.http.base_url = f"{house.url}/api/v1"
        french.base_url = house.url
        check(anna.http.get(f"/tables/{tables['nap']}").status_code == 503, "a table whose game is gone")
        check(french.get(f"/tables/{tables['nap']}").status_code == 503, "the page of a table whose game is gone")
        for path in ("/", f"/tables/{tables['companeros']}", "/me"):
            check(french.get(path).status_code == 200, f"{path} while a game is gone")
        check(anna.http.get("/tables").status_code == 200, "the list of tables while a game is gone")
        _move(anna, tables["companeros"], ledger)
        check(house.log.count("Traceback") == 0, f"a traceback: {house.log}")
    with server(whole, poor) as house:
        anna.http.base_url = f"{house.url}/api/v1"
        _move(anna, tables["nap"], ledger)
        check("Traceback" not in house.log, f"a traceback: {house.log}")
    ledger.counts["games gone missing"] += 1
    return ledger


def _move(caller: Guest, table: str, ledger: Ledger) -> None:
    """Make a move as soon as it is their turn."""
    for _ in range(600):
        shown = caller.get(f"/tables/{table}")
        if shown["status"] != "running":
            return
        if shown["legal"]:
            made = caller.post(f"/tables/{table}/move", move=shown["legal"][0]["notation"], step=shown["step"])
            if made.status_code != 200:
                ledger.fault(f"a move is answered {made.status_code}: {made.text}")
            return
        time.sleep(0.1)
    ledger.fault(f"at table {table} it is never their turn")
