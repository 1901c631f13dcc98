"""Alarms: what happens by itself when its time has come, each once, also after a restart."""

import logging
from collections.abc import Iterable
from dataclasses import replace

from bot.service.context import Context
from bot.service.days.ending import Ending
from bot.service.days.pause import Pausing
from bot.service.errors import Outdated, Outrun
from bot.service.lobby.lobbies import Lobbies
from bot.service.model import turn_clock
from bot.service.model.calendars import avoiding
from bot.service.model.next_host import after_absence
from bot.service.model.notices import board_again
from bot.service.model.position import Position
from bot.service.model.transition import new_nonce
from bot.service.people.retention import Fading
from bot.service.running.autopilot import Autopilot
from bot.service.running.concurrency import side_by_side
from bot.service.running.positions import Positions
from bot.store import alarms
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import Alarm, AlarmKind, DuePost, GameId, PostKind, Preferences, Visit
from engine.core import Seat
from engine.kit.edit import put, swap

log = logging.getLogger(__name__)

GRACE = 1800.0  # seconds to answer after a restart for those whose time ran out before it
AFTER_A_BUG = 3600.0  # seconds until an alarm that could not be worked off rings again


class Alarms:
    """Rings for all tables; every alarm is worked off in the table's queue."""

    def __init__(
        self,
        context: Context,
        positions: Positions,
        autopilot: Autopilot,
        lobbies: Lobbies,
        ending: Ending,
        pausing: Pausing,
        fading: Fading,
    ) -> None:
        self._context = context
        self._database = context.database
        self._positions = positions
        self._autopilot = autopilot
        self._lobbies = lobbies
        self._ending = ending
        self._pausing = pausing
        self._fading = fading

    async def earliest(self) -> float | None:
        """Returns when the next alarm rings, in seconds since the epoch; None: never."""
        part = self._context.share.part
        times = (await self._database.read(alarms.earliest, part), await self._fading.earliest())
        return min((due for due in times if due is not None), default=None)

    async def ring(self) -> tuple[GameId, ...]:
        """Works off all alarms whose time has come; returns the tables they were of."""
        due = await self._database.read(alarms.due, self._context.now(), self._context.share.part)
        rung: list[GameId] = []

        async def ring_all(ringing: tuple[Alarm, ...]) -> None:
            rung.extend([alarm.game_id for alarm in ringing if await self._rings(alarm)])

        await side_by_side(_by_table(due), ring_all)
        return (*rung, *await self._fading.fade())

    async def _rings(self, alarm: Alarm) -> bool:
        """Works an alarm off; tells whether that could be done."""
        try:
            await self._work_off(alarm)
            return True
        except Outrun:  # another process has set other alarms there, or it rings again at once
            pass
        except Outdated:
            log.warning("game %d cannot go on: these rules cannot read it", alarm.game_id)
            await self._database.write(alarms.drop, alarm)
        except Exception:  # nobody has asked, so nobody is told; other tables have clocks too
            log.exception("the %s of game %d", alarm.kind, alarm.game_id)
            await self._database.write(alarms.put_off, alarm, self._context.now() + AFTER_A_BUG)
        return False

    async def forgive(self, part: Part = EVERYTHING) -> None:
        """Lets nobody be late, after a restart, because no bot was there; reminders are not sent at once."""
        overdue = await self._database.read(alarms.due, self._context.now(), part)
        await side_by_side(_by_table(overdue), self._forgive_safely)

    async def _forgive_safely(self, overdue: tuple[Alarm, ...]) -> None:
        game_id = overdue[0].game_id
        try:
            await self._forgive(game_id, overdue)
        except Exception:  # the others are to be forgiven too, and this one is not to ring either
            log.exception("the clocks of game %d", game_id)
            now = self._context.now()
            await self._database.write(alarms.put_off_due, game_id, now, now + GRACE)

    async def _forgive(self, game_id: GameId, overdue: Iterable[Alarm]) -> None:
        later = self._context.now() + GRACE
        for alarm in overdue:
            if alarm.kind is AlarmKind.HALF:  # the other reminder says it all
                await self._database.write(alarms.drop, alarm)
            elif alarm.kind is AlarmKind.DEADLINE and alarm.seat is not None:
                await self._extend(game_id, alarm.seat, later)
            elif alarm.kind is not AlarmKind.NUDGE:
                await self._database.write(alarms.put_off, alarm, later)

    async def _extend(self, game_id: GameId, seat: Seat, later: float) -> None:
        async with self._positions.queue(game_id):
            position = await self._positions.at(game_id)
            visit = position.visits.get(seat)
            captain = position.chairs[seat].captain
            if visit is None or captain is None:
                return
            calendars = await self._positions.calendars(position)
            person = calendars.get(captain.id) or Preferences(user_id=captain.id)
            visit = replace(visit, deadline=avoiding(later, person))
            visits = put(position.visits, seat, visit)
            await self._positions.retime(replace(position, visits=visits), (board_again(position.game),))

    # --- one alarm -----------------------------------------------------------------------------------------

    async def _work_off(self, alarm: Alarm) -> None:
        match alarm.kind:
            case AlarmKind.DEADLINE:
                await self._time_is_up(alarm)
            case AlarmKind.HALF | AlarmKind.LAST | AlarmKind.NUDGE:
                await self._call(alarm)
            case AlarmKind.CLOSE:
                await self._lobbies.close(alarm.game_id)
            case AlarmKind.SLEEP:
                await self._ending.expire(alarm.game_id)
            case AlarmKind.RESUME:
                await self._pausing.resume(alarm.game_id)

    async def _time_is_up(self, alarm: Alarm) -> None:
        """Lets the computer play the visit from now on; who has missed two in a row is away."""
        async with self._positions.queue(alarm.game_id):
            position = await self._positions.at(alarm.game_id)
            late = position.asked_seats if alarm.seat is None else (alarm.seat,)
            for seat in late:
                if seat in position.asked_seats and turn_clock.has_people_there(position.chairs[seat]):
                    position = _after_miss(position, seat, self._context.now())
            position, told = after_absence(position)
            await self._positions.retime(
                position, (*told, board_again(position.game)) if position.is_playing else ()
            )
        await self._autopilot.carry_on(alarm.game_id, None)

    async def _call(self, alarm: Alarm) -> None:
        """Owes the people who are asked a call, in the transaction that ends the alarm."""
        async with self._positions.queue(alarm.game_id):
            position = await self._positions.at(alarm.game_id)
            game = position.game
            captain = None if alarm.seat is None else position.chairs[alarm.seat].captain
            call = DuePost(
                kind=PostKind.CALL,
                turn=game.turn,
                audience=captain.id if captain is not None else None,
                nonce=new_nonce(),
                subject=alarm.kind,
            )
            wanted = alarm.seat is None or alarm.seat in position.asked_seats
            await self._database.write(alarms.ring, alarm, game.seq, (call,) if wanted else ())
        self._context.announcements.send(alarm.game_id)


def _by_table(due: Iterable[Alarm]) -> tuple[tuple[Alarm, ...], ...]:
    """Returns alarms by their tables, those of a table in their order, and so the tables."""
    tables: dict[GameId, list[Alarm]] = {}
    for alarm in due:
        tables.setdefault(alarm.game_id, []).append(alarm)
    return tuple(map(tuple, tables.values()))


def _after_miss(position: Position, seat: Seat, now: float) -> Position:
    """Returns a position in which a seat has run out of time."""
    visit = position.visits.get(seat) or Visit(since=now, deadline=None)
    chair = turn_clock.after_miss(position.chairs[seat])
    return replace(
        position,
        chairs=swap(position.chairs, seat, chair),
        visits=put(position.visits, seat, replace(visit, late=True)),
    )
