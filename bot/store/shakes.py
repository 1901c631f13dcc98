"""What those who sit in a lobby give to the dice."""

from collections.abc import Mapping

from bot.store.database.connection import Connection
from bot.store.rows import GameId, UserId


def join(db: Connection, game_id: GameId, user_id: UserId, joined: int | None) -> None:
    """Notes the number of a person's joining; who moves to another seat keeps what they have given."""
    db.execute(
        "insert into shakes (game_id, user_id, joined) values (?, ?, ?) on conflict do nothing",
        (game_id, user_id, joined),
    )


def leave(db: Connection, game_id: GameId, user_id: UserId) -> None:
    """Forgets what somebody has given who gets up."""
    db.execute("delete from shakes where game_id = ? and user_id = ?", (game_id, user_id))


def shake(db: Connection, game_id: GameId, user_id: UserId, word: str) -> None:
    """Keeps a person's word; "" takes it back."""
    db.execute(
        "insert into shakes (game_id, user_id, word) values (?, ?, ?)"
        " on conflict (game_id, user_id) do update set word = excluded.word",
        (game_id, user_id, word),
    )


def words(db: Connection, game_id: GameId) -> Mapping[UserId, str]:
    """Returns what each has given: their word, else the number of their joining.

    Who was seated when the lobby was posted gives the number of that message: it is younger than the seal.
    """
    rows = db.execute(
        "select user_id, word, coalesce(joined, message_id) as number from shakes left join posts"
        " on posts.game_id = shakes.game_id and posts.turn = -1 where shakes.game_id = ?",
        (game_id,),
    )
    return {row["user_id"]: row["word"] or _word_of(row["number"]) for row in rows}


def _word_of(number: int | None) -> str:
    return "" if number is None else str(number)
