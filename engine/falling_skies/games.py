"""The start of a game: draws the sky and sets up the pieces."""

from msgspec.structs import replace

from engine.core import Dice
from engine.falling_skies.battle import Battle, Fleet
from engine.falling_skies.bench import Bench
from engine.falling_skies.board import Board, LaidTile, Setup
from engine.falling_skies.content import Content, FinalBattle, SkySide, TileId, TileSet
from engine.falling_skies.events import GameBegan, ScenarioBegan
from engine.falling_skies.placement import start_round
from engine.falling_skies.scenarios import damage_at_start, ships_at_start

HIGHEST_LEVEL = 4
LEVELS = range(HIGHEST_LEVEL + 1)


def tiles_of(content: Content, tiles: TileSet) -> tuple[TileId, ...]:
    """Returns the tiles of a set, from the bottom up."""
    chosen = (name for name, tile in content.sky.items() if tile.set is tiles)
    return tuple(sorted(chosen, key=lambda name: content.sky[name].height))


def draw_sky(
    content: Content, level: int, dice: Dice, advanced: tuple[TileId, ...] = ()
) -> tuple[LaidTile, ...]:
    """Returns tiles with as many threatening sides as the level, chosen at random (R25).

    Advanced tiles replace the standard ones of their height.
    """
    replaced = {content.sky[tile].height: tile for tile in advanced}
    tiles = [replaced.get(content.sky[tile].height, tile) for tile in tiles_of(content, TileSet.STANDARD)]
    threatening = dice.shuffle(tiles)[:level] if 0 < level < len(tiles) else tiles[:level]
    return tuple(
        LaidTile(tile=tile, side=SkySide.HARD if tile in threatening else SkySide.EASY) for tile in tiles
    )


def with_top_tile(content: Content, setup: Setup, side: SkySide) -> Setup:
    """Returns the setup with the top tile of its scenario, or without any top tile."""
    sky = tuple(laid for laid in setup.sky if content.sky[laid.tile].set is not TileSet.FINAL)
    match content.scenarios[setup.scenario].rule if setup.scenario else None:
        case FinalBattle(tile=tile):
            sky = (*sky, LaidTile(tile=tile, side=side))
    return replace(setup, sky=sky)


def begin_game(turn: Bench, setup: Setup) -> None:
    """Sets up the game and begins the first round."""
    turn.edit(battle=opening(turn.boards.of(setup)))
    turn.tell(GameBegan(city=setup.city, side=setup.side, level=setup.level))
    if setup.scenario is not None:
        turn.tell(ScenarioBegan(scenario=setup.scenario))
    start_round(turn)


def opening(board: Board) -> Battle:
    """Returns the state before the first round."""
    return Battle(
        setup=board.setup,
        fleet=Fleet(holding=ships_at_start(board.rule)),
        excavator=board.excavator_start,
        energy=board.energy_start,
        damage=damage_at_start(board.rule),
    )
