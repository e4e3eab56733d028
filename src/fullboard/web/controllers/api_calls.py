"""Being called in the JSON API: by which ways, for what and when; days off. What the page `/calls` does."""

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody

from fullboard.house.calls.channels import Channel
from fullboard.house.errors import NotThere
from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.web.auth import Visitor, language_of, needs_token
from fullboard.web.controllers.calls import home_of
from fullboard.web.openapi import Exactly, for_guests
from fullboard.web.openapi_calls import (
    CallsShown,
    ChannelShown,
    DayBack,
    DaysOff,
    HabitsShown,
    NewMail,
    NewPush,
    NewWebhook,
    Want,
    WantsGiven,
)


class CallsApiController(Controller):
    """One's own calls."""

    path = "/me/calls"
    guards = [needs_token]
    security = [{"bearer": []}]

    @get("/", responses=for_guests())
    async def show(self, house: Given[House], guest: Given[Guest]) -> CallsShown:
        """How and when one is called, and one's days off."""
        return await _calls(house, guest)

    @post("/webhook", dto=Exactly[NewWebhook], return_dto=None, status_code=201, responses=for_guests(403, 413))
    async def add_webhook(
        self, request: Visitor, house: Given[House], guest: Given[Guest], data: JSONBody[NewWebhook]
    ) -> ChannelShown:
        """Be called by a webhook; the same address twice is one way."""
        own = await house.channels.add_webhook(guest.id, data.url, home_of(request), language_of(request))
        return await _channel(house, guest, own)

    @post("/mail", dto=Exactly[NewMail], return_dto=None, status_code=201, responses=for_guests(403, 409, 413))
    async def add_mail(
        self, request: Visitor, house: Given[House], guest: Given[Guest], data: JSONBody[NewMail]
    ) -> ChannelShown:
        """Be called by mail, at an address of one's account."""
        own = await house.channels.add_mail(guest.id, data.address, home_of(request), language_of(request))
        return await _channel(house, guest, own)

    @post("/push", dto=Exactly[NewPush], return_dto=None, status_code=201, responses=for_guests(403, 413))
    async def add_push(
        self, request: Visitor, house: Given[House], guest: Given[Guest], data: JSONBody[NewPush]
    ) -> ChannelShown:
        """Be called by web push; a browser that was somebody else's before is theirs no more."""
        home, language = home_of(request), language_of(request)
        own = await house.channels.add_push(guest.id, data.endpoint, data.p256dh, data.auth, home, language)
        return await _channel(house, guest, own)

    @post(
        "/{channel:str}/wants",
        dto=Exactly[WantsGiven],
        return_dto=None,
        status_code=200,
        responses=for_guests(403, 404, 413),
    )
    async def want(
        self, house: Given[House], guest: Given[Guest], channel: FromPath[str], data: JSONBody[WantsGiven]
    ) -> ChannelShown:
        """Be called there for these things, and no others."""
        await house.channels.want(guest.id, channel, data.wants)
        return await _channel(house, guest, channel)

    @post("/{channel:str}/try", status_code=202, responses=for_guests(403, 404))
    async def try_out(self, house: Given[House], guest: Given[Guest], channel: FromPath[str]) -> ChannelShown:
        """Be called there now; `worked` or `fault` tells soon afterwards what came of it."""
        await house.channels.try_out(guest.id, channel)
        return await _channel(house, guest, channel)

    @post("/{channel:str}/remove", status_code=204, responses=for_guests(403, 404))
    async def remove(self, house: Given[House], guest: Given[Guest], channel: FromPath[str]) -> None:
        """Be called there no more."""
        await house.channels.remove(guest.id, channel)

    @post("/when", dto=Exactly[HabitsShown], return_dto=None, status_code=200, responses=for_guests(403, 413))
    async def when(self, house: Given[House], guest: Given[Guest], data: JSONBody[HabitsShown]) -> CallsShown:
        """Be called at these hours."""
        await house.channels.live(guest.id, data.zone, data.quiet_from, data.quiet_until, data.digest)
        return await _calls(house, guest)

    @post("/holidays", dto=Exactly[DaysOff], return_dto=None, status_code=200, responses=for_guests(403, 413))
    async def take_off(self, house: Given[House], guest: Given[Guest], data: JSONBody[DaysOff]) -> CallsShown:
        """Take some days off."""
        await house.timekeeping.take_off(guest.id, data.first, data.last)
        return await _calls(house, guest)

    @post("/holidays/back", dto=Exactly[DayBack], return_dto=None, status_code=200, responses=for_guests(403, 413))
    async def come_back(self, house: Given[House], guest: Given[Guest], data: JSONBody[DayBack]) -> CallsShown:
        """Give a day off back that has not come yet."""
        await house.timekeeping.come_back(guest.id, data.day)
        return await _calls(house, guest)


async def _calls(house: House, guest: Guest) -> CallsShown:
    habits = await house.channels.habits(guest.id)
    return CallsShown(
        channels=[_shown(each) for each in await house.channels.of(guest.id)],
        addresses=await house.channels.addresses(guest.id),
        mail=house.mail.open,
        push_key=await house.channels.push_key(),
        habits=HabitsShown(
            zone=habits.zone, quiet_from=habits.quiet_from, quiet_until=habits.quiet_until, digest=habits.digest
        ),
        holidays=[each.isoformat() for each in await house.timekeeping.days_off(guest.id)],
    )


async def _channel(house: House, guest: Guest, own: str) -> ChannelShown:
    found = [each for each in await house.channels.of(guest.id) if each.id == own]
    if not found:  # removed in the meantime
        raise NotThere("unknown-channel")
    return _shown(found[0])


def _shown(each: Channel) -> ChannelShown:
    return ChannelShown(
        id=each.id,
        kind=each.kind,
        address=each.address,
        secret=each.details.get("secret"),
        wants=msgspec.convert(each.wants, list[Want]),
        made=each.made,
        worked=each.worked,
        failed=each.failed,
        fault=each.fault,
        dead=each.dead is not None,
    )
