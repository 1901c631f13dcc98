"""*Watched games* of /me: all games that a person is sent digests of, each to be changed or stopped."""

import discord

from bot.store.rows import GameId
from bot.ui.client_base import Interaction, locale_of, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.menus import MOST_CHOICES, clip
from bot.ui.kit.message import LONGEST_LABEL, Message, button
from bot.ui.kit.replies import in_place, show
from bot.ui.people.me import show_own
from bot.ui.showing.card import card_line
from bot.ui.showing.watching import panel


class WatchedGames(Pressable, kind=ids.watched):
    """*Watched games*, its select, and the way back to /me."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._do(interaction))

    async def _do(self, interaction: Interaction) -> None:
        match self.named["what"]:
            case "game":
                chosen = await panel(interaction, GameId(self.number))
                await show(interaction, _with_way_back(chosen, interaction))
            case "back":
                people = interaction.client.tables.people
                await show_own(interaction, await people.of(user_of(interaction)))
            case _:
                await _show(interaction)


async def _show(interaction: Interaction) -> None:
    """Shows the games that the asker watches, and a select that leads to the panel of each."""
    tables, words = interaction.client.tables, words_of(interaction)
    page = Message().text(f"### {words('watched-title')}")
    options: list[discord.SelectOption] = []
    for game_id in (await tables.watching.games_of(user_of(interaction)))[:MOST_CHOICES]:
        card = await tables.cards.of_table(game_id, locale_of(interaction))
        its = tables.catalogue.words(locale_of(interaction), card.table.title)
        page.text(card_line(card, its, here=True))
        label = clip(f"{len(options) + 1} · {card.lobby.label}", LONGEST_LABEL)
        options.append(discord.SelectOption(label=label, value=str(game_id)))
    if options:
        page.select(ids.watched("game"), words("watched-pick"), options)
    else:
        page.text(words("watched-none"))
    await show(interaction, _with_way_back(page, interaction))


def _with_way_back(page: Message, interaction: Interaction) -> Message:
    return page.row(button(words_of(interaction)("button-back"), ids.watched("back")))
