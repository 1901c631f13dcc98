"""Personal data of one person: exported, replaced by a stranger's, or deleted."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.store import games, outbox
from bot.store.database.connection import Connection, Row
from bot.store.rows import DuePost, GameId, Person, UserId

Value = str | int | float | None
Rows = list[dict[str, Value]]

# Tables with a person's id: the table, its column for the game, its column for the person.
_MENTIONS = (
    ("games", "id", "host_id"),
    ("sitters", "game_id", "user_id"),
    ("moves", "game_id", "by_user"),
    ("plans", "game_id", "user_id"),
    ("votes", "game_id", "asked_by"),
    ("shares", "game_id", "user_id"),
    ("suggestions", "game_id", "user_id"),
    ("watchers", "game_id", "user_id"),
    ("shakes", "game_id", "user_id"),
    ("outbox", "game_id", "audience"),
    ("pencilled", "game_id", "user_id"),
    ("looks", "game_id", "user_id"),
    ("own_tables", "game_id", "user_id"),
    ("trials", "game_id", "user_id"),
)
_ABOUT = "kind = 'replace' and about = :me"  # a vote on whether they take a seat

# The export of a person's data: their own rows, without anything that is hidden from them in a game.
_OWN = {
    "settings": "select * from people where user_id = :me",
    "absences": "select since, until from absences where user_id = :me",
    "notices": "select what, at from notices where user_id = :me",
    "blocked": "select blocked_id from blocks where user_id = :me",
    "looking_for_a_game": "select guild_id, name, titles, paces, computer, since, asks_at, asked, game_id"
    " from seekers where user_id = :me",
    "told_of_tables": "select guild_id, title from table_watches where user_id = :me",
    "tables_opened": "select id as game_id, title, name, status, guild_id, channel_id, thread_id, host_name,"
    " opened_at from games where host_id = :me",
    "seats": "select game_id, title, games.name as table_name, status, guild_id, channel_id, thread_id, seat,"
    " sitters.name, gone as left_it, looks.seq as seen from sitters join games on games.id = game_id"
    " left join looks using (game_id, user_id) where user_id = :me",
    "tables_watched": "select game_id, seq as seen from looks where user_id = :me and not exists"
    " (select 1 from sitters where sitters.game_id = looks.game_id and sitters.user_id = :me)",
    "moves": "select game_id, seq, kind, seat, action, by_whom, interaction_id, at from moves"
    " where by_user = :me",
    "plans": "select game_id, seat, actions from plans where user_id = :me",
    "standing_orders": "select orders.game_id, orders.seat, number, standing from orders join sitters"
    " using (game_id, seat) where user_id = :me and gone = 0",
    "votes": "select game_id, kind, seq, back_to, case when asked_by = :me then 1 else 0 end as asked_by_you,"
    " seat from votes where asked_by = :me or kind = 'replace' and about = :me",
    "shares": "select game_id, seat, label from shares where user_id = :me",
    "suggestions": "select game_id, action from suggestions where user_id = :me",
    "watched_games": "select game_id, mode, seen, due from watchers where user_id = :me",
    "given_to_the_dice": "select game_id, joined, word from shakes where user_id = :me",
    "messages": "select game_id, kind, turn, done_at, closed from outbox where audience = :me",
    "own_notes": "select game_id, note, muted, guide from own_tables where user_id = :me",
    "tried_lines": "select game_id, number, name, seq, steps from trials where user_id = :me",
    "seats_kept": "select game_id, title, status from pencilled join games on games.id = game_id"
    " where user_id = :me",
}


@dataclass(frozen=True, kw_only=True)
class Disguise:
    """A person to be forgotten at a table, and the stranger that replaces them there."""

    game_id: GameId
    user_id: UserId
    names: tuple[str, ...]  # by which they were known
    stranger: Person


def own(db: Connection, user_id: UserId) -> Mapping[str, Rows]:
    """Returns all personal data of a person, by category."""
    found = {
        what: sorted((_public_part(row) for row in db.execute(query, {"me": user_id})), key=_in_order)
        for what, query in _OWN.items()
    }
    return {**found, "decks_cut": _cuts(db, user_id)}


def _cuts(db: Connection, user_id: UserId) -> Rows:
    """Returns the words by which a person has cut decks; other people's words stand beside them."""
    rows = db.execute(
        "select games.id, parts from games join moves on moves.game_id = games.id"
        " where by_user = ? and moves.seq = 0 and parts is not null order by games.id",
        (user_id,),
    )
    cuts = [(row["id"], json.loads(row["parts"]).get("cut")) for row in rows]
    return [{"game_id": game, "word": word} for game, word in cuts if word is not None]


def tables_of(db: Connection, user_id: UserId) -> tuple[GameId, ...]:
    """Returns all tables, open or not, that contain a person's id."""
    known = [
        f"select {table_id} as found from {table} where {column} = :me"
        for table, table_id, column in _MENTIONS
    ]
    known.append(f"select game_id from votes where {_ABOUT}")
    return tuple(row["found"] for row in db.execute(" union ".join(known) + " order by 1", {"me": user_id}))


def people_at(db: Connection, game_id: GameId) -> tuple[UserId, ...]:
    """Returns the people whose ids a table contains; strangers are left out."""
    known = [
        f"select {column} as found from {table} where {table_id} = :game"
        for table, table_id, column in _MENTIONS
    ]
    known.append("select about from votes where game_id = :game and kind = 'replace'")
    rows = db.execute(
        f"select found from ({' union '.join(known)}) as known where found > 0 order by found",
        {"game": game_id},
    )
    return tuple(UserId(row["found"]) for row in rows)


def hosted_tables(db: Connection, user_id: UserId) -> tuple[GameId, ...]:
    """Returns the open tables of a host."""
    found = db.execute(
        "select id from games where host_id = ? and status in ('lobby', 'playing') order by id", (user_id,)
    )
    return tuple(row["id"] for row in found)


def names_of(db: Connection, user_id: UserId) -> tuple[str, ...]:
    """Returns the names a person has had at tables, as sitter or host, the longest first."""
    found = db.execute(
        "select name from sitters where user_id = ? union select host_name from games where host_id = ?",
        (user_id, user_id),
    )
    return tuple(sorted((row[0] for row in found if row[0]), key=len, reverse=True))


def settings_of(db: Connection, game_id: GameId) -> bytes:
    """Returns the settings of a table, even if its title no longer exists."""
    found: bytes = db.execute("select settings from games where id = ?", (game_id,)).fetchone()[0]
    return found


def locale_of(db: Connection, game_id: GameId) -> str:
    """Returns the language of a table."""
    return str(db.execute("select locale from games where id = ?", (game_id,)).fetchone()[0])


def replace_at(db: Connection, who: Disguise, settings: bytes, at: float, dues: Iterable[DuePost]) -> None:
    """Replaces a person by a stranger at one table, and deletes what only concerns them.

    `dues` are the posts that show it. Does nothing if the person sits at a lobby or a running game.
    """
    if _sits(db, who):
        return
    found: dict[str, str | int] = {
        "game": who.game_id,
        "old": who.user_id,
        "new": who.stranger.id,
        "name": who.stranger.name,
    }
    for statement in (
        "update games set host_id = :new, host_name = :name where id = :game and host_id = :old",
        "delete from sitters where game_id = :game and user_id = :old"
        " and (select seq from games where id = :game) < 0",  # a lobby: no move depends on them
        "update sitters set user_id = :new, name = :name where game_id = :game and user_id = :old",
        "update moves set by_user = :new where game_id = :game and by_user = :old",
        "update shares set user_id = :new where game_id = :game and user_id = :old",
        "delete from plans where game_id = :game and user_id = :old",
        "delete from votes where game_id = :game and (asked_by = :old or kind = 'replace' and about = :old)",
        "delete from suggestions where game_id = :game and user_id = :old",
        "delete from watchers where game_id = :game and user_id = :old",
        "delete from shakes where game_id = :game and user_id = :old",
        "delete from looks where game_id = :game and user_id = :old",
        "delete from own_tables where game_id = :game and user_id = :old",
        "delete from trials where game_id = :game and user_id = :old",
    ):
        db.execute(statement, found)
    games.rewrite_settings(db, who.game_id, settings)
    games.count_change(db, who.game_id)
    _close_posts(db, who, at)
    _rename_table(db, who)
    outbox.owe(db, who.game_id, games.game(db, who.game_id).seq, dues)


def _sits(db: Connection, who: Disguise) -> bool:
    """Tells whether a person sits at a lobby or a running game."""
    found = db.execute(
        "select 1 from sitters join games on games.id = game_id where game_id = ? and user_id = ?"
        " and gone = 0 and status in ('lobby', 'playing')",
        (who.game_id, who.user_id),
    )
    return found.fetchone() is not None


def forget(db: Connection, user_id: UserId) -> None:
    """Deletes the preferences, absences, one-time notices, searches for games and blocks of a person.

    Owed posts need no change here: their subjects are emptied once they are posted.
    """
    for table in ("people", "absences", "notices", "seekers", "table_watches"):
        db.execute(f"delete from {table} where user_id = ?", (user_id,))
    db.execute("delete from blocks where user_id = :me or blocked_id = :me", {"me": user_id})


def _close_posts(db: Connection, who: Disguise, at: float) -> None:
    """Closes the owed posts to a person, and replaces their name in the posts owed to others."""
    db.execute(
        "update outbox set done_at = ?, closed = 'forgotten'"
        " where game_id = ? and audience = ? and done_at is null",
        (at, who.game_id, who.user_id),
    )
    db.execute(
        "update outbox set audience = ? where game_id = ? and audience = ?",
        (who.stranger.id, who.game_id, who.user_id),
    )
    for row in db.execute(
        "select id, subject from outbox where game_id = ? and kind in ('notice', 'vote', 'offer')"
        " and subject <> '' and done_at is null",
        (who.game_id,),
    ).fetchall():
        subject = json.dumps(_rename(json.loads(row["subject"]), who), ensure_ascii=False)
        db.execute("update outbox set subject = ? where id = ?", (subject, row["id"]))


def _rename(told: dict[str, dict[str, Value]], who: Disguise) -> dict[str, dict[str, Value]]:
    params = {
        what: _without_names(value, who.names, who.stranger.name) if isinstance(value, str) else value
        for what, value in told["params"].items()
    }
    return {**told, "params": params}


def _rename_table(db: Connection, who: Disguise) -> None:
    """Replaces a person's name in the name of the table."""
    (name,) = db.execute("select name from games where id = ?", (who.game_id,)).fetchone()
    renamed = _without_names(name, who.names, who.stranger.name)
    db.execute("update games set name = ? where id = ?", (renamed, who.game_id))


def _without_names(text: str, names: Iterable[str], instead: str) -> str:
    for name in names:
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda _: instead, text, flags=re.IGNORECASE)
    return text


def _in_order(row: dict[str, Value]) -> tuple[float, ...]:
    """Returns the sort key of an exported row: by table, then by time."""
    found = (row.get(column) for column in ("game_id", "since", "seq", "seat"))
    return tuple(value if isinstance(value, int | float) else 0 for value in found)


def _public_part(row: Row) -> dict[str, Value]:
    return {
        column: value.decode("utf-8", "replace") if isinstance(value := row[column], bytes) else value
        for column in row.keys()  # noqa: SIM118 - a row of SQLite iterates over its values
    }
