"""Tables of War of the Worlds to draw: crowded ones made by hand, others from played games."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from engine.core import Action, Seat, SeededDice
from engine.new_wave.content import AreaId, BuildingId, CardId, Marker, ModeId, Side, UnitKind
from engine.new_wave.marks import Mark, Trace
from engine.new_wave.mind.computer import choose
from engine.new_wave.state import (
    Aiming,
    Attacking,
    Built,
    Camp,
    Civilians,
    Options,
    Placing,
    Shot,
    State,
    Unit,
    UnitId,
    seat_of,
)
from engine.new_wave.view import View
from tests.engine.new_wave.loading import game_rules
from tests.renderer.speech import Speech
from tests.titles import NEW_WAVE

words = Speech(NEW_WAVE)


def view(state: State, side: Side | None = None) -> View:
    return game_rules().view(state, None if side is None else seat_of(side))


@cache
def start() -> State:
    return game_rules().setup(Options(), 2, SeededDice(b"waves", 0)).state


def _units(**areas: str) -> dict[UnitId, Unit]:
    """Returns units by their ids; a star marks a used unit."""
    return {
        UnitId(name): Unit(
            kind=UnitKind(name.rpartition("_")[0]), area=AreaId(area.rstrip("*")), used=area.endswith("*")
        )
        for name, area in areas.items()
    }


def _built(*pairs: str) -> tuple[Built, ...]:
    """Returns buildings from `kind area`; a star marks a used one."""
    found = (pair.split() for pair in pairs)
    return tuple(
        Built(kind=BuildingId(kind), area=AreaId(area.rstrip("*")), used=area.endswith("*"))
        for kind, area in found
    )


def _hand(state: State, side: Side, *cards: str, purse: int = 0) -> dict[Side, Camp]:
    camp = replace(state.camps[side], hand=tuple(CardId(card) for card in cards), purse=purse)
    return {**state.camps, side: camp}


CROWD = {
    AreaId("london"): Civilians(count=6, fought=2),
    AreaId("wessex"): Civilians(count=3),
    AreaId("east_anglia"): Civilians(count=2),
    AreaId("east_midlands"): Civilians(count=3),
    AreaId("west_midlands"): Civilians(count=1),
    AreaId("yorkshire"): Civilians(count=1, fought=1),
    AreaId("wales"): Civilians(count=3),
    AreaId("west_country"): Civilians(count=2),
    AreaId("north_west"): Civilians(count=1),
}
PIECES = _units(
    tripod_1="yorkshire",
    tripod_2="yorkshire",
    tripod_3="london",
    ufo_1="yorkshire",
    ufo_2="celtic_sea",
    army_1="yorkshire*",
    army_2="yorkshire",
    army_3="wessex",
    navy_1="north_sea_south",
    navy_2="english_channel*",
)
BUILDINGS = _built(
    "invasion_ship western_highlands",
    "plasma_reactor northern_highlands",
    "plasma_reactor grampian",
    "particle_generator central_lowlands",
    "particle_generator southern_uplands",
    "alien_factory northumbria",
    "bunker london",
    "bunker wales",
    "tank_factory west_midlands",
    "supply_depot wessex",
    "supply_depot east_anglia",
    "supply_depot west_country",
    "heavy_artillery east_midlands*",
    "barrage_balloons east_midlands",
    "fort yorkshire",
    "landmines north_west",
)
INFLUENCES = {
    AreaId("yorkshire"): (Marker.NO_ENTRY, Marker.NO_EXIT),
    AreaId("east_midlands"): (Marker.NO_BUILDING_ATTACKS,),
    AreaId("northumbria"): (Marker.NO_EXIT,),
}
MARTIANS_DID = (
    Mark(trace=Trace.MOVE, at=AreaId("yorkshire"), start=AreaId("northumbria"), what="tripod_1"),
    Mark(trace=Trace.MOVE, at=AreaId("irish_sea"), start=AreaId("hebridean_sea"), what="ufo_2"),
    Mark(trace=Trace.MOVE, at=AreaId("celtic_sea"), start=AreaId("irish_sea"), what="ufo_2"),
    Mark(trace=Trace.STRIKE, at=AreaId("london"), amount=5),
    Mark(trace=Trace.FALL, at=AreaId("london"), what="army_3"),
    Mark(trace=Trace.DEATH, at=AreaId("london"), amount=2),
    Mark(trace=Trace.TAKE, at=AreaId("north_west"), amount=1),
    Mark(trace=Trace.INFLUENCE, at=AreaId("yorkshire"), what=Marker.NO_ENTRY.value),
    Mark(trace=Trace.BUY, what="plasma_reactor"),
    Mark(trace=Trace.PLACE, at=AreaId("grampian"), what="plasma_reactor"),
)


def _crowded() -> State:
    """Returns a state with every piece on the map, all influences, and a lively last turn."""
    own = ("relocate", "guerrilla", "army", "royal_navy", "air_strike")
    return replace(
        start(),
        side=Side.HUMANS,
        round=14,
        damage=22,
        civilians=CROWD,
        units=PIECES,
        buildings=BUILDINGS,
        markers=INFLUENCES,
        camps=_hand(start(), Side.HUMANS, *own, purse=4),
        marks=(),
        past=MARTIANS_DID,
    )


REBELS_DID = (
    Mark(trace=Trace.WALK, at=AreaId("london"), start=AreaId("wessex")),
    Mark(trace=Trace.WALK, at=AreaId("london"), start=AreaId("wessex")),
    Mark(trace=Trace.HIT, at=AreaId("yorkshire"), amount=2),
    Mark(trace=Trace.HIT, at=AreaId("yorkshire"), amount=1),
    Mark(trace=Trace.RAID, amount=1),
    Mark(trace=Trace.MINES, at=AreaId("wales")),
    Mark(trace=Trace.MOVE, at=AreaId("north_sea_south"), start=AreaId("north_sea_north"), what="navy_1"),
    Mark(trace=Trace.BUY, what="army"),
    Mark(trace=Trace.PLACE, at=AreaId("wessex"), what="army_3"),
)

CROWDED = _crowded()
STRUCK = replace(
    CROWDED,
    side=Side.MARTIANS,
    marks=CROWDED.past[:3],
    past=REBELS_DID,
    camps=_hand(CROWDED, Side.MARTIANS, "reap", "tripod", "ufo", "poisonous_fog", "power_supply", purse=5),
    stack=(
        Attacking(
            area=AreaId("london"),
            shots=(
                Shot(card=CardId("tripod"), mode=ModeId("tripod_attack"), damage=2, unit=UnitId("tripod_3")),
            ),
        ),
    ),
)
AIMING = replace(STRUCK, stack=(Aiming(card=CardId("tripod"), mode=ModeId("tripod_attack")),))
PLACING = replace(CROWDED, stack=(Placing(card=CardId("army"), used=False),))
RUINS = replace(
    CROWDED,
    buildings=_built("invasion_ship western_highlands"),
    units=_units(tripod_1="london"),
    civilians={AreaId("wessex"): Civilians(count=12)},
    past=(
        Mark(trace=Trace.STRIKE, at=AreaId("london"), amount=4),
        Mark(trace=Trace.FALL, at=AreaId("london"), what="bunker"),
        Mark(trace=Trace.FALL, at=AreaId("east_midlands"), what="barrage_balloons"),
        Mark(trace=Trace.PUSH, at=AreaId("wessex"), start=AreaId("london"), what="army_1"),
        Mark(trace=Trace.SWAP, what="ufo"),
        Mark(trace=Trace.REPAIR, amount=1),
    ),
)
REBELS = replace(CROWDED, marks=REBELS_DID)
SAVED = replace(CROWDED, damage=30)
FALLEN = replace(CROWDED, civilians={}, side=Side.MARTIANS)
WORN_OUT = replace(CROWDED, round=61, damage=0)
TABLES = {
    "start": start(),
    "crowded": CROWDED,
    "struck": STRUCK,
    "aiming": AIMING,
    "placing": PLACING,
    "ruins": RUINS,
    "rebels": REBELS,
    "saved": SAVED,
    "fallen": FALLEN,
    "worn out": WORN_OUT,
}


BUILDING = replace(start(), side=Side.HUMANS, stack=(Placing(card=CardId("bunker"), used=False),))

A = TypeVar("A", bound=Action)


def offered(state: State, side: Side, kind: type[A]) -> list[A]:
    """Returns the legal actions of one kind for a side."""
    return [action for action in game_rules().legal(state, seat_of(side)) if isinstance(action, kind)]


def states(seed: str, *, computer: bool = False) -> Iterator[State]:
    """Yields the table after every move of a game, played at random or by the computer."""
    rules, chance, key = game_rules(), Random(seed), seed.encode()
    state = rules.setup(Options(), 2, SeededDice(key, 0)).state
    move = 0
    yield state
    while decision := rules.decision(state):
        seat: Seat = decision.seats[0]
        legal = rules.legal(state, seat)
        move += 1
        dice = SeededDice(key, move)
        action = choose(rules.view(state, seat), decision, legal, dice) if computer else chance.choice(legal)
        state = rules.apply(state, seat, action, dice).state
        yield state


@cache
def played_out() -> tuple[State, ...]:
    """Yields positions of whole games."""
    return tuple(state for seed in ("one", "two") for state in list(states(seed))[::37])
