"""Transactions of a press in the orders panel, counted on a simulated Discord that gets boards."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.rows import Row
from tests.bot.players import start_table
from tests.bot.transactions import Pressed, presses
from tests.bot.world import World
from tests.opaque import AnyTitle
from tests.titles import TITLES

MOVES = 25  # per title
COLD = 60.0  # seconds; the first picture of a game is drawn with a cold cache


def rows() -> Iterator[Row]:
    pressed = [each for title in TITLES for each in asyncio.run(_presses(title))]
    against = f"{len(pressed)} presses of all titles; a further action of an order counts apart"
    yield Row(
        what="write transactions of a press, at most",
        against=against,
        measured=max(each.writes_per_order for each in pressed),
        at_most=3,
        unit="",
    )
    yield Row(
        what="read transactions of a press, at most",
        against=against,
        measured=max(each.reads_while_playing for each in pressed),
        at_most=6,
        unit="",
    )


async def _presses(title: AnyTitle) -> list[Pressed]:
    with TemporaryDirectory() as folder:
        world = World(Path(folder) / "tables.db", {title.id: title}, COLD)
        await world.start()
        try:
            people = [world.join(name) for name in ("Anna", "Ben")]
            players = people[: len(title.rules.seat_plan(title.codecs.options_type()).keys)]
            place = await start_table(world, *players, game=title.id)
            return await presses(world, place, *players, moves=MOVES)
        finally:
            await world.stop()
