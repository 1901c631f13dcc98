"""A series in words and as a picture: its score, its story, and the button to its next game."""

from collections.abc import Iterator, Mapping
from functools import partial

import discord
import msgspec

from bot.service.lobby.series import (
    briefing_of,
    game_name,
    goes_on,
    is_decided,
    keys_of,
    leaders_of,
    parties_of,
    series_of,
    wins,
    with_result,
)
from bot.service.model.table import SeriesGame, SeriesState, Table
from bot.service.playing.rulebooks import RULES
from bot.service.showing.pictures import Pictured, Pictures
from bot.titles.title import Choice, Series, Sketch, Words
from bot.ui.client_base import Interaction, locale_of, user_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import GOOD, Message, button
from bot.ui.kit.replies import promptly, show_all
from bot.ui.showing.messages import sitter, texts
from renderer.scenes import series as chart
from renderer.words import enumerate_items

PICTURE = "series.png"


def add_series(message: Message, table: Table, words: Words, drawn: Pictured | None) -> None:
    """Adds the score of a series and its picture; without a picture its games in words."""
    message.text(series_lines(table, words, games=drawn is None))
    if drawn is not None:
        message.picture(drawn.png, PICTURE, drawn.alt)


def series_lines(table: Table, words: Words, *, games: bool = True) -> str:
    """Returns the name of a series, its games with the sides that won, and its score; "": no series."""
    series, state = series_of(table.title, table.settings.series), table.settings.series
    if series is None or state is None:
        return ""
    now, names = with_result(state, table), _parties(table, series, state, words)
    number = min(len(state.played) + 1, len(series.games))
    head = words("series-head", series=series.label(words), number=number, count=len(series.games))
    played = _games(table, series, now, words) if games else ()
    return "\n".join([head, *played, *_score(series, now, names, words)])


def again_button(table: Table, words: Words) -> discord.ui.Button[discord.ui.LayoutView]:
    """Returns *Rematch*, or in a series the button to its next game."""
    series = goes_on(table)
    if series is None:
        return button(words("button-rematch"), ids.rematch(table.id), GOOD)
    key = "button-series-again" if table.outcome is None else series.next_key
    return button(words(key), ids.rematch(table.id), GOOD)


def _parties(table: Table, series: Series, state: SeriesState, words: Words) -> dict[int, str]:
    """Returns the names of the parties: their sides if these are kept, else the people on them."""
    parties = parties_of(state, keys_of(table))
    return {
        parties[chair.key]: sitter(chair, words)
        if series.swaps and chair.is_taken
        else words(f"seat-{chair.key}")
        for chair in table.chairs
        if chair.is_taken or chair.key in state.parties
    }


def _games(table: Table, series: Series, state: SeriesState, words: Words) -> Iterator[str]:
    for number, game in enumerate(state.played):
        label = game_name(table.title, series, number, words)
        sides = [words(f"seat-{key}") for key in game.sides]
        if sides:
            yield words("series-won", game=label, people=enumerate_items(sides, words))
        else:
            yield words("series-drawn", game=label)


def _score(series: Series, state: SeriesState, names: Mapping[int, str], words: Words) -> Iterator[str]:
    if not state.played:
        return
    won = wins(state)
    score = " · ".join(words("series-wins", name=name, wins=won[party]) for party, name in names.items())
    yield words("series-score", score=score)
    if is_decided(series, state):
        most = max(won.values(), default=0)
        best = [name for party, name in names.items() if won[party] == most]
        yield words("series-winner", name=best[0]) if len(best) == 1 else words("series-tied")


# --- the story -------------------------------------------------------------------------------------


def add_briefing(message: Message, table: Table, words: Words) -> None:
    """Adds the story of a game in a series, and the button to everything that is new in it."""
    briefing = briefing_of(table, words)
    if briefing is None:
        return
    message.text(f"> *{briefing.story}*")
    new = [
        words(f"series-new-{what}", **{what: enumerate_items([one.label for one in some], words)})
        for what, some in (("people", briefing.people), ("rules", briefing.rules))
        if some
    ]
    if new:
        message.beside("\n".join(new), button(words("button-series-new"), ids.news(table.id)))


class BriefingButton(Pressable, kind=ids.news):
    """*What's new*: shows the new people and rules of a game in a series privately."""

    async def press(self, interaction: Interaction) -> None:
        await promptly(interaction, lambda: self._show(interaction))

    async def _show(self, interaction: Interaction) -> None:
        tables, locale = interaction.client.tables, locale_of(interaction)
        table = await tables.views.table(self.game_id)
        words = tables.catalogue.words(locale, table.title)
        briefing = briefing_of(table, words)
        topics: tuple[Choice, ...] = () if briefing is None else (*briefing.people, *briefing.rules)
        told = [
            await tables.play.look_up(self.game_id, user_of(interaction), RULES, {"topic": one.value}, locale)
            for one in topics
        ]
        await show_all(interaction, texts("\n".join(told) or words("series-nothing-new")))


# --- the picture -----------------------------------------------------------------------------------


async def series_picture(pictures: Pictures, table: Table, words: Words) -> Pictured | None:
    """Returns the picture of a series of which a game has been played; None: there is none."""
    state, series = table.settings.series, series_of(table.title, table.settings.series)
    if state is None or series is None:
        return None
    now = with_result(state, table)
    if not now.played:
        return None
    people = ",".join(f"{chair.key} {sitter(chair, words)}" for chair in table.chairs)
    key = ("series", table.title.id, table.locale, msgspec.json.encode(now), people)
    return await pictures.plate(key, partial(_sketch, table, series, now, words))


def _sketch(table: Table, series: Series, now: SeriesState, words: Words) -> Sketch:
    """Returns the picture of a series with its alternative text."""
    played, count = len(now.played), len(series.games)
    labels = [game_name(table.title, series, number, words) for number in range(count)]
    decided = is_decided(series, now)
    games = tuple(
        _pictured_game(table, now.played[number] if number < played else None, label, words)
        if number < played or decided or number > played
        else chart.SeriesGame(label=label, result=words("series-next"), is_next=True)
        for number, label in enumerate(labels)
    )
    state = table.settings.series or now
    names, won, best = _parties(table, series, state, words), wins(now), leaders_of(now)
    seats = {party: key for key, party in parties_of(now, keys_of(table)).items()}
    standings = tuple(
        chart.Standing(name=name, wins=won[party], side=_winner(table, seats[party]), leads=best == [party])
        for party, name in names.items()
    )
    alt = words(
        "series-alt",
        series=series.label(words),
        played=played,
        count=count,
        games=". ".join(_games(table, series, now, words)) + ".",
        score=" ".join(_score(series, now, names, words)),
    )
    about = words("series-progress", played=played, count=count)
    picture = chart.SeriesChart(title=series.label(words), about=about, games=games, standings=standings)
    return Sketch(scene=chart.scene(picture), alt=alt)


def _pictured_game(table: Table, game: SeriesGame | None, label: str, words: Words) -> chart.SeriesGame:
    if game is None:
        return chart.SeriesGame(label=label)
    if not game.sides:
        return chart.SeriesGame(label=label, result=words("series-draw"))
    sides = enumerate_items([words(f"seat-{key}") for key in game.sides], words)
    winner = _winner(table, game.sides[0])
    return chart.SeriesGame(label=label, result=words("series-side-won", side=sides), winner=winner)


def _winner(table: Table, key: str) -> chart.Winner:
    """Returns the mark of a side: its place among the seats, and its ink."""
    keys = table.title.rules.seat_plan(table.options).keys
    ink = table.title.pictures.inks.get(key, "amber")
    return chart.Winner(seat=keys.index(key) if key in keys else 0, ink=ink)
