"""A series in words: its score on lobbies, cards and last posts, and the button to its next game."""

from collections.abc import Iterator, Mapping

import discord

from bot.service.lobby.series import (
    game_label,
    goes_on,
    is_decided,
    keys_of,
    parties_of,
    series_of,
    wins,
    with_result,
)
from bot.service.model.table import SeriesState, Table
from bot.titles.title import Series, Words
from bot.ui.kit import ids
from bot.ui.kit.message import GOOD, button
from bot.ui.showing.messages import sitter
from renderer.words import enumerate_items


def series_lines(table: Table, words: Words) -> str:
    """Returns the name of a series, its games with the sides that won, and its score; "": no series."""
    series, state = series_of(table.title, table.settings.series), table.settings.series
    if series is None or state is None:
        return ""
    now, names = with_result(state, table), _parties(table, series, state, words)
    number = min(len(state.played) + 1, len(series.games))
    head = words("series-head", series=series.label(words), number=number, count=len(series.games))
    return "\n".join([head, *_games(table, now, words), *_score(series, now, names, words)])


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


def _games(table: Table, state: SeriesState, words: Words) -> Iterator[str]:
    for number, game in enumerate(state.played, start=1):
        label = game_label(table.title, game.options, number, words)
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
