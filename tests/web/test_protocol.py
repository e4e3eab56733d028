"""Connections that want to take more than their share, over real sockets."""

from __future__ import annotations

import asyncio
import resource
import select
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import pytest
import uvicorn

from fullboard.web.protocol import ConnectionLimits, LimitedProtocol, address_of, answer, protocol_within
from tests.patient import PATIENCE

pytestmark = pytest.mark.slow

HURRY = {"silent_seconds": 0.6, "head_seconds": 0.8, "body_seconds": 0.8, "stuck_seconds": 1.0}
GET = b"GET / HTTP/1.1\r\nhost: house\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nhost: house\r\n"


listening: set[asyncio.Task[Any] | None] = set()  # those to whom /endless is told


async def tiny(scope: dict[str, Any], receive: Callable[..., Any], send: Callable[..., Any]) -> None:
    """Says how long a body was and what headers it had; /stream beats every tenth of a second, the others say much."""
    if scope["type"] != "http":
        return
    if scope["path"] in ("/stream", "/flood"):
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/event-stream")]})
        for _ in range(30 if scope["path"] == "/stream" else 300):
            body = b"data: beat\n\n" if scope["path"] == "/stream" else b"x" * 1_000_000
            await send({"type": "http.response.body", "body": body, "more_body": True})
            await asyncio.sleep(0.1 if scope["path"] == "/stream" else 0)
        await send({"type": "http.response.body", "body": b"data: end\n\n"})
        return
    if scope["path"] == "/endless":
        listening.add(asyncio.current_task())
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/event-stream")]})
        await send({"type": "http.response.body", "body": b"data: hello\n\n", "more_body": True})
        while (await receive())["type"] != "http.disconnect":
            pass
        listening.discard(asyncio.current_task())
        return
    if scope["path"] == "/large":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"50000000")]})
        await send({"type": "http.response.body", "body": b"x" * 50_000_000})
        return
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size += len(message["body"])
        more = message["more_body"]
    told = f"{size} bytes, headers: {b','.join(name for name, _ in scope['headers']).decode()}".encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(told))]})
    await send({"type": "http.response.body", "body": told})


class Running:
    def __init__(self, limits: ConnectionLimits) -> None:
        self.limits = limits
        self.door = socket.create_server(("127.0.0.1", 0), backlog=1024)
        self.address = self.door.getsockname()
        self.server = uvicorn.Server(
            uvicorn.Config(tiny, http=protocol_within(limits), ws="none", lifespan="off", log_config=None)
        )
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.door]})
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)

    def connect(self, data: bytes = b"") -> socket.socket:
        connection = socket.create_connection(self.address, timeout=20)
        connection.sendall(data)
        return connection

    def ask(self, data: bytes = GET) -> bytes:
        """What comes back until the other side ends it, or nothing more comes."""
        with self.connect(data) as connection:
            return read_all(connection)

    def still_serves(self) -> None:
        assert self.ask(GET.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n")).startswith(b"HTTP/1.1 200")

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join()


@contextmanager
def running(**limits: Any) -> Iterator[Running]:
    server = Running(ConnectionLimits(**limits))
    try:
        yield server
    finally:
        server.close()
    assert server.limits.open == 0
    assert not server.limits.open_from


def read_all(connection: socket.socket, seconds: float = 20.0) -> bytes:
    connection.settimeout(seconds)
    got = b""
    with suppress(ConnectionError, TimeoutError):
        while part := connection.recv(65536):
            got += part
    return got


def read_until(connection: socket.socket, words: bytes, times: int = 1) -> bytes:
    """What comes until these words have come."""
    got = b""
    while got.count(words) < times:
        part = connection.recv(65536)
        assert part, got
        got += part
    return got


def wait_for(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def read_answer(connection: socket.socket) -> bytes:
    """One answer of a connection that stays."""
    got = b""
    while b"\r\n\r\n" not in got or len(got.partition(b"\r\n\r\n")[2]) < length_of(got):
        part = connection.recv(65536)
        assert part, got
        got += part
    return got


def length_of(head: bytes) -> int:
    for line in head.partition(b"\r\n\r\n")[0].split(b"\r\n"):
        if line.lower().startswith(b"content-length:"):
            return int(line.partition(b":")[2])
    return 0


def wait_until_closed(connections: list[socket.socket]) -> list[bytes]:
    """What each of them was told before it was closed."""
    told = dict.fromkeys(connections, b"")
    waiting = set(connections)
    deadline = time.monotonic() + PATIENCE
    while waiting:
        assert time.monotonic() < deadline, f"{len(waiting)} of {len(connections)} are still open"
        for ready in select.select(list(waiting), [], [], 0.1)[0]:
            try:
                part = ready.recv(65536)
            except ConnectionError:
                part = b""
            told[ready] += part
            if not part:
                waiting.remove(ready)
    return list(told.values())


def test_an_ordinary_request_is_answered_and_the_connection_stays() -> None:
    with running() as house, house.connect() as connection:
        for _ in range(3):
            connection.sendall(GET)
            assert b"0 bytes" in read_answer(connection)
        connection.sendall(POST + b"content-length: 5\r\n\r\nhe")
        time.sleep(0.05)
        connection.sendall(b"llo")
        assert b"5 bytes" in read_answer(connection)
        connection.sendall(GET + GET)
        assert b"0 bytes" in read_answer(connection)


def test_a_head_of_a_hundred_megabytes_is_refused_at_once() -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with running() as house:
        for head in (b"GET / HTTP/1.1\r\nhost: house\r\ncookie: ", b"GET /", b"GET / HTTP/1.1\r\n"):
            connection = house.connect(head)
            sent = 0
            with suppress(ConnectionError):
                for _ in range(1600):
                    connection.sendall(b"a" * 65536)
                    sent += 65536
            assert sent < 20 << 20
            connection.close()
        house.still_serves()
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert after - before < 40 << 10  # kilobytes


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nhost: house\r\ncookie: " + b"a" * 33_000 + b"\r\n\r\n",
        b"GET /" + b"a" * 33_000 + b" HTTP/1.1\r\nhost: house\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 101 + b"\r\n",
    ],
)
def test_a_head_that_comes_whole_but_is_too_large_is_refused(head: bytes) -> None:
    with running() as house:
        assert house.ask(head).startswith(b"HTTP/1.1 431 ")


def test_a_head_as_large_as_it_may_be_is_read() -> None:
    with running() as house:
        head = b"GET / HTTP/1.1\r\nhost: house\r\nconnection: close\r\ncookie: " + b"a" * 32_000 + b"\r\n\r\n"
        assert house.ask(head).startswith(b"HTTP/1.1 200 ")


def test_what_comes_after_a_body_is_neither_a_header_nor_kept() -> None:
    chunked = (
        b"POST / HTTP/1.1\r\nhost: house\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n"
    )
    with running() as house:
        told = house.ask(chunked + b"x-forwarded-for: 10.0.0.1\r\n\r\n")
        assert b"2 bytes" in told
        assert b"forwarded" not in told
        connection = house.connect(chunked + b"x-long: ")
        sent = 0
        with suppress(ConnectionError):
            for _ in range(1600):
                connection.sendall(b"a" * 65536)
                sent += 65536
        assert sent < 20 << 20
        connection.close()


def test_three_hundred_slow_heads_are_ended_in_time_whatever_they_drip() -> None:
    with running(per_address=0, head_seconds=3.0) as house, ExitStack() as stack:
        slow = [stack.enter_context(house.connect(b"GET / HTTP/1.1\r\nx-a")) for _ in range(300)]
        for _ in range(3):
            time.sleep(0.3)
            for each in slow:
                with suppress(ConnectionError):  # its time may be over already
                    each.sendall(b"a")
        house.still_serves()
        told = wait_until_closed(slow)
        assert all(each.startswith(b"HTTP/1.1 408 ") for each in told)


def test_half_a_body_is_waited_for_no_longer_than_that() -> None:
    with running(**HURRY) as house, ExitStack() as stack:
        half = POST + b"content-length: 100\r\n\r\nhalf"
        slow = [stack.enter_context(house.connect(half)) for _ in range(50)]
        told = wait_until_closed(slow)
        assert all(each.startswith(b"HTTP/1.1 408 ") for each in told)
        house.still_serves()


def test_a_large_body_that_keeps_coming_is_given_more_time() -> None:
    with running(body_bytes=1000, body_seconds=3.0) as house:
        connection = house.connect(
            b"POST / HTTP/1.1\r\nhost: house\r\ncontent-length: 6000\r\nconnection: close\r\n\r\n"
        )
        for _ in range(6):
            connection.sendall(b"a" * 1000)
            time.sleep(0.6)  # six times that is more than a small body is given
        assert b"6000 bytes" in read_all(connection)


def test_who_connects_and_says_nothing_is_sent_home() -> None:
    with running(per_address=0, **HURRY) as house, ExitStack() as stack:
        silent = [stack.enter_context(house.connect()) for _ in range(200)]
        assert set(wait_until_closed(silent)) == {b""}


def test_a_second_request_may_be_slow_for_as_long_as_the_first() -> None:
    with running(**HURRY) as house, house.connect(GET) as connection:
        read_answer(connection)
        connection.sendall(b"GET / HT")
        assert read_all(connection).startswith(b"HTTP/1.1 408 ")


def test_one_address_has_so_many_connections_and_gets_them_back() -> None:
    with running(per_address=20) as house:
        kept = [house.connect(GET) for _ in range(20)]
        for each in kept:
            read_answer(each)
        more = [house.connect() for _ in range(30)]
        assert all(each.startswith(b"HTTP/1.1 503 ") for each in wait_until_closed(more))
        for each in kept:
            each.close()
        deadline = time.monotonic() + PATIENCE
        while house.limits.open and time.monotonic() < deadline:
            time.sleep(0.01)
        house.still_serves()


def test_all_together_have_so_many() -> None:
    with running(connections=10, per_address=0) as house:
        kept = [house.connect(GET) for _ in range(10)]
        for each in kept:
            read_answer(each)
        assert house.ask(b"").startswith(b"HTTP/1.1 503 ")
        for each in kept:
            each.close()


def test_a_stream_outlives_every_limit() -> None:
    with running(**HURRY) as house, house.connect(b"GET /stream HTTP/1.1\r\nhost: house\r\n\r\n") as connection:
        got = b""
        while b"data: end" not in got:
            part = connection.recv(65536)
            assert part, got
            got += part
        assert got.count(b"beat") == 30


def test_who_does_not_read_what_they_asked_for_is_cut_off() -> None:
    with running(**HURRY) as house:
        with house.connect(b"GET /flood HTTP/1.1\r\nhost: house\r\n\r\n"):
            deadline = time.monotonic() + PATIENCE
            while not house.limits.open:
                time.sleep(0.01)
            while house.limits.open:
                assert time.monotonic() < deadline
                time.sleep(0.05)
        house.still_serves()


def test_who_reads_slowly_is_waited_for() -> None:
    with running(stuck_seconds=4.0) as house:
        house.door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 16)  # or it would all be on its way at once
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 16)
        connection.settimeout(20)
        connection.connect(house.address)
        connection.sendall(b"GET /large HTTP/1.1\r\nhost: house\r\nconnection: close\r\n\r\n")
        got = 0
        for _ in range(12):
            time.sleep(0.4)
            got += len(connection.recv(1 << 20))
        assert house.limits.open == 1
        assert got < 50_000_000
        connection.close()


ENDLESS = b"GET /endless HTTP/1.1\r\nhost: house\r\n\r\n"


@pytest.mark.parametrize(
    "more",
    [b"", GET, GET * 3, ENDLESS, ENDLESS * 3, GET[:-7], POST + b"content-length: 100\r\n\r\nhalf"],
    ids=["nothing", "one", "three", "a-stream", "three-streams", "half-a-head", "half-a-body"],
)
@pytest.mark.parametrize("at_once", [True, False])
def test_a_stream_ends_with_its_client_whatever_else_was_asked_for_on_that_connection(
    more: bytes, at_once: bool
) -> None:
    with running() as house:
        with house.connect(ENDLESS + (more if at_once else b"")) as connection:
            assert b"data: hello" in read_until(connection, b"hello")
            assert len(listening) == 1
            connection.sendall(b"" if at_once else more)
        wait_for(lambda: not listening and not house.limits.open)
        house.still_serves()


def test_requests_that_come_before_their_answers_are_answered_in_turn_and_are_not_without_end() -> None:
    with running() as house:
        with house.connect(GET * 5) as connection:
            assert read_until(connection, b"headers: host", 5).count(b"HTTP/1.1 200") == 5
        with house.connect(ENDLESS) as connection:
            read_until(connection, b"hello")
            connection.sendall(GET * 100)
            assert read_all(connection) == b""
        wait_for(lambda: not listening)


def test_nobody_is_told_in_the_midst_of_a_stream_that_the_next_request_was_slow() -> None:
    with running(**HURRY) as house, house.connect(ENDLESS) as connection:
        read_until(connection, b"hello")
        connection.sendall(GET[:-7])
        assert read_all(connection) == b""
        wait_for(lambda: not listening)


def test_nonsense_is_a_bad_request() -> None:
    with running() as house:
        assert house.ask(b"\x16\x03\x01 nonsense\r\n\r\n").startswith(b"HTTP/1.1 400 ")
        house.still_serves()


class Peer(asyncio.BaseTransport):
    def __init__(self, peer: object) -> None:
        super().__init__({"peername": peer})


@pytest.mark.parametrize(
    ("peer", "counts_for"),
    [
        (("192.0.2.7", 1234), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1234, 0, 0), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1234, 0, 0), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 1234, 0, 2), "fe80::/64"),
        (("somewhere", 1), "somewhere"),
        ("", "local"),
        (None, "local"),
    ],
)
def test_an_address_of_ipv6_counts_for_its_network(peer: object, counts_for: str) -> None:
    assert address_of(Peer(peer)) == counts_for


def test_each_server_counts_for_itself() -> None:
    one, other = protocol_within(ConnectionLimits(per_address=1)), protocol_within(ConnectionLimits(per_address=2))
    assert issubclass(one, LimitedProtocol)
    assert (one.limits.per_address, other.limits.per_address) == (1, 2)
    assert answer(431).endswith(b"\r\n\r\nRequest Header Fields Too Large")
