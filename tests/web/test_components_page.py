"""What is printed on the pieces: they are drawn, long heaps are folded, a second edition tells what is new."""

from __future__ import annotations

import html
import re

import pytest

from fullboard import games
from fullboard.core.edition import marked_values
from tests.house.server import Server
from tests.web.visitor import Visitor

HEAPS = {
    "companeros": [],
    "four-stars": ["objective cards", "event cards"],
    "hotel-samoa": ["price cards", "tourist cards"],
    "sun-sea-and-sand": ["facilities", "boats"],
}

ROW = re.compile(r'scope="row" title="([^"]+)"')


@pytest.mark.parametrize("key", HEAPS)
def test_pieces_are_drawn_and_what_there_is_much_of_is_folded(server: Server, key: str) -> None:
    with Visitor(server, None) as reader:
        page = html.unescape(reader.get(f"/games/{key}/components").text)
        first, _, second = page.partition("what differs from standard")
        assert 'class="icon-key' in first
        assert re.findall(r"<summary>([^<]+)</summary>", first) == HEAPS[key]
        lying = re.sub(r'<details class="heap".*?</details>', "", first, flags=re.DOTALL)
        assert lying.count('scope="row"') < 30
        values = {name: marked_values(edition.components) for name, edition in games[key].editions.items()}
        assert sorted(ROW.findall(first)) == sorted(path for path, *_ in values["standard"])
        new = [each[0] for name in values for each in values[name] if each not in values["standard"]]
        assert sorted(ROW.findall(second)) == sorted(new)


def test_a_table_with_another_edition_shows_all_of_it(server: Server) -> None:
    with Visitor(server, "Nina") as nina:
        path = nina.set_table("hotel-samoa", "me", "person", "person", edition="standard-2")
        page = nina.get(f"{path}/components").text
        everything = marked_values(games["hotel-samoa"].editions["standard-2"].components)
        assert sorted(ROW.findall(page)) == sorted(each[0] for each in everything)
