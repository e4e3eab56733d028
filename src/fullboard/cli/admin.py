"""`fullboard admin`: keeps the peace from the command line, and says who else does."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fullboard.cli.help import SpokenGroup, option
from fullboard.cli.language import language_spoken
from fullboard.cli.settings import BY_ENVIRONMENT, find_database, where_it_is
from fullboard.words import translator

if TYPE_CHECKING:
    from fullboard.house.house import House
    from fullboard.house.peace import KnownPerson, Report

Say = Callable[..., str]


@click.group(cls=SpokenGroup)
def admin() -> None:
    """Keep the peace: what moderators do on their page, and who is one."""


@admin.command(context_settings=BY_ENVIRONMENT)
@click.argument("name")
@where_it_is
def people(name: str, **where: Any) -> None:
    """Who is called that, with their numbers."""

    async def do(house: "House", _: Say) -> None:
        found = await house.peace.find(name)
        for person in found:
            click.echo(_person(person, _))
        if not found:
            click.echo(_("cli-admin-nobody"))

    _in(where, do)


@admin.command(context_settings=BY_ENVIRONMENT)
@where_it_is
def reports(**where: Any) -> None:
    """What is reported and not settled."""

    async def do(house: "House", _: Say) -> None:
        found = await house.peace.reports()
        for report in found:
            _show(report, _)
        if not found:
            click.echo(_("cli-admin-calm"))

    _in(where, do)


def _imposed(where: dict[str, Any], kind: str, guest: str, words: str, days: float | None, report: int | None) -> None:
    async def do(house: "House", _: Say) -> None:
        made = await house.peace.impose(_owner(), guest, kind, words, days, report)
        (person,) = await house.peace.find(guest)
        click.echo(_("cli-admin-imposed", id=str(made), name=person.name or "", what=_(f"peace-is-{kind}")))

    _in(where, do)


def _for_a_time(command: Callable[..., None]) -> Callable[..., None]:
    """What is decided about a guest, for how long, with which words, on which report."""
    for given in (
        where_it_is,
        option("--report", type=int),
        option("--words", default=""),
        option("--days", type=click.FloatRange(min=0, min_open=True)),
        click.argument("guest"),
    ):
        command = given(command)
    return command


@admin.command(context_settings=BY_ENVIRONMENT)
@click.argument("guest")
@option("--words", default="")
@option("--report", type=int)
@where_it_is
def warn(guest: str, words: str, report: int | None, **where: Any) -> None:
    """Warn a guest."""
    _imposed(where, "warned", guest, words, None, report)


@admin.command(context_settings=BY_ENVIRONMENT)
@_for_a_time
def mute(guest: str, days: float | None, words: str, report: int | None, **where: Any) -> None:
    """Mute a guest."""
    _imposed(where, "muted", guest, words, days, report)


@admin.command(context_settings=BY_ENVIRONMENT)
@_for_a_time
def ban(guest: str, days: float | None, words: str, report: int | None, **where: Any) -> None:
    """Ban a guest."""
    _imposed(where, "banned", guest, words, days, report)


@admin.command(context_settings=BY_ENVIRONMENT)
@click.argument("decision", type=int)
@where_it_is
def undo(decision: int, **where: Any) -> None:
    """Take a decision back."""
    _done(where, lambda house: house.peace.undo(_owner(), decision))


@admin.command(context_settings=BY_ENVIRONMENT)
@click.argument("report", type=int)
@where_it_is
def settle(report: int, **where: Any) -> None:
    """Nothing more is to be done about a report."""
    _done(where, lambda house: house.peace.settle(_owner(), report))


@admin.command(context_settings=BY_ENVIRONMENT)
@click.argument("guest")
@option("--remove", is_flag=True)
@where_it_is
def moderator(guest: str, remove: bool, **where: Any) -> None:
    """Let somebody be a moderator."""
    _done(where, lambda house: house.peace.appoint(guest, on=not remove))


@admin.command(context_settings=BY_ENVIRONMENT)
@click.argument("guest")
@where_it_is
def forget(guest: str, **where: Any) -> None:
    """Forget a guest, as they could themselves."""
    _done(where, lambda house: house.people.forget(guest), alone=True)


@admin.command(context_settings=BY_ENVIRONMENT)
@where_it_is
def log(**where: Any) -> None:
    """What was decided and done."""

    async def do(house: "House", _: Say) -> None:
        for deed in reversed(await house.peace.log()):
            names = {"by": deed.by or _("peace-owner"), "about": deed.about or _("peace-somebody")}
            click.echo(f"{_moment(deed.at)}  {_(f'deed-{deed.what}', words=deed.words, **names)}".rstrip())

    _in(where, do)


def _owner() -> str:
    """Whoever has the command line, as the peace knows them."""
    from fullboard.house.peace import OWNER

    return OWNER


def _done(where: dict[str, Any], deed: Callable[["House"], Awaitable[object]], alone: bool = False) -> None:
    async def do(house: "House", _: Say) -> None:
        await deed(house)
        click.echo(_("cli-admin-done"))

    _in(where, do, alone)


def _in(where: dict[str, Any], do: Callable[["House", Say], Awaitable[None]], alone: bool = False) -> None:
    """Do something in the house that is meant; `alone` with it, if it is a file that another process may have open."""
    from fullboard.house.house import House
    from fullboard.house.lock import HouseLock
    from fullboard.house.store.engine import sqlite_file, sqlite_url

    data: Path = where["data"]
    url = find_database(where["database"], where["database_file"]) or sqlite_url(data)
    said = translator(language_spoken(click.get_current_context()))

    async def run() -> None:
        house = House(url)
        await house.bus.open()
        try:
            await do(house, said)
        finally:
            await house.close()

    with contextlib.ExitStack() as stack:
        if alone and (file := sqlite_file(url)) is not None:
            stack.enter_context(HouseLock(file))
        asyncio.run(run())


def _person(person: "KnownPerson", _: Say) -> str:
    kind = "peace-moderator" if person.moderator else "peace-account" if person.account else "peace-guest"
    under = "".join(f", {_(f'peace-is-{each.kind}')} ({each.id})" for each in person.sanctions)
    day = _moment(person.created)[:10]
    return _("cli-admin-person", id=person.id, name=person.name or "", kind=_(kind), day=day, sanctions=under)


def _show(report: "Report", _: Say) -> None:
    names = {"by": report.by.name or "", "about": report.about.name or "", "guest": report.about.id}
    told = {
        "id": str(report.id),
        "reason": _(f"reason-{report.reason}"),
        "table": report.table,
        "at": _moment(report.at),
    }
    click.echo(_("cli-admin-report", **names, **told))
    if report.words:
        click.echo(f"    “{report.words}”")
    for said in report.quotes:
        click.echo(f"  {'>' if said.line == report.line else ' '} {said.name or ''}: {said.text}")


def _moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"
