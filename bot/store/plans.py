"""Plans: the remaining actions of an order interrupted by another player's answer."""

from collections.abc import Iterable

import msgspec

from bot.store.database.connection import Connection
from bot.store.rows import GameId, Plan

_ACTIONS = msgspec.json.Decoder(tuple[msgspec.Raw, ...])


def plans_of(db: Connection, game_id: GameId) -> tuple[Plan, ...]:
    """Returns the plans of a table, by seat."""
    return tuple(
        Plan(
            seat=row["seat"],
            user_id=row["user_id"],
            actions=tuple(bytes(action) for action in _ACTIONS.decode(row["actions"])),
        )
        for row in db.execute("select * from plans where game_id = ? order by seat", (game_id,))
    )


def put(db: Connection, game_id: GameId, plans: Iterable[Plan]) -> None:
    """Replaces the plans of a table."""
    db.execute("delete from plans where game_id = ?", (game_id,))
    db.executemany(
        "insert into plans (game_id, seat, user_id, actions) values (?, ?, ?, ?)",
        [
            (
                game_id,
                plan.seat,
                plan.user_id,
                msgspec.json.encode([msgspec.Raw(raw) for raw in plan.actions]),
            )
            for plan in plans
        ],
    )
