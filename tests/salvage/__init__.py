"""Salvage, a game of medium size from ready phases: a draft, an auction, a hand limit, two to four seats."""

from bot.titles import TITLE_API

__all__ = ["TITLE_API"]
