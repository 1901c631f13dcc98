"""Finished games of a person."""

from bot.store.database.connection import Connection, Row
from bot.store.rows import Act, ByWhom, FinishedGame, GameId, UserId

MOST = 500  # of the latest games


def finished_games(
    db: Connection, user_id: UserId, guild_id: int | None = None, title: str | None = None
) -> tuple[FinishedGame, ...]:
    """Returns the finished games of a person, of one server or of all, the oldest first.

    Games broken off have no result and are left out. So are games in which the person left their seat to
    team mates; games they resigned while others played on, or abandoned, are included.
    """
    rows = db.execute(
        "select games.id, title, options, settings, outcome,"
        " played.seat, played.resigned, rescued, seats.key from ("
        "  select game_id, seat, abandoned as resigned, rescued from sitters"
        "    where user_id = :user and (gone = 0 or abandoned = 1)"
        "  union all"
        "  select game_id, max(seat), 1, 0 from moves"
        "    where kind = 'resign' and by_user = :user and not exists"
        "    (select 1 from sitters where sitters.game_id = moves.game_id and user_id = :user)"
        "    group by game_id"
        " ) as played join games on games.id = played.game_id"
        " join seats on seats.game_id = played.game_id and seats.seat = played.seat"
        " join moves as last on last.game_id = games.id and last.seq = games.seq"
        f" where status = 'over' {'and guild_id = :guild' if guild_id is not None else ''}"
        f" {'and title = :title' if title is not None else ''}"
        " order by last.at desc, games.id desc limit :most",
        {"user": user_id, "guild": guild_id, "title": title, "most": MOST},
    ).fetchall()
    return tuple(_game(db, row, user_id) for row in reversed(rows))


def has_finished(db: Connection, user_id: UserId, title: str) -> bool:
    """Tells whether a person has finished a game of a title."""
    found = db.execute(
        "select 1 from sitters join games on games.id = sitters.game_id"
        " where user_id = ? and title = ? and status = 'over' limit 1",
        (user_id, title),
    )
    return found.fetchone() is not None


def newcomers(db: Connection, game_id: GameId, turn: int) -> tuple[UserId, ...]:
    """Returns the people at a table that have never finished a game of its title.

    People that have made a move in a turn before this one are left out: they know the controls by then.
    """
    rows = db.execute(
        "select user_id from sitters join games on games.id = sitters.game_id"
        " where games.id = :game and gone = 0"
        " and not exists (select 1 from moves where game_id = :game and turn < :turn"
        "   and kind = 'move' and by_whom = 'player' and moves.by_user = sitters.user_id)"
        " and not exists (select 1 from sitters as other join games as played on played.id = other.game_id"
        "   where other.user_id = sitters.user_id and played.title = games.title and played.status = 'over')",
        {"game": game_id, "turn": turn},
    )
    return tuple(UserId(row["user_id"]) for row in rows)


def _game(db: Connection, row: Row, user_id: UserId) -> FinishedGame:
    seats = db.execute("select key from seats where game_id = ? order by seat", (row["id"],)).fetchall()
    return FinishedGame(
        id=row["id"],
        title=row["title"],
        options=row["options"],
        settings=row["settings"],
        outcome=row["outcome"],
        seat=row["seat"],
        key=row["key"],
        resigned=bool(row["resigned"]),
        rescued=bool(row["rescued"]),
        keys=tuple(seat["key"] for seat in seats),
        with_people=_has_people(db, row["id"], row["seat"]),
        acts=_acts(db, row["id"]),
    )


def _has_people(db: Connection, game_id: GameId, seat: int) -> bool:
    """Tells whether a person plays another seat, or played it until they resigned."""
    found = db.execute(
        "select exists (select 1 from sitters where game_id = :game and seat != :seat)"
        " or exists (select 1 from moves where game_id = :game and kind = 'resign' and seat != :seat)",
        {"game": game_id, "seat": seat},
    ).fetchone()
    return bool(found[0])


def _acts(db: Connection, game_id: GameId) -> tuple[Act, ...]:
    return tuple(
        Act(seat=row["seat"], by_user=row["by_user"], by_whom=ByWhom(row["by_whom"]), at=row["at"])
        for row in db.execute(
            "select seat, by_user, by_whom, at from moves where game_id = ? order by seq", (game_id,)
        )
    )
