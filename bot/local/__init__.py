"""`ackack play`: the same client, unchanged, on SimCord's simulated Discord: a whole server in a browser."""

from bot.local.run import PortTaken, play

__all__ = ["PortTaken", "play"]
