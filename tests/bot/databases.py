"""Databases for tests: SQLite files, or schemas of a PostgreSQL server of their own.

A test names a file; on PostgreSQL it gets a schema instead, which is emptied afterwards and reused.
"""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from pwd import getpwnam
from signal import SIGINT, SIGQUIT, Signals

import psycopg

from bot.store.database import sqlite
from bot.store.database.opening import Address, Server

SQLITE, POSTGRES, BOTH = "sqlite", "postgres", "both"

PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt")
UNPRIVILEGED = ("postgres", "nobody")  # PostgreSQL refuses to run as root
QUICK: Mapping[str, str] = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
DURABLE: Mapping[str, str] = {}
SURE: Mapping[str, str] = {"fsync": "off", "full_page_writes": "off"}  # survives a crash, not a power cut

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
    """A running server, with one schema per file that a test names."""

    def __init__(self, machine: "_Machine") -> None:
        self.url = f"postgresql://ackack@/postgres?host={machine.folder}"
        self._machine = machine
        self._raw = psycopg.connect(self.url, autocommit=True)
        self._made = 0
        self._empty: list[str] = []
        self._used: dict[Path, str] = {}

    def at(self, path: Path) -> Server:
        """Returns the schema used in place of a file."""
        if path not in self._used:
            self._used[path] = self._empty.pop() if self._empty else self._new_schema()
        return Server(f"{self.url}&options=-csearch_path%3D{self._used[path]}")

    def empty(self) -> None:
        """Empties all used schemas for the next test."""
        for schema in self._used.values():
            self._raw.execute(f"set search_path = {schema}")
            self._raw.execute(_EMPTY)
        self._empty += self._used.values()
        self._used.clear()

    def cut_off(self) -> None:
        """Ends all client connections, as a restarting server does, and waits until they are gone."""
        self._raw.execute(
            "select pg_terminate_backend(pid, 10000) from pg_stat_activity"
            " where application_name like 'ackack %'"
        )

    def restart(self) -> None:
        """Crashes the server and starts it again."""
        self.crash()
        self.start()

    @property
    def is_running(self) -> bool:
        return self._machine.is_running

    def crash(self) -> None:
        """Ends the server without a shutdown."""
        self._raw.close()
        self._machine.end(SIGQUIT)

    def start(self) -> None:
        """Starts the server after a crash."""
        self._machine.start()
        self._raw = psycopg.connect(self.url, autocommit=True)

    def close(self) -> None:
        self._raw.close()

    def _new_schema(self) -> str:
        self._made += 1
        schema = f"tables_{self._made}"
        self._raw.execute(f"create schema {schema}")
        return schema


@contextmanager
def postgres(settings: Mapping[str, str] = QUICK) -> Iterator[Postgres]:
    """Runs a PostgreSQL server with its data and socket in a temporary folder."""
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
        machine = _Machine(where, folder, user, settings)
        machine.start()
        try:
            server = Postgres(machine)
            yield server
            server.close()
        finally:
            machine.end(SIGINT)  # a fast shutdown disconnects the remaining clients
    finally:
        shutil.rmtree(folder)


class _Machine:
    """The process of a server."""

    def __init__(self, where: Path, folder: Path, user: str | None, settings: Mapping[str, str]) -> None:
        self.folder = folder
        self._where = where
        self._user = user
        self._settings = {"listen_addresses": "", "unix_socket_directories": str(folder), **settings}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = [f"--{name}={value}" for name, value in self._settings.items()]
        with (self.folder / "log").open("a") as told:
            self._process = subprocess.Popen(
                [self._where / "postgres", "-D", self.folder / "data", *options],
                stdout=told, stderr=told, user=self._user, cwd=self.folder,
            )  # fmt: skip
        ready = (str(self._where / "pg_isready"), "-q", "-h", str(self.folder), "-U", "ackack")
        while subprocess.run(ready, check=False).returncode:
            assert self._process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def end(self, signal: Signals) -> None:
        assert self._process is not None
        self._process.send_signal(signal)
        self._process.wait()


def _is_known(user: str) -> bool:
    try:
        return bool(getpwnam(user))
    except KeyError:
        return False


# --- for the tests -----------------------------------------------------------------------------------------

_chosen: list[Postgres] = []


def database_at(path: Path) -> Address:
    """Returns the database for a path: an existing file, a PostgreSQL schema, or a new file."""
    if path.exists():
        return path
    if _chosen:
        return _chosen[-1].at(path)
    path.write_bytes(_empty_file())
    return path


@cache
def _empty_file() -> bytes:
    """Returns the bytes of an empty SQLite database, migrated once for all tests."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        with closing(sqlite.connect(path)) as db:
            sqlite.migrate(db, sqlite.FOLDER)
        return path.read_bytes()


@contextmanager
def kept_on(server: Postgres | None) -> Iterator[None]:
    """Keeps the tables of tests on a server; None: in files."""
    if server is None:
        yield
        return
    _chosen.append(server)
    try:
        yield
    finally:
        _chosen.pop()
        server.empty()
