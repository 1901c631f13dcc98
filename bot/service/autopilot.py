"""Makes moves, and lets all that needs nobody follow: orders given, standing orders, computers, the clock."""

from collections.abc import Mapping
from typing import Any

from bot.service import clock, standing
from bot.service.book import Book
from bot.service.computer import Computers, luck
from bot.service.position import Position
from bot.service.standing import Answer
from bot.service.step import Row
from bot.store.rows import ByWhom, GameId, Kind, Plan, UserId
from engine.core import Recorder, Seat, SeededDice, play
from engine.kit.edit import drop


class Player:
    """Everything here is called with the table's queue held, except `carry_on` and `time_is_up`."""

    def __init__(self, book: Book, computers: Computers) -> None:
        self._book = book
        self._computers = computers

    async def make(
        self,
        position: Position,
        seat: Seat,
        action: Any,
        *,
        by_whom: ByWhom,
        plans: Mapping[Seat, Plan],
        by_user: UserId | None = None,
        cause: int | None = None,
        interaction_id: int | None = None,
    ) -> Position:
        """Plays one action and commits it; raises `Refused` when it is not legal."""
        dice = Recorder(SeededDice(position.game.seed, position.game.seq + 1))
        step = play(position.title.rules, position.state, seat, action, dice)
        row = Row(
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
        return await self._book.write(position, row)

    async def carry_on(self, game_id: GameId, cause: int | None) -> int | None:
        """Plays on until a person has to decide; returns the cause of what was played, if anything was.

        The queue is let go between moves, so that a table with a thinking computer still answers.
        """
        while True:
            async with self._book.queue(game_id):
                position = await self._book.position(game_id)
                answer = await self._next(position)
                if answer is None:
                    return cause
                written = await self._say(position, answer, cause)
                cause = written.game.seq if cause is None else cause

    async def time_is_up(self, game_id: GameId, now: float) -> int | None:
        """Plays the idle answer for everyone who is late; returns the number of the first such move."""
        first = None
        async with self._book.queue(game_id):
            position = await self._book.position(game_id)
            while position.deadline is not None and position.deadline <= now:
                late = clock.late_answer(position)
                if late is None:  # nobody is waited for any more
                    await self._book.stop_clock(game_id)
                    return first
                seat, action = late
                plans = drop(position.plans, seat)
                position = await self.make(
                    position, seat, action, by_whom=ByWhom.CLOCK, plans=plans, cause=first
                )
                first = position.game.seq if first is None else first
        return first

    async def _next(self, position: Position) -> Answer | None:
        """Returns what is said without asking a person."""
        answer = standing.answer(position)
        if answer is not None:
            return answer
        for seat in standing.overtaken(position):
            await self._book.drop_plan(position.game.id, seat)
        for seat in position.asked:
            if position.chairs[seat].computer:
                return await self._think(await self._book.position(position.game.id), seat)
        return None

    async def _think(self, position: Position, seat: Seat) -> Answer:
        decision = position.decision
        assert decision is not None
        chance = luck(position.game.seed, position.game.seq + 1)
        action = await self._computers.choose(
            position.title, position.view(seat), decision, position.legal(seat), chance
        )
        return Answer(seat=seat, action=action, by_whom=ByWhom.COMPUTER, by_user=None, plans=position.plans)

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
