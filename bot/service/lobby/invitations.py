"""Invitations by name: seats of a new table are reserved for some people, who accept or decline."""

from collections.abc import Sequence
from functools import partial

import msgspec

from bot.service.context import Context
from bot.service.errors import (
    AlreadyStarted,
    BadOption,
    NobodyInvited,
    NotInvited,
    NotYourInvitation,
    TooManyGuests,
)
from bot.service.model.changes.lobby import SettingsChosen
from bot.service.model.kept_seats import awaited_guests, is_guest
from bot.service.model.notices import notice
from bot.service.model.position import Position
from bot.service.model.table import Lobby, Pencilled, TableSettings
from bot.service.running.writer import Decision, TableWriter
from bot.service.showing.views import lobby_of
from bot.store.rows import Alarm, Chair, DuePost, Game, GameId, Person, Preferences, Status, UserId

DOOR = "door"  # changed like an option of the game
DOORS = (PUBLIC, PRIVATE) = ("public", "private")  # its values
INVITED = "notice-invited"  # the notice with the buttons of an invitation


class Invitations:
    """Declines invitations, and ends those that nobody answers."""

    def __init__(self, context: Context, writer: TableWriter) -> None:
        self._context = context
        self._writer = writer

    async def decline(self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None) -> Lobby:
        """Releases the seat that is reserved for a person, and notifies the host."""
        written = await self._writer.change(
            game_id, partial(_declining, user_id), interaction_id=interaction_id
        )
        return lobby_of(written.position, self._context.catalogue)

    async def lapse(self, alarm: Alarm) -> bool:
        """Releases the seats of invited people who have not answered; tells whether there were any."""
        written = await self._writer.change(alarm.game_id, partial(_lapsing, alarm))
        return written.change is not None


def _declining(user_id: UserId, position: Position) -> Decision:
    if position.game.status is not Status.LOBBY or position.game.opening is not None:
        raise AlreadyStarted
    guests = [one for one in awaited_guests(position) if one.id == user_id]
    if not guests:
        raise NotYourInvitation
    told = _to_host(position, "notice-declined", guests)
    return SettingsChosen(settings=_without_seats(position, guests), told=told)


def _lapsing(alarm: Alarm, position: Position) -> Decision:
    guests = awaited_guests(position)
    if alarm not in position.alarms or not guests:
        return None
    told = _to_host(position, "notice-unanswered", guests)
    return SettingsChosen(settings=_without_seats(position, guests), told=told)


def _without_seats(position: Position, guests: Sequence[Person]) -> TableSettings:
    """Returns the settings of a table whose seats are no longer reserved for some people."""
    gone = {person.id for person in guests}
    pencilled = tuple(
        msgspec.structs.replace(one, lapsed=True) if one.user_id in gone else one
        for one in position.settings.pencilled
    )
    return msgspec.structs.replace(position.settings, pencilled=pencilled)


def _to_host(position: Position, key: str, guests: Sequence[Person]) -> tuple[DuePost, ...]:
    """Returns the direct message to the host about some guests; none if the host was anonymised."""
    game = position.game
    if game.host.is_stranger:
        return ()
    people, place = tuple(person.name for person in guests), f"<#{game.channel_id}>"
    title = {"title": "title-name"}
    return (notice(game, key, to=game.host.id, named=title, people=people, place=place),)


# --- a new table -------------------------------------------------------------------------------------------


def with_guests(
    settings: TableSettings, chairs: Sequence[Chair], room: int, host: Person, guests: Sequence[Person]
) -> TableSettings:
    """Returns the settings of a new table with seats reserved for guests; `room` is that of one chair.

    More guests than free chairs share them as teams. Raises `TooManyGuests` if there is not enough room.
    """
    asked = {guest.id: guest for guest in guests if guest.id != host.id}
    free = [chair.seat for chair in chairs if not chair.is_taken]
    if len(asked) > len(free) * room:
        raise TooManyGuests(len(free) * room)
    pencilled = tuple(
        Pencilled(seat=free[number % len(free)], user_id=guest.id, name=guest.name, invited=True)
        for number, guest in enumerate(asked.values())
    )
    return msgspec.structs.replace(settings, pencilled=(*settings.pencilled, *pencilled))


def letters(game: Game, guests: Sequence[Preferences]) -> tuple[DuePost, ...]:
    """Returns the direct messages to the guests who want them."""
    place, title = f"<#{game.channel_id}>", {"title": "title-name"}
    return tuple(
        notice(game, INVITED, to=guest.user_id, named=title, name=game.host.name, place=place)
        for guest in guests
        if guest.invites_by_dm
    )


def pairing_letters(game: Game, paired: Sequence[Person]) -> tuple[DuePost, ...]:
    """Returns the direct messages to people from the waiting list, except the host."""
    place, title = f"<#{game.channel_id}>", {"title": "title-name"}
    return tuple(
        notice(game, "notice-paired", to=one.id, named=title, name=game.host.name, place=place)
        for one in paired
        if one.id != game.host.id
    )


def news_of_table(game: Game, user_id: UserId) -> DuePost:
    """Returns the direct message that a table of a game has opened."""
    place, title = f"<#{game.channel_id}>", {"title": "title-name"}
    return notice(game, "notice-table-opened", to=user_id, named=title, place=place)


def with_door(position: Position, value: str) -> TableSettings:
    """Returns the settings of a table for invited people only, or for everybody."""
    if value not in DOORS:
        raise BadOption(DOOR)
    if value == PRIVATE and not position.settings.pencilled:
        raise NobodyInvited
    return msgspec.structs.replace(position.settings, private=value == PRIVATE)


def check_invited(position: Position, user_id: UserId, *, as_guest: bool) -> None:
    """Raises an error for a person who was not invited to a private table, or who accepts as a guest."""
    if is_guest(position, user_id):
        return
    if as_guest:
        raise NotYourInvitation
    if position.settings.private and user_id != position.game.host.id:
        raise NotInvited(position.game.host.name)
