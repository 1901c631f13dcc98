"""*Watch*: a private panel on card and board, and the digests that it sends."""

import discord

from bot.service.model.table import Table
from bot.service.showing.watching import Digest, Watched
from bot.store.rows import GameId, UserId, WatchMode
from bot.titles.title import Words
from bot.ui.client_base import Interaction, TableClient, locale_of, user_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import Message, button
from bot.ui.kit.replies import promptly, promptly_in_place, show, tell
from bot.ui.showing import messages
from bot.ui.showing.card import standing, url

ROOM_FOR_EVENTS = 2400  # characters of a digest
MODES = {"daily": WatchMode.DAILY, "end": WatchMode.END, "stop": None}


class WatchButton(Pressable, kind=ids.watch):
    """*Watch*, which begins with a digest a day, and the buttons of its panel."""

    async def press(self, interaction: Interaction) -> None:
        if self.named["what"] in ("begin", "look"):
            await promptly(interaction, lambda: self._open(interaction))
        else:
            await promptly_in_place(interaction, lambda: self._choose(interaction))

    async def _open(self, interaction: Interaction) -> None:
        watching, user_id = interaction.client.tables.watching, user_of(interaction)
        if self.named["what"] == "begin":
            await watching.begin(self.game_id, user_id, interaction.id)
        await tell(interaction, await panel(interaction, self.game_id))

    async def _choose(self, interaction: Interaction) -> None:
        watching, mode = interaction.client.tables.watching, MODES[self.named["what"]]
        await watching.choose(self.game_id, user_of(interaction), mode, interaction.id)
        await show(interaction, await panel(interaction, self.game_id))


async def panel(interaction: Interaction, game_id: GameId) -> Message:
    """Returns the panel of a watched game for the asker."""
    tables = interaction.client.tables
    watched = await tables.watching.of(game_id, user_of(interaction), locale_of(interaction))
    return watch_panel(watched, tables.catalogue.words(locale_of(interaction), watched.card.table.title))


def watch_panel(watched: Watched, words: Words) -> Message:
    """Returns the panel of a game: how an onlooker watches it, and how to change that."""
    mode, game = watched.mode, watched.card.lobby.label
    key = "watch-stopped" if mode is None else f"watch-{mode.value}"
    buttons = [
        button(words(f"button-watch-{other.value}"), ids.watch(watched.card.table.id, other.value))
        for other in WatchMode
        if other is not mode
    ]
    if mode is not None:
        buttons.append(button(words("button-watch-stop"), ids.watch(watched.card.table.id, "stop")))
    return Message().text(f"### {game}\n{words(key)}").row(*buttons)


def digest_message(digest: Digest, picture: bytes | None) -> Message:
    """Returns a digest: round and score, the events, the board, and the way to the table."""
    words, card = digest.words, digest.card
    table = card.table
    message = Message(messages.OVER if digest.over else messages.colour_of(table, table.asked))
    message.text(_head(digest))
    message.text(messages.since(digest.news, words, ROOM_FOR_EVENTS, title="digest-since"))
    messages.show_board(message, picture, digest.alt)
    message.small("" if picture is None else "\n".join(digest.status))
    message.text(f"{'' if digest.over else standing(card, words)}\n[{words('card-board')}]({url(card)})")
    if digest.over:
        return message.row(button(words("button-replay"), ids.replay(table.id)))
    return message.row(button(words("button-watch-change"), ids.watch(table.id, "look")))


def _head(digest: Digest) -> str:
    """Returns the game with its round and score, or with its result."""
    words, card = digest.words, digest.card
    if digest.over:
        return f"## 🏁 {card.lobby.label}\n{card.result}"
    number = words("card-round", number=card.round) if card.round is not None else ""
    state = " · ".join(piece for piece in (number, card.score) if piece)
    return f"## {card.lobby.label}\n{state}"


class ServerUnknown(Exception):
    """Discord has not told the bot about a server yet, shortly after a start or in an outage."""

    def __init__(self, guild_id: int) -> None:
        super().__init__(guild_id)
        self.guild_id = guild_id


async def may_see(client: TableClient, table: Table, user_id: UserId) -> bool:
    """Tells whether a person is still on the server of a table and may see its channel.

    Raises `ServerUnknown` while the bot cannot tell.
    """
    assert table.guild_id is not None, "nobody watches a table in direct messages"
    guild = client.get_guild(table.guild_id)
    if guild is None or guild.unavailable:
        raise ServerUnknown(table.guild_id)
    try:
        member = await guild.fetch_member(user_id)
        channel = client.get_channel(table.channel_id) or await client.fetch_channel(table.channel_id)
    except (discord.NotFound, discord.Forbidden):
        return False
    if isinstance(channel, discord.abc.PrivateChannel):
        return False
    return channel.permissions_for(member).view_channel
