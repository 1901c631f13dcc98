"""The replay panel: a game move by move, only for its reader, and the same as an animation or a file."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import discord

from bot.service.showing.replay_steps import OneStep
from bot.store.rows import GameId
from bot.titles.title import Words
from bot.ui.client_base import Interaction, locale_of, user_of
from bot.ui.finished.play_on import play_on_button
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import PLAIN, PRIMARY, Message, button
from bot.ui.kit.replies import draw, draws_on_request, privately, promptly, promptly_in_place, show
from bot.ui.showing import messages

T = TypeVar("T")

REPLAY_FILE = "replay.gif"
A_MOMENT = 2.0  # seconds until a notice that it takes longer
LAST = -1  # the number of the last step, whatever it is by then


class ReplayButton(Pressable, kind=ids.replay):
    """*Replay*: opens the panel at the beginning of a game."""

    async def press(self, interaction: Interaction) -> None:
        await promptly(interaction, lambda: open_replay(interaction, self.game_id))


class NewsButton(Pressable, kind=ids.replay_news):
    """*Watch as a replay*: opens the panel at the presser's news."""

    async def press(self, interaction: Interaction) -> None:
        since = max(int(self.named["seq"]), 0)
        await promptly(interaction, lambda: open_replay(interaction, self.game_id, since))


class StepButton(Pressable, kind=ids.replay_step):
    """⏮ ◀ ▶ ⏭: shows another step in the same message."""

    async def press(self, interaction: Interaction) -> None:
        number = max(int(self.named["number"]), LAST)
        await promptly_in_place(interaction, lambda: _show_step(interaction, self.game_id, number))


class FilmButton(Pressable, kind=ids.film):
    """*As an animation*: shows the game as a film, from the step on that is shown."""

    async def press(self, interaction: Interaction) -> None:
        since = max(int(self.named["seq"]), 0)
        await privately(interaction, lambda: _show_film(interaction, self.game_id, since))


class FileButton(Pressable, kind=ids.replay_file):
    """*As a file*: gives the presser the page to step through, as far as they may see the game."""

    async def press(self, interaction: Interaction) -> None:
        await privately(interaction, lambda: _show_file(interaction, self.game_id))


async def open_replay(interaction: Interaction, game_id: GameId, since: int | None = None) -> None:
    """Opens the panel at the beginning, or at the first step after a row of the journal."""
    tables = interaction.client.tables
    number = 0 if since is None else await tables.replay_steps.number_after(game_id, since)
    await tables.last_seen.watch(game_id, user_of(interaction))
    await _show_step(interaction, game_id, number)


async def _show_step(interaction: Interaction, game_id: GameId, number: int) -> None:
    tables, locale = interaction.client.tables, locale_of(interaction)
    table = await tables.views.table(game_id)
    shown = await tables.replay_steps.one(game_id, number, locale)
    words = tables.catalogue.words(locale, table.title)
    picture = await draw(tables, shown.step.board)
    message = Message(messages.OVER).text(_head(shown, words))
    message.text(messages.quote(shown.step.lines, words))
    messages.show_board(message, picture, shown.step.alt)
    message.small("\n".join(shown.step.status))
    message.row(*_ways(game_id, shown))
    onwards = shown.step.seq if 0 < shown.number < shown.count - 1 else 0
    message.row(
        button(words("button-film"), ids.film(game_id, onwards)),
        button(words("button-file"), ids.replay_file(game_id)),
        *([play_on_button(game_id, shown.step.seq, words)] if shown.step.goes_on else []),
    )
    await show(interaction, message)


def _head(shown: OneStep, words: Words) -> str:
    count = words("replay-step", number=shown.number + 1, count=shown.count)
    small = " · ".join(piece for piece in (count, shown.step.score) if piece)
    return f"### {shown.step.heading or words('replay-page-begins')}\n-# {small}"


def _ways(game_id: GameId, shown: OneStep) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Returns the four buttons to other steps; those that lead nowhere are grey."""
    at, end = shown.number, shown.count - 1
    ways = (("⏮", 0, "first"), ("◀", max(at - 1, 0), "back"), ("▶", at + 1, "next"), ("⏭", LAST, "last"))
    buttons = []
    for sign, number, way in ways:
        style = PRIMARY if way == "next" else PLAIN
        made = button(sign, ids.replay_step(game_id, number, way), style)
        made.disabled = at == (0 if way in ("first", "back") else end)
        buttons.append(made)
    return buttons


async def _show_film(interaction: Interaction, game_id: GameId, since: int) -> None:
    tables, locale = interaction.client.tables, locale_of(interaction)
    draws_on_request(interaction)
    table = await tables.views.table(game_id)
    words = tables.catalogue.words(locale, table.title)
    film = await _when_made(interaction, tables.replays.film(game_id, locale, since), words)
    key = "replay-since" if since else "replay-so-far" if table.secret is None else "replay-whole"
    await show(interaction, Message(messages.OVER).text(words(key)).picture(film.gif, REPLAY_FILE, film.alt))


async def _show_file(interaction: Interaction, game_id: GameId) -> None:
    tables, locale = interaction.client.tables, locale_of(interaction)
    draws_on_request(interaction)
    table = await tables.views.table(game_id)
    words = tables.catalogue.words(locale, table.title)
    file = await _when_made(interaction, tables.replay_files.of(game_id, locale), words)
    key = "replay-file-so-far" if table.secret is None else "replay-file"
    await show(interaction, Message(messages.OVER).text(words(key)).file(file.name, file.page))


async def _when_made(interaction: Interaction, making: Coroutine[Any, Any, T], words: Words) -> T:
    """Returns a film or file once it is made; says so if that takes a while."""
    task = asyncio.create_task(making)
    done, _ = await asyncio.wait({task}, timeout=A_MOMENT)
    if not done:
        await show(interaction, Message(messages.OVER).text(words("replay-being-made")))
    return await task
