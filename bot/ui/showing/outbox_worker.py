"""Posts queued messages to Discord, in order, exactly once, also after a crash."""

import asyncio
import logging
from contextlib import suppress

import discord

from bot.durations import HOUR
from bot.service.errors import TableError, TitleMissing
from bot.service.lru_cache import LruCache
from bot.service.showing.outbox import Settlements
from bot.service.tables import Tables
from bot.store.database.shard_part import Part
from bot.store.rows import GameId, OwedPost, PostKind, UserId
from bot.ui.client_base import TableClient
from bot.ui.kit.discord_errors import UNREACHABLE, for_good, reason
from bot.ui.kit.ids import PanelPlace
from bot.ui.showing.end_posting import PostingForbidden
from bot.ui.showing.posting import Poster
from bot.ui.showing.watching import ServerUnknown

log = logging.getLogger(__name__)

FIRST_RETRY = 15.0  # seconds; discord.py has by then retried several times itself
LAST_RETRY = 900.0
MOST_DOUBLINGS = 10
AFTER_A_REFUSAL = HOUR  # until a retry where we may not post; a command there retries, too
REMEMBERED = 4096  # tables in the cache


class OutboxWorker:
    """Makes owed posts, with one task per table while it has any."""

    def __init__(self, client: TableClient, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._poster = Poster(client, tables, self._is_overtaken)
        self._workers: dict[GameId, asyncio.Task[None]] = {}
        self._again: set[GameId] = set()
        self._moved: set[GameId] = set()  # tables whose board is overtaken while it waits to be drawn
        self._ways: LruCache[GameId, PanelPlace] = LruCache(REMEMBERED)  # else the first question is asked
        self._narrowed: set[GameId] = set()
        self._emptied: LruCache[GameId, bool] = LruCache(REMEMBERED)  # tables whose last posts were all made
        self._left: set[GameId] = set()  # tables with posts that failed and stay owed
        self._waiting: dict[int, set[GameId]] = {}  # tables with posts that wait for their server
        self._retries: dict[GameId, asyncio.TimerHandle] = {}
        self._stopping = False

    def kick(self, game_id: GameId) -> None:
        """Starts posting for a table in the background."""
        if self._stopping:
            return
        if game_id in self._workers:
            self._again.add(game_id)
            self._moved.add(game_id)
            return
        self._workers[game_id] = asyncio.create_task(self._work(game_id), name=f"poster-{game_id}")

    async def flush(self, game_id: GameId) -> None:
        """Waits until the owed posts of a table were made or scheduled for a retry."""
        self.kick(game_id)
        if (worker := self._workers.get(game_id)) is not None:
            await asyncio.wait((worker,))

    def narrow(self, way: PanelPlace) -> None:
        """Shows another question on the board, after the posts that are owed.

        It is not stored: after a restart the board asks the first question again.
        """
        self._ways.put(way.game_id, way)
        self._narrowed.add(way.game_id)
        self.kick(way.game_id)

    async def resume(self, part: Part) -> None:
        """After a restart: continues where the last process of some servers stopped."""
        self.forget_all()
        self._poster.inherit(await self._tables.outbox.latest())
        await self.catch_up(part)

    def forget_all(self) -> None:
        """Clears the caches of tables: another process may have posted there since."""
        self._poster.forget_all()
        self._emptied = LruCache(REMEMBERED)

    async def catch_up(self, part: Part) -> None:
        """Posts everything that is owed at some servers."""
        for game_id in await self._tables.outbox.owed_tables(part):
            self.kick(game_id)

    def server_is_there(self, guild_id: int) -> None:
        """Makes the posts that have waited for a server."""
        for game_id in self._waiting.pop(guild_id, ()):
            self.kick(game_id)

    async def finish(self, within: float) -> None:
        """Waits for posts under way."""
        if self._workers:
            await asyncio.wait(tuple(self._workers.values()), timeout=within)

    async def stop(self, within: float = 0.0) -> None:
        """Keeps posting for some seconds, then only finishes posts under way.

        The rest stays in the outbox for the next start.
        """
        if self._workers and within:
            await asyncio.wait(self._workers.values(), timeout=within)
        self._stopping = True
        for retry in self._retries.values():
            retry.cancel()
        await asyncio.gather(*self._workers.values(), return_exceptions=True)
        self._poster.stop()

    def dm_is_closed(self, user_id: UserId) -> bool:
        """Tells whether direct messages to this user came back lately."""
        return self._poster.dm_is_closed(user_id)

    def forget(self, user_id: UserId) -> None:
        """Drops everything cached about a person."""
        self._poster.forget(user_id)

    def is_mute(self, place: int | None) -> bool:
        """Tells whether posts in this place were refused lately, for lack of permissions."""
        return place is not None and self._poster.is_mute(place)

    async def _work(self, game_id: GameId) -> None:
        try:
            while True:
                self._again.discard(game_id)
                if not await self._tables.ownership.has(game_id):
                    await self._leave_to_owner(game_id)
                    return
                if not await self._post_all(game_id):
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

    async def _post_all(self, game_id: GameId) -> bool:
        """Makes the posts owed at a table in order; returns whether Discord took them all."""
        settled = self._tables.outbox.settlements()
        maybe_sent = self._emptied.get(game_id) is None
        self._emptied.drop(game_id)
        self._left.discard(game_id)
        try:
            posts = await self._tables.outbox.owed_posts(game_id)
            for hand in posts:
                if hand.kind is PostKind.HAND:
                    settled.attempt(hand)
            for owed in posts:
                if self._stopping or not await self._tables.ownership.has(game_id):
                    return False
                if not await self._try(owed, settled, maybe_sent=maybe_sent):
                    return False
        finally:
            await settled.store()
        if game_id not in self._left:
            self._emptied.put(game_id, True)
        return True

    async def _try(self, owed: OwedPost, settled: Settlements, *, maybe_sent: bool) -> bool:
        """Makes one post; returns whether the posts after it may be made now."""
        try:
            way = self._ways.get(owed.game_id)
            await self._poster.post(owed, settled, way, maybe_sent=maybe_sent)
        except discord.HTTPException as error:
            if not for_good(error):
                await self._later(owed, error)
                return False
            log.exception("post %s of table %d is refused", owed.nonce, owed.game_id)
            settled.give_up(owed, reason(error))
        except PostingForbidden as error:  # other posts may go elsewhere
            await self._later(owed, error, AFTER_A_REFUSAL)
        except TitleMissing:  # it is posted when the title is back
            log.warning("post %s of table %d waits for its title", owed.nonce, owed.game_id)
            self._left.add(owed.game_id)
        except ServerUnknown as error:
            self._left.add(owed.game_id)
            self._waiting.setdefault(error.guild_id, set()).add(owed.game_id)
        except TableError as error:  # the person it was for has left the table
            settled.give_up(owed, error.key)
        except UNREACHABLE as error:
            await self._later(owed, error)
            return False
        except Exception:  # a bug in one post must not keep the rest from being posted
            log.exception("post %s of table %d stays owed", owed.nonce, owed.game_id)
            self._left.add(owed.game_id)
        return True

    def _is_overtaken(self, game_id: GameId, *, seen: bool) -> bool:
        """Tells whether a table has moved on since its page was made; `seen` forgets that it has."""
        moved = game_id in self._moved
        if seen:
            self._moved.discard(game_id)
        return moved

    async def _leave_to_owner(self, game_id: GameId) -> None:
        """Leaves the posts to the process that owns the table; private messages stay with this one."""
        await self._tables.ownership.notify_owner(game_id)
        await self._client.live_hands.refresh(game_id)

    async def _later(self, owed: OwedPost, error: Exception, at_least: float = 0.0) -> None:
        """Retries after a pause that grows with every attempt."""
        self._left.add(owed.game_id)
        await self._tables.outbox.trying(owed)
        delay = min(LAST_RETRY, FIRST_RETRY * 2.0 ** min(owed.attempts, MOST_DOUBLINGS))
        delay = max(delay, at_least)
        log.warning("post %s of table %d again in %.0f s: %s", owed.nonce, owed.game_id, delay, error)
        if (earlier := self._retries.pop(owed.game_id, None)) is not None:
            earlier.cancel()
        self._retries[owed.game_id] = asyncio.get_running_loop().call_later(delay, self._retry, owed.game_id)

    def _retry(self, game_id: GameId) -> None:
        self._retries.pop(game_id, None)
        self.kick(game_id)

    async def _ask_on(self, game_id: GameId) -> None:
        """Draws the board with the question that a player has opened on it."""
        if game_id not in self._narrowed:
            return
        self._narrowed.discard(game_id)
        with suppress(TableError):
            await self._poster.redraw_board(game_id, self._ways.get(game_id))
