"""What is printed on the pieces of a game, as a page tells it: in heaps, and of a second edition what is new."""

from typing import Any, NamedTuple

from fullboard.core.edition import marked_values
from fullboard.core.game import Game
from fullboard.words import Words

MOST_OPEN = 10  # values of one kind of piece that lie open among the others


class Heap(NamedTuple):
    """Pieces of one kind and what they are called (nothing for those that lie open), with each value and its mark."""

    called: str
    values: list[tuple[str, Any, str]]


def heaps_of(game: Game, words: Words) -> dict[str, list[Heap]]:
    """Every edition by its name: the open values first, then what there is much of and the game has a word for."""
    editions = {name: marked_values(edition.components) for name, edition in game.editions.items()}
    first = next(iter(editions.values()))
    return {
        name: _heaps(values if values is first else [each for each in values if each not in first], words)
        for name, values in editions.items()
    }


def _heaps(values: list[tuple[str, Any, str]], words: Words) -> list[Heap]:
    lists: dict[str, list[tuple[str, Any, str]]] = {}
    for each in values:
        lists.setdefault(each[0].partition("[")[0] if "[" in each[0] else "", []).append(each)
    called = {path: words.heap(path) for path, found in lists.items() if path and len(found) > MOST_OPEN}
    folded = {path: word for path, word in called.items() if word}
    lying = [each for path, found in lists.items() if path not in folded for each in found]
    return [Heap("", lying)] * bool(lying) + [Heap(word, lists[path]) for path, word in folded.items()]
