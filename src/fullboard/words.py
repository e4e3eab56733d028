"""Formats a game's words in French or English, for page, terminal and API alike.

Templates use braces: `{points}` is the parameter itself, `{points:point|points}` counts it,
`{seat:seat}` is a player's name, and `{suit:suit}` looks the value up in the table `[suit]` of the words
file. A table whose only entry is `_` is a template for values of several words: `{card:card}` of "red 6"
fills `{0}` and `{1}`. A list is joined with commas and "and".
"""

import re
import string
import tomllib
from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any

LANGUAGES = ("en", "fr")
MOST_REMEMBERED = 2000  # sentences for each line-up of names


def typeset(text: str, language: str) -> str:
    """In French a colon or a question mark stands off from its word, but never at the beginning of a line."""
    if language != "fr":
        return text
    return re.sub(r" (?=[:;?!»%](?![\w-]))|(?<=«) ", "\N{NO-BREAK SPACE}", text)


_AND = {"en": " and ", "fr": " et "}
_SEAT = {"en": "Seat {0}", "fr": "Place {0}"}
_YES = {"en": ("no", "yes"), "fr": ("non", "oui")}
_HOUSE: Mapping[str, Mapping[str, str]] = {  # refusals that no game has words of its own for
    "en": {
        "match-over": "The match is over.",
        "not-your-turn": "It is not your turn.",
        "bad-move": "There is no such move.",
        "bad-seat": "There is no such seat.",
        "unknown-move": "“{text}” is not a move of this game.",
        "not-legal": "“{move}” cannot be played now.",
        "stale-step": "The table has moved on; look again.",
        "seat-with-bot": "A bot is playing for you.",
        "bad-salt": "The bytes for the deal are not sixteen in hexadecimal.",
        "not-your-seat": "You do not sit at this table.",
        "name-needed": "Tell us your name first.",
        "unknown-table": "There is no such table.",
        "foreign-origin": "That was sent from another house's page.",
        "unknown-host": "This house is not called “{host}”. Whoever opened it can add --allow-host {host}",
        "unknown-game": "There is no such game here.",
        "name-missing": "A name needs at least one letter.",
        "name-too-long": "That name is too long: {longest} letters at most.",
        "name-unreadable": "That name has letters nobody can read.",
        "seat-taken": "That seat is taken.",
        "already-begun": "The match has begun.",
        "not-running": "No match is running at this table.",
        "match-running": "The record is shown when the match is over.",
        "nothing-said": "Say something.",
        "chat-too-long": "That is too long: {longest} letters at most.",
        "chat-full": "The chat of this table is full.",
        "too-many-tables": "You have {most} tables already: finish one first.",
        "not-the-host": "Only the host may do that.",
        "still-there": "That player is still there, or has not been gone for long.",
        "nobody-to-replace": "There is nobody to replace.",
        "nothing-to-undo": "There is nothing to take back.",
        "code-not-valid": "That code is not valid, or no longer.",
        "bad-players": "This game is for {least} to {most} players.",
        "too-fast": "Not so fast, please.",
        "not-found": "There is nothing here.",
        "forbidden": "The form was too old or came from elsewhere; go back and try again.",
        "our-fault": "Something went wrong on our side.",
        "database-away": "The house cannot write anything down just now; try again in a moment.",
        "still-running": "The match is still running.",
        "too-many-streams": "You have this house open too often at once.",
        "bad-request": "That could not be understood.",
        "too-large": "That is too large.",
        "record-missing": "Choose a record to watch.",
        "unknown-record": "That record is not on show, or no longer.",
        "record-too-slow": "That record takes too long to replay.",
        "cannot-be-replayed": "That record cannot be replayed.",
        "too-many-uploads": "You have {most} records on show already: come back in an hour.",
        "too-busy": "Too many records are being replayed just now: try again in a moment.",
        "hints-not-allowed": "No hints at this table.",
        "hint-pending": "Your hint is being thought of.",
        "hints-busy": "Too many hints are being thought of just now: try again in a moment.",
        "hint-failed": "No hint could be thought of: try again.",
        "too-many-analyses": "You have asked for {most} analyses already: wait until one is made.",
        "analyses-busy": "Too many matches are being analysed just now: try again later.",
        "analysis-failed": "The analysis failed: try again.",
        "analysis-too-slow": "That match takes too long to analyse.",
        "not-finished": "A match can be analysed when it is over.",
        "unknown-file": "There is no such file here.",
        "unknown-question": "Nobody can be asked that.",
        "unknown-bot": "No bot “{bot}” plays this game.",
        "unknown-option": "This game has no option “{option}”.",
        "bad-option": "The option “{option}” cannot be “{value}”.",
        "bad-names": "Those are not names for everybody at the table.",
        "bad-seed": "A seed is a whole number from 0 to 2**62 - 1.",
        "bad-method": "That cannot be done at this address.",
        "bad-encoding": "That is not text we can read.",
        "one-seat-each": "You can take one seat at a table.",
        "bots-need-a-limit": "Bots alone need a match that ends: set a limit.",
        "too-many-bots": "{bots} bots are too many for {players} seats.",
        "no-person-at-the-table": "Nobody but bots sits at this table.",
        "no-such-line": "There is no line {line}: the last one is {last}.",
        "cannot-be-undone": "That cannot be taken back.",
        "token-needed": "A token is needed for that.",
        "refused": "That cannot be done.",
        "too-many-lines": "That match has too many lines to be analysed.",
        "data-unusable": "The house cannot keep its data in {folder}: {reason}",
        "database-unusable": "The database cannot be used: {reason}",
        "database-from-the-future": "The database comes from a newer Fullboard: {reason}",
        "database-broken": "The database is damaged.",
        "database-driver-missing": "The module {driver} is missing.",
    },
    "fr": {
        "match-over": "La partie est terminée.",
        "not-your-turn": "Ce n'est pas votre tour.",
        "bad-move": "Ce coup n'existe pas.",
        "bad-seat": "Cette place n'existe pas.",
        "unknown-move": "« {text} » n'est pas un coup de ce jeu.",
        "not-legal": "« {move} » ne peut pas être joué maintenant.",
        "stale-step": "La table a avancé ; regardez encore.",
        "seat-with-bot": "Un bot joue pour vous.",
        "bad-salt": "Les octets pour la donne ne sont pas seize, en hexadécimal.",
        "not-your-seat": "Vous n'êtes pas assis à cette table.",
        "name-needed": "Dites-nous d'abord votre nom.",
        "unknown-table": "Cette table n'existe pas.",
        "foreign-origin": "Cela vient d'une page d'une autre maison.",
        "unknown-host": "Cette maison ne s'appelle pas « {host} ». Qui l'a ouverte peut ajouter --allow-host {host}",
        "unknown-game": "Ce jeu n'est pas ici.",
        "name-missing": "Un nom a au moins une lettre.",
        "name-too-long": "Ce nom est trop long : {longest} lettres au plus.",
        "name-unreadable": "Ce nom contient des signes illisibles.",
        "seat-taken": "Cette place est prise.",
        "already-begun": "La partie a commencé.",
        "not-running": "Aucune partie n'est en cours à cette table.",
        "match-running": "La partie se télécharge quand elle est finie.",
        "nothing-said": "Dites quelque chose.",
        "chat-too-long": "C'est trop long : {longest} lettres au plus.",
        "chat-full": "La discussion de cette table est pleine.",
        "too-many-tables": "Vous avez déjà {most} tables : finissez-en une.",
        "not-the-host": "Seul l'hôte peut le faire.",
        "still-there": "Ce joueur est encore là, ou vient de partir.",
        "nobody-to-replace": "Il n'y a personne à remplacer.",
        "nothing-to-undo": "Il n'y a rien à reprendre.",
        "code-not-valid": "Ce code n'est pas valable, ou ne l'est plus.",
        "bad-players": "Ce jeu se joue de {least} à {most}.",
        "too-fast": "Pas si vite, s'il vous plaît.",
        "not-found": "Il n'y a rien ici.",
        "forbidden": "Le formulaire était trop vieux ou venait d'ailleurs ; revenez et réessayez.",
        "our-fault": "Quelque chose a mal tourné chez nous.",
        "database-away": "La maison ne peut rien noter en ce moment ; réessayez dans un instant.",
        "still-running": "La partie est encore en cours.",
        "too-many-streams": "Cette maison est ouverte chez vous trop de fois en même temps.",
        "bad-request": "Nous n'avons pas compris.",
        "too-large": "C'est trop gros.",
        "record-missing": "Choisissez une partie à revoir.",
        "unknown-record": "Cette partie n'est pas, ou plus, à l'affiche.",
        "record-too-slow": "Cette partie est trop longue à rejouer.",
        "cannot-be-replayed": "Cette partie ne peut pas être rejouée.",
        "too-many-uploads": "Vous avez déjà {most} parties à l'affiche : revenez dans une heure.",
        "too-busy": "Trop de parties sont rejouées en ce moment : réessayez bientôt.",
        "hints-not-allowed": "Pas d'indices à cette table.",
        "hint-pending": "Votre indice se prépare.",
        "hints-busy": "Trop d'indices se préparent en ce moment : réessayez bientôt.",
        "hint-failed": "L'indice n'a pas pu être trouvé : réessayez.",
        "too-many-analyses": "Vous avez déjà demandé {most} analyses : attendez qu'une soit faite.",
        "analyses-busy": "Trop de parties sont analysées en ce moment : réessayez plus tard.",
        "analysis-failed": "L'analyse a échoué : réessayez.",
        "analysis-too-slow": "Cette partie est trop longue à analyser.",
        "not-finished": "Une partie s'analyse quand elle est finie.",
        "unknown-file": "Ce fichier n'existe pas ici.",
        "unknown-question": "Cela ne se demande pas.",
        "unknown-bot": "Aucun bot « {bot} » ne joue à ce jeu.",
        "unknown-option": "Ce jeu n'a pas d'option « {option} ».",
        "bad-option": "L'option « {option} » ne peut pas être « {value} ».",
        "bad-names": "Ce ne sont pas des noms pour toute la table.",
        "bad-seed": "Une graine est un nombre entier de 0 à 2**62 - 1.",
        "bad-method": "Cela ne se fait pas à cette adresse.",
        "bad-encoding": "Ce n'est pas un texte que nous puissions lire.",
        "one-seat-each": "Vous ne pouvez prendre qu'une place à une table.",
        "bots-need-a-limit": "Entre bots, il faut une partie qui finisse : fixez une limite.",
        "too-many-bots": "{bots} bots, c'est trop pour {players} places.",
        "no-person-at-the-table": "Il n'y a que des bots à cette table.",
        "no-such-line": "Il n'y a pas de ligne {line} : la dernière est la {last}.",
        "cannot-be-undone": "Cela ne peut pas être repris.",
        "token-needed": "Il faut un jeton pour cela.",
        "refused": "Cela ne peut pas se faire.",
        "too-many-lines": "Cette partie a trop de lignes pour être analysée.",
        "data-unusable": "La maison ne peut pas garder ses données dans {folder} : {reason}",
        "database-unusable": "La base de données est inutilisable : {reason}",
        "database-from-the-future": "La base de données vient d'un Fullboard plus récent : {reason}",
        "database-broken": "La base de données est endommagée.",
        "database-driver-missing": "Il manque le module {driver}.",
    },
}

_EDITION: Mapping[str, Mapping[str, str]] = {  # what can be wrong with the components of any game
    "en": {
        "bad-toml": "line {line} is not valid TOML",
        "bad-encoding": "line {line} is not UTF-8 text",
        "edition-too-large": "it is larger than {most} bytes",
        "edition-twice": "there is an edition already",
        "unknown-edition": "there is no edition {edition}; there are: {known}",
        "edition-name-taken": "the name {edition} is taken: give it another one",
        "bad-name": "a name has letters, digits and hyphens only, 40 at most",
        "not-a-table": "a table is expected here",
        "not-a-list": "a list is expected here",
        "not-plain-data": "there are values in it that are neither text nor plain numbers",
        "out-of-range": "a whole number from {least} to {most} is expected here",
        "value-out-of-range": "whole numbers from {least} to {most} are expected here",
    },
    "fr": {
        "bad-toml": "la ligne {line} n'est pas du TOML valable",
        "bad-encoding": "la ligne {line} n'est pas du texte UTF-8",
        "edition-too-large": "elle dépasse {most} octets",
        "edition-twice": "une édition est déjà choisie",
        "unknown-edition": "l'édition {edition} n'existe pas ; il y a : {known}",
        "edition-name-taken": "le nom {edition} est pris : donnez-en un autre",
        "bad-name": "un nom n'a que des lettres, des chiffres et des traits d'union, 40 au plus",
        "not-a-table": "il faut une table ici",
        "not-a-list": "il faut une liste ici",
        "not-plain-data": "elle contient des valeurs qui ne sont ni du texte ni des nombres simples",
        "out-of-range": "il faut ici un nombre entier de {least} à {most}",
        "value-out-of-range": "il faut ici des nombres entiers de {least} à {most}",
    },
}


_HOUSE, _EDITION = (
    {language: {code: typeset(text, language) for code, text in said.items()} for language, said in every.items()}
    for every in (_HOUSE, _EDITION)
)


@cache
def _load(folder: str, language: str) -> dict[str, Any]:
    file = resources.files(folder) / f"words.{language}.toml"
    return tomllib.loads(typeset(file.read_text("utf-8"), language))


def refusal(language: str, code: str, parameters: Mapping[str, Any]) -> str:
    """Why something was refused, in the words all games share; empty if there are none."""
    template = _HOUSE[language].get(code)
    return template.format(**parameters) if template else ""


def percent(share: float, language: str) -> str:
    """A share of one as people read it."""
    return f"{100 * share:.0f}%" if language == "en" else f"{100 * share:.0f}\N{NARROW NO-BREAK SPACE}%"


def points(share: float, language: str) -> str:
    """A difference of shares in percentage points, to a tenth."""
    figure = f"{100 * share:.1f}"
    return figure if language == "en" else figure.replace(".", ",")


def _bare(path: str) -> str:
    """A path in an edition without its numbers, and without the word `value` that only makes room for a mark."""
    return re.sub(r"\[\d+\]", "[]", path).removesuffix(".value")


@lru_cache(maxsize=1024)
def words_for(folder: str, language: str, names: tuple[str | None, ...] = ()) -> "Words":
    """The same words for all tables with these names: pages say most of it again at every move."""
    return Words(folder, language, names)


def seat_name(language: str, seat: int) -> str:
    """What somebody without a name is called."""
    return _SEAT[language].format(seat + 1)


class Words(string.Formatter):
    """The words of one game in one language, with the names of those at the table."""

    def __init__(self, folder: str, language: str = "en", names: Sequence[str | None] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}")
        self.language = language
        self.names = names
        self.folder = folder
        self.table = _load(folder, language)
        self._said: dict[Hashable, str] = {}

    def __repr__(self) -> str:
        return f"Words({self.folder!r}, {self.language!r}, {tuple(self.names)!r})"

    def _once(self, key: Hashable, say: Callable[[], str]) -> str:
        """What `say` says, made up only once for each key."""
        try:
            return self._said[key]
        except KeyError:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            self._said[key] = said = say()
            return said
        except TypeError:  # lists are not worth remembering
            return say()

    @property
    def title(self) -> str:
        """The name of the game."""
        return str(self.table["title"])

    @property
    def tagline(self) -> str:
        """The game in one line."""
        return str(self.table["tagline"])

    def help(self) -> str:
        """The rules in our own words, as Markdown."""
        text = (resources.files(self.folder) / f"help.{self.language}.md").read_text("utf-8")
        return typeset(text, self.language)

    def name(self, seat: int) -> str:
        """Who sits there."""
        known = self.names[seat] if 0 <= seat < len(self.names) else None
        return known or seat_name(self.language, seat)

    def choice(self, option: str, value: object) -> str:
        """What an option may be; numbers speak for themselves."""
        return str(self.table["option"][option].get("choices", {}).get(str(value), value))

    def word(self, table: str, value: object) -> str:
        """One value by the table it belongs to, such as a suit or a card."""
        return self._once(("word", table, value), lambda: self.format_field(value, table))

    def move(self, notation: str) -> str:
        """A move by its notation: its first word names the template, the others fill it."""
        verb, *rest = notation.split()
        return self._once(("move", notation), lambda: self.vformat(self.table["move"][verb], rest, {}))

    def refusal(self, code: str, parameters: Mapping[str, Any]) -> str:
        """Why a move was refused."""
        template = self.table.get("refusal", {}).get(code) or _HOUSE[self.language].get(code)
        if not template:
            return code
        return self._once(("refusal", code, *parameters.items()), lambda: self.vformat(template, (), parameters))

    def edition_fault(self, code: str, parameters: Mapping[str, Any]) -> str:
        """What is wrong with an edition: where, and what should be there."""
        template = self.table.get("edition", {}).get(code) or _EDITION[self.language].get(code) or code
        path = parameters.get("path")
        return f"{path}: {self.vformat(template, (), parameters)}" if path else self.vformat(template, (), parameters)

    def component(self, path: str) -> str:
        """What is printed there, by its path in an edition: the words for `suits[].name` say `{0}` for its number."""
        numbers = [int(number) + 1 for number in re.findall(r"\[(\d+)\]", path)]
        template = self.table.get("component", {}).get(_bare(path))
        return self.vformat(template, numbers, {}) if template else path  # somebody else's game may have no words

    def printed(self, path: str, value: object) -> str:
        """A printed value as people read it; `[printed]` names the table that has the words for what stands there."""
        if isinstance(value, list | tuple):
            return ", ".join(self.printed(path, item) for item in value)
        if isinstance(value, bool):
            return _YES[self.language][value]
        table = self.table.get("printed", {}).get(_bare(path))
        return " ".join(self.format_field(word, table) for word in str(value).split()) if table else str(value)

    def told(self, key: str, parameters: Mapping[str, Any]) -> str:
        """A line of the story."""
        template = self.table["story"][key]
        return self._once(("told", key, *parameters.items()), lambda: self.vformat(template, (), parameters))

    def say(self, key: str, **parameters: Any) -> str:
        """Any other sentence of the words file, by its dotted key."""

        def say() -> str:
            entry: Any = self.table
            for part in key.split("."):
                entry = entry[part]
            return self.vformat(entry, (), parameters)

        return self._once(("say", key, *parameters.items()), say)

    def status(self, phase: object, actor: int, legal: Container[str] | None = None) -> str:
        """Whose turn it is and what they are to do, or KeyError; `legal` are one's own moves, if it is one's own turn.

        There may be another sentence for those who may make a certain move besides.
        """
        key = str(phase)
        if legal is not None:
            key += "-you"
            others = [each for each in self.table["status"] if each.startswith(f"{key}-")]
            key = next((each for each in others if each.removeprefix(f"{key}-") in legal), key)
        return self.say(f"status.{key}", seat=actor)

    def format_field(self, value: Any, format_spec: str) -> str:
        """One parameter, as the part behind the colon wants it."""
        if isinstance(value, list | tuple):
            each = [self.format_field(item, format_spec) for item in value]
            return _AND[self.language].join([", ".join(each[:-1]), each[-1]] if len(each) > 1 else each)
        if not format_spec:
            return str(value)
        if format_spec == "seat":
            return self.name(int(value))
        if "|" in format_spec:
            one, many = format_spec.split("|")
            single = abs(value) < 2 if self.language == "fr" else abs(value) == 1
            return f"{value} {one if single else many}"
        table: Mapping[str, str] = self.table[format_spec]
        if "_" in table:
            return self.vformat(table["_"], str(value).split(), {})
        return table.get(str(value), str(value))  # an edition of somebody's own may know others
