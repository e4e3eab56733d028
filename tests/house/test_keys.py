"""Keys: shared by all machines, never short, and exchanged without anybody being shut out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fullboard.house.errors import Broken
from fullboard.house.keys import LONGEST_COOKIE, VARIABLE, Cookies, add_key, drop_old_keys, signing_keys
from fullboard.house.store import Store
from tests.apart import run_apart
from tests.house.evening import Evening, evening, until
from tests.house.postgres import Cluster

SESSION = "0123456789abcdef" * 2


@pytest.fixture(autouse=True)
def no_keys_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


def test_forged_cookies_are_not_believed() -> None:
    cookies = Cookies(["k" * 32])
    signed = cookies.sign(SESSION)
    assert cookies.read(signed) == SESSION
    assert len(signed) < LONGEST_COOKIE
    other = Cookies(["other" * 8])
    for forged in (None, "", "abc", SESSION, signed[:-2] + "xx", signed + "x", other.sign(SESSION), "x" * 100_000):
        assert cookies.read(forged) is None
    assert cookies.read(cookies._signer.dumps(["no", "text"])) is None
    assert cookies.read("é\x00" + signed) is None


@evening
async def test_a_house_has_one_key_and_keeps_it(here: Evening) -> None:
    (key,) = await here.house.store.write(signing_keys)
    assert len(key) >= 32
    await here.reopen()
    assert await here.house.store.write(signing_keys) == [key]


@evening
async def test_keys_are_exchanged_without_shutting_anybody_out(here: Evening) -> None:
    store = here.house.store
    old = Cookies(await store.write(signing_keys)).sign(SESSION)
    await store.write(add_key)
    cookies = Cookies(await store.write(signing_keys))
    assert cookies.read(old) == SESSION
    new = cookies.sign(SESSION)
    assert await store.write(drop_old_keys) == 1
    cookies = Cookies(await store.write(signing_keys))
    assert cookies.read(new) == SESSION
    assert cookies.read(old) is None
    assert await store.write(drop_old_keys) == 0


@evening
async def test_keys_from_the_environment_come_first_and_none_is_stored(here: Evening) -> None:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv(VARIABLE, f"{'a' * 32}, {'b' * 40}")
        assert await here.house.store.write(signing_keys) == ["a" * 32, "b" * 40]
        for short in ("", "short", f"{'a' * 32},", "a" * 31):
            environment.setenv(VARIABLE, short)
            with pytest.raises(Broken, match="key-too-short"):
                await here.house.store.write(signing_keys)
    assert await here.scalar("SELECT count(*) FROM keys") == 0


@evening
async def test_an_empty_key_in_the_database_is_not_believed(here: Evening) -> None:
    await here.house.store.write(lambda connection: add_key(connection, "x"))
    with pytest.raises(Broken, match="key-too-short"):
        await here.house.store.write(signing_keys)


@pytest.mark.parametrize(("written", "kept"), [("f" * 64 + "\n", True), ("", False), ("short", False)])
def test_the_key_of_a_house_from_before_is_kept_if_it_was_written_whole(
    database: str, tmp_path: Path, written: str, kept: bool
) -> None:
    file = tmp_path / "signing.key"
    file.write_text(written)
    store = Store(database)

    async def ask() -> list[str]:
        return await store.write(lambda connection: signing_keys(connection, file))

    assert (run_apart(ask()) == ["f" * 64]) == kept
    file.unlink()
    assert (run_apart(ask()) == ["f" * 64]) == kept  # it is in the database now
    store.close()


def test_two_processes_that_open_an_empty_house_at_once_have_one_key(cluster: Cluster) -> None:
    database = cluster.new_database()
    stores = [Store(database) for _ in range(2)]
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = %s"

    def is_waiting() -> bool:
        (row,) = cluster.admin.execute(waiting, [stores[0].engine.url.database]).fetchall()
        return bool(row[0])

    async def open_both() -> None:
        with stores[0].engine.connect() as first, first.begin():
            keys = signing_keys(first)
            second = asyncio.create_task(stores[1].write(signing_keys))
            await until(lambda: second.done() or is_waiting())
            assert not second.done()
        assert await second == keys

    run_apart(open_both())
    for store in stores:
        store.close()
