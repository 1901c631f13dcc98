"""Rematches and next games of a series: a new lobby with the same people, by default on the next side."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from bot.service.context import Context
from bot.service.errors import DidNotPlay, NamesAreGone, Outrun, StillPlayed
from bot.service.lobby.lobbies import Lobbies, Sitting, offered_values, options_of
from bot.service.lobby.series import goes_on, keys_of, parties_of, series_of, with_result
from bot.service.model.position import Position
from bot.service.model.table import Lobby, Pencilled, SeriesState, TableSettings
from bot.service.running.positions import Positions
from bot.store import key_values
from bot.store.commits import REMATCH
from bot.store.rows import Chair, GameId, Person, Status
from bot.titles.title import AnyTitle
from engine.core import Seat


@dataclass(frozen=True, kw_only=True)
class Rematch:
    """The lobby of a rematch, and the invited people still missing."""

    lobby: Lobby
    asked: tuple[Person, ...]


class Rematches:
    """Opens lobbies for rematches."""

    def __init__(self, context: Context, positions: Positions, lobbies: Lobbies) -> None:
        self._context = context
        self._positions = positions
        self._lobbies = lobbies

    async def find(self, game_id: GameId, person: Person) -> Rematch | None:
        """Returns the rematch of a game, if it was opened before and is still open."""
        _may_ask(await self._positions.in_play_or_over(game_id), person)
        found = await self._earlier(game_id)
        return None if found is None else _rematch(found)

    async def open(self, game_id: GameId, person: Person, *, interaction_id: int | None = None) -> Rematch:
        """Opens a lobby with the game, options, settings and name of a finished one, seats swapped.

        In a series it is the next game: with its options, and each side as the series has it.
        The asker and computers are seated at once; the seats of the others are reserved for them. While that
        table is open, later requests return it.
        """
        position = await self._positions.in_play_or_over(game_id)
        _may_ask(position, person)
        found = await self._earlier(game_id)
        if found is None:
            try:
                found = await self._open(position, person, interaction_id)
            except Outrun:  # another request was faster
                found = await self._earlier(game_id)
                if found is None:
                    raise
        return _rematch(found)

    async def _earlier(self, game_id: GameId) -> Lobby | None:
        """Returns the lobby of an earlier rematch, if it is still open."""
        known = await self._context.database.read(key_values.recall, f"{REMATCH}{game_id}")
        if known is None:
            return None
        lobby = await self._lobbies.show(GameId(int(known)))
        return lobby if lobby.table.status in (Status.LOBBY, Status.PLAYING) else None

    async def _open(self, position: Position, host: Person, interaction_id: int | None) -> Lobby:
        game, places, key = (
            position.game,
            _next_seats(position),
            self._context.titles.key_for_next(position.title),
        )
        return await self._lobbies.open(
            key,
            host,
            channel_id=game.channel_id,
            guild_id=game.guild_id,
            locale=game.locale,
            options=_options(position, self._context.titles[key], self._context),
            settings=_settings(position, places),
            name=game.name or None,
            sitting=tuple(_sitting(places, host)),
            follows=game.id,
            interaction_id=interaction_id,
        )


def _rematch(lobby: Lobby) -> Rematch:
    return Rematch(lobby=lobby, asked=tuple(person for people in lobby.kept.values() for person in people))


def _may_ask(position: Position, person: Person) -> None:
    if position.is_playing:
        raise StillPlayed
    sat = [each for chair in position.chairs for each in (*chair.people, *chair.former)]
    if person.id not in (each.id for each in sat):
        raise NamesAreGone if all(each.is_stranger for each in sat) else DidNotPlay


def _next_seats(position: Position) -> dict[Seat, Chair]:
    """Returns the chairs of this game by their seats in the next: each moves to the side of the next.

    In a series they stay if sides are kept, and after a game without a result.
    """
    chairs, series = position.chairs, series_of(position.title, position.settings.series)
    plan = position.title.rules.seat_plan(position.options).keys
    keys = tuple(chair.key for chair in chairs) if position.settings.start else plan
    stays = series is not None and (position.outcome is None or not series.swaps)
    step = 0 if stays else 1
    return {
        Seat(keys.index(chairs[(number + step) % len(chairs)].key)): chair
        for number, chair in enumerate(chairs)
    }


def _sitting(places: dict[Seat, Chair], host: Person) -> Iterator[Sitting]:
    """Yields the first sitters of the next table: the asker, and computers."""
    for seat, chair in places.items():
        if chair.computer and not chair.people:
            yield Sitting(seat=seat, level=chair.level, character=chair.character)
        if any(person.id == host.id for person in chair.people):
            yield Sitting(seat=seat, person=host)


def _options(position: Position, title: AnyTitle, context: Context) -> dict[str, str]:
    """Returns the options of the next game of a title, without values that are no longer offered."""
    options, words = position.options, context.words(position)
    if position.settings.start:
        return {}
    if position.outcome is not None:
        options = title.setup.rematch(options, position.outcome)
    offered = offered_values(title, options, words)
    series, state = goes_on(position), position.settings.series
    if series is None or state is None:
        return offered
    game = series.games[len(with_result(state, position).played)]
    return {**offered_values(title, options_of(title, {**offered, **game}, words), words), **game}


def _series(position: Position, places: dict[Seat, Chair]) -> SeriesState | None:
    """Returns the series of the next table; None: a single game, or the series is over."""
    state = position.settings.series
    if goes_on(position) is None or state is None:
        return None
    keys, parties = (
        position.title.rules.seat_plan(position.options).keys,
        parties_of(state, keys_of(position)),
    )
    moved = {keys[seat]: parties[chair.key] for seat, chair in places.items()}
    return msgspec.structs.replace(with_result(state, position), parties=moved)


def _settings(position: Position, places: dict[Seat, Chair]) -> TableSettings:
    pencilled = tuple(
        Pencilled(seat=seat, user_id=person.id, name=person.name)
        for seat, chair in places.items()
        for person in chair.people
        if not person.is_stranger
    )
    series = _series(position, places)
    return msgspec.structs.replace(position.settings, pencilled=pencilled, series=series, paired=False)
