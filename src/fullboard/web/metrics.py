"""What is measured of requests and streams, and everything that is known, as Prometheus reads it."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field

from prometheus_client import REGISTRY, CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector
from sqlalchemy import Connection, func, select

from fullboard.house.house import House
from fullboard.house.presence import LATELY_SECONDS
from fullboard.house.store import schema

REQUESTS = Histogram(
    "fullboard_request_seconds",
    "From a request to the beginning of its answer.",
    ["method", "route", "status"],
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10),
)
STREAMS = Gauge("fullboard_streams_open", "Streams that somebody listens to.", multiprocess_mode="livesum")
BUS = Gauge("fullboard_bus_connected", "1 where all web processes hear of news.", multiprocess_mode="livemin")
ALIVE_SECONDS = 15.0  # since a worker last said so


@dataclass(eq=False)
class Facts(Collector):
    """What the database knows at one moment."""

    up: bool = False
    stores: bool = False  # and not only answers
    owed: int = 0
    owed_age: float = 0.0  # seconds, of the table that has waited longest
    jobs: dict[str, int] = field(default_factory=dict)
    tables: dict[str, int] = field(default_factory=dict)
    workers: int = 0

    def collect(self) -> Iterator[Metric]:
        """These facts as metrics; of a database that is away, only that it is."""
        yield GaugeMetricFamily("fullboard_database_up", "Whether the database answers.", value=float(self.up))
        if not self.up:
            return
        yield GaugeMetricFamily("fullboard_database_stores", "Whether it can be written to.", value=float(self.stores))
        yield GaugeMetricFamily("fullboard_owed_turns", "Turns of bots that somebody waits for.", value=self.owed)
        yield GaugeMetricFamily("fullboard_owed_turn_age_seconds", "The longest wait for a bot.", value=self.owed_age)
        yield GaugeMetricFamily("fullboard_workers_alive", "Processes that could be at work.", value=self.workers)
        yield _by("fullboard_jobs_waiting", "Hints, analyses and records asked for and not done.", "kind", self.jobs)
        yield _by("fullboard_tables", "Tables that are open or at play.", "status", self.tables)


def _by(name: str, what: str, label: str, values: dict[str, int]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, what, labels=[label])
    for value, many in values.items():
        family.add_metric([value], many)
    return family


async def facts_of(house: House) -> Facts:
    """Ask the database; by its own clock, for machines have others."""

    def ask(connection: Connection) -> Facts:
        tables, jobs, workers = schema.tables.c, schema.jobs.c, schema.workers.c
        now = float(connection.scalar(select(house.store.clock)) or 0.0)
        looked_at = (tables.people > 0) | (tables.watched > house.store.clock - LATELY_SECONDS)  # others may be at rest
        turns = (tables.owed != 0) & (tables.status == "running") & looked_at
        owed = select(func.count(), func.min(tables.touched)).where(turns)
        many, since = connection.execute(owed).one()
        waiting = select(jobs.kind, func.count().label("many")).where(jobs.finished.is_(None)).group_by(jobs.kind)
        going = select(tables.status, func.count().label("many")).where(tables.status.in_(("open", "running")))
        alive = select(func.count()).where(workers.alive > now - ALIVE_SECONDS)
        jobs_waiting = {row.kind: row.many for row in connection.execute(waiting)}
        if mails := connection.scalar(select(func.count()).select_from(schema.mails)):
            jobs_waiting["mail"] = mails
        return Facts(
            up=True,
            owed=many,
            owed_age=max(0.0, now - since) if since is not None else 0.0,
            jobs=jobs_waiting,
            tables={row.status: row.many for row in connection.execute(going.group_by(tables.status))},
            workers=connection.scalar(alive) or 0,
        )

    return await house.store.read(ask)


def exposition(facts: Facts) -> bytes:
    """Everything that is known, of this process or of all that share a folder with it."""
    counted = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        counted = CollectorRegistry()
        MultiProcessCollector(counted)  # type: ignore[no-untyped-call]
    asked = CollectorRegistry()
    asked.register(facts)
    return generate_latest(counted) + generate_latest(asked)
