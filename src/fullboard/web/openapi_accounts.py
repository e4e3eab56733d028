"""What the API is sent and answers about accounts and the peace: ways back, devices, reports, decisions."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fullboard.web.openapi_people import Mark, Seconds

Later = Annotated[float | None, Meta(description="Seconds since 1970; null if it has not happened, or never ends")]


class AskedByMail(Struct, kw_only=True):
    """Where to send a code."""

    address: Annotated[str, Meta(max_length=254)]


class Asking(Struct, kw_only=True):
    """A code is on its way, whoever has that address; it is to be used together with this, within so many minutes."""

    asking: str
    minutes: int


class SignIn(Struct, kw_only=True):
    """A code from another device or on paper; one from a mail with the `asking` that it was asked for with."""

    code: Annotated[str, Meta(max_length=100)]
    asking: str | None = None


class PasskeyShown(Struct, kw_only=True):
    """A passkey of one's own; they are made and used in a browser."""

    id: str
    label: str
    since: Seconds
    used: Later


class AddressShown(Struct, kw_only=True):
    """A mail address of one's own; `fault` says why nothing arrives there."""

    address: str
    since: Seconds
    fault: str | None


class ProviderShown(Struct, kw_only=True):
    """Somebody who vouches for one."""

    issuer: str
    since: Seconds


class SessionShown(Struct, kw_only=True):
    """A browser that one is known in."""

    mark: str
    since: Seconds
    seen: Seconds
    way: Annotated[str, Meta(description="How one came in there: `name`, `passkey`, `mail`, `provider` or `code`")]


class SanctionShown(Struct, kw_only=True):
    """What a moderator has decided about somebody, as long as it holds."""

    id: int
    kind: Annotated[str, Meta(description="`warned`, `muted` or `banned`")]
    words: str
    at: Seconds
    until: Later


class Account(Struct, kw_only=True):
    """Who one is here, by what one can come back, where one is known, and what moderators have decided."""

    name: str
    mark: Mark
    passkeys: list[PasskeyShown]
    addresses: list[AddressShown]
    providers: list[ProviderShown]
    codes: Annotated[int, Meta(description="Recovery codes that were not used yet")]
    sessions: list[SessionShown]
    sanctions: list[SanctionShown]
    moderator: bool


class Way(Struct, kw_only=True):
    """A way back that one no longer wants: a passkey's id, an address, a provider's issuer; nothing for the codes."""

    kind: Literal["passkeys", "addresses", "identities", "recoveries"]
    name: Annotated[str, Meta(max_length=1400)] = ""


class Device(Struct, kw_only=True):
    """A browser by its mark; all of them, if null."""

    mark: str | None = None


class Codes(Struct, kw_only=True):
    """Codes that are shown this once."""

    codes: list[str]


class NewName(Struct, kw_only=True):
    """What one wants to be called."""

    name: str


class NewReport(Struct, kw_only=True):
    """Whom one complains of at a table, and which line of the chat, if it is one."""

    mark: Mark
    line: Annotated[int, Meta(ge=0, le=2_147_483_647, description="Of the chat; 0 for the person")] = 0
    reason: Literal["insult", "spam", "name", "cheating", "leaving", "other"] = "other"
    words: str = ""


class Reported(Struct, kw_only=True):
    """It was written down; the same twice is once."""

    reported: bool


class Concerned(Struct, kw_only=True):
    """Somebody as moderators see them."""

    guest: str
    name: str | None
    since: Seconds
    account: bool
    moderator: bool
    sanctions: list[SanctionShown]


class QuotedLine(Struct, kw_only=True):
    """A line of chat as it was said."""

    line: int
    name: str | None
    about: Annotated[bool, Meta(description="Whether whom the report is about has said it")]
    text: str
    at: Seconds


class ReportShown(Struct, kw_only=True):
    """A complaint, with what was said around."""

    id: int
    by: Concerned
    about: Concerned
    table: str
    line: int
    reason: str
    words: str
    at: Seconds
    said: list[QuotedLine]


class InForce(SanctionShown, kw_only=True):
    """What was decided about whom, and holds."""

    guest: str
    name: str | None


class DeedShown(Struct, kw_only=True):
    """A line of the moderators' log; it was the owner of the house if `by` is null."""

    at: Seconds
    by: str | None
    what: str
    about: str | None
    words: str


class PeaceShown(Struct, kw_only=True):
    """What is reported, what holds and what was done."""

    reports: list[ReportShown]
    sanctions: list[InForce]
    log: list[DeedShown]


class NewSanction(Struct, kw_only=True):
    """What a moderator decides: for so many days, or until it is undone; it settles that report."""

    guest: Annotated[str, Meta(max_length=32)]
    kind: Literal["warned", "muted", "banned"]
    words: str = ""
    days: float | None = None
    report: int | None = None


class Decided(Struct, kw_only=True):
    """The number by which it can be undone."""

    sanction: int
