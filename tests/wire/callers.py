"""People who press all the time at every server, and whether they are answered."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from tests.wire.deafness import LOOK, Deafness
from tests.wire.double import Asked, Double

CALM = 0.2  # seconds between two presses at a server
FIRST_CALLER = 900_000
IN_TIME = 3.0  # seconds in which Discord wants an answer


@dataclass
class Call:
    """A press, and when it was made and answered."""

    asked: Asked
    at: float
    answered_at: float | None = None

    @property
    def is_late(self) -> bool:
        """Tells whether Discord would have shown it as failed, though it was answered."""
        return self.answered_at is not None and self.answered_at - self.at > IN_TIME


@dataclass
class Callers:
    """Presses, and the times in which a shard was not connected."""

    double: Double
    calls: list[Call] = field(default_factory=list)
    deafness: Deafness = field(init=False)

    def __post_init__(self) -> None:
        self.deafness = Deafness(self.double)

    def lost(self) -> list[Call]:
        """Returns the presses that were never answered."""
        return [call for call in self.calls if call.answered_at is None]

    @contextlib.asynccontextmanager
    async def calling(self, patience: float = 20.0) -> AsyncIterator[None]:
        """Presses while the context is open, then waits for the answers that are missing."""
        places = list(self.double.world.servers.values())
        tasks = [asyncio.create_task(self._call(place)) for place in places]
        tasks.append(asyncio.create_task(self._listen()))
        try:
            async with self.deafness.watching():
                yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        end = time.monotonic() + patience
        while self.lost() and time.monotonic() < end:
            await asyncio.sleep(LOOK)
            self._note_answers()

    async def _call(self, place: int) -> None:
        while True:
            user = FIRST_CALLER + len(self.calls)  # each another person, so that nobody is too fast
            self.calls.append(Call(await self.double.command(user, "games", place=place), time.monotonic()))
            await asyncio.sleep(CALM)

    async def _listen(self) -> None:
        while True:
            self._note_answers()
            await asyncio.sleep(LOOK)

    def _note_answers(self) -> None:
        now = time.monotonic()
        for call in self.calls:
            if call.answered_at is None and call.asked.answered.is_set():
                call.answered_at = now
