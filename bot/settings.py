"""Settings, read from environment variables."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

BEAT = 1.5  # seconds
LONGEST_BEAT = 10.0


class BadSetting(Exception):
    """An environment variable has an invalid value."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of one process."""

    token: str | None  # DISCORD_TOKEN
    database: str  # ACKACK_DATABASE: a file, or postgresql://…
    log_level: str  # ACKACK_LOG
    json_logs: bool = False  # ACKACK_LOG_FORMAT=json
    metrics: tuple[str, int] | None = None  # ACKACK_METRICS, as host and port; None: no metrics are served
    api: str | None = None  # ACKACK_DISCORD_API or ACKACK_DISCORD_PROXY; None: Discord's own address
    contact: str | None = None  # ACKACK_CONTACT; None: the Discord account that owns the bot
    beat: float = BEAT  # ACKACK_BEAT: seconds before a computer answers a person's turn
    shards: int | None = None  # ACKACK_SHARDS; None: as many as Discord advises
    packs: Path | None = None  # ACKACK_PACKS: the folder of packs; None: there are none


def settings(environment: Mapping[str, str]) -> Settings:
    """Reads the settings; an empty variable counts as unset."""
    return Settings(
        token=environment.get("DISCORD_TOKEN") or None,
        database=database_of(environment),
        log_level=(environment.get("ACKACK_LOG") or "info").upper(),
        json_logs=_log_format(environment.get("ACKACK_LOG_FORMAT") or "text") == "json",
        metrics=_address(environment.get("ACKACK_METRICS") or None),
        api=_api(environment.get("ACKACK_DISCORD_API"), environment.get("ACKACK_DISCORD_PROXY")),
        contact=(environment.get("ACKACK_CONTACT") or "").strip() or None,
        beat=_beat(environment.get("ACKACK_BEAT") or str(BEAT)),
        shards=_shards(environment.get("ACKACK_SHARDS") or None),
        packs=packs_of(environment),
    )


def database_of(environment: Mapping[str, str]) -> str:
    """Returns the database address; ignores all other settings, so they may be invalid."""
    return environment.get("ACKACK_DATABASE") or "var/ackack.db"


def packs_of(environment: Mapping[str, str]) -> Path | None:
    """Returns the folder of packs; ignores all other settings, so they may be invalid."""
    named = environment.get("ACKACK_PACKS")
    return Path(named) if named else None


def _log_format(named: str) -> str:
    if named not in ("text", "json"):
        raise BadSetting(f"ACKACK_LOG_FORMAT is {named!r}: write text or json")
    return named


def _address(named: str | None) -> tuple[str, int] | None:
    if named is None:
        return None
    host, _, port = named.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) < 65536:
        raise BadSetting(f"ACKACK_METRICS is {named!r}: write an address and a port, as 127.0.0.1:9100")
    return host.strip("[]") or "127.0.0.1", int(port)


def _api(api: str | None, proxy: str | None) -> str | None:
    """Returns the base URL of Discord's API; a proxy is set by its root, with Discord's paths below it."""
    for name, address in (("ACKACK_DISCORD_API", api), ("ACKACK_DISCORD_PROXY", proxy)):
        if address and not address.startswith(("http://", "https://")):
            raise BadSetting(f"{name} is {address!r}: it begins with http:// or https://")
    return (api or "").rstrip("/") or (f"{proxy.rstrip('/')}/api/v10" if proxy else None)


def _beat(named: str) -> float:
    try:
        seconds = float(named)
    except ValueError:
        seconds = -1.0
    if not 0.0 <= seconds <= LONGEST_BEAT:
        raise BadSetting(f"ACKACK_BEAT is {named!r}: write a number of seconds from 0 to {LONGEST_BEAT:.0f}")
    return seconds


def _shards(named: str | None) -> int | None:
    if named is None:
        return None
    if not named.isdecimal() or int(named) < 1:
        raise BadSetting(
            f"ACKACK_SHARDS is {named!r}: write a number, or nothing for as many as Discord advises"
        )
    return int(named)
