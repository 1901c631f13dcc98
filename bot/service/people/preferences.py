"""Preferences of people: time zone, quiet times, absences, language and messages."""

from collections.abc import Callable, Iterable, Mapping

from bot.durations import DAY, HOUR, MINUTE
from bot.service.context import Context
from bot.service.errors import BadOption, NoSuchZone, TooLongAway, TooQuiet
from bot.service.lru_cache import LruCache
from bot.service.model.calendars import DAYS_A_WEEK, is_quiet, next_hour_of_day, zone_called
from bot.store import people
from bot.store.people import Setting, Switch, Value
from bot.store.rows import Absence, Preferences, UserId

MOST_PEOPLE = 4096  # in the cache
MOST_QUIET = 16  # hours of a day
MOST_AWAY, OUT_OF = 14, 60  # days
HOURS = range(24)
LEARNS_EVERY = 6 * HOUR  # when much is known


class People:
    """Reads and writes preferences, with a cache."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._database = context.database
        self._known: LruCache[UserId, tuple[Preferences, float]] = LruCache(MOST_PEOPLE, context.memory)
        self._listeners: list[Callable[[UserId], None]] = []

    def listen(self, listener: Callable[[UserId], None]) -> None:
        """Adds a callback for changed preferences; it runs on the event loop and is not awaited."""
        self._listeners.append(listener)

    async def of(self, user_id: UserId) -> Preferences:
        """Returns the preferences of a person."""
        return self._in_memory(user_id, self._context.now()) or await self._read(user_id)

    async def of_all(self, user_ids: Iterable[UserId]) -> Mapping[UserId, Preferences]:
        """Returns the preferences of several people."""
        now = self._context.now()
        return {user_id: self._in_memory(user_id, now) or await self._read(user_id) for user_id in user_ids}

    def _in_memory(self, user_id: UserId, now: float) -> Preferences | None:
        """Returns cached preferences; None if their quiet hours, learnt from moves, have to be read again."""
        known, read_at = self._known.get(user_id) or (None, 0.0)
        if known is None or known.zone is not None:
            return known
        every = LEARNS_EVERY if known.is_well_known else HOUR if known.learnt else MINUTE
        return None if now - read_at > every else known

    async def _read(self, user_id: UserId) -> Preferences:
        known = await self._database.read(people.preferences, user_id)
        self._known.put(user_id, (known, self._context.now()))
        return known

    async def is_quiet(self, user_id: UserId, zone: str | None = None) -> bool:
        """Tells whether a person has quiet time now; `zone` is the default of their time zone."""
        return is_quiet(self._context.now(), (await self.of(user_id)).in_zone(zone))

    async def set_zone(self, user_id: UserId, zone: str | None) -> Preferences:
        """Sets a person's time zone; raises `NoSuchZone` for an unknown one."""
        known = None if zone is None else zone_called(zone)
        if zone is not None and known is None:
            raise NoSuchZone(zone)
        settings: dict[Setting, Value] = {"zone": known}
        if (hour := (await self.of(user_id)).letter_hour) is not None:
            settings |= self._letter_at(None if known is None else hour, known)
        return await self._set(user_id, settings)

    async def set_letter(self, user_id: UserId, hour: int | None) -> Preferences:
        """Replaces a person's pings by one letter a day, at an hour of their time zone; None: pings again."""
        zone = (await self.of(user_id)).zone
        if hour is not None and (hour not in HOURS or zone is None):
            raise BadOption("letter")
        return await self._set(user_id, self._letter_at(hour, zone))

    def _letter_at(self, hour: int | None, zone: str | None) -> dict[Setting, Value]:
        """Returns the settings of a daily letter at an hour of a zone; None: no letter."""
        at = None if hour is None else next_hour_of_day(self._context.now(), hour, zone)
        return {"letter_hour": hour, "letter_at": at}

    async def set_quiet_hours(self, user_id: UserId, since: int, until: int) -> Preferences:
        """Sets a person's quiet hours; the same hour twice: none."""
        if since not in HOURS or until not in HOURS:
            raise BadOption("quiet")
        if (until - since) % len(HOURS) > MOST_QUIET:
            raise TooQuiet(MOST_QUIET)
        return await self._set(user_id, {"quiet_from": since, "quiet_to": until})

    async def set_days_off(self, user_id: UserId, days: Iterable[int]) -> Preferences:
        """Sets a person's days off; 0 is Monday."""
        wanted = frozenset(days)
        if not wanted <= frozenset(range(DAYS_A_WEEK)):
            raise BadOption("days")
        return await self._set(user_id, {"days_off": people.bits(wanted)})

    async def switch(self, user_id: UserId, what: Switch, on: bool) -> Preferences:
        """Switches a preference on or off, such as hands by direct message or tips."""
        return await self._set(user_id, {what: int(on)})

    async def set_locale(
        self, user_id: UserId, locale: str | None, *, of_discord: bool = False
    ) -> Preferences:
        """Sets the language of a person's private answers; None: that of their Discord client.

        `of_discord` stores the language of their client instead, the default for direct messages.
        """
        if of_discord:
            known = await self.of(user_id)
            return known if known.spoken == locale else await self._set(user_id, {"spoken": locale})
        if locale is not None and locale not in self._context.catalogue.locales:
            raise BadOption("language")
        return await self._set(user_id, {"locale": locale})

    async def away(self, user_id: UserId, until: float, since: float | None = None) -> Preferences:
        """Begins an absence, or plans one; raises `TooLongAway` if it exceeds the days that are left.

        A planned one replaces the one planned before; while a person is away, none is planned.
        """
        now = self._context.now()
        begins = now if since is None else max(since, now)
        if until <= begins or (begins > now and (await self.of(user_id)).is_away(now)):
            raise BadOption("away")
        taken = await self._past_absences(user_id)
        if not _fits(taken, begins, until):
            raise TooLongAway(_days_left(taken, begins), MOST_AWAY, OUT_OF)
        return self._announce(await self._database.write(people.leave, user_id, now, begins, until))

    async def back(self, user_id: UserId) -> Preferences:
        """Ends an absence, and drops a planned one; unused days are not counted."""
        return self._announce(await self._database.write(people.come_back, user_id, self._context.now()))

    async def days_left(self, user_id: UserId) -> int:
        """Returns the number of whole days that a person may be away from now on."""
        return _days_left(await self._past_absences(user_id), self._context.now())

    async def _past_absences(self, user_id: UserId) -> tuple[Absence, ...]:
        """Returns the absences of a person that have begun and may still count."""
        now = self._context.now()
        taken = await self._database.read(people.absences, user_id, now - OUT_OF * DAY)
        return tuple(absence for absence in taken if absence.since <= now)

    def forget(self, user_id: UserId) -> None:
        """Drops a person's preferences from the cache: they have been deleted."""
        self._known.drop(user_id)

    async def _set(self, user_id: UserId, settings: dict[Setting, Value]) -> Preferences:
        return self._announce(await self._database.write(people.put, user_id, settings))

    def _announce(self, prefs: Preferences) -> Preferences:
        _, read_at = self._known.get(prefs.user_id) or (None, 0.0)
        self._known.put(prefs.user_id, (prefs, read_at))
        for listener in self._listeners:
            listener(prefs.user_id)
        return prefs


def _fits(taken: Iterable[Absence], since: float, until: float) -> bool:
    """Tells whether an absence fits into the allowance of the days that end with it.

    Absences do not overlap, so no other span of as many days can hold more. One that is under way counts up
    to its begin, because the new end replaces the old one.
    """
    first = until - OUT_OF * DAY
    gone = sum(max(0.0, min(each.until, since) - max(each.since, first)) for each in taken)
    return gone + (until - since) <= MOST_AWAY * DAY


def _days_left(taken: Iterable[Absence], since: float) -> int:
    past = tuple(taken)
    return next((days for days in range(MOST_AWAY, 0, -1) if _fits(past, since, since + days * DAY)), 0)
