"""Anonymisation: replaces a person by a stranger at a table."""

import secrets

import msgspec

from bot.copies import replace
from bot.service.context import Context
from bot.service.errors import Outdated
from bot.service.model.notices import all_again
from bot.service.model.table import TableSettings
from bot.service.running.positions import Positions
from bot.service.running.writer import TableWriter
from bot.store import personal_data
from bot.store.personal_data import Disguise
from bot.store.rows import DuePost, GameId, Person, Status, UserId

_NUMBERS = 2**62
_NONCE = 16  # bytes


class Anonymiser:
    """Anonymises people, one transaction per table and person."""

    def __init__(self, context: Context, positions: Positions, writer: TableWriter) -> None:
        self._context = context
        self._database = context.database
        self._positions = positions
        self._writer = writer

    async def replace(self, game_id: GameId, user_id: UserId) -> None:
        """Anonymises a person at a table, unless it is open and they sit there."""
        names = await self._database.read(personal_data.names_of, user_id)
        await self.replace_named(game_id, user_id, names)

    async def replace_named(self, game_id: GameId, user_id: UserId, names: tuple[str, ...]) -> None:
        """Anonymises a person with these names at a table; all their rows get the same stranger."""
        if await self._sits(game_id, user_id):
            return  # they have sat down again
        stranger = await self._stranger(game_id)
        who = Disguise(game_id=game_id, user_id=user_id, names=names, stranger=stranger)
        settings = _without(await self._database.read(personal_data.settings_of, game_id), user_id)
        now, dues = self._context.now(), await self._dues(game_id)
        await self._writer.rewrite(game_id, personal_data.replace_at, who, settings, now, dues)
        self._context.announcements.send(game_id)

    async def _sits(self, game_id: GameId, user_id: UserId) -> bool:
        """Tells whether a person sits at an open table."""
        try:
            position = await self._positions.at(game_id)
        except Outdated:
            return False
        is_open = position.game.status in (Status.LOBBY, Status.PLAYING)
        return is_open and position.seat_of(user_id) is not None

    async def _stranger(self, game_id: GameId) -> Person:
        """Returns a new stranger, named in the table's language; their id is negative, unlike Discord's."""
        words = self._context.catalogue.words(await self._database.read(personal_data.locale_of, game_id))
        return Person(id=UserId(-1 - secrets.randbelow(_NUMBERS)), name=str(words("stranger-name")))

    async def _dues(self, game_id: GameId) -> tuple[DuePost, ...]:
        """Returns the posts that draw a table again; none if these rules cannot read it."""
        try:
            game = (await self._positions.at(game_id)).game
        except Outdated:
            return ()
        return tuple(replace(due, nonce=secrets.token_urlsafe(_NONCE)) for due in all_again(game))


def _without(settings: bytes, user_id: UserId) -> bytes:
    """Returns the settings of a table without the seats reserved for a person."""
    known = msgspec.json.decode(settings, type=TableSettings)
    kept = tuple(one for one in known.pencilled if one.user_id != user_id)
    return msgspec.json.encode(msgspec.structs.replace(known, pencilled=kept))
