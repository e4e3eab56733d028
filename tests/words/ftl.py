"""The messages of a Fluent file, with what they say and what they want to know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, FluentSerializer, ast

from fullboard.words import files


@dataclass
class Message:
    """One message: its text as it stands in the file, its parameters, what it refers to."""

    text: str
    parameters: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    tables: set[str] = field(default_factory=set)
    attributes: dict[str, str] = field(default_factory=dict)


def messages(folder: str, language: str) -> dict[str, Message]:
    """All messages of the house or of a game; the parameters of those referred to count too."""
    found: dict[str, Message] = {}
    for text in files.messages(folder, language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = read(entry)
    for each in found.values():
        waiting = list(each.references)
        while waiting:
            other = found[waiting.pop()]
            each.parameters |= other.parameters
            each.tables |= other.tables
            waiting += other.references - each.references
    return found


def read(entry: ast.Message) -> Message:
    """One message."""
    text = FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
    message = Message(text)
    for node in below(entry):
        if isinstance(node, ast.VariableReference):
            message.parameters.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            message.references.add(node.id.name)
        elif isinstance(node, ast.FunctionReference) and node.id.name == "WORD":
            table = node.arguments.positional[1]
            assert isinstance(table, ast.StringLiteral)
            message.tables.add(table.value)
    for attribute in entry.attributes:
        texts = [node.value for node in below(attribute) if isinstance(node, ast.TextElement)]
        message.attributes[attribute.id.name] = "".join(texts)
    return message


def below(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from below(each)
