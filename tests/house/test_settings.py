"""Settings: what is not said is as usual, and what another version has stored is read."""

from __future__ import annotations

import msgspec
import pytest

from fullboard.house.settings import AS_USUAL, Settings, given_settings, read_settings


def test_hints_are_usual_where_one_person_plays() -> None:
    assert AS_USUAL.hints is None
    assert [AS_USUAL.settled(people).hints for people in (0, 1, 2, 6)] == [True, True, False, False]
    assert Settings(hints=True).settled(6).hints is True
    assert Settings(hints=False).settled(1).hints is False


def test_settings_are_read_as_they_were_stored() -> None:
    for settings in (AS_USUAL, Settings(hints=True), Settings(hints=False)):
        assert read_settings(msgspec.to_builtins(settings)) == settings
    assert read_settings({}) == read_settings(None) == AS_USUAL


def test_what_a_later_version_has_stored_is_no_obstacle() -> None:
    assert read_settings({"hints": True, "clock": "fast"}) == Settings(hints=True)


def test_settings_of_another_kind_are_refused() -> None:
    with pytest.raises(ValueError, match="bool"):
        read_settings({"hints": "perhaps"})


def test_settings_are_taken_from_a_form_or_from_whatever_has_them() -> None:
    assert given_settings({"hints": "false", "wings": "two"}) == Settings(hints=False)
    assert given_settings(Settings(hints=True)) == Settings(hints=True)
    assert given_settings({}) == AS_USUAL
