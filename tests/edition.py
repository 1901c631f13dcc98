"""The edition page's table of sources: rule books, public knowledge and our own work.

`python -m tests.edition` rewrites it from `content/<game>/sources.toml` and keeps the rest of the page.
"""

from pathlib import Path

from bot.text.catalogue import ENGLISH
from bot.titles.edition import Section, Source, section_name, sections
from tests.engine.games import catalogue
from tests.pages import rows, with_part
from tests.titles import POLISHED

PAGE = Path(__file__).parents[1] / "docs" / "edition.md"
BEGIN = "<!-- what is ours: written by python -m tests.edition -->"
END = "<!-- end of what is ours -->"
HEAD = ["| game | | rule book | public | ours |", "| --- | --- | ---: | ---: | ---: |"]


def table() -> str:
    """Returns the table: the number of entries of each kind, by source."""
    lines = list(HEAD)
    for title in POLISHED:
        words = catalogue().words(ENGLISH, title)
        cells = [_row(section_name(name, words), section) for name, section in sections(title.id).items()]
        lines += rows(words("title-name"), cells)
    return "\n".join(lines)


def _row(name: str, section: Section) -> str:
    counts = (str(len(section.entries(source)) or "") for source in Source)
    return " | ".join((name, *counts))


def page() -> str:
    """Returns the page with the present table."""
    return with_part(PAGE.read_text(encoding="utf-8"), BEGIN, END, table())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
