"""What templates must not say."""

from __future__ import annotations

import re

from fullboard.web.rendering import STATIC

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
