"""The private message of *Standing orders* and *Reactions*."""

import discord

from bot.service.playing.standing_orders import OrderQuestion, SeatReactions
from bot.store.rows import GameId, ReactionMode
from bot.titles.title import Choice, Words
from bot.ui.client_base import Interaction, locale_of, user_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.ids import OrderWay
from bot.ui.kit.menus import MOST_CHOICES, clip
from bot.ui.kit.message import GOOD, PLAIN, PRIMARY, Message, button
from bot.ui.kit.replies import in_place, privately, show
from renderer.words import capitalise

AS_BUTTONS = 5  # up to so many choices are buttons, more are a select


async def show_reactions(interaction: Interaction, game_id: GameId) -> None:
    """Shows a player the reactions of their seat."""
    tables = interaction.client.tables
    reactions = await tables.standing_orders.show(game_id, user_of(interaction), locale_of(interaction))
    await show(interaction, reactions_message(reactions))


def reactions_message(reactions: SeatReactions, note: str = "") -> Message:
    """Returns the message with a seat's reaction mode and standing orders."""
    words, game_id = reactions.words, reactions.table.id
    page = Message().text(note).text(f"### {words('armed-title')}")
    page.text(words(f"reactions-set-{reactions.reactions.value}"))
    page.row(*(_mode(game_id, mode, reactions.reactions, words) for mode in ReactionMode))
    if not reactions.can_order:
        return page
    for order in reactions.orders:
        remove = button(words("button-disarm"), ids.disarm(game_id, order.mark))
        page.beside(capitalise(order.text), remove)
    if not reactions.orders:
        page.text(words("armed-none"))
    page.row(button(words("button-arm"), ids.arm(OrderWay(game_id=game_id)), PRIMARY))
    return page.small(words("armed-secret"))


def _mode(
    game_id: GameId, mode: ReactionMode, now: ReactionMode, words: Words
) -> discord.ui.Button[discord.ui.LayoutView]:
    chosen = mode is now
    return button(words(f"reactions-{mode.value}"), ids.reactions(game_id, mode), GOOD if chosen else PLAIN)


def question(asked: OrderQuestion, way: OrderWay) -> Message:
    """Returns the message of a question about a new standing order."""
    page = Message().text(" → ".join((*asked.labels, f"**{asked.query.asks}**")))
    way = OrderWay(game_id=way.game_id, chosen=asked.chosen, page=way.page)
    choices, first = asked.query.choices, way.page * MOST_CHOICES
    if len(choices) <= AS_BUTTONS:
        page.row(*(button(capitalise(each.label), ids.arm(way.on(each.value)), PRIMARY) for each in choices))
    else:
        shown = choices[first : first + MOST_CHOICES]
        page.select(ids.arm_list(way), asked.query.asks, [_option(each) for each in shown])
    return page.row(*_ways(asked, way))


def _option(choice: Choice) -> discord.SelectOption:
    return discord.SelectOption(label=clip(capitalise(choice.label), 100), value=choice.value)


def _ways(asked: OrderQuestion, way: OrderWay) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Returns the navigation buttons: back, previous and next page."""
    words, game_id = asked.words, way.game_id
    back = (
        ids.standing_orders(game_id, "here")
        if asked.back is None
        else ids.arm(OrderWay(game_id=game_id, chosen=asked.back))
    )
    buttons = [button(words("button-back"), back, PLAIN)]
    if way.page > 0:
        buttons.append(button(words("button-previous"), ids.arm(way.with_page(way.page - 1)), PLAIN))
    if len(asked.query.choices) > (way.page + 1) * MOST_CHOICES:
        buttons.append(button(words("button-next"), ids.arm(way.with_page(way.page + 1)), PLAIN))
    return buttons


async def _go(interaction: Interaction, way: OrderWay) -> None:
    """Shows the next question, or stores the complete order."""
    tables = interaction.client.tables
    given = await tables.standing_orders.give(
        way.game_id,
        user_of(interaction),
        way.chosen,
        locale_of(interaction),
        interaction_id=interaction.id,
    )
    if isinstance(given, OrderQuestion):
        await show(interaction, question(given, way))
    else:
        await show(
            interaction, reactions_message(given, given.words("armed-given", order=given.orders[-1].text))
        )


class StandingButton(Pressable, kind=ids.standing_orders):
    """*Standing orders*: opens the message, or returns to its start."""

    async def press(self, interaction: Interaction) -> None:
        answer = privately if self.named["where"] == "new" else in_place
        await answer(interaction, lambda: show_reactions(interaction, self.game_id))


class ArmButton(Pressable, kind=ids.arm):
    """The button of a choice for a standing order."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: _go(interaction, OrderWay.read(**self.named.groupdict())))


class ArmSelect(Pressable, kind=ids.arm_list):
    """The select of choices for a standing order."""

    async def press(self, interaction: Interaction) -> None:
        way = OrderWay.read(**self.named.groupdict())
        await in_place(interaction, lambda: _go(interaction, way.on(self.value)))


class DisarmButton(Pressable, kind=ids.disarm):
    """The button that removes a standing order."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._disarm(interaction))

    async def _disarm(self, interaction: Interaction) -> None:
        tables, user_id = interaction.client.tables, user_of(interaction)
        reactions = await tables.standing_orders.withdraw(
            self.game_id,
            user_id,
            self.named["mark"],
            locale_of(interaction),
            interaction_id=interaction.id,
        )
        await show(interaction, reactions_message(reactions))


class ReactionsButton(Pressable, kind=ids.reactions):
    """The button of a reaction mode."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._set(interaction))

    async def _set(self, interaction: Interaction) -> None:
        user_id, mode = user_of(interaction), ReactionMode(self.named["mode"])
        await interaction.client.tables.standing_orders.set_reactions(
            self.game_id, user_id, mode, interaction_id=interaction.id
        )
        await show_reactions(interaction, self.game_id)
