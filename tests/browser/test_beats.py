"""Everything that happens is seen: moment by moment, at the speed one likes, and at once for who has seen enough.

The page's clock stands still, so nothing here depends on how quick the machine is: the next moment comes when the test
lets time pass, and not before. Pieces glide by the browser's own clock, so they lie still unless a test wants it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from fullboard import Match
from fullboard.core.chance import Quick
from fullboard.house.people import Guest
from fullboard.house.table import Seat, Table
from fullboard.testing.laid import NAMES, Laid
from fullboard.web.security import HEADERS
from fullboard.web.streams import drawn_for
from fullboard.web.watching import Watched
from fullboard.words import words_for
from tests.browser.person import preferring, until
from tests.patient import PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Route

BEAT = 1100  # milliseconds, at the usual speed
STEP = 100
LONGEST = 5000  # that anybody waits for others, whatever happens meanwhile
LATE = 1600  # of it, that are left where bots have thought for long
LEAST = 600  # that any of it stays, as seen by a test that looks every tenth of a second
MOST_SEEN = 4  # sentences at a time
PACE = 900  # between turns of bots where nobody else plays
# A sentence of what the last move sets off, and how many groups there are of it.
ENDS = {
    "companeros": ("tie", 1),
    "hotel-samoa": ("round", 4),
    "sun-sea-and-sand": ("week", 5),
    "four-stars": ("rolls-one", 2),
}
HEARD = 'step => told.includes(`data-moment="${step}"`)'
SEEN = """[...document.querySelectorAll("#said[data-beat] .told:not(.visually-hidden)")]
  .map((each) => each.textContent.trim())"""


SHOWN = """[document.querySelector("#said").dataset.moment,
  [...document.querySelectorAll("#said .told:not(.visually-hidden)")].map((each) => each.textContent.trim())]"""


class Shown(NamedTuple):
    """A moment that was shown, what was said of it and for how many milliseconds."""

    moment: str
    seen: list[str]
    time: int


class Start(NamedTuple):
    """A match that somebody looks at, and what happens next."""

    record: str
    seat: int
    moves: tuple[tuple[int, str], ...]


def until_asked(match: Match, seat: int) -> list[tuple[int, str]]:
    """What the others do before it is this seat's turn again."""
    ahead, moves, luck = match.copy(), [], Quick(3)
    while ahead.actors and seat not in ahead.actors:
        mover = ahead.actors[0]
        moves.append((mover, ahead.notation(int(ahead.state.random_move(mover, luck)))))
        ahead.play(*moves[-1])
    return moves


@cache
def before_the_end(key: str, others: int = 0) -> Start:
    """Before somebody makes a move that ends something, after which others move so often."""
    said, many = ENDS[key]
    for seed in range(1, 500):
        match = Match(key, players=3, seed=seed)
        luck = Quick(seed)
        while match.actors and len(match.lines()) < 120:
            seat = match.actors[0]
            move = match.notation(int(match.state.random_move(seat, luck)))
            past, lines = match.copy(), len(match.lines())
            match.play(seat, move)
            told = [each["key"] for each in match.story(seat, lines)]
            if said in told and len(match.beats(seat, lines)) == many and len(until_asked(match, seat)) >= others:
                return Start(past.record(), seat, ((seat, move),))
    raise AssertionError(f"no match of {key} comes to that")


@cache
def chain_to_the_end(key: str, moves: int) -> Start:
    """Before somebody waits for so many moves in a row, the last of which ends something."""
    said, many = ENDS[key]
    for seed in range(1, 500):
        match = Match(key, players=3, seed=seed)
        luck = Quick(seed)
        past: list[tuple[Match, int, str]] = []  # since something ended
        while match.actors and len(match.lines()) < 120:
            seat = match.actors[0]
            past.append((match.copy(), seat, match.notation(int(match.state.random_move(seat, luck)))))
            match.play(*past[-1][1:])
            line, chain = len(match.lines()) - 1, past[-moves:]
            if said not in [each["key"] for each in match.story(None, line)]:
                continue
            waits = set(match.actors) - {mover for _, mover, _ in chain}
            if len(chain) == moves and waits and len(match.beats(None, line)) == many:
                return Start(chain[0][0].record(), waits.pop(), tuple((mover, move) for _, mover, move in chain))
            past.clear()
    raise AssertionError(f"no match of {key} comes to that")


class Lived(Laid):
    """A table's page with a stream, which tells what has happened since it was last asked."""

    def __init__(self, page: Page, start: Start, bots: bool = False) -> None:
        self.start, seat = start, start.seat
        match = Match.from_record(start.record)
        people = [Seat(f"guest-{at}", name) for at, name in enumerate(NAMES[: match.players])]
        seats = tuple(each if at == seat or not bots else Seat(bot="medium") for at, each in enumerate(people))
        key = match.game.key
        self.table = Table(f"lived-{id(self)}", key, match.players, {}, False, "", b"", seats, match=match)
        self.table = replace(self.table, status="running")
        self.watched = Watched(self.table, (), (True,) * match.players)
        self.told: Match | None = None
        self.say = drawn_for(Guest(f"guest-{seat}", NAMES[seat]), "en")
        self.words = words_for(match.game.folder, "en", self.table.called)
        super().__init__(page, match, seat)
        until(self._heard, why="the page has not asked")  # whoever asks only afterwards is told how things stand
        page.clock.install(time=1000)
        page.clock.pause_at(2000)

    def draw(self, template: str = "live.html") -> str:
        return super().draw(template).replace("data-stream", "hx-sse:connect")

    def _answer(self, route: Route) -> None:
        if not route.request.url.endswith("/stream"):
            super()._answer(route)
            return
        told = b"".join(event.text for event in self.say(self.watched))
        self.told = self.watched.table.match
        route.fulfill(body=told or b": nothing\n\n", content_type="text/event-stream", headers=HEADERS)

    def happen(self, *moves: tuple[int, str]) -> None:
        """Moves are made, and the page is told of them, of each by itself."""
        for seat, move in moves or self.start.moves:
            self.match = self.match.copy()
            self.match.play(seat, move)
            self.watched.update(self.table.with_match(self.match), (), self.watched.there)
            until(self._heard, why="the page has not asked again")

    def _heard(self) -> bool:
        """Whether the page has been told how things stand; it asks again by itself, or when it is called."""
        self.page.evaluate("connection?.delayCanceller?.()")
        return self.told is self.match and self.page.evaluate(HEARD, self.match.step)

    def groups(self) -> list[list[str]]:
        """What the banners are to say."""
        line = len(self.match.lines()) - 1
        told = [self.words.told(each["key"], each["parameters"]) for each in self.match.story(self.seat, line)]
        return [told[beat.first : beat.end] for beat in self.match.beats(self.seat, line)]

    def round(self) -> list[tuple[int, str]]:
        """What everybody does until all others have moved and it is one's own turn."""
        ahead = self.match.copy()
        moves: list[tuple[int, str]] = []
        luck = Quick(3)
        while len({seat for seat, _ in moves}) < ahead.players or self.seat not in ahead.actors:
            seat = ahead.actors[0]
            moves.append((seat, ahead.notation(int(ahead.state.random_move(seat, luck)))))
            ahead.play(*moves[-1])
        return moves

    def sees(self, banner: list[str]) -> None:
        until(lambda: self.page.evaluate(SEEN) == banner, why=f"the banner does not say {banner}")

    def unseen_after(self, time: int, banners: list[list[str]]) -> list[list[str]]:
        """Those of some banners that were not seen while so much time passed."""
        seen: list[list[str]] = []
        for _ in range(time // STEP):
            seen.append(self.page.evaluate(SEEN))
            self.page.clock.run_for(STEP)
        return [each for each in banners if each not in seen]

    def turns_that_follow(self) -> list[tuple[int, str]]:
        """What the others do before it is one's own turn, as long as nothing ends by it."""
        ahead = self.match.copy()
        for number, move in enumerate(moves := until_asked(self.match, self.seat)):
            ahead.play(*move)
            if ahead.beats(self.seat, len(ahead.lines()) - 1):
                return moves[:number]
        return moves

    def moments_in(self, time: int) -> list[Shown]:
        """What is seen while so much time passes, and how long each of it stays."""
        found: list[Shown] = []
        for _ in range(time // STEP):
            moment, seen = self.page.evaluate(SHOWN)
            if not found or found[-1].moment != moment:
                found.append(Shown(moment, seen, 0))
            found[-1] = found[-1]._replace(time=found[-1].time + STEP)
            self.page.clock.run_for(STEP)
        return found

    def sees_how_things_stand(self) -> None:
        expect(self.page.locator("#said")).to_have_attribute("data-moment", str(self.match.step))
        expect(self.page.locator("#said[data-beat]")).to_have_count(0)


Sit = Callable[..., Lived]
Motion = Literal["no-preference", "reduce"]


@pytest.fixture
def sit(browser: Browser) -> Iterator[Sit]:
    contexts = []
    wrong: list[str] = []

    def open_page(start: str | Start, speed: str = "usual", motion: Motion = "reduce", bots: bool = False) -> Lived:
        context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion=motion, locale="en")
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        context.add_init_script(preferring(speed=speed, forced=False))
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        return Lived(page, before_the_end(start) if isinstance(start, str) else start, bots)

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong


@pytest.mark.parametrize("key", ENDS)
def test_what_the_rules_do_by_themselves_is_seen_group_by_group_with_its_reason(sit: Sit, key: str) -> None:
    lived = sit(key)
    lived.happen()
    groups = lived.groups()
    assert len(groups) == ENDS[key][1]
    for banner in groups:
        lived.sees(banner)
        assert lived.page.locator("#status strong").count() == 0  # no question yet
        assert lived.page.locator("#moves button[name=move]:not([aria-disabled])").count() == 0
        lived.page.clock.run_for(BEAT)
    lived.sees_how_things_stand()


def test_cards_lie_until_the_tie_has_been_seen(sit: Sit) -> None:
    lived = sit("companeros")
    lived.happen()
    lived.sees(lived.groups()[0])
    expect(lived.page.locator(".co-slot .co-card")).to_have_count(3)
    expect(lived.page.locator(".co-tied")).to_have_count(2)
    lived.page.clock.run_for(BEAT)
    lived.sees_how_things_stand()
    expect(lived.page.locator(".co-slot .co-card")).to_have_count(0)


@pytest.mark.parametrize("enough", ["a click", "a key"])
def test_who_has_seen_enough_sees_how_things_stand(sit: Sit, enough: str) -> None:
    lived = sit("sun-sea-and-sand")
    lived.happen()
    lived.sees(lived.groups()[0])
    if enough == "a click":
        lived.page.locator(".board").click(position={"x": 300, "y": 300})
    else:
        lived.page.keyboard.press("Escape")
    lived.sees_how_things_stand()
    assert lived.asked == []  # and nothing was pressed by it


def test_a_barter_against_oneself_has_a_banner_and_stays_in_sight(sit: Sit) -> None:
    order = Match("four-stars", players=3, seed=1).view(None)["board"]
    stars = next(at for at, each in enumerate(order) if each.startswith("stars"))
    position = {"players": 3, "phase": "square", "dice": [1, 2], "turn": 1, "squares": [1, stars, 1]}
    match = Match("four-stars", position={**position, "links": [{}, {"hotel": 3}, {"plane": 3}]}, seed=1)
    moves = ("barter 2", "give hotel 3", "get plane", "end")
    lived = sit(Start(match.record(), 2, tuple((1, move) for move in moves)))
    told = "Bart barters with Claude: Claude gives 3 \u00d7 plane and gets 3 \u00d7 hotel."
    lived.happen()
    assert lived.unseen_after(LONGEST, [[told]]) == []
    expect(lived.page.locator(".recap")).to_contain_text(told)


AGAIN = "Nothing has been played yet: press once more to make this move."
CARDS = ".co-hand button[name=move]"


@pytest.mark.parametrize("key", ["2", "Enter"])
def test_a_key_that_would_move_hurries_and_chooses_but_makes_no_move_before_its_question_is_seen(
    sit: Sit, key: str
) -> None:
    lived = sit(chain_to_the_end("companeros", 2))
    page = lived.page
    card = page.locator(CARDS).nth(1)
    if key == "Enter":
        card.focus()
    lived.happen()
    assert page.evaluate("document.querySelector('#status').dataset.turn") == "no"  # others are still being shown
    page.keyboard.press(key)
    lived.sees_how_things_stand()
    chosen = page.locator(f"{CARDS}:not([aria-disabled])").nth(1)
    expect(chosen).to_be_focused()
    expect(page.locator("#notice")).to_have_text(AGAIN)
    assert lived.asked == []
    value = chosen.get_attribute("value")
    with page.expect_response("**/move"):
        page.keyboard.press(key)
    assert lived.asked == [value]


@pytest.mark.parametrize(("speed", "factor"), [("calm", 2.0), ("quick", 0.5)])
def test_the_speed_is_a_setting(sit: Sit, speed: str, factor: float) -> None:
    lived = sit("hotel-samoa", speed)
    lived.happen()
    first, second = lived.groups()[:2]
    lived.sees(first)
    lived.page.clock.run_for(round(0.9 * factor * BEAT))
    lived.sees(first)
    lived.page.clock.run_for(round(0.1 * factor * BEAT) + 1)
    lived.sees(second)


def test_who_likes_it_all_at_once_gets_it_at_once_and_hears_every_sentence(sit: Sit) -> None:
    lived = sit("sun-sea-and-sand", "once")
    lived.happen()
    lived.sees_how_things_stand()
    told = lived.page.locator("#said .told").all_text_contents()
    assert [each.strip() for each in told][-4:] == [sentence for group in lived.groups() for sentence in group][-4:]


def test_a_page_that_is_behind_holds_up_nobody_and_comes_after_in_time(sit: Sit) -> None:
    lived = sit("sun-sea-and-sand")
    lived.happen()
    first = lived.groups()[0]
    lived.happen(*lived.round())  # it is told of all that while it shows the first
    lived.sees(first)
    lived.page.clock.run_for(LONGEST)
    lived.sees_how_things_stand()
    expect(lived.page.locator("#status")).to_have_attribute("data-turn", "yes")


def test_turns_give_way_so_that_every_banner_is_seen_within_five_seconds(sit: Sit) -> None:
    lived = sit(before_the_end("sun-sea-and-sand", others=8))
    lived.happen()
    banners = lived.groups()
    lived.happen(*lived.turns_that_follow())
    assert lived.unseen_after(LONGEST, banners) == []
    lived.sees_how_things_stand()


def test_nothing_is_shown_too_briefly_to_be_read_however_much_happens_within_five_seconds(sit: Sit) -> None:
    lived = sit(before_the_end("sun-sea-and-sand", others=8))  # three more weeks end meanwhile
    lived.happen()
    lived.happen(*until_asked(lived.match, lived.seat))
    moments = lived.moments_in(LONGEST)
    assert len(moments) > 4
    assert all(each.time >= LEAST for each in moments[:-1])
    assert all(1 <= len(each.seen) <= MOST_SEEN for each in moments[:-1])
    lived.sees_how_things_stand()


def test_whoever_takes_from_the_pot_is_seen_taking(sit: Sit) -> None:
    suits = ("red", "green", "yellow", "blue", "purple")
    plays = ("red 7", "red 6", "green 6", "green 5", "yellow 2")
    hands = [[card, f"{suit} 1"] for card, suit in zip(plays, suits, strict=True)]
    pot = [f"{suit} 9" for suit in suits]
    cards = [f"{suit} {number}" for suit in suits for number in range(1, 11)]
    won = [card for card in cards if card not in sum(hands, pot)]
    rest = {"players": 5, "tricks": 7, "leader": 0, "pot": pot, "hands": hands, "won": [won, [], [], [], []]}
    match = Match("companeros", position=rest, seed=1)
    for seat, card in enumerate(plays[:4]):
        match.play(seat, f"play {card}")
    takes = tuple((seat, f"take {suit}") for seat, suit in enumerate(suits[:4]))
    lived = sit(Start(match.record(), 4, ((4, f"play {plays[4]}"), *takes)))
    lived.happen()
    moments = lived.moments_in(LONGEST)
    assert all(each.time >= LEAST for each in moments[:-1])
    taking = [sentence for each in moments for sentence in each.seen if " takes " in sentence]
    assert len(taking) == len(takes)
    lived.sees_how_things_stand()


def test_turns_that_are_seen_together_are_told_together(sit: Sit) -> None:
    lived = sit(before_the_end("sun-sea-and-sand", others=8))
    lived.happen()
    lived.happen(*until_asked(lived.match, lived.seat))
    told = lived.match.story(lived.seat)
    lines = {lived.words.told(each["key"], each["parameters"]): each["line"] for each in told}
    assert any(len({lines[sentence] for sentence in each.seen}) > 1 for each in lived.moments_in(LONGEST))


def test_who_has_waited_while_bots_thought_waits_little_more_and_can_read_what_is_shown(sit: Sit) -> None:
    lived = sit(chain_to_the_end("sun-sea-and-sand", 2), bots=True)
    first, last = lived.start.moves
    lived.happen(first)
    lived.page.clock.run_for(LONGEST - LATE)
    lived.happen(last)
    moments = lived.moments_in(LATE)
    assert all(each.time >= LEAST for each in moments[:-1])
    lived.sees_how_things_stand()
    expect(lived.page.locator("#status")).to_have_attribute("data-turn", "yes")


def test_who_looks_on_waits_for_nobody_and_has_time_for_every_banner(sit: Sit) -> None:
    lived = sit(chain_to_the_end("sun-sea-and-sand", 4), bots=True)
    lived.page.evaluate("document.querySelector('[data-seated]').dataset.seated = 'no'")
    *turns, last = lived.start.moves
    for move in turns:
        lived.happen(move)
        lived.page.clock.run_for(2 * PACE)
    lived.happen(last)
    lived.sees(lived.groups()[0])
    lived.page.clock.run_for(7 * BEAT // 10)
    lived.sees(lived.groups()[0])


def test_what_is_on_its_way_arrives_before_the_next_moment_sends_it_elsewhere(sit: Sit) -> None:
    lived = sit("sun-sea-and-sand", motion="no-preference")
    lived.page.evaluate(
        """() => {
          window.set = 0; window.interrupted = 0;
          const gliding = () => document.getAnimations().filter((each) => each.id === "glide").length;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) { window.set += 1; return animate.apply(this, how); };
          document.addEventListener("htmx:before:swap", ({ detail }) => {
            if (detail.ctx.target.id === "live") window.interrupted += gliding();
          });
        }"""
    )
    lived.happen()
    lived.sees(lived.groups()[0])
    lived.page.evaluate("window.interrupted = 0")  # what one does oneself is seen at once
    for _ in range(2 * len(lived.groups()) * BEAT // STEP):
        lived.page.clock.run_for(STEP)
    lived.sees_how_things_stand()
    assert lived.page.evaluate("set") > 0
    assert lived.page.evaluate("interrupted") == 0


def test_a_page_that_nobody_sees_does_not_wait(sit: Sit) -> None:
    lived = sit("sun-sea-and-sand")
    lived.happen()
    lived.sees(lived.groups()[0])
    lived.page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { value: true });"
        " document.dispatchEvent(new Event('visibilitychange')); }"
    )
    lived.sees_how_things_stand()


def test_what_happened_since_ones_move_is_in_one_place_that_opens_and_closes(sit: Sit) -> None:
    lived = sit(before_the_end("sun-sea-and-sand", others=2))
    page = lived.page
    lived.happen()
    lived.happen(*until_asked(lived.match, lived.seat))
    page.clock.run_for(LONGEST)
    lived.sees_how_things_stand()
    recap = page.locator(".recap")
    told = lived.match.story(lived.seat, lived.match.lines()[-1].number)
    last = lived.words.told(told[-1]["key"], told[-1]["parameters"])
    expect(recap.locator("li").last).to_contain_text(last)
    expect(recap.locator("li").last).to_be_hidden()
    for close in ("summary", "Escape", "elsewhere"):
        recap.locator("summary").click()
        expect(recap.locator("li").last).to_be_visible()
        if close == "summary":
            recap.locator("summary").click()
        elif close == "Escape":
            page.keyboard.press("Escape")
            expect(recap.locator("summary")).to_be_focused()
        else:
            page.locator("#panel .goal").click()
        expect(recap.locator("li").last).to_be_hidden()
    assert lived.asked == []
