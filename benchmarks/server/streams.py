"""Reads a page's stream as a browser does: zstd, server-sent events, changes put together (docs/streams.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import zstandard

from fullboard.web.delta import assemble

ENCODINGS = "gzip, deflate, br, zstd"  # what Chromium takes


class Heard(NamedTuple):
    """One event: its name, its data, and what it weighed on the wire."""

    name: bytes
    data: bytes
    weight: int


class Frames:
    """Unpacks frames of zstd, one after the other, whose ends come late."""

    def __init__(self) -> None:
        self._reading = zstandard.ZstdDecompressor().decompressobj()

    def read(self, packed: bytes) -> bytes:
        """All that can be read with these bytes."""
        said = self._reading.decompress(packed)
        while self._reading.eof:
            rest = self._reading.unused_data
            self._reading = zstandard.ZstdDecompressor().decompressobj()
            said += self._reading.decompress(rest) if rest else b""
        return said


class Plain:
    """Takes bytes as they are."""

    def read(self, sent: bytes) -> bytes:
        """The same."""
        return sent


class Reader:
    """Takes what arrives, and hands out whole events."""

    def __init__(self, encoding: str | None) -> None:
        self._unpack = Frames() if encoding == "zstd" else Plain()
        self._waiting = b""
        self._weight = 0

    def feed(self, arrived: bytes) -> Iterator[Heard]:
        """The events that are complete now; those that say nothing are left out."""
        self._weight += len(arrived)
        *whole, self._waiting = (self._waiting + self._unpack.read(arrived)).split(b"\n\n")
        for event in whole:
            name, data = b"", []
            for line in event.split(b"\n"):
                field, _, value = line.partition(b": ")
                if field == b"data":
                    data.append(value)
                elif field == b"event":
                    name = value
            if data:
                yield Heard(name, b"\n".join(data), self._weight)
                self._weight = 0


def follow(shown: str, heard: Heard) -> str:
    """The text after an event."""
    if heard.name != b"delta":
        return heard.data.decode()
    head, _, fresh = heard.data.decode().partition("\n")
    return assemble(shown, head.partition(" ")[2], fresh)
