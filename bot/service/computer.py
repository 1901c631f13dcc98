"""Computer seats: thinking in a process of its own, seeing one seat's view."""

from concurrent.futures import Executor
from typing import Any

from bot.titles.title import AnyTitle
from engine.core import Decision


class Computers:
    """Chooses actions for seats nobody sits in."""

    def __init__(self, executor: Executor | None = None) -> None:
        raise NotImplementedError

    async def choose(
        self, title: AnyTitle, view: Any, decision: Decision, legal: tuple[Any, ...], luck: bytes
    ) -> Any:
        """Returns one of the legal actions, found from the view alone."""
        raise NotImplementedError

    def close(self) -> None:
        """Ends the worker process."""
        raise NotImplementedError
