"""A finished game looked back on: made once, in the workers, and kept."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import msgspec

from bot.service.context import Context
from bot.service.errors import NoReviewYet, Outdated
from bot.service.finished.review_analysis import Review, Reviewer, TurningPoint
from bot.service.model.position import Position
from bot.service.model.table import Table
from bot.service.running.computers import Computers
from bot.service.running.positions import Positions
from bot.service.showing.pages import Pages
from bot.service.showing.pictures import Drawing
from bot.service.showing.replay import states_by_row
from bot.service.showing.views import board_of, seat_names, table_of
from bot.store import reviews
from bot.store.rows import GameId, Status
from bot.titles.title import AnyState, Words
from engine.core import Seat


@dataclass(frozen=True, kw_only=True)
class KeyMoment:
    """A turning point in words, with the board as the one who decided saw it."""

    point: TurningPoint
    name: str  # of the seat
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
    """Makes reviews, one a game, and keeps them."""

    def __init__(self, context: Context, positions: Positions, computers: Computers, pages: Pages) -> None:
        self._context = context
        self._positions = positions
        self._pages = pages
        self._computers = computers
        self._making: dict[GameId, asyncio.Task[Review]] = {}
        self._done: dict[GameId, float] = {}  # how far each one under way has come

    async def of(self, game_id: GameId) -> Review:
        """Returns the review of a finished game; makes it where nobody has asked before."""
        position = await self._positions.at(game_id)
        if position.game.status is not Status.OVER:
            raise NoReviewYet
        kept = await self._context.database.read(reviews.review_of, game_id, position.game.rules_version)
        if kept is not None:
            return msgspec.json.decode(kept, type=Review)
        if game_id not in self._making:
            task = asyncio.create_task(self._make(position), name=f"review {game_id}")
            self._making[game_id] = task
            task.add_done_callback(lambda _: self._forget(game_id))
        return await asyncio.shield(self._making[game_id])

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
                [await self._moment(position, states, point, locale) for point in review.turning_points]
            ),
        )

    async def _moment(
        self, position: Position, states: Mapping[int, AnyState], point: TurningPoint, locale: str
    ) -> KeyMoment:
        title, catalogue, seat = position.title, self._context.catalogue, Seat(point.seat)
        names = seat_names(position, catalogue, locale)
        view = title.rules.view(states[point.seq if point.at is None else point.at], seat)
        better = ""
        if point.action is not None:
            action = title.codecs.actions.decode(point.action)
            better = catalogue.describe(title, "action", action, view=view, seats=names, locale=locale)
        return KeyMoment(
            point=point,
            name=names[seat],
            lines=await self._pages.log(
                position.game.id, None, locale, since=point.seq + 1, until=point.last
            ),
            better=better,
            board=board_of(position, catalogue, view, locale),
            alt=title.wording.alt(view, catalogue.words(locale, title)),
        )

    def close(self) -> None:
        """Breaks off what is under way."""
        for task in self._making.values():
            task.cancel()

    def _forget(self, game_id: GameId) -> None:
        self._making.pop(game_id, None)
        self._done.pop(game_id, None)

    async def _make(self, position: Position) -> Review:
        game = position.game
        states = await self._states(position)
        rows = [row for row in await self._positions.moves(game.id) if row.seq in states]
        reviewer = Reviewer(position, states, rows, self._computers, partial(self._done.__setitem__, game.id))
        review = await reviewer.review()
        raw = msgspec.json.encode(review)
        await self._context.database.write(
            reviews.keep, game.id, game.rules_version, raw, self._context.now()
        )
        return review

    async def _states(self, position: Position) -> dict[int, AnyState]:
        moves = await self._positions.moves(position.game.id)
        snapshots = await self._positions.snapshots(position)
        states = dict(states_by_row(position.title, moves, snapshots))
        if len(states) < 2:
            raise Outdated
        return states
