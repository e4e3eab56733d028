"""Coming in, being known on several devices, leaving: names, languages, codes and sessions as pages offer them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import patient
from tests.house.server import Server
from tests.web.visitor import Visitor

CODE = re.compile(r"[2-9A-Z]{4}(?:-[2-9A-Z]{4}){2}")


def code_for(visitor: Visitor) -> str:
    found = CODE.search(visitor.post("/me/code").text)
    assert found is not None
    return found[0]


def is_known(visitor: Visitor) -> bool:
    return "Forget me" in visitor.get("/me").text


def test_a_name_is_all_one_needs(server: Server) -> None:
    with Visitor(server, None) as visitor:
        assert not is_known(visitor)
        assert visitor.post("/name", name="  ").status_code == 400
        assert visitor.post("/name", name="\u202eevil").status_code == 400
        come_in = visitor.post("/name", name="Zoë", back="/me")
        assert (come_in.status_code, come_in.headers["location"]) == (303, "/me")
        assert "Zoë" in visitor.get("/me").text
        cookie = come_in.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie
        assert visitor.post("/name", name="Zoé").status_code == 303
        assert "Zoé" in visitor.get("/me").text


@pytest.mark.parametrize(
    "back", ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "evil"]
)
def test_nobody_is_led_elsewhere(server: Server, back: str) -> None:
    with Visitor(server, "Anna") as anna:
        assert anna.post("/name", name="Anna", back=back).headers["location"] == "/"
        assert anna.post("/language", language="fr", back=back).headers["location"] == "/"


def test_the_language_is_ones_own(server: Server) -> None:
    with Visitor(server, None) as visitor:
        assert '<html lang="en">' in visitor.get("/").text
        visitor.post("/language", language="fr")
        assert '<html lang="fr">' in visitor.get("/").text
        visitor.post("/language", language="xx")
        assert '<html lang="fr">' in visitor.get("/").text


def test_a_code_works_once_and_on_another_device(server: Server) -> None:
    with Visitor(server, "Anna") as anna, Visitor(server, None) as phone, Visitor(server, None) as thief:
        assert "You are known on this device only." in anna.get("/me").text
        code = code_for(anna)
        assert phone.post("/me/redeem", code=f" {code.lower()} ").status_code == 303
        assert "Anna" in phone.get("/me").text
        for wrong in (code, "", "0000-0000-0000", "x" * 5000):
            assert thief.post("/me/redeem", code=wrong).status_code == 400
        assert "You are known on 2 devices." in anna.get("/me").text
        first, second = code_for(anna), code_for(anna)  # a new code is the only one
        assert thief.post("/me/redeem", code=first).status_code == 400
        assert first != second


def test_sessions_can_be_ended(server: Server) -> None:
    with Visitor(server, "Anna") as anna, Visitor(server, None) as phone:
        phone.post("/me/redeem", code=code_for(anna))
        assert is_known(phone)
        assert anna.post("/me/sessions/end").headers["location"] == "/me"
        assert not is_known(phone)
        assert phone.post("/me/code").status_code == 401
        assert is_known(anna)
        phone.post("/me/redeem", code=code_for(anna))
        cookie = phone.http.cookies["guest"]
        gone = phone.post("/me/leave")
        assert gone.headers["location"] == "/"
        assert 'guest="";' in gone.headers["set-cookie"] or "guest=;" in gone.headers["set-cookie"]
        phone.http.cookies.set("guest", cookie)  # whoever has kept it has nothing of it
        assert not is_known(phone)
        assert is_known(anna)


def test_whoever_is_forgotten_is_a_stranger(server: Server) -> None:
    with Visitor(server, "Anna") as anna, Visitor(server, None) as phone:
        phone.post("/me/redeem", code=code_for(anna))
        path = anna.set_table("siesta", "me", "person")
        anna.post(f"{path}/chat", text="I was here")
        cookie = anna.http.cookies["guest"]
        anna.post("/me/forget")
        anna.http.cookies.set("guest", cookie)
        for each in (anna, phone):
            assert not is_known(each)
        assert "I was here" not in phone.get(path).text


@pytest.mark.slow
def test_a_house_reached_by_https_says_so_to_browsers(tmp_path: Path) -> None:
    house = Server(tmp_path / "data")
    house.options += ["--https"]
    with house, Visitor(house, None) as visitor:
        for path in ("/", "/me", "/static/house.css", "/api/v1/games", "/nowhere", "/api/v1/tables"):
            assert visitor.get(path).headers["strict-transport-security"].startswith("max-age=")
        for made in (visitor.post("/name", name="Anna"), visitor.post("/language", language="fr")):
            assert "secure" in made.headers["set-cookie"].lower()


def test_scripts_and_style_sheets_are_kept_until_they_change(server: Server) -> None:
    with Visitor(server, None) as visitor:
        named = set(re.findall(r'(?:src|href)="(/static/[\w.-]+\.(?:js|css)[^"]*)"', visitor.get("/").text))
        assert {"house.css", "house.js", "theme.js"} <= {path.split("?")[0].rpartition("/")[2] for path in named}
        for path in named:
            assert re.fullmatch(r"/static/[\w.-]+\?[0-9a-f]{8}", path)
            kept = visitor.get(path)
            assert kept.status_code == 200
            assert kept.headers["cache-control"] == "public, max-age=3600"
        assert patient.get(f"{server.url}/").headers["cache-control"] == "no-store"


def test_whoever_walks_in_plays_under_a_name_of_the_house(server: Server) -> None:
    with Visitor(server, None) as stranger:
        table = stranger.post("/play/companeros").headers["location"]
        assert re.search(r"Guest \d{3}", stranger.get(table).text)
        assert is_known(stranger)


@pytest.mark.parametrize("name", ["x" * 10_000, "\u202e", "\x00"])
def test_a_name_that_cannot_be_is_refused_and_nobody_is_let_in(server: Server, name: str) -> None:
    with Visitor(server, None) as stranger:
        for path in ("/promise", "/play/companeros"):
            assert stranger.post(path, name=name).status_code == 400
        assert not is_known(stranger)
        assert stranger.post("/play/nothing").status_code == 404
        assert not is_known(stranger)
