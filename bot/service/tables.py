"""Tables: everything a person can do at one, and nothing of how it is shown."""

import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from bot.service import history, standing, undo
from bot.service.book import Book
from bot.service.computer import Computers
from bot.service.errors import (
    AlreadyStarted,
    BadOption,
    NoSuchSeat,
    NotAllowed,
    NothingToAgree,
    NotHost,
    NotOver,
    NotPlaying,
    NotReady,
    NotSeated,
    Outdated,
    SeatTaken,
    Stale,
    TableFull,
    UnknownTitle,
    UnknownVerb,
)
from bot.service.look import is_ready, lobby_of, numbered, refused, seat_view, table_of
from bot.service.pictures import Drawing, Pictures
from bot.service.player import Player
from bot.service.position import Position
from bot.service.report import Page, Report, Reporter, UndoVote
from bot.service.step import Row
from bot.service.table import Lobby, SeatView, Settings, Table
from bot.store import clocks, facts, games, journal, outbox, posts
from bot.store.database import Database
from bot.store.rows import (
    ByWhom,
    Chair,
    Debt,
    GameId,
    Kind,
    Owed,
    Person,
    Post,
    Reactions,
    Status,
    UserId,
    Vote,
)
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle, Choice, Lookup, Verb
from engine.core import NotAsked, Outcome, Recorder, Refused, Seat, SeededDice, Viewer
from engine.kit.edit import drop, swap
from renderer.shapes import PHONE, Size

log = logging.getLogger(__name__)

DEFAULT_SETTINGS = Settings()


def fresh_seed() -> bytes:
    """Returns the chance of a new table."""
    return secrets.token_bytes(32)


class Tables:
    """All tables of this bot.

    Every change goes through one queue a table, is committed before anybody hears of it, and leaves in the
    outbox what is owed to Discord. After each commit `announce` is called with the table's number, on the
    event loop and without being waited for: that is the moment to work off `owed()`. A computer may still be
    thinking then, so its moves appear as they are made.

    All methods raise a `TableError` for what a person may not do. `locale` is the language of the asker; left
    out, it is the table's.
    """

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

    # --- the lobby ---------------------------------------------------------------------------------------

    async def open(
        self,
        title: str,
        host: Person,
        *,
        channel_id: int,
        guild_id: int | None,
        locale: str,
        options: Mapping[str, str],
        settings: Settings = DEFAULT_SETTINGS,
    ) -> Lobby:
        """Opens a lobby; `options` are values offered by `Title.choices`. Nobody is seated yet."""
        if title not in self.titles:
            raise UnknownTitle(title)
        game = self.titles[title]
        chosen = self._options(game, options)
        game_id = await self._database.write(
            games.open_game,
            title=title,
            rules_version=game.version,
            seed=self._seeds(),
            options=game.options.encode(chosen),
            settings=msgspec.json.encode(settings),
            guild_id=guild_id,
            channel_id=channel_id,
            host=host,
            locale=locale,
            seats=game.seats(chosen).keys,
            at=self._now(),
        )
        return await self.lobby(game_id)

    async def lobby(self, game_id: GameId) -> Lobby:
        """Returns what the lobby message shows, also after the start."""
        return lobby_of(await self._book.position(game_id), self.catalogue)

    async def take_seat(self, game_id: GameId, person: Person, seat: Seat | None = None) -> Lobby:
        """Seats a person, moving him if he sat elsewhere; without a seat named, in the first free one.

        A seat held by the computer may be taken; a person's may not.
        """
        async with self._book.queue(game_id):
            position = await self._in_lobby(game_id)
            chair = _free_chair(position) if seat is None else _chair(position, seat)
            if any(other.id != person.id for other in chair.people):
                raise SeatTaken
            await self._database.write(games.seat_person, game_id, person, chair.seat)
            self._book.forget(game_id)
        return await self.lobby(game_id)

    async def leave_seat(self, game_id: GameId, user_id: UserId) -> Lobby:
        """Frees the person's seat."""
        async with self._book.queue(game_id):
            _seated(await self._in_lobby(game_id), user_id)
            await self._database.write(games.unseat_person, game_id, user_id)
            self._book.forget(game_id)
        return await self.lobby(game_id)

    async def seat_computer(self, game_id: GameId, user_id: UserId, seat: Seat | None = None) -> Lobby:
        """Lets the computer play a free seat (unnamed: the first); host and seated people may ask."""
        async with self._book.queue(game_id):
            position = await self._in_lobby(game_id)
            _may_arrange(position, user_id)
            chair = _free_chair(position) if seat is None else _chair(position, seat)
            if chair.taken:
                raise SeatTaken
            await self._database.write(games.set_computer, game_id, chair.seat, True)
            self._book.forget(game_id)
        return await self.lobby(game_id)

    async def unseat_computer(self, game_id: GameId, user_id: UserId, seat: Seat) -> Lobby:
        """Frees a seat of the computer."""
        async with self._book.queue(game_id):
            position = await self._in_lobby(game_id)
            _may_arrange(position, user_id)
            await self._database.write(games.set_computer, game_id, _chair(position, seat).seat, False)
            self._book.forget(game_id)
        return await self.lobby(game_id)

    async def start(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        interaction_id: int | None = None,
        thread_id: int | None = None,
    ) -> Report:
        """Starts the game; the host or whoever sits may. `thread_id` is where it will be played.

        Seats nobody took are closed, and the others numbered anew without gaps.
        """
        async with self._book.queue(game_id):
            done = await self._worked_off(interaction_id)
            if done is None:
                position = await self._in_lobby(game_id)
                _may_arrange(position, user_id)
                if not is_ready(position):
                    raise NotReady(position.title.seats(position.options).fewest)
                done = await self._set_up(position, user_id, interaction_id, thread_id)
        return await self._follow_up(done)

    async def move_to(self, game_id: GameId, thread_id: int | None) -> Table:
        """Plays on in another thread, or in the channel (None): the old one is gone or closed."""
        async with self._book.queue(game_id):
            await self._book.position(game_id)
            await self._database.write(games.set_thread, game_id, thread_id)
            self._book.forget(game_id)
        return await self.table(game_id)

    # --- looking -----------------------------------------------------------------------------------------

    async def table(self, game_id: GameId) -> Table:
        """Returns the frame of a table."""
        return table_of(await self._book.position(game_id), self.catalogue)

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
        viewer = position.seat_of(user_id)
        return seat_view(position, self.catalogue, viewer, locale or position.game.locale, hints=hints)

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
                seat = _seated(position, user_id)
                if seq == position.game.seq and seat not in position.asked:
                    raise self._refused(position, seat, Refused(NotAsked()), locale)
                action = _offered(position, seat, seq, index)
                done = await self._say(position, seat, (action,), user_id, interaction_id, locale)
        return await self._follow_up(done, user_id, locale)

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
                seat = _seated(position, user_id)
                actions = self._planned(position, seat, verb, filled, locale)
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
        """Returns what may stand in a slot of a verb or a lookup; nothing for a verb when not asked."""
        position = await self._started(game_id)
        words = self.catalogue.words(locale or position.game.locale, position.title)
        seat = position.seat_of(user_id)
        match _command(position.title, command):
            case Verb() as verb if seat in position.asked:
                return verb.complete(position.state, seat, filled, slot, words)
            case Lookup() as lookup:
                return lookup.complete(position.view(seat), filled, slot, words)
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
        position = await self._started(game_id)
        words = self.catalogue.words(locale or position.game.locale, position.title)
        found = _command(position.title, lookup)
        if not isinstance(found, Lookup):
            raise UnknownVerb(lookup)
        seat = position.seat_of(user_id)
        try:
            return found.answer(position.view(seat), filled, words)
        except Refused as error:
            raise self._refused(position, seat, error, locale) from error

    async def set_reactions(self, game_id: GameId, user_id: UserId, reactions: Reactions) -> Report:
        """Sets how the person's seat answers chances to react; `never` answers an open one at once."""
        async with self._book.queue(game_id):
            position = await self._book.position(game_id)
            await self._database.write(games.set_reactions, game_id, _seated(position, user_id), reactions)
            self._book.forget(game_id)
        return await self._follow_up(_Done(game_id=game_id, cause=None), user_id)

    async def resign(self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None) -> Report:
        """Gives up. The last other side wins; where several are left, the computer plays the seat on."""
        async with self._book.queue(game_id):
            done = await self._worked_off(interaction_id)
            if done is None:
                position = await self._in_play(game_id)
                done = await self._give_up(position, _seated(position, user_id), user_id, interaction_id)
        return await self._follow_up(done)

    async def end(self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None) -> Report:
        """Breaks a lobby or game off without a result; only the host may."""
        async with self._book.queue(game_id):
            done = await self._worked_off(interaction_id)
            if done is None:
                position = await self._book.position(game_id)
                if position.game.host.id != user_id:
                    raise NotHost
                done = await self._break_off(position, interaction_id)
        return await self._follow_up(done)

    async def undo(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Report | UndoVote:
        """Takes back the person's last move and what followed it.

        Free when all of it was his own, without dice, and told nobody anything hidden; else everyone else
        at the table is asked, and the vote is returned.
        """
        async with self._book.queue(game_id):
            done = await self._worked_off(interaction_id)
            if done is None:
                position = await self._in_play(game_id)
                seat = _seated(position, user_id)
                vote, free = await undo.wish(self._book, position, seat, user_id)
                if not free and undo.missing(position, vote):
                    await self._database.write(games.put_vote, game_id, vote)
                    return await self._vote(position, vote)
                done = await self._take_back(position, vote, interaction_id)
        return await self._follow_up(done, user_id, locale)

    async def agree(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        seq: int,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Report | UndoVote:
        """Agrees to take back; the last one needed takes back. `seq` is the vote's."""
        async with self._book.queue(game_id):
            done = await self._worked_off(interaction_id)
            if done is None:
                position = await self._in_play(game_id)
                seat = _seated(position, user_id)
                vote = await self._open_vote(game_id, seq)
                vote = replace(vote, agreed=(*vote.agreed, seat))
                if undo.missing(position, vote):
                    await self._database.write(games.put_vote, game_id, vote)
                    return await self._vote(position, vote)
                done = await self._take_back(position, vote, interaction_id)
        return await self._follow_up(done, user_id, locale)

    async def disagree(self, game_id: GameId, user_id: UserId, *, seq: int) -> Table:
        """Ends the vote; the moves stand."""
        async with self._book.queue(game_id):
            _seated(await self._in_play(game_id), user_id)
            await self._open_vote(game_id, seq)
            await self._database.write(games.drop_vote, game_id)
        return await self.table(game_id)

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
        return await self._database.read(clocks.earliest)

    async def due(self, now: float | None = None) -> tuple[Report, ...]:
        """Plays the idle answer at every table whose deadline has passed."""
        moment = self._now() if now is None else now
        reports = []
        for game_id in await self._database.read(clocks.overdue, moment):
            cause = await self._player.time_is_up(game_id, moment)
            if cause is not None:
                reports.append(await self._follow_up(_Done(game_id=game_id, cause=cause)))
        return tuple(reports)

    async def wake(self) -> None:
        """After a restart: lets computers and standing orders go on that the end of the process cut short."""
        for game_id in await self._database.read(games.running):
            try:
                await self._player.carry_on(game_id, None)
            except Outdated:
                log.exception("game %d cannot go on", game_id)

    async def close(self) -> None:
        """Lets go of the workers; the database is the caller's to close."""
        self._computers.close()
        self._pictures.close()

    # --- what is owed to Discord -------------------------------------------------------------------------

    async def owed(self, game_id: GameId | None = None) -> tuple[Debt, ...]:
        """Returns the posts owed, in order: one a turn for the table, one a person for hands."""
        return await self._database.read(outbox.debts, game_id)

    async def page(self, debt: Debt, locale: str | None = None) -> Page:
        """Returns what a debt is to tell: a board the whole turn, a hand what is new to the person.

        Raises `NotSeated` when the person a hand is for has left the table.
        """
        position = await self._book.position(debt.game_id)
        language = locale or position.game.locale
        if debt.kind is Owed.BOARD:
            return await self._reporter.turn(position, debt.turn, None, language)
        assert debt.user_id is not None
        seat = _seated(position, debt.user_id)
        return await self._reporter.hand(position, debt.first, debt.last, seat, language)

    async def post(self, game_id: GameId, turn: int | None) -> Post | None:
        """Returns the message that shows this turn (None: the lobby), if it has been posted."""
        return await self._database.read(posts.of_turn, game_id, turn)

    async def trying(self, debt: Debt) -> None:
        """Counts an attempt; to be called before a message is sent (or edited) for a debt.

        What was tried once keeps its nonce, so that a post made just before a crash is not made twice.
        """
        await self._database.write(outbox.trying, debt)

    async def posted(self, debt: Debt, *, channel_id: int, message_id: int) -> None:
        """Notes that a debt is settled and which message shows it."""
        post = Post(game_id=debt.game_id, turn=debt.turn, channel_id=channel_id, message_id=message_id)
        shown = post if debt.kind is Owed.BOARD else None
        await self._database.write(outbox.settle, debt, shown, self._now())

    async def lobby_posted(self, game_id: GameId, *, channel_id: int, message_id: int) -> None:
        """Notes which message shows the lobby."""
        post = Post(game_id=game_id, turn=None, channel_id=channel_id, message_id=message_id)
        await self._database.write(posts.put, post)

    async def forgive(self, debt: Debt, reason: str) -> None:
        """Closes a debt that Discord refuses for good: closed direct messages, a deleted channel."""
        await self._database.write(outbox.close, debt, reason, self._now())

    async def notice(self, user_id: UserId, what: str) -> bool:
        """Returns True the first time a person is to be told of a thing (`dm-closed`), False ever after."""
        return await self._database.write(games.first_notice, user_id, what, self._now())

    async def forget_notice(self, user_id: UserId, what: str) -> None:
        """Lets the person be told again: the thing has changed in the meantime."""
        await self._database.write(games.forget_notice, user_id, what)

    async def recall(self, name: str) -> str | None:
        """Returns what the front end remembered under a name (`commands`: what Discord was told last)."""
        return await self._database.read(facts.recall, name)

    async def remember(self, name: str, value: str) -> None:
        """Keeps a value of the front end across restarts."""
        await self._database.write(facts.remember, name, value)

    # --- in between --------------------------------------------------------------------------------------

    def _options(self, title: AnyTitle, options: Mapping[str, str]) -> Any:
        """Returns the options of a new table; raises `BadOption` for what is not offered."""
        words = self.catalogue.words("en", title)
        for name, value in options.items():
            offered = title.choices[name](words) if name in title.choices else ()
            if value not in {choice.value for choice in offered}:
                raise BadOption(name)
        return msgspec.convert(dict(options), title.options_type, strict=False)

    async def _tables(self, ids: tuple[GameId, ...]) -> tuple[Table, ...]:
        """Returns the tables that can still be read."""
        tables = []
        for game_id in ids:
            try:
                tables.append(await self.table(game_id))
            except Outdated:
                log.warning("game %d cannot be read any more", game_id)
        return tuple(tables)

    async def _in_lobby(self, game_id: GameId) -> Position:
        position = await self._book.position(game_id)
        if position.game.status is not Status.LOBBY:
            raise AlreadyStarted
        return position

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

    async def _open_vote(self, game_id: GameId, seq: int) -> Vote:
        vote = await self._database.read(games.vote, game_id)
        if vote is None or vote.seq != seq:
            raise NothingToAgree
        return vote

    async def _worked_off(self, interaction_id: int | None) -> "_Done | None":
        """Returns what an interaction has led to when it was delivered before."""
        if interaction_id is None:
            return None
        move = await self._database.read(journal.by_interaction, interaction_id)
        if move is None:
            return None
        return _Done(game_id=move.game_id, cause=move.cause, repeated=True)

    async def _follow_up(
        self, done: "_Done", user_id: UserId | None = None, locale: str | None = None
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

    async def _set_up(
        self, position: Position, user_id: UserId, interaction_id: int | None, thread_id: int | None
    ) -> "_Done":
        chairs = numbered(position.chairs)
        dice = Recorder(SeededDice(position.game.seed, 0))
        step = position.title.rules.setup(position.options, len(chairs), dice)
        row = Row(
            kind=Kind.SETUP,
            state=step.state,
            events=step.events,
            draws=tuple(dice.draws),
            by_user=user_id,
            interaction_id=interaction_id,
        )
        seated = replace(position, chairs=chairs, game=replace(position.game, thread_id=thread_id))
        return _Done.of(await self._book.start(seated, row, thread_id))

    async def _say(
        self,
        position: Position,
        seat: Seat,
        actions: tuple[Any, ...],
        user_id: UserId,
        interaction_id: int | None,
        locale: str | None,
    ) -> "_Done":
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
        return _Done.of(written)

    def _planned(
        self, position: Position, seat: Seat, verb: str, filled: Mapping[str, str], locale: str | None
    ) -> tuple[Any, ...]:
        """Returns the actions of a verb, checked as far as can be seen ahead."""
        found = _command(position.title, verb)
        if not isinstance(found, Verb):
            raise UnknownVerb(verb)
        try:
            actions = found.plan(position.state, seat, filled)
            standing.check_ahead(position, seat, actions)
        except Refused as error:
            raise self._refused(position, seat, error, locale) from error
        return actions

    def _refused(self, position: Position, seat: Viewer, error: Refused, locale: str | None) -> NotAllowed:
        return refused(position, self.catalogue, seat, error, locale or position.game.locale)

    async def _give_up(
        self, position: Position, seat: Seat, user_id: UserId, interaction_id: int | None
    ) -> "_Done":
        others = tuple(chair for chair in position.chairs if chair.seat != seat)
        goes_on = len(others) > 1 and any(chair.people for chair in others)
        row = Row(
            kind=Kind.RESIGN,
            state=position.state,
            seat=seat,
            by_user=user_id,
            interaction_id=interaction_id,
            plans=drop(position.plans, seat),
            outcome=None if goes_on else _given_up(others),
        )
        if not goes_on:
            return _Done.of(await self._book.write(position, row))
        vacated = Chair(seat=seat, key=position.chairs[seat].key, computer=True)
        return _Done.of(await self._book.resign(position, row, swap(position.chairs, seat, vacated)))

    async def _break_off(self, position: Position, interaction_id: int | None) -> "_Done":
        game = position.game
        if game.status is Status.LOBBY:
            await self._database.write(games.break_off, game.id)
            self._book.forget(game.id)
            return _Done(game_id=game.id, cause=None)
        if not position.playing:
            raise NotPlaying
        row = Row(
            kind=Kind.END,
            state=position.state,
            by_user=game.host.id,
            interaction_id=interaction_id,
            ended=True,
        )
        return _Done.of(await self._book.write(position, row))

    async def _take_back(self, position: Position, vote: Vote, interaction_id: int | None) -> "_Done":
        seat = _seated(position, vote.asked_by)
        return _Done.of(await undo.take_back(self._book, position, vote, seat, interaction_id))

    async def _vote(self, position: Position, vote: Vote) -> UndoVote:
        table = table_of(position, self.catalogue)
        back = history.standing(await self._book.moves(table.id, vote.back_to + 1))
        (asked_by,) = (person for person in table.everyone if person.id == vote.asked_by)
        return UndoVote(
            table=table,
            seq=vote.seq,
            moves=sum(move.kind is Kind.MOVE for move in back),
            asked_by=asked_by,
            missing=undo.missing(position, vote),
        )


@dataclass(frozen=True, kw_only=True)
class _Done:
    """What a call has written: its first row is the cause of all that follows."""

    game_id: GameId
    cause: int | None  # None: nothing in the journal
    repeated: bool = False

    @classmethod
    def of(cls, written: Position) -> "_Done":
        return cls(game_id=written.game.id, cause=written.game.seq)


def _seated(position: Position, user_id: UserId) -> Seat:
    seat = position.seat_of(user_id)
    if seat is None:
        raise NotSeated
    return seat


def _may_arrange(position: Position, user_id: UserId) -> None:
    if position.game.host.id != user_id:
        _seated(position, user_id)


def _chair(position: Position, seat: Seat) -> Chair:
    if not 0 <= seat < len(position.chairs):
        raise NoSuchSeat
    return position.chairs[seat]


def _free_chair(position: Position) -> Chair:
    for chair in position.chairs:
        if not chair.taken:
            return chair
    raise TableFull


def _offered(position: Position, seat: Seat, seq: int, index: int) -> Any:
    """Returns the action a person has chosen; raises `Stale` when the question is not the one he saw."""
    legal = position.legal(seat)
    since = position.asked_since.get(seat, position.game.seq + 1)
    if not since <= seq <= position.game.seq or not 0 <= index < len(legal):
        raise Stale
    return legal[index]


def _command(title: AnyTitle, name: str) -> Verb[Any, Any, Any] | Lookup[Any]:
    """Returns the verb or lookup of a title by its name."""
    commands: tuple[Verb[Any, Any, Any] | Lookup[Any], ...] = (*title.verbs, *title.lookups)
    for command in commands:
        if command.name == name:
            return command
    raise UnknownVerb(name)


def _given_up(others: tuple[Chair, ...]) -> Outcome:
    """How a game ends when a seat gives up: the one other side wins, if there is just one."""
    winners = tuple(chair.seat for chair in others) if len(others) == 1 else ()
    return Outcome(winners=winners, reason="resigned")
