"""What the API is sent and answers about being called: ways, what they are for, hours, days off."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fullboard.web.openapi_accounts import Later
from fullboard.web.openapi_people import Seconds

Want = Literal[
    "turn live",
    "turn days",
    "soon days",
    "begun live",
    "begun days",
    "over live",
    "over days",
    "invited live",
    "invited days",
]
Wants = Annotated[list[Want], Meta(max_length=100, description="What one is called for there, each with its pace")]
Hour = Annotated[int | None, Meta(description="From 0 to 23; null is none")]
Day = Annotated[str, Meta(max_length=10, description="Such as `2027-02-28`")]


class NewWebhook(Struct, kw_only=True):
    """An address to call."""

    url: Annotated[str, Meta(max_length=2000)]


class NewMail(Struct, kw_only=True):
    """A mail address of one's own; it must be one of one's account."""

    address: Annotated[str, Meta(max_length=254)]


class NewPush(Struct, kw_only=True):
    """A subscription at a push service, made with the `push_key` of the house (RFC 8291)."""

    endpoint: Annotated[str, Meta(max_length=2000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class ChannelShown(Struct, kw_only=True):
    """A way one is called by."""

    id: str
    kind: Annotated[str, Meta(description="`push`, `mail` or `webhook`")]
    address: str
    secret: Annotated[str | None, Meta(description="What calls to a webhook are signed with")]
    wants: list[Want]
    made: Seconds
    worked: Later
    failed: Later
    fault: Annotated[str | None, Meta(description="Why it last failed, such as `call-gone`")]
    dead: Annotated[bool, Meta(description="Whether it was given up; what one changes there wakes it again")]


class WantsGiven(Struct, kw_only=True):
    """What to be called for there, and nothing else."""

    wants: Wants


class HabitsShown(Struct, kw_only=True):
    """When one is called: not in quiet hours, or once a day; hours are those of the time zone."""

    zone: Annotated[str, Meta(max_length=64, description="Such as `Europe/Berlin`")] = "UTC"
    quiet_from: Hour = None
    quiet_until: Hour = None
    digest: Annotated[int | None, Meta(description="When one is told everything at once; null is at once")] = None


class DaysOff(Struct, kw_only=True):
    """Days off, from one to another; the first alone, if there is no last."""

    first: Day
    last: Day = ""


class DayBack(Struct, kw_only=True):
    """A day off that one gives back."""

    day: Day


class CallsShown(Struct, kw_only=True):
    """How and when one is called, and one's days off."""

    channels: list[ChannelShown]
    addresses: Annotated[list[str], Meta(description="Mail addresses of one's own that could be called")]
    mail: Annotated[bool, Meta(description="Whether the house sends mail")]
    push_key: Annotated[str, Meta(description="What a browser subscribes to its push service with (VAPID)")]
    habits: HabitsShown
    holidays: Annotated[list[str], Meta(description="Days off from today on")]
