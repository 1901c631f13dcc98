"""The time in which the bot was connected to Discord, and the clocks of all tables that count it."""

from collections.abc import Callable, Iterator
from math import inf

from bot.store import alarms, games, outbox, people, seats, servers, votes
from bot.store.database.connection import Connection
from bot.store.database.shard_part import Part
from bot.store.rows import Alarm, Clocks, GameId

Adjust = Callable[[Clocks, float], Clocks]  # of a table, by the seconds that were lost


def count(db: Connection, part: Part, now: float, patience: float, adjust: Adjust) -> tuple[GameId, ...]:
    """Stores that some shards are connected now, and adds the time since they last were to their clocks.

    Up to `patience` seconds count as connected. Where no last time is known, clocks are adjusted by 0
    seconds. Returns the tables whose clocks have moved.
    """
    moved: list[GameId] = []
    for shard in sorted(part.shards):
        mine = part.only({shard})
        last = _last(db, shard, part.count)
        if last is None or abs(now - last) > patience:
            lost = 0.0 if last is None else now - last
            moved += [clocks.game.id for clocks in _running(db, mine) if _move(db, clocks, adjust, lost)]
        db.execute(
            "insert into connections (shards, shard, at) values (?, ?, ?)"
            " on conflict (shards, shard) do update set at = excluded.at",
            (part.count, shard, now),
        )
    return tuple(moved)


def _last(db: Connection, shard: int, shards: int) -> float | None:
    """Returns when a shard was last connected; if its number is new, when any shard of another count was."""
    row = db.execute("select at from connections where shards = ? and shard = ?", (shards, shard)).fetchone()
    if row is None:
        row = db.execute(
            "select max(at) as at from connections where shards < ? or shards > ?", (shards, shards)
        ).fetchone()
    return None if row is None or row["at"] is None else float(row["at"])


def _running(db: Connection, part: Part) -> Iterator[Clocks]:
    """Yields the clocks of all tables with alarms."""
    unposted = frozenset(outbox.owed_tables(db, part))
    by_table: dict[GameId, list[Alarm]] = {}
    for alarm in alarms.due(db, inf, part):
        by_table.setdefault(alarm.game_id, []).append(alarm)
    for game_id, theirs in by_table.items():
        game = games.game(db, game_id)
        zone = None if game.guild_id is None else servers.settings(db, game.guild_id).zone
        calendars = {
            chair.seat: people.preferences(db, chair.captain.id).in_zone(zone)
            for chair in seats.chairs(db, game_id)
            if chair.captain is not None
        }
        yield Clocks(
            game=game,
            visits=alarms.visits(db, game_id),
            vote=votes.standing(db, game_id),
            alarms=tuple(theirs),
            calendars=calendars,
            is_unposted=game_id in unposted,
        )


def _move(db: Connection, clocks: Clocks, adjust: Adjust, lost: float) -> bool:
    """Adjusts the clocks of a table by lost time; tells whether any has moved."""
    moved = adjust(clocks, lost)
    if moved == clocks:
        return False
    game = moved.game
    db.execute(
        "update games set revision = ?, touched_at = ? where id = ?",
        (game.revision, game.touched_at, game.id),
    )
    alarms.put_visits(db, game.id, moved.visits)
    alarms.put(db, game.id, moved.alarms)
    if moved.vote is not None:
        votes.put(db, game.id, (moved.vote,))
    outbox.owe(db, game.id, game.seq, moved.dues)
    return True
