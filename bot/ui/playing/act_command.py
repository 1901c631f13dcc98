"""/act: plays any legal action by name."""

import re

from discord import app_commands

from bot.service.model.table import SeatView, Table
from bot.text.catalogue import Catalogue
from bot.ui.client_base import Interaction, locale_of, user_of
from bot.ui.kit.command_builder import CommandOption, Filled, build
from bot.ui.kit.menus import actions, fitting
from bot.ui.kit.replies import NoSuchAction, promptly, table_here
from bot.ui.kit.translator import SlashCommand, describe
from bot.ui.playing import panel

_CHOSEN = re.compile(r"(\d{1,9}):(\d{1,9})")  # longer numbers are invalid


def commands(catalogue: Catalogue) -> list[SlashCommand]:
    """Returns /act."""
    option = CommandOption(
        name="action", description=describe(catalogue, "option-act-action"), required=False
    )
    return [build("act", describe(catalogue, "command-act"), [option], _run, _complete)]


async def _run(interaction: Interaction, filled: Filled) -> None:
    await promptly(interaction, lambda: _act(interaction, filled.get("action", "")))


async def _act(interaction: Interaction, typed: str) -> None:
    """Plays the chosen or typed action; without one, opens the orders panel."""
    table = await table_here(interaction)
    if not typed:
        await panel.open_turn(interaction, table.id)
        return
    seq, index = await _find_action(interaction, table, typed)
    await panel.play(interaction, table.id, seq, index)


async def _find_action(interaction: Interaction, table: Table, typed: str) -> tuple[int, int]:
    """Returns the row and index of a chosen or typed action."""
    if (chosen := _CHOSEN.fullmatch(typed)) is not None:
        return int(chosen[1]), int(chosen[2])
    tables, user_id = interaction.client.tables, user_of(interaction)
    for language in tables.catalogue.languages(locale_of(interaction)):
        view = await tables.views.look(table.id, user_id, language, hints=False)
        found = _find_by_name(view, typed)
        if found is not None:
            return view.seq, found
    raise NoSuchAction


def _find_by_name(view: SeatView, typed: str) -> int | None:
    """Returns the index of the action with this label, or the only one that contains the typed text."""
    wanted = typed.casefold()
    exact = [offer.index for offer in view.offers if offer.label.casefold() == wanted]
    near = [offer.index for offer in view.offers if wanted in offer.label.casefold()]
    found = exact or near
    return found[0] if len(found) == 1 else None


async def _complete(
    interaction: Interaction, slot: str, filled: Filled, typed: str
) -> list[app_commands.Choice[str]]:
    table = await table_here(interaction)
    return fitting(actions(await panel.seat_view(interaction, table.id)), typed)
