"""Pages of the documentation: what a command writes on them, and what can be linked to."""

import re
from collections.abc import Sequence
from functools import cache
from os.path import relpath
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


def rows(head: str, cells: Sequence[str]) -> list[str]:
    """Returns the rows of one thing in a table: a line for each cell, the thing named in the first."""
    first, *rest = cells or ("",)
    return [f"| {head} | {first} |", *(f"| | {cell} |" for cell in rest)]


def with_part(page: str, begin: str, end: str, part: str) -> str:
    """Returns the page with this part between two of its lines, and the rest as it was."""
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n\n{part}\n\n{end}{after}"


@cache
def anchors(page: Path) -> frozenset[str]:
    """Returns what can be linked to on a page by name: rule numbers, cards, events."""
    return frozenset(re.findall(r'<a id="([^"]+)"></a>', page.read_text(encoding="utf-8")))


def rule_pages(game: str) -> tuple[Path, Path]:
    """Returns the rules of a game, and our rulings beyond them."""
    return DOCS / "rules" / f"{game}.md", DOCS / "rulings" / f"{game}.md"


def rule_link(number: str, game: str, page: Path) -> str:
    """Returns a number as a link from a page to where it can be read; as it is, if it stands nowhere."""
    for target in rule_pages(game):
        if number in anchors(target):
            return f"[{number}]({Path(relpath(target, page.parent)).as_posix()}#{number})"
    return number
