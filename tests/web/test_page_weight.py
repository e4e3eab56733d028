"""A first visit is light: the lobby and a table of every game stay below 150 kB, compressed, all they load included."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest

from fullboard import games
from fullboard.core.puzzle import puzzles_of
from tests.house.server import Server
from tests.web.visitor import Visitor

MOST = 150_000
LOADED = re.compile(r'<(?:link|script|img|use)\b[^>]*?\b(?:href|src)="(/[^"#]+)')


def weigh(client: httpx.Client, path: str) -> int:
    """Bytes on the wire, headers included, of a page and everything it names."""
    page = client.get(path)
    assert page.status_code == 200
    assert page.headers.get("content-encoding") == "gzip"
    parts = [page, *(client.get(each) for each in sorted(set(LOADED.findall(page.text))))]
    assert len(parts) > 4, "the page loads its style sheet and scripts"
    assert all(part.status_code == 200 for part in parts)
    return sum(part.num_bytes_downloaded + len(str(part.headers)) for part in parts)


@pytest.fixture
def guest(server: Server) -> Iterator[httpx.Client]:
    with Visitor(server, follow_redirects=True) as visitor:
        yield visitor.http


def test_the_lobby_is_light(guest: httpx.Client) -> None:
    assert weigh(guest, "/") < MOST


@pytest.mark.parametrize("key", list(games))
def test_the_table_is_light(guest: httpx.Client, key: str) -> None:
    opened = guest.post(f"/play/{key}")
    assert weigh(guest, opened.url.path) < MOST


def test_lessons_puzzles_and_studies_are_as_light_as_tables(guest: httpx.Client) -> None:
    for key in ("companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars"):
        found = puzzles_of(games[key])
        assert found is not None
        assert weigh(guest, f"/games/{key}/lessons/first-turn") < MOST
        assert weigh(guest, f"/games/{key}/puzzles/{next(iter(found.puzzles))}") < MOST
        assert weigh(guest, f"/study/{key}") < MOST
