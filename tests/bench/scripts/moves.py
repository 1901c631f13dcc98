"""Processor time of a move on the event loop, milliseconds, for every title; runs in any checkout.

Only the thread of the event loop counts, not the thread of the database. A move is a row of the
journal: automatic answers may follow a person's press, more of them on one map than on another.
"""

import asyncio
import importlib
import json
import random
import sys
import tempfile
from pathlib import Path
from time import thread_time
from typing import Any

PRESSES = 150


class Stopwatch:
    """Counts the processor time spent inside some async methods."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def watch(self, owner: Any, name: str) -> None:
        work = getattr(owner, name)

        async def watched(*arguments: Any, **named: Any) -> Any:
            start = thread_time()
            try:
                return await work(*arguments, **named)
            finally:
                self.seconds += thread_time() - start

        setattr(owner, name, watched)


def _titles() -> list[Any]:
    found = importlib.import_module("bot.titles")
    return list(found.titles() if hasattr(found, "titles") else found.TITLES)


def _tables(database: Any, *titles: Any) -> Any:
    computers = either("bot.service.running.computers", "bot.service.computers")
    pictures = either("bot.service.showing.pictures", "bot.service.pictures")
    return importlib.import_module("bot.service.tables").Tables(
        database,
        {title.id: title for title in titles},
        importlib.import_module("bot.text.catalogue").Catalogue(titles),
        computers=computers.Computers(),
        pictures=pictures.Pictures(),
        scheme=importlib.import_module("bot.proof.seed").Scheme.DIRECT,  # nobody has to cut the deck
    )


def either(module: str, earlier: str) -> Any:
    """Returns a module by its name in this checkout, else by its name in version 0.2."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError:
        return importlib.import_module(earlier)


async def open_at(path: Path) -> Any:
    """Opens a database, with the module of this checkout or of version 0.2."""
    return await either("bot.store.database.opening", "bot.store.opening").open_database(path)


async def _play(title: Any, seed: int) -> tuple[float, float, float]:
    """Returns the processor time of a move, the share of its report, and the time of its lines afterwards."""
    rows = importlib.import_module("bot.store.rows")
    people = [rows.Person(id=rows.UserId(number), name=f"P{number}") for number in (1, 2)]
    with tempfile.TemporaryDirectory() as folder:
        database = await open_at(Path(folder) / "t.db")
        tables = _tables(database, title)
        split = hasattr(tables, "lobbies")
        lobbies = tables.lobbies if split else tables
        choose = tables.play.choose if split else tables.play
        look = tables.views.look if split else tables.look
        opened = await lobbies.open(title.id, people[0], channel_id=1, guild_id=1, locale="en", options={})
        game = opened.table.id
        for person, chair in zip(people, opened.table.chairs, strict=False):
            await lobbies.take_seat(game, person, chair.seat)
        await lobbies.start(game, people[0].id)
        either("bot.ui.serving", "bot.serving").spare_the_collector()  # as in a process that serves
        chance, watch = random.Random(seed), Stopwatch()
        if not split:
            watch.watch(tables._reporter, "report")
        first = (await look(game, people[0].id, hints=False)).seq
        presses, spent, told, watch.seconds = 0, 0.0, 0.0, 0.0
        while (view := await look(game, people[0].id, hints=False)).asked and presses < PRESSES:
            person = people[view.asked[0]]
            view = await look(game, person.id, hints=False)
            index = chance.choice(view.offers).index
            start = thread_time()
            done = await choose(game, person.id, seq=view.seq, index=index)
            spent += thread_time() - start
            if split:  # the lines are made when they are read, here after the move
                start = thread_time()
                assert done.lines is not None
                told += thread_time() - start
            presses += 1
        moves = view.seq - first
        await tables.close()
        await database.close()
    return spent / moves * 1000, watch.seconds / spent, told / presses * 1000


def main(seed: int) -> None:
    figures = {}
    for title in _titles():
        asyncio.run(_play(title, seed))  # warm: parses words, builds decoders
        move, share, told = asyncio.run(_play(title, seed))
        figures[f"{title.id}, ms a move"] = move
        figures[f"{title.id}, share of the report"] = share
        figures[f"{title.id}, ms to tell the caller"] = told
    print(json.dumps(figures))


if __name__ == "__main__":
    main(int(sys.argv[1]))
