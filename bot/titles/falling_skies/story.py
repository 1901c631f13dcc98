"""The story of Under Falling Skies: a line per roll, room and move of the mothership."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from bot.titles.falling_skies.names import Laid
from bot.titles.runs import runs
from bot.titles.title import Joined, Story
from engine.core import Event
from engine.falling_skies import events as tell
from engine.falling_skies.events import AnyEvent
from engine.falling_skies.pieces import Die, ShipKind, column_of


class RoundRolled(Event, frozen=True):
    """A round begins with a roll."""

    round: int
    dice: tuple[Die, ...]


class DiceLaid(Event, frozen=True):
    """Dice are placed, and the ships of their columns descend."""

    laid: tuple[Laid, ...]


class ShipsHit(Event, frozen=True):
    """Ships hit the city, and the base takes damage."""

    ships: int
    damage: int
    limit: int


class ShipsShifted(Event, frozen=True):
    """Ships drift to another column."""

    ships: int


class ShipsShot(Event, frozen=True):
    """A room shoots down several ships."""

    ships: tuple[ShipKind, ...]


class ShipsLaunched(Event, frozen=True):
    """Several ships launch."""

    columns: tuple[int, ...]  # counted from 1


KINDS = (RoundRolled, DiceLaid, ShipsHit, ShipsShifted, ShipsShot, ShipsLaunched)

# Events that begin a line, and events that are a line of their own; all others continue a line.
OPENINGS = (
    *(tell.RoundBegan, tell.DiceRolled, tell.CharacterCalled, tell.RoomUsed, tell.EnergyLost),
    *(tell.ExcavatorMoved, tell.PeopleEvacuated, tell.MothershipDescended, tell.MothershipHeld),
)
ALONE = (
    *(tell.GameBegan, tell.ScenarioBegan, tell.GameWon, tell.GameLost, tell.DifficultyRated),
    *(tell.ChapterBegan, tell.CityAttacked, tell.CityAbandoned, tell.CharacterJoined, tell.LevelSet),
    *(tell.CityDamaged, tell.CitySaved, tell.CityLost, tell.ScoreCounted),
    *(tell.CampaignWon, tell.CampaignLost),
)

DICE = (tell.RoundBegan, tell.DiceRolled, tell.DiePlaced, tell.DiceKept, tell.DieTurned)  # before a placement

ASIDES = (
    *(RoundRolled, tell.RoundBegan, tell.DiceRolled, tell.MothershipDescended, tell.ShipsCollected),
    *(tell.WhiteShipsAdded, tell.ShipLaunched, ShipsLaunched, tell.ShipsWaiting, tell.ExcavatorPushedBack),
)

E = TypeVar("E", bound=Event)


def story() -> Story[AnyEvent]:
    """Returns the story of Under Falling Skies."""
    return Story(kinds=KINDS, tell=_retell)


def _retell(events: Sequence[AnyEvent]) -> list[Event]:
    told: list[Event] = []
    for run in runs(_without_repetitions(events), _continues):
        line = tuple(_sentences(run))
        told.append(line[0] if len(line) == 1 else Joined(events=line))
    return told


def _without_repetitions(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """Leaves out the energy paid for a room, which its line says, and settings that are changed again."""
    kept: list[AnyEvent] = []
    for event in events:
        match kept[-1] if kept else None, event:
            case tell.RoomUsed(cost=cost), tell.EnergyLost(energy=energy) if cost == energy:
                continue
            case (tell.LevelSet(), tell.LevelSet()) | (tell.DifficultyRated(), tell.DifficultyRated()):
                kept.pop()
        kept.append(event)
    return kept


def _continues(run: list[AnyEvent], event: AnyEvent) -> bool:
    match run[-1], event:
        case tell.RoundBegan() | tell.ColumnSabotaged(), tell.DiceRolled():
            return True
        case tell.ShipsDescended() | tell.ShipShifted(), tell.MothershipDescended():  # called by a ship
            return True
        case tell.EnergyLost(), tell.ExcavatorMoved():  # what digging costs
            return True
        case tell.RoundBegan(), tell.EnergyLost():  # sabotage
            return True
    if isinstance(run[0], tell.RoomUsed) and isinstance(event, tell.ExcavatorMoved):
        return True
    if isinstance(event, tell.DiePlaced) and not isinstance(run[0], DICE):
        return False
    return not isinstance(run[0], ALONE) and not isinstance(event, (*OPENINGS, *ALONE))


def _sentences(run: list[AnyEvent]) -> Iterator[Event]:
    """Yields the sentences of a line; events of the same kind share one sentence."""
    placed, shifted = _of(run, tell.DiePlaced), _of(run, tell.ShipShifted)
    launched, shot = _of(run, tell.ShipLaunched), _of(run, tell.ShipShotDown)
    told: dict[type[Event], Event] = {
        tell.DiePlaced: DiceLaid(laid=tuple(_placement(run, one) for one in placed)),
        tell.ShipShifted: ShipsShifted(ships=len(shifted)),
    }
    if len(shot) > 1:
        told[tell.ShipShotDown] = ShipsShot(ships=tuple(one.ship for one in shot))
    if len(launched) > 1:
        told[tell.ShipLaunched] = ShipsLaunched(columns=tuple(sorted(one.column + 1 for one in launched)))
    hits, damaged = _of(run, tell.CityHit), _of(run, tell.BaseDamaged)
    if hits and damaged:
        told[tell.BaseDamaged] = ShipsHit(ships=len(hits), damage=damaged[-1].damage, limit=damaged[-1].limit)
    if placed:
        told[tell.ShipsDescended] = told[tell.DiePlaced]
    if researched := _of(run, tell.ResearchAdvanced):
        told[tell.ResearchAdvanced] = researched[-1]
    said: list[Event] = []
    for event in _with_opening_roll(run):
        sentence = told.get(type(event), event)
        hit_is_told = isinstance(event, tell.CityHit) and tell.BaseDamaged in told
        if not hit_is_told and not any(sentence is one for one in said):
            said.append(sentence)
            yield sentence


def _placement(run: list[AnyEvent], placed: tell.DiePlaced) -> Laid:
    """Returns a placed die with the rows that the ships of its column descend, 0 without ships."""
    descended = _of(run[run.index(placed) :], tell.ShipsDescended)
    rows = next((one.rows for one in descended if one.column == column_of(placed.space) and one.ships), 0)
    return Laid(event=placed, rows=rows)


def _with_opening_roll(run: list[AnyEvent]) -> Iterator[Event]:
    """Yields a line's events; the beginning of a round and its roll are one."""
    rolled = next((event for event in run if isinstance(event, tell.DiceRolled)), None)
    if not isinstance(run[0], tell.RoundBegan) or rolled is None:
        yield from run
        return
    yield RoundRolled(round=run[0].round, dice=rolled.dice)
    yield from (event for event in run[1:] if event is not rolled)


def _of(run: list[AnyEvent], kind: type[E]) -> list[E]:
    return [event for event in run if isinstance(event, kind)]
