"""The log: no tokens, JSON lines on request, and few lines while Discord is unreachable."""

import json
import logging

from bot.logs import TEXT, Calm, Discreet, JsonLines

TOKEN = "the-token-of-the-bot"


def _record(message: str, *, name: str = "discord.http", error: Exception | None = None) -> logging.LogRecord:
    told = None if error is None else (type(error), error, None)
    return logging.LogRecord(name, logging.ERROR, __file__, 1, message, None, told)


def test_no_token_is_written_whatever_is_logged() -> None:
    record = _record(
        f"{TOKEN}: POST /webhooks/123/aW50ZXJhY3Rpb246MTIzNDU2Nzg5 429",
        error=RuntimeError(f"/interactions/5/aW50ZXJhY3Rpb246MTIzNDU2Nzg5/callback {TOKEN}"),
    )
    for formatter in (TEXT, JsonLines()):
        written = Discreet(formatter, TOKEN).format(record)
        assert TOKEN not in written
        assert "aW50ZXJhY3Rpb246" not in written
        assert "/webhooks/123/…" in written


def test_a_record_is_one_line_of_json_with_its_error() -> None:
    line = json.loads(JsonLines().format(_record("all is\nlost", error=OSError("no way out"))))
    assert (line["level"], line["logger"], line["message"]) == ("error", "discord.http", "all is\nlost")
    assert "no way out" in line["error"]


def test_a_lost_connection_is_told_once_a_minute_and_in_one_line() -> None:
    now = [0.0]
    calm = Calm((OSError,), now=lambda: now[0])
    told = []
    for second in range(0, 130, 10):
        now[0] = float(second)
        record = _record("Attempting a reconnect", name="discord.shard", error=OSError("no way out"))
        if calm.filter(record):
            told.append(TEXT.format(record))
    assert len(told) == 3
    assert all("OSError no way out" in line and "\n" not in line for line in told)
    assert calm.filter(_record("a bug", name="discord.client", error=RuntimeError()))
    assert calm.filter(_record("ours", name="bot.ui.client", error=OSError()))
