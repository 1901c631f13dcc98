"""*Play on from here*: a table against the computer, from a row of a finished game, outside all records."""

import discord

from bot.service.errors import NothingToPlayOn
from bot.service.lobby.lobbies import Sitting
from bot.service.model.table import Table, TableSettings
from bot.store.rows import GameId
from bot.titles.title import Words
from bot.ui.client_base import Interaction, locale_of, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import GOOD, PLAIN, AnyButton, Message, button
from bot.ui.kit.names import register
from bot.ui.kit.replies import in_place, privately, show
from bot.ui.lobby import lobby_buttons
from bot.ui.lobby.table_commands import may_open
from bot.ui.people import server
from bot.ui.showing.card import url
from bot.ui.showing.messages import SEATS
from engine.core import Level, Seat
from renderer.words import capitalise


def play_on_button(game_id: GameId, seq: int, words: Words) -> AnyButton:
    """Returns *Play on from here* for a row of a finished game."""
    return button(words("button-play-on"), ids.play_on(game_id, seq), PLAIN)


class PlayOnButton(Pressable, kind=ids.play_on):
    """*Play on from here*: offers sides and levels; a game for one is opened at once."""

    async def press(self, interaction: Interaction) -> None:
        await privately(interaction, lambda: self._begin(interaction))

    async def _begin(self, interaction: Interaction) -> None:
        table, seq = await interaction.client.tables.views.table(self.game_id), int(self.named["seq"])
        seat = table.seat_of(user_of(interaction))
        chosen = table.chairs[0].seat if seat is None else seat
        await interaction.client.tables.position_lines.after_row(table.id, seq, chosen)
        if len(table.chairs) == 1:
            await _open(interaction, table, seq, chosen)
        else:
            await _show_choices(interaction, table, seq, chosen)


class PlayOnSide(Pressable, kind=ids.play_on_side):
    """The list of sides."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._choose(interaction))

    async def _choose(self, interaction: Interaction) -> None:
        table = await interaction.client.tables.views.table(self.game_id)
        await _show_choices(interaction, table, int(self.named["seq"]), _seat(table, self.number))


class PlayOnLevel(Pressable, kind=ids.play_on_level):
    """A level of the computer: opens the table."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._open(interaction))

    async def _open(self, interaction: Interaction) -> None:
        table = await interaction.client.tables.views.table(self.game_id)
        level = next((one for one in table.title.minds if one.value == self.named["level"]), Level.NORMAL)
        seat = _seat(table, int(self.named["seat"]))
        await _open(interaction, table, int(self.named["seq"]), seat, level)


def _seat(table: Table, number: int) -> Seat:
    """Returns a seat of a table by its number; raises an error if there is none."""
    if not 0 <= number < len(table.chairs):
        raise NothingToPlayOn
    return Seat(number)


async def _show_choices(interaction: Interaction, table: Table, seq: int, seat: Seat) -> None:
    """Shows the list of sides and a button for each level."""
    words = interaction.client.tables.catalogue.words(locale_of(interaction), table.title)
    page = Message(SEATS[0]).text(f"### {words('play-on-title')}").text(words("play-on-about"))
    page.select(
        ids.play_on_side(table.id, seq),
        words("play-on-side"),
        [
            discord.SelectOption(
                label=capitalise(words(f"seat-{chair.key}")),
                value=str(chair.seat),
                default=chair.seat == seat,
            )
            for chair in table.chairs
        ],
    )
    page.text(words("play-on-level"))
    levels = (
        button(
            capitalise(words(f"level-{level.value}")),
            ids.play_on_level(table.id, seq, seat, level.value),
            GOOD if level is Level.NORMAL else PLAIN,
        )
        for level in table.title.minds
    )
    await show(interaction, page.row(*levels))


async def _open(
    interaction: Interaction, table: Table, seq: int, seat: Seat, level: Level = Level.NORMAL
) -> None:
    """Opens a table from a row of a finished game, with the presser in a seat and computers in the others.

    It is in the server's forum or the channel of that game, or here if the presser is somewhere else.
    """
    tables, place = interaction.client.tables, await server.place_of_tables(interaction)
    if not place.hall and not table.settings.hall and _is_on_server_of(interaction, table):
        place = server.Place(channel_id=table.channel_id, hall=False)
    may_open(interaction, elsewhere=place.channel_id != interaction.channel_id)
    await server.admit(interaction, alone=len(table.chairs) == 1)
    person = await register(interaction)
    others = (Sitting(seat=chair.seat, level=level) for chair in table.chairs if chair.seat != seat)
    start = await tables.position_lines.after_row(table.id, seq, seat)
    lobby = await tables.lobbies.open(
        table.title.key,
        person,
        channel_id=place.channel_id,
        guild_id=interaction.guild_id,
        locale=await server.language_of_tables(interaction),
        options={},
        settings=TableSettings(start=start, hall=place.hall),
        sitting=(Sitting(seat=seat, person=person), *others),
        interaction_id=interaction.id,
    )
    await lobby_buttons.is_posted(interaction, lobby.table.id)
    link = url(await tables.cards.of_table(lobby.table.id))
    await show(interaction, Message().text(words_of(interaction)("play-on-opened", link=link)))


def _is_on_server_of(interaction: Interaction, table: Table) -> bool:
    return interaction.guild_id is not None and interaction.guild_id == table.guild_id
