"""Makes a database of version 0.2 for tests; run it in a checkout of that version (commit d0b31da).

    cd <a checkout of version 0.2>
    PYTHONPATH=. python <this file> <file>

For each title: a lobby, a running game, one with an open vote, one that is paused, and a finished one. No
post was made, so all of them are owed.
"""

import asyncio
import gzip
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from bot.service.computers import Computers  # type: ignore[import-not-found] # as version 0.2 calls it
from bot.service.pictures import Pictures  # type: ignore[import-not-found] # as in 0.2
from bot.store.opening import open_database  # type: ignore[import-not-found] # as in 0.2

from bot.service.tables import Tables
from bot.store.rows import Person, ReactionMode, UserId
from bot.text.catalogue import Catalogue
from bot.titles import titles

PEOPLE = [Person(id=UserId(number), name=name) for number, name in enumerate(("Ann", "Bob"), start=1001)]
GUILD, FIRST_CHANNEL = 300, 101  # every table has a channel of its own
MOVES = 12
STATES = ("lobby", "running", "in a vote", "paused", "finished")


class Maker:
    """Plays games by chance through the service."""

    def __init__(self, tables: Any) -> None:
        self._tables = tables
        self._chance = random.Random(2)
        self._channel = FIRST_CHANNEL

    async def make(self, title: Any, state: str) -> None:
        """Opens a table and brings it into a state."""
        tables = self._tables
        host = PEOPLE[self._channel % 2]  # a person has at most three lobbies
        lobby = await tables.lobbies.open(
            title.id, host, channel_id=self._channel, guild_id=GUILD, locale="en", options={}
        )
        self._channel += 1
        game, chairs = lobby.table.id, lobby.table.chairs[: len(PEOPLE)]
        for person, chair in zip(PEOPLE, chairs, strict=False):
            await tables.lobbies.take_seat(game, person, chair.seat)
            if title.standing is not None:
                await tables.standing_orders.set_reactions(game, person.id, ReactionMode.ASK)
        if state == "lobby":
            await tables.seals.shake(game, PEOPLE[0].id, "luck")
            return
        await tables.lobbies.start(game, PEOPLE[0].id)
        await self._play(game)
        if state in ("in a vote", "paused"):
            asked = await tables.pausing.ask(game, PEOPLE[0].id, 3)
            if state == "paused" and hasattr(asked, "missing"):
                await tables.votes.agree(game, PEOPLE[1].id, kind=asked.kind, seq=asked.seq)
        if state == "finished":
            await tables.leaving.resign(game, PEOPLE[0].id)
        if title.standing is not None and state == "running":
            await self._order(game)

    async def _play(self, game: int) -> None:
        for _ in range(MOVES):
            asked = (await self._tables.views.look(game, None, hints=False)).asked
            person = PEOPLE[asked[0]]
            view = await self._tables.views.look(game, person.id, hints=False)
            index = self._chance.choice(view.offers).index
            await self._tables.play.choose(game, person.id, seq=view.seq, index=index)

    async def _order(self, game: int) -> None:
        """Gives the first standing order that is offered."""
        chosen: tuple[str, ...] = ()
        while True:
            given = await self._tables.standing_orders.give(game, PEOPLE[0].id, chosen)
            if not hasattr(given, "query"):
                return
            chosen = (*given.chosen, given.query.choices[0].value)


async def make(path: Path) -> None:
    known = titles()
    database, build = await open_database(path), Tables
    tables: Any = build(
        database, {title.id: title for title in known}, Catalogue(known), computers=Computers(),
        pictures=Pictures(), now=lambda: 1e9,
    )  # fmt: skip
    maker = Maker(tables)
    for title in known:
        for state in STATES:
            await maker.make(title, state)
    await tables.close()
    await database.close()


def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        asyncio.run(make(path))
        with sqlite3.connect(path) as sqlite:
            sqlite.execute("pragma journal_mode = delete")
            sqlite.execute("vacuum")
        target.write_bytes(gzip.compress(path.read_bytes(), mtime=0))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
