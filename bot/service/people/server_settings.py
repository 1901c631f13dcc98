"""Servers: what those who manage one have set for its tables."""

from collections.abc import Callable, Iterable

import msgspec

from bot.service.context import Context
from bot.service.errors import BadOption, EverybodysRole, NoSuchZone, ServerFull
from bot.service.lru_cache import LruCache
from bot.service.model.calendars import is_night, zone_called
from bot.service.model.table import DAY
from bot.service.model.table import PACES as TABLE_PACES
from bot.store import games, servers
from bot.store.rows import ServerSettings
from bot.store.servers import Setting, Value

KEPT = 1024  # settings in memory; others are read again when asked for
PACES = tuple(pace or 0 for pace in TABLE_PACES.values())  # seconds a visit; 0: no clock
MOST_TABLES = 25  # of a server, which may want fewer
FORGET_DAYS = (30, 90, 180, 365)  # after which finished games lose names
SECOND_THOUGHTS = DAY  # seconds until the first of them does, for those who chose it by mistake


class Servers:
    """Settings are read once and kept; every change is written first."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._database = context.database
        self._known: LruCache[int, ServerSettings] = LruCache(KEPT, context.memory)
        self._listeners: list[Callable[[int], None]] = []

    def listen(self, listener: Callable[[int], None]) -> None:
        """Calls this with every server where something was set, on the event loop, without waiting for it."""
        self._listeners.append(listener)

    async def of(self, guild_id: int) -> ServerSettings:
        """Returns what is set for a server."""
        known = self._known.get(guild_id)
        if known is None:
            known = await self._database.read(servers.settings, guild_id)
            self._known.put(guild_id, known)
        return known

    async def set_channels(self, guild_id: int, channels: Iterable[int]) -> ServerSettings:
        """Sets where tables may be opened; nowhere in particular: everywhere."""
        return await self._set(guild_id, "channels", msgspec.json.encode(sorted(set(channels))))

    async def set_locale(self, guild_id: int, locale: str | None) -> ServerSettings:
        """Sets the language of the server's tables."""
        if locale is not None and locale not in self._context.catalogue.locales:
            raise BadOption("language")
        return await self._set(guild_id, "locale", locale)

    async def set_zone(self, guild_id: int, zone: str | None) -> ServerSettings:
        """Sets by which clock it is night on the server; raises `NoSuchZone`."""
        known = None if zone is None else zone_called(zone)
        if zone is not None and known is None:
            raise NoSuchZone(zone)
        return await self._set(guild_id, "zone", known)

    async def set_pace(self, guild_id: int, pace: int | None) -> ServerSettings:
        """Sets how long a visit lasts at tables whose host does not say."""
        if pace is not None and pace not in PACES:
            raise BadOption("pace")
        return await self._set(guild_id, "pace", pace)

    async def set_most_tables(self, guild_id: int, most: int | None) -> ServerSettings:
        """Sets how many tables may be open at once."""
        if most is not None and not 1 <= most <= MOST_TABLES:
            raise BadOption("tables")
        return await self._set(guild_id, "most_tables", most)

    async def set_opener_role(self, guild_id: int, role_id: int | None) -> ServerSettings:
        """Sets who may open a table; a role that everybody has is as good as none."""
        return await self._set(guild_id, "opener_role", None if role_id == guild_id else role_id)

    async def set_caller_role(self, guild_id: int, role_id: int | None) -> ServerSettings:
        """Sets who is called when a lobby looks for players."""
        if role_id == guild_id:
            raise EverybodysRole
        return await self._set(guild_id, "caller_role", role_id)

    async def set_forget_days(self, guild_id: int, days: int | None) -> ServerSettings:
        """Sets after how many days finished games lose the names of people; the first of them tomorrow."""
        if days is not None and days not in FORGET_DAYS:
            raise BadOption("forget")
        since = self._context.now() + SECOND_THOUGHTS
        return self._announce(await self._database.write(servers.put_forgetting, guild_id, days, since))

    async def make_room(self, guild_id: int) -> None:
        """Raises `ServerFull` where no further table may be opened."""
        most = (await self.of(guild_id)).most_tables or MOST_TABLES
        if len(await self._database.read(games.in_guild, guild_id)) >= most:
            raise ServerFull(most)

    async def is_asleep(self, guild_id: int) -> bool:
        """Tells whether it is night by the clock of the server; where no zone is set, it never is."""
        return is_night(self._context.now(), (await self.of(guild_id)).zone)

    async def _set(self, guild_id: int, setting: Setting, value: Value) -> ServerSettings:
        return self._announce(await self._database.write(servers.put, guild_id, setting, value))

    def _announce(self, settings: ServerSettings) -> ServerSettings:
        self._known.put(settings.guild_id, settings)
        for listener in self._listeners:
            listener(settings.guild_id)
        return settings
