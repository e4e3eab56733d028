"""Whoever asks a path what it is for, or for what it is not for, is told every method it has: all routes there are."""

from __future__ import annotations

import re

from litestar.routes import HTTPRoute

from tests.web.inside import URL, Evening, at_a_table

NUMBER = re.compile(r"\{\w+:int\}")
OTHER = re.compile(r"\{\w+:\w+\}")


def named(allow: str) -> set[str]:
    return set(allow.split(", "))


@at_a_table
async def test_all_methods_of_a_path_are_named(here: Evening) -> None:
    keeper = await here.house.people.by_token(here.tokens[0])
    assert keeper is not None
    await here.house.accounts.make_recovery_codes(keeper)
    await here.house.peace.appoint(keeper.id)
    known = {**here.bearer(0), "cookie": f"guest={here.cookies[0]}", "origin": URL}
    routes = [route for route in here.app.routes if isinstance(route, HTTPRoute)]
    assert len(routes) > 150
    assert sum(len(route.methods - {"HEAD", "OPTIONS"}) > 1 for route in routes) > 15
    for route in routes:
        path = OTHER.sub("x", NUMBER.sub("1", route.path))
        for method in ("PUT", "PATCH", "DELETE", "TRACE"):
            answer = await here.http.request(method, path, headers=known)
            assert (answer.status_code, named(answer.headers["allow"])) == (405, route.methods), (method, path)
        answer = await here.http.request("OPTIONS", path, headers=known)
        assert (answer.status_code, named(answer.headers["allow"])) == (204, route.methods), path
