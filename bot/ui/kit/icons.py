"""Emoji of our own, in sentences, buttons and lists; words where Discord does not have them."""

import discord

from bot.text import icons
from bot.titles.title import Words


def with_emoji(text: str, words: Words) -> str:
    """Returns a sentence with emoji for its icons."""
    return icons.resolve(text, lambda name: words(f"{icons.ICON}{name}"))


def emoji_of(name: str, words: Words) -> discord.PartialEmoji | None:
    """Returns the emoji of a button or an option by its name; None if there is none."""
    sign = words(f"{icons.ICON}{name}") if name else ""
    return discord.PartialEmoji.from_str(sign) if sign else None
