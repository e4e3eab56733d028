"""`fullboard serve`: opens the house."""

import os
from pathlib import Path

import click

GRACE_SECONDS = 3


def default_data() -> Path:
    """Where the house keeps its data unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "fullboard"


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port to listen on.")
@click.option("--data", type=click.Path(path_type=Path), default=default_data, help="Where the house keeps its data.")
@click.option("--allow-host", multiple=True, help="A name the house is reached by, besides its address.")
@click.option("--database", help="An SQLAlchemy URL instead of SQLite in the data folder.")
@click.option(
    "--pace", type=click.FloatRange(0, 10), default=0.9, show_default=True, help="Seconds per watched bot move."
)
@click.option(
    "--rate", type=click.IntRange(min=1), default=100, show_default=True, help="Requests a second per address."
)
@click.option("--behind-proxy", is_flag=True, help="Trust forwarded addresses.")
@click.option("--https", is_flag=True, help="The house is reached by https: cookies are sent by that only.")
def serve(
    host: str,
    port: int,
    data: Path,
    allow_host: tuple[str, ...],
    database: str | None,
    pace: float,
    rate: int,
    behind_proxy: bool,
    https: bool,
) -> None:
    """Open the house: whoever has the address can sit down and play."""
    try:
        import uvicorn

        from fullboard.web.app import create_app
        from fullboard.web.config import Config
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"the web house needs: pip install 'fullboard[web]' ({error.name} is missing)"
        ) from error
    config = Config(
        data=data,
        host=host,
        port=port,
        allowed_hosts=list(allow_host),
        database=database,
        bot_pace=pace,
        rate=rate,
        behind_proxy=behind_proxy,
        secure_cookies=https,
    )
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    click.echo(f"The house is open: http://{shown}:{port}  (Ctrl-C closes it)")
    uvicorn.run(
        create_app(config),
        host=host,
        port=port,
        log_level="warning",
        proxy_headers=behind_proxy,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
