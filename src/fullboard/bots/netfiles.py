"""Nets as files: a line of JSON that says what a net is for and how it was trained, then its weights, two bytes each.

The heading names the game and its rules, the edition, options and number of players it has learned with, the version
and form of the features it reads, its layers, and a digest of the weights; `load_net` refuses whatever does not fit.
"""

import hashlib
import json
import struct
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fullboard.bots.errors import NetError
from fullboard.bots.nets import Judge, Net
from fullboard.core.edition import Edition
from fullboard.core.features import Features
from fullboard.core.game import Game

FORMAT = "fullboard net 1"
LARGEST = 1 << 24  # bytes
WIDEST = 4096  # units of a layer


@dataclass(frozen=True)
class NetHeading:
    """What a net is for, and where it comes from."""

    game: str
    rules: int
    edition: str  # the digest of the components
    options: dict[str, Any]
    players: int
    features: dict[str, Any]  # version, recall, how many, and a digest of their names
    moves: int
    layers: tuple[int, int]
    trained: dict[str, Any] = field(default_factory=dict)
    figures: dict[str, Any] = field(default_factory=dict)
    play: dict[str, Any] = field(default_factory=dict)  # how a search asks it

    def count(self) -> int:
        """How many weights there are."""
        (hidden, top), inputs = self.layers, int(self.features["size"])
        return (inputs + 1) * hidden + (hidden + 1) * top + (top + 1) * (self.players + self.moves)


def form_of(features: Features) -> dict[str, Any]:
    """What must be alike for a net to understand a row of features."""
    names = "\n".join(features.names())
    return {
        "version": int(features.version),
        "recall": bool(features.recall),
        "size": int(features.size),
        "names": hashlib.sha256(names.encode()).hexdigest()[:16],
    }


def heading_for(
    game: Game, players: int, options: Mapping[str, Any], edition: Edition, layers: tuple[int, int]
) -> NetHeading:
    """The heading of a net that is to learn that."""
    features = features_for(game, players, options, edition)
    return NetHeading(
        game=game.key,
        rules=game.version,
        edition=edition.digest,
        options=dict(options),
        players=players,
        features=form_of(features),
        moves=_moves(game, players, options, edition),
        layers=layers,
    )


def features_for(game: Game, players: int, options: Mapping[str, Any], edition: Edition) -> Features:
    """What nets read: all that somebody who has followed the match can know."""
    if game.features is None:
        raise NetError("no-features", game=game.key)
    return game.features(players, dict(options), edition, True)


def _moves(game: Game, players: int, options: Mapping[str, Any], edition: Edition) -> int:
    from fullboard.core.chance import Quick

    return int(game.new(players, dict(options), edition, Quick(0)).moves())


def write_net(heading: NetHeading, weights: list[float]) -> bytes:
    """A net as it is stored."""
    packed = struct.pack(f"<{len(weights)}e", *weights)
    said = {"format": FORMAT, **asdict(heading), "sha256": hashlib.sha256(packed).hexdigest()}
    return json.dumps(said, sort_keys=True).encode() + b"\n" + packed


def read_net(content: bytes, file: str) -> tuple[NetHeading, list[float]]:
    """The heading and the weights of a stored net, or NetError."""
    first, newline, packed = content.partition(b"\n")
    try:
        said = json.loads(first)
    except ValueError:
        said = None
    if not newline or not isinstance(said, dict) or said.pop("format", None) != FORMAT:
        raise NetError("not-a-net", file=file)
    digest = said.pop("sha256", None)
    heading = _heading(said)
    if heading is None or hashlib.sha256(packed).hexdigest() != digest or len(packed) != 2 * heading.count():
        raise NetError("net-damaged", file=file)
    return heading, list(struct.unpack(f"<{heading.count()}e", packed))


def _heading(said: dict[str, Any]) -> NetHeading | None:
    """A heading that makes sense, or None."""
    try:
        heading = NetHeading(**{**said, "layers": tuple(said["layers"])})
        form = heading.features
        sizes = [*heading.layers, heading.players, heading.moves, form["size"], form["version"]]
        if len(heading.layers) != 2 or any(type(size) is not int or not 0 < size <= 1 << 16 for size in sizes):
            return None
        if max(heading.layers) > WIDEST or not all(isinstance(each, str) for each in (heading.game, heading.edition)):
            return None
    except (TypeError, KeyError):
        return None
    return heading


def check_fit(heading: NetHeading, wanted: NetHeading, file: str) -> None:
    """Raise NetError unless a net is for what it is wanted for."""
    if (heading.game, heading.rules) != (wanted.game, wanted.rules):
        found, asked = f"{heading.game} {heading.rules}", f"{wanted.game} {wanted.rules}"
        raise NetError("net-of-another-game", file=file, found=found, wanted=asked)
    if heading.players != wanted.players:
        raise NetError("net-of-other-players", file=file, found=heading.players, wanted=wanted.players)
    if heading.edition != wanted.edition:
        raise NetError("net-of-another-edition", file=file)
    if heading.options != wanted.options:
        raise NetError("net-of-other-options", file=file)
    if heading.features != wanted.features or heading.moves != wanted.moves:
        found, asked = str(heading.features.get("version")), str(wanted.features["version"])
        raise NetError("net-of-other-features", file=file, found=found, wanted=asked)


def make_net(heading: NetHeading, weights: list[float]) -> Net:
    """A net that can be asked."""
    hidden, top = heading.layers
    return Net(int(heading.features["size"]), hidden, top, heading.players, heading.moves, weights)


def load_net(
    source: Path | Traversable, game: Game, players: int, options: Mapping[str, Any], edition: Edition
) -> tuple[NetHeading, Judge]:
    """The net of a file, ready to judge such matches, or NetError."""
    name = source.name
    try:
        with source.open("rb") as file:
            content = file.read(LARGEST)
    except OSError as error:
        raise NetError("net-missing", file=name) from error
    heading, weights = read_net(content, name)
    check_fit(heading, heading_for(game, players, options, edition, heading.layers), name)
    return heading, Judge(make_net(heading, weights), features_for(game, players, options, edition))


@lru_cache(maxsize=16)
def _shipped_net(folder: str, players: int) -> tuple[NetHeading, list[float]] | None:
    file = resources.files(folder) / "nets" / f"{players}.net"
    return read_net(file.read_bytes(), file.name) if file.is_file() else None


def shipped_heading(game: Game, players: int) -> NetHeading | None:
    """The heading of a game's own net for a number of players, if it has one."""
    found = _shipped_net(game.folder, players)
    return None if found is None else found[0]


def shipped_net(
    game: Game, players: int, options: Mapping[str, Any], edition: Edition
) -> tuple[NetHeading, Judge] | None:
    """A game's own net for such a table; None if there is none, or none for these options or components."""
    found = _shipped_net(game.folder, players)
    if found is None:
        return None
    heading, weights = found
    wanted = heading_for(game, players, options, edition, heading.layers)
    try:
        check_fit(heading, wanted, f"{players}.net")
    except NetError as error:
        if error.code in ("net-of-another-edition", "net-of-other-options"):
            return None
        raise
    return heading, Judge(make_net(heading, weights), features_for(game, players, options, edition))
