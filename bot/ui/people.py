"""People as a table knows them: a number, and a name that is text and nothing else."""

import discord

from bot.store.rows import Person, UserId
from bot.text.harmless import harmless, tidy

LONGEST = 32


def plain(name: str) -> str:
    """Returns the name of a person that neither pings nor formats."""
    return harmless(tidy(name)[:LONGEST]) or "?"


def person(user: discord.User | discord.Member) -> Person:
    """Returns who a user is at our tables."""
    return Person(id=UserId(user.id), name=plain(user.display_name))
