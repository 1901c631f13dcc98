"""Pages of the documentation: generated parts, and anchors for links."""

import re
from collections.abc import Sequence
from functools import cache
from os.path import relpath
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


def rows(head: str, cells: Sequence[str]) -> list[str]:
    """Returns the table rows of one item: one row per cell, the item named in the first."""
    first, *rest = cells or ("",)
    return [f"| {head} | {first} |", *(f"| | {cell} |" for cell in rest)]


def with_part(page: str, begin: str, end: str, part: str) -> str:
    """Returns the page with the part between two marker lines replaced."""
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n\n{part}\n\n{end}{after}"


@cache
def anchors(page: Path) -> frozenset[str]:
    """Returns the named anchors of a page: rule numbers, cards, events."""
    return frozenset(re.findall(r'<a id="([^"]+)"></a>', page.read_text(encoding="utf-8")))


def rule_pages(game: str) -> tuple[Path, Path]:
    """Returns the pages of a game's rules and rulings."""
    return DOCS / "rules" / f"{game}.md", DOCS / "rulings" / f"{game}.md"


def rule_link(number: str, game: str, page: Path) -> str:
    """Returns a rule number as a link from a page, or unchanged if no page has it."""
    for target in rule_pages(game):
        if number in anchors(target):
            return f"[{number}]({Path(relpath(target, page.parent)).as_posix()}#{number})"
    return number
