"""/me: what a person sets for all their tables."""

from typing import Any

from discord import app_commands

from bot.store.rows import UserId
from bot.text.catalogue import Catalogue
from bot.ui.client_base import Interaction
from bot.ui.commands.building import Filled, Option, build
from bot.ui.me import show_own
from bot.ui.replies import privately
from bot.ui.translator import described
from bot.ui.zones import offered_zones

ZONE = "zone"


def commands(catalogue: Catalogue) -> list[app_commands.Command[Any, ..., None]]:
    """Returns the commands that open a panel of settings."""
    return [_me(catalogue)]


def _me(catalogue: Catalogue) -> app_commands.Command[Any, ..., None]:
    option = Option(name=ZONE, description=described(catalogue, "option-me-zone"), required=False)

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _own(interaction, filled))

    return build("me", described(catalogue, "command-me"), [option], run, _zones)


async def _own(interaction: Interaction, filled: Filled) -> None:
    """Shows what the asker has set; with a zone named, sets that first."""
    people, user_id = interaction.client.tables.people, UserId(interaction.user.id)
    if ZONE in filled:
        await people.set_zone(user_id, filled[ZONE])
    await show_own(interaction, await people.of(user_id))


async def _zones(
    interaction: Interaction, slot: str, filled: Filled, typed: str
) -> list[app_commands.Choice[str]]:
    return offered_zones(typed, interaction.client.tables.now())
