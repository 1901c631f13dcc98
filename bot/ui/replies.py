"""The outermost edge of every callback: acknowledged first; refusals into words, bugs into the log."""

import logging
import secrets
from collections.abc import Awaitable, Callable

import discord

from bot.service.errors import TableError
from bot.titles.title import Words
from bot.ui.front import Front, Interaction, words_of
from bot.ui.refusals import TOO_LATE
from bot.ui.sheet import Sheet

log = logging.getLogger(__name__)

ALREADY_ACKNOWLEDGED = 40060  # the same interaction was delivered twice: the other one is being answered
UNKNOWN_INTERACTION = 10062  # three seconds are over, Discord has told the user so
REFUSED = 0xB8860B
BROKEN = 0xA02C2C


class NoTableHere(TableError):  # noqa: N818 - a person's mistake, not the program's
    """No table is played where the command was given."""


class NoSuchAction(TableError):  # noqa: N818 - a person's mistake, not the program's
    """What was typed is none of the legal actions."""


class MayNotWriteHere(TableError):  # noqa: N818 - a person's mistake, not the program's
    """The bot lacks the right to post where a table was to be opened."""


class NoSuchPlace(TableError):  # noqa: N818 - a person's mistake, not the program's
    """The board has no such part to look at."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.place = place


class Incomplete(TableError):  # noqa: N818 - a person's mistake, not the program's
    """Something was left blank that the game at this table cannot do without."""

    def __init__(self, slot: str) -> None:
        super().__init__(slot)
        self.slot = slot


class CommandChanged(TableError):  # noqa: N818 - a person's mistake, not the program's
    """The command was given in a form that this version of the bot does not have."""


UNKNOWN_COMMAND = (discord.app_commands.CommandNotFound, discord.app_commands.CommandSignatureMismatch)


async def privately(interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    """Acknowledges with an answer only the asker will see, then works."""
    if await _acknowledged(interaction, interaction.response.defer(ephemeral=True, thinking=True)):
        await _guarded(interaction, work)


async def in_place(interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    """Acknowledges a button whose own message is going to change, then works."""
    if await _acknowledged(interaction, interaction.response.defer()):
        await _guarded(interaction, work)


async def _acknowledged(interaction: Interaction, answer: Awaitable[object]) -> bool:
    interaction.client.at_work()
    try:
        await answer
    except discord.HTTPException as error:
        if error.code not in (ALREADY_ACKNOWLEDGED, UNKNOWN_INTERACTION):
            raise
        log.warning("interaction %d was not acknowledged: %s", interaction.id, error)
        return False
    return True


async def _guarded(interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    try:
        await _answered(interaction, work)
    except discord.HTTPException as error:
        if error.code not in TOO_LATE:
            raise
        log.warning("interaction %d was worked off too late to be answered: %s", interaction.id, error)


async def _answered(interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except TableError as error:
        await tell(interaction, Sheet(REFUSED).text(sentence(error, words_of(interaction))))
    except Exception as error:
        if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
            raise
        number = secrets.token_hex(3).upper()
        log.exception("incident %s, interaction %d", number, interaction.id)
        await tell(interaction, Sheet(BROKEN).text(words_of(interaction)("incident", number=number)))


def sentence(error: TableError, words: Words) -> str:
    """Returns why a thing is not done, for the one who asked for it."""
    return words(error.key, **error.params)


async def tell(interaction: Interaction, sheet: Sheet) -> None:
    """Tells the asker, and nobody else, whatever the first answer was."""
    thinking = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    if thinking:
        await interaction.edit_original_response(view=sheet.view(), attachments=sheet.files())
    else:
        await interaction.followup.send(view=sheet.view(), files=sheet.files(), ephemeral=True)


async def nothing_on_error(
    interaction: Interaction, work: Awaitable[list[discord.app_commands.Choice[str]]]
) -> list[discord.app_commands.Choice[str]]:
    """Answers an autocomplete; where there is nothing to offer, or a bug, it offers nothing."""
    try:
        return await work
    except TableError:
        return []
    except Exception:
        log.exception("autocomplete of interaction %d", interaction.id)
        return []


class Tree(discord.app_commands.CommandTree[Front]):
    """The commands; what goes wrong before one of our callbacks is reached is answered here."""

    async def on_error(
        self, interaction: Interaction, error: discord.app_commands.AppCommandError, /
    ) -> None:
        """Says that the command is not the one we know: Discord shows changed commands late."""
        if isinstance(error, UNKNOWN_COMMAND):
            log.warning("interaction %d: %s", interaction.id, error)
            await privately(interaction, lambda: _raise(CommandChanged()))
        else:
            log.error("interaction %d", interaction.id, exc_info=error)


async def _raise(error: Exception) -> None:
    raise error
