"""What all parts of the service stand on: the book, the words, and how a call is worked off."""

import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from bot.service.book import Book
from bot.service.computer import Computers
from bot.service.errors import NotAllowed, NotPlaying, NotSeated
from bot.service.look import refused, table_of
from bot.service.pictures import Pictures
from bot.service.player import Player
from bot.service.position import Position, might_begin
from bot.service.report import Report, Reporter
from bot.service.table import Table
from bot.store import journal
from bot.store.database import Database
from bot.store.rows import GameId, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle
from engine.core import Refused, Seat, Viewer


def fresh_seed() -> bytes:
    """Returns the chance of a new table."""
    return secrets.token_bytes(32)


@dataclass(frozen=True, kw_only=True)
class Done:
    """What a call has written: its first row is the cause of all that follows."""

    game_id: GameId
    cause: int | None  # None: nothing in the journal
    repeated: bool = False

    @classmethod
    def of(cls, written: Position) -> "Done":
        return cls(game_id=written.game.id, cause=written.game.seq)


class Room:
    """The room all tables stand in."""

    def __init__(
        self,
        database: Database,
        titles: Mapping[str, AnyTitle],
        catalogue: Catalogue,
        *,
        computers: Computers,
        pictures: Pictures,
        announce: Callable[[GameId], None] = lambda game_id: None,
        now: Callable[[], float] = time.time,
        seeds: Callable[[], bytes] = fresh_seed,
    ) -> None:
        self.titles = titles
        self.catalogue = catalogue
        self.announce = announce  # may be set later, once the front end stands
        self._database = database
        self._computers = computers
        self._pictures = pictures
        self._now = now
        self._seeds = seeds
        self._book = Book(database, titles, lambda game_id: self.announce(game_id), now)
        self._player = Player(self._book, computers)
        self._reporter = Reporter(self._book, catalogue)

    async def table(self, game_id: GameId) -> Table:
        """Returns the frame of a table."""
        return table_of(await self._book.position(game_id), self.catalogue)

    async def _in_play(self, game_id: GameId) -> Position:
        position = await self._book.position(game_id)
        if not position.playing:
            raise NotPlaying
        return position

    async def _started(self, game_id: GameId) -> Position:
        position = await self._book.position(game_id)
        if position.state is None:
            raise NotPlaying
        return position

    async def _looked_at(self, game_id: GameId, command: str) -> Position:
        """Returns the position a command looks at: in a lobby, for the rules, a game as it might begin."""
        position = await self._book.position(game_id)
        of_rules = {lookup.name for lookup in position.title.lookups if lookup.of_rules}
        if position.state is None and command in of_rules:
            return might_begin(position)
        return await self._started(game_id)

    async def _worked_off(self, interaction_id: int | None) -> Done | None:
        """Returns what an interaction has led to when it was delivered before."""
        if interaction_id is None:
            return None
        move = await self._database.read(journal.by_interaction, interaction_id)
        if move is None:
            return None
        return Done(game_id=move.game_id, cause=move.cause, repeated=True)

    async def _follow_up(
        self, done: Done, user_id: UserId | None = None, locale: str | None = None
    ) -> Report:
        """Lets the rest follow and tells of it all; to be called with the queue let go."""
        cause = done.cause
        if not done.repeated:
            cause = await self._player.carry_on(done.game_id, done.cause)
        position = await self._book.position(done.game_id)
        seat = position.seat_of(user_id)
        locales = {} if seat is None or locale is None else {seat: locale}
        report = await self._reporter.report(position, cause, locales)
        return replace(report, repeated=done.repeated)

    def _refused(self, position: Position, seat: Viewer, error: Refused, locale: str | None) -> NotAllowed:
        return refused(position, self.catalogue, seat, error, locale or position.game.locale)


def seated(position: Position, user_id: UserId) -> Seat:
    """Returns the seat of a person; raises `NotSeated` for a stranger."""
    seat = position.seat_of(user_id)
    if seat is None:
        raise NotSeated
    return seat
