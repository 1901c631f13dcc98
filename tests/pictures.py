"""Counts the pictures sent to a table in a turn, with people playing on a simulated Discord.

A turn is told in one message. A picture is new if its message was just posted, and drawn again if it replaces
the picture of such a message during the turn. Hands in direct messages and answers to commands do not count.
`python -m tests.pictures` rewrites the table of `docs/days.md`; with names (`new_wave`) it only prints their
rows.
"""

import asyncio
import sys
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from simcord.builders import ChannelHandle

from bot.store.rows import UserId
from tests.bot.players import GAME, best, seen, start_table
from tests.bot.wire.requests import Request, Wire
from tests.bot.world import World, pictures
from tests.opaque import AnyTitle
from tests.pages import DOCS, with_part
from tests.titles import TITLES

TURNS = 10
PATIENCE = 60.0  # seconds; the first picture of a game is drawn cold
MOST_ORDERS = 400

PAGE = DOCS / "days.md"
BEGIN = "<!-- pictures: written by python -m tests.pictures -->"
END = "<!-- end of pictures -->"
HEAD = [
    "| game | people | turns | orders a turn | new pictures a turn | drawn again a turn | twice in a row |",
    "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
]


@dataclass
class Counted:
    """The pictures sent to a table."""

    turns: int = 0
    orders: int = 0
    new: int = 0
    again: int = 0
    twice: int = 0  # neighbouring messages with the same picture
    newest: list[bool] = field(default_factory=list)  # did the newest message show the present board?


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
    sent = Counter(_what(request, place) for request in wire.requests[begun:])
    counted.turns = min(len(seen_turns), turns)
    counted.new, counted.again = sent["new"], sent["again"]
    counted.twice = await _twice(world, place)
    return counted


def _seats(title: AnyTitle) -> int:
    return title.rules.seat_plan(title.codecs.options_type()).fewest


def _what(request: Request, place: ChannelHandle) -> str:
    """Returns the kind of picture in a request to a thread: `new`, `again`, or an empty string."""
    if not any(file.name == "board.png" for file in request.files):
        return ""
    if f"/channels/{place.id}/messages" not in request.path:
        return ""
    return {"POST": "new", "PATCH": "again"}.get(request.method, "")


async def _shows_the_present(world: World, place: ChannelHandle) -> bool:
    """Tells whether the newest picture belongs to the last turn and shows the present position."""
    newest = world.boards(place)[-1]
    page = await world.tables.outbox.present(GAME)
    return [page.alt.replace("**", "")[:200]] == [alt[:200] for alt in pictures(newest)]


async def _twice(world: World, place: ChannelHandle) -> int:
    """Returns how often a picture directly follows an identical one."""
    shown = []
    for message in world.boards(place):
        shown += [await file.read() for file in message.attachments if file.filename == "board.png"]
    return sum(one == other for one, other in pairwise(shown))


def row(title: AnyTitle, people: int, counted: Counted) -> str:
    """Returns the table row of a game."""
    share = (f"{number / counted.turns:.1f}" for number in (counted.orders, counted.new, counted.again))
    return f"| {title.id} | {who(title, people)} | {counted.turns} | {' | '.join(share)} | {counted.twice} |"


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
        world = World(Path(folder) / "tables.db", {title.id: title}, {}, PATIENCE)
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
