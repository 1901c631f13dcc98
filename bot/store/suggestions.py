"""What onlookers suggest for the question a table waits on."""

from bot.store import outbox
from bot.store.database.connection import Connection
from bot.store.rows import DuePost, GameId, Suggestion


def put(db: Connection, game_id: GameId, seq: int, suggestion: Suggestion, due: DuePost) -> None:
    """Keeps a person's suggestion in place of an earlier one, and owes the board that shows it."""
    db.execute(
        "insert into suggestions (game_id, user_id, action) values (?, ?, ?)"
        " on conflict (game_id, user_id) do update set action = excluded.action",
        (game_id, suggestion.user_id, suggestion.action),
    )
    outbox.owe(db, game_id, seq, (due,))


def standing(db: Connection, game_id: GameId) -> tuple[Suggestion, ...]:
    """Returns what is suggested now."""
    return tuple(
        Suggestion(user_id=row["user_id"], action=row["action"])
        for row in db.execute("select * from suggestions where game_id = ? order by user_id", (game_id,))
    )


def clear(db: Connection, game_id: GameId) -> None:
    """Forgets them: the question has passed."""
    db.execute("delete from suggestions where game_id = ?", (game_id,))
