"""Plays all moves that need no person: plans, standing orders, computers, missed deadlines."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.characters import temper_of
from bot.service.context import Context
from bot.service.errors import Outdated, Outrun
from bot.service.model import automatic_answers, turn_clock
from bot.service.model.automatic_answers import Answer, Reaction
from bot.service.model.changes.journal import Played
from bot.service.model.changes.seats import PlansDropped
from bot.service.model.position import Position
from bot.service.running.computers import Computers, task_for
from bot.service.running.concurrency import run_concurrently
from bot.service.running.positions import Positions
from bot.service.running.writer import Decision, TableWriter
from bot.store import games
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import ByWhom, GameId, Move, RowKind
from bot.titles.title import AnyAction
from engine.core import Level, Seat
from engine.kit.temper import NEUTRAL, Temper

log = logging.getLogger(__name__)

LATELY = 30.0  # seconds since the last act of a person; later nobody watches, and there is no pause

AtBeat = Callable[[Sequence[Move]], Awaitable[None]]  # gets the rows played so far


@dataclass(frozen=True, kw_only=True)
class AutomaticStep:
    """The next automatic step of a table; its thought is used if the table still needs it."""

    seq: int
    answer: Answer | Reaction | None = None  # None: the computer chooses for the seat
    seat: Seat | None = None
    by_whom: ByWhom = ByWhom.COMPUTER
    level: Level = field(default=Level.NORMAL, compare=False)  # a new one holds from the next thought on
    temper: Temper = field(default=NEUTRAL, compare=False)  # likewise
    lapsed: tuple[Seat, ...] = ()  # seats whose plan is dropped


class Autopilot:
    """Plays automatic moves. Computers think outside the table's queue, so they block no one.

    Before a computer answers a person's turn there is a pause of `beat` seconds, so that the person can see
    the result of their turn. The table is free meanwhile.
    """

    def __init__(
        self,
        context: Context,
        positions: Positions,
        writer: TableWriter,
        computers: Computers,
        beat: float = 0.0,
    ) -> None:
        self._context = context
        self._positions = positions
        self._writer = writer
        self._computers = computers
        self._beat = beat
        self._running: dict[GameId, bool] = {}  # tables being played; True: run again afterwards

    async def carry_on(
        self, game_id: GameId, cause: int | None, at_beat: AtBeat | None = None
    ) -> tuple[Move, ...]:
        """Plays until a person has to decide; returns the rows, which all have the same cause.

        If the table is already being played, returns at once and leaves the rest to that call. `at_beat` is
        called in the pause before a computer answers.
        """
        if game_id in self._running:
            self._running[game_id] = True
            return ()
        played: list[Move] = []
        self._running[game_id] = True
        try:
            while self._running[game_id]:
                self._running[game_id] = False
                played += await self._play_on(
                    game_id, cause if not played else played[0].cause, at_beat if not played else None
                )
        finally:
            del self._running[game_id]
        return tuple(played)

    async def wake(self, part: Part = EVERYTHING) -> None:
        """Continues all tables that an earlier process left in the middle of automatic moves."""
        await run_concurrently(await self._context.database.read(games.going_on, part), self.wake_one)

    async def wake_one(self, game_id: GameId) -> None:
        """Continues one such table; logs its errors."""
        try:
            if not await self.carry_on(game_id, None):  # it waits for a person after all
                await self._writer.rewrite(game_id, games.mark, game_id, False)
        except Outdated:
            log.warning("game %d cannot go on: these rules cannot read it", game_id)
        except Exception:  # the other tables come next
            log.exception("waking game %d", game_id)

    # --- move by move --------------------------------------------------------------------------------------

    async def _play_on(self, game_id: GameId, cause: int | None, at_beat: AtBeat | None) -> list[Move]:
        """Plays automatic steps until there are none; a thought that is outdated is repeated."""
        played: list[Move] = []
        position = await self._positions.at(game_id)
        since = position.game.seq
        while (step := next_step(position)) is not None:
            action, _ = await asyncio.gather(
                self._think(position, step), self._pause(position, step, played, at_beat)
            )
            decide = partial(_decide, step, action, cause, since)
            try:
                written = await self._writer.change(game_id, decide)
            except Outrun:  # another process plays here, too: continue from its position
                pass
            else:
                played += written.rows
                cause = played[0].cause if played else cause
            position = await self._positions.at(game_id)
        return played

    async def _think(self, position: Position, step: AutomaticStep) -> AnyAction | None:
        """Returns the computer's choice; also where the answer is settled, so that timing reveals nothing."""
        if step.seat is None:
            return None
        return await self._computers.choose(
            position.title, task_for(position, step.seat, step.level, step.temper)
        )

    async def _pause(
        self, position: Position, step: AutomaticStep, played: Sequence[Move], at_beat: AtBeat | None
    ) -> None:
        """Waits a moment before a computer answers the turn that a person has just ended."""
        if not self._beat or not answers_a_turn(position, step, self._context.now()):
            return
        showing = asyncio.sleep(0) if at_beat is None else at_beat(tuple(played))
        failed, _ = await asyncio.gather(showing, asyncio.sleep(self._beat), return_exceptions=True)
        if isinstance(failed, Exception):
            log.warning("the result of a turn at table %d is not shown: %r", position.game.id, failed)


def answers_a_turn(position: Position, step: AutomaticStep, now: float) -> bool:
    """Tells whether a step is the first of a computer after a turn that a person has just ended."""
    latest, press = position.latest, position.press
    if step.seat is None or step.answer is not None or latest is None or press is None:
        return False
    ended = latest.turn == position.game.report and position.game.turn == position.game.seq
    return ended and latest.kind is RowKind.MOVE and now - press.at < LATELY


def next_step(position: Position) -> AutomaticStep | None:
    """Returns the next automatic step of a table; None: a person decides, or everybody is away."""
    seq = position.game.seq
    if not position.is_playing or turn_clock.is_asleep(position):
        return None
    answer = automatic_answers.next_answer(position)
    if isinstance(answer, Reaction):
        return AutomaticStep(seq=seq, answer=answer, seat=answer.seat, by_whom=answer.by_whom)
    if answer is not None:
        return AutomaticStep(seq=seq, answer=answer)
    if lapsed := automatic_answers.stuck_plans(position):
        return AutomaticStep(seq=seq, lapsed=lapsed)
    for seat in position.asked_seats:
        chair = position.chairs[seat]
        if chair.computer:
            return AutomaticStep(seq=seq, seat=seat, level=chair.level, temper=temper_of(chair.character))
        if turn_clock.stands_in(position, seat):
            return AutomaticStep(seq=seq, seat=seat, by_whom=ByWhom.CLOCK)
    return None


def _decide(
    step: AutomaticStep, action: AnyAction | None, cause: int | None, since: int, position: Position
) -> Decision:
    """Returns the move of a step, if it is still the next one; else None."""
    if next_step(position) != step:
        return None
    if step.lapsed:
        return PlansDropped(seats=step.lapsed)
    latest = position.latest
    if latest is not None and latest.seq > since:  # the cause is the latest row, by any person
        cause = latest.cause
    answer = _answer(step, action, position)
    return Played(
        seat=answer.seat,
        action=answer.action,
        by_whom=answer.by_whom,
        by_user=answer.by_user,
        plans=answer.plans,
        cause=cause,
    )


def _answer(step: AutomaticStep, action: AnyAction | None, position: Position) -> Answer:
    """Returns the answer of a step, with the computer's choice where it has none."""
    if isinstance(step.answer, Answer):
        return step.answer
    assert action is not None, "the computer has thought about it"
    if isinstance(step.answer, Reaction):
        return step.answer.with_thought(action)
    assert step.seat is not None, "the computer chooses for a seat"
    return Answer(seat=step.seat, action=action, by_whom=step.by_whom, by_user=None, plans=position.plans)
