"""The longest callbacks of the event loop under presses, by name: processor time in milliseconds."""

import asyncio
import gc
import importlib
import json
import sys
from asyncio.events import Handle
from time import thread_time
from typing import Any

import discord

presses = importlib.import_module("presses")  # a script in this folder
SHOWN = 8
COLLECTOR = "garbage collection"


class Holds:
    """Times every callback of the event loop; marks callbacks that mostly wait for garbage collection."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}  # by name
        self._run = Handle._run
        self._collecting, self._collected = 0.0, 0.0

    def __enter__(self) -> None:
        def timed(handle: Any) -> None:
            name, start, collected = _name(handle._callback), thread_time(), self._collected
            self._run(handle)
            held = thread_time() - start
            if self._collected - collected > held / 2:
                name = f"{COLLECTOR} in {name}"
            self.longest[name] = max(self.longest.get(name, 0.0), held * 1000)

        Handle._run = timed  # type: ignore[method-assign,assignment]
        gc.callbacks.append(self._notice)

    def __exit__(self, *_: object) -> None:
        Handle._run = self._run  # type: ignore[method-assign]
        gc.callbacks.remove(self._notice)

    def _notice(self, phase: str, _: object) -> None:
        if phase == "start":
            self._collecting = thread_time()
        else:
            self._collected += thread_time() - self._collecting


def _name(callback: Any) -> str:
    """Returns the name of a callback; for a step of a task, the name of its coroutine."""
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return str(getattr(task.get_coro(), "__qualname__", task))
    return str(getattr(callback, "__qualname__", callback))


def main(seed: int) -> None:
    holds = Holds()
    asyncio.run(presses._run(seed, holds))
    worst = sorted(holds.longest, key=lambda name: -holds.longest[name])[:SHOWN]
    print(json.dumps({name: holds.longest[name] for name in worst}))


if __name__ == "__main__":
    discord.utils.setup_logging(level=40)
    main(int(sys.argv[1]))
