"""The page on privacy says what the settings say, in both languages."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from fullboard.house.upkeep import Retention
from fullboard.web.app import create_app, open_house
from fullboard.web.config import Config
from fullboard.words.files import HOUSE
from tests import patient
from tests.apart import run_apart
from tests.words.ftl import messages

TEMPLATES = Path(__file__).parents[2] / "src" / "fullboard" / "web" / "templates"


def privacy(folder: Path, retention: Retention, language: str) -> str:
    async def ask() -> str:
        app = create_app(Config(data=folder, work=False, retention=retention))
        transport = patient.transport_to(app)
        async with open_house(app), patient.async_client(transport=transport, base_url="http://127.0.0.1:8000") as http:
            answer = await http.get("/privacy", headers={"accept-language": language})
            assert answer.status_code == 200
            return html.unescape(answer.text)

    return run_apart(ask())


@pytest.mark.parametrize(
    ("language", "days", "ever"),
    [("en", ("30 days", "400 days"), "Guests stay until"), ("fr", ("30 jours", "400 jours"), "Les invités restent")],
)
def test_it_says_for_how_long_things_are_kept_here(
    tmp_path: Path, language: str, days: tuple[str, str], ever: str
) -> None:
    limited = privacy(tmp_path, Retention(finished=30, guests=400), language).replace("\N{NO-BREAK SPACE}", " ")
    assert all(each in limited.replace("\N{NARROW NO-BREAK SPACE}", " ") for each in days)
    assert ever not in limited
    assert ever in privacy(tmp_path, Retention(), language)


def test_every_sentence_is_translated() -> None:
    said = re.findall(r'_\("((?:[^"\\]|\\.)*)"', (TEMPLATES / "privacy.html").read_text("utf-8"))
    assert len(said) > 20
    known = messages(HOUSE, "fr")
    assert [each for each in said if each not in known] == []
