"""Lobbies: opening a table, taking seats, and turning it into a game."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from bot.service.errors import (
    AlreadyStarted,
    BadOption,
    NoSuchSeat,
    NotReady,
    SeatTaken,
    TableFull,
    UnknownTitle,
)
from bot.service.look import is_ready, lobby_of, numbered
from bot.service.position import Position
from bot.service.report import Report
from bot.service.room import Done, Room, seated
from bot.service.step import Row
from bot.service.table import Lobby, Settings, Table
from bot.store import games, seats
from bot.store.rows import Chair, GameId, Kind, Person, Status, UserId
from bot.titles.title import AnyTitle, Words
from engine.core import Recorder, Seat, SeededDice

DEFAULT_SETTINGS = Settings()


class Lobbies(Room):
    """Everything that happens before the first move."""

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
        chosen = options_of(game, options, self.catalogue.words(locale, game))
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

        A seat held by the computer may be taken; a person's may be shared where the game knows teams.
        """
        async with self._book.queue(game_id):
            position = await self._in_lobby(game_id)
            chair = _place_for(position, person) if seat is None else _chair(position, seat)
            if person.id not in (other.id for other in chair.people):
                if not _has_room(position, chair):
                    raise SeatTaken
                await self._database.write(seats.seat_person, game_id, person, chair.seat)
                self._book.forget(game_id)
        return await self.lobby(game_id)

    async def leave_seat(self, game_id: GameId, user_id: UserId) -> Lobby:
        """Frees the person's seat."""
        async with self._book.queue(game_id):
            seated(await self._in_lobby(game_id), user_id)
            await self._database.write(seats.unseat_person, game_id, user_id)
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
            await self._database.write(seats.set_computer, game_id, chair.seat, True)
            self._book.forget(game_id)
        return await self.lobby(game_id)

    async def unseat_computer(self, game_id: GameId, user_id: UserId, seat: Seat) -> Lobby:
        """Frees a seat of the computer."""
        async with self._book.queue(game_id):
            position = await self._in_lobby(game_id)
            _may_arrange(position, user_id)
            await self._database.write(seats.set_computer, game_id, _chair(position, seat).seat, False)
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

    async def _in_lobby(self, game_id: GameId) -> Position:
        position = await self._book.position(game_id)
        if position.game.status is not Status.LOBBY:
            raise AlreadyStarted
        return position

    async def _set_up(
        self, position: Position, user_id: UserId, interaction_id: int | None, thread_id: int | None
    ) -> Done:
        chairs = numbered(position.chairs)
        dice = Recorder(SeededDice(position.game.seed, 0))
        options = position.title.seated(position.options, [chair.key for chair in chairs])
        step = position.title.rules.setup(options, len(chairs), dice)
        row = Row(
            kind=Kind.SETUP,
            state=step.state,
            events=step.events,
            draws=tuple(dice.draws),
            by_user=user_id,
            interaction_id=interaction_id,
        )
        seated = replace(position, chairs=chairs, game=replace(position.game, thread_id=thread_id))
        return Done.of(await self._book.start(seated, row, thread_id))


def options_of(title: AnyTitle, given: Mapping[str, str], words: Words) -> Any:
    """Returns the options of a new table; raises `BadOption` for what is not offered."""
    for name, value in given.items():
        offered = title.choices[name](words) if name in title.choices else ()
        if value not in {choice.value for choice in offered}:
            raise BadOption(name)
    return msgspec.convert(dict(given), title.options_type, strict=False)


def _may_arrange(position: Position, user_id: UserId) -> None:
    if position.game.host.id != user_id:
        seated(position, user_id)


def _chair(position: Position, seat: Seat) -> Chair:
    if not 0 <= seat < len(position.chairs):
        raise NoSuchSeat
    return position.chairs[seat]


def _place_for(position: Position, person: Person) -> Chair:
    """Returns where somebody sits who does not mind: on a free chair, else with the smallest team."""
    if not all(chair.taken for chair in position.chairs):
        return _free_chair(position)
    teams = [chair for chair in position.chairs if chair.people and _has_room(position, chair)]
    if not teams or position.seat_of(person.id) is not None:
        raise TableFull
    return min(teams, key=lambda chair: len(chair.people))


def _has_room(position: Position, chair: Chair) -> bool:
    return len(chair.people) < position.title.seats(position.options).people


def _free_chair(position: Position) -> Chair:
    for chair in position.chairs:
        if not chair.taken:
            return chair
    raise TableFull
