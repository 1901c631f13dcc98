"""People as a table knows them: a number, and a name that is text and nothing else."""

import discord

from bot.store.rows import Person, UserId
from bot.text.harmless import harmless, tidy
from bot.ui.client_base import Interaction

LONGEST = 32


def plain(name: str) -> str:
    """Returns the name of a person that neither pings nor formats."""
    return harmless(tidy(name)[:LONGEST]) or "?"


async def register(interaction: Interaction) -> Person:
    """Notes the language in which letters to the asker are to be written, and returns who they are."""
    who = person(interaction.user)
    await interaction.client.tables.people.set_locale(who.id, interaction.locale.value, of_discord=True)
    return who


def person(user: discord.User | discord.Member) -> Person:
    """Returns who a user is at our tables."""
    return Person(id=UserId(user.id), name=plain(user.display_name))
