"""`ackack run`: the bot on Discord."""

import argparse
import asyncio
import logging
from os import environ
from pathlib import Path

import discord

from bot import logs
from bot.cli.console import CannotDo
from bot.cli.games.known_titles import KnownTitles, known_titles
from bot.service.running.computers import Computers
from bot.service.showing.pictures import Pictures
from bot.service.tables import Tables
from bot.settings import BadSetting, Settings, settings
from bot.store.database.interface import CannotOpen, Database
from bot.store.database.lock import alone_with
from bot.store.database.opening import address, unreachable
from bot.titles.title import emoji_of
from bot.ui.client import GameMaster
from bot.ui.process.counters import Counters
from bot.ui.process.discord_internals import go_without_voice, send_requests_to
from bot.ui.process.metrics_page import MetricsPage
from bot.ui.process.shards import Shards
from bot.ui.serving import (
    MAY_PASS,
    keep_serving,
    open_when_reachable,
    spare_the_collector,
    stop_signals,
)

BAD_TOKEN = 4004  # the gateway's close code for a bad token


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds no arguments: all settings come from the environment."""


def run(arguments: argparse.Namespace) -> int:
    """Runs the bot until a stop signal."""
    chosen = _settings()
    if chosen.token is None:
        raise CannotDo("DISCORD_TOKEN is not set: put the bot's token into it")
    logs.set_up(
        chosen.log_level,
        json_lines=chosen.json_logs,
        token=chosen.token,
        passing=MAY_PASS,
        away=unreachable(),
    )
    go_without_voice()
    if chosen.api is not None:
        send_requests_to(chosen.api)
    try:
        asyncio.run(_run(known_titles(arguments), chosen, chosen.token))
    except discord.LoginFailure as error:
        raise CannotDo("Discord refuses the token in DISCORD_TOKEN") from error
    except discord.ConnectionClosed as error:
        if error.code == BAD_TOKEN:
            raise CannotDo("Discord refuses the token in DISCORD_TOKEN") from error
        raise CannotDo(f"Discord has closed the connection for good (code {error.code})") from error
    except CannotOpen as error:
        raise CannotDo(str(error)) from error
    return 0


def _settings() -> Settings:
    try:
        return settings(environ)
    except BadSetting as error:
        raise CannotDo(str(error)) from error


async def _run(known: KnownTitles, chosen: Settings, token: str) -> None:
    where = address(chosen.database)
    with alone_with(where), stop_signals() as asked:
        database = await open_when_reachable(where, asked)
        if database is not None:
            async with database:
                await _serve(known, chosen, token, database, asked)


def _shards(chosen: Settings) -> Shards:
    """Returns all shards with a SQLite file, or this process's share of them with PostgreSQL."""
    where = address(chosen.database)
    if isinstance(where, Path):
        return Shards(chosen.shards)
    from bot.store.database.shard_locks import Claims  # the driver is installed: the database is open
    from bot.ui.process.shared_shards import SharedShards

    return SharedShards(lambda: Claims(where.url), chosen.shards)


async def _serve(
    known: KnownTitles, chosen: Settings, token: str, database: Database, asked: asyncio.Event
) -> None:
    catalogue, counters = known.catalogue(), Counters()
    titles = known.shelf
    logging.getLogger().addHandler(counters)
    page = MetricsPage(counters)
    spare_the_collector()

    def new_client() -> GameMaster:
        tables = Tables(
            database,
            titles,
            catalogue,
            computers=Computers(),
            pictures=Pictures(),
            beat=chosen.beat,
            reviews_ends=True,
        )
        client = GameMaster(
            tables,
            shards=_shards(chosen),
            counters=counters,
            contact=chosen.contact,
            emoji=emoji_of(titles.values()),
        )
        page.show(client)
        return client

    try:
        async with page.open(chosen.metrics):
            await keep_serving(new_client, token, asked)
    except OSError as error:
        raise CannotDo(f"ACKACK_METRICS: {error.strerror or error}") from error
