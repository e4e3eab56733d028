"""Signing in by an OpenID provider, as people do it: there and back again, twice, and not at all."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests import patient
from tests.browser.person import Person, until
from tests.browser.test_kept_seat import HAND, PHONE
from tests.house.provider import CLIENT, SECRET
from tests.house.server import SameDeals, Server, free_port

Enter = Callable[..., Person]


def answers(url: str) -> bool:
    try:
        return patient.get(f"{url}/jwks_uri").status_code == 200
    except httpx.TransportError:
        return False


@pytest.fixture
def provided(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A house with a provider, each a process, by names of their own: a browser takes them for two sites."""
    port = free_port()
    issuer = f"http://127.0.0.1:{port}"
    house = SameDeals(tmp_path / "data")
    names = {"ISSUER": issuer, "CLIENT": CLIENT, "SECRET": SECRET, "NAME": "Example"}
    house.environment = {**house.environment, **{f"FULLBOARD_OIDC_{name}": value for name, value in names.items()}}
    there = subprocess.Popen([sys.executable, "-m", "tests.house.provider", str(port)])
    try:
        until(lambda: answers(issuer), "the provider does not answer")
        with house, house.dealing(request.node.nodeid):
            named = copy.copy(house)
            named.url = house.url.replace("127.0.0.1", "localhost")
            yield named
    finally:
        there.terminate()
        there.wait()


def vouched(person: Person, who: str) -> None:
    """They tell the provider who they are, and are sent back."""
    person.page.fill("[name=who]", who)
    person.page.click("[value=yes]")
    person.page.wait_for_url("**/me/account*")


def test_a_provider_lets_one_person_in_on_two_devices(come_in: Enter, provided: Server) -> None:
    anna, phone = come_in("Anna", house=provided), come_in(None, house=provided, **PHONE)
    path = anna.set_table("companeros", "me", "random", "person")
    come_in("Bob", house=provided).sit_down(path)
    anna.page.goto(path)
    anna.page.click("#keep-seat a")
    anna.page.get_by_role("link", name="Connect Example").click()
    vouched(anna, "anna-17")
    expect(anna.page.locator("[aria-labelledby=providers] .ways strong")).to_have_text("Example")
    anna.page.click("#go-back")
    expect(anna.page.locator(HAND).first).to_be_visible()
    expect(anna.page.locator("#keep-seat")).to_have_count(0)

    phone.page.goto("/sign-in")
    phone.page.get_by_role("link", name="Sign in by Example").tap()
    phone.page.locator("[value=no]").tap()
    expect(phone.page.locator("h1")).to_contain_text("Example did not vouch for you")
    phone.page.get_by_role("link", name="Sign in").last.tap()
    phone.page.get_by_role("link", name="Sign in by Example").tap()
    vouched(phone, "anna-17")
    expect(phone.page.locator("nav a[href='/me']")).to_have_text("Anna")
    phone.page.goto(path)
    expect(phone.page.locator(HAND).first).to_be_visible()
    phone.page.go_back()
    phone.page.go_back()  # to the provider's page, which sends the same answer again
    phone.page.fill("[name=who]", "anna-17")
    phone.page.click("[value=yes]")
    expect(phone.page.locator("p.quiet")).to_contain_text("proof-not-valid")
