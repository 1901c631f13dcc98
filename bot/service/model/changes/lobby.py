"""Changes before the game: seats, options, words for the seed, closing and reopening."""

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from bot.copies import replace
from bot.service.model.changes.change import Effect, Moment
from bot.service.model.changes.computers import with_computer
from bot.service.model.position import Position
from bot.service.model.table import Opening, TableSettings
from bot.store.rows import Chair, DuePost, Person, PostKind, ReactionMode, Shake, Status, UserId
from bot.titles.title import AnyOptions, AnyTitle
from engine.core import Level, Seat
from engine.kit.edit import drop, put, swap


@dataclass(frozen=True, kw_only=True)
class Seated:
    """Seats a person, as the last one of the seat; they leave their old seat, and the computer this one."""

    person: Person
    seat: Seat
    joined: int | None = None  # the id of the interaction by which they joined

    def apply(self, position: Position, moment: Moment) -> Effect:
        chairs = tuple(_without(chair, self.person.id) for chair in position.chairs)
        chair = chairs[self.seat]
        chair = replace(chair, people=(*chair.people, self.person), computer=False, character=None)
        shake = position.shakes.get(self.person.id) or Shake(joined=self.joined)
        seated = replace(
            position,
            chairs=_with_free_seats_reset(swap(chairs, self.seat, chair)),
            shakes=put(position.shakes, self.person.id, shake),
        )
        return Effect(position=_touch(seated, moment))


@dataclass(frozen=True, kw_only=True)
class Unseated:
    """Frees a person's seat and removes their word for the seed; an opening that names it is dropped."""

    user_id: UserId

    def apply(self, position: Position, moment: Moment) -> Effect:
        chairs = tuple(_without(chair, self.user_id) for chair in position.chairs)
        left = replace(
            position, chairs=_with_free_seats_reset(chairs), shakes=drop(position.shakes, self.user_id)
        )
        return Effect(position=_touch(without_opening(left), moment))


@dataclass(frozen=True, kw_only=True)
class ComputerSeated:
    """Seats the computer in a free seat."""

    seat: Seat
    level: Level = Level.NORMAL

    def apply(self, position: Position, moment: Moment) -> Effect:
        chairs = position.chairs
        chair = with_computer(chairs[self.seat], position.title, chairs, self.level, moment.at)
        return Effect(position=_touch(replace(position, chairs=swap(chairs, self.seat, chair)), moment))


@dataclass(frozen=True, kw_only=True)
class SeatFreed:
    """Frees a seat of the computer."""

    seat: Seat

    def apply(self, position: Position, moment: Moment) -> Effect:
        chair = replace(position.chairs[self.seat], computer=False, level=Level.NORMAL, character=None)
        return Effect(
            position=_touch(replace(position, chairs=swap(position.chairs, self.seat, chair)), moment)
        )


@dataclass(frozen=True, kw_only=True)
class OptionsChosen:
    """Replaces the options of the game, and the settings that depend on them."""

    options: AnyOptions
    settings: TableSettings | None = None  # None: as they are
    title: AnyTitle | None = None  # the same title with another pack; None: as it is

    def apply(self, position: Position, moment: Moment) -> Effect:
        settings = position.settings if self.settings is None else self.settings
        title = self.title or position.title
        game = replace(
            position.game,
            options=title.codecs.options.encode(self.options),
            settings=msgspec.json.encode(settings),
        )
        changed = replace(position, title=title, options=self.options, settings=settings, game=game)
        return Effect(position=_touch(changed, moment))


@dataclass(frozen=True, kw_only=True)
class SettingsChosen:
    """Replaces the table's settings: pace, reserved seats, substitutes, layout of the board."""

    settings: TableSettings
    reports: tuple[int, ...] = ()  # that look different with them
    told: tuple[DuePost, ...] = ()

    def apply(self, position: Position, moment: Moment) -> Effect:
        game = replace(position.game, settings=msgspec.json.encode(self.settings))
        changed = replace(position, settings=self.settings, game=game)
        dues = tuple(DuePost(kind=PostKind.BOARD, turn=report) for report in self.reports)
        return Effect(position=_touch(changed, moment), dues=(*self.told, *dues))


@dataclass(frozen=True, kw_only=True)
class LanguageChosen:
    """Sets the language of the table."""

    locale: str

    def apply(self, position: Position, moment: Moment) -> Effect:
        changed = replace(position, game=replace(position.game, locale=self.locale))
        return Effect(position=_touch(changed, moment))


@dataclass(frozen=True, kw_only=True)
class Shaken:
    """Sets a person's word for the seed."""

    user_id: UserId
    word: str

    def apply(self, position: Position, moment: Moment) -> Effect:
        shake = replace(position.shakes.get(self.user_id) or Shake(joined=None), word=self.word)
        return Effect(position=replace(position, shakes=put(position.shakes, self.user_id, shake)))


@dataclass(frozen=True, kw_only=True)
class Opened:
    """Opens the dice of a game: nothing may change from now on until the deck is cut and dealt."""

    by_user: UserId
    thread_id: int | None  # None: it is played in the channel
    card: str
    words: tuple[str, ...]
    typed: tuple[bool, ...]
    cutters: tuple[UserId, ...]

    def apply(self, position: Position, moment: Moment) -> Effect:
        number = position.game.revision + 1
        opening = Opening(
            number=number,
            by=self.by_user,
            at=moment.at,
            card=self.card,
            words=self.words,
            typed=self.typed,
            cutters=self.cutters,
        )
        game = replace(position.game, thread_id=self.thread_id, opening=msgspec.json.encode(opening))
        due = DuePost(kind=PostKind.OPENING, turn=number)
        return Effect(position=_touch(replace(position, game=game), moment), dues=(due,))


@dataclass(frozen=True, kw_only=True)
class OpeningPosted:
    """Stores the message of an opening, whose id goes into the seed; the time to cut begins."""

    opening: Opening
    message: str

    def apply(self, position: Position, moment: Moment) -> Effect:
        posted = msgspec.structs.replace(self.opening, message=self.message, at=moment.at)
        game = replace(position.game, opening=msgspec.json.encode(posted))
        return Effect(position=replace(position, game=game))


@dataclass(frozen=True, kw_only=True)
class OpeningDropped:
    """Goes back to the lobby: seats and options may change again, and the next start opens other dice."""

    def apply(self, position: Position, moment: Moment) -> Effect:
        return Effect(position=_touch(without_opening(position), moment))


@dataclass(frozen=True, kw_only=True)
class LobbyClosed:
    """Closes a lobby; it can be reopened."""

    dues: tuple[DuePost, ...] = ()

    def apply(self, position: Position, moment: Moment) -> Effect:
        closed = without_opening(position)
        closed = replace(closed, game=replace(closed.game, status=Status.ENDED))
        return Effect(position=closed, dues=self.dues)


@dataclass(frozen=True, kw_only=True)
class LobbyReopened:
    """Reopens a closed lobby."""

    host: Person

    def apply(self, position: Position, moment: Moment) -> Effect:
        game = replace(position.game, status=Status.LOBBY, host=self.host)
        return Effect(position=_touch(replace(position, game=game), moment))


def without_opening(position: Position) -> Position:
    """Returns a lobby without its opening; it is a table of its channel again."""
    if position.game.opening is None:
        return position
    return replace(position, game=replace(position.game, opening=None, thread_id=None))


def _touch(position: Position, moment: Moment) -> Position:
    """Returns the position with the idle time of its lobby reset."""
    if position.game.status is not Status.LOBBY:
        return position
    return replace(position, game=replace(position.game, touched_at=moment.at))


def _without(chair: Chair, user_id: UserId) -> Chair:
    shares = {part: owner for part, owner in chair.shares.items() if owner != user_id}
    return replace(
        chair, people=tuple(person for person in chair.people if person.id != user_id), shares=shares
    )


def _with_free_seats_reset(chairs: Iterable[Chair]) -> tuple[Chair, ...]:
    """Returns the chairs; empty ones get the default reaction mode."""
    return tuple(
        chair if chair.people else replace(chair, reactions=ReactionMode.AUTOMATIC) for chair in chairs
    )
