"""Settings by flag, by environment, from a file, and from a parent process; secrets are shown to nobody."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from fullboard.cli import main
from fullboard.cli import serve as command
from fullboard.cli.child import CONFIG
from fullboard.cli.processes import environment_of
from fullboard.house.upkeep import Retention
from fullboard.web.config import Config, pack, unpack

SECRET = "postgresql://house:sesame@db.example/house"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Config]]:
    """The settings that a house would have been opened with."""
    found: list[Config] = []
    monkeypatch.setattr("fullboard.cli.serve._open", lambda config, stack: found.append(config))
    before = os.umask(0o022)
    yield found
    os.umask(before)


def serve(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(main, ["serve", *arguments], env=environment)


def test_a_flag_goes_before_the_environment_and_that_before_what_is_usual(opened: list[Config]) -> None:
    assert serve("--port", "9000", FULLBOARD_PORT="9001", FULLBOARD_RATE="7").exit_code == 0
    (config,) = opened
    assert (config.port, config.rate, config.pace) == (9000, 7, 0.9)


def test_every_setting_has_a_name_in_the_environment(opened: list[Config], tmp_path: Path) -> None:
    given = {
        "FULLBOARD_DATA": str(tmp_path),
        "FULLBOARD_HOST": "0.0.0.0",
        "FULLBOARD_PORT": "80",
        "FULLBOARD_ALLOW_HOST": "games.example play.example",
        "FULLBOARD_DATABASE": SECRET,
        "FULLBOARD_WORKERS": "3",
        "FULLBOARD_WORK": "0",
        "FULLBOARD_PLACES": "5",
        "FULLBOARD_PACE": "0.5",
        "FULLBOARD_PRIVATE_CALLS": "1",
        "FULLBOARD_RATE": "9",
        "FULLBOARD_CONNECTIONS": "0",
        "FULLBOARD_BEHIND_PROXY": "1",
        "FULLBOARD_PROXIES": "10.0.0.1, 10.1.0.0/16",
        "FULLBOARD_HTTPS": "yes",
        "FULLBOARD_KEEP_FINISHED": "30",
        "FULLBOARD_KEEP_GUESTS": "400",
        "FULLBOARD_LOG_FORMAT": "json",
        "FULLBOARD_LOG_LEVEL": "debug",
        "FULLBOARD_METRICS_TOKEN": "open",
        "FULLBOARD_SMTP_URL": "smtp://house:sesame@mail.example",
        "FULLBOARD_MAIL_FROM": "house@games.example",
        "FULLBOARD_OIDC_ISSUER": "https://id.example",
        "FULLBOARD_OIDC_CLIENT": "house",
        "FULLBOARD_OIDC_SECRET": "sesame",
        "FULLBOARD_OIDC_NAME": "Example",
        "FULLBOARD_NEWCOMERS": "7",
        "FULLBOARD_UNWANTED_WORDS": str(tmp_path / "words"),
    }
    done = serve(**given)
    assert (done.exit_code, done.output) == (0, ""), done.output
    (config,) = opened
    assert config.allowed_hosts[:2] == ("games.example", "play.example")
    assert config.proxies == ("10.0.0.1", "10.1.0.0/16")
    assert config.retention == Retention(finished=30, guests=400)
    assert (config.workers, config.work, config.places, config.behind_proxy, config.https) == (3, False, 5, True, True)
    assert (config.database, config.metrics_token, config.log_format) == (SECRET, "open", "json")
    named = {option.name for option in command.serve.params}
    assert {name.removeprefix("FULLBOARD_").lower() for name in given} == named - {
        "database_file",
        "metrics_token_file",
        "smtp_url_file",
        "oidc_secret_file",
    }


def test_the_house_without_a_command_reads_the_environment_too(opened: list[Config]) -> None:
    assert CliRunner().invoke(main, [], env={"FULLBOARD_PORT": "9002"}).exit_code == 0
    assert opened[0].port == 9002


WHERE = ("--database", SECRET)
MAIL = ("--smtp-url", "smtp://house:sesame@mail.example", "--mail-from", "house@mail.example")


@pytest.mark.parametrize(
    ("command", "secret", "what"),
    [
        (("serve",), WHERE, "the password of the database"),
        (("serve",), ("--database", "postgresql://db.example/house?password=sesame"), "the password of the database"),
        (("serve",), ("--metrics-token", "sesame"), "the token of the metrics"),
        (("serve",), MAIL, "the password of the mail server"),
        (("serve",), ("--oidc-secret", "sesame"), "the secret of the provider"),
        (("work",), WHERE, "the password of the database"),
        (("work", "--database", "postgresql://db.example/house"), MAIL, "the password of the mail server"),
        (("keys",), WHERE, "the password of the database"),
        (("backup", "copy"), WHERE, "the password of the database"),
        (("restore", "copy"), WHERE, "the password of the database"),
        (("ratings", "recompute"), WHERE, "the password of the database"),
        (("admin", "people", "Ada"), WHERE, "the password of the database"),
        (("admin", "reports"), WHERE, "the password of the database"),
    ],
)
def test_no_secret_is_taken_from_a_command_line(
    opened: list[Config], command: tuple[str, ...], secret: tuple[str, ...], what: str
) -> None:
    refused = CliRunner().invoke(main, [*command, *secret])
    variable = f"FULLBOARD_{secret[0].removeprefix('--').upper().replace('-', '_')}"
    assert refused.exit_code == 2
    assert "[secret-visible]" in refused.output
    assert what in " ".join(refused.output.split())
    assert variable in refused.output
    assert "sesame" not in refused.output
    assert not opened


def test_every_command_that_is_told_which_house_it_is_takes_no_password() -> None:
    def commands(group: click.Command, *names: str) -> Iterator[tuple[tuple[str, ...], click.Command]]:
        for name, each in getattr(group, "commands", {}).items():
            yield from commands(each, *names, name)
        yield names, group

    asked = {names: each for names, each in commands(main) if any(it.name == "database" for it in each.params)}
    assert len(asked) > 8
    for names, each in asked.items():
        given = ["1" for it in each.params if isinstance(it, click.Argument) and it.required]
        refused = CliRunner().invoke(main, [*names, *WHERE, "--", *given])
        assert "[secret-visible]" in refused.output, (names, refused.output)


def test_a_secret_elsewhere_and_a_url_without_one_are_taken(opened: list[Config]) -> None:
    assert serve("--database", "postgresql://db.example/house").output == ""
    assert serve(FULLBOARD_DATABASE=SECRET).output == ""
    assert len(opened) == 2


@pytest.mark.parametrize(
    ("variable", "value", "code"),
    [
        ("FULLBOARD_PROXIES", "everybody", "proxy-unusable"),
        ("FULLBOARD_PROXIES", "*", "proxy-unusable"),
        ("FULLBOARD_PROXIES", "127.0.0.1,10.0.0.300", "proxy-unusable"),
        ("FULLBOARD_PROXIES", "10.0.0.7/24", "proxy-unusable"),
        ("FULLBOARD_PROXIES", "127.0.0.1 10.0.0.7", "proxy-unusable"),
        ("FULLBOARD_ALLOW_HOST", "https://play.example.org", "host-unusable"),
        ("FULLBOARD_ALLOW_HOST", "play.example.org,games.example.org", "host-unusable"),
        ("FULLBOARD_ALLOW_HOST", "play.example.org/", "host-unusable"),
        ("FULLBOARD_DATABASE", "sesame", "not-a-database-url"),
        ("FULLBOARD_OIDC_ISSUER", "provider.example", "provider-incomplete"),
    ],
)
def test_settings_that_make_no_sense_are_refused_with_a_sentence(
    opened: list[Config], variable: str, value: str, code: str
) -> None:
    refused = serve(**{variable: value})
    assert (refused.exit_code, f"[{code}]" in refused.output, opened) == (2, True, [])


def test_proxies_are_addresses_and_networks_of_either_kind(opened: list[Config]) -> None:
    assert serve(FULLBOARD_PROXIES="10.0.0.7, 172.30.80.0/24,::1,fd00::/8").output == ""
    assert opened[0].proxies == ("10.0.0.7", "172.30.80.0/24", "::1", "fd00::/8")
    assert serve(FULLBOARD_ALLOW_HOST="play.example.org games.example.org:8443 [::1] bücher.example").output == ""
    assert opened[1].allowed_hosts == ("play.example.org", "games.example.org:8443", "[::1]", "bücher.example")


def test_the_url_of_a_database_can_be_in_a_file(opened: list[Config], tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text(SECRET + "\n")
    assert serve(FULLBOARD_DATABASE_FILE=str(file)).output == ""
    assert opened[0].database == SECRET
    file.write_text("")
    assert "is empty" in serve(FULLBOARD_DATABASE_FILE=str(file)).output
    assert "No such file" in serve(FULLBOARD_DATABASE_FILE=str(tmp_path / "nowhere")).output


def test_the_token_of_the_metrics_can_be_in_a_file(opened: list[Config], tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("open\n")
    assert serve(FULLBOARD_METRICS_TOKEN_FILE=str(file)).output == ""
    assert opened[0].metrics_token == "open"


def test_what_is_no_url_is_refused_without_being_repeated(opened: list[Config]) -> None:
    refused = serve(FULLBOARD_DATABASE="sesame")
    assert (refused.exit_code, "sesame" in refused.output) == (2, False)


@pytest.mark.parametrize(
    "arguments", [("--workers", "0"), ("--pace", "nan"), ("--rate", "0"), ("--port", "x"), ("--keep-guests", "nan")]
)
def test_what_makes_no_sense_is_refused(opened: list[Config], arguments: tuple[str, ...]) -> None:
    assert serve(*arguments).exit_code == 2
    assert not opened


def full() -> Config:
    return Config(
        data=Path("/data"),
        database=SECRET,
        metrics_token="open",
        workers=2,
        allowed_hosts=("a", "b"),
        retention=Retention(finished=1.5),
    )


def test_settings_travel_to_a_child_and_back() -> None:
    assert unpack(pack(full())) == full()


def test_an_older_parent_and_a_newer_child_understand_each_other() -> None:
    assert unpack('{"data": "/data", "port": 1, "unheard-of": 7}') == Config(data=Path("/data"), port=1)


def test_children_have_their_settings_in_the_environment(tmp_path: Path) -> None:
    given = {"HOME": "/home/house", "FULLBOARD_DATABASE": "old", "FULLBOARD_DATABASE_FILE": "/run/secret"}
    made = environment_of(full(), given)
    assert made["HOME"] == "/home/house"
    assert made["FULLBOARD_DATABASE"] == SECRET
    assert "FULLBOARD_DATABASE_FILE" not in made
    assert unpack(made[CONFIG]).work is False
    assert unpack(environment_of(full(), given, work=True)[CONFIG]) == full()


def test_secrets_are_not_in_what_a_log_would_show() -> None:
    shown = repr(full()) + str(full())
    assert "sesame" not in shown
    assert "'open'" not in shown
    assert "db.example" in shown


def test_hosts_are_known_with_and_without_the_port() -> None:
    known: Any = Config(data=Path("/data"), port=81, allowed_hosts=("games.example",)).hosts()
    assert {"games.example", "games.example:81", "localhost:81", "[::1]:81"} <= set(known)
