"""The data model of the content files: sky and base tiles, cities, scenarios, characters, chapters."""

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, NewType

from msgspec import Meta

from engine.core import Data, snake
from engine.falling_skies.pieces import Column
from engine.kit.numbers import Amount, Change, Count, Few, Pips

TileId = NewType("TileId", str)
RoomId = NewType("RoomId", str)
CityId = NewType("CityId", str)
ScenarioId = NewType("ScenarioId", str)
CharacterId = NewType("CharacterId", str)


# --- sky tiles ------------------------------------------------------------------------------------


class SkySide(Enum):
    """The visible side of a sky tile; only the hard one is threatening."""

    EASY = "easy"
    HARD = "hard"
    FRONT = "front"  # the tile of the final battle has two sides, neither more threatening
    BACK = "back"


class TileSet(Enum):
    """The set a sky tile belongs to."""

    STANDARD = "standard"
    ADVANCED = "advanced"
    FINAL = "final"


class Cell(Enum):
    """The printed symbol of a sky space."""

    BLANK = "."
    LEFT = "<"
    RIGHT = ">"
    LOWER = "M"  # the mothership descends a row
    EXPLOSION_1 = "1"
    EXPLOSION_2 = "2"
    EXPLOSION_3 = "3"
    EXPLOSION_4 = "4"
    EXPLOSION_5 = "5"
    EXPLOSION_6 = "6"
    EXPLOSION_7 = "7"

    __hash__ = object.__hash__  # faster than the Enum's own, which hashes the name

    def __init__(self, symbol: str) -> None:
        # The fighter value needed to shoot a ship here; None: impossible.
        self.number = int(symbol) if symbol.isdigit() else None


Cells = Annotated[str, Meta(pattern="^[.<>M1-7]{5}$")]


class MothershipAction(Data, frozen=True, tag=snake, tag_field="kind"):
    """The action of the mothership when it enters a row in its own phase."""


class NoAction(MothershipAction, frozen=True, tag="none"):
    """A row without an action."""


class AddWhite(MothershipAction, frozen=True):
    """Adds white ships."""

    ships: Few


class ExcavatorBack(MothershipAction, frozen=True):
    """Pushes the excavator back."""

    spaces: Few


class ResearchBack(MothershipAction, frozen=True):
    """Pushes the research marker back."""

    spaces: Few


class Damage(MothershipAction, frozen=True):
    """Damages the base."""

    points: Few


class Skull(MothershipAction, frozen=True):
    """Ends the game: it is lost."""


RowAction = NoAction | AddWhite | ExcavatorBack | ResearchBack | Damage | Skull
QUIET: tuple[RowAction, ...] = (NoAction(),) * 4


class TileSide(Data, frozen=True):
    """One side of a sky tile: cells and actions from the top down, research from the bottom up."""

    stars: Count
    cells: tuple[Cells, Cells, Cells, Cells]
    research: tuple[Count, Count, Count, Count]
    actions: tuple[RowAction, ...] = QUIET


class SkyTile(Data, frozen=True):
    height: Few  # 1 is next to the city
    set: TileSet
    sides: Mapping[SkySide, TileSide]


# --- base tiles -----------------------------------------------------------------------------------


class RoomKind(Enum):
    """The kind of a room."""

    ANTI_AIRCRAFT = "anti_aircraft"
    ENERGY = "energy"
    FIGHTER = "fighter"
    RESEARCH = "research"
    ROBOT = "robot"

    __hash__ = object.__hash__  # as in Cell


class PrintedRoom(Data, frozen=True):
    kind: RoomKind
    spaces: tuple[tuple[int, int], ...]  # row and column
    cost: Count = 0
    modifier: Change = 0


class LowerTile(Data, frozen=True):
    tunnels: tuple[tuple[int, int], ...]
    rooms: Mapping[RoomId, PrintedRoom]


class UpperTile(Data, frozen=True):
    excavator: tuple[int, int]  # its starting space
    tunnels: tuple[tuple[int, int], ...]
    rooms: Mapping[RoomId, PrintedRoom]


class BaseTiles(Data, frozen=True):
    upper: Mapping[str, UpperTile]
    lower: Mapping[str, LowerTile]


# --- cities ---------------------------------------------------------------------------------------


class CitySide(Enum):
    NORMAL = "normal"
    DAMAGED = "damaged"


class Ability(Data, frozen=True, tag=snake, tag_field="kind"):
    """The special ability of a city."""


class FreeStepWhenHit(Ability, frozen=True):
    """The first damage advances the research marker."""

    spaces: Few


class RobotBonus(Ability, frozen=True):
    """A robot limit, and a bonus for every robot that contributes to a room."""

    robots: Few
    bonus: Count


class WhiteDieSet(Ability, frozen=True):
    """One white die of the first roll is set to a face."""

    pips: Pips


class DieTurned(Ability, frozen=True):
    """After the first roll one die may be turned to a face."""

    pips: Pips


class EnergyBonus(Ability, frozen=True):
    """Energy rooms have a higher value."""

    bonus: Few
    first_only: bool  # of a round


class FreeExcavation(Ability, frozen=True):
    """The excavator moves for free, and may reach further than the die shows."""

    reach: Count = 0


class AntiAircraft(Ability, frozen=True):
    """Some anti-aircraft rooms slow ships more than others."""

    columns: tuple[Column, ...]
    slowing: Few


class DiceKept(Ability, frozen=True):
    """After a white die the re-roll may be skipped."""

    per_round: Few


class HeadStart(Ability, frozen=True):
    """The excavator starts further ahead, and may be pushed back less."""

    spaces: Few
    braced: Count = 0


class Salvage(Ability, frozen=True):
    """Ships shot down give energy."""

    energy: Few
    white_only: bool


class Shelter(Ability, frozen=True):
    """The first hits by ships are ignored."""

    hits: Few


class Reserves(Ability, frozen=True):
    """A higher energy limit and more energy at the start."""

    limit: Count
    start: Count


class ResearchDiscount(Ability, frozen=True):
    """Research rooms cost less."""

    energy: Few
    first_only: bool  # of a round


class WideRoomBonus(Ability, frozen=True):
    """Rooms of two or more spaces have a higher value."""

    bonus: Few


class BetterRobots(Ability, frozen=True):
    """New robots have a higher value, and may be ready at once."""

    bonus: Count
    ready: bool = False


class OnesCountAs(Ability, frozen=True):
    """A worker showing 1 counts more in a room of one space."""

    pips: Pips


class FighterBonus(Ability, frozen=True):
    """Fighter rooms have a higher value, against all ships or only against white ones."""

    bonus: Few
    white_only: bool


class SlowDescent(Ability, frozen=True):
    """Some dice of a round may move ships down by less."""

    per_round: Few
    slowing: Few


CityAbility = (
    FreeStepWhenHit
    | RobotBonus
    | WhiteDieSet
    | DieTurned
    | EnergyBonus
    | FreeExcavation
    | AntiAircraft
    | DiceKept
    | HeadStart
    | Salvage
    | Shelter
    | Reserves
    | ResearchDiscount
    | WideRoomBonus
    | BetterRobots
    | OnesCountAs
    | FighterBonus
    | SlowDescent
)


class CityFace(Data, frozen=True):
    """One side of a city tile."""

    research: tuple[Count, ...] = ()  # spaces below the ones of the sky
    ability: CityAbility | None = None


class City(Data, frozen=True):
    upper: str
    lower: str
    energy: Count
    energy_limit: Amount
    damage_limit: Amount  # this much damage loses the game
    sides: Mapping[CitySide, CityFace]
    chapter: Count = 0  # 0: not in the campaign
    saved: Annotated[int, Meta(ge=0, le=100)] = 0  # of 100 games, won by hard at level 2; 0: not measured


# --- scenarios ------------------------------------------------------------------------------------


class Twist(Data, frozen=True, tag=snake, tag_field="kind"):
    """The special rule of a scenario."""


class KillQuota(Twist, frozen=True):
    """The last research space is closed until enough ships are shot down."""

    kills: Amount


class Evacuation(Twist, frozen=True):
    """The last research space is closed until enough people are evacuated through the tunnels."""

    people: Amount


class Reinforcements(Twist, frozen=True):
    """More white ships join."""

    white_at_start: Count
    extra_white: Count


class Satellites(Twist, frozen=True):
    """Research stops at the top of each of the lowest tiles until a fighter room launches its satellite."""

    launch_value: Few
    satellites: Few


class DangerousResearch(Twist, frozen=True):
    """Expensive research spaces also cost energy or damage."""

    from_cost: Count
    energy: Count


class CommandShip(Twist, frozen=True):
    """An orange ship joins the attack."""

    damage: Few


class ReactorLeak(Twist, frozen=True):
    """The energy limit is lower, and some energy is lost every round."""

    limit: Change  # added to the city's limit, so negative
    leak: Count


class Repairs(Twist, frozen=True):
    """The base starts damaged; energy rooms may repair it."""

    damage_at_start: Count
    repair_value: Few


class Contamination(Twist, frozen=True):
    """Tokens close rooms until a worker cleans them."""

    every_rows: Few
    clean_pips: Pips


class Kamikaze(Twist, frozen=True):
    """White ships deal more damage and are removed when they hit."""

    white_at_start: Count
    damage: Few


class Saboteur(Twist, frozen=True):
    """A die determines the column whose rooms have a lower value."""

    penalty: Few


class Storm(Twist, frozen=True):
    """Fighter rooms have a lower value."""

    penalty: Few


class FinalBattle(Twist, frozen=True):
    """A fifth tile on top of the sky."""

    white_at_start: Count
    tile: TileId


ScenarioRule = (
    KillQuota
    | Evacuation
    | Reinforcements
    | Satellites
    | DangerousResearch
    | CommandShip
    | ReactorLeak
    | Repairs
    | Contamination
    | Kamikaze
    | Saboteur
    | Storm
    | FinalBattle
)


class Scenario(Data, frozen=True):
    chapter: Count
    stars: Count
    rule: ScenarioRule


# --- characters -----------------------------------------------------------------------------------


class Power(Data, frozen=True, tag=snake, tag_field="kind"):
    """The power of a character, usable once a game."""


class RerollDice(Power, frozen=True):
    """Turns some unplaced dice, then re-rolls any others."""

    turned: Count


class ShootShips(Power, frozen=True):
    """Shoots ships without a fighter room."""

    ships: Few
    anywhere: bool  # else only on explosions


class DigFree(Power, frozen=True):
    """Moves the excavator for free."""

    spaces: Few


class ResearchBonus(Power, frozen=True):
    """Raises the value of one research room."""

    bonus: Few


class GainEnergy(Power, frozen=True):
    """Gains energy."""

    energy: Amount | None = None  # None: up to the limit


class Repair(Power, frozen=True):
    """Repairs damage."""

    points: Few


class FreeRobot(Power, frozen=True):
    """Installs a robot."""

    value: Few
    ready: bool


class HoldMothership(Power, frozen=True):
    """Skips the mothership's action, and perhaps its descent."""

    move_too: bool


class HoldColumn(Power, frozen=True):
    """Places dice without moving ships."""

    dice: Few


class ReturnShips(Power, frozen=True):
    """Sends ships back to the mothership."""

    ships: Few


class SkipReroll(Power, frozen=True):
    """Skips the re-roll after a white die."""

    whole_round: bool
    flips: Count


class RepeatRoom(Power, frozen=True):
    """Resolves a room a second time."""

    free: bool
    any_room: bool  # False: only the last one resolved, if it has a single space


CharacterPower = (
    RerollDice
    | ShootShips
    | DigFree
    | ResearchBonus
    | GainEnergy
    | Repair
    | FreeRobot
    | HoldMothership
    | HoldColumn
    | ReturnShips
    | SkipReroll
    | RepeatRoom
)


class CharacterSide(Enum):
    STANDARD = "standard"
    UPGRADED = "upgraded"


class Character(Data, frozen=True):
    chapter: Count
    standard: CharacterPower
    upgraded: CharacterPower


# --- the campaign ---------------------------------------------------------------------------------


class Chapter(Data, frozen=True):
    battles: Few
    team: Count  # upgraded characters per battle
    advanced_tiles: Count  # number that replaces standard ones
    unlocks: tuple[TileId, ...]  # advanced tiles that are new in this chapter


class Campaign(Data, frozen=True):
    chapters: tuple[Chapter, ...]


class Content(Data, frozen=True):
    """The complete game data, one field per file."""

    sky: Mapping[TileId, SkyTile]
    bases: BaseTiles
    cities: Mapping[CityId, City]
    scenarios: Mapping[ScenarioId, Scenario]
    characters: Mapping[CharacterId, Character]
    campaign: Campaign
