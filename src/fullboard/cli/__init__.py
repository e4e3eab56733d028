"""The command line: `fullboard games | play | simulate | arena | replay | verify | analyse | bench`."""

from fullboard.cli.main import main

__all__ = ["main"]
