"""The lobby's shelf and the form for a new table: nothing jumps, and what is not asked does no harm."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

ComeIn = Callable[..., Person]
WHERE = """() => [...document.querySelectorAll('.box :is(h3, p, .actions > *)')].map(part => {
  const { left, top } = part.getBoundingClientRect();
  return [Math.round(left + scrollX), Math.round(top + scrollY)];
})"""
HIGH = "all => Math.max(...all.map(button => button.offsetHeight))"


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (768, 1024)])
def test_opponents_fold_out_and_nothing_beside_them_moves(
    come_in: ComeIn, width: int, height: int, language: str
) -> None:
    mira = come_in("Mira", viewport={"width": width, "height": height}, locale=language)
    mira.page.goto("/")
    in_row = len(mira.page.evaluate(WHERE)) // mira.page.locator(".box").count() * (width // 360)
    before = mira.page.evaluate(WHERE)[:in_row]
    mira.page.locator("#box-companeros .opponents summary").click()
    assert mira.page.evaluate(WHERE)[:in_row] == before
    assert mira.page.locator("#box-companeros .actions > .button").evaluate_all(HIGH) < 50  # each on one line
    mira.page.locator("#box-companeros .actions > .quiet").click()
    expect(mira.page).to_have_url(re.compile("companeros/help$"))


def test_days_and_clocks_are_asked_about_where_there_are_any_even_without_scripts(come_in: ComeIn) -> None:
    mira = come_in("Mira", java_script_enabled=False)
    mira.page.goto("/new/companeros")
    mira.page.locator(".new-more summary").click()
    days, late = mira.page.locator("[data-setting=holidays]"), mira.page.locator("[data-setting=late]")
    paces = mira.page.locator("[data-setting=pace] option").evaluate_all("all => all.map(each => each.value)")
    for pace in paces:
        mira.page.select_option("[data-setting=pace]", value=pace)
        assert days.is_visible() == pace.startswith("pace=days")
        assert late.is_visible() == (pace != "")
    mira.page.select_option("[data-setting=holidays]", index=1)
    mira.page.select_option("[data-setting=late]", index=1)
    mira.page.select_option("[data-setting=pace]", value="")  # what is hidden now is sent all the same
    mira.page.click(".new-table button.primary")
    expect(mira.page.locator("#live")).to_be_visible()
