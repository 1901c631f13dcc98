"""Which message shows which turn of which game."""

from bot.store.connection import Connection
from bot.store.rows import GameId, Post

_LOBBY = -1


def put(db: Connection, post: Post) -> None:
    """Notes which message shows a turn, or the lobby."""
    db.execute(
        "insert into posts (game_id, turn, channel_id, message_id) values (?, ?, ?, ?)"
        " on conflict (game_id, turn) do update"
        " set channel_id = excluded.channel_id, message_id = excluded.message_id",
        (post.game_id, _number(post.turn), post.channel_id, post.message_id),
    )


def of_turn(db: Connection, game_id: GameId, turn: int | None) -> Post | None:
    """Returns the message that shows a turn, or the lobby."""
    row = db.execute(
        "select * from posts where game_id = ? and turn = ?", (game_id, _number(turn))
    ).fetchone()
    return row and Post(
        game_id=game_id, turn=turn, channel_id=row["channel_id"], message_id=row["message_id"]
    )


def newest(db: Connection, game_id: GameId) -> Post | None:
    """Returns the message that shows the latest turn that was posted; before any, the lobby."""
    row = db.execute(
        "select * from posts where game_id = ? order by turn desc limit 1", (game_id,)
    ).fetchone()
    return row and Post(
        game_id=game_id,
        turn=None if row["turn"] == _LOBBY else row["turn"],
        channel_id=row["channel_id"],
        message_id=row["message_id"],
    )


def _number(turn: int | None) -> int:
    return _LOBBY if turn is None else turn
