"""Keeps the application's emoji the same as our own sprites; sentences use words until they are there."""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from hashlib import blake2b

import discord
import msgspec

from bot.service.tables import Tables
from bot.ui.client_base import TableClient
from bot.ui.kit.discord_errors import UNREACHABLE
from renderer.emoji import emoji, source_digest
from renderer.shapes import Sprite

log = logging.getLogger(__name__)

PAUSES = (2.0, 60.0, 600.0, 3600.0)  # seconds before each attempt, the first one after a start
SETTLED = 20.0  # seconds from then on until missing emoji are uploaded
LOOK_AGAIN = 300.0  # seconds until a process that uploads nothing looks for emoji of the one that does
FIRST_SHARD = 0  # the process that holds it uploads


class UploadedEmoji(msgspec.Struct, frozen=True):
    """The emoji uploaded so far: the code they were drawn with, and the hash of each by name."""

    source: str = ""
    hashes: Mapping[str, str] = {}


class EmojiSync:
    """Uploads changed emoji, removes old ones, and tells the catalogue which there are."""

    def __init__(self, client: TableClient, tables: Tables, wanted: Mapping[str, Sprite]) -> None:
        self._client = client
        self._tables = tables
        self._wanted = wanted
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins in the background; nothing waits for it."""
        if self._wanted:
            self._tables.catalogue.icons.clear()  # of an earlier connection
            self._running = asyncio.create_task(self._run(), name="emoji")

    async def stop(self) -> None:
        """Ends it; what is uploaded so far is stored."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait({self._running})

    async def _run(self) -> None:
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                await self._sync()
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.warning("emoji stay words for now: %s", error)
            except Exception:  # a bug here must not cost more than the emoji
                log.exception("emoji stay words")
                return
            else:
                return

    async def _sync(self) -> None:
        """Learns which emoji there are; the process that holds the first shard uploads the others."""
        there = await self._look()
        await asyncio.sleep(SETTLED)
        if self._client.shares.holds(FIRST_SHARD):
            await self._upload(there)
        elif not self._wanted.keys() <= there.keys():
            await asyncio.sleep(LOOK_AGAIN)
            await self._look()

    async def _look(self) -> dict[str, discord.Emoji]:
        """Returns the application's emoji by name; the catalogue learns the ones that are ours."""
        there = {one.name: one for one in await self._client.fetch_application_emojis()}
        known = (await self._recall()).hashes
        self._learn(one for one in there.values() if one.name in known)
        return there

    def _learn(self, found: Iterable[discord.Emoji]) -> None:
        self._tables.catalogue.icons.update((one.name, str(one)) for one in found if one.name in self._wanted)

    async def _upload(self, there: dict[str, discord.Emoji]) -> None:
        """Uploads what is missing or has changed, and removes what is no longer wanted."""
        known, source = await self._recall(), source_digest()
        hashes = {name: known.hashes[name] for name in known.hashes if name in there}
        if known.source == source and hashes.keys() == self._wanted.keys():
            return
        for name in hashes.keys() - self._wanted.keys():
            await there[name].delete()
            del hashes[name]
            await self._remember(UploadedEmoji(hashes=hashes))
        for name, sprite in self._wanted.items():
            image = await asyncio.to_thread(emoji, sprite)
            digest = blake2b(image, digest_size=16).hexdigest()
            if hashes.get(name) != digest and await self._replace(name, image, there.get(name)):
                hashes[name] = digest
                await self._remember(UploadedEmoji(hashes=hashes))
        if hashes.keys() == self._wanted.keys():
            await self._remember(UploadedEmoji(source=source, hashes=hashes))

    async def _replace(self, name: str, image: bytes, old: discord.Emoji | None) -> bool:
        """Uploads an emoji in place of an old one; returns False if Discord refuses it."""
        if old is not None:
            self._tables.catalogue.icons.pop(name, None)
            await old.delete()
        try:
            self._learn([await self._client.create_application_emoji(name=name, image=image)])
        except discord.HTTPException as error:
            log.warning("the emoji %s stays a word: %s", name, error)
            return False
        return True

    async def _recall(self) -> UploadedEmoji:
        kept = await self._tables.key_values.recall(self._key)
        return msgspec.json.decode(kept, type=UploadedEmoji) if kept else UploadedEmoji()

    async def _remember(self, uploaded: UploadedEmoji) -> None:
        await self._tables.key_values.remember(self._key, msgspec.json.encode(uploaded).decode())

    @property
    def _key(self) -> str:
        return f"emoji:{self._client.application_id}"
