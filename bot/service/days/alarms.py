"""Alarms: deadlines, reminders and expiries, each handled once, also after a restart."""

import logging
from collections.abc import Iterable
from math import inf

from bot.durations import HOUR
from bot.service.context import Context
from bot.service.days.ending import Ending
from bot.service.days.pause import Pausing
from bot.service.errors import Outdated, Outrun, TitleMissing
from bot.service.lobby.invitations import Invitations
from bot.service.lobby.lobbies import Lobbies
from bot.service.lobby.openings import Openings
from bot.service.model.changes.change import Change
from bot.service.model.changes.days import Reminded, TimeUp, TurnedAbsent
from bot.service.model.changes.votes import VoteRepeated, VoteTimedOut
from bot.service.model.changes.watching import DigestsDue
from bot.service.people.retention import Retention
from bot.service.running.autopilot import Autopilot
from bot.service.running.concurrency import run_concurrently
from bot.service.running.positions import Positions
from bot.service.running.writer import TableWriter
from bot.store import alarms, letters, retention, seekers
from bot.store.database.connection import Connection
from bot.store.database.shard_part import Part
from bot.store.rows import Alarm, AlarmKind, GameId, Status

log = logging.getLogger(__name__)

AFTER_A_BUG = HOUR  # until an alarm that raised an exception rings again
UNTIL_BACK = HOUR  # until the alarm of a table whose title is missing rings again


class Alarms:
    """Handles the alarms of all tables; every alarm is one change of its table."""

    def __init__(
        self,
        context: Context,
        positions: Positions,
        writer: TableWriter,
        autopilot: Autopilot,
        lobbies: Lobbies,
        openings: Openings,
        invitations: Invitations,
        ending: Ending,
        pausing: Pausing,
        retention: Retention,
    ) -> None:
        self._context = context
        self._database = context.database
        self._positions = positions
        self._writer = writer
        self._autopilot = autopilot
        self._lobbies = lobbies
        self._openings = openings
        self._invitations = invitations
        self._ending = ending
        self._pausing = pausing
        self._retention = retention

    async def earliest(self, part: Part | None = None) -> float | None:
        """Returns when the next alarm of some servers rings, in seconds since the epoch; None: never."""
        own = self._context.share.part
        return await self._database.read(_earliest, part or own, own)

    def earliest_at(self, game_id: GameId) -> float:
        """Returns when the next alarm of a changed table may ring; 0: it has to be read, inf: never."""
        position = self._positions.in_memory(game_id)
        if position is None or position.game.status not in (Status.LOBBY, Status.PLAYING):
            return 0.0
        return min((alarm.due for alarm in position.alarms), default=inf)

    async def ring(self, part: Part | None = None, now: float | None = None) -> tuple[GameId, ...]:
        """Handles all alarms of some servers that are due, by default now; returns their tables."""
        share, at = part or self._context.share.part, self._context.now() if now is None else now
        due = await self._database.read(alarms.due, at, share)
        rung: list[GameId] = []

        async def ring_all(ringing: tuple[Alarm, ...]) -> None:
            rung.extend([alarm.game_id for alarm in ringing if await self._try_ring(alarm)])

        await run_concurrently(_by_table(due), ring_all)
        await self._retention.remove_unused_packs()
        return (*rung, *await self._retention.anonymise_due())

    async def _try_ring(self, alarm: Alarm) -> bool:
        """Handles an alarm and its errors; tells whether it was handled."""
        try:
            return await self._ring(alarm)
        except Outrun:  # other processes keep changing the table; the alarm stays due
            pass
        except TitleMissing:
            log.warning("game %d waits: its title is not loaded", alarm.game_id)
            await self._writer.rewrite(alarm.game_id, alarms.put_off, alarm, self._context.now() + UNTIL_BACK)
        except Outdated:
            log.warning("game %d cannot go on: these rules cannot read it", alarm.game_id)
            await self._writer.rewrite(alarm.game_id, alarms.drop, alarm)
        except Exception:  # one broken table must not stop the clocks of the others
            log.exception("the %s of game %d", alarm.kind, alarm.game_id)
            later = self._context.now() + AFTER_A_BUG
            await self._writer.rewrite(alarm.game_id, alarms.put_off, alarm, later)
        return False

    # --- one alarm -----------------------------------------------------------------------------------------

    async def _ring(self, alarm: Alarm) -> bool:
        """Handles an alarm; tells whether it was still set."""
        match alarm.kind:
            case AlarmKind.DEADLINE:
                is_up = await self._change(alarm, TimeUp(alarm=alarm))
                await self._autopilot.carry_on(alarm.game_id, None)
                return is_up
            case AlarmKind.HALF | AlarmKind.LAST | AlarmKind.NUDGE | AlarmKind.WAITS | AlarmKind.WAITING:
                return await self._change(alarm, Reminded(alarm=alarm))
            case AlarmKind.ABSENT:
                return await self._change(alarm, TurnedAbsent(alarm=alarm))
            case AlarmKind.ASK:
                return await self._change(alarm, VoteRepeated(alarm=alarm))
            case AlarmKind.DIGEST:
                return await self._change(alarm, DigestsDue())
            case AlarmKind.LAPSE:
                return await self._change(alarm, VoteTimedOut())
            case AlarmKind.CLOSE:
                await self._lobbies.close(alarm.game_id)
            case AlarmKind.CUT:
                await self._openings.give_up_waiting(alarm)
            case AlarmKind.INVITE:
                return await self._invitations.lapse(alarm)
            case AlarmKind.SLEEP:
                await self._ending.expire(alarm.game_id)
            case AlarmKind.RESUME:
                await self._pausing.time_is_up(alarm)
        return True

    async def _change(self, alarm: Alarm, change: Change) -> bool:
        """Makes the change of an alarm, unless another process has handled it or set it to another time."""
        written = await self._writer.change(
            alarm.game_id, lambda position: change if alarm in position.alarms else None
        )
        return written.change is not None


def _by_table(due: Iterable[Alarm]) -> tuple[tuple[Alarm, ...], ...]:
    """Groups alarms by table, in their order."""
    tables: dict[GameId, list[Alarm]] = {}
    for alarm in due:
        tables.setdefault(alarm.game_id, []).append(alarm)
    return tuple(map(tuple, tables.values()))


def _earliest(db: Connection, part: Part, own: Part) -> float | None:
    """Returns when the next alarm or question of a part, letter, or removal of names is due."""
    letter = letters.earliest(db) if part.has(None) else None
    times = (alarms.earliest(db, part), seekers.earliest(db, part), retention.earliest(db, own), letter)
    return min((due for due in times if due is not None), default=None)
