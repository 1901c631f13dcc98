"""Every question a game can ask a person has a lesson, or is known to need none."""

from collections.abc import Iterator

import pytest

from bot.text.catalogue import ENGLISH
from engine.core import Data, Decision, tag_of
from tests.engine.games import catalogue
from tests.facts import facts_of
from tests.opaque import AnyTitle
from tests.titles import POLISHED

SHORTEST, LONGEST = 60, 420  # characters of two or three sentences


def _questions(title: AnyTitle, base: type[Data] = Decision) -> Iterator[type[Decision]]:
    """Yields the kinds of questions in a game's own package that have no subclasses."""
    package = type(title.rules).__module__.rpartition(".")[0]
    for kind in base.__subclasses__():
        if kind.__subclasses__():
            yield from _questions(title, kind)
        elif kind.__module__.startswith(package + "."):
            assert issubclass(kind, Decision)
            yield kind


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
def test_every_question_has_a_lesson_of_two_or_three_sentences(title: AnyTitle) -> None:
    words, lesson = catalogue().words(ENGLISH, title), title.wording.lesson
    assert lesson is not None
    questions = list(_questions(title))
    assert questions
    for kind in questions:
        key = lesson(kind)
        assert (key is None) == (tag_of(kind) in facts_of(title.id).needs_no_lesson), kind
        if key is not None:
            assert SHORTEST <= len(words(key)) <= LONGEST, key
            assert words(key).endswith(".")
