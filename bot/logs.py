"""Logging: text or JSON lines, without tokens, and with connection errors limited to one a minute."""

import json
import logging
import re
import time
import traceback
from collections.abc import Callable
from typing import TextIO

from bot.durations import MINUTE
from bot.text.harmless import tidy

HIDDEN = "…"

# An interaction's token is enough to answer it, and it is part of request URLs.
_OF_INTERACTIONS = re.compile(r"((?:webhooks|interactions)/\d+/)[\w.-]{20,}")
TEXT = logging.Formatter("{asctime} {levelname:<8} {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")


def set_up(
    level: str,
    *,
    json_lines: bool,
    token: str,
    passing: tuple[type[BaseException], ...],
    away: tuple[type[BaseException], ...] = (),
) -> None:
    """Logs to standard error.

    discord.py's errors of the types `passing` are logged at most once a minute. Those of a database that is
    away are logged without a traceback.
    """
    root = logging.getLogger()
    chosen = logging.getLevelNamesMapping().get(level, logging.INFO)
    handler = Log()
    handler.setFormatter(Discreet(JsonLines() if json_lines else TEXT, token))
    handler.addFilter(Calm(passing, away))
    root.addHandler(handler)
    root.setLevel(chosen)
    # Below this discord.py logs whole requests and events, with hands and tokens; aiosqlite logs every call.
    for library in ("discord", "aiosqlite"):
        logging.getLogger(library).setLevel(max(chosen, logging.INFO))


class Log(logging.StreamHandler[TextIO]):
    """Writes the log, one line per message, printable characters only.

    Error messages may contain text that people have typed. It must not start a line, where it could pass for
    another message, nor send control characters to the terminal.
    """

    def format(self, record: logging.LogRecord) -> str:
        return super().format(_tame(record))


def _tame(record: logging.LogRecord) -> logging.LogRecord:
    """Returns a copy of the record with its message on one line and its traceback indented."""
    tame = logging.makeLogRecord(record.__dict__)
    tame.msg, tame.args = tidy(record.getMessage()), None
    if record.exc_info and record.exc_info[1] is not None:
        told = "".join(traceback.format_exception(record.exc_info[1])).splitlines()
        tame.exc_info, tame.exc_text = None, "\n".join(map(_indent, told))
    return tame


def _indent(line: str) -> str:
    depth = len(line) - len(line.lstrip(" "))
    return " " * (depth + 4) + tidy(line)


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_text or record.exc_info:
            line["error"] = record.exc_text or self.formatException(record.exc_info or (None, None, None))
        return json.dumps(line, ensure_ascii=False)


class Discreet(logging.Formatter):
    """Wraps another formatter and hides tokens."""

    def __init__(self, formatter: logging.Formatter, token: str) -> None:
        super().__init__()
        self._formatter = formatter
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        written = self._formatter.format(record).replace(self._token, HIDDEN)
        return _OF_INTERACTIONS.sub(rf"\1{HIDDEN}", written)


class Calm(logging.Filter):
    """Logs connection errors in one line without a traceback; discord.py's only once a minute."""

    def __init__(
        self,
        passing: tuple[type[BaseException], ...],
        away: tuple[type[BaseException], ...] = (),
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self._passing = passing
        self._away = away
        self._now = now
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, self._away):
            _shorten(record, error)
            return True
        if not record.name.startswith("discord.") or not isinstance(error, self._passing):
            return True
        if self._now() - self._said.get(record.name, -MINUTE) < MINUTE:
            return False
        self._said[record.name] = self._now()
        _shorten(record, error)
        return True


def _shorten(record: logging.LogRecord, error: BaseException) -> None:
    record.msg, record.args = f"{record.getMessage()} ({type(error).__name__} {error})", ()
    record.exc_info = record.exc_text = None
