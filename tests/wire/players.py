"""Players on the double: each opens a table, starts it, and presses offered buttons."""

import asyncio
import contextlib
import random
from collections.abc import Iterator

from bot.service.errors import Stale
from bot.text.catalogue import ENGLISH, Catalogue
from tests.wire.double import Asked, Double
from tests.wire.world import CHANNEL, Json, parts, said

SOON = 4.0  # seconds; an unanswered player tries again later
PATIENT = 15  # looks at a table without anything to do
PRIVATELY = 0.1  # share of presses in direct messages
CALM = 0.2  # seconds between two actions of a person; more than sixty a minute are refused
LEAVING = ("m:", "s:", "p:")  # an action; a list of them; another question


class Player:
    """A person alone at a table, with the computer where the game needs another player."""

    def __init__(
        self,
        double: Double,
        number: int,
        title: str,
        seed: int,
        place: int = CHANNEL,
        privately: float = PRIVATELY,
    ) -> None:
        """`privately` is the share of presses in direct messages."""
        self._double = double
        self._privately = privately
        self._user = number
        self._place = place
        self._tables = 0
        self._idle = 0  # looks in a row without anything to do
        self._title = title
        self._chance = random.Random(seed)
        self._lobby: Json | None = None
        self.game: int | None = None
        self.told: dict[int, str] = {}  # confirmed moves, with the text of the answer
        self.doing = "has not begun"  # for the report of a table that stands still
        self.reviews: list[Asked] = []  # asked for after games
        self._passed = Catalogue([]).words(ENGLISH)(Stale().key)

    async def play(self) -> None:
        """Plays forever; retries unanswered actions."""
        while True:
            await asyncio.sleep(CALM)
            if not self._double.gateway.listens(self.server):
                continue
            if self.game is None:
                await self._open()
            elif not self.started:
                await self._start()
            else:
                await self._move()

    def __str__(self) -> str:
        return f"game {self.game} of {self._title}: {self.doing}, {self._idle} looks without an offer"

    @property
    def server(self) -> int:
        return self._double.world.channels[self._place].guild

    @property
    def started(self) -> bool:
        return self.thread in self._double.world.channels

    @property
    def thread(self) -> int:
        return int(self._lobby["id"]) if self._lobby is not None else 0

    async def _open(self) -> None:
        name, place = f"{self._title} {self._user}-{self._tables}", self._double.world.channels[self._place]
        await self._wait(
            await self._double.command(self._user, "new", place=self._place, game=self._title, name=name)
        )
        for message in place.messages.values():
            if name in str(message["components"]):
                self._lobby, self.game = message, _game_of(message)

    async def _start(self) -> None:
        assert self._lobby is not None
        for button in ("computer", "start"):
            custom_id = f"l:{self.game}:{button}"
            if any(
                part.get("custom_id") == custom_id and not part.get("disabled") for part in parts(self._lobby)
            ):
                await self._wait(await self._double.press(self._user, self._lobby, custom_id))
                await asyncio.sleep(CALM)

    async def _move(self) -> None:
        asked = await self._double.command(self._user, "act", place=self.thread)
        await self._wait(asked)
        for _ in range(6):  # questions before one move
            found = list(offered(asked.words[-1])) if asked.words else []
            if not found:
                await self._look_elsewhere(asked)
                return
            self._idle = 0
            await asyncio.sleep(CALM)
            custom_id, values = self._chance.choice(found)
            panel = asked.words[-1]
            if self._chance.random() < self._privately:  # served by the first shard
                panel = self._double.in_private(self._user, panel)
            asked = await self._double.press(self._user, panel, custom_id, *values)
            await self._wait(asked)
            if is_move(custom_id, values):
                words = said(asked.words[-1]) if asked.words else ""
                if (
                    asked.edits and self._passed not in words
                ):  # the panel has moved on; a refusal is a message of its own
                    self.told[asked.id] = words
                return

    async def _look_elsewhere(self, asked: Asked) -> None:
        """Asks for a review and opens another table after too many looks without an offer: it is over."""
        self._idle += bool(asked.words)
        if self._idle > PATIENT:
            self.reviews.append(await self._double.command(self._user, "review", place=self.thread))
            self._lobby, self.game, self._idle = None, None, 0
            self._tables += 1

    async def _wait(self, asked: Asked) -> None:
        # Not `wait_for`: before Python 3.12 it loses a cancellation that comes with the answer.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SOON):
                await asked.told.wait()
        self.doing = "was answered" if asked.told.is_set() else "was not answered"


def offered(panel: Json) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yields the buttons and list entries that lead to a move."""
    for part in parts(panel):
        custom_id = str(part.get("custom_id", ""))
        if not custom_id.startswith(LEAVING) or part.get("disabled"):
            continue
        if part["type"] == 2:
            yield custom_id, ()
        else:
            yield from ((custom_id, (option["value"],)) for option in part["options"])


def is_move(custom_id: str, values: tuple[str, ...]) -> bool:
    """Tells whether pressing this plays an action; otherwise it leads to another question."""
    return custom_id.startswith("m:") or "".join(values).startswith("=")


def _game_of(lobby: Json) -> int:
    return next(
        int(part["custom_id"].split(":")[1])
        for part in parts(lobby)
        if str(part.get("custom_id", "")).startswith("l:")
    )
