"""Everything that changes something or shows something private refuses strangers: every route there is, one by one."""

from __future__ import annotations

import re
import tempfile
import warnings
from pathlib import Path
from typing import Any

import pytest
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler

from fullboard.web.app import create_app
from fullboard.web.config import Config
from tests import patient
from tests.house.server import Caller, Server
from tests.web.visitor import Visitor

# Of forms: how one comes in, and learns.
FOR_ANYBODY = {"/name", "/language", "/me/redeem", "/promise", "/play/{key}", "/learn/{key}"}
FOR_ANYBODY |= {"/games/{key}/lessons/{name}", "/games/{key}/puzzles/{name}", "/study/{key}/{name}"}
FOR_ANYBODY |= {"/sign-in/mail", "/sign-in/link", "/sign-in/passkey", "/sign-in/passkey/ask"}
FOR_ANYBODY |= {"/study/{key}/set-up", "/calls/stop/{stop}"}
FROM_ANYWHERE = {"/calls/stop/{stop}"}  # mail programs end calls with one click
WITHOUT_TOKEN = {"/api/v1/guests", "/api/v1/games", "/api/v1/sign-in", "/api/v1/sign-in/mail"}
CODE = "0123456789abcdef"
NUMBERS = {"sanction": "1", "report": "1"}


def handlers() -> list[tuple[str, str, HTTPRouteHandler]]:
    """The method, path and handler of everything the house offers."""
    with warnings.catch_warnings(), tempfile.TemporaryDirectory() as folder:
        warnings.simplefilter("ignore")
        app = create_app(Config(data=Path(folder)))
    found: dict[tuple[str, str], HTTPRouteHandler] = {}
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            for method in handler.http_methods:
                if method != "OPTIONS" and not route.path.startswith("/static"):
                    found[method, re.sub(r"\{(\w+)(:\w+)?\}", r"{\1}", route.path)] = handler
    return [(*place, handler) for place, handler in sorted(found.items())]


ALL = handlers()
POSTS = [(path, handler) for method, path, handler in ALL if method == "POST"]
FORMS = [(path, handler) for path, handler in POSTS if not path.startswith("/api/")]
LOOKS = [path for method, path, _ in ALL if method == "GET" and not path.startswith("/api")]
API = [(method, path) for method, path, _ in ALL if path.startswith("/api/v1/") and method in ("GET", "POST")]


def filled(path: str, **values: str) -> str:
    return re.sub(r"\{(\w+)\}", lambda found: values.get(found[1], NUMBERS.get(found[1], CODE)), path)


def test_there_is_much_to_refuse() -> None:
    assert len(FORMS) > 20
    assert len(API) > 13
    assert {path for path, _ in FORMS} >= FOR_ANYBODY
    assert {path for _, path in API} >= WITHOUT_TOKEN
    assert {method for method, _, _ in ALL} == {"GET", "HEAD", "POST"}


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    caller = Caller(server, "Host")
    return str(caller.post("/tables", game="companeros", seats=["me", "person", "person"]).json()["id"])


@pytest.mark.parametrize("path", [path for path, _ in FORMS if path not in FOR_ANYBODY])
def test_a_form_of_a_stranger_is_refused(server: Server, table: str, path: str) -> None:
    with Visitor(server, None) as stranger:
        for known in ({}, {"table_id": table, "key": "companeros", "what": "undo"}):
            for cookie in ("", "guest=forged", "guest=" + "x" * 3000):
                stranger.http.headers["cookie"] = cookie
                answer = stranger.http.post(filled(path, **known))
                assert answer.status_code == 401, answer.text
                assert "Tell us your name first." in answer.text


@pytest.mark.parametrize("path", [path for path, _ in FORMS if path not in FROM_ANYWHERE])
@pytest.mark.parametrize(
    "headers",
    [{}, {"origin": "null"}, {"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}],
    ids=["no origin", "null", "foreign", "cross-site"],
)
def test_a_form_of_another_house_is_refused_before_anything_else(
    server: Server, path: str, headers: dict[str, str]
) -> None:
    answer = patient.post(f"{server.url}{filled(path)}", headers={**headers, "hx-request": "true"})
    assert (answer.status_code, answer.text) == (403, "That was sent from another house's page.")


@pytest.mark.parametrize(("method", "path"), [each for each in API if each[1] not in WITHOUT_TOKEN])
def test_a_program_without_a_token_is_refused(server: Server, table: str, method: str, path: str) -> None:
    for headers in (
        {},
        {"authorization": "Bearer forged"},
        {"authorization": "Basic Zm9v"},
        {"cookie": "guest=forged"},
    ):
        answer = patient.request(method, f"{server.url}{filled(path, table_id=table)}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "token-needed")


def test_a_cookie_is_nothing_to_the_api(server: Server) -> None:
    with Visitor(server, "Anna") as anna:
        assert anna.get("/api/v1/tables").status_code == 401


@pytest.fixture(scope="module")
def nosy(server: Server) -> Visitor:
    """A guest of the pages and of the API."""
    visitor = Visitor(server, "Nosy")
    visitor.http.headers["authorization"] = f"Bearer {Caller(server, 'Nosy').token}"
    return visitor


def test_asking_what_a_path_is_for_breaks_nothing(server: Server, table: str, nosy: Visitor) -> None:
    methods: dict[str, set[str]] = {}
    for method, path, _ in ALL:
        methods.setdefault(path, {"OPTIONS"}).add(method)
    for path, known in methods.items():
        place = filled(path, table_id=table, key="companeros")
        assert patient.request("OPTIONS", f"{server.url}{place}").status_code in (204, 401), path
        answer = nosy.http.request("OPTIONS", place)
        assert answer.status_code in (204, 403), path  # some of it is for moderators
        assert known >= {*answer.headers.get("allow", "OPTIONS").split(", ")}, path


@pytest.mark.parametrize("path", sorted({path for _, path, _ in ALL if "{table_id}" in path}))
def test_what_is_no_table_is_not_found(nosy: Visitor, path: str) -> None:
    for name in ("%00", "a%00b", "%0d%0a", "%2e%2e", "%C3%A9", "x" * 300, "%ff", "0" * 16):
        url = filled(path, what="undo").replace(CODE, name)
        for method in {method for method, each, _ in ALL if each == path} - {"HEAD"}:
            sent: dict[str, Any] = {}
            if method == "POST":
                sent = {"json": {"text": "x", "move": 0, "step": 0}} if path.startswith("/api/") else {"data": {}}
            answer = nosy.http.request(method, url, **sent)
            assert answer.status_code in (400, 404, 405), (method, url, answer.text)


@pytest.mark.parametrize("path", ["/games/%00/help", "/games/%00", "/games/companeros/%00", "/new/%00", "/watch/%00"])
def test_what_is_nothing_at_all_is_not_found(server: Server, path: str) -> None:
    assert patient.get(f"{server.url}{path}").status_code == 404


def fields(handler: HTTPRouteHandler) -> list[str]:
    data = handler.parsed_fn_signature.parameters.get("data")
    return list(data.annotation.__struct_fields__) if data is not None else []


FILLED = [each for each in FORMS if fields(each[1])]
WITH_FILES = {"/tables", "/watch"}


@pytest.mark.parametrize(("path", "handler"), FILLED, ids=[path for path, _ in FILLED])
def test_a_file_where_words_are_wanted_breaks_nothing(
    nosy: Visitor, table: str, path: str, handler: HTTPRouteHandler
) -> None:
    usual = {"game": "companeros", "players": "3", "name": "Eve", "move": "x", "text": "x"}
    form = {name: (None, value) for name, value in usual.items() if name in fields(handler)}
    for field in (*fields(handler), "_csrf_token"):
        files: Any = {**form, field: ("name.txt", b"\x00\xff words")}
        answer = nosy.http.post(filled(path, table_id=table, key="companeros"), files=files)
        assert answer.status_code < 500, (field, answer.text)
        if path in WITH_FILES and field not in ("_csrf_token", "components", "record"):
            assert answer.status_code == 400, field


@pytest.mark.parametrize("path", [path for path, _ in FILLED])
def test_a_form_that_is_none_breaks_nothing(nosy: Visitor, table: str, path: str) -> None:
    kinds = [*(kind.value for kind in RequestEncodingType), "text/plain", "multipart/form-data; boundary=x", "nonsense"]
    bodies = (b"", b"\xff\x00", b"{}", b"[" * 500, b"--x\r\n", b"a=1&a=2&%=%", b"seat=" + b"9" * 5000)
    for kind in kinds:
        for body in bodies:
            url = filled(path, table_id=table, key="companeros")
            answer = nosy.http.post(url, content=body, headers={"content-type": kind})
            assert answer.status_code < 500, (kind, body[:10], answer.text)


FOR_ALL = "/(games/|healthz|readyz|metrics|service-worker)"
PRIVATE = [path for path in LOOKS if not re.match(FOR_ALL, path) and "stream" not in path]


@pytest.mark.parametrize("path", PRIVATE)
def test_private_pages_are_kept_by_nobody(nosy: Visitor, table: str, path: str) -> None:
    answer = nosy.get(filled(path, table_id=table, key="companeros"))
    assert answer.status_code in (200, 303, 400, 403, 404, 409), answer.text
    assert answer.headers["cache-control"] == "no-store"
    assert {"cookie", "accept-language"} <= set(re.split(", *", answer.headers["vary"].lower()))


def test_what_the_api_answers_is_kept_by_nobody(server: Server, table: str) -> None:
    caller = Caller(server, "Anna")
    for path in ("/tables", f"/tables/{table}", f"/tables/{table}/story", f"/tables/{table}/record"):
        assert caller.http.get(path).headers["cache-control"] == "no-store"
