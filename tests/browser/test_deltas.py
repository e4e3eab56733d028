"""What a stream tells by and by becomes, in the page, what the server has drawn: with htmx and our script."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib import resources

import pytest
from playwright.sync_api import Browser, Page

from fullboard.web.delta import Text, change
from fullboard.web.encoding import Encoder, Event, Gzip, Zstd

HTMX = resources.files("django_htmx") / "static" / "django_htmx"
FILES = {
    "/htmx.js": HTMX / "htmx-4.min.js",
    "/hx-sse.js": HTMX / "ext" / "hx-sse-4.min.js",
    "/house.js": resources.files("fullboard.web") / "static" / "house.js",
}
PAGE = """<!doctype html><meta charset="utf-8"><title>A stream</title>
<meta name="htmx-config" content='{"includeIndicatorCSS": false, "sse": {"reconnectDelay": 50}}'>
<p id="lost" hidden></p><div id="told" hx-sse:connect="/stream" hx-swap="innerMorph"></div>
<script src="/htmx.js"></script><script src="/hx-sse.js"></script><script src="/house.js"></script>"""

SAME = """text => {
  const made = document.createElement("div");
  made.innerHTML = text;
  return made.innerHTML === document.getElementById("told").innerHTML;
}"""


def table(*log: str, turn: str = "no") -> str:
    lines = "".join(f'<li id="log-{number}">{text}</li>\n' for number, text in enumerate(log))
    board = "".join(f'<i id="piece-{number}">\U0001f0a1 é {number}</i>' for number in range(200))
    return f'<p id="status" data-turn="{turn}">One > two</p>\r\n<div>{board}</div>\n<ol>{lines}</ol>'


class House:
    """A server with one page and one stream, on which is said what the test says."""

    def __init__(self) -> None:
        self.encoder: type[Encoder] = Encoder
        self.visits: list[str | None] = []  # of the stream, with what each visitor says to have
        self.lines: list[queue.Queue[Event | None]] = []  # to each of them
        house = self

        class Door(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                if self.path == "/stream":
                    house.talk(self)
                elif self.path in FILES:
                    self.answer("text/javascript", FILES[self.path].read_bytes())
                else:
                    self.answer("text/html", PAGE.encode())

            def answer(self, kind: str, body: bytes) -> None:
                self.send_response(200)
                self.send_header("content-type", kind)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/"

    def say(self, event: Event | None) -> None:
        """To the newest visitor; nothing ends the stream."""
        self.lines[-1].put(event)

    def talk(self, door: BaseHTTPRequestHandler) -> None:
        encoder = self.encoder()
        door.send_response(200)
        door.send_header("content-type", "text/event-stream")
        door.send_header("transfer-encoding", "chunked")
        if encoder.name:
            door.send_header("content-encoding", encoder.name)
        door.end_headers()
        line: queue.Queue[Event | None] = queue.Queue()
        self.lines.append(line)
        self.visits.append(door.headers["last-event-id"])
        while (event := line.get()) is not None:
            body = encoder.encode(event)
            door.wfile.write(b"%x\r\n%s\r\n" % (len(body), body))
        body = encoder.end()
        with suppress(OSError):  # nobody may be there any more
            door.wfile.write(b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body) if body else b"0\r\n\r\n")

    def close(self) -> None:
        for line in self.lines:
            line.put(None)
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def house() -> Iterator[House]:
    running = House()
    yield running
    running.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    yield page
    context.close()
    assert not troubles


def wait_for(page: Page, what: Callable[[], bool]) -> None:
    for _ in range(200):
        if what():
            return
        page.wait_for_timeout(25)
    pytest.fail("waited in vain")


def shows(page: Page, text: str) -> None:
    """Wait until the page is what it would be if it had been given that text in one."""
    page.wait_for_function(SAME, arg=text, timeout=10_000)


@pytest.mark.parametrize("encoder", [Zstd, Gzip, Encoder])
def test_a_page_is_told_a_text_and_then_its_changes(house: House, page: Page, encoder: type[Encoder]) -> None:
    house.encoder = encoder
    page.goto(house.url)
    wait_for(page, lambda: len(house.visits) == 1)
    texts = [table("one"), table("one", "two > one", turn="yes"), table("line\none", "𝄞"), table("one", "last")]
    shown = Text([texts[0]])
    house.say(shown.whole)
    shows(page, texts[0])
    for text in texts[1:]:
        before, shown = shown, shown.then([text])
        event = change(before, shown)
        assert event.text.startswith(b"event: delta\n")
        house.say(Event(b": still here\n\n"))
        house.say(event)
        shows(page, text)
    assert len(house.visits) == 1


def test_who_lacks_the_text_that_has_changed_comes_back_for_a_whole_one(house: House, page: Page) -> None:
    page.goto(house.url)
    wait_for(page, lambda: len(house.visits) == 1)
    shown, missed, after = Text([table("one")]), Text([table("one", "two")]), Text([table("one", "two", "three")])
    house.say(shown.whole)
    shows(page, table("one"))
    house.say(change(missed, after))
    wait_for(page, lambda: len(house.visits) == 2)
    assert page.locator("#told li").count() == 1
    assert house.visits[-1] == "none"
    house.say(after.whole)
    shows(page, table("one", "two", "three"))


def test_who_comes_back_says_what_it_has_and_need_not_be_told_again(house: House, page: Page) -> None:
    page.goto(house.url)
    wait_for(page, lambda: len(house.visits) == 1)
    shown = Text([table("one")])
    house.say(shown.whole)
    shows(page, table("one"))
    house.say(None)
    wait_for(page, lambda: len(house.visits) == 2)
    assert house.visits[-1] == shown.version.decode()
    unchanged = change(shown, shown)
    assert len(unchanged.text) < 80
    house.say(unchanged)
    after = shown.then([table("one", "two")])
    house.say(change(shown, after))
    shows(page, table("one", "two"))
