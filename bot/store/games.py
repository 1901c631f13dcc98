"""Rows of tables: written, read, and found by place, person or server."""

from collections.abc import Iterable

import msgspec

from bot.store import alarms, journal, plans, shakes, standing_orders, suggestions, votes, watchers
from bot.store import seats as seating
from bot.store.database.connection import Connection, Row, require_change
from bot.store.database.interface import Overtaken
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import Commit, Game, GameId, Move, Person, Press, Snapshot, Status, StoredGame, UserId
from content.pack import digest_in
from engine.core import Seat


class _Pencilled(msgspec.Struct):
    user_id: UserId


class _Settings(msgspec.Struct):
    """The part of a table's settings that the store reads."""

    pencilled: tuple[_Pencilled, ...] = ()


_SETTINGS = msgspec.json.Decoder(_Settings)
_SEATS = msgspec.json.Decoder(tuple[int, ...])

_OPEN = "status in ('lobby', 'playing')"


def add(db: Connection, game: Game, *, counts: bool) -> GameId:
    """Adds the row of a new lobby; returns its id."""
    cursor = db.execute(
        "insert into games (title, rules_version, seed, options, settings, status, guild_id, channel_id,"
        " host_id, host_name, locale, name, opened_at, touched_at, scheme, secret, counts, pack)"
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id",
        (
            game.title, game.rules_version, game.seed, game.options, game.settings, game.status,
            game.guild_id, game.channel_id, game.host.id, game.host.name, game.locale, game.name,
            game.opened_at, game.touched_at, game.scheme, game.secret, int(counts), _pack(game),
        ),
    )  # fmt: skip
    game_id = GameId(cursor.fetchone()["id"])
    _reserve_seats(db, game_id, game.settings)
    return game_id


def write(db: Connection, change: Commit) -> None:
    """Writes the row of a table; raises `Overtaken` if the table has changed since the change was made."""
    game = change.game
    written = db.execute(
        "update games set revision = ?, seq = ?, status = ?, turn = ?, turn_seats = ?, report = ?,"
        " outcome = ?, touched_at = ?, paused_until = ?, goes_on = ?, counts = ?, votes_called = ?,"
        " rules_version = ?, rolls = ?,"
        " named_since = case when ? = 0 then null else coalesce(named_since, ?) end"
        " where id = ? and revision = ?",
        (
            game.revision, game.seq, game.status, game.turn, msgspec.json.encode(game.turn_seats),
            game.report, game.outcome, game.touched_at, game.paused_until, int(change.goes_on),
            int(change.counts), game.votes_called, game.rules_version, game.rolls,
            int(game.status in (Status.OVER, Status.ENDED)), change.at, game.id, game.revision - 1,
        ),
    )  # fmt: skip
    require_change(written, Overtaken(f"game {game.id}, revision {game.revision}"))
    if change.frame:
        _write_frame(db, game)


def _write_frame(db: Connection, game: Game) -> None:
    """Writes the parts of a table's row that seldom change."""
    db.execute(
        "update games set options = ?, settings = ?, channel_id = ?, thread_id = ?, host_id = ?,"
        " host_name = ?, locale = ?, seed = ?, parts = ?, opening = ?, pack = ? where id = ?",
        (
            game.options, game.settings, game.channel_id, game.thread_id, game.host.id, game.host.name,
            game.locale, game.seed, game.parts, game.opening, _pack(game), game.id,
        ),
    )  # fmt: skip
    _reserve_seats(db, game.id, game.settings)


def _pack(game: Game) -> str | None:
    """Returns the digest of the pack of a table; None: it has none."""
    return digest_in(game.options) or None


def record(db: Connection, game_id: GameId) -> StoredGame | None:
    """Returns a table with its chairs, clocks, orders and newest position; None: there is no such table."""
    row = db.execute("select * from games where id = ?", (game_id,)).fetchone()
    if row is None:
        return None
    game = _game(row)
    return StoredGame(
        game=game,
        chairs=seating.chairs(db, game_id),
        visits=alarms.visits(db, game_id),
        press=_press(db, game_id),
        plans=plans.plans_of(db, game_id),
        orders=standing_orders.orders_of(db, game_id),
        suggestions=suggestions.standing(db, game_id),
        head=_head(db, game_id),
        vote=votes.standing(db, game_id),
        shakes=shakes.shakes_of(db, game_id),
        alarms=alarms.of_table(db, game_id),
        watchers=watchers.of_table(db, game_id),
        end=_end(db, game) if game.status is Status.ENDED else None,
    )


def _end(db: Connection, game: Game) -> Move | None:
    """Returns the last row of a game that was broken off; None: it was a lobby."""
    return next(iter(journal.moves(db, game.id, game.seq)), None) if game.seq >= 0 else None


def game(db: Connection, game_id: GameId) -> Game:
    """Returns the row of a table."""
    return _game(db.execute("select * from games where id = ?", (game_id,)).fetchone())


def adopt_rules(db: Connection, game_id: GameId, version: int, state: bytes) -> None:
    """Moves a game to another version of the rules; its present position stays on record.

    A finished game is read by these rules, but was not played by them.
    """
    db.execute(
        "update games set rules_version = ?, revision = revision + 1,"
        " rules_since = case when status = 'playing' then seq else rules_since end,"
        " adopted = case when status = 'playing' then 1 else adopted end where id = ?",
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


def has_opened_any(db: Connection, user_id: UserId) -> bool:
    """Tells whether a person has ever opened a table."""
    return db.execute("select 1 from games where host_id = ? limit 1", (user_id,)).fetchone() is not None


def of_user(db: Connection, user_id: UserId) -> tuple[GameId, ...]:
    """Returns the lobbies and running games a person sits in, the latest first."""
    return _of_user(db, user_id, _OPEN)


def visited_by(db: Connection, user_id: UserId) -> tuple[GameId, ...]:
    """Returns the running games that ask a person's seat, and whose clock has not run out."""
    return _of_visits(db, user_id, "visits.late = 0")


def absent_from(db: Connection, user_id: UserId) -> tuple[GameId, ...]:
    """Returns the running games where a person counts as away, or where their time has run out."""
    return _of_visits(db, user_id, "(seats.away = 1 or visits.late = 1)")


def _of_visits(db: Connection, user_id: UserId, standing: str) -> tuple[GameId, ...]:
    return _ids(
        db.execute(
            "select games.id from games join sitters on sitters.game_id = games.id"
            " join seats on seats.game_id = games.id and seats.seat = sitters.seat"
            " left join visits on visits.game_id = games.id and visits.seat = sitters.seat"
            " where sitters.user_id = ? and sitters.gone = 0 and games.status = 'playing'"
            f" and {standing} order by games.id",
            (user_id,),
        )
    )


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


def number_in_guild(db: Connection, guild_id: int) -> int:
    """Returns the number of tables that count against the limit of a server."""
    (count,) = db.execute(
        f"select count(*) from games where guild_id = ? and {_OPEN} and counts = 1", (guild_id,)
    ).fetchone()
    return int(count)


def going_on(db: Connection, part: Part = EVERYTHING) -> tuple[GameId, ...]:
    """Returns the games of some servers whose next action is automatic."""
    return _ids(
        db.execute(f"select id from games where goes_on = 1 and {part.holds('guild_id')} order by id")
    )


def guild_of(db: Connection, game_id: GameId) -> int | None:
    """Returns the server a game is played on; None: in direct messages."""
    row = db.execute("select guild_id from games where id = ?", (game_id,)).fetchone()
    return None if row is None or row["guild_id"] is None else int(row["guild_id"])


def tell(db: Connection, game_id: GameId) -> None:
    """Notifies other processes of a table whose row does not change, and locks the row."""
    db.execute("update games set goes_on = goes_on where id = ?", (game_id,))


def revision(db: Connection, game_id: GameId) -> int | None:
    """Returns how often a table has changed; None: there is no such table."""
    row = db.execute("select revision from games where id = ?", (game_id,)).fetchone()
    return None if row is None else int(row["revision"])


def is_open(db: Connection, game_id: GameId) -> bool:
    """Tells whether a table is a lobby or a running game."""
    return db.execute(f"select 1 from games where id = ? and {_OPEN}", (game_id,)).fetchone() is not None


def count_change(db: Connection, game_id: GameId) -> None:
    """Increments the revision of a table whose rows were rewritten in place."""
    db.execute("update games set revision = revision + 1 where id = ?", (game_id,))


def rewrite_settings(db: Connection, game_id: GameId, settings: bytes) -> None:
    """Replaces the settings of a table in place."""
    db.execute("update games set settings = ? where id = ?", (settings, game_id))
    _reserve_seats(db, game_id, settings)


def mark(db: Connection, game_id: GameId, goes_on: bool) -> None:
    """Stores whether the next action of a game is automatic."""
    db.execute("update games set goes_on = ? where id = ?", (int(goes_on), game_id))


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
        report=row["turn"] if row["report"] is None else row["report"],
        outcome=row["outcome"],
        name=row["name"],
        opened_at=row["opened_at"],
        touched_at=row["touched_at"],
        paused_until=row["paused_until"],
        scheme=row["scheme"],
        secret=row["secret"],
        parts=row["parts"],
        adopted=bool(row["adopted"]),
        revision=row["revision"],
        votes_called=row["votes_called"],
        opening=row["opening"],
        rolls=row["rolls"],
    )


def _press(db: Connection, game_id: GameId) -> Press | None:
    """Returns the last move made by a person; automatic moves do not count."""
    row = db.execute(
        "select by_user, at from moves where game_id = ? and by_user is not null order by seq desc limit 1",
        (game_id,),
    ).fetchone()
    return row and Press(user_id=row["by_user"], at=row["at"])


def _head(db: Connection, game_id: GameId) -> Snapshot | None:
    row = db.execute(
        "select * from snapshots where game_id = ? order by seq desc limit 1", (game_id,)
    ).fetchone()
    return row and Snapshot(seq=row["seq"], rules_version=row["rules_version"], state=row["state"])


def _reserve_seats(db: Connection, game_id: GameId, settings: bytes) -> None:
    """Stores the people a seat is reserved for, so that each is found by their id."""
    asked = {one.user_id for one in _SETTINGS.decode(settings).pencilled}
    db.execute("delete from pencilled where game_id = ?", (game_id,))
    db.executemany(
        "insert into pencilled (game_id, user_id) values (?, ?)",
        [(game_id, user_id) for user_id in sorted(asked)],
    )


def _seats(raw: bytes) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in _SEATS.decode(raw))


def _ids(rows: Iterable[Row]) -> tuple[GameId, ...]:
    return tuple(row["id"] for row in rows)
