"""A small proxy, on this machine only: every connection goes to the next house that is open."""

from __future__ import annotations

import asyncio
import contextlib

PIECE = 1 << 16


class Proxy:
    """Round-robin over the ports of several processes; a connection ends with the process it led to."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.port = 0
        self._next = 0
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for task in list(self._open):
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            with contextlib.suppress(OSError, asyncio.CancelledError):
                await self._lead(reader, writer)
        finally:
            self._open.discard(task)
            writer.close()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(len(self.ports)):
            self._next = (self._next + 1) % len(self.ports)
            try:
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.ports[self._next])
            except OSError:
                continue  # it was killed, and is not back yet
            break
        else:
            return
        ways = [asyncio.create_task(_pass_on(reader, far_writer)), asyncio.create_task(_pass_on(far_reader, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            far_writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()
