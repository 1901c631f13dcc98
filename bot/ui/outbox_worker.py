"""Works off what is owed to Discord: one table after another's moves, each post once, also after a crash."""

import asyncio
import logging
import time

import discord

from bot.service.errors import TableError
from bot.service.report import Page
from bot.service.tables import Tables
from bot.store.rows import Debt, GameId, Owed, Post, UserId
from bot.ui import posts
from bot.ui.answers import DM_CLOSED
from bot.ui.calling import Calls
from bot.ui.drawing import drawn
from bot.ui.ids import Way
from bot.ui.refusals import UNREACHABLE, for_good, gone, reason
from bot.ui.sheet import Sheet

log = logging.getLogger(__name__)

FIRST_RETRY = 15.0  # seconds; discord.py has by then retried several times itself
LAST_RETRY = 900.0
ASK_AGAIN = 3600.0  # how long closed direct messages are believed to be closed

CLOSED_DM = (50007, 50278)  # the user takes no messages from us; no server in common


class Poster:
    """One worker a table, alive only while something is owed to it."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._workers: dict[GameId, asyncio.Task[None]] = {}
        self._again: set[GameId] = set()
        self._ways: dict[GameId, Way] = {}
        self._narrowed: set[GameId] = set()
        self._retries: dict[GameId, asyncio.TimerHandle] = {}
        self._calls = Calls(client, tables)
        self._closed: dict[UserId, float] = {}
        self._stopping = False

    def kick(self, game_id: GameId) -> None:
        """Something is owed at this table: begins to work it off, without being waited for."""
        if self._stopping:
            return
        if game_id in self._workers:
            self._again.add(game_id)
            return
        self._workers[game_id] = asyncio.create_task(self._work(game_id), name=f"poster-{game_id}")

    def narrow(self, way: Way) -> None:
        """Shows another question on the board, in its turn: a newer position is never drawn over.

        It is not owed: whoever finds the first question again after a restart answers that.
        """
        self._ways[way.game_id] = way
        self._narrowed.add(way.game_id)
        self.kick(way.game_id)

    async def resume(self) -> None:
        """After a restart: goes on where the last process stopped."""
        for debt in await self._tables.owed():
            self.kick(debt.game_id)

    async def stop(self) -> None:
        """Finishes the posts under way and begins no others; what is still owed waits in the outbox."""
        self._stopping = True
        for retry in self._retries.values():
            retry.cancel()
        await asyncio.gather(*self._workers.values(), return_exceptions=True)

    def dm_is_closed(self, user_id: UserId) -> bool:
        """Tells whether direct messages to this user came back lately."""
        return user_id in self._closed

    async def _work(self, game_id: GameId) -> None:
        try:
            while True:
                self._again.discard(game_id)
                if not await self._work_off(game_id):
                    return
                await self._ask_on(game_id)
                if game_id not in self._again:
                    return
        except Exception:
            log.exception("posting at table %d", game_id)
        finally:
            del self._workers[game_id]

    async def _work_off(self, game_id: GameId) -> bool:
        """Settles the debts of a table in order; returns whether Discord took them all."""
        for debt in await self._tables.owed(game_id):
            if self._stopping:
                return False
            try:
                await self._settle(debt)
            except discord.HTTPException as error:
                if not for_good(error):
                    self._later(debt, error)
                    return False
                log.exception("post %s of table %d is refused", debt.nonce, game_id)
                await self._tables.forgive(debt, reason(error))
            except TableError as error:  # whoever it was for has left the table
                await self._tables.forgive(debt, error.key)
            except UNREACHABLE as error:
                self._later(debt, error)
                return False
            except Exception:  # a bug in telling one thing must not keep the rest from being told
                log.exception("post %s of table %d stays owed", debt.nonce, game_id)
        return True

    def _later(self, debt: Debt, error: Exception) -> None:
        delay = min(LAST_RETRY, FIRST_RETRY * 2.0**debt.attempts)
        log.warning("post %s of table %d again in %.0f s: %s", debt.nonce, debt.game_id, delay, error)
        if (earlier := self._retries.pop(debt.game_id, None)) is not None:
            earlier.cancel()
        self._retries[debt.game_id] = asyncio.get_running_loop().call_later(delay, self.kick, debt.game_id)

    async def _settle(self, debt: Debt) -> None:
        await self._tables.trying(debt)
        match debt.kind:
            case Owed.BOARD:
                await self._board(debt)
            case Owed.HAND:
                await self._hand(debt)

    # --- the table's own message ---------------------------------------------------------------------------

    async def _board(self, debt: Debt) -> None:
        page = await self._tables.page(debt)
        sheet = await self._sheet(page)
        shown = await self._tables.post(debt.game_id, debt.turn)
        edited = shown is not None and await self._edit(shown, sheet)
        if edited and shown is not None:
            channel_id, message_id = shown.channel_id, shown.message_id
        else:
            message = await self._send(page, sheet, debt)
            if message is None:
                return
            channel_id, message_id = message.channel.id, message.id
        await self._calls.call(debt, page, anew=not edited)
        await self._tables.posted(debt, channel_id=channel_id, message_id=message_id)

    async def _sheet(self, page: Page) -> Sheet:
        way = self._ways.get(page.table.id)
        if way is not None and way.seq != page.last:  # that question has passed
            way = None
        return posts.board(page, await drawn(self._tables, page.board), way)

    async def _ask_on(self, game_id: GameId) -> None:
        """Draws the board at the question that was asked for."""
        if game_id not in self._narrowed:
            return
        self._narrowed.discard(game_id)
        page = await self._tables.present(game_id)
        shown = await self._tables.post(game_id, page.turn)
        try:
            if shown is not None:
                await self._edit(shown, await self._sheet(page))
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.warning("the board of table %d asks on as before: %s", game_id, error)

    async def _edit(self, shown: Post, sheet: Sheet) -> bool:
        """Draws a turn's message anew; returns whether there is still such a message to draw on."""
        try:
            await self._message(shown).edit(view=sheet.view(), attachments=sheet.files())
        except discord.HTTPException as error:
            if gone(error):
                return False
            raise
        return True

    async def _send(self, page: Page, sheet: Sheet, debt: Debt) -> discord.Message | None:
        """Posts a turn's message; from a thread that is gone the table moves to its channel."""
        places = [page.table.place]
        if page.table.thread_id is not None:
            places.append(page.table.channel_id)
        refusal: discord.HTTPException | None = None
        for place in places:
            try:
                message = await self._client.get_partial_messageable(place).send(
                    view=sheet.view(),
                    files=sheet.files(),
                    nonce=debt.nonce,
                    allowed_mentions=posts.called(page.waits_for),
                )
            except discord.HTTPException as error:
                if not gone(error):
                    raise
                refusal = error
                continue
            if place != page.table.place:
                await self._tables.move_to(debt.game_id, None)
            return message
        await self._tables.forgive(debt, reason(refusal))
        return None

    # --- hands ---------------------------------------------------------------------------------------------

    async def _hand(self, debt: Debt) -> None:
        assert debt.user_id is not None, "a hand is somebody's"
        if time.monotonic() - self._closed.get(debt.user_id, -ASK_AGAIN) < ASK_AGAIN:
            await self._tables.forgive(debt, "direct messages are closed")
            return
        page = await self._tables.page(debt)
        sheet = posts.hand_message(page, await drawn(self._tables, page.hand))
        try:
            channel = await self._client.create_dm(discord.Object(debt.user_id))
            message = await channel.send(view=sheet.view(), files=sheet.files(), nonce=debt.nonce)
        except (discord.Forbidden, discord.NotFound) as error:
            if error.code in CLOSED_DM:
                self._closed[debt.user_id] = time.monotonic()
            await self._tables.forgive(debt, reason(error))
        else:
            if self._closed.pop(debt.user_id, None) is not None:
                await self._tables.forget_notice(debt.user_id, DM_CLOSED)
            await self._tables.posted(debt, channel_id=channel.id, message_id=message.id)

    def _message(self, shown: Post) -> discord.PartialMessage:
        return self._client.get_partial_messageable(shown.channel_id).get_partial_message(shown.message_id)
