"""Under Falling Skies: a city alone against the mothership."""

from engine.falling_skies.rules import FallingSkiesRules, Options

__all__ = ["FallingSkiesRules", "Options"]
