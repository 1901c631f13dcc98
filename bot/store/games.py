"""Games, channels and settings of a table."""

from collections.abc import Iterable, Sequence

import msgspec

from bot.store import alarms, outbox, standing_orders, suggestions, votes
from bot.store import seats as seating
from bot.store.database.connection import Connection, Row
from bot.store.database.interface import Overtaken
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import (
    Amendment,
    Game,
    GameId,
    Person,
    Plan,
    Press,
    ReactionMode,
    Snapshot,
    StandingOrder,
    Status,
    StoredGame,
    UserId,
)
from engine.core import Seat


class _Pencilled(msgspec.Struct):
    user_id: UserId


class _Settings(msgspec.Struct):
    """What the store itself reads of a table's settings."""

    pencilled: tuple[_Pencilled, ...] = ()


_SETTINGS = msgspec.json.Decoder(_Settings)
_SEATS = msgspec.json.Decoder(tuple[int, ...])
_ACTIONS = msgspec.json.Decoder(tuple[msgspec.Raw, ...])

_OPEN = "status in ('lobby', 'playing')"


def open_game(
    db: Connection,
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
    cursor = db.execute(
        "insert into games (title, rules_version, seed, options, settings, status, guild_id, channel_id,"
        " host_id, host_name, locale, name, opened_at, touched_at, scheme, secret)"
        " values (?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id",
        (
            title, rules_version, secret if scheme == 1 else b"", options, settings, guild_id, channel_id,
            host.id, host.name, locale, name, at, at, scheme, secret,
        ),
    )  # fmt: skip
    game_id = GameId(cursor.fetchone()["id"])
    _pencil_in(db, game_id, settings)
    seating.lay(db, game_id, seats)
    return game_id


def record(db: Connection, game_id: GameId) -> StoredGame | None:
    """Returns everything needed to go on with a game."""
    row = db.execute("select * from games where id = ?", (game_id,)).fetchone()
    if row is None:
        return None
    return StoredGame(
        game=_game(row),
        chairs=seating.chairs(db, game_id),
        visits=alarms.visits(db, game_id),
        press=_press(db, game_id),
        plans=_plans(db, game_id),
        orders=standing_orders.orders_of(db, game_id),
        suggestions=suggestions.standing(db, game_id),
        head=_head(db, game_id),
    )


def set_host(db: Connection, game_id: GameId, host: Person) -> None:
    """Makes somebody the host."""
    db.execute("update games set host_id = ?, host_name = ? where id = ?", (host.id, host.name, game_id))


def set_settings(db: Connection, game_id: GameId, settings: bytes) -> None:
    """Settles a table again."""
    db.execute("update games set settings = ? where id = ?", (settings, game_id))
    db.execute("delete from pencilled where game_id = ?", (game_id,))
    _pencil_in(db, game_id, settings)


def set_options(db: Connection, game_id: GameId, options: bytes) -> None:
    """Chooses other options for a table that has not started."""
    db.execute("update games set options = ? where id = ? and seq < 0", (options, game_id))


def set_locale(db: Connection, game_id: GameId, locale: str) -> None:
    """Chooses another language for a table that has not started."""
    db.execute("update games set locale = ? where id = ? and seq < 0", (locale, game_id))


def reopen(db: Connection, game_id: GameId, host: Person) -> None:
    """Opens a lobby again that was closed before it became a game."""
    set_host(db, game_id, host)
    db.execute("update games set status = 'lobby', named_since = null where id = ? and seq < 0", (game_id,))


def break_off(db: Connection, game_id: GameId, at: float) -> None:
    """Closes a lobby that never became a game."""
    db.execute("update games set status = 'ended', named_since = ? where id = ?", (at, game_id))


def amend(db: Connection, change: Amendment) -> None:
    """Writes who is there and how long the table waits, and what is owed for it.

    Raises `Overtaken` when the journal has moved on.
    """
    changed = db.execute(
        "update games set paused_until = ?, goes_on = ?, host_id = ?, host_name = ? where id = ? and seq = ?",
        (
            change.paused_until, int(change.goes_on), change.host.id, change.host.name, change.game_id,
            change.seq,
        ),
    )  # fmt: skip
    if changed.rowcount == 0:
        raise Overtaken(f"game {change.game_id}, after row {change.seq}")
    seating.set_absences(db, change.game_id, change.chairs)
    alarms.put_visits(db, change.game_id, change.visits)
    alarms.put(db, change.game_id, change.alarms)
    outbox.owe(db, change.game_id, change.seq, change.dues)


def hand_over(db: Connection, change: Amendment, *, seat: Seat, given: Iterable[StandingOrder]) -> None:
    """Lets other people play a seat: what those before them had begun or wished is forgotten."""
    seating.reseat(db, change.game_id, change.chairs)
    drop_plan(db, change.game_id, seat)
    standing_orders.put(db, change.game_id, given)
    votes.drop(db, change.game_id)
    amend(db, change)


def touch(db: Connection, game_id: GameId, at: float) -> None:
    """Notes that a person has done something at a table."""
    db.execute("update games set touched_at = ? where id = ?", (at, game_id))


def adopt_rules(db: Connection, game_id: GameId, version: int, state: bytes) -> None:
    """Goes on under other rules from the present position, which stays on record."""
    db.execute(
        "update games set rules_version = ?, rules_since = case when seq < 0 then 0 else seq end,"
        " adopted = 1 where id = ?",
        (version, game_id),
    )
    db.execute(
        "update snapshots set rules_version = ?, state = ?, kept = 1"
        " where game_id = ? and seq = (select seq from games where id = ?)",
        (version, state, game_id, game_id),
    )


def at_place(db: Connection, place: int) -> tuple[GameId, ...]:
    """Returns the lobbies and running games of a channel or thread, else the last one that was there."""
    here = "coalesce(thread_id, channel_id) = ?"
    running = _ids(db.execute(f"select id from games where {here} and {_OPEN} order by id desc", (place,)))
    return running or _ids(
        db.execute(f"select id from games where {here} order by id desc limit 1", (place,))
    )


def of_user(db: Connection, user_id: UserId) -> tuple[GameId, ...]:
    """Returns the lobbies and running games a person sits in, the latest first."""
    return _of_user(db, user_id, _OPEN)


def lobbies_of_user(db: Connection, user_id: UserId) -> tuple[GameId, ...]:
    """Returns the lobbies a person sits in, the latest first."""
    return _of_user(db, user_id, "status = 'lobby'")


def _of_user(db: Connection, user_id: UserId, standing: str) -> tuple[GameId, ...]:
    return _ids(
        db.execute(
            "select games.id from games join sitters on sitters.game_id = games.id"
            f" where sitters.user_id = ? and sitters.gone = 0 and {standing} order by games.id desc",
            (user_id,),
        )
    )


def in_guild(db: Connection, guild_id: int) -> tuple[GameId, ...]:
    """Returns the lobbies and running games of a server, the latest first."""
    return _ids(
        db.execute(f"select id from games where guild_id = ? and {_OPEN} order by id desc", (guild_id,))
    )


def going_on(db: Connection, part: Part = EVERYTHING) -> tuple[GameId, ...]:
    """Returns the games of some servers in which something is to be played next that needs nobody."""
    return _ids(
        db.execute(f"select id from games where goes_on = 1 and {part.holds('guild_id')} order by id")
    )


def guild_of(db: Connection, game_id: GameId) -> int | None:
    """Returns the server a game is played on; None: in direct messages."""
    row = db.execute("select guild_id from games where id = ?", (game_id,)).fetchone()
    return None if row is None or row["guild_id"] is None else int(row["guild_id"])


def tell(db: Connection, game_id: GameId) -> None:
    """Lets other processes hear of a table although its row stays as it is."""
    db.execute("update games set goes_on = goes_on where id = ?", (game_id,))


def newest_row(db: Connection, game_id: GameId) -> int | None:
    """Returns the number of the last row of a game's journal; None: there is no such game."""
    row = db.execute("select seq from games where id = ?", (game_id,)).fetchone()
    return row and int(row["seq"])


def mark(db: Connection, game_id: GameId, goes_on: bool) -> None:
    """Notes whether a game goes on by itself."""
    db.execute("update games set goes_on = ? where id = ?", (int(goes_on), game_id))


def react(db: Connection, game_id: GameId, seat: Seat, reactions: ReactionMode, goes_on: bool) -> None:
    """Sets how a seat answers chances to react, and whether it thereby answers one at once."""
    seating.set_reactions(db, game_id, seat, reactions)
    mark(db, game_id, goes_on)


def drop_plan(db: Connection, game_id: GameId, seat: Seat) -> None:
    """Forgets what was left of an order."""
    db.execute("delete from plans where game_id = ? and seat = ?", (game_id, seat))


def _game(row: Row) -> Game:
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


def _press(db: Connection, game_id: GameId) -> Press | None:
    """Returns the last thing a person did; what followed by itself is nobody's press."""
    row = db.execute(
        "select by_user, at from moves where game_id = ? and by_user is not null order by seq desc limit 1",
        (game_id,),
    ).fetchone()
    return row and Press(user_id=row["by_user"], at=row["at"])


def _plans(db: Connection, game_id: GameId) -> tuple[Plan, ...]:
    return tuple(
        Plan(
            seat=row["seat"],
            user_id=row["user_id"],
            actions=tuple(bytes(action) for action in _ACTIONS.decode(row["actions"])),
        )
        for row in db.execute("select * from plans where game_id = ? order by seat", (game_id,))
    )


def _head(db: Connection, game_id: GameId) -> Snapshot | None:
    row = db.execute(
        "select * from snapshots where game_id = ? order by seq desc limit 1", (game_id,)
    ).fetchone()
    return row and Snapshot(seq=row["seq"], rules_version=row["rules_version"], state=row["state"])


def _pencil_in(db: Connection, game_id: GameId, settings: bytes) -> None:
    """Notes those a seat is kept for, so that each is found by their number."""
    asked = {one.user_id for one in _SETTINGS.decode(settings).pencilled}
    db.executemany(
        "insert into pencilled (game_id, user_id) values (?, ?)",
        [(game_id, user_id) for user_id in sorted(asked)],
    )


def _seats(raw: bytes) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in _SEATS.decode(raw))


def _ids(rows: Iterable[Row]) -> tuple[GameId, ...]:
    return tuple(row["id"] for row in rows)
