"""Where tests keep their tables: in SQLite files, or on a PostgreSQL server of their own.

A test names a file; on PostgreSQL it gets a schema in its place, emptied afterwards and used again.
"""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from pwd import getpwnam
from signal import SIGINT

import psycopg

from bot.store.opening import Address, Server

SQLITE, POSTGRES, BOTH = "sqlite", "postgres", "both"

PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt")
UNPRIVILEGED = ("postgres", "nobody")  # PostgreSQL refuses to run as root
QUICK: Mapping[str, str] = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
DURABLE: Mapping[str, str] = {}

_EMPTY = """
do $$
declare one record;
begin
    set local session_replication_role = replica; -- in any order
    for one in select tablename from pg_tables where schemaname = current_schema() loop
        if one.tablename <> 'schema_version' then execute format('delete from %I', one.tablename); end if;
    end loop;
    for one in select sequencename from pg_sequences where schemaname = current_schema() loop
        execute format('alter sequence %I restart', one.sequencename);
    end loop;
end
$$
"""


def programs() -> Path | None:
    """Returns the folder of PostgreSQL's programs, the newest of several; None: it is not installed."""
    found = [path.parent for place in PLACES for path in Path(place).glob("*/bin/initdb")]
    on_path = shutil.which("initdb")
    if on_path is not None:
        found.append(Path(on_path).resolve().parent)
    return max(found, default=None, key=lambda path: [int(part) for part in path.parts if part.isdigit()])


class Postgres:
    """A server that runs, with a schema for every file that a test names."""

    def __init__(self, folder: Path) -> None:
        self.url = f"postgresql://ackack@/postgres?host={folder}"
        self._raw = psycopg.connect(self.url, autocommit=True)
        self._made = 0
        self._empty: list[str] = []
        self._used: dict[Path, str] = {}

    def at(self, path: Path) -> Server:
        """Returns the database that stands for a file."""
        if path not in self._used:
            self._used[path] = self._empty.pop() if self._empty else self._new_schema()
        return Server(f"{self.url}&options=-csearch_path%3D{self._used[path]}")

    def empty(self) -> None:
        """Lets the next test find nothing."""
        for schema in self._used.values():
            self._raw.execute(f"set search_path = {schema}")
            self._raw.execute(_EMPTY)
        self._empty += self._used.values()
        self._used.clear()

    def cut_off(self) -> None:
        """Ends all connections of bots, as a server does that is started again."""
        self._raw.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'ackack %'"
        )

    def close(self) -> None:
        self._raw.close()

    def _new_schema(self) -> str:
        self._made += 1
        schema = f"tables_{self._made}"
        self._raw.execute(f"create schema {schema}")
        return schema


@contextmanager
def postgres(settings: Mapping[str, str] = QUICK) -> Iterator[Postgres]:
    """Runs a PostgreSQL in a folder of its own, with its socket there; nothing of it is left afterwards."""
    where = programs()
    assert where is not None, "PostgreSQL is not installed"
    folder = Path(tempfile.mkdtemp(prefix="ackack-pg-"))
    user = next(filter(_is_known, UNPRIVILEGED)) if os.getuid() == 0 else None
    if user is not None:
        shutil.chown(folder, user)
    try:
        subprocess.run(
            [where / "initdb", "-D", folder / "data", "-U", "ackack", "-A", "trust", "-E", "UTF8", "-N",
             "--locale=C"],
            check=True, capture_output=True, user=user, cwd=folder,
        )  # fmt: skip
        with _running(where, folder, user, settings):
            server = Postgres(folder)
            try:
                yield server
            finally:
                server.close()
    finally:
        shutil.rmtree(folder)


@contextmanager
def _running(where: Path, folder: Path, user: str | None, settings: Mapping[str, str]) -> Iterator[None]:
    chosen = {"listen_addresses": "", "unix_socket_directories": str(folder), **settings}
    options = [f"--{name}={value}" for name, value in chosen.items()]
    with (folder / "log").open("w") as told:
        process = subprocess.Popen(
            [where / "postgres", "-D", folder / "data", *options],
            stdout=told, stderr=told, user=user, cwd=folder,
        )  # fmt: skip
    try:
        ready = (str(where / "pg_isready"), "-q", "-h", str(folder), "-U", "ackack")
        while subprocess.run(ready, check=False).returncode:
            assert process.poll() is None, (folder / "log").read_text()
            time.sleep(0.05)
        yield
    finally:
        process.send_signal(SIGINT)  # those who are still connected are sent away
        process.wait()


def _is_known(user: str) -> bool:
    try:
        return bool(getpwnam(user))
    except KeyError:
        return False


# --- what the tests use ------------------------------------------------------------------------------------

_chosen: list[Postgres] = []


def database_at(path: Path) -> Address:
    """Returns the database a test names: a file that is there already, or what this run keeps tables in."""
    return _chosen[-1].at(path) if _chosen and not path.exists() else path


@contextmanager
def kept_on(server: Postgres | None) -> Iterator[None]:
    """Lets tests keep their tables on a server; None: in files."""
    if server is None:
        yield
        return
    _chosen.append(server)
    try:
        yield
    finally:
        _chosen.pop()
        server.empty()
