"""What all must agree to: taking back and ending; what is one's own secret is taken back freely."""

from __future__ import annotations

import pytest

from fullboard.core.errors import BadUndo
from fullboard.house import agreements
from fullboard.house.errors import NotAllowed, TooMuch
from tests.house.evening import Evening, at_once, evening, meanwhile, refused, two_doors


@evening
async def test_taking_back_a_shown_card_needs_everybodys_consent(here: Evening) -> None:
    table, people = await here.begun()
    seat = await here.move_once(table, people)
    others = [at for at in range(3) if at != seat]
    table = await here.ask(table, people[seat], "undo")
    assert table.ask is not None
    assert (table.ask.by, table.ask.agreed) == (seat, frozenset({seat}))
    table = await here.ask(table, people[others[0]], "undo")
    assert len(table.running().standing()) == 2
    table = await here.ask(table, people[others[1]], "undo")
    assert len(table.running().standing()) == 1
    assert table.actors == (seat,)
    assert table.ask is None
    await here.reopen()
    assert (await here.match(table)).record() == table.running().record()


@evening
async def test_what_was_asked_is_still_asked_after_a_restart(here: Evening) -> None:
    table, people = await here.begun()
    seat = await here.move_once(table, people)
    asked = (await here.ask(table, people[seat], "undo")).ask
    await here.reopen()
    assert (await here.find(table)).ask == asked
    for guest in people:
        table = await here.ask(table, guest, "undo")
        if table.ask is None:
            break
    assert len(table.running().standing()) == 1


@evening
async def test_bots_agree_and_anybody_may_decline(here: Evening) -> None:
    anna, bob = people = await here.people("Anna", "Bob")
    table = await here.create(anna, "companeros", ["me", "person", "greedy"])
    table = await here.sit(table, bob)
    while table.owed:
        table = await here.bot_moves(table, 2)
    seat = await here.move_once(table, people)
    await here.ask(table, people[seat], "undo")
    table = await here.house.agreements.decline(table.id, people[1 - seat].id)
    assert table.ask is None
    table = await here.ask(table, people[seat], "undo")
    lines = len(table.running().standing())
    table = await here.ask(table, people[1 - seat], "undo")
    assert len(table.running().standing()) < lines


@evening
async def test_a_move_settles_what_was_asked(here: Evening) -> None:
    table, people = await here.begun()
    seat = await here.move_once(table, people)
    await here.ask(table, people[seat], "undo")
    await here.move_once(table, people)
    assert (await here.find(table)).ask is None


@evening
async def test_there_is_nothing_to_take_back_before_ones_first_move(here: Evening) -> None:
    table, people = await here.begun()
    with pytest.raises(BadUndo, match="nothing-to-undo"):
        await here.ask(table, people[0], "undo")


@evening
async def test_who_only_looks_on_is_not_asked_and_may_not_ask(here: Evening) -> None:
    table, people = await here.begun()
    stranger = await here.guest("Zoe")
    assert isinstance(await refused("not-your-seat", here.ask(table, stranger, "end")), NotAllowed)
    await here.ask(table, people[0], "end")
    await refused("not-your-seat", here.house.agreements.decline(table.id, stranger.id))
    assert (await here.find(table)).ask is not None


@evening
async def test_a_match_is_ended_by_common_consent(here: Evening) -> None:
    table, people = await here.begun()
    await here.move_once(table, people)
    for guest in people:
        table = await here.ask(table, guest, "end")
    assert table.status == "closed"
    await here.reopen()
    assert (await here.find(table)).finished_match().closed
    await refused("not-running", here.ask(table, people[0], "end"))


@evening
async def test_who_leaves_need_not_be_asked_any_more_and_asks_nothing_any_more(here: Evening) -> None:
    table, people = await here.begun()
    for guest in people[:2]:
        await here.ask(table, guest, "end")
    assert (await here.house.seating.leave(table.id, people[2].id)).status == "closed"
    table, people = await here.begun()
    await here.ask(table, people[0], "end")
    assert (await here.house.seating.leave(table.id, people[0].id)).ask is None


@evening
async def test_a_secret_choice_in_the_house_is_taken_back_freely(here: Evening) -> None:
    table, (anna, bob, carla) = await here.begun(game="siesta")
    step = table.running().step
    await here.play(table, anna, "choose 1", step)
    await here.play(table, bob, "choose 2", step)
    match = (await here.ask(table, anna, "undo")).running()
    assert match.actors == (0, 2)
    assert match.step == step
    await here.play(table, anna, "choose 6", step)
    match = (await here.play(table, carla, "choose 3", step)).running()
    assert [cards[0] for cards in match.view()["discards"]] == [6, 2, 3]


@evening
async def test_what_had_to_be_done_goes_with_the_choice_before_it(here: Evening) -> None:
    """A turn of 4 Étoiles that ends by itself is taken back with what was bought, whoever has moved since."""
    (anna,) = await here.people("Anna")
    table = await here.create(anna, "four-stars", ["me", "greedy"])
    bought = None
    while bought is None or not table.owed:
        match = table.running()
        if table.owed:
            table = await here.bot_moves(table, 1)
            continue
        moves = [match.notation(move) for move in match.legal(0)]
        bought = next((move for move in moves if move.startswith("buy ")), None)
        table = await here.play(table, anna, bought or moves[0], match.step)
        while bought is not None and not table.owed and len(legal := table.running().legal(0)) == 1:
            table = await here.play(table, anna, legal[0], table.running().step)
    assert [line.move for line in table.running().standing()][-1] == "end"
    table = await here.bot_moves(table, 1)
    match = (await here.ask(table, anna, "undo")).running()
    assert bought in [match.notation(move) for move in match.legal(0)]


def test_only_so_much_is_taken_back_in_one_match(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agreements, "MOST_UNDONE", 3)

    @evening
    async def choose_and_undo(here: Evening) -> None:
        table, people = await here.begun(("Anna", "Bob"), "siesta")
        for _ in range(3):
            await here.play(table, people[0], "choose 1")
            await here.ask(table, people[0], "undo")
        await here.play(table, people[0], "choose 1")
        assert isinstance(await refused("too-many-undone", here.ask(table, people[0], "undo")), TooMuch)
        await here.play_out(table, people)

    choose_and_undo(database)


# From two processes


@two_doors
async def test_all_agree_wherever_they_are(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    seat = await here.move_once(table, people)
    others = [at for at in range(3) if at != seat]
    await here.ask(table, people[seat], "undo")
    assert (await there.find(table)).ask == (await here.find(table)).ask
    outcomes = await at_once(here.ask(table, people[others[0]], "undo"), there.ask(table, people[others[1]], "undo"))
    assert not [each for each in outcomes if isinstance(each, str)]
    for door in (here, there):
        assert len((await door.match(table)).standing()) == 1
    assert await here.scalar("SELECT count(*) FROM lines") == 3  # taken back once


@two_doors
async def test_a_match_that_all_want_to_end_at_once_is_ended(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    await there.find(table)
    doors = (here, there, here)
    await at_once(*(door.ask(table, guest, "end") for door, guest in zip(doors, people, strict=True)))
    assert (await there.find(table)).status == "closed"


@two_doors
async def test_declining_there_is_seen_here(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    await here.ask(table, people[0], "end")
    await there.house.agreements.decline(table.id, people[1].id)
    assert (await here.find(table)).ask is None


@two_doors
async def test_a_secret_choice_is_taken_back_freely_in_another_process(here: Evening, there: Evening) -> None:
    table, (anna, bob, _) = await here.begun(game="siesta")
    await there.find(table)
    await here.play(table, anna, "choose 1")
    await here.play(table, bob, "choose 2")
    assert (await there.ask(table, anna, "undo")).actors == (0, 2)


@two_doors
async def test_a_secret_choice_is_not_taken_back_after_the_reveal(here: Evening, there: Evening) -> None:
    table, (anna, bob, carla) = await here.begun(game="siesta")
    step = table.running().step
    await here.play(table, anna, "choose 1", step)
    await here.play(table, bob, "choose 2", step)
    await there.find(table)
    await here.play(table, carla, "choose 3", step)  # of which `there` knows nothing yet
    await refused("stale-step", there.house.agreements.ask(table.id, anna.id, "undo", step))
    assert (await here.find(table)).ask is None
    assert len((await here.match(table)).standing()) == 4


@two_doors
async def test_a_secret_choice_is_not_taken_back_if_it_is_revealed_just_then(here: Evening, there: Evening) -> None:
    table, (anna, bob, carla) = await here.begun(game="siesta")
    await here.play(table, anna, "choose 1")
    await here.play(table, bob, "choose 2")
    meanwhile(there, lambda: here.play(table, carla, "choose 3"))
    await refused("stale-step", there.ask(table, anna, "undo"))
    assert (await here.find(table)).ask is None
    assert len((await here.match(table)).standing()) == 4


@two_doors
async def test_who_agrees_to_what_is_no_longer_asked_asks_for_nothing(here: Evening, there: Evening) -> None:
    table, people = await here.begun()
    seat = await here.move_once(table, people)
    await here.ask(table, people[seat], "undo")
    meanwhile(there, lambda: here.move_once(table, people))
    await refused("stale-step", there.ask(table, people[(seat + 1) % 3], "undo"))
    assert (await here.find(table)).ask is None
