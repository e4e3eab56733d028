"""Nonsense, sent to everything in the house that takes anything: a refusal with a code, and nothing has changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from sqlalchemy import select

from fullboard.house.profiles import Profile
from fullboard.house.store import schema
from tests.apart import run_apart
from tests.web.inside import URL, Evening, evening

SAFE = {"GET", "HEAD", "OPTIONS"}
WORDS = ("\x00", "x" * 10_000, "-1e309", "ffffffffffffffff")
# What the house keeps by itself: who was here, what was asked how often, and commitments of deals.
BESIDE = {"commitments", "house", "jobs", "leases", "looks", "presence", "proofs", "scarce", "tables"}
READ_AT_WORK = "/watch"  # nobody is at work here: test_watch.py sends it files
ANY_WORDS = re.compile(r"/(chat|notes|say|promise|name|guests|language)$")  # they may be meant there


def all_that_changes(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Method, path and handler of all that reads what is sent to it."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for method, (handler, _) in route.route_handler_map.items():
                if method not in SAFE and handler.parsed_data_field is not None:
                    yield method, route.path_format, handler


def bodies(path: str, handler: HTTPRouteHandler, api: bool) -> Iterator[dict[str, Any]]:
    """Words where something else is wanted, letters without end, and something else where words are wanted."""
    form = handler.parsed_data_field.annotation if handler.parsed_data_field is not None else None
    names = [each.name for each in msgspec.structs.fields(form)] if isinstance(form, type) else ["data"]
    for nonsense in WORDS:
        yield {"json" if api else "data": dict.fromkeys(names, nonsense)}
    yield {"json": [{"deep": [[[]]]}]}
    yield {"content": b"\xff{", "headers": {"content-type": "application/json"}}
    if not api and path != READ_AT_WORK:
        yield {"files": dict.fromkeys(names, ("x.bin", b"\x00\xff"))}


async def everything(here: Evening) -> dict[str, list[str]]:
    def read(connection: Any) -> dict[str, list[str]]:
        kept = [table for table in schema.metadata.sorted_tables if table.name not in BESIDE]
        return {table.name: sorted(map(repr, connection.execute(select(table)).all())) for table in kept}

    return await here.house.store.read(read)


@pytest.mark.parametrize("api", [False, True])
def test_nonsense_is_refused_wherever_it_is_sent_and_changes_nothing(api: bool, tmp_path: Path) -> None:
    async def test() -> None:
        async with evening(tmp_path, "Anna", "Bob", "Carla") as here:
            guest = await here.house.people.by_token(here.tokens[1])
            assert guest is not None
            await here.house.profiles.keep(guest.id, Profile(public=True, matches=True))
            await here.house.channels.live(guest.id, "Europe/Berlin", 22, 7, None)
            note = await here.http.post(f"{here.api}/notes", json={"text": "mine"}, headers=here.bearer(1))
            assert note.status_code == 200
            before = await everything(here)
            for method, path, handler in all_that_changes(here.app):
                if path.startswith("/api/") is not api:
                    continue
                address = re.sub(r"\{\w+\}", "ffff", path.replace("{table_id}", here.table))
                for body in bodies(path, handler, api):
                    headers = {**(here.bearer(1) if api else here.page(1)), **body.pop("headers", {})}
                    answer = await here.http.request(method, URL + address, headers=headers, **body)
                    said = (method, address, str(body)[:80], answer.status_code, answer.text[:200])
                    if ANY_WORDS.search(path) and next(iter(body)) in ("data", "json") and answer.status_code < 400:
                        before = await everything(here)
                        continue
                    assert 400 <= answer.status_code < 500, said
                    if api:
                        assert re.fullmatch(r"[a-z-]+", answer.json()["code"]), said
                after = await everything(here)
                assert after == before, (path, [name for name in after if after[name] != before[name]])

    run_apart(test())


@pytest.mark.parametrize("given", [{"public": "maybe"}, {"public": "no"}, {"publik": "yes"}])
def test_what_one_shows_is_ticked_or_not_and_nothing_else(given: dict[str, str], tmp_path: Path) -> None:
    async def test() -> None:
        async with evening(tmp_path, "Anna", "Bob", "Carla") as here:
            guest = await here.house.people.by_token(here.tokens[0])
            assert guest is not None
            headers = {**here.page(0), "hx-request": "false"}
            kept = await here.http.post("/me/shown", data={"public": "yes", "listed": "yes"}, headers=headers)
            assert kept.status_code == 303
            refused = await here.http.post("/me/shown", data=given, headers=headers)
            assert refused.status_code == 400
            assert "bad-request" in refused.text
            assert await here.house.profiles.of(guest.id) == Profile(public=True)

    run_apart(test())
