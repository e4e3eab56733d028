"""What people do at a table besides playing: talk, take back, ask, leave, come back, and be forgotten."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Dialog, expect

from tests.browser.person import CLICK_TOO_LATE, MOVES, Person, until
from tests.house.server import Server

Enter = Callable[..., Person]


def test_chat_is_text_whatever_is_written(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("<b>Bob</b>")
    path = anna.set_table("companeros", "me", "person", "person")
    bob.page.goto(path)
    rude = "<img src=x onerror=alert(1)> & <script>alert(2)</script>"
    bob.page.fill("#say", rude)
    bob.page.keyboard.press("Enter")
    expect(anna.page.locator(".chat li")).to_contain_text([f"<b>Bob</b> {rude}"])
    assert anna.page.locator(".chat img, .chat script, .chat b").count() == 0
    expect(bob.page.locator("#say")).to_have_value("")


def test_what_one_is_typing_survives_what_happens_at_the_table(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")
    path = anna.set_table("companeros", "me", "person", "person")
    bob.page.goto(path)
    anna.page.fill("#say", "half a sen")
    bob.page.fill("#say", "Hello")
    bob.page.keyboard.press("Enter")
    expect(anna.page.locator(".chat li")).to_contain_text(["Bob Hello"])
    expect(anna.page.locator("#say")).to_have_value("half a sen")
    expect(anna.page.locator("#say")).to_be_focused()


def test_muting_is_ones_own_affair_and_lasts(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")
    path = anna.set_table("companeros", "me", "person", "person")
    bob.page.goto(path)
    bob.page.fill("#say", "one")
    bob.page.keyboard.press("Enter")
    expect(anna.page.locator(".chat [data-by]")).to_be_visible()
    anna.page.click("#settings-button")
    anna.page.get_by_label("Do not show what Bob says").check()
    anna.page.keyboard.press("Escape")
    bob.page.fill("#say", "two")
    bob.page.keyboard.press("Enter")
    expect(bob.page.locator(".chat [data-by]")).to_have_count(2)
    expect(anna.page.locator(".chat [data-by]")).to_have_count(2)
    expect(anna.page.locator(".chat [data-by]:visible")).to_have_count(0)
    anna.page.reload()
    expect(anna.page.locator(".chat [data-by]:visible")).to_have_count(0)

    other_bob = come_in("Bob")  # of the same name, and somebody else
    other_bob.page.goto(path)
    other_bob.page.fill("#say", "three")
    other_bob.page.keyboard.press("Enter")
    expect(anna.page.locator(".chat [data-by]:visible")).to_contain_text(["Bob three"])
    bob.page.goto("/me")
    bob.page.fill("#name", "Robert")  # and another name is no way round
    bob.page.click(".name-form button")
    bob.page.goto(path)
    bob.page.fill("#say", "four")
    bob.page.keyboard.press("Enter")
    expect(bob.page.locator(".chat [data-by]")).to_have_count(4)
    expect(anna.page.locator(".chat [data-by]")).to_have_count(4)
    expect(anna.page.locator(".chat [data-by]:visible")).to_have_count(1)


def test_taking_back_needs_the_consent_of_the_other(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")
    path = anna.set_table("companeros", "me", "person", "random")
    bob.sit_down(path)
    until(lambda: anna.my_turn or bob.my_turn)
    mover, other = (anna, bob) if anna.my_turn else (bob, anna)
    before = mover.hand
    mover.play()
    until(lambda: anna.my_turn or bob.my_turn)  # a bot's move would end the asking
    assert mover.hand < before
    mover.page.get_by_role("button", name="Take back").click()
    expect(other.page.locator(".ask")).to_have_text(f"{mover.name} would like to take back a move.")
    other.page.get_by_role("button", name="No", exact=True).click()
    expect(mover.page.locator(".ask")).to_have_count(0)
    assert mover.hand < before
    mover.page.get_by_role("button", name="Take back").click()
    other.page.get_by_role("button", name="Agree").click()
    until(lambda: mover.hand == before and mover.my_turn)


@pytest.mark.parametrize("width", [1280, 360])
def test_what_somebody_asks_is_said_where_everybody_looks(come_in: Enter, width: int) -> None:
    anna, bob = come_in("Anna", viewport={"width": width, "height": 740}), come_in("Bob")
    path = anna.set_table("companeros", "me", "person", "random")
    bob.sit_down(path)
    until(lambda: anna.my_turn or bob.my_turn)  # a bot's move would end the asking
    bob.page.get_by_role("button", name="End the match").click()
    asked = anna.page.locator("#status .ask")
    expect(asked).to_have_text("Bob would like to end the match.")
    anna.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(asked).to_be_in_viewport(ratio=1)
    expect(anna.page.get_by_role("button", name="Agree")).to_be_in_viewport(ratio=1)
    expect(bob.page.locator("#status .ask")).to_have_text("You have asked to end the match.")
    bob.page.get_by_role("button", name="Withdraw").click()
    expect(asked).to_have_count(0)


def test_what_cannot_be_taken_back_is_asked_about(come_in: Enter) -> None:
    anna = come_in("Anna")
    anna.page.remove_listener("dialog", anna.accept)
    anna.set_table("companeros", "me", "random", "random")
    anna.wait_for_turn()
    questions: list[str] = []

    def decline(dialog: Dialog) -> None:
        questions.append(dialog.message)
        dialog.dismiss()

    anna.page.on("dialog", decline)
    anna.page.get_by_role("button", name="End the match").click()
    anna.play()
    assert not anna.over
    anna.page.goto("/me")
    anna.page.get_by_role("button", name="Forget me").click()
    assert questions == [
        "End this match for good?",
        "Forget your name and everything you have said, everywhere?",
    ]
    anna.page.goto("/")
    expect(anna.page.locator("header")).to_contain_text("Anna")


def test_where_somebody_who_was_forgotten_sat_a_bot_goes_on(come_in: Enter) -> None:
    anna, bob = come_in("Anastasia"), come_in("Bob")
    path = anna.set_table("companeros", "me", "person", "random")
    bob.sit_down(path)
    anna.page.goto("/me")
    anna.page.get_by_role("button", name="Forget me").click()
    expect(anna.page.locator("#come-in")).to_be_visible()
    expect(bob.page.locator(".co-who").first).to_have_text(re.compile("^(Ada|Carmen)$"))
    page = str(bob.page.content())
    assert "Anastasia" not in page
    assert "None" not in bob.page.inner_text("main")
    bob.page.get_by_role("button", name="End the match").click()
    bob.page.wait_for_selector("#replay-link")  # nobody else is to be asked
    bob.page.goto("/")
    bob.page.get_by_role("region", name="Your last matches").get_by_role("link").first.click()
    bob.page.wait_for_url(f"**{path}")


def test_a_code_is_entered_from_the_door(come_in: Enter) -> None:
    anna, stranger = come_in("Anna"), come_in(None)
    anna.page.goto("/me")
    anna.page.get_by_role("button", name="Make a code").click()
    code = anna.page.locator("output.code").inner_text()
    stranger.page.goto("/")
    stranger.page.get_by_role("link", name="I have a code").click()
    stranger.page.fill("#code", code.lower())
    stranger.page.keyboard.press("Enter")
    expect(stranger.page.locator("header")).to_contain_text("Anna")


def test_who_looks_on_is_told_so(come_in: Enter) -> None:
    anna, stranger = come_in("Anna"), come_in(None)
    path = anna.set_table("companeros", "me", "random", "random")
    stranger.page.goto(path)
    expect(stranger.page.locator("main")).to_contain_text("You are looking on. To say something, come in with a name.")
    assert "looking on" not in anna.page.inner_text("main")


def test_a_seat_is_not_left_to_a_bot_unasked(come_in: Enter) -> None:
    anna = come_in("Anna")
    anna.set_table("companeros", "me", "random", "random")
    asked: list[str] = []

    def decline(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    anna.page.remove_listener("dialog", anna.accept)
    anna.page.on("dialog", decline)
    leave = anna.page.get_by_role("button", name="Leave to a bot")
    leave.click()
    assert asked == ["Let a bot play for you from now on? You can come back whenever you like."]
    expect(leave).to_be_visible()
    expect(anna.page.locator("#with-bot")).to_have_count(0)


def test_on_a_phone_a_badge_says_that_somebody_has_left(come_in: Enter) -> None:
    anna, bob = come_in("Anna", viewport={"width": 360, "height": 740}, locale="fr-FR"), come_in("Bob")
    path = anna.set_table("companeros", "me", "person", "random")
    bob.sit_down(path)
    bob.page.get_by_role("button", name="Leave to a bot").click()
    expect(anna.page.locator("#unread")).to_have_text("1")
    anna.page.click("#side-button")
    expect(anna.page.locator(".chat .going")).to_contain_text("Bob a laissé sa place à un bot.")
    expect(bob.page.locator("#unread")).to_be_hidden()  # who left knows


def test_nobody_is_offered_to_mute_themselves(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")
    path = anna.set_table("companeros", "me", "person", "person")
    bob.page.goto(path)
    for each, text in ((anna, "I am here"), (bob, "So am I")):
        each.page.fill("#say", text)
        each.page.click("#say-form button")
        expect(anna.page.locator(".chat")).to_contain_text(text)
    anna.page.click("#settings-button")
    expect(anna.page.locator("#mutes label")).to_have_text(["Do not show what Bob says"])
    anna.page.locator("#mutes input").check()
    expect(anna.page.locator(".chat [data-by]:not([hidden])")).to_have_count(1)


def test_leaving_to_a_bot_and_coming_back(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")
    path = anna.set_table("companeros", "me", "person", "random")
    bob.sit_down(path)
    bob.page.get_by_role("button", name="Leave to a bot").click()
    expect(bob.page.get_by_role("button", name="Come back")).to_be_visible()
    expect(bob.page.locator("#with-bot")).to_contain_text("A bot is playing for you.")
    assert bob.legal() == []  # nothing to click on that the bot is about to do
    expect(bob.page.get_by_role("button", name="Take back")).to_have_count(0)
    anna.wait_for_turn()
    anna.play()
    anna.wait_for_turn()  # the bot has played for Bob meanwhile
    assert any("Bob" in line for line in anna.page.locator(".log li").all_text_contents())
    for each in (anna, bob):
        expect(each.page.locator(".chat .going")).to_contain_text("Bob has left the seat to a bot.")
    bob.page.get_by_role("button", name="Come back").click()
    expect(bob.page.get_by_role("button", name="Leave to a bot")).to_be_visible()
    for each in (anna, bob):
        expect(each.page.locator(".chat .going")).to_contain_text("Bob is back.")
    assert not any("is back" in line for line in anna.page.locator(".log li").all_text_contents())
    while not bob.my_turn:
        until(lambda: anna.my_turn or bob.my_turn)
        if anna.my_turn:
            anna.play()
    bob.play()


def test_a_move_that_cannot_be_made_says_why(come_in: Enter) -> None:
    anna = come_in("Anna")
    anna.set_table("companeros", "me", "random", "random")
    anna.wait_for_turn()
    anna.page.locator(".co-take[aria-disabled=true]").first.click(force=True)
    expect(anna.page.locator("#notice")).to_contain_text("The pot is shared out when everybody has played a card.")
    anna.page.evaluate(CLICK_TOO_LATE, MOVES)
    expect(anna.page.locator("#notice")).to_have_text("The table has moved on; look again.")


def test_the_rules_are_one_key_away(come_in: Enter) -> None:
    anna = come_in("Anna")
    anna.set_table("companeros", "me", "random", "random")
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Rules")).to_contain_text("pot")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.page.fill("#say", "Really")
    anna.page.keyboard.press("?")
    expect(anna.page.locator("#say")).to_have_value("Really?")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_moves_are_confirmed_if_one_likes(come_in: Enter) -> None:
    anna = come_in("Anna")
    anna.set_table("companeros", "me", "random", "random")
    anna.page.click("#settings-button")
    anna.page.get_by_label("Ask before each move").check()
    anna.page.keyboard.press("Escape")
    anna.wait_for_turn()
    step = anna.step
    card = anna.page.locator("#moves button[name=move]:not([aria-disabled])").first
    card.click()
    expect(anna.page.locator("#confirm-move")).to_contain_text("play")
    anna.page.get_by_role("button", name="Not yet").click()
    assert anna.step == step
    card.click()
    anna.page.get_by_role("button", name="Yes").click()
    anna.wait_for_step(step)


def test_a_sound_and_a_title_when_it_is_your_turn(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")
    anna.page.add_init_script(
        "window.tones = 0; const start = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function (...at) { window.tones++; return start.apply(this, at); }"
    )
    path = anna.set_table("companeros", "me", "person", "random")
    anna.page.click("#settings-button")
    anna.page.get_by_label("Sounds").check()
    anna.page.keyboard.press("Escape")
    heard = anna.page.evaluate("window.tones")
    assert heard == 2  # to know what it sounds like
    bob.sit_down(path)
    while not anna.my_turn:
        until(lambda: anna.my_turn or bob.my_turn)
        if bob.my_turn:
            bob.play()
    until(lambda: anna.page.evaluate("window.tones") == 4)
    assert anna.page.title().startswith("● Your turn")


def test_a_screen_reader_hears_everything_once_and_in_order(come_in: Enter) -> None:
    anna = come_in("Anna")
    anna.set_table("companeros", "me", "greedy", "greedy")
    anna.page.evaluate(
        """() => {
          window.heard = [];
          new MutationObserver(changes => {
            for (const change of changes) for (const node of change.addedNodes)
              if (node.id?.startsWith('told')) window.heard.push(node.textContent.trim());
          }).observe(document.getElementById('status'), { childList: true, subtree: true });
        }"""
    )
    told = anna.page.locator(".log li").count()
    for _ in range(6):
        anna.wait_for_turn()
        anna.play()
    anna.wait_for_turn()
    log = [text.split(maxsplit=1)[1].strip() for text in anna.page.locator(".log li").all_text_contents()]
    heard = anna.page.evaluate("window.heard")
    assert heard
    assert heard == log[len(log) - len(heard) :]
    assert len(heard) >= len(log) - told - 8
    status = anna.page.locator("#status")
    expect(status).to_have_attribute("role", "status")
    expect(status).to_have_attribute("aria-atomic", "false")


class HurriedHouse(Server):
    """A house that waits two seconds, not three minutes, before it counts somebody as gone."""

    program = (
        "-c",
        "from fullboard.house import presence, seating; seating.VANISHED_SECONDS = 2; presence.LATELY_SECONDS = 1;"
        "from fullboard.cli import main; main()",
    )


def test_a_bot_plays_for_somebody_who_has_vanished_until_they_come_back(come_in: Enter, tmp_path: Path) -> None:
    with HurriedHouse(tmp_path / "data") as house:
        anna, bob = come_in("Anna", house=house), come_in("Bob", house=house)
        path = anna.set_table("companeros", "me", "person", "random")
        bob.sit_down(path)
        let_play = anna.page.get_by_role("button", name="Let a bot play")
        expect(let_play).to_have_count(0)
        bob.page.goto("about:blank")

        def replaced() -> bool:
            anna.page.reload()  # nothing happens at the table that she would be told of
            if let_play.count() == 0:
                return False
            with anna.page.expect_response(re.compile("/replace$")) as answer:
                let_play.click()
            return bool(answer.value.ok)  # or he has not been away for two seconds yet

        until(replaced)
        expect(let_play).to_have_count(0)
        anna.wait_for_turn()
        anna.play()
        anna.wait_for_turn()
        assert any("Bob" in line for line in anna.page.locator(".log li").all_text_contents())
        bob.page.goto(path)
        assert bob.legal() == []
        bob.page.get_by_role("button", name="Come back").click()
        expect(bob.page.locator("#with-bot")).to_have_count(0)

        def bobs_turn() -> bool:
            if anna.my_turn:  # more than once, if she takes a suit and then leads
                anna.play()
            return bob.my_turn

        until(bobs_turn)
        bob.play()


def test_two_people_play_again(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")
    path = anna.set_table("siesta", "me", "person")
    bob.sit_down(path)
    anna.page.get_by_role("button", name="End the match").click()
    bob.page.get_by_role("button", name="Agree").click()
    for person in (anna, bob):
        person.page.wait_for_selector("#replay-link")
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_url(lambda url: not url.endswith(path))
    again = "/tables/" + anna.page.url.rsplit("/", 1)[1]
    bob.page.get_by_role("button", name="To the next match").click()
    bob.page.wait_for_url(f"**{again}")
    for person in (anna, bob):
        person.page.wait_for_selector("#moves")
        person.wait_for_turn()
        kept = person.page.evaluate("JSON.parse(localStorage['fullboard-promises'])")
        assert kept[again.rsplit("/", 1)[1]].keys() == {"commitment", "salt", "bound"}
        assert kept[again.rsplit("/", 1)[1]]["bound"]  # the commitment was seen before the bytes were sent


def test_of_two_who_want_to_play_again_at_once_the_second_sits_down_at_the_table(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")
    path = anna.set_table("siesta", "me", "person")
    bob.sit_down(path)
    for person, button in ((anna, "End the match"), (bob, "Agree")):
        person.page.get_by_role("button", name=button).click()
    promise = re.compile(r"/rematch/promise$")
    with bob.page.expect_request(promise) as asked:
        bob.page.route(promise, lambda route: None)  # it stays on its way ...
        bob.page.get_by_role("button", name="Play again").click()
    here = {"origin": bob.page.url.partition("/tables")[0]}
    late = bob.page.request.post(asked.value.url, headers=here).text()
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_url(lambda url: not url.endswith(path))
    again = anna.page.url.rsplit("/", 1)[1]
    form: dict[str, str | float | bool] = {"salt": "ab" * 16, "promise": late}  # ... until somebody else was first
    bob.page.request.post(f"{path}/rematch", form=form, headers=here)
    bob.page.goto(f"/tables/{again}")
    expect(bob.page.get_by_text("Waiting for players.")).to_be_visible()
    bob.page.get_by_role("button", name="Sit down here").click()
    bob.page.wait_for_selector("#moves")
    assert bob.page.evaluate("JSON.parse(localStorage['fullboard-promises'])")[again]["bound"]


def test_a_stranger_plays_at_once_under_a_name_that_can_be_changed(come_in: Enter) -> None:
    anna = come_in(None)
    page = anna.page
    page.goto("/")
    page.get_by_role("button", name="Play now : Compañeros").click()
    page.wait_for_selector("#moves")
    anna.wait_for_turn()
    expect(page.get_by_role("navigation").get_by_role("link", name=re.compile(r"Guest \d{3}"))).to_be_visible()
    expect(page.get_by_text("medium bot").first).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage['fullboard-promises'])")[page.url.rsplit("/", 1)[1]]
    assert kept["bound"]
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()  # once is enough
    expect(page.locator("#lobby .table-list li")).to_have_count(1)
    page.goto("/me")
    page.fill("#name", "Anna")
    page.get_by_role("button", name="Keep this name").click()
    expect(page.get_by_role("navigation").get_by_role("link", name="Anna")).to_be_visible()


def test_a_name_that_was_typed_before_playing_at_once_is_kept(come_in: Enter) -> None:
    page = come_in(None, viewport={"width": 360, "height": 640}).page
    page.goto("/")
    page.fill("#name", "Zoé")
    page.get_by_role("button", name="Play now : 4 Étoiles").click()
    page.wait_for_selector(".fs-board")
    expect(page.get_by_role("link", name="Zoé")).to_be_visible()
    other = come_in(None).page
    other.goto("/")
    other.fill("#name", "Ann")
    other.keyboard.press("Enter")  # who has asked for nothing looks around first
    expect(other.get_by_role("link", name="Ann")).to_be_visible()
    assert other.url.endswith("/")


def test_at_a_finished_table_one_still_talks_and_finds_the_next_match(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")
    bob.sit_down(anna.set_table("siesta", "me", "person"))
    anna.page.get_by_role("button", name="End the match").click()
    bob.page.get_by_role("button", name="Agree").click()
    expect(anna.page.locator("#replay-link")).to_be_visible()
    bob.page.fill("#say", "Thank you")
    bob.page.press("#say", "Enter")
    for person in (bob, anna):
        expect(person.page.locator(".chat li")).to_contain_text(["Bob Thank you"])
    bob.page.get_by_role("button", name="Play again").click()
    expect(anna.page.get_by_role("button", name="To the next match")).to_be_visible()
