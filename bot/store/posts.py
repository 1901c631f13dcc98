"""Which message shows which turn of which game."""

from bot.store.database.connection import Connection
from bot.store.database.shard_part import EVERYTHING, Part
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


def unposted_lobbies(db: Connection, part: Part = EVERYTHING) -> tuple[GameId, ...]:
    """Returns the lobbies of some servers that no message shows; asked once, at the start.

    The bot ended between opening one and showing it.
    """
    rows = db.execute(
        f"select id from games where status = 'lobby' and {part.holds('guild_id')}"  # as the index has it
        " and not exists (select 1 from posts where posts.game_id = games.id) order by id"
    )
    return tuple(GameId(row["id"]) for row in rows)


def _number(turn: int | None) -> int:
    return _LOBBY if turn is None else turn
