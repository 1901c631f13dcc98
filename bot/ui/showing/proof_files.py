"""Proof files of a table's dice: `/table dice`, and attachments of the last board."""

from bot.proof.page import page_of
from bot.proof.seed import Scheme
from bot.service.finished.proofs import Proof
from bot.service.model.table import Table
from bot.store.rows import Status
from bot.titles.title import Words
from bot.ui.client_base import Interaction, words_of
from bot.ui.kit.message import LARGEST_FILES, Message
from bot.ui.kit.replies import show, table_here
from bot.ui.showing.messages import OVER


async def show_dice(interaction: Interaction) -> None:
    """Shows the seal and the parts of the seed, and after the game the proof files."""
    tables, table, words = interaction.client.tables, await table_here(interaction), words_of(interaction)
    message = Message(OVER).text(words("dice-seal", seal=table.seed_hash))
    message.text(_parts(table, words))
    if table.status is Status.PLAYING:
        message.text(words("dice-mark", row=table.seq, mark=await tables.proofs.mark(table.id)))
    if table.secret is not None:
        message.text(words("post-secret", secret=table.secret))
        attach(message, await tables.proofs.of(table.id), words)
    await show(interaction, message.small(words("dice-owner")))


def _parts(table: Table, words: Words) -> str:
    if table.parts is None:
        return ""
    lines = [words("dice-id", id=number) for number in table.parts.ids]
    lines += [words("dice-word", word=word or "-") for word in table.parts.words]
    if table.scheme is Scheme.CUT:
        cut = table.parts.cut
        lines.append(words("dice-uncut") if cut is None else words("dice-cut", word=cut))
    return "\n".join((words("dice-parts"), *lines))


def attach(message: Message, proof: Proof, words: Words) -> None:
    """Adds the hash, the JSON file and the HTML page of a finished game."""
    attach_files(message.small(words("proof-mark", mark=proof.mark)), proof, words)


def attach_files(message: Message, proof: Proof, words: Words) -> Message:
    """Adds the JSON file and the HTML page of a finished game, as far as they fit."""
    page = page_of(proof.text, words)
    if len(proof.text) <= LARGEST_FILES:
        message.file(proof.name, proof.text)
    if len(proof.text) + len(page) <= LARGEST_FILES:
        message.file(proof.page_name, page)
    return message
