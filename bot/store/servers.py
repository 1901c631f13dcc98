"""Settings of servers."""

from typing import Literal

import msgspec

from bot.store.database.connection import Connection
from bot.store.rows import ServerSettings

Setting = Literal["channels", "locale", "zone", "pace", "most_tables", "opener_role", "caller_role", "hall"]
Value = str | int | bytes | None

_CHANNELS = msgspec.json.Decoder(tuple[int, ...])


def settings(db: Connection, guild_id: int) -> ServerSettings:
    """Returns the settings of a server, the defaults if none are set."""
    row = db.execute("select * from servers where guild_id = ?", (guild_id,)).fetchone()
    if row is None:
        return ServerSettings(guild_id=guild_id)
    return ServerSettings(
        guild_id=guild_id,
        channels=_CHANNELS.decode(row["channels"]),
        locale=row["locale"],
        zone=row["zone"],
        pace=row["pace"],
        most_tables=row["most_tables"],
        opener_role=row["opener_role"],
        caller_role=row["caller_role"],
        hall=row["hall"],
        forget_days=row["forget_days"],
    )


def put(db: Connection, guild_id: int, setting: Setting, value: Value) -> ServerSettings:
    """Changes one setting of a server, and counts a change that clocks follow; returns all of them."""
    db.execute("insert into servers (guild_id) values (?) on conflict do nothing", (guild_id,))
    db.execute(f"update servers set {setting} = ? where guild_id = ?", (value, guild_id))
    if setting == "zone":
        db.execute("update servers set unfollowed = unfollowed + 1 where guild_id = ?", (guild_id,))
    return settings(db, guild_id)


def open_changes(db: Connection) -> dict[int, int]:
    """Returns the servers with changes that the clocks of their tables do not follow yet, and how many."""
    rows = db.execute("select guild_id, unfollowed from servers where unfollowed > 0")
    return {row["guild_id"]: row["unfollowed"] for row in rows}


def follow(db: Connection, guild_id: int, changes: int) -> None:
    """Stores that clocks follow some changes of a server; others that came meanwhile stay."""
    db.execute("update servers set unfollowed = unfollowed - ? where guild_id = ?", (changes, guild_id))


def put_forgetting(db: Connection, guild_id: int, days: int | None, since: float) -> ServerSettings:
    """Sets after how many days finished games lose names, and the earliest moment; returns all settings."""
    db.execute("insert into servers (guild_id) values (?) on conflict do nothing", (guild_id,))
    db.execute(
        "update servers set forget_days = :days, forget_from = :since"
        " where guild_id = :guild and coalesce(forget_days, -1) <> coalesce(:days, -1)",
        {"guild": guild_id, "days": days, "since": since},
    )
    return settings(db, guild_id)
