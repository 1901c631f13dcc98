"""Two processes on one PostgreSQL that get presses at the same lobby at the same moment."""

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.bot.databases import Postgres
from tests.wire.books import Books
from tests.wire.double import Asked, Double
from tests.wire.kills.agreement import insight
from tests.wire.kills.launcher import COMMITS, SOCKET
from tests.wire.kills.nursery import Nursery, open_nursery
from tests.wire.kills.stage import ForkedBot, command_bot
from tests.wire.process import Bot, until
from tests.wire.world import CHANNEL, Json

pytestmark = pytest.mark.slow  # real processes take seconds to start

HOST, FIRST = 71, 100
PEOPLE = 8  # for six seats
OPTIONS = ("hard", "easy", "hard")  # chosen by the host meanwhile
DOUBLED = 0.3  # share of presses that both processes get, as while a shard changes hands


class Crowd:
    """People who press the buttons of one lobby at the same moment, through two processes."""

    def __init__(self, double: Double, bots: Sequence[Bot], sockets: list[Path], seed: int) -> None:
        self._double = double
        self._sockets = sockets
        self._panel: Json = {}
        self._names = [bot.name for bot in bots]
        self._chance = random.Random(seed)

    @property
    def lobby(self) -> Json:
        (message,) = self._double.world.channels[CHANNEL].messages.values()
        return message

    async def open_options(self) -> None:
        """Opens the panel of options for the host."""
        asked = await self._double.press(HOST, self.lobby, "l:1:options")
        await until(asked.told.is_set)
        self._panel = asked.words[-1]

    async def press(self, *presses: tuple[int, str], option: str = "") -> None:
        """Sends all presses at once, and a choice of the host's, and waits for the answers."""
        sent = [self._press(who, what) for who, what in presses]
        if option:
            through = [self._chance.choice(self._names)]
            sent.append(self._double.press(HOST, self._panel, "lo:1:difficulty", option, through=through))
        asked = await asyncio.gather(*sent)
        await until(lambda: all(one.answered.is_set() for one in asked))

    async def _press(self, who: int, what: str) -> Asked:
        both = self._chance.random() < DOUBLED
        through = self._names if both else [self._chance.choice(self._names)]
        return await self._double.press(who, self.lobby, f"l:1:{what}", through=through)

    async def settle(self, books: Books) -> None:
        """Waits until both processes are idle and neither has given the other anything to do."""
        seen = (-1, -1)
        while seen != (now := (len(self._double.requests), self._revision(books))) or books.owed():
            seen = now
            for socket in self._sockets:
                await command_bot(socket, do="settle")

    def _revision(self, books: Books) -> int:
        ((revision,),) = books.ask("select coalesce(max(revision), 0) from games")
        return int(revision)


async def test_presses_at_the_same_moment_count_once_and_show(tmp_path: Path, postgres: Postgres) -> None:
    where, double = postgres.at(tmp_path).url, Double(shards=2)
    async with _two_processes(double, where) as (bots, sockets):
        await _besiege(Crowd(double, bots, sockets, 5), double, where)


async def test_people_who_look_for_a_game_at_the_same_moment_find_each_other_once(
    tmp_path: Path, postgres: Postgres
) -> None:
    """Both processes search at once; a few of the commands reach both of them."""
    where, double, chance = postgres.at(tmp_path).url, Double(shards=2), random.Random(3)
    books, people = Books(where), range(FIRST, FIRST + PEOPLE)
    async with _two_processes(double, where) as (bots, sockets):
        crowd, names = Crowd(double, bots, sockets, 5), [bot.name for bot in bots]
        await _look_for_a_game(double, people, names, chance)
        await crowd.settle(books)
        left = [who for (who,) in books.ask("select user_id from seekers where since is not null")]
        await _look_for_a_game(double, left, names, chance)  # too many tries were overtaken
        await crowd.settle(books)
        assert books.ask("select user_id from seekers where since is not null") == []
        seats = books.ask("select game_id, user_id from sitters")
        assert sorted(who for _, who in seats) == list(people), "everyone has one seat"
        assert Counter(Counter(game for game, _ in seats).values()) == {2: PEOPLE // 2}, "in pairs"
        assert len(double.world.channels[CHANNEL].messages) == PEOPLE // 2
        async with insight(where, double.world, time.time) as tables:
            for game in {game for game, _ in seats}:
                assert await tables.faults(game) == []


async def _look_for_a_game(
    double: Double, people: Iterable[int], names: Sequence[str], chance: random.Random
) -> None:
    asked = await asyncio.gather(
        *(
            double.command(
                who,
                "play",
                game="duel",
                through=names if chance.random() < DOUBLED else [chance.choice(names)],
            )
            for who in people
        )
    )
    await until(lambda: all(one.answered.is_set() for one in asked))


@asynccontextmanager
async def _two_processes(double: Double, where: str) -> AsyncIterator[tuple[list[ForkedBot], list[Path]]]:
    """Runs two processes with a shard each; nothing may be complained of or raised in the end."""
    async with open_nursery() as nursery, double.open(), _folder() as folder:
        sockets = [folder / f"control-{number}" for number in range(2)]
        bots = [_bot(nursery, double, where, folder, socket) for socket in sockets]
        try:
            for bot in bots:
                await bot.start(wait=False)
            await until(lambda: all(len(bot.shards) == 1 for bot in bots))
            yield bots, sockets
            assert [said for bot in bots if "Traceback" in (said := bot.said())] == []
        finally:
            for bot in bots:
                await bot.kill()
    assert not double.complaints, double.complaints


@asynccontextmanager
async def _folder() -> AsyncIterator[Path]:
    with tempfile.TemporaryDirectory(prefix="ackack-") as folder:  # the path of a socket must be short
        yield Path(folder)


def _bot(nursery: Nursery, double: Double, where: str, folder: Path, socket: Path) -> ForkedBot:
    controls = {SOCKET: str(socket), COMMITS: str(folder / "commits.txt")}
    return ForkedBot(nursery, double, where, folder / f"{socket.name}.txt", socket.name, **controls)


async def _besiege(crowd: Crowd, double: Double, where: str) -> None:
    books, people = Books(where), range(FIRST, FIRST + PEOPLE)
    opened = await double.command(HOST, "new", game="dice_game")
    await until(opened.told.is_set)
    await until(lambda: bool(double.world.channels[CHANNEL].messages))  # posted at once, or retried
    await crowd.open_options()
    for option in OPTIONS:
        await crowd.press(*((who, "join") for who in people), (HOST, "computer"), option=option)
        await crowd.settle(books)
        await _agrees(double, books, where, taken=6)
        await crowd.press(*((who, "leave") for who in people if who % 2), *((who, "join") for who in people))
        await crowd.settle(books)
        await _agrees(double, books, where)
        await crowd.press(*((who, "leave") for who in people))
        await crowd.settle(books)
    await crowd.press(*((who, "join") for who in people))
    await crowd.settle(books)
    seated = [who for (who,) in books.ask("select user_id from sitters where game_id = 1 order by seat")]
    await crowd.press(*((who, "start") for who in seated))
    await crowd.settle(books)
    await _agrees(double, books, where, taken=6)
    openings = books.ask("select count(*) from outbox where kind = 'opening'")
    assert openings == [(1,)], "it is opened once"
    assert len(double.world.channels) == len(double.world.servers) + 1, "there is one thread"


async def _agrees(double: Double, books: Books, where: str, *, taken: int | None = None) -> None:
    """Checks that every seat has one person and every person one seat, and that the messages show it."""
    found = books.ask("select seat, user_id from sitters where game_id = 1 and gone = 0")
    computers = books.ask("select seat from seats where game_id = 1 and computer = 1")
    seats = [seat for seat, _ in found] + [seat for (seat,) in computers]
    assert len(seats) == len(set(seats)), (found, computers)
    assert taken in (None, len(seats)), (found, computers)
    assert len(found) == len({who for _, who in found}), found
    assert not books.broken()
    async with insight(where, double.world, time.time) as tables:
        assert await tables.faults(1) == []
