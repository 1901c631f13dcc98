"""Lessons: what a player is told the first time a game asks them a kind of question."""

from collections.abc import Callable, Collection

from engine.core import Decision, tag_of
from renderer.words import dash

Lesson = Callable[
    [type[Decision]], str | None
]  # the key of the lesson before a question; None: it needs none


def lessons(*, without: Collection[type[Decision]] = ()) -> Lesson:
    """Returns the lessons of a game, one a kind of question (`lesson-<tag>`)."""

    def lesson(kind: type[Decision]) -> str | None:
        return None if kind in without else f"lesson-{dash(tag_of(kind))}"

    return lesson
