"""The worst that can be sent: each gets an ordinary refusal, at once, and nothing in the log."""

from __future__ import annotations

import time

import httpx
import pytest

from tests.house.server import Server

CSRF = "csrftoken"


@pytest.mark.parametrize("body", [b'{"name":"a\xff"}', b"[" * 2000, b'{"name":' * 5000, b"\x00", b'"\xed\xa0\x80"'])
def test_a_body_that_is_no_json_at_all_is_a_bad_request(server: Server, body: bytes) -> None:
    answer = httpx.post(f"{server.url}/api/v1/guests", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize("length", [1, 64, 128, 500])
def test_a_forged_token_of_strange_letters_is_forbidden(server: Server, length: int) -> None:
    with httpx.Client(base_url=server.url) as client:
        client.get("/")
        forged = "\xe9" * length
        assert client.post("/name", data={"name": "Eve", "_csrf_token": forged}).status_code == 403
        header = {"x-csrftoken": forged.encode("latin-1")}
        assert client.post("/name", data={"name": "Eve"}, headers=header).status_code == 403
        assert client.post("/tables/0000000000/move", data={"move": "x", "_csrf_token": forged}).status_code == 403
    cookie = b"csrftoken=" + forged.encode("latin-1")
    answer = httpx.post(f"{server.url}/name", data={"name": "Eve", "_csrf_token": forged}, headers={"cookie": cookie})
    assert answer.status_code == 403


@pytest.mark.parametrize("name", ["%00%0AFAKE%20LINE", "a" * 300, "a/" * 3000, "..%2f..%2fetc/passwd", "%0d%0a"])
def test_what_is_no_file_is_not_found(server: Server, name: str) -> None:
    assert httpx.get(f"{server.url}/static/{name}").status_code == 404
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
    with httpx.Client(base_url=server.url, timeout=60) as client:
        client.get("/")
        client.post("/name", data={"name": "Eve", "_csrf_token": client.cookies[CSRF]})
        form = {"_csrf_token": client.cookies[CSRF], "game": "companeros", "players": "3", "seat0": "me"}
        start = time.monotonic()
        files = {"components": ("deep.toml", text)}
        answer = client.post("/tables", data={**form, "seat1": "random", "seat2": "person"}, files=files)
        assert answer.status_code in (400, 422)
        assert time.monotonic() - start < 30  # it took minutes and gigabytes


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://evil.example", 403),
        ("null", 303),  # what browsers say of pages that tell nobody where they are, as ours
        ("http://127.0.0.1.evil.example", 403),
        ("http://127.0.0.1:1", 403),
        (None, 303),
        ("own", 303),
    ],
)
def test_forms_of_foreign_pages_are_refused(server: Server, origin: str | None, status: int) -> None:
    with httpx.Client(base_url=server.url) as client:
        client.get("/")
        headers = {} if origin is None else {"origin": server.url if origin == "own" else origin}
        answer = client.post("/name", data={"name": "Eve", "_csrf_token": client.cookies[CSRF]}, headers=headers)
        assert answer.status_code == status
        if status == 403:
            by_api = httpx.post(f"{server.url}/api/v1/guests", json={"name": "Eve"}, headers=headers)
            assert (by_api.status_code, by_api.json()["code"]) == (403, "foreign-origin")


def test_a_browser_that_says_it_comes_from_elsewhere_is_believed(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        client.get("/")
        data = {"name": "Eve", "_csrf_token": client.cookies[CSRF]}
        assert client.post("/name", data=data, headers={"sec-fetch-site": "cross-site"}).status_code == 403
        assert client.post("/name", data=data, headers={"sec-fetch-site": "same-origin"}).status_code == 303


def test_a_move_that_cannot_be_is_refused_in_the_words_of_the_game(server: Server) -> None:
    with httpx.Client(base_url=server.url, follow_redirects=True) as client:
        client.get("/")
        token = {"_csrf_token": client.cookies[CSRF]}
        client.post("/name", data={"name": "Eve", **token})
        table = str(client.post("/play/companeros", data=token).url)
        while 'data-turn="yes"' not in (page := client.get(table).text):
            time.sleep(0.05)
        step = page.partition('name="step" value="')[2].partition('"')[0]
        said = client.post(
            f"{table}/move", data={"move": "take red", "step": step, **token}, headers={"hx-request": "true"}
        )
        assert said.status_code == 409
        assert said.text.endswith(".")
        assert "no-share-out" not in said.text
