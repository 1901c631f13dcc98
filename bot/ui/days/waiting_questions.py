"""Asks people on a waiting list, by direct message, whether they go on waiting; takes their answer."""

import logging
from hashlib import blake2b

import discord

from bot.durations import MINUTE
from bot.service.lobby.waiting_list import ASKS_AFTER
from bot.service.tables import Tables
from bot.store.database.shard_part import Part
from bot.store.rows import GameId, OwedPost, PostKind, Seeker
from bot.ui.client_base import Interaction, TableClient, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.discord_errors import UNREACHABLE, for_good
from bot.ui.kit.message import GOOD, Message, button
from bot.ui.kit.names import plain
from bot.ui.kit.replies import in_place, show
from bot.ui.showing.messages import OVER
from bot.ui.showing.sending import Sender

log = logging.getLogger(__name__)

RETRY = 15 * MINUTE


class WaitingQuestions:
    """Asks due people; a question counts as asked once Discord has taken it, or refuses it for good."""

    def __init__(self, client: TableClient, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._sender = Sender(client)

    async def ask_due(self, part: Part, now: float) -> None:
        """Asks the people of some servers whose question is due."""
        for seeker in await self._tables.waiting_list.to_ask(part, now):
            try:
                await self._ask(seeker)
            except discord.HTTPException as error:
                if not for_good(error):
                    await self._later(seeker, error)
                    continue
                log.info("person %d cannot be asked: %s", seeker.person.id, error)
            except UNREACHABLE as error:
                await self._later(seeker, error)
                continue
            await self._tables.waiting_list.note_asked(seeker)

    async def _ask(self, seeker: Seeker) -> None:
        """Sends the question, or finds it: a process that ended may have sent it before it was stored."""
        tables, prefs = self._tables, await self._tables.people.of(seeker.person.id)
        guild = self._client.get_guild(seeker.guild_id)
        words = tables.catalogue.words(prefs.language or "")
        zone = (await tables.servers.of(seeker.guild_id)).zone
        silent = await tables.people.is_quiet(seeker.person.id, zone)
        message = Message(OVER).text(words("find-ask", server="?" if guild is None else plain(guild.name)))
        message.row(
            button(words("button-keep-looking"), ids.keep_looking("keep", seeker.guild_id), GOOD),
            button(words("button-stop-looking"), ids.keep_looking("stop", seeker.guild_id)),
        )
        channel = await self._client.create_dm(discord.Object(seeker.person.id))
        await self._sender.send(_question_post(seeker), channel, message, silent=silent)

    async def _later(self, seeker: Seeker, error: Exception) -> None:
        log.warning("person %d is asked later: %s", seeker.person.id, error)
        await self._tables.waiting_list.ask_later(seeker, RETRY)


def _question_post(seeker: Seeker) -> OwedPost:
    """Returns the question as a post of no table; its nonce is the same at every attempt."""
    assert seeker.since is not None, "they wait"
    assert seeker.asks_at is not None, "they are asked now"
    number = int((seeker.asks_at - seeker.since) // ASKS_AFTER)  # of the question
    subject = f"{seeker.guild_id}.{seeker.person.id}.{seeker.since}.{number}".encode()
    return OwedPost(
        ids=(0,),
        kind=PostKind.NOTICE,
        game_id=GameId(0),
        turn=0,
        revision=0,
        first=0,
        last=0,
        user_id=seeker.person.id,
        subject="",
        nonce=blake2b(subject, digest_size=12).hexdigest(),
        attempts=0,
    )


class KeepLooking(Pressable, kind=ids.keep_looking):
    """*Keep looking* and *Stop looking*, in a direct message."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._answer(interaction))

    async def _answer(self, interaction: Interaction) -> None:
        waiting_list, words = interaction.client.tables.waiting_list, words_of(interaction)
        server = int(self.named["server"])
        if self.named["what"] == "keep":
            await waiting_list.go_on(server, user_of(interaction))
            told = words("find-kept")
        else:
            await waiting_list.stop(server, user_of(interaction))
            told = words("find-stopped")
        await show(interaction, Message(OVER).text(told))
