"""Files of a finished game, with which its dice can be checked: `/table dice`, and the post that ends it."""

from dataclasses import dataclass

from bot.proof.seed import Scheme
from bot.service.model.table import Table
from bot.service.tables import Tables
from bot.store.rows import GameId, Status
from bot.titles.title import Words
from bot.ui.client_base import Interaction, locale_of, words_of
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
        files = await files_of(tables, table.id, locale_of(interaction))
        files.attach(message.small(words("proof-mark", mark=files.mark)))
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


@dataclass(frozen=True, kw_only=True)
class GameFiles:
    """The files of a finished game: its proof, and its replay with the proof in it."""

    mark: str
    files: tuple[tuple[str, bytes], ...]

    def attach(self, message: Message) -> Message:
        """Adds the files to a message."""
        for name, content in self.files:
            message.file(name, content)
        return message


async def files_of(
    tables: Tables, game_id: GameId, locale: str | None = None, *, with_replay: bool = True
) -> GameFiles:
    """Returns the files of a finished game, as far as they fit into one message."""
    proof = await tables.proofs.of(game_id)
    room = LARGEST_FILES - len(proof.text)
    files = [(proof.name, proof.text)] if room >= 0 else []
    if with_replay and room >= LARGEST_FILES // 2:
        replay = await tables.replay_files.of(game_id, locale, room)
        files += [(replay.name, replay.page)] if replay.page else []
    return GameFiles(mark=proof.mark, files=tuple(files))
