"""Mars Attacks: the miniatures game."""

from engine.miniatures.options import Options
from engine.miniatures.rules import MiniaturesRules

__all__ = ["MiniaturesRules", "Options"]
