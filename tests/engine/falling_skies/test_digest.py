"""The content agrees with the tables of the rules digest."""

import pytest
from msgspec.structs import replace

from engine.core import ScriptedDice
from engine.falling_skies import Options
from engine.falling_skies.battle import PURPLE_SHIPS, WHITE_SHIPS, Battle, Fleet, Marks, RoundPhase
from engine.falling_skies.board import STEP_OF, LaidTile, Setup, lay_out
from engine.falling_skies.cities import is_sheltered
from engine.falling_skies.content import CityId, CitySide, Shelter, SkySide, TileId, TileSet
from engine.falling_skies.games import tiles_of
from engine.falling_skies.pieces import BASE_ROWS, COLUMNS, ShipKind, grey, space, white
from engine.falling_skies.placement import FIRST_ROLL
from engine.falling_skies.scenarios import ships_at_start
from tests.engine.falling_skies.digest import digest, written_action, written_base
from tests.engine.falling_skies.loading import game_content, game_rules
from tests.engine.holding import holds

CONTENT = game_content()
AT_THE_START = Marks(
    sabotaged=None,
    slowed=0,
    kept=0,
    holds=0,
    no_rerolls=False,
    energy_rooms=0,
    research_rooms=0,
    boost=0,
    resolved=(),
)
LEVEL_0 = (
    "white +1, excavator -2, white +1, none, white +1, excavator -1, research -1, none, research -1, white +1"
)
LEVEL_4 = (
    "excavator -1, white +2, excavator -2, damage 1, "
    "excavator -3, research -2, white +2, research -1, damage 1, none"
)


@holds("S1.1", "S1.3", "S1.4", "S1.6", "S1.8")
def test_there_are_as_many_columns_rows_dice_and_ships_as_in_the_box() -> None:
    assert (COLUMNS, BASE_ROWS) == (5, 6)
    assert [die.white for die in FIRST_ROLL] == [False] * 3 + [True] * 2
    assert (PURPLE_SHIPS, WHITE_SHIPS) == (5, 4)
    assert Fleet().drops == (ShipKind.PURPLE,) * 5
    assert Fleet().mothership == 0
    orange = [ships_at_start(scenario.rule).count(ShipKind.ORANGE) for scenario in CONTENT.scenarios.values()]
    assert sorted(orange, reverse=True)[:2] == [1, 0]


@holds("S1.8", "S5", "T1")
def test_a_game_begins_with_everything_at_its_start() -> None:
    options, dice = Options(city=CityId("new_york")), ScriptedDice(5, 3, 1, 4, 2)
    battle = game_rules().setup(options, 1, dice).state.in_play
    sky = tuple(LaidTile(tile=tile, side=SkySide.EASY) for tile in tiles_of(CONTENT, TileSet.STANDARD))
    assert battle == Battle(
        setup=Setup(city=CityId("new_york"), side=CitySide.NORMAL, sky=sky, scenario=None, team=()),
        fleet=Fleet(mothership=0, drops=(ShipKind.PURPLE,) * 5, ships=(), holding=()),
        excavator=STEP_OF[space(1, 4)],
        energy=2,
        damage=0,
        research=0,
        round=1,
        phase=RoundPhase.DICE,
        hand=(grey(1), grey(3), grey(5), white(2), white(4)),
        workers={},
        digging=None,
        robots={},
        spent=(),
        sheltered=0,
        struck=False,
        kills=0,
        evacuated=0,
        satellites=0,
        tokens=(),
        marks=AT_THE_START,
        result=None,
    )


@holds("R43")
@pytest.mark.parametrize(("limit", "before"), [(1, 0), (1, 1), (2, 0), (2, 1), (2, 2)])
def test_a_shelter_counts_hits_of_the_past_and_those_foreseen_alike(limit: int, before: int) -> None:
    options, dice = Options(city=CityId("london")), ScriptedDice(5, 3, 1, 4, 2)
    battle = replace(game_rules().setup(options, 1, dice).state.in_play, sheltered=before)
    for foreseen in range(3):
        assert is_sheltered(battle, Shelter(hits=limit), foreseen) == (before + foreseen < limit)
    assert not is_sheltered(battle, None)


@holds("S2", "S6")
@pytest.mark.parametrize("name", digest().tiles)
def test_a_tile_of_the_sky_is_as_printed(name: str) -> None:
    tile, side = name.split()
    printed, wanted = CONTENT.sky[TileId(tile)].sides[SkySide(side)], digest().tiles[name]
    assert (printed.stars, printed.cells, printed.research) == (wanted.stars, wanted.cells, wanted.research)
    assert tuple(written_action(action) for action in printed.actions) == wanted.actions


@holds("S2", "S6")
def test_the_sky_has_no_other_tile_and_each_its_height() -> None:
    sides = {f"{name} {side.value}" for name, tile in CONTENT.sky.items() for side in tile.sides}
    assert sides == set(digest().tiles)
    assert all(tile.height == int(name[-1]) for name, tile in CONTENT.sky.items())


@holds("S1.2", "S3")
@pytest.mark.parametrize(("side", "actions"), [(SkySide.EASY, LEVEL_0), (SkySide.HARD, LEVEL_4)])
def test_the_mothership_acts_row_by_row_from_the_top(side: SkySide, actions: str) -> None:
    sky = tuple(LaidTile(tile=tile, side=side) for tile in tiles_of(CONTENT, TileSet.STANDARD))
    board = lay_out(CONTENT, Setup(city=CityId("roswell"), side=CitySide.NORMAL, sky=sky))
    assert (board.sky_rows, len(board.actions), len(board.cells)) == (16, 17, 17 * COLUMNS)
    written = [written_action(action) for action in board.actions]
    assert written[0] == "none"
    assert ", ".join(written[1:11]) == actions
    rest = ["none", "skull"] if side is SkySide.EASY else ["skull", "none"]
    assert written[11:] == [*rest, *["none"] * 4]


@holds("S4")
@pytest.mark.parametrize("name", "ABC")
def test_a_base_tile_is_as_printed(name: str) -> None:
    upper, lower = CONTENT.bases.upper[name], CONTENT.bases.lower[name]
    assert written_base(upper) == digest().upper[name].rows
    assert written_base(lower) == digest().lower[name].rows
    assert upper.excavator == digest().upper[name].excavator


@holds("S5", "S7.1")
@pytest.mark.parametrize("city", digest().cities)
def test_a_city_is_as_printed(city: CityId) -> None:
    printed, wanted = CONTENT.cities[city], digest().cities[city]
    normal, damaged = (printed.sides[side].research for side in CitySide)
    assert (printed.chapter, f"{printed.upper}{printed.lower}") == (wanted.chapter, wanted.base)
    assert normal == wanted.research
    assert damaged == (wanted.research if wanted.research_damaged is None else wanted.research_damaged)


@holds("S5")
@pytest.mark.parametrize("city", digest().cities)
def test_the_tracks_of_a_city_are_those_of_its_base_tiles(city: CityId) -> None:
    printed, wanted = CONTENT.cities[city], digest().cities[city]
    upper, lower = digest().upper[printed.upper], digest().lower[printed.lower]
    assert printed.energy == upper.energy
    assert printed.energy_limit == upper.energy_cells + lower.energy_cells
    assert printed.damage_limit == upper.damage_cells + lower.damage_cells - 1
    if wanted.energy is not None:
        tracks = (printed.energy, printed.energy_limit, printed.damage_limit)
        assert tracks == (wanted.energy, wanted.energy_limit, wanted.damage_limit)


@holds("S7.1")
def test_everything_of_the_campaign_belongs_to_its_chapter() -> None:
    characters = {str(name): one.chapter for name, one in CONTENT.characters.items()}
    scenarios = {str(name): one.chapter for name, one in CONTENT.scenarios.items()}
    assert characters | scenarios == digest().chapters
    assert set(CONTENT.cities) == set(digest().cities)
    assert [chapter.battles for chapter in CONTENT.campaign.chapters] == [2, 2, 2, 1]


@holds("S7.5", "S7.9", "S6")
def test_a_chapter_brings_its_share_of_comrades_and_advanced_tiles() -> None:
    chapters = CONTENT.campaign.chapters
    assert [chapter.team for chapter in chapters] == [0, 1, 2, 3]
    assert [chapter.advanced_tiles for chapter in chapters] == [0, 1, 1, 2]
    assert [chapter.unlocks for chapter in chapters] == [(), ("adv1",), ("adv3", "adv4"), ("adv2",)]
