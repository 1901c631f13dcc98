"""What those who manage a server have set for its tables."""

import sqlite3
from typing import Literal

import msgspec

from bot.store.rows import ServerSettings

Setting = Literal["channels", "locale", "zone", "pace", "most_tables", "opener_role", "caller_role"]
Value = str | int | bytes | None

_CHANNELS = msgspec.json.Decoder(tuple[int, ...])


def settings(sqlite: sqlite3.Connection, guild_id: int) -> ServerSettings:
    """Returns what is set for a server."""
    row = sqlite.execute("select * from servers where guild_id = ?", (guild_id,)).fetchone()
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
    )


def put(sqlite: sqlite3.Connection, guild_id: int, setting: Setting, value: Value) -> ServerSettings:
    """Sets one thing and leaves the rest; returns all."""
    sqlite.execute("insert or ignore into servers (guild_id) values (?)", (guild_id,))
    sqlite.execute(f"update servers set {setting} = ? where guild_id = ?", (value, guild_id))
    return settings(sqlite, guild_id)
