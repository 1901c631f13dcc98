"""Changes of watchers: onlookers begin, change or stop watching a game, and are sent digests."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.copies import replace
from bot.durations import DAY
from bot.service.model.changes.change import Effect, Moment
from bot.service.model.position import Position
from bot.store.rows import Alarm, AlarmKind, DuePost, GameWatcher, PostKind, UserId, WatchMode
from engine.kit.edit import drop, put


@dataclass(frozen=True, kw_only=True)
class WatchChosen:
    """Sets how an onlooker watches a game, from the present row on; None: not any more."""

    user_id: UserId
    mode: WatchMode | None

    def apply(self, position: Position, moment: Moment) -> Effect:
        watchers, known = position.watchers, position.watchers.get(self.user_id)
        if self.mode is None:
            return Effect(position=replace(position, watchers=drop(watchers, self.user_id)))
        watcher = GameWatcher(
            user_id=self.user_id,
            mode=self.mode,
            seen=position.game.seq if known is None else known.seen,
            due=moment.at + DAY if self.mode is WatchMode.DAILY else None,
        )
        return Effect(position=replace(position, watchers=put(watchers, self.user_id, watcher)))


@dataclass(frozen=True, kw_only=True)
class DigestsDue:
    """Sends the digests that are due; an onlooker without news gets none."""

    def apply(self, position: Position, moment: Moment) -> Effect:
        seq, watchers, dues = position.game.seq, dict(position.watchers), []
        for one in position.watchers.values():
            if one.due is None or one.due > moment.at:
                continue
            if one.seen < seq:
                dues.append(_digest(position, one))
            watchers[one.user_id] = replace(one, seen=seq, due=_next_day(one.due, moment.at))
        return Effect(position=replace(position, watchers=watchers), dues=tuple(dues))


def follow(before: Position, after: Position) -> tuple[Position, tuple[DuePost, ...]]:
    """Sends the end of a game to its watchers, and drops people with a seat.

    Returns the position with the watchers that remain, and the posts.
    """
    if not after.watchers:
        return after, ()
    if before.is_playing and not after.is_playing:
        dues = tuple(_digest(after, one) for one in after.watchers.values())
        return replace(after, watchers={}), dues
    staying = {user_id: one for user_id, one in after.watchers.items() if after.seat_of(user_id) is None}
    return (after if len(staying) == len(after.watchers) else replace(after, watchers=staying)), ()


def with_alarm(position: Position, alarms: Iterable[Alarm]) -> tuple[Alarm, ...]:
    """Returns the alarms of a table with the one for its next digest."""
    others = tuple(alarm for alarm in alarms if alarm.kind is not AlarmKind.DIGEST)
    due = min((one.due for one in position.watchers.values() if one.due is not None), default=None)
    if due is None or not position.is_playing:
        return others
    return (*others, Alarm(game_id=position.game.id, kind=AlarmKind.DIGEST, due=due))


def since_of(subject: str) -> int | None:
    """Returns the last row that the reader of a digest was told before; None: they are told only the end."""
    return int(subject) if subject else None


def _digest(position: Position, watcher: GameWatcher) -> DuePost:
    """Returns the direct message to a watcher with everything since the last one, or only the end."""
    subject = str(watcher.seen) if watcher.mode is WatchMode.DAILY else ""
    game = position.game
    return DuePost(kind=PostKind.DIGEST, turn=game.report, audience=watcher.user_id, subject=subject)


def _next_day(due: float, now: float) -> float:
    """Returns the next time at the same hour after now."""
    return due + DAY * (1 + (now - due) // DAY)
