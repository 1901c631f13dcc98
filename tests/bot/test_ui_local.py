"""`ackack play` as a process: tells its address, answers there, stops when asked, finds its game again."""

import selectors
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

pytestmark = pytest.mark.slow  # processes of their own

ROOT = Path(__file__).parents[2]
PATIENCE = 60


@contextmanager
def _playing(*options: str) -> Iterator[str]:
    """Runs it, gives what it says first, and asks it to stop."""
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
    database = tmp_path / "evening.db"
    for _ in range(2):
        with _playing("--port", "0", "--seed", "1", "--database", str(database)) as said:
            address = next(word for word in said.split() if word.startswith("http"))
            with urlopen(address) as page:
                assert page.status == 200
    with closing(sqlite3.connect(database)) as kept:
        assert kept.execute("select status from games").fetchall() == [("playing",)]


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
