"""Cases, read from tables in `cases/`: a position, the actions played, and the expected result.

An action, an event or a refusal is written as its tag and its fields: `place die=w6 space=1.0`. A die is its
colour and its face (`g3`, `w6`); a space is its row and column, both counted from 0 in the base; rows of the
sky are counted from 1; a ship in the sky is its kind and its space: `purple 9.2`.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from engine.core import Data, Dice, ScriptedDice, Seat, Step, play, tag_of
from engine.falling_skies.actions import AnyAction
from engine.falling_skies.battle import Battle, Fleet, Marks, Result, RoundPhase
from engine.falling_skies.board import PATH, STEP_OF, LaidTile, Member, Setup
from engine.falling_skies.content import (
    CharacterId,
    CharacterSide,
    CityId,
    CitySide,
    ScenarioId,
    SkySide,
    TileId,
)
from engine.falling_skies.events import AnyEvent
from engine.falling_skies.games import opening
from engine.falling_skies.pieces import (
    Column,
    Die,
    Robot,
    Ship,
    ShipKind,
    Space,
    column_of,
    grey,
    in_order,
    row_of,
    white,
)
from engine.falling_skies.refusals import AnyRefusal
from engine.falling_skies.state import (
    AfterWhite,
    AnyFrame,
    Installing,
    Mode,
    Placing,
    State,
    TurningOne,
    UsingRooms,
)
from tests.engine.casebook import Script, check_answers, check_fields, check_told, rows, rows_by_file
from tests.engine.falling_skies.loading import game_boards, game_rules

FOLDER = Path(__file__).parent / "cases"
COMMANDER = Seat(0)

DICE_FIELDS = ("die", "before", "after")
PLACES = ("space", "at", "start", "end")
LISTS = ("dice", "ships")
DROPS = {".": None, "p": ShipKind.PURPLE, "w": ShipKind.WHITE, "o": ShipKind.ORANGE}
SIDES = {"+": CharacterSide.UPGRADED, "-": CharacterSide.STANDARD}


class Then(Data, frozen=True):
    """The expected end of a case; unset fields are not checked."""

    mothership: int | None = None
    drops: str | None = None
    ships: tuple[str, ...] | None = None
    holding: tuple[str, ...] | None = None
    energy: int | None = None
    damage: int | None = None
    research: int | None = None
    excavator: str | None = None
    hand: str | None = None
    workers: Mapping[str, str] | None = None
    robots: Mapping[str, str] | None = None
    tokens: tuple[str, ...] | None = None
    spent: tuple[str, ...] | None = None
    kills: int | None = None
    evacuated: int | None = None
    satellites: int | None = None
    round: int | None = None
    phase: str | None = None  # of the round
    asked: str | None = None  # the tag of the decision; "" when the game is over
    outcome: str | None = None  # its reason
    score: int | None = None


class Case(Script, frozen=True):
    city: CityId = CityId("roswell")
    side: CitySide = CitySide.NORMAL
    hard: tuple[TileId, ...] = ()  # standard tiles with the threatening side up
    sky: tuple[str, ...] = ()  # the tiles from the bottom up, if not the standard ones: `adv1 hard`
    scenario: ScenarioId | None = None
    team: tuple[str, ...] = ()  # `moss-` on the standard, `moss+` on the upgraded side
    phase: str = "dice"  # or "rooms", "white" (a re-roll is due), "turning", "robot 4" (to install)
    mothership: int = 0
    drops: str = "ppppp"
    ships: tuple[str, ...] = ()
    holding: tuple[ShipKind, ...] | None = None  # None: as the scenario sets it up
    energy: int | None = None  # None: as the game begins
    damage: int | None = None  # None: as the game begins
    research: int = 0
    excavator: str = ""  # empty: as the game begins
    round: int = 1
    hand: str = ""
    workers: Mapping[str, str] = {}
    robots: Mapping[str, str] = {}  # `4`, or `4!` when it is exhausted
    tokens: tuple[str, ...] = ()
    kills: int = 0
    evacuated: int = 0
    satellites: int = 0
    struck: bool = False
    sabotaged: Column | None = None
    then: Then = Then()


def cases_by_file() -> dict[str, list[Case]]:
    """Returns the cases under the names of their tables."""
    return rows_by_file(FOLDER, Case)


def load_cases() -> list[Case]:
    return rows(FOLDER, Case)


# --- reading --------------------------------------------------------------------------------------


def parse(written: str, kind: Any) -> Any:
    """Reads `tag field=value …` as a value of one of the tagged types."""
    tag, *fields = written.split()
    raw: dict[str, object] = {"type": tag}
    for field in fields:
        name, _, value = field.partition("=")
        raw[name] = _field(tag, name, value)
    if "space" in raw and tag.startswith("place"):
        raw.setdefault("column", column_of(place_of(str(_value(fields, "space")))))
    return msgspec.convert(raw, kind, strict=False)


def _value(fields: list[str], name: str) -> str:
    return next(field.partition("=")[2] for field in fields if field.startswith(f"{name}="))


def _field(tag: str, name: str, value: str) -> object:
    if name in DICE_FIELDS:
        return die_of(value).value
    if name in PLACES or (tag, name) == ("pick_ship", "ship"):
        return place_of(value)
    if name == "dice":
        return [die_of(die).value for die in value.split(",")]
    return value.split(",") if name in LISTS and not value.isdigit() else value


def die_of(written: str) -> Die:
    return (white if written[0] == "w" else grey)(int(written[1]))


def place_of(written: str) -> Space:
    row, column = written.split(".")
    return Space(int(row) * 5 + int(column))


def _written_place(place: int) -> str:
    return f"{row_of(Space(place))}.{column_of(Space(place))}"


def _written_die(die: Die) -> str:
    return f"{'w' if die.white else 'g'}{die.pips}"


def _ship(written: str) -> Ship:
    kind, place = written.split()
    at = place_of(place)
    return Ship(kind=ShipKind(kind), column=column_of(at), row=row_of(at))


def _robot(written: str) -> Robot:
    return Robot(value=int(written[0]), ready=not written.endswith("!"))


def _member(written: str) -> Member:
    return Member(character=CharacterId(written[:-1]), side=SIDES[written[-1]])


# --- the position ---------------------------------------------------------------------------------


def setup_of(case: Case) -> Setup:
    standard = tuple(TileId(f"sky{height}") for height in range(1, 5))
    laid = [
        LaidTile(tile=tile, side=SkySide.HARD if tile in case.hard else SkySide.EASY) for tile in standard
    ]
    if case.sky:
        pairs = [written.split() for written in case.sky]
        laid = [LaidTile(tile=TileId(tile), side=SkySide(side)) for tile, side in pairs]
    team = tuple(_member(written) for written in case.team)
    return Setup(city=case.city, side=case.side, sky=tuple(laid), scenario=case.scenario, team=team)


def given(case: Case) -> State:
    """Returns the start position of a case."""
    start = opening(game_boards().of(setup_of(case)))
    workers = {place_of(at): die_of(die) for at, die in case.workers.items()}
    excavator = STEP_OF[place_of(case.excavator)] if case.excavator else start.excavator
    fleet = Fleet(
        mothership=case.mothership,
        drops=tuple(DROPS[drop] for drop in case.drops),
        ships=tuple(sorted((_ship(ship) for ship in case.ships), key=lambda ship: ship.at)),
        holding=start.fleet.holding if case.holding is None else case.holding,
    )
    battle = msgspec.structs.replace(
        start,
        fleet=fleet,
        excavator=excavator,
        energy=start.energy if case.energy is None else case.energy,
        damage=start.damage if case.damage is None else case.damage,
        research=case.research,
        round=case.round,
        hand=in_order(tuple(die_of(die) for die in case.hand.split())),
        workers=workers,
        digging=next((at for at in workers if STEP_OF[at] > excavator), None),
        robots={place_of(at): _robot(robot) for at, robot in case.robots.items()},
        tokens=tuple(place_of(at) for at in case.tokens),
        kills=case.kills,
        evacuated=case.evacuated,
        satellites=case.satellites,
        struck=case.struck,
        marks=Marks(sabotaged=case.sabotaged),
    )
    return _at_phase(case, battle)


def _at_phase(case: Case, battle: Battle) -> State:
    phase, _, value = case.phase.partition(" ")
    frames: dict[str, tuple[AnyFrame, ...]] = {
        "dice": (Placing(),),
        "white": (AfterWhite(),),
        "turning": (Placing(), TurningOne(pips=6)),
        "rooms": (UsingRooms(),),
        "robot": (UsingRooms(), Installing(value=int(value or 0), ready=False)),
    }
    now = RoundPhase.ROOMS if phase in ("rooms", "robot") else RoundPhase.DICE
    battle = msgspec.structs.replace(battle, phase=now)
    return State(mode=Mode.STANDARD, level=battle.setup.level, stack=frames[phase], battle=battle)


# --- the check ------------------------------------------------------------------------------------


def check(case: Case) -> None:
    """Plays a case through the public interface and compares."""
    dice = ScriptedDice(*case.dice)
    steps = list(played(case, dice))
    assert not dice.rest, f"nobody asked for {dice.rest}"
    state = steps[-1].state
    check_told(case, [event for step in steps for event in step.events], parse, AnyEvent)
    check_answers(case, game_rules(), state, COMMANDER, parse, AnyAction, AnyRefusal)
    _compare_state(case.then, state)


def played(case: Case, dice: Dice) -> Iterator[Step[State, AnyEvent]]:
    """Yields the start position of a case, then the step of each action."""
    state = given(case)
    yield Step(state, ())
    for written in case.play:
        step = play(game_rules(), state, COMMANDER, parse(written, AnyAction), dice)
        state = step.state
        yield step


def _compare_state(then: Then, state: State) -> None:
    decision, outcome = game_rules().decision(state), state.outcome
    assert state.battle is not None
    if outcome is not None:
        won = outcome.reason == Result.RESEARCH_COMPLETE.value
        assert outcome.winners == ((COMMANDER,) if won else ())
    seen = _seen(state.battle)
    seen["asked"] = tag_of(decision) if decision else ""
    seen["outcome"] = outcome.reason if outcome else None
    seen["score"] = outcome.scores[0] if outcome else None
    check_fields(then, seen)


def _seen(battle: Battle) -> dict[str, object]:
    fleet = battle.fleet
    letters = {kind: letter for letter, kind in DROPS.items()}
    return {
        "mothership": fleet.mothership,
        "drops": "".join(letters[drop] for drop in fleet.drops),
        "ships": tuple(f"{ship.kind.value} {_written_place(ship.at)}" for ship in fleet.ships),
        "holding": tuple(kind.value for kind in fleet.holding),
        "energy": battle.energy,
        "damage": battle.damage,
        "research": battle.research,
        "excavator": _written_place(PATH[battle.excavator]),
        "hand": " ".join(_written_die(die) for die in battle.hand),
        "workers": {_written_place(at): _written_die(die) for at, die in battle.workers.items()},
        "robots": {
            _written_place(at): f"{robot.value}{'' if robot.ready else '!'}"
            for at, robot in battle.robots.items()
        },
        "tokens": tuple(_written_place(at) for at in battle.tokens),
        "spent": tuple(battle.spent),
        "kills": battle.kills,
        "evacuated": battle.evacuated,
        "satellites": battle.satellites,
        "round": battle.round,
        "phase": battle.phase.value,
    }
