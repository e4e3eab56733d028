"""The log: lines for people or JSON for machines, from us and from the libraries alike, and never a secret."""

import logging
import re
import sys
from typing import Any, TextIO

import structlog
from structlog.types import EventDict, Processor

from fullboard.house.metrics import ERRORS

SECRET = ("authorization", "code", "cookie", "cookies", "key", "keys", "password", "salt", "secret", "session", "token")
HIDDEN = "***"
LEAKS = (
    (re.compile(r"(://[^\s:/@]*):[^\s@]*@"), rf"\1:{HIDDEN}@"),  # the password of a database
    (re.compile(r"\b(bearer|basic)\s+\S+", re.IGNORECASE), rf"\1 {HIDDEN}"),
    (re.compile(r"\b((?:set-)?cookie|authorization)\b(['\"]?\s*[:=]\s*).*", re.IGNORECASE), rf"\1\2{HIDDEN}"),
    (re.compile(r"\b(password|secret|token|salt)(['\"]?\s*[:=]\s*)\S+", re.IGNORECASE), rf"\1\2{HIDDEN}"),
    (re.compile(r"\[parameters: .*?\]$", re.DOTALL | re.MULTILINE), f"[parameters: {HIDDEN}]"),
    (re.compile(r"DETAIL: .*"), f"DETAIL: {HIDDEN}"),  # in which PostgreSQL tells the whole row
    (re.compile(r"[^\s@<>'\"(:*]+@[\w-]+(\.[\w-]+)+"), HIDDEN),  # somebody's address
    (re.compile(r"\b[0-9a-fA-F]{32,}\b"), HIDDEN),  # secrets, sessions, salts and keys as we write them
)


def set_up_logs(form: str = "text", level: str = "info", stream: TextIO | None = None) -> None:
    """Send everything that is logged in this process to the standard error, as `text` or `json`."""
    stream = stream or sys.stderr
    about: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    shown: Processor = structlog.processors.JSONRenderer()
    if form == "text":
        plain = structlog.dev.plain_traceback
        shown = structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=plain, pad_event_to=0)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=about,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                count_errors,
                without_secrets,
                shown,
            ],
        )
    )
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *about, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # of libraries
    logging.getLogger("fullboard").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # it warns of every request that is nonsense


def count_errors(_: Any, name: str, event: EventDict) -> EventDict:
    """Let Prometheus know of errors."""
    if event.get("level") in ("error", "critical"):
        ERRORS.labels(event.get("logger") or "-").inc()
    return event


def without_secrets(_: Any, name: str, event: EventDict) -> EventDict:
    """What is called a secret is hidden, and so is what looks like one."""
    return {key: HIDDEN if key.lower() in SECRET else clean(value) for key, value in event.items()}


def clean(value: Any) -> Any:
    """A value in which nothing looks like a secret."""
    if isinstance(value, str):
        for leak, instead in LEAKS:
            value = leak.sub(instead, value)
        return value
    if isinstance(value, dict):
        return {key: HIDDEN if str(key).lower() in SECRET else clean(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [clean(each) for each in value]
    return value if isinstance(value, (int, float, bool, type(None))) else clean(str(value))
