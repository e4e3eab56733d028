"""What templates must not say."""

from __future__ import annotations

import re

from fullboard.web.rendering import STATIC, board_css

TEMPLATES = STATIC.parent / "templates"

FIELD = re.compile(r"""(?:\bname=|\bchoice\()["']([\w-]+)["']""")
# A field of one of these names hides what scripts call on its form.
HIDING = {
    "action",
    "children",
    "closest",
    "contains",
    "dataset",
    "elements",
    "id",
    "matches",
    "method",
    "parentElement",
}
HIDING |= {
    "querySelector",
    "querySelectorAll",
    "remove",
    "reset",
    "requestSubmit",
    "submit",
    "target",
    "addEventListener",
}


def test_no_field_hides_what_scripts_call_on_its_form() -> None:
    found = {
        (file.name, name) for file in TEMPLATES.glob("**/*.html") for name in FIELD.findall(file.read_text("utf-8"))
    }
    assert len(found) > 50
    assert not {each for each in found if each[1] in HIDING}


def test_style_sheets_have_an_address_that_changes_with_them() -> None:
    written = "".join(file.read_text("utf-8") for file in TEMPLATES.glob("**/*.html"))
    assert re.findall(r"[^\"]*\.css(?![\w'])", written) == []  # all by `ours` or `board_css`
    assert re.fullmatch(r"/games/four-stars/board\.css\?[0-9a-f]{8}", board_css("four-stars"))
    assert board_css("four-stars") != board_css("companeros").replace("companeros", "four-stars")
