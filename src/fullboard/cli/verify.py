"""`fullboard verify`: were the deals of a match those that were promised?"""

from pathlib import Path

import click

from fullboard.cli.common import read_file
from fullboard.core.verify import verify as check


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Check that every deal in a record FILE follows from its sealed secret, or from its seed."""
    verdict = check(read_file(file))
    click.echo(f"{verdict.lines} lines, {verdict.picks} picks: all as promised.")
    if verdict.kind == "sealed":
        click.echo("The secret fits its commitment: the deal was neither changed nor chosen by the house.")
        click.echo("This does not prove that the house did not look.")
    else:
        click.echo("The deals follow from a seed that whoever started the match could know.")
