"""The opening message with the parts of the seed, and *Cut the deck* below it."""

from bot.service.model.table import Opening, Table
from bot.store.rows import GameId
from bot.titles.title import Words
from bot.ui.client_base import Interaction, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import GOOD, Message, button
from bot.ui.kit.names import register
from bot.ui.kit.replies import open_modal, privately, show
from bot.ui.lobby.word_modal import typed_word, word_modal
from bot.ui.showing.messages import OVER, mention_each


def opening_message(table: Table, opening: Opening, words: Words) -> Message:
    """Returns the opening message, which is never edited.

    Seal and public parts of the seed are one line; all but the words that people typed is folded up.
    """
    message = Message(OVER)
    if opening.cutters:
        message.text(cut_line(table, words, named=mention_each(table.cutters)))
        message.row(button(words("button-cut"), ids.cut(table.id), GOOD))
    lobby = words("opening-lobby", id=opening.card) if opening.card else ""
    folded, shown = [words("opening-seal", seal=table.seed_hash), *([lobby] if lobby else [])], []
    typed = opening.typed or (True,) * len(opening.words)
    for person, word, is_typed in zip(table.everyone, opening.words, typed, strict=True):
        if is_typed:
            shown.append(words("opening-word", name=person.name, word=word or "-"))
        else:
            folded.append(words("opening-id", name=person.name, id=word or "-"))
    if not opening.cutters:
        shown.append(words("opening-alone"))
    return message.small(" · ".join((words("opening-dice", values=", ".join(folded)), *shown)))


def cut_line(table: Table, words: Words, named: tuple[str, ...]) -> str:
    """Returns the sentence that asks people to cut the deck."""
    until = "" if table.cut_until is None else f"<t:{int(table.cut_until)}:R>"
    return words("opening-cut", people=named, until=until)


class CutButton(Pressable, kind=ids.cut):
    """*Cut the deck*: opens the modal for a word."""

    async def press(self, interaction: Interaction) -> None:
        user_id, words = user_of(interaction), words_of(interaction)
        await open_modal(
            interaction,
            word_modal(
                ids.cut_modal(self.game_id),
                words("cut-title"),
                words("cut-word"),
                words("cut-about"),
                required=True,
            ),
            lambda: interaction.client.tables.openings.may_cut(self.game_id, user_id),
        )


async def take_cut(interaction: Interaction) -> bool:
    """Handles a submitted modal; tells whether it was one of ours."""
    typed = typed_word(interaction, ids.cut_modal)
    if typed is not None:
        await privately(interaction, lambda: _cut(interaction, *typed))
    return typed is not None


async def _cut(interaction: Interaction, game_id: GameId, typed: str) -> None:
    done = await interaction.client.tables.openings.cut(
        game_id, await register(interaction), typed, interaction_id=interaction.id
    )
    words, cut = words_of(interaction), done.table.parts.cut if done.table.parts is not None else None
    await show(
        interaction,
        Message(OVER).text(words("cut-done", word=cut or "-", place=f"<#{done.table.place}>")),
    )
