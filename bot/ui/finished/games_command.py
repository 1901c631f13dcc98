"""/games: all tables of the asker, the least time left first, then the others of the server, in pages."""

from collections.abc import Callable, Iterable

from bot.service.showing.cards import TableCard
from bot.titles.title import Words
from bot.ui.client_base import Interaction, locale_of, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.menus import clip
from bot.ui.kit.message import GOOD, LONGEST_TEXT, PLAIN, PRIMARY, AnyButton, Message, button
from bot.ui.kit.replies import promptly_in_place, show
from bot.ui.showing.card import card_line

ROOM = LONGEST_TEXT - 400  # characters of the lines of a page, without headings and notes
LINES = 10  # of a page

Line = tuple[str, str]  # the key of its heading, and its text


async def show_games(interaction: Interaction, page: int = 0, note: str = "") -> None:
    """Shows the asker's tables here, on other servers and in direct messages, then other tables here."""
    tables, words = interaction.client.tables, words_of(interaction)
    mine = await tables.cards.of_user(user_of(interaction), locale_of(interaction))
    pages = pages_of([*await _own_lines(interaction, mine), *await _other_lines(interaction, mine)])
    message, missing = Message().text(note), await tables.views.without_title(user_of(interaction))
    if missing:
        message.text(words("games-missing", count=missing))
    if not pages:
        message = message if missing else message.text(words("games-none"))
        await show(interaction, message.row(*_finding(interaction, words)))
        return
    number = min(page, len(pages) - 1)
    _add(message, pages[number], words)
    message.row(*_turning(number, len(pages), words))
    await show(interaction, _ways_on(message, mine, interaction, words))


async def _own_lines(interaction: Interaction, mine: Iterable[TableCard]) -> list[Line]:
    cards = tuple(mine)
    return [
        (key, await _mine(interaction, card, here=key == "games-mine"))
        for key, belongs in _places(interaction).items()
        for card in cards
        if belongs(card)
    ]


async def _other_lines(interaction: Interaction, mine: Iterable[TableCard]) -> list[Line]:
    if interaction.guild_id is None:
        return []
    known = {card.table.id for card in mine}
    around = await interaction.client.tables.cards.in_guild(interaction.guild_id, locale_of(interaction))
    return [
        ("games-here", card_line(card, _words(interaction, card), here=True))
        for card in around
        if card.table.id not in known
    ]


def _places(interaction: Interaction) -> dict[str, Callable[[TableCard], bool]]:
    """Returns the headings of the asker's tables, each with its filter."""
    server, channel = interaction.guild_id, interaction.channel_id

    def is_here(card: TableCard) -> bool:
        table = card.table
        return table.guild_id == server if server is not None else table.channel_id == channel

    return {
        "games-mine": is_here,
        "games-elsewhere": lambda card: card.table.guild_id is not None and not is_here(card),
        "games-direct": lambda card: card.table.guild_id is None and not is_here(card),
    }


async def _mine(interaction: Interaction, card: TableCard, *, here: bool) -> str:
    """Returns the line of one of the asker's tables, with their open question or absence."""
    user_id, words, asks = user_of(interaction), _words(interaction, card), ""
    if card.waits_for(user_id):
        look = interaction.client.tables.views.look
        asks = (await look(card.table.id, user_id, locale_of(interaction), hints=False)).asks
    elif user_id in card.absent:
        asks = words("games-away" if card.table.settings.pace is None else "games-stood-in")
    return card_line(card, words, here=here, asks=asks)


def _words(interaction: Interaction, card: TableCard) -> Words:
    return interaction.client.tables.catalogue.words(locale_of(interaction), card.table.title)


def pages_of(lines: Iterable[Line]) -> list[list[Line]]:
    """Returns the lines in pages that fit into a message each."""
    pages: list[list[Line]] = []
    room = 0
    for key, line in lines:
        fitting = clip(line, ROOM)
        if not pages or room < len(fitting) or len(pages[-1]) == LINES:
            pages.append([])
            room = ROOM
        pages[-1].append((key, fitting))
        room -= len(fitting) + 1
    return pages


def _add(message: Message, lines: Iterable[Line], words: Words) -> None:
    """Adds the lines of a page below their headings."""
    listed: dict[str, list[str]] = {}
    for key, line in lines:
        listed.setdefault(key, [f"### {words(key)}"]).append(line)
    for part in listed.values():
        message.text("\n".join(part))


def _turning(number: int, count: int, words: Words) -> list[AnyButton]:
    """Returns the buttons to the pages before and after."""
    buttons = []
    if number > 0:
        buttons.append(button(words("button-previous"), ids.games(number - 1), PLAIN))
    if number < count - 1:
        label = words("games-next-page", page=number + 2, pages=count)
        buttons.append(button(label, ids.games(number + 1), PLAIN))
    return buttons


def _finding(interaction: Interaction, words: Words) -> list[AnyButton]:
    """Returns *Find a game*, on a server: each has a waiting list of its own."""
    if interaction.guild_id is None or not interaction.client.tables.waiting_list.titles:
        return []
    return [button(words("button-find"), ids.find("open"), PLAIN)]


def _ways_on(message: Message, mine: Iterable[TableCard], interaction: Interaction, words: Words) -> Message:
    """Adds *Next game* where games wait for the asker, *I'm back everywhere*, and *Find a game*."""
    cards, ways, user_id = tuple(mine), [], user_of(interaction)
    if waiting := sum(card.waits_for(user_id) for card in cards):
        ways.append(next_game(waiting, words))
    if any(user_id in card.absent for card in cards):
        ways.append(back_everywhere(words))
    return message.row(*ways, *_finding(interaction, words))


def next_game(waiting: int, words: Words) -> AnyButton:
    """Returns the button that opens the most urgent of the games that wait for a person."""
    return button(words("button-next-game", count=waiting), ids.next_game(), PRIMARY)


def back_everywhere(words: Words) -> AnyButton:
    """Returns the button that ends a person's absences at all tables."""
    return button(words("button-back-everywhere"), ids.back_everywhere(), GOOD)


class GamesPage(Pressable, kind=ids.games):
    """The button to another page of the list."""

    async def press(self, interaction: Interaction) -> None:
        await promptly_in_place(interaction, lambda: show_games(interaction, int(self.named["page"])))
