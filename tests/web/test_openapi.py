"""The OpenAPI document says what the house answers: held against the answers of a house that is open."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs
import pytest

from fullboard import games
from tests import patient
from tests.house.server import Caller, Server
from tests.web.test_api import finish

pytestmark = pytest.mark.slow

METHODS = ("get", "post")
REFUSAL = {"$ref": "#/components/schemas/Refusal"}
NO_TOKEN_NEEDED = {
    ("post", "/api/v1/guests"),
    ("get", "/api/v1/games"),
    ("post", "/api/v1/sign-in"),
    ("post", "/api/v1/sign-in/mail"),
}


class Document:
    """The document of a house, and whether an answer is one it describes."""

    def __init__(self, server: Server) -> None:
        self.url = server.url
        self.data: dict[str, Any] = patient.get(f"{server.url}/api/openapi.json").json()

    def operations(self) -> Iterator[tuple[str, str, dict[str, Any]]]:
        for path, item in self.data["paths"].items():
            for method in METHODS:
                if method in item:
                    yield method, path, item[method]

    def described(self, method: str, path: str, status: int) -> dict[str, Any]:
        """What the document says of the answers with that status."""
        responses = self.data["paths"][f"/api/v1{path}"][method]["responses"]
        assert str(status) in responses, (method, path, status)
        found: dict[str, Any] = responses[str(status)]
        return found

    def check(self, method: str, path: str, answer: httpx.Response) -> httpx.Response:
        """Hold an answer's status, media type and body against the document."""
        content = self.described(method, path, answer.status_code).get("content")
        if content is None:
            assert answer.content == b""
            return answer
        media_type = answer.headers["content-type"].partition(";")[0]
        assert list(content) == [media_type], (method, path, answer.status_code)
        body = answer.json() if media_type == "application/json" else answer.text
        self.validate(content[media_type]["schema"], body)
        return answer

    def validate(self, schema: dict[str, Any], body: Any) -> None:
        jsonschema_rs.Draft202012Validator({**schema, "components": self.data["components"]}).validate(body)


class Checked:
    """Somebody whose every answer is held against the document."""

    def __init__(self, document: Document, token: str | None) -> None:
        self.document = document
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = patient.client(base_url=f"{document.url}/api/v1", headers=headers)

    def ask(self, method: str, path: str, table: str = "", status: int = 200, **sent: Any) -> Any:
        answer = self.http.request(method, path.replace("{table_id}", table), **sent)
        assert answer.status_code == status, answer.text
        self.document.check(method, path, answer)
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text


@pytest.fixture(scope="module")
def document(server: Server) -> Document:
    return Document(server)


@pytest.fixture(scope="module")
def caller(server: Server) -> Caller:
    return Caller(server, "Reader")


@pytest.fixture
def reader(document: Document, caller: Caller) -> Checked:
    return Checked(document, caller.token)


@pytest.fixture(scope="module")
def over(caller: Caller) -> str:
    """A table whose match is over."""
    seats = ["me", "greedy", "random"]
    table: str = caller.post("/tables", game="companeros", seats=seats, options={"rounds": 1}).json()["id"]
    finish(caller, table)
    return table


@pytest.fixture
def table(caller: Caller) -> Iterator[str]:
    """A table that waits for one's move, with hints."""
    seats = ["me", "random", "random"]
    made: str = caller.post("/tables", game="companeros", seats=seats, options={"rounds": 1}, hints=True).json()["id"]
    deadline = time.monotonic() + 30
    while not caller.get(f"/tables/{made}")["legal"]:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    yield made
    caller.post(f"/tables/{made}/leave")


def test_every_operation_is_described_with_all_its_refusals(document: Document) -> None:
    for method, path, operation in document.operations():
        assert operation["description"].endswith("."), path
        responses = operation["responses"]
        refused = {status for status in responses if status >= "400"}
        expected = {"400", "429", "500"}
        if (method, path) not in NO_TOKEN_NEEDED:
            expected |= {"401", "503"}
        if "{table_id}" in path:
            expected |= {"404"}
        if method == "post":
            expected |= {"403"}
        if "requestBody" in operation:
            expected |= {"413"}
        assert expected <= refused, (method, path)
        for status in refused:
            assert responses[status]["content"] == {"application/json": {"schema": REFUSAL}}, (method, path, status)
            assert responses[status]["description"]


def test_only_what_needs_a_token_says_so(document: Document) -> None:
    for method, path, operation in document.operations():
        needed = (method, path) not in NO_TOKEN_NEEDED
        assert operation.get("security") == ([{"bearer": []}] if needed else None), path
        body = (
            {"name": "Nobody"}
            if path.endswith("/guests")
            else {"game": "", "seats": [], "move": 0, "step": 0, "text": "", "code": "", "address": ""}
        )
        sent = {"json": body} if "requestBody" in operation else {}
        answer = patient.request(method, document.url + re.sub(r"\{\w+\}", "9", path), **sent)
        assert (answer.status_code == 401) is needed, (path, answer.text)


def test_no_answer_is_just_any_object(document: Document) -> None:
    for method, path, operation in document.operations():
        for status, response in operation["responses"].items():
            for media in response.get("content", {}).values():
                schema = media["schema"]
                named = schema.get("items", schema).get("$ref", "")
                assert named.startswith("#/components/schemas/") or schema == {"type": "string"}, (method, path, status)
    properties = document.data["components"]["schemas"]["ShownTable"]["properties"]
    assert "game's own" in properties["view"]["description"]


def test_a_form_is_not_so_wide_that_anything_fits(document: Document) -> None:
    for name in ("ShownTable", "ShownHint", "FullAnalysis", "StoryLine", "ChatLine", "Refusal", "AnalysisSoFar"):
        with pytest.raises(jsonschema_rs.ValidationError):
            document.validate({"$ref": f"#/components/schemas/{name}"}, {})


def test_guests_and_games(document: Document) -> None:
    stranger = Checked(document, None)
    stranger.ask("post", "/guests", status=201, json={"name": "Somebody"})
    stranger.ask("post", "/guests", status=400, json={"name": ""})
    stranger.ask("post", "/guests", status=400, content=b"{nonsense")
    stranger.ask("post", "/guests", status=413, json={"name": "x" * 300_000})
    stranger.ask("post", "/guests", status=400, json={"name": "x"}, headers={"host": "evil.example"})
    stranger.ask("get", "/tables", status=401)
    stranger.ask("get", "/tables/{table_id}/record", "abc", status=401)
    assert {game["key"] for game in stranger.ask("get", "/games")} == set(games)


@pytest.mark.parametrize("game", sorted(games))
def test_a_table_of_every_game(game: str, server: Server, document: Document, reader: Checked) -> None:
    players = games[game].players[0]
    reader.ask("post", "/promises", status=201)
    seats = ["me", "person", *["random"] * (players - 2)]
    shown = reader.ask("post", "/tables", status=201, json={"game": game, "seats": seats, "public": True})
    assert shown["view"] is None
    listed = reader.ask("get", "/tables")
    assert listed["open"]
    assert listed["own"]
    other = Checked(document, Caller(server, "Other").token)
    assert other.ask("post", "/tables/{table_id}/sit", shown["id"], json={})["view"]
    assert reader.ask("get", "/tables/{table_id}", shown["id"])["step"] is not None
    assert reader.ask("get", "/tables/{table_id}/story", shown["id"]) is not None
    for each in (other, reader):
        each.ask("post", "/tables/{table_id}/leave", shown["id"])


def test_tables_that_cannot_be_set(reader: Checked) -> None:
    for status, wanted in (
        (400, {"game": "companeros", "seats": ["me"]}),
        (400, {"game": "companeros", "seats": ["me", "me", "random"]}),
        (400, {"game": "companeros", "seats": ["me", "genius", "random"]}),
        (400, {"game": "companeros"}),
        (404, {"game": "ludo", "seats": ["me"]}),
    ):
        reader.ask("post", "/tables", status=status, json=wanted)


def test_moving_and_talking(server: Server, document: Document, reader: Checked, table: str, over: str) -> None:
    path = "/tables/{table_id}/move"
    shown = reader.ask("get", "/tables/{table_id}", table)
    good = {"move": shown["legal"][0]["notation"], "step": shown["step"]}
    stranger = Checked(document, Caller(server, "Stranger").token)
    stranger.ask("post", path, table, status=403, json=good)
    stranger.ask("post", "/tables/{table_id}/sit", table, status=409, json={})
    stranger.ask("post", "/tables/{table_id}/leave", table, status=403)
    reader.ask("post", path, "abc", status=404, json=good)
    reader.ask("post", path, table, status=409, json={**good, "step": shown["step"] + 1})
    reader.ask("post", path, table, status=400, json={**good, "move": "fly"})
    reader.ask("post", path, table, status=413, json={**good, "move": "x" * 300_000})
    assert reader.ask("post", path, table, json=good)["step"] > shown["step"]
    reader.ask("post", path, over, status=409, json=good)
    reader.ask("post", "/tables/{table_id}/chat", table, status=201, json={"text": "Hello"})
    reader.ask("post", "/tables/{table_id}/chat", table, status=400, json={"text": ""})
    assert reader.ask("get", "/tables/{table_id}/chat", table)
    assert reader.ask("get", "/tables/{table_id}/story", table)


def test_a_move_without_an_answer(reader: Checked, table: str) -> None:
    shown = reader.ask("get", "/tables/{table_id}", table)
    good = {"move": shown["legal"][0]["move"], "step": shown["step"]}
    minimal = {"prefer": "return=minimal"}
    reader.ask("post", "/tables/{table_id}/move", table, status=204, json=good, headers=minimal)


def test_records_and_streams(reader: Checked, table: str, over: str) -> None:
    assert reader.ask("get", "/tables/{table_id}/record", over).startswith("fullboard ")
    reader.ask("get", "/tables/{table_id}/record", table, status=409)
    data = reader.ask("get", "/tables/{table_id}/stream", over)
    assert data.startswith("data: ")
    reader.document.validate({"$ref": "#/components/schemas/ShownTable"}, httpx.Response(200, text=data[6:]).json())
    reader.ask("get", "/tables/{table_id}/stream", "abc", status=404)


def test_hints(server: Server, document: Document, reader: Checked, table: str, over: str) -> None:
    hint = reader.ask("post", "/tables/{table_id}/hint", table)
    assert hint["only"] or hint["instead"]
    reader.ask("post", "/tables/{table_id}/hint", over, status=409)
    stranger = Checked(document, Caller(server, "Stranger").token)
    stranger.ask("post", "/tables/{table_id}/hint", table, status=403)


def test_analyses(reader: Checked, table: str, over: str) -> None:
    path = "/tables/{table_id}/analysis"
    assert reader.ask("get", path, over) == {"status": "none"}
    reader.ask("post", path, table, status=409)
    reader.ask("post", path, over, status=202)
    deadline = time.monotonic() + 300
    while (found := reader.ask("get", path, over))["status"] == "waiting":
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert found["result"]["decisions"]
    reader.ask("post", path, over, status=202)
