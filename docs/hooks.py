"""Brings into the site what lies elsewhere in the tree, and lets links to it lead there.

Documents link to each other by where they lie in the repository, so that they can be read there too.
"""

import os
import re
from pathlib import Path, PurePosixPath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
BROUGHT = {  # what lies where in the repository, and what page it is in the site
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    **{
        file.relative_to(ROOT).as_posix(): f"examples/{file.parent.name}.md"
        for file in sorted(ROOT.glob("examples/*/README.md"))
    },
    **{
        file.relative_to(ROOT).as_posix(): f"rulings/{file.parent.name.replace('_', '-')}.md"
        for file in sorted(ROOT.glob("src/fullboard/games/*/rulings.md"))
    },
}
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#|/)([^)#\s]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the files that do not lie in docs/."""
    for source, page in BROUGHT.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links between places of the repository into links between pages; what has no page is only named."""
    here = Path(page.file.abs_src_path or DOCS).parent
    place = PurePosixPath(page.file.src_uri).parent

    def lead(found: re.Match[str]) -> str:
        target = _in_site((here / found[1]).resolve())
        return found[1] if target is None else os.path.relpath(target, place)

    text = LINK.sub(lead, markdown)
    return re.sub(r"\[([^]]+)\]\(([^)]*)\)", lambda found: _named(found, here), text)


def _named(link: re.Match[str], here: Path) -> str:
    """A link to a source file, which the site does not have, as text."""
    target = (here / link[2]).resolve()
    outside = target.exists() and not target.is_relative_to(DOCS) and _in_site(target) is None
    return link[1] if outside else link[0]


def _in_site(file: Path) -> str | None:
    """The page that a file of the repository is in the site, if it is one."""
    if not file.is_relative_to(ROOT):
        return None
    if file.is_dir():
        file = file / "README.md"
    name = file.relative_to(ROOT).as_posix()
    if name in BROUGHT:
        return BROUGHT[name]
    return name.removeprefix("docs/") if name.startswith("docs/") and file.exists() else None
