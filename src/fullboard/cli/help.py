"""`--help` in the language of whoever asks: what commands and options are for stands in `words/…/usage.ftl`."""

from functools import partial
from typing import Any

import click

from fullboard.cli.language import language_spoken
from fullboard.words import sentence


def said(ctx: click.Context, *names: str, **parameters: Any) -> str:
    """The first of these messages that there is."""
    found = (sentence(language_spoken(ctx), f"usage-{name}", parameters) for name in names)
    return next(filter(None, found), "")


class SpokenFormatter(click.HelpFormatter):
    """Writes the headings of a page of help."""

    def __init__(self, ctx: click.Context) -> None:
        super().__init__(width=ctx.terminal_width, max_width=ctx.max_content_width)
        self.ctx = ctx

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, said(self.ctx, "heading") + " ")

    def write_heading(self, heading: str) -> None:
        self.write(said(self.ctx, heading.lower()) + "\n")


class SpokenContext(click.Context):
    """Knows who writes the help."""

    def make_formatter(self) -> click.HelpFormatter:
        return SpokenFormatter(self)


class SpokenCommand(click.Command):
    """A command whose help is the message `usage-NAME`, or `usage-GROUP-NAME` if it belongs to a group."""

    context_class = SpokenContext
    belongs = ""

    @property
    def message(self) -> str:
        """What its help is called, less `usage-`."""
        return f"{self.belongs}{self.name}"

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = said(ctx, self.message)
        super().format_help_text(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        self.help = said(click.get_current_context(), self.message)
        return super().get_short_help_str(limit)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = said(ctx, "all-help")
        return found


class SpokenGroup(SpokenCommand, click.Group):
    """A command with commands of its own."""

    command_class = SpokenCommand

    @property
    def within(self) -> str:
        """How messages of its commands begin."""
        return f"{self.name}-"

    def add_command(self, cmd: click.Command, name: str | None = None) -> None:
        super().add_command(cmd, name)
        if isinstance(cmd, SpokenCommand):
            cmd.belongs = self.within


class SpokenOption(click.Option):
    """An option whose help is the message `usage-COMMAND-OPTION`, or `usage-all-OPTION` if it is so everywhere."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        if record is None:
            return None
        name = self.opts[0].lstrip("-")
        extra = self.get_help_extra(ctx)
        facts = [said(ctx, "variable", name=name) for name in extra.get("envvars", ())]
        if "default" in extra and not callable(self.default):
            facts.append(said(ctx, "default", value=extra["default"]))
        if "range" in extra:
            facts.append(extra["range"])
        if "required" in extra:
            facts.append(said(ctx, "required"))
        asked = ctx.command.message if isinstance(ctx.command, SpokenCommand) else ctx.command.name
        text = said(ctx, f"{asked}-{name}", f"all-{name}")
        return record[0], f"{text}  [{'; '.join(facts)}]" if facts else text


command = partial(click.command, cls=SpokenCommand)
option = partial(click.option, cls=SpokenOption)
