"""The permissions the bot needs, and its invitation link."""

from collections.abc import Iterable

import discord

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)

_ALIASES = {"read_messages": "view_channels"}  # discord.py's name: Discord's


def names(permissions: discord.Permissions) -> Iterable[str]:
    """Returns the names of permissions, as Discord's settings spell them in English."""
    shown = (_ALIASES.get(name, name) for name, is_set in permissions if is_set)
    return (name.replace("_", " ").title().replace(" In ", " in ") for name in shown)


def invitation(application: int) -> str:
    """Returns the link by which a server's manager adds the bot."""
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=("bot", "applications.commands"))
