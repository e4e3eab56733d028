"""Keeping the peace: reports with what was said around, warnings, being muted and banned, undone and logged."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from fullboard.house import newcomers
from fullboard.house.errors import BadRequest, Broken, NotAllowed, NotThere, TooMuch
from fullboard.house.marks import mark_of
from fullboard.house.peace import OWNER, Complaint
from fullboard.house.people import Guest
from fullboard.house.store import schema
from fullboard.house.table import Table
from fullboard.house.unwanted import Unwanted
from tests.house.evening import Evening, at_once, evening, refused, two_doors, until


async def line_of(here: Evening, table: Table, words: str) -> int:
    return next(number for number, _, _, text in await here.house.peace.lines(table) if text == words)


async def moderator(here: Evening) -> Guest:
    """Somebody with an account who keeps the peace."""
    mona, _ = await here.house.accounts.make_recovery_codes(await here.guest("Mona"))
    await here.house.peace.appoint(mona.id)
    return mona


# Reports


@evening
async def test_a_report_keeps_what_was_said_around_even_if_the_chat_is_filled_up(here: Evening) -> None:
    table, (anna, bob, carla) = await here.begun()
    for guest, words in ((bob, "hello"), (carla, "hi"), (bob, "you fool")):
        await here.say(table, guest, words)
    line = await line_of(here, table, "you fool")
    complaint = Complaint(mark_of(bob.id), line, "insult", "He always does.")
    await at_once(*(here.house.peace.report(anna, table, complaint) for _ in range(3)))  # of the same, once
    await here.house.store.write(lambda connection: connection.execute(delete(schema.chat)))
    (report,) = await here.house.peace.reports()
    assert (report.by.name, report.about.name, report.reason, report.words) == (
        "Anna",
        "Bob",
        "insult",
        "He always does.",
    )
    assert [(said.name, said.text, said.about) for said in report.quotes] == [
        ("Bob", "hello", True),
        ("Carla", "hi", False),
        ("Bob", "you fool", True),
    ]
    await here.house.people.forget(carla.id)  # whose words are nobody's any more
    (report,) = await here.house.peace.reports()
    assert [said.name for said in report.quotes] == ["Bob", "Bob"]
    await here.house.people.forget(bob.id)
    assert await here.house.peace.reports() == []


@evening
async def test_what_cannot_be_reported_is_refused(here: Evening) -> None:
    table, (anna, bob, _) = await here.begun()
    other, (zoe, *_) = await here.begun(("Zoe", "Yan", "Xia"))
    await here.say(other, zoe, "elsewhere")
    away = await line_of(here, other, "elsewhere")
    report = here.house.peace.report
    for complaint, code, kind in (
        (Complaint(mark_of(anna.id)), "report-oneself", BadRequest),
        (Complaint(mark_of(zoe.id)), "unknown-guest", NotThere),
        (Complaint(bob.id), "unknown-guest", NotThere),  # nobody knows others by that
        (Complaint("\x00" * 10_000), "unknown-guest", NotThere),
        (Complaint(mark_of(zoe.id), away), "unknown-line", NotThere),
        (Complaint(mark_of(bob.id), 10**12), "unknown-line", NotThere),
        (Complaint(mark_of(bob.id), reason="boring"), "unknown-reason", BadRequest),
        (Complaint(mark_of(bob.id), words="x" * 10_000), "chat-too-long", BadRequest),
    ):
        assert isinstance(await refused(code, report(anna, table, complaint)), kind)
    assert await here.house.peace.reports() == []


@evening
async def test_newcomers_report_set_tables_and_talk_less(here: Evening) -> None:
    table, people = await here.begun(("A", "B", "C", "D", "E", "F"), "companeros")
    most = newcomers.MOST_REPORTS[True]
    for each in people[1 : most + 1]:
        await here.house.peace.report(people[0], table, Complaint(mark_of(each.id)))
    late = Complaint(mark_of(people[most + 1].id))
    assert isinstance(await refused("too-many-reports", here.house.peace.report(people[0], table, late)), TooMuch)
    zoe = await here.guest("Zoe")
    for _ in range(newcomers.MOST_PUBLIC):
        await here.create(zoe, "siesta", ["me", "person"], public=True)
    await refused("too-many-public-tables", here.create(zoe, "siesta", ["me", "person"], public=True))
    await here.create(zoe, "siesta", ["me", "person"])
    for _ in range(newcomers.MOST_WORDS):
        await here.say(table, zoe, "spam")
    await refused("chat-too-fast", here.say(table, zoe, "spam"))
    zoe, _ = await here.house.accounts.make_recovery_codes(zoe)  # whoever means to stay may do more
    await here.say(table, zoe, "hello")
    await here.create(zoe, "siesta", ["me", "person"], public=True)
    old = update(schema.guests).where(schema.guests.c.id == people[0].id)
    aged = old.values(created=time.time() - newcomers.NEW_SECONDS)
    await here.house.store.write(lambda connection: connection.execute(aged))
    await here.house.peace.report(people[0], table, late)


# Decisions


@evening
async def test_whoever_is_banned_is_let_in_by_nothing_until_it_is_undone(here: Evening) -> None:
    mona = await moderator(here)
    table, (_, bob, carla) = await here.begun()
    open_one = await here.create(bob, "companeros", ["me", "person", "person"])
    bob, papers = await here.house.accounts.make_recovery_codes(bob)
    device = await here.house.people.make_code(bob)
    ban = await here.house.peace.impose(mona.id, bob.id, "banned", "Enough.", days=2)
    await here.house.peace.unseat_banned()
    error = await refused("banned", here.house.people.by_session(bob.session))
    assert isinstance(error, NotAllowed)
    assert error.parameters["words"] == "Enough."
    for code in (device, papers[0]):
        await refused("banned", here.house.accounts.redeem(code))
        await refused("banned", here.house.accounts.redeem(code, carla))  # nor is anybody brought along to them
    found = await here.find(table)
    assert found.seats[1].by_bot
    assert (await here.find(open_one)).status == "closed"
    assert (await here.house.people.by_session(carla.session)) == carla
    await here.house.peace.undo(mona.id, ban)
    assert await here.house.people.by_session(bob.session) == bob
    assert not (await here.sit(table, bob)).seats[1].away
    await refused("unknown-sanction", here.house.peace.undo(mona.id, ban))
    whats = [(deed.by, deed.what, deed.about) for deed in await here.house.peace.log()]
    assert whats == [("Mona", "undone", "Bob"), ("Mona", "banned", "Bob"), (None, "appointed", "Mona")]


@evening
async def test_a_ban_ends_by_itself_and_a_token_is_no_way_around_it(here: Evening) -> None:
    robot = await here.house.people.welcome("Robot", token="t0ken")
    assert await here.house.people.by_token("t0ken") == robot
    await here.house.peace.impose(OWNER, robot.id, "banned", "", days=1)
    await refused("banned", here.house.people.by_token("t0ken"))
    over = update(schema.sanctions).values(until=time.time() - 1)
    await here.house.store.write(lambda connection: connection.execute(over))
    assert await here.house.people.by_token("t0ken") == robot


@two_doors
async def test_a_ban_here_holds_there(here: Evening, there: Evening) -> None:
    anna = await here.guest("Anna")
    assert await there.house.people.by_session(anna.session) == anna
    await here.house.peace.impose(OWNER, anna.id, "banned", "")
    await until(lambda: anna.session not in there.house.people._known)  # they have heard of it
    await refused("banned", there.house.people.by_session(anna.session))


@evening
async def test_whoever_is_muted_plays_on_in_silence_and_takes_it_along(here: Evening) -> None:
    table, (anna, bob, _) = await here.begun()
    mute = await here.house.peace.impose(OWNER, bob.id, "muted", "Calm down.", days=1)
    await refused("muted", here.say(table, bob, "but"))
    await here.say(table, anna, "peace")
    assert [each.kind for each in await here.house.peace.told(bob)] == ["muted"]
    account, papers = await here.house.accounts.make_recovery_codes(await here.guest("Robert"))
    back = await here.house.accounts.redeem(papers[0], bob)  # another name is no way around it
    assert back.id == account.id
    await refused("muted", here.say(await here.find(table), back, "but"))
    await here.house.peace.undo(OWNER, mute)
    await here.say(await here.find(table), back, "sorry")


@evening
async def test_a_warning_is_shown_until_it_is_read(here: Evening) -> None:
    anna = await here.guest("Anna")
    await here.house.peace.impose(OWNER, anna.id, "warned", "Be kind.")
    warned = await here.house.people.by_session(anna.session)
    assert warned is not None
    assert warned.warned
    await here.house.peace.acknowledge(warned)
    calm = await here.house.people.by_session(anna.session)
    assert calm is not None
    assert not calm.warned


@evening
async def test_only_moderators_decide_and_not_about_each_other(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    await refused("account-needed", here.house.peace.appoint(anna.id))
    await refused("unknown-guest", here.house.peace.appoint("nobody"))
    mona, nora = await moderator(here), await moderator(here)
    await refused("not-a-moderator", here.house.peace.impose(anna.id, bob.id, "banned", ""))
    await refused("not-over-moderators", here.house.peace.impose(mona.id, nora.id, "banned", ""))
    for nobody in ("x" * 10_000, "\x00", "\ud800", ""):
        await refused("unknown-guest", here.house.peace.impose(mona.id, nobody, "banned", ""))
        assert await here.house.peace.find(nobody) == []
    for number in (0, -1, 1 << 31, 10**30):
        await refused("unknown-sanction", here.house.peace.undo(mona.id, number))
        await refused("unknown-report", here.house.peace.settle(mona.id, number))
    await refused("unknown-sanction", here.house.peace.impose(mona.id, bob.id, "hanged", ""))
    for days in (0, -1, 10**9):
        await refused("bad-days", here.house.peace.impose(mona.id, bob.id, "muted", "", days))
    await refused("chat-too-long", here.house.peace.impose(mona.id, bob.id, "muted", "x" * 10_000))
    for report in (7, 1 << 40):
        await refused("unknown-report", here.house.peace.impose(mona.id, bob.id, "muted", "", 1, report=report))
    assert await here.house.peace.in_force() == []  # of what was refused nothing is left
    await here.house.peace.appoint(mona.id, on=False)
    assert not await here.house.peace.is_moderator(mona)
    await refused("not-a-moderator", here.house.peace.impose(mona.id, bob.id, "muted", ""))


@two_doors
async def test_two_moderators_who_settle_a_report_at_once_do_it_once(here: Evening, there: Evening) -> None:
    mona, nora = await moderator(here), await moderator(here)
    table, (anna, bob, _) = await here.begun()
    await here.house.peace.report(anna, table, Complaint(mark_of(bob.id), reason="name"))
    (report,) = await here.house.peace.reports()
    outcomes = await at_once(
        here.house.peace.impose(mona.id, bob.id, "warned", "", report=report.id),
        there.house.peace.impose(nora.id, bob.id, "warned", "", report=report.id),
    )
    assert outcomes.count("unknown-report") == 1
    assert len(await here.house.peace.in_force()) == 1


# A host's kick


@evening
async def test_a_host_asks_somebody_to_go_before_the_match_and_only_then(here: Evening) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    table = await here.create(anna, "companeros", ["me", "person", "person"])
    await here.sit(table, bob)
    kick = here.house.seating.kick
    await refused("not-the-host", kick(table.id, bob.id, 0))
    for seat in (0, 2, -1, 10**9):
        await refused("nobody-to-kick", kick(table.id, anna.id, seat))
    assert (await kick(table.id, anna.id, 1)).seats[1].free
    await refused("kicked", here.sit(table, bob))
    await here.house.seating.sit(table.id, anna.id, anna.name, 1, None, called="Dora")  # at the host's own device
    here.house.tables.drop([table.id])
    told = (await here.house.tables.find(table.id)).notices[1]
    assert (told.guest, told.name, told.what) == (bob.id, "Bob", "kicked")
    await here.sit(table, carla)
    await refused("already-begun", kick(table.id, anna.id, 1))


# Words that are not wanted


def test_unwanted_words_are_found_whole_or_within_whatever_they_are_written_like(tmp_path: Path) -> None:
    file = tmp_path / "words"
    file.write_text("# ours\nfool\n*blast*  # and all it is part of\nbad apple\n\n**\n", "utf-8")
    words = Unwanted.read(file)
    for name in ("Fool", "FÓOL", "a fool.", "Blasted", "counterblast", "bad   Apple", "\uff46ool"):
        with pytest.raises(BadRequest, match="name-unwanted"):
            words.check_name(name)
    for name in ("Foolproof", "tomfool", "badapple", "Anna"):
        assert words.check_name(name) == name
    assert words.cover("You FÓOL, blasted bad  apple!") == "You ••••, •••••ed •••  •••••!"
    assert Unwanted().cover("fool") == "fool"
    with pytest.raises(Broken, match="words-unreadable"):
        Unwanted.read(tmp_path / "missing")


@evening
async def test_unwanted_words_are_in_no_name_and_covered_up_in_the_chat(here: Evening) -> None:
    table, (anna, *_) = await here.begun()
    words = Unwanted(("fool",))
    here.house.people.unwanted = here.house.talk.unwanted = words
    await refused("name-unwanted", here.guest("Fool"))
    await refused("name-unwanted", here.house.people.rename(anna.id, "the fool"))
    await here.say(table, anna, "no fool here")
    assert await here.said(table) == ["no •••• here"]
