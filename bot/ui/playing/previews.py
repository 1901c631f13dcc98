"""Pictures on request: previews of moves, and replays."""

import asyncio

import discord

from bot.service.errors import Stale
from bot.service.model.table import SeatView
from bot.service.showing.pictures import Pictured
from bot.store.rows import GameId
from bot.titles.title import Words
from bot.ui.client_base import Interaction, locale_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.ids import PanelPlace
from bot.ui.kit.menus import MOST_CHOICES, Menu, NoSuchWay, clip, menu, offers_at
from bot.ui.kit.message import GOOD, Message, button
from bot.ui.kit.replies import draws_on_request, in_place, privately, show
from bot.ui.playing.menu_components import beside, ways_about
from bot.ui.playing.panel import seat_view
from bot.ui.showing import messages

SKETCH_FILE, REPLAY_FILE = "preview.png", "replay.gif"
A_MOMENT = 2.0  # seconds until a notice that the film takes longer


class SketchButton(Pressable, kind=ids.sketch):
    """*Show me*: a picture of the offers at a question of the orders panel."""

    async def press(self, interaction: Interaction) -> None:
        way = PanelPlace.read(**self.named.groupdict())
        await privately(interaction, lambda: _sketch(interaction, way, None))


class SketchStep(Pressable, kind=ids.sketch_at):
    """Shows the picture of another question in the same message."""

    async def press(self, interaction: Interaction) -> None:
        way = PanelPlace.read(**self.named.groupdict())
        await in_place(interaction, lambda: _sketch(interaction, way, None))


class SketchSelect(Pressable, kind=ids.sketch_of):
    """Shows the picture of one entry in the same message."""

    async def press(self, interaction: Interaction) -> None:
        way = PanelPlace.read(**self.named.groupdict())
        await in_place(interaction, lambda: _sketch(interaction, way, self.number))


async def _sketch(interaction: Interaction, way: PanelPlace, number: int | None) -> None:
    view = await seat_view(interaction, way.game_id)
    if not view.holds(way.seq):
        raise Stale
    try:
        offers = offers_at(view.offers, way.path if number is None else (*way.path, number), view.words)
        if number is not None and len(offers) > 1:  # it leads to another question
            way, number = way.on(number), None
        here = menu(view.offers, way.path, view.words)
    except NoSuchWay as error:
        raise Stale from error
    draws_on_request(interaction)
    drawn = await interaction.client.tables.previews.of_offers(view, offers)
    await show(interaction, _message_of(view, way, here, number, drawn))


def _message_of(
    view: SeatView, way: PanelPlace, here: Menu, number: int | None, drawn: Pictured | None
) -> Message:
    """Returns the message of a preview: the picture, a select of entries, and *Do it*."""
    message = Message(messages.colour_of(view.table, view.asked))
    entry = here.entries[number] if number is not None else None
    message.text(" → ".join((*here.chosen, entry.label if entry is not None else here.asks)))
    if drawn is None:
        message.text(view.words("sketch-nothing"))
    else:
        message.picture(drawn.png, SKETCH_FILE, drawn.alt).small(drawn.alt)
    if len(here.entries) > 1:
        message.select(
            ids.sketch_of(way), view.words("sketch-look-at"), _choices(view.words, way, here, number)
        )
    buttons = ways_about(here, way, view.words, ids.sketch_at)
    if entry is not None and entry.offer is not None:
        move = ids.move(view.table.id, view.seq, entry.offer.index)
        buttons.insert(0, button(view.words("button-do-it"), move, GOOD))
    return message.row(*buttons)


def _choices(words: Words, way: PanelPlace, here: Menu, chosen: int | None) -> list[discord.SelectOption]:
    first = way.page * MOST_CHOICES
    return [
        discord.SelectOption(
            label=clip(entry.label, 100),
            description=clip(beside(entry, words), 100) or None,
            value=str(number),
            default=number == chosen,
        )
        for number, entry in list(enumerate(here.entries))[first : first + MOST_CHOICES]
    ]


class ReplayButton(Pressable, kind=ids.replay):
    """*Replay*: shows a finished game as a film."""

    async def press(self, interaction: Interaction) -> None:
        await privately(interaction, lambda: show_replay(interaction, self.game_id))


class FilmButton(Pressable, kind=ids.film):
    """*As a film*: shows the news of the presser as a film."""

    async def press(self, interaction: Interaction) -> None:
        since = max(int(self.named["seq"]), 0)
        await privately(interaction, lambda: show_replay(interaction, self.game_id, since))


async def show_replay(interaction: Interaction, game_id: GameId, since: int = 0) -> None:
    """Shows a game as a film from its beginning, or from a row of the journal."""
    tables, locale = interaction.client.tables, locale_of(interaction)
    draws_on_request(interaction)
    table = await tables.views.table(game_id)
    words = tables.catalogue.words(locale, table.title)
    making = asyncio.create_task(tables.replays.film(game_id, locale, since))
    done, _ = await asyncio.wait({making}, timeout=A_MOMENT)
    if not done:  # a long film takes a while
        await show(interaction, Message(messages.OVER).text(words("replay-being-made")))
    film = await making
    key = "replay-since" if since else "replay-so-far" if table.secret is None else "replay-whole"
    await show(interaction, Message(messages.OVER).text(words(key)).picture(film.gif, REPLAY_FILE, film.alt))
