"""Puzzles: a person looks for the better move at a turning point of a finished game, in a few tries."""

import asyncio
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean

from bot.copies import replace
from bot.service.context import Context
from bot.service.errors import NoPuzzle, ReviewInterrupted, Stale
from bot.service.finished.game_playouts import GamePlayouts
from bot.service.finished.review_analysis import TurningPoint
from bot.service.finished.reviews import Reviews
from bot.service.lru_cache import LruCache
from bot.service.model.position import Position
from bot.service.model.table import Offer, SeatView
from bot.service.running.computers import Computers
from bot.service.running.positions import Positions
from bot.service.showing.views import copy_view, seat_names
from bot.service.trying.lines import Reached, copy_of
from bot.store.rows import GameId, Status
from bot.titles.title import AnyAction
from engine.core import Seat

TRIES = 3
BATCH = 24  # playouts of each move per round
MOST_PLAYOUTS = 120  # of each move
BUDGET = 10.0  # seconds of processor time per try
MOST_KEPT = 500  # tries whose results are remembered

Key = tuple[GameId, int, int]  # game, turning point, action


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """A turning point with a better move that a person looks for."""

    position: Position  # the game as it stood there
    number: int  # of the turning point, from 0
    point: TurningPoint
    name: str  # of the seat
    view: SeatView  # what the seat saw, with its offers

    @property
    def game_id(self) -> GameId:
        return self.position.game.id

    @property
    def seat(self) -> Seat:
        return Seat(self.point.seat)

    @cached_property
    def better(self) -> Offer:
        """The offer that is the better move."""
        assert self.point.action is not None, "it holds"
        action = self.position.title.codecs.actions.decode(self.point.action)
        return next(offer for offer in self.view.offers if offer.action == action)


@dataclass(frozen=True, kw_only=True)
class Attempt:
    """A tried move: the shares of playouts that it and the better move win with the same luck."""

    offer: Offer
    share: float
    better: float
    solves: bool  # it is the better move, or as good


class Puzzles:
    """Offers puzzles and plays tried moves out, in the background."""

    def __init__(
        self, context: Context, positions: Positions, reviews: Reviews, computers: Computers
    ) -> None:
        self._context = context
        self._positions = positions
        self._reviews = reviews
        self._computers = computers
        self._known: LruCache[Key, tuple[float, float]] = LruCache(MOST_KEPT)
        self._weighing: dict[Key, asyncio.Task[tuple[float, float]]] = {}
        self._closed = False

    async def of(self, game_id: GameId, number: int, locale: str) -> Puzzle:
        """Returns the puzzle at a turning point; raises `NoPuzzle` if there is none."""
        points = (await self._reviews.of(game_id)).turning_points
        if not 0 <= number < len(points) or not points[number].holds:
            raise NoPuzzle
        point, position = points[number], await self._positions.at(game_id)
        assert point.at is not None, "it holds"
        state = await self._positions.state_at(position, point.at)
        position = replace(position, game=replace(position.game, status=Status.PLAYING))
        copy = copy_of(position, Reached(state=state), number)
        view = copy_view(copy, self._context.catalogue, Seat(point.seat), locale)
        return Puzzle(
            position=copy,
            number=number,
            point=point,
            name=seat_names(copy, self._context.catalogue, locale)[Seat(point.seat)],
            view=replace(view, board=replace(view.board, mark=str(view.words("puzzle-mark")))),
        )

    async def attempt(self, puzzle: Puzzle, index: int) -> Attempt:
        """Returns the result of a tried move; raises `Stale` if it is not offered."""
        if not 0 <= index < len(puzzle.view.offers):
            raise Stale
        offer, key = puzzle.view.offers[index], (puzzle.game_id, puzzle.number, index)
        shares = self._known.get(key) or await self._shares_of(puzzle, offer.action, key)
        share, better = shares
        return Attempt(
            offer=offer, share=share, better=better, solves=offer == puzzle.better or share >= better
        )

    def close(self) -> None:
        """Cancels all tries; callers that wait for one get `ReviewInterrupted`."""
        self._closed = True
        for task in self._weighing.values():
            task.cancel()

    async def _shares_of(self, puzzle: Puzzle, action: AnyAction, key: Key) -> tuple[float, float]:
        """Waits for the shares of a move and the better one; they are played out once for all who ask."""
        if self._closed:
            raise ReviewInterrupted
        background = self._reviews.background
        if key not in self._weighing:
            task = background.start(self._weigh(puzzle, action), f"puzzle {key}")
            self._weighing[key] = task
            task.add_done_callback(lambda _: self._forget(key))
        try:
            shares = await background.join(self._weighing[key])
        except asyncio.CancelledError:
            if self._closed:
                raise ReviewInterrupted from None
            raise
        self._known.put(key, shares)
        return shares

    def _forget(self, key: Key) -> None:
        self._weighing.pop(key, None)
        self._computers.rest()

    async def _weigh(self, puzzle: Puzzle, action: AnyAction) -> tuple[float, float]:
        """Returns the shares of playouts that a move and the better one win, with the same luck."""
        at, seat = puzzle.point.at, puzzle.seat
        assert at is not None, "it holds"
        playouts = GamePlayouts(
            title=puzzle.position.title,
            states={at: puzzle.position.state},
            seats=len(puzzle.position.chairs),
            computers=self._computers,
        )
        won: tuple[list[float], list[float]] = ([], [])
        while len(won[0]) < MOST_PLAYOUTS and playouts.spent < BUDGET:
            for shares, each in zip(won, (action, puzzle.better.action), strict=True):
                ended = await playouts.play(at, len(shares), BATCH, seat, each)
                shares += [one[seat] for one in ended]
        return fmean(won[0]), fmean(won[1])
