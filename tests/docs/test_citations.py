"""Every cited rule number and section exists in `docs/rules` or `docs/rulings`."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.facts import facts_of
from tests.pages import DOCS, ROOT, anchors, rule_pages
from tests.titles import POLISHED

FOLDERS = ("engine", "content", "bot/titles", "renderer/scenes", "tests/engine")
KINDS = (".py", ".toml", ".ftl", ".md")
SECTION = re.compile(r"\b[Ss]ection (\d+|[A-F])\b")
BARE = re.compile(r"\b((?:[Rr]ulings?|[Rr]ules?) \d+)\b")  # a number without its letter cannot be looked up
HEADING = re.compile(r"^## (\d+|[A-F])\. ", re.MULTILINE)


def _pages(game: str) -> list[Path]:
    """Returns every file about the rules of a game."""
    inside = [
        path for folder in FOLDERS for path in (ROOT / folder / game).rglob("*") if path.suffix in KINDS
    ]
    beside = [*(ROOT / "tests" / "bot").rglob(f"test_*{game}*.py"), *DOCS.glob(f"*/{game}.md")]
    return [*inside, *beside]


def _cited(game: str, pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Yields the citations, with their files."""
    for path in _pages(game):
        for cited in pattern.findall(path.read_text(encoding="utf-8")):
            yield cited, str(path.relative_to(ROOT))


@pytest.mark.parametrize("game", [title.id for title in POLISHED])
def test_every_cited_number_can_be_looked_up(game: str) -> None:
    known = frozenset[str]().union(*(anchors(page) for page in rule_pages(game)))
    cited = set(_cited(game, re.compile(rf"\b({facts_of(game).rule_numbers})\b")))
    rules, _ = rule_pages(game)
    assert len({number for number, _ in cited} & anchors(rules)) > len(anchors(rules)) / 2, "hardly cited"
    assert sorted(place for place in cited if place[0] not in known) == []


@pytest.mark.parametrize("game", [title.id for title in POLISHED])
def test_every_cited_section_can_be_looked_up(game: str) -> None:
    rules, _ = rule_pages(game)
    known = HEADING.findall(rules.read_text(encoding="utf-8"))
    assert sorted(place for place in set(_cited(game, SECTION)) if place[0] not in known) == []


@pytest.mark.parametrize("game", [title.id for title in POLISHED])
def test_rulings_are_cited_by_their_anchors(game: str) -> None:
    assert sorted(set(_cited(game, BARE))) == []


@pytest.mark.parametrize("game", [title.id for title in POLISHED])
def test_a_number_stands_for_one_thing(game: str) -> None:
    rules, rulings = rule_pages(game)
    assert sorted(anchors(rules) & anchors(rulings)) == []
