"""An edition: what is printed on the pieces, as data, each value marked with where it comes from."""

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any

from fullboard.core.errors import BadEdition

LARGEST = 1 << 16  # bytes of an edition of somebody's own
MOST_DOTS = 64  # in a line of its file: a key of thousands of parts takes gigabytes to read
MARKS = ("rulebook", "source", "reconstructed")


class Edition:
    """Components under a name. `shipped` ones are known by their name, others travel with the record."""

    def __init__(self, name: str, components: Mapping[str, Any], *, shipped: bool = False) -> None:
        self.name = name
        self.components = components
        self.shipped = shipped
        text = json.dumps(components, sort_keys=True, separators=(",", ":"))
        self.digest = hashlib.sha256(text.encode()).hexdigest()

    @classmethod
    def from_data(cls, data: object) -> "Edition":
        """An edition of somebody's own: a table with a `name` and the components."""
        if not isinstance(data, Mapping):
            raise BadEdition("not-a-table", path="")
        name = data.get("name")
        if not isinstance(name, str) or not name.isascii() or not name.replace("-", "").isalnum() or len(name) > 40:
            raise BadEdition("bad-name", path="name")
        components = {key: value for key, value in data.items() if key != "name"}
        try:
            text = json.dumps(components, ensure_ascii=False, allow_nan=False)
            size = len(text.encode())
        except (TypeError, ValueError, RecursionError) as error:
            raise BadEdition("not-plain-data", path="") from error
        if size > LARGEST:
            raise BadEdition("edition-too-large", path="", most=LARGEST)
        return cls(name, json.loads(text))

    def reference(self) -> Any:
        """What a position or a record says of it: its name if shipped, otherwise everything."""
        return self.name if self.shipped else {"name": self.name, **self.components}

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.name, dict(self.components), self.shipped)


def _rebuild(name: str, components: dict[str, Any], shipped: bool) -> Edition:
    return Edition(name, components, shipped=shipped)


def shipped_editions(folder: Traversable) -> dict[str, Edition]:
    """The editions of a game's `components` folder, `standard` first; one without components if there is none."""
    files = {file.name.removesuffix(".toml"): file for file in folder.iterdir()} if folder.is_dir() else {}
    names = sorted(files, key=lambda name: (name != "standard", name))
    found = {name: Edition(name, tomllib.loads(files[name].read_text("utf-8")), shipped=True) for name in names}
    return found or {"standard": Edition("standard", {}, shipped=True)}


def read_edition(data: bytes, name: str) -> dict[str, Any]:
    """The data of an edition file, TOML like a game's own; called as it says itself, or by the name of the file."""
    if len(data) > LARGEST:
        raise BadEdition("edition-too-large", path="", most=LARGEST)
    for number, line in enumerate(data.splitlines(), 1):
        if line.count(b".") > MOST_DOTS:
            raise BadEdition("bad-toml", path="", line=number)
    try:
        found = tomllib.loads(data.decode())
    except UnicodeDecodeError as error:
        raise BadEdition("bad-encoding", path="", line=data[: error.start].count(b"\n") + 1) from error
    except (ValueError, RecursionError) as error:
        at = re.search(r"at line (\d+)", str(error))
        raise BadEdition("bad-toml", path="", line=int(at[1]) if at else data.count(b"\n") + 1) from error
    return {"name": re.sub("[^A-Za-z0-9]+", "-", name)[:40].strip("-"), **found}


def marked_values(components: object, path: str = "", mark: str = "") -> list[tuple[str, Any, str]]:
    """Every value of an edition as (path, value, mark); an unmarked one has the mark of its surroundings."""
    if isinstance(components, Mapping):
        mark = components.get("mark", mark)
        found = []
        for key, value in components.items():
            if key != "mark":
                found += marked_values(value, f"{path}.{key}" if path else key, mark)
        return found
    if isinstance(components, list) and any(isinstance(item, Mapping | list) for item in components):
        found = []
        for index, item in enumerate(components):
            found += marked_values(item, f"{path}[{index}]", mark)
        return found
    return [(path, components, mark)]
