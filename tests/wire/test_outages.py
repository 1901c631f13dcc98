"""Outages of a real process: killed, cut off, suspended, or with a clock that is set."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.durations import DAY, HOUR
from bot.proof.seed import Scheme
from bot.service.model.table import TableSettings
from bot.service.running.computers import Computers
from bot.service.showing.pictures import Pictures
from bot.service.tables import Tables
from bot.store.database.opening import open_database
from bot.store.rows import Person, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import as_any_title
from engine.core import Seat
from tests.titles import DICE_GAME
from tests.wire.books import Books
from tests.wire.double import Double
from tests.wire.process import Bot, until
from tests.wire.world import CHANNEL, GUILD

pytestmark = pytest.mark.slow  # a real process takes seconds to start

TABLES = 30
OUTAGE = 30 * HOUR
PEOPLE = (Person(id=UserId(71), name="Anna"), Person(id=UserId(72), name="Ben"))


class Outage:
    """Thirty tables with a day for a turn, a bot, and the clocks of its process."""

    def __init__(self, double: Double, folder: Path) -> None:
        self.double = double
        self._clock = folder / "clock.txt"
        self._database = str(folder / "tables.db")
        self.set_clocks(0, 0)
        self.bot = Bot(double, self._database, folder / "log.txt", program=self._program())
        self.books = Books(self._database)

    def _program(self) -> tuple[str, ...]:
        return ("-m", "tests.wire.moved_clock", str(self._clock), "run")

    def set_clocks(self, wall: float, steady: float) -> None:
        fresh = self._clock.with_suffix(".new")
        fresh.write_text(f"{wall} {steady}", "ascii")
        fresh.replace(self._clock)

    async def begin(self) -> None:
        """Starts the games, then the bot, and waits until it has counted its connection."""
        await _start_games(self._database)
        self.deadlines = self.read_deadlines()
        await self.bot.start()
        await until(lambda: self.books.ask("select at from connections"))
        assert self.read_deadlines() == self.deadlines

    def read_deadlines(self) -> list[float]:
        return [float(row[0]) for row in self.books.ask("select deadline from visits order by game_id, seat")]

    async def moved(self, seconds: float) -> None:
        """Waits until all deadlines have moved, and checks that the computer has played no turn."""
        await until(lambda: self.read_deadlines() != self.deadlines)
        found = [now - before for now, before in zip(self.read_deadlines(), self.deadlines, strict=True)]
        assert len(found) == TABLES
        assert all(abs(moved - seconds) < 120 for moved in found), found
        await asyncio.sleep(1)
        assert self.books.ask("select count(*) from moves where by_whom = 'clock'") == [(0,)]
        assert "Traceback" not in self.bot.said()


async def _start_games(database: str) -> None:
    title = as_any_title(DICE_GAME)
    async with await open_database(Path(database)) as opened:
        tables = Tables(
            opened,
            {title.id: title},
            Catalogue([title]),
            computers=Computers(),
            pictures=Pictures(),
            scheme=Scheme.DIRECT,
        )
        for person in PEOPLE:  # awake at all hours, so that only the outage moves a deadline
            await tables.people.set_zone(person.id, "UTC")
            await tables.people.set_quiet_hours(person.id, 0, 0)
        for _ in range(TABLES):
            lobby = await tables.lobbies.open(
                title.id,
                PEOPLE[0],
                channel_id=CHANNEL,
                guild_id=GUILD,
                locale="en",
                options={},
                settings=TableSettings(pace=DAY),
            )
            for seat, person in enumerate(PEOPLE):
                await tables.lobbies.take_seat(lobby.table.id, person, Seat(seat))
            await tables.lobbies.start(lobby.table.id, PEOPLE[0].id)
        settled = tables.outbox.settlements()
        for owed in await tables.outbox.owed_posts():
            settled.settle(owed)
        await settled.store()
        await tables.close()
    _empty_time_banks(database)


def _empty_time_banks(database: str) -> None:
    """Lets the computer play as soon as a turn's time is up."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("update seats set bank_used = ?", (DAY,))
        connection.commit()


@pytest.fixture
async def outage(double: Double, tmp_path: Path) -> AsyncIterator[Outage]:
    outage = Outage(double, tmp_path)
    await outage.begin()
    yield outage
    if not outage.bot.ended:
        await outage.bot.kill()


async def test_a_killed_process_takes_no_time_from_thirty_tables(outage: Outage) -> None:
    await outage.bot.kill()
    outage.set_clocks(OUTAGE, OUTAGE)
    await outage.bot.start()
    await outage.moved(OUTAGE)


async def test_a_cut_network_takes_no_time_from_thirty_tables(outage: Outage) -> None:
    gateway = outage.double.gateway
    gateway.silent = True
    await gateway.cut()
    await until(lambda: "Attempting" in outage.bot.said() or "Failed" in outage.bot.said())
    outage.set_clocks(OUTAGE, OUTAGE)
    await asyncio.sleep(5)  # all timers of the process are overdue
    assert outage.books.ask("select count(*) from moves where by_whom = 'clock'") == [(0,)]
    assert outage.read_deadlines() == outage.deadlines
    gateway.silent = False
    await outage.moved(OUTAGE)


async def test_a_suspended_process_takes_no_time_from_thirty_tables(outage: Outage) -> None:
    outage.bot.freeze()
    outage.set_clocks(OUTAGE, OUTAGE)
    outage.bot.thaw()
    await outage.moved(OUTAGE)


@pytest.mark.parametrize("ahead", [OUTAGE, -OUTAGE], ids=["forward", "back"])
async def test_a_clock_that_is_set_takes_no_time_from_thirty_tables(outage: Outage, ahead: float) -> None:
    outage.set_clocks(ahead, 0)
    await outage.moved(ahead)
