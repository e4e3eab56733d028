"""The JSON API as a bot of somebody else's uses it, wrong things included."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

import fullboard
from fullboard import Match, games
from fullboard.core.verify import verify
from fullboard.house import errors
from fullboard.web.security import HEADERS
from fullboard.words import languages, refusal
from fullboard.words.files import HOUSE
from tests import patient
from tests.house.server import Caller, Server
from tests.web.visitor import Visitor
from tests.words.ftl import messages


def finish(caller: Caller, table: str) -> dict[str, Any]:
    """Play the first legal move whenever it is one's turn, until the match is over."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        state: dict[str, Any] = caller.get(f"/tables/{table}")
        if state["status"] in ("over", "closed"):
            return state
        if state["legal"]:
            move = state["legal"][0]["notation"]
            assert caller.post(f"/tables/{table}/move", move=move, step=state["step"]).status_code == 200
        else:
            time.sleep(0.01)
    raise AssertionError("the match did not end")


def test_a_whole_match_against_bots_and_its_verified_record(server: Server) -> None:
    caller = Caller(server, "Robota")
    made = caller.post("/tables", game="companeros", seats=["me", "greedy", "random", "greedy"])
    assert made.status_code == 201
    table = made.json()["id"]
    refused = caller.http.get(f"/tables/{table}/record")
    assert (refused.status_code, refused.json()["code"]) == (409, "match-running")
    state = finish(caller, table)
    text = caller.http.get(f"/tables/{table}/record").text
    match = Match.from_record(text)
    assert match.over
    assert list(match.scores) == state["scores"]
    assert list(match.winners) == state["winners"]
    assert verify(text).kind == "sealed"
    story = caller.get(f"/tables/{table}/story")
    assert story[-1]["key"] in ("wins", "share")


def test_two_programs_and_the_stream(server: Server) -> None:
    anna, bob = Caller(server, "Anna"), Caller(server, "Bob")
    table = anna.post("/tables", game="companeros", seats=["me", "person", "greedy"], public=True).json()["id"]
    assert table in [each["id"] for each in bob.get("/tables")["open"]]
    assert bob.post(f"/tables/{table}/sit", salt="ab" * 16).json()["seat"] == 1
    seen = []
    with anna.http.stream("GET", f"/tables/{table}/stream") as stream:
        for line in stream.iter_lines():
            if not line.startswith("data:"):
                continue
            state = json.loads(line[5:])
            seen.append(state["step"])
            if state["status"] == "over":
                break
            for caller in (anna, bob):
                own = caller.get(f"/tables/{table}")
                if own["legal"]:
                    caller.post(f"/tables/{table}/move", move=own["legal"][-1]["move"], step=own["step"])
    assert seen == sorted(seen)
    assert state["scores"]


def test_nobody_sees_anothers_hand(server: Server) -> None:
    anna, bob, carla = (Caller(server, name) for name in ("Anna", "Bob", "Carla"))
    table = anna.post("/tables", game="companeros", seats=["me", "person", "random"]).json()["id"]
    bob.post(f"/tables/{table}/sit")
    hands = {caller: set(caller.get(f"/tables/{table}")["view"]["hand"]) for caller in (anna, bob)}
    assert "hand" not in carla.get(f"/tables/{table}")["view"]
    for caller, others in ((anna, hands[bob]), (bob, hands[anna]), (carla, hands[anna] | hands[bob])):
        texts = [caller.http.get(f"/tables/{table}{path}").text for path in ("", "/story", "/record", "/chat")]
        played = set(caller.get(f"/tables/{table}")["view"]["table"])
        assert not [card for card in others - played if any(f'"{card}"' in text for text in texts)]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/tables", {"game": "ludo", "seats": ["me"]}, 404, "unknown-game"),
        ("/tables", {"game": "companeros", "seats": ["me"]}, 400, "bad-players"),
        ("/tables", {"game": "companeros", "seats": ["me", "me", "random"]}, 400, "one-seat-each"),
        ("/tables", {"game": "companeros", "seats": ["me", "genius", "random"]}, 400, "unknown-bot"),
        (
            "/tables",
            {"game": "companeros", "seats": ["me", "random", "random"], "options": {"x": 1}},
            400,
            "unknown-option",
        ),
        ("/tables", {"game": "companeros"}, 400, "bad-request"),
        ("/tables", {"game": 5, "seats": "me"}, 400, "bad-request"),
        ("/tables/nowhere/move", {"move": "play red 1", "step": 0}, 404, "unknown-table"),
        ("/tables/nowhere/sit", {}, 404, "unknown-table"),
    ],
)
def test_bad_requests_get_their_code(server: Server, path: str, body: dict[str, Any], status: int, code: str) -> None:
    answer = Caller(server, "Wronghead").post(path, **body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_bad_moves_change_nothing(server: Server) -> None:
    anna, bob = Caller(server, "Anna"), Caller(server, "Bob")
    table = anna.post("/tables", game="companeros", seats=["me", "person", "person"]).json()["id"]
    assert anna.post(f"/tables/{table}/move", move="play red 1", step=0).json()["code"] == "not-running"
    bob.post(f"/tables/{table}/sit")
    carla = Caller(server, "Carla")
    carla.post(f"/tables/{table}/sit")
    assert Caller(server, "Dora").post(f"/tables/{table}/sit").json()["code"] == "already-begun"
    states = {caller: caller.get(f"/tables/{table}") for caller in (anna, bob, carla)}
    mover = next(caller for caller, state in states.items() if state["legal"])
    other = next(caller for caller, state in states.items() if not state["legal"])
    step = states[mover]["step"]
    held = states[mover]["legal"][0]["notation"]
    stranger = Caller(server, "Stranger")
    attempts = [
        (other, held, step, 409, "not-your-turn"),
        (stranger, held, step, 403, "not-your-seat"),
        (mover, held, step + 7, 409, "stale-step"),
        (mover, "take red", step, 409, "no-share-out"),
        (mover, "fly", step, 400, "unknown-move"),
        (mover, -1, step, 400, "bad-move"),
        (mover, 66, step, 400, "bad-move"),
    ]
    for caller, move, at, status, code in attempts:
        answer = caller.post(f"/tables/{table}/move", move=move, step=at)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["parameters"] is not None
    assert mover.get(f"/tables/{table}") == states[mover]
    assert mover.post(f"/tables/{table}/move", move=10**40, step=step).status_code == 400


def test_names_tokens_and_bodies_are_checked(server: Server) -> None:
    url = f"{server.url}/api/v1"
    for name in ("", "   ", "x" * 10_000, "a\u202eb", "a\u0000b"):
        assert patient.post(f"{url}/guests", json={"name": name}).status_code == 400
    assert patient.get(f"{url}/tables").status_code == 401
    assert patient.get(f"{url}/tables", headers={"authorization": "Bearer forged"}).json()["code"] == "token-needed"
    assert patient.post(f"{url}/guests", content=b"{nonsense").status_code == 400
    assert patient.post(f"{url}/guests", content=b'{"name": "' + b"x" * 300_000 + b'"}').status_code == 413
    assert patient.get(f"{server.url}/nowhere").status_code == 404
    assert patient.get(f"{server.url}/", headers={"host": "evil.example"}).status_code == 400


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/healthz", 200),
        ("GET", "/static/house.css", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/tables/abc", 404),
        ("POST", "/play/companeros", 403),  # no form of ours
        ("PUT", "/", 403),
        ("PUT", "/api/v1/games", 405),
        ("GET", "/api/v1/games", 200),
        ("GET", "/api/v1/nowhere", 404),
        ("GET", "/api/v1/tables/abc", 401),
        ("POST", "/api/v1/tables/abc/move", 401),
        ("POST", "/api/v1/nowhere", 404),
        ("POST", "/nowhere", 403),
        ("POST", "/api/v1/guests", 400),
    ],
)
def test_every_answer_tells_browsers_what_it_may_do(server: Server, method: str, path: str, status: int) -> None:
    answer = patient.request(method, f"{server.url}{path}", content=b"{nonsense" if path.startswith("/api/") else None)
    assert answer.status_code == status
    said = {**HEADERS, "vary": answer.headers["vary"]}
    if path.startswith("/static/"):
        del said["cache-control"]  # anybody's
    assert said.items() <= dict(answer.headers).items()
    assert answer.headers["vary"].startswith(HEADERS["vary"])


def test_chat_is_kept_and_limited(server: Server) -> None:
    caller = Caller(server, "Chatty")
    table = caller.post("/tables", game="companeros", seats=["me", "person", "random"]).json()["id"]
    assert caller.post(f"/tables/{table}/chat", text="<b>hello</b>").status_code == 201
    assert caller.post(f"/tables/{table}/chat", text="x" * 501).json()["code"] == "chat-too-long"
    assert caller.post(f"/tables/{table}/chat", text="  ").json()["code"] == "nothing-said"
    assert [said["text"] for said in caller.get(f"/tables/{table}/chat")] == ["<b>hello</b>"]


def test_leaving_hands_the_seat_to_a_bot_and_coming_back_takes_it_again(server: Server) -> None:
    caller = Caller(server, "Comet")
    table = caller.post("/tables", game="companeros", seats=["me", "greedy", "greedy"], options={"rounds": 1}).json()[
        "id"
    ]
    assert caller.post(f"/tables/{table}/leave").status_code == 200
    deadline = time.monotonic() + 60
    while caller.get(f"/tables/{table}")["status"] == "running":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert caller.get(f"/tables/{table}")["scores"]


def test_the_openapi_document_lists_the_api(server: Server) -> None:
    document = patient.get(f"{server.url}/api/openapi.json").json()
    assert "/api/v1/tables/{table_id}/move" in document["paths"]


def test_a_table_with_components_of_ones_own(server: Server) -> None:
    caller = Caller(server, "Robota")
    components = {"name": "dear", **games["hotel-samoa"].find_edition().components, "start": {"money": 60}}
    wanted = {"game": "hotel-samoa", "seats": ["me", "greedy", "person"]}
    made = caller.post("/tables", **wanted, options={"components": components}).json()
    assert made["options"]["components"] == components
    other = Caller(server, "Bob")
    other.post(f"/tables/{made['id']}/sit")
    assert caller.get(f"/tables/{made['id']}")["view"]["money"] == 60
    wrong = caller.post("/tables", **wanted, options={"components": {**components, "start": {"money": -1}}})
    assert (wrong.status_code, wrong.json()) == (
        400,
        {"code": "value-out-of-range", "parameters": {"path": "start.money", "least": 0, "most": 1000}},
    )
    strange: list[Any] = [5, [], "deluxe", {"name": "standard"}, None]
    for nonsense in strange:
        answer = caller.post("/tables", **wanted, options={"components": nonsense})
        assert answer.status_code == (201 if nonsense is None else 400)


def test_the_host_may_add_bytes_to_the_deal(server: Server) -> None:
    caller = Caller(server, "Robota")
    wanted = {"game": "siesta", "seats": ["random", "me"]}
    refused = caller.post("/tables", **wanted, salt="not hexadecimal")
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-salt")
    table = caller.post("/tables", **wanted, salt="cd" * 16).json()["id"]
    finish(caller, table)
    text = caller.http.get(f"/tables/{table}/record").text
    assert json.loads(text.partition("\nsalts ")[2].partition("\n")[0])[1] == "cd" * 16


def test_whoever_has_left_the_seat_to_a_bot_cannot_move(server: Server) -> None:
    caller, other = Caller(server, "Robota"), Caller(server, "Bob")
    table = caller.post("/tables", game="siesta", seats=["me", "person"]).json()["id"]
    assert other.post(f"/tables/{table}/sit").status_code == 200
    state = caller.post(f"/tables/{table}/leave").json()
    assert state["legal"] == []
    refused = caller.post(f"/tables/{table}/move", move="choose 1", step=state["step"])
    assert (refused.status_code, refused.json()["code"]) == (409, "seat-with-bot")
    assert caller.post(f"/tables/{table}/sit").status_code == 200


def test_the_house_commits_itself_before_a_program_adds_bytes(server: Server) -> None:
    anna, bob = Caller(server, "Anna"), Caller(server, "Bob")
    promised = anna.post("/promises")
    assert promised.status_code == 201
    commitment = promised.json()["commitment"]
    wanted: dict[str, Any] = {"game": "companeros", "seats": ["me", "random", "random"], "salt": "cd" * 16}
    refused = bob.post("/tables", **wanted, promise=commitment)  # it was not for Bob
    assert (refused.status_code, refused.json()["code"]) == (409, "promise-gone")
    made = anna.post("/tables", **wanted, promise=commitment).json()
    assert made["commitment"] == commitment
    finish(anna, made["id"])
    text = anna.http.get(f"/tables/{made['id']}/record").text
    assert verify(text).kind == "sealed"
    assert commitment in text
    assert "cd" * 16 in text
    assert anna.post("/tables", **wanted, promise=commitment).json()["code"] == "promise-gone"  # kept once


# In words


def refused_by_the_house() -> set[str]:
    """The codes of all refusals in the sources of house and web."""
    found = set()
    for folder in ("house", "web"):
        for file in (Path(fullboard.__file__).parent / folder).rglob("*.py"):
            found.update(re.findall(rf'\b(?:{"|".join(KINDS)})\(\s*"([a-z-]+)"', file.read_text("utf-8")))
    return found


KINDS = [kind.__name__ for kind in vars(errors).values() if isinstance(kind, type) and kind is not errors.Broken]
BY_THE_FRONT_DESK = {
    "bad-request",
    "token-needed",
    "forbidden",
    "not-found",
    "bad-method",
    "too-large",
    "bad-media-type",
}
BY_THE_FRONT_DESK |= {"too-fast", "refused", "our-fault", "database-away"}
BY_ANY_GAME = {"unknown-game", "unknown-bot", "unknown-option", "bad-option", "bad-players", "bad-names", "bad-seat"}
BY_ANY_GAME |= {"bots-need-a-limit", "cannot-be-undone", "nothing-to-undo", "no-such-line", "bad-seed"}


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_sentence(language: str) -> None:
    found = refused_by_the_house()
    assert len(found) > 30
    spoken = messages(HOUSE, language)
    for code in sorted(found | BY_THE_FRONT_DESK | BY_ANY_GAME):
        message = spoken["refusal-" + code]
        assert refusal(language, code, dict.fromkeys(message.parameters, 3)), code


@pytest.mark.parametrize(
    ("language", "file", "method"),
    [
        ("en", "There is no such file here.", "That cannot be done at this address."),
        ("fr", "Ce fichier n\u2019existe pas ici.", "Cela ne se fait pas à cette adresse."),
    ],
)
def test_pages_say_in_words_what_cannot_be_done(server: Server, language: str, file: str, method: str) -> None:
    with Visitor(server, None, language) as visitor:
        assert file in visitor.get("/games/companeros/components/none.toml").text
        assert method in visitor.http.put("/").text
