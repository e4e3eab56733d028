"""Quiet hours and digests as somebody gets them: real mail, a clock that is put on, all in their own language."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import insert, literal

from fullboard.house.calls.letters import digest
from fullboard.house.calls.push import MOST_LETTERS, shorten
from fullboard.house.people import Guest
from fullboard.house.seating import Wish
from fullboard.house.settings import Settings
from fullboard.house.store import schema
from fullboard.house.table import Table
from fullboard.house.work.lanes import Figures, Look
from fullboard.house.work.mail import Postman
from tests.house.calls.answering import Answering
from tests.house.calls.test_calls import HOME, Calling, calling
from tests.house.work.catching import MailTrap, trap

LANGUAGES = ("en", "fr", "de")
TOLD = {
    "en": "2 tables are waiting for you\n"
    "Your turn: Compañeros (with {others})\nYour turn: Compañeros (with {others})\n"
    "You are invited: Siesta (with {host})",
    "fr": "2 tables vous attendent\n"
    "À vous : Compañeros (avec {others})\nÀ vous : Compañeros (avec {others})\n"
    "Vous êtes invité : Siesta (avec {host})",
    "de": "2 Tische warten auf dich\n"
    "Du bist am Zug: Compañeros (mit {others})\nDu bist am Zug: Compañeros (mit {others})\n"
    "Du bist eingeladen: Siesta (mit {host})",
}
AND = {"en": "and", "fr": "et", "de": "und"}


def plain(text: str) -> str:
    """Without the marks around what is put into a sentence, and with one kind of space and of line end."""
    return text.translate({0x0D: None, 0x2068: None, 0x2069: None, 0xA0: " ", 0x202F: " "})


async def deliver(here: Calling, post: MailTrap) -> list[tuple[str, str]]:
    """Subject and text of what is in somebody's mail box now, and was not before."""
    before = len(post.caught)
    postman = Postman(here.house, Figures())
    for work in await postman.offer(Look(50, 50, (), False)):
        lease = await here.caller.leases.take(work.subject, work.revision)
        assert lease is not None
        await work.do(lease, None)  # type: ignore[arg-type]
    return [(plain(str(mail["subject"])), plain(mail.get_content())) for mail in post.caught[before:]]


async def by_mail(here: Calling, guest: Guest, language: str) -> None:
    address = f"{language}@games.example"
    row = {"address": address, "guest": guest.id, "since": 1.0}
    await here.house.store.write(lambda connection: connection.execute(insert(schema.addresses).values(row)))
    await here.house.channels.add_mail(guest.id, address, HOME, language)


async def until_turn_of(here: Calling, table: Table, people: list[Guest], seat: int) -> Table:
    while (table := await here.house.tables.find(table.id)).actors != (seat,):
        await here.move_once(table, people)
    return table


def hour() -> int:
    return datetime.now(ZoneInfo("UTC")).hour


def put_on(here: Calling, seconds: float) -> None:
    """It is so much later, for the house and everybody in it."""
    here.house.store.clock = here.house.store.clock + literal(seconds)


@calling
async def test_at_night_nothing_comes_and_in_the_morning_it_does(here: Calling, there: Answering) -> None:
    table, people = await here.timed("days 2")
    seat = (table.actors[0] + 1) % 3
    async with trap() as post:
        here.house.mail.server = post.server
        await by_mail(here, people[seat], "en")
        await here.house.channels.live(people[seat].id, "UTC", hour(), (hour() + 3) % 24, None)
        await until_turn_of(here, table, people, seat)
        for _ in range(3):  # an hour later it is night still
            await here.call()
            assert await deliver(here, post) == []
            put_on(here, 1800)
        put_on(here, 2 * 3600)
        await here.call()
        ((subject, text),) = await deliver(here, post)
        assert subject == "Your turn: Compañeros"
        assert f"{HOME}/tables/{table.id}" in text
        await here.call()
        assert await deliver(here, post) == []


@calling
async def test_a_day_is_told_in_one_letter_in_words_of_one_s_own(here: Calling, there: Answering) -> None:
    first, people = await here.timed("days 2")
    seat = (first.actors[0] + 1) % 3
    own, others = people[seat], [guest.name for guest in people if guest is not people[seat]]
    wish = Wish("companeros", ["me", "person", "person"], settings=Settings(pace="days 2"))
    second = await here.house.seating.create(people[0].id, people[0].name, wish)
    host = people[seat - 1]
    third = await here.house.seating.create(host.id, host.name, Wish("siesta", ["me", "person"]))
    async with trap() as post:
        here.house.mail.server = post.server
        for language in LANGUAGES:
            await by_mail(here, own, language)
        await here.house.channels.live(own.id, "UTC", None, None, (hour() + 3) % 24)
        for guest in people[1:]:  # that it has begun is not told besides that it is one's turn
            await here.sit(second, guest)
        for table in (first, second):
            await until_turn_of(here, table, people, seat)
        await here.house.invitations.invite(third.id, host.id, [own.id])
        await here.call()
        assert await deliver(here, post) == []
        put_on(here, 3 * 3600)
        while await here.call():
            pass
        told = {str(mail["to"]): mail for mail in post.caught} if await deliver(here, post) else {}
        assert len(post.caught) == len(told) == len(LANGUAGES)
        for channel in await here.house.channels.of(own.id):
            mail, language = told[channel.address], channel.address[:2]
            expected = TOLD[language].format(others=f" {AND[language]} ".join(map(str, others)), host=host.name)
            title, _, lines = expected.partition("\n")
            text = plain(mail.get_content())
            assert plain(str(mail["subject"])) == title
            assert text.startswith(f"{lines}\n\n{HOME}/next\n")
            stop = f"{HOME}/calls/stop/{channel.stop}"
            assert stop in text
            assert mail["List-Unsubscribe"].strip() == f"<{stop}>"
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        await here.house.channels.stop(channel.stop)
        assert [each.wants for each in await here.house.channels.of(own.id)].count(()) == 1


@pytest.mark.parametrize("letter", ["x", "\U0001f3b2"])
def test_a_long_day_is_shortened_to_what_push_services_take(letter: str) -> None:
    assert shorten(letter * 5) == letter * 5
    assert len(shorten(letter * 9999).encode()) <= 4 * MOST_LETTERS
    assert digest([], "", "en", 0).title == "What happened at your tables"
