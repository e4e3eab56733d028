"""How streams are compressed: each event on its own, so that it is packed once for all who hear it, and no stream
keeps a compressor."""

import threading
import zlib

import zstandard

LEVEL = 3  # of zstd: 20 µs for an event, 100 for a whole table
GZIP_LEVEL = 6
END_OF_FRAME = b"\x01\x00\x00"  # of zstd: an empty last block
HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"  # of gzip: neither name nor time
LAST_BLOCK = b"\x03\x00"  # of deflate, empty
SIZES = 1 << 32  # gzip counts bytes modulo this


class _Tools(threading.local):
    """Compressors are shared by everything in a thread, and by nothing else."""

    def __init__(self) -> None:
        self.pack = zstandard.ZstdCompressor(LEVEL)
        self.unpack = zstandard.ZstdDecompressor()


_tools = _Tools()


class Event:
    """Bytes of a stream that are of no use in part, packed at most once in each way however many hear them."""

    __slots__ = ("_deflated", "_framed", "_text")

    def __init__(self, text: bytes) -> None:
        self._text: bytes | None = text
        self._framed: bytes | None = None
        self._deflated: bytes | None = None

    @classmethod
    def packed(cls, text: bytes) -> "Event":
        """An event that is kept for long, and unpacked whenever somebody wants to read it."""
        event = cls(text)
        if text and event.framed:
            event._text = None
        return event

    @property
    def text(self) -> bytes:
        """As it was."""
        if self._text is not None:
            return self._text
        return _tools.unpack.decompress(self.framed + END_OF_FRAME)

    @property
    def framed(self) -> bytes:
        """A zstd frame without its end: all of it can be read, and more frames can follow its end.

        The end comes with the next event, as some clients (httpx) take a frame that ends with what has arrived so far
        for the last one.
        """
        if self._framed is None:
            text = self.text
            packing = _tools.pack.compressobj(size=len(text))
            self._framed = packing.compress(text) + packing.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
        return self._framed

    @property
    def deflated(self) -> bytes:
        """Blocks of deflate that can stand anywhere in a stream of them: they end with a byte and look back at nothing
        before them."""
        if self._deflated is None:
            packing = zlib.compressobj(GZIP_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
            self._deflated = packing.compress(self.text) + packing.flush(zlib.Z_SYNC_FLUSH)
        return self._deflated


class Encoder:
    """What one stream sends for each event: here, the event itself."""

    name: str | None = None  # for the header `content-encoding`

    def encode(self, event: Event) -> bytes:
        """The next bytes of the stream; with them the client can read the whole event."""
        return event.text

    def end(self) -> bytes:
        """The last bytes of the stream."""
        return b""


class Zstd(Encoder):
    """A frame for each event."""

    __slots__ = ("_open",)
    name = "zstd"

    def __init__(self) -> None:
        self._open = False

    def encode(self, event: Event) -> bytes:
        """End the frame before, and begin one."""
        if self._open:
            return END_OF_FRAME + event.framed
        self._open = True
        return event.framed

    def end(self) -> bytes:
        """End the last frame."""
        return END_OF_FRAME if self._open else b""


class Gzip(Encoder):
    """One member, for clients that know nothing else; it ends with a sum over everything that was said."""

    __slots__ = ("_size", "_sum")
    name = "gzip"

    def __init__(self) -> None:
        self._size = 0
        self._sum = 0

    def encode(self, event: Event) -> bytes:
        """Blocks, at first with the member's head."""
        head = b"" if self._size else HEAD
        text = event.text
        self._size += len(text)
        self._sum = zlib.crc32(text, self._sum)
        return head + event.deflated

    def end(self) -> bytes:
        """The member's end."""
        if not self._size:
            return b""
        return LAST_BLOCK + self._sum.to_bytes(4, "little") + (self._size % SIZES).to_bytes(4, "little")


ENCODERS: tuple[type[Encoder], ...] = (Zstd, Gzip, Encoder)  # those that make it smaller first


def encoder_for(accept_encoding: str) -> Encoder:
    """The best that a client takes, by its header `accept-encoding`; empty if there is none."""
    wanted = _weights(accept_encoding)
    others = wanted.get("*", 0.0)

    def weight(encoder: type[Encoder]) -> float:
        if encoder.name is None:
            return wanted.get("identity", 0.0)  # always taken in the end, but only asked for by name
        return wanted.get(encoder.name, others)

    best = max(ENCODERS, key=weight)
    return best() if weight(best) > 0 else Encoder()


def _weights(accept_encoding: str) -> dict[str, float]:
    """How much a client wants each encoding; what cannot be understood is not wanted."""
    wanted = {}
    for part in accept_encoding.lower().split(","):
        name, _, parameter = part.partition(";")
        key, _, value = parameter.partition("=")
        try:
            weight = float(value) if key.strip() == "q" else 1.0
        except ValueError:
            weight = 0.0
        if name.strip():
            wanted[name.strip()] = weight if 0 <= weight <= 1 else 0.0
    return wanted
