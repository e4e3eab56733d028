"""Where the house can be reached: by the names it was given and by this machine's addresses, and by nothing else."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from fullboard.cli.serve import own_address, own_names
from fullboard.house.errors import BadRequest
from fullboard.web.config import Config
from fullboard.web.security import HEADERS, AtThisHouse
from tests import patient
from tests.house.server import Server, free_port

pytestmark = pytest.mark.slow

HERE = {"server": ("192.168.7.5", 8000)}


@pytest.mark.parametrize(
    ("host", "scope", "known"),
    [
        (b"localhost:8000", HERE, True),
        (b"LocalHost:8000", HERE, True),
        (b"127.0.0.1", HERE, True),
        (b"[::1]:8000", HERE, True),
        (b"games.example", HERE, True),
        (b"games.example:8000", HERE, True),
        (b"192.168.7.5:8000", HERE, True),
        (b"192.168.7.5", HERE, True),
        (b"192.168.7.5:8000", {"server": ("::ffff:192.168.7.5", 8000)}, True),
        (b"[fd00::7]:8000", {"server": ("fd00::7", 8000)}, True),
        (b"fd00::7:8000", {"server": ("fd00::7", 8000)}, False),
        (b"192.168.7.6:8000", HERE, False),
        (b"192.168.7.5:8001", HERE, False),
        (b"192.168.7.5.evil.example:8000", HERE, False),
        (b"evil.example", HERE, False),
        (b"games.example.evil.example", HERE, False),
        (b"", HERE, False),
        (None, HERE, False),
        (b"", {"server": None}, False),
        (b":None", {"server": ("", None)}, False),
        (b"/tmp/door:None", {"server": ("/tmp/door", None)}, False),
    ],
)
def test_the_house_knows_its_names_and_the_address_it_was_reached_by(
    tmp_path: Path, host: bytes | None, scope: dict[str, Any], known: bool
) -> None:
    here = AtThisHouse(Config(data=tmp_path, allowed_hosts=("Games.example",)))
    headers = [] if host is None else [(b"host", host)]
    request: Any = {**scope, "method": "GET", "path": "/", "headers": headers}
    if known:
        here.check(request)
    else:
        with pytest.raises(BadRequest, match="unknown-host"):
            here.check(request)


def test_who_asks_for_another_house_is_told_by_which_name_and_what_to_do(server: Server) -> None:
    foreign = {"host": "evil.example"}
    by_api = patient.get(f"{server.url}/api/v1/games", headers=foreign)
    assert by_api.status_code == 400
    assert by_api.json() == {"code": "unknown-host", "parameters": {"host": "evil.example"}}
    page = patient.get(f"{server.url}/", headers={**foreign, "accept-language": "fr"})
    assert page.status_code == 400
    assert "--allow-host evil.example" in page.text
    assert "«\N{NO-BREAK SPACE}evil.example\N{NO-BREAK SPACE}»" in page.text
    assert page.headers["content-security-policy"] == HEADERS["content-security-policy"]
    assert patient.get(f"{server.url}/static/house.css", headers=foreign).status_code == 200  # what that page wears
    rude = patient.get(f"{server.url}/", headers={"host": "<script>" + "x" * 500})
    assert rude.status_code == 400
    assert "<script>x" not in rude.text
    assert "x" * 200 not in rude.text


def test_a_house_that_is_open_to_the_network_says_where_and_is_found_there(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "fullboard", "serve", "--host", "0.0.0.0", "--port", str(port)]
    with subprocess.Popen([*command, "--data", str(tmp_path)], stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        lines = [house.stdout.readline()]
        if own_address():  # a machine without a network has none
            lines.append(house.stdout.readline())
        told = re.findall(r"http://\S+", "".join(lines))
        assert told[0] == f"http://localhost:{port}"
        assert told[1:] == ([f"http://{own_address()}:{port}"] if own_address() else [])
        with patient.client(transport=httpx.HTTPTransport(retries=9)) as client:
            for url in (f"http://127.0.0.1:{port}", *told[1:], f"http://127.0.0.2:{port}"):
                assert client.get(f"{url}/").status_code == 200
            for name in own_names():
                assert client.get(f"http://127.0.0.1:{port}/", headers={"host": f"{name}:{port}"}).status_code == 200
            answer = client.get(f"http://127.0.0.1:{port}/", headers={"host": f"evil.example:{port}"})
            assert answer.status_code == 400
        house.send_signal(signal.SIGTERM)


def test_a_name_can_be_allowed(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.options += ["--allow-host", "games.example"]
    with server:
        for host in ("games.example", f"GAMES.example:{server.port}"):
            assert patient.get(f"{server.url}/", headers={"host": host}).status_code == 200
        assert patient.get(f"{server.url}/", headers={"host": "www.games.example"}).status_code == 400
