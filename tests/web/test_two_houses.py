"""Two processes on one PostgreSQL are one house: what happens in one is seen on the pages of the other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import pytest

from tests import patient
from tests.house.postgres import Cluster
from tests.house.server import BriefHouse, Caller, Server
from tests.web.visitor import Onlooker, Visitor, until

pytestmark = pytest.mark.slow

Houses = tuple[Server, Server]


def _has_not(looker: Onlooker, old: str) -> bool:
    return old not in looker.text


@pytest.fixture(scope="module")
def houses(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    database = cluster.new_database()
    folders = [tmp_path_factory.mktemp(name) / "data" for name in ("one", "two")]
    one, two = (BriefHouse(folder, database=database) for folder in folders)
    with one, two:
        yield one, two
    for each in (one, two):
        assert "Traceback" not in each.log


class Abroad(Visitor):
    """The same guest with the same browser, at the other process."""

    def __init__(self, guest: Visitor, server: Server) -> None:
        super().__init__(server, None)
        self.http.cookies.set("guest", guest.http.cookies["guest"])


def elsewhere(caller: Caller, server: Server) -> httpx.Client:
    """The same program, talking to the other process."""
    return patient.client(base_url=f"{server.url}/api/v1", headers=dict(caller.http.headers))


def at_once(clients: list[httpx.Client], path: str, body: Any, headers: Any = None) -> list[httpx.Response]:
    """The same request of several at the same time."""

    def send(client: httpx.Client) -> httpx.Response:
        return client.post(path, json=body, headers=headers)

    with ThreadPoolExecutor(len(clients)) as pool:
        return list(pool.map(send, clients))


@pytest.fixture
def three(houses: Houses) -> Iterator[tuple[str, list[Caller]]]:
    """A table with three people, who talk to one process and to the other in turns."""
    people = [Caller(houses[at % 2], name) for at, name in enumerate(("Anna", "Bob", "Carla"))]
    table = people[0].post("/tables", game="companeros", seats=["me", "person", "person"]).json()["id"]
    for each in people[1:]:
        assert each.post(f"/tables/{table}/sit").status_code == 200
    yield table, people
    for each in people:
        each.post(f"/tables/{table}/leave")


def turn(table: str, people: list[Caller]) -> tuple[Caller, dict[str, Any]]:
    """Who is to move, and a move of theirs."""
    (seat,) = people[0].get(f"/tables/{table}")["actors"]
    shown = people[seat].get(f"/tables/{table}")
    return people[seat], {"move": shown["legal"][0]["move"], "step": shown["step"]}


def test_a_move_here_is_seen_there(houses: Houses, three: tuple[str, list[Caller]]) -> None:
    table, people = three
    lookers = [Onlooker(Visitor(house, None).http, f"/tables/{table}") for house in houses]
    with lookers[0], lookers[1]:
        for _ in range(9):  # everybody three times, so each process
            mover, move = turn(table, people)
            assert mover.post(f"/tables/{table}/move", **move).status_code == 200
            for each in lookers:
                each.wait_for(f'name="step" value="{move["step"] + 1}"')
        here, there = (re.findall(r'id="piece-[^"]+"', each.text) for each in lookers)
        assert here == there
        assert here


def test_what_is_said_here_is_heard_there(houses: Houses, three: tuple[str, list[Caller]]) -> None:
    table, people = three
    lookers = [Onlooker(Visitor(house, None).http, f"/tables/{table}") for house in houses]
    with lookers[0], lookers[1]:
        for at, each in enumerate(people):
            each.post(f"/tables/{table}/chat", text=f"word {at}")
            for looker in lookers:
                looker.wait_for(f"word {at}")


def test_the_lobby_is_one(houses: Houses) -> None:
    one, two = houses
    with Onlooker(Visitor(two, None).http, "/lobby") as lobby:
        caller = Caller(one, "Herbert")
        table = caller.post("/tables", game="siesta", seats=["me", "person"], public=True).json()["id"]
        lobby.wait_for(f"/tables/{table}")
        guest = Caller(two, "Ines")
        assert table in [each["id"] for each in guest.get("/tables")["open"]]
        guest.post(f"/tables/{table}/sit")
        until(lambda: f"/tables/{table}" not in lobby.text)
        assert caller.get(f"/tables/{table}")["status"] == "running"


def test_a_guest_is_known_in_both_and_forgotten_in_both(houses: Houses) -> None:
    one, two = houses
    with Visitor(one, "Anna") as here, Abroad(here, two) as there:
        assert "Anna" in there.get("/me").text
        there.post("/name", name="Annette")
        until(lambda: "Annette" in here.get("/me").text)
        code = re.search(r"[2-9A-Z]{4}(-[2-9A-Z]{4}){2}", here.post("/me/code").text)[0]  # type: ignore[index]
        with Visitor(two, None) as device:
            assert device.post("/me/redeem", code=code).status_code == 303
            assert device.post("/me/redeem", code=code).status_code == 400
            assert "Annette" in device.get("/me").text
            assert here.post("/me/sessions/end").status_code == 303
            until(lambda: "Annette" not in device.get("/me").text)
            assert device.post("/me/code").status_code == 401
        assert "Annette" in there.get("/me").text  # the same session
        assert there.post("/me/forget").status_code == 303
        until(lambda: here.post("/me/code").status_code == 401)


def test_a_promise_made_here_is_kept_there_and_once(houses: Houses) -> None:
    one, two = houses
    caller = Caller(one, "Anna")
    commitment = caller.post("/promises").json()["commitment"]
    wanted = {"game": "siesta", "seats": ["me", "random"], "salt": "cd" * 16, "promise": commitment}
    with elsewhere(caller, two) as there:
        assert there.post("/tables", json=wanted).json()["commitment"] == commitment
    assert caller.post("/tables", **wanted).json()["code"] == "promise-gone"


def test_what_is_asked_here_is_agreed_to_there(houses: Houses) -> None:
    one, two = houses
    people = [Visitor(one, "Anna"), Visitor(two, "Bob")]
    path = people[0].set_table("siesta", "me", "person")
    people[1].post(f"{path}/sit")
    with Onlooker(Visitor(one, None).http, path) as looker:
        people[0].post(f"{path}/ask/end")
        until(lambda: 'value="decline"' in people[1].get(path).text or "/ask/decline" in people[1].get(path).text)
        people[1].post(f"{path}/ask/end")
        looker.wait_for("replay-link")


def test_the_same_seat_and_the_same_move_at_once_are_taken_once(houses: Houses) -> None:
    one, two = houses
    for _ in range(5):
        host, rivals = Caller(one, "Host"), [Caller(one, "Ana"), Caller(two, "Ben")]
        table = host.post("/tables", game="siesta", seats=["me", "person"]).json()["id"]
        answers = at_once([each.http for each in rivals], f"/tables/{table}/sit", {})
        assert sorted(each.status_code for each in answers) == [200, 409]
        shown = host.get(f"/tables/{table}")
        mover = host if shown["legal"] else next(each for each in rivals if each.get(f"/tables/{table}")["legal"])
        shown = mover.get(f"/tables/{table}")
        move = {"move": shown["legal"][0]["move"], "step": shown["step"]}
        clients = [elsewhere(mover, house) for house in houses]
        answers = at_once(clients, f"/tables/{table}/move", move)
        statuses = sorted(each.status_code for each in answers)
        assert statuses in ([200, 409], [200, 200])  # those of a choice that is made in secret may change their mind
        if statuses == [200, 409]:
            refused = next(each for each in answers if each.status_code == 409)
            assert refused.json()["code"] in ("stale-step", "not-your-turn", "already-chosen")


def test_a_move_that_is_sent_to_both_under_one_key_is_made_once(
    houses: Houses, three: tuple[str, list[Caller]]
) -> None:
    table, people = three
    for number in range(6):
        mover, move = turn(table, people)
        clients = [elsewhere(mover, house) for house in houses]
        key = {"idempotency-key": f"move {number}"}
        answers = at_once(clients, f"/tables/{table}/move", move, key)
        assert [each.status_code for each in answers] == [200, 200]
        assert mover.get(f"/tables/{table}")["step"] == move["step"] + 1


def test_bots_are_seen_to_by_either(houses: Houses) -> None:
    one, two = houses
    with Onlooker(Visitor(two, None).http, "/lobby"):
        caller = Caller(one, "Robota")
        table = caller.post("/tables", game="siesta", seats=["random", "random"]).json()["id"]
        with Visitor(two, None) as visitor:
            until(lambda: "replay-link" in visitor.get(f"/tables/{table}").text)
            assert visitor.get(f"/tables/{table}/record").status_code == 200


def test_when_one_is_killed_the_other_goes_on_and_it_comes_back(cluster: Cluster, tmp_path: Any) -> None:
    database = cluster.new_database()
    one, two = (Server(tmp_path / name / "data", database=database) for name in ("one", "two"))
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with one, two:
        caller = Caller(one, "Anna")
        table = caller.post("/tables", game="companeros", seats=["me", "random", "random"]).json()["id"]
        with elsewhere(caller, two) as there, Onlooker(Visitor(two, None).http, f"/tables/{table}") as looker:
            one.kill()
            for _ in range(3):
                until(lambda: there.get(f"/tables/{table}").json()["legal"])
                shown = there.get(f"/tables/{table}").json()
                move = {"move": shown["legal"][0]["move"], "step": shown["step"]}
                assert there.post(f"/tables/{table}/move", json=move).status_code == 200
                old = f'name="step" value="{shown["step"]}"'
                until(partial(_has_not, looker, old))
            one.open()
            assert caller.get(f"/tables/{table}")["step"] >= shown["step"] + 1
