"""`ackack doctor` against the double: a line per check, with a remedy where something is wrong."""

import asyncio
import os
import socket
import sys
from pathlib import Path

import pytest

from bot.cli.health import silence
from tests.wire.double import Double
from tests.wire.faults import anything, refuse
from tests.wire.process import ROOT, Bot, until
from tests.wire.world import APPLICATION, CHANNEL

pytestmark = pytest.mark.slow  # a real process takes seconds to start


async def doctor(double: Double, folder: Path, *words: str, **environment: str) -> tuple[int | None, str]:
    """Runs the command; returns its exit code and output."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "doctor", *words,
        cwd=ROOT,
        env={
            **{name: value for name, value in os.environ.items() if not name.startswith("ACKACK_")},
            "DISCORD_TOKEN": double.token,
            "ACKACK_DATABASE": str(folder / "tables.db"),
            "ACKACK_DISCORD_API": double.api("doctor"),
            **environment,
        },
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    said, _ = await process.communicate()
    return process.returncode, said.decode()


def line(said: str, check: str) -> str:
    (found,) = (each for each in said.splitlines() if each[6:].startswith(check))
    return found


async def test_a_bot_that_runs_is_well(bot: Bot, double: Double, tmp_path: Path) -> None:
    await bot.start()
    await until(lambda: silence(tmp_path / "tables.db") is not None)
    code, said = await doctor(double, tmp_path, "--channel", str(CHANNEL))
    assert code == 0, said
    assert [each[:4] for each in said.splitlines() if not each.startswith("ok  ")] == []
    assert "0 games" in line(said, "database")
    assert "running and connected" in line(said, "bot")
    assert "seconds" in line(said, "clock")
    assert f"client_id={APPLICATION}" in line(said, "invitation")
    assert "permissions=309237746688" in line(said, "invitation")
    assert "are registered" in line(said, "commands")
    assert "complete" in line(said, "permissions")
    assert double.token not in said


async def test_commands_are_missing_before_the_first_start(double: Double, tmp_path: Path) -> None:
    code, said = await doctor(double, tmp_path)
    assert code == 1
    assert line(said, "commands").startswith("FAIL")
    assert "ackack run" in line(said, "commands")
    assert "the first start creates it" in line(said, "database")
    assert not (tmp_path / "tables.db").exists()


async def test_a_token_that_is_missing_or_refused(double: Double, tmp_path: Path) -> None:
    code, said = await doctor(double, tmp_path, DISCORD_TOKEN="")
    assert (code, "DISCORD_TOKEN is not set" in line(said, "token")) == (1, True)
    code, said = await doctor(double, tmp_path, DISCORD_TOKEN="wrong")
    assert (code, "Discord refuses it" in line(said, "token")) == (1, True)


async def test_missing_permissions_are_named(double: Double, tmp_path: Path) -> None:
    double.gateway.rights = str(1 << 10 | 1 << 11)  # view channel, send messages
    code, said = await doctor(double, tmp_path, "--channel", str(CHANNEL))
    assert code == 1
    found = line(said, "permissions")
    assert "Attach Files" in found
    assert "Create Public Threads" in found
    assert "Send Messages," not in found
    assert f"channel {CHANNEL}" in found


async def test_a_channel_that_is_not_there(double: Double, tmp_path: Path) -> None:
    _, said = await doctor(double, tmp_path, "--channel", "77")
    assert "channel 77 is not visible" in line(said, "permissions")


async def test_discord_out_of_reach(double: Double, tmp_path: Path) -> None:
    double.faults.append(refuse(anything, 404, times=1000))
    code, said = await doctor(double, tmp_path)
    assert code == 1
    assert "Traceback" not in said
    assert "Check your network" in line(said, "discord")


async def test_what_is_wrong_on_this_machine(double: Double, tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"not a database at all" * 100)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = await doctor(double, tmp_path, ACKACK_METRICS=f"127.0.0.1:{port}")
    assert code == 1
    assert line(said, "database").startswith("FAIL")
    assert line(said, "metrics").startswith("FAIL")
    assert "Traceback" not in said
