"""Rule booklets: a private message whose pages are turned in place."""

import logging
from collections.abc import Sequence

import discord

from bot.service.playing.rulebooks import RULES
from bot.service.showing.pictures import Pictured
from bot.store.rows import GameId
from bot.titles.title import Leaf, Words
from bot.ui.client_base import Interaction, locale_of, user_of
from bot.ui.kit import ids
from bot.ui.kit.command_builder import Filled
from bot.ui.kit.components import Pressable
from bot.ui.kit.menus import MOST_CHOICES, clip
from bot.ui.kit.message import PLAIN, PRIMARY, Message, button
from bot.ui.kit.replies import promptly, promptly_in_place, show, show_all
from bot.ui.showing import messages

log = logging.getLogger(__name__)


async def show_page(interaction: Interaction, game_id: GameId, number: int = 0) -> None:
    """Shows a page of the booklet; a number that is too large shows the last."""
    tables, locale = interaction.client.tables, locale_of(interaction)
    table = await tables.views.table(game_id)
    leaves = await tables.rulebooks.pages(game_id, user_of(interaction), locale)
    words = tables.catalogue.words(locale, table.title)
    here = min(number, len(leaves) - 1)
    plates = await _pictures(interaction, game_id, leaves[here])
    await show(interaction, page(game_id, leaves, here, plates, words))


async def show_answer(interaction: Interaction, game_id: GameId, lookup: str, filled: Filled) -> None:
    """Shows the answer of a lookup, with its picture if it has one."""
    tables, user_id, locale = interaction.client.tables, user_of(interaction), locale_of(interaction)
    parts = messages.texts(await tables.play.look_up(game_id, user_id, lookup, filled, locale))
    drawn = await tables.previews.of_lookup(game_id, user_id, lookup, filled, locale)
    if drawn is not None:
        parts[-1].picture(drawn.png, f"{lookup}.png", drawn.alt)
    await show_all(interaction, parts)


async def _pictures(interaction: Interaction, game_id: GameId, leaf: Leaf) -> list[Pictured]:
    """Returns the pictures of a page; none when drawing fails."""
    try:
        return await interaction.client.tables.rulebooks.plates(game_id, leaf, locale_of(interaction))
    except Exception:  # a bug of the renderer must not cost the text
        log.exception("drawing %s for the booklet", [plate.name for plate in leaf.plates])
        return []


def page(
    game_id: GameId, leaves: tuple[Leaf, ...], number: int, plates: Sequence[Pictured], words: Words
) -> Message:
    """Returns the message of a page, with pictures and navigation."""
    leaf = leaves[number]
    message = Message().text(f"### {leaf.name}\n{leaf.text}")
    for count, plate in enumerate(plates, 1):
        message.picture(plate.png, f"rules-{count}.png", plate.alt).small(plate.alt)
    message.small(words("booklet-page", title=words("title-name"), number=number + 1, count=len(leaves)))
    message.select(ids.contents(game_id), words("booklet-contents"), _contents(leaves, number))
    ways = []
    if number > 0:
        ways.append(button(words("button-back"), ids.leaf(game_id, number - 1), PLAIN))
    if number < len(leaves) - 1:
        ways.append(button(words("button-next-page"), ids.leaf(game_id, number + 1), PRIMARY))
    return message.row(*ways)


def _contents(leaves: tuple[Leaf, ...], number: int) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=clip(leaf.name, 100), value=str(index), default=index == number)
        for index, leaf in enumerate(leaves[:MOST_CHOICES])
    ]


class RulesButton(Pressable, kind=ids.rules):
    """*Rules*: opens the booklet privately."""

    async def press(self, interaction: Interaction) -> None:
        await promptly(interaction, lambda: show_page(interaction, self.game_id))


class TopicButton(Pressable, kind=ids.topic):
    """*📖 Wings of Death*: shows one topic of the rules privately."""

    async def press(self, interaction: Interaction) -> None:
        filled = {"topic": self.named["topic"]}
        await promptly(interaction, lambda: show_answer(interaction, self.game_id, RULES, filled))


class LeafButton(Pressable, kind=ids.leaf):
    """*Back* and *Next*: turn the page."""

    async def press(self, interaction: Interaction) -> None:
        await promptly_in_place(
            interaction, lambda: show_page(interaction, self.game_id, int(self.named["page"]))
        )


class ContentsSelect(Pressable, kind=ids.contents):
    """The select of the table of contents."""

    async def press(self, interaction: Interaction) -> None:
        await promptly_in_place(
            interaction, lambda: show_page(interaction, self.game_id, max(self.number, 0))
        )
