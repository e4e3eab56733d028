"""`fullboard verify`: were the deals of a match those that were promised?"""

import re
from pathlib import Path
from typing import Any

import click

from fullboard.cli.common import read_file
from fullboard.cli.help import command, option
from fullboard.cli.sentences import said
from fullboard.core.record import Heading
from fullboard.core.verify import Verification
from fullboard.core.verify import verify as check


class Hex(click.types.StringParamType):
    """Bytes as they stand in a record."""

    name = "hex"

    def __init__(self, what: str, digits: int) -> None:
        self.what = what
        self.digits = digits

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The same in small letters, or a refusal."""
        given = str(value).strip().lower()
        if not re.fullmatch(rf"[0-9a-f]{{{self.digits}}}", given):
            self.fail(f"{value!r} is not {self.what}: that is {self.digits} hexadecimal digits", param, ctx)
        return given


@command()
@click.argument("file", type=click.Path(path_type=Path))
@option("--commitment", type=Hex("a commitment", 64), metavar="HEX")
@option(
    "--salt",
    "salts",
    type=Hex("what a browser adds to a deal", 32),
    metavar="HEX",
    multiple=True,
)
def verify(file: Path, commitment: str | None, salts: tuple[str, ...]) -> None:
    """Check that every deal in a record FILE follows from its sealed secret, or from its seed."""
    verdict = check(read_file(file), commitment=commitment, salts=salts)
    sealed = verdict.kind == "sealed"
    click.echo(said("checked-secret" if sealed else "checked-seed", lines=verdict.lines, picks=verdict.picks))
    for text in _sealed(verdict) if sealed else [said("checked-seeded")]:
        click.echo(text)
    if verdict.could_be_chosen:
        raise SystemExit(1)


def _sealed(verdict: Verification) -> list[str]:
    """What was promised, what it was made of, and what that proves."""
    heading = verdict.heading
    texts = [said("verify-secret-fits"), "", said("checked-commitment", commitment=heading.commitment)]
    texts.append(said("checked-added"))
    for seat, salt in enumerate(heading.salts or ()):
        who = _seat(heading, seat)
        mine = said("checked-as-given") if salt in verdict.own_salts else ""
        texts.append(f"  {said('checked-adds', who=who, salt=salt or said('checked-nothing'))}{mine}")
    if verdict.could_be_chosen:
        texts += ["", said("verify-verdict-chosen")]
        if who := ", ".join(_seat(heading, seat) for seat in verdict.house_seats):
            texts.append(said("verify-house-bytes", who=who))
        if heading.format == 1:
            texts.append(said("checked-format-1"))
    else:
        texts += ["", said(_proven(verdict)), said("verify-see-who")]
    if not isinstance(heading.edition, str):
        texts.append(said("verify-own-components"))
    return [*texts, said("checked-not-proven")]


def _seat(heading: Heading, seat: int) -> str:
    name = heading.names[seat]
    return said("checked-seat", seat=seat) if name is None else said("checked-seat-of", seat=seat, name=name)


def _proven(verdict: Verification) -> str:
    """It depends on what could be compared."""
    if verdict.commitment_kept:
        return "checked-both" if verdict.own_salts else "checked-promise"
    return "checked-salt" if verdict.own_salts else "checked-against-itself"
