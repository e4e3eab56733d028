"""The log: one line or one object each, of ours and of the libraries', and no secret in any of them."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog
from structlog.contextvars import bound_contextvars

from fullboard.house.metrics import ERRORS
from fullboard.web.logs import clean, set_up_logs

SECRET = "0123456789abcdef0123456789abcdef"


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()
    for name in ("fullboard", "uvicorn"):
        logging.getLogger(name).setLevel(logging.NOTSET)


def logged(form: str = "json", level: str = "info") -> io.StringIO:
    stream = io.StringIO()
    set_up_logs(form, level, stream)
    return stream


def test_lines_of_ours_and_of_libraries_are_alike() -> None:
    stream = logged()
    with bound_contextvars(request="abc"):
        logging.getLogger("fullboard.house").info("table %s is at %s", "t1", 7)
        structlog.get_logger("fullboard.web").warning("slow", seconds=1.5)
        logging.getLogger("uvicorn.error").error("it broke")
    ours, other, library = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (ours["event"], ours["level"], ours["logger"]) == ("table t1 is at 7", "info", "fullboard.house")
    assert (other["event"], other["seconds"]) == ("slow", 1.5)
    assert (library["event"], library["logger"]) == ("it broke", "uvicorn.error")
    assert {each["request"] for each in (ours, other, library)} == {"abc"}
    assert ours["timestamp"].endswith("Z")


def test_a_traceback_is_in_the_object_and_not_beside_it() -> None:
    stream = logged()
    try:
        hidden = SECRET  # a local variable
        raise ValueError("no good")
    except ValueError:
        logging.getLogger("fullboard.web").exception("failed")
    assert hidden not in stream.getvalue()
    (line,) = stream.getvalue().splitlines()
    assert "ValueError: no good" in json.loads(line)["exception"]


def test_text_is_for_people() -> None:
    stream = logged("text")
    logging.getLogger("fullboard.house").warning("the database is away")
    assert "the database is away" in stream.getvalue()
    assert "\x1b" not in stream.getvalue()  # it is no terminal
    assert "{" not in stream.getvalue()


def test_what_is_not_worth_a_line_is_left_out() -> None:
    stream = logged(level="warning")
    logging.getLogger("fullboard.house").info("quiet")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("alembic.runtime.migration").info("Running upgrade")
    assert stream.getvalue() == ""


@pytest.mark.parametrize("form", ["json", "text"])
def test_no_secret_gets_into_the_log(form: str) -> None:
    stream = logged(form)
    log, structured = logging.getLogger("fullboard.web"), structlog.get_logger("fullboard.web")
    log.warning("cannot reach postgresql://house:sesame@db.example/house")
    log.warning("headers %s", {"Cookie": "guest=sesame; language=fr"})
    log.warning("Authorization: Bearer sesame")
    log.warning("token=sesame password: sesame salt='sesame'")
    log.warning("session %s", SECRET)
    structured.warning("guest", token="sesame", nested={"secret": "sesame", "list": [{"salt": "sesame"}]})
    structured.warning("guest", code="sesame", cookie="sesame")
    log.error("IntegrityError: null value\nDETAIL:  Failing row contains (t1, sesame, 7).")
    log.error("(sqlite3.IntegrityError) UNIQUE\n[SQL: INSERT INTO lines]\n[parameters: ('t1', 'sesame')]")
    try:
        raise RuntimeError("https://house:sesame@example/")
    except RuntimeError:
        log.exception("failed")
    said = stream.getvalue()
    assert "sesame" not in said
    assert SECRET not in said
    assert "db.example" in said
    assert "UNIQUE" in said


def test_what_is_no_secret_stays() -> None:
    for harmless in ("table 0123456789abcdef is at 7", "stale-step (step=4)", "http://localhost:8000", 7, None, 0.5):
        assert clean(harmless) == harmless


def test_errors_are_counted() -> None:
    logged()
    before = ERRORS.labels("fullboard.counted")._value.get()
    logging.getLogger("fullboard.counted").warning("not yet")
    logging.getLogger("fullboard.counted").error("now")
    assert ERRORS.labels("fullboard.counted")._value.get() == before + 1
