"""Pages of the documentation: generated parts, and anchors for links."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True)
class MatrixPage:
    """The conformance page of a game: its matrix stands between two comments."""

    game: str
    matrix: Callable[[], str]

    @property
    def path(self) -> Path:
        return DOCS / "conformance" / f"{self.game}.md"

    def link(self, rule: str) -> str:
        """Returns the link to a rule or ruling of the game."""
        return rule_link(rule, self.game, self.path)

    def text(self) -> str:
        """Returns the whole page with the present matrix."""
        page = self.path.read_text(encoding="utf-8")
        return with_part(page, "<!-- matrix -->", "<!-- end of matrix -->", self.matrix())

    def write(self) -> None:
        """Writes the page with the present matrix."""
        self.path.write_text(self.text(), encoding="utf-8")
