"""*Shake dice* in the lobby, and the opening message with the parts of the seed."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import discord

from bot.proof.seed import Parts, Scheme
from bot.service.lobby.dice_seal import LONGEST_WORD, DiceWord
from bot.service.model.table import Lobby
from bot.store.rows import GameId, PostKind
from bot.titles.title import Words
from bot.ui.client_base import Interaction, TableClient, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.discord_errors import is_gone
from bot.ui.kit.menus import clip
from bot.ui.kit.message import Message
from bot.ui.kit.replies import MayNotWriteHere, open_modal, privately, show
from bot.ui.showing.messages import OVER

WORD = "word"
LONGEST_TITLE, LONGEST_DESCRIPTION = 45, 100


class ShakeButton(Pressable, kind=ids.shake):
    """*Shake dice*: opens the modal for a word."""

    async def press(self, interaction: Interaction) -> None:
        user_id = user_of(interaction)
        await open_modal(
            interaction,
            _modal(self.game_id, words_of(interaction)),
            lambda: interaction.client.tables.seals.may_shake(self.game_id, user_id),
        )


def _modal(game_id: GameId, words: Words) -> discord.ui.Modal:
    """Returns the modal; it is stopped, so that discord.py does not keep it: `take_word` gets the answer."""
    title = clip(words("shake-title"), LONGEST_TITLE)
    modal = discord.ui.Modal(title=title, custom_id=ids.shake_modal(game_id))
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=WORD, required=False, max_length=LONGEST_WORD
    )
    description = clip(words("shake-about"), LONGEST_DESCRIPTION)
    modal.add_item(
        discord.ui.Label(
            text=clip(words("shake-word"), LONGEST_TITLE), description=description, component=field
        )
    )
    modal.stop()
    return modal


async def take_word(interaction: Interaction) -> bool:
    """Handles a submitted modal, opened by any process; tells whether it was one of ours."""
    data: Mapping[str, Any] = interaction.data or {}
    named = ids.shake_modal.read(str(data.get("custom_id", "")))
    if named is None:
        return False
    game_id, typed = GameId(int(named["game"])), "".join(_field_values(data.get("components", ())))
    await privately(interaction, lambda: _shake(interaction, game_id, typed))
    return True


def _field_values(parts: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yields the value of the word field, at any depth of the components."""
    for part in parts:
        if part.get("custom_id") == WORD:
            yield str(part.get("value") or "")
        yield from _field_values(part.get("components", ()))
        yield from _field_values([part["component"]] if "component" in part else ())


async def _shake(interaction: Interaction, game_id: GameId, typed: str) -> None:
    word = await interaction.client.tables.seals.shake(
        game_id, user_of(interaction), typed, interaction_id=interaction.id
    )
    await show(interaction, Message(OVER).text(words_of(interaction)("shake-done", word=word)))


# --- the start ---------------------------------------------------------------------------------------------


async def post_opening(client: TableClient, lobby: Lobby, thread_id: int | None) -> Parts | None:
    """Posts the parts of the seed, and returns them with the id of that message.

    It is posted after all words are known, so no one can choose a word to suit its id. A repeated start makes
    the same post and gets the same id, by its nonce.
    """
    table = lobby.table
    if table.scheme is Scheme.DIRECT:
        return None
    given = await client.tables.seals.shakes(table.id)
    shown = await client.tables.outbox.post(table.id, PostKind.CARD)
    card = () if shown is None else (str(shown.message_id),)
    words = client.tables.catalogue.words(table.locale, table.title)
    view = opening_message(table.seed_hash, card, given, words).view()
    place = client.get_partial_messageable(thread_id or table.channel_id)
    try:
        posted = await place.send(view=view, nonce=_nonce(table.id, given))
    except discord.HTTPException as error:
        if is_gone(error):
            raise MayNotWriteHere from error
        raise
    return Parts(ids=(*card, str(posted.id)), words=tuple(each.word for each in given))


def opening_message(seal: str, card: Sequence[str], given: Sequence[DiceWord], words: Words) -> Message:
    """Returns the opening message, which is never edited: the seal and the public parts of the seed."""
    message = Message(OVER).text(f"**{words('opening-title')}**")
    message.text(words("opening-seal", seal=seal))
    lines = [words("opening-lobby", id=number) for number in card]
    lines += [words("opening-word", name=each.person.name, word=each.word or "-") for each in given]
    return message.text("\n".join(lines)).small(words("opening-about"))


def _nonce(game_id: GameId, given: Sequence[DiceWord]) -> str:
    """Returns the nonce of the opening message, of at most 25 characters."""
    digest = blake2b("\n".join(each.word for each in given).encode(), digest_size=6).hexdigest()
    return f"dice{game_id}-{digest}"[-25:]
