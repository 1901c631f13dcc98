"""The contents of a view of a position, to the last number."""

import pytest

from engine.core import NoDice, play
from engine.new_wave.actions import AnyAction
from engine.new_wave.combat import Stand
from engine.new_wave.content import AreaId, BuildingId, CardId, Marker, Side, Terrain, UnitKind
from engine.new_wave.state import HUMANS, MARTIANS, State, UnitId, seat_of
from engine.new_wave.view import AreaView, AttackView, BuildingView, UnitView, View
from tests.engine.new_wave.casebook import Cards, Case, given, parse
from tests.engine.new_wave.loading import game_content, game_rules

WALES, LONDON, GRAMPIAN = AreaId("wales"), AreaId("london"), AreaId("grampian")
EMPTY = Stand(
    building=None, defence=0, shield=False, units=0, armour=0, bare=0, balloons=0, civilians=0, toughness=1
)
CROWDED = Case(
    rules=(),
    name="a little of everything",
    side=Side.HUMANS,
    damage=7,
    round=3,
    civilians={WALES: 3, LONDON: 2},
    fought={WALES: 1},
    units={
        UnitId("army_1"): WALES,
        UnitId("army_2"): WALES,
        UnitId("navy_1"): AreaId("irish_sea"),
        UnitId("tripod_1"): LONDON,
        UnitId("ufo_1"): GRAMPIAN,
    },
    used=(UnitId("army_2"),),
    buildings={
        WALES: (BuildingId("tank_factory"), BuildingId("barrage_balloons")),
        AreaId("yorkshire"): (BuildingId("supply_depot"),),
        AreaId("northern_highlands"): (BuildingId("plasma_reactor"),),
    },
    markers={WALES: (Marker.NO_EXIT,)},
    humans=Cards(
        hand=(CardId("guerrilla"), CardId("army")),
        supply=(CardId("relocate"),),
        discard=(CardId("evacuate"),),
        offer=(CardId("fort"), CardId("bunker")),
        deck=(CardId("army"),),
        purse=4,
    ),
    martians=Cards(hand=(CardId("tripod"),)),
)


def state_of(case: Case) -> State:
    return given(case, game_content())


def seen(state: State, side: Side | None = None) -> View:
    return game_rules().view(state, None if side is None else seat_of(side))


def after(state: State, *written: str) -> State:
    for each in written:
        action: AnyAction = parse(each, AnyAction)
        state = play(game_rules(), state, seat_of(state.side), action, NoDice()).state
    return state


AREAS = {
    "wales": AreaView(
        terrain=Terrain.LAND,
        neighbours=game_content().areas[WALES].neighbours,
        civilians=3,
        fought=1,
        building=BuildingView(
            kind=BuildingId("tank_factory"), side=Side.HUMANS, defence=1, shield=False, used=False
        ),
        balloons=True,
        units=(
            UnitView(id=UnitId("army_1"), kind=UnitKind.ARMY, used=False),
            UnitView(id=UnitId("army_2"), kind=UnitKind.ARMY, used=True),
        ),
        markers=(Marker.NO_EXIT,),
        hostile=False,
        target=False,
        protected=True,
        stand=Stand(
            building=BuildingId("tank_factory"),
            defence=1,
            shield=False,
            units=2,
            armour=2,
            bare=1,
            balloons=1,
            civilians=3,
            toughness=1,
        ),
        ship=False,
        port=False,
    ),
    "wessex": AreaView(
        terrain=Terrain.LAND,
        neighbours=game_content().areas[AreaId("wessex")].neighbours,
        civilians=0,
        fought=0,
        building=None,
        balloons=False,
        units=(),
        markers=(),
        hostile=False,
        target=False,
        protected=False,
        stand=EMPTY,
        ship=False,
        port=False,
    ),
    "english_channel": AreaView(
        terrain=Terrain.SEA,
        neighbours=game_content().areas[AreaId("english_channel")].neighbours,
        civilians=0,
        fought=0,
        building=None,
        balloons=False,
        units=(),
        markers=(),
        hostile=False,
        target=False,
        protected=False,
        stand=EMPTY,
        ship=False,
        port=True,
    ),
}


@pytest.mark.parametrize("area", AREAS)
def test_an_area_is_seen_with_all_that_is_in_it(area: str) -> None:
    assert seen(state_of(CROWDED)).areas[AreaId(area)] == AREAS[area]


def test_hostile_is_where_any_martian_is_and_a_target_where_one_can_be_hurt() -> None:
    areas = seen(state_of(CROWDED)).areas
    assert {area for area, spot in areas.items() if spot.hostile} == {
        LONDON,
        GRAMPIAN,
        "northern_highlands",
        "western_highlands",
    }
    assert {area for area, spot in areas.items() if spot.target} == {
        LONDON,
        "northern_highlands",
        "western_highlands",
    }
    assert [area for area, spot in areas.items() if spot.ship] == ["western_highlands"]


BUILDINGS = {
    "bunker": {"defence": 2, "shield": True},
    "tank_factory": {"defence": 1},
    "supply_depot": {"defence": 1},
    "heavy_artillery": {"defence": 3, "shield": True, "own": 2, "adjacent": 1},
    "fort": {"defence": 4, "shield": True, "own": 1},
    "landmines": {"mines": 2},
    "invasion_ship": {},
    "plasma_reactor": {},
    "particle_generator": {},
    "alien_factory": {},
    "regenerator": {"repairs": 1, "price": 4},
}


@pytest.mark.parametrize("kind", BUILDINGS)
@pytest.mark.parametrize("used", [False, True])
def test_a_building_is_seen_with_its_numbers(kind: str, used: bool) -> None:
    building = BuildingId(kind)
    case = Case(
        rules=(),
        name="",
        side=Side.HUMANS,
        buildings={GRAMPIAN: (building,)},
        built_used=(building,) if used else (),
    )
    plain: dict[str, object] = {
        "defence": 0,
        "shield": False,
        "used": used,
        "mines": 0,
        "own": 0,
        "adjacent": 0,
    }
    numbers = {**plain, "repairs": 0, "price": 0, **BUILDINGS[kind]}
    shown = seen(state_of(case)).areas[GRAMPIAN].building
    assert shown is not None
    assert (shown.kind, shown.side) == (kind, game_content().buildings[building].side)
    assert {name: getattr(shown, name) for name in numbers} == numbers


def test_every_building_that_fills_an_area_is_among_them() -> None:
    buildings = game_content().buildings
    assert {kind for kind, building in buildings.items() if not building.among_units} == set(BUILDINGS)


def test_the_war_is_seen_with_its_numbers() -> None:
    view = seen(state_of(CROWDED), Side.HUMANS)
    assert (view.viewer, view.side, view.round, view.round_limit) == (Side.HUMANS, Side.HUMANS, 3, 60)
    assert (view.damage, view.damage_limit, view.civilians, view.everyone) == (7, 30, 5, 30)
    assert (view.aim, view.attack, view.placing) == (None, None, None)
    assert seen(state_of(CROWDED)).viewer is None


def test_a_camp_is_seen_with_its_numbers_and_only_its_own_side_sees_the_hand() -> None:
    camp = seen(state_of(CROWDED), Side.HUMANS).camps[Side.HUMANS]
    assert [held.card for held in camp.hand] == ["guerrilla", "army"]
    assert (camp.seat, camp.hand_count, camp.supply_count, camp.deck_count) == (HUMANS, 2, 1, 1)
    assert [(offer.card, offer.cost) for offer in camp.offer] == [("fort", 5), ("bunker", 2)]
    assert camp.unseen == ("army", "guerrilla", "relocate")
    assert (camp.discard, camp.laid, camp.box) == (("evacuate",), (), ())
    assert (camp.purse, camp.income, camp.swapped) == (4, 1, False)
    other = seen(state_of(CROWDED), Side.HUMANS).camps[Side.MARTIANS]
    assert (other.seat, other.hand, other.hand_count, other.income) == (MARTIANS, (), 1, 2)


def test_the_options_of_a_hand_show_the_damage_they_do_now() -> None:
    hand = (CardId("tripod"), CardId("nerve_agent"), CardId("reap"))
    case = Case(
        rules=("R26",),
        name="a factory stands",
        side=Side.MARTIANS,
        buildings={GRAMPIAN: (BuildingId("alien_factory"),)},
        martians=Cards(hand=hand),
    )
    shown = seen(state_of(case), Side.MARTIANS).camps[Side.MARTIANS].hand
    assert {mode.id: mode.damage for held in shown for mode in held.modes} == {
        "tripod_move": 0,
        "tripod_attack": 3,
        "tripod_all_out": 4,
        "nerve_agent_attack": 1,
        "reap_take": 0,
        "reap_move_tripod": 0,
        "reap_spend": 0,
    }
    humans = (CardId("guerrilla"), CardId("army"), CardId("air_strike"), CardId("relocate"))
    other = Case(rules=(), name="", side=Side.HUMANS, humans=Cards(hand=humans))
    shown = seen(state_of(other), Side.HUMANS).camps[Side.HUMANS].hand
    assert {mode.id: mode.damage for held in shown for mode in held.modes if mode.damage} == {
        "guerrilla_attack": 1,
        "guerrilla_all_out": 2,
        "army_attack": 2,
        "army_all_out": 3,
        "air_strike_attack": 1,
    }


STRUCK = Case(
    rules=("R8", "R11", "R27"),
    name="a tripod over an army, balloons and a factory",
    side=Side.MARTIANS,
    civilians={WALES: 1, AreaId("wessex"): 1},
    units={
        UnitId("army_1"): WALES,
        UnitId("army_2"): WALES,
        UnitId("tripod_1"): WALES,
        UnitId("tripod_2"): AreaId("west_midlands"),
    },
    buildings={WALES: (BuildingId("barrage_balloons"), BuildingId("fort"))},
    martians=Cards(hand=(CardId("tripod"), CardId("infrasound"), CardId("tripod"))),
)


def test_an_attack_is_seen_as_it_goes() -> None:
    aimed = after(state_of(STRUCK), "play_card card=infrasound mode=infrasound_attack")
    aim = seen(aimed).aim
    assert aim is not None
    assert (aim.card, aim.mode.id, aim.mode.damage) == ("infrasound", "infrasound_attack", 1)
    declared = after(aimed, "hit area=wales")
    view = seen(declared)
    assert view.aim is None
    assert view.attack == AttackView(area=WALES, damage=1, cards=(CardId("infrasound"),))
    assert view.camps[Side.MARTIANS].laid == ("infrasound",)
    joined = after(declared, "join card=tripod mode=tripod_all_out")
    cards = (CardId("infrasound"), CardId("tripod"))
    assert seen(joined).attack == AttackView(area=WALES, damage=4, cards=cards)
    pushing = after(joined, "strike")
    assert seen(pushing).attack == AttackView(area=WALES, damage=0, cards=())
    over = after(pushing, "leave_army")
    assert seen(over).attack is None


def test_a_choice_between_army_and_balloons_shows_what_is_left_to_spend() -> None:
    case = Case(
        rules=("R11",),
        name="one damage, an army and balloons",
        side=Side.MARTIANS,
        units={UnitId("army_1"): WALES, UnitId("ufo_1"): WALES},
        buildings={WALES: (BuildingId("barrage_balloons"),)},
        martians=Cards(hand=(CardId("ufo"),)),
    )
    state = after(state_of(case), "play_card card=ufo mode=ufo_attack", "hit area=wales unit=ufo_1")
    assert seen(state).attack == AttackView(area=WALES, damage=1, cards=())


def test_a_piece_that_waits_for_its_place_is_seen() -> None:
    case = Case(
        rules=(),
        name="two places for a bunker",
        side=Side.HUMANS,
        civilians={WALES: 1, LONDON: 1},
        humans=Cards(offer=(CardId("bunker"),), purse=2),
    )
    assert seen(after(state_of(case), "buy card=bunker")).placing == "bunker"
