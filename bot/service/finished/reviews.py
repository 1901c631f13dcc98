"""Reviews of finished games: made once, one at a time, in the workers, and stored."""

import asyncio
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import msgspec

from bot.service.context import Context
from bot.service.errors import NoReviewYet, Outdated, ReviewInterrupted
from bot.service.finished.review_analysis import Review, Reviewer, TurningPoint, Why
from bot.service.model.drawing import Drawing
from bot.service.model.position import Position
from bot.service.model.table import Table
from bot.service.running.computers import Computers
from bot.service.running.positions import Positions
from bot.service.showing.pages import Pages
from bot.service.showing.position_lines import can_be_played_on
from bot.service.showing.replay import states_by_row
from bot.service.showing.views import board_of, seat_names, table_of
from bot.store import reviews
from bot.store.rows import GameId, Status
from bot.titles.title import AnyState, Words
from engine.core import Seat
from engine.kit.percent import percent

T = TypeVar("T")

FORMAT = 2  # of stored reviews; one in another format is made again


class StoredReview(msgspec.Struct, frozen=True, kw_only=True):
    """A stored review with its format; the first format had no number."""

    format: int = 1
    review: msgspec.Raw = msgspec.Raw()


@dataclass(frozen=True, kw_only=True)
class KeyMoment:
    """A turning point in words, with the board as its player saw it."""

    point: TurningPoint
    name: str  # of the seat
    round: int | None
    before: float  # its winning chance, as in the chart
    after: float
    lines: tuple[str, ...]  # the events of the turn
    result: str  # the last of them that is no aside
    better: str  # the better action; "": none was found
    board: Drawing
    alt: str
    goes_on: bool  # a table can be opened from the row before it

    def heading(self, number: int, words: Words) -> str:
        """Returns the heading of a turning point: its player, and their chances before and after."""
        return words(
            _HEADINGS[self.point.why],
            number=number,
            name=self.name,
            before=percent(self.before),
            after=percent(self.after),
            round=self.round or 0,
        )


_HEADINGS = {Why.PLAY: "review-point", Why.RESIGNED: "review-resigned", Why.CLOCK: "review-clock"}


@dataclass(frozen=True, kw_only=True)
class ReviewPage:
    """A review in the language of one reader."""

    table: Table
    words: Words
    review: Review
    names: tuple[str, ...]  # of the seats, in order
    outcome: str
    moments: tuple[KeyMoment, ...]


class Background:
    """Runs work that takes minutes; the local page has one of its own."""

    def start(self, work: Coroutine[object, object, T], name: str) -> asyncio.Task[T]:
        """Starts a task."""
        return asyncio.create_task(work, name=name)

    async def join(self, task: asyncio.Task[T]) -> T:
        """Waits for a task, which goes on if the caller is cancelled."""
        return await asyncio.shield(task)

    async def is_done(self, work: asyncio.Future[T], within: float) -> bool:
        """Waits for some seconds at most; tells whether the work is done."""
        await asyncio.wait({work}, timeout=within)
        return work.done()


class Reviews:
    """Creates reviews one at a time, in a queue, and stores them."""

    def __init__(self, context: Context, positions: Positions, computers: Computers, pages: Pages) -> None:
        self._context = context
        self._positions = positions
        self._pages = pages
        self._computers = computers
        self._making: dict[GameId, asyncio.Task[Review]] = {}  # in the order they were asked for
        self._closed = False
        self.background = Background()
        self._done: dict[GameId, float] = {}  # progress of each, from 0 to 1

    async def of(self, game_id: GameId) -> Review:
        """Returns the review of a finished game; creates it on the first request."""
        position = await self._positions.at(game_id)
        if position.game.status is not Status.OVER:
            raise NoReviewYet
        return await self._stored_review(position) or await self._request(position)

    async def _stored_review(self, position: Position) -> Review | None:
        """Returns the stored review of a game; None: there is none in the present format."""
        game = position.game
        raw = await self._context.database.read(reviews.review_of, game.id, game.rules_version)
        kept = StoredReview() if raw is None else msgspec.json.decode(raw, type=StoredReview)
        return msgspec.json.decode(kept.review, type=Review) if kept.format == FORMAT else None

    async def _request(self, position: Position) -> Review:
        """Queues the review of a game and waits for it."""
        game_id = position.game.id
        if self._closed:
            raise ReviewInterrupted
        if game_id not in self._making:
            before = next(reversed(self._making.values()), None)
            task = self.background.start(self._make(position, before), f"review {game_id}")
            self._making[game_id] = task
            task.add_done_callback(lambda _: self._forget(game_id))
        try:
            return await self.background.join(self._making[game_id])
        except asyncio.CancelledError:
            if self._closed:
                raise ReviewInterrupted from None
            raise

    def ahead(self, game_id: GameId) -> int:
        """Returns the number of reviews that are ahead of a game's in the queue."""
        return list(self._making).index(game_id) if game_id in self._making else 0

    def progress(self, game_id: GameId) -> float:
        """Returns the progress of a review, from 0 to 1."""
        return self._done.get(game_id, 0.0)

    async def is_ready(self, game_id: GameId) -> bool:
        """Tells whether the review of a game is stored."""
        return await self._stored_review(await self._positions.at(game_id)) is not None

    async def page(self, game_id: GameId, locale: str, *, public: bool = False) -> ReviewPage:
        """Returns the review of a finished game in a reader's language.

        If it is `public`, boards are shown as onlookers saw them.
        """
        review = await self.of(game_id)
        position, catalogue = await self._positions.in_play_or_over(game_id), self._context.catalogue
        states = await self._states(position)
        names = seat_names(position, catalogue, locale)
        assert position.outcome is not None, "the game is over"
        return ReviewPage(
            table=table_of(position, catalogue),
            words=self._context.words(position, locale),
            review=review,
            names=tuple(names[chair.seat] for chair in position.chairs),
            outcome=catalogue.outcome(position.title, position.outcome, seats=names, locale=locale),
            moments=tuple(
                [
                    await self._moment(position, states, review, point, locale, public=public)
                    for point in review.turning_points
                ]
            ),
        )

    async def _moment(
        self,
        position: Position,
        states: Mapping[int, AnyState],
        review: Review,
        point: TurningPoint,
        locale: str,
        *,
        public: bool,
    ) -> KeyMoment:
        title, catalogue, seat = position.title, self._context.catalogue, Seat(point.seat)
        before, after = review.mark(point.seq), review.mark(point.last)
        names = seat_names(position, catalogue, locale)
        view = title.rules.view(states[point.seq if point.at is None else point.at], seat)
        shown = title.rules.view(states[point.seq], None) if public else view
        better = ""
        if point.action is not None:
            action = title.codecs.actions.decode(point.action)
            better = catalogue.describe(title, "action", action, view=view, seats=names, locale=locale)
        rows = await self._positions.moves(position.game.id, point.seq + 1)
        told = [row for row in rows if row.seq <= point.last]
        return KeyMoment(
            point=point,
            name=names[seat],
            round=before.round,
            before=before.chances[seat],
            after=after.chances[seat],
            lines=self._pages.lines(position, told, None, locale),
            result=self._pages.result(position, told, None, locale),
            better=better,
            board=board_of(position, catalogue, shown, locale),
            alt=title.wording.alt(shown, self._context.words(position, locale)),
            goes_on=can_be_played_on(title, states[point.seq]),
        )

    def close(self) -> None:
        """Cancels all reviews; callers that wait for one get `ReviewInterrupted`."""
        self._closed = True
        for task in self._making.values():
            task.cancel()

    def _forget(self, game_id: GameId) -> None:
        self._making.pop(game_id, None)
        self._done.pop(game_id, None)
        if not self._making:
            self._computers.rest()

    async def _make(self, position: Position, before: asyncio.Task[Review] | None) -> Review:
        """Creates and stores a review, after the one before it in the queue has finished or failed."""
        if before is not None:
            await asyncio.wait({before})
        game, states = position.game, await self._states(position)
        rows = [row for row in await self._positions.moves(game.id) if row.seq in states]
        progress = partial(self._done.__setitem__, game.id)
        review = await Reviewer(position, states, rows, self._computers, progress).review()
        kept = StoredReview(format=FORMAT, review=msgspec.Raw(msgspec.json.encode(review)))
        await self._context.database.write(
            reviews.keep, game.id, game.rules_version, msgspec.json.encode(kept), self._context.now()
        )
        return review

    async def _states(self, position: Position) -> dict[int, AnyState]:
        moves = await self._positions.moves(position.game.id)
        snapshots = await self._positions.snapshots(position)
        states = dict(states_by_row(position.title, moves, snapshots))
        if len(states) < 2:
            raise Outdated
        return states
