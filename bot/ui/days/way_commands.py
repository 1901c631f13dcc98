"""/table end, pause, resume, pace and replace."""

import discord
from discord import app_commands

from bot.service.days.pause import LONGEST, USUAL
from bot.service.errors import NoSuchSeat, NotHost, OthersPlay
from bot.service.model.table import PACES, Table
from bot.service.model.turn_clock import has_people_there
from bot.service.playing.requests import Committed
from bot.service.playing.votes import Ballot
from bot.store.rows import GameId, Status, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import Choice
from bot.ui.client_base import Interaction, locale_of, user_of, words_of
from bot.ui.days import votes
from bot.ui.kit.command_builder import CommandOption, Filled, build
from bot.ui.kit.menus import fitting
from bot.ui.kit.message import Message
from bot.ui.kit.replies import NoComputers, privately, show, table_here
from bot.ui.kit.translator import SlashCommand, choice, describe
from bot.ui.showing import messages
from engine.core import Seat

DAYS, PERSON, SEAT, PACE = "days", "person", "seat", "pace"


# --- ending ------------------------------------------------------------------------------------------------


async def ask_to_end(interaction: Interaction) -> None:
    """Asks the asker to confirm ending a table, or a vote on it if they may not end it alone."""
    table = await table_here(interaction)
    user_id = user_of(interaction)
    is_playing, is_host = table.status is Status.PLAYING, table.host.id == user_id
    if _keeps_order(interaction, table) or (is_host and not (is_playing and _others_there(table, user_id))):
        what = "end"
    elif is_playing and table.seat_of(user_id) is not None:
        what = "vote"
    else:
        raise OthersPlay if is_host else NotHost
    await show(interaction, messages.confirmation(table.id, what, words_of(interaction)))


async def end(interaction: Interaction, game_id: GameId) -> None:
    """Ends a table on behalf of its host or a moderator."""
    tables = interaction.client.tables
    table = await tables.views.table(game_id)
    await tables.ending.end(
        game_id,
        user_of(interaction),
        moderator=_keeps_order(interaction, table),
        interaction_id=interaction.id,
    )


async def ask_for_end(interaction: Interaction, game_id: GameId) -> bool:
    """Calls a vote to end a table; returns False if no vote was needed and it has ended."""
    result = await interaction.client.tables.ending.ask(
        game_id, user_of(interaction), interaction_id=interaction.id
    )
    if isinstance(result, Ballot):
        await votes.call(interaction, result)
        return True
    return False


def _others_there(table: Table, user_id: UserId) -> bool:
    """Tells whether people are present at a seat other than a person's own."""
    mine = table.seat_of(user_id)
    return any(has_people_there(chair) for chair in table.chairs if chair.seat != mine)


def _keeps_order(interaction: Interaction, table: Table) -> bool:
    """Tells whether the asker is a moderator: they may manage threads where the table is played."""
    there = interaction.channel_id in (table.thread_id, table.channel_id)
    return there and interaction.guild_id is not None and interaction.permissions.manage_threads


# --- pausing -----------------------------------------------------------------------------------------------


def pause(catalogue: Catalogue) -> SlashCommand:
    """Returns /table pause."""
    option = CommandOption(
        name=DAYS,
        description=describe(catalogue, "option-pause-days"),
        required=False,
        kind=app_commands.Range[int, 1, LONGEST],
    )

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _pause(interaction, int(filled.get(DAYS, USUAL))))

    return build("pause", describe(catalogue, "command-table-pause"), [option], run)


def pace(catalogue: Catalogue) -> SlashCommand:
    """Returns /table pace."""
    option = CommandOption(
        name=PACE,
        description=describe(catalogue, "option-new-pace"),
        required=True,
        choices=[choice(catalogue, f"pace-{name}", name) for name in PACES],
    )

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _set_pace(interaction, filled[PACE]))

    return build("pace", describe(catalogue, "command-table-pace"), [option], run)


async def _set_pace(interaction: Interaction, wanted: str) -> None:
    """Calls a vote on the pace of a running game; that of a lobby is changed at once."""
    table = await table_here(interaction)
    tables, user_id = interaction.client.tables, user_of(interaction)
    if table.status is Status.LOBBY:
        await tables.lobbies.choose(table.id, user_id, PACE, wanted, interaction_id=interaction.id)
        await show(interaction, Message().text(words_of(interaction)("table-done")))
        return
    await _show_vote(
        interaction,
        await tables.pausing.ask_pace(table.id, user_id, wanted, interaction_id=interaction.id),
    )


async def _pause(interaction: Interaction, days: int) -> None:
    table = await table_here(interaction)
    result = await interaction.client.tables.pausing.ask(
        table.id, user_of(interaction), days, interaction_id=interaction.id
    )
    await _show_vote(interaction, result)


async def _show_vote(interaction: Interaction, result: Committed | Ballot) -> None:
    """Shows that the others were asked, or that it is done."""
    if isinstance(result, Ballot):
        await votes.call(interaction, result)
    else:
        await show(interaction, Message().text(words_of(interaction)("table-done")))


async def resume(interaction: Interaction) -> None:
    """Ends a pause."""
    table = await table_here(interaction)
    await interaction.client.tables.pausing.resume(
        table.id, user_of(interaction), interaction_id=interaction.id
    )
    await show(interaction, Message().text(words_of(interaction)("table-done")))


# --- seat handover -----------------------------------------------------------------------------------------


def replace(catalogue: Catalogue) -> SlashCommand:
    """Returns /table replace."""
    options = [
        CommandOption(
            name=PERSON,
            description=describe(catalogue, "option-replace-person"),
            required=True,
            kind=discord.User,
        ),
        CommandOption(name=SEAT, description=describe(catalogue, "option-replace-seat"), required=False),
    ]

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _replace(interaction, filled))

    return build("replace", describe(catalogue, "command-table-replace"), options, run, _seats)


async def _replace(interaction: Interaction, filled: Filled) -> None:
    table = await table_here(interaction)
    taker: discord.User | discord.Member = interaction.namespace[PERSON]
    if taker.bot:
        raise NoComputers
    seat = _find_seat(interaction, table, filled[SEAT]) if SEAT in filled else None
    ballot = await interaction.client.tables.seats.ask(
        table.id, user_of(interaction), UserId(taker.id), seat, interaction_id=interaction.id
    )
    await votes.call(interaction, ballot)


def _find_seat(interaction: Interaction, table: Table, typed: str) -> Seat:
    """Returns the seat that was chosen or typed, by its number or label."""
    for language in interaction.client.tables.catalogue.languages(locale_of(interaction)):
        for offered in _choices(interaction, table, language):
            if typed.casefold() in (offered.value, offered.label.casefold()):
                return Seat(int(offered.value))
    raise NoSuchSeat


def _choices(interaction: Interaction, table: Table, language: str) -> list[Choice]:
    words = interaction.client.tables.catalogue.words(language, table.title)
    return [Choice(value=str(chair.seat), label=votes.seat_name(chair, words)) for chair in table.chairs]


async def _seats(
    interaction: Interaction, slot: str, filled: Filled, typed: str
) -> list[app_commands.Choice[str]]:
    table = await table_here(interaction)
    return fitting(_choices(interaction, table, locale_of(interaction)), typed)
