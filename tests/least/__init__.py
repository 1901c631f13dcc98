"""The least game that runs: each in turn takes one, two or three matches; the last match loses."""

from bot.titles import TITLE_API

__all__ = ["TITLE_API"]
