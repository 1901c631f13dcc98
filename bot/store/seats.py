"""Seats of a table: people, teams and computers."""

from collections.abc import Iterable

from bot.store.database.connection import Connection
from bot.store.rows import Chair, GameId, Person, ReactionMode, UserId
from engine.core import Level, Seat


def chairs(db: Connection, game_id: GameId) -> tuple[Chair, ...]:
    """Returns the chairs of a table; the captain is the first person of each."""
    people: dict[tuple[Seat, bool], list[Person]] = {}
    marked: dict[str, set[UserId]] = {"abandoned": set(), "rescued": set()}
    for row in db.execute("select * from sitters where game_id = ? order by place, user_id", (game_id,)):
        person = Person(id=row["user_id"], name=row["name"])
        people.setdefault((row["seat"], bool(row["gone"])), []).append(person)
        for mark, marks in marked.items():
            if row[mark]:
                marks.add(person.id)
    shares: dict[Seat, dict[str, UserId]] = {}
    for row in db.execute("select * from shares where game_id = ? order by label", (game_id,)):
        shares.setdefault(row["seat"], {})[row["label"]] = row["user_id"]

    def among(mark: str, seat: Seat, gone: bool) -> frozenset[UserId]:
        return frozenset(one.id for one in people.get((seat, gone), ()) if one.id in marked[mark])

    return tuple(
        Chair(
            seat=row["seat"],
            key=row["key"],
            people=tuple(people.get((row["seat"], False), ())),
            computer=bool(row["computer"]),
            level=Level(row["level"]),
            character=row["character"],
            reactions=ReactionMode(row["reactions"]),
            chosen=None if row["chosen"] is None else ReactionMode(row["chosen"]),
            shares=shares.get(row["seat"], {}),
            former=tuple(people.get((row["seat"], True), ())),
            quitters=among("abandoned", row["seat"], True),
            rescuers=among("rescued", row["seat"], False),
            missed=row["missed"],
            away=bool(row["away"]),
            asked_at=row["asked_at"],
            acted_at=row["acted_at"],
            bank_used=row["bank_used"],
        )
        for row in db.execute("select * from seats where game_id = ? order by seat", (game_id,))
    )


def put(db: Connection, game_id: GameId, seated: Iterable[Chair]) -> None:
    """Replaces the chairs of a table, with their people and shares."""
    chairs = tuple(seated)
    for table in ("sitters", "shares", "seats"):
        db.execute(f"delete from {table} where game_id = ?", (game_id,))
    db.executemany(
        "insert into seats"
        " (game_id, seat, key, computer, level, character, reactions, chosen, missed, away, asked_at,"
        " acted_at, bank_used) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                game_id, chair.seat, chair.key, int(chair.computer), chair.level, chair.character,
                chair.reactions, chair.chosen, chair.missed, int(chair.away), chair.asked_at,
                chair.acted_at, chair.bank_used,
            )
            for chair in chairs
        ],
    )  # fmt: skip
    db.executemany(
        "insert into sitters (game_id, user_id, seat, name, place, gone, abandoned, rescued)"
        " values (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                game_id, person.id, chair.seat, person.name, place, int(place >= len(chair.people)),
                int(person.id in chair.quitters), int(person.id in chair.rescuers),
            )
            for chair in chairs
            for place, person in enumerate((*chair.people, *chair.former))
        ],
    )  # fmt: skip
    db.executemany(
        "insert into shares (game_id, seat, label, user_id) values (?, ?, ?, ?)",
        [
            (game_id, chair.seat, label, user_id)
            for chair in chairs
            for label, user_id in chair.shares.items()
        ],
    )
