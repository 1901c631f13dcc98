"""One message as Discord shows it: texts, a picture and buttons, one below the other in a frame.

A message is a drawing and nothing more. A press of one of its buttons is answered by the handlers in
`buttons.py`, `panel.py` and `lobby.py`, which know a button by the pattern of its id; so it does not matter
which process drew it.
"""

import io
import logging
from collections.abc import Sequence
from typing import Self

import discord

from bot.ui.kit.menus import clip

LONGEST_TEXT = 4000  # of all texts of a message together
LONGEST_ALT = 1024
LONGEST_LABEL = 80
LONGEST_BESIDE = 12  # of a button at the side of a text: on a phone it takes its room from the text
BUTTONS_A_ROW = 5

log = logging.getLogger(__name__)

PRIMARY = discord.ButtonStyle.primary
PLAIN = discord.ButtonStyle.secondary
GOOD = discord.ButtonStyle.success
GRAVE = discord.ButtonStyle.danger

AnySelect = (
    discord.ui.Select[discord.ui.LayoutView]
    | discord.ui.ChannelSelect[discord.ui.LayoutView]
    | discord.ui.RoleSelect[discord.ui.LayoutView]
)


def button(
    label: str, custom_id: str, style: discord.ButtonStyle = PLAIN
) -> discord.ui.Button[discord.ui.LayoutView]:
    """Returns a button that is known by its id."""
    return discord.ui.Button(label=clip(label, LONGEST_LABEL), custom_id=custom_id, style=style)


class Message:
    """Texts, pictures and buttons in the order they were put down."""

    def __init__(self, colour: int | None = None) -> None:
        self._colour = colour
        self._items: list[discord.ui.Item[discord.ui.LayoutView]] = []
        self._pictures: list[tuple[str, bytes, str]] = []
        self._room = LONGEST_TEXT

    def text(self, words: str) -> Self:
        """Puts down a text; what is beyond Discord's limit for all texts is left off."""
        words = words.strip()
        if words and self._room > 0:
            words = clip(words, self._room)
            self._room -= len(words)
            self._items.append(discord.ui.TextDisplay(words))
        return self

    def small(self, words: str) -> Self:
        """Puts down a text in small print."""
        return self.text("\n".join(f"-# {line}" for line in words.splitlines()))

    def picture(self, png: bytes, name: str, alt: str) -> Self:
        """Puts down a picture over the whole width, with the words for those who cannot see it."""
        alt = clip(alt.replace("**", ""), LONGEST_ALT)  # read out as it is: no markup
        self._pictures.append((name, png, alt))
        item = discord.MediaGalleryItem(f"attachment://{name}", description=alt)
        self._items.append(discord.ui.MediaGallery(item))
        return self

    def file(self, name: str, content: bytes) -> Self:
        """Puts down a file to fetch."""
        self._pictures.append((name, content, name))
        self._items.append(discord.ui.File(f"attachment://{name}"))
        return self

    def row(self, *buttons: discord.ui.Button[discord.ui.LayoutView]) -> Self:
        """Puts down buttons side by side, five a row."""
        for start in range(0, len(buttons), BUTTONS_A_ROW):
            self._items.append(discord.ui.ActionRow(*buttons[start : start + BUTTONS_A_ROW]))
        return self

    def beside(self, words: str, accessory: discord.ui.Button[discord.ui.LayoutView]) -> Self:
        """Puts down a text with a short button at its side; the button alone where there is nothing to say.

        A button with a longer label than fits there is a mistake: it is logged, and put below the text.
        """
        if len(accessory.label or "") > LONGEST_BESIDE:
            log.error("%r is too long for a button beside a text", accessory.label)
            return self.text(words).row(accessory)
        words = clip(words.strip(), max(self._room, 0))
        if not words:
            return self.row(accessory)
        self._room -= len(words)
        self._items.append(discord.ui.Section(words, accessory=accessory))
        return self

    def select(self, custom_id: str, placeholder: str, options: Sequence[discord.SelectOption]) -> Self:
        """Puts down a list to choose from."""
        return self.any_of(custom_id, placeholder, options, fewest=1, most=1)

    def any_of(
        self,
        custom_id: str,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        *,
        fewest: int = 0,
        most: int | None = None,
    ) -> Self:
        """Puts down a list from which several may be chosen: all of them, unless a number is given."""
        return self.entities(
            discord.ui.Select(
                custom_id=custom_id,
                placeholder=clip(placeholder, 150),
                options=list(options),
                min_values=fewest,
                max_values=len(options) if most is None else most,
            )
        )

    def entities(self, choose: AnySelect) -> Self:
        """Puts down a list that Discord itself fills: channels, roles."""
        self._items.append(discord.ui.ActionRow(choose))
        return self

    @property
    def all_text(self) -> str:
        """Returns all its texts, one below the other."""
        return "\n".join(item.content for item in self._items if isinstance(item, discord.ui.TextDisplay))

    def view(self) -> discord.ui.LayoutView:
        """Returns it as discord.py sends it; stopped, so that discord.py keeps no copy to listen with."""
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.Container(*self._items, accent_colour=self._colour))
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """Returns what is sent beside it."""
        return [
            discord.File(io.BytesIO(content), filename=name, description=alt)
            for name, content, alt in self._pictures
        ]
