"""The metrics and logs of a running bot, and the secrets they never show."""

import asyncio
import json
import re
import socket
from pathlib import Path

import aiohttp
import pytest

from bot.titles import title_of
from bot.titles.title import AnyTitle
from tests.wire.books import Books
from tests.wire.double import Double
from tests.wire.players import Player
from tests.wire.process import Bot, until

pytestmark = pytest.mark.slow  # a real process takes seconds to start

ANNA = 71


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


async def test_numbers_and_logs_tell_how_the_bot_is_and_no_secret(double: Double, tmp_path: Path) -> None:
    port, database = _free_port(), str(tmp_path / "tables.db")
    wishes = {"ACKACK_METRICS": f"127.0.0.1:{port}", "ACKACK_LOG_FORMAT": "json", "ACKACK_LOG": "debug"}
    bot = Bot(double, database, tmp_path / "log.txt", **wishes)
    player = Player(double, ANNA, "miniatures", 1)
    await bot.start()
    playing = asyncio.create_task(player.play())
    try:
        await until(lambda: len(player.told) > 2)
        numbers = await _scraped(port)
    finally:
        playing.cancel()
        await bot.stop()
    assert numbers['ackack_interactions_total{kind="command"}'] > 2
    assert numbers["ackack_acknowledgement_seconds_count"] > 5
    assert numbers["ackack_moves_total"] >= len(player.told)
    assert (numbers["ackack_connected"], numbers["ackack_shards"], numbers["ackack_servers"]) == (1, 1, 1)
    assert (numbers["ackack_errors_total"], numbers["ackack_rate_limited_total"]) == (0, 0)
    for waiting in (
        "pictures_waiting",
        "thoughts_waiting",
        "outbox_waiting",
        "outbox_age_seconds",
        "alarms_late",
    ):
        assert numbers[f"ackack_{waiting}"] >= 0
    lines = [json.loads(line) for line in bot.said().splitlines() if line.startswith("{")]
    assert lines
    assert all({"at", "level", "logger", "message"} <= set(line) for line in lines)
    told = bot.said() + "".join(numbers)
    for secret in _secrets(double, database):
        assert secret not in told


def _secrets(double: Double, database: str) -> list[str]:
    """Yields tokens, seeds in any form, and the names of held cards."""
    ((seed, secret, state),) = Books(database).ask(
        "select seed, secret, state from games join snapshots on game_id = id"
        " order by snapshots.seq desc limit 1"
    )
    title: AnyTitle = title_of("miniatures")
    hands: object = getattr(title.codecs.states.decode(state), "hands")  # noqa: B009 - opaque to the bot
    assert isinstance(hands, dict)
    held = [f'"{card}"' for hand in hands.values() for card in hand]
    assert held
    return [double.token, *double.asked, seed.hex(), secret.hex(), repr(seed), repr(secret), *held]


async def _scraped(port: int) -> dict[str, float]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        page = await answer.text()
    numbers = {}
    for line in page.splitlines():
        if not line.startswith("#"):
            assert re.fullmatch(r"[a-z_]+(\{[a-z]+=\"[^\"]*\"\})? [0-9.]+", line), line
            name, _, number = line.rpartition(" ")
            numbers[name] = float(number)
    return numbers
