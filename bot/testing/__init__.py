"""The conformance suite, for authors of titles: `CHECKS` with pytest, or `ackack check-title`."""

from bot.testing.conformance import CHECKS

__all__ = ["CHECKS"]
