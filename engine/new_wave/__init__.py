"""War of the Worlds: the New Wave. Martians and humans build decks and fight over Great Britain."""

from engine.new_wave.rules import NewWaveRules
from engine.new_wave.state import Options

__all__ = ["NewWaveRules", "Options"]
