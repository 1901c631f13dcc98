"""Results of a person's finished games, as counts; there is no ranking."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

import msgspec

from bot.proof.check import GIVEN_UP
from bot.service.context import Context
from bot.service.errors import UnknownTitle
from bot.service.lobby.series import is_decided, leaders_of, parties_of, series_of, with_winners
from bot.service.model.table import TableSettings
from bot.service.running.packs import Packs
from bot.service.showing.views import chosen_value
from bot.store import people, results
from bot.store.rows import ByWhom, FinishedGame, Promptness, UserId
from bot.titles.title import AnyOptions, AnyTitle, Words
from engine.core import Outcome

LATEST = 10  # games shown one by one
TWO_SIDES = 2  # with more seats than these, a seat is a colour and nothing else

_OUTCOME = msgspec.json.Decoder(Outcome)


class Verdict(StrEnum):
    """The result of a game for one person."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"


class Against(StrEnum):
    """The kind of opponents in a game."""

    PEOPLE = "people"
    COMPUTER = "computer"  # only computers
    ALONE = "alone"  # a game for one


@dataclass(frozen=True, kw_only=True)
class Tally:
    """Numbers of games won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def total(self) -> int:
        return self.won + self.drawn + self.lost

    @classmethod
    def of(cls, verdicts: Iterable[Verdict]) -> "Tally":
        """Returns the tally of some verdicts."""
        every = list(verdicts)
        return cls(**{verdict.value: every.count(verdict) for verdict in Verdict})


@dataclass(frozen=True, kw_only=True)
class Results:
    """The statistics of a person. Games against computers count in no breakdown and no streak."""

    tallies: Mapping[Against, Tally]
    by_title: Mapping[str, Tally]  # by the name of the title
    by_side: Mapping[str, Tally]
    by_scenario: Mapping[str, Tally]
    by_series: Mapping[str, Tally]  # games in chapters, and series in which they played the last game
    streak: int  # games won in a row, up to now
    best_streak: int
    latest: tuple[Verdict, ...]  # the last one last
    visit: float | None  # seconds from being asked to handing over, on average
    promptness: Promptness  # in all games

    @property
    def total(self) -> int:
        return sum(tally.total for tally in self.tallies.values())


@dataclass(frozen=True, kw_only=True)
class _Played:
    """A finished game with its names in words."""

    title: str
    side: str | None
    scenario: str
    against: Against
    verdict: Verdict
    series: tuple[str, Verdict] | None  # a series that this game has ended


class Records:
    """Reads the statistics of people."""

    def __init__(self, context: Context, packs: Packs) -> None:
        self._context = context
        self._packs = packs

    async def of(
        self, user_id: UserId, *, locale: str, guild_id: int | None = None, title: str | None = None
    ) -> Results:
        """Returns a person's statistics, on one server or everywhere, of one title or of all."""
        if title is not None and title not in self._context.titles:
            raise UnknownTitle(title)
        games = await self._context.database.read(results.finished_games, user_id, guild_id, title)
        known = [game for game in games if game.title in self._context.titles and _counts(game)]
        played = [await self._result_of(game, locale) for game in known]
        promptness = await self._context.database.read(people.promptness, user_id)
        return _results(played, _mean([span for game in known for span in visits(game, user_id)]), promptness)

    async def _result_of(self, game: FinishedGame, locale: str) -> _Played:
        title = await self._packs.title_of(game.title, game.options) or self._context.titles[game.title]
        words = self._context.catalogue.words(locale, title)
        options = _options(title, game)
        chapters = options is not None and title.setup.in_chapters(options)
        sides = options is not None and len(title.rules.seat_plan(options).keys) == TWO_SIDES
        return _Played(
            title=words("title-name"),
            side=words(f"seat-{game.key}") if sides else None,
            scenario="" if options is None or chapters else scenario_of(title, options, words),
            against=_against(game),
            verdict=verdict_of(game),
            series=None if options is None else _series_ended(title, game, options, words),
        )


def _series_ended(
    title: AnyTitle, game: FinishedGame, options: AnyOptions, words: Words
) -> tuple[str, Verdict] | None:
    """Returns the label of a series that a game has ended or is by itself, and its result for this person."""
    if title.setup.in_chapters(options):
        return scenario_of(title, options, words), verdict_of(game)
    state = msgspec.json.decode(game.settings, type=TableSettings).series
    series = series_of(title, state)
    if series is None or state is None or game.outcome is None:
        return None
    sides = game.keys
    after = with_winners(state, sides, _OUTCOME.decode(game.outcome).winners, {})
    if not is_decided(series, after):
        return None
    leaders, mine = leaders_of(after), parties_of(after, sides)[game.key]
    won = Verdict.DRAWN if len(leaders) != 1 else Verdict.WON if mine in leaders else Verdict.LOST
    return series.label(words), won


def _results(played: Sequence[_Played], visit: float | None, promptness: Promptness) -> Results:
    counted = [game for game in played if game.against is not Against.COMPUTER]
    runs = list(_runs(game.verdict for game in counted))
    return Results(
        tallies={kind: Tally.of(game.verdict for game in played if game.against is kind) for kind in Against},
        by_title=_by(counted, lambda game: game.title),
        by_side=_by(counted, lambda game: game.side),
        by_scenario=_by(counted, lambda game: game.scenario),
        by_series=_by_series(counted),
        streak=runs[-1],
        best_streak=max(runs),
        latest=tuple(game.verdict for game in counted[-LATEST:]),
        visit=visit,
        promptness=promptness,
    )


def _by(played: Sequence[_Played], trait: Callable[[_Played], str | None]) -> dict[str, Tally]:
    """Returns tallies by a trait of the games, the most played first; games without it are left out."""
    traits = dict.fromkeys(found for game in played if (found := trait(game)))
    tallies = {each: Tally.of(game.verdict for game in played if trait(game) == each) for each in traits}
    return dict(sorted(tallies.items(), key=lambda entry: -entry[1].total))


def _by_series(played: Sequence[_Played]) -> dict[str, Tally]:
    ended = [game.series for game in played if game.series is not None]
    return {
        each: Tally.of(won for label, won in ended if label == each) for each in dict.fromkeys(dict(ended))
    }


def _runs(verdicts: Iterable[Verdict]) -> Iterator[int]:
    """Yields the winning streak after each game, beginning with 0."""
    run = 0
    yield run
    for verdict in verdicts:
        run = run + 1 if verdict is Verdict.WON else 0
        yield run


def _counts(game: FinishedGame) -> bool:
    """Tells whether a game counts for a person: not from a given position, a taken-over seat only if won."""
    if msgspec.json.decode(game.settings, type=TableSettings).start:
        return False
    return not game.rescued or verdict_of(game) is Verdict.WON


def _against(game: FinishedGame) -> Against:
    if game.seats == 1:
        return Against.ALONE
    return Against.PEOPLE if game.with_people else Against.COMPUTER


def verdict_of(game: FinishedGame) -> Verdict:
    """Returns the verdict of a game; one without a winner is a draw, but lost if solo or resigned."""
    if game.resigned or game.outcome is None:
        return Verdict.LOST
    outcome = _OUTCOME.decode(game.outcome)
    if game.seat in outcome.winners:
        return Verdict.WON
    decided = outcome.winners or outcome.reason == GIVEN_UP or game.seats == 1
    return Verdict.LOST if decided else Verdict.DRAWN


def _options(title: AnyTitle, game: FinishedGame) -> AnyOptions | None:
    """Returns the options of a game; None: an earlier version stored them in a format we cannot read."""
    try:
        return title.codecs.options.decode(game.options)
    except msgspec.MsgspecError:
        return None


def scenario_of(title: AnyTitle, options: AnyOptions, words: Words) -> str:
    """Returns the label of the scenario that was played; "" for a title without scenarios."""
    labels = [
        choice.label
        for name in title.setup.scenario
        if title.setup.matters(options, name)
        for choice in title.setup.choices[name](words)
        if choice.value == chosen_value(options, name)
    ]
    return " · ".join(labels)


def visits(game: FinishedGame, user_id: UserId) -> Iterator[float]:
    """Yields the length of each visit of a person, from the act before it to their last act in it.

    Automatic answers of their own seat neither end a visit nor extend it.
    """
    acts = [act for act in game.acts if act.seat != game.seat or act.by_whom is ByWhom.PLAYER]
    began: float | None = None
    for before, act in pairwise(acts):
        mine = act.by_user == user_id and act.by_whom is ByWhom.PLAYER
        if mine and began is None:
            began = before.at
        elif not mine and began is not None:
            yield before.at - began
            began = None
    if began is not None:
        yield acts[-1].at - began


def _mean(spans: Sequence[float]) -> float | None:
    return sum(spans) / len(spans) if spans else None
