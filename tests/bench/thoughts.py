"""Commands at a table whose computer thinks for three seconds, against the same commands at a quiet table."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from unittest.mock import patch

from bot.copies import replace
from bot.proof.seed import Scheme
from bot.service.model.changes.change import Effect, Moment
from bot.service.model.position import Position, seat_at
from bot.service.playing.votes import Ballot
from bot.service.running.computers import Computers, Task
from bot.service.showing.pictures import Pictures
from bot.service.tables import Tables
from bot.store.database import sqlite
from bot.store.database.opening import open_database
from bot.store.rows import GameId, Person, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyAction, AnyTitle, as_any_title
from engine.core import Level
from engine.kit.edit import swap
from tests.bench.rows import Row
from tests.titles import DICE_GAME

ANNA, BEN = Person(id=UserId(1), name="Anna"), Person(id=UserId(2), name="Ben")
THOUGHT = 3.0  # seconds
A_MOMENT = 0.005  # seconds until the command before has come to rest
ROUNDS = 200

Times = dict[str, list[float]]  # of each command, in seconds


class SlowComputers(Computers):
    """Computers whose thoughts take three seconds, without a worker."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = asyncio.Event()

    async def choose(self, title: AnyTitle, task: Task) -> AnyAction:
        self.thinking.set()
        await asyncio.sleep(THOUGHT)
        return task.legal[0]


class Absent:
    """Marks Anna as away, as after two missed deadlines."""

    def apply(self, position: Position, moment: Moment) -> Effect:
        seat = seat_at(position, ANNA.id)
        away = replace(position.chairs[seat], away=True)
        return Effect(position=replace(position, chairs=swap(position.chairs, seat, away)))


def rows() -> Iterator[Row]:
    thinking, quiet = asyncio.run(_times())
    ratios = {name: _quick(thinking[name]) / _quick(quiet[name]) for name in quiet}
    slowest = max(ratios, key=lambda name: ratios[name])
    yield Row(
        what=f"a command at a table with a thought of {THOUGHT:g} s under way, the slowest of {len(ratios)}",
        against=f"at a quiet table ({_quick(quiet[slowest]) * 1000:.1f} ms); it is: {slowest}",
        measured=ratios[slowest],
        at_most=1.2,
    )


def _quick(times: list[float]) -> float:
    """Returns the lower quartile: a busy machine delays some commands, a held queue would delay all."""
    return quantiles(times, n=4)[0]


async def _times() -> tuple[Times, Times]:
    """Returns the times of commands at tables of both kinds, in turns."""
    thinking: Times = {}
    quiet: Times = {}
    async with _tables() as (tables, computers):
        await _round(tables, computers, {}, computer_asked=False)  # warm-up
        for _ in range(ROUNDS):
            await _round(tables, computers, quiet, computer_asked=False)
            await _round(tables, computers, thinking, computer_asked=True)
    return thinking, quiet


async def _round(tables: Tables, computers: SlowComputers, times: Times, *, computer_asked: bool) -> None:
    """Opens a table and gives every command once."""
    game, starting = await _opened(tables, computers, computer_asked=computer_asked)
    try:
        await _commands(tables, game, times)
        assert starting.done() != computer_asked, "the computer thinks all the time, or not at all"
    finally:
        starting.cancel()
        await asyncio.gather(starting, return_exceptions=True)


async def _commands(tables: Tables, game: GameId, times: Times) -> None:
    async def timed(name: str, command: Awaitable[object]) -> object:
        await asyncio.sleep(A_MOMENT)
        begun = perf_counter()
        result = await command
        times.setdefault(name, []).append(perf_counter() - begun)
        return result

    await tables.levels._writer.change(game, lambda position: Absent())
    await timed("I'm back", tables.presence.back(game, ANNA.id))
    await timed("/table level", tables.levels.choose(game, ANNA.id, Level.EASY))
    pause = await timed("/table pause", tables.pausing.ask(game, ANNA.id))
    assert isinstance(pause, Ballot)
    await timed("a vote against", tables.votes.disagree(game, BEN.id, number=pause.number))
    end = await timed("/table end", tables.ending.ask(game, ANNA.id))
    assert isinstance(end, Ballot)
    await timed("a vote that ends the game", tables.votes.agree(game, BEN.id, number=end.number))


async def _opened(
    tables: Tables, computers: SlowComputers, *, computer_asked: bool
) -> tuple[GameId, "asyncio.Task[object]"]:
    """Starts a game of two people and a computer; returns the start, which plays until a person is asked."""
    lobby = await tables.lobbies.open(DICE_GAME.id, ANNA, channel_id=1, guild_id=1, locale="en", options={})
    game, seats = lobby.table.id, [chair.seat for chair in lobby.table.chairs]
    sitters = (ANNA, None, BEN) if computer_asked else (ANNA, BEN, None)  # the second seat begins
    for seat, person in zip(seats, sitters, strict=False):
        if person is None:
            await tables.lobbies.seat_computer(game, ANNA.id, seat)
        else:
            await tables.lobbies.take_seat(game, person, seat)
    computers.thinking.clear()
    starting: asyncio.Task[object] = asyncio.create_task(tables.lobbies.start(game, ANNA.id))
    if computer_asked:
        await computers.thinking.wait()
    else:
        await starting
    return game, starting


@asynccontextmanager
async def _tables() -> AsyncIterator[tuple[Tables, SlowComputers]]:
    title, computers = as_any_title(DICE_GAME), SlowComputers()
    with (
        TemporaryDirectory() as folder,
        patch.object(sqlite, "DURABILITY", "off"),
    ):  # without the disk
        async with await open_database(Path(folder) / "tables.db") as database:
            tables = Tables(
                database,
                {title.id: title},
                Catalogue([title]),
                computers=computers,
                pictures=Pictures(),
                new_seed=lambda: bytes(32),
                scheme=Scheme.DIRECT,
            )
            try:
                yield tables, computers
            finally:
                await tables.close()
