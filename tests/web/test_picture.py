"""How a match ended, as a picture to hand on: for every game, in every language, with whatever names."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from fullboard import Match, games
from fullboard.core.chance import Quick
from fullboard.house.errors import Refused
from fullboard.house.places import by_place
from fullboard.house.table import Seat, Table
from fullboard.web.contexts import how_all_stand
from fullboard.web.endings import ending
from fullboard.web.picture import png_of, preview_of_link, svg_of
from fullboard.words import Words, languages

NAMES = ("<b>&\"'", "Aelisabeth von Hohenstaufen-Wittelsbach z", "王", "D", "E", "F")
TEXT = "{http://www.w3.org/2000/svg}text"


def played(key: str, most: int = 100_000) -> Table:
    match = Match(key, players=games[key].players[0], seed=3)
    luck = Quick(3)
    while match.actors and len(match.lines()) < most:
        seat = match.actors[0]
        match.play(seat, match.notation(int(match.state.random_move(seat, luck))))
    seats = tuple(Seat(f"guest-{at}", name) for at, name in enumerate(NAMES[: match.players]))
    table = Table(key, key, match.players, {}, False, "guest-0", b"", seats, match=match)
    return replace(table, status="over" if match.over else "running")


@pytest.mark.parametrize("key", sorted(games))
def test_everybody_stands_in_the_picture_by_place_with_their_points(key: str) -> None:
    table = played(key)
    match = table.finished_match()
    for language in languages():
        drawn = [text.text for text in ElementTree.fromstring(svg_of(table, language)).iter(TEXT)]
        names = [text for text in drawn if text in table.called]
        assert names == [table.called[seat] for seat in by_place(match.scores, match.winners)]
        assert {str(score) for score in match.scores} <= set(drawn)


def test_it_can_be_had_in_points_and_names_what_the_points_are_made_of() -> None:
    table = played("companeros")
    match = table.finished_match()
    drawn = svg_of(table, "en")
    assert png_of(drawn).startswith(b"\x89PNG")
    told = ending(table, match, 0, Words(table.game.folder, "en", table.called))
    assert [name for name, _ in told.sources] == [table.called[seat] for seat in by_place(match.scores, match.winners)]
    for (_, said), seat in zip(told.sources, by_place(match.scores, match.winners), strict=True):
        assert sum(int(part.rsplit(" ", 1)[1]) for part in said.split(" · ") if part) == match.scores[seat]
        assert said.split(" · ")[0] in drawn


def announced() -> Table:
    """Ada has announced a full card; Bob is richer, and has none."""
    chain = {"hotel": 6, "restaurant": 4, "club": 3, "plane": 2}
    position = {"players": 2, "squares": [1, 7], "phase": "square", "dice": [1, 2], "first": 1, "turn": 0}
    position |= {"cash": [110, 190], "links": [chain, {}]}
    match = Match("four-stars", position=position, seed=3)
    match.play(0, "announce")
    seats = tuple(Seat(f"guest-{at}", name) for at, name in enumerate(("Ada", "Bob")))
    return Table("t", "four-stars", 2, {}, False, "guest-0", b"", seats, match=match, status="over")


def test_why_the_richer_one_has_lost_stands_beside_the_result() -> None:
    table = announced()
    match = table.finished_match()
    words = Words(table.game.folder, "en", table.called)
    told = ending(table, match, 1, words)
    assert told.headline == "Your place: 2 of 2."
    assert told.sentences[0].startswith("Bob has more with all links counted, but only an announced full card")
    assert told.sentences[1] == "Ada wins with a full card and 110 M$ in cash."
    assert ending(table, match, 0, words).headline == "You win!"
    standing = how_all_stand(table.game, match.view(1), words, match.scores)["standing"]
    assert standing == ("full card, 110 M$ in cash", "0/15 links, 190 M$")
    assert standing[0] in svg_of(table, "en")


def test_who_has_won_is_spoken_to_and_nobody_else() -> None:
    table = played("companeros")
    match = table.finished_match()
    (winner,) = match.winners
    for language in languages():
        words = Words(table.game.folder, language, table.called)
        name = table.called[winner] or ""
        assert not any(name in said for said in ending(table, match, winner, words).sentences)
        for other in (None, (winner + 1) % match.players):
            assert name in ending(table, match, other, words).sentences[-1]


def test_a_match_that_runs_has_no_picture_and_its_link_tells_nothing() -> None:
    table = played("companeros", most=5)
    with pytest.raises(Refused):
        svg_of(table, "en")
    assert preview_of_link(table, "en", "https://house.test/") is None
    over = played("companeros")
    link = preview_of_link(over, "en", "https://house.test/")
    assert link is not None
    assert link.picture == "https://house.test/tables/companeros/picture.png"
