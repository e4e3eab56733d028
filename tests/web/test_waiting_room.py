"""Before a match and after it: who invites whom, a code for a telephone, bots on free seats, and how it ended."""

from __future__ import annotations

from fullboard.words.house import bot_label
from tests.house.server import Server
from tests.web.visitor import Visitor, until


def test_whoever_is_invited_reads_by_whom_and_the_host_how_to_invite(server: Server) -> None:
    with Visitor(server, "Anna") as anna, Visitor(server, "Bob") as bob:
        path = anna.set_table("companeros", "me", "person", "person")
        assert "Anna invites you to a match of Compañeros." in bob.get(path).text
        own = anna.get(path).text
        assert "invites you" not in own
        assert f'src="{path}/qr.svg"' in own
        code = anna.get(f"{path}/qr.svg")
        assert code.headers["content-type"].startswith("image/svg+xml")
        assert code.text.startswith("<svg")
        assert "style=" not in code.text
        assert anna.get("/tables/0123456789abcdef/qr.svg").status_code == 404


def test_whoever_was_asked_to_leave_is_offered_no_seat_until_the_host_invites_them(server: Server) -> None:
    with Visitor(server, "Anna") as anna, Visitor(server, "Bob") as bob, Visitor(server, "Carla") as carla:
        path = anna.set_table("companeros", "me", "person", "person")
        bob.post(f"{path}/sit", seat="1")
        assert anna.post(f"{path}/kick", seat="1").status_code == 303
        page = bob.get(path).text
        assert "The host does not want you at this table." in page
        assert f'action="{path}/sit"' not in page
        assert "invites you" not in page
        assert f'action="{path}/sit"' in carla.get(path).text
        assert "kicked" in bob.post(f"{path}/sit", seat="1").text
        bob.post("/me/shown", public="yes")  # so that he can be invited
        anna.post(f"{path}/invite", name="Bob")
        assert f'action="{path}/sit"' in bob.get(path).text
        assert bob.post(f"{path}/sit", seat="1").status_code == 303


def test_whoever_comes_too_late_for_a_seat_is_led_to_the_table_if_there_still_is_one(server: Server) -> None:
    with Visitor(server, "Anna") as anna, Visitor(server, "Bob") as bob:
        begun = anna.set_table("companeros", "me", "random", "random")
        late = bob.post(f"{begun}/sit")
        assert (late.status_code, "already-begun" in late.text) == (409, True)
        assert f'<a class="button primary" href="{begun}">To the table</a>' in late.text
        gone = anna.set_table("companeros", "me", "person", "person")
        anna.post(f"{gone}/close")
        late = bob.post(f"{gone}/sit")
        assert (late.status_code, "table-gone" in late.text) == (409, True)
        assert "To the table" not in late.text


def test_the_host_asks_a_bot_to_a_free_seat_and_nobody_else_may(server: Server) -> None:
    with Visitor(server, "Anna") as anna, Visitor(server, "Bob") as bob, Visitor(server, None) as stranger:
        path = anna.set_table("companeros", "me", "person", "person")
        assert stranger.post(f"{path}/bot", seat="1", bot="easy").status_code == 401
        assert bob.post(f"{path}/bot", seat="1", bot="easy").status_code == 403
        assert anna.post(f"{path}/bot", seat="9", bot="easy").status_code == 400
        assert anna.post(f"{path}/bot", seat="x", bot="easy").status_code == 400
        assert anna.post(f"{path}/bot", bot="easy").status_code == 400
        assert anna.post(f"{path}/bot", seat="1", bot="nobody").status_code == 400
        assert anna.get(path).text.count('class="add-bot"') == 2
        assert anna.post(f"{path}/bot", seat="1", bot="easy").status_code == 303
        page = anna.get(path).text
        assert page.count('class="add-bot"') == 1
        assert f'<span class="tag">{bot_label("en", "easy")}</span>' in page
        bob.post(f"{path}/sit", seat="2")
        assert 'id="moves"' in anna.get(path).text
        assert anna.post(f"{path}/bot", seat="1", bot="easy").status_code == 409


def test_the_end_is_told_with_place_and_margin_and_stays_in_the_list_of_matches(server: Server) -> None:
    with Visitor(server, "Anna") as anna, Visitor(server, None, language="de") as stranger:
        path = anna.set_table("companeros", "me", "random", "random", option="rounds=1")
        anna.post(f"{path}/leave")
        until(lambda: 'id="ending"' in anna.get(path).text)
        page = anna.get(path).text
        assert 'class="headline">You' in page
        assert "Fair deal" in page
        assert 'class="headline"' not in stranger.get(path).text
        assert "Ehrliche Ziehung" in stranger.get(path).text
        assert f'href="{path}/picture.png"' in page
        assert stranger.get(f"{path}/picture.png").headers["content-type"] == "image/png"
        assert "Anna" in stranger.get(f"{path}/picture.svg").text
        assert f'property="og:image" content="{server.url}{path}/picture.png"' in stranger.get(f"{path}/replay").text
        own = anna.get("/me").text
        assert f'href="{path}/replay"' in own
        assert "Place " in own
        assert anna.get("/next").headers["location"] == "/"
        waiting = anna.set_table("siesta", "me", "random")
        until(lambda: anna.get("/next").headers["location"] == waiting)


def test_the_host_sets_a_waiting_table_anew_with_a_new_commitment_and_nobody_else_may(server: Server) -> None:
    with Visitor(server, "Anna") as anna, Visitor(server, "Bob") as bob:
        path = anna.set_table("companeros", "me", "person", "person", option="rounds=2")
        bob.post(f"{path}/sit", seat="1")
        assert bob.get(f"{path}/change").status_code == 403
        form = anna.get(f"{path}/change").text
        assert 'value="rounds=2" selected' in form
        instead = path.rsplit("/", 1)[1]
        again = anna.set_table("companeros", "me", "person", "easy", option="rounds=1", instead=instead)
        assert again != path
        before, after = bob.get(path).text, bob.get(again).text
        assert f'href="{again}"' in before
        assert "data-commitment" in after
        assert commitment(before) != commitment(after)
        theirs = {"game": "companeros", "players": "3", "instead": again.rsplit("/", 1)[1]}
        assert bob.http.post("/tables", data=theirs, files={"components": ("", b"")}).status_code == 403
        bob.post(f"{again}/sit", seat="1")
        assert 'id="moves"' in anna.get(again).text
        assert anna.get(f"{again}/change").status_code == 409


def commitment(page: str) -> str:
    return page.partition('data-commitment="')[2].partition('"')[0]


def test_the_lobby_tells_what_is_being_played_and_by_how_many(server: Server) -> None:
    with Visitor(server, "Anna") as anna:
        anna.set_table("companeros", "me", "random", "random")
        until(lambda: 'id="playing"' in anna.get("/").text)
        assert 'id="box-companeros"' in anna.get("/").text
        assert 'id="box-siesta"' not in anna.get("/").text  # without a board of its own it is not on the shelf
        assert "ludo" not in anna.get("/new/ludo").text.replace('value="/new/ludo"', "")  # but for the way back
