"""Forecasts match the real results."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core import Decision, LeftToChance, NoDice, Seat, SeededDice, play
from engine.new_wave import Options
from engine.new_wave.actions import AnyAction, Buy, Hit, Join, PlayCard, Strike
from engine.new_wave.board import civilians_left
from engine.new_wave.combat import Piece, Stand, Toll, next_to_fall, toll
from engine.new_wave.content import AreaId, BuildingId, CardId, ModeId, Side
from engine.new_wave.events import (
    AnyEvent,
    BuildingFell,
    BuildingPlaced,
    CiviliansKilled,
    DamageLost,
    UnitFell,
)
from engine.new_wave.forecast import Blow, CivilianLoss, MarkerMove, Payment, forecast
from engine.new_wave.state import MARTIANS, State, UnitId
from tests.engine.new_wave.casebook import Cards, Case, given
from tests.engine.new_wave.loading import game_content, game_rules

BUNKER = BuildingId("bunker")


def facing(**there: Any) -> Stand:
    """Returns the targets of an attack on an area with only these."""
    nothing: dict[str, Any] = {
        "building": None,
        "defence": 0,
        "shield": False,
        "units": 0,
        "armour": 0,
        "bare": 0,
    }
    return Stand(**{**nothing, "balloons": 0, "civilians": 0, "toughness": 1, **there})


TOLLS: dict[str, tuple[Stand, int, Toll]] = {
    "nothing there": (facing(), 2, Toll(lost=2)),
    "civilians": (facing(civilians=3), 2, Toll(civilians=2)),
    "more than there is": (facing(civilians=1), 3, Toll(civilians=1, lost=2)),
    "R8 a shield holds": (facing(building=BUNKER, defence=2, shield=True, civilians=1), 1, Toll(lost=1)),
    "R8 a shield breaks": (
        facing(building=BUNKER, defence=2, shield=True, civilians=1),
        3,
        Toll(building=BUNKER, civilians=1),
    ),
    "R10 damage stops at an army": (facing(units=1, armour=2, bare=2, civilians=2), 1, Toll(lost=1)),
    "R10 the factory falls": (
        facing(building=BUNKER, defence=1, units=1, armour=2, bare=1, civilians=1),
        3,
        Toll(building=BUNKER, units=1, civilians=1),
    ),
    "R11 a choice": (facing(units=1, armour=1, bare=1, balloons=1), 1, Toll(units=1, choice=True)),
    "R11 no choice": (facing(units=1, armour=1, bare=1, balloons=1), 2, Toll(units=1, balloons=True)),
    "R11 only the balloons": (facing(units=1, armour=2, bare=2, balloons=1), 1, Toll(balloons=True)),
    "R11 one of two, then the balloons": (
        facing(units=2, armour=2, bare=2, balloons=1),
        3,
        Toll(units=1, balloons=True, choice=True),
    ),
}


@pytest.mark.parametrize("name", TOLLS)
def test_the_toll_of_an_attack(name: str) -> None:
    stand, damage, expected = TOLLS[name]
    assert toll(stand, damage) == expected


def test_both_too_tough_means_neither_falls() -> None:
    assert next_to_fall(facing(units=1, armour=2, bare=2, balloons=2), 1) is None
    assert next_to_fall(facing(units=1, armour=1, bare=1, balloons=2), 1) is Piece.UNIT


def test_an_army_beside_its_tank_factory_is_foretold_to_lose_its_armour() -> None:
    """R10: the factory falls to the first damage, the army to the second, a civilian to the third."""
    case = Case(
        rules=("R10",),
        name="all in one area",
        side=Side.MARTIANS,
        civilians={AreaId("wales"): 2},
        units={UnitId("army_1"): AreaId("wales"), UnitId("tripod_1"): AreaId("wales")},
        buildings={AreaId("wales"): (BuildingId("tank_factory"),)},
        martians=Cards(hand=(CardId("tripod"),)),
    )
    rules, state = game_rules(), given(case, game_content())
    blow = PlayCard(card=CardId("tripod"), mode=ModeId("tripod_all_out"))
    state = play(rules, state, MARTIANS, blow, NoDice()).state
    hit = Hit(area=AreaId("wales"), unit=UnitId("tripod_1"))
    told = forecast(rules.view(state, MARTIANS), hit)
    assert isinstance(told, Blow)
    assert told.toll == Toll(building=BuildingId("tank_factory"), units=1, civilians=1)
    _check_blow(told, hit, play(rules, state, MARTIANS, hit, NoDice()).events, waits=False)


def _moments(games: int) -> Iterator[tuple[State, Seat, Decision, tuple[AnyAction, ...]]]:
    """Yields every position of some random games."""
    rules = game_rules()
    for game in range(games):
        seed = b"forecast %d" % game
        state, move = rules.setup(Options(), 2, SeededDice(seed, 0)).state, 0
        while (decision := rules.decision(state)) is not None:
            seat = decision.seats[0]
            legal = rules.legal(state, seat)
            yield state, seat, decision, legal
            move += 1
            dice = SeededDice(seed, move)
            state = rules.apply(state, seat, dice.pick(legal), dice).state


def test_every_forecast_of_random_games_comes_true() -> None:
    rules = game_rules()
    kinds: set[type] = set()
    for state, seat, _, legal in _moments(games=2):
        view = rules.view(state, seat)
        for action in legal:
            told = forecast(view, action)
            if told is None:
                continue
            try:
                step = rules.apply(state, seat, action, NoDice())
            except LeftToChance:  # pragma: no cover - only a new hand uses chance
                raise AssertionError(f"{action} rolls dice") from None
            kinds.add(type(told))
            match told:
                case MarkerMove(before=before, after=after):
                    assert (state.damage, step.state.damage) == (before, after), action
                case CivilianLoss(before=before, after=after):
                    assert (civilians_left(state), civilians_left(step.state)) == (before, after)
                case Payment(change=change, left=left):
                    assert isinstance(action, Buy) == (change < 0)
                    earned = _earned(step.events) if isinstance(action, Buy) else 0
                    assert step.state.camp.purse == left + earned
                case Blow():
                    _check_blow(told, action, step.events, waits=bool(step.state.stack))
    assert kinds == {MarkerMove, CivilianLoss, Payment, Blow}


def _earned(events: tuple[AnyEvent, ...]) -> int:
    """Returns the immediate income from a bought building."""
    placed = {event.building for event in events if isinstance(event, BuildingPlaced)}
    pays = {"supply_depot": 1, "plasma_reactor": 2, "particle_generator": 1}
    return sum(pays.get(kind, 0) for kind in placed)


def _check_blow(told: Blow, action: AnyAction, events: tuple[AnyEvent, ...], *, waits: bool) -> None:
    assert isinstance(action, Hit | Join | Strike)
    if waits:  # more cards may join, or a choice is open
        return
    fallen = [event for event in events if isinstance(event, BuildingFell)]
    units = [event for event in events if isinstance(event, UnitFell)]
    dead = [event.count for event in events if isinstance(event, CiviliansKilled)]
    lost = [event.amount for event in events if isinstance(event, DamageLost)]
    assert len(fallen) == (told.toll.building is not None) + told.toll.balloons
    assert len(units) == told.toll.units
    assert sum(dead) == told.toll.civilians
    assert sum(lost) == told.toll.lost
