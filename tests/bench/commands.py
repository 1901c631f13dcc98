"""A slash command on a simulated Discord: the time to its acknowledgement, and to the new board."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import discord
import simcord.http.router
from discord import app_commands

from bot.store.rows import GameId, UserId
from tests.bench.rows import Row
from tests.bot.players import start_table
from tests.bot.world import World
from tests.titles import MINIATURES

ROUNDS = 12
GAME = GameId(1)  # the first table of a new database


def rows() -> Iterator[Row]:
    pong, acknowledged, posted = asyncio.run(_times())
    against = 'a command that answers "pong"'
    yield Row(what="slash command to acknowledgement", against=against, measured=acknowledged / pong)
    yield Row(what="slash command to the board posted", against=against, measured=posted / pong)


class Stopwatch:
    """Records the times of the bot's last callback and board, as discord.py sends them."""

    def __init__(self) -> None:
        self.callback = 0.0
        self.board = 0.0
        self._dispatch = simcord.http.router.dispatch
        simcord.http.router.dispatch = self._noted

    def _noted(self, backend: Any, method: str, path: str, **more: Any) -> Any:
        if path.endswith("/callback"):
            self.callback = perf_counter()
        elif method in ("POST", "PATCH") and path.startswith("/channels/"):
            self.board = perf_counter()
        return self._dispatch(backend, method, path, **more)


async def _times() -> tuple[float, float, float]:
    """Returns the median times from a command to the pong, the acknowledgement and the board."""
    with TemporaryDirectory() as folder:
        world = World(Path(folder) / "tables.db", {MINIATURES.id: MINIATURES}, 60.0)
        await world.start()
        client = world.process.client

        @client.tree.command(name="ping", description="answers")
        async def ping(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("pong", ephemeral=True)

        assert isinstance(ping, app_commands.Command)
        await client.tree.sync()
        anna, ben = world.join("anna"), world.join("ben")
        place = await start_table(world, anna, ben, game=MINIATURES.id)
        watch = Stopwatch()
        pongs, acknowledged, posted = [], [], []
        for number in range(ROUNDS):
            start = perf_counter()
            await anna.slash(place, "ping")
            pongs.append(watch.callback - start)
            actor = anna if (await world.tables.views.look(GAME, UserId(anna.id))).my_turn else ben
            view = await world.tables.views.look(GAME, UserId(actor.id))
            choice = view.offers[number % len(view.offers)]
            start = perf_counter()
            await actor.slash(place, "act", action=f"{view.seq}:{choice.index}")
            acknowledged.append(watch.callback - start)
            posted.append(watch.board - start)
        await world.stop()
    return median(pongs), median(acknowledged), median(posted)
