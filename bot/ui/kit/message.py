"""A message builder: texts, pictures, buttons and selects in a container.

A message has no callbacks: a press of a button is handled by the subclass of `Pressable` whose id pattern
matches, so any process can handle the buttons of any message.
"""

import io
import logging
from collections.abc import Sequence
from typing import Self

import discord

from bot.text.icons import plain
from bot.ui.kit.menus import clip
from renderer.words import LONGEST_ALT

LARGEST_FILES = 8 * 1024 * 1024  # bytes of all files of a message; Discord takes ten million
LONGEST_TEXT = 4000  # characters of all texts of a message
LONGEST_LABEL = 80
LONGEST_BESIDE = 12  # of a button beside a text, which has little room on a phone
BUTTONS_A_ROW = 5

log = logging.getLogger(__name__)

PRIMARY = discord.ButtonStyle.primary
PLAIN = discord.ButtonStyle.secondary
GOOD = discord.ButtonStyle.success
GRAVE = discord.ButtonStyle.danger

AnyButton = discord.ui.Button[discord.ui.LayoutView]
AnySelect = (
    discord.ui.Select[discord.ui.LayoutView]
    | discord.ui.ChannelSelect[discord.ui.LayoutView]
    | discord.ui.RoleSelect[discord.ui.LayoutView]
    | discord.ui.UserSelect[discord.ui.LayoutView]
)


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = PLAIN,
    emoji: discord.PartialEmoji | None = None,
) -> AnyButton:
    """Returns a button."""
    return discord.ui.Button(label=clip(label, LONGEST_LABEL), custom_id=custom_id, style=style, emoji=emoji)


class Message:
    """Texts, pictures and components, in the order they were added."""

    def __init__(self, colour: int | None = None) -> None:
        self._colour = colour
        self._items: list[discord.ui.Item[discord.ui.LayoutView]] = []
        self._pictures: list[tuple[str, bytes, str]] = []
        self._room = LONGEST_TEXT

    def text(self, words: str) -> Self:
        """Adds a text, cut to the room left by Discord's limit."""
        words = plain(words.strip())
        if words and self._room > 0:
            words = clip(words, self._room)
            self._room -= len(words)
            self._items.append(discord.ui.TextDisplay(words))
        return self

    def small(self, words: str) -> Self:
        """Adds a text in small print."""
        return self.text("\n".join(f"-# {line}" for line in words.splitlines()))

    def picture(self, png: bytes, name: str, alt: str) -> Self:
        """Adds a picture with its alternative text."""
        alt = clip(alt.replace("**", ""), LONGEST_ALT)  # read out by screen readers: no markup
        self._pictures.append((name, png, alt))
        item = discord.MediaGalleryItem(f"attachment://{name}", description=alt)
        self._items.append(discord.ui.MediaGallery(item))
        return self

    def file(self, name: str, content: bytes) -> Self:
        """Adds a file to download."""
        self._pictures.append((name, content, name))
        self._items.append(discord.ui.File(f"attachment://{name}"))
        return self

    def row(self, *buttons: AnyButton) -> Self:
        """Adds buttons, five per row."""
        for start in range(0, len(buttons), BUTTONS_A_ROW):
            self._items.append(discord.ui.ActionRow(*buttons[start : start + BUTTONS_A_ROW]))
        return self

    def beside(self, words: str, accessory: AnyButton) -> Self:
        """Adds a text with a short button beside it; without a text, only the button.

        If the label is too long for that, logs an error and adds the button below the text.
        """
        if len(accessory.label or "") > LONGEST_BESIDE:
            log.error("%r is too long for a button beside a text", accessory.label)
            return self.text(words).row(accessory)
        words = clip(plain(words.strip()), max(self._room, 0))
        if not words:
            return self.row(accessory)
        self._room -= len(words)
        self._items.append(discord.ui.Section(words, accessory=accessory))
        return self

    def select(self, custom_id: str, placeholder: str, options: Sequence[discord.SelectOption]) -> Self:
        """Adds a select of one option."""
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
        """Adds a select of several options, by default any number of them."""
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
        """Adds a select, also of channels, roles or users."""
        self._items.append(discord.ui.ActionRow(choose))
        return self

    @property
    def all_text(self) -> str:
        """All its texts, joined by line breaks."""
        return "\n".join(item.content for item in self._items if isinstance(item, discord.ui.TextDisplay))

    def view(self, mark: int | None = None) -> discord.ui.LayoutView:
        """Returns the view to send; it is stopped, so that discord.py does not keep it for callbacks.

        By its `mark`, the number of the container, a message can be found again.
        """
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.Container(*self._items, accent_colour=self._colour, id=mark))
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """Returns the files to send with the view."""
        return [
            discord.File(io.BytesIO(content), filename=name, description=alt)
            for name, content, alt in self._pictures
        ]
