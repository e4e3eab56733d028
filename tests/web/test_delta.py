"""A text is sent whole once, and then as what has changed of it: nothing is lost, and little is sent."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup

from fullboard.web.delta import Text, assemble, change, compared, difference
from fullboard.web.encoding import Event

PIECES = st.sampled_from(
    [
        "<p",
        ">",
        "\n",
        "\r",
        "\r\n",
        "",
        "é",
        "🂡",
        "\u2028",
        "\x0b",
        "data: ",
        "\ndata: ",
        "id: 1",
        "</p>",
        "<b>one</b>",
        " ",
    ]
)
CHUNKS = re.compile(r"(?<=[ >])")  # where a template might cut
TEXTS = st.one_of(st.text(), st.lists(PIECES, max_size=60).map("".join))


def reads(event: Event) -> dict[str, str]:
    """An event as the page's script gets it, by the rules of server-sent events."""
    text = event.text.decode()
    assert text.endswith("\n\n")
    assert "\n\n" not in text[:-2]
    fields: dict[str, str] = {}
    for line in re.split(r"\r\n|\r|\n", text[:-2]):
        name, _, value = line.partition(": ")
        assert name in ("id", "event", "data")
        fields[name] = fields[name] + "\n" + value if name in fields else value
    return fields


def told(base: Text, event: Event) -> str:
    """What somebody who has a text makes of an event."""
    fields = reads(event)
    if "event" not in fields:
        return fields["data"]
    head, _, fresh = fields["data"].partition("\n")
    version, _, numbers = head.partition(" ")
    assert version.encode() == base.version
    return assemble(base.plain, numbers, fresh)


def normal(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


@given(TEXTS)
def test_a_text_is_kept_as_it_is_but_for_the_ends_of_lines(text: str) -> None:
    kept = Text([text])
    assert kept.plain == normal(text)
    fields = reads(kept.whole)
    assert fields == {"id": kept.version.decode(), "data": normal(text)}


@given(TEXTS, TEXTS)
def test_the_new_text_can_be_made_of_the_old_one_and_the_change(before: str, after: str) -> None:
    old, new = Text([before]), Text([after])
    event = change(old, new)
    assert told(old, event) == normal(after)
    assert reads(event)["id"].encode() == new.version


@given(TEXTS, TEXTS)
def test_every_difference_is_exact_even_one_that_is_not_worth_sending(before: str, after: str) -> None:
    for old, new in (([before], [after]), (CHUNKS.split(before), CHUNKS.split(after))):
        assert assemble(before, *difference(old, new)) == after


@given(TEXTS, TEXTS, TEXTS, TEXTS)
def test_what_two_texts_have_in_common_is_found(begin: str, end: str, one: str, other: str) -> None:
    old, new = (f"{begin}<i>{middle}</i>{end}" for middle in (one, other))
    assert told(Text([old]), change(Text([old]), Text([new]))) == normal(new)


@given(TEXTS, TEXTS)
def test_what_is_remembered_of_two_texts_is_what_would_be_found_anew(before: str, after: str) -> None:
    chunks = (["<p>", before, "</p>"], ["<p>", after, "</p>"])
    first = difference(*chunks)
    assert difference(*chunks) == first
    compared.cache_clear()
    assert difference(*chunks) == first


@given(TEXTS, TEXTS)
def test_a_change_is_never_much_longer_than_the_text(before: str, after: str) -> None:
    new = Text([after])
    assert len(change(Text([before]), new).text) <= len(new.whole.text) + 60


def table(hand: list[str], log: int) -> str:
    cards = "".join(
        f'<li id="card-{card}"><button name="move" value="play {card}">{card}</button></li>' for card in hand
    )
    lines = "".join(f'<li id="log-{n}"><span>{n}</span> Anna plays {n}.</li>' for n in range(log, log - 60, -1))
    return f'<div class="board"><ul>{cards}</ul></div><ol class="log">{lines}</ol>'


HAND = [f"{suit} {number}" for suit in ("red", "blue", "green") for number in range(1, 9)]


def test_a_card_less_and_a_line_more_cost_a_line() -> None:
    event = change(Text([table(HAND, 100)]), Text([table(HAND[:7] + HAND[8:], 101)]))
    assert len(event.text) < 170
    assert b"Anna plays 101" in event.text
    assert b"Anna plays 100" not in event.text


def test_what_has_moved_is_not_sent_again() -> None:
    hand = [f"{card}-{copy}" for copy in range(3) for card in HAND]
    event = change(Text([table(hand, 100)]), Text([table(hand[12:] + hand[:12], 100)]))
    assert len(event.text) < 170


def test_what_stands_between_a_chunk_that_goes_and_one_that_comes_stays() -> None:
    lines = [f"<li>{line}, and what there is to say of it</li>" for line in range(60)]
    place = table(HAND, 10)
    before = ["<ol>", "<i>first</i>", *lines[:5], f"{place}<b>one</b>", *lines[5:], "</ol>"]
    after = ["<ol>", *lines[:5], f"{place}<b>two</b>", "<i>last</i>", *lines[5:], "</ol>"]
    assert len(before) == len(after)
    old, new = Text(before), Text(after)
    event = change(old, new)
    assert told(old, event) == "".join(after)
    assert len(event.text) < 120


def test_an_attribute_costs_its_tag() -> None:
    before = table(HAND, 100)
    event = change(
        Text([before]), Text([before.replace('value="play red 4"', 'value="play red 4" aria-disabled="true"')])
    )
    assert len(event.text) < 170


def test_what_templates_have_marked_as_html_is_sent_as_it_is() -> None:
    before = [Markup("<ul>"), *[Markup("<li>%d & more</li>") % number for number in range(9)], Markup("</ul>")]
    after = [*before[:4], Markup("<i>&amp;</i>"), Markup("<b>"), *before[6:]]
    old, new = Text(before), Text(after)
    event = change(old, new)
    assert told(old, event) == "".join(map(str, after))
    assert len(event.text) < 90


def test_the_same_change_in_two_pages_is_worked_out_once() -> None:
    board = [table(HAND, 100), table(HAND[:7] + HAND[8:], 101)]
    compared.cache_clear()
    for own in ("Anna", "Bob"):
        change(*(Text([f"<h1>{own}</h1>", f"<p>{at}</p>", each]) for at, each in enumerate(board)))
    known = compared.cache_info()
    assert (known.misses, known.hits) == (1, 1)


def test_where_nothing_is_left_of_a_text_the_new_one_is_sent() -> None:
    new = Text(["other"])
    assert change(Text(["one"]), new).text == new.whole.text


def test_the_same_text_is_the_same_object() -> None:
    text = Text(["<p>one\r\n</p>"])
    assert text.then(["<p>one\n</p>"]) is text
    assert text.then(["<p>two\n</p>"]).plain == "<p>two\n</p>"


def test_chunks_that_stay_are_shared_between_versions() -> None:
    board = table(HAND, 100)
    before, after = Text(["<p>one</p>", board]), Text(["<p>two</p>", board])
    assert before.chunks[1] is after.chunks[1]
    assert len(change(before, after).text) < 100


def test_how_a_text_is_cut_into_chunks_makes_no_difference_to_what_it_says() -> None:
    whole, cut = Text([table(HAND, 100)]), Text(table(HAND, 100).partition("<ol"))
    assert whole.version == cut.version
    assert whole.then(cut.chunks) is whole


def test_a_version_says_nothing_but_what_the_text_is() -> None:
    assert Text(["one"]).version == Text(["one"]).version != Text(["two"]).version


def test_a_difference_with_a_number_missing_is_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        assemble("<p>", "0 1", "")


def test_the_example_of_the_documentation_is_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "streams.md").read_text("utf-8")
    first, second = (block.encode() + b"\n\n" for block in re.findall(r"```\n(.*?)\n```", page, re.DOTALL))
    old = Text([reads(Event(first))["data"]])
    new = Text([told(old, Event(second))])
    assert old.whole.text == first
    assert change(old, new).text == second
