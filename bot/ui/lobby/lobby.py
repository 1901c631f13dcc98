"""A table before the game: who sits where, and the buttons to change it."""

import asyncio
import logging

import discord

from bot.proof.seed import Scheme, short_seal
from bot.service.errors import AlreadyStarted, NotReady, NotSeated
from bot.service.model.ping_rules import Ping
from bot.service.model.table import PACES, Lobby, Table
from bot.store.rows import Chair, GameId, Person, Post, Status, UserId
from bot.titles.title import Words
from bot.ui.client_base import Interaction, TableClient
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.discord_errors import UNREACHABLE, for_good, is_gone
from bot.ui.kit.message import GOOD, PLAIN, PRIMARY, Message, button
from bot.ui.kit.names import register
from bot.ui.kit.replies import MayNotWriteHere, in_place, privately
from bot.ui.lobby import threads
from bot.ui.lobby.shaking import post_opening
from bot.ui.people import server
from bot.ui.playing.standing_orders import show_reactions
from bot.ui.showing.messages import OVER, SEATS, allowed_mentions, mentions, sitter
from engine.core import Seat
from renderer.words import capitalise

log = logging.getLogger(__name__)


def lobby_message(lobby: Lobby, words: Words) -> Message:
    """Returns the lobby message."""
    table = lobby.table
    page = Message(SEATS[0] if table.status is Status.LOBBY else OVER)
    page.text(f"## {lobby.label}\n{lobby.about}")
    settled = (*lobby.options, (words("lobby-pace"), pace_of(table, words)))
    page.text("\n".join(f"{name}: **{choice}**" for name, choice in settled))
    for chair, seat in lobby.chairs:
        _chair(page, lobby, chair, seat, words)
    if table.status is Status.LOBBY:
        _levels(page, lobby, words)
        _read_on(page.row(*_buttons(lobby, words)), table, words)
    else:
        page.text(words("lobby-closed"))
        page.row(button(words("button-reopen"), ids.lobby(table.id, "reopen"), PRIMARY))
    sealed = words("lobby-seal", seal=short_seal(table.seed_hash))
    if table.status is not Status.LOBBY or table.scheme is Scheme.DIRECT:
        return page.small(sealed)
    return page.beside(f"-# {sealed}", button(words("button-shake"), ids.shake(table.id)))


def _chair(page: Message, lobby: Lobby, chair: Chair, seat: str, words: Words) -> None:
    table, line = lobby.table, f"**{seat}** · {sitter(chair, words)}"
    if table.status is not Status.LOBBY or (chair.people and not lobby.has_room(chair)):
        page.text(line)
    elif chair.people:
        page.beside(line, button(words("button-team"), ids.chair(table.id, "sit", chair.seat)))
    elif seat_kept := lobby.kept.get(chair.seat):
        kept = words("lobby-kept", people=", ".join(person.name for person in seat_kept))
        sit_down = button(words("button-sit"), ids.chair(table.id, "sit", chair.seat))
        page.beside(f"**{seat}** · {kept}", sit_down)
    elif chair.computer:
        page.beside(line, button(words("button-free"), ids.chair(table.id, "free", chair.seat)))
    else:
        page.beside(line, button(words("button-sit"), ids.chair(table.id, "sit", chair.seat), PRIMARY))


def _levels(message: Message, lobby: Lobby, words: Words) -> None:
    """Puts down the list of levels, once the computer has been given a seat."""
    computers = [chair for chair, _ in lobby.chairs if chair.computer]
    minds = lobby.table.title.minds
    if not computers or len(minds) < 2:
        return
    message.select(
        ids.level(lobby.table.id),
        words("lobby-level"),
        [
            discord.SelectOption(
                label=capitalise(words("lobby-computer", level=words(f"level-{level.value}"))),
                description=words(f"level-{level.value}-about"),
                value=level.value,
                default=all(chair.level is level for chair in computers),
            )
            for level in minds
        ],
    )


def _read_on(page: Message, table: Table, words: Words) -> None:
    """Puts down where a newcomer reads on, with the rules one press away."""
    if any(lookup.booklet is not None for lookup in table.title.commands.lookups):
        page.beside(f"-# {words('lobby-read-on')}", button(words("button-rules"), ids.rules(table.id)))
    else:
        page.small(words("lobby-read-on"))


def _buttons(lobby: Lobby, words: Words) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    game_id = lobby.table.id
    start = button(words("button-start"), ids.lobby(game_id, "start"), GOOD)
    start.disabled = not lobby.ready
    free = any(not chair.is_taken for chair, _ in lobby.chairs)
    join = button(words("button-join"), ids.lobby(game_id, "join"), PRIMARY)
    computer = button(words("button-computer"), ids.lobby(game_id, "computer"), PLAIN)
    join.disabled = not free and not any(chair.people and lobby.has_room(chair) for chair, _ in lobby.chairs)
    computer.disabled = not free
    leave, react, options, cancels = (
        button(words(f"button-{what}"), ids.lobby(game_id, what), PLAIN)
        for what in ("leave", "reactions", "options", "cancel")
    )
    reacts = [react] if lobby.table.title.standing is not None else []
    opens = [button(words("button-open"), ids.lobby(game_id, "open"))] if lobby.kept else []
    return [join, leave, computer, start, *reacts, options, cancels, *opens]


def pace_of(table: Table, words: Words) -> str:
    """Returns how long a visit may take, in words."""
    names = {seconds: name for name, seconds in PACES.items()}
    return words(f"pace-{names.get(table.settings.pace, 'none')}")


async def post_new(
    interaction: Interaction, lobby: Lobby, asked: tuple[Person, ...] = (), role: int | None = None
) -> bool:
    """Posts the lobby message of a table that was just opened; returns whether it is there.

    Where it may not be posted, the table is closed. Where Discord does not answer, the message is owed.
    """
    try:
        await post(interaction.client, lobby, asked, role)
    except discord.HTTPException as error:
        if for_good(error):
            await asyncio.shield(interaction.client.tables.ending.end(lobby.table.id, lobby.table.host.id))
            if is_gone(error):
                raise MayNotWriteHere from error
            raise
        await _post_later(interaction.client, lobby.table.id, error)
        return False
    except UNREACHABLE as error:
        await _post_later(interaction.client, lobby.table.id, error)
        return False
    except Exception:  # a bug in showing it: a table nobody sees is of no use
        await interaction.client.tables.ending.end(lobby.table.id, lobby.table.host.id)
        raise
    return True


async def _post_later(client: TableClient, game_id: GameId, error: Exception) -> None:
    log.warning("the lobby of table %d is posted later: %s", game_id, error)
    await client.tables.outbox.owe_lobby(game_id)
    client.outbox_worker.kick(game_id)


async def post(
    client: TableClient, lobby: Lobby, asked: tuple[Person, ...] = (), role: int | None = None
) -> None:
    """Posts the lobby message of a table; those who are asked to come are called by it, if they are awake.

    Where seats are free, a role may be called, this once.
    """
    table = lobby.table
    words = client.tables.catalogue.words(table.locale, table.title)
    message = lobby_message(lobby, words)
    ways = await client.tables.outbox.pings(table.id, asked)
    awake = tuple(person for person in asked if ways[person.id] is Ping.NOTIFY)
    heard = allowed_mentions(awake)
    if asked:
        message.text(words("rematch-asked", people=mentions(asked)))
    if role is not None and any(not chair.is_taken for chair, _ in lobby.chairs):
        message.text(words("lobby-calls", role=f"<@&{role}>"))
        heard.roles = [discord.Object(role)]
    posted = await client.get_partial_messageable(table.channel_id).send(
        view=message.view(),
        nonce=await _nonce(client, table.id),
        allowed_mentions=heard,
        silent=bool(asked) and not awake and not heard.roles,
    )
    await client.tables.outbox.note_lobby_post(table.id, channel_id=posted.channel.id, message_id=posted.id)


async def _nonce(client: TableClient, game_id: GameId) -> str:
    """Returns a name for the message, the same at every attempt; after one that was deleted, another."""
    shown = await client.tables.outbox.post(game_id, None)
    return f"l{game_id}-{0 if shown is None else shown.message_id}"[-25:]


async def refresh(client: TableClient, game_id: GameId) -> None:
    """Draws the lobby message again where Discord lets us; what was done at the table counts all the same."""
    try:
        await redraw(client, game_id)
    except (discord.HTTPException, *UNREACHABLE) as error:
        log.warning("the lobby of table %d is shown as it was: %s", game_id, error)


async def redraw(client: TableClient, game_id: GameId) -> None:
    """Draws the lobby message again; once the game has started it is the card, which the outbox draws."""
    lobby = await client.tables.lobbies.show(game_id)
    if lobby.table.seq >= 0:
        return
    shown = await client.tables.outbox.post(game_id, None)
    if shown is None and lobby.table.status is not Status.LOBBY:
        return
    words = client.tables.catalogue.words(lobby.table.locale, lobby.table.title)
    if shown is None or not await _edit(client, shown, lobby_message(lobby, words)):
        await post(client, lobby)  # deleted, or never posted; people must still be able to sit down


async def _edit(client: TableClient, shown: Post, message: Message) -> bool:
    """Draws a lobby message again; returns whether there is still one to draw on."""
    there = client.get_partial_messageable(shown.channel_id).get_partial_message(shown.message_id)
    try:
        await there.edit(view=message.view())
    except discord.HTTPException as error:
        if is_gone(error):
            return False
        raise
    return True


async def sit(interaction: Interaction, game_id: GameId, seat: Seat | None = None) -> None:
    """Seats the asker."""
    async with interaction.client.at_lobby(game_id):
        await interaction.client.tables.lobbies.take_seat(
            game_id, await register(interaction), seat, interaction_id=interaction.id
        )
        await refresh(interaction.client, game_id)


async def leave(interaction: Interaction, game_id: GameId) -> None:
    """Frees the asker's seat."""
    async with interaction.client.at_lobby(game_id):
        await interaction.client.tables.lobbies.leave_seat(game_id, UserId(interaction.user.id))
        await refresh(interaction.client, game_id)


async def seat_computer(interaction: Interaction, game_id: GameId) -> None:
    """Gives the first free seat to the computer."""
    async with interaction.client.at_lobby(game_id):
        await interaction.client.tables.lobbies.seat_computer(game_id, UserId(interaction.user.id))
        await refresh(interaction.client, game_id)


async def free(interaction: Interaction, game_id: GameId, seat: Seat) -> None:
    """Takes a seat from the computer."""
    async with interaction.client.at_lobby(game_id):
        await interaction.client.tables.lobbies.unseat_computer(game_id, UserId(interaction.user.id), seat)
        await refresh(interaction.client, game_id)


async def open_kept_seats(interaction: Interaction, game_id: GameId) -> None:
    """Keeps no seat any longer for those who were asked to a rematch."""
    async with interaction.client.at_lobby(game_id):
        await interaction.client.tables.lobbies.open_kept_seats(game_id, UserId(interaction.user.id))
        await refresh(interaction.client, game_id)


async def reopen(interaction: Interaction, game_id: GameId) -> None:
    """Opens a lobby again that was closed before it became a game, if the server has room for it."""
    await server.admit(interaction)
    async with interaction.client.at_lobby(game_id):
        await interaction.client.tables.lobbies.reopen(game_id, await register(interaction))
        await refresh(interaction.client, game_id)


async def start(interaction: Interaction, game_id: GameId) -> Table:
    """Starts the game, in a thread of its own where that is wanted and possible."""
    client = interaction.client
    async with client.at_lobby(game_id):
        lobby = await client.tables.lobbies.show(game_id)
        if lobby.table.status is not Status.LOBBY:
            raise AlreadyStarted
        if not lobby.ready:
            raise NotReady(lobby.table.title.rules.seat_plan(lobby.table.options).fewest)
        if (
            lobby.table.seat_of(UserId(interaction.user.id)) is None
            and interaction.user.id != lobby.table.host.id
        ):
            raise NotSeated
        thread_id = await _thread(interaction, lobby)
        done = await client.tables.lobbies.start(
            game_id,
            UserId(interaction.user.id),
            interaction_id=interaction.id,
            thread_id=thread_id,
            parts=await post_opening(client, lobby, thread_id),
        )
        await refresh(client, game_id)
        return done.table


async def _thread(interaction: Interaction, lobby: Lobby) -> int | None:
    """Opens a thread at the lobby message and returns it; None where the game stays in the channel."""
    if not lobby.table.settings.threads or not _may_open_thread(interaction):
        return None
    if await interaction.client.tables.outbox.post(lobby.table.id, None) is None:
        await refresh(interaction.client, lobby.table.id)  # its post was cut off; a thread hangs on it
    return await threads.open_at_lobby(interaction.client, lobby)


def _may_open_thread(interaction: Interaction) -> bool:
    can = interaction.app_permissions
    plain = interaction.channel is not None and interaction.channel.type in (
        discord.ChannelType.text,
        discord.ChannelType.news,
    )
    return plain and can.create_public_threads and can.send_messages_in_threads


async def cancel(interaction: Interaction, game_id: GameId) -> None:
    """Closes a lobby; it can be opened again."""
    async with interaction.client.at_lobby(game_id):
        lobby = await interaction.client.tables.lobbies.show(game_id)
        if lobby.table.status is not Status.LOBBY:
            raise AlreadyStarted
        await interaction.client.tables.ending.end(game_id, UserId(interaction.user.id))
        await refresh(interaction.client, game_id)


LOBBY_BUTTONS = "join|leave|computer|reactions|cancel|start|open|reopen"


class LobbyButton(Pressable, template=rf"l:{ids.GAME}:(?P<what>{LOBBY_BUTTONS})"):
    """Join, leave, seat the computer, choose how to react, cancel, start, open kept seats, open again."""

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


class ChairButton(Pressable, template=rf"c:{ids.GAME}:(?P<what>sit|free):(?P<seat>\d+)"):
    """Sits down in a seat, or takes it from the computer."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._do(interaction))

    async def _do(self, interaction: Interaction) -> None:
        seat = Seat(int(self.named["seat"]))
        if self.named["what"] == "sit":
            await sit(interaction, self.game_id, seat)
        else:
            await free(interaction, self.game_id, seat)
