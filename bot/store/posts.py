"""Messages of a table on Discord: its card, the board of a turn, a vote, an offer."""

from bot.store.database.connection import Connection, Row
from bot.store.rows import GameId, Post, PostKind


def put(db: Connection, post: Post) -> None:
    """Stores the message of a card, board, vote or offer, in place of an earlier one."""
    db.execute(
        "insert into posts (game_id, kind, number, channel_id, message_id) values (?, ?, ?, ?, ?)"
        " on conflict (game_id, kind, number) do update"
        " set channel_id = excluded.channel_id, message_id = excluded.message_id",
        (post.game_id, post.kind, post.number, post.channel_id, post.message_id),
    )


def find(db: Connection, game_id: GameId, kind: PostKind, number: int = 0) -> Post | None:
    """Returns the message of a table's card, board, vote or offer; None: there is none."""
    row = db.execute(
        "select * from posts where game_id = ? and kind = ? and number = ?", (game_id, kind, number)
    ).fetchone()
    return row and _post(row)


def newest(db: Connection, game_id: GameId) -> Post | None:
    """Returns the message of the end or of the latest board; before the first board, the card."""
    row = db.execute(
        "select * from posts where game_id = ? and kind in ('end', 'board', 'card')"
        " order by kind = 'end' desc, case when kind = 'board' then number else -1 end desc limit 1",
        (game_id,),
    ).fetchone()
    return row and _post(row)


def _post(row: Row) -> Post:
    return Post(
        game_id=row["game_id"],
        kind=PostKind(row["kind"]),
        number=row["number"],
        channel_id=row["channel_id"],
        message_id=row["message_id"],
    )
