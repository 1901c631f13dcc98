"""/replay: a game move by move, from its beginning, the last turns, or the asker's last look."""

from discord import app_commands

from bot.service.errors import TableError
from bot.store.rows import GameId
from bot.text.catalogue import Catalogue
from bot.titles.title import Choice
from bot.ui.client_base import Interaction, user_of, words_of
from bot.ui.kit.command_builder import CommandOption, Filled, build
from bot.ui.kit.menus import fitting
from bot.ui.kit.replies import promptly, table_here
from bot.ui.kit.translator import SlashCommand, describe
from bot.ui.showing.replay_panel import open_replay

SINCE, LAST_LOOK = "since", "look"
OFFERED = (1, 3, 5, 10, 20)  # turns; any other number may be typed
LONGEST_NUMBER = 4  # digits


class NothingNew(TableError):
    """There is no news since the asker last looked."""


class NoSuchTime(TableError):
    """The typed text is neither a number of turns nor the last look."""


def replay_command(catalogue: Catalogue) -> SlashCommand:
    """Returns /replay."""
    option = CommandOption(name=SINCE, description=describe(catalogue, "option-replay-since"), required=False)

    async def run(interaction: Interaction, filled: Filled) -> None:
        await promptly(interaction, lambda: _replay(interaction, filled))

    return build("replay", describe(catalogue, "command-replay"), [option], run, _times)


async def _times(
    interaction: Interaction, slot: str, filled: Filled, typed: str
) -> list[app_commands.Choice[str]]:
    """Returns the choices: the last look, and numbers of turns."""
    words = words_of(interaction)
    numbers = [int(typed)] if _is_number(typed) else OFFERED
    choices = [Choice(value=str(number), label=words("choice-turns", turns=number)) for number in numbers]
    return fitting([Choice(value=LAST_LOOK, label=words("choice-last-look")), *choices], typed)


async def _replay(interaction: Interaction, filled: Filled) -> None:
    table = await table_here(interaction)
    since = await _row(interaction, table.id, filled[SINCE]) if SINCE in filled else None
    await open_replay(interaction, table.id, since)


async def _row(interaction: Interaction, game_id: GameId, typed: str) -> int:
    """Returns the journal row after which the replay begins."""
    tables = interaction.client.tables
    looks = {tables.catalogue.words(each)("choice-last-look").casefold() for each in tables.catalogue.locales}
    if typed.casefold() in (LAST_LOOK, *looks):
        since = await tables.last_seen.last(game_id, user_of(interaction))
        if since >= (await tables.views.table(game_id)).seq:
            raise NothingNew
        return since
    if not _is_number(typed):
        raise NoSuchTime
    return await tables.replays.turns_ago(game_id, int(typed))


def _is_number(typed: str) -> bool:
    return typed.isascii() and typed.isdigit() and len(typed) <= LONGEST_NUMBER and int(typed) > 0
