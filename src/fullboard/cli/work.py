"""`fullboard work`: does what takes long for a house that is open elsewhere."""

import asyncio
import contextlib
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING

from fullboard.cli.child import BEATS
from fullboard.cli.help import command
from fullboard.cli.settings import (
    BY_ENVIRONMENT,
    find_database,
    find_mail,
    how_it_logs,
    how_it_works,
    how_it_writes,
    where_it_is,
)
from fullboard.cli.together import until_one_ends
from fullboard.core.errors import FullboardError

if TYPE_CHECKING:
    from fullboard.house.mail import MailServer

BEAT_SECONDS = 1.0


@command(context_settings=BY_ENVIRONMENT)
@where_it_is
@how_it_works
@how_it_writes
@how_it_logs
def work(
    data: Path,
    database: str | None,
    database_file: Path | None,
    places: int | None,
    pace: float,
    private_calls: bool,
    smtp_url: str | None,
    smtp_url_file: Path | None,
    mail_from: str | None,
    log_format: str,
    log_level: str,
) -> None:
    """Think for the bots of a house on PostgreSQL, and do what its guests ask for; any number of machines may."""
    from fullboard.house.mail import mail_server
    from fullboard.web.logs import set_up_logs

    url = find_database(database, database_file)
    if url is None or not url.startswith("postgres"):
        raise FullboardError("works-by-itself")
    set_up_logs(log_format, log_level)
    mail = mail_server(find_mail(smtp_url, smtp_url_file), mail_from)
    asyncio.run(_work(url, places or os.cpu_count() or 1, pace, mail, private_calls))


async def _work(url: str, places: int, pace: float, mail: "MailServer | None", private_calls: bool) -> None:
    """Until a signal ends it."""
    from fullboard.house.house import House
    from fullboard.house.metrics import WorkMetrics
    from fullboard.house.work.service import WorkService

    over = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, over.set)
    house = House(url, mail=mail, private_calls=private_calls)
    await house.open()
    service = WorkService(house, places, pace)
    try:
        await until_one_ends(over.wait(), service.run(), WorkMetrics(service.figures).run(), _beat())
    finally:
        await service.close()
        await house.close()


async def _beat() -> None:
    """Let whoever started this process hear that it is well."""
    beats = os.environ.pop(BEATS, None)
    while True:
        if beats is not None:
            with contextlib.suppress(BrokenPipeError):
                os.write(int(beats), b".")
        await asyncio.sleep(BEAT_SECONDS)
