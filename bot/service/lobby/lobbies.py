"""Lobbies: opening a table, taking seats, and starting the game."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import msgspec

from bot.copies import replace
from bot.proof.seed import Scheme
from bot.service.context import Context
from bot.service.errors import (
    AlreadyStarted,
    AwaitsCut,
    BadOption,
    BadTableName,
    NoSuchSeat,
    NotPrompt,
    NotReady,
    NotYourLobby,
    OptionDoesNotFit,
    OptionOfAnotherGame,
    OptionsOfPosition,
    SeatKept,
    SeatTaken,
    SeriesDecides,
    TableFull,
    TooManyLobbies,
    UnknownTitle,
)
from bot.service.lobby.dice_seal import given_words
from bot.service.lobby.given_positions import given_position
from bot.service.lobby.invitations import (
    DOOR,
    check_invited,
    letters,
    news_of_table,
    pairing_letters,
    with_door,
    with_guests,
)
from bot.service.lobby.openings import cutters
from bot.service.lobby.series import SERIES, check_free, chosen_series, kept_series, with_series
from bot.service.model.changes.computers import with_computer
from bot.service.model.changes.journal import GameStarted
from bot.service.model.changes.lobby import (
    ComputerSeated,
    LanguageChosen,
    LobbyClosed,
    LobbyReopened,
    Opened,
    OptionsChosen,
    Seated,
    SeatFreed,
    SettingsChosen,
    Unseated,
)
from bot.service.model.kept_seats import is_apart, kept_from, pencilled_seat
from bot.service.model.notices import card_due
from bot.service.model.position import Position, fewest_seats, seat_at
from bot.service.model.table import PACES, Lobby, TableSettings
from bot.service.model.transition import with_nonces
from bot.service.model.turn_clock import INVITATION_LASTS, LOBBY_CLOSES
from bot.service.playing.requests import Committed, Requests
from bot.service.running.positions import Positions
from bot.service.running.writer import Decide, Decision, TableWriter
from bot.service.showing.views import chosen_value, is_ready, lobby_of
from bot.store import blocks, people, places, posts, results, seekers
from bot.store.rows import (
    Chair,
    DuePost,
    Game,
    GameId,
    NewGame,
    Person,
    PostKind,
    Promptness,
    Shake,
    Status,
    UserId,
    names,
)
from bot.titles.position_line import PositionLine
from bot.titles.title import AnyOptions, AnyTitle, Words
from engine.core import Level, Seat

DEFAULT_SETTINGS = TableSettings()
MOST_LOBBIES = 3  # open ones of a person
LONGEST_NAME = 60  # of a table's own name
PROMPT = 90  # per cent of their turns in time: more are wanted by a table of prompt people
FEWEST_TURNS = 10  # of a person before they count
PACE, LANGUAGE, PACK = "pace", "language", "pack"  # changed like options of the game


@dataclass(frozen=True, kw_only=True)
class Sitting:
    """A seat of a new table that is taken at once, by a person or (None) by the computer."""

    seat: Seat | None  # None: the first that is free
    person: Person | None = None
    level: Level = Level.NORMAL
    character: str | None = None  # None: the computer is drawn from those of the level


class Lobbies:
    """Opens lobbies, changes them and starts their games."""

    def __init__(
        self, context: Context, positions: Positions, writer: TableWriter, requests: Requests
    ) -> None:
        self._context = context
        self._positions = positions
        self._writer = writer
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
        sitting: Sequence[Sitting] = (),
        role: int | None = None,
        follows: GameId | None = None,
        guests: Sequence[Person] = (),
        paired: Sequence[Person] = (),
        interaction_id: int | None = None,
    ) -> Lobby:
        """Opens a lobby, once per interaction; `options` have values of `Title.setup`, one may name a series.

        `role` is mentioned by the first message; `follows` is the game that this is a rematch of. Seats are
        reserved for `guests`. `paired` people leave the waiting list; raises `Outrun` if one does not wait.
        """
        game = self._title(title, name)
        options, settings = with_series(game, options, settings, self._languages(game, locale))
        start = await self._start(game, settings, options)
        chosen = await self._options(game, host, options, locale) if start is None else start.options
        await self.check_room(host)
        await self._positions.packs.keep(game)
        plan = game.rules.seat_plan(chosen)
        chairs = self._chairs(plan.keys if start is None else start.seats, sitting, game)
        kept = with_guests(settings, chairs, plan.people, host, guests)
        unhosted = self._row(game, chosen, kept, (guild_id, channel_id))
        row = replace(unhosted, host=host, locale=locale, name=name or "")
        card, news = card_due(row, str(role or "")), await self._news(row, chairs, kept)
        new = replace(
            _new_lobby(row, chairs),
            dues=with_nonces(row, (card, *await self._letters(row, guests, paired), *news)),
            lapses_at=row.opened_at + INVITATION_LASTS if guests else None,
            interaction_id=interaction_id,
            follows=follows,
            paired=tuple(person.id for person in paired),
            watchers=tuple(due.audience for due in news if due.audience is not None),
        )
        return lobby_of((await self._writer.open(new)).position, self._context.catalogue)

    async def _start(
        self, title: AnyTitle, settings: TableSettings, options: Mapping[str, str]
    ) -> PositionLine | None:
        """Returns the checked position that a new table starts from; its options are the position's."""
        if not settings.start:
            return None
        if options:
            raise OptionsOfPosition
        return await asyncio.to_thread(given_position, settings.start, self._context.titles, title)

    def _chairs(self, keys: Sequence[str], sitting: Sequence[Sitting], title: AnyTitle) -> tuple[Chair, ...]:
        """Returns the chairs of a new table with its first sitters."""
        chairs, at = [Chair(seat=Seat(seat), key=key) for seat, key in enumerate(keys)], self._context.now()
        for one in sitting:
            free = next(chair.seat for chair in chairs if not chair.is_taken)
            seat = free if one.seat is None else one.seat
            if one.person is None:
                chairs[seat] = with_computer(chairs[seat], title, chairs, one.level, at, one.character)
            else:
                chairs[seat] = replace(chairs[seat], people=(*chairs[seat].people, one.person))
        return tuple(chairs)

    async def _news(self, row: Game, chairs: Sequence[Chair], settings: TableSettings) -> tuple[DuePost, ...]:
        """Returns the posts about a table with a free seat to the people watching for it.

        Nobody is told of a table with people on a block list of each other.
        """
        reserved = {one.seat for one in settings.pencilled}
        is_open = any(not chair.is_taken and chair.seat not in reserved for chair in chairs)
        if row.guild_id is None or settings.private or not is_open:
            return ()
        watchers = await self._context.database.read(seekers.watchers, row.guild_id, row.title)
        here = {row.host.id, *(person.id for chair in chairs for person in chair.people)}
        asked = {one.user_id for one in settings.pencilled}
        apart = [await self._context.database.read(blocks.apart_from, user_id) for user_id in sorted(here)]
        told = [one for one in watchers if one not in here.union(asked, *apart)]
        return tuple(news_of_table(row, user_id) for user_id in told)

    async def check_room(self, host: Person) -> None:
        """Raises `TooManyLobbies` for a person who has opened too many."""
        if await self._context.database.read(places.lobbies_of, host.id) >= MOST_LOBBIES:
            raise TooManyLobbies(MOST_LOBBIES)

    async def _letters(
        self, row: Game, guests: Sequence[Person], paired: Sequence[Person]
    ) -> tuple[DuePost, ...]:
        """Returns the invitations by direct message, and the messages to paired people."""
        apart = await self._context.database.read(blocks.apart_from, row.host.id)
        asked = [
            await self._context.database.read(people.preferences, guest.id)
            for guest in guests
            if guest.id not in apart
        ]
        return (*letters(row, asked), *pairing_letters(row, paired))

    def _title(self, title: str, name: str | None) -> AnyTitle:
        """Returns the title of a new table; raises `UnknownTitle`, or `BadTableName` for a bad name."""
        if title not in self._context.titles:
            raise UnknownTitle(title)
        if name is not None and not 0 < len(name) <= LONGEST_NAME:
            raise BadTableName(LONGEST_NAME)
        return self._context.titles[title]

    def _row(
        self, title: AnyTitle, options: AnyOptions, settings: TableSettings, place: tuple[int | None, int]
    ) -> Game:
        """Returns the row of a new table at a place (server and channel), without its host."""
        at, secret, scheme = self._context.now(), self._context.new_seed(), self._context.scheme
        return Game(
            id=GameId(0),
            title=title.id,
            rules_version=title.rules.version,
            rules_since=0,
            seed=secret if scheme is Scheme.DIRECT else b"",
            options=title.codecs.options.encode(options),
            settings=msgspec.json.encode(settings),
            status=Status.LOBBY,
            guild_id=place[0],
            channel_id=place[1],
            thread_id=None,
            host=Person(id=UserId(0), name=""),
            locale="",
            seq=-1,
            turn=0,
            turn_seats=(),
            outcome=None,
            opened_at=at,
            touched_at=at,
            scheme=scheme,
            secret=secret,
        )

    async def _options(
        self, title: AnyTitle, host: Person, given: Mapping[str, str], locale: str
    ) -> AnyOptions:
        """Returns the options of a new table: those given, and the title's defaults for this host."""
        said = self._languages(title, locale)
        known = await self._context.database.read(results.has_finished, host.id, title.id)
        chosen = options_of(title, {**title.setup.defaults(given, not known), **given}, *said)
        _check_fitting(title, chosen, given)
        return chosen

    def _languages(self, title: AnyTitle, locale: str) -> list[Words]:
        catalogue = self._context.catalogue
        return [catalogue.words(language, title) for language in catalogue.languages(locale)]

    async def show(self, game_id: GameId) -> Lobby:
        """Returns the content of the lobby message, also after the start."""
        return lobby_of(await self._positions.at(game_id), self._context.catalogue)

    async def take_seat(
        self,
        game_id: GameId,
        person: Person,
        seat: Seat | None = None,
        *,
        as_guest: bool = False,
        interaction_id: int | None = None,
    ) -> Lobby:
        """Seats a person, in the first free seat unless one is named; they leave their previous seat.

        Raises `NotPrompt` for people who take their turns too late, if the table is only for the others, and
        `NotInvited` or (`as_guest`: they accept an invitation) `NotYourInvitation` for uninvited ones.
        A computer's seat may be taken; a person's seat may be shared if the game has teams. The id of the
        interaction is the person's contribution to the seed unless they add a word.
        """
        promptness = await self._context.database.read(people.promptness, person.id)
        apart = await self._context.database.read(blocks.apart_from, person.id)
        decide = partial(_seating, person, seat, interaction_id, promptness, apart, as_guest)
        return await self._change(game_id, decide, interaction_id)

    async def leave_seat(
        self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None
    ) -> Lobby:
        """Frees the person's seat, also while the deck waits to be cut."""
        written = await self._writer.change(
            game_id, partial(_leaving, user_id), interaction_id=interaction_id
        )
        return lobby_of(written.position, self._context.catalogue)

    async def seat_computer(
        self,
        game_id: GameId,
        user_id: UserId,
        seat: Seat | None = None,
        level: Level = Level.NORMAL,
        *,
        interaction_id: int | None = None,
    ) -> Lobby:
        """Seats the computer in a free seat (unnamed: the first); the host and seated people may."""
        decide = partial(_seating_computer, user_id, seat, level)
        return await self._change(game_id, decide, interaction_id)

    async def unseat_computer(
        self, game_id: GameId, user_id: UserId, seat: Seat, *, interaction_id: int | None = None
    ) -> Lobby:
        """Frees a seat of the computer."""
        return await self._change(game_id, partial(_freeing, user_id, seat), interaction_id)

    async def choose(
        self,
        game_id: GameId,
        user_id: UserId,
        option: str,
        value: str,
        *,
        interaction_id: int | None = None,
    ) -> Lobby:
        """Sets an option, the pack, the pace or the language; the host and seated people may."""
        if option == PACK and value in self._context.titles:
            await self._positions.packs.keep(self._context.titles[value])
        return await self._change(game_id, partial(self._choice, user_id, option, value), interaction_id)

    async def open_kept_seats(
        self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None
    ) -> Lobby:
        """Opens reserved seats and a private table to everybody; the host and seated people may."""
        return await self._change(game_id, partial(_opening_seats, user_id), interaction_id)

    async def close(self, game_id: GameId) -> None:
        """Closes a lobby that has been idle for too long; it can be reopened."""
        await self._writer.change(game_id, _closing)

    async def reopen(self, game_id: GameId, person: Person, *, interaction_id: int | None = None) -> Lobby:
        """Reopens a closed lobby; the host and seated people may, and everybody if the host was anonymised.

        The person becomes host in place of an anonymised one.
        """
        written = await self._writer.change(
            game_id, partial(_reopening, person), interaction_id=interaction_id
        )
        return lobby_of(written.position, self._context.catalogue)

    async def start(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        interaction_id: int | None = None,
        thread_id: int | None = None,
        runners: Collection[UserId] = (),
    ) -> Committed:
        """Starts the game in a thread (None: in the channel); the host and seated people may.

        Its opening is posted first, and the deck cut by a person other than the host and the `runners` of the
        bot; see `Openings`.
        """
        card = await self._context.database.read(posts.find, game_id, PostKind.CARD)
        number = None if card is None else card.message_id
        decide = partial(_starting, user_id, thread_id, runners, number)
        return await self._requests.change(game_id, decide, interaction_id=interaction_id, user_id=user_id)

    async def _change(self, game_id: GameId, decide: Decide, interaction_id: int | None) -> Lobby:
        """Changes a table in the lobby; raises `AlreadyStarted` later."""
        written = await self._writer.change(
            game_id, lambda position: decide(_in_lobby(position)), interaction_id=interaction_id
        )
        return lobby_of(written.position, self._context.catalogue)

    def _choice(self, user_id: UserId, option: str, value: str, position: Position) -> Decision:
        _may_arrange(position, user_id)
        if option == PACE:
            if value not in PACES:
                raise BadOption(option)
            return SettingsChosen(settings=msgspec.structs.replace(position.settings, pace=PACES[value]))
        if option == DOOR:
            return SettingsChosen(settings=with_door(position, value))
        if option == LANGUAGE:
            if value not in self._context.catalogue.locales:
                raise BadOption(LANGUAGE)
            return LanguageChosen(locale=value)
        if position.settings.start:
            raise OptionsOfPosition
        words = self._context.words(position)
        if option == PACK:
            return self._with_pack(position, value, words)
        if option == SERIES:
            return _with_series(position, value, words)
        check_free(position, option)
        settings = msgspec.structs.replace(position.settings, series=kept_series(position, option, value))
        return OptionsChosen(options=_with_option(position, option, value, words), settings=settings)

    def _with_pack(self, position: Position, key: str, words: Words) -> Decision:
        """Returns the change to another pack of the same game, or to none; a series ends."""
        title = self._context.titles.get(key)
        if title is None or title.id != position.title.id:
            raise BadOption(PACK)
        if position.settings.series is not None and position.settings.series.played:
            raise SeriesDecides
        kept = offered_values(title, options_of(title, {}), words).keys()
        given = {
            name: value
            for name, value in offered_values(position.title, position.options, words).items()
            if name in kept and value in {choice.value for choice in title.setup.choices[name](words)}
        }
        settings = msgspec.structs.replace(position.settings, series=None)
        return OptionsChosen(options=options_of(title, given, words), settings=settings, title=title)


# --- decisions ---------------------------------------------------------------------------------------------


def _in_lobby(position: Position) -> Position:
    if position.game.status is not Status.LOBBY:
        raise AlreadyStarted
    if position.game.opening is not None:
        raise AwaitsCut
    return position


def _seating(
    person: Person,
    seat: Seat | None,
    joined: int | None,
    promptness: Promptness,
    apart: frozenset[UserId],
    as_guest: bool,
    position: Position,
) -> Decision:
    if position.seat_of(person.id) is None and is_apart(position, apart):
        raise TableFull if seat is None else SeatTaken  # as at a full table: nobody learns of a block
    seat = position.seat_of(person.id) if seat is None else seat
    chair = _place_for(position, person) if seat is None else _chair(position, seat)
    if person.id in (other.id for other in chair.people):
        return None
    if not _has_room(position, chair):
        raise SeatTaken
    check_invited(position, person.id, as_guest=as_guest)
    _check_kept(position, chair.seat, person.id)
    is_late = promptness.total >= FEWEST_TURNS and 100 * promptness.in_time <= PROMPT * promptness.total
    if position.settings.prompt and is_late:
        raise NotPrompt(PROMPT, promptness.percent)
    return Seated(person=person, seat=chair.seat, joined=joined)


def _leaving(user_id: UserId, position: Position) -> Decision:
    if position.game.status is not Status.LOBBY:
        raise AlreadyStarted
    seat_at(position, user_id)
    return Unseated(user_id=user_id)


def _seating_computer(user_id: UserId, seat: Seat | None, level: Level, position: Position) -> Decision:
    _may_arrange(position, user_id)
    chair = _free_chair(position, None) if seat is None else _chair(position, seat)
    if chair.is_taken:
        raise SeatTaken
    _check_kept(position, chair.seat, None)
    return ComputerSeated(seat=chair.seat, level=level)


def _freeing(user_id: UserId, seat: Seat, position: Position) -> Decision:
    _may_arrange(position, user_id)
    return SeatFreed(seat=seat) if _chair(position, seat).computer else None


def _opening_seats(user_id: UserId, position: Position) -> Decision:
    _may_arrange(position, user_id)
    return SettingsChosen(settings=msgspec.structs.replace(position.settings, pencilled=(), private=False))


def _closing(position: Position) -> Decision:
    return LobbyClosed() if position.game.status is Status.LOBBY else None


def _reopening(person: Person, position: Position) -> Decision:
    if position.has_started or position.game.status is not Status.ENDED:
        raise AlreadyStarted
    host = position.game.host
    if not host.is_stranger and person.id != host.id and position.seat_of(person.id) is None:
        raise NotYourLobby
    return LobbyReopened(host=person if host.is_stranger else host)


def _starting(
    user_id: UserId, thread_id: int | None, runners: Collection[UserId], card: int | None, position: Position
) -> Decision:
    _in_lobby(position)
    _may_arrange(position, user_id)
    if not is_ready(position):
        raise NotReady(fewest_seats(position))
    game = position.game
    if game.scheme == Scheme.DIRECT:
        return GameStarted(by_user=user_id, thread_id=thread_id, seed=game.seed, parts=game.parts)
    given = given_words(position, card)
    return Opened(
        by_user=user_id,
        thread_id=thread_id,
        card="" if card is None else str(card),
        words=tuple(each.word for each in given),
        typed=tuple(each.is_typed for each in given),
        cutters=cutters(position, runners),
    )


def _new_lobby(row: Game, chairs: tuple[Chair, ...]) -> NewGame:
    """Returns a new lobby without posts."""
    sitters = [person.id for chair in chairs for person in chair.people]
    return NewGame(
        game=row,
        chairs=chairs,
        shakes={user_id: Shake(joined=None) for user_id in sitters},
        dues=(),
        closes_at=row.opened_at + LOBBY_CLOSES,
    )


def options_of(title: AnyTitle, given: Mapping[str, str], *words: Words) -> AnyOptions:
    """Returns the options of a new table; raises `BadOption` for values that are not offered.

    A value may also be given by its label in any of these languages.
    """
    chosen = {name: _option_value(title, name, value, words) for name, value in given.items()}
    return AnyOptions(msgspec.convert(chosen, title.codecs.options_type, strict=False))


def _option_value(title: AnyTitle, name: str, typed: str, words: tuple[Words, ...]) -> str:
    """Returns the value of an option that was given by value or label."""
    if name not in title.setup.choices:
        raise OptionOfAnotherGame(name)
    for said in words:
        for choice in title.setup.choices[name](said):
            if typed == choice.value or typed.casefold() == choice.label.casefold():
                return choice.value
    raise BadOption(name)


def _check_fitting(title: AnyTitle, chosen: AnyOptions, given: Mapping[str, str]) -> None:
    """Raises `OptionDoesNotFit` if a given option would change nothing in this game."""
    usual = options_of(title, {})
    for name in given:
        changed = chosen_value(chosen, name) != chosen_value(usual, name)
        if changed and not title.setup.matters(chosen, name):
            raise OptionDoesNotFit(name)


def _with_option(position: Position, option: str, value: str, words: Words) -> AnyOptions:
    """Returns the options of a lobby with another value for one of them."""
    title = position.title
    values = offered_values(title, position.options, words)
    return options_of(title, {**values, **title.setup.defaults({option: value}, True), option: value}, words)


def _with_series(position: Position, name: str, words: Words) -> Decision:
    """Returns the change to a series, with the options of its first game, or to a single game."""
    given, state = chosen_series(position, name, words)
    options = position.options
    for option, value in given.items():
        options = _with_option(replace(position, options=options), option, value, words)
    return OptionsChosen(options=options, settings=msgspec.structs.replace(position.settings, series=state))


def offered_values(title: AnyTitle, options: AnyOptions, words: Words) -> dict[str, str]:
    """Returns the values of options by name, without those that do not matter or are no longer offered."""
    values = {name: chosen_value(options, name) for name in title.setup.choices}
    return {
        name: value
        for name, value in values.items()
        if title.setup.matters(options, name)
        and value in {choice.value for choice in title.setup.choices[name](words)}
    }


def _may_arrange(position: Position, user_id: UserId) -> None:
    if position.game.host.id != user_id:
        seat_at(position, user_id)


def _chair(position: Position, seat: Seat) -> Chair:
    if not 0 <= seat < len(position.chairs):
        raise NoSuchSeat
    return position.chairs[seat]


def _place_for(position: Position, person: Person) -> Chair:
    """Returns the default chair for a person: a free one, else that of the smallest team."""
    if not all(chair.is_taken for chair in position.chairs):
        return _free_chair(position, person.id)
    teams = [chair for chair in position.chairs if chair.people and _has_room(position, chair)]
    if not teams or position.seat_of(person.id) is not None:
        raise TableFull
    return min(teams, key=lambda chair: len(chair.people))


def _has_room(position: Position, chair: Chair) -> bool:
    return len(chair.people) < position.title.rules.seat_plan(position.options).people


def _free_chair(position: Position, user_id: UserId | None) -> Chair:
    """Returns the chair reserved for a user, else the first that is free and not reserved."""
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
        raise SeatKept(names(people))
