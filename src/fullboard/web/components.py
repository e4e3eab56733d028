"""What is printed on the pieces of a game, as a page tells it: in heaps, and of a second edition what is new."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from fullboard.core.edition import Edition, marked_values
from fullboard.core.game import Game
from fullboard.web.rendering import art, icon_key
from fullboard.words import Words, words_for

MOST_OPEN = 10  # values of one kind of piece that lie open among the others


class Heap(NamedTuple):
    """Pieces of one kind and what they are called (nothing for those that lie open), with each value and its mark."""

    called: str
    values: list[tuple[str, Any, str]]


def components_of(game: Game, editions: Iterable[Edition], language: str) -> dict[str, Any]:
    """What the page of some editions is given: the open values of each first, then what there is much of."""
    words = words_for(game.folder, language)
    values = {edition.name: marked_values(edition.components) for edition in editions}
    first = next(iter(values.values()))
    heaps = {
        name: _heaps(found if found is first else [each for each in found if each not in first], words)
        for name, found in values.items()
    }
    return {"game": game, "editions": heaps, "icon_key": icon_key(game), "art": art(game)}


def _heaps(values: list[tuple[str, Any, str]], words: Words) -> list[Heap]:
    lists: dict[str, list[tuple[str, Any, str]]] = {}
    for each in values:
        lists.setdefault(each[0].partition("[")[0] if "[" in each[0] else "", []).append(each)
    called = {path: words.heap(path) for path, found in lists.items() if path and len(found) > MOST_OPEN}
    folded = {path: word for path, word in called.items() if word}
    lying = [each for path, found in lists.items() if path not in folded for each in found]
    return [Heap("", lying)] * bool(lying) + [Heap(word, lists[path]) for path, word in folded.items()]
