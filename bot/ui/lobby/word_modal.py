"""A modal that asks for a text, for *Shake dice*, *Cut the deck* and *Note*."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord

from bot.service.lobby.dice_seal import LONGEST_WORD
from bot.store.rows import GameId
from bot.ui.client_base import Interaction
from bot.ui.kit.ids import Id
from bot.ui.kit.menus import clip

WORD = "word"
LONGEST_TITLE, LONGEST_DESCRIPTION = 45, 100


def word_modal(
    custom_id: str,
    title: str,
    label: str,
    about: str,
    *,
    required: bool,
    longest: int = LONGEST_WORD,
    given: str | None = None,
) -> discord.ui.Modal:
    """Returns the modal; with a `given` text to change, the field has several lines.

    It is stopped, so that discord.py does not keep it: `typed_word` reads the answer, in any process.
    """
    modal = discord.ui.Modal(title=clip(title, LONGEST_TITLE), custom_id=custom_id)
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=WORD,
        required=required,
        max_length=longest,
        default=given,
        style=discord.TextStyle.short if given is None else discord.TextStyle.paragraph,
    )
    modal.add_item(
        discord.ui.Label(
            text=clip(label, LONGEST_TITLE),
            description=clip(about, LONGEST_DESCRIPTION),
            component=field,
        )
    )
    modal.stop()
    return modal


def typed_word(interaction: Interaction, kind: Id) -> tuple[GameId, str] | None:
    """Returns the table and the word of a submitted modal; None: it is of another kind."""
    data: Mapping[str, Any] = interaction.data or {}
    named = kind.read(str(data.get("custom_id", "")))
    if named is None:
        return None
    return GameId(int(named["game"])), "".join(_field_values(data.get("components", ())))


def _field_values(parts: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yields the value of the word field, at any depth of the components."""
    for part in parts:
        if part.get("custom_id") == WORD:
            yield str(part.get("value") or "")
        yield from _field_values(part.get("components", ()))
        yield from _field_values([part["component"]] if "component" in part else ())
