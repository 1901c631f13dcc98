"""The commands /me and /server."""

import discord
from discord import app_commands

from bot.text.catalogue import Catalogue
from bot.ui.client_base import Interaction, user_of
from bot.ui.kit.command_builder import CommandOption, Filled, build
from bot.ui.kit.replies import privately
from bot.ui.kit.translator import SlashCommand, describe
from bot.ui.people.me import show_own
from bot.ui.people.server import managed_server, show_server
from bot.ui.people.zones import offered_zones

ZONE = "zone"


def commands(catalogue: Catalogue) -> list[SlashCommand]:
    """Returns /me and /server."""
    return [_me(catalogue), _server(catalogue)]


def _me(catalogue: Catalogue) -> SlashCommand:
    option = CommandOption(name=ZONE, description=describe(catalogue, "option-me-zone"), required=False)

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _own(interaction, filled))

    return build("me", describe(catalogue, "command-me"), [option], run, _zones)


async def _own(interaction: Interaction, filled: Filled) -> None:
    """Sets the asker's time zone, if given, and shows their preferences."""
    people, user_id = interaction.client.tables.people, user_of(interaction)
    if ZONE in filled:
        await people.set_zone(user_id, filled[ZONE])
    await show_own(interaction, await people.of(user_id))


def _server(catalogue: Catalogue) -> SlashCommand:
    option = CommandOption(name=ZONE, description=describe(catalogue, "option-server-zone"), required=False)

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _all_tables(interaction, filled))

    command = build("server", describe(catalogue, "command-server"), [option], run, _zones)
    command.guild_only = True
    command.default_permissions = discord.Permissions(manage_guild=True)
    return command


async def _all_tables(interaction: Interaction, filled: Filled) -> None:
    """Sets the server's time zone, if given, and shows its settings."""
    guild_id = managed_server(interaction)
    if ZONE in filled:
        await interaction.client.tables.servers.set_zone(guild_id, filled[ZONE])
    await show_server(interaction)


async def _zones(
    interaction: Interaction, slot: str, filled: Filled, typed: str
) -> list[app_commands.Choice[str]]:
    return offered_zones(typed, interaction.client.tables.now())
