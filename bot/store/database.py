"""One SQLite file: opened, kept up to date, and asked one transaction at a time."""

from pathlib import Path


class Database:
    """One connection in a thread of its own."""

    @classmethod
    async def open(cls, path: Path | str) -> "Database":
        """Opens the file, creates it if need be, and brings it up to date."""
        raise NotImplementedError

    async def close(self) -> None:
        """Waits for what is under way and closes the file."""
        raise NotImplementedError
