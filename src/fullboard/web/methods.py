"""What a path is for: the answer to OPTIONS names every method it has.

Litestar makes that answer for the first handler of a path it meets, and keeps it when others join.
"""

from collections.abc import Mapping

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

METHODS = "methods"  # in the application's state


def methods_of(app: Litestar) -> dict[str, str]:
    """The methods of every path, as a header names them."""
    return {route.path_format: ", ".join(sorted(route.methods)) for route in app.routes if isinstance(route, HTTPRoute)}


async def name_all_methods(message: Message, scope: Scope) -> None:
    """Put them all into the answer."""
    if scope["type"] != ScopeType.HTTP or scope["method"] != HttpMethod.OPTIONS:
        return
    known: Mapping[str, str] = scope["litestar_app"].state[METHODS]
    if message["type"] == "http.response.start" and scope["path_template"] in known:
        headers = MutableScopeHeaders.from_message(message)
        if "allow" in headers:
            headers["allow"] = known[scope["path_template"]]
