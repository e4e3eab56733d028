"""Pace and clocks by themselves: what a pace means, which days count, and what a change at a table does to a clock."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from fullboard.house.errors import BadRequest
from fullboard.house.pace.calendar import Calendar, check_zone, honoured
from fullboard.house.pace.clocks import Clock, Clocks, Instant, Turned, deadline, run_out, wound
from fullboard.house.pace.pace import OFFERED, pace_of
from fullboard.house.settings import Settings, given_settings

HOUR = 3600.0
DAY = 24 * HOUR
BERLIN = Calendar("Europe/Berlin", weekends=True)


def berlin(*when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()  # type: ignore[misc, arg-type]


def after(pace: str, clocks: Clocks, turned: Turned, up: float, wall: float = 0.0, **free: Calendar) -> Clocks:
    calendars = {int(seat.removeprefix("seat")): each for seat, each in free.items()}
    return wound(pace_of(pace), clocks, 2, turned, Instant(up, wall or up), calendars)


def test_a_pace_says_how_long_one_may_think() -> None:
    assert not pace_of("live").timed
    assert not pace_of(None).timed
    assert (pace_of("live 60").move, pace_of("live 60").bank) == (60, 0)
    assert (pace_of("live 600+20").move, pace_of("live 600+20").bank) == (20, 600)
    assert (pace_of("days 2").move, pace_of("days 2").days) == (2 * DAY, True)


def test_every_pace_that_is_offered_can_be_chosen() -> None:
    assert [given_settings({"pace": each}).pace for each in OFFERED] == list(OFFERED)
    for nonsense in ("fast", "live 5", "live -1", "days 0", "days 31", "live 600+", "days 1 2", "live " + "9" * 9):
        with pytest.raises(BadRequest, match="bad-pace"):
            given_settings({"pace": nonsense})


def test_days_off_are_for_play_over_days() -> None:
    live = Settings(pace="live 60", weekends_off=True, holidays=30).settled(2)
    assert (live.weekends_off, live.holidays, live.late) == (False, 0, "bot")
    slow = Settings(pace="days 1", weekends_off=True).settled(2)
    assert (slow.weekends_off, slow.holidays) == (True, 14)
    assert Settings().settled(2).pace == "live"


# Days that count


def test_a_weekend_does_not_count() -> None:
    friday = berlin(2026, 11, 20, 18)
    assert BERLIN.after(friday, DAY) == berlin(2026, 11, 23, 18)
    assert BERLIN.counted(friday, berlin(2026, 11, 23, 18)) == DAY
    assert BERLIN.counted(berlin(2026, 11, 21, 10), berlin(2026, 11, 22, 10)) == 0
    assert Calendar().after(friday, DAY) == friday + DAY


def test_a_day_lasts_as_long_as_it_does_when_the_clocks_are_changed() -> None:
    holiday = Calendar("Europe/Berlin", holidays=frozenset({date(2026, 10, 25)}))  # has 25 hours there
    saturday = berlin(2026, 10, 24, 12)
    assert holiday.after(saturday, DAY) == berlin(2026, 10, 26, 12)
    assert holiday.counted(saturday, berlin(2026, 10, 26, 12)) == DAY
    spring = Calendar("Europe/Berlin", holidays=frozenset({date(2026, 3, 1)}))
    assert spring.after(berlin(2026, 3, 28, 12), DAY) == berlin(2026, 3, 29, 13)  # a day is 24 hours, not a date


def test_so_many_holidays_a_year_are_honoured() -> None:
    days = [date(2026, 12, 30), date(2026, 12, 31), date(2027, 1, 1), date(2026, 5, 1)]
    assert honoured(days, 2) == {date(2026, 5, 1), date(2026, 12, 30), date(2027, 1, 1)}
    assert honoured(days, 0) == frozenset()


def test_a_zone_that_is_none_is_refused() -> None:
    assert check_zone("Europe/Berlin") == "Europe/Berlin"
    assert check_zone("") == "UTC"
    for nonsense in ("Nowhere/Here", "../../etc/passwd", "x" * 10_000, "Zürich", "/etc/localtime", "\0"):
        with pytest.raises(BadRequest):
            check_zone(nonsense)


# Clocks


def test_each_move_has_its_time() -> None:
    clocks = after("live 60", (), Turned({0}), up=100)
    assert (clocks[0].running, clocks[1].running, deadline(clocks)) == (True, False, 160)
    clocks = after("live 60", clocks, Turned({1}, moved={0}), up=130)
    assert (clocks[0].left, clocks[0].running) == (30, False)
    clocks = after("live 60", clocks, Turned({0}, moved={1}), up=140)
    assert deadline(clocks) == 200


def test_a_bank_is_spent_and_every_move_adds_to_it() -> None:
    clocks = after("live 600+20", (), Turned({0}), up=0)
    assert deadline(clocks) == 600
    clocks = after("live 600+20", clocks, Turned({0}, moved={0}), up=100)  # and it is their turn again
    assert clocks[0].remaining(Instant(100, 100)) == 520
    clocks = after("live 600+20", clocks, Turned({1}, moved={0}), up=200)
    assert clocks[0].left == 420


def test_what_is_taken_back_brings_no_time() -> None:
    clocks = after("live 600+20", (), Turned({0}), up=0)
    clocks = after("live 600+20", clocks, Turned({1}, moved={0}), up=100)
    clocks = after("live 600+20", clocks, Turned({0}, taken_back=True), up=110)
    assert clocks[0].remaining(Instant(110, 110)) == 500
    clocks = after("live 60", (), Turned({0}), up=0)
    clocks = after("live 60", clocks, Turned({1}, moved={0}), up=50)
    clocks = after("live 60", clocks, Turned({0}, taken_back=True), up=55)
    assert deadline(clocks) == 65


def test_who_leaves_the_seat_and_comes_back_has_no_more_time_than_before() -> None:
    for pace, left in (("live 60", 20), ("live 600+20", 560)):
        clocks = after(pace, (), Turned({0}, {0}), up=0)
        clocks = after(pace, clocks, Turned((), {0}), up=40)  # a bot is to move for them
        assert not clocks[0].running
        clocks = after(pace, clocks, Turned((), {0}), up=45)
        clocks = after(pace, clocks, Turned({0}, {0}), up=50)
        assert clocks[0].remaining(Instant(50, 50)) == left
        clocks = after(pace, clocks, Turned((), {0}), up=50)
        clocks = after(pace, clocks, Turned((), {1}, moved={0}), up=51)  # it did
        clocks = after(pace, clocks, Turned({0}, {0}, moved={1}), up=60)
        assert clocks[0].remaining(Instant(60, 60)) == (60 if left == 20 else 580)


def test_at_a_secret_choice_everybody_s_clock_runs_until_they_have_chosen() -> None:
    clocks = after("live 60", (), Turned({0, 1}), up=0)
    clocks = after("live 60", clocks, Turned({1}, moved={0}), up=10)
    assert [clock.running for clock in clocks] == [False, True]
    assert deadline(clocks) == 60
    clocks = after("live 60", clocks, Turned({0, 1}, moved={1}), up=50)  # revealed, and all choose again
    assert [clock.due for clock in clocks] == [110, 110]


def test_a_clock_that_is_put_on_takes_no_time_where_days_are_free() -> None:
    friday = berlin(2026, 11, 20, 18)
    clocks = after("days 1", (), Turned({0}), up=0, wall=friday, seat0=BERLIN)
    assert deadline(clocks) == 3 * DAY
    assert run_out(clocks, Instant(60, friday + 400 * DAY), {0: BERLIN}) == []
    assert run_out(clocks, Instant(3 * DAY, friday - 400 * DAY), {0: BERLIN}) == []  # nor one that is put back
    assert run_out(clocks, Instant(3 * DAY, friday + 3 * DAY), {0: BERLIN}) == [0]


def test_a_house_that_was_down_leaves_a_weekend_free() -> None:
    thursday = berlin(2026, 11, 19, 18)
    clocks = after("days 1", (), Turned({0}), up=0, wall=thursday, seat0=BERLIN)
    assert deadline(clocks) == DAY
    saturday = berlin(2026, 11, 21, 20)  # it was down all Friday, so that it would be due on Saturday
    later = after("days 1", clocks, Turned({0}), up=DAY + 2 * HOUR, wall=saturday, seat0=BERLIN)
    assert run_out(later, Instant(DAY + 2 * HOUR, saturday), {0: BERLIN}) == [0]  # thirty hours of Thursday and Friday
    assert clocks[0].remaining(Instant(20 * HOUR, saturday), BERLIN) == 4 * HOUR
    later = after("days 1", clocks, Turned({0}), up=20 * HOUR, wall=saturday, seat0=BERLIN)
    assert later[0].due == 20 * HOUR + (berlin(2026, 11, 23) - saturday) + 4 * HOUR


def test_who_was_late_is_forgiven_once_they_move_themselves() -> None:
    late = Clock(0.0, late=1, handed=True)
    by_bot = after("live 60", (late, Clock(60.0)), Turned({1}, moved={0}), up=5)
    assert (by_bot[0].late, by_bot[0].handed) == (1, False)
    again = after("live 60", by_bot, Turned({0}, moved={1}), up=6)
    themselves = after("live 60", again, Turned({1}, moved={0}), up=7)
    assert themselves[0].late == 0
