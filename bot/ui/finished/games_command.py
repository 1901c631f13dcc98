"""/games: all tables of the asker, the longest wait first, and the other tables of the server."""

from collections.abc import Callable, Iterable

from bot.service.showing.cards import TableCard
from bot.titles.title import Words
from bot.ui.client_base import Interaction, locale_of, user_of, words_of
from bot.ui.kit.message import LONGEST_TEXT, Message
from bot.ui.kit.replies import show
from bot.ui.showing.card import card_line

ROOM_FOR_OTHERS = 1000  # characters, if the server has other tables
ROOM_FOR_MORE = 60  # characters for the heading and the rest count of a list


async def show_games(interaction: Interaction) -> None:
    """Shows the asker's tables here, on other servers and in direct messages, then other tables here."""
    tables, words = interaction.client.tables, words_of(interaction)
    mine = await tables.cards.of_user(user_of(interaction), locale_of(interaction))
    others = await _others(interaction, mine)
    if not mine and not others:
        await show(interaction, Message().text(words("games-none")))
        return
    message, room = Message(), LONGEST_TEXT - (ROOM_FOR_OTHERS if others else 0)
    for key, belongs in _places(interaction).items():
        lines = [await _mine(interaction, card, here=key == "games-mine") for card in mine if belongs(card)]
        listed = _list(words(key), lines, room, words)
        message.text(listed)
        room -= len(listed)
    lines = [card_line(card, _words(interaction, card), here=True) for card in others]
    message.text(_list(words("games-here"), lines, ROOM_FOR_OTHERS, words))
    await show(interaction, message)


async def _others(interaction: Interaction, mine: Iterable[TableCard]) -> list[TableCard]:
    if interaction.guild_id is None:
        return []
    known = {card.table.id for card in mine}
    around = await interaction.client.tables.cards.in_guild(interaction.guild_id, locale_of(interaction))
    return [card for card in around if card.table.id not in known]


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
    """Returns the line of one of the asker's tables, with their open question."""
    user_id, asks = user_of(interaction), ""
    if card.waits_for(user_id):
        look = interaction.client.tables.views.look
        asks = (await look(card.table.id, user_id, locale_of(interaction), hints=False)).asks
    return card_line(card, _words(interaction, card), here=here, asks=asks)


def _words(interaction: Interaction, card: TableCard) -> Words:
    return interaction.client.tables.catalogue.words(locale_of(interaction), card.table.title)


def _list(heading: str, lines: list[str], room: int, words: Words) -> str:
    """Returns a heading with as many lines as fit, and the number of the others."""
    if not lines:
        return ""
    kept, room = [f"### {heading}"], room - len(heading) - ROOM_FOR_MORE
    for number, line in enumerate(lines):
        room -= len(line) + 1
        if room < 0:
            kept.append(words("games-more", count=len(lines) - number))
            break
        kept.append(line)
    return "\n".join(kept)
