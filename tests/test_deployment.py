"""The deployment page does what it says: its commands are run, its files are read by those they are for.

What needs root, systemd or a container engine is checked as far as it can be without: the units by systemd-analyze and
by starting what they start, the containers by what their files say.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from fullboard.cli.serve import serve
from fullboard.cli.work import work
from tests import patient
from tests.house.postgres import Cluster, find
from tests.house.server import free_port

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "deployment.md").read_text("utf-8")
BLOCKS = re.findall(r"^```bash\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
NAMES = {f"FULLBOARD_{option.name}".upper() for option in serve.params}
# the one that the Makefile got, or the system has
CADDY = shutil.which("caddy", path=f"{Path(sys.executable).parent}:{os.environ.get('PATH', '')}")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]


def block(part: str) -> str:
    (found,) = [text for text in BLOCKS if part in text]
    return str(found)


def test_every_setting_is_on_the_page_with_what_is_usual() -> None:
    rows = dict(re.findall(r"^\| `(FULLBOARD_\w+)` \| (.*?) \|", PAGE, re.MULTILINE))
    assert set(rows) == NAMES
    for option in serve.params:
        if isinstance(option.default, (int, float, str)) and option.default != "":
            said = rows[f"FULLBOARD_{option.name}".upper()]
            usual = int(option.default) if isinstance(option.default, bool) else option.default
            assert said == f"`{usual}`", option.name


def test_every_metric_on_the_page_exists() -> None:
    sources = "".join(
        (ROOT / "src" / "fullboard" / each / "metrics.py").read_text("utf-8") for each in ("house", "web")
    )
    for name in re.findall(r"`(fullboard_\w+)", PAGE):
        assert f'"{name.removesuffix("_total")}"' in sources, name


# Containers


def test_containers_are_given_settings_that_exist() -> None:
    for service, command in (("house", serve), ("work", work)):
        name, *arguments = SERVICES[service]["command"]
        assert name == command.name
        with command.make_context(name, arguments):
            pass
        known = {f"FULLBOARD_{option.name}".upper() for option in command.params}
        assert set(SERVICES[service]["environment"]) <= known
    used = set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text("utf-8")))
    assert used == set(SERVICES["caddy"]["environment"])


def test_containers_fit_together() -> None:
    house = SERVICES["house"]
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert house["environment"]["FULLBOARD_PROXIES"] == network["subnet"]
    assert SERVICES["caddy"]["environment"]["FULLBOARD_UPSTREAM"] == "house:8000"
    assert all(service["networks"] == ["inside"] for service in SERVICES.values())
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["caddy"]
    used = {secret for service in SERVICES.values() for secret in service.get("secrets", ())}
    assert used == set(COMPOSE["secrets"])
    assert all(secret in block("secrets/postgres-password") for secret in used)
    volumes = {each.partition(":")[0] for service in SERVICES.values() for each in service.get("volumes", ())}
    assert {each for each in volumes if not each.startswith(".")} == set(COMPOSE["volumes"])
    dockerfile = (DEPLOY / "Dockerfile").read_text("utf-8")
    (client,) = set(re.findall(r"^FROM \S+-(\w+)(?: AS|$)", dockerfile, re.MULTILINE))
    assert SERVICES["postgres"]["image"].endswith(client)  # the same Debian, so that pg_dump is of the same version
    assert SERVICES["postgres"]["image"] == "postgres:15-bookworm"  # which is the version of bookworm


def test_no_container_waits_for_workers_which_wait_for_others() -> None:
    """A house is not ready before there are workers: what waited for that would wait for ever."""
    for service in SERVICES.values():
        assert "readyz" not in json.dumps(service.get("healthcheck", {}))
    assert "house" not in SERVICES["work"]["depends_on"]
    assert "readyz" not in (DEPLOY / "Dockerfile").read_text("utf-8")


def test_no_log_grows_for_ever() -> None:
    for service in SERVICES.values():
        assert service["logging"]["driver"] == "json-file"
        assert set(service["logging"]["options"]) == {"max-size", "max-file"}
    for name in ("fullboard.service", "fullboard-work.service"):
        assert "\nLogNamespace=fullboard\n" in (DEPLOY / name).read_text("utf-8")
    kept = (DEPLOY / "journald@fullboard.conf").read_text("utf-8")
    assert {"SystemMaxUse", "MaxRetentionSec"} <= set(re.findall(r"^(\w+)=\S", kept, re.MULTILINE))
    assert "journald@fullboard.conf /etc/systemd/" in PAGE


def test_the_image_is_built_from_what_is_there() -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    copied = [line.split()[1:-1] for line in text.splitlines() if line.startswith("COPY ") and "--from" not in line]
    assert all((ROOT / each).exists() for line in copied for each in line)
    kept = set((DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines())
    assert all(f"!{each}" in kept for line in copied for each in line)
    assert set(re.findall(r"(FULLBOARD_\w+)=", text)) <= NAMES
    assert text.index("USER fullboard") < text.index("ENTRYPOINT")
    assert (ROOT / COMPOSE["x-fullboard"]["build"]["dockerfile"]).is_file()


# Units


@pytest.mark.parametrize("name", ["fullboard.service", "fullboard-work.service"])
def test_systemd_understands_the_units(name: str, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze on this machine")
    unit = (DEPLOY / name).read_text("utf-8")
    assert "/opt/fullboard/bin/fullboard" in unit
    (tmp_path / name).write_text(unit.replace("/opt/fullboard/bin/fullboard", "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", str(tmp_path / name)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    asked = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(tmp_path / name)]
    done = subprocess.run(asked, capture_output=True, text=True)  # of 100: how much it could do to the machine
    assert done.returncode == 0, done.stdout + done.stderr


# One machine


class Machine:
    """A machine in a folder: the page's paths, users and ports, each with what stands for it here."""

    def __init__(self, folder: Path, cluster: Cluster) -> None:
        self.folder = folder
        self.cluster = cluster
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        for path in ("opt/fullboard/bin", "etc/fullboard", "var/lib/fullboard", "var/backups/fullboard"):
            (folder / path).mkdir(parents=True)
        program = folder / "opt/fullboard/bin/fullboard"
        program.write_text(f'#!/bin/sh\nexec {sys.executable} -m fullboard "$@"\n')
        program.chmod(0o755)
        shutil.copytree(DEPLOY, folder / "deploy")

    def here(self, text: str) -> str:
        """The same commands, for this machine."""
        for there, here in (
            ("/opt/fullboard", f"{self.folder}/opt/fullboard"),
            ("/etc/fullboard", f"{self.folder}/etc/fullboard"),
            ("/var/backups/fullboard", f"{self.folder}/var/backups/fullboard"),
            ("/var/run/postgresql", str(self.cluster.folder)),
            ("sudo -u postgres ", "PGUSER=house "),
            ("sudo -u fullboard ", "PGUSER=fullboard "),
            ("127.0.0.1:8000", f"127.0.0.1:{self.port}"),
        ):
            text = text.replace(there, here)
        return text

    def run(self, text: str) -> str:
        """What the commands of the page say."""
        programs = os.path.dirname(find("initdb") or "")
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", self.here(text)],
            cwd=self.folder,
            env={**os.environ, "PGHOST": str(self.cluster.folder), "PATH": f"{programs}:{os.environ['PATH']}"},
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, f"{text}\n{done.stdout}{done.stderr}"
        return done.stdout

    def start(self, unit: str, **more: str) -> subprocess.Popen[bytes]:
        """Start what systemd would, with the environment that it would give."""
        settings = dict(
            line.split("=", 1) for line in (self.folder / "etc/fullboard/fullboard.env").read_text().splitlines()
        )
        lines = (DEPLOY / unit).read_text("utf-8").splitlines()
        (command,) = [line.removeprefix("ExecStart=") for line in lines if line.startswith("ExecStart=")]
        (given,) = [line.removeprefix("Environment=") for line in lines if line.startswith("Environment=")]
        (credential,) = [line.removeprefix("LoadCredential=") for line in lines if line.startswith("LoadCredential=")]
        name, file = credential.split(":")
        given = given.replace(f"%d/{name}", file).replace("%S/fullboard", f"{self.folder}/var/lib/fullboard")
        settings |= dict(each.split("=", 1) for each in self.here(given).split())
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                self.here(command).split(),
                env={**os.environ, "PGUSER": "fullboard", **settings, **more},
                stdout=log,
                stderr=log,
            )

    def log(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")

    def wait_for(self, what: Callable[[], object], seconds: float = 90.0) -> None:
        deadline = time.monotonic() + seconds
        while not what():
            assert time.monotonic() < deadline, self.log()
            time.sleep(0.1)

    def ready(self) -> bool:
        try:
            return patient.get(f"{self.url}/readyz").status_code == 200
        except httpx.TransportError:
            return False


@pytest.fixture
def machine(tmp_path: Path, cluster: Cluster) -> Iterator[Machine]:
    """A machine on which the house is open, as the page says."""
    made = Machine(tmp_path, cluster)
    made.run(block("createuser fullboard"))
    made.run(block("openssl rand"))
    token = str(tmp_path / "deploy/secrets/metrics-token")
    house = made.start("fullboard.service", FULLBOARD_PORT=str(made.port), FULLBOARD_METRICS_TOKEN_FILE=token)
    try:
        made.wait_for(made.ready)
        yield made
    finally:
        house.terminate()
        house.wait(30)
        for database in ("fullboard", "fullboard_trial"):
            cluster.admin.execute(f"DROP DATABASE IF EXISTS {database} WITH (FORCE)")
        cluster.admin.execute("DROP ROLE fullboard")
    assert "Traceback" not in made.log()


@pytest.mark.slow
def test_the_page_opens_a_house_on_one_machine(machine: Machine) -> None:
    assert (machine.folder / "etc/fullboard/database-url").stat().st_mode & 0o777 == 0o600
    ready = json.loads(machine.run(block("/readyz")))
    assert ready == {"database": "ok", "bus": "ok", "workers": "ok"}
    named = {"host": "games.example"}
    made = patient.post(f"{machine.url}/api/v1/guests", json={"name": "Anna"}, headers=named)
    assert made.status_code == 201, made.text
    assert patient.get(machine.url, headers={"host": "elsewhere.example"}).status_code == 400
    assert patient.get(f"{machine.url}/metrics").status_code == 403
    assert "fullboard_workers_alive 1.0" in machine.run(block("metrics-token)"))

    assert "0 tables, 0 lines" in machine.run(block("fullboard backup"))
    assert "The house is as it was" in machine.run(block("fullboard restore"))
    asked = "psql --no-align --tuples-only --command 'SELECT name FROM guests' fullboard_trial"
    found = machine.run(f"sudo -u postgres {asked}")
    assert found == "Anna\n"

    assert machine.run(block("keys rotate")).count("key ") >= 2


@pytest.mark.slow
def test_caddy_passes_everything_on_by_http_2_and_holds_no_event_back(machine: Machine) -> None:
    if CADDY is None or shutil.which("curl") is None:
        pytest.skip("no Caddy, or no curl, on this machine")
    port = free_port()
    with running_caddy(machine, port) as site:
        page = site("/", "--write-out", "%{http_version} %{http_code} %header{strict-transport-security}")
        assert "Fullboard" in page
        assert page.endswith("2 200 max-age=31536000")
        assert site("/healthz") == "ok"
        for inside in ("/metrics", "/readyz"):
            assert site(inside, "--write-out", "%{http_code}").endswith("404")
        begun = time.monotonic()
        stream = site("/lobby/stream", "--no-buffer", "--max-time", "8", "--write-out", "%{http_version}", ends=28)
        assert time.monotonic() - begun < 20
        assert "data:" in stream  # though the stream had not ended, nor filled any buffer


class running_caddy:
    """Caddy with our file, a certificate of its own making, and nothing of this machine touched."""

    def __init__(self, machine: Machine, port: int) -> None:
        self.machine = machine
        self.port = port

    def __enter__(self) -> Callable[..., str]:
        home = self.machine.folder / "caddy"
        home.mkdir()
        upstream = f"127.0.0.1:{self.machine.port}"
        environment = {
            **os.environ,
            **{"FULLBOARD_SITE": f"games.example:{self.port}", "FULLBOARD_UPSTREAM": upstream},
            **{"HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)},
        }
        file = str(self.machine.folder / "deploy" / "Caddyfile")
        adapted = subprocess.run(
            [str(CADDY), "adapt", "--config", file], env=environment, capture_output=True, text=True, check=True
        )
        config = json.loads(adapted.stdout)
        assert '"encode"' not in adapted.stdout
        assert '"flush_interval": -1' in json.dumps(config)
        config["admin"] = {"disabled": True}
        config["apps"]["tls"] = {"automation": {"policies": [{"issuers": [{"module": "internal"}]}]}}
        config["apps"]["pki"] = {"certificate_authorities": {"local": {"install_trust": False}}}
        for server in config["apps"]["http"]["servers"].values():
            server["automatic_https"] = {"disable_redirects": True}
        (home / "caddy.json").write_text(json.dumps(config))
        with (self.machine.folder / "caddy.log").open("wb") as log:
            self.process = subprocess.Popen(
                [str(CADDY), "run", "--config", str(home / "caddy.json")], env=environment, stdout=log, stderr=log
            )
        self.machine.wait_for(lambda: self.site("/healthz", ends=None) == "ok")
        return self.site

    def site(self, path: str, *options: str, ends: int | None = 0) -> str:
        """What curl gets, as if the name were this machine's."""
        done = subprocess.run(
            [
                *("curl", "--silent", "--insecure", "--http2", "--header", "Host: games.example"),
                *("--resolve", f"games.example:{self.port}:127.0.0.1", *options),
                f"https://games.example:{self.port}{path}",
            ],
            capture_output=True,
            text=True,
        )
        assert ends is None or done.returncode == ends, done.stderr
        return done.stdout

    def __exit__(self, *error: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
