"""Pings: people are called once per visit, not for their own press, and not in quiet hours.

Calls are stored, so that after a restart no person is called twice and old call messages are deleted.
"""

import logging
from collections.abc import Iterable

import discord
import msgspec

from bot.service.lru_cache import LruCache
from bot.service.model.ping_rules import Ping
from bot.service.showing.outbox import Settlements
from bot.service.showing.pages import Page
from bot.service.tables import Tables
from bot.store.rows import GameId, OwedPost, Person, UserId, names
from bot.ui.kit.discord_errors import for_good, reason
from bot.ui.kit.message import Message
from bot.ui.showing import messages
from bot.ui.showing.sending import Sender

log = logging.getLogger(__name__)

REMEMBERED = 4096  # tables in the cache


class Called(msgspec.Struct, frozen=True, kw_only=True):
    """The people called at a table, and the call message, if there is one."""

    people: frozenset[UserId] = frozenset()
    channel_id: int | None = None  # None: the board itself called them
    message_id: int | None = None


NOBODY = Called()


class Pings:
    """Calls people at all tables."""

    def __init__(self, client: discord.Client, tables: Tables, sender: Sender) -> None:
        self._client = client
        self._sender = sender
        self._tables = tables
        self._called: LruCache[GameId, Called] = LruCache(REMEMBERED)

    def forget_all(self) -> None:
        """Clears the cache: another process may have called people since."""
        self._called = LruCache(REMEMBERED)

    async def to_notify(self, game_id: GameId, people: Iterable[Person]) -> tuple[Person, ...]:
        """Returns the people a post may notify now: awake, and not yet called on this visit."""
        before = await self._of(game_id)
        new = tuple(person for person in people if person.id not in before.people)
        ways = await self._tables.outbox.pings(game_id, new)
        return tuple(person for person in new if ways[person.id] is Ping.NOTIFY)

    async def reachable(self, game_id: GameId, people: Iterable[Person]) -> tuple[Person, ...]:
        """Returns the people a post may notify now, whoever pressed last."""
        asked = tuple(people)
        ways = await self._tables.outbox.pings(game_id, asked)
        return tuple(person for person in asked if ways[person.id] not in (Ping.LATER, Ping.NOT_WANTED))

    async def awake(self, game_id: GameId, people: Iterable[Person]) -> tuple[Person, ...]:
        """Returns the people a post may notify now."""
        asked = tuple(people)
        ways = await self._tables.outbox.pings(game_id, asked)
        return tuple(person for person in asked if ways[person.id] is Ping.NOTIFY)

    async def call(self, owed: OwedPost, page: Page, settled: Settlements, *, is_new: bool) -> None:
        """Calls newly asked people; `is_new`: the board that was just posted has called them."""
        if page.window and not page.waits_for and not page.asleep:  # it is being answered automatically
            return
        before = await self._of(owed.game_id)
        asked = frozenset(person.id for person in page.waits_for)
        new = await self.to_notify(owed.game_id, page.waits_for)
        if asked != before.people or is_new:
            before = await self._take_back(owed.game_id, before, settled)
        if not page.current:
            return
        if new and not is_new:
            before = await self._post(owed, page, messages.nudge(page, new), new)
        await self._note(owed.game_id, msgspec.structs.replace(before, people=asked), settled)

    async def remind(
        self, owed: OwedPost, page: Page, people: tuple[Person, ...], settled: Settlements
    ) -> None:
        """Reminds people who have not muted the table; the new call replaces the earlier one."""
        ways = await self._tables.outbox.pings(owed.game_id, people)
        wanted = tuple(person for person in people if ways[person.id] is not Ping.NOT_WANTED)
        if not wanted:
            return
        before = await self._take_back(owed.game_id, await self._of(owed.game_id), settled)
        awake = tuple(person for person in wanted if ways[person.id] is not Ping.LATER)
        message = messages.reminder(page, wanted, owed.subject)
        called = await self._post(owed, page, message, awake)
        known = before.people | {person.id for person in people}
        await self._note(owed.game_id, msgspec.structs.replace(called, people=known), settled)

    async def say_who_is_next(self, owed: OwedPost, settled: Settlements) -> None:
        """Sends a person the direct message that they are next, unless they are asked by now."""
        assert owed.user_id is not None, "it has a recipient"
        outbox = self._tables.outbox
        page = await outbox.present(owed.game_id)
        table, waits_for = page.table, page.waits_for
        if not waits_for or owed.user_id in (person.id for person in waits_for):
            settled.give_up(owed, "it is their turn, or nobody's")
            return
        told = Person(id=owed.user_id, name="")
        if (await outbox.pings(owed.game_id, (told,)))[told.id] is Ping.NOT_WANTED:
            settled.give_up(owed, "the table is muted")
            return
        prefs = await self._tables.people.of(owed.user_id)
        words = self._tables.catalogue.words(prefs.language or table.locale, table.title)
        message = Message().text(words("call-next", people=names(waits_for), place=f"<#{table.place}>"))
        await settled.trying(owed)
        try:
            channel = await self._client.create_dm(discord.Object(owed.user_id))
            await self._sender.send(owed, channel, message)
        except (discord.Forbidden, discord.NotFound) as error:
            settled.give_up(owed, reason(error))
        else:
            settled.settle(owed)
            await settled.store()

    async def _post(self, owed: OwedPost, page: Page, message: Message, people: tuple[Person, ...]) -> Called:
        """Posts a call message; raises errors that may pass, so that the post is retried."""
        try:
            channel = self._client.get_partial_messageable(page.table.place)
            heard = messages.allowed_mentions(people)
            silent = not people
            posted = await self._sender.send(owed, channel, message, heard=heard, silent=silent, suffix="!")
        except discord.HTTPException as error:
            if not for_good(error):
                raise
            log.warning("nobody could be called at table %d: %s", owed.game_id, error)
            return NOBODY
        return Called(channel_id=posted.channel.id, message_id=posted.id)

    async def _take_back(self, game_id: GameId, called: Called, settled: Settlements) -> Called:
        """Deletes an outdated call message."""
        if called.channel_id is None or called.message_id is None:
            return called
        channel = self._client.get_partial_messageable(called.channel_id)
        try:
            await channel.get_partial_message(called.message_id).delete()
        except discord.HTTPException as error:
            log.info("an old call stays at table %d: %s", game_id, error)
        left = Called(people=called.people)
        await self._note(game_id, left, settled)
        return left

    async def _of(self, game_id: GameId) -> Called:
        if (known := self._called.get(game_id)) is not None:
            return known
        noted = await self._tables.key_values.recall(_name(game_id))
        called = NOBODY if noted is None else msgspec.json.decode(noted, type=Called)
        self._called.put(game_id, called)
        return called

    async def _note(self, game_id: GameId, called: Called, settled: Settlements) -> None:
        if called != await self._of(game_id):
            settled.note(_name(game_id), msgspec.json.encode(called).decode())
            self._called.put(game_id, called)


def _name(game_id: GameId) -> str:
    return f"called:{game_id}"
