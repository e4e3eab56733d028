"""Calls: once a turn to whoever is away, by push, mail or webhook; tried again, and never with what is in a hand."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from aiohttp.resolver import ThreadedResolver
from sqlalchemy import insert, update

from fullboard.house.calls import outside
from fullboard.house.calls.habits import Habits
from fullboard.house.calls.owing import WANTS
from fullboard.house.calls.webhook import SIGNATURE
from fullboard.house.errors import BadRequest
from fullboard.house.house import House
from fullboard.house.marks import mark_of
from fullboard.house.people import Guest
from fullboard.house.seating import Wish
from fullboard.house.settings import Settings
from fullboard.house.store import schema
from fullboard.house.table import Table
from fullboard.house.work.calls import Caller
from fullboard.house.work.lanes import Figures, Lane, Look
from fullboard.house.work.leases import Leases
from tests.apart import run_apart
from tests.house.calls.answering import Answering, answering
from tests.house.evening import Evening, refused
from tests.house.work.catching import trap

HOME = "https://games.example"


class Calling(Evening):
    """An evening at which people are called by hand, as the work service would."""

    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.house.store.close()
        self.house = House(database, private_calls=True)
        leases = Leases(self.house.store, "tests")
        self.caller = Caller(self.house, leases, Figures())
        self.lane = Lane(8, [self.caller.offer], leases, Figures())

    async def call(self) -> int:
        """Make every call that is due now; how many there were."""
        found = await self.caller.offer(Look(50, 50, (), False))
        for work in found:
            lease = await self.caller.leases.take(work.subject, work.revision)
            assert lease is not None
            await work.do(lease, None)  # type: ignore[arg-type]
        return len(found)

    async def later(self, seconds: float) -> None:
        """What is put off is due sooner by so much, and who was there was so much earlier."""
        calls, presence = schema.calls.c, schema.presence.c

        def write(connection: Any) -> None:
            connection.execute(update(schema.calls).values(due=calls.due - seconds, at=calls.at - seconds))
            connection.execute(update(schema.presence).values(at=presence.at - seconds))
            connection.execute(update(schema.house).values(uptime=schema.house.c.uptime + seconds))

        await self.house.store.write(write)
        await self.house.upkeep.beat()
        self.house.presence._seen.clear()

    async def timed(self, pace: str, **settings: Any) -> tuple[Table, list[Guest]]:
        await self.house.upkeep.beat()
        people = await self.people("Anna", "Bob", "Carla")
        wish = Wish("companeros", ["me", "person", "person"], settings=Settings(pace=pace, **settings))
        table = await self.house.seating.create(people[0].id, people[0].name, wish)
        for guest in people[1:]:
            table = await self.sit(table, guest)
        return table, people

    async def subscribe(self, guest: Guest, there: Answering) -> str:
        keys = there.subscription
        return await self.house.channels.add_push(guest.id, keys["endpoint"], keys["p256dh"], keys["auth"], HOME, "en")


def calling(test: Callable[[Calling, Answering], Awaitable[None]]) -> Callable[[str], None]:
    def run(database: str) -> None:
        async def go() -> None:
            here = Calling(database)
            try:
                async with answering() as there:
                    await test(here, there)
            finally:
                await here.close()

        run_apart(go())

    run.__name__ = test.__name__
    return run


@contextlib.asynccontextmanager
async def looking(here: Calling, table: Table, guest: Guest) -> AsyncIterator[None]:
    here.house.presence.enter(table.id, guest.id)
    try:
        yield
    finally:
        here.house.presence.leave(table.id, guest.id)
        here.house.presence._looked.clear()


@calling
async def test_whoever_is_away_is_called_once_a_turn(here: Calling, there: Answering) -> None:
    table, people = await here.timed("days 2")
    (seat,) = table.actors
    following = (seat + 1) % 3
    await here.subscribe(people[following], there)
    assert await here.call() == 0
    await here.move_once(table, people)
    assert (await here.find(table)).actors == (following,)
    await here.call()
    (said,) = there.pushed
    assert said["title"] == "Your turn: Compañeros"
    assert people[seat].name in said["body"]
    assert "left" in said["body"]
    assert (said["url"], said["waiting"], said["topic"]) == (f"{HOME}/tables/{table.id}", 1, table.id)
    assert 86400 < said["ttl"] <= 2 * 86400
    for _ in range(3):
        await here.call()
    assert len(there.pushed) == 1
    await here.later(2 * 86400 - 6 * 3600 - 60)
    await here.call()
    assert len(there.pushed) == 1
    await here.later(120)  # now an eighth of the time is left
    await here.call()
    assert [each["kind"] for each in there.pushed] == ["turn", "soon"]
    (channel,) = await here.house.channels.of(people[following].id)
    assert channel.worked is not None


@calling
async def test_nobody_is_called_to_a_table_they_look_at(here: Calling, there: Answering) -> None:
    table, people = await here.timed("live")
    (seat,) = table.actors
    following = people[(seat + 1) % 3]
    await here.subscribe(following, there)
    async with looking(here, table, following):
        await here.move_once(table, people)
        await here.call()
        await here.later(30)
        await here.call()
        assert there.pushed == []
    await here.later(30)
    await here.call()  # they have gone without a move
    assert [each["kind"] for each in there.pushed] == ["turn"]
    await here.move_once(table, people)
    while following.id != (await here.find(table)).seats[(await here.find(table)).actors[0]].guest:
        await here.move_once(table, people)
    await here.move_once(table, people)
    await here.call()  # they came and moved before they could be called
    assert len(there.pushed) == 1


@calling
async def test_a_push_service_that_is_busy_is_asked_again_and_one_that_is_gone_is_not(
    here: Calling, there: Answering
) -> None:
    table, people = await here.timed("live")
    (seat,) = table.actors
    following = people[(seat + 1) % 3]
    await here.subscribe(following, there)
    await here.move_once(table, people)
    there.says, there.headers = [429], {"retry-after": "120"}
    await here.call()
    (channel,) = await here.house.channels.of(following.id)
    assert (channel.fault, channel.dead) == ("call-put-off", None)
    await here.later(110)
    assert await here.call() == 0
    await here.later(20)
    there.says, there.headers = [503], {}
    await here.call()
    await here.later(40)
    await here.call()
    assert (len(there.pushed), there.asked) == (1, 3)
    (channel,) = await here.house.channels.of(following.id)
    assert channel.fault is None
    await here.house.channels.try_out(following.id, channel.id)
    there.says = [410]
    await here.call()
    (channel,) = await here.house.channels.of(following.id)
    assert (channel.fault, channel.dead is not None) == ("call-gone", True)
    for _ in range(3):
        await here.move_once(table, people)
    assert await here.call() == 0
    await here.house.channels.want(following.id, channel.id, WANTS)  # its owner wants it back
    (channel,) = await here.house.channels.of(following.id)
    assert channel.dead is None


@calling
async def test_one_that_never_answers_is_given_up_in_the_end(here: Calling, there: Answering) -> None:
    table, people = await here.timed("live")
    following = people[(table.actors[0] + 1) % 3]
    await here.subscribe(following, there)
    await here.move_once(table, people)
    there.says = [500] * 20
    for _ in range(20):
        await here.call()
        await here.later(3700)
    assert there.asked == 9
    (channel,) = await here.house.channels.of(following.id)
    assert (channel.fault, channel.failed is not None) == ("call-put-off", True)


@calling
async def test_a_webhook_is_signed_and_discord_is_told_in_its_own_way(here: Calling, there: Answering) -> None:
    anna = await here.guest("Anna")
    channels = here.house.channels
    own = await channels.add_webhook(anna.id, f"{there.url}/hook", HOME, "de")
    await channels.try_out(anna.id, own)
    await here.call()
    ((body, headers),) = there.hooked
    (channel,) = await channels.of(anna.id)
    when, _, digest = headers[SIGNATURE].removeprefix("t=").partition(",v1=")
    secret = str(channel.details["secret"]).encode()
    assert hmac.new(secret, f"{when}.".encode() + body, hashlib.sha256).hexdigest() == digest
    assert json.loads(body)["title"] == "Eine Benachrichtigung aus dem Haus"
    details = {**channel.details, "discord": True}
    await here.house.store.write(lambda connection: connection.execute(update(schema.channels).values(details=details)))
    await channels.try_out(anna.id, own)
    await here.call()
    told = json.loads(there.hooked[-1][0])
    assert told.keys() == {"content", "allowed_mentions"}
    for _ in range(3):
        await channels.try_out(anna.id, own)
    await refused("too-many-trials", channels.try_out(anna.id, own))


@calling
async def test_a_mail_goes_to_an_address_that_is_theirs_and_can_be_stopped(here: Calling, there: Answering) -> None:
    table, people = await here.timed("days 1")
    following = people[(table.actors[0] + 1) % 3]
    channels = here.house.channels
    await refused("no-mail-here", channels.add_mail(following.id, "bob@games.example", HOME, "fr"))
    async with trap() as post:
        here.house.mail.server = post.server
        await refused("address-not-yours", channels.add_mail(following.id, "bob@games.example", HOME, "fr"))
        row = {"address": "bob@games.example", "guest": following.id, "since": 1.0}
        await here.house.store.write(lambda connection: connection.execute(insert(schema.addresses).values(row)))
        await channels.add_mail(following.id, "Bob@Games.Example", HOME, "fr")
        await here.move_once(table, people)
        await here.call()
        subject = await here.scalar("SELECT subject FROM mails")
        headers = json.loads(await here.scalar("SELECT CAST(headers AS TEXT) FROM mails"))
        assert " ".join(subject.split()) == "À vous : Compañeros"
        (channel,) = await channels.of(following.id)
        assert headers == {  # what every mail has besides is not said twice
            "List-Unsubscribe": f"<{HOME}/calls/stop/{channel.stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        await channels.stop(channel.stop)
        await channels.stop(channel.stop)
        assert (await channels.of(following.id))[0].wants == ()
    await refused("unknown-channel", channels.stop("0" * 32))
    await refused("unknown-channel", channels.stop("x' OR 1=1"))


@calling
async def test_a_call_says_nothing_of_what_lies_on_the_table(here: Calling, there: Answering) -> None:
    """What is called is the same whatever the hands are: only the game, the names, the time and the way there."""
    table, people = await here.timed("live")
    for guest in people:
        await here.house.channels.add_webhook(guest.id, f"{there.url}/{guest.name}", HOME, "en")
    for _ in range(6):
        await here.move_once(table, people)
        await here.call()
    match = await here.match(table)
    cards = {match.notation(move) for seat in range(3) for move in match.legal(seat)}
    assert cards
    for body, _ in there.hooked:
        said = json.loads(body)
        assert said.keys() == {"kind", "title", "text", "url", "table", "game", "waiting"}
        names = [name for name in ("Anna", "Bob", "Carla") if name in said["text"]]
        assert said["text"] == f"With {names[0]} and {names[1]}."
        assert not any(card in body.decode() for card in cards)


@calling
async def test_whoever_is_invited_is_told_once_unless_they_would_not_hear_it(here: Calling, there: Answering) -> None:
    anna, bob, carla = await here.people("Anna", "Bob", "Carla")
    await here.subscribe(bob, there)
    await here.house.channels.add_webhook(carla.id, "https://127.0.0.1:9/", HOME, "en")
    for guest in (bob, carla):
        await here.house.friends.befriend(anna.id, await here.house.friends.link(guest.id))
    await here.house.friends.change(carla.id, mark_of(anna.id), "mute")
    wish = Wish("companeros", ["me", "person", "person"], settings=Settings(pace="days 2"))
    tables = [await here.house.seating.create(anna.id, anna.name, wish) for _ in range(2)]
    for table in (*tables, tables[0]):
        await here.house.invitations.invite(table.id, anna.id, [bob.id, carla.id])
    await here.house.invitations.decline(tables[1].id, bob.id)
    assert await here.call() == 2  # of which nobody wants to hear one any more
    (said,) = there.pushed
    assert (said["title"], said["body"]) == ("You are invited: Compañeros", "With Anna.")
    assert said["url"] == f"{HOME}/tables/{tables[0].id}"
    assert await here.call() == 0


@calling
async def test_whoever_was_given_time_is_reminded_later(here: Calling, there: Answering) -> None:
    table, people = await here.timed("days 2")
    (seat,) = table.actors
    following = (seat + 1) % 3
    await here.subscribe(people[following], there)
    await here.move_once(table, people)
    await here.call()
    await here.house.timekeeping.give(table.id, people[seat].id, following)
    await here.later(2 * 86400 - 6 * 3600 + 60)
    await here.call()
    assert [each["kind"] for each in there.pushed] == ["turn"]
    await here.later(2 * 86400)
    await here.call()
    assert [each["kind"] for each in there.pushed] == ["turn", "soon"]


@calling
async def test_whoever_would_be_asleep_is_reminded_before(here: Calling, there: Answering) -> None:
    table, people = await here.timed("days 1")
    (seat,) = table.actors
    following = (seat + 1) % 3
    await here.subscribe(people[following], there)
    hour = datetime.now(ZoneInfo("UTC")).hour
    await here.house.channels.live(people[following].id, "UTC", (hour + 14) % 24, (hour + 1) % 24, None)
    await here.move_once(table, people)
    quiet = await here.scalar("SELECT min(due) - min(at) FROM calls WHERE kind = 'soon'")
    # an hour before bed, or a little less if the hour has just struck; not in the three hours before it is due
    assert 11.9 * 3600 < quiet <= 13 * 3600


@calling
async def test_whoever_shares_a_device_is_called_for_all_its_seats(here: Calling, there: Answering) -> None:
    await here.house.upkeep.beat()
    anna, bob = await here.people("Anna", "Bob")
    wish = Wish("companeros", ["me", "here Ben", "person"], settings=Settings(pace="days 2"))
    table = await here.house.seating.create(anna.id, anna.name, wish)
    await here.subscribe(anna, there)
    table = await here.sit(table, bob)
    for turn in range(1, 3):
        while not set(table.actors) & {0, 1}:
            table = await here.play(table, bob, table.running().legal(2)[0])
        await here.call()
        await here.later(25)
        await here.call()
        assert [each["kind"] for each in there.pushed].count("turn") == turn
        own = table.actors[0]
        table = await here.house.play.play(table.id, anna.id, table.running().legal(own)[0], own=own)


@calling
async def test_quiet_hours_and_digests_wait_for_their_hour(here: Calling, there: Answering) -> None:
    first, people = await here.timed("days 2")
    following = people[(first.actors[0] + 1) % 3]
    await here.subscribe(following, there)
    hour = datetime.now(ZoneInfo("UTC")).hour
    await here.house.channels.live(following.id, "UTC", hour, (hour + 2) % 24, None)
    await here.move_once(first, people)
    await here.call()
    assert there.pushed == []
    await here.house.channels.live(following.id, "UTC", None, None, (hour + 2) % 24)
    await here.later(7200)
    await here.call()  # it is not quiet any more, but it waits for the digest of its day
    assert there.pushed == []
    await here.later(86400)
    await here.call()
    assert [(each["kind"], each["title"]) for each in there.pushed] == [("digest", "1 table is waiting for you")]
    await refused("bad-hour", here.house.channels.live(following.id, "UTC", 3, None, None))
    await refused("bad-hour", here.house.channels.live(following.id, "UTC", 3, 24, None))
    await refused("unknown-zone", here.house.channels.live(following.id, "Mars/Olympus", None, None, None))


@calling
async def test_what_is_one_s_own_is_nobody_else_s_and_goes_with_them(here: Calling, there: Answering) -> None:
    anna, bob = await here.people("Anna", "Bob")
    channels = here.house.channels
    own = await here.subscribe(anna, there)
    for attempt in (channels.remove(bob.id, own), channels.want(bob.id, own, WANTS), channels.try_out(bob.id, own)):
        await refused("unknown-channel", attempt)
    await here.subscribe(bob, there)  # the same browser, somebody else at it
    assert await channels.of(anna.id) == []
    for at in range(9):
        await channels.add_webhook(bob.id, f"{there.url}/{at}", HOME, "en")
    await refused("too-many-channels", channels.add_webhook(bob.id, f"{there.url}/more", HOME, "en"))
    for keys in (
        ("x", "y"),
        ("A" * 10_000, "B"),
        (None, 7),
        (there.subscription["auth"], there.subscription["p256dh"]),
    ):
        await refused("bad-subscription", channels.add_push(anna.id, there.url, keys[0], keys[1], HOME, "en"))
    await here.house.people.forget(bob.id)
    assert await here.scalar("SELECT count(*) FROM channels") == 0
    assert len({await channels.push_key() for _ in range(3)}) == 1


def test_no_address_of_a_private_network_is_called() -> None:
    for url in (
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://192.168.1.1:8443/",
        "https://2130706433/",
        "https://0x7f000001/",
        "https://localhost/",
        "https://printer.local/",
    ):
        with pytest.raises(BadRequest, match="private-url"):
            outside.check_url(url, private=False)
    for url in (
        "http://games.example/",
        "ftp://games.example/",
        "https://a:b@games.example/",
        "https://",
        "x" * 10_000,
    ):
        with pytest.raises(BadRequest, match="bad-url"):
            outside.check_url(url, private=False)
    assert outside.check_url("https://games.example/hook", private=False)


def test_a_name_that_leads_into_a_private_network_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    async def inside(*_: Any) -> list[dict[str, Any]]:
        return [{"host": "10.0.0.1", "hostname": "games.example", "port": 443, "family": 2, "proto": 0, "flags": 0}]

    monkeypatch.setattr(ThreadedResolver, "resolve", inside)

    async def call() -> None:
        with pytest.raises(outside.Elsewhere):
            await outside.PublicOnly().resolve("games.example", 443)
        with pytest.raises(OSError, match=r"games\.example"):
            await outside.post("https://games.example/hook", b"", {}, private=False)

    run_apart(call())


def test_quiet_hours_go_over_midnight_and_through_a_change_of_clocks() -> None:
    def berlin(*when: int) -> float:
        return datetime(*when, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()  # type: ignore[misc, arg-type]

    night = Habits("Europe/Berlin", 22, 7)
    assert night.quiet_end(berlin(2026, 11, 17, 23, 30)) == berlin(2026, 11, 18, 7)
    assert night.quiet_end(berlin(2026, 11, 18, 6, 59)) == berlin(2026, 11, 18, 7)
    assert night.quiet_end(berlin(2026, 11, 18, 7)) is None
    assert night.quiet_end(berlin(2026, 10, 24, 23)) == berlin(2026, 10, 25, 7)  # nine hours later
    assert Habits("Europe/Berlin", 12, 14).quiet_end(berlin(2026, 11, 18, 15)) is None
    assert night.reminder(berlin(2026, 11, 17, 12), 5 * 3600, 10 * 3600) == 5 * 3600  # at five, and it is due at ten
    assert night.reminder(berlin(2026, 11, 17, 12), 12 * 3600, 15 * 3600) == 9 * 3600  # at nine, before it is quiet
    assert night.reminder(berlin(2026, 11, 17, 12), 18 * 3600, 30 * 3600) == 18 * 3600  # the morning is early enough
    assert night.reminder(berlin(2026, 11, 17, 23), 3600, 4 * 3600) == 0  # it is quiet already
    assert Habits("Europe/Berlin", digest=8).digest_after(berlin(2026, 11, 18, 9)) == berlin(2026, 11, 19, 8)
