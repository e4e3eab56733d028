"""What pages count is what the rules would do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

from fullboard import Match
from fullboard.core.chance import Quick
from fullboard.games.companeros.sums import by_suit, order_so_far, points_in, served
from fullboard.games.four_stars import sums as four_stars
from fullboard.games.four_stars.box import BRANCH_NAMES
from fullboard.games.four_stars.rules import FourStarsState
from fullboard.games.four_stars.rules.board import CASH, PRICE
from fullboard.games.hotel_samoa import sums as hotel_samoa
from fullboard.games.hotel_samoa.box import KIND_NAMES
from fullboard.games.hotel_samoa.rules import HotelSamoaState
from fullboard.games.hotel_samoa.rules.construction import bid_rank
from fullboard.games.hotel_samoa.rules.welcome import payment, price_rank, rooms_for
from fullboard.games.sun_sea_and_sand.rules import SunSeaAndSandState
from fullboard.games.sun_sea_and_sand.sums import BEACH, goals, last_walk


def moments(key: str, players: int, every: int) -> Iterator[Match]:
    """Some moments of a match played at random."""
    match, chance = Match(key, players=players, seed=5), random.Random(5)
    for number in range(400):
        if number % every == 0:
            yield match
        if match.over:
            return
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))


@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_order_so_far_of_companeros_is_the_one_in_which_all_take(players: int) -> None:
    looked_at = 0
    for match in moments("companeros", players, 1):
        view = match.view(None)
        if view["phase"] == "take" and cast(Any, match.state).taken() == 0:
            assert order_so_far(view["table"], view["strength"])[: len(view["takers"])] == view["takers"]
            looked_at += 1
    assert looked_at
    assert order_so_far(["red 6", "blue 4", "blue 2", None], {"red": 6, "blue": 6}) == []


def test_nobody_is_promised_a_suit_of_companeros_that_will_be_gone() -> None:
    assert served([2, 0, 1], ["red 6", "blue 1", "red 10"]) == [2, 0]
    assert served([2], ["red 6", "blue 1"]) == [2]


def test_the_pot_of_companeros_is_worth_the_values_of_its_cards() -> None:
    assert points_in(["red 6", "red 10", "blue 1"]) == 17
    assert points_in([]) == 0


def test_the_pot_of_companeros_lies_suit_by_suit() -> None:
    heaps = by_suit(["blue", "red", "green"], ["red 6", "blue 1", "red 10"])
    assert heaps == [("blue", ["blue 1"]), ("red", ["red 6", "red 10"]), ("green", [])]


def test_a_price_moves_and_pays_as_the_page_of_four_stars_says() -> None:
    for match in moments("four-stars", 3, 20):
        state, view = match.state, match.view()
        assert isinstance(state, FourStarsState)
        floor, ceiling = view["floor"], view["ceiling"]
        for branch, name in enumerate(BRANCH_NAMES):
            for by in (-6, -1, 1, 6):
                twin, price = state.copy(), view["prices"][name]
                twin.change_price(1, branch, by)
                assert twin.cells[PRICE + branch] == four_stars.moved(price, by, floor, ceiling)
                paid = four_stars.paid(price, by, ceiling, view["seats"][1]["on_card"][name])
                assert twin.cells[CASH + 1] - state.cells[CASH + 1] == paid


def test_what_is_lacking_in_four_stars_is_lacking_for_the_rules() -> None:
    for match in moments("four-stars", 2, 10):
        state, view = match.state, match.view(0)
        assert isinstance(state, FourStarsState)
        assert (not any(four_stars.lacks(view["seats"][0], view["fortune"]).values())) == state.met(0)


def test_chances_of_four_stars_add_up() -> None:
    board = ["hotel", "$", "club", "stars", "$*", "hotel", "plane"] * 2
    assert four_stars.chances(board, 0, 1) == {"dollar": 33, "club": 17, "stars": 17, "hotel": 17, "plane": 17}
    assert sum(four_stars.chances(board, 3, 2).values()) in range(98, 103)


@pytest.mark.parametrize("card", ["crisis-hotel 2", "boom-all 1", "offer-club 3"])
def test_an_event_of_four_stars_concerns_one_branch_or_all(card: str) -> None:
    prices, on_card = {"hotel": 9, "club": 15}, {"hotel": 2, "club": 3}
    event = four_stars.event(card, prices, on_card, 15)
    assert event["concerned"] == (["hotel", "club"] if "all" in card else [card.split()[0].split("-")[1]])
    assert event["links"] == sum(on_card[branch] for branch in event["concerned"])
    assert event["money"] == event["amount"] * event["links"]
    assert event["pay"] == event["amount"] * on_card["club"] * ("club" in event["concerned"])


def test_links_of_four_stars_lie_beside_a_full_card() -> None:
    assert [four_stars.besides(links, 3, 4) for links in range(6)] == [0, 0, 1, 2, 3, 3]


def test_a_nation_of_hotel_samoa_lands_again_in_the_next_round_with_its_flag() -> None:
    flags = ["red", "blue", "red", "green", "blue"]
    assert hotel_samoa.landings(flags, 1) == {"blue": 2, "red": 3, "green": 4}
    assert hotel_samoa.landings(flags, 5) == {}


def test_a_tile_of_hotel_samoa_costs_and_brings_what_the_page_says() -> None:
    bought = set()
    for match in moments("hotel-samoa", 4, 1):
        view = match.view(match.actors[0]) if match.actors else {}
        if view.get("phase") != "build" or view["busy"]:
            continue
        seat = match.actors[0]
        for move in match.legal(seat):
            name = match.notation(move)
            if name.startswith("buy "):
                tile = name.removeprefix("buy ")
                twin = match.state.copy()
                twin.play(seat, move, Quick(1))
                _, _, left = hotel_samoa.purchase(
                    tile, view["played"][seat], view["money"], view["hotels"][seat]["rooms"]
                )
                assert twin.view(seat)["money"] == left
                bought.add(tile)
    assert "pool" in bought
    assert len(bought) > 1


def test_guests_of_hotel_samoa_are_counted_by_nation_and_kind() -> None:
    assert hotel_samoa.alike([["red rich"], [], ["red rich", "red lover"]], "red rich") == 2


def test_the_order_that_hotel_samoa_shows_is_that_of_the_rules() -> None:
    seen = set()
    for match in moments("hotel-samoa", 4, 3):
        state, view = match.state, match.view()
        assert isinstance(state, HotelSamoaState)
        shown = [seat for seat, _ in hotel_samoa.order(view["played"], view["tie"], view["phase"])]
        if view["phase"] in ("swap", "build", "send-home", "welcome"):
            playing = [seat for seat, card in enumerate(view["played"]) if card != "holiday"]
            builds = view["phase"] in ("swap", "build")
            ranked = sorted(playing, key=lambda seat: -bid_rank(state, seat) if builds else price_rank(state, seat))
            assert shown == ranked
            seen.add(builds)
        else:
            assert shown == []
    assert seen == {True, False}


def test_tourists_of_hotel_samoa_would_pay_what_they_pay() -> None:
    looked = 0
    for match in moments("hotel-samoa", 3, 1):
        state, view = match.state, match.view()
        assert isinstance(state, HotelSamoaState)
        if view["phase"] != "welcome":
            continue
        seat = view["turn"]
        beds = hotel_samoa.beds(view["hotels"][seat], view["played"][seat], view["grid"][1])
        for kind, name in enumerate(KIND_NAMES):
            rooms = [room for room in range(12) if rooms_for(state, seat, kind) >> room & 1]
            pays = [int(payment(state, seat, kind, room)) for room in rooms]
            assert hotel_samoa.would_pay(name, beds) == ((min(pays), max(pays)) if pays else None)
        looked += 1
    assert looked > 10


def test_backpackers_walk_where_the_page_of_sun_sea_and_sand_sends_them() -> None:
    settled = 0
    for match in moments("sun-sea-and-sand", 4, 4):
        state, view = match.state, match.view()
        assert isinstance(state, SunSeaAndSandState)
        if view["phase"] != "work" or view["poorest"] is None:
            assert goals(view) == []
            continue
        twin = state.copy()
        twin.walk()
        found = goals(view)
        for seat in range(4):
            camping = {goal["week"] for goal in found if goal["seat"] == seat and not goal["settles"]}
            assert camping == {week + 1 for week in range(8) if twin.campers(seat) >> week & 1}
        settled += sum(goal["settles"] for goal in found)
    assert settled > 0


def test_the_last_walk_that_sun_sea_and_sand_shows_ends_where_the_story_says() -> None:
    ends = set()
    for match in moments("sun-sea-and-sand", 4, 3):
        tale = match.story(None)
        walk = last_walk(tale, match.view()["seats"])
        week = [event for event in tale if event["line"] == walk["line"]]
        walkers = [event for event in week if event["key"] in ("settles", "camps", "full")]
        assert set(walk["late"]) == {event["parameters"]["week"] for event in walkers}
        for event in walkers:
            told = event["parameters"]
            way = [hop for hop in walk["hops"] if hop["week"] == told["week"]]
            assert way[0]["seat"] == (told["from"] + 1) % 4
            assert way[0]["stone"] == 1
            assert way[-1]["seat"] == told["seat"]
            assert (way[-1]["stone"] == BEACH) == (event["key"] != "settles")
            assert len(way) == walk["late"][told["week"]]
            ends.add(event["key"])
    assert ends == {"settles", "camps", "full"}


def test_a_walk_that_was_taken_back_is_not_shown() -> None:
    camps = {"week": 1, "colour": "red", "from": 0, "seat": 1, "steps": 2}
    tale = [
        {"line": 4, "key": "backpacker", "parameters": {"steps": 2}},
        {"line": 4, "key": "camps", "parameters": camps},
    ]
    seats: list[dict[str, list[str]]] = [{"signs": []}, {"signs": []}]
    assert [hop["stone"] for hop in last_walk(tale, seats)["hops"]] == [1, BEACH]
    undone = [*tale, {"line": 5, "key": "undo", "parameters": {}}]
    assert last_walk(undone, seats) == {"line": None, "hops": [], "late": {}}
