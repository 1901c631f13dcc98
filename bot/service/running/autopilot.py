"""Makes moves, and lets all that needs nobody follow: orders given, standing orders, computers, the clock."""

import logging
from collections.abc import Mapping

from bot.service.context import Context
from bot.service.errors import Outdated, Outrun
from bot.service.model import automatic_answers, turn_clock
from bot.service.model.automatic_answers import Answer, Reaction
from bot.service.model.position import Position
from bot.service.model.transition import Entry
from bot.service.running.computers import Computers, task_for
from bot.service.running.concurrency import side_by_side
from bot.service.running.positions import Positions
from bot.store import games
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import ByWhom, GameId, Kind, Move, Plan, UserId
from bot.titles.title import AnyAction
from engine.core import Level, Recorder, Seat, SeededDice, play

log = logging.getLogger(__name__)


class Autopilot:
    """What goes on by itself; `make` wants the table's queue held, the others take it."""

    def __init__(self, context: Context, positions: Positions, computers: Computers) -> None:
        self._context = context
        self._positions = positions
        self._computers = computers

    async def make(
        self,
        position: Position,
        seat: Seat,
        action: AnyAction,
        *,
        by_whom: ByWhom,
        plans: Mapping[Seat, Plan],
        by_user: UserId | None = None,
        cause: int | None = None,
        interaction_id: int | None = None,
    ) -> Position:
        """Plays one action and commits it; raises `Refused` when it is not legal."""
        dice = Recorder(SeededDice(position.game.seed, position.game.seq + 1))
        legal = position.legal(seat)
        step = play(position.title.rules, position.state, seat, action, dice, legal)
        entry = Entry(
            kind=Kind.MOVE,
            state=step.state,
            by_whom=by_whom,
            seat=seat,
            action=action,
            events=step.events,
            draws=tuple(dice.draws),
            by_user=by_user,
            interaction_id=interaction_id,
            cause=cause,
            plans=plans,
        )
        return await self._positions.write(position, entry)

    async def carry_on(self, game_id: GameId, cause: int | None) -> tuple[Move, ...]:
        """Plays on until a person has to decide; returns what was played, all of it set off by one move.

        The queue is let go between moves, so that a table with a thinking computer still answers.
        """
        played: list[Move] = []
        while True:
            try:
                move = await self._follow(game_id, cause)
            except Outrun:  # another process plays on here, too: from where it has come to
                continue
            if move is None:
                return tuple(played)
            played.append(move)
            cause = played[0].seq if cause is None else cause

    async def _follow(self, game_id: GameId, cause: int | None) -> Move | None:
        """Plays what needs nobody, one move of it; None: a person has to decide."""
        async with self._positions.queue(game_id):
            position = await self._positions.at(game_id)
            answer = await self._next(position)
            return None if answer is None else (await self._say(position, answer, cause)).latest

    async def wake(self, part: Part = EVERYTHING) -> None:
        """Lets computers and standing orders go on that the end of an earlier process cut short."""
        await side_by_side(await self._context.database.read(games.going_on, part), self.wake_one)

    async def wake_one(self, game_id: GameId) -> None:
        """Lets one table go on that was left."""
        try:
            if not await self.carry_on(game_id, None):  # it waits for a person after all
                await self._context.database.write(games.mark, game_id, False)
        except Outdated:
            log.warning("game %d cannot go on: these rules cannot read it", game_id)
        except Exception:  # likewise: the others are still to be woken
            log.exception("waking game %d", game_id)

    # --- answers that need nobody --------------------------------------------------------------------------

    async def _next(self, position: Position) -> Answer | None:
        """Returns what is said without asking a person; where nobody is there any more, nothing is."""
        if turn_clock.is_asleep(position):
            return None
        answer = automatic_answers.next_answer(position)
        if isinstance(answer, Reaction):
            return answer.with_thought(
                (await self._think(position.game.id, answer.seat, answer.by_whom)).action
            )
        if answer is not None:
            return answer
        for seat in automatic_answers.stuck_plans(position):
            await self._positions.drop_plan(position.game.id, seat)
        for seat in position.asked_seats:
            if position.chairs[seat].computer:
                return await self._think(position.game.id, seat, ByWhom.COMPUTER)
            if turn_clock.stands_in(position, seat):
                return await self._think(position.game.id, seat, ByWhom.CLOCK)
        return None

    async def _think(self, game_id: GameId, seat: Seat, by_whom: ByWhom) -> Answer:
        position = await self._positions.at(game_id)
        level = position.chairs[seat].level if by_whom is ByWhom.COMPUTER else Level.NORMAL
        action = await self._computers.choose(position.title, task_for(position, seat, level))
        return Answer(seat=seat, action=action, by_whom=by_whom, by_user=None, plans=position.plans)

    async def _say(self, position: Position, answer: Answer, cause: int | None) -> Position:
        return await self.make(
            position,
            answer.seat,
            answer.action,
            by_whom=answer.by_whom,
            by_user=answer.by_user,
            plans=answer.plans,
            cause=cause,
        )
