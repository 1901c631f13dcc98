"""Preferences and absences of people."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, get_args

from bot.durations import HOUR
from bot.store.database.connection import Connection
from bot.store.rows import Absence, Preferences, Promptness, UserId

Switch = Literal["hand_by_dm", "heads_up", "lessons", "wide", "invites_by_dm", "nudges"]  # on or off
Calendar = Literal["zone", "quiet_from", "quiet_to", "days_off", "away_from", "away_until"]
Setting = Switch | Calendar | Literal["locale", "spoken", "letter_hour", "letter_at"]
Value = str | int | float | None

DAYS = range(7)
HOURS_A_DAY = 24
MOVES_TO_LEARN_FROM = 500  # the latest ones of a person
FEWEST_TO_LEARN_FROM = 10  # hours with a move
FEWEST_TO_GUESS_FROM = 1  # hours in which a person has moved or sat down
TABLES_TO_LEARN_FROM = 20  # the latest ones at which a person has sat down
LEAST_REST = 6  # a shorter time of the day without a move is chance
LEAST_WAKING = 3  # hours from the first move of the day on
DISCORD_EPOCH = 1_420_070_400  # of the times in Discord's ids
OF_CLOCKS: tuple[Calendar, ...] = get_args(Calendar)


def preferences(db: Connection, user_id: UserId) -> Preferences:
    """Returns the preferences of a person, the defaults if none are set.

    Without a time zone, their quiet hours are learnt from their moves.
    """
    row = db.execute("select * from people where user_id = ?", (user_id,)).fetchone()
    is_unknown = row is None or row["zone"] is None
    learnt, is_well_known = _learnt_hours(db, user_id) if is_unknown else (None, False)
    if row is None:
        return Preferences(user_id=user_id, learnt=learnt, is_well_known=is_well_known)
    return Preferences(
        user_id=user_id,
        zone=row["zone"],
        quiet_from=row["quiet_from"],
        quiet_to=row["quiet_to"],
        days_off=frozenset(day for day in DAYS if row["days_off"] >> day & 1),
        away_from=row["away_from"],
        away_until=row["away_until"],
        hand_by_dm=bool(row["hand_by_dm"]),
        heads_up=bool(row["heads_up"]),
        lessons=bool(row["lessons"]),
        locale=row["locale"],
        spoken=row["spoken"],
        wide=bool(row["wide"]),
        invites_by_dm=bool(row["invites_by_dm"]),
        letter_hour=row["letter_hour"],
        nudges=bool(row["nudges"]),
        learnt=learnt,
        is_well_known=is_well_known,
    )


def _learnt_hours(db: Connection, user_id: UserId) -> tuple[frozenset[int] | None, bool]:
    """Returns the hours of the day (UTC) in which a person never plays, and whether many moves show it.

    Moves within an hour count once, and ten such hours are many. None: nothing is known, or they play at all
    hours.
    """
    rows = db.execute(
        "select at from moves where by_user = ? and by_whom = 'player'"
        " order by game_id desc, seq desc limit ?",
        (user_id, MOVES_TO_LEARN_FROM),
    )
    hours = {int(row["at"] // HOUR) for row in rows}
    is_well_known = len(hours) >= FEWEST_TO_LEARN_FROM
    if not is_well_known:
        hours.update(_hours_of_joining(db, user_id))
    if len(hours) < FEWEST_TO_GUESS_FROM:
        return None, False
    resting = frozenset(_resting_hours(sorted({hour % HOURS_A_DAY for hour in hours})))
    return resting or None, is_well_known


def _hours_of_joining(db: Connection, user_id: UserId) -> Iterator[int]:
    """Yields the hours in which a person has sat down at tables, by the id of their press."""
    rows = db.execute(
        "select joined, opened_at from shakes join games on games.id = game_id"
        " where user_id = ? order by game_id desc limit ?",
        (user_id, TABLES_TO_LEARN_FROM),
    )
    for row in rows:
        joined = row["joined"]
        at = row["opened_at"] if joined is None else DISCORD_EPOCH + (joined >> 22) / 1000
        yield int(at // HOUR)


def _resting_hours(waking: Sequence[int]) -> Iterator[int]:
    """Yields the hours of the long times of a day without any of these hours."""
    later = (*waking[1:], *(hour + HOURS_A_DAY for hour in waking[:1]))
    rests = [(last, first) for last, first in zip(waking, later, strict=True) if first - last > LEAST_REST]
    for number, (last, first) in enumerate(rests):
        woke = rests[number - 1][1] - (0 if number else HOURS_A_DAY)
        yield from (hour % HOURS_A_DAY for hour in range(max(last + 1, woke + LEAST_WAKING), first))


def put(db: Connection, user_id: UserId, settings: dict[Setting, Value]) -> Preferences:
    """Changes some preferences of a person, and counts a change that clocks follow; returns all of them."""
    db.execute("insert into people (user_id) values (?) on conflict do nothing", (user_id,))
    before = _calendar(db, user_id)
    for name, value in settings.items():
        db.execute(f"update people set {name} = ? where user_id = ?", (value, user_id))
    if _calendar(db, user_id) != before:
        db.execute("update people set unfollowed = unfollowed + 1 where user_id = ?", (user_id,))
    return preferences(db, user_id)


def _calendar(db: Connection, user_id: UserId) -> tuple[Value, ...]:
    """Returns the preferences that clocks follow."""
    row = db.execute("select * from people where user_id = ?", (user_id,)).fetchone()
    return tuple(row[name] for name in OF_CLOCKS)


def count_turn(db: Connection, user_id: UserId, in_time: bool) -> None:
    """Counts a turn of a person that ended, in time or by its deadline."""
    column = "in_time" if in_time else "too_late"
    db.execute("insert into people (user_id) values (?) on conflict do nothing", (user_id,))
    db.execute(f"update people set {column} = {column} + 1 where user_id = ?", (user_id,))


def promptness(db: Connection, user_id: UserId) -> Promptness:
    """Returns how many of their turns a person has taken in time."""
    row = db.execute("select in_time, too_late from people where user_id = ?", (user_id,)).fetchone()
    if row is None:
        return Promptness(in_time=0, total=0)
    return Promptness(in_time=row["in_time"], total=row["in_time"] + row["too_late"])


def open_changes(db: Connection) -> dict[UserId, int]:
    """Returns the people with changes that the clocks of their tables do not follow yet, and how many."""
    rows = db.execute("select user_id, unfollowed from people where unfollowed > 0")
    return {row["user_id"]: row["unfollowed"] for row in rows}


def follow(db: Connection, user_id: UserId, changes: int) -> None:
    """Stores that clocks follow some changes of a person; others that came meanwhile stay."""
    db.execute("update people set unfollowed = unfollowed - ? where user_id = ?", (changes, user_id))


def bits(days: Iterable[int]) -> int:
    """Returns weekdays as the bit mask that the database keeps."""
    return sum(1 << day for day in set(days))


def absences(db: Connection, user_id: UserId, after: float) -> tuple[Absence, ...]:
    """Returns the absences of a person that end after a moment, the earliest first."""
    rows = db.execute(
        "select since, until from absences where user_id = ? and until > ? order by since", (user_id, after)
    )
    return tuple(Absence(since=row["since"], until=row["until"]) for row in rows)


def leave(db: Connection, user_id: UserId, now: float, since: float, until: float) -> Preferences:
    """Stores that a person is away; changes the end of an absence under way, and replaces a planned one."""
    db.execute("delete from absences where user_id = ? and since > ?", (user_id, now))
    under_way = db.execute(
        "update absences set until = ? where user_id = ? and until > ?", (until, user_id, now)
    )
    if not under_way.rowcount:
        db.execute("insert into absences (user_id, since, until) values (?, ?, ?)", (user_id, since, until))
        put(db, user_id, {"away_from": since})
    return put(db, user_id, {"away_until": until})


def come_back(db: Connection, user_id: UserId, now: float) -> Preferences:
    """Stores that a person is back; ends an absence under way now, and deletes later ones."""
    db.execute("delete from absences where user_id = ? and since >= ?", (user_id, now))
    db.execute("update absences set until = ? where user_id = ? and until > ?", (now, user_id, now))
    return put(db, user_id, {"away_from": None, "away_until": None})
