"""Games, channels and settings of a table."""

import sqlite3
from collections.abc import Iterable, Sequence

import msgspec

from bot.store import alarms, orders, outbox, suggestions, votes
from bot.store import seats as seating
from bot.store.rows import (
    Amendment,
    Game,
    GameId,
    Order,
    Person,
    Plan,
    Press,
    Record,
    Snapshot,
    Status,
    UserId,
)
from engine.core import Seat

_SEATS = msgspec.json.Decoder(tuple[int, ...])
_ACTIONS = msgspec.json.Decoder(tuple[msgspec.Raw, ...])

_OPEN = "status in ('lobby', 'playing')"


def open_game(
    sqlite: sqlite3.Connection,
    *,
    title: str,
    rules_version: int,
    secret: bytes,
    options: bytes,
    settings: bytes,
    guild_id: int | None,
    channel_id: int,
    host: Person,
    locale: str,
    seats: Sequence[str],
    at: float,
    name: str = "",
    scheme: int = 1,
) -> GameId:
    """Adds a lobby with its empty seats; by scheme 1 its secret is the seed."""
    cursor = sqlite.execute(
        "insert into games (title, rules_version, seed, options, settings, status, guild_id, channel_id,"
        " host_id, host_name, locale, name, opened_at, touched_at, scheme, secret)"
        " values (?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            title, rules_version, secret if scheme == 1 else b"", options, settings, guild_id, channel_id,
            host.id, host.name, locale, name, at, at, scheme, secret,
        ),
    )  # fmt: skip
    assert cursor.lastrowid is not None
    game_id = GameId(cursor.lastrowid)
    seating.lay(sqlite, game_id, seats)
    return game_id


def record(sqlite: sqlite3.Connection, game_id: GameId) -> Record | None:
    """Returns everything needed to go on with a game."""
    row = sqlite.execute("select * from games where id = ?", (game_id,)).fetchone()
    if row is None:
        return None
    return Record(
        game=_game(row),
        chairs=seating.chairs(sqlite, game_id),
        visits=alarms.visits(sqlite, game_id),
        press=_press(sqlite, game_id),
        plans=_plans(sqlite, game_id),
        orders=orders.orders(sqlite, game_id),
        suggestions=suggestions.standing(sqlite, game_id),
        head=_head(sqlite, game_id),
    )


def set_host(sqlite: sqlite3.Connection, game_id: GameId, host: Person) -> None:
    """Makes somebody the host."""
    sqlite.execute("update games set host_id = ?, host_name = ? where id = ?", (host.id, host.name, game_id))


def set_settings(sqlite: sqlite3.Connection, game_id: GameId, settings: bytes) -> None:
    """Settles a table again."""
    sqlite.execute("update games set settings = ? where id = ?", (settings, game_id))


def set_options(sqlite: sqlite3.Connection, game_id: GameId, options: bytes) -> None:
    """Chooses other options for a table that has not started."""
    sqlite.execute("update games set options = ? where id = ? and seq < 0", (options, game_id))


def reopen(sqlite: sqlite3.Connection, game_id: GameId) -> None:
    """Opens a lobby again that was closed before it became a game."""
    sqlite.execute("update games set status = 'lobby' where id = ? and seq < 0", (game_id,))


def break_off(sqlite: sqlite3.Connection, game_id: GameId) -> None:
    """Closes a lobby that never became a game."""
    sqlite.execute("update games set status = 'ended' where id = ?", (game_id,))


def amend(sqlite: sqlite3.Connection, change: Amendment) -> None:
    """Writes who is there and how long the table waits, and what is owed for it."""
    seating.set_absences(sqlite, change.game_id, change.chairs)
    alarms.put_visits(sqlite, change.game_id, change.visits)
    alarms.put(sqlite, change.game_id, change.alarms)
    sqlite.execute("update games set paused_until = ? where id = ?", (change.paused_until, change.game_id))
    set_host(sqlite, change.game_id, change.host)
    outbox.owe(sqlite, change.game_id, change.seq, change.dues)


def hand_over(sqlite: sqlite3.Connection, change: Amendment, *, seat: Seat, given: Iterable[Order]) -> None:
    """Lets other people play a seat: what those before them had begun or wished is forgotten."""
    seating.reseat(sqlite, change.game_id, change.chairs)
    drop_plan(sqlite, change.game_id, seat)
    orders.put(sqlite, change.game_id, given)
    votes.drop(sqlite, change.game_id)
    amend(sqlite, change)


def touch(sqlite: sqlite3.Connection, game_id: GameId, at: float) -> None:
    """Notes that a person has done something at a table."""
    sqlite.execute("update games set touched_at = ? where id = ?", (at, game_id))


def adopt_rules(sqlite: sqlite3.Connection, game_id: GameId, version: int, state: bytes) -> None:
    """Goes on under other rules from the present position, which stays on record."""
    sqlite.execute(
        "update games set rules_version = ?, rules_since = max(seq, 0), adopted = 1 where id = ?",
        (version, game_id),
    )
    sqlite.execute(
        "update snapshots set rules_version = ?, state = ?, kept = 1"
        " where game_id = ? and seq = (select seq from games where id = ?)",
        (version, state, game_id, game_id),
    )


def at_place(sqlite: sqlite3.Connection, place: int) -> tuple[GameId, ...]:
    """Returns the lobbies and running games of a channel or thread, else the last one that was there."""
    here = "coalesce(thread_id, channel_id) = ?"
    running = _ids(
        sqlite.execute(f"select id from games where {here} and {_OPEN} order by id desc", (place,))
    )
    return running or _ids(
        sqlite.execute(f"select id from games where {here} order by id desc limit 1", (place,))
    )


def of_user(sqlite: sqlite3.Connection, user_id: UserId) -> tuple[GameId, ...]:
    """Returns the lobbies and running games a person sits in, the latest first."""
    return _ids(
        sqlite.execute(
            "select games.id from games join sitters on sitters.game_id = games.id"
            f" where sitters.user_id = ? and not sitters.gone and {_OPEN} order by games.id desc",
            (user_id,),
        )
    )


def in_guild(sqlite: sqlite3.Connection, guild_id: int) -> tuple[GameId, ...]:
    """Returns the lobbies and running games of a server, the latest first."""
    return _ids(
        sqlite.execute(f"select id from games where guild_id = ? and {_OPEN} order by id desc", (guild_id,))
    )


def running(sqlite: sqlite3.Connection) -> tuple[GameId, ...]:
    """Returns all games in play."""
    return _ids(sqlite.execute("select id from games where status = 'playing' order by id"))


def drop_plan(sqlite: sqlite3.Connection, game_id: GameId, seat: Seat) -> None:
    """Forgets what was left of an order."""
    sqlite.execute("delete from plans where game_id = ? and seat = ?", (game_id, seat))


def _game(row: sqlite3.Row) -> Game:
    return Game(
        id=row["id"],
        title=row["title"],
        rules_version=row["rules_version"],
        rules_since=row["rules_since"],
        seed=row["seed"],
        options=row["options"],
        settings=row["settings"],
        status=Status(row["status"]),
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        thread_id=row["thread_id"],
        host=Person(id=row["host_id"], name=row["host_name"]),
        locale=row["locale"],
        seq=row["seq"],
        turn=row["turn"],
        turn_seats=_seats(row["turn_seats"]),
        outcome=row["outcome"],
        name=row["name"],
        opened_at=row["opened_at"],
        touched_at=row["touched_at"],
        paused_until=row["paused_until"],
        scheme=row["scheme"],
        secret=row["secret"],
        parts=row["parts"],
        adopted=bool(row["adopted"]),
    )


def _press(sqlite: sqlite3.Connection, game_id: GameId) -> Press | None:
    """Returns the last thing a person did; what followed by itself is nobody's press."""
    row = sqlite.execute(
        "select by_user, at from moves where game_id = ? and by_user is not null order by seq desc limit 1",
        (game_id,),
    ).fetchone()
    return row and Press(user_id=row["by_user"], at=row["at"])


def _plans(sqlite: sqlite3.Connection, game_id: GameId) -> tuple[Plan, ...]:
    return tuple(
        Plan(
            seat=row["seat"],
            user_id=row["user_id"],
            actions=tuple(bytes(action) for action in _ACTIONS.decode(row["actions"])),
        )
        for row in sqlite.execute("select * from plans where game_id = ? order by seat", (game_id,))
    )


def _head(sqlite: sqlite3.Connection, game_id: GameId) -> Snapshot | None:
    row = sqlite.execute(
        "select * from snapshots where game_id = ? order by seq desc limit 1", (game_id,)
    ).fetchone()
    return row and Snapshot(seq=row["seq"], rules_version=row["rules_version"], state=row["state"])


def _seats(raw: bytes) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in _SEATS.decode(raw))


def _ids(rows: Iterable[sqlite3.Row]) -> tuple[GameId, ...]:
    return tuple(row["id"] for row in rows)
