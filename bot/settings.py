"""The environment into settings."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What the person who runs the bot has settled."""

    token: str | None  # DISCORD_TOKEN
    database: Path  # ACKACK_DATABASE
    log_level: str  # ACKACK_LOG


def settings(environment: Mapping[str, str]) -> Settings:
    """Reads the settings; an empty variable is as good as none."""
    return Settings(
        token=environment.get("DISCORD_TOKEN") or None,
        database=Path(environment.get("ACKACK_DATABASE") or "var/ackack.db"),
        log_level=(environment.get("ACKACK_LOG") or "info").upper(),
    )
