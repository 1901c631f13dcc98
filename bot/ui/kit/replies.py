"""Runs callbacks: acknowledges in time, shows errors to the asker, logs bugs; and sends replies."""

import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import discord

from bot.service.errors import NoSuchTable, TableError, TitleMissing
from bot.service.model.drawing import Drawing
from bot.service.model.table import Table
from bot.service.tables import Tables
from bot.titles.title import Words
from bot.ui.client_base import Interaction, TableClient, load_preferences, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.discord_errors import TOO_LATE
from bot.ui.kit.first_answer import FirstAnswer, first_answer
from bot.ui.kit.menus import LONGEST_CHOICE, clip
from bot.ui.kit.message import PRIMARY, Message, button
from bot.ui.kit.rate_limits import TooFast
from renderer.shapes import PHONE, Size

log = logging.getLogger(__name__)

ALREADY_ACKNOWLEDGED = 40060  # the interaction was delivered twice, and the other one is being answered
UNKNOWN_MESSAGE = 10008
UNKNOWN_INTERACTION = 10062  # three seconds are over
REFUSED = 0xB8860B
BROKEN = 0xA02C2C
DM_CLOSED = "dm-closed"
MOST_DOUBTS = 3  # threads checked for existence per command


class NoTableHere(TableError):
    """There is no table in this channel."""


class NoSuchAction(TableError):
    """The typed text matches no legal action."""


class MayNotWriteHere(TableError):
    """The bot lacks the permission to post in this channel."""


class NoComputers(TableError):
    """A seat was offered to a bot."""


class NoSuchPlace(TableError):
    """The board has no part of this name."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


class UnknownButton(TableError):
    """This version of the bot does not know the button."""


class CommandChanged(TableError):
    """This version of the bot does not know the command in this form."""


UNKNOWN_COMMAND = (discord.app_commands.CommandNotFound, discord.app_commands.CommandSignatureMismatch)

Work = Callable[[], Awaitable[None]]
Suggested: TypeAlias = discord.app_commands.Choice[str]
Suggesting = Callable[[], Awaitable[list[Suggested]]]


# --- acknowledging and guarding ----------------------------------------------------------------------------


async def privately(interaction: Interaction, work: Work) -> None:
    """Acknowledges with a private answer, then runs the work."""
    await _guard(interaction, FirstAnswer(interaction, apart=True).acknowledge(), work)


async def in_place(interaction: Interaction, work: Work) -> None:
    """Acknowledges a button whose message will be edited, then runs the work."""
    await _guard(interaction, FirstAnswer(interaction, apart=False).acknowledge(), work)


async def promptly(interaction: Interaction, work: Work) -> None:
    """Runs the work and answers privately with the first request; only slow work is acknowledged before.

    For work that may safely be delivered twice: it changes nothing, or is idempotent by interaction id.
    """
    await _guard(interaction, FirstAnswer(interaction, apart=True).acknowledge_if_slow(), work)


async def promptly_in_place(interaction: Interaction, work: Work) -> None:
    """Does the same as `promptly` for a button whose message will be edited."""
    await _guard(interaction, FirstAnswer(interaction, apart=False).acknowledge_if_slow(), work)


async def open_modal(interaction: Interaction, modal: discord.ui.Modal, check: Work) -> None:
    """Opens a modal, or privately shows the error that the check raises."""
    try:
        await check()
    except Exception as error:  # shown like all errors
        raised = error
        await privately(interaction, lambda: _raise(raised))
    else:
        await _guard(interaction, FirstAnswer(interaction, apart=True).ask(modal), _nothing)


def draws_on_request(interaction: Interaction) -> None:
    """Counts a picture on request; raises `TooFast` over the limit."""
    interaction.client.limits.preview(user_of(interaction))


async def _nothing() -> None:
    """Does nothing: the answer is all the work."""


async def _guard(interaction: Interaction, begin: Awaitable[None], work: Work) -> None:
    """Starts the first answer and runs the work; shows errors to the asker while Discord allows it."""
    interaction.client.at_work()
    first = first_answer(interaction)
    try:
        await begin
        try:
            await load_preferences(interaction)
            interaction.client.limits.press(user_of(interaction))
            await _check_server(interaction)
            await work()
            await first.acknowledge()  # if the work gave no answer
        except TableError as error:
            await tell(interaction, refusal_message(error, words_of(interaction)))
        except Exception as error:
            if _came_too_late(error):
                raise
            await _tell_of_bug(interaction)
    except discord.HTTPException as error:
        if not _came_too_late(error):
            raise
        level = logging.INFO if error.code == ALREADY_ACKNOWLEDGED else logging.WARNING
        log.log(level, "interaction %d could not be answered: %s", interaction.id, error)
    finally:
        first.close()


async def _check_server(interaction: Interaction) -> None:
    """Raises `NoSuchTable` for a component of a table on another server; Discord delivers none."""
    data: Mapping[str, object] = {**(interaction.data or {})}
    game_id = ids.table_of(str(data.get("custom_id", "")))
    if game_id is None or interaction.guild_id is None:
        return
    server = await interaction.client.tables.ownership.server_of(game_id)
    if server not in (None, interaction.guild_id):
        raise NoSuchTable


def _came_too_late(error: Exception) -> bool:
    """Tells whether Discord no longer accepts an answer, or has got one."""
    codes = (ALREADY_ACKNOWLEDGED, UNKNOWN_INTERACTION, *TOO_LATE)
    return isinstance(error, discord.HTTPException) and error.code in codes


async def _tell_of_bug(interaction: Interaction) -> None:
    number = secrets.token_hex(3).upper()
    log.exception("incident %s, interaction %d", number, interaction.id)
    await tell(interaction, Message(BROKEN).text(words_of(interaction)("incident", number=number)))


def sentence(error: TableError, words: Words) -> str:
    """Returns an error message."""
    return words(error.key, **error.params)


def refusal_message(error: TableError, words: Words) -> Message:
    """Returns the message of an error, with the button that opens the question to answer instead."""
    message = Message(REFUSED).text(sentence(error, words))
    if error.turn_of is None:
        return message
    return message.row(button(words("button-turn"), ids.turn(error.turn_of), PRIMARY))


# --- answering ---------------------------------------------------------------------------------------------


async def tell(interaction: Interaction, message: Message) -> int:
    """Sends a private message to the asker, whatever the first answer was; returns its id."""
    told = await first_answer(interaction).give(message, apart=True)
    if told is not None:
        return told
    thinking = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    if thinking:
        return await _edit(interaction, message)
    files = message.files()
    sent = await interaction.followup.send(view=message.view(), files=files, ephemeral=True, wait=True)
    return sent.id


async def show(interaction: Interaction, message: Message) -> int:
    """Fills in a private answer, or edits the message of the pressed button; returns the message id."""
    await _add_reminder(interaction, message)
    try:
        shown = await first_answer(interaction).give(message)
        return await _edit(interaction, message) if shown is None else shown
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        return await tell(interaction, message)  # the user has dismissed the message


async def _edit(interaction: Interaction, message: Message) -> int:
    edited = await interaction.edit_original_response(view=message.view(), attachments=message.files())
    return edited.id


async def show_all(interaction: Interaction, parts: list[Message]) -> None:
    """Sends a private answer of several messages."""
    await show(interaction, parts[0])
    for part in parts[1:]:
        await interaction.followup.send(view=part.view(), files=part.files(), ephemeral=True)


async def _add_reminder(interaction: Interaction, message: Message) -> None:
    """Adds a warning while we may not post here, and once if the asker's direct messages are closed."""
    client, user_id = interaction.client, user_of(interaction)
    if client.outbox_worker.is_mute(interaction.channel_id):
        message.small(words_of(interaction)("notice-mute"))
    if not client.outbox_worker.dm_is_closed(user_id):
        return
    if await client.tables.key_values.first_notice(user_id, DM_CLOSED):
        message.small(words_of(interaction)("notice-dm-closed"))


class NotDrawn(Exception):
    """A picture became outdated before it was drawn."""


async def draw(
    tables: Tables,
    drawing: Drawing | None,
    size: Size = PHONE,
    overtaken: Callable[[], bool] = lambda: False,
) -> bytes | None:
    """Returns a picture; None when there is nothing to draw or drawing fails, so that text is used."""
    if drawing is None:
        return None
    try:
        picture = await tables.pictures.draw(drawing, size, lambda: not overtaken())
    except Exception:  # a bug of the renderer must not cost the buttons
        log.exception("drawing the %s of %s", drawing.kind, drawing.title.id)
        return None
    if picture is None:
        raise NotDrawn
    return picture


# --- finding the table -------------------------------------------------------------------------------------


async def table_here(interaction: Interaction) -> Table:
    """Returns the table of this thread or channel; of several, the one that waits for the asker."""
    table = await _table_here(interaction)
    if interaction.client.outbox_worker.is_mute(table.place):  # perhaps we have the permission by now
        interaction.client.outbox_worker.kick(table.id)
    return table


async def _table_here(interaction: Interaction) -> Table:
    tables = interaction.client.tables
    user_id = user_of(interaction)
    here = await tables.views.at(interaction.channel_id) if interaction.channel_id else ()
    if len(here) == 1 and here[0].is_open:
        return here[0]
    mine = await tables.views.of_user(user_id)
    if here and here[0].is_open:
        order = {table.id: number for number, table in enumerate(mine)}
        return min(here, key=lambda table: order.get(table.id, len(order)))
    # A direct message has no thread, so the player's own game is meant.
    if interaction.guild_id is None and mine:
        return mine[0]
    elsewhere = await _elsewhere(interaction, mine)
    if elsewhere is not None:
        return elsewhere
    if here:
        return here[0]
    if interaction.channel_id and await tables.views.lacks_title(interaction.channel_id):
        raise TitleMissing
    raise NoTableHere


async def _elsewhere(interaction: Interaction, mine: tuple[Table, ...]) -> Table | None:
    """Returns a table of this channel's threads: one that waits for the asker, or whose thread is gone."""
    assert interaction.channel_id is not None, "a command is given somewhere"
    client, user_id = interaction.client, user_of(interaction)
    around = await client.tables.places.of_channel(interaction.channel_id)
    waiting = [table for table in mine if table.channel_id == interaction.channel_id]
    if waiting and waiting[0].seat_of(user_id) in waiting[0].asked:
        return waiting[0]
    doubtful = [table for table in around if client.get_channel(table.place) is None]
    for table in doubtful[:MOST_DOUBTS]:
        if not await _is_there(interaction, table.place):
            await client.relocate(table.id, table.place)
            return await client.tables.views.table(table.id)
    return None


async def _is_there(interaction: Interaction, place: int) -> bool:
    """Tells whether a thread exists, by a request: archived ones are not in the cache."""
    try:
        await interaction.client.fetch_channel(place)
    except discord.NotFound:
        return False
    except discord.HTTPException:
        return True
    return True


# --- autocomplete and unknown components -------------------------------------------------------------------


async def suggestions(interaction: Interaction, typed: str, work: Suggesting) -> list[Suggested]:
    """Returns the choices of an autocomplete; none on an error.

    Over the rate limit the only choice is a notice, with the typed text as its value.
    """
    try:
        await load_preferences(interaction)
        interaction.client.limits.completion(user_of(interaction))
        return await work()
    except TooFast as error:
        told = words_of(interaction)("suggestions-too-fast", seconds=error.seconds)
        name = clip(told, LONGEST_CHOICE)
        return [discord.app_commands.Choice(name=name, value=typed[:LONGEST_CHOICE] or name)]
    except TableError:
        return []
    except Exception:
        log.exception("autocomplete of interaction %d", interaction.id)
        return []


async def answer_unknown(interaction: Interaction) -> None:
    """Answers an unknown button, select or modal, such as one of an old version."""
    log.warning("interaction %d is of an unknown kind", interaction.id)
    await privately(interaction, lambda: _raise(UnknownButton()))


class Tree(discord.app_commands.CommandTree[TableClient]):
    """The command tree; handles errors that occur before a callback."""

    async def on_error(
        self, interaction: Interaction, error: discord.app_commands.AppCommandError, /
    ) -> None:
        """Answers an outdated command, because Discord shows changes late; logs other errors."""
        if isinstance(error, UNKNOWN_COMMAND):
            log.warning("interaction %d: %s", interaction.id, error)
            await privately(interaction, lambda: _raise(CommandChanged()))
        else:
            log.error("interaction %d", interaction.id, exc_info=error)


async def _raise(error: Exception) -> None:
    raise error
