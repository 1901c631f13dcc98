"""From a view to a picture: cached, off the event loop, and never drawn when a newer one has replaced it."""

from collections.abc import Hashable
from concurrent.futures import Executor
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.titles.title import AnyTitle, Words


class Scenes(StrEnum):
    """What can be drawn of a view."""

    BOARD = "board"
    HAND = "hand"


@dataclass(frozen=True, kw_only=True, eq=False)
class Drawing:
    """A picture that may be asked for; `digest` names its content."""

    title: AnyTitle
    kind: Scenes
    view: Any
    words: Words
    digest: str


class Pictures:
    """Draws in a thread or two of its own."""

    def __init__(self, executor: Executor | None = None, keep: int = 64) -> None:
        raise NotImplementedError

    async def draw(self, drawing: Drawing, place: Hashable = None) -> bytes | None:
        """Returns the PNG; None when a newer drawing for the same place came in before it was begun."""
        raise NotImplementedError

    def close(self) -> None:
        """Lets go of the threads."""
        raise NotImplementedError
