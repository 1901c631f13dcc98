"""The data against the digest's tables and against itself."""

import msgspec
import pytest

from engine.core import NoDice, play
from engine.new_wave import NewWaveRules
from engine.new_wave.actions import Regenerate
from engine.new_wave.content import AreaId, BuildingId, CardType, Content, Repair, Side, Terrain
from engine.new_wave.state import MARTIANS
from tests.engine.new_wave.casebook import Cards, Case, given
from tests.engine.new_wave.loading import game_content

NEIGHBOURS = {
    "northern_highlands": "western_highlands, grampian, hebridean_sea, north_sea_north",
    "western_highlands": "northern_highlands, grampian, central_lowlands, hebridean_sea",
    "grampian": "northern_highlands, western_highlands, central_lowlands, north_sea_north",
    "central_lowlands": "western_highlands, grampian, southern_uplands, hebridean_sea, north_sea_north",
    "southern_uplands": "central_lowlands, northumbria, north_west, hebridean_sea, north_sea_north,"
    " irish_sea",
    "northumbria": "southern_uplands, north_west, yorkshire, north_sea_north, north_sea_south",
    "north_west": "southern_uplands, northumbria, yorkshire, wales, west_midlands, irish_sea",
    "yorkshire": "northumbria, north_west, west_midlands, east_midlands, north_sea_south",
    "wales": "north_west, west_midlands, west_country, celtic_sea, irish_sea",
    "west_midlands": "north_west, yorkshire, wales, east_midlands, london, wessex, west_country",
    "east_midlands": "yorkshire, west_midlands, east_anglia, london, north_sea_south",
    "east_anglia": "east_midlands, london, north_sea_south",
    "london": "west_midlands, east_midlands, east_anglia, wessex, north_sea_south, english_channel",
    "wessex": "west_midlands, london, west_country, english_channel",
    "west_country": "wales, west_midlands, wessex, english_channel, celtic_sea",
    "hebridean_sea": "northern_highlands, western_highlands, central_lowlands, southern_uplands,"
    " north_sea_north, irish_sea",
    "north_sea_north": "northern_highlands, grampian, central_lowlands, southern_uplands, northumbria,"
    " hebridean_sea, north_sea_south",
    "north_sea_south": "northumbria, yorkshire, east_midlands, east_anglia, london, north_sea_north,"
    " english_channel",
    "english_channel": "london, wessex, west_country, north_sea_south, celtic_sea",
    "celtic_sea": "wales, west_country, english_channel, irish_sea",
    "irish_sea": "southern_uplands, north_west, wales, hebridean_sea, celtic_sea",
}

# Copies, copies at the start, cost.
CARDS = {
    Side.HUMANS: {
        "relocate": (6, 6, None),
        "guerrilla": (4, 4, None),
        "evacuate": (5, 0, 2),
        "regroup": (2, 0, 3),
        "air_strike": (2, 0, 5),
        "royal_navy": (2, 0, 5),
        "army": (3, 0, 4),
        "bunker": (2, 0, 2),
        "tank_factory": (1, 0, 2),
        "supply_depot": (3, 0, 4),
        "heavy_artillery": (1, 0, 5),
        "barrage_balloons": (1, 0, 1),
        "fort": (1, 0, 5),
        "landmines": (2, 0, 2),
    },
    Side.MARTIANS: {
        "reap": (4, 4, None),
        "power_supply": (4, 4, None),
        "frightening_sound": (2, 0, 1),
        "nerve_agent": (2, 0, 2),
        "poisonous_fog": (3, 0, 2),
        "infrasound": (2, 0, 2),
        "plasma_synthesis": (5, 0, 3),
        "scorching_beam": (1, 0, 3),
        "alien_abduction": (1, 0, 2),
        "tripod": (3, 1, 4),
        "ufo": (2, 1, 3),
        "plasma_reactor": (2, 0, 5),
        "particle_generator": (2, 0, 3),
        "alien_factory": (1, 0, 5),
        "regenerator": (1, 0, 3),
    },
}

# Tokens, defence, shield.
BUILDINGS = {
    "bunker": (2, 2, True),
    "tank_factory": (1, 1, False),
    "supply_depot": (3, 1, False),
    "heavy_artillery": (1, 3, True),
    "barrage_balloons": (1, 1, False),
    "fort": (1, 4, True),
    "landmines": (2, None, False),
    "invasion_ship": (1, None, False),
    "plasma_reactor": (2, None, False),
    "particle_generator": (2, None, False),
    "alien_factory": (1, None, False),
    "regenerator": (1, None, False),
}


def test_the_borders_are_those_of_the_digest_and_go_both_ways() -> None:
    areas = game_content().areas
    assert {area: ", ".join(spot.neighbours) for area, spot in areas.items()} == NEIGHBOURS
    assert all(area in areas[near].neighbours for area, spot in areas.items() for near in spot.neighbours)


def test_the_map_has_15_land_and_6_sea_areas_and_30_civilians_in_ten_of_them() -> None:
    areas = game_content().areas.values()
    assert [sum(spot.terrain is terrain for spot in areas) for terrain in Terrain] == [15, 6]
    assert [spot.civilians for spot in areas if spot.civilians] == [3] * 10
    assert game_content().ship_area == "western_highlands"
    assert game_content().port_area == "english_channel"


@pytest.mark.parametrize("side", Side)
def test_each_deck_is_that_of_the_digest(side: Side) -> None:
    cards = {name: card for name, card in game_content().cards.items() if card.side is side}
    assert {name: (card.copies, card.start, card.cost) for name, card in cards.items()} == CARDS[side]
    assert sum(card.copies for card in cards.values()) == 35
    assert sum(card.start for card in cards.values()) == 10


def test_buildings_are_those_of_the_digest_and_one_for_each_card() -> None:
    content = game_content()
    seen = {name: (kind.tokens, kind.defence, kind.shield) for name, kind in content.buildings.items()}
    assert seen == BUILDINGS
    for card in content.cards.values():
        if card.type is CardType.BUILDING and card.building is not None:
            assert content.buildings[card.building].tokens == card.copies


def test_units_and_figures_are_those_of_the_digest() -> None:
    content = game_content()
    limits = {kind.value: (unit.limit, unit.defence) for kind, unit in content.units.items()}
    assert limits == {"army": (3, 1), "navy": (2, 1), "tripod": (3, None), "ufo": (2, None)}
    figures = content.figures
    assert (figures.hand, figures.offer, figures.damage_limit, figures.round_limit) == (5, 5, 30, 60)


BROKEN: dict[str, tuple[str, str, dict[str, object]]] = {
    "areas: wales borders on london, but not the other way round": (
        "areas",
        "wales",
        {"neighbours": (*NEIGHBOURS["wales"].split(", "), "london")},
    ),
    "areas: one area must hold the ship": ("areas", "western_highlands", {"ship": False}),
    "areas: one area must be the port": ("areas", "london", {"port": True}),
    "cards: bunker must name its building": ("cards", "bunker", {"building": None}),
    "cards: army must name its unit": ("cards", "army", {"unit": None}),
    "cards: evacuate is for sale and has no cost": ("cards", "evacuate", {"cost": None}),
    "building: there is no building castle": ("cards", "bunker", {"building": "castle"}),
}


@pytest.mark.parametrize("message", BROKEN)
def test_broken_data_is_refused_with_the_entry_and_the_reason(message: str) -> None:
    table, entry, change = BROKEN[message]
    content = game_content()
    raw = getattr(content, table)
    broken = {**raw, entry: msgspec.structs.replace(raw[entry], **change)}
    with pytest.raises(ValueError, match=message):
        msgspec.structs.replace(content, **{table: broken})


def test_a_stronger_regenerator_would_stop_at_zero() -> None:
    """R31: ours takes back 1, so that only other data could take the marker below the floor."""
    content, regenerator = game_content(), BuildingId("regenerator")
    strong = msgspec.structs.replace(content.buildings[regenerator], standing=(Repair(price=4, amount=2),))
    strengthened = msgspec.structs.replace(content, buildings={**content.buildings, regenerator: strong})
    case = Case(
        rules=("R31",),
        name="one damage",
        side=Side.MARTIANS,
        damage=1,
        buildings={AreaId("grampian"): (regenerator,)},
        martians=Cards(purse=4),
    )
    state = given(case, strengthened)
    after = play(NewWaveRules(strengthened), state, MARTIANS, Regenerate(), NoDice()).state
    assert after.damage == 0


def test_content_lacks_no_unit() -> None:
    content = game_content()
    with pytest.raises(ValueError, match="units: there is no navy"):
        Content(
            figures=content.figures,
            areas=content.areas,
            units={kind: unit for kind, unit in content.units.items() if kind.value != "navy"},
            buildings=content.buildings,
            cards=content.cards,
        )
