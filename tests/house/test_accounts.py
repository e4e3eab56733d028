"""Accounts: ways back, two guests who become one, and that nothing proven can be used twice, late, or elsewhere."""

from __future__ import annotations

import time
from collections.abc import Awaitable
from typing import Any

import pytest
from sqlalchemy import insert, select, text, update

from fullboard.house import merging, proofs
from fullboard.house.accounts import MOST_WAYS, Proven, attach_row
from fullboard.house.errors import BadRequest
from fullboard.house.history import history
from fullboard.house.links import MOST_PER_ADDRESS, Links
from fullboard.house.mail import MailServer
from fullboard.house.people import Guest
from fullboard.house.store import schema
from tests.house.evening import Evening, at_once, evening, refused, two_doors

ADDRESS = "anna@home.example"
BROWSER, OTHER = "b" * 32, "c" * 32
SERVER = MailServer("127.0.0.1", 1, "house@games.example")


async def with_address(here: Evening, guest: Guest | None, address: str = ADDRESS) -> Guest:
    """Somebody proves that an address is theirs."""
    attach = attach_row(schema.addresses, {"address": address})
    known = select(schema.addresses.c.guest).where(schema.addresses.c.address == address)
    return await here.house.accounts.admit(
        guest, "mail", lambda connection: Proven(connection.scalar(known), attach, "Newcomer")
    )


async def code_sent(here: Evening, browser: str = BROWSER, address: object = ADDRESS) -> str:
    """The code that a mail would have brought."""
    here.house.mail.server = SERVER
    sent: list[str] = []

    def write(code: str) -> tuple[str, str]:
        sent.append(code)
        return "Come in", code

    await here.house.links.ask(address, browser, write)
    return sent[0]


def use(here: Evening, code: str, browser: str = BROWSER, present: Guest | None = None) -> Awaitable[Guest]:
    return here.house.links.use(code, browser, present, "Newcomer")


# An account is a guest who can come back


@evening
async def test_a_guest_who_proves_an_address_keeps_everything_under_another_session(here: Evening) -> None:
    anna = await here.guest("Anna")
    table = await here.create(anna, "siesta", ["me", "person"])
    kept = await with_address(here, anna)
    assert (kept.id, kept.name) == (anna.id, "Anna")
    assert kept.session != anna.session
    assert await here.house.people.by_session(anna.session) is None  # somebody might have put it there
    assert (await here.find(table)).host == kept.id
    back = await with_address(here, None)
    assert back.id == anna.id
    assert [each.way for each in await here.house.people.sessions(back)] == ["mail", "mail"]
    ways = await here.house.accounts.ways(anna.id)
    assert [each.address for each in ways.addresses] == [ADDRESS]


@evening
async def test_a_stranger_who_proves_an_address_makes_an_account(here: Evening) -> None:
    new = await with_address(here, None)
    assert new.name == "Newcomer"
    assert await here.house.people.by_session(new.session) == new


@evening
async def test_codes_on_paper_work_once_each_and_new_ones_replace_them(here: Evening) -> None:
    anna, first = await here.house.accounts.make_recovery_codes(await here.guest("Anna"))
    assert len(set(first)) == 8
    assert (await here.house.accounts.redeem(first[0].lower())).id == anna.id
    await refused("code-not-valid", here.house.accounts.redeem(first[0]))
    assert (await here.house.accounts.ways(anna.id)).codes == 7
    anna, second = await here.house.accounts.make_recovery_codes(anna)
    await refused("code-not-valid", here.house.accounts.redeem(first[1]))
    outcomes = await at_once(*(here.house.accounts.redeem(second[0]) for _ in range(4)))
    assert outcomes.count("code-not-valid") == 3


@evening
async def test_ways_back_are_dropped_by_their_owner_only_and_have_a_number(here: Evening) -> None:
    anna, bob = await here.people("Anna", "Bob")
    anna = await with_address(here, anna)
    await refused("unknown-way", here.house.accounts.drop(bob, "addresses", ADDRESS))
    for kind, name in (("sessions", anna.session), ("addresses", "\x00"), ("passkeys", "\ud800"), ("", "")):
        await refused("unknown-way", here.house.accounts.drop(anna, kind, name))
    assert (await here.house.accounts.ways(anna.id)).any
    for number in range(MOST_WAYS["addresses"] - 1):
        anna = await with_address(here, anna, f"anna{number}@home.example")
    await refused("too-many-ways", with_address(here, anna, "one@more.example"))
    await here.house.accounts.drop(anna, "addresses", ADDRESS)
    assert ADDRESS not in [each.address for each in (await here.house.accounts.ways(anna.id)).addresses]


@evening
async def test_somebody_with_an_account_does_not_become_somebody_else_by_the_way(here: Evening) -> None:
    await with_address(here, await here.guest("Anna"))
    bob = await with_address(here, await here.guest("Bob"), "bob@home.example")
    await refused("already-somebody", with_address(here, bob))
    assert await here.house.people.by_session(bob.session) == bob


# Two guests become one


@evening
async def test_whoever_signs_in_brings_along_what_they_have_played(here: Evening) -> None:
    account = await with_address(here, await here.guest("Anna"))
    guest, bob = await here.people("Phone", "Bob")
    over = await here.play_out(await here.create(guest, "siesta", ["me", "random"]), [guest])
    running = await here.create(guest, "siesta", ["me", "person"])
    await here.sit(running, bob)
    await here.say(running, guest, "from my phone")
    study = {"id": "s1", "guest": guest.id, "game": "siesta", "seat": 0, "position": {}, "comments": {}, "at": 1.0}
    await here.house.store.write(lambda connection: connection.execute(insert(schema.studies).values(study)))
    await here.house.lessons.note(guest.id, "siesta", "one", ("a", "b"), finished=True)
    await here.house.lessons.note(account.id, "siesta", "one", ("a",), finished=False)
    await here.house.puzzles.note(account.id, "siesta", "p1", right=False)
    await here.house.puzzles.note(guest.id, "siesta", "p1", right=True)
    await here.house.puzzles.note(guest.id, "siesta", "p2", right=True)
    back = await with_address(here, guest)
    assert back.id == account.id
    assert await here.house.people.by_session(guest.session) is None
    assert (await here.find(running)).called == ("Anna", "Bob")
    assert [said.name for said in await here.house.talk.at(await here.find(running))] == ["Anna"]
    assert [each.table for each in await here.house.store.read(lambda c: history(c, back.id))] == [over.id]
    assert await here.house.lessons.finished(back.id) == {"siesta": {"one"}}
    tried = {each.puzzle: (each.tries, each.solved is not None) for each in await here.house.puzzles.of(back.id)}
    assert tried == {"p1": (1, True), "p2": (0, True)}
    assert [study for _, study, _ in await here.house.studies.of(back.id)] == ["s1"]
    await here.move_once(running, [back, bob])  # and the match goes on
    await here.reopen()
    assert (await here.find(running)).seat_of(back.id) == 0


@evening
async def test_whoever_sits_twice_at_a_table_leaves_one_seat_to_a_bot(here: Evening) -> None:
    account = await with_address(here, await here.guest("Anna"))
    guest, bob = await here.people("Phone", "Bob")
    running = await here.create(account, "companeros", ["me", "person", "person"])
    for each in (guest, bob):
        running = await here.sit(running, each)
    waiting = await here.create(guest, "companeros", ["me", "person", "person"])
    await here.sit(waiting, account)
    back = await with_address(here, guest)
    table = await here.find(running)
    assert [seat.guest for seat in table.seats] == [back.id, None, bob.id]
    assert table.seats[1].by_bot
    open_one = await here.find(waiting)
    assert (open_one.status, open_one.host, open_one.seat_of(back.id)) == ("open", back.id, 1)


@two_doors
async def test_two_become_one_while_moves_are_made_elsewhere(here: Evening, there: Evening) -> None:
    account = await with_address(here, await here.guest("Anna"))
    guest, bob = await here.people("Phone", "Bob")
    table = await here.create(guest, "companeros", ["me", "person", "random"])
    await here.sit(table, bob)

    async def play() -> None:
        for _ in range(10):
            found = await there.find(table)
            if found.owed:
                await there.bot_moves(found, found.owed[0])

    outcomes = await at_once(with_address(here, guest), play(), there.say(table, bob, "hello"))
    assert outcomes[0].id == account.id
    assert (await there.find(table)).seat_of(account.id) == 0


def test_every_table_that_knows_guests_is_thought_of_when_two_become_one() -> None:
    referring = {
        table.name
        for table in schema.metadata.tables.values()
        if any(key.target_fullname == "guests.id" for column in table.columns for key in column.foreign_keys)
    }
    moved = {table.name for table, _ in merging.MOVED} | {table.name for table in merging.ENDED}
    by_name = {"seats", "tables", "lessons", "puzzles", "reports", "results", "ratings", "relations"}
    of_accounts = {table.name for table in schema.PROVEN} | {"moderators"}  # whoever has one is not brought along
    assert referring - moved - by_name - of_accounts == set()


# Links by mail


@evening
async def test_a_link_works_once_in_the_browser_that_asked_and_not_for_long(
    here: Evening,
) -> None:
    anna = await here.guest("Anna")
    code = await code_sent(here)
    assert (await here.house.links.look(code, BROWSER)).address == ADDRESS
    for browser in (OTHER, "", "x" * 10_000):
        await refused("proof-not-valid", here.house.links.look(code, browser))
        assert isinstance(await refused("proof-not-valid", use(here, code, browser)), BadRequest)
    for guess in ("", "-", "\x00", "💥", "A" * 10_000, "\ud800"):
        await refused("proof-not-valid", use(here, guess))
    assert (await use(here, code.lower(), present=anna)).id == anna.id
    await refused("proof-not-valid", use(here, code))
    late = await code_sent(here)
    expire = update(schema.proofs).values(expires=time.time() - 1)
    await here.house.store.write(lambda connection: connection.execute(expire))
    await refused("proof-not-valid", use(here, late))


@two_doors
async def test_a_link_used_twice_at_once_in_two_processes_lets_one_in(here: Evening, there: Evening) -> None:
    code = await code_sent(here)
    outcomes = await at_once(*(use(each, code) for each in (here, there) * 3))
    assert outcomes.count("proof-not-valid") == 5
    assert int(await here.scalar("SELECT count(*) FROM guests")) == 1


@two_doors
async def test_two_links_for_a_new_address_used_at_once_make_one_account(here: Evening, there: Evening) -> None:
    first, second = await code_sent(here), await code_sent(here, OTHER)
    one, two = await at_once(use(here, first), use(there, second, OTHER))
    assert one.id == two.id
    assert int(await here.scalar("SELECT count(*) FROM guests")) == 1


@evening
async def test_the_same_happens_whether_an_address_is_known_or_not(here: Evening) -> None:
    await with_address(here, await here.guest("Anna"))

    async def stored(address: str) -> list[tuple[Any, ...]]:
        await here.house.store.write(lambda c: [c.execute(text(f"DELETE FROM {t}")) for t in ("proofs", "mails")])
        await code_sent(here, address=address)
        mails = select(schema.mails.c.guest, schema.mails.c.subject, schema.mails.c.tries)
        asked = select(schema.proofs.c.kind, schema.proofs.c.guest)
        return await here.house.store.read(lambda c: [tuple(row) for each in (mails, asked) for row in c.execute(each)])

    assert await stored(ADDRESS) == await stored("nobody@home.example")


@evening
async def test_nobody_is_flooded_with_links(here: Evening) -> None:
    for number in range(MOST_PER_ADDRESS + 3):
        await code_sent(here, f"{number}" * 32)  # whoever asks is told the same every time
    assert int(await here.scalar("SELECT count(*) FROM mails")) == MOST_PER_ADDRESS
    for _ in range(proofs.MOST_PER_BROWSER - 1):
        await code_sent(here, "0" * 32, "x@home.example")
    await refused("too-many-proofs", code_sent(here, "0" * 32))


@evening
async def test_a_house_without_mail_says_so_and_what_is_no_address_is_refused(here: Evening) -> None:
    await refused("no-mail-here", Links.ask(here.house.links, ADDRESS, BROWSER, lambda code: ("", "")))
    for nonsense in ("anna", "", None, 7, "a" * 10_000 + "@b.example", "a@b.example\r\nBcc: c@d.example"):
        await refused("mail-address-unusable", code_sent(here, address=nonsense))


# Being forgotten


@evening
async def test_whoever_is_forgotten_leaves_no_way_back_and_no_mail(here: Evening) -> None:
    anna = await with_address(here, await here.guest("Anna"))
    code = await code_sent(here)
    anna, papers = await here.house.accounts.make_recovery_codes(anna)
    await here.house.people.forget(anna.id)
    for table in (*schema.PROVEN, schema.mails, schema.proofs, schema.sessions):
        assert int(await here.scalar(f"SELECT count(*) FROM {table.name}")) == 0, table.name
    await refused("proof-not-valid", use(here, code))
    await refused("code-not-valid", here.house.accounts.redeem(papers[0]))
    assert (await with_address(here, None)).id != anna.id


@two_doors
async def test_whoever_is_forgotten_while_they_prove_something_is_forgotten_whole(
    here: Evening, there: Evening
) -> None:
    for number in range(5):
        anna = await here.guest("Anna")
        proving = with_address(there, anna, f"anna{number}@home.example")
        await at_once(proving, here.house.people.forget(anna.id))
    left = """SELECT count(*) FROM addresses JOIN guests ON guests.id = addresses.guest WHERE guests.name IS NULL"""
    assert int(await here.scalar(left)) == 0


@pytest.mark.parametrize("kind", ["link", "passkey"])
def test_what_is_stored_of_a_secret_does_not_give_it_away(kind: str) -> None:
    assert "sesame" not in proofs.digest(f"sesame {kind}")
    assert proofs.digest("a") == proofs.digest(b"a")
