"""Packs that tables have been opened with, once per digest."""

from bot.store.database.connection import Connection


def keep(db: Connection, digest: str, content: bytes) -> None:
    """Stores a pack; one that is stored stays as it is."""
    db.execute(
        "insert into packs (digest, content) values (?, ?) on conflict (digest) do nothing", (digest, content)
    )


def content_of(db: Connection, digest: str) -> bytes | None:
    """Returns a pack by its digest; None: it is not stored."""
    row = db.execute("select content from packs where digest = ?", (digest,)).fetchone()
    return None if row is None else bytes(row["content"])
