"""Scenes for every kind of change, one module per module of changes."""

from tests.wire.kills.scenes import days, journal, lobby, seats, votes, waiting, watching
from tests.wire.kills.scenes.scene import SCENES, Act, Scene

__all__ = ["SCENES", "Act", "Scene", "days", "journal", "lobby", "seats", "votes", "waiting", "watching"]
