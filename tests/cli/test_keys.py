"""Signing keys: listed without being shown, added, dropped."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import select

from fullboard.cli import main
from fullboard.house.keys import Cookies, signing_keys
from fullboard.house.store import Store, schema


def keys(database: str, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["keys", *arguments, "--database", database])


def kept(database: str) -> list[str]:
    store = Store(database)
    with store.engine.begin() as connection:
        found = list(connection.scalars(select(schema.keys.c.key).order_by(schema.keys.c.id)))
    store.close()
    return found


def test_a_new_key_signs_and_old_ones_are_believed_until_they_are_dropped(database: str) -> None:
    first = keys(database)
    assert re.fullmatch(r"key 1, made \d{4}-\d\d-\d\d \d\d:\d\d, signs\n", first.output), first.output
    before = Cookies(kept(database)).sign("session")
    rotated = keys(database, "rotate")
    assert rotated.exit_code == 0, rotated.output
    assert "key 1, made" in rotated.output
    assert "is believed\n" in rotated.output
    assert len(kept(database)) == 2
    assert Cookies(kept(database)).read(before) == "session"
    assert Cookies(kept(database)[:1]).read(Cookies(kept(database)).sign("session")) is None
    dropped = keys(database, "--drop-old")
    assert "One older key" in dropped.output
    assert Cookies(kept(database)).read(before) is None
    assert len(kept(database)) == 1


def test_all_at_once_when_a_key_has_leaked(database: str) -> None:
    keys(database)
    leaked = kept(database)
    assert keys(database, "rotate", "--drop-old").exit_code == 0
    assert len(kept(database)) == 1
    assert kept(database) != leaked


def test_a_key_is_never_shown(database: str) -> None:
    said = keys(database, "rotate").output + keys(database, "rotate").output + keys(database).output
    assert not any(key[:8] in said for key in kept(database))


def test_keys_of_the_environment_are_changed_there(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FULLBOARD_KEYS", f"{'a' * 40},{'b' * 40}")
    listed = keys(database)
    assert listed.output == "2 keys, given in FULLBOARD_KEYS; the last one signs.\n"
    assert keys(database, "rotate").exit_code == 2


def test_the_key_of_an_older_house_goes_along(tmp_path: Path) -> None:
    (tmp_path / "signing.key").write_text("k" * 64)
    assert CliRunner().invoke(main, ["keys", "--data", str(tmp_path)]).exit_code == 0
    store = Store(f"sqlite:///{tmp_path / 'house.sqlite'}")
    with store.engine.begin() as connection:
        assert signing_keys(connection) == ["k" * 64]
    store.close()
