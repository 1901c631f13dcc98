"""People to be forgotten: their tables on two servers, and their traces in the database afterwards."""

from pathlib import Path

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.proof.check import check
from bot.proof.record import read
from bot.store.database import copying
from bot.store.rows import GameId
from tests.bot.players import choose, cut, panel
from tests.bot.world import World, answer, buttons
from tests.duel.title import DUEL

NAME, NICK = "Quillon", "Zanzibar"


class Abroad:
    """A second server, where Quillon has another name."""

    def __init__(self, world: World, quillon: MemberActor, carl: MemberActor) -> None:
        guild = world.env.create_guild("Elsewhere", preferred_locale="en-US")
        self.guild_id = guild.id
        self.channel = guild.create_text_channel("games")
        self.quillon = guild.add_member(quillon.user, nick=NICK)
        self.carl = guild.add_member(carl.user)


async def seat(world: World, place: ChannelHandle, *actors: MemberActor, **more: str) -> discord.Message:
    """Opens a table and seats everyone; returns the lobby."""
    await actors[0].slash(place, "new", game="duel", **more)
    lobby = world.public(place)[-1]
    for actor in actors:
        await actor.click(lobby, label="Join")
    return lobby


async def start(world: World, place: ChannelHandle, *actors: MemberActor, **more: str) -> ChannelHandle:
    """Starts a game in which both players have kept their cards; returns its thread."""
    known = {thread.id for thread in place.threads}
    lobby = await seat(world, place, *actors, **more)
    asked = await actors[0].click(lobby, label="Shake dice")
    await actors[0].submit_modal(asked, {"word": "rattle"})
    await actors[0].click(lobby, label="Start")
    (thread,) = [thread for thread in place.threads if thread.id not in known]
    await cut(world, actors[1], thread, "snip")
    for actor in actors:
        await choose(actor, await panel(world, actor, thread), "Keep the hand")
    return thread


async def give_up(actor: MemberActor, place: ChannelHandle) -> None:
    await actor.click(answer(await actor.slash(place, "table resign")), label="Resign")


async def ask_again(world: World, actor: MemberActor, place: ChannelHandle) -> InteractionResult:
    """Asks for a rematch on the card of the only finished game."""
    (card,) = [message for message in world.public(place) if "Rematch" in buttons(message)]
    return await actor.click(card, label="Rematch")


async def cells(world: World) -> list[tuple[str, str]]:
    """Returns every value in the database as text, with its table and column."""
    found = []
    for table in copying.TABLES:
        for row in await world.process.database.read(copying.page, table, None):
            for column, value in row.items():
                shown = value.decode("latin-1") if isinstance(value, bytes) else str(value)
                found.append((f"{table}.{column}", shown))
    return found


async def traces(world: World, *known: str) -> list[tuple[str, str]]:
    """Returns the values that contain any of these names."""
    return [
        (where, value)
        for where, value in await cells(world)
        if any(one.lower() in value.lower() for one in known)
    ]


def leftovers(folder: Path) -> list[Path]:
    """Returns the database files that contain a name, even in freed space."""
    return [
        file
        for file in folder.glob("tables.db*")
        if any(name.encode() in file.read_bytes() for name in (NAME, NICK))
    ]


async def verify(world: World, game_id: GameId) -> int:
    """Verifies a finished game from its file; returns the number of replayed rows."""
    proof = await world.tables.proofs.of(game_id)
    record = read(proof.text)
    assert check(record, lambda title: DUEL if title == DUEL.id else None)
    assert NAME.encode() not in proof.text
    return len(record.rows)
