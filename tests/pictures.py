"""Counts the pictures sent to a table in a turn, with people playing on a simulated Discord.

A turn is told in one message, which keeps the picture of the position after it. Every picture sent to the
thread counts, also one that replaces an earlier picture of the same message. Hands in direct messages and
answers to commands do not count.
`python -m tests.pictures` rewrites the table of `docs/days-measured.md`; with names (`new_wave`)
it only prints their rows.
"""

import asyncio
import json
import sys
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from simcord.builders import ChannelHandle

from bot.store.rows import UserId
from tests.bot.players import GAME, best, seen, start_table
from tests.bot.wire.requests import Request, Upload, Wire
from tests.bot.world import World, pictures
from tests.opaque import AnyTitle
from tests.pages import DOCS, with_part
from tests.titles import TITLES

TURNS = 10
PATIENCE = 60.0  # seconds; the first picture of a game is drawn cold
MOST_ORDERS = 400

PAGE = DOCS / "days-measured.md"
BEGIN = "<!-- pictures: written by python -m tests.pictures -->"
END = "<!-- end of pictures -->"
HEAD = [
    "| game | people | turns | orders | messages | requests | pictures sent | KiB"
    " | reports without picture | twice in a row |",
    "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
]


@dataclass
class Counted:
    """The pictures sent to a table."""

    turns: int = 0
    orders: int = 0
    messages: int = 0  # reports, and the question below them
    requests: int = 0  # to the thread
    sent: int = 0  # pictures
    size: int = 0  # of all requests to the thread, in bytes
    bare: int = 0  # reports without a picture
    twice: int = 0  # neighbouring messages with the same picture
    newest: list[bool] = field(default_factory=list)  # did the newest picture show the present board?


async def count(world: World, wire: Wire, title: AnyTitle, *, people: int, turns: int) -> Counted:
    """Plays some turns and counts the pictures sent to the table's thread."""
    actors = [world.join(name) for name in ("Anna", "Ben")[:people]]
    place = await start_table(world, *actors, computer=people < _seats(title), game=title.id, reactions=None)
    counted, seen_turns, begun = Counted(), set[int](), len(wire.requests)
    while counted.orders < MOST_ORDERS:
        asked = [actor for actor in actors if (await seen(world, actor)).my_turn]
        if not asked:
            break
        view = await seen(world, asked[0])
        seen_turns.add(view.table.turn)
        if len(seen_turns) > turns:
            break
        counted.orders += 1
        order = world.tables.play.choose(GAME, UserId(asked[0].id), seq=view.seq, index=best(view).index)
        await world.inside(order)
        await world.env.settle()
        counted.newest.append(await _shows_the_present(world, place))
    here = [one for one in wire.requests[begun:] if f"/channels/{place.id}/messages" in one.path]
    counted.turns = min(len(seen_turns), turns)
    counted.messages = len(world.boards(place))
    counted.requests = len(here)
    counted.sent = sum(_is_board(file) for request in here for file in request.files)
    counted.size = sum(_size(request) for request in here)
    counted.bare = sum(not pictures(report) for report in world.boards(place)[:-1])
    counted.twice = await _twice(world, place)
    return counted


def _seats(title: AnyTitle) -> int:
    return title.rules.seat_plan(title.codecs.options_type()).fewest


def _is_board(file: Upload) -> bool:
    return file.name == "board.png"


def _size(request: Request) -> int:
    return len(json.dumps(request.body)) + sum(file.size for file in request.files)


async def _shows_the_present(world: World, place: ChannelHandle) -> bool:
    """Tells whether the newest picture shows the present position."""
    page = await world.tables.outbox.present(GAME)
    return page.alt.replace("**", "")[:200] == world.picture(place)[:200]


async def _twice(world: World, place: ChannelHandle) -> int:
    """Returns how often a picture directly follows an identical one."""
    shown = []
    for message in world.boards(place):
        shown += [await file.read() for file in message.attachments if file.filename == "board.png"]
    return sum(one == other for one, other in pairwise(shown))


def row(title: AnyTitle, people: int, counted: Counted) -> str:
    """Returns the table row of a game."""
    per_turn = (counted.orders, counted.messages, counted.requests, counted.sent)
    cells = [title.id, who(title, people), str(counted.turns)]
    cells += [f"{number / counted.turns:.1f}" for number in per_turn]
    cells += [f"{counted.size / counted.turns / 1024:.0f}", str(counted.bare), str(counted.twice)]
    return f"| {' | '.join(cells)} |"


def who(title: AnyTitle, people: int) -> str:
    """Returns the players of a row, in words."""
    if people == 2:
        return "two"
    return "one" if _seats(title) == 1 else "one, and the computer"


def tables() -> list[tuple[AnyTitle, int]]:
    """Returns the games, each with its number of people; the computer plays the other seats."""
    return [(title, people) for title in TITLES for people in (2, 1) if people <= _seats(title)]


async def measured(title: AnyTitle, people: int, turns: int = TURNS) -> Counted:
    """Plays a game on a simulated Discord of its own and returns the counts."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        wire = Wire()
        wire.install(patch)
        world = World(Path(folder) / "tables.db", {title.id: title}, PATIENCE)
        await world.start()
        try:
            return await count(world, wire, title, people=people, turns=turns)
        finally:
            await world.stop()


def main(wanted: list[str]) -> None:
    """Measures all games and writes the table, or prints only the named games."""
    rows = []
    for title, people in tables():
        if not wanted or title.id in wanted:
            rows.append(row(title, people, asyncio.run(measured(title, people))))
            sys.stdout.write(rows[-1] + "\n")
    if not wanted:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(with_part(page, BEGIN, END, "\n".join([*HEAD, *rows])), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
