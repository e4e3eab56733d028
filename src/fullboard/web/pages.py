"""The pages everybody can open: help, components, and the guest's own affairs."""

from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.enums import MediaType, RequestEncodingType
from litestar.params import Body, FromPath
from litestar.response import Redirect

from fullboard.core.edition import marked_values
from fullboard.core.shelf import shelf
from fullboard.house import guests
from fullboard.house.errors import Refused
from fullboard.house.guests import Guest
from fullboard.house.house import House
from fullboard.web import render
from fullboard.web.visitor import COOKIE, LANGUAGE, csrf_of, find_guest, language_of, sure
from fullboard.words import LANGUAGES

STATIC = Path(__file__).parent / "static"
Form = Annotated[dict[str, Any], Body(media_type=RequestEncodingType.URL_ENCODED)]
YEAR = 365 * 86400


def html(text: str, status: int = 200) -> Response[str]:
    """A page as a response."""
    return Response(text, media_type=MediaType.HTML, status_code=status)


async def draw(request: Request[Any, Any, Any], template: str, **context: Any) -> Response[str]:
    """A page for whoever is asking."""
    guest = await find_guest(request)
    return html(
        render.page(template, language_of(request), guest, csrf=csrf_of(request), path=request.url.path, **context)
    )


@get("/games/{key:str}/help")
async def help_page(request: Request[Any, Any, Any], key: FromPath[str]) -> Response[str]:
    """The rules of a game in our own words."""
    game = shelf()[key]
    return await draw(request, "help.html", game=game, text=render.help_page(game.folder, language_of(request)))


@get("/games/{key:str}/components")
async def components(request: Request[Any, Any, Any], key: FromPath[str]) -> Response[str]:
    """What is printed on the pieces, each value with where it comes from."""
    game = shelf()[key]
    editions = {name: marked_values(edition.components) for name, edition in game.editions.items()}
    return await draw(request, "components.html", game=game, editions=editions)


@get("/games/{key:str}/components/{name:str}")
async def edition_file(key: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """An edition as the file it is, to begin one's own with."""
    game = shelf()[key]
    data = render.edition_file(game, name) if name.removesuffix(".toml") in game.editions else None
    if data is None:
        raise Refused("unknown-file", 404)
    return Response(data, media_type="application/toml; charset=utf-8")


@get("/games/{key:str}/{name:str}")
async def game_file(key: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A style sheet or picture that a game brings."""
    kinds = {"board.css": "text/css", "cover.svg": "image/svg+xml"}
    data = render.game_file(shelf()[key], name) if name in kinds else None
    if data is None and name == "cover.svg":
        data = (STATIC / name).read_bytes()
    if data is None:
        raise Refused("unknown-file", 404)
    return Response(data, media_type=kinds[name], headers={"cache-control": "public, max-age=3600"})


@post("/name")
async def take_name(request: Request[Any, Any, Any], data: Form) -> Redirect:
    """A guest gives a name, or another one."""
    house: House = request.app.state.house
    name = guests.check_name(data.get("name"))
    guest = await find_guest(request)
    if guest is None:
        guest = await house.store.run(lambda connection: guests.welcome(connection, name))
    else:
        known = guest.id
        await house.store.run(lambda connection: guests.rename(connection, known, name))
        house.rename(known, name)
    return signed(request, guest, back(data))


def signed(request: Request[Any, Any, Any], guest: Guest, path: str) -> Redirect:
    """Go on as that guest."""
    response = Redirect(path, status_code=303)
    response.set_cookie(
        COOKIE,
        request.app.state.cookies.sign(guest.id),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.app.state.config.secure_cookies,
    )
    return response


def back(data: dict[str, Any]) -> str:
    """Where a form wants to return to: a path of this house, nothing else."""
    path = str(data.get("back") or "/")
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


@post("/language")
async def switch_language(data: Form) -> Redirect:
    """Read the house in another language."""
    response = Redirect(back(data), status_code=303)
    if data.get("language") in LANGUAGES:
        response.set_cookie(LANGUAGE, str(data["language"]), max_age=YEAR, samesite="lax")
    return response


@get("/me")
async def me(request: Request[Any, Any, Any]) -> Response[str]:
    """One's own affairs: name, another device, a token for bots, being forgotten."""
    return await draw(request, "me.html", code=None, token=None)


@post("/me/code")
async def another_device(request: Request[Any, Any, Any]) -> Response[str]:
    """A one-time code for another device."""
    guest = sure(await find_guest(request))
    house: House = request.app.state.house
    code = await house.store.run(lambda connection: guests.make_code(connection, guest.id))
    return await draw(request, "me.html", code=code, token=None)


@post("/me/redeem")
async def redeem(request: Request[Any, Any, Any], data: Form) -> Redirect:
    """Become the guest a code belongs to."""
    house: House = request.app.state.house
    code = str(data.get("code") or "").strip()[:100]
    return signed(request, await house.store.run(lambda connection: guests.redeem(connection, code)), "/")


@post("/me/forget")
async def forget(request: Request[Any, Any, Any]) -> Redirect:
    """Remove one's name and all one has said."""
    guest = sure(await find_guest(request))
    house: House = request.app.state.house
    await house.forget(guest.id)
    response = Redirect("/", status_code=303)
    response.delete_cookie(COOKIE)
    return response


HANDLERS = [
    help_page,
    components,
    edition_file,
    game_file,
    take_name,
    switch_language,
    me,
    another_device,
    redeem,
    forget,
]
