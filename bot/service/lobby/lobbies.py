"""Lobbies: opening a table, taking seats, and turning it into a game."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from bot.proof.seed import Parts
from bot.service.context import Context
from bot.service.errors import (
    AlreadyStarted,
    BadOption,
    BadTableName,
    NoSuchSeat,
    NotReady,
    SeatKept,
    SeatTaken,
    TableFull,
    TooManyLobbies,
    UnknownTitle,
)
from bot.service.lobby import dice_seal
from bot.service.model.kept_seats import kept_from, pencilled_seat
from bot.service.model.position import Position, seat_at
from bot.service.model.table import PACES, Lobby, TableSettings
from bot.service.model.transition import Entry
from bot.service.running.positions import Positions
from bot.service.running.requests import Committed, Requests, Written
from bot.service.showing.views import chosen_value, is_ready, lobby_of, taken_chairs
from bot.store import games, places, seats
from bot.store.rows import Chair, GameId, Kind, Person, Status, UserId
from bot.titles.title import AnyOptions, AnyTitle, Words
from engine.core import Level, Recorder, Seat, SeededDice

DEFAULT_SETTINGS = TableSettings()
MOST_LOBBIES = 3  # open ones of a person
LONGEST_NAME = 60  # of a table's own name
PACE, LANGUAGE = "pace", "language"  # are changed as options are


class Lobbies:
    """Everything that happens before the first move."""

    def __init__(self, context: Context, positions: Positions, requests: Requests) -> None:
        self._context = context
        self._positions = positions
        self._requests = requests

    async def open(
        self,
        title: str,
        host: Person,
        *,
        channel_id: int,
        guild_id: int | None,
        locale: str,
        options: Mapping[str, str],
        settings: TableSettings = DEFAULT_SETTINGS,
        name: str | None = None,
    ) -> Lobby:
        """Opens a lobby; `options` are values offered by `Title.setup`. Nobody is seated yet.

        `name` is one of the table's own; None: it is called by its game alone.
        """
        if title not in self._context.titles:
            raise UnknownTitle(title)
        if name is not None and not 0 < len(name) <= LONGEST_NAME:
            raise BadTableName(LONGEST_NAME)
        game = self._context.titles[title]
        catalogue = self._context.catalogue
        said = [catalogue.words(language, game) for language in catalogue.languages(locale)]
        chosen = options_of(game, options, *said)
        if await self._context.database.read(places.lobbies_of, host.id) >= MOST_LOBBIES:
            raise TooManyLobbies(MOST_LOBBIES)
        game_id = await self._context.database.write(
            games.open_game,
            title=title,
            rules_version=game.rules.version,
            secret=self._context.new_seed(),
            scheme=self._context.scheme,
            options=game.codecs.options.encode(chosen),
            settings=msgspec.json.encode(settings),
            guild_id=guild_id,
            channel_id=channel_id,
            host=host,
            locale=locale,
            seats=game.rules.seat_plan(chosen).keys,
            at=self._context.now(),
            name=name or "",
        )
        await self._touch(game_id)
        return await self.show(game_id)

    async def close(self, game_id: GameId) -> None:
        """Closes a lobby that nobody has touched for long; it can be opened again."""
        async with self._positions.queue(game_id):
            position = await self._positions.at(game_id)
            if position.game.status is Status.LOBBY:
                game = replace(position.game, status=Status.ENDED)
                await self._context.database.write(games.break_off, game_id, self._context.now())
                await self._positions.retime(replace(position, game=game))

    async def reopen(self, game_id: GameId, person: Person) -> Lobby:
        """Opens a lobby again that was closed because nobody came; who does is host if a stranger was."""
        async with self._positions.queue(game_id):
            position = await self._positions.at(game_id)
            if position.has_started or position.game.status is not Status.ENDED:
                raise AlreadyStarted
            host = person if position.game.host.is_stranger else position.game.host
            await self._context.database.write(games.reopen, game_id, host)
            self._positions.forget(game_id)
        await self._touch(game_id)
        return await self.show(game_id)

    async def show(self, game_id: GameId) -> Lobby:
        """Returns what the lobby message shows, also after the start."""
        return lobby_of(await self._positions.at(game_id), self._context.catalogue)

    async def take_seat(
        self,
        game_id: GameId,
        person: Person,
        seat: Seat | None = None,
        *,
        interaction_id: int | None = None,
    ) -> Lobby:
        """Seats a person, moving them if they sat elsewhere; without a seat named, in the first free one.

        A seat held by the computer may be taken; a person's may be shared where the game knows teams.
        The number of the interaction is what a person gives to the dice who adds no word of their own.
        """
        async with self._positions.queue(game_id):
            position = await self._in_lobby(game_id)
            seat = position.seat_of(person.id) if seat is None else seat
            chair = _place_for(position, person) if seat is None else _chair(position, seat)
            if person.id not in (other.id for other in chair.people):
                if not _has_room(position, chair):
                    raise SeatTaken
                _check_kept(position, chair.seat, person.id)
                await self._context.database.write(
                    seats.seat_person, game_id, person, chair.seat, interaction_id
                )
                self._positions.forget(game_id)
        await self._touch(game_id)
        return await self.show(game_id)

    async def leave_seat(self, game_id: GameId, user_id: UserId) -> Lobby:
        """Frees the person's seat."""
        async with self._positions.queue(game_id):
            seat_at(await self._in_lobby(game_id), user_id)
            await self._context.database.write(seats.unseat_person, game_id, user_id)
            self._positions.forget(game_id)
        await self._touch(game_id)
        return await self.show(game_id)

    async def seat_computer(
        self, game_id: GameId, user_id: UserId, seat: Seat | None = None, level: Level = Level.NORMAL
    ) -> Lobby:
        """Lets the computer play a free seat (unnamed: the first); host and seated people may ask."""
        async with self._positions.queue(game_id):
            position = await self._in_lobby(game_id)
            _may_arrange(position, user_id)
            chair = _free_chair(position, None) if seat is None else _chair(position, seat)
            if chair.is_taken:
                raise SeatTaken
            _check_kept(position, chair.seat, None)
            await self._context.database.write(seats.set_computer, game_id, chair.seat, True, level)
            self._positions.forget(game_id)
        await self._touch(game_id)
        return await self.show(game_id)

    async def unseat_computer(self, game_id: GameId, user_id: UserId, seat: Seat) -> Lobby:
        """Frees a seat of the computer."""
        async with self._positions.queue(game_id):
            position = await self._in_lobby(game_id)
            _may_arrange(position, user_id)
            await self._context.database.write(
                seats.set_computer, game_id, _chair(position, seat).seat, False
            )
            self._positions.forget(game_id)
        await self._touch(game_id)
        return await self.show(game_id)

    async def change(self, game_id: GameId, user_id: UserId, option: str, value: str) -> Lobby:
        """Chooses another value for an option, the pace or the language; host and seated people may ask."""
        async with self._positions.queue(game_id):
            position = await self._in_lobby(game_id)
            _may_arrange(position, user_id)
            await self._choose(position, option, value)
            self._positions.forget(game_id)
        await self._touch(game_id)
        return await self.show(game_id)

    async def _choose(self, position: Position, option: str, value: str) -> None:
        database, game_id = self._context.database, position.game.id
        if option == PACE:
            if value not in PACES:
                raise BadOption(option)
            settings = msgspec.structs.replace(position.settings, pace=PACES[value])
            await database.write(games.set_settings, game_id, msgspec.json.encode(settings))
        elif option == LANGUAGE:
            await database.write(games.set_locale, game_id, self._language(value))
        else:
            options = _with_option(position, option, value, self._context.words(position))
            await database.write(games.set_options, game_id, options)

    def _language(self, language: str) -> str:
        if language not in self._context.catalogue.locales:
            raise BadOption(LANGUAGE)
        return language

    async def open_kept_seats(self, game_id: GameId, user_id: UserId) -> Lobby:
        """Keeps no seat for anybody any longer; host and seated people may ask."""
        async with self._positions.queue(game_id):
            position = await self._in_lobby(game_id)
            _may_arrange(position, user_id)
            settings = msgspec.structs.replace(position.settings, pencilled=())
            await self._context.database.write(games.set_settings, game_id, msgspec.json.encode(settings))
            self._positions.forget(game_id)
        return await self.show(game_id)

    async def start(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        interaction_id: int | None = None,
        thread_id: int | None = None,
        parts: Parts | None = None,
    ) -> Committed:
        """Starts the game; the host and those seated may. `thread_id` is where it will be played.

        Seats nobody took are closed, and the others numbered without gaps. `parts` are what the table was
        told that the seed is made from, besides the secret; raises `Stale` when that has changed since.
        """

        async def attempt() -> Written:
            position = await self._in_lobby(game_id)
            _may_arrange(position, user_id)
            if not is_ready(position):
                raise NotReady(position.title.rules.seat_plan(position.options).fewest)
            seeded = await dice_seal.with_seed(self._context, position, parts)
            return await self._set_up(seeded, user_id, interaction_id, thread_id)

        return await self._requests.change(game_id, interaction_id, attempt, user_id=user_id)

    async def _touch(self, game_id: GameId) -> None:
        """Keeps the lobby open for as long again: somebody has done something."""
        async with self._positions.queue(game_id):
            await self._context.database.write(games.touch, game_id, self._context.now())
            self._positions.forget(game_id)
            await self._positions.retime(await self._positions.at(game_id))

    async def _in_lobby(self, game_id: GameId) -> Position:
        position = await self._positions.at(game_id)
        if position.game.status is not Status.LOBBY:
            raise AlreadyStarted
        return position

    async def _set_up(
        self, position: Position, user_id: UserId, interaction_id: int | None, thread_id: int | None
    ) -> Written:
        chairs = taken_chairs(position.chairs)
        dice = Recorder(SeededDice(position.game.seed, 0))
        options = position.title.setup.with_seats(position.options, [chair.key for chair in chairs])
        step = position.title.rules.setup(options, len(chairs), dice)
        entry = Entry(
            kind=Kind.SETUP,
            state=step.state,
            events=step.events,
            draws=tuple(dice.draws),
            by_user=user_id,
            interaction_id=interaction_id,
        )
        seated = replace(position, chairs=chairs, game=replace(position.game, thread_id=thread_id))
        return Written.of(await self._positions.start(seated, entry, thread_id))


def options_of(title: AnyTitle, given: Mapping[str, str], *words: Words) -> AnyOptions:
    """Returns the options of a new table; raises `BadOption` for what is not offered.

    What is given may be a value, or its label in any of these words.
    """
    chosen = {name: _option_value(title, name, value, words) for name, value in given.items()}
    return AnyOptions(msgspec.convert(chosen, title.codecs.options_type, strict=False))


def _option_value(title: AnyTitle, name: str, typed: str, words: tuple[Words, ...]) -> str:
    """Returns the value of an option that is meant."""
    if name not in title.setup.choices:
        raise BadOption(name)
    for said in words:
        for choice in title.setup.choices[name](said):
            if typed == choice.value or typed.casefold() == choice.label.casefold():
                return choice.value
    raise BadOption(name)


def _with_option(position: Position, option: str, value: str, words: Words) -> bytes:
    """Returns the options of a lobby with another value for one of them, as they are kept."""
    title = position.title
    values = {name: chosen_value(position.options, name) for name in title.setup.choices}
    return title.codecs.options.encode(options_of(title, {**values, option: value}, words))


def _may_arrange(position: Position, user_id: UserId) -> None:
    if position.game.host.id != user_id:
        seat_at(position, user_id)


def _chair(position: Position, seat: Seat) -> Chair:
    if not 0 <= seat < len(position.chairs):
        raise NoSuchSeat
    return position.chairs[seat]


def _place_for(position: Position, person: Person) -> Chair:
    """Returns where somebody sits who has no wish: on a free chair, else with the smallest team."""
    if not all(chair.is_taken for chair in position.chairs):
        return _free_chair(position, person.id)
    teams = [chair for chair in position.chairs if chair.people and _has_room(position, chair)]
    if not teams or position.seat_of(person.id) is not None:
        raise TableFull
    return min(teams, key=lambda chair: len(chair.people))


def _has_room(position: Position, chair: Chair) -> bool:
    return len(chair.people) < position.title.rules.seat_plan(position.options).people


def _free_chair(position: Position, user_id: UserId | None) -> Chair:
    """Returns the chair kept for a user, else the first that is free and not kept for others."""
    free = [chair for chair in position.chairs if not chair.is_taken]
    if not free:
        raise TableFull
    mine = None if user_id is None else pencilled_seat(position, user_id)
    if mine is not None:
        return position.chairs[mine]
    open_ = [chair for chair in free if not kept_from(position, chair.seat, user_id)]
    return (open_ or free)[0]


def _check_kept(position: Position, seat: Seat, user_id: UserId | None) -> None:
    people = kept_from(position, seat, user_id)
    if people:
        raise SeatKept(", ".join(person.name for person in people))
