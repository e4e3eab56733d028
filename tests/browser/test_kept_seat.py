"""A seat taken by a code on another screen, on a telephone and by a name alone, and kept by an account afterwards."""

from __future__ import annotations

import copy
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person, until
from tests.browser.test_passkeys import DEVICE
from tests.house.server import Server

HAND = ".co-hand [data-piece]"
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "color_scheme": "dark"}


def test_a_seat_taken_by_a_qr_code_is_kept_by_making_an_account(come_in: Callable[..., Person], server: Server) -> None:
    house = copy.copy(server)
    house.url = server.url.replace("127.0.0.1", "localhost")  # browsers keep passkeys for names only
    anna = come_in("Anna", house=house)
    table = anna.set_table("companeros", "me", "person", "random")
    code = anna.page.locator("#qr")
    expect(code).to_be_visible()
    shown = anna.page.request.get(str(code.get_attribute("src")))
    assert shown.headers["content-type"].startswith("image/svg+xml")

    phone = come_in(None, house=house, **PHONE)
    page = phone.page
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    page.goto(table)  # as a camera does with what it has read
    page.fill("#name", "Ben")
    page.locator("#come-in button.primary").tap()
    page.locator(".player button.primary").tap()
    expect(page.locator(HAND).first).to_be_visible()
    page.goto(table)
    page.locator("#keep-seat a").tap()
    page.locator("#make-passkey button").tap()
    expect(page.locator("[aria-labelledby=passkeys] .ways strong")).to_be_visible()
    page.locator("#go-back").tap()
    expect(page.locator(HAND).first).to_be_visible()
    expect(page.locator("#keep-seat")).to_have_count(0)

    page.context.clear_cookies()  # the browser forgets everything; the device does not
    page.goto(table)
    expect(page.locator("#come-in")).to_be_visible()
    page.goto("/sign-in")
    page.locator("#use-passkey button").tap()
    expect(page.locator("nav a[href='/me']")).to_have_text("Ben")
    page.goto(table)
    expect(page.locator(HAND).first).to_be_visible()
    until(lambda: anna.my_turn or phone.my_turn)
    if anna.my_turn:
        anna.play()
    phone.wait_for_turn()
    phone.play()
    wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0


def read_off(page: Page, folder: Path) -> str:
    """What a camera reads that is pointed at a screen."""
    page.screenshot(path=folder / "screen.png")
    read = subprocess.run(["zbarimg", "--quiet", "--raw", folder / "screen.png"], capture_output=True, check=True)
    return read.stdout.decode().strip()


@pytest.mark.skipif(shutil.which("zbarimg") is None, reason="reads QR codes: apt-get install zbar-tools")
def test_every_code_on_a_screen_can_be_read_by_a_camera(come_in: Callable[..., Person], tmp_path: Path) -> None:
    anna, petra = come_in("Anna"), come_in("Petra", **PHONE)
    television = come_in(None, viewport={"width": 1920, "height": 1080})
    path = anna.set_table("companeros", "me", "person", "person")
    assert read_off(anna.page, tmp_path) == anna.page.url
    television.page.goto(f"{path}/screen")
    expect(television.page.locator("#qr")).to_be_visible()
    assert read_off(television.page, tmp_path) == anna.page.url
    petra.page.goto("/friends")
    assert read_off(petra.page, tmp_path) == petra.page.locator("output.address").first.text_content()
    petra.set_table("companeros", "me", "person", "person")
    petra.page.locator("#qr").scroll_into_view_if_needed()
    assert read_off(petra.page, tmp_path) == petra.page.url
