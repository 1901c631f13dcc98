"""The waiting list of a server: pairs people by game, time limit and the hours in which both are awake."""

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.copies import replace
from bot.durations import DAY
from bot.service.context import Context
from bot.service.errors import BadOption, NotWaiting, Outrun
from bot.service.lobby.lobbies import Lobbies, Sitting, options_of
from bot.service.model.calendars import shared_hours, waking_hours
from bot.service.model.table import DEFAULT_PACE, PACES, Lobby, TableSettings, pace_name
from bot.service.people.preferences import People
from bot.service.people.server_settings import Servers
from bot.store import blocks, places, seekers
from bot.store.database.connection import Connection
from bot.store.database.shard_part import Part
from bot.store.rows import Person, Seeker, UserId
from bot.titles.title import AnyTitle

ASKS_AFTER = 3 * DAY  # of waiting; as long again without an answer ends it
HOURS_TOGETHER: Mapping[str, float] = {"8h": 6, "24h": 2}  # a day, at least, by time limit
FEWEST_HOURS = 1.0  # a day, for the other time limits
MOST_COMPARED = 40  # people who wait, per search; comparing the calendars of one takes half a millisecond
MOST_ASKED = 10  # people per alarm, so that other alarms do not wait long


@dataclass(frozen=True, kw_only=True)
class Partner:
    """A fitting person on the waiting list, and the game that both would play."""

    person: Person
    since: float
    title: str
    pace: str
    hours: float  # a day in which both are awake


@dataclass(frozen=True, kw_only=True)
class Crowd:
    """The number of other people waiting for a game with a time limit."""

    title: AnyTitle
    pace: str
    count: int


class WaitingList:
    """Keeps the waiting lists of all servers: wishes, waiting people, and the question after three days."""

    def __init__(self, context: Context, servers: Servers) -> None:
        self._context = context
        self._database = context.database
        self._servers = servers
        self._listener: Callable[[float], None] = lambda due: None

    def listen(self, listener: Callable[[float], None]) -> None:
        """Sets the callback that is given the moment of a new question; it is not awaited."""
        self._listener = listener

    @property
    def titles(self) -> tuple[AnyTitle, ...]:
        """The games for more than one person."""
        return games_for_several(self._context)

    # --- wishes --------------------------------------------------------------------------------------------

    async def of(self, guild_id: int, person: Person) -> Seeker:
        """Returns a person's wishes on a server; by default all games, with the server's time limit."""
        known = await self._database.read(seekers.of, guild_id, person.id)
        offered = tuple(title.id for title in self.titles)
        if known is not None:
            titles = tuple(title for title in offered if title in known.titles)
            return replace(known, person=person, titles=titles or offered)
        pace = (await self._servers.of(guild_id)).pace
        usual = pace_name(DEFAULT_PACE if pace is None else pace)
        return Seeker(guild_id=guild_id, person=person, titles=offered, paces=(usual,))

    async def wish(
        self,
        seeker: Seeker,
        *,
        titles: Sequence[str] | None = None,
        paces: Sequence[str] | None = None,
        computer: bool | None = None,
    ) -> Seeker:
        """Changes a person's wishes; raises `BadOption` for a game or time limit that is not offered."""
        wished = replace(
            seeker,
            titles=seeker.titles if titles is None else tuple(titles),
            paces=seeker.paces if paces is None else tuple(paces),
            computer=seeker.computer if computer is None else computer,
        )
        _check("game", wished.titles, [title.id for title in self.titles])
        _check("pace", wished.paces, PACES)
        await self._database.write(seekers.put, wished)
        return wished

    # --- waiting -------------------------------------------------------------------------------------------

    async def wait(self, seeker: Seeker, *, interaction_id: int | None = None) -> None:
        """Puts a person on the waiting list, or lets them wait on."""
        now = self._context.now()
        await self._database.write(seekers.wait, seeker, now, now + ASKS_AFTER, interaction_id=interaction_id)
        self._listener(now + ASKS_AFTER)

    async def wants_computer(self, guild_id: int, person: Person) -> bool:
        """Tells whether a waiting person wants the computer until then, and has opened no table yet."""
        seeker = await self.of(guild_id, person)
        if seeker.since is None or not seeker.computer:
            return False
        return not await self._database.read(places.opened_since, guild_id, person.id, seeker.since)

    async def stop(self, guild_id: int, user_id: UserId) -> None:
        """Takes a person off the waiting list."""
        await self._database.write(seekers.stop, guild_id, user_id)

    async def go_on(self, guild_id: int, user_id: UserId) -> None:
        """Lets a person wait for another three days; raises `NotWaiting` if they do not wait."""
        due = self._context.now() + ASKS_AFTER
        if not await self._database.write(seekers.go_on, guild_id, user_id, due):
            raise NotWaiting
        self._listener(due)

    async def close(self, guild_id: int) -> None:
        """Deletes the waiting list of a server that the bot has left."""
        await self._database.write(seekers.leave_server, guild_id)

    # --- the question after three days ---------------------------------------------------------------------

    async def to_ask(self, part: Part, now: float) -> tuple[Seeker, ...]:
        """Returns the people of some servers to ask whether they still wait.

        People who were asked and have not answered leave the list.
        """
        due = await self._database.read(seekers.due, now, part)
        for seeker in due:
            if seeker.asked:
                await self.stop(seeker.guild_id, seeker.person.id)
        return tuple(seeker for seeker in due if not seeker.asked)[:MOST_ASKED]

    async def note_asked(self, seeker: Seeker) -> None:
        """Stores that a person was asked."""
        later = self._context.now() + ASKS_AFTER
        await self._database.write(seekers.note_asked, seeker, later, asked=True)

    async def ask_later(self, seeker: Seeker, seconds: float) -> None:
        """Postpones the question to a person."""
        later = self._context.now() + seconds
        await self._database.write(seekers.note_asked, seeker, later, asked=False)


class Pairing:
    """Finds partners for waiting people, and opens their tables."""

    def __init__(self, context: Context, lobbies: Lobbies, people: People, servers: Servers) -> None:
        self._database, self._now = context.database, context.now
        self._lobbies = lobbies
        self._people = people
        self._servers = servers
        self._titles = games_for_several(context)

    async def crowds(self, seeker: Seeker) -> tuple[Crowd, ...]:
        """Returns the number of possible partners waiting now, by game and time limit."""
        counts: dict[tuple[str, str], int] = {}
        async for other, hours in self._around(seeker):
            for title in other.titles:
                for pace in _fitting(other.paces, hours):
                    counts[title, pace] = counts.get((title, pace), 0) + 1
        return tuple(
            Crowd(title=title, pace=pace, count=counts[title.id, pace])
            for title in self._titles
            for pace in PACES
            if (title.id, pace) in counts
        )

    async def partners(self, seeker: Seeker) -> tuple[Partner, ...]:
        """Returns the partners for a person: most waking hours in common first, then the longest wait."""
        found = []
        async for other, hours in self._around(seeker):
            title = next(
                (one.id for one in self._titles if one.id in {*seeker.titles} & {*other.titles}), None
            )
            pace = next(iter(_fitting([one for one in seeker.paces if one in other.paces], hours)), None)
            if title is not None and pace is not None and other.since is not None:
                found.append(
                    Partner(person=other.person, since=other.since, title=title, pace=pace, hours=hours)
                )
        return tuple(sorted(found, key=lambda one: (-one.hours, one.since)))

    async def _around(self, seeker: Seeker) -> AsyncIterator[tuple[Seeker, float]]:
        """Yields the other waiting people, with the hours a day that both are awake.

        People on a block list of each other are left out.
        """
        waiting, apart = await self._database.read(_waiting_and_apart, seeker)
        zone, now = (await self._servers.of(seeker.guild_id)).zone, self._now()
        mine = waking_hours(now, (await self._people.of(seeker.person.id)).in_zone(zone))
        others = [one for one in waiting if one.person.id != seeker.person.id and one.person.id not in apart]
        for other in others[:MOST_COMPARED]:
            theirs = waking_hours(now, (await self._people.of(other.person.id)).in_zone(zone))
            yield other, shared_hours(mine, theirs)

    async def pair(
        self,
        seeker: Seeker,
        partner: Partner,
        *,
        channel_id: int,
        hall: bool,
        locale: str,
        interaction_id: int | None,
    ) -> Lobby | None:
        """Opens a table for two waiting people; None: one of them no longer waits.

        `hall`: the channel is a forum, and the table becomes a post there.
        """
        by_wait = sorted((seeker.person, partner.person), key=lambda one: one.id == seeker.person.id)
        try:
            return await self._lobbies.open(
                partner.title,
                seeker.person,
                channel_id=channel_id,
                guild_id=seeker.guild_id,
                locale=locale,
                options={},
                settings=TableSettings(pace=PACES[partner.pace], paired=True, hall=hall),
                sitting=tuple(Sitting(seat=None, person=one) for one in by_wait),
                paired=tuple(by_wait),
                interaction_id=interaction_id,
            )
        except Outrun:
            return None


class TableWatches:
    """Keeps the games whose next table a person is told of, on each server."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._database = context.database

    async def of(self, guild_id: int, user_id: UserId) -> tuple[str, ...]:
        """Returns the games whose next table a person is told of."""
        return await self._database.read(seekers.watches_of, guild_id, user_id)

    async def put(self, guild_id: int, user_id: UserId, titles: Sequence[str]) -> None:
        """Replaces the games whose next table a person is told of."""
        if not {*titles} <= {title.id for title in games_for_several(self._context)}:
            raise BadOption("game")
        await self._database.write(seekers.watch, guild_id, user_id, sorted({*titles}))


def games_for_several(context: Context) -> tuple[AnyTitle, ...]:
    """Returns the games for more than one person."""
    return tuple(title for title in context.titles.values() if not has_one_seat(title))


def has_one_seat(title: AnyTitle) -> bool:
    """Tells whether a game is for one person."""
    return len(title.rules.seat_plan(options_of(title, {})).keys) == 1


def _waiting_and_apart(db: Connection, seeker: Seeker) -> tuple[tuple[Seeker, ...], frozenset[UserId]]:
    return seekers.waiting(db, seeker.guild_id), blocks.apart_from(db, seeker.person.id)


def _fitting(paces: Iterable[str], hours: float) -> Iterator[str]:
    """Yields the time limits for which people are awake together long enough, the slowest first."""
    wanted = set(paces)
    for pace in PACES:
        if pace in wanted and hours >= HOURS_TOGETHER.get(pace, FEWEST_HOURS):
            yield pace


def _check(option: str, values: Collection[str], offered: Collection[str]) -> None:
    """Raises `BadOption` for a value that is not offered, and for none at all."""
    if not values or not {*values} <= {*offered}:
        raise BadOption(option)
