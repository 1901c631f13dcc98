"""`ackack play`: the unchanged client on SimCord's simulated Discord, as a whole server in a browser."""

from bot.local.run import PortTaken, play

__all__ = ["PortTaken", "play"]
