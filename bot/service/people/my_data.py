"""Personal data: export as a file, and deletion."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

from bot.service.context import Context
from bot.service.days.resigning import Leaving
from bot.service.errors import Outdated, SatDownAgain
from bot.service.lobby.lobbies import Lobbies
from bot.service.model.changes.days import HostPassed
from bot.service.model.changes.lobby import LobbyClosed
from bot.service.model.next_host import next_host
from bot.service.model.position import Position
from bot.service.people.anonymous import Anonymiser
from bot.service.people.key_values import KeyValues
from bot.service.people.preferences import People
from bot.service.running.positions import Positions
from bot.service.running.writer import Decision, TableWriter
from bot.store import games, personal_data
from bot.store.rows import GameId, Status, UserId

FORMAT = 1
TRIES = 3  # attempts while the person sits down again


@dataclass(frozen=True, kw_only=True)
class Stakes:
    """The open tables that a person would leave if they were forgotten."""

    playing: int  # running games they sit at
    lobbies: int  # lobbies they sit in


class PersonalCache(Protocol):
    """A cache of personal data."""

    def forget_all(self) -> None:
        """Clears the cache: a person has been forgotten."""


class MyData:
    """Exports and deletes the data of a person, on all servers."""

    def __init__(
        self,
        context: Context,
        positions: Positions,
        writer: TableWriter,
        people: People,
        caches: Sequence[PersonalCache],
        key_values: KeyValues,
        lobbies: Lobbies,
        leaving: Leaving,
        anonymiser: Anonymiser,
    ) -> None:
        self._context = context
        self._database = context.database
        self._positions = positions
        self._writer = writer
        self._people = people
        self._caches = caches
        self._key_values = key_values
        self._lobbies = lobbies
        self._leaving = leaving
        self._anonymiser = anonymiser

    async def export(self, user_id: UserId) -> bytes:
        """Returns all stored data of a person as JSON, without secrets of running games."""
        known = await self._database.read(personal_data.own, user_id)
        about = {"format": FORMAT, "user_id": str(user_id), "made_at": self._context.now(), **known}
        about["learnt_quiet_hours_utc"] = sorted((await self._people.of(user_id)).learnt or ())
        return msgspec.json.format(msgspec.json.encode(about), indent=1)

    async def stakes(self, user_id: UserId) -> Stakes:
        """Returns the number of open tables a person sits at."""
        tables = await self._database.read(games.of_user, user_id)
        lobbies = await self._database.read(games.lobbies_of_user, user_id)
        return Stakes(playing=len(tables) - len(lobbies), lobbies=len(lobbies))

    async def forget(self, user_id: UserId) -> None:
        """Makes a person leave all their tables, anonymises them there and deletes their data.

        If it is interrupted, asking again does the rest. Raises `SatDownAgain` for a person who keeps sitting
        down.
        """
        names = await self._database.read(personal_data.names_of, user_id)
        for _ in range(TRIES):
            known = await self._database.read(personal_data.tables_of, user_id)  # before they leave
            await self._leave_tables(user_id)
            for game_id in known:
                await self._anonymiser.replace_named(game_id, user_id, names)
            if not await self._database.read(personal_data.tables_of, user_id):
                break
        else:
            raise SatDownAgain
        await self._database.write(personal_data.forget, user_id)
        await self._database.tidy()
        self._people.forget(user_id)
        for cache in self._caches:
            cache.forget_all()
        self._key_values.forget(user_id)

    # --- leaving -------------------------------------------------------------------------------------------

    async def _leave_tables(self, user_id: UserId) -> None:
        """Resigns from running games, leaves lobbies and passes the host on."""
        for game_id in await self._database.read(games.of_user, user_id):
            try:
                await self._get_up(game_id, user_id)
            except Outdated:
                continue  # the game cannot be played any more
        for game_id in await self._database.read(personal_data.hosted_tables, user_id):
            try:
                await self._pass_host_on(game_id)
            except Outdated:
                continue

    async def _get_up(self, game_id: GameId, user_id: UserId) -> None:
        position = await self._positions.at(game_id)
        if position.is_playing:
            await self._leaving.resign(game_id, user_id)
        elif position.game.status is Status.LOBBY:
            await self._lobbies.leave_seat(game_id, user_id)

    async def _pass_host_on(self, game_id: GameId) -> None:
        """Makes the next person host; a lobby without other people is closed."""
        await self._writer.change(game_id, _passing_host)


def _passing_host(position: Position) -> Decision:
    if next_host(position) is not None:
        return HostPassed()
    return LobbyClosed() if position.game.status is Status.LOBBY else None
