"""Compressed streams: every event can be read as soon as it is there, by every kind of client."""

from __future__ import annotations

import gzip
import sys
import threading
import zlib
from collections.abc import Callable

import pytest
import zstandard
from hypothesis import given
from hypothesis import strategies as st

from fullboard.web.encoding import END_OF_FRAME, Encoder, Event, Gzip, Zstd, encoder_for

STILL_HERE = b": still here\n\n"
TALK = [
    b"data: <b>one</b>\n\n",
    STILL_HERE,
    b"data: " + 50_000 * b"<i>x</i>" + b"\n\n",
    STILL_HERE,
    b"data: caf\xc3\xa9\n\n",
]
TALKS = st.lists(st.binary(min_size=1), min_size=1, max_size=8)


def unframe() -> Callable[[bytes], bytes]:
    """Reads frames of zstd as browsers do: one after the other, whatever arrives together."""
    reading = zstandard.ZstdDecompressor().decompressobj()

    def read(data: bytes) -> bytes:
        nonlocal reading
        said = reading.decompress(data)
        while reading.eof:
            rest = reading.unused_data
            reading = zstandard.ZstdDecompressor().decompressobj()
            said += reading.decompress(rest) if rest else b""
        return said

    return read


def clients() -> list[tuple[type[Encoder], Callable[[bytes], bytes]]]:
    return [
        (Zstd, unframe()),
        (Gzip, zlib.decompressobj(16 + zlib.MAX_WBITS).decompress),
        (Encoder, bytes),
    ]


@given(TALKS)
def test_every_event_can_be_read_at_once(talk: list[bytes]) -> None:
    for encoder, read in clients():
        stream = encoder()
        for text in talk:
            assert read(stream.encode(Event(text))) == text
        assert read(stream.end()) == b""


@given(TALKS)
def test_a_stream_that_has_ended_is_a_whole_file(talk: list[bytes]) -> None:
    zstd, gz = Zstd(), Gzip()
    framed = b"".join([*(zstd.encode(Event(text)) for text in talk), zstd.end()])
    zipped = b"".join([*(gz.encode(Event(text)) for text in talk), gz.end()])
    assert zstandard.ZstdDecompressor().stream_reader(framed, read_across_frames=True).read() == b"".join(talk)
    assert gzip.decompress(zipped) == b"".join(talk)


@pytest.mark.parametrize("encoder", [Zstd, Gzip, Encoder])
def test_a_stream_that_says_nothing_sends_nothing(encoder: type[Encoder]) -> None:
    assert encoder().end() == b""


def test_an_event_is_packed_once_for_all_who_hear_it() -> None:
    event = Event(TALK[2])
    assert event.framed is event.framed
    assert event.deflated is event.deflated
    assert Zstd().encode(event) is event.framed


def test_an_event_that_is_kept_is_kept_packed() -> None:
    event = Event.packed(TALK[2])
    assert event._text is None
    assert event.text == TALK[2]
    assert len(event.framed) < len(TALK[2]) / 100


def test_a_stream_holds_next_to_nothing() -> None:
    for encoder in (Zstd(), Gzip()):
        for text in TALK:
            encoder.encode(Event(text))
        assert sys.getsizeof(encoder) + sys.getsizeof(getattr(encoder, "__dict__", {})) < 500


def test_a_heartbeat_stays_small() -> None:
    event = Event(STILL_HERE)
    assert len(END_OF_FRAME + event.framed) < 40
    assert len(event.deflated) < 40


def test_threads_do_not_get_into_each_others_way() -> None:
    texts = [bytes([letter]) * 200_000 + bytes(range(256)) * letter for letter in range(8)]
    read: dict[int, list[bytes]] = {}

    def pack(at: int) -> None:
        read[at] = [Event.packed(texts[at]).text for _ in range(20)]

    threads = [threading.Thread(target=pack, args=(at,)) for at in range(len(texts))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert read == {at: [text] * 20 for at, text in enumerate(texts)}


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("gzip, deflate, br, zstd", "zstd"),
        ("gzip, deflate, br", "gzip"),
        ("gzip, deflate", "gzip"),
        ("", None),
        ("br", None),
        ("*", "zstd"),
        ("zstd;q=0, *", "gzip"),
        ("zstd;q=0.5, gzip;q=0.8", "gzip"),
        ("zstd;q=0.8, gzip;q=0.5", "zstd"),
        ("GZIP ; Q=1.0 , ZSTD ; Q=0", "gzip"),
        ("identity", None),
        ("identity;q=1, gzip;q=0.5", None),
        ("identity;q=0.5, gzip", "gzip"),
        ("gzip;q=0", None),
        ("*;q=0", None),
        ("identity;q=0", None),
        ("zstd;q=much, gzip", "gzip"),
        ("zstd;q=7, gzip", "gzip"),
        ("zstd;q=nan, gzip", "gzip"),
        (",,;q=1,", None),
    ],
)
def test_a_client_gets_what_it_would_rather_have(accepted: str, chosen: str | None) -> None:
    assert encoder_for(accepted).name == chosen


@given(st.text())
def test_no_header_is_too_odd(accepted: str) -> None:
    assert encoder_for(accepted).name in ("zstd", "gzip", None)
