"""What is kept of a person: given to them as a file, or forgotten if they want that."""

import secrets
from dataclasses import dataclass

import msgspec

from bot.service.context import Context
from bot.service.errors import Outdated, SatDownAgain
from bot.service.hosting import next_host, with_next_host
from bot.service.leaving import Leaving
from bot.service.lobbies import Lobbies
from bot.service.notice import board_again
from bot.service.people import People
from bot.service.positions import Positions
from bot.service.table import Settings
from bot.store import games, traces
from bot.store.rows import GameId, Person, Status, UserId
from bot.store.traces import Disguise

FORMAT = 1
TRIES = 3  # times somebody who sits down again meanwhile is asked to leave
_NUMBERS = 2**62


@dataclass(frozen=True, kw_only=True)
class Stakes:
    """What somebody leaves behind who is forgotten."""

    playing: int  # running games they sit at
    lobbies: int  # lobbies they sit in


class MyData:
    """Everything about one person, at all tables of all servers."""

    def __init__(
        self, context: Context, positions: Positions, people: People, lobbies: Lobbies, leaving: Leaving
    ) -> None:
        self._context = context
        self._database = context.database
        self._positions = positions
        self._people = people
        self._lobbies = lobbies
        self._leaving = leaving

    async def export(self, user_id: UserId) -> bytes:
        """Returns all that is kept of a person as JSON; of running games nothing that is hidden from them."""
        known = await self._database.read(traces.own, user_id)
        about = {"format": FORMAT, "user_id": str(user_id), "made_at": self._context.now(), **known}
        return msgspec.json.format(msgspec.json.encode(about), indent=1)

    async def stakes(self, user_id: UserId) -> Stakes:
        """Returns what somebody would leave behind."""
        open_tables = await self._database.read(games.of_user, user_id)
        playing = await self._database.read(games.running)
        going = sum(game_id in playing for game_id in open_tables)
        return Stakes(playing=going, lobbies=len(open_tables) - going)

    async def forget(self, user_id: UserId) -> tuple[GameId, ...]:
        """Lets a person leave all their tables, puts strangers in their place, deletes what is theirs.

        Each table is changed in its own queue and in one transaction. If it is cut off, what is done is done,
        and asking again does the rest. Raises `SatDownAgain` for somebody who does not get up for good.
        Returns the lobbies that look different now.
        """
        names = await self._database.read(traces.names_of, user_id)
        lobbies = await self._database.read(traces.lobbies_of, user_id)
        for _ in range(TRIES):
            known = await self._database.read(traces.tables_of, user_id)  # also what they now get up from
            await self._leave_tables(user_id)
            for game_id in known:
                await self._replace_at(game_id, user_id, names)
            if not await self._database.read(traces.tables_of, user_id):
                break
        else:
            raise SatDownAgain
        await self._database.write(traces.forget, user_id)
        await self._database.read(traces.tidy)
        self._people.forget(user_id)
        return lobbies

    # --- leaving -------------------------------------------------------------------------------------------

    async def _leave_tables(self, user_id: UserId) -> None:
        """Gets up everywhere: gives up running games, leaves lobbies, hands on what they are host of."""
        for game_id in await self._database.read(games.of_user, user_id):
            try:
                await self._get_up(game_id, user_id)
            except Outdated:
                continue  # nobody can play there any more
        for game_id in await self._database.read(traces.hosted, user_id):
            try:
                await self._hand_on(game_id)
            except Outdated:
                continue

    async def _get_up(self, game_id: GameId, user_id: UserId) -> None:
        position = await self._positions.at(game_id)
        if position.playing:
            await self._leaving.resign(game_id, user_id)
        elif position.game.status is Status.LOBBY:
            await self._lobbies.leave_seat(game_id, user_id)

    async def _hand_on(self, game_id: GameId) -> None:
        """Makes somebody else the host; a lobby where nobody sits is closed."""
        async with self._positions.queue(game_id):
            position = await self._positions.at(game_id)
            found = next_host(position)
            if found is not None:
                await self._positions.retime(*with_next_host(position))
        if found is None and position.game.status is Status.LOBBY:
            await self._lobbies.close(game_id)

    # --- replacing -----------------------------------------------------------------------------------------

    async def _replace_at(self, game_id: GameId, user_id: UserId, names: tuple[str, ...]) -> None:
        """Puts a stranger in a person's place at one table: the same number everywhere there."""
        async with self._positions.queue(game_id):
            if await self._sits(game_id, user_id):
                return  # they have sat down again
            who = Disguise(
                game_id=game_id, user_id=user_id, names=names, stranger=await self._stranger(game_id)
            )
            settings = _without(await self._database.read(traces.settings_of, game_id), user_id)
            await self._database.write(traces.replace_at, who, settings, self._context.now())
            self._positions.forget(game_id)
            await self._show_again(game_id)

    async def _sits(self, game_id: GameId, user_id: UserId) -> bool:
        """Tells whether somebody sits at a table that goes on."""
        try:
            position = await self._positions.at(game_id)
        except Outdated:
            return False
        is_open = position.game.status in (Status.LOBBY, Status.PLAYING)
        return is_open and position.seat_of(user_id) is not None

    async def _stranger(self, game_id: GameId) -> Person:
        """Returns somebody nobody knows, by the language of the table; their number is none of Discord's."""
        words = self._context.catalogue.words(await self._database.read(traces.locale_of, game_id))
        return Person(id=UserId(-1 - secrets.randbelow(_NUMBERS)), name=words("stranger-name"))

    async def _show_again(self, game_id: GameId) -> None:
        """Lets the table be drawn again where it is still played."""
        try:
            position = await self._positions.at(game_id)
        except Outdated:
            return
        if position.playing:
            await self._positions.retime(position, (board_again(position.game),))
        self._context.announcements.send(game_id)


def _without(settings: bytes, user_id: UserId) -> bytes:
    """Returns the settings of a table where no seat is kept for somebody."""
    known = msgspec.json.decode(settings, type=Settings)
    kept = tuple(one for one in known.pencilled if one.user_id != user_id)
    return msgspec.json.encode(msgspec.structs.replace(known, pencilled=kept))
