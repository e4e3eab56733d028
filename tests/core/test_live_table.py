"""Chance at a live table: promised before, drawn from everybody's bytes, checked afterwards."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from fullboard import BadRecord, BadTable, Match
from fullboard.cli import main
from fullboard.core.verify import verify

SECRET = bytes(range(32))
SALTS = ["0" * 32, "f" * 32, "12" * 16]


def live_match(secret: bytes = SECRET, salts: list[str] = SALTS) -> Match:
    return Match("companeros", 3, secret=secret, salts=salts, names=["Anna", "Bob", "Cécile"])


def finish(match: Match) -> Match:
    dice = random.Random(1)
    while match.actors:
        match.play(match.actors[0], dice.choice(match.legal(match.actors[0])))
    return match


def test_the_commitment_is_shown_first_and_the_secret_only_at_the_end() -> None:
    match = live_match()
    assert f"commitment {hashlib.sha256(SECRET).hexdigest()}" in match.record()
    assert SECRET.hex() not in match.record()
    assert match.seed is None
    assert f"secret {SECRET.hex()}" in finish(match).record()


def test_every_guest_changes_the_deal() -> None:
    deals = [live_match(salts=salts).position()["hands"] for salts in (SALTS, [*SALTS[:2], "34" * 16])]
    assert deals[0] != deals[1]
    assert live_match().position() == live_match().position()


def test_a_match_goes_on_after_a_restart_only_with_its_secret() -> None:
    match = live_match()
    text = match.record()
    whole = finish(match).record()
    assert finish(Match.from_record(text, secret=SECRET)).record() == whole
    blind = Match.from_record(text)
    with pytest.raises(BadTable, match="secret-needed"):
        finish(blind)
    with pytest.raises(BadRecord, match="wrong-secret"):
        Match.from_record(text, secret=b"x" * 32)


def test_verify_accepts_an_honest_record_whoever_is_named_in_it() -> None:
    match = live_match()
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    match.undo()
    text = finish(match).record()
    verdict = verify(text)
    log = text.partition("\n\n")[2].splitlines()
    assert (verdict.kind, verdict.lines) == ("sealed", len(log) - 2)  # without the end and the secret
    assert verify(text.replace("Cécile", "Zoë")).kind == "sealed"


def test_verify_finds_a_deal_that_was_chosen() -> None:
    honest = finish(live_match()).record()
    heading, _, log = honest.partition("\n\n")
    foul = Match("companeros", 3, seed=5, names=["Anna", "Bob", "Cécile"])
    foul_log = finish(foul).record().partition("\n\n")[2]
    forged = f"{heading}\n\n{foul_log}secret {SECRET.hex()}\n"
    Match.from_record(forged)  # the rules were kept ...
    with pytest.raises(BadRecord, match="deal-changed"):
        verify(forged)  # ... but not the promise
    assert "secret" in log


def test_verify_finds_a_secret_that_was_exchanged_and_one_that_is_missing() -> None:
    text = finish(live_match()).record()
    with pytest.raises(BadRecord, match="wrong-secret"):
        verify(text.replace(f"secret {SECRET.hex()}", "secret " + "0" * 64))
    with pytest.raises(BadRecord, match="secret-missing"):
        verify(text.replace(f"secret {SECRET.hex()}\n", ""))


def test_a_closed_match_shows_its_secret_too() -> None:
    match = live_match()
    match.close()
    assert verify(match.record()).kind == "sealed"


def test_the_command_says_what_was_proved(tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    file.write_text(finish(live_match()).record(), "utf-8")
    result = CliRunner().invoke(main, ["verify", str(file)])
    assert result.exit_code == 0
    assert "neither changed nor chosen" in result.output
    assert "does not prove that the house did not look" in result.output
    file.write_text(finish(Match("companeros", 3, seed=2)).record(), "utf-8")
    assert "seed" in CliRunner().invoke(main, ["verify", str(file)]).output
    file.write_text(file.read_text("utf-8").replace("seed 2", "seed 3"), "utf-8")
    result = CliRunner().invoke(main, ["verify", str(file)])
    assert result.exit_code == 2
    assert "[deal-changed]" in result.output
