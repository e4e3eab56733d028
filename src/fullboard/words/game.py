"""The words of one game in one language, with the names of those at the table."""

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from fullboard.words import files
from fullboard.words.catalogue import PLACES, Catalogue, catalogue, identifier, seated
from fullboard.words.house import translator
from fullboard.words.language import language_of

Naming = Callable[[Any, str], tuple[str, dict[str, Any]] | None]  # of a game: (view, notation)
MOST_REMEMBERED = 2000  # sentences for each line-up of names


@lru_cache(maxsize=1024)
def words_for(folder: str, language: str, names: tuple[str | None, ...] = ()) -> "Words":
    """The same words for all tables with these names: pages say most of it again at every move."""
    return Words(folder, language, names)


class Words:
    """What a game calls its pieces, moves and happenings, for page, terminal and API alike."""

    def __init__(self, folder: str, language: str = files.SOURCE, names: Sequence[str | None] = ()) -> None:
        if language not in files.languages():
            raise ValueError(f"no words in {language!r}")
        self.language = language
        self.names = names
        self.folder = folder
        self._game = catalogue(folder, language)
        self._house = catalogue(files.HOUSE, language)
        self._said: dict[Hashable, str] = {}

    def __repr__(self) -> str:
        return f"Words({self.folder!r}, {self.language!r}, {tuple(self.names)!r})"

    def _once(self, key: Hashable, say: Callable[[], str]) -> str:
        """What `say` says with the names of this table, made up only once for each key."""
        try:
            return self._said[key]
        except KeyError:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            self._said[key] = said = self._with_names(say)
            return said
        except TypeError:  # a list among the parameters
            return self._once(repr(key), say)

    def _with_names(self, say: Callable[[], str]) -> str:
        before = seated.set(self.names)
        try:
            return say()
        finally:
            seated.reset(before)

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.say("title")

    @property
    def tagline(self) -> str:
        """The game in one line."""
        return self.say("tagline")

    def help(self) -> str:
        """The rules in our own words, as Markdown; in English if there are none in this language."""
        text = files.game_file(self.folder, "help", f"{self.language}.md")
        if text is not None:
            return language_of(self.language).typeset(text)
        return files.game_file(self.folder, "help", f"{files.SOURCE}.md") or ""

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self._with_names(lambda: self._game.seat(seat))

    def bot_about(self, bot: str) -> str:
        """What a bot is like at this game, or at any; empty if nobody has said it."""
        return self._once(("bot", bot), lambda: self._either(f"bot-{bot}-about", {}) or "")

    def option(self, option: str) -> str:
        """What an option is called."""
        return self.say(f"option-{identifier(option)}")

    def option_about(self, option: str) -> str:
        """What an option is for."""
        return self.say(f"option-{identifier(option)}-about")

    def choice(self, option: str, value: object) -> str:
        """What an option may be; numbers speak for themselves."""
        return self._game.find(f"choice-{identifier(option)}-{identifier(value)}", {}) or str(value)

    def word(self, table: str, value: object) -> str:
        """One value by the table it belongs to, such as a suit or a card; or a list of them."""
        return self._once(("word", table, value), lambda: self._game.word(value, table))

    def move(self, notation: str) -> str:
        """A move by its notation: its first word names the message, the others fill it."""
        return self._once(("move", notation), lambda: self._move(notation))

    def _move(self, notation: str) -> str:
        verb, *rest = notation.split()
        return self._game.fill(f"move-{verb}", rest) or notation

    def seeing(self, naming: Naming | None, view: Mapping[str, Any] | None) -> "Words":
        """The same words for whoever sees a table: moves are named by what lies there; without a view, by nothing."""
        return self if naming is None else SeeingWords(self, naming, view)

    def tally(self, kind: str) -> str:
        """A kind of moves or a source of points: its first word names the message, the others fill it."""
        return self._once(("tally", kind), lambda: self._tally(kind))

    def _tally(self, kind: str) -> str:
        first, *rest = kind.split()
        return self._game.fill(f"tally-{first}", rest) or kind

    def refusal(self, code: str, parameters: Mapping[str, Any]) -> str:
        """Why a move was refused."""
        return self._once(
            ("refusal", code, *parameters.items()), lambda: self._either(f"refusal-{code}", parameters) or code
        )

    def counted(self, message: str, **parameters: Any) -> str:
        """A sentence of the house that counts points; the game's own, if it counts something else."""
        return self._once(
            ("counted", message, *parameters.items()), lambda: self._either(message, parameters) or message
        )

    def edition_fault(self, code: str, parameters: Mapping[str, Any]) -> str:
        """What is wrong with an edition: where, and what should be there."""
        fault = self._either(f"edition-{code}", parameters) or code
        path = parameters.get("path")
        return translator(self.language)("edition-fault-at", path=path, fault=fault) if path else fault

    def _either(self, message: str, parameters: Mapping[str, Any]) -> str | None:
        """A message of the game, or of the house."""
        return self._game.find(message, parameters) or self._house.find(message, parameters)

    def component(self, path: str) -> str:
        """What is printed there, by its path in an edition: `suits[2].name` is `component-suits-name` of the third."""
        numbers = [int(number) + 1 for number in re.findall(r"\[(\d+)\]", path)]
        return self._game.fill(component_message(path), numbers) or path  # somebody else's game may have no words

    def heap(self, path: str) -> str:
        """What all pieces of a kind are called together: `prices` is `component-prices`; nothing without it."""
        return self._game.fill(component_message(path), []) or ""

    def printed(self, path: str, value: object) -> str:
        """A printed value as people read it: by the table that the English component names as its `values`."""
        if isinstance(value, list | tuple):
            return ", ".join(self.printed(path, item) for item in value)
        if isinstance(value, bool):
            return translator(self.language)("yes" if value else "no")
        english: Catalogue = self._game.english or self._game
        table = english.find(f"{component_message(path)}.values", {})
        return " ".join(self._game.word(word, table) for word in str(value).split()) if table else str(value)

    def place(self, path: str) -> str:
        """What a place or value of a position is called: `hands[1]` is `set-up-hands.one`, with `$seat` and `$first`.

        A name at the end that has no message is `$key` of what is before it; somebody else's game may have no words.
        """
        return self._once(("place", path), lambda: self._place(path))

    def _place(self, path: str) -> str:
        numbers = [int(each) for each in re.findall(r"\[(\d+)\]", path)]
        parameters: dict[str, Any] = dict(zip(PLACES, [each + 1 for each in numbers], strict=False))
        parameters |= {"seat": numbers[0]} if numbers else {}
        message, key = self._set_up_message(path)
        found = self._game.find(f"{message}.one" if key or path.endswith("]") else message, parameters | {"key": key})
        if found is not None:
            return found
        plain = self.shown(re.sub(r"\[\d+\]", "", path).rpartition(".")[2])
        return f"{plain} {numbers[-1] + 1}" if path.endswith("]") else plain

    def piece(self, place: str, name: object) -> str:
        """What a piece or value is called that is written like that in a place; by the English message's `values`."""
        english: Catalogue = self._game.english or self._game
        table = english.find(f"{self._set_up_message(place)[0]}.values", {})
        return self.word(table, name) if table else str(name)

    def called(self, place: str, name: object) -> str:
        """A piece apart from its place, where it is called otherwise there; by the English message's `called`."""
        english: Catalogue = self._game.english or self._game
        table = english.find(f"{self._set_up_message(place)[0]}.called", {})
        return self.word(table, name) if table else str(name)

    def _set_up_message(self, path: str) -> tuple[str, str]:
        """The message about a path of a position, and the name at its end that has none of its own."""
        keys = re.sub(r"\[\d+\]", "", path).split(".")
        whole = "set-up-" + "-".join(identifier(key) for key in keys)
        if len(keys) < 2 or self._game.has(whole):
            return whole, ""
        above = "set-up-" + "-".join(identifier(key) for key in keys[:-1])
        return (above, keys[-1]) if self._game.has(above) else (whole, "")

    def cannot_be(self, code: str, parameters: Mapping[str, Any]) -> str:
        """Why there is no such position, in the game's words or the house's; empty if nobody has said it."""
        return self._once(
            ("position", code, *parameters.items()), lambda: self._either(f"position-{code}", parameters) or ""
        )

    def shown(self, key: str) -> str:
        """What something in the view is called, where no board is drawn; its key, if there is no message for it."""
        return self._either(f"view-{identifier(key)}", {}) or key.replace("_", " ").replace("-", " ")

    def by_seat(self, key: str) -> bool:
        """Whether that is a list with something for each seat: its message has an attribute `seats`."""
        return self._either(f"view-{identifier(key)}.seats", {}) is not None

    def told(self, key: str, parameters: Mapping[str, Any]) -> str:
        """A line of the story; that a line was taken back, the house says for all games."""
        return self._once(("told", key, *parameters.items()), lambda: self._tell(f"story-{key}", parameters))

    def _tell(self, message: str, parameters: Mapping[str, Any]) -> str:
        return self._either(message, parameters) or self._game.say(message, parameters)

    def say(self, key: str, **parameters: Any) -> str:
        """Any other message, by its name; `label.pot` and `label-pot` are the same."""
        return self._once(("say", key, *parameters.items()), lambda: self._game.say(key.replace(".", "-"), parameters))

    def status(self, phase: object, actor: int, legal: Iterable[str] | None = None) -> str:
        """Whose turn it is and what they are to do, or KeyError; `legal` are one's own moves, if it is one's own turn.

        There may be another sentence for those who may make a certain move, named in full or by its first word.
        """
        key = f"status-{identifier(phase)}"
        if legal is not None:
            key += "-you"
            named = (name for move in legal for name in (move, move.partition(" ")[0]))
            asides = asides_of(self._game.messages, key)
            key = next((f"{key}-{name}" for name in named if name in asides), key)
        if not self._game.has(key):
            raise KeyError(key)
        return self.say(key, seat=actor)

    def lacks(self) -> list[str]:
        """The messages that this language lacks, and that are said in English."""
        return sorted(self._game.english.messages - self._game.own) if self._game.english else []

    @property
    def has_words(self) -> bool:
        """Whether the game has any words of its own in this language."""
        return any(not message.startswith("lesson-") for message in self._game.own)

    @property
    def has_help(self) -> bool:
        """Whether the rules are told in this language."""
        return files.game_file(self.folder, "help", f"{self.language}.md") is not None


@lru_cache(maxsize=1024)
def asides_of(messages: frozenset[str], key: str) -> frozenset[str]:
    """The moves for which there is a sentence of its own besides the one of that key."""
    return frozenset(each.removeprefix(f"{key}-") for each in messages if each.startswith(f"{key}-"))


def component_message(path: str) -> str:
    """The message for what stands at a path of an edition; the word `value` only makes room for a mark there."""
    bare = re.sub(r"\[\d+\]", "", path).removesuffix(".value")
    return "component-" + "-".join(identifier(part) for part in bare.split("."))


class SeeingWords(Words):
    """The words of a game before one table."""

    def __init__(self, words: Words, naming: Naming, view: Mapping[str, Any] | None) -> None:
        super().__init__(words.folder, words.language, words.names)
        self._naming = naming
        self._view = view

    def _move(self, notation: str) -> str:
        named = self._naming(self._view, notation)
        return super()._move(notation) if named is None else self._game.say(*named)
