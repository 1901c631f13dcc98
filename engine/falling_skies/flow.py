"""Who does what when: the question on top of the stack, its answer, and what goes on by itself."""

from msgspec.structs import replace

from engine.core import Outcome, Seat
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
from engine.falling_skies.bench import Bench
from engine.falling_skies.campaign import defend, defend_last, join_team, record_game, set_level, turn_page
from engine.falling_skies.characters import (
    call,
    dig_to,
    pick_die,
    pick_ship,
    roll_picked,
    turn_before_reroll,
    turn_die,
)
from engine.falling_skies.decisions import (
    AnyDecision,
    ChooseAttack,
    ChooseDropPoint,
    ChooseLastCity,
    ChooseTeam,
    DigFreely,
    FlipADie,
    GoOn,
    HoldAction,
    HoldDescent,
    InstallRobot,
    PayForDanger,
    PickRerolls,
    PickShips,
    PlaceDice,
    PutTogether,
    RepeatARoom,
    RerollOrKeep,
    TurnADie,
    UseRooms,
)
from engine.falling_skies.mothership import (
    act,
    asks_for_drop_point,
    come_down,
    end_rooms,
    launch_at,
    launch_ships,
    spread,
)
from engine.falling_skies.muster import muster
from engine.falling_skies.notebook import LOST_GAME_SCORE
from engine.falling_skies.placement import after_placing, keep_dice, place, reroll
from engine.falling_skies.rooms_phase import clear_space, excavate, install, scrap_robot, use_room
from engine.falling_skies.sky import next_to_launch
from engine.falling_skies.state import (
    Acting,
    Aftermath,
    AfterWhite,
    BeforeAction,
    BeforeDescent,
    ChoosingAttack,
    ChoosingCity,
    ChoosingTeam,
    Climbing,
    Descending,
    DiggingFree,
    Flipping,
    Installing,
    Launching,
    Mode,
    Mustering,
    Paying,
    PickingShips,
    Placed,
    Placing,
    Repeating,
    Rerolling,
    Spreading,
    State,
    TurningOne,
    UsingRooms,
)
from engine.falling_skies.tracks import climb, pay_for_danger, suffer_danger


def question(state: State, seat: Seat) -> AnyDecision:
    """Returns what is asked now."""
    seats = (seat,)
    match state.top:
        case Mustering():
            return PutTogether(seats=seats)
        case ChoosingTeam(left=left):
            return ChooseTeam(seats=seats, left=left)
        case ChoosingCity():
            return ChooseLastCity(seats=seats)
        case ChoosingAttack():
            assert state.notebook is not None, "no campaign is in play"
            return ChooseAttack(seats=seats, chapter=state.notebook.chapter)
        case _:
            return _question_in_game(state, seats)


def _question_in_game(state: State, seats: tuple[Seat, ...]) -> AnyDecision:
    battle = state.battle
    assert battle is not None, "no game is in play"
    match state.top:
        case Placing():
            return PlaceDice(seats=seats, dice=battle.hand)
        case TurningOne(pips=pips):
            return TurnADie(seats=seats, pips=pips)
        case Flipping():
            return FlipADie(seats=seats)
        case AfterWhite():
            return RerollOrKeep(seats=seats, dice=battle.hand)
        case Rerolling(turns=turns, picked=picked):
            return PickRerolls(seats=seats, turns=turns, picked=picked)
        case UsingRooms():
            return UseRooms(seats=seats)
        case Installing(value=value, ready=ready):
            return InstallRobot(seats=seats, value=value, ready=ready)
        case PickingShips(character=character, left=left):
            return PickShips(seats=seats, character=character, left=left)
        case DiggingFree(spaces=spaces):
            return DigFreely(seats=seats, spaces=spaces)
        case Repeating(free=free):
            return RepeatARoom(seats=seats, free=free)
        case Paying(energy=energy):
            return PayForDanger(seats=seats, energy=energy)
        case BeforeDescent():
            return HoldDescent(seats=seats)
        case BeforeAction():
            return HoldAction(seats=seats, row=battle.fleet.mothership)
        case Launching():
            ship = next_to_launch(battle.fleet)
            assert ship is not None, "no ship waits"
            return ChooseDropPoint(seats=seats, ship=ship)
        case Aftermath():
            won = battle.result is not None and battle.result.won
            return GoOn(seats=seats, city=battle.setup.city, won=won)
        case frame:
            raise AssertionError(f"{frame} asks nothing")


def answer(turn: Bench, action: AnyAction) -> None:
    """Does what the player says."""
    match turn.state.top, action:
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
            muster(turn, draft, action)
        case _, SetLevel(level=level):
            set_level(turn, level)
        case ChoosingAttack(), Defend():
            defend(turn, action)
        case ChoosingCity(), DefendLast(city=city):
            defend_last(turn, city)
        case ChoosingTeam() as choosing, Recruit(character=character):
            join_team(turn, choosing, character)
        case Aftermath(), TurnPage():
            turn_page(turn)
        case _:
            _answer_in_game(turn, action)


def _answer_in_game(turn: Bench, action: AnyAction) -> None:
    match turn.state.top, action:
        case Placing(), Place():
            place(turn, action)
        case _, Call(character=character):
            call(turn, character)
        case UsingRooms(), (UseRoom() | LaunchSatellite() | RepairBase()):
            use_room(turn, action)
        case Repeating() as again, (UseRoom() | LaunchSatellite() | RepairBase()):
            use_room(turn, action, again)
        case UsingRooms(), Excavate():
            excavate(turn)
        case UsingRooms(), EndRooms():
            end_rooms(turn)
        case Installing() as installing, Install(space=at):
            install(turn, installing, at)
        case Installing(), ClearSpace(space=at):
            clear_space(turn, at)
        case Installing(), ScrapRobot(space=at):
            scrap_robot(turn, at)
        case Launching(), Launch(column=column):
            launch_at(turn, column)
        case Paying(energy=energy), PayEnergy():
            pay_for_danger(turn, energy)
        case Paying(), TakeDamage():
            suffer_danger(turn)
        case _:
            _answer_choice(turn, action)


def _answer_choice(turn: Bench, action: AnyAction) -> None:
    """The questions the abilities of cities and characters ask."""
    match turn.state.top, action:
        case Rerolling() as frame, TurnDie(die=die, pips=pips):
            turn_before_reroll(turn, frame, die, pips)
        case Rerolling() as frame, PickDie(die=die):
            pick_die(turn, frame, die)
        case Rerolling() as frame, Reroll():
            roll_picked(turn, frame)
        case ((TurningOne() | Flipping()), TurnDie(die=die, pips=pips)):
            turn.pop()
            turn_die(turn, die, pips)
        case AfterWhite(), KeepDice():
            keep_dice(turn)
        case AfterWhite(), Reroll():
            reroll(turn)
        case PickingShips() as frame, PickShip(ship=at):
            pick_ship(turn, frame, at)
        case DiggingFree(), DigTo(space=at):
            dig_to(turn, at)
        case _, (KeepDice() | EnoughShips() | LetPass() | ForgoRobot()):
            turn.pop()
        case frame, _:
            raise AssertionError(f"{frame} has no answer {action}")


def settle(turn: Bench) -> None:
    """Lets happen what needs no answer, until something is asked or the game is over."""
    while turn.state.outcome is None:
        if _just_ended(turn.state):
            _conclude(turn)
            return
        match turn.state.top:
            case Placed() as placed:
                after_placing(turn, placed)
            case Climbing() as climbing:
                climb(turn, climbing)
            case Descending():
                come_down(turn)
            case Acting():
                act(turn)
            case Spreading():
                spread(turn)
            case Launching() if not asks_for_drop_point(turn.battle):
                launch_ships(turn)
            case _:
                return


def _just_ended(state: State) -> bool:
    if state.battle is None or state.battle.result is None:
        return False
    return not isinstance(state.top, ChoosingAttack | ChoosingTeam | ChoosingCity | Aftermath)


def _conclude(turn: Bench) -> None:
    result = turn.battle.result
    assert result is not None, "the game is still played"
    if turn.state.mode is Mode.CAMPAIGN:
        record_game(turn)
        return
    score = turn.battle.setup.level if result.won else LOST_GAME_SCORE
    outcome = Outcome(winners=(Seat(0),) if result.won else (), reason=result.value, scores=(score,))
    turn.state = replace(turn.state, stack=(), outcome=outcome)
