"""Other ways to sit: several people at one device, the table on a television, and over somebody's shoulder."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.apart import run_apart
from tests.web.inside import URL, Evening, at_a_table, evening

pytestmark = pytest.mark.slow  # each opens a house of its own, which takes a second of processor time


def hand_of(shown: dict[str, Any]) -> list[str]:
    cards: list[str] = shown["view"]["hand"]
    return cards


def lacks_hands(text: str) -> bool:
    """Whether a page offers no move and shows no hand."""
    return 'name="move"' not in text and 'id="co-hand"' not in text


async def shared(here: Evening, game: str = "companeros") -> tuple[str, dict[str, str], dict[str, str]]:
    """A table at which one guest has three seats; the headers of their program and of their browser."""
    made = (await here.http.post("/api/v1/guests", json={"name": "Anna"})).json()
    bearer = {"authorization": f"Bearer {made['token']}"}
    guest = await here.house.people.by_token(made["token"])
    assert guest is not None
    code = await here.house.people.make_code(guest)
    come_in = await here.http.post("/me/redeem", data={"code": code}, headers={"origin": URL})
    browser = {"cookie": f"guest={come_in.cookies['guest']}", "origin": URL}
    here.http.cookies.clear()
    wanted = {"game": game, "seats": ["me", "person", "here Carla"]}
    table = (await here.http.post("/api/v1/tables", json=wanted, headers=bearer)).json()["id"]
    page = await here.http.get(f"/tables/{table}", headers=browser)
    assert 'id="add-here"' in page.text
    sat = await here.http.post(f"/tables/{table}/sit", data={"called": "Ben"}, headers=browser)
    assert sat.status_code == 303
    return table, bearer, browser


def at_one_device(test: Any) -> Any:
    def run(tmp_path: Path) -> None:
        async def go() -> None:
            async with evening(tmp_path) as here:
                await test(here)

        run_apart(go())

    run.__name__ = test.__name__
    return run


@at_one_device
async def test_hands_are_covered_until_whoever_is_to_move_asks_for_theirs(here: Evening) -> None:
    table, bearer, browser = await shared(here)
    api, page = f"/api/v1/tables/{table}", f"/tables/{table}"
    shown = (await here.http.get(api, headers=bearer)).json()
    assert (shown["names"], shown["seats"], shown["seat"]) == (["Anna", "Ben", "Carla"], [0, 1, 2], None)
    assert "hand" not in shown["view"] or not shown["view"]["hand"]
    (mover,) = shown["actors"]
    other = (mover + 1) % 3
    covered = await here.http.get(page, headers=browser)
    assert lacks_hands(covered.text)
    assert f'href="{page}?seat={mover}"' in covered.text
    assert (await here.http.get(f"{page}?seat={other}", headers=browser)).text.count('name="move"') == 0
    opened = await here.http.get(f"{page}?seat={mover}", headers=browser)
    assert 'name="move"' in opened.text
    assert f'/stream?seat={mover}"' in opened.text
    looked = await here.http.get(f"{page}?seat={other}&look={shown['step']}", headers=browser)
    assert not lacks_hands(looked.text)
    stale = await here.http.get(f"{page}?seat={other}&look={shown['step'] + 1}", headers=browser)
    assert lacks_hands(stale.text)
    stranger = await here.http.get(f"{page}?seat={mover}")
    assert lacks_hands(stranger.text)
    legal = (await here.http.get(f"{api}?seat={mover}", headers=bearer)).json()["legal"]
    sent = {"move": legal[0]["notation"], "step": shown["step"], "seat": mover}
    assert (await here.http.post(f"{page}/move", data=sent, headers=browser)).headers["location"] == page
    again = await here.http.get(f"{page}?seat={mover}", headers=browser)
    assert lacks_hands(again.text)  # the hand is covered as soon as the turn has passed
    assert f'href="{page}?seat={other}"' in again.text


@at_one_device
async def test_secret_choices_are_made_one_after_another_on_one_device(here: Evening) -> None:
    table, bearer, browser = await shared(here, "hotel-samoa")
    api = f"/api/v1/tables/{table}"
    first = (await here.http.get(api, headers=bearer)).json()
    assert first["actors"] == [0, 1, 2]
    unclear = await here.http.post(f"{api}/move", json={"move": "holiday", "step": first["step"]}, headers=bearer)
    assert (unclear.status_code, unclear.json()["code"]) == (400, "which-seat")
    foreign = {"move": "holiday", "step": first["step"], "seat": 3}
    assert (await here.http.post(f"{api}/move", json=foreign, headers=bearer)).status_code == 403
    for seat in (1, 0, 2):
        page = await here.http.get(f"/tables/{table}", headers=browser)
        assert page.text.count(f'href="/tables/{table}?seat={seat}"') == 1
        shown = (await here.http.get(f"{api}?seat={seat}", headers=bearer)).json()
        choice = {"move": shown["legal"][0]["notation"], "step": shown["step"], "seat": seat}
        assert (await here.http.post(f"{api}/move", json=choice, headers=bearer)).status_code == 200
    assert (await here.http.get(api, headers=bearer)).json()["step"] == first["step"] + 1


@at_one_device
async def test_who_shares_a_device_agrees_at_once_plays_again_and_is_forgotten_together(here: Evening) -> None:
    table, bearer, browser = await shared(here)
    api = f"/api/v1/tables/{table}"
    shown = (await here.http.get(api, headers=bearer)).json()
    (mover,) = shown["actors"]
    own = (await here.http.get(f"{api}?seat={mover}", headers=bearer)).json()
    sent = {"move": own["legal"][0]["notation"], "step": own["step"], "seat": mover}
    await here.http.post(f"{api}/move", json=sent, headers=bearer)
    await here.http.post(f"/tables/{table}/ask/undo", data={}, headers=browser)
    assert (await here.http.get(api, headers=bearer)).json()["actors"] == [mover]
    await here.http.post(f"/tables/{table}/ask/end", data={}, headers=browser)
    assert (await here.http.get(api, headers=bearer)).json()["status"] == "closed"
    again = await here.http.post(f"/tables/{table}/rematch", data={}, headers=browser)
    next_table = again.headers["location"].rpartition("/")[2]
    then = (await here.http.get(f"/api/v1/tables/{next_table}", headers=bearer)).json()
    assert (then["status"], then["names"]) == ("running", ["Ben", "Carla", "Anna"])
    await here.http.post("/me/forget", headers=browser)
    for each in (table, next_table):
        seen = (await here.http.get(f"/tables/{each}")).text
        assert "Ben" not in seen
        assert "Carla" not in seen


@at_a_table
async def test_a_television_shows_nobodys_hand_whoever_opens_it(here: Evening) -> None:
    screens = [
        (await here.http.get(f"{here.path}/screen", headers={"cookie": f"guest={cookie}"})).text
        for cookie in here.cookies
    ]
    stranger = (await here.http.get(f"{here.path}/screen")).text
    live = [text[text.index('id="live"') :] for text in (*screens, stranger)]
    assert len(set(live)) == 1
    assert lacks_hands(stranger)
    assert f"{here.path}/qr.svg" in stranger
    assert f"{here.path}/screen/stream" in stranger
    assert "<form" not in live[0]


@at_a_table
async def test_who_looks_over_a_shoulder_sees_that_hand_and_does_nothing(here: Evening) -> None:
    await here.sit_down("Dora", "Emil", "Fritz")  # another table: they are strangers here
    table = (await here.http.get("/api/v1/tables", headers=here.bearer(0))).json()["own"][0]["id"]
    api, page = f"/api/v1/tables/{table}", f"/tables/{table}"
    mine, dora, emil = 1, 3, 4
    invited = await here.http.post(f"{page}/behind/invite", headers={**here.page(mine), "hx-request": "false"})
    (link,) = re.findall(r"/behind/join/([\w-]+)</output>", invited.text)
    join = f"{page}/behind/join/{link}"
    assert "Bob" in (await here.http.get(join)).text
    wrong = await here.http.post(f"{page}/behind/join/{'x' * 10_000}", headers=here.page(dora))
    assert wrong.status_code == 404
    assert (await here.http.post(join, headers=here.page(0))).status_code == 409  # sits there
    assert (await here.http.post(join, headers={"origin": URL})).status_code == 401
    before = (await here.http.get(api, headers=here.bearer(dora))).json()
    assert before["behind"] is None
    assert (await here.http.post(join, headers=here.page(dora))).status_code == 303
    seen, own = [(await here.http.get(api, headers=here.bearer(seat))).json() for seat in (dora, mine)]
    assert (seen["behind"], seen["seat"], seen["legal"]) == (mine, None, [])
    assert hand_of(seen) == hand_of(own)
    looked = (await here.http.get(page, headers={**here.page(dora), "hx-request": "false"})).text
    assert not re.findall(r'name="move" value="[^"]+"(?! aria-disabled)', looked)
    assert all(card in looked for card in hand_of(own)[:1])
    # Everybody is told, and nobody else sees more than before.
    for seat in (0, 1, 2, emil):
        assert (await here.http.get(api, headers=here.bearer(seat))).json()["shoulders"] == [0, 1, 0]
    assert (await here.http.get(api, headers=here.bearer(emil))).json()["view"] == before["view"]
    # They neither move nor speak at the table.
    (actor,) = own["actors"]
    legal = (await here.http.get(api, headers=here.bearer(actor))).json()["legal"][0]["notation"]
    moved = await here.http.post(f"{api}/move", json={"move": legal, "step": own["step"]}, headers=here.bearer(dora))
    assert (moved.status_code, moved.json()["code"]) == (403, "not-your-seat")
    said = await here.http.post(f"{api}/chat", json={"text": "he has the six"}, headers=here.bearer(dora))
    assert (said.status_code, said.json()["code"]) == (403, "behind-says-nothing")
    # What is said behind the seat stays there.
    assert (await here.http.post(f"{page}/behind/say", data={"text": "the six!"}, headers=here.page(dora))).is_success
    assert "the six!" in (await here.http.get(f"{page}/behind", headers=here.page(mine))).text
    assert "the six!" not in (await here.http.get(f"{page}/behind", headers=here.page(0))).text
    assert (await here.http.get(f"{page}/behind", headers=here.page(emil))).status_code == 403
    # Whoever has seen one hand sees no other one.
    other = await here.http.post(f"{page}/behind/invite", headers={**here.page(2), "hx-request": "false"})
    (second,) = re.findall(r"/behind/join/([\w-]+)</output>", other.text)
    elsewhere = await here.http.post(f"{page}/behind/join/{second}", headers=here.page(dora))
    assert elsewhere.status_code == 409
    # Sent away, they see what everybody sees, and the link is void.
    await here.http.post(f"{page}/behind/dismiss", headers=here.page(mine))
    gone = (await here.http.get(api, headers=here.bearer(dora))).json()
    assert (gone["behind"], gone["view"]) == (None, before["view"])
    assert (await here.http.get(join)).status_code == 404
    assert (await here.http.post(join, headers=here.page(emil))).status_code == 404
