"""Mail: sent once what it is about is stored, later if the mail server is in trouble, and given up where it shows."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import Connection, insert

from fullboard.house.errors import BadRequest, Broken
from fullboard.house.mail import Mail, check_address, mail_server
from fullboard.house.people import Guest
from fullboard.house.store import schema
from fullboard.house.work.mail import Postman
from fullboard.house.work.service import WorkService
from tests.house.evening import Evening, evening, two_doors
from tests.house.work.catching import MailTrap, trap
from tests.house.work.shift import sooner_or_later, working

pytestmark = pytest.mark.usefixtures("unprepared")

ADDRESS = "anna@home.example"


def impatient(here: Evening, mail: MailTrap) -> WorkService:
    """A service that waits for nobody long."""
    here.house.mail.server = mail.server
    service = WorkService(here.house)
    service.postman.first = 0.01
    service.postman.patience = 0.5
    return service


async def left(here: Evening) -> int:
    return int(await here.scalar("SELECT count(*) FROM mails"))


async def all_sent(here: Evening) -> None:
    async def sent() -> bool:
        return not await left(here)

    await sooner_or_later(sent)


async def with_address(here: Evening) -> Guest:
    anna = await here.guest("Anna")
    row = {"address": ADDRESS, "guest": anna.id, "since": time.time()}
    await here.house.store.write(lambda connection: connection.execute(insert(schema.addresses).values(row)))
    return anna


@evening
async def test_a_mail_arrives_as_it_was_written_and_nothing_of_it_is_kept(here: Evening) -> None:
    async with trap() as mail, working(impatient(here, mail)):
        headers = {"List-Unsubscribe": "<https://games.example/no-more>"}
        text = "À vous.\nÀ tantôt."
        await here.house.mail.send(Mail(ADDRESS, "Your turn\nBcc: all@world.example", text, headers))
        await all_sent(here)
        (caught,) = mail.caught
    assert caught["To"] == ADDRESS
    assert caught["Subject"] == "Your turn Bcc: all@world.example"
    assert caught["Bcc"] is None
    assert caught["List-Unsubscribe"] == headers["List-Unsubscribe"]
    assert caught.get_content().splitlines() == text.splitlines()


@evening
async def test_a_mail_belongs_to_the_transaction_it_was_posted_in(here: Evening) -> None:
    def fails(connection: Connection) -> None:
        here.house.mail.post(connection, Mail(ADDRESS, "Never", "to be sent"))
        raise BadRequest("nothing-said")

    async with trap() as mail:
        here.house.mail.server = mail.server
        with pytest.raises(BadRequest):
            await here.house.store.write(fails)
        assert await left(here) == 0


@evening
async def test_a_mail_server_that_hangs_puts_off_or_is_down_gets_it_later(here: Evening) -> None:
    async with trap() as mail:
        mail.says = ["hangs", "451 later", "421 too busy"]
        async with working(impatient(here, mail)):
            await here.house.mail.send(Mail(ADDRESS, "At last", "there it is"))
            await all_sent(here)
        assert mail.asked == 4
        assert [each["Subject"] for each in mail.caught] == ["At last"]
        port = mail.port
    service = impatient(here, mail)  # nobody listens there any more
    async with working(service):
        await here.house.mail.send(Mail(ADDRESS, "Much later", "there it is"))

        async def tried() -> bool:
            return int(await here.scalar("SELECT max(tries) FROM mails")) > 1

        await sooner_or_later(tried)
        async with trap(port) as again:
            await all_sent(here)
            assert [each["Subject"] for each in again.caught] == ["Much later"]


@evening
async def test_an_address_that_is_refused_is_shown_as_dead_until_something_arrives_there(here: Evening) -> None:
    await with_address(here)
    async with trap() as mail, working(impatient(here, mail)):
        mail.says = ["550 nobody here"]
        await here.house.mail.send(Mail(ADDRESS, "One", "is refused"))
        await all_sent(here)
        assert await here.scalar("SELECT fault FROM addresses") == "mail-refused"
        await here.house.mail.send(Mail(ADDRESS, "Two", "arrives"))
        await all_sent(here)
        assert await here.scalar("SELECT fault FROM addresses") is None


@evening
async def test_what_is_of_no_use_any_more_and_what_is_for_the_forgotten_is_not_sent(here: Evening) -> None:
    anna = await with_address(here)
    async with trap() as mail:
        service = impatient(here, mail)
        await here.house.mail.send(Mail("late@home.example", "Late", "too late", seconds=-1.0))
        await here.house.mail.send(Mail(ADDRESS, "Hers", "forgotten", guest=anna.id))
        await here.house.people.forget(anna.id)
        assert await left(here) == 1
        async with working(service):
            await all_sent(here)
        assert not mail.caught


@two_doors
async def test_two_services_send_a_mail_once(here: Evening, there: Evening) -> None:
    async with trap() as mail, working(impatient(here, mail)), working(impatient(there, mail)):
        for number in range(20):
            await here.house.mail.send(Mail(ADDRESS, f"Mail {number}", "once"))
        await all_sent(here)
        assert len({each["Message-ID"] for each in mail.caught}) == len(mail.caught) == 20


@evening
async def test_a_house_without_a_mail_server_sends_none(here: Evening) -> None:
    service = WorkService(here.house)
    assert isinstance(service.postman, Postman)
    assert service.postman.server is None
    assert not here.house.mail.open


@pytest.mark.parametrize(
    "address",
    ["", "anna", "a@b@c", "a b@c.example", "a@b.example\nBcc: b@c.example", "<a@b>", f"{'a' * 251}@b.c"],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadRequest, match="mail-address-unusable"):
        check_address(address)


def test_an_address_is_written_one_way() -> None:
    assert check_address(" Anna@Home.EXAMPLE ") == ADDRESS


def test_the_settings_of_mail_are_checked_and_keep_the_password_to_themselves() -> None:
    assert mail_server(None, None) is None
    made = mail_server("smtps://anna%40home:p%40ss@mail.example", "house@games.example")
    assert made is not None
    assert (made.port, made.tls, made.username, made.password) == (465, True, "anna@home", "p@ss")
    assert "p@ss" not in repr(made)
    plain = mail_server("smtp://a:b@mail.example", "house@games.example")
    assert plain is not None
    assert plain.start_tls is True  # no password in the clear
    for url, sender in (("http://mail.example", "h@g.example"), ("smtp://mail.example", None), ("smtp://:x", "h@g.ex")):
        with pytest.raises(Broken, match="mail-url-unusable"):
            mail_server(url, sender)
