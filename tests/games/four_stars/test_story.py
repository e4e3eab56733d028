"""The story: every figure explained, every line with its ruling, in both languages; and the table in the terminal."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

from fullboard import Match
from fullboard.core.story import FOR_ONE
from fullboard.games.four_stars import terminal
from fullboard.words import Words, languages

from .table import CHAIN, DOLLAR, GAME, HOTEL, STARRED, STARS, prices

BASE = {"players": 2, "squares": [HOTEL, STARRED]}


def told(position: dict[str, Any], *moves: str, language: str = "en", viewer: int | None = None) -> list[str]:
    """What a viewer reads about those moves."""
    match = Match(
        "four-stars", position={**BASE, **position}, seed=1, names=["Ada", "Bob", "Cem"][: position.get("players", 2)]
    )
    before = len(match.story(viewer))
    for move in moves:
        match.play(match.actors[0], move)
    words = Words(GAME.folder, language, match.names)
    story = match.story(viewer)[before:]
    assert all(line["parameters"]["rule"].startswith("FS-") for line in story)
    sentences = [words.told(line["key"], line["parameters"]) for line in story]
    return [sentence.replace("\u00d7", "x").replace("\u2212", "-") for sentence in sentences]


ON_HOTEL = {"phase": "square", "dice": [1, 2]}
ON_DOLLAR = {"phase": "change", "dice": [5, 2], "squares": [DOLLAR, STARRED]}


def test_a_purchase_is_told_with_its_sum() -> None:
    assert told({**ON_HOTEL, "prices": prices(hotel=4)}, "buy hotel 2") == [
        "Ada buys 2 x hotel at 4: 2 x 4 = 8 million."
    ]
    assert told({**ON_HOTEL, "prices": prices(hotel=4)}, "buy hotel 2", language="fr") == [
        "Ada achète 2 x hôtel à 4\u00a0: 2 x 4 = 8 millions."
    ]


def test_a_ceiling_is_told_with_points_and_links() -> None:
    position = {**ON_DOLLAR, "prices": prices(plane=9), "objectives": [3, 0], "links": [{"plane": 3}, {}]}
    assert told(position, "raise plane 5") == [
        "Price of planes: 9 + 5, which stops at 10.",
        "Past the ceiling: 4 x 3 on the card = 12 million for Ada.",
    ]


def test_price_changes_are_told() -> None:
    assert told({**ON_DOLLAR, "prices": prices(club=3)}, "lower club 2") == ["Price of clubs: 3 - 2 = 1."]
    assert told({**ON_DOLLAR, "prices": prices(club=3)}, "lower club 5") == ["Price of clubs: 3 - 5, which stops at 1."]
    assert told({**ON_DOLLAR, "prices": prices(club=3)}, "raise club 5") == ["Price of clubs: 3 + 5 = 8."]
    french = told({**ON_DOLLAR, "prices": prices(club=3)}, "raise club 5", language="fr")
    assert french == ["Cours des clubs\u00a0: 3 + 5 = 8."]


def test_events_are_told_with_what_they_cost_and_bring() -> None:
    hand = {"events": [["crisis-hotel 3", "season-hotel 2"], []], "links": [{"hotel": 4}, {}]}
    assert told(hand, "event crisis-hotel 3")[1] == "Ada pays 3 x 4 = 12 million."
    assert told(hand, "event season-hotel 2")[1] == "Ada receives 2 x 4 = 8 million."
    assert told({**hand, "links": [{}, {}]}, "event season-hotel 2")[1].endswith("nothing happens.")


def test_a_barter_is_told_once() -> None:
    position = {**ON_HOTEL, "squares": [STARS, STARRED], "links": [{"hotel": 3}, {"club": 3}]}
    assert told(position, "barter 1", "give hotel 3", "get club") == ["Ada gives 3 x hotel to Bob for 3 x club."]


def test_an_announcement_and_the_win_are_told() -> None:
    position = {**ON_HOTEL, "cash": [110, 25], "links": [CHAIN, {}], "first": 1, "turn": 0}
    lines = told(position, "announce")
    assert lines[0] == "Ada announces: objective reached!"
    assert lines[1] == "Cash of those who reached their objective: Ada 110."
    assert lines[-1] == "Ada wins with a full card and 110 M$ in cash."


def test_why_the_richer_one_has_not_won_is_told() -> None:
    position = {**ON_HOTEL, "cash": [110, 190], "links": [CHAIN, {}], "first": 1, "turn": 0}
    lines = told(position, "announce")
    assert lines[-2].startswith("Bob has more with all links counted, but only an announced full card can win")
    assert lines[-1].startswith("Ada wins with a full card")


def test_a_broken_chain_is_told() -> None:
    position = {
        "phase": "square",
        "dice": [1, 2],
        "squares": [HOTEL, STARS],
        "turn": 1,
        "announced": [0],
        "cash": [110, 25],
        "links": [CHAIN, {"club": 1}],
    }
    lines = told(position, "barter 0", "give club 1", "get hotel", "end")
    assert lines[-1] == "Nobody who announced (Ada) still has the whole chain: play goes on."


BREAKING = {
    "phase": "square",
    "dice": [1, 2],
    "squares": [HOTEL, STARS],
    "turn": 1,
    "announced": [0],
    "cash": [110, 25],
    "links": [CHAIN, {"club": 1}],
}
BREAK = ("barter 0", "give club 1", "get hotel")


def test_a_barter_that_breaks_an_announced_objective_says_so_at_once() -> None:
    assert told(BREAKING, *BREAK)[1] == "Ada had announced, but this barter breaks the objective."
    assert told(BREAKING, *BREAK, viewer=0) == [
        "Bob barters with Ada: Ada gives 1 x hotel and gets 1 x club.",
        "Ada had announced, but this barter breaks the objective.",
    ]
    enough = {**BREAKING, "announced": [], "cash": [25, 25]}
    assert len(told(enough, *BREAK)) == 1


@pytest.mark.parametrize("position", [BREAKING, {**BREAKING, "options": {"reminder": "on"}}])
def test_a_barter_is_a_moment_of_its_own_even_if_it_ends_the_round(position: dict[str, Any]) -> None:
    match = Match("four-stars", position={**BASE, **position}, seed=1, names=["Ada", "Bob"])
    before = len(match.story(0))
    for move in BREAK:
        match.play(1, move)
    [beat, *_] = match.beats(0, match.step)
    assert match.story(0)[before:][beat.first]["key"] == "barters-you"
    assert {told["outcome"] for told in match.story(0)[before:] if told["key"].endswith("-you")} == {FOR_ONE}


def test_the_end_tells_whose_announcement_a_barter_has_broken() -> None:
    last = {**BREAKING, "options": {"round_limit": 10}, "round": 10}
    lines = told(last, *BREAK, "end")
    assert lines[-2:] == [
        "Ada had announced, but a barter broke the objective: it no longer counted.",
        "Ada wins.",
    ]
    assert not any("play goes on" in line for line in lines)


def test_the_end_tells_it_of_a_match_that_somebody_else_has_won() -> None:
    position = {
        **BREAKING,
        "players": 3,
        "squares": [HOTEL, STARRED, STARS],
        "turn": 2,
        "announced": [0, 1],
        "cash": [110, 110, 25],
        "links": [CHAIN, GAME.load({"players": 3}).view(-1)["seats"][1]["objective"], {"club": 1}],
    }
    lines = told(position, *BREAK, "end")
    assert lines[-2] == "Ada had announced, but a barter broke the objective: it no longer counted."
    assert lines[-1].startswith("Bob wins with a full card")


def test_the_limit_is_told() -> None:
    position = {**ON_HOTEL, "options": {"round_limit": 10}, "round": 10, "first": 1, "turn": 0}
    assert told(position, "end") == [
        "Ada neither buys nor sells.",
        "That was round 10, the last one.",
        "Fortunes, links at current prices included: Ada 25 and Bob 25.",
        "Ada and Bob share the win.",
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("options", [{}, {"objective": "free", "cash": "hidden", "reminder": "on"}])
def test_the_table_can_be_drawn_at_any_moment_of_a_match(language: str, options: dict[str, str]) -> None:
    match = Match("four-stars", 4, seed=2, options={**options, "round_limit": 10})
    minds = random.Random(2)
    console = Console(width=120, record=True, file=io.StringIO())
    words = Words(GAME.folder, language)
    while not match.over:
        seat = match.actors[0]
        for move in match.legal(seat):
            assert terminal.move_label(match.notation(move), words).plain.startswith(words.move(match.notation(move)))
        match.play(seat, minds.choice(match.legal(seat)))
        if minds.random() < 0.1:
            console.print(terminal.show(match.view(seat), words, seat))
    console.print(terminal.show(match.view(None), words, None))
    shown = console.export_text()
    assert all(sign in shown for sign in "■●▲◆★$")
    assert words.say("label.prices") in shown
