"""The private panel with the options of a lobby."""

from collections.abc import Sequence

import discord

from bot.service.errors import AlreadyStarted, NotSeated
from bot.service.lobby.invitations import DOOR, DOORS, PRIVATE, PUBLIC
from bot.service.lobby.lobbies import LANGUAGE, PACE, PACK
from bot.service.lobby.series import SERIES, SINGLE, offered_series, series_of
from bot.service.model.table import PACES, Lobby, Table
from bot.service.showing.views import chosen_value
from bot.store.rows import GameId, Status
from bot.text.catalogue import Catalogue
from bot.titles.packs.shelf import PackOffer
from bot.titles.title import Words
from bot.ui.client_base import Interaction, locale_of, user_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.menus import MOST_CHOICES, clip
from bot.ui.kit.message import Message
from bot.ui.kit.replies import in_place, privately, show
from bot.ui.kit.translator import language_names
from bot.ui.showing.messages import SEATS
from renderer.words import capitalise, dash


async def show_options(interaction: Interaction, game_id: GameId) -> None:
    """Shows the options panel of a lobby to its host or a seated person."""
    tables = interaction.client.tables
    here = await tables.lobbies.show(game_id)
    table, user_id = here.table, user_of(interaction)
    if table.status is not Status.LOBBY:
        raise AlreadyStarted
    if table.seat_of(user_id) is None and table.host.id != user_id:
        raise NotSeated
    offers = tables.titles.offers(table.title.id)
    await show(interaction, options_message(here, tables.catalogue, locale_of(interaction), offers))


def options_message(
    here: Lobby, catalogue: Catalogue, locale: str, packs: Sequence[PackOffer] = (), told: str = ""
) -> Message:
    """Returns the panel: a text, and a select for packs, each relevant option, the pace and the language."""
    table, words = here.table, catalogue.words(locale, here.table.title)
    message = Message(SEATS[0]).text(told).text(words("lobby-change"))
    if packs and not table.settings.start:
        _packs(message, table, packs, words)
    _game_options(message, table, words)
    if len(table.chairs) > 1:  # no clock runs in a game for one
        paces = [(name, words(f"pace-{name}")) for name in PACES]
        chosen = next((name for name, seconds in PACES.items() if seconds == table.settings.pace), "")
        _list(message, table.id, PACE, words("lobby-pace"), paces, chosen)
    if table.settings.pencilled:
        doors = [(name, words(f"door-{name}")) for name in DOORS]
        door = PRIVATE if table.settings.private else PUBLIC
        _list(message, table.id, DOOR, words("lobby-door"), doors, door)
    languages = language_names(catalogue)
    if len(languages) > 1:
        spoken = catalogue.language(table.locale)
        _list(message, table.id, LANGUAGE, words("option-new-language"), languages, spoken)
    return message


def _packs(message: Message, table: Table, packs: Sequence[PackOffer], words: Words) -> None:
    """Adds the select of a pack, or of the game's own content."""
    own, pack = (table.title.id, words("pack-none")), table.title.pack
    chosen = next((offer.key for offer in packs if offer.pack == pack), "" if pack else table.title.id)
    offered = [own, *((offer.key, offer.pack.content.name) for offer in packs)]
    _list(message, table.id, PACK, words("lobby-pack"), offered, chosen)


def _game_options(message: Message, table: Table, words: Words) -> None:
    """Adds the options of the game and its series; a position has its own options."""
    if table.settings.start:
        return
    setup, state = table.title.setup, table.settings.series
    series = series_of(table.title, state)
    fixed = {} if series is None or state is None or not state.played else series.games[0]
    for name, choices in setup.choices.items():
        if setup.matters(table.options, name) and name not in fixed:
            offered = [(choice.value, choice.label) for choice in choices(words)]
            asks = words(f"option-{dash(name)}")
            _list(message, table.id, name, asks, offered, chosen_value(table.options, name))
    if several := offered_series(table, words):
        choices_of = [(SINGLE, words("series-single")), *((one.value, one.label) for one in several)]
        chosen = SINGLE if state is None else state.name
        _list(message, table.id, SERIES, words("lobby-series"), choices_of, chosen)


def _list(
    message: Message, game_id: GameId, option: str, asks: str, offered: list[tuple[str, str]], chosen: str
) -> None:
    message.small(capitalise(asks))
    message.select(
        ids.lobby_option(game_id, option),
        clip(capitalise(asks), 100),
        [
            discord.SelectOption(label=clip(label, 100), value=value, default=value == chosen)
            for value, label in offered[:MOST_CHOICES]
        ],
    )


class OptionsButton(Pressable, kind=ids.lobby_options):
    """*Options*: opens the options panel."""

    async def press(self, interaction: Interaction) -> None:
        await privately(interaction, lambda: show_options(interaction, self.game_id))


class OptionSelect(Pressable, kind=ids.lobby_option):
    """The select of one option."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._change(interaction))

    async def _change(self, interaction: Interaction) -> None:
        await interaction.client.tables.lobbies.choose(
            self.game_id,
            user_of(interaction),
            self.named["option"],
            self.value,
            interaction_id=interaction.id,
        )
        await show_options(interaction, self.game_id)
