"""Cases, read from tables in `cases/`: a position, the actions played, and the expected result.

An action, an event or a refusal is written as its tag and its fields: `hit area=london unit=tripod_1`.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from engine.core import Data, ScriptedDice, play, tag_of
from engine.new_wave import NewWaveRules, Options
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import AreaId, BuildingId, CardId, Content, Marker, Side, Switches
from engine.new_wave.events import AnyEvent
from engine.new_wave.refusals import AnyRefusal
from engine.new_wave.state import Built, Camp, Civilians, State, Unit, UnitId, seat_of
from tests.engine.casebook import Script, check_answers, check_fields, check_told, read, rows
from tests.engine.new_wave.loading import game_content

T = TypeVar("T")

LISTS = ("cards", "areas")  # fields with several values, joined by commas
FOLDER = Path(__file__).parent / "cases"


class Cards(Data, frozen=True):
    """One side's cards before the case begins."""

    hand: tuple[CardId, ...] = ()
    supply: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    offer: tuple[CardId, ...] = ()
    deck: tuple[CardId, ...] = ()
    purse: int = 0


class Then(Data, frozen=True):
    """The expected end of a case; unset fields are not checked."""

    damage: int | None = None
    civilians: Mapping[AreaId, int] | None = None
    fought: Mapping[AreaId, int] | None = None
    units: Mapping[UnitId, AreaId] | None = None
    used: tuple[UnitId, ...] | None = None
    buildings: Mapping[AreaId, tuple[BuildingId, ...]] | None = None
    markers: Mapping[AreaId, tuple[Marker, ...]] | None = None
    hand: tuple[CardId, ...] | None = None
    supply: tuple[CardId, ...] | None = None
    discard: tuple[CardId, ...] | None = None
    box: tuple[CardId, ...] | None = None
    offer: tuple[CardId, ...] | None = None
    deck: tuple[CardId, ...] | None = None
    purse: int | None = None
    side: Side | None = None
    round: int | None = None
    asked: str | None = None  # the tag of the decision; "" when the game is over
    question: Mapping[str, str | int] | None = None  # fields of the decision
    outcome: str | None = None  # its reason
    winners: tuple[Side, ...] | None = None


class Case(Script, frozen=True, kw_only=True):
    side: Side
    civilians: Mapping[AreaId, int] = msgspec.field(default_factory=lambda: {AreaId("wessex"): 1})
    fought: Mapping[AreaId, int] = {}
    units: Mapping[UnitId, AreaId] = {}
    used: tuple[UnitId, ...] = ()
    buildings: Mapping[AreaId, tuple[BuildingId, ...]] = {}
    built_used: tuple[BuildingId, ...] = ()
    markers: Mapping[AreaId, tuple[Marker, ...]] = {}
    damage: int = 0
    round: int = 1
    martians: Cards = Cards()
    humans: Cards = Cards()
    advanced: bool = False
    ufos_fly_free: bool = False
    play_all: bool = False
    must_push: bool = False
    switches: Switches | None = None  # None: as in the content
    then: Then = Then()


def load_cases() -> list[Case]:
    return rows(FOLDER, Case)


def parse(written: str, kind: Any) -> Any:
    """Reads `tag field=value …` as a value of one of the tagged types."""
    return read(written, kind, LISTS)


def given(case: Case, content: Content) -> State:
    """Returns the start position of a case, with the ship in its usual place."""
    ship = Built(kind=content.figures.ship, area=content.ship_area)
    units = content.units
    built = tuple(
        Built(kind=kind, area=area, used=kind in case.built_used)
        for area, kinds in case.buildings.items()
        for kind in kinds
    )
    return State(
        options=Options(
            advanced_swap=case.advanced,
            ufos_fly_free=case.ufos_fly_free,
            play_all=case.play_all,
            must_push=case.must_push,
        ),
        ufos_fly_free=case.ufos_fly_free,
        side=case.side,
        round=case.round,
        damage=case.damage,
        civilians={
            area: Civilians(count=count, fought=case.fought.get(area, 0))
            for area, count in case.civilians.items()
        },
        units={
            name: Unit(kind=next(k for k in units if name.startswith(k)), area=area, used=name in case.used)
            for name, area in sorted(case.units.items())
        },
        buildings=(ship, *built),
        markers=case.markers,
        camps={Side.MARTIANS: _camp(case.martians), Side.HUMANS: _camp(case.humans)},
    )


def _camp(cards: Cards) -> Camp:
    return Camp(
        hand=cards.hand,
        supply=cards.supply,
        deck=cards.deck,
        offer=cards.offer,
        discard=cards.discard,
        purse=cards.purse,
    )


def check(case: Case) -> None:
    """Plays a case through the public interface and compares."""
    content = game_content()
    if case.switches is not None:
        figures = msgspec.structs.replace(content.figures, switches=case.switches)
        content = msgspec.structs.replace(content, figures=figures)
    rules = NewWaveRules(content)
    state = given(case, content)
    dice = ScriptedDice(*case.dice)
    told: list[AnyEvent] = []
    for written in case.play:
        step = play(rules, state, seat_of(state.side), parse(written, AnyAction), dice)
        state = step.state
        told += step.events
    assert not dice.rest, f"nobody asked for {dice.rest}"
    check_told(case, told, parse, AnyEvent)
    check_answers(case, rules, state, seat_of(state.side), parse, AnyAction, AnyRefusal)
    _compare_state(case, rules, state)


def _compare_state(case: Case, rules: NewWaveRules, state: State) -> None:
    camp = state.camps[case.side]
    decision, outcome = rules.decision(state), rules.outcome(state)
    then = case.then
    seen: dict[str, object] = {
        "damage": state.damage,
        "civilians": {area: people.count for area, people in state.civilians.items()},
        "fought": {area: people.fought for area, people in state.civilians.items() if people.fought},
        "units": {name: unit.area for name, unit in state.units.items()},
        "used": tuple(name for name, unit in state.units.items() if unit.used),
        "buildings": _built(state),
        "markers": dict(state.markers),
        "hand": camp.hand,
        "supply": camp.supply,
        "discard": camp.discard,
        "box": camp.box,
        "offer": camp.offer,
        "deck": camp.deck,
        "purse": camp.purse,
        "side": state.side,
        "round": state.round,
        "asked": tag_of(decision) if decision else "",
        "question": {field: getattr(decision, field) for field in then.question or ()},
        "outcome": outcome.reason if outcome else None,
        "winners": tuple(side for side in Side if outcome and seat_of(side) in outcome.winners),
    }
    check_fields(then, seen)


def _built(state: State) -> dict[AreaId, tuple[BuildingId, ...]]:
    built: dict[AreaId, tuple[BuildingId, ...]] = {}
    for building in state.buildings[1:]:  # the ship is always there
        built[building.area] = (*built.get(building.area, ()), building.kind)
    return built
