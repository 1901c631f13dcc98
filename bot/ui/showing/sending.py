"""Sends owed posts once, also where Discord has forgotten their nonces.

Discord returns the same message for a repeated nonce, but only for some minutes. So every post has a mark:
the number of its container, made from its nonce. Before an old post is sent that may have been sent before,
the last messages of its place are searched for the mark.
"""

import time
from collections.abc import Sequence
from hashlib import blake2b

import discord

from bot.service.lru_cache import LruCache
from bot.store.rows import OwedPost, PostKind
from bot.ui.client_base import TableClient
from bot.ui.kit.discord_errors import is_gone
from bot.ui.kit.message import Message
from bot.ui.lobby.threads import A_WEEK

REMEMBERED = 4096  # posts tried by this process
NONCE_LASTS = 120.0  # seconds in which Discord certainly knows a nonce
LOOKED_AT = 50  # messages of a place
FIRST_MARK = 1 << 24  # larger than the numbers that Discord gives to components


class Sender:
    """Sends owed posts, and knows which of them may have been sent before."""

    def __init__(self, client: TableClient) -> None:
        self._client = client
        self._inherited = 0
        self._tried: LruCache[str, float] = LruCache(REMEMBERED)  # when, by nonce

    def inherit(self, latest: int) -> None:
        """Notes that all owed posts up to this number may have been sent by another process."""
        self._inherited = max(self._inherited, latest)

    async def send(
        self,
        owed: OwedPost,
        place: discord.abc.Messageable,
        message: Message,
        *,
        heard: discord.AllowedMentions | None = None,
        silent: bool = False,
        suffix: str = "",
    ) -> discord.Message:
        """Sends a post, or finds it; a found one is updated. `suffix` tells two posts of a debt apart."""
        nonce = f"{owed.nonce[: 25 - len(suffix)]}{suffix}"
        mark = mark_of(nonce)
        if self._may_be_forgotten(owed, nonce) and (earlier := await self._find(place, mark)) is not None:
            if owed.kind is not PostKind.OPENING:  # which is never edited
                await earlier.edit(view=message.view(mark), attachments=message.files())
            return earlier
        if self._tried.get(nonce) is None:
            self._tried.put(nonce, time.monotonic())
        return await place.send(
            view=message.view(mark),
            files=message.files(),
            nonce=nonce,
            allowed_mentions=heard or discord.AllowedMentions.none(),
            silent=silent,
        )

    async def send_as_post(
        self,
        owed: OwedPost,
        forum: discord.ForumChannel,
        message: Message,
        *,
        name: str,
        tags: Sequence[discord.ForumTag],
        heard: discord.AllowedMentions,
        silent: bool,
    ) -> discord.Message:
        """Opens a post in a forum with a message, or finds it there: posts have no nonces."""
        mark, first = mark_of(owed.nonce), self._tried.get(owed.nonce) is None
        maybe_sent = not first or owed.attempts > 0 or owed.ids[0] <= self._inherited
        if maybe_sent and (earlier := await self._find_post(forum, mark)) is not None:
            await earlier.edit(view=message.view(mark), attachments=message.files())
            return earlier
        self._tried.put(owed.nonce, time.monotonic())
        made = await forum.create_thread(
            name=name,
            auto_archive_duration=A_WEEK,
            view=message.view(mark),
            files=message.files(),
            applied_tags=tags,
            allowed_mentions=heard,
            silent=silent,
        )
        return made.message

    async def _find_post(self, forum: discord.ForumChannel, mark: int) -> discord.Message | None:
        """Returns the first message with a mark among the latest open posts of the bot in a forum."""
        assert self._client.user is not None, "logged in"
        place, me = forum.id, self._client.user.id
        posts = [post for post in await forum.guild.active_threads() if post.parent_id == place]
        mine = sorted((post for post in posts if post.owner_id == me), key=lambda post: -post.id)
        for post in mine[:LOOKED_AT]:
            async for message in post.history(limit=1, oldest_first=True):
                if mark in [getattr(part, "id", None) for part in message.components]:
                    return message
        return None

    def _may_be_forgotten(self, owed: OwedPost, nonce: str) -> bool:
        """Tells whether a post may have been sent so long ago that Discord has forgotten its nonce."""
        tried = self._tried.get(nonce)
        if tried is not None:
            return time.monotonic() - tried > NONCE_LASTS
        return owed.ids[0] <= self._inherited

    async def _find(self, place: discord.abc.Messageable, mark: int) -> discord.Message | None:
        """Returns the message with a mark among the last of a place; None: it cannot be seen there."""
        assert self._client.user is not None, "logged in"
        try:
            async for message in place.history(limit=LOOKED_AT):
                marks = [getattr(part, "id", None) for part in message.components]
                if message.author.id == self._client.user.id and mark in marks:
                    return message
        except discord.HTTPException as error:
            if not is_gone(error):
                raise
        return None


def mark_of(nonce: str) -> int:
    """Returns the mark of a nonce, of 31 bits."""
    digest = int.from_bytes(blake2b(nonce.encode(), digest_size=4).digest(), "big")
    return FIRST_MARK + digest % ((1 << 31) - FIRST_MARK)
