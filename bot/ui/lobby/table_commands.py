"""/new and the group /table: join, leave, start, undo, resign and others."""

from collections.abc import Awaitable, Callable, Iterable
from itertools import zip_longest

import discord
from discord import app_commands

from bot.service.errors import BadOption, NotSeated, TableError
from bot.service.lobby.lobbies import LANGUAGE, Sitting
from bot.service.lobby.series import series_choices
from bot.service.lobby.waiting_list import has_one_seat
from bot.service.model.table import DEFAULT_PACE, PACES, Table, TableSettings
from bot.service.playing.votes import Ballot
from bot.store.rows import ReactionMode, Status, names
from bot.text.catalogue import Catalogue
from bot.text.harmless import harmless
from bot.titles.packs.shelf import Shelf
from bot.titles.title import AnyTitle
from bot.ui.client_base import Interaction, locale_of, user_of, words_of
from bot.ui.days import votes, way_commands
from bot.ui.kit import ids
from bot.ui.kit.command_builder import CommandOption, Filled, build
from bot.ui.kit.components import Pressable
from bot.ui.kit.menus import MOST_CHOICES, fitting
from bot.ui.kit.message import Message
from bot.ui.kit.names import person, register
from bot.ui.kit.replies import MayNotWriteHere, in_place, privately, show, table_here
from bot.ui.kit.translator import (
    SlashCommand,
    choice,
    describe,
    language_names,
    localised_name,
    with_pack,
)
from bot.ui.lobby import invitations, levels, lobby_buttons
from bot.ui.lobby.lobby_options import options_message
from bot.ui.people import server
from bot.ui.people.zone_question import add_question
from bot.ui.playing import panel, standing_orders, team_commands
from bot.ui.showing import messages, proof_files
from renderer.words import dash

GAME, WHERE, HERE, PACE, NAME, WATCH = "game", "where", "here", "pace", "name", "watch"
PROMPT, FROM = "prompt", "from"
OURS = (GAME, WHERE, PACE, LANGUAGE, NAME, WATCH, PROMPT, FROM, invitations.WITH)  # others are of the games
MOST_OPTIONS = 25  # of a command


class NotOnThisServer(TableError):
    """The app was installed by a person, not by this server: the bot cannot post here."""


def commands(titles: Shelf, catalogue: Catalogue) -> list[SlashCommand | app_commands.Group]:
    """Returns /new and the group /table."""
    return [_new(titles, catalogue), _table(tuple(titles.values()), catalogue)]


# --- /new --------------------------------------------------------------------------------------------------


def _new(shelf: Shelf, catalogue: Catalogue) -> SlashCommand:
    titles = tuple(shelf.values())
    games = [choice(catalogue, "title-name", title.id, title) for title in titles]
    for title in titles:
        games += [with_pack(catalogue, offer, title) for offer in shelf.offers(title.id)]
    games = games[:MOST_CHOICES]  # *Options* in the lobby has all packs
    where = choice(catalogue, "choice-here", HERE)
    paces = [choice(catalogue, f"pace-{name}", name) for name in PACES]
    languages = [
        app_commands.Choice(name=str(name), value=language) for language, name in language_names(catalogue)
    ]
    options = [
        CommandOption(
            name=GAME, description=describe(catalogue, "option-new-game"), required=True, choices=games
        ),
        CommandOption(
            name=PACE, description=describe(catalogue, "option-new-pace"), required=False, choices=paces
        ),
        CommandOption(
            name=WHERE, description=describe(catalogue, "option-new-where"), required=False, choices=[where]
        ),
        CommandOption(
            name=LANGUAGE,
            description=describe(catalogue, "option-new-language"),
            required=False,
            choices=languages,
        ),
        CommandOption(name=NAME, description=describe(catalogue, "option-new-name"), required=False),
        *_people_options(catalogue),
        *_game_options(titles, catalogue),
    ]

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: open_table(interaction, filled))

    return build("new", describe(catalogue, "command-new"), options, run, _complete)


def _people_options(catalogue: Catalogue) -> list[CommandOption]:
    """Returns the options about who plays, and from where."""
    watch, prompt = choice(catalogue, "choice-watch", WATCH), choice(catalogue, "choice-prompt", PROMPT)
    return [
        CommandOption(
            name=WATCH, description=describe(catalogue, "option-new-watch"), required=False, choices=[watch]
        ),
        CommandOption(
            name=PROMPT,
            description=describe(catalogue, "option-new-prompt"),
            required=False,
            choices=[prompt],
        ),
        CommandOption(
            name=FROM,
            description=describe(catalogue, "option-new-from"),
            required=False,
            mentions=True,
        ),
        CommandOption(
            name=invitations.WITH,
            description=describe(catalogue, "option-new-with"),
            required=False,
            mentions=True,
        ),
    ]


def _game_options(titles: Iterable[AnyTitle], catalogue: Catalogue) -> list[CommandOption]:
    """Returns the options of the games that fit: the first ones of each. *Options* in the lobby has all."""
    options: dict[str, CommandOption] = {}
    for round_of_names in zip_longest(*([(name, title) for name in title.setup.choices] for title in titles)):
        for name, title in filter(None, round_of_names):
            description = describe(catalogue, f"option-{dash(name)}", title)
            options.setdefault(name, CommandOption(name=name, description=description, required=False))
    return list(options.values())[: MOST_OPTIONS - len(OURS)]


async def _complete(
    interaction: Interaction, slot: str, filled: Filled, typed: str
) -> list[app_commands.Choice[str]]:
    """Returns the choices of an option of the chosen game."""
    tables = interaction.client.tables
    title = tables.titles.get(filled.get(GAME, ""))
    if title is None or slot not in title.setup.choices:
        return []
    words = tables.catalogue.words(locale_of(interaction), title)
    return fitting([*title.setup.choices[slot](words), *series_choices(title, slot, words)], typed)


async def open_table(interaction: Interaction, filled: Filled) -> None:
    """Opens a table by the options of /new, and waits for its lobby message."""
    place = await server.place_of_tables(interaction)
    may_open(interaction, elsewhere=place.hall)
    title = interaction.client.tables.titles.get(filled[GAME])
    await server.admit(interaction, alone=title is not None and has_one_seat(title))
    opened = await interaction.client.tables.lobbies.open(
        filled[GAME],
        person(interaction.user),
        channel_id=place.channel_id,
        guild_id=interaction.guild_id,
        locale=await _language(interaction, filled.get(LANGUAGE)),
        options={name: value for name, value in filled.items() if name not in OURS},
        settings=TableSettings(
            threads=filled.get(WHERE) != HERE,
            pace=await _pace(interaction, filled.get(PACE)),
            slow=await _pace(interaction, None),
            prompt=PROMPT in filled,
            start=filled.get(FROM, "").strip(),
            hall=place.hall,
            wide=(await interaction.client.tables.people.of(user_of(interaction))).wide,
        ),
        name=harmless(filled[NAME]) if NAME in filled else None,
        sitting=() if WATCH in filled else (Sitting(seat=None, person=await register(interaction)),),
        role=await server.called_role(interaction),
        guests=await invitations.guests_of(interaction, filled.get(invitations.WITH, "")),
        interaction_id=interaction.id,
    )
    posted = await lobby_buttons.is_posted(interaction, opened.table.id)
    key = "table-opened" if posted else "table-opened-later"
    told = words_of(interaction)(key, seats=len(opened.table.chairs))
    tables, locale = interaction.client.tables, locale_of(interaction)
    here = await tables.lobbies.show(opened.table.id)
    offers = tables.titles.offers(here.table.title.id)
    message = options_message(here, tables.catalogue, locale, offers, told)
    if here.table.settings.hall and here.table.thread_id is not None:
        message.text(words_of(interaction)("table-in-hall", post=f"<#{here.table.thread_id}>"))
    if WATCH not in filled and len(opened.table.chairs) > 1:
        await add_question(interaction, message)
    await show(interaction, message)


async def _language(interaction: Interaction, language: str | None) -> str:
    """Returns the language of a new table: that of /new, else of the server or place."""
    if language is None:
        return await server.language_of_tables(interaction)
    if language not in interaction.client.tables.catalogue.locales:
        raise BadOption(LANGUAGE)
    return language


async def _pace(interaction: Interaction, name: str | None) -> int | None:
    """Returns the pace of a new table: that of /new, else of the server, else three days."""
    if name is None:
        guild = interaction.guild_id
        settled = None if guild is None else (await interaction.client.tables.servers.of(guild)).pace
        return DEFAULT_PACE if settled is None else settled or None
    if name not in PACES:
        raise BadOption(PACE)
    return PACES[name]


def may_open(interaction: Interaction, *, elsewhere: bool = False) -> None:
    """Raises an error if the bot is not on this server, or lacks the permission to post in this channel.

    `elsewhere`: the table is opened in another channel.
    """
    if interaction.guild_id is None:
        return
    if interaction.is_user_integration() and not interaction.is_guild_integration():
        raise NotOnThisServer
    if not elsewhere and not _may_write(interaction):
        raise MayNotWriteHere


def _may_write(interaction: Interaction) -> bool:
    can = interaction.app_permissions
    threads = isinstance(interaction.channel, discord.Thread)
    may_send = can.send_messages_in_threads if threads else can.send_messages
    return can.view_channel and may_send and can.attach_files


# --- /table ------------------------------------------------------------------------------------------------


def _table(titles: tuple[AnyTitle, ...], catalogue: Catalogue) -> app_commands.Group:
    about = describe(catalogue, "command-table")
    group = app_commands.Group(
        name=localised_name("table", about), description=about, extras=dict(about.extras)
    )
    does: dict[str, Callable[[Interaction], Awaitable[None]]] = {
        "join": _join,
        "leave": _leave,
        "start": _start,
        "undo": _undo,
        "dice": proof_files.show_dice,
        "resign": lambda interaction: _confirm(interaction, "resign"),
        "end": way_commands.ask_to_end,
        "resume": way_commands.resume,
    }
    for name, do in does.items():
        group.add_command(_plain(name, do, catalogue))
    group.add_command(_reactions(catalogue))
    group.add_command(team_commands.assign(titles, catalogue))
    group.add_command(team_commands.stand_in(catalogue))
    group.add_command(way_commands.pause(catalogue))
    group.add_command(way_commands.pace(catalogue))
    group.add_command(way_commands.replace(catalogue))
    group.add_command(levels.command(catalogue))
    return group


def _plain(name: str, do: Callable[[Interaction], Awaitable[None]], catalogue: Catalogue) -> SlashCommand:
    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: do(interaction))

    return build(name, describe(catalogue, f"command-table-{name}"), [], run)


async def _say_done(interaction: Interaction) -> None:
    await show(interaction, Message().text(words_of(interaction)("table-done")))


async def _join(interaction: Interaction) -> None:
    table = await table_here(interaction)
    await lobby_buttons.sit(interaction, table.id)
    await _say_done(interaction)


async def _leave(interaction: Interaction) -> None:
    """Frees the asker's seat; in a running game leaves it to the rest of their team."""
    table = await table_here(interaction)
    if table.status is Status.PLAYING and _shares_a_seat(interaction, table):
        await show(interaction, messages.confirmation(table.id, "part", words_of(interaction)))
        return
    await lobby_buttons.leave(interaction, table.id)
    await _say_done(interaction)


def _shares_a_seat(interaction: Interaction, table: Table) -> bool:
    seat = table.seat_of(user_of(interaction))
    return seat is not None and len(table.chair(seat).people) > 1


async def _start(interaction: Interaction) -> None:
    table = await table_here(interaction)
    started = await lobby_buttons.start(interaction, table.id)
    words, place = words_of(interaction), f"<#{started.place}>"
    cutters = names(started.cutters)
    told = words("lobby-cut", people=cutters, place=place) if cutters else words("lobby-begun", place=place)
    await show(interaction, Message().text(told))


async def _undo(interaction: Interaction) -> None:
    """Takes back the asker's last order, or calls a vote on it."""
    tables = interaction.client.tables
    table = await table_here(interaction)
    result = await tables.undo.ask(
        table.id, user_of(interaction), interaction_id=interaction.id, locale=locale_of(interaction)
    )
    if isinstance(result, Ballot):
        await votes.call(interaction, result)
    else:
        await panel.after(interaction, result)


def _reactions(catalogue: Catalogue) -> SlashCommand:
    choices = [choice(catalogue, f"reactions-{mode.value}", mode.value) for mode in ReactionMode]
    option = CommandOption(
        name="mode", description=describe(catalogue, "option-reactions-mode"), required=True, choices=choices
    )

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _set_reactions(interaction, ReactionMode(filled["mode"])))

    return build("reactions", describe(catalogue, "command-table-reactions"), [option], run)


async def _set_reactions(interaction: Interaction, reactions: ReactionMode) -> None:
    table = await table_here(interaction)
    await interaction.client.tables.standing_orders.set_reactions(
        table.id, user_of(interaction), reactions, interaction_id=interaction.id
    )
    await standing_orders.show_reactions(interaction, table.id)


# --- confirmations -----------------------------------------------------------------------------------------


async def _confirm(interaction: Interaction, what: str) -> None:
    """Asks for confirmation, unless the action would be refused."""
    table = await table_here(interaction)
    if what == "resign" and table.seat_of(user_of(interaction)) is None:
        raise NotSeated
    if what == "resign" and _shares_a_seat(interaction, table):
        what = "part"
    await show(interaction, messages.confirmation(table.id, what, words_of(interaction)))


class ConfirmButton(Pressable, kind=ids.confirm):
    """The button that confirms resigning, leaving or ending."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._do(interaction))

    async def _do(self, interaction: Interaction) -> None:
        tables, user_id = interaction.client.tables, user_of(interaction)
        match self.named["what"]:
            case "resign":
                await tables.leaving.resign(self.game_id, user_id, interaction_id=interaction.id)
            case "part":
                await tables.leaving.part(self.game_id, user_id, interaction_id=interaction.id)
            case "end":
                await way_commands.end(interaction, self.game_id)
            case "vote":
                if await way_commands.ask_for_end(interaction, self.game_id):
                    return
        await _say_done(interaction)
