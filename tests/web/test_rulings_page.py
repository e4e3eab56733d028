"""The rulings of a game as a page, and the links that lead there from the help."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from markupsafe import Markup

from fullboard.core.shelf import find_game
from fullboard.web.app import create_app, open_house
from fullboard.web.config import Config
from fullboard.web.rulings import ruling_ids, with_links
from tests import patient
from tests.apart import run_apart

GAMES = ["companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand"]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str, str], httpx.Response]:
    """Help and rulings of every game in two languages."""
    folder = tmp_path_factory.mktemp("rulings")
    return run_apart(_pages(folder))


async def _pages(folder: Path) -> dict[tuple[str, str, str], httpx.Response]:
    app = create_app(Config(data=folder, work=False))
    transport = patient.transport_to(app)
    async with open_house(app), patient.async_client(transport=transport, base_url="http://127.0.0.1:8000") as http:
        return {
            (key, kind, language): await http.get(f"/games/{key}/{kind}", headers={"accept-language": language})
            for key in [*GAMES, "siesta"]
            for kind in ("help", "rulings")
            for language in ("en", "fr")
        }


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", GAMES)
def test_the_help_page_links_every_ruling_where_it_applies(
    pages: dict[tuple[str, str, str], httpx.Response], key: str, language: str
) -> None:
    links = re.findall(rf'href="/games/{key}/rulings#([\w-]+)"', pages[key, "help", language].text)
    assert set(links) == {name.lower() for name in ruling_ids(find_game(key))}


@pytest.mark.parametrize("key", GAMES)
def test_every_ruling_has_an_anchor_on_its_page(pages: dict[tuple[str, str, str], httpx.Response], key: str) -> None:
    anchors = re.findall(r'<h2 id="([\w-]+)">', pages[key, "rulings", "en"].text)
    assert set(anchors) == {name.lower() for name in ruling_ids(find_game(key))}


def test_who_reads_french_is_told_that_rulings_are_in_english(
    pages: dict[tuple[str, str, str], httpx.Response],
) -> None:
    assert "qu\u2019en anglais" in pages["companeros", "rulings", "fr"].text
    assert '<article class="rules" lang="en">' in pages["companeros", "rulings", "fr"].text
    assert "in English only" not in pages["companeros", "rulings", "en"].text


def test_a_game_without_rulings_has_neither_page_nor_link(pages: dict[tuple[str, str, str], httpx.Response]) -> None:
    if pages["siesta", "help", "en"].status_code == 404:
        pytest.skip("siesta is not installed")
    assert pages["siesta", "rulings", "en"].status_code == 404
    assert "/rulings" not in pages["siesta", "help", "en"].text


def test_what_only_looks_like_a_ruling_is_not_linked() -> None:
    text = Markup("<p>XX-1, UTF-8 and HS-1</p>")
    assert with_links(find_game("companeros"), text) == text
