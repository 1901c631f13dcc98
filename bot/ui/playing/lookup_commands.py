"""The private lookup commands: /board, /hand, /log, /replay, /advice, /games, /help."""

from collections.abc import Awaitable, Callable

from discord import app_commands

from bot.service.model.table import SeatView
from bot.store.rows import GameId
from bot.text.catalogue import Catalogue
from bot.text.icons import plain
from bot.titles.title import Choice
from bot.ui.client_base import Interaction, locale_of, user_of, words_of
from bot.ui.finished.games_command import show_games
from bot.ui.kit.command_builder import CommandOption, Filled, build
from bot.ui.kit.menus import fitting
from bot.ui.kit.message import Message
from bot.ui.kit.replies import NoSuchPlace, draw, draws_on_request, promptly, show, show_all, table_here
from bot.ui.kit.translator import SlashCommand, choice, describe
from bot.ui.playing import panel
from bot.ui.playing.board_buttons import show_advice, show_hand
from bot.ui.playing.help_command import show_help
from bot.ui.showing import messages
from bot.ui.showing.replay_command import replay_command
from renderer.shapes import LARGE, PHONE, Size

LOG_FILE = "log.txt"
ROOM_FOR_LOG = 3500
ROWS_BEFORE = 60  # of the journal, shown before the news
POSITION = "position"
ROOM_FOR_LINE = 3500  # characters; a longer position is a file
POSITION_FILE = "position.txt"
SIZES = {"phone": PHONE, "large": LARGE}


def commands(catalogue: Catalogue) -> list[SlashCommand]:
    """Returns the lookup commands."""
    lookups: dict[str, Callable[[Interaction], Awaitable[None]]] = {
        "hand": _hand,
        "log": _log,
        "advice": _advice,
        "games": show_games,
        "help": show_help,
    }
    plain = [_command(name, answer, catalogue) for name, answer in lookups.items()]
    return [_board_command(catalogue), replay_command(catalogue), *plain]


def _command(
    name: str, answer: Callable[[Interaction], Awaitable[None]], catalogue: Catalogue
) -> SlashCommand:
    async def run(interaction: Interaction, filled: Filled) -> None:
        await promptly(interaction, lambda: answer(interaction))

    return build(name, describe(catalogue, f"command-{name}"), [], run)


def _board_command(catalogue: Catalogue) -> SlashCommand:
    sizes = [choice(catalogue, f"choice-size-{size}", size) for size in SIZES]
    options = [
        CommandOption(
            name="size", description=describe(catalogue, "option-board-size"), required=False, choices=sizes
        ),
        CommandOption(
            name=POSITION,
            description=describe(catalogue, "option-board-position"),
            required=False,
            choices=[choice(catalogue, "choice-position", POSITION)],
        ),
        CommandOption(name="around", description=describe(catalogue, "option-board-around"), required=False),
    ]

    async def run(interaction: Interaction, filled: Filled) -> None:
        await promptly(interaction, lambda: _board(interaction, filled))

    return build("board", describe(catalogue, "command-board"), options, run, _places)


async def _board(interaction: Interaction, filled: Filled) -> None:
    """Shows everything as one picture and as text; a close-up or large board as picture alone."""
    table = await table_here(interaction)
    if POSITION in filled:
        await _position(interaction, table.id)
        return
    view = await panel.seat_view(interaction, table.id)
    colour = messages.colour_of(view.table, view.asked)
    size = _size(view, filled, interaction.client.tables.catalogue)
    draws_on_request(interaction)
    message = Message(colour)
    board = view.board if "around" in filled else view.board.whole
    messages.show_board(message, await draw(interaction.client.tables, board, size), view.alt)
    message.text(f"**{view.asks}**")
    await show_all(
        interaction, [message, *(messages.texts(view.text_board, colour) if size == PHONE else ())]
    )


async def _position(interaction: Interaction, game_id: GameId) -> None:
    """Shows the position as one line, to copy; a very long one as a file."""
    line = await interaction.client.tables.position_lines.of(game_id, user_of(interaction))
    message = Message().text(words_of(interaction)("board-position"))
    if len(line) <= ROOM_FOR_LINE:
        message.text(f"```\n{line}\n```")
    else:
        message.file(POSITION_FILE, line.encode())
    await show(interaction, message)


def _size(view: SeatView, filled: Filled, catalogue: Catalogue) -> Size:
    """Returns the wanted size or close-up of the board."""
    if "around" not in filled:
        return SIZES[filled.get("size", "phone")]
    title, wanted = view.table.title, filled["around"].casefold()
    for language in catalogue.languages(view.locale):
        for label, size in title.pictures.closeups(view.view, catalogue.words(language, title)).items():
            if label.casefold() == wanted:
                return size
    raise NoSuchPlace(filled["around"])


async def _places(
    interaction: Interaction, slot: str, filled: Filled, typed: str
) -> list[app_commands.Choice[str]]:
    table = await table_here(interaction)
    view = await panel.seat_view(interaction, table.id)
    labels = table.title.pictures.closeups(view.view, view.words)
    return fitting([Choice(value=label, label=label) for label in labels], typed)


async def _hand(interaction: Interaction) -> None:
    table = await table_here(interaction)
    await show_hand(interaction, await panel.seat_view(interaction, table.id))


async def _log(interaction: Interaction) -> None:
    """Shows the latest events that the asker may see, and the whole log as a file."""
    table = await table_here(interaction)
    pages, user_id, locale = (
        interaction.client.tables.pages,
        user_of(interaction),
        locale_of(interaction),
    )
    lines = await pages.log(table.id, user_id, locale)
    words = words_of(interaction)
    news = await panel.news_of(interaction, table.id)
    message = Message()
    if news.lines:
        message.text(messages.since(news, words, room=ROOM_FOR_LOG // 2))
        before = await pages.log(table.id, user_id, locale, until=news.since, most=ROWS_BEFORE)
        if before:
            told = messages.quote(before, words, room=ROOM_FOR_LOG // 2)
            message.text(f"**{words('since-before')}**\n{told}")
    else:
        message.text(messages.quote(lines, words, room=ROOM_FOR_LOG) or words("log-empty"))
    if lines:
        message.file(LOG_FILE, plain("\n".join(lines)).encode())
    await show(interaction, message)


async def _advice(interaction: Interaction) -> None:
    table = await table_here(interaction)
    await show_advice(interaction, table.id)
