"""Settings of servers, which apply to all their tables."""

from collections.abc import Callable, Iterable

import msgspec

from bot.durations import DAY
from bot.service.context import Context
from bot.service.errors import BadOption, EverybodysRole, NoSuchZone, ServerFull
from bot.service.lru_cache import LruCache
from bot.service.model.calendars import is_night, zone_called
from bot.service.model.table import PACES as TABLE_PACES
from bot.service.model.table import is_live
from bot.store import games, servers
from bot.store.rows import ServerSettings
from bot.store.servers import Setting, Value

MOST_SERVERS = 1024  # in the cache
PACES = tuple(pace or 0 for pace in TABLE_PACES.values() if not is_live(pace))  # 0: no clock
USUAL_TABLES = 100  # open at once per server, without solo and sleeping ones
MOST_TABLES = 1000  # the limit that a server may set
FORGET_DAYS = (30, 90, 180, 365)  # after which finished games are anonymised
SECOND_THOUGHTS = DAY  # until the first one is, in case it was chosen by mistake


class Servers:
    """Reads and writes server settings, with a cache."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._database = context.database
        self._known: LruCache[int, ServerSettings] = LruCache(MOST_SERVERS, context.memory)
        self._listeners: list[Callable[[int], None]] = []

    def listen(self, listener: Callable[[int], None]) -> None:
        """Adds a callback for changed settings; it runs on the event loop and is not awaited."""
        self._listeners.append(listener)

    async def of(self, guild_id: int) -> ServerSettings:
        """Returns the settings of a server."""
        known = self._known.get(guild_id)
        if known is None:
            known = await self._database.read(servers.settings, guild_id)
            self._known.put(guild_id, known)
        return known

    async def set_channels(self, guild_id: int, channels: Iterable[int]) -> ServerSettings:
        """Sets the channels where tables may be opened; none: everywhere."""
        return await self._set(guild_id, "channels", msgspec.json.encode(sorted(set(channels))))

    async def set_locale(self, guild_id: int, locale: str | None) -> ServerSettings:
        """Sets the language of the server's tables."""
        if locale is not None and locale not in self._context.catalogue.locales:
            raise BadOption("language")
        return await self._set(guild_id, "locale", locale)

    async def set_zone(self, guild_id: int, zone: str | None) -> ServerSettings:
        """Sets the server's time zone; raises `NoSuchZone` for an unknown one."""
        known = None if zone is None else zone_called(zone)
        if zone is not None and known is None:
            raise NoSuchZone(zone)
        return await self._set(guild_id, "zone", known)

    async def set_pace(self, guild_id: int, pace: int | None) -> ServerSettings:
        """Sets the default pace of new tables."""
        if pace is not None and pace not in PACES:
            raise BadOption("pace")
        return await self._set(guild_id, "pace", pace)

    async def set_most_tables(self, guild_id: int, most: int | None) -> ServerSettings:
        """Sets the maximum number of open tables."""
        if most is not None and not 1 <= most <= MOST_TABLES:
            raise BadOption("tables")
        return await self._set(guild_id, "most_tables", most)

    async def set_opener_role(self, guild_id: int, role_id: int | None) -> ServerSettings:
        """Sets the role that may open tables; @everyone means no restriction."""
        return await self._set(guild_id, "opener_role", None if role_id == guild_id else role_id)

    async def set_caller_role(self, guild_id: int, role_id: int | None) -> ServerSettings:
        """Sets the role that new lobbies mention; raises `EverybodysRole` for @everyone."""
        if role_id == guild_id:
            raise EverybodysRole
        return await self._set(guild_id, "caller_role", role_id)

    async def set_hall(self, guild_id: int, forum_id: int | None) -> ServerSettings:
        """Sets the forum in which each new table is a post."""
        return await self._set(guild_id, "hall", forum_id)

    async def set_forget_days(self, guild_id: int, days: int | None) -> ServerSettings:
        """Sets the days after which finished games are anonymised, at the earliest tomorrow."""
        if days is not None and days not in FORGET_DAYS:
            raise BadOption("forget")
        since = self._context.now() + SECOND_THOUGHTS
        return self._announce(await self._database.write(servers.put_forgetting, guild_id, days, since))

    async def make_room(self, guild_id: int) -> None:
        """Raises `ServerFull` if the server has the maximum number of open tables.

        Solo tables and sleeping ones do not count.
        """
        most = (await self.of(guild_id)).most_tables or USUAL_TABLES
        if await self._database.read(games.number_in_guild, guild_id) >= most:
            raise ServerFull(most)

    async def is_asleep(self, guild_id: int) -> bool:
        """Tells whether it is night in the server's time zone; never if none is set."""
        return is_night(self._context.now(), (await self.of(guild_id)).zone)

    async def _set(self, guild_id: int, setting: Setting, value: Value) -> ServerSettings:
        return self._announce(await self._database.write(servers.put, guild_id, setting, value))

    def _announce(self, settings: ServerSettings) -> ServerSettings:
        self._known.put(settings.guild_id, settings)
        for listener in self._listeners:
            listener(settings.guild_id)
        return settings
