"""The command line: `fullboard games | play | simulate | arena | replay | verify | bench`."""

from fullboard.cli.main import main

__all__ = ["main"]
