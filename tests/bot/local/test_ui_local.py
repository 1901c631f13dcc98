"""`ackack play` as a process: prints its address, serves the page, stops on request, resumes its game."""

import json
import selectors
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from bot.local.run import session_with_bot
from bot.titles.packs.shelf import Shelf
from tests.titles import TITLES

pytestmark = pytest.mark.slow  # starts processes

ROOT = Path(__file__).parents[3]
PATIENCE = 120

SHELF = Shelf({title.id: title for title in TITLES})


@contextmanager
def _playing(*options: str) -> Iterator[str]:
    """Runs the process, yields its first line, and stops it."""
    command = [sys.executable, "-m", "bot", "play", *options]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            with selectors.DefaultSelector() as waiting:
                waiting.register(process.stdout, selectors.EVENT_READ)
                assert waiting.select(PATIENCE), "it says nothing"
            yield process.stdout.readline()
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()


def test_a_game_of_an_earlier_evening_goes_on(tmp_path: Path) -> None:
    options = ("--port", "0", "--seed", "1", "--title", "dice_game", "--database", str(tmp_path / "games.db"))
    threads, private = [], []
    for _ in range(2):
        with _playing(*options) as said:
            address = next(word for word in said.split() if word.startswith("http"))
            (thread,) = [place for place in _state(address)["places"] if place["kind"] == "thread"]
            threads.append((thread["id"], thread["name"].partition(" · ")[0].partition(":")[0]))
            private.append([each["private"] for each in _state(address, thread["id"])["messages"]])
    assert threads[0] == threads[1]
    assert [set(each) for each in private] == [{False}, {True}]  # posted once; later shown to Alex
    with closing(sqlite3.connect(tmp_path / "games.db")) as kept:
        assert kept.execute("select status from games").fetchall() == [("playing",)]


def _state(address: str, place: str = "") -> dict[str, Any]:
    """Returns the state of the page for the first person."""
    with urlopen(f"{address}state?place={place}") as told:
        return dict(json.load(told))


def test_it_begins_with_an_empty_channel() -> None:
    with _playing("--port", "0") as said:
        address = next(word for word in said.split() if word.startswith("http"))
        assert _state(address)["messages"] == []


def test_who_sits_in_front_of_it_is_asked_before_they_react(tmp_path: Path) -> None:
    games = tmp_path / "games.db"
    with _playing("--port", "0", "--seed", "1", "--title", "miniatures", "--database", str(games)):
        pass
    with closing(sqlite3.connect(games)) as kept:
        chosen = kept.execute("select reactions from seats order by seat").fetchall()
    assert chosen[0] == ("ask",), "the humans, who opened the table"


def test_a_game_for_one_needs_no_computer() -> None:
    with _playing("--port", "0", "--seed", "1", "--title", "falling_skies") as said:
        assert "http" in said


def test_a_port_that_is_taken_is_said_in_one_line() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        command = [sys.executable, "-m", "bot", "play", "--port", port]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.strip() == f"ackack: port {port} is taken: choose another with --port"


async def test_a_server_of_an_earlier_version_keeps_its_ids(tmp_path: Path) -> None:
    games = tmp_path / "games.db"
    async with session_with_bot(games, 1, SHELF) as (session, _):
        host = session.guests[0].member
        await host.slash(session.channel, "new", game="dice_game")
        later, people = session.server.id + 31, [guest.id for guest in session.guests]
    with closing(sqlite3.connect(games)) as kept, kept:
        kept.execute("update games set guild_id = ?", (later,))  # as if 31 commands had come before it
    async with session_with_bot(games, 1, SHELF) as (session, _):
        assert session.server.id == later
        assert [guest.id - 31 for guest in session.guests] == people
