"""Lessons: texts shown to a player when a game asks a kind of question for the first time."""

from collections.abc import Callable, Collection

from engine.core import Decision, tag_of
from renderer.words import dash

Lesson = Callable[
    [type[Decision]], str | None
]  # the text key of the lesson for a question; None if it has none


def lessons(*, without: Collection[type[Decision]] = ()) -> Lesson:
    """Returns the lessons of a game, one per kind of question (`lesson-<tag>`)."""

    def lesson(kind: type[Decision]) -> str | None:
        return None if kind in without else f"lesson-{dash(tag_of(kind))}"

    return lesson
