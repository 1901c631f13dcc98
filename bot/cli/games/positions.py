"""Reads games of a database without a running bot."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.cli.console import CannotDo
from bot.cli.databases import database_at
from bot.cli.games.known_titles import KnownTitles
from bot.service.context import Context
from bot.service.errors import NoSuchTable, NotPlaying, Outdated
from bot.service.model.position import Position
from bot.service.people.preferences import People
from bot.service.people.server_settings import Servers
from bot.service.running.positions import Positions
from bot.store.database.opening import Address
from bot.store.rows import GameId


@asynccontextmanager
async def positions_in(where: Address, known: KnownTitles) -> AsyncIterator[Positions]:
    """Opens the games of a database."""
    async with database_at(where) as database:
        context = Context(
            database=database,
            titles=known.shelf,
            catalogue=known.catalogue(),
            now=lambda: 0.0,
            new_seed=lambda: b"",
        )
        yield Positions(context, People(context), Servers(context))


async def read_position(positions: Positions, number: int) -> Position:
    """Returns the position of a started game; raises `CannotDo` if there is none."""
    try:
        return await positions.in_play_or_over(GameId(number))
    except NoSuchTable as error:
        raise CannotDo(f"there is no game {number}") from error
    except Outdated as error:
        raise CannotDo(f"game {number} was played by rules this program does not know") from error
    except NotPlaying as error:
        raise CannotDo(f"game {number} has not started") from error
