"""The pages of the documentation: no overlong lines, no broken links."""

import re
from pathlib import Path

import pytest

from tests.pages import DOCS, ROOT, anchors

LONGEST = 200  # characters per line
PAGES = (*sorted(DOCS.rglob("*.md")), *sorted(ROOT.glob("*.md")))
LINK = re.compile(r"\]\(([^)\s]+)\)")


def _name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def _prose(page: Path) -> list[str]:
    """Returns the lines of a page, with code blocks blanked."""
    lines, is_code = [], False
    for line in page.read_text(encoding="utf-8").splitlines():
        fence = line.startswith("```")
        is_code = is_code != fence
        lines.append("" if is_code or fence else line)
    return lines


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_no_line_is_too_long_to_read(page: Path) -> None:
    assert [number for number, line in enumerate(_prose(page), 1) if len(line) > LONGEST] == []


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = [target for line in _prose(page) for target in LINK.findall(line)]
    assert sorted(target for target in targets if not _is_there(target, page)) == []


def _is_there(target: str, page: Path) -> bool:
    """Tells whether the file of a link exists, and its anchor or heading if it names one."""
    if target.startswith("https://"):
        return True
    name, _, anchor = target.partition("#")
    file = page.parent / name if name else page
    return file.exists() and (not anchor or anchor in anchors(file) | _headings(file))


def _headings(page: Path) -> frozenset[str]:
    """Returns the anchors of a page's headings."""
    titles = (line.lstrip("# ") for line in _prose(page) if line.startswith("#"))
    return frozenset(re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles)
