"""What is agreed before a match, checked when a table is set and when a record is opened."""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from fullboard.core.edition import Edition
from fullboard.core.errors import BadEdition, BadPosition, BadRecord, BadTable, UnknownGame
from fullboard.core.game import Game
from fullboard.core.record import Heading, is_salt
from fullboard.core.shelf import find_game
from fullboard.core.state import State

LONGEST_NAME = 40
SECRET_BYTES = 32
WHERE = {  # the heading that is wrong, by the code that says so; the options in all other cases
    "bad-players": "players",
    "bad-names": "names",
    "unknown-rules-version": "rules",
    "bad-salts": "salts",
    "sealed-position": "position",
}


def open_heading(heading: Heading, begun: State | None = None) -> tuple[Game, Heading, State | None]:
    """The game of a record, its heading with all options, and the state it begins with if that is a position.

    That state is read from the heading unless it is known already.
    """
    try:
        game = find_game(heading.game).at_version(heading.rules)
        edition = game.find_edition(heading.edition)
        if edition.digest != heading.digest:
            raise BadRecord("edition-changed", heading.where("digest"), expected=edition.digest)
        game.check_players(heading.players)
        options = game.check_options(heading.options)
        names = check_names(heading.names, heading.players)
        if heading.commitment is not None:
            check_seal(heading.salts or (), heading.players, position=heading.position is not None)
        first = game.load(heading.position) if begun is None and heading.position is not None else begun
    except UnknownGame as error:
        raise BadRecord(
            error.code, heading.where("game"), game=heading.game[:40], known=error.parameters["known"]
        ) from error
    except BadEdition as error:
        raise BadRecord.because("bad-edition", heading.where("edition"), error) from error
    except BadPosition as error:
        raise BadRecord.because("bad-position", heading.where("position"), error) from error
    except BadTable as error:
        raise BadRecord.because(error.code, heading.where(WHERE.get(error.code, "options")), error) from error
    return game, replace(heading, options=options, names=names), first


def check_choices(
    game: Game, options: Mapping[str, Any] | None = None, edition: Any = None
) -> tuple[dict[str, Any], Edition]:
    """All options with their values, and the edition; one of somebody's own may come as the option `components`."""
    given = dict(options or {})
    if "components" in given and edition is not None:
        raise BadEdition("edition-twice", path="components")
    edition = given.pop("components", edition)
    return game.check_options(given), game.find_edition(edition)


def check_names(names: object, players: int) -> list[str | None]:
    """A name or None for every seat; control and direction characters are refused."""
    if names is None:
        return [None] * players
    if not isinstance(names, Sequence) or isinstance(names, str) or len(names) != players:
        raise BadTable("bad-names", size=players)
    for name in names:
        if name is None:
            continue
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
            raise BadTable("bad-names", longest=LONGEST_NAME)
        if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for letter in name):
            raise BadTable("bad-names", name=name)
    return list(names)


def check_luck(seed: object, secret: object, key: object) -> None:
    """Raise BadTable unless luck comes from one of them at most, and that one will do."""
    given = [source for source in (seed, secret, key) if source is not None]
    if len(given) > 1:
        raise BadTable("one-source-of-chance")
    if seed is not None:
        check_seed(seed)
    elif given and not (isinstance(given[0], bytes) and len(given[0]) == SECRET_BYTES):
        raise BadTable("bad-secret", bytes=SECRET_BYTES)


def check_seal(salts: Sequence[object], players: int, *, position: bool) -> list[str]:
    """What the seats added to a sealed deal, one entry each, or BadTable.

    With a start position nothing that was promised would decide the deal.
    """
    if position:
        raise BadTable("sealed-position")
    given = [salt for salt in salts if isinstance(salt, str) and is_salt(salt)]
    if len(given) != players or len(salts) != players:
        raise BadTable("bad-salts", size=players)
    return given


def check_seed(seed: object) -> int:
    """That seed, or BadTable; the compiled generator takes no larger one."""
    if type(seed) is not int or not 0 <= seed < 1 << 62:
        raise BadTable("bad-seed", seed=seed)
    return seed
