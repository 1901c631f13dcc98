"""/board, /hand, /log, /replay, /advice, /games, /help: looking, privately, at what one may see."""

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot.service.table import SeatView, Table
from bot.store.rows import Status, UserId
from bot.text.catalogue import ENGLISH, Catalogue
from bot.titles.title import Choice
from bot.ui import messages, panel
from bot.ui.board_buttons import show_advice, show_hand
from bot.ui.client_base import Interaction, locale_of, words_of
from bot.ui.commands.building import Filled, Option, build
from bot.ui.commands.help import show_help
from bot.ui.menus import fitting
from bot.ui.message import Message
from bot.ui.previews import show_replay
from bot.ui.replies import NoSuchPlace, draw, privately, show, show_all, table_here
from bot.ui.translator import described
from renderer.shapes import LARGE, PHONE, Size

LOG_FILE = "log.txt"
MOST_GAMES = 10
SIZES = {"phone": PHONE, "large": LARGE}


def commands(catalogue: Catalogue) -> list[app_commands.Command[Any, ..., None]]:
    """Returns the commands that only look."""
    looks: dict[str, Callable[[Interaction], Awaitable[None]]] = {
        "hand": _hand,
        "log": _log,
        "replay": _replay,
        "advice": _advice,
        "games": _games,
        "help": show_help,
    }
    return [_board_command(catalogue), *(_command(name, look, catalogue) for name, look in looks.items())]


def _command(
    name: str, look: Callable[[Interaction], Awaitable[None]], catalogue: Catalogue
) -> app_commands.Command[Any, ..., None]:
    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: look(interaction))

    return build(name, described(catalogue, f"command-{name}"), [], run)


def _board_command(catalogue: Catalogue) -> app_commands.Command[Any, ..., None]:
    words = catalogue.words(ENGLISH)
    sizes = [app_commands.Choice(name=words(f"choice-size-{size}"), value=size) for size in SIZES]
    options = [
        Option(
            name="size", description=described(catalogue, "option-board-size"), required=False, choices=sizes
        ),
        Option(name="around", description=described(catalogue, "option-board-around"), required=False),
    ]

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _board(interaction, filled))

    return build("board", described(catalogue, "command-board"), options, run, _places)


async def _board(interaction: Interaction, filled: Filled) -> None:
    """Shows the board as picture and as text; from near, or large, as picture alone."""
    table = await table_here(interaction)
    view = await panel.look(interaction, table.id)
    colour = messages.colour_of(view.table, view.asked)
    size = _size(view, filled)
    message = Message(colour)
    messages.show_board(message, await draw(interaction.client.tables, view.board, size), view.alt)
    message.text(f"**{view.asks}**")
    await show_all(
        interaction, [message, *(messages.texts(view.text_board, colour) if size == PHONE else ())]
    )


def _size(view: SeatView, filled: Filled) -> Size:
    """Returns how much of the board is wanted, and how large."""
    if "around" not in filled:
        return SIZES[filled.get("size", "phone")]
    wanted = filled["around"].casefold()
    for label, size in view.table.title.pictures.closeups(view.view, view.words).items():
        if label.casefold() == wanted:
            return size
    raise NoSuchPlace(filled["around"])


async def _places(
    interaction: Interaction, slot: str, filled: Filled, typed: str
) -> list[app_commands.Choice[str]]:
    table = await table_here(interaction)
    view = await panel.look(interaction, table.id)
    labels = table.title.pictures.closeups(view.view, view.words)
    return fitting([Choice(value=label, label=label) for label in labels], typed)


async def _replay(interaction: Interaction) -> None:
    await show_replay(interaction, (await table_here(interaction)).id)


async def _hand(interaction: Interaction) -> None:
    table = await table_here(interaction)
    await show_hand(interaction, await panel.look(interaction, table.id))


async def _log(interaction: Interaction) -> None:
    """Shows the latest of what the asker has been told, and all of it as a file."""
    table = await table_here(interaction)
    lines = await interaction.client.tables.pages.log(
        table.id, UserId(interaction.user.id), locale_of(interaction)
    )
    words = words_of(interaction)
    message = Message().text(messages.told(lines, words, room=3500) or words("log-empty"))
    if lines:
        message.file(LOG_FILE, "\n".join(lines).encode())
    await show(interaction, message)


async def _advice(interaction: Interaction) -> None:
    table = await table_here(interaction)
    await show_advice(interaction, table.id)


async def _games(interaction: Interaction) -> None:
    """Shows the asker's games, those that wait for them first, and the others of the server."""
    tables, words = interaction.client.tables, words_of(interaction)
    mine = await tables.views.of_user(UserId(interaction.user.id))
    known = {table.id for table in mine}
    around = await tables.views.in_guild(interaction.guild_id) if interaction.guild_id is not None else ()
    others = [table for table in around if table.id not in known]
    message = Message()
    message.text(
        "\n".join([f"### {words('games-mine')}", *[await _mine(interaction, each) for each in mine]])
    )
    if others:
        listed = [_line(interaction, table, "") for table in others[:MOST_GAMES]]
        message.text("\n".join([f"### {words('games-here')}", *listed]))
    if not mine and not others:
        message = Message().text(words("games-none"))
    await show(interaction, message)


async def _mine(interaction: Interaction, table: Table) -> str:
    view = None
    if table.status is Status.PLAYING:
        view = await interaction.client.tables.views.look(
            table.id, UserId(interaction.user.id), locale_of(interaction), hints=False
        )
    return _line(interaction, table, view.asks if view is not None and view.my_turn else "")


def _line(interaction: Interaction, table: Table, asks: str) -> str:
    words = interaction.client.tables.catalogue.words(locale_of(interaction), table.title)
    people = ", ".join(person.name for person in table.everyone)
    line = f"- **{words('title-name')}** <#{table.place}> · {people or table.host.name}"
    if asks:
        line += f"\n  - **{asks}** {messages.until(table.deadline, words)}"
    elif table.status is Status.LOBBY:
        line += f" · {words('games-lobby')}"
    return line
