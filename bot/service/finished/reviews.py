"""Reviews of finished games: made once and one at a time, in the workers, and kept."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import msgspec

from bot.service.context import Context
from bot.service.errors import NoReviewYet, Outdated, ReviewInterrupted
from bot.service.finished.review_analysis import Review, Reviewer, TurningPoint
from bot.service.model.drawing import Drawing
from bot.service.model.position import Position
from bot.service.model.table import Table
from bot.service.running.computers import Computers
from bot.service.running.positions import Positions
from bot.service.showing.pages import Pages
from bot.service.showing.replay import states_by_row
from bot.service.showing.views import board_of, seat_names, table_of
from bot.store import reviews
from bot.store.rows import GameId, Status
from bot.titles.title import AnyState, Words
from engine.core import Seat

FORMAT = 2  # of kept reviews: one in another format is made anew


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a review; those of the first format say no number."""

    format: int = 1
    review: msgspec.Raw = msgspec.Raw()


@dataclass(frozen=True, kw_only=True)
class KeyMoment:
    """A turning point in words, with the board as the one who decided saw it."""

    point: TurningPoint
    name: str  # of the seat
    round: int | None
    before: float  # its chance to win, as the chart shows it
    after: float
    lines: tuple[str, ...]  # what was done
    better: str  # what would have been better; "": nothing that the computer knows
    board: Drawing
    alt: str


@dataclass(frozen=True, kw_only=True)
class ReviewPage:
    """A review as one reader is told it."""

    table: Table
    words: Words
    review: Review
    names: tuple[str, ...]  # of the seats, in order
    outcome: str
    moments: tuple[KeyMoment, ...]


class Reviews:
    """Makes reviews, each once, and keeps them; while one is made, the others wait in a queue."""

    def __init__(self, context: Context, positions: Positions, computers: Computers, pages: Pages) -> None:
        self._context = context
        self._positions = positions
        self._pages = pages
        self._computers = computers
        self._making: dict[GameId, asyncio.Task[Review]] = {}  # in the order they were asked for
        self._closed = False
        self._done: dict[GameId, float] = {}  # how far each one under way has come

    async def of(self, game_id: GameId) -> Review:
        """Returns the review of a finished game; makes it where nobody has asked before."""
        position = await self._positions.at(game_id)
        if position.game.status is not Status.OVER:
            raise NoReviewYet
        return await self._stored_review(position) or await self._request(position)

    async def _stored_review(self, position: Position) -> Review | None:
        """Returns the review that was kept of a game; None: there is none, or it is of another format."""
        game = position.game
        raw = await self._context.database.read(reviews.review_of, game.id, game.rules_version)
        kept = Kept() if raw is None else msgspec.json.decode(raw, type=Kept)
        return msgspec.json.decode(kept.review, type=Review) if kept.format == FORMAT else None

    async def _request(self, position: Position) -> Review:
        """Waits for the review of a game; makes it, after those that were asked for before."""
        game_id = position.game.id
        if self._closed:
            raise ReviewInterrupted
        if game_id not in self._making:
            before = next(reversed(self._making.values()), None)
            task = asyncio.create_task(self._make(position, before), name=f"review {game_id}")
            self._making[game_id] = task
            task.add_done_callback(lambda _: self._forget(game_id))
        try:
            return await asyncio.shield(self._making[game_id])
        except asyncio.CancelledError:
            if self._closed:
                raise ReviewInterrupted from None
            raise

    def ahead(self, game_id: GameId) -> int:
        """Returns how many reviews are made before that of a game."""
        return list(self._making).index(game_id) if game_id in self._making else 0

    def progress(self, game_id: GameId) -> float:
        """Returns how much of a review under way is done, from 0 to 1."""
        return self._done.get(game_id, 0.0)

    async def page(self, game_id: GameId, locale: str) -> ReviewPage:
        """Returns the review of a finished game in a reader's language."""
        review = await self.of(game_id)
        position, catalogue = await self._positions.in_play_or_over(game_id), self._context.catalogue
        states = await self._states(position)
        names = seat_names(position, catalogue, locale)
        assert position.outcome is not None, "the game is over"
        return ReviewPage(
            table=table_of(position, catalogue),
            words=catalogue.words(locale, position.title),
            review=review,
            names=tuple(names[chair.seat] for chair in position.chairs),
            outcome=catalogue.outcome(position.title, position.outcome, seats=names, locale=locale),
            moments=tuple(
                [
                    await self._moment(position, states, review, point, locale)
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
    ) -> KeyMoment:
        title, catalogue, seat = position.title, self._context.catalogue, Seat(point.seat)
        before, after = review.mark(point.seq), review.mark(point.last)
        names = seat_names(position, catalogue, locale)
        view = title.rules.view(states[point.seq if point.at is None else point.at], seat)
        better = ""
        if point.action is not None:
            action = title.codecs.actions.decode(point.action)
            better = catalogue.describe(title, "action", action, view=view, seats=names, locale=locale)
        return KeyMoment(
            point=point,
            name=names[seat],
            round=before.round,
            before=before.chances[seat],
            after=after.chances[seat],
            lines=await self._pages.log(
                position.game.id, None, locale, since=point.seq + 1, until=point.last
            ),
            better=better,
            board=board_of(position, catalogue, view, locale),
            alt=title.wording.alt(view, catalogue.words(locale, title)),
        )

    def close(self) -> None:
        """Breaks off the reviews under way; those who wait for one get `ReviewInterrupted`."""
        self._closed = True
        for task in self._making.values():
            task.cancel()

    def _forget(self, game_id: GameId) -> None:
        self._making.pop(game_id, None)
        self._done.pop(game_id, None)
        if not self._making:
            self._computers.rest()

    async def _make(self, position: Position, before: asyncio.Task[Review] | None) -> Review:
        """Makes a review and keeps it, once the one before it in the queue is done, whatever came of it."""
        if before is not None:
            await asyncio.wait({before})
        game, states = position.game, await self._states(position)
        rows = [row for row in await self._positions.moves(game.id) if row.seq in states]
        progress = partial(self._done.__setitem__, game.id)
        review = await Reviewer(position, states, rows, self._computers, progress).review()
        kept = Kept(format=FORMAT, review=msgspec.Raw(msgspec.json.encode(review)))
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
