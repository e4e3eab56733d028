"""The store: rows that share a commit are stored together, and one that cannot be stored takes no other with it."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from fullboard.house import schema
from fullboard.house.store import Append, Store


def lines_of(store: Store) -> list[tuple[int, str]]:
    wanted = select(schema.lines.c.number, schema.lines.c.text).order_by(schema.lines.c.number)
    return [(row.number, row.text) for row in store.run_now(lambda connection: connection.execute(wanted).all())]


def line(number: int, text: str = "0 play") -> dict[str, object]:
    return {"table": "t", "number": number, "text": text, "at": 1.0}


def set_table(connection: Connection) -> None:
    connection.execute(insert(schema.guests).values(id="g", name="Anna", created=1.0))
    connection.execute(
        insert(schema.tables).values(
            id="t",
            game="companeros",
            players=3,
            options={},
            public=False,
            host="g",
            status="running",
            secret=b"s",
            created=1.0,
            touched=1.0,
        )
    )


@pytest.fixture
def store(database: str) -> Store:
    opened = Store(database)
    opened.run_now(set_table)
    return opened


def test_rows_are_there_when_the_store_is_opened_again(store: Store, database: str) -> None:
    store.run_now(Append(schema.lines, [line(0, 'it\'s ü "quoted"'), line(1)]))
    store.run_now(Append(schema.lines, []))
    store.close()
    again = Store(database)
    assert lines_of(again) == [(0, 'it\'s ü "quoted"'), (1, "0 play")]
    again.close()


def test_a_row_that_is_there_already_is_refused_alone(store: Store) -> None:
    store.run_now(Append(schema.lines, [line(0)]))
    holding = threading.Event()
    with ThreadPoolExecutor(5) as people:
        people.submit(store.run_now, lambda connection: holding.wait(10))  # meanwhile the others gather
        asked = [people.submit(store.run_now, Append(schema.lines, rows)) for rows in ([line(1)], [line(2), line(0)])]
        asked.append(people.submit(store.run_now, Append(schema.lines, [line(3)])))
        holding.set()
        assert asked[0].result() is asked[2].result() is None
        with pytest.raises(IntegrityError):
            asked[1].result()
    assert [number for number, _ in lines_of(store)] == [0, 1, 3]
    store.close()


def test_rows_share_a_commit_with_other_work(store: Store) -> None:
    holding = threading.Event()
    with ThreadPoolExecutor(3) as people:
        people.submit(store.run_now, lambda connection: holding.wait(10))
        added = people.submit(store.run_now, Append(schema.lines, [line(0)]))
        found = people.submit(store.run_now, lambda connection: connection.execute(select(schema.guests.c.name)).all())
        holding.set()
        assert added.result() is None
        assert [row.name for row in found.result()] == ["Anna"]
    assert [number for number, _ in lines_of(store)] == [0]
    store.close()
