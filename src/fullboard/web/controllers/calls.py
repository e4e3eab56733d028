"""Being called: how, when and for what; days off; and the links in calls that end them."""

from datetime import UTC, date, datetime, time
from functools import partial
from zoneinfo import available_timezones

from litestar import Controller, Response, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery, JSONBody, URLEncodedBody
from litestar.response import Redirect
from msgspec import Struct

from fullboard.house.calls.owing import KINDS, PACES, WANTS
from fullboard.house.house import House
from fullboard.house.people import Guest
from fullboard.house.timekeeping import MOST_HOLIDAYS
from fullboard.web.asking import site_of
from fullboard.web.auth import Visitor, language_of, needs_name
from fullboard.web.pages import draw, look
from fullboard.words import day


class Subscription(Struct):
    """What a browser says when it lets itself be called."""

    endpoint: str
    p256dh: str
    auth: str


class HookForm(Struct):
    """An address to call."""

    url: str = ""


class MailForm(Struct):
    """A mail address of one's own."""

    address: str = ""


class WantsForm(Struct):
    """What to be called for."""

    want: str | list[str] = []  # one that stands alone comes as itself

    def wants(self) -> list[str]:
        """All of them."""
        return [self.want] if isinstance(self.want, str) else self.want


class HabitsForm(Struct):
    """When to be called; what is empty is nothing."""

    zone: str
    quiet_from: str
    quiet_until: str
    digest: str


class DaysForm(Struct):
    """Days off."""

    first: str = ""
    last: str = ""


class CallsController(Controller):
    """One's own calls."""

    path = "/calls"
    guards = [needs_name]
    include_in_schema = False

    @look("/")
    async def show(
        self, request: Visitor, house: Given[House], guest: Given[Guest], tried: FromQuery[str] = ""
    ) -> Response[str]:
        """How one is called, and when."""
        channels = await house.channels.of(guest.id)
        own = await house.channels.addresses(guest.id)
        mailed = {each.address for each in channels if each.kind == "mail"}
        habits = await house.channels.habits(guest.id)
        language = language_of(request)
        return draw(
            request,
            "calls.html",
            channels=channels,
            pushes=[each.address for each in channels if each.kind == "push" and each.dead is None],
            push_key=await house.channels.push_key(),
            addresses=[each for each in own if each not in mailed],
            proved=bool(own),
            mail=house.mail.open,
            habits=habits,
            zones=zones(habits.zone),
            holidays=await house.timekeeping.days_off(guest.id),
            today=await house.timekeeping.today(guest.id),
            most_holidays=MOST_HOLIDAYS,
            kinds=KINDS,
            paces=PACES,
            wants=WANTS,
            tried=bool(tried),
            day=partial(day, language=language),
            on=lambda each: day(_noon(each), language=language),
        )

    @post("/push", status_code=201)
    async def add_push(
        self, request: Visitor, house: Given[House], guest: Given[Guest], data: JSONBody[Subscription]
    ) -> dict[str, str]:
        """Be called on this device."""
        home, language = home_of(request), language_of(request)
        own = await house.channels.add_push(guest.id, data.endpoint, data.p256dh, data.auth, home, language)
        return {"channel": own}

    @post("/webhook")
    async def add_webhook(
        self, request: Visitor, house: Given[House], guest: Given[Guest], data: URLEncodedBody[HookForm]
    ) -> Redirect:
        """Be called by a webhook."""
        await house.channels.add_webhook(guest.id, data.url, home_of(request), language_of(request))
        return _back()

    @post("/mail")
    async def add_mail(
        self, request: Visitor, house: Given[House], guest: Given[Guest], data: URLEncodedBody[MailForm]
    ) -> Redirect:
        """Be called by mail."""
        await house.channels.add_mail(guest.id, data.address, home_of(request), language_of(request))
        return _back()

    @post("/{channel:str}/wants")
    async def want(
        self, house: Given[House], guest: Given[Guest], channel: FromPath[str], data: URLEncodedBody[WantsForm]
    ) -> Redirect:
        """Be called there for these things."""
        await house.channels.want(guest.id, channel, data.wants())
        return _back()

    @post("/{channel:str}/try")
    async def try_out(self, house: Given[House], guest: Given[Guest], channel: FromPath[str]) -> Redirect:
        """Be called there now."""
        await house.channels.try_out(guest.id, channel)
        return Redirect("/calls?tried=yes", status_code=303)

    @post("/{channel:str}/remove")
    async def remove(self, house: Given[House], guest: Given[Guest], channel: FromPath[str]) -> Redirect:
        """Be called there no more."""
        await house.channels.remove(guest.id, channel)
        return _back()

    @post("/when")
    async def when(self, house: Given[House], guest: Given[Guest], data: URLEncodedBody[HabitsForm]) -> Redirect:
        """Be called at these hours."""
        hours = [_hour(each) for each in (data.quiet_from, data.quiet_until, data.digest)]
        await house.channels.live(guest.id, data.zone, *hours)
        return _back()

    @post("/holidays")
    async def take_off(self, house: Given[House], guest: Given[Guest], data: URLEncodedBody[DaysForm]) -> Redirect:
        """Take some days off."""
        await house.timekeeping.take_off(guest.id, data.first, data.last)
        return _back()

    @post("/holidays/back")
    async def come_back(self, house: Given[House], guest: Given[Guest], data: URLEncodedBody[DaysForm]) -> Redirect:
        """Give a day back."""
        await house.timekeeping.come_back(guest.id, data.first)
        return _back()


class StopController(Controller):
    """The links in calls: whoever has one may end them, by a click or by their mail program."""

    path = "/calls/stop/{stop:str}"
    include_in_schema = False

    @look("/")
    async def ask(self, request: Visitor, house: Given[House], stop: FromPath[str]) -> Response[str]:
        """Whether they mean it: programs that look at every link in a mail end nothing."""
        channel = await house.channels.by_stop(stop)
        return draw(request, "calls-stop.html", stop=stop, done=not channel.wants)

    @post("/", status_code=200)
    async def end(self, request: Visitor, house: Given[House], stop: FromPath[str]) -> Response[str]:
        """End them (RFC 8058)."""
        await house.channels.stop(stop)
        return draw(request, "calls-stop.html", stop=stop, done=True)


def home_of(request: Visitor) -> str:
    """How whoever is asking reaches the house."""
    return site_of(request, request.app.state.config).origin


def zones(own: str) -> list[str]:
    """The time zones one can choose: those that are named after a place, and one's own."""
    return sorted(
        {*(each for each in available_timezones() if "/" in each and not each.startswith("Etc/")), "UTC", own}
    )


def _back() -> Redirect:
    return Redirect("/calls", status_code=303)


def _hour(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else None if not text else -1


def _noon(each: date) -> float:
    return datetime.combine(each, time(12), UTC).timestamp()
