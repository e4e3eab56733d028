"""Chance at a live table: promised before, drawn from everybody's bytes, checked afterwards."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import pickle
import random
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from fullboard import BadRecord, BadTable, Match, games
from fullboard.cli import main
from fullboard.core.dealer import commitment_to
from fullboard.core.record import Record, read_record
from fullboard.core.verify import verify
from tests.golden import FOLDER

SECRET = bytes(range(32))
SALTS = ["0" * 32, "f" * 32, "12" * 16]


def live_match(secret: bytes = SECRET, salts: list[str] = SALTS, second: str = "Bob") -> Match:
    return Match("companeros", 3, secret=secret, salts=salts, names=["Anna", second, "Cécile"])


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


# Draws are counted through the match


def draws(match: Match) -> list[tuple[int, int]]:
    return [pick for line in match.lines() for pick in line.picks]


def expected_draws(match: Match, secret: bytes) -> list[tuple[int, int]]:
    """By the book: draw j of the match is the first 64 bits of HMAC-SHA256(key, "j:try"), if they favour no number."""
    key = hashlib.sha256(secret + match.heading().encode()).digest()
    found = []
    for j, (_, among) in enumerate(draws(match)):
        attempt = 0
        while True:
            drawn = int.from_bytes(hmac.new(key, f"{j}:{attempt}".encode(), hashlib.sha256).digest()[:8], "big")
            if drawn < (1 << 64) - (1 << 64) % among:
                break
            attempt += 1
        found.append((drawn % among, among))
    return found


def wavering(match: Match, seed: int, moves: int = 10**6) -> Match:
    """Play at random and take back now and then."""
    dice = random.Random(seed)
    while match.actors and moves:
        moves -= 1
        if dice.random() < 0.15 and len(match.standing()) > 1:
            match.undo()
        else:
            seat = dice.choice(match.actors)
            match.play(seat, dice.choice(match.legal(seat)))
    return match


def test_the_jth_pick_of_a_match_is_drawn_as_the_design_says_undone_ones_included() -> None:
    match = wavering(Match("four-stars", 2, secret=SECRET, salts=["ab" * 16, ""], options={"round_limit": 20}), 3)
    assert any(line.undone is not None and match.lines()[line.undone].picks for line in match.lines())
    assert draws(match) == expected_draws(match, SECRET)
    assert match.record().startswith("fullboard 2\n")


def test_a_choice_made_and_taken_back_changes_nothing_that_is_drawn_later() -> None:
    plain, wavered = (Match("hotel-samoa", 3, secret=SECRET, salts=SALTS) for _ in range(2))
    seat = wavered.actors[0]
    for move in wavered.legal(seat):
        wavered.play(seat, move)
        wavered.undo(wavered.free_undo(seat))
    for match in (plain, wavered):
        for _ in range(40):
            match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert len(draws(plain)) > len(plain.lines()[0].picks) + 5
    assert draws(plain) == draws(wavered)
    assert plain.position() == wavered.position()


@pytest.mark.parametrize("cut", [1, 5, 17, 40])
def test_a_match_goes_on_with_the_right_draw_wherever_it_was_broken_off(cut: int) -> None:
    options = {"round_limit": 20}
    whole = wavering(Match("four-stars", 3, secret=SECRET, salts=["", "cd" * 16, ""], options=options), 5)
    record = whole.log
    reopened = Match.from_record(Record(record.heading, record.lines[:cut]), secret=SECRET)
    followed = Match.from_record(Record(record.heading, record.lines[:1]), secret=SECRET)
    followed.follow(record.lines[1:cut])
    for match in (reopened, followed, copy.copy(reopened), pickle.loads(pickle.dumps(followed))):
        for line in record.lines[cut:]:
            if line.undone is not None:
                match.undo(line.undone)
            else:
                assert line.seat is not None
                match.play(line.seat, line.move)
        assert match.record() == whole.record()


@pytest.mark.parametrize("key", ["companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand"])
def test_a_live_table_of_format_1_goes_on_in_format_1(key: str) -> None:
    text = (FOLDER / key / "sealed-format-1.record").read_text("utf-8")
    record = read_record(text)
    assert record.secret is not None
    kept = Record.of(record.heading.text(names=False), [line.text() for line in record.lines[:20]])
    match = wavering(Match.from_record(kept, secret=bytes.fromhex(record.secret)), 1)
    again = match.record()
    assert again.startswith("fullboard 1\n")
    assert verify(again).heading.format == 1
    with pytest.raises(BadRecord):
        verify(again.replace("fullboard 1\n", "fullboard 2\n", 1))


# What the seats add


def test_a_seat_may_add_nothing() -> None:
    match = finish(live_match(salts=["ab" * 16, "", ""]))
    assert f'salts ["{"ab" * 16}","",""]\n' in match.record()
    assert verify(match.record()).heading.salts == ["ab" * 16, "", ""]
    assert verify(finish(live_match(salts=["", "", ""])).record()).kind == "sealed"


@pytest.mark.parametrize(
    "salts",
    [[], SALTS[:2], [*SALTS, "0" * 32], ["0" * 31, "", ""], ["0" * 33, "", ""], ["G" * 32, "", ""], [None, "", ""]],
)
def test_a_table_with_other_salts_than_one_for_each_seat_is_refused(salts: list[str]) -> None:
    with pytest.raises(BadTable, match="bad-salts"):
        live_match(salts=salts)


def test_a_sealed_table_does_not_begin_with_a_position() -> None:
    position = live_match().position()
    with pytest.raises(BadTable, match="sealed-position"):
        Match("companeros", position=position, secret=SECRET, salts=SALTS)


def test_luck_has_one_source() -> None:
    for sources in ({"seed": 1, "secret": SECRET, "salts": SALTS}, {"seed": 1, "key": SECRET}):
        with pytest.raises(BadTable, match="one-source-of-chance"):
            Match("companeros", 3, **sources)  # type: ignore[arg-type]
    for secret in (b"", b"short", SECRET + b"x", SECRET.hex()):
        with pytest.raises(BadTable, match="bad-secret"):
            live_match(secret=secret)  # type: ignore[arg-type]
        with pytest.raises(BadTable, match="bad-secret"):
            Match("companeros", 3, key=secret)  # type: ignore[arg-type]
    with pytest.raises(BadTable, match="bad-salts"):
        Match("companeros", 3, seed=1, salts=SALTS)


def test_a_live_table_that_begins_with_a_position_has_a_key_and_promises_nothing() -> None:
    position = Match("four-stars", 2, seed=4).position()
    match = Match("four-stars", position=position, key=SECRET)
    for word in ("seed", "commitment", "secret", SECRET.hex()):
        assert word not in match.record()
    twin, other = (
        Match("four-stars", position=position, key=SECRET),
        Match("four-stars", position=position, key=b"o" * 32),
    )
    for each in (match, twin, other):
        for _ in range(60):
            each.play(each.actors[0], each.legal(each.actors[0])[0])
    assert match.record() == twin.record()
    assert draws(match) != draws(other)
    kept = Record(match.log.heading, match.lines()[:20])
    again = pickle.loads(pickle.dumps(Match.from_record(kept, key=SECRET)))
    for line in match.lines()[20:]:
        again.play(line.seat, line.move)
    assert again.record() == match.record()
    with pytest.raises(BadTable, match="secret-needed"):
        finish(Match.from_record(kept))
    with pytest.raises(BadTable, match="one-source-of-chance"):
        Match.from_record(live_match().log, key=SECRET)
    match.close()
    with pytest.raises(BadRecord, match="nothing-promised"):
        verify(match.log)


# A house that cheats


def cheat(text: str, **headings: str) -> str:
    """The same record with other headings, those that were not there put at the end."""
    head, _, log = text.partition("\n\n")
    lines = [line for line in head.split("\n") if line.partition(" ")[0] not in headings]
    return "\n".join([*lines, *(f"{name} {value}" for name, value in headings.items())]) + "\n\n" + log


@pytest.mark.parametrize("format", [1, 2])
def test_a_deal_put_in_as_a_position_is_refused(format: int) -> None:
    """With the true commitment, secret and salts, and a position instead of the deal, nothing would be drawn at all."""
    chosen = Match("companeros", 3, seed=99)
    foul = Match("companeros", position=chosen.position(), seed=1)
    log = finish(foul).record().partition("\n\n")[2]
    heading = live_match().log.heading
    heading = replace(heading, format=format, position=chosen.position())
    text = f"{heading.text()}\n{log}secret {SECRET.hex()}\n"
    for read in (Match.from_record, verify):
        with pytest.raises(BadRecord) as refused:
            read(text)
        assert refused.value.code == "sealed-position"
        assert text.split("\n")[refused.value.line - 1].startswith("position ")


@pytest.mark.parametrize("format", [1, 2])
@pytest.mark.parametrize("salts", [[], SALTS[:2], [*SALTS, "0" * 32], [*SALTS, ""]], ids=len)
def test_salts_left_out_or_put_in_are_refused(format: int, salts: list[str]) -> None:
    text = cheat(finish(live_match()).record(), salts=json.dumps(salts)).replace("fullboard 2", f"fullboard {format}")
    for read in (Match.from_record, verify):
        with pytest.raises(BadRecord) as refused:
            read(text)
        assert refused.value.code == "bad-salts"
        assert text.split("\n")[refused.value.line - 1].startswith("salts ")


@pytest.mark.parametrize("salt", ['"0"', "0", "null", '"' + "G" * 32 + '"', '" "'])
def test_what_is_no_salt_is_refused(salt: str) -> None:
    with pytest.raises(BadRecord, match="bad-heading"):
        verify(cheat(finish(live_match()).record(), salts=f'["","",{salt}]'))


def test_a_deal_ground_out_with_the_bytes_of_a_bot_shows_that_the_bot_added_some() -> None:
    """The house knows the secret and Anna's bytes, and tries what the bot adds until the deal suits the bot."""
    mine = "ab" * 16

    def pips(salt: str) -> int:
        hands = live_match(salts=[mine, salt, ""]).position()["hands"]
        return sum(int(card.split()[1]) for card in hands[1])

    best = max((f"{number:032x}" for number in range(60)), key=pips)
    assert pips(best) > pips("")
    text = finish(live_match(salts=[mine, best, ""], second="Bob (greedy)")).record()
    verdict = verify(text, commitment=commitment_to(SECRET), salts=[mine])  # nothing else can be held against it ...
    assert verdict.house_seats == (1,)  # ... but that a bot's seat has bytes
    assert verdict.could_be_chosen
    with pytest.raises(BadRecord, match="deal-changed"):
        verify(text.replace(best, ""))  # and they cannot be hidden


def test_a_record_made_up_is_found_out_by_what_was_kept() -> None:
    made_up = finish(live_match(secret=b"m" * 32)).record()
    assert verify(made_up).kind == "sealed"  # against itself there is nothing wrong with it
    with pytest.raises(BadRecord, match="other-commitment"):
        verify(made_up, commitment=commitment_to(SECRET))
    with pytest.raises(BadRecord, match="salt-not-used"):
        verify(made_up, salts=["77" * 16])
    for salt in ("", SALTS[0][:-1]):
        with pytest.raises(BadRecord, match="salt-not-used"):
            verify(finish(live_match(salts=[SALTS[0], "", ""])).record(), salts=[salt])
    with pytest.raises(BadRecord, match="not-sealed"):
        verify(finish(Match("companeros", 3, seed=2)).record(), commitment=commitment_to(SECRET))


def tampered(text: str) -> dict[str, str]:
    """The ways to falsify a record that were tried on us, except those that a record cannot show."""
    lines = text.split("\n")
    drawn = max(at for at, line in enumerate(lines) if "|" in line)
    value, among = lines[drawn].split()[-1].split("/")
    other_pick = f"{lines[drawn].rsplit(' ', 1)[0]} {(int(value) + 1) % int(among)}/{among}"
    end = next(at for at, line in enumerate(lines) if line.startswith("end "))
    other_secret = "ee" * 32
    return {
        "another pick": "\n".join([*lines[:drawn], other_pick, *lines[drawn + 1 :]]),
        "another secret": text.replace(SECRET.hex(), other_secret),
        "another commitment": cheat(text, commitment="0" * 64),
        "both": cheat(text, commitment=commitment_to(bytes.fromhex(other_secret))).replace(SECRET.hex(), other_secret),
        "salts exchanged": cheat(text, salts=json.dumps([SALTS[1], SALTS[0], SALTS[2]])),
        "a salt emptied": cheat(text, salts=json.dumps([*SALTS[:2], ""])),
        "other options": cheat(text, options='{"rounds":2}'),
        "other scores": "\n".join([*lines[:end], "end 1 2 3", *lines[end + 1 :]]),
        "other rules": cheat(text, rules="2"),
        "another format": text.replace("fullboard 2", "fullboard 1", 1),
        "the secret left out": "\n".join(line for line in lines if not line.startswith("secret ")),
        "the last move left out": "\n".join([*lines[: end - 1], *lines[end:]]),
        "more after the end": text + "closed\n",
    }


@pytest.mark.parametrize("how", list(tampered(finish(live_match()).record())))
def test_a_falsified_record_is_found_out(how: str) -> None:
    honest = finish(live_match()).record()
    assert verify(honest).kind == "sealed"
    with pytest.raises(BadRecord):
        verify(tampered(honest)[how])


def test_the_same_heading_written_otherwise_is_the_same_deal() -> None:
    """Spaces, order and options left to be understood are no way to try one deal after the other."""
    text = finish(live_match()).record()
    for other in (cheat(text, options='{ "rounds" : 1 }'), cheat(text, options="{}"), cheat(text, players=" 3")):
        assert other != text
        assert verify(other) == verify(text)


# The command


def said(file: Path, *arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["verify", str(file), *arguments])
    return result.exit_code, " ".join(result.output.split())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.record"
    file.write_text(finish(live_match(salts=[SALTS[0], "", SALTS[2]])).record(), "utf-8")
    return file


PROVES = "neither changed nor chosen by the house, unless somebody who sat down after you was in league with it"
LIMITS = ("did not look", "who made which move", "no other deals were dealt and dropped", "own scripts in your browser")


def test_the_command_shows_what_to_compare_and_that_alone_it_proves_little(record: Path) -> None:
    code, text = said(record)
    assert code == 0
    assert f"Commitment: {commitment_to(SECRET)}" in text
    assert f"seat 0, Anna: {SALTS[0]} seat 1, Bob: nothing seat 2, Cécile: {SALTS[2]}" in text
    assert "Only the record was checked, against itself" in text
    assert PROVES not in text
    assert all(limit in text for limit in LIMITS)


def test_the_command_says_what_was_proved(record: Path) -> None:
    both = ("--commitment", commitment_to(SECRET), "--salt", SALTS[0])
    code, text = said(record, *both)
    assert code == 0
    assert PROVES in text
    assert f"seat 0, Anna: {SALTS[0]} (as you gave it)" in text
    assert all(limit in text for limit in LIMITS)
    assert "format 1" not in text
    assert said(record, *both[:2], "--salt", SALTS[0].upper(), "--salt", f" {SALTS[2]} ")[0] == 0
    for half in (both[:2], both[2:]):
        code, text = said(record, *half)
        assert code == 0
        assert PROVES not in text
        assert "is not proven until" in text


@pytest.mark.parametrize("bot", ["greedy", "adapts@medium"])
@pytest.mark.parametrize(
    ("language", "verdict"), [("en", "Not proven"), ("fr", "Non prouvé"), ("de", "Nicht bewiesen")]
)
def test_the_command_does_not_call_a_deal_proven_to_which_a_bot_has_added(
    record: Path, bot: str, language: str, verdict: str
) -> None:
    record.write_text(finish(live_match(second=f"Bob ({bot})")).record(), "utf-8")
    given = ("verify", str(record), "--commitment", commitment_to(SECRET), "--salt", SALTS[0])
    result = CliRunner().invoke(main, given, env={"LC_ALL": f"{language}.UTF-8"})
    assert result.exit_code == 1
    assert verdict in result.output
    if language == "en":
        text = " ".join(result.output.split())
        assert f"Bytes come from seat 1, Bob ({bot}), where by the name a bot sat." in text
        assert PROVES not in text
    record.write_text(finish(live_match(salts=[SALTS[0], "", SALTS[2]], second=f"Bob ({bot})")).record(), "utf-8")
    assert PROVES in said(record, *given[2:])[1]


def test_the_command_says_what_a_record_of_format_1_does_not_prove() -> None:
    file = FOLDER / "companeros" / "sealed-format-1.record"
    code, text = said(file)
    assert code == 1
    assert "the house itself drew the bytes of bots" in text
    assert "Not proven" in text


def test_the_command_asks_to_look_at_components_of_ones_own(record: Path) -> None:
    own = {"name": "mine", **games["hotel-samoa"].find_edition().components}
    match = Match("hotel-samoa", 3, secret=SECRET, salts=SALTS, edition=own)
    match.close()
    assert "The components are somebody's own" not in said(record)[1]
    record.write_text(match.record(), "utf-8")
    assert "The components are somebody's own" in said(record)[1]


def test_the_command_finds_out_a_record_made_up(record: Path) -> None:
    code, text = said(record, "--commitment", "0" * 64)
    assert (code, "[other-commitment]" in text, PROVES in text) == (2, True, False)
    code, text = said(record, "--salt", SALTS[1])
    assert (code, "[salt-not-used]" in text, PROVES in text) == (2, True, False)
    record.write_text(cheat(record.read_text("utf-8"), salts=json.dumps(SALTS[:2])), "utf-8")
    assert said(record) == (
        2,
        "Error: line 10: a sealed match has one entry for each seat here, sixteen bytes or none [bad-salts]",
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--commitment", "abc"), "'abc' is not a commitment: that is 64 hexadecimal digits"),
        (("--commitment", "g" * 64), "is not a commitment"),
        (("--commitment", ""), "is not a commitment"),
        (("--salt", SALTS[0] + "0"), "is not what a browser adds to a deal: that is 32 hexadecimal digits"),
        (("--salt", ""), "is not what a browser adds to a deal"),
    ],
)
def test_what_cannot_be_compared_is_refused_with_a_sentence(
    record: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    code, text = said(record, *arguments)
    assert code == 2
    assert sentence in text


def test_the_command_says_that_a_seed_proves_nothing(tmp_path: Path) -> None:
    file = tmp_path / "seeded.record"
    file.write_text(finish(Match("companeros", 3, seed=2)).record(), "utf-8")
    code, text = said(file)
    assert code == 0
    assert "a seed that whoever started the match could choose and know" in text
    assert PROVES not in text
    assert "[not-sealed]" in said(file, "--commitment", "0" * 64)[1]
    file.write_text(file.read_text("utf-8").replace("seed 2", "seed 3"), "utf-8")
    code, text = said(file)
    assert code == 2
    assert "[deal-changed]" in text


def test_the_help_says_what_is_proved_and_what_is_not() -> None:
    text = " ".join(CliRunner().invoke(main, ["verify", "--help"]).output.split())
    assert PROVES in text
    assert all(limit in text for limit in LIMITS)
