"""Who sits where, as what: people, teams, computers."""

from collections.abc import Iterable, Mapping, Sequence

from bot.store import outbox, shakes
from bot.store.database.connection import Connection
from bot.store.rows import Chair, DuePost, GameId, Person, ReactionMode, UserId
from engine.core import Level, Seat


def lay(db: Connection, game_id: GameId, keys: Sequence[str]) -> None:
    """Puts empty chairs round a new table."""
    db.executemany(
        "insert into seats (game_id, seat, key, reactions) values (?, ?, ?, ?)",
        [(game_id, seat, key, ReactionMode.AUTOMATIC) for seat, key in enumerate(keys)],
    )


def chairs(db: Connection, game_id: GameId) -> tuple[Chair, ...]:
    """Returns the chairs of a table, the captain first among those who share one."""
    people: dict[tuple[Seat, bool], list[Person]] = {}
    for row in db.execute("select * from sitters where game_id = ? order by place, user_id", (game_id,)):
        person = Person(id=row["user_id"], name=row["name"])
        people.setdefault((row["seat"], bool(row["gone"])), []).append(person)
    shares: dict[Seat, dict[str, UserId]] = {}
    for row in db.execute("select * from shares where game_id = ? order by label", (game_id,)):
        shares.setdefault(row["seat"], {})[row["label"]] = row["user_id"]
    return tuple(
        Chair(
            seat=row["seat"],
            key=row["key"],
            people=tuple(people.get((row["seat"], False), ())),
            computer=bool(row["computer"]),
            level=Level(row["level"]),
            reactions=ReactionMode(row["reactions"]),
            shares=shares.get(row["seat"], {}),
            former=tuple(people.get((row["seat"], True), ())),
            missed=row["missed"],
            away=bool(row["away"]),
        )
        for row in db.execute("select * from seats where game_id = ? order by seat", (game_id,))
    )


def seat_person(
    db: Connection, game_id: GameId, person: Person, seat: Seat, joined: int | None = None
) -> None:
    """Puts a person into a seat, last of those there and out of any other, and the computer out of it.

    `joined` is the number of the press by which they sit down.
    """
    shakes.join(db, game_id, person.id, joined)
    db.execute("delete from sitters where game_id = ? and user_id = ?", (game_id, person.id))
    db.execute(
        "insert into sitters (game_id, user_id, seat, name, place)"
        " select ?, ?, ?, ?, coalesce(max(place), -1) + 1 from sitters where game_id = ?",
        (game_id, person.id, seat, person.name, game_id),
    )
    db.execute("update seats set computer = 0 where game_id = ? and seat = ?", (game_id, seat))
    _forget_reactions(db, game_id)


def unseat_person(db: Connection, game_id: GameId, user_id: UserId) -> None:
    """Frees a person's seat."""
    shakes.leave(db, game_id, user_id)
    db.execute("delete from sitters where game_id = ? and user_id = ?", (game_id, user_id))
    _forget_reactions(db, game_id)


def reseat(db: Connection, game_id: GameId, seated: Iterable[Chair]) -> None:
    """Sets the chairs again, numbered as given, with all that belongs to them and to their people."""
    seen = dict(db.execute("select user_id, seen from sitters where game_id = ?", (game_id,)).fetchall())
    (newest,) = db.execute("select seq from games where id = ?", (game_id,)).fetchone()
    for table in ("sitters", "shares", "seats"):
        db.execute(f"delete from {table} where game_id = ?", (game_id,))
    for chair in seated:
        db.execute(
            "insert into seats (game_id, seat, key, computer, level, reactions, missed, away)"
            " values (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                game_id,
                chair.seat,
                chair.key,
                int(chair.computer),
                chair.level,
                chair.reactions,
                chair.missed,
                int(chair.away),
            ),
        )
        _sit(db, game_id, chair, seen, newest)
        put_shares(db, game_id, chair)


def put_shares(db: Connection, game_id: GameId, chair: Chair) -> None:
    """Notes what of a shared seat is one member's."""
    db.execute("delete from shares where game_id = ? and seat = ?", (game_id, chair.seat))
    db.executemany(
        "insert into shares (game_id, seat, label, user_id) values (?, ?, ?, ?)",
        [(game_id, chair.seat, label, user_id) for label, user_id in chair.shares.items()],
    )


def set_computer(
    db: Connection, game_id: GameId, seat: Seat, computer: bool, level: Level = Level.NORMAL
) -> None:
    """Lets the computer play a seat, at a level, or not."""
    db.execute(
        "update seats set computer = ?, level = ? where game_id = ? and seat = ?",
        (int(computer), level, game_id, seat),
    )


def set_level(
    db: Connection,
    game_id: GameId,
    seq: int,
    chosen: Iterable[Seat],
    level: Level,
    dues: tuple[DuePost, ...],
) -> None:
    """Settles how well the computer plays some seats, and owes what tells of it."""
    db.executemany(
        "update seats set level = ? where game_id = ? and seat = ?",
        [(level, game_id, seat) for seat in chosen],
    )
    outbox.owe(db, game_id, seq, dues)


def set_absences(db: Connection, game_id: GameId, chairs: Iterable[Chair]) -> None:
    """Notes who has missed visits and who is away, where that has changed."""
    db.executemany(
        "update seats set missed = ?, away = ? where game_id = ? and seat = ? and (missed, away) != (?, ?)",
        [
            (chair.missed, int(chair.away), game_id, chair.seat, chair.missed, int(chair.away))
            for chair in chairs
        ],
    )


def set_reactions(db: Connection, game_id: GameId, seat: Seat, reactions: ReactionMode) -> None:
    """Sets how a seat answers chances to react."""
    db.execute("update seats set reactions = ? where game_id = ? and seat = ?", (reactions, game_id, seat))


def last_look(db: Connection, game_id: GameId, user_id: UserId) -> int:
    """Returns the last row of the journal a person has looked at; -1: none."""
    row = db.execute(
        "select seen from sitters where game_id = ? and user_id = ?", (game_id, user_id)
    ).fetchone()
    return row["seen"] if row is not None else -1


def look(db: Connection, game_id: GameId, user_id: UserId, seq: int) -> None:
    """Notes that a person has looked at the journal up to a row."""
    db.execute(
        "update sitters set seen = ? where game_id = ? and user_id = ? and seen < ?",
        (seq, game_id, user_id, seq),
    )


def _sit(db: Connection, game_id: GameId, chair: Chair, seen: Mapping[UserId, int], newest: int) -> None:
    """Seats the people of a chair; who is new to a running game has missed nothing so far."""
    db.executemany(
        "insert into sitters (game_id, user_id, seat, name, place, gone, seen) values (?, ?, ?, ?, ?, ?, ?)",
        [
            (
                game_id,
                person.id,
                chair.seat,
                person.name,
                place,
                int(place >= len(chair.people)),
                seen.get(person.id, newest),
            )
            for place, person in enumerate((*chair.people, *chair.former))
        ],
    )


def _forget_reactions(db: Connection, game_id: GameId) -> None:
    """Frees a person who takes an empty seat from what the last one wished."""
    db.execute(
        "update seats set reactions = ? where game_id = ?"
        " and seat not in (select seat from sitters where game_id = ?)",
        (ReactionMode.AUTOMATIC, game_id, game_id),
    )
