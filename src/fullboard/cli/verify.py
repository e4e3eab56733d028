"""`fullboard verify`: were the deals of a match those that were promised?"""

import re
from pathlib import Path
from typing import Any

import click

from fullboard.cli.common import read_file
from fullboard.cli.help import command, option
from fullboard.core.verify import Verdict
from fullboard.core.verify import verify as check

AGAINST_ITSELF = (
    "Only the record was checked, against itself: whoever wrote it could have made all of it up. Compare the "
    "commitment with the one you saw before the match, and look for the bytes your browser added: "
    "--commitment and --salt do so."
)
SAME_COMMITMENT = (
    "The commitment is the one you kept: the secret was settled when you saw it. That the house did not choose the "
    "deal by what was added to it is not proven until your own bytes are found (--salt)."
)
SAME_SALT = (
    "Your bytes are in the deal. That the house did not choose its secret once it knew them is not proven until the "
    "commitment is compared with the one you saw before the match (--commitment)."
)
SAME_BOTH = (
    "The commitment is the one you kept, and your bytes are in the deal. If you saw the one before you sent the other, "
    "the deal was neither changed nor chosen by the house, unless somebody who sat down after you was in league with "
    "it."
)
FORMAT_1 = (
    "This record is of format 1, in which the house itself drew the bytes of bots and of guests without a script: by "
    "these it could have chosen among deals."
)
OWN_COMPONENTS = (
    "The components are somebody's own, and the deal depends on how they are written down: see that they are those you "
    "played with."
)
NOT_PROVEN = (
    "None of this proves that the house did not look at the secret, who made which move, that no other deals were "
    "dealt and dropped, or that the house's own scripts in your browser were honest."
)
SEEDED = "The deals follow from a seed that whoever started the match could choose and know."


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
    source, said = ("secret", _sealed(verdict)) if verdict.kind == "sealed" else ("seed", [SEEDED])
    click.echo(f"{verdict.lines} lines, {verdict.picks} picks: all as the {source} gives them.")
    for text in said:
        click.echo(text)


def _sealed(verdict: Verdict) -> list[str]:
    """What was promised, what it was made of, and what that proves."""
    heading = verdict.heading
    said = ["The secret fits the commitment.", "", f"Commitment: {heading.commitment}", "Added to the deal:"]
    for seat, (name, salt) in enumerate(zip(heading.names, heading.salts or (), strict=True)):
        who = f"seat {seat}" if name is None else f"seat {seat}, {name}"
        mine = " (as you gave it)" if salt in verdict.own_salts else ""
        said.append(f"  {who}: {salt or 'nothing'}{mine}")
    said += ["", _proven(verdict)]
    if heading.format == 1:
        said.append(FORMAT_1)
    if not isinstance(heading.edition, str):
        said.append(OWN_COMPONENTS)
    return [*said, NOT_PROVEN]


def _proven(verdict: Verdict) -> str:
    """It depends on what could be compared."""
    if verdict.commitment_kept:
        return SAME_BOTH if verdict.own_salts else SAME_COMMITMENT
    return SAME_SALT if verdict.own_salts else AGAINST_ITSELF
