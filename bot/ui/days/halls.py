"""Halls: forums in which each table is a post, with tags for its game and its state."""

import asyncio
import logging
from collections.abc import Iterable

import discord

from bot.service.lru_cache import LruCache
from bot.service.model.table import Table, table_label
from bot.store.rows import GameId, Status
from bot.text.catalogue import Catalogue
from bot.titles.title import Words
from bot.ui.client_base import TableClient
from bot.ui.kit.discord_errors import UNREACHABLE
from bot.ui.kit.menus import clip
from bot.ui.kit.message import Message
from bot.ui.lobby.threads import A_WEEK, LONGEST_NAME
from renderer.words import capitalise

MOST_TAGS = 20  # of a forum
MOST_APPLIED = 5  # to a post
LONGEST_TAG = 20
NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True
)
STATES = {Status.LOBBY: "hall-wanted", Status.PLAYING: "hall-running"}
FINISHED = "hall-finished"
REMEMBERED = 4096  # tables in the cache

log = logging.getLogger(__name__)


def may_post(forum: discord.ForumChannel) -> bool:
    """Tells whether the bot may open posts in a forum."""
    if not forum.permissions_for(forum.guild.me) >= NEEDED:
        return False
    return may_make_tags(forum) or not forum.flags.require_tag or bool(_free_tags(forum))


def may_make_tags(forum: discord.ForumChannel) -> bool:
    """Tells whether the bot may add tags to a forum."""
    return forum.permissions_for(forum.guild.me).manage_channels


class Halls:
    """Opens posts for tables, and lets their tags follow the games."""

    def __init__(self, client: TableClient) -> None:
        self._client = client
        self._making_tags = asyncio.Lock()
        self._shown: LruCache[GameId, Status] = LruCache(REMEMBERED)  # the last states of posts

    async def forum(self, table: Table) -> discord.ForumChannel:
        """Returns the forum of a table; raises `discord.NotFound` if it is gone."""
        return await _forum(self._client, table)

    async def tags(self, table: Table) -> list[discord.ForumTag]:
        """Returns the tags for a table; those that the forum lacks are made, where the bot may."""
        wanted = _tag_names(table, self._client.tables.catalogue)
        forum = await _forum(self._client, table)
        missing = [names for names in wanted if _find_tag(forum, names) is None]
        if missing and may_make_tags(forum):
            async with self._making_tags:
                forum = await self._with_tags(table, forum, wanted)
        found = [tag for names in wanted if (tag := _find_tag(forum, names)) is not None]
        return found[:MOST_APPLIED] or (_free_tags(forum)[:1] if forum.flags.require_tag else [])

    async def _with_tags(
        self, table: Table, forum: discord.ForumChannel, wanted: list[tuple[str, ...]]
    ) -> discord.ForumChannel:
        """Returns a forum with the tags of a table and of all states, as far as there is room for them."""
        try:
            fresh = await self._client.fetch_channel(forum.id)
            assert isinstance(fresh, discord.ForumChannel), "a forum stays one"
            catalogue = self._client.tables.catalogue
            every = [*(_names(table, catalogue, key) for key in (*STATES.values(), FINISHED)), *wanted]
            missing = dict.fromkeys(names for names in every if _find_tag(fresh, names) is None)
            made = [discord.ForumTag(name=names[0]) for names in missing]
            tags = [*fresh.available_tags, *made][:MOST_TAGS]
            if len(tags) == len(fresh.available_tags):
                return fresh
            return await fresh.edit(available_tags=tags) or fresh
        except discord.HTTPException as error:
            log.info("the forum %d keeps its tags: %s", forum.id, error)
            return forum

    async def follow(self, table: Table) -> None:
        """Gives the post of a table the tags of its state."""
        state = table.status
        if table.thread_id is None or self._shown.get(table.id) is state:
            return
        try:
            tags = await self.tags(table)
            post = await self._post(table.thread_id)
            reopens = post is not None and post.archived and table.is_open
            if post is not None and (reopens or _numbers(post.applied_tags) != _numbers(tags)):
                await post.edit(applied_tags=tags, archived=post.archived and not reopens)
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("the post of table %d keeps its tags: %s", table.id, error)
        else:
            self._shown.put(table.id, state)

    async def close(self, table: Table) -> None:
        """Closes the post of a finished game; a message there opens it again."""
        if not table.settings.hall or table.thread_id is None:
            return
        try:
            post = await self._post(table.thread_id)
            if post is not None and not post.archived:
                await post.edit(archived=True)
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("the post of table %d stays open: %s", table.id, error)

    async def _post(self, post_id: int) -> discord.Thread | None:
        found = self._client.get_channel(post_id) or await self._client.fetch_channel(post_id)
        return found if isinstance(found, discord.Thread) else None


def _numbers(tags: Iterable[discord.ForumTag]) -> set[int]:
    return {tag.id for tag in tags}


def first_name(table: Table, words: Words) -> str:
    """Returns the name of the post of a lobby."""
    return clip(f"{table_label(table, words)} · {words('hall-wanted')}", LONGEST_NAME)


async def open_again(client: TableClient, table: Table, name: str) -> int | None:
    """Opens another post for a running game whose post is lost; None: its forum takes none."""
    words = client.tables.catalogue.words(table.locale, table.title)
    try:
        made = await (await _forum(client, table)).create_thread(
            name=name,
            auto_archive_duration=A_WEEK,
            view=Message().text(f"## {table_label(table, words)}").view(),
            applied_tags=await Halls(client).tags(table),
        )
    except discord.HTTPException as error:
        log.info("table %d gets no other post: %s", table.id, error)
        return None
    return made.thread.id


async def _forum(client: TableClient, table: Table) -> discord.ForumChannel:
    found = client.get_channel(table.channel_id) or await client.fetch_channel(table.channel_id)
    assert isinstance(found, discord.ForumChannel), "a hall is a forum"
    return found


def _tag_names(table: Table, catalogue: Catalogue) -> list[tuple[str, ...]]:
    """Returns the tags of a table, each with its names in all languages; that of the table comes first."""
    titles = (catalogue.words(locale, table.title)("title-name") for locale in _locales(table, catalogue))
    return [_names(table, catalogue, STATES.get(table.status, FINISHED)), tuple(map(_short, titles))]


def _names(table: Table, catalogue: Catalogue, key: str) -> tuple[str, ...]:
    return tuple(
        clip(catalogue.words(locale, None)(key), LONGEST_TAG) for locale in _locales(table, catalogue)
    )


def _locales(table: Table, catalogue: Catalogue) -> tuple[str, ...]:
    return (table.locale, *catalogue.locales)


def _short(name: str) -> str:
    """Returns the name of a game as a tag; a long one loses the part before its colon."""
    own = name if len(name) <= LONGEST_TAG else name.rpartition(":")[2].strip()
    return clip(capitalise(own), LONGEST_TAG)


def _find_tag(forum: discord.ForumChannel, names: tuple[str, ...]) -> discord.ForumTag | None:
    """Returns the tag with one of some names; one that only moderators may apply does not count."""
    wanted = {name.casefold() for name in names}
    return next((tag for tag in _free_tags(forum) if tag.name.casefold() in wanted), None)


def _free_tags(forum: discord.ForumChannel) -> list[discord.ForumTag]:
    """Returns the tags of a forum that everybody may apply."""
    return [tag for tag in forum.available_tags if not tag.moderated]
