"""Works off the outbox: posts what is owed to Discord, each once, in order, also after a crash."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

import discord

from bot.service.errors import TableError
from bot.service.model.next_up import NEXT
from bot.service.model.table import Table
from bot.service.running.lru_cache import Memory
from bot.service.showing.pages import Page
from bot.service.tables import Tables
from bot.store.database.shard_part import Part
from bot.store.rows import GameId, OwedPost, Person, Post, PostKind, Status, UserId
from bot.ui.client_base import TableClient
from bot.ui.days.pings import Pings
from bot.ui.days.places import relocate
from bot.ui.kit.discord_errors import FOLDED, NO_SUCH_CHANNEL, UNREACHABLE, for_good, is_gone, is_lost, reason
from bot.ui.kit.ids import Way
from bot.ui.kit.message import Message
from bot.ui.kit.replies import DM_CLOSED, NotDrawn, draw
from bot.ui.lobby import lobby
from bot.ui.lobby.threads import unfold
from bot.ui.showing import messages, proof_files
from bot.ui.showing.card import card_message

log = logging.getLogger(__name__)

FIRST_RETRY = 15.0  # seconds; discord.py has by then retried several times itself
LAST_RETRY = 900.0
MOST_DOUBLINGS = 10
AFTER_A_REFUSAL = 3600.0  # seconds until it is tried again where we may not post; a command there does, too
ASK_AGAIN = 3600.0  # how long closed direct messages are believed to be closed
REMEMBERED = 4096  # tables and people that something is kept in mind of; the oldest are forgotten
MOST_OVERTAKEN = 3  # times in a row that a board is put off for a newer one

CLOSED_DM = (50007, 50278)  # the user takes no messages from us; no server in common


class Mute(Exception):  # noqa: N818 - named for what it says
    """We may not post at a table: its present board waits until we may."""


class OutboxWorker:
    """One worker a table, alive only while something is owed to it."""

    def __init__(self, client: TableClient, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._workers: dict[GameId, asyncio.Task[None]] = {}
        self._again: set[GameId] = set()
        self._moved: set[GameId] = set()  # tables whose board is overtaken while it waits to be drawn
        self._ways: Memory[GameId, Way] = Memory(REMEMBERED)  # forgotten: the first question is asked again
        self._narrowed: set[GameId] = set()
        self._retries: dict[GameId, asyncio.TimerHandle] = {}
        self._pings = Pings(client, tables)
        self._closed: Memory[UserId, float] = Memory(REMEMBERED)  # since when
        self._mute: Memory[int, bool] = Memory(REMEMBERED)  # where we were not allowed to post lately
        self._cards: Memory[GameId, str] = Memory(REMEMBERED)  # what they said last
        self._stopping = False

    def kick(self, game_id: GameId) -> None:
        """Something is owed at this table: begins to work it off, without being waited for."""
        if self._stopping:
            return
        if game_id in self._workers:
            self._again.add(game_id)
            self._moved.add(game_id)
            return
        self._workers[game_id] = asyncio.create_task(self._work(game_id), name=f"poster-{game_id}")

    def narrow(self, way: Way) -> None:
        """Shows another question on the board, in its turn: a newer position is never drawn over.

        It is not owed: a person who finds the first question again after a restart answers that.
        """
        self._ways.put(way.game_id, way)
        self._narrowed.add(way.game_id)
        self.kick(way.game_id)

    async def resume(self, part: Part) -> None:
        """After a restart: goes on where the last process of some servers stopped."""
        self._pings.forget_all()
        self._cards = Memory(REMEMBERED)
        await self._tables.outbox.owe_unposted_lobbies(part)
        await self.catch_up(part)

    async def catch_up(self, part: Part) -> None:
        """Looks for what is owed at some servers, wherever that came from."""
        for game_id in await self._tables.outbox.owed_tables(part):
            self.kick(game_id)

    async def finish(self, within: float) -> None:
        """Waits for posts under way."""
        if self._workers:
            await asyncio.wait(tuple(self._workers.values()), timeout=within)

    async def stop(self, within: float = 0.0) -> None:
        """Works off what is owed for some seconds, then only finishes what is under way.

        What is still owed waits in the outbox for the next start.
        """
        if self._workers and within:
            await asyncio.wait(self._workers.values(), timeout=within)
        self._stopping = True
        for retry in self._retries.values():
            retry.cancel()
        await asyncio.gather(*self._workers.values(), return_exceptions=True)

    def dm_is_closed(self, user_id: UserId) -> bool:
        """Tells whether direct messages to this user came back lately."""
        return self._closed.get(user_id) is not None

    def forget(self, user_id: UserId) -> None:
        """Keeps nothing in mind about somebody."""
        self._closed.drop(user_id)

    def is_mute(self, place: int | None) -> bool:
        """Tells whether posts in this place were refused lately, for want of a right."""
        return place is not None and self._mute.get(place) is not None

    async def _work(self, game_id: GameId) -> None:
        try:
            while True:
                self._again.discard(game_id)
                if not await self._tables.duties.has(game_id):
                    await self._leave_to_others(game_id)
                    return
                if not await self._work_off(game_id):
                    return
                await self._ask_on(game_id)
                await self._client.live_hands.refresh(game_id)
                if game_id not in self._again:
                    return
        except Exception:
            log.exception("posting at table %d", game_id)
        finally:
            del self._workers[game_id]
            self._again.discard(game_id)
            self._moved.discard(game_id)

    async def _work_off(self, game_id: GameId) -> bool:
        """Makes the posts owed at a table in order; returns whether Discord took them all."""
        for owed in await self._tables.outbox.owed_posts(game_id):
            if self._stopping or not await self._tables.duties.has(game_id):
                return False
            try:
                await self._settle(owed)
            except discord.HTTPException as error:
                if not for_good(error):
                    self._later(owed, error)
                    return False
                log.exception("post %s of table %d is refused", owed.nonce, game_id)
                await self._tables.outbox.give_up(owed, reason(error))
            except Mute as error:  # what else is owed may go elsewhere
                self._later(owed, error, AFTER_A_REFUSAL)
            except TableError as error:  # the person it was for has left the table
                await self._tables.outbox.give_up(owed, error.key)
            except UNREACHABLE as error:
                self._later(owed, error)
                return False
            except Exception:  # a bug in telling one thing must not keep the rest from being told
                log.exception("post %s of table %d stays owed", owed.nonce, game_id)
        return True

    async def _leave_to_others(self, game_id: GameId) -> None:
        """Lets the process post whose table it is; what was shown to one person is this one's."""
        await self._tables.duties.hand_on(game_id)
        await self._client.live_hands.refresh(game_id)

    def _later(self, owed: OwedPost, error: Exception, at_least: float = 0.0) -> None:
        delay = min(LAST_RETRY, FIRST_RETRY * 2.0 ** min(owed.attempts, MOST_DOUBLINGS))
        delay = max(delay, at_least)
        log.warning("post %s of table %d again in %.0f s: %s", owed.nonce, owed.game_id, delay, error)
        if (earlier := self._retries.pop(owed.game_id, None)) is not None:
            earlier.cancel()
        self._retries[owed.game_id] = asyncio.get_running_loop().call_later(delay, self._retry, owed.game_id)

    def _retry(self, game_id: GameId) -> None:
        self._retries.pop(game_id, None)
        self.kick(game_id)

    async def _settle(self, owed: OwedPost) -> None:
        await self._tables.outbox.trying(owed)
        match owed.kind:
            case PostKind.BOARD:
                await self._board(owed)
            case PostKind.HAND:
                await self._hand(owed)
            case PostKind.CALL:
                await self._call(owed)
            case PostKind.CARD:
                await self._card(owed)
            case PostKind.NOTICE:
                await self._notice(owed)

    # --- the table's own message ---------------------------------------------------------------------------

    async def _board(self, owed: OwedPost) -> None:
        page, board = await self._newest_board(owed)
        shown = await self._tables.outbox.post(owed.game_id, owed.turn)
        if shown is None and not page.stands:
            await self._tables.outbox.settle(owed)
            return
        there = shown is not None and (shown.channel_id == page.table.place or not page.current)
        edited = shown is not None and there and await self._edit(shown, board)
        if edited and shown is not None:
            channel_id, message_id = shown.channel_id, shown.message_id
        else:
            try:
                people = await self._pings.to_notify(owed.game_id, page.waits_for)
                posted = await self._post(owed, page.table, board, people)
            except Mute as error:
                if page.current:
                    raise
                await self._tables.outbox.give_up(owed, str(error))
                return
            if posted is None:
                return
            channel_id, message_id = posted.channel.id, posted.id
        await self._pings.call(owed, page, is_new=not edited)
        await self._tables.outbox.note_post(owed, channel_id=channel_id, message_id=message_id)

    async def _newest_board(self, owed: OwedPost) -> tuple[Page, Message]:
        """Returns an owed turn as it is by now; what is overtaken while it waits to be drawn is not drawn."""
        for _ in range(MOST_OVERTAKEN):
            self._moved.discard(owed.game_id)
            page = await self._tables.outbox.page(owed)
            try:
                return page, await self._board_message(page, partial(self._is_overtaken, page))
            except NotDrawn:
                continue
        page = await self._tables.outbox.page(owed)
        return page, await self._board_message(page)

    def _is_overtaken(self, page: Page) -> bool:
        """Tells whether a table has moved on since the page of its present turn was made."""
        return page.current and page.table.id in self._moved

    async def _board_message(self, page: Page, overtaken: Callable[[], bool] = lambda: False) -> Message:
        """Returns a turn as it is shown; raises `NotDrawn` when it is overtaken before it is drawn."""
        way = self._ways.get(page.table.id)
        if way is not None and way.seq != page.last:  # that question has passed
            way = None
        repeats = await self._tables.outbox.repeats(page)
        picture = None if repeats else await draw(self._tables, page.board, overtaken=overtaken)
        takes_back = await self._takes_back(page)
        board = messages.board(page, picture, way, pictured=not repeats, takes_back=takes_back)
        if page.table.secret is not None and page.current:
            proof_files.attach(board, await self._tables.proofs.of(page.table.id), page.words)
        return board

    async def _takes_back(self, page: Page) -> bool:
        """Tells whether the one who answers on the board may take back what they did last, unasked."""
        if not page.offers or len(page.waits_for) != 1:
            return False
        return await self._tables.undo.is_free(page.table.id, page.waits_for[0].id)

    async def _ask_on(self, game_id: GameId) -> None:
        """Draws the board at the question that was asked for."""
        if game_id not in self._narrowed:
            return
        self._narrowed.discard(game_id)
        page = await self._tables.outbox.present(game_id)
        shown = await self._tables.outbox.post(game_id, page.turn)
        try:
            if shown is not None:
                await self._edit(shown, await self._board_message(page))
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.warning("the board of table %d asks on as before: %s", game_id, error)

    async def _edit(self, shown: Post, message: Message) -> bool:
        """Draws a turn's message again; returns whether there is still such a message to draw on."""
        try:
            await self._message(shown).edit(view=message.view(), attachments=message.files())
        except discord.HTTPException as error:
            if is_gone(error):
                return False
            raise
        self._mute.drop(shown.channel_id)
        return True

    async def _post(
        self, owed: OwedPost, table: Table, message: Message, people: tuple[Person, ...] = ()
    ) -> discord.Message | None:
        """Posts at a table; where its place is gone, at the next one. None: nowhere, and it is given up."""
        try:
            return await self._send(owed, table.place, message, people)
        except discord.HTTPException as error:
            refusal = error
        if is_gone(refusal) and refusal.code == FOLDED and await unfold(self._client, table.place):
            try:
                return await self._send(owed, table.place, message, people)
            except discord.HTTPException as error:
                refusal = error
        if not is_gone(refusal):
            raise refusal
        return await self._post_elsewhere(owed, table, message, people, refusal)

    async def _post_elsewhere(
        self,
        owed: OwedPost,
        table: Table,
        message: Message,
        people: tuple[Person, ...],
        refusal: discord.HTTPException,
    ) -> discord.Message | None:
        """Posts where a table moves to: a new thread when its own is lost, else its channel."""
        places = [table.channel_id] if table.thread_id is not None else []
        if table.status is Status.PLAYING and places and is_lost(refusal):
            closed = refusal.code == FOLDED
            await relocate(self._client, table.id, table.place, board=False, closed=closed)
            table = await self._tables.views.table(table.id)
            places = [table.place, *places]
        for place in dict.fromkeys(places):
            try:
                posted = await self._send(owed, place, message, people)
            except discord.HTTPException as error:
                if not is_gone(error):
                    raise
                refusal = error
                continue
            if place != table.place:
                await self._tables.places.move(table.id, None, board=False)
            return posted
        await self._give_up(owed, table, refusal)
        return None

    async def _give_up(self, owed: OwedPost, table: Table, refusal: discord.HTTPException) -> None:
        """Nowhere to post: the table is lost, or we may not post now."""
        if table.status is Status.PLAYING and refusal.code == NO_SUCH_CHANNEL:
            await self._tables.ending.lose(table.id)
        elif table.status is Status.PLAYING and isinstance(refusal, discord.Forbidden):
            self._mute.put(table.place, True)
            raise Mute(str(refusal)) from refusal
        await self._tables.outbox.give_up(owed, reason(refusal))

    async def _send(
        self, owed: OwedPost, place: int, message: Message, people: tuple[Person, ...]
    ) -> discord.Message:
        posted = await self._client.get_partial_messageable(place).send(
            view=message.view(),
            files=message.files(),
            nonce=owed.nonce,
            allowed_mentions=messages.allowed_mentions(people),
            silent=not people,
        )
        self._mute.drop(place)
        return posted

    # --- notices -------------------------------------------------------------------------------------------

    async def _notice(self, owed: OwedPost) -> None:
        """Says something to a table, or to one person."""
        told = await self._tables.outbox.notice(owed)
        message = Message(messages.OVER).text(told.sentence)
        if owed.user_id is not None:
            silent = await self._asleep(owed.user_id, told.table.guild_id)
            await self._letter(owed, owed.user_id, message, silent=silent)
            return
        try:
            posted = await self._post(owed, told.table, message)
        except Mute as error:
            await self._tables.outbox.give_up(owed, str(error))
            return
        if posted is not None:
            await self._tables.outbox.note_post(owed, channel_id=posted.channel.id, message_id=posted.id)

    # --- the table's card ----------------------------------------------------------------------------------

    async def _card(self, owed: OwedPost) -> None:
        """Draws the table's card; where the lobby's message is gone there is none, and that is no harm."""
        card = await self._tables.cards.of_table(owed.game_id)
        if card.table.seq < 0:
            async with self._client.at_lobby(owed.game_id):
                await lobby.redraw(self._client, owed.game_id)
            await self._tables.outbox.settle(owed)
            return
        shown = await self._tables.outbox.post(owed.game_id, None)
        message = card_message(card, self._tables.catalogue.words(card.table.locale, card.table.title))
        known = self._cards.get(owed.game_id) == message.all_text
        if shown is None or not (known or await self._edit(shown, message)):
            await self._tables.outbox.give_up(owed, "the card is gone")
            return
        self._cards.put(owed.game_id, message.all_text)
        await self._tables.outbox.settle(owed)

    # --- calls ---------------------------------------------------------------------------------------------

    async def _call(self, owed: OwedPost) -> None:
        """Reminds those a table waits for, or all when it is about to end; nobody who has answered since."""
        if owed.subject == NEXT:
            await self._pings.say_who_is_next(owed)
            return
        page = await self._tables.outbox.present(owed.game_id)
        people = page.table.everyone
        if owed.user_id is not None:
            seat = page.table.seat_of(owed.user_id)
            team = () if seat is None else page.table.chair(seat).people
            people = tuple(person for person in page.waits_for if person in team)
        if people:
            await self._pings.remind(owed, page, people)
        await self._tables.outbox.settle(owed)

    # --- hands ---------------------------------------------------------------------------------------------

    async def _hand(self, owed: OwedPost) -> None:
        assert owed.user_id is not None, "a hand is somebody's"
        closed_since = self._closed.get(owed.user_id)
        if closed_since is not None and time.monotonic() - closed_since < ASK_AGAIN:
            await self._tables.outbox.give_up(owed, "direct messages are closed")
            return
        prefs = await self._tables.people.of(owed.user_id)
        if not prefs.hand_by_dm:
            await self._tables.outbox.give_up(owed, "not wanted by direct message")
            return
        page = await self._tables.outbox.page(owed, prefs.language)
        message = messages.hand_message(page, await draw(self._tables, page.hand))
        await self._letter(owed, owed.user_id, message, silent=True)  # the board calls those who are asked

    async def _letter(self, owed: OwedPost, user_id: UserId, message: Message, *, silent: bool) -> None:
        """Sends a direct message; those who take none are remembered for a while."""
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            posted = await channel.send(
                view=message.view(),
                files=message.files(),
                nonce=owed.nonce,
                silent=silent,
            )
        except (discord.Forbidden, discord.NotFound) as error:
            if error.code in CLOSED_DM:
                self._closed.put(user_id, time.monotonic())
            await self._tables.outbox.give_up(owed, reason(error))
        else:
            if self.dm_is_closed(user_id):
                self.forget(user_id)
                await self._tables.notes.forget_notice(user_id, DM_CLOSED)
            await self._tables.outbox.note_post(owed, channel_id=channel.id, message_id=posted.id)

    async def _asleep(self, user_id: UserId, guild_id: int | None) -> bool:
        """Tells whether a person is to be left alone now, by their own clock or else the server's."""
        zone = None if guild_id is None else (await self._tables.servers.of(guild_id)).zone
        return await self._tables.people.is_quiet(user_id, zone)

    def _message(self, shown: Post) -> discord.PartialMessage:
        return self._client.get_partial_messageable(shown.channel_id).get_partial_message(shown.message_id)
