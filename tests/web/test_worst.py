"""The worst that can be sent: each gets an ordinary refusal, at once, and nothing in the log."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest

from tests import patient
from tests.house.server import Caller, Server
from tests.web.visitor import Visitor, until

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("body", [b'{"name":"a\xff"}', b"[" * 2000, b'{"name":' * 5000, b"\x00", b'"\xed\xa0\x80"'])
def test_a_body_that_is_no_json_at_all_is_a_bad_request(server: Server, body: bytes) -> None:
    answer = patient.post(f"{server.url}/api/v1/guests", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize("length", [1, 64, 128, 500, 5000])
def test_a_forged_cookie_of_strange_letters_is_a_strangers(server: Server, length: int) -> None:
    forged = b"guest=" + b"\xe9" * length
    assert patient.get(f"{server.url}/", headers={"cookie": forged}).status_code == 200
    said = patient.post(f"{server.url}/me/code", headers={"cookie": forged, "origin": server.url})
    assert said.status_code == 401


@pytest.mark.parametrize("name", ["%00%0AFAKE%20LINE", "a" * 300, "a/" * 3000, "..%2f..%2fetc/passwd", "%0d%0a"])
def test_what_is_no_file_is_not_found(server: Server, name: str) -> None:
    assert patient.get(f"{server.url}/static/{name}").status_code == 404
    assert "FAKE LINE" not in server.log


@pytest.mark.parametrize(
    "text",
    [
        b"a" + b".a" * 32_700 + b"=1",
        b"[" + b"a." * 32_700 + b"a]",
        b"x = {" + b"a." * 32_000 + b"a = 1}",
        b"x = " + b"[" * 60_000,
        b"x = " + b"{a=" * 20_000,
    ],
)
def test_components_of_endless_depth_are_refused_at_once(server: Server, text: bytes) -> None:
    with Visitor(server, "Eve") as eve:
        form = {"game": "companeros", "players": "3", "seat0": "me", "seat1": "random", "seat2": "person"}
        start = time.monotonic()
        answer = eve.http.post("/tables", data=form, files={"components": ("deep.toml", text)})
        assert answer.status_code in (400, 422)
        assert time.monotonic() - start < 30  # it took minutes and gigabytes


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://evil.example", 403),
        ("null", 403),
        ("http://127.0.0.1.evil.example", 403),
        ("http://127.0.0.1:1", 403),
        ("", 403),
        (None, 403),
        ("own", 303),
    ],
)
def test_forms_of_foreign_pages_are_refused(server: Server, origin: str | None, status: int) -> None:
    headers = {} if origin is None else {"origin": server.url if origin == "own" else origin}
    answer = patient.post(f"{server.url}/name", data={"name": "Eve"}, headers=headers)
    assert answer.status_code == status
    by_api = patient.post(f"{server.url}/api/v1/guests", json={"name": "Eve"}, headers=headers)
    if origin in (None, "own", "null"):  # no cookie is looked at there, so a page that says nothing cannot use one
        assert by_api.status_code == 201
    else:
        assert (by_api.status_code, by_api.json()["code"]) == (403, "foreign-origin")


@pytest.mark.parametrize(
    ("site", "status"), [("cross-site", 403), ("same-site", 403), ("same-origin", 303), ("none", 303)]
)
def test_a_browser_that_says_where_it_comes_from_is_believed(server: Server, site: str, status: int) -> None:
    answer = patient.post(f"{server.url}/name", data={"name": "Eve"}, headers={"sec-fetch-site": site})
    assert answer.status_code == status


def test_a_move_that_cannot_be_is_refused_in_the_words_of_the_game(server: Server) -> None:
    with Visitor(server, "Eve") as eve:
        table = eve.set_table("companeros", "me", "random", "random")
        until(lambda: 'data-turn="yes"' in eve.get(table).text)
        step = eve.get(table).text.partition('name="step" value="')[2].partition('"')[0]
        said = eve.live(f"{table}/move", move="take red", step=step)
        assert said.status_code == 409
        assert said.text.endswith(".")
        assert "no-share-out" not in said.text


def test_a_flood_of_requests_that_lead_nowhere_is_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("flood") / "data"
    with Server(folder, rate=2) as house, patient.client(base_url=house.url) as client:
        for path in ("/nowhere", "/api/v1/nowhere", "/tables/0/1/2"):
            answers: dict[int, httpx.Response] = {}
            while not {404, 429} <= set(answers):  # two a second are let in
                answer = client.get(path)
                answers.setdefault(answer.status_code, answer)
            assert answers[429].headers["retry-after"] == "1"
            assert "too-fast" in answers[429].text


def test_the_head_of_a_page_is_that_of_the_page_and_has_no_body(server: Server) -> None:
    caller = Caller(server, "Ada")
    table = caller.post("/tables", game="siesta", seats=["me", "person"]).json()["id"]
    looks = ("/", "/me", "/watch", "/new/companeros", f"/tables/{table}", "/games/companeros/help")
    files = ("/healthz", "/readyz", "/games/companeros/cover.svg")
    refusals = ("/nowhere", "/tables/0000000000000000", f"/tables/{table}/move", f"/tables/{table}/record")
    for path in (*looks, *files, *refusals):
        url, token = server.url + path, {"authorization": f"Bearer {caller.token}"}
        head, page = patient.head(url, headers=token), patient.get(url, headers=token)
        assert head.status_code == page.status_code == (200 if path not in refusals else page.status_code)
        assert head.content == b""
        for name in ("content-type", "content-encoding", "content-security-policy", "cache-control"):
            assert head.headers.get(name) == page.headers.get(name), path
    for path in (f"/tables/{table}/stream", "/lobby/stream"):  # which would never end
        for _ in range(40):  # nor do they stay open
            head = patient.head(server.url + path, headers={"authorization": f"Bearer {caller.token}"})
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-type"].startswith("text/event-stream")


def test_a_body_means_what_it_says(server: Server) -> None:
    caller = Caller(server, "Ada")
    made = caller.post("/tables", game="siesta", seats=["me", "random"]).json()
    move = {"move": made["legal"][0]["notation"], "step": made["step"]}
    moves: list[dict[str, Any]] = [{"step": str(made["step"])}, {"step": 1.5}, {"step": None}, {"step": True}]
    for wrong in (*moves, {"move": True}):
        refused = caller.post(f"/tables/{made['id']}/move", **{**move, **wrong})
        assert (refused.status_code, refused.json()) == (400, {"code": "bad-request", "parameters": {}})
    for wrong in ({"public": "yes"}, {"public": 1}, {"hints": "true"}, {"salt": 5}):
        refused = caller.post("/tables", **{"game": "siesta", "seats": ["me", "person"], **wrong})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-request")
    assert caller.post(f"/tables/{made['id']}/sit", seat="1").json()["code"] == "bad-request"
    assert caller.post(f"/tables/{made['id']}/move", **move).status_code == 200
