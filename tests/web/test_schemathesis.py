"""Schemathesis reads the OpenAPI document and sends what it can think of; the house answers as it says there."""

from __future__ import annotations

import tempfile
import time
import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fullboard.web.app import create_app
from fullboard.web.config import Config
from tests.house.server import Caller, Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance]
NOTHING_TO_SEND = "GET /api/v1/games"  # so there is no nonsense to send either
LAST = "POST /api/v1/me/forget"  # after which one is nobody: sent by somebody else
EXAMPLES = 6  # of each kind for each operation, sent to four tables
fuzzy = settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))


def operations() -> dict[str, Any]:
    """Everything the document of the house offers to programs; the house need not be open for it."""
    with warnings.catch_warnings(), tempfile.TemporaryDirectory() as folder:
        warnings.simplefilter("ignore")
        document = create_app(Config(data=Path(folder))).openapi_schema.to_schema()
    results: list[Any] = list(schemathesis.openapi.from_dict(document).get_all_operations())
    return {each.label: each for each in (result.ok() for result in results)}


OPERATIONS = operations()
MODES = {"sense": GenerationMode.POSITIVE, "nonsense": GenerationMode.NEGATIVE}
CASES = [(label, mode) for label in OPERATIONS for mode in MODES if (label, mode) != (NOTHING_TO_SEND, "nonsense")]


@dataclass
class Tables:
    """Somebody with a token, and tables in every state."""

    caller: Caller
    open: str
    running: str
    over: str


@pytest.fixture(scope="module")
def known(server: Server) -> Tables:
    caller = Caller(server, "Monkey")

    def table(*seats: str) -> str:
        made = caller.post("/tables", game="companeros", seats=list(seats), options={"rounds": 1})
        return str(made.json()["id"])

    tables = Tables(caller, table("me", "person", "random"), table("me", "random", "random"), table(*["random"] * 3))
    deadline = time.monotonic() + 60
    while caller.get(f"/tables/{tables.over}")["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return tables


@pytest.mark.parametrize(("label", "mode"), CASES)
def test_whatever_is_sent_the_answer_is_one_of_those_described(
    label: str, mode: str, server: Server, known: Tables
) -> None:
    endless = label.endswith("/stream")  # of a match that goes on
    tables = [known.over] if endless else [known.open, known.running, known.over]
    checks = CHECKS if endless else [*CHECKS, response_schema_conformance]  # it takes each event for an answer
    caller = Caller(server, "Mayfly") if label == LAST else known.caller
    token = {"authorization": f"Bearer {caller.token}"}

    def send(case: Any) -> None:
        case.call_and_validate(base_url=server.url, checks=checks, headers=token, timeout=30)

    @given(case=OPERATIONS[label].as_strategy(generation_mode=MODES[mode]))
    @fuzzy
    def fuzz(case: Any) -> None:
        send(case)
        if "table_id" in (case.path_parameters or {}):
            for table in tables:
                case.path_parameters["table_id"] = table
                send(case)

    fuzz()


def test_the_document_offers_the_whole_api() -> None:
    assert len(OPERATIONS) >= 13
    assert all(operation.path.startswith("/api/v1/") for operation in OPERATIONS.values())  # and no pages
