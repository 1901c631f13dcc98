"""Counts the transactions of presses in the orders panel, on a simulated Discord."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.store.database.interface import Database
from bot.store.rows import Status, UserId
from tests.bot.players import GAME, TURN, choose, on_offer, panel, seen
from tests.bot.world import World, buttons

MOST_QUESTIONS = 8  # of a panel until a move is made
READS_OF_THE_END = 4  # at most, for the post that ends the game: snapshots, review, first post, visits


@dataclass(frozen=True, kw_only=True)
class Pressed:
    """One press: the functions of the store it has called, and the moves it has made."""

    writes: Counter[str]
    reads: Counter[str]
    rows: int
    over: bool

    @property
    def writes_per_order(self) -> int:
        """The write transactions; each further action of an order is a change of its own, not counted."""
        return self.writes.total() - max(0, self.rows - 1)

    @property
    def reads_while_playing(self) -> int:
        """The read transactions, without those of the post that ends the game, which is made once."""
        return self.reads.total() - (READS_OF_THE_END if self.over else 0)


@contextmanager
def counted(database: Database) -> Iterator[tuple[Counter[str], Counter[str]]]:
    """Counts the transactions of a database, by the name of their function."""
    writes, reads = Counter[str](), Counter[str]()

    def counting(call: Callable[..., Any], names: Counter[str]) -> Callable[..., Any]:
        async def count(work: Callable[..., Any], *args: Any, **more: Any) -> Any:
            names[f"{work.__module__.rpartition('.')[2]}.{work.__name__}"] += 1
            return await call(work, *args, **more)

        return count

    with (
        patch.object(database, "write", counting(database.write, writes)),
        patch.object(database, "read", counting(database.read, reads)),
    ):
        yield writes, reads


async def presses(world: World, place: ChannelHandle, *players: MemberActor, moves: int) -> list[Pressed]:
    """Makes moves in the panel and returns its presses; everybody knows the lessons."""
    for player in players:
        await world.inside(world.tables.people.switch(UserId(player.id), "lessons", False))
    pressed: list[Pressed] = []
    for number in range(moves):
        if TURN not in buttons(world.board(place)):
            break
        pressed += await _move(world, place, await _asked(world, *players), number)
    return pressed


async def _asked(world: World, *players: MemberActor) -> MemberActor:
    """Returns the first player who is asked."""
    for player in players:
        if (await seen(world, player)).my_turn:
            return player
    raise AssertionError("no player is asked, but the game is not over")


async def _move(world: World, place: ChannelHandle, player: MemberActor, number: int) -> list[Pressed]:
    """Answers the questions of a panel until a move is made."""
    shown = await panel(world, player, place)
    pressed: list[Pressed] = []
    for _ in range(MOST_QUESTIONS):
        before, offered = (await seen(world, player)).seq, on_offer(shown)
        with counted(world.process.database) as (writes, reads):
            await choose(player, shown, offered[number % len(offered)])
            await world.env.settle()
        table = await world.tables.views.table(GAME)
        rows = table.seq - before
        over = table.status is not Status.PLAYING
        pressed.append(Pressed(writes=writes, reads=reads, rows=rows, over=over))
        if rows:
            break
    return pressed
