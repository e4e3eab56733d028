"""The front desk of the command line: finds the command, and says clearly what was wrong."""

import click

import fullboard
from fullboard.cli.analyse import analyse
from fullboard.cli.arena import arena
from fullboard.cli.backup import backup
from fullboard.cli.bench import bench
from fullboard.cli.games import games
from fullboard.cli.play import play
from fullboard.cli.replay import replay
from fullboard.cli.sentences import sentence
from fullboard.cli.serve import serve
from fullboard.cli.simulate import simulate
from fullboard.cli.verify import verify


class FrontDesk(click.Group):
    """Turns the errors of the house into one line and exit code 2."""

    def invoke(self, ctx: click.Context) -> object:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except fullboard.FullboardError as error:
            raise click.UsageError(sentence(error), ctx=None) from error


def _version() -> str:
    how = "compiled with mypyc" if fullboard.compiled else "plain Python"
    return f"fullboard {fullboard.__version__} ({how})"


@click.group(cls=FrontDesk, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(message=_version())
@click.pass_context
def main(ctx: click.Context) -> None:
    """Fullboard: a house of board games with hidden information. Without a command, the house opens."""
    if ctx.invoked_subcommand is None:
        ctx.invoke(serve)


for command in (serve, games, play, simulate, arena, replay, verify, analyse, bench, backup):
    main.add_command(command)
