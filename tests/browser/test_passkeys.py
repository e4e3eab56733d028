"""A passkey made and used in Chromium, with a device of the browser's own making; an answer given twice is none."""

from __future__ import annotations

import copy
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.house.server import Server

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_a_guest_makes_a_passkey_leaves_and_comes_back_by_it_with_what_they_have_played(
    come_in: Callable[..., Person], server: Server
) -> None:
    house = copy.copy(server)
    house.url = server.url.replace("127.0.0.1", "localhost")  # browsers keep passkeys for names only
    anna = come_in("Anna", house=house)
    page = anna.page
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    added = device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    table = anna.set_table("companeros", "me", "person", "person")
    page.goto("/me/account")
    page.fill("#label", "my laptop")
    page.click("#make-passkey button")
    expect(page.locator(".ways strong").first).to_have_text("my laptop")
    page.goto("/me")
    page.click("form[action='/me/leave'] button")
    expect(page.locator("nav a[href='/sign-in']")).to_be_visible()

    page.goto(table)  # as somebody else, who plays before they say who they are
    page.request.post("/name", form={"name": "Nobody"}, headers={"origin": house.url}, max_redirects=0)
    played = anna.set_table("companeros", "me", "person", "person")
    page.goto("/sign-in")
    answers: list[str] = []
    page.on("request", lambda sent: answers.append(sent.post_data or "") if sent.url.endswith("/passkey") else None)
    page.click("#use-passkey button")
    expect(page.locator("nav a[href='/me']")).to_have_text("Anna")
    for path in (table, played):
        page.goto(path)
        expect(page.locator("#player-0 .who")).to_have_text("Anna")
        expect(page.locator("#player-0 .tag")).to_have_text("you")

    headers = {"origin": house.url, "content-type": "application/json", "hx-request": "true"}
    again = page.request.post("/sign-in/passkey", data=answers[0], headers=headers)
    assert again.status == 400  # it was answered already
    keys = device.send("WebAuthn.getCredentials", {"authenticatorId": added["authenticatorId"]})
    assert len(keys["credentials"]) == 1

    page.goto("/me/account")  # what the house has forgotten opens nothing
    page.locator("form[action='/me/ways/drop'] button").click()
    expect(page.locator("form[action='/me/ways/drop']")).to_have_count(0)
    page.goto("/sign-in")
    page.click("#use-passkey button")
    expect(page.locator("#notice")).to_contain_text("does not know that passkey")
