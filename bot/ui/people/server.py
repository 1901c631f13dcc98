"""/server: the private panel with a server's settings, edited in place."""

from collections.abc import Awaitable, Iterable
from dataclasses import dataclass

import discord

from bot.service.errors import BadOption, NeedsRole, NotManager, NotOnServer, WrongChannel
from bot.service.model.table import PACES, is_live
from bot.service.people.server_settings import FORGET_DAYS, Servers
from bot.store.rows import ServerSettings
from bot.text.catalogue import Catalogue
from bot.titles.title import Words
from bot.ui.client_base import Interaction, locale_of, public_locale_of, user_of, words_of
from bot.ui.days.halls import may_make_tags, may_post
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.menus import MOST_CHOICES
from bot.ui.kit.message import Message, button
from bot.ui.kit.replies import in_place, show
from bot.ui.kit.translator import language_names
from bot.ui.people.zones import spelling, time_in

TABLES = (1, 2, 3, 5, 10, 25, 50, 100, 200, 500, 1000)
AS_EVERYWHERE = "any"
MOST_PLACES = 10  # channels named in an error
PLACES = [discord.ChannelType.text, discord.ChannelType.news]


@dataclass(frozen=True, kw_only=True)
class Place:
    """The channel of a new table."""

    channel_id: int
    hall: bool  # it is a forum, and the table becomes a post there


# --- using the settings ------------------------------------------------------------------------------------


async def admit(interaction: Interaction, *, alone: bool) -> None:
    """Raises an error if the server's settings forbid the asker to open a table here.

    `alone`: the game has one seat, and does not count against the server's tables.
    """
    if interaction.guild_id is None:
        return
    servers = interaction.client.tables.servers
    settings = await servers.of(interaction.guild_id)
    _check_channel(interaction, settings)
    _check_role(interaction, settings)
    if not alone:
        await servers.make_room(interaction.guild_id)


def _check_channel(interaction: Interaction, settings: ServerSettings) -> None:
    places = _channels_left(interaction.guild, settings)
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    if places and not {interaction.channel_id, parent} & set(places):
        raise WrongChannel(" ".join(f"<#{place}>" for place in places[:MOST_PLACES]))


def _check_role(interaction: Interaction, settings: ServerSettings) -> None:
    """Raises `NeedsRole` if the asker has neither the role nor the permission to manage the server."""
    role, user = _role_left(interaction.guild, settings.opener_role), interaction.user
    has_it = role is None or (isinstance(user, discord.Member) and user.get_role(role) is not None)
    if not has_it and not interaction.permissions.manage_guild:
        raise NeedsRole(f"<@&{role}>")


async def place_of_tables(interaction: Interaction) -> Place:
    """Returns the channel of a new table: the server's forum, if it takes posts, else the present one."""
    assert interaction.channel_id is not None, "a command is given somewhere"
    if interaction.guild_id is not None:
        settings = await interaction.client.tables.servers.of(interaction.guild_id)
        if _hall_left(interaction.guild, settings) is not None and settings.hall is not None:
            return Place(channel_id=settings.hall, hall=True)
    return Place(channel_id=interaction.channel_id, hall=False)


def _hall_left(guild: discord.Guild | None, settings: ServerSettings) -> discord.ForumChannel | None:
    """Returns the forum of the settings if it still exists and takes the posts of the bot."""
    forum = None if guild is None or settings.hall is None else guild.get_channel(settings.hall)
    return forum if isinstance(forum, discord.ForumChannel) and may_post(forum) else None


async def language_of_tables(interaction: Interaction) -> str:
    """Returns the language of new tables: the server's setting, else that of the place.

    Without a setting, the first table of a person speaks their language.
    """
    if interaction.guild_id is None:
        return public_locale_of(interaction)
    tables = interaction.client.tables
    settings = await tables.servers.of(interaction.guild_id)
    if settings.locale is None and not await tables.cards.has_opened_any(user_of(interaction)):
        return locale_of(interaction)
    return settings.locale or public_locale_of(interaction)


async def called_role(interaction: Interaction) -> int | None:
    """Returns the role that new lobbies mention; None at night."""
    if interaction.guild_id is None:
        return None
    servers = interaction.client.tables.servers
    if await servers.is_asleep(interaction.guild_id):
        return None
    return _role_left(interaction.guild, (await servers.of(interaction.guild_id)).caller_role)


def _channels_left(guild: discord.Guild | None, settings: ServerSettings) -> list[int]:
    """Returns the channels of the settings that still exist."""
    if guild is None:
        return list(settings.channels)
    return [each for each in settings.channels if guild.get_channel(each) is not None]


def _role_left(guild: discord.Guild | None, role_id: int | None) -> int | None:
    """Returns a role if it still exists."""
    gone = role_id is not None and guild is not None and guild.get_role(role_id) is None
    return None if gone else role_id


# --- the panel ---------------------------------------------------------------------------------------------


async def show_server(interaction: Interaction) -> None:
    """Shows the settings of the server."""
    tables = interaction.client.tables
    settings = await tables.servers.of(managed_server(interaction))
    page = server_panel(settings, interaction.guild, tables.now(), tables.catalogue, words_of(interaction))
    await show(interaction, page)


def managed_server(interaction: Interaction) -> int:
    """Returns the server's id; raises `NotManager` if the asker may not manage it."""
    if interaction.guild_id is None:
        raise NotOnServer
    if not interaction.permissions.manage_guild:
        raise NotManager
    return interaction.guild_id


def server_panel(
    settings: ServerSettings,
    guild: discord.Guild | None,
    now: float,
    catalogue: Catalogue,
    words: Words,
) -> Message:
    """Returns the panel with all settings."""
    page = Message().text(f"### {words('server-title')}").small(words("server-all-optional"))
    _channels(page, settings, guild, words)
    _hall(page, settings, guild, words)
    _role(page, "opener", _role_left(guild, settings.opener_role), words)
    _role(page, "caller", _role_left(guild, settings.caller_role), words)
    _warning(page, guild, settings.caller_role, words)
    _zone(page, settings, now, words)
    paces = [(str(pace or 0), words(f"pace-{name}")) for name, pace in PACES.items() if not is_live(pace)]
    _list(page, "pace", paces, settings.pace, words)
    tables = [(str(most), words("server-tables-count", count=most)) for most in TABLES]
    _list(page, "tables", tables, settings.most_tables, words)
    _list(page, "locale", language_names(catalogue), settings.locale, words)
    spans = [(str(days), words("server-forget-days", count=days)) for days in FORGET_DAYS]
    _list(page, "forget", spans, settings.forget_days, words, means=words("server-forget-means"))
    return page


def _heading(page: Message, what: str, words: Words, *, is_set: bool, note: str = "") -> None:
    lines = [f"**{words(f'server-{what}')}**", f"-# {words(f'server-{what}-means')}"]
    said = "\n".join([*lines, f"-# {note}"] if note else lines)
    if is_set:
        page.beside(said, button(words("button-clear"), ids.server_clear(what, "clear")))
    else:
        page.text(said)


def _channels(page: Message, settings: ServerSettings, guild: discord.Guild | None, words: Words) -> None:
    chosen = _channels_left(guild, settings)
    _heading(page, "channels", words, is_set=bool(chosen))
    kind = discord.SelectDefaultValueType.channel
    page.entities(
        discord.ui.ChannelSelect(
            custom_id=ids.server("channels"),
            placeholder=words("server-anywhere"),
            channel_types=PLACES,
            min_values=0,
            max_values=MOST_CHOICES,
            default_values=[discord.SelectDefaultValue(id=each, type=kind) for each in chosen],
        )
    )


def _hall(page: Message, settings: ServerSettings, guild: discord.Guild | None, words: Words) -> None:
    forum = None if guild is None or settings.hall is None else guild.get_channel(settings.hall)
    known = forum if isinstance(forum, discord.ForumChannel) else None
    _heading(page, "hall", words, is_set=known is not None, note=_lack(known, words))
    kind = discord.SelectDefaultValueType.channel
    page.entities(
        discord.ui.ChannelSelect(
            custom_id=ids.server("hall"),
            placeholder=words("server-no-hall"),
            channel_types=[discord.ChannelType.forum],
            min_values=0,
            max_values=1,
            default_values=[] if known is None else [discord.SelectDefaultValue(id=known.id, type=kind)],
        )
    )


def _lack(forum: discord.ForumChannel | None, words: Words) -> str:
    """Returns what the bot may not do in a forum, and what to do about it; "": it may do everything."""
    if forum is None:
        return ""
    if not may_post(forum):
        return words("server-hall-closed")
    return "" if may_make_tags(forum) else words("server-hall-tags")


def _role(page: Message, what: str, chosen: int | None, words: Words) -> None:
    _heading(page, what, words, is_set=chosen is not None)
    kind = discord.SelectDefaultValueType.role
    page.entities(
        discord.ui.RoleSelect(
            custom_id=ids.server(what),
            placeholder=words(f"server-no-{what}"),
            min_values=0,
            max_values=1,
            default_values=[] if chosen is None else [discord.SelectDefaultValue(id=chosen, type=kind)],
        )
    )


def _warning(page: Message, guild: discord.Guild | None, role_id: int | None, words: Words) -> None:
    """Adds a warning if the bot may not mention the role."""
    if guild is None or role_id is None:
        return
    role = guild.get_role(role_id)
    if role is not None and not (role.mentionable or guild.me.guild_permissions.mention_everyone):
        page.small(words("server-caller-unheard"))


def _zone(page: Message, settings: ServerSettings, now: float, words: Words) -> None:
    if settings.zone is None:
        page.text(words("server-zone-none"))
        return
    known = words("me-zone", zone=spelling(settings.zone), time=time_in(settings.zone, now))
    page.beside(known, button(words("button-clear"), ids.server_clear("zone", "clear")))


def _list(
    page: Message,
    what: str,
    offered: Iterable[tuple[str, str]],
    chosen: str | int | None,
    words: Words,
    means: str = "",
) -> None:
    """Adds a select whose first option clears the setting."""
    present = AS_EVERYWHERE if chosen is None else str(chosen)
    options = [(AS_EVERYWHERE, words(f"server-{what}-any")), *offered]
    page.text(f"**{words(f'server-{what}')}**" + (f"\n-# {means}" if means else ""))
    page.select(
        ids.server(what),
        words(f"server-{what}"),
        [
            discord.SelectOption(label=label, value=value, default=value == present)
            for value, label in options
        ],
    )


# --- presses -----------------------------------------------------------------------------------------------


class ServerSetting(Pressable, kind=ids.server):
    """A select of the panel."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._set(interaction))

    async def _set(self, interaction: Interaction) -> None:
        await self._change(interaction.client.tables.servers, managed_server(interaction))
        await show_server(interaction)

    def _change(self, servers: Servers, guild_id: int) -> Awaitable[ServerSettings]:
        match self.named["what"]:
            case "channels":
                return servers.set_channels(guild_id, self.entities)
            case "opener":
                return servers.set_opener_role(guild_id, next(iter(self.entities), None))
            case "caller":
                return servers.set_caller_role(guild_id, next(iter(self.entities), None))
            case "hall":
                return servers.set_hall(guild_id, next(iter(self.entities), None))
            case "pace":
                return servers.set_pace(guild_id, self._number())
            case "tables":
                return servers.set_most_tables(guild_id, self._number())
            case "forget":
                return servers.set_forget_days(guild_id, self._number())
            case _:
                locale = self.value
                return servers.set_locale(guild_id, None if locale == AS_EVERYWHERE else locale)

    def _number(self) -> int | None:
        """Returns the chosen number; None: the default."""
        value = self.value
        if value != AS_EVERYWHERE and self.number < 0:
            raise BadOption(self.named["what"])
        return None if value == AS_EVERYWHERE else self.number


class ServerClear(Pressable, kind=ids.server_clear):
    """The button that clears a setting."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._clear(interaction))

    async def _clear(self, interaction: Interaction) -> None:
        servers, guild_id = interaction.client.tables.servers, managed_server(interaction)
        match self.named["what"]:
            case "channels":
                await servers.set_channels(guild_id, ())
            case "hall":
                await servers.set_hall(guild_id, None)
            case "opener":
                await servers.set_opener_role(guild_id, None)
            case "caller":
                await servers.set_caller_role(guild_id, None)
            case _:
                await servers.set_zone(guild_id, None)
        await show_server(interaction)
