"""The story of the miniatures game: joins related events into one sentence, and drops repetitions."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from bot.titles.runs import runs
from bot.titles.title import Joined, Story
from engine.core import Data, Event
from engine.miniatures import events as tell
from engine.miniatures.events import AnyEvent, Fate
from engine.miniatures.grid import Square
from engine.miniatures.pieces import FigureId, MarkerKind, Side

K = TypeVar("K", bound=Event)


class Post(Data, frozen=True):
    """A square and the figures deployed there."""

    at: Square
    figures: tuple[FigureId, ...]


class Throw(Data, frozen=True):
    """A figure and the single die it rolled."""

    figure: FigureId
    face: int
    needs: int = 0


class Answer(Data, frozen=True):
    """The result of a figure in a struck square."""

    figure: FigureId
    answer: tuple[int, ...]
    saves: int
    fate: Fate
    saves_on: int = 0
    armour: int = 0


class Blow(Data, frozen=True):
    """A square struck with its own roll, and the figures in it."""

    at: Square
    dice: tuple[int, ...]
    hits: int
    needs: int = 0
    answers: tuple[Answer, ...] = ()


class TookPositions(Event, frozen=True):
    """Figures are deployed one after the other."""

    posts: tuple[Post, ...]


class WereCalledUp(Event, frozen=True):
    figures: tuple[FigureId, ...]


class Walked(Event, frozen=True):
    """A figure takes two steps."""

    figure: FigureId
    start: Square
    over: Square
    to: Square


class CameIn(Event, frozen=True):
    """A figure enters and takes one more step."""

    figure: FigureId
    at: Square
    to: Square


class LookedRound(Event, frozen=True):
    """A figure moves inside its square (Q12)."""

    figure: FigureId
    at: Square


class Waited(Event, frozen=True):
    """A figure is activated and does nothing."""

    figure: FigureId


class NervesTested(Event, frozen=True):
    """The survivors of a square test for fright."""

    held: tuple[Throw, ...]
    lost: tuple[Throw, ...]


class SurvivalChecked(Event, frozen=True):
    """All figures hit by an effect roll one die each to survive it."""

    frightened: tuple[Throw, ...]
    stunned: tuple[Throw, ...]
    unharmed: tuple[Throw, ...]  # passed, or was already frightened or stunned


class Died(Event, frozen=True):
    """A figure dies of the attack that the same line tells."""

    figure: FigureId


class Gained(Event, frozen=True):
    """A side scores for what the same line tells."""

    side: Side
    vp: int
    total: int


class TookFirst(Event, frozen=True):
    """A figure takes the first marker of its side, which scores nothing."""

    figure: FigureId
    at: Square
    marker: MarkerKind


class CameDown(Event, frozen=True):
    """An effect strikes square by square, with one roll per square."""

    blows: tuple[Blow, ...]


ASIDES = (
    tell.FirstPlayerRolled,
    tell.RoundBegan,
    tell.RoundEnded,
    tell.TurnBegan,
    tell.CardsDrawn,
    tell.DeckShuffled,
    tell.GameEnded,
)
HEADINGS = (tell.RoundBegan, tell.TurnBegan, tell.RoundEnded)  # nobody scores by them
ENDS = (tell.Activated, tell.TurnBegan, tell.SidePassed, tell.RoundEnded, tell.GameEnded)  # of an activation


def story() -> Story[AnyEvent]:
    """Returns the story of the miniatures game."""
    kinds = (
        TookPositions,
        WereCalledUp,
        Walked,
        CameIn,
        LookedRound,
        Waited,
        NervesTested,
        SurvivalChecked,
        CameDown,
        TookFirst,
        Died,
        Gained,
    )
    return Story(kinds=kinds, tell=_retell)


def _retell(events: Sequence[Event]) -> list[Event]:
    told: list[Event] = [event for number, event in enumerate(events) if not _is_echo(events, number)]
    told = list(_strikes(_checks(_walks(_acts(told)))))
    told = list(_together(told, tell.Deployed, _positions))
    told = list(_together(told, tell.CalledUp, _call_up))
    told = list(_together(told, tell.FrightTested, _nerves))
    return list(_lines(told))


# --- repetitions -----------------------------------------------------------------------------------------


def _is_echo(events: Sequence[Event], number: int) -> bool:
    """Tells whether the previous or next event already says the same, or more."""
    before = events[number - 1] if number else None
    after = events[number + 1] if number + 1 < len(events) else None
    match before, events[number], after:
        case _, tell.MarkerRevealed(at=there), tell.MarkerTaken(at=at):
            return there == at
        case _, tell.CardPlayed(effect=effect), tell.RowBuilt(effect=laid):
            return effect == laid
        case tell.RoundBegan(side=first), tell.TurnBegan(side=side), _:
            return first is side
        case _, tell.TurnBegan(), None | tell.SidePassed():
            return True  # the question says whose turn it is now
        case _, tell.StanceTaken(figure=figure), _:
            return _is_fought(events[number + 1 :], figure)
        case tell.CarLanded() | tell.WreckLeft(), tell.Struck(dice=()), _:
            return True  # the square was empty
        case tell.ShotFired(target=saved, fate=Fate.SAVED_BY_ARMOUR), tell.WasFrightened(figure=figure), _:
            return saved == figure
        case tell.Endured(figure=saved, fate=Fate.SAVED_BY_ARMOUR), tell.WasFrightened(figure=figure), _:
            return saved == figure
    return False


def _is_fought(later: Sequence[Event], figure: FigureId) -> bool:
    """Tells whether the fight for which a figure has taken a stance was fought."""
    fights = (event for event in later if isinstance(event, tell.FightFought))
    return any(fight.target == figure for fight in fights)


# --- joined events ---------------------------------------------------------------------------------------


def _acts(events: Sequence[Event]) -> list[Event]:
    """Drops activations that the next event shows anyway; one without an action becomes `Waited`."""
    told: list[Event] = []
    for number, event in enumerate(events):
        later = (other for other in events[number + 1 :] if not isinstance(other, tell.CardPlayed))
        after = next(later, None)
        if not isinstance(event, tell.Activated) or after is None:
            told.append(event)
        elif isinstance(after, ENDS):
            told.append(Waited(figure=event.figure))
        elif not _is_about(after, event.figure):
            told.append(event)
    return told


def _is_about(event: Event, figure: FigureId) -> bool:
    return figure in msgspec.structs.astuple(event)


def _walks(events: Sequence[Event]) -> list[Event]:
    """Joins the two steps of a walk; a step inside a square becomes `LookedRound`."""
    told: list[Event] = []
    for event in events:
        last = told[-1] if told else None
        match last, event:
            case _, tell.Moved(figure=figure, start=at, to=to) if at == to:
                told.append(LookedRound(figure=figure, at=at))
            case tell.Moved(figure=one, start=start, to=over), tell.Moved(figure=two, start=at, to=to) if (
                one == two and over == at
            ):
                told[-1] = Walked(figure=one, start=start, over=over, to=to)
            case tell.Entered(figure=one, at=at), tell.Moved(figure=two, to=to) if one == two:
                told[-1] = CameIn(figure=one, at=at, to=to)
            case _:
                told.append(event)
    return told


def _together(events: Sequence[Event], kind: type[K], join: Callable[[list[K]], Event]) -> Iterator[Event]:
    """Joins consecutive events of one kind."""
    for _, run in groupby(events, key=lambda event: isinstance(event, kind)):
        several = list(run)
        alike = [event for event in several if isinstance(event, kind)]
        if len(alike) > 1:
            yield join(alike)
        else:
            yield from several


def _positions(several: list[tell.Deployed]) -> Event:
    squares = dict.fromkeys(one.at for one in several)
    return TookPositions(
        posts=tuple(
            Post(at=at, figures=tuple(one.figure for one in several if one.at == at)) for at in squares
        )
    )


def _call_up(several: list[tell.CalledUp]) -> Event:
    return WereCalledUp(figures=tuple(one.figure for one in several))


def _nerves(several: list[tell.FrightTested]) -> Event:
    throws = [(Throw(figure=one.figure, face=one.face), one.frightened) for one in several]
    return NervesTested(
        held=tuple(throw for throw, frightened in throws if not frightened),
        lost=tuple(throw for throw, frightened in throws if frightened),
    )


def _checks(events: Iterable[Event]) -> Iterator[Event]:
    """Joins the checks of all figures hit by one effect, each with its result."""
    for run in runs(events, _is_of_checks):
        if isinstance(run[0], tell.Checked):
            yield _survival(run)
        else:
            yield from run


def _is_of_checks(run: list[Event], event: Event) -> bool:
    return isinstance(run[0], tell.Checked) and (isinstance(event, tell.Checked) or _comes_of(event, run[-1]))


def _comes_of(event: Event, check: Event) -> bool:
    harmed = isinstance(event, tell.WasFrightened | tell.WasFrozen)
    return harmed and isinstance(check, tell.Checked) and _is_about(event, check.figure)


def _survival(run: list[Event]) -> Event:
    throws = {
        one.figure: Throw(figure=one.figure, face=one.face, needs=one.needs)
        for one in run
        if isinstance(one, tell.Checked)
    }
    frightened = [one.figure for one in run if isinstance(one, tell.WasFrightened)]
    stunned = [one.figure for one in run if isinstance(one, tell.WasFrozen)]
    return SurvivalChecked(
        frightened=tuple(throws[figure] for figure in frightened),
        stunned=tuple(throws[figure] for figure in stunned),
        unharmed=tuple(throw for figure, throw in throws.items() if figure not in (*frightened, *stunned)),
    )


def _lines(events: Iterable[Event]) -> Iterator[Event]:
    """Joins a deed with the death and the points it brings."""
    line: list[Event] = []
    for event in events:
        match event:
            case tell.Killed(figure=figure) if line and _is_attack_on(line[0], figure):
                line.append(Died(figure=figure))
            case tell.Scored(side=side, vp=vp, total=total) if line and not isinstance(line[0], HEADINGS):
                line.append(Gained(side=side, vp=vp, total=total))
            case _:
                yield from _as_line(line)
                line = [event]
    yield from _as_line(line)


def _is_attack_on(event: Event, figure: FigureId) -> bool:
    return isinstance(event, tell.ShotFired | tell.FightFought) and _is_about(event, figure)


def _as_line(events: Sequence[Event]) -> Iterator[Event]:
    match events:
        case [tell.MarkerTaken(figure=figure, at=at, marker=marker)]:
            yield TookFirst(figure=figure, at=at, marker=marker)
        case [_, _, *_]:
            yield Joined(events=tuple(events))
        case _:
            yield from events


def _strikes(events: Iterable[Event]) -> Iterator[Event]:
    """Joins the squares that an effect strikes one by one, each with the results of its figures."""
    blows: list[Blow] = []
    later: list[Event] = []
    for event in events:
        match event:
            case tell.Struck(at=at, squares=(only,), dice=dice) if at == only and dice:
                blows.append(Blow(at=at, dice=dice, hits=event.hits, needs=event.needs))
            case tell.Endured() if blows:
                blows[-1] = _with_answer(blows[-1], event)
            case tell.CivilianKilled() if blows:
                later.append(event)
            case _:
                yield from _come_down(blows, later)
                blows, later = [], []
                yield event
    yield from _come_down(blows, later)


def _come_down(blows: list[Blow], later: list[Event]) -> Iterator[Event]:
    if blows:
        yield CameDown(blows=tuple(blows))
    yield from later


def _with_answer(blow: Blow, event: tell.Endured) -> Blow:
    fresh = Answer(
        figure=event.figure,
        answer=event.answer,
        saves=event.saves,
        fate=event.fate,
        saves_on=event.saves_on,
        armour=event.armour,
    )
    return replace(blow, answers=(*blow.answers, fresh))
