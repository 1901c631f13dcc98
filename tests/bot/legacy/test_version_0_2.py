"""A database of version 0.2 opens, is migrated, and its tables go on; `legacy/make_0_2.py` made it."""

import gzip
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.durations import DAY
from bot.proof.seed import Scheme
from bot.service.model.table import Table
from bot.service.showing.pictures import Pictures
from bot.store.rows import GameId, Status, UserId
from tests.bot.conftest import Mishaps
from tests.bot.world import World, answer, everything, text
from tests.titles import TITLES

pytestmark = [pytest.mark.slow, pytest.mark.sqlite]  # twenty tables of real games, in a file

KEPT = Path(__file__).parent / "version_0_2.db.gz"
PATIENCE = 120.0  # seconds; many boards are drawn
ANN, BOB = 1001, 1002  # the people of that database
OF_PEOPLE = (
    ("games", "host_id"), ("sitters", "user_id"), ("moves", "by_user"), ("votes", "asked_by"),
    ("outbox", "audience"), ("plans", "user_id"), ("shakes", "user_id"),
)  # fmt: skip


class Update:
    """A server whose tables were begun with version 0.2, each in a channel of its own."""

    def __init__(self, world: World, anna: MemberActor, ben: MemberActor) -> None:
        self.world = world
        self.people = {anna.id: anna, ben.id: ben}
        self.anna, self.ben = anna, ben
        self.places: dict[int, ChannelHandle] = {}

    async def begin(self, path: Path) -> None:
        """Replaces the database by one of version 0.2 with the people and places of this server."""
        with closing(_kept(path)) as db:
            db.execute("pragma foreign_keys = off")
            for table, column in OF_PEOPLE:
                for old, new in ((ANN, self.anna.id), (BOB, self.ben.id)):
                    db.execute(f"update {table} set {column} = ? where {column} = ?", (new, old))
            for (game,) in db.execute("select id from games").fetchall():
                self.places[game] = self.world.guild.create_text_channel(f"table-{game}")
                db.execute(
                    "update games set guild_id = ?, channel_id = ? where id = ?",
                    (self.world.guild.id, self.places[game].id, game),
                )
            later = self.world.now() + 2 * DAY
            db.execute("update games set paused_until = ? where paused_until is not null", (later,))
            db.execute("update alarms set due = ? where kind = 'resume'", (later,))
            db.commit()
        self.world._path = path
        await self.world.restart()
        await self.world.env.settle()

    async def tables(self, status: Status) -> list[Table]:
        found = [await self.world.tables.views.table(GameId(game)) for game in self.places]
        return [table for table in found if table.status is status]

    async def play(self, table: Table) -> None:
        """Lets the person who is asked play their first offer by a command."""
        place = self.places[table.id]
        actor = next(
            self.people[person.id]
            for person in table.chair(table.asked[0]).people
            if person.id in self.people
        )
        view = await self.world.tables.views.look(table.id, UserId(actor.id))
        await actor.slash(place, "act", action=f"{view.seq}:{view.offers[0].index}")
        assert (await self.world.tables.views.table(table.id)).seq > table.seq


def _kept(path: Path) -> sqlite3.Connection:
    """Returns a connection to a copy of the kept database."""
    path.write_bytes(gzip.decompress(KEPT.read_bytes()))
    return sqlite3.connect(path)


@pytest.fixture
async def update(tmp_path: Path, mishaps: Mishaps, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Update]:
    async def draw(*_: object) -> bytes:
        return b"a picture"

    monkeypatch.setattr(Pictures, "draw", draw)  # fifteen boards of real games take long
    world = World(tmp_path / "empty.db", {title.id: title for title in TITLES}, PATIENCE, Scheme.SHARED)
    await world.start()
    built = Update(world, world.join("anna", global_name="Ann"), world.join("ben", global_name="Bob"))
    try:
        await built.begin(tmp_path / "version_0_2.db")
        yield built
    finally:
        await world.stop()
    world.env.raise_errors()


async def test_tables_of_version_0_2_go_on(update: Update) -> None:
    world = update.world
    assert await world.tables.outbox.owed_posts() == (), "everything that was owed is posted"
    running = await update.tables(Status.PLAYING)
    assert {table.title.id for table in running} == {title.id for title in TITLES}
    assert any(table.paused_until is not None for table in running)
    for table in running:
        assert "Ann" in everything(world.public(update.places[table.id]))
        await update.play(table)
        if table.paused_until is not None:
            await update.anna.slash(update.places[table.id], "table resume")
            assert (await world.tables.views.table(table.id)).paused_until is None
    for table in await update.tables(Status.LOBBY):
        await update.anna.slash(update.places[table.id], "table start")
        assert (await world.tables.views.table(table.id)).status is Status.PLAYING
    for table in await update.tables(Status.OVER):
        assert (await world.tables.proofs.of(table.id)).text, "its proof is a file as ever"
    assert await world.tables.outbox.owed_posts() == ()


async def test_votes_of_version_0_2_are_asked_again(update: Update) -> None:
    world = update.world
    several = [
        table
        for table in await update.tables(Status.PLAYING)
        if len(table.chairs) > 1 and table.paused_until is None
    ]
    table = several[0]
    told = answer(await update.anna.slash(update.places[table.id], "table pause", days=3))
    assert "vote" in text(told).lower() or "asked" in text(told).lower()
    vote = world.public(update.places[table.id])[-1]
    await update.ben.click(vote, label="Agree")
    assert (await world.tables.views.table(table.id)).paused_until is not None


async def test_a_standing_order_of_version_0_2_stands(update: Update) -> None:
    with closing(sqlite3.connect(update.world._path)) as db:
        ((game, seat),) = db.execute("select game_id, seat from orders").fetchall()
    table = await update.world.tables.views.table(GameId(game))
    owner = table.chair(seat).people[0]
    reactions = await update.world.tables.standing_orders.show(table.id, owner.id)
    assert len(reactions.orders) == 1
