"""In a browser: a device that goes round, the table on a television, and a move that the house makes by order."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import MOVES, Person
from tests.house.server import Caller, Server

Enter = Callable[..., Person]


def test_a_device_goes_round_and_a_television_shows_no_hand(come_in: Enter) -> None:
    anna, television = come_in("Anna"), come_in(None, viewport={"width": 1920, "height": 1080})
    path = anna.set_table("companeros", "me", "person", "person")
    television.page.goto(f"{path}/screen")
    expect(television.page.locator("#qr")).to_be_visible()
    for name in ("Ben", "Carla"):
        anna.page.fill("#add-here [name=called]", name)
        anna.page.click("#add-here button")
        expect(anna.page.locator("#panel, .players").first).to_contain_text(name)
    expect(television.page.locator("#board")).to_be_visible()
    names = []
    for _ in range(3):  # a whole trick
        expect(anna.page.locator("#hand-over.covered #show-hand")).to_be_visible()
        assert anna.look()["hand"] == set()
        anna.page.click("#show-hand")
        expect(anna.page.locator("#cover-hand")).to_be_visible()
        anna.wait_for_turn()
        names.append(str(anna.page.text_content("#hand-over")).split()[5].strip("."))
        hand = anna.look()["hand"]
        step = anna.step
        played = anna.legal()[0]
        anna.page.locator(MOVES).first.click()
        anna.wait_for_step(step)
        television.page.wait_for_function("step => !document.querySelector('#sentence-' + step)", arg=len(names))
        assert len(hand) == 9
        assert not (television.look()["cards"] & hand) - {played.removeprefix("play ")}
    assert sorted(names) == ["Anna", "Ben", "Carla"]


def test_a_line_chosen_on_the_board_is_played_by_the_house(come_in: Enter, server: Server) -> None:
    anna = come_in("Anna")
    path = anna.set_table("companeros", "me", "person", "person")
    others = [Caller(server, name) for name in ("Bob", "Carla")]
    for other in others:
        other.post(f"{path}/sit")
    expect(anna.page.locator("#board")).to_be_visible()
    expect(anna.page.locator("#orders .order-links")).to_be_attached()
    anna.page.click("#orders-box summary")
    anna.page.click("#orders .order-links .button >> nth=0")
    expect(anna.page.locator("#lesson")).to_be_visible()
    before = []
    while anna.page.locator(MOVES).count() == 0:  # until it comes to her
        mover = int(str(anna.page.get_attribute(".order-others", "id")).removeprefix("others-"))
        shown = others[mover - 1].get(path)
        held = shown["view"]["hand"][0]
        before.append((mover, f"play {held}"))
        anna.page.click(f'.order-others button[value="{mover} play {held}"]')
        expect(anna.page.locator(".study-line li")).to_have_count(1 + len(before))
    mine = anna.legal()[0]
    anna.page.locator(MOVES).first.click()
    anna.page.click("#order-give .primary")
    expect(anna.page.locator(".order.waiting")).to_be_visible()
    for mover, move in before:
        made = others[mover - 1].post(f"{path}/move", move=move, step=others[mover - 1].get(path)["step"])
        assert made.status_code == 200, made.text
    anna.page.goto(path)
    expect(anna.page.locator("#board [data-piece]").first).to_be_attached()
    anna.page.wait_for_function("() => document.querySelector('#orders .order.done')")
    story = [told for told in others[0].get(f"{path}/story") if told["parameters"].get("seat") == 0]
    assert [told["parameters"]["card"] for told in story if "card" in told["parameters"]] == [
        mine.removeprefix("play ")
    ]
    anna.page.reload()  # whoever comes back later reads what became of it, though nothing moves
    expect(anna.page.locator("#orders-many")).to_have_text("!")
    expect(anna.page.locator("#orders .order.done")).to_be_attached()
