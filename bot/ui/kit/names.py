"""Discord users as people at tables, with names as plain text."""

import discord

from bot.store.rows import Person, UserId
from bot.text.harmless import harmless, tidy
from bot.ui.client_base import Interaction

LONGEST = 32


def plain(name: str) -> str:
    """Returns a name without pings and markup."""
    return harmless(tidy(name)[:LONGEST]) or "?"


async def register(interaction: Interaction) -> Person:
    """Stores the language of the asker's client for direct messages, and returns the asker."""
    who = person(interaction.user)
    await interaction.client.tables.people.set_locale(who.id, interaction.locale.value, of_discord=True)
    return who


def person(user: discord.User | discord.Member) -> Person:
    """Returns a Discord user as a person."""
    return Person(id=UserId(user.id), name=plain(user.display_name))
