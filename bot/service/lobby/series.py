"""Series: several games one after the other, with a running score."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from bot.service.errors import BadOption, SeriesDecides
from bot.service.model.position import Position
from bot.service.model.table import SeriesGame, SeriesState, Table, TableSettings
from bot.service.showing.views import chosen_value
from bot.titles.title import AnyTitle, Briefing, Choice, Series, Words
from engine.core import Seat

SERIES = "series"  # changed like an option of the game
SINGLE = "single"  # the choice of no series


def series_of(title: AnyTitle, state: SeriesState | None) -> Series | None:
    """Returns the series that a table belongs to; None: none, or one that is no longer offered."""
    named = (one for one in title.setup.series if state is not None and one.name == state.name)
    return next(named, None)


def series_named(title: AnyTitle, typed: str, *words: Words) -> Series:
    """Returns a series by its name or its label in any of these languages; raises `BadOption`."""
    for one in _matches(title, typed, words):
        return one
    raise BadOption(SERIES)


def _matches(title: AnyTitle, typed: str, words: Sequence[Words]) -> Iterator[Series]:
    for one in title.setup.series:
        if typed == one.name or typed.casefold() in (one.label(said).casefold() for said in words):
            yield one


def series_choices(title: AnyTitle, option: str, words: Words) -> list[Choice]:
    """Returns the series that set an option: /new offers them among its values."""
    return [
        Choice(value=one.name, label=one.label(words)) for one in title.setup.series if option in one.games[0]
    ]


def with_series(
    title: AnyTitle, given: Mapping[str, str], settings: TableSettings, words: Sequence[Words]
) -> tuple[Mapping[str, str], TableSettings]:
    """Returns the options and settings of a new table; one of the options may name a series."""
    for option, typed in given.items():
        for one in _matches(title, typed, words):
            if option in one.games[0]:
                state = SeriesState(name=one.name)
                return {**given, **one.games[0]}, msgspec.structs.replace(settings, series=state)
    return given, settings


def offered_series(table: Table, words: Words) -> list[Choice]:
    """Returns the series that a lobby may choose: those that begin with its options, and the longest.

    None are offered by a game for which there are none, nor in the middle of a series.
    """
    state, every = table.settings.series, table.title.setup.series
    if not every or table.settings.start or (state is not None and state.played):
        return []
    longest = max(len(one.games) for one in every)
    fitting = [
        one
        for one in every
        if len(one.games) == longest
        or all(chosen_value(table.options, name) == value for name, value in one.games[0].items())
    ]
    return [Choice(value=one.name, label=one.label(words)) for one in fitting]


def check_free(position: Position, option: str) -> None:
    """Raises `SeriesDecides` for an option that the series has set for a later game."""
    state = position.settings.series
    series = series_of(position.title, state)
    if state is not None and series is not None and state.played and option in series.games[0]:
        raise SeriesDecides


def chosen_series(
    position: Position, name: str, words: Words
) -> tuple[Mapping[str, str], SeriesState | None]:
    """Returns the options that a series sets for its first game, and its state; `SINGLE` ends it."""
    state = position.settings.series
    if state is not None and state.played:
        raise SeriesDecides
    if name == SINGLE:
        return {}, None
    series = series_named(position.title, name, words)
    return series.games[0], SeriesState(name=series.name)


def kept_series(position: Position, option: str, value: str) -> SeriesState | None:
    """Returns the series of a lobby after a change of an option; None if it begins with another value."""
    series = series_of(position.title, position.settings.series)
    if series is None or series.games[0].get(option, value) == value:
        return position.settings.series
    return None


def parties_of(state: SeriesState, keys: Iterable[str]) -> dict[str, int]:
    """Returns the parties by the keys of the seats; each seat that is new gets the next number."""
    used = [*state.parties.values(), *(party for game in state.played for party in game.winners)]
    fresh, parties = max(used, default=-1) + 1, dict(state.parties)
    for key in keys:
        if key not in parties:
            parties[key] = fresh
            fresh += 1
    return parties


def keys_of(table: Position | Table) -> tuple[str, ...]:
    """Returns the keys of a table's seats."""
    return tuple(chair.key for chair in table.chairs)


def with_result(state: SeriesState, table: Position | Table) -> SeriesState:
    """Returns the series after this game; unchanged while it has no result."""
    series, outcome = series_of(table.title, state), table.outcome
    if series is None or outcome is None:
        return state
    number = min(len(state.played), len(series.games) - 1)
    options = {name: chosen_value(table.options, name) for name in series.games[number]}
    return with_winners(state, keys_of(table), outcome.winners, options)


def with_winners(
    state: SeriesState, keys: Sequence[str], winners: Iterable[Seat], options: dict[str, str]
) -> SeriesState:
    """Returns the series after a game that these seats have won."""
    parties, won = parties_of(state, keys), tuple(keys[seat] for seat in winners)
    game = SeriesGame(options=options, winners=tuple(parties[key] for key in won), sides=won)
    return msgspec.structs.replace(state, played=(*state.played, game), parties=parties)


def leaders_of(state: SeriesState) -> list[int]:
    """Returns the parties that have won most games; nobody leads before the first is won."""
    won = wins(state)
    return [party for party, count in won.items() if count == max(won.values())]


def wins(state: SeriesState) -> Counter[int]:
    """Returns the number of games won by each party."""
    return Counter(party for game in state.played for party in game.winners)


def is_decided(series: Series, state: SeriesState) -> bool:
    """Tells whether a series is over: all games are played, or one side has won enough of them."""
    most = max(wins(state).values(), default=0)
    return len(state.played) >= len(series.games) or (series.wins is not None and most >= series.wins)


def goes_on(table: Position | Table) -> Series | None:
    """Returns the series that has another game after this one; None: there is none."""
    state = table.settings.series
    series = series_of(table.title, state)
    if series is None or state is None or is_decided(series, with_result(state, table)):
        return None
    return series


def briefing_of(table: Position | Table, words: Words) -> Briefing | None:
    """Returns the story of a table's game in its series; None: no series, or one without a story."""
    state = table.settings.series
    series = series_of(table.title, state)
    if series is None or state is None or series.briefing is None or len(state.played) >= len(series.games):
        return None
    winners = state.played[-1].sides if state.played else ()
    return series.briefing(len(state.played), winners, words)


def game_name(title: AnyTitle, series: Series, number: int, words: Words) -> str:
    """Returns the short name of a game in a series, by its number from 0."""
    if series.game_name is not None:
        return series.game_name(number, words)
    return _label(title, series.games[number], number + 1, words)


def _label(title: AnyTitle, game: Mapping[str, str], number: int, words: Words) -> str:
    """Returns the name of a game in a series: that of its scenario, else its number."""
    labels = [
        choice.label
        for name, value in game.items()
        if name in title.setup.choices
        for choice in title.setup.choices[name](words)
        if choice.value == value
    ]
    return " · ".join(labels) or words("series-game", number=number)
