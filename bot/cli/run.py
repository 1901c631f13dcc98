"""`ackack run`: the bot on Discord."""

import argparse
import asyncio
import logging
from os import environ

import discord

from bot.cli.errors import CannotDo
from bot.cli.shelf import Shelf
from bot.client import GameMaster, serve
from bot.service.computers import Computers
from bot.service.pictures import Pictures
from bot.service.tables import Tables
from bot.settings import Settings, settings
from bot.store.database import Database, NewerDatabase


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("run", help="run the bot on Discord; needs DISCORD_TOKEN")
    parser.set_defaults(do=do)


def do(arguments: argparse.Namespace) -> int:
    """Runs until it is asked to stop."""
    chosen = settings(environ)
    if chosen.token is None:
        raise CannotDo("DISCORD_TOKEN is not set: put the bot's token into it")
    chosen.database.parent.mkdir(parents=True, exist_ok=True)
    discord.utils.setup_logging(level=logging.getLevelNamesMapping().get(chosen.log_level, logging.INFO))
    try:
        asyncio.run(_run(arguments.shelf, chosen, chosen.token))
    except discord.LoginFailure as error:
        raise CannotDo("Discord refuses the token in DISCORD_TOKEN") from error
    except NewerDatabase as error:
        raise CannotDo(str(error)) from error
    return 0


async def _run(shelf: Shelf, chosen: Settings, token: str) -> None:
    catalogue = shelf.catalogue()
    database = await Database.open(chosen.database)
    try:
        tables = Tables(
            database,
            {title.id: title for title in shelf.titles},
            catalogue,
            computers=Computers(),
            pictures=Pictures(),
        )
        await serve(GameMaster(tables), token)
    finally:
        await database.close()
