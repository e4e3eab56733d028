"""In a browser: what somebody sees who has no name here yet."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import Person

Enter = Callable[..., Person]


def test_the_bar_of_a_table_is_in_the_header_whatever_stands_above_the_table(come_in: Enter) -> None:
    anna, stranger = (come_in(name, viewport={"width": 1366, "height": 768}) for name in ("Anna", None))
    path = anna.set_table("companeros", "me", "person", "person")
    for somebody in (anna, stranger):
        page = somebody.page
        page.goto(path)
        header, title = page.locator(".house-header").bounding_box(), page.locator(".table-title").bounding_box()
        assert header is not None
        assert title is not None
        assert header["y"] <= title["y"]
        assert title["y"] + title["height"] <= header["y"] + header["height"]


def test_what_one_shows_is_kept_without_a_fault_of_the_page(come_in: Enter) -> None:
    anna = come_in("Anna")
    anna.page.goto("/me/shown")
    for box in anna.page.get_by_role("checkbox").all():
        box.check()
    anna.page.click(".new-table button.primary")
    anna.page.wait_for_selector("#own-public-page")
    assert all(box.is_checked() for box in anna.page.get_by_role("checkbox").all())
    assert anna.troubles == []
