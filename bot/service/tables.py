"""Tables: everything a person can do at one, and nothing of how it is shown."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from bot.service import history, standing, teams
from bot.service.arming import StandingOrders
from bot.service.debts import Debts
from bot.service.errors import NotOver, Outdated, Stale, TableError, UnknownVerb
from bot.service.lobbies import Lobbies
from bot.service.look import seat_view
from bot.service.members import Members
from bot.service.parting import Parting
from bot.service.pictures import Drawing
from bot.service.position import Position
from bot.service.reading import read
from bot.service.report import Page, Report
from bot.service.room import Done, seated
from bot.service.showing import Showing
from bot.service.suggesting import Suggesting
from bot.service.table import SeatView, Table
from bot.service.undo import TakingBack
from bot.store import clocks, games
from bot.store.rows import ByWhom, GameId, UserId
from bot.titles.title import AnyTitle, Choice, Lookup, Verb
from engine.core import NotAsked, Refused, Seat
from renderer.shapes import PHONE, Size

log = logging.getLogger(__name__)

GRACE = 1800.0  # seconds to answer after a restart for those whose time ran out before it
AFTER_A_BUG = 3600.0  # seconds until a clock that could not be answered rings again


class Tables(Lobbies, Members, StandingOrders, TakingBack, Parting, Showing, Suggesting, Debts):
    """All tables of this bot.

    Every change goes through one queue a table, is committed before anybody hears of it, and leaves in the
    outbox what is owed to Discord. After each commit `announce` is called with the table's number, on the
    event loop and without being waited for: that is the moment to work off `owed()`. A computer may still be
    thinking then, so its moves appear as they are made.

    All methods raise a `TableError` for what a person may not do. `locale` is the language of the asker; left
    out, it is the table's.
    """

    _woken = 0.0  # when the bot began to listen, in seconds since the epoch

    # --- looking -----------------------------------------------------------------------------------------

    async def at(self, place: int) -> tuple[Table, ...]:
        """Returns the lobbies and running games of a channel or thread, the latest first.

        When none is running there, the latest finished one, so that its board and log can still be seen.
        """
        return await self._tables(await self._database.read(games.at_place, place))

    async def games_of(self, user_id: UserId) -> tuple[Table, ...]:
        """Returns the lobbies and running games a person sits in, those that wait for him first."""
        tables = await self._tables(await self._database.read(games.of_user, user_id))
        return tuple(sorted(tables, key=lambda table: table.seat_of(user_id) not in table.asked))

    async def games_in(self, guild_id: int) -> tuple[Table, ...]:
        """Returns the lobbies and running games of a server, the latest first."""
        return await self._tables(await self._database.read(games.in_guild, guild_id))

    async def look(
        self, game_id: GameId, user_id: UserId | None, locale: str | None = None, *, hints: bool = True
    ) -> SeatView:
        """Returns the game as this user may see it, with what he may do; None is an onlooker."""
        position = await self._book.position(game_id)
        return seat_view(position, self.catalogue, user_id, locale or position.game.locale, hints=hints)

    async def log(
        self, game_id: GameId, user_id: UserId | None, locale: str | None = None, *, since: int = 0
    ) -> tuple[str, ...]:
        """Returns what this user was told since a row of the journal, that row included."""
        position = await self._started(game_id)
        viewer = position.seat_of(user_id)
        rows = await self._book.moves(game_id, since)
        language = locale or position.game.locale
        return tuple(self._reporter.lines(position, rows, viewer, language, position.view(viewer)))

    async def picture(
        self, drawing: Drawing, game_id: GameId | None = None, size: Size = PHONE
    ) -> bytes | None:
        """Draws; with a table named, None when a newer board of it was asked for in the meantime."""
        return await self._pictures.draw(drawing, game_id, size)

    # --- playing -----------------------------------------------------------------------------------------

    async def play(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        seq: int,
        index: int,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Report:
        """Plays the offer `index` of the view `seq`; raises `Stale` when that question has passed.

        The same interaction delivered twice gives the same report (`repeated`) and no second move.
        """
        async with self._book.queue(game_id):
            done = await self._worked_off(interaction_id)
            if done is None:
                position = await self._in_play(game_id)
                seat = self._answering(position, user_id, seq, locale)
                action = _offered(position, seat, seq, index)
                if (
                    refusal := teams.why_not(position, seat, user_id, action, position.view(seat))
                ) is not None:
                    raise refusal
                done = await self._say(position, seat, (action,), user_id, interaction_id, locale)
        return await self._follow_up(done, user_id, locale)

    async def answering(
        self, game_id: GameId, user_id: UserId, *, seq: int, locale: str | None = None
    ) -> Page:
        """Returns the present turn for one who is about to answer the question of a row.

        Raises as `play` does when the question has passed, or is another's to answer.
        """
        position = await self._in_play(game_id)
        self._answering(position, user_id, seq, locale)
        if seq != position.game.seq:
            raise Stale
        return await self._reporter.turn(position, position.game.turn, None, position.game.locale)

    async def order(
        self,
        game_id: GameId,
        user_id: UserId,
        verb: str,
        filled: Mapping[str, str],
        *,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Report:
        """Plays a verb: a sequence of actions, refused as a whole when what comes before any dice is.

        What is left when somebody else is asked goes on when this seat is asked again, if it is then legal.
        """
        async with self._book.queue(game_id):
            done = await self._worked_off(interaction_id)
            if done is None:
                position = await self._in_play(game_id)
                seat = seated(position, user_id)
                actions = self._planned(position, seat, user_id, verb, filled, locale)
                done = await self._say(position, seat, actions, user_id, interaction_id, locale)
        return await self._follow_up(done, user_id, locale)

    async def complete(
        self,
        game_id: GameId,
        user_id: UserId | None,
        command: str,
        filled: Mapping[str, str],
        slot: str,
        locale: str | None = None,
    ) -> Sequence[Choice]:
        """Returns what may stand in a slot of a verb or a lookup; nothing for a verb when not asked.

        Nothing either where what stands in the other slots makes no sense.
        """
        position = await self._looked_at(game_id, command)
        words = self.catalogue.words(locale or position.game.locale, position.title)
        seat = position.seat_of(user_id)
        try:
            match _command(position.title, command):
                case Verb() as verb if seat in position.asked:
                    choices = verb.complete(position.state, seat, filled, slot, words)
                    return teams.mine_first(position, seat, user_id, choices)
                case Lookup() as lookup:
                    return lookup.complete(position.view(seat), filled, slot, words)
        except Refused:
            return ()
        return ()

    async def answer(
        self,
        game_id: GameId,
        user_id: UserId | None,
        lookup: str,
        filled: Mapping[str, str],
        locale: str | None = None,
    ) -> str:
        """Answers a lookup from what the asker may see."""
        position = await self._looked_at(game_id, lookup)
        words = self.catalogue.words(locale or position.game.locale, position.title)
        found = _command(position.title, lookup)
        if not isinstance(found, Lookup):
            raise UnknownVerb(lookup)
        seat = position.seat_of(user_id)
        try:
            return found.answer(position.view(seat), filled, words)
        except Refused as error:
            raise self._refused(position, seat, error, locale) from error

    async def verify(self, game_id: GameId) -> tuple[int, ...]:
        """Returns the rows of a finished game whose dice are not those of its seed: none, if all is well."""
        position = await self._started(game_id)
        if position.playing:
            raise NotOver
        tampered = history.tampered(position.game.seed, await self._book.moves(game_id))
        return tuple(move.seq for move in tampered)

    # --- what goes on by itself --------------------------------------------------------------------------

    async def next_deadline(self) -> float | None:
        """Returns when the clock has to look again, in seconds since the epoch; None: never."""
        return await self._database.read(clocks.earliest, self._woken, GRACE)

    async def due(self, now: float | None = None) -> tuple[Report, ...]:
        """Plays the idle answer at every table whose deadline has passed."""
        moment = self._now() if now is None else now
        reports = []
        for game_id in await self._database.read(clocks.overdue, moment, self._woken, GRACE):
            try:
                cause = await self._player.time_is_up(game_id, moment)
                if cause is not None:
                    reports.append(await self._follow_up(Done(game_id=game_id, cause=cause)))
            except Outdated:
                log.warning("game %d cannot go on: these rules cannot read it", game_id)
                await self._book.stop_clock(game_id)
            except Exception:  # nobody has asked, so nobody is told; other tables have clocks too
                log.exception("the clock of game %d", game_id)
                await self._book.put_off_clock(game_id, moment, moment + AFTER_A_BUG)
        return tuple(reports)

    async def wake(self) -> None:
        """After a restart: lets computers and standing orders go on that the end of the process cut short.

        Whose time ran out while the bot was away has some more.
        """
        self._woken = self._now()
        for game_id in await self._database.read(games.running):
            try:
                await self._player.carry_on(game_id, None)
            except Outdated:
                log.warning("game %d cannot go on: these rules cannot read it", game_id)
            except Exception:  # likewise: the others are still to be woken
                log.exception("waking game %d", game_id)

    async def close(self) -> None:
        """Lets go of the workers; the database is the caller's to close."""
        self._computers.close()
        self._pictures.close()

    # --- in between --------------------------------------------------------------------------------------

    async def _tables(self, ids: tuple[GameId, ...]) -> tuple[Table, ...]:
        """Returns the tables that can still be read."""
        tables = []
        for game_id in ids:
            try:
                tables.append(await self.table(game_id))
            except Outdated:
                log.warning("game %d cannot be read any more", game_id)
            except Exception:  # one that is broken must not hide the others of its channel and its players
                log.exception("game %d cannot be shown", game_id)
        return tuple(tables)

    def _answering(self, position: Position, user_id: UserId, seq: int, locale: str | None) -> Seat:
        """Returns the seat a person answers for; raises when the question of a row is not for it."""
        seat = seated(position, user_id)
        if seq == position.game.seq and seat not in position.asked:
            raise self._refused(position, seat, Refused(NotAsked()), locale)
        return seat

    async def _say(
        self,
        position: Position,
        seat: Seat,
        actions: tuple[Any, ...],
        user_id: UserId,
        interaction_id: int | None,
        locale: str | None,
    ) -> Done:
        """Plays the first of a person's actions; the others are his order, which goes on by itself."""
        try:
            written = await self._player.make(
                position,
                seat,
                actions[0],
                by_whom=ByWhom.PLAYER,
                by_user=user_id,
                interaction_id=interaction_id,
                plans=standing.rest(position, seat, user_id, actions[1:]),
            )
        except Refused as error:
            raise self._refused(position, seat, error, locale) from error
        return Done.of(written)

    def _planned(
        self,
        position: Position,
        seat: Seat,
        user_id: UserId,
        verb: str,
        filled: Mapping[str, str],
        locale: str | None,
    ) -> tuple[Any, ...]:
        """Returns the actions of a verb, checked as far as can be seen ahead."""
        found = _command(position.title, verb)
        if not isinstance(found, Verb):
            raise UnknownVerb(verb)
        try:
            actions = self._as_meant(position, seat, found, filled, locale)
            _check_ahead(position, seat, user_id, actions)
        except Refused as error:
            raise self._refused(position, seat, error, locale) from error
        return actions

    def _as_meant(
        self,
        position: Position,
        seat: Seat,
        verb: Verb[Any, Any, Any],
        filled: Mapping[str, str],
        locale: str | None,
    ) -> tuple[Any, ...]:
        """Plans what was filled in; what makes no sense as it stands is read as the label of an offer."""
        try:
            return verb.plan(position.state, seat, filled)
        except Refused:
            if seat not in position.asked:
                raise
            words = self.catalogue.words(locale or position.game.locale, position.title)
            meant = read(verb, position.state, seat, filled, words)
            if meant == filled:
                raise
            return verb.plan(position.state, seat, meant)


def _offered(position: Position, seat: Seat, seq: int, index: int) -> Any:
    """Returns the action a person has chosen; raises `Stale` when the question is not the one he saw."""
    legal = position.legal(seat)
    since = position.asked_since.get(seat, position.game.seq + 1)
    if not since <= seq <= position.game.seq or not 0 <= index < len(legal):
        raise Stale
    return legal[index]


def _check_ahead(position: Position, seat: Seat, user_id: UserId, actions: tuple[Any, ...]) -> None:
    """Raises when an order cannot be done, as far as can be seen, or is not for this member of a team."""
    refusal: TableError | None = None
    if position.window:
        refusal = teams.why_not_react(position, seat, user_id)
    for state, action in standing.foreseen(position, seat, actions):
        view = position.title.rules.view(state, seat)
        refusal = refusal or teams.why_not_use(position, seat, user_id, action, view)
        if refusal is not None:
            raise refusal


def _command(title: AnyTitle, name: str) -> Verb[Any, Any, Any] | Lookup[Any]:
    """Returns the verb or lookup of a title by its name."""
    commands: tuple[Verb[Any, Any, Any] | Lookup[Any], ...] = (*title.verbs, *title.lookups)
    for command in commands:
        if command.name == name:
            return command
    raise UnknownVerb(name)
