"""*My data* and *Forget me*: all that is kept of a person goes to them, and all of it can go."""

import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.proof.check import check
from bot.proof.record import read
from bot.proof.seed import Scheme
from bot.store.rows import GameId, Preferences, Status, UserId
from tests.bot.conftest import PATIENCE, Mishaps
from tests.bot.players import choose, panel
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, text
from tests.duel.title import DUEL
from tests.duel.title import ROOT as DUEL_ROOT

NAME, NICK = "Quillon", "Zanzibar"
SURE = "Yes, forget me"


@pytest.fixture
async def world(tmp_path: Path, wire: Wire, mishaps: Mishaps) -> AsyncIterator[World]:
    """A server whose tables make their seeds as they do in earnest."""
    world = World(tmp_path / "tables.db", {DUEL.id: DUEL}, {DUEL.id: DUEL_ROOT}, PATIENCE, Scheme.SHARED)
    await world.start()
    try:
        yield world
    finally:
        await world.stop()
    if not mishaps.expected:
        world.env.raise_errors()


@pytest.fixture
def quillon(world: World) -> MemberActor:
    """Who is going to be forgotten."""
    return world.join("quillon", global_name=NAME)


class Abroad:
    """A second server, where Quillon has another name."""

    def __init__(self, world: World, quillon: MemberActor, carl: MemberActor) -> None:
        guild = world.env.create_guild("Elsewhere", preferred_locale="en-US")
        self.guild_id = guild.id
        self.channel = guild.create_text_channel("games")
        self.quillon = guild.add_member(quillon.user, nick=NICK)
        self.carl = guild.add_member(carl.user)


async def seat(world: World, place: ChannelHandle, *actors: MemberActor, **more: str) -> discord.Message:
    """Opens a table where everybody sits down; returns the lobby."""
    await actors[0].slash(place, "new", game="duel", **more)
    lobby = world.public(place)[-1]
    for actor in actors:
        await actor.click(lobby, label="Join")
    return lobby


async def start(world: World, place: ChannelHandle, *actors: MemberActor, **more: str) -> ChannelHandle:
    """Starts a game in which everybody has kept their cards; returns its thread."""
    known = {thread.id for thread in place.threads}
    lobby = await seat(world, place, *actors, **more)
    asked = await actors[0].click(lobby, label="Shake the dice")
    await actors[0].submit_modal(asked, {"word": "rattle"})
    await actors[0].click(lobby, label="Start")
    (thread,) = [thread for thread in place.threads if thread.id not in known]
    for actor in actors:
        await choose(actor, await panel(world, actor, thread), "Keep the hand")
    return thread


async def give_up(actor: MemberActor, place: ChannelHandle) -> None:
    await actor.click(answer(await actor.slash(place, "table resign")), label="Give up")


async def ask_again(world: World, actor: MemberActor, place: ChannelHandle) -> None:
    """Asks for a rematch on the card of the only game that is over."""
    (card,) = [message for message in world.public(place) if "Rematch" in buttons(message)]
    await actor.click(card, label="Rematch")


async def forget(world: World, actor: MemberActor) -> ResponseMessage:
    """Presses *Forget me* and means it."""
    shown = answer(await actor.slash(world.channel, "me"))
    await actor.click(shown, label="Forget me")
    await actor.click(shown, label=SURE)
    return shown


def cells(path: Path) -> Iterator[tuple[str, str]]:
    """Everything in the database as text, with where it stands."""
    with closing(sqlite3.connect(path)) as sqlite:
        tables = [name for (name,) in sqlite.execute("select name from sqlite_master where type = 'table'")]
        for table in tables:
            found = sqlite.execute(f"select * from {table}")
            columns = [column[0] for column in found.description]
            for row in found.fetchall():
                for column, value in zip(columns, row, strict=True):
                    shown = value.decode("latin-1") if isinstance(value, bytes) else str(value)
                    yield f"{table}.{column}", shown


def traces(path: Path, *known: str) -> list[tuple[str, str]]:
    """Where any of these stands."""
    return [
        (where, value) for where, value in cells(path) if any(one.lower() in value.lower() for one in known)
    ]


def leftovers(folder: Path) -> list[Path]:
    """The files of the database where a name is left between the rows."""
    return [
        file
        for file in folder.glob("tables.db*")
        if any(name.encode() in file.read_bytes() for name in (NAME, NICK))
    ]


async def verify(world: World, game_id: GameId) -> int:
    """Checks a finished game as anybody could; returns how many rows were played again."""
    proof = await world.tables.proofs.of(game_id)
    record = read(proof.text)
    assert check(record, lambda title: DUEL if title == DUEL.id else None)
    assert NAME.encode() not in proof.text
    return len(record.rows)


# --- being forgotten ---------------------------------------------------------------------------------------


async def test_who_is_forgotten_at_two_servers_is_found_nowhere_and_others_play_on(
    world: World, quillon: MemberActor, ben: MemberActor, carl: MemberActor, tmp_path: Path
) -> None:
    abroad = Abroad(world, quillon, carl)
    running = await start(world, world.channel, quillon, ben)
    finished = await start(world, abroad.channel, abroad.quillon, abroad.carl)
    await give_up(abroad.carl, finished)
    await ask_again(world, abroad.carl, abroad.channel)
    others = await start(world, world.channel, ben, carl)
    await choose(ben, await panel(world, ben, others), "Aim high")
    await seat(world, abroad.channel, abroad.quillon, abroad.carl, name=f"{NICK}'s last stand")
    panel_of_own = answer(await quillon.slash(world.channel, "me", zone="Europe/Berlin"))
    await quillon.select(panel_of_own, ["3"], custom_id="me:away")
    await quillon.slash(running, "table undo")
    path = tmp_path / "tables.db"
    known = (str(quillon.id), NAME, NICK)
    before = {where.split(".")[0] for where, _ in traces(path, *known)}
    assert {"games", "sitters", "moves", "people", "absences", "outbox", "shakes"} <= before

    shown = await forget(world, quillon)

    assert "know nothing about you" in text(shown)
    assert traces(path, *known) == []
    assert not leftovers(tmp_path)
    assert await world.tables.people.of(UserId(quillon.id)) == Preferences(user_id=UserId(quillon.id))
    statuses = [(await world.tables.views.table(GameId(number))).status for number in range(1, 6)]
    lobby, playing, over = Status.LOBBY, Status.PLAYING, Status.OVER
    assert statuses == [over, over, lobby, playing, lobby]
    assert NICK not in text(world.public(abroad.channel)[-2])
    assert "Red** · free" in text(world.public(abroad.channel)[-2])

    await give_up(carl, others)
    rows = [await verify(world, GameId(number)) for number in (1, 2, 4)]
    assert min(rows) >= 4
    assert "somebody" in text(answer(await ben.slash(running, "log")))


async def test_within_a_game_the_stranger_stays_the_same_and_is_another_in_the_next(
    world: World, quillon: MemberActor, ben: MemberActor, tmp_path: Path
) -> None:
    for _ in range(2):
        await give_up(ben, await start(world, world.channel, quillon, ben))
    await forget(world, quillon)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as sqlite:
        strangers = [
            {number for (number,) in sqlite.execute(query, (game, game)) if number != ben.id}
            for query in (
                "select user_id from sitters where game_id = ? union select by_user from moves"
                " where game_id = ? and by_user is not null",
            )
            for game in (1, 2)
        ]
    (first,), (second,) = strangers
    assert first < 0
    assert second < 0
    assert first != second, "games cannot be put together by it"


async def test_nothing_is_forgotten_before_the_second_press(
    world: World, quillon: MemberActor, ben: MemberActor, tmp_path: Path
) -> None:
    await start(world, world.channel, quillon, ben)
    before = traces(tmp_path / "tables.db", str(quillon.id))
    shown = answer(await quillon.slash(world.channel, "me"))
    await quillon.click(shown, label="Forget me")
    assert "You are playing **one game**. You give it up" in text(shown)
    await quillon.click(shown, label="No, keep everything")
    assert "Forget me" in buttons(shown)
    assert traces(tmp_path / "tables.db", str(quillon.id)) == before


async def test_to_be_forgotten_twice_changes_nothing_more(
    world: World, quillon: MemberActor, ben: MemberActor, tmp_path: Path
) -> None:
    await give_up(ben, await start(world, world.channel, quillon, ben))
    await forget(world, quillon)
    before = list(cells(tmp_path / "tables.db"))
    await forget(world, quillon)
    assert list(cells(tmp_path / "tables.db")) == before


async def test_nobody_is_asked_to_a_rematch_who_was_forgotten(
    world: World, quillon: MemberActor, ben: MemberActor
) -> None:
    thread = await start(world, world.channel, quillon, ben)
    await give_up(quillon, thread)
    await forget(world, quillon)
    await ask_again(world, ben, world.channel)
    lobby = await world.tables.lobbies.show(GameId(2))
    assert lobby.kept == {}
    assert "<@-" not in text(world.public()[-1])


async def test_who_comes_back_is_a_new_person(world: World, quillon: MemberActor, ben: MemberActor) -> None:
    await give_up(ben, await start(world, world.channel, quillon, ben))
    await forget(world, quillon)
    lobby = await seat(world, world.channel, quillon)
    assert NAME in text(world.public()[-1]), text(lobby)


# --- my data -----------------------------------------------------------------------------------------------


async def test_all_that_is_kept_is_handed_out_to_the_one_it_is_about(
    world: World, quillon: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    abroad = Abroad(world, quillon, carl)
    thread = await start(world, world.channel, quillon, ben)
    await start(world, abroad.channel, abroad.quillon, abroad.carl, name="The long one")
    shown = answer(await quillon.slash(world.channel, "me", zone="Europe/Berlin"))
    handed = answer(await quillon.click(shown, label="My data"))
    assert handed.ephemeral
    (file,) = handed.attachments
    assert file.filename == "my-data.json"
    data = json.loads(await file.read())
    assert data["user_id"] == str(quillon.id)
    assert [each["zone"] for each in data["settings"]] == ["Europe/Berlin"]
    assert [each["name"] for each in data["seats"]] == [NAME, NICK]
    assert {each["guild_id"] for each in data["seats"]} == {world.guild.id, abroad.guild_id}
    assert [each["table_name"] for each in data["seats"]] == ["", "The long one"]
    assert [each["word"] for each in data["given_to_the_dice"]] == ["rattle", "rattle"]
    assert {each["kind"] for each in data["moves"]} == {"setup", "move"}
    told = json.dumps(data)
    table = (await world.tables.views.at(thread.id))[0]
    secret = (1).to_bytes(32, "big").hex()
    assert table.secret is None
    assert secret not in told
    assert not {"Ben", str(ben.id), "Carl", str(carl.id)} & set(told.split('"'))
