"""The front desk of the command line: finds the command, and says clearly what was wrong."""

import click

import fullboard
from fullboard.cli.admin import admin
from fullboard.cli.analyse import analyse
from fullboard.cli.arena import arena
from fullboard.cli.backup import backup
from fullboard.cli.bench import bench
from fullboard.cli.features import features
from fullboard.cli.games import games
from fullboard.cli.help import SpokenGroup, SpokenOption
from fullboard.cli.keys import keys
from fullboard.cli.language import language_spoken
from fullboard.cli.lesson import lesson
from fullboard.cli.new_game import new_game
from fullboard.cli.play import play
from fullboard.cli.puzzles import puzzles
from fullboard.cli.ratings import ratings
from fullboard.cli.replay import replay
from fullboard.cli.restore import restore
from fullboard.cli.sentences import said_of
from fullboard.cli.serve import serve
from fullboard.cli.simulate import simulate
from fullboard.cli.train import train
from fullboard.cli.verify import verify
from fullboard.cli.work import work


class FrontDesk(SpokenGroup):
    """Turns the errors of the house into one line and exit code 2."""

    within = ""

    def invoke(self, ctx: click.Context) -> object:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except fullboard.FullboardError as error:
            raise click.UsageError(said_of(error, language_spoken(ctx)), ctx=None) from error


def _version() -> str:
    how = "compiled with mypyc" if fullboard.compiled else "plain Python"
    return f"fullboard {fullboard.__version__} ({how})"


@click.group(cls=FrontDesk, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(message=_version(), cls=SpokenOption)
@click.pass_context
def main(ctx: click.Context) -> None:
    """Fullboard: a house of board games with hidden information. Without a command, the house opens."""
    if ctx.invoked_subcommand is None:
        with serve.make_context("serve", [], parent=ctx) as open_house:  # reads the environment, unlike ctx.invoke
            serve.invoke(open_house)


PLAY = (serve, work, games, play, simulate, arena, replay, verify, analyse, features, bench, train)
KEEP = (admin, backup, restore, keys, ratings, new_game, lesson, puzzles)
for command in (*PLAY, *KEEP):
    main.add_command(command)
