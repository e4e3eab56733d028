"""`python -m fullboard` is the command line."""

from fullboard.cli import main

main(prog_name="fullboard")
