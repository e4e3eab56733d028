"""Friends: found by a link, challenged, and asked for another match; one click from being invited to sitting there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person

Enter = Callable[..., Person]


def befriend(one: Person, other: Person) -> None:
    """By the link that one of them shows."""
    one.page.goto("/friends")
    other.page.goto(str(one.page.locator("output.address").first.text_content()))
    other.page.get_by_role("button", name="Be friends").click()
    expect(other.page.get_by_text(str(one.name)).first).to_be_visible()


def test_whoever_is_challenged_sits_down_from_the_lobby_with_one_click(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")
    befriend(anna, bob)
    bob.page.goto("/")
    anna.page.goto("/friends")
    anna.page.get_by_text("Challenge").first.click()
    anna.page.get_by_role("link", name="Compañeros").first.click()
    expect(anna.page.get_by_label("Bob")).to_be_checked()
    anna.page.select_option("[name=players]", "3")
    for seat, who in enumerate(("me", "person", "random")):
        if who == "random":  # which no form offers, and every form brings
            anna.page.eval_on_selector("[name=seat2]", "select => select.add(new Option('random', 'random'))")
        anna.page.select_option(f"[name=seat{seat}]", who)
    anna.page.click(".new-table button.primary")
    expect(anna.page.locator("#player-1 .kept")).to_have_text("kept for Bob")
    bob.page.locator(".invited").get_by_role("button", name="Sit down").click()  # it has come by itself
    bob.page.wait_for_selector("#moves")
    assert bob.page.url == anna.page.url
    expect(bob.page.locator("#stands-1")).to_contain_text("Bob")
    bob.page.wait_for_function("localStorage['fullboard-promises']")  # as soon as the page has seen it
    kept = bob.page.evaluate("Object.values(JSON.parse(localStorage['fullboard-promises']))")
    assert [(len(each["salt"]), each["bound"]) for each in kept] == [(32, True)]
    anna.page.wait_for_selector("#moves")


def test_a_seat_that_is_kept_or_given_back_is_shown_to_those_who_look_on(come_in: Enter) -> None:
    anna, bob, carla = come_in("Anna"), come_in("Bob"), come_in("Carla")
    befriend(anna, bob)
    path = anna.set_table("companeros", "me", "person", "person")
    carla.page.goto(path)
    anna.page.click("#invite-friends")
    anna.page.locator("li", has_text="Bob").get_by_role("button", name="Invite").click()
    expect(carla.page.locator("#player-1 .kept")).to_have_text("kept for Bob")
    expect(carla.page.locator(".player button.primary")).to_have_count(1)
    expect(carla.page.locator("#keep-seat")).to_be_hidden()
    carla.page.locator(".player button.primary").click()
    expect(carla.page.locator("#keep-seat")).to_be_visible()
    dora = come_in("Dora")
    dora.page.goto(path)
    expect(dora.page.locator("#waiting")).to_contain_text("are kept for others")
    carla.page.get_by_role("button", name="Stand up").click()
    expect(carla.page.locator("#keep-seat")).to_be_hidden()
    expect(dora.page.locator("#waiting")).to_contain_text("Anna invites you")
    bob.page.goto(path)  # as a notification leads there
    expect(bob.page.locator("#player-1 .kept")).to_have_text("kept for you")
    expect(bob.page.locator(".player button.primary")).to_have_count(1)
    bob.page.get_by_role("button", name="No, thanks").click()
    expect(carla.page.locator(".player .kept")).to_have_count(0)
    expect(carla.page.locator(".player button.primary")).to_have_count(2)


def test_whoever_is_asked_to_go_is_told_so(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")
    path = anna.set_table("companeros", "me", "person", "person")
    bob.page.goto(path)
    bob.page.locator(".player button.primary").first.click()
    anna.page.get_by_role("button", name="Ask to go").click()
    for person in (anna, bob):
        expect(person.page.locator(".chat .going")).to_contain_text("The host has asked Bob to leave the table.")
    expect(bob.page.locator("#waiting")).to_contain_text("The host does not want you at this table.")
    expect(bob.page.locator(".player button.primary")).to_have_count(0)


def test_an_invitation_to_a_table_that_is_gone_says_so(come_in: Enter) -> None:
    anna, bob = come_in("Anna"), come_in("Bob")
    befriend(anna, bob)
    path = anna.set_table("companeros", "me", "person", "person")
    anna.page.goto(f"{path}/invite")
    anna.page.locator("li", has_text="Bob").get_by_role("button", name="Invite").click()
    bob.page.goto("/")
    bob.page.context.set_offline(True)  # and so knows nothing of what comes
    anna.page.goto(path)
    anna.page.get_by_role("button", name="Delete the table").click()
    expect(anna.page.locator("#waiting")).to_have_count(0)
    bob.page.context.set_offline(False)
    form = bob.page.locator(f"#invited-{path.rsplit('/', 1)[1]} form").first
    form.evaluate("form => form.requestSubmit()")
    expect(bob.page.locator("h1")).to_contain_text("This table is gone")


def test_another_match_is_accepted_by_the_other_and_seats_are_kept(come_in: Enter) -> None:
    anna, bob, carla = come_in("Anna"), come_in("Bob"), come_in("Carla")
    path = anna.set_table("companeros", "me", "person", "person")
    for person in (bob, carla):
        person.page.goto(path)
        person.page.locator(".player button.primary").first.click()
        expect(person.page.locator(".player button.primary")).to_have_count(0)
    anna.page.get_by_role("button", name="End the match").click()
    for person in (bob, carla):
        person.page.get_by_role("button", name="Agree").click()
    bob.page.goto("/")
    anna.page.locator("#afterwards button.primary").click()
    anna.page.wait_for_url(lambda url: "/tables/" in url and path not in url)
    again = "/tables/" + anna.page.url.rsplit("/", 1)[1]
    expect(anna.page.locator(".player .kept")).to_have_text(["kept for Bob", "kept for Carla"])
    expect(carla.page.locator("#set-again")).to_have_text("The table is set for another match.")
    bob.page.locator(".invited").get_by_role("button", name="Sit down").click()
    bob.page.wait_for_url(f"**{again}")
    expect(bob.page.locator("#player-0 .who")).to_contain_text("Bob")  # everybody sits one seat on
    carla.page.locator("#afterwards button.primary").click()
    carla.page.wait_for_url(f"**{again}")
    for person in (anna, bob, carla):
        person.page.wait_for_selector("#moves")
    for seat, person in enumerate((bob, carla, anna)):
        expect(person.page.locator(f"#stands-{seat} .who")).to_contain_text(str(person.name))
