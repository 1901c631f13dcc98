"""Posts the end of a game, and completes the post with its review and its replay."""

import logging
from typing import Protocol

import discord

from bot.service.errors import ReviewInterrupted
from bot.service.finished.endings import GameEnd
from bot.service.model.table import Table
from bot.service.showing.outbox import Settlements
from bot.service.tables import Tables
from bot.store.rows import GameId, OwedPost, Person, Post, PostKind
from bot.ui.client_base import TableClient
from bot.ui.days.halls import Halls
from bot.ui.days.pings import Pings
from bot.ui.finished import review
from bot.ui.finished.end_post import Reviewed, end_message
from bot.ui.kit.message import Message
from bot.ui.kit.replies import draw
from bot.ui.lobby.series import series_picture
from bot.ui.lobby.threads import ThreadNames
from bot.ui.showing.proof_files import files_of

log = logging.getLogger(__name__)


class PostingForbidden(Exception):
    """The bot lacks the permission to post at a table; its present board waits."""


class Send(Protocol):
    """Posts at a table, wherever it is; None: nowhere, and the post is given up."""

    async def __call__(
        self,
        owed: OwedPost,
        table: Table,
        message: Message,
        settled: Settlements,
        people: tuple[Person, ...] = (),
        /,
    ) -> discord.Message | None: ...


class Edit(Protocol):
    """Edits a message; returns whether it still exists."""

    async def __call__(self, shown: Post, message: Message, /) -> bool: ...


class EndPoster:
    """Posts ends of games."""

    def __init__(
        self,
        client: TableClient,
        tables: Tables,
        pings: Pings,
        thread_names: ThreadNames,
        halls: Halls,
        send: Send,
        edit: Edit,
    ) -> None:
        self._client = client
        self._names = thread_names
        self._halls = halls
        self._tables = tables
        self._pings = pings
        self._send = send
        self._edit = edit
        self._reviewing: set[GameId] = set()
        self._unreviewable: set[GameId] = set()  # their reviews have failed

    async def post(self, owed: OwedPost, settled: Settlements) -> None:
        """Posts the end of a game, and calls its people once."""
        ending = await self._tables.endings.of(owed.game_id)
        people = await self._pings.awake(owed.game_id, ending.table.everyone)
        follows = ending.reviewable and self._tables.reviews_ends
        message = await self._message(ending, None, follows=follows)
        try:
            posted = await self._send(owed, ending.table, message, settled, people)
        except PostingForbidden as error:
            settled.give_up(owed, str(error))
            return
        if posted is not None:
            settled.settle_post(owed, channel_id=posted.channel.id, message_id=posted.id)
            await self._names.finish(ending.table)
            await settled.store()

    async def complete(self, owed: OwedPost, settled: Settlements) -> None:
        """Adds the review to the post that ends a game; until it is done, the addition stays owed."""
        game_id = owed.game_id
        shown = await self._tables.outbox.post(game_id, PostKind.END)
        if shown is None or not self._tables.reviews_ends:
            settled.settle(owed)
        elif game_id in self._unreviewable or await self._tables.reviews.is_ready(game_id):
            ending = await self._tables.endings.of(game_id)
            reviewed = None if game_id in self._unreviewable else await self._review_page(ending)
            await self._edit(shown, await self._message(ending, reviewed))  # a deleted one stays deleted
            await self._halls.close(ending.table)
            settled.settle(owed)
        elif game_id not in self._reviewing:
            self._reviewing.add(game_id)
            self._client.work_on(self._review(game_id))

    async def is_complete(self, table: Table) -> bool:
        """Tells whether nothing more is added to the post that ends a game."""
        if table.outcome is None or not self._tables.reviews_ends or table.id in self._unreviewable:
            return True
        return await self._tables.reviews.is_ready(table.id)

    async def _review_page(self, ending: GameEnd) -> Reviewed:
        """Returns the review of a game with its pictures, in the language of its table."""
        page = await self._tables.reviews.page(ending.table.id, ending.table.locale, public=True)
        chart = await self._tables.pictures.sketch(lambda: review.sketch(page))
        boards = [await draw(self._tables, moment.board) for moment in page.moments]
        return Reviewed(page=page, chart=chart, boards=boards)

    async def _review(self, game_id: GameId) -> None:
        """Waits for the review of a game, then has its end completed; after a failure without the review."""
        try:
            await self._tables.reviews.of(game_id)
        except ReviewInterrupted:
            return  # the next process goes on
        except Exception as error:
            log.warning("table %d ends without a review: %r", game_id, error)
            self._unreviewable.add(game_id)
        finally:
            self._reviewing.discard(game_id)
        self._client.outbox_worker.kick(game_id)

    async def _message(self, ending: GameEnd, reviewed: Reviewed | None, *, follows: bool = False) -> Message:
        """Returns the post of an end; if its review follows, the replay file comes with it."""
        files = await files_of(self._tables, ending.table.id, with_replay=not follows)
        series = await series_picture(self._tables.pictures, ending.table, ending.words)
        return end_message(ending, files, ending.table.everyone, reviewed, follows=follows, series=series)
