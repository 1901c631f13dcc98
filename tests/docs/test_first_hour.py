"""A newcomer's questions are answered where the page says: in the lobby, the booklet or a lesson."""

from pathlib import Path

import pytest

from bot.text.catalogue import ENGLISH
from engine.core import SeededDice
from tests.content.words import entries
from tests.engine.games import catalogue
from tests.opaque import AnyTitle
from tests.titles import POLISHED

PAGE = Path(__file__).parents[2] / "docs" / "first-hour.md"
LOBBY = "lobby"


def _asked(title: AnyTitle) -> list[list[str]]:
    """Returns the rows about a game: question, answer, place."""
    (section,) = (part for part in PAGE.read_text("utf-8").split("\n## ") if part.startswith(f"{title.id}\n"))
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines()[2:] if line
    ]
    return rows[2:]  # after the heading and its rule


def _pages(title: AnyTitle) -> set[str]:
    words, options = catalogue().words(ENGLISH, title), title.codecs.options_type()
    seats = title.rules.seat_plan(options).fewest
    view = title.rules.view(title.rules.setup(options, seats, SeededDice(b"rules", 0)).state, None)
    (rules,) = (lookup for lookup in title.commands.lookups if lookup.name == "rules")
    assert rules.booklet is not None
    return {leaf.name for leaf in rules.booklet(view, words("title-goal"), words)}


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
def test_ten_questions_are_answered_in_places_that_exist(title: AnyTitle) -> None:
    rows = _asked(title)
    assert len(rows) == 10
    assert all(question.endswith("?") and answer.endswith(".") for question, answer, _ in rows)
    lessons = {key for key in entries(title.id, ENGLISH) if key.startswith("lesson-")}
    assert {where for _, _, where in rows} - _pages(title) - lessons <= {LOBBY}
