"""Pictures on request: previews of moves."""

from bot.service.errors import Stale
from bot.service.model.table import Offer, SeatView
from bot.service.showing.pictures import Pictured
from bot.ui.client_base import Interaction
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.ids import PanelPlace
from bot.ui.kit.menus import Menu, NoSuchWay, menu, offers_at
from bot.ui.kit.message import GOOD, PLAIN, Message, button
from bot.ui.kit.replies import draws_on_request, in_place, privately
from bot.ui.playing.menu_components import add_closing, add_menu, ways_about
from bot.ui.playing.panel import seat_view
from bot.ui.showing import messages
from renderer.words import capitalise

SKETCH_FILE = "preview.png"


class SketchButton(Pressable, kind=ids.sketch):
    """*Preview*: a picture of the offers at a question, in the panel itself or privately below a board."""

    async def press(self, interaction: Interaction) -> None:
        way = PanelPlace.read(**self.named.groupdict())
        pressed = interaction.message
        answer = in_place if pressed is not None and pressed.flags.ephemeral else privately
        await answer(interaction, lambda: _sketch(interaction, way))


class SketchStep(Pressable, kind=ids.sketch_at):
    """Shows the picture of another question in the same message."""

    async def press(self, interaction: Interaction) -> None:
        way = PanelPlace.read(**self.named.groupdict())
        await in_place(interaction, lambda: _sketch(interaction, way))


class SketchSelect(Pressable, kind=ids.sketch_of):
    """Shows the picture of one entry in the same message."""

    async def press(self, interaction: Interaction) -> None:
        way = PanelPlace.read(**self.named.groupdict())
        if self.action is None:
            way = way.on(self.number)
        await in_place(interaction, lambda: _sketch(interaction, way, self.action))


class SketchMove(Pressable, kind=ids.sketch_move):
    """Shows the picture of one legal action in the same message."""

    async def press(self, interaction: Interaction) -> None:
        way = PanelPlace(game_id=self.game_id, seq=int(self.named["seq"]))
        await in_place(interaction, lambda: _sketch(interaction, way, int(self.named["index"])))


async def _sketch(interaction: Interaction, way: PanelPlace, index: int | None = None) -> None:
    """Shows the picture of all offers at a question, or of one of them."""
    view = await seat_view(interaction, way.game_id)
    if not view.holds(way.seq):
        raise Stale
    try:
        here, offers = menu(view.offers, way.path, view.words), offers_at(view.offers, way.path, view.words)
    except NoSuchWay as error:
        raise Stale from error
    if index is not None:
        offers = tuple(offer for offer in offers if offer.index == index)
    if not offers:
        raise Stale
    draws_on_request(interaction)
    drawn = await interaction.client.tables.previews.of_offers(view, offers)
    chosen = None if index is None else offers[0]
    await interaction.client.live_panels.show(
        interaction, way.game_id, _message_of(view, way, here, chosen, drawn)
    )


def _message_of(
    view: SeatView, way: PanelPlace, here: Menu, chosen: Offer | None, drawn: Pictured | None
) -> Message:
    """Returns the message of a preview: the picture, the choices, *Confirm*, and the way to the panel."""
    message = Message(messages.colour_of(view.table, view.asked)).text(f"**{view.asks}**")
    if here.chosen or chosen is not None:
        message.text(" → ".join((*here.chosen, *((capitalise(chosen.label),) if chosen is not None else ()))))
    if drawn is None:
        message.text(view.words("sketch-nothing"))
    else:
        message.picture(drawn.png, SKETCH_FILE, drawn.alt).small(drawn.alt)
    message.small(view.words("sketch-look-at"))
    add_menu(message, here, way, view.words, ids.SKETCH)
    add_closing(message, here, way, view.words, ids.SKETCH)
    buttons = ways_about(here, way, view.words, ids.sketch_at)
    if chosen is not None:
        move = ids.move(view.table.id, view.seq, chosen.index)
        buttons.insert(0, button(view.words("button-do-it"), move, GOOD))
    return message.row(*buttons, button(view.words("button-decide"), ids.step(way), PLAIN))
