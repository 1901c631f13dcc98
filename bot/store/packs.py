"""Packs that tables have been opened with, once per digest."""

from bot.store.database.connection import Connection


def keep(db: Connection, digest: str, content: bytes, now: float) -> None:
    """Stores a pack; one that is stored stays as it is, and is kept from now on."""
    db.execute(
        "insert into packs (digest, content, kept_at) values (?, ?, ?)"
        " on conflict (digest) do update set kept_at = excluded.kept_at",
        (digest, content, now),
    )


def content_of(db: Connection, digest: str) -> bytes | None:
    """Returns a pack by its digest; None: it is not stored."""
    row = db.execute("select content from packs where digest = ?", (digest,)).fetchone()
    return None if row is None else bytes(row["content"])


def remove_unused(db: Connection, before: float) -> None:
    """Removes the packs of no table that were kept before some moment.

    Closed lobbies count as tables: they can be reopened.
    """
    db.execute(
        "delete from packs where kept_at < ? and not exists (select 1 from games where pack = digest)",
        (before,),
    )
