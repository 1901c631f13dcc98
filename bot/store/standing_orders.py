"""Standing orders: answers to chances to react, given in advance."""

from collections.abc import Iterable

from bot.store.database.connection import Connection
from bot.store.rows import GameId, StandingOrder


def orders_of(db: Connection, game_id: GameId) -> tuple[StandingOrder, ...]:
    """Returns the standing orders of a table, each seat's in the order they were given."""
    return tuple(
        StandingOrder(seat=row["seat"], standing=row["standing"])
        for row in db.execute("select * from orders where game_id = ? order by seat, number", (game_id,))
    )


def put(db: Connection, game_id: GameId, given: Iterable[StandingOrder]) -> None:
    """Replaces the standing orders of a table."""
    db.execute("delete from orders where game_id = ?", (game_id,))
    db.executemany(
        "insert into orders (game_id, seat, number, standing) values (?, ?, ?, ?)",
        [(game_id, order.seat, number, order.standing) for number, order in enumerate(given)],
    )
