"""Under Falling Skies: a solo game of one city against the mothership."""

from engine.falling_skies.rules import FallingSkiesRules, Options

__all__ = ["FallingSkiesRules", "Options"]
