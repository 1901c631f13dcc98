"""Makes the databases of an older version for tests; run it in a checkout of that version.

    cd <a checkout of the older version>
    PYTHONPATH=. python <this file> <folder>

The three files here were made at version 0.1.0 (commit b23c149): games of three titles in the middle of
something, played by chance through the service.
"""

import asyncio
import random
import sqlite3
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.service.computer import Computers  # type: ignore[import-not-found] # as version 0.1.0 calls it
from bot.service.pictures import Pictures  # type: ignore[import-not-found] # as in 0.1.0

from bot.service.tables import Tables
from bot.store.rows import Person, ReactionMode, UserId
from bot.text.catalogue import Catalogue
from bot.titles import TITLES  # type: ignore[attr-defined] # as in 0.1.0

PEOPLE = [Person(id=UserId(number), name=name) for number, name in enumerate(("Ann", "Bob"), start=1)]
GAMES: dict[str, tuple[dict[str, str], int]] = {  # title: its options, and the number of moves
    "dice_game": ({}, 25),
    "falling_skies": ({"mode": "campaign"}, 60),
    "miniatures": ({"scenario": "final-01"}, 60),
}


async def make(path: Path, title: Any, options: dict[str, str], moves: int) -> None:
    """Plays some moves of a game, and stops where a person is on turn."""
    database = await import_module("bot.store.database").Database.open(path)  # that version's own
    catalogue = Catalogue([title])
    build: Any = Tables
    tables = build(
        database, {title.id: title}, catalogue, computers=Computers(), pictures=Pictures(), now=lambda: 1e9,
        seeds=lambda: bytes(range(32)),
    )  # fmt: skip
    lobby = await tables.open(title.id, PEOPLE[0], channel_id=100, guild_id=300, locale="en", options=options)
    game, chance = lobby.table.id, random.Random(1)
    for person, chair in zip(PEOPLE, lobby.table.chairs, strict=False):
        await tables.take_seat(game, person, chair.seat)
        await tables.set_reactions(game, person.id, ReactionMode.ASK)
    await tables.start(game, PEOPLE[0].id, thread_id=200)
    for _ in range(moves):
        asked = (await tables.look(game, None, hints=False)).asked
        person = PEOPLE[asked[0]]
        view = await tables.look(game, person.id, hints=False)
        await tables.play(game, person.id, seq=view.seq, index=chance.choice(view.offers).index)
    await tables.close()
    await database.close()


def main(folder: Path) -> None:
    for title in TITLES:
        if title.id in GAMES:
            path = folder / f"{title.id}.db"
            asyncio.run(make(path, title, *GAMES[title.id]))
            with sqlite3.connect(path) as sqlite:
                sqlite.execute("pragma journal_mode = delete")
                sqlite.execute("pragma page_size = 1024")  # smaller files
                sqlite.execute("vacuum")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
