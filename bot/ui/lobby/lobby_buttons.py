"""Actions in the lobby: seats, starting and cancelling, and the buttons of the lobby message."""

import discord

from bot.service.errors import AlreadyStarted, AwaitsCut, NotReady, NotSeated
from bot.service.model.table import Lobby, Table
from bot.store.rows import GameId, PostKind, Status, UserId
from bot.ui.client_base import Interaction, user_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.names import register
from bot.ui.kit.replies import MayNotWriteHere, in_place, privately
from bot.ui.lobby import threads
from bot.ui.lobby.lobby_message import fewest_seats
from bot.ui.people import server
from bot.ui.people.zone_question import ask_for_zone
from bot.ui.playing.standing_orders import show_reactions
from engine.core import Seat


async def is_posted(interaction: Interaction, game_id: GameId) -> bool:
    """Tells whether the message of a new lobby was posted; raises `MayNotWriteHere` if it was refused."""
    client = interaction.client
    await client.outbox_worker.flush(game_id)
    if await client.tables.outbox.post(game_id, PostKind.CARD) is not None:
        return True
    if (await client.tables.views.table(game_id)).status is Status.ENDED:
        raise MayNotWriteHere
    return False


async def sit(interaction: Interaction, game_id: GameId, seat: Seat | None = None) -> None:
    """Seats the asker; at their first table with others, asks for their time zone."""
    lobby = await interaction.client.tables.lobbies.take_seat(
        game_id, await register(interaction), seat, interaction_id=interaction.id
    )
    if len(lobby.table.chairs) > 1:
        await ask_for_zone(interaction)


async def leave(interaction: Interaction, game_id: GameId) -> None:
    """Frees the asker's seat."""
    await interaction.client.tables.lobbies.leave_seat(
        game_id, user_of(interaction), interaction_id=interaction.id
    )


async def seat_computer(interaction: Interaction, game_id: GameId) -> None:
    """Gives the first free seat to the computer."""
    await interaction.client.tables.lobbies.seat_computer(
        game_id, user_of(interaction), interaction_id=interaction.id
    )


async def free(interaction: Interaction, game_id: GameId, seat: Seat) -> None:
    """Takes a seat from the computer."""
    await interaction.client.tables.lobbies.unseat_computer(
        game_id, user_of(interaction), seat, interaction_id=interaction.id
    )


async def open_kept_seats(interaction: Interaction, game_id: GameId) -> None:
    """Opens the seats that are reserved for a rematch to everybody."""
    await interaction.client.tables.lobbies.open_kept_seats(
        game_id, user_of(interaction), interaction_id=interaction.id
    )


async def reopen(interaction: Interaction, game_id: GameId) -> None:
    """Reopens a closed lobby, if the server allows another table."""
    table = await interaction.client.tables.views.table(game_id)
    await server.admit(interaction, alone=len(table.chairs) == 1)
    await interaction.client.tables.lobbies.reopen(
        game_id, await register(interaction), interaction_id=interaction.id
    )


async def start(interaction: Interaction, game_id: GameId) -> Table:
    """Starts the game, in its own thread if that is wanted and possible; returns the table.

    It may still wait for the cut. Raises `MayNotWriteHere` if its opening was refused.
    """
    client = interaction.client
    async with client.opening_thread(game_id):
        lobby = await client.tables.lobbies.show(game_id)
        _check_start(lobby, user_of(interaction))
        await client.tables.guides.offer(lobby, user_of(interaction))
        thread_id = await _thread(interaction, lobby)
        await client.tables.lobbies.start(
            game_id,
            user_of(interaction),
            interaction_id=interaction.id,
            thread_id=thread_id,
            runners=client.runners,
        )
    await client.outbox_worker.flush(game_id)
    table = await client.tables.views.table(game_id)
    if table.status is Status.LOBBY and table.opening is None:
        raise MayNotWriteHere
    return table


async def go_back(interaction: Interaction, game_id: GameId) -> None:
    """Goes back from the cut to the lobby."""
    await interaction.client.tables.openings.go_back(
        game_id, user_of(interaction), interaction_id=interaction.id
    )


def _check_start(lobby: Lobby, user_id: UserId) -> None:
    """Raises an error if a person may not start the game, before a thread is opened."""
    table = lobby.table
    if table.status is not Status.LOBBY:
        raise AlreadyStarted
    if table.opening is not None:
        raise AwaitsCut
    if not lobby.ready:
        raise NotReady(fewest_seats(table))
    if table.seat_of(user_id) is None and user_id != table.host.id:
        raise NotSeated


async def _thread(interaction: Interaction, lobby: Lobby) -> int | None:
    """Opens a thread at the lobby message and returns its id; None: the game stays in the channel."""
    client, game_id = interaction.client, lobby.table.id
    if lobby.table.settings.hall:
        return lobby.table.thread_id
    if not lobby.table.settings.threads or not _may_open_thread(interaction):
        return None
    if await client.tables.outbox.post(game_id, PostKind.CARD) is None:
        await client.outbox_worker.flush(game_id)  # the thread is attached to the lobby's message
    return await threads.open_at_lobby(client, lobby)


def _may_open_thread(interaction: Interaction) -> bool:
    can = interaction.app_permissions
    plain = interaction.channel is not None and interaction.channel.type in (
        discord.ChannelType.text,
        discord.ChannelType.news,
    )
    return plain and can.create_public_threads and can.send_messages_in_threads


async def cancel(interaction: Interaction, game_id: GameId) -> None:
    """Closes a lobby; it can be reopened."""
    tables = interaction.client.tables
    if (await tables.views.table(game_id)).status is not Status.LOBBY:
        raise AlreadyStarted
    await tables.ending.end(game_id, user_of(interaction), interaction_id=interaction.id)


class LobbyButton(Pressable, kind=ids.lobby):
    """The buttons of a lobby: join, leave, computer, reactions, cancel, start, back, open seats, reopen."""

    async def press(self, interaction: Interaction) -> None:
        if self.named["what"] == "reactions":
            await privately(interaction, lambda: show_reactions(interaction, self.game_id))
        else:
            await in_place(interaction, lambda: self._do(interaction))

    async def _do(self, interaction: Interaction) -> None:
        match self.named["what"]:
            case "join":
                await sit(interaction, self.game_id)
            case "leave":
                await leave(interaction, self.game_id)
            case "computer":
                await seat_computer(interaction, self.game_id)
            case "cancel":
                await cancel(interaction, self.game_id)
            case "start":
                await start(interaction, self.game_id)
            case "open":
                await open_kept_seats(interaction, self.game_id)
            case "reopen":
                await reopen(interaction, self.game_id)
            case "unopen":
                await go_back(interaction, self.game_id)


class PartButton(Pressable, kind=ids.part):
    """The button of a part of a team's side: the presser leads it, or gives it back."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._do(interaction))

    async def _do(self, interaction: Interaction) -> None:
        await interaction.client.tables.teams.lead(
            self.game_id,
            user_of(interaction),
            Seat(int(self.named["seat"])),
            self.named["part"],
            interaction_id=interaction.id,
        )


class ChairButton(Pressable, kind=ids.chair):
    """The button of a chair: sits down, or removes the computer."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._do(interaction))

    async def _do(self, interaction: Interaction) -> None:
        seat = Seat(int(self.named["seat"]))
        if self.named["what"] == "sit":
            await sit(interaction, self.game_id, seat)
        else:
            await free(interaction, self.game_id, seat)
