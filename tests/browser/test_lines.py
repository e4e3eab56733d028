"""A page whose line is slow, is cut, or is lost: it stays whole, and comes back by itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.person import Person
from tests.house.server import Server

Enter = Callable[..., Person]
# What comes of a stream, byte for byte: a network may cut it anywhere.
CUT_EVERYWHERE = """
const whole = window.fetch;
window.fetch = async (...asked) => {
  const answer = await whole(...asked);
  if (!answer.headers.get("content-type")?.includes("text/event-stream")) return answer;
  window.cuts = 0;
  const bytes = new TransformStream({
    transform(chunk, out) {
      for (let at = 0; at < chunk.length; at++, window.cuts++) out.enqueue(chunk.subarray(at, at + 1));
    },
  });
  return new Response(answer.body.pipeThrough(bytes), answer);
};
"""


def test_the_page_comes_back_by_itself_when_the_house_does(come_in: Enter, tmp_path: Path) -> None:
    with Server(tmp_path / "data") as house:
        anna = come_in("Anna", house=house)
        anna.set_table("companeros", "me", "random", "random")
        anna.wait_for_turn()
        anna.play()
        anna.wait_for_turn()
        hand = anna.hand
        house.kill()
        expect(anna.page.locator("#lost")).to_be_visible()
        anna.page.locator("#moves button[name=move]:not([aria-disabled])").first.click()
        expect(anna.page.locator("#notice")).to_contain_text("connection is lost")
        house.open()
        expect(anna.page.locator("#lost")).to_be_hidden()
        assert anna.hand == hand
        anna.wait_for_turn()
        anna.play()
        expect(anna.page.locator("#notice")).to_be_empty()


def test_a_slow_line_does_not_keep_a_page_from_being_live(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")

    def dawdle(route: Route) -> None:
        time.sleep(0.5)
        route.continue_()

    anna.page.route("**/hx-sse.js", dawdle)
    anna.page.route("**/house.js", dawdle)
    path = anna.set_table("companeros", "me", "person", "person")
    bob.page.goto(path)
    bob.page.fill("#say", "Hello")
    bob.page.keyboard.press("Enter")
    expect(anna.page.locator(".chat li")).to_contain_text(["Bob Hello"])


def test_wherever_the_network_cuts_a_stream_the_page_stays_whole(come_in: Enter) -> None:
    anna = come_in("Anna")
    anna.page.add_init_script(CUT_EVERYWHERE)
    anna.set_table("companeros", "me", "greedy", "greedy")
    for _ in range(3):
        anna.wait_for_turn()
        anna.play()
        assert anna.page.evaluate("['status', 'moves', 'side'].every((id) => document.getElementById(id))")
    assert anna.page.evaluate("window.cuts") > 10_000
