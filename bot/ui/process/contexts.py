"""Where each command can be used: on servers, in the bot's direct messages, or anywhere."""

from discord.app_commands import AppCommandContext, AppInstallationType, ContextMenu, Group

from bot.ui.kit.translator import SlashCommand

ANYWHERE = ("games", "help", "odds", "rules")  # they need no table in the place where they are used
ON_SERVERS = ("server", "play", "Challenge")  # they are about a server, or about another of its members


def set_contexts(command: "SlashCommand | Group | ContextMenu") -> None:
    """Sets the places and installations of a command.

    Most commands are about the table of a server's channel or of a direct message with the bot.
    """
    is_of_servers, is_anywhere = command.name in ON_SERVERS, command.name in ANYWHERE
    command.allowed_contexts = AppCommandContext(
        guild=True, dm_channel=not is_of_servers, private_channel=is_anywhere
    )
    command.allowed_installs = AppInstallationType(guild=True, user=not is_of_servers)
