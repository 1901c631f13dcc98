"""What the player may do: candidates for each question, and why one is refused."""

from collections.abc import Iterator

from engine.falling_skies.actions import (
    AnyAction,
    Begin,
    Call,
    ClearSpace,
    Defend,
    DefendLast,
    DigTo,
    Dismiss,
    DrawSky,
    EndRooms,
    EnoughShips,
    Excavate,
    ForgoRobot,
    Install,
    KeepDice,
    Launch,
    LaunchSatellite,
    LayTile,
    LetPass,
    NoScenario,
    PayEnergy,
    PickCity,
    PickCitySide,
    PickDie,
    PickScenario,
    PickShip,
    Place,
    Recruit,
    RepairBase,
    Reroll,
    ScrapRobot,
    SetLevel,
    TakeDamage,
    TurnDie,
    TurnPage,
    UseRoom,
)
from engine.falling_skies.battle import Battle
from engine.falling_skies.board import PATH, Board, Boards
from engine.falling_skies.characters import (
    why_not_call,
    why_not_dig,
    why_not_enough,
    why_not_pick_die,
    why_not_pick_ship,
    why_not_turn,
    why_not_turn_first,
)
from engine.falling_skies.cities import may_keep_dice
from engine.falling_skies.content import CharacterSide
from engine.falling_skies.games import HIGHEST_LEVEL
from engine.falling_skies.muster import muster_actions, why_not_muster
from engine.falling_skies.notebook import Attack, Notebook
from engine.falling_skies.pieces import ALL_COLUMNS, ALL_SPACES, DIE_FACES
from engine.falling_skies.placement import ways_to_place, why_not_place
from engine.falling_skies.refusals import (
    AnyRefusal,
    CannotKeep,
    NotNow,
    NotOnOffer,
    NotTheBestPoint,
    SameAlready,
)
from engine.falling_skies.rooms import dice_to_use, room_actions, why_not_use
from engine.falling_skies.rooms_phase import (
    why_not_clear,
    why_not_excavate,
    why_not_install,
    why_not_scrap,
)
from engine.falling_skies.sky import launch_points
from engine.falling_skies.state import (
    Aftermath,
    AfterWhite,
    BeforeAction,
    BeforeDescent,
    ChoosingAttack,
    ChoosingCity,
    ChoosingTeam,
    DiggingFree,
    Flipping,
    Installing,
    Launching,
    Mustering,
    Paying,
    PickingShips,
    Placing,
    Repeating,
    Rerolling,
    State,
    TurningOne,
    UsingRooms,
)


def legal(boards: Boards, state: State) -> tuple[AnyAction, ...]:
    """Returns what the player may do, in the order a menu shows it."""
    return tuple(action for action in _candidates(boards, state) if why_not(boards, state, action) is None)


# --- candidates -----------------------------------------------------------------------------------


def _candidates(boards: Boards, state: State) -> Iterator[AnyAction]:
    match state.top:
        case Mustering():
            yield from muster_actions(boards.content)
        case ChoosingAttack() | ChoosingTeam() | ChoosingCity() | Aftermath():
            yield from _campaign_candidates(state)
        case _:
            assert state.battle is not None, "no game is in play"
            yield from _game_candidates(boards.of(state.battle.setup), state.battle, state)


def _campaign_candidates(state: State) -> Iterator[AnyAction]:
    notebook = state.notebook
    assert notebook is not None, "no campaign is in play"
    match state.top:
        case ChoosingAttack():
            for attack in notebook.attacks:
                yield Defend(city=attack.city, scenario=attack.scenario, character=attack.character)
        case ChoosingTeam():
            for character in notebook.rested:
                yield Recruit(character=character, side=CharacterSide.UPGRADED)
        case ChoosingCity():
            for city in notebook.saved:
                yield DefendLast(city=city)
        case Aftermath():
            yield TurnPage()
    for level in range(HIGHEST_LEVEL + 1):
        yield SetLevel(level=level)


def _game_candidates(board: Board, battle: Battle, state: State) -> Iterator[AnyAction]:
    match state.top:
        case Placing():
            yield from _placements(board, battle)
            yield from _calls(board)
        case TurningOne() | Flipping():
            for die in dict.fromkeys(battle.hand):
                yield from (TurnDie(die=die, pips=pips) for pips in range(1, DIE_FACES + 1))
            yield KeepDice()
        case AfterWhite():
            yield from (Reroll(), KeepDice())
            yield from _calls(board)
        case Rerolling():
            for die in dict.fromkeys(battle.hand):
                yield PickDie(die=die)
                yield from (TurnDie(die=die, pips=pips) for pips in range(1, DIE_FACES + 1))
            yield Reroll()
        case UsingRooms():
            yield from _room_uses(board, battle, None)
            yield Excavate()
            yield from _calls(board)
            yield EndRooms()
        case Repeating() as again:
            yield from _room_uses(board, battle, again)
        case Installing():
            yield from (Install(space=at) for at in PATH)
            yield from (ClearSpace(space=at) for at in battle.workers)
            yield from (ScrapRobot(space=at) for at in battle.robots)
            yield ForgoRobot()
        case PickingShips():
            yield from (PickShip(ship=ship.at) for ship in battle.fleet.ships)
            yield EnoughShips()
        case DiggingFree(spaces=spaces):
            ahead = PATH[battle.excavator + 1 : battle.excavator + 1 + spaces]
            yield from (DigTo(space=at) for at in ahead)
        case Paying():
            yield from (PayEnergy(), TakeDamage())
        case BeforeDescent() | BeforeAction():
            yield from _calls(board)
            yield LetPass()
        case Launching():
            yield from (Launch(column=column) for column in ALL_COLUMNS)


def _placements(board: Board, battle: Battle) -> Iterator[AnyAction]:
    """Dice that look alike are offered once."""
    ways = ways_to_place(board, battle)
    for die in dict.fromkeys(battle.hand):
        for column in ALL_COLUMNS:
            for at in ALL_SPACES[column :: len(ALL_COLUMNS)]:
                for way in ways:
                    yield way(die=die, column=column, space=at)


def _calls(board: Board) -> Iterator[AnyAction]:
    for character in board.powers:
        yield Call(character=character)


def _room_uses(board: Board, battle: Battle, again: Repeating | None) -> Iterator[AnyAction]:
    for room in board.rooms.values():
        dice = dice_to_use(board, battle, room, again)
        if dice is not None:
            yield from room_actions(board, battle, room.id, dice)


# --- why not --------------------------------------------------------------------------------------


def why_not(boards: Boards, state: State, action: AnyAction) -> AnyRefusal | None:
    """Returns why the player may not do this now; None when he may."""
    match state.top, action:
        case Mustering(draft=draft), (
            Begin()
            | PickCity()
            | PickCitySide()
            | PickScenario()
            | NoScenario()
            | DrawSky()
            | LayTile()
            | Recruit()
            | Dismiss()
        ):
            return why_not_muster(boards.content, draft, action)
        case Mustering(), _:
            return NotNow()
        case ((ChoosingAttack() | ChoosingTeam() | ChoosingCity() | Aftermath()), _):
            return _why_not_campaign(state, action)
        case _:
            assert state.battle is not None, "no game is in play"
            return _why_not_in_game(boards.of(state.battle.setup), state.battle, state, action)


def _why_not_campaign(state: State, action: AnyAction) -> AnyRefusal | None:
    notebook = state.notebook
    assert notebook is not None, "no campaign is in play"
    match state.top, action:
        case _, SetLevel(level=level):
            return _why_not_level(state, level)
        case ChoosingAttack(), Defend():
            return _why_not_defend(notebook, action)
        case ChoosingTeam(), Recruit(character=character, side=CharacterSide.UPGRADED):
            return None if character in notebook.rested else NotOnOffer()
        case ChoosingTeam(), Recruit():
            return NotOnOffer()
        case ChoosingCity(), DefendLast(city=city):
            return None if city in notebook.saved else NotOnOffer()
        case Aftermath(), TurnPage():
            return None
        case _:
            return NotNow()


def _why_not_level(state: State, level: int) -> AnyRefusal | None:
    if not 0 <= level <= HIGHEST_LEVEL:
        return NotOnOffer()
    return SameAlready() if level == state.level else None


def _why_not_defend(notebook: Notebook, action: Defend) -> AnyRefusal | None:
    attack = Attack(city=action.city, scenario=action.scenario, character=action.character)
    return None if attack in notebook.attacks else NotOnOffer()


def _why_not_in_game(board: Board, battle: Battle, state: State, action: AnyAction) -> AnyRefusal | None:
    match state.top, action:
        case frame, Call(character=character):
            return why_not_call(board, battle, frame, character)
        case Placing(), Place():
            return why_not_place(board, battle, action)
        case UsingRooms(), (UseRoom() | LaunchSatellite() | RepairBase()):
            return why_not_use(board, battle, action)
        case Repeating() as again, (UseRoom() | LaunchSatellite() | RepairBase()):
            return why_not_use(board, battle, action, again)
        case UsingRooms(), Excavate():
            return why_not_excavate(board, battle)
        case Installing(), Install(space=at):
            return why_not_install(board, battle, at)
        case Installing(), ClearSpace(space=at):
            return why_not_clear(board, battle, at)
        case Installing(), ScrapRobot(space=at):
            return why_not_scrap(battle, at)
        case Launching(), Launch(column=column):
            best = launch_points(battle.fleet)
            return None if column in best else NotTheBestPoint(column=column)
        case _:
            return _why_not_choice(board, battle, state, action)


def _why_not_choice(board: Board, battle: Battle, state: State, action: AnyAction) -> AnyRefusal | None:
    """The questions the abilities of cities and characters ask."""
    match state.top, action:
        case TurningOne(pips=wanted), TurnDie(die=die, pips=pips):
            return why_not_turn(battle, die, pips, wanted=wanted)
        case Flipping(), TurnDie(die=die, pips=pips):
            return why_not_turn(battle, die, pips, wanted=die.opposite.pips)
        case Rerolling() as frame, TurnDie(die=die, pips=pips):
            return why_not_turn_first(battle, frame, die, pips)
        case Rerolling() as frame, PickDie(die=die):
            return why_not_pick_die(battle, frame, die)
        case AfterWhite(), KeepDice():
            return None if may_keep_dice(battle, board.ability) else CannotKeep()
        case PickingShips() as frame, PickShip(ship=at):
            return why_not_pick_ship(board, battle, frame, at)
        case PickingShips() as frame, EnoughShips():
            return why_not_enough(frame)
        case DiggingFree() as frame, DigTo(space=at):
            return why_not_dig(battle, frame, at)
        case ((TurningOne() | Flipping()), KeepDice()):
            return None
        case ((AfterWhite() | Rerolling()), Reroll()):
            return None
        case ((BeforeDescent() | BeforeAction()), LetPass()):
            return None
        case Paying(), (PayEnergy() | TakeDamage()):
            return None
        case Installing(), ForgoRobot():
            return None
        case UsingRooms(), EndRooms():
            return None
        case _:
            return NotNow()
