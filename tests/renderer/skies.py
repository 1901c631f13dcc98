"""Tables of Under Falling Skies to draw: crowded ones made by hand, others from random games."""

from functools import cache

from msgspec.structs import replace

from engine.core import Outcome, Seat
from engine.falling_skies.battle import Battle, Fleet, Marks, Result, RoundPhase
from engine.falling_skies.board import LaidTile, Member, Setup
from engine.falling_skies.content import (
    CharacterId,
    CharacterSide,
    CityId,
    CitySide,
    ScenarioId,
    SkySide,
    TileId,
)
from engine.falling_skies.notebook import Attack, BattleRecord, GameRecord, Notebook
from engine.falling_skies.pieces import Column, Die, Robot, Ship, ShipKind, Space
from engine.falling_skies.state import (
    ChoosingAttack,
    ChoosingCity,
    ChoosingTeam,
    Mode,
    Mustering,
    Placing,
    State,
)
from engine.falling_skies.view import View
from tests.engine.games import games
from tests.renderer.speech import Speech
from tests.titles import FALLING_SKIES

words = Speech(FALLING_SKIES)


def view(state: State) -> View:
    seen = FALLING_SKIES.rules.view(state, None)
    assert isinstance(seen, View)
    return seen


def setup(city: str, *hard: int, scenario: str | None = None, team: str = "", damaged: bool = False) -> Setup:
    """Returns a setup with standard tiles; a name in capitals is an upgraded character."""
    tiles = [
        LaidTile(tile=TileId(f"sky{height}"), side=SkySide.HARD if height in hard else SkySide.EASY)
        for height in range(1, 5)
    ]
    if scenario == "final_battle":
        tiles.append(LaidTile(tile=TileId("sky5"), side=SkySide.BACK))
    return Setup(
        city=CityId(city),
        side=CitySide.DAMAGED if damaged else CitySide.NORMAL,
        sky=tuple(tiles),
        scenario=ScenarioId(scenario) if scenario else None,
        team=tuple(
            Member(
                character=CharacterId(name.lower()),
                side=CharacterSide.UPGRADED if name.isupper() else CharacterSide.STANDARD,
            )
            for name in team.split()
        ),
    )


CROWDED = Battle(
    setup=setup("new_york", 2, 4, scenario="contamination", team="bell HARPER MOSS"),
    fleet=Fleet(
        mothership=3,
        drops=(ShipKind.PURPLE, None, ShipKind.WHITE, None, None),
        ships=(
            Ship(kind=ShipKind.WHITE, column=Column(0), row=4),
            Ship(kind=ShipKind.PURPLE, column=Column(1), row=9),
            Ship(kind=ShipKind.PURPLE, column=Column(4), row=12),
            Ship(kind=ShipKind.WHITE, column=Column(3), row=16),
        ),
        holding=(ShipKind.PURPLE, ShipKind.PURPLE, ShipKind.WHITE),
    ),
    excavator=19,
    energy=5,
    damage=2,
    research=7,
    round=4,
    hand=(Die.GREY_2, Die.WHITE_6),
    workers={Space(5): Die.GREY_5, Space(12): Die.WHITE_3, Space(24): Die.GREY_4},
    digging=Space(24),
    robots={Space(10): Robot(value=4), Space(13): Robot(value=2, ready=False)},
    spent=(CharacterId("moss"),),
    tokens=(Space(7), Space(8)),
    marks=Marks(holds=1, boost=2),
)
FINAL = Battle(
    setup=setup("london", 1, 2, 3, 4, scenario="final_battle", team="ORTEGA WANG JANG", damaged=True),
    fleet=Fleet(mothership=0, holding=(ShipKind.WHITE,)),
    excavator=9,
    energy=3,
    damage=0,
    round=1,
    hand=(Die.GREY_1, Die.GREY_3, Die.GREY_6, Die.WHITE_2, Die.WHITE_5),
    sheltered=1,
)
SABOTAGED = replace(
    FINAL, setup=setup("seoul", scenario="saboteur"), sheltered=0, marks=Marks(sabotaged=Column(2))
)
COMMANDED = replace(
    FINAL,
    setup=setup("tokyo", 3, scenario="command_ship"),
    fleet=Fleet(drops=(ShipKind.ORANGE, *(ShipKind.PURPLE,) * 4)),
    marks=Marks(slowed=1, no_rerolls=True),
)
QUOTAS = tuple(
    replace(FINAL, setup=setup("rio_de_janeiro", scenario=name), kills=5, evacuated=6, satellites=1)
    for name in ("battle_for_the_sky", "evacuation", "satellites", "dangerous_research")
)
WON = replace(CROWDED, research=17, phase=RoundPhase.ROOMS, hand=(), result=Result.RESEARCH_COMPLETE)
LOST = replace(CROWDED, damage=6, phase=RoundPhase.DICE, result=Result.BASE_DESTROYED)
BATTLES = {
    "crowded": CROWDED,
    "final": FINAL,
    "sabotaged": SABOTAGED,
    "commanded": COMMANDED,
    **{battle.setup.scenario or "": battle for battle in QUOTAS},
    "won": WON,
    "lost": LOST,
}


def table(battle: Battle) -> View:
    """Returns a game in play."""
    outcome = None
    if battle.result is not None:
        outcome = Outcome(winners=(Seat(0),) if battle.result.won else (), reason=battle.result.value)
    stack = () if outcome else (Placing(),)
    return view(State(mode=Mode.FREE, level=2, stack=stack, battle=battle, outcome=outcome))


# --- pages ---------------------------------------------------------------------------------------------


def _attack(city: str, scenario: str, character: str) -> Attack:
    return Attack(city=CityId(city), scenario=ScenarioId(scenario), character=CharacterId(character))


def _game(side: CitySide, level: int, rounds: int, won: bool) -> GameRecord:
    return GameRecord(side=side, level=level, rounds=rounds, won=won)


FOUGHT = (
    BattleRecord(
        chapter=1,
        city=CityId("havana"),
        scenario=ScenarioId("evacuation"),
        character=CharacterId("harper"),
        games=(_game(CitySide.NORMAL, 2, 7, False), _game(CitySide.DAMAGED, 2, 9, True)),
    ),
    BattleRecord(
        chapter=1,
        city=CityId("montreal"),
        scenario=ScenarioId("satellites"),
        character=CharacterId("ortega"),
        games=(_game(CitySide.NORMAL, 1, 8, True),),
    ),
    BattleRecord(
        chapter=2,
        city=CityId("cairo"),
        scenario=ScenarioId("reactor_leak"),
        character=CharacterId("ruzicka"),
        team=(CharacterId("harper"),),
    ),
)
NOTEBOOK = Notebook(
    chapter=2,
    battles=FOUGHT,
    kept=(CharacterId("harper"), CharacterId("ortega")),
    rested=(CharacterId("ortega"),),
    saved={CityId("havana"): CitySide.DAMAGED, CityId("montreal"): CitySide.NORMAL},
    lost=(CityId("mexico_city"), CityId("rio_de_janeiro")),
)
ATTACKED = replace(
    NOTEBOOK,
    battles=FOUGHT[:2],
    attacks=(_attack("paris", "command_ship", "almasi"), _attack("moscow", "repairing_the_base", "aumann")),
)


def _campaign(notebook: Notebook, *stack: ChoosingAttack | ChoosingTeam | ChoosingCity) -> View:
    return view(State(mode=Mode.CAMPAIGN, level=2, stack=stack, notebook=notebook))


PAGES = {
    "first page": _campaign(Notebook(chapter=1, attacks=ATTACKED.attacks), ChoosingAttack()),
    "attack": _campaign(ATTACKED, ChoosingAttack()),
    "team": _campaign(NOTEBOOK, ChoosingTeam(left=1)),
    "last city": _campaign(NOTEBOOK, ChoosingCity()),
    "over": view(
        State(
            mode=Mode.CAMPAIGN,
            level=2,
            notebook=NOTEBOOK,
            battle=LOST,
            outcome=Outcome(winners=(), reason="campaign_lost", scores=(2,)),
        )
    ),
}
DRAFTS = {
    "plain draft": view(State(mode=Mode.FREE, level=1, stack=(Mustering(draft=setup("roswell", 3)),))),
    "rich draft": view(State(mode=Mode.FREE, level=1, stack=(Mustering(draft=FINAL.setup),))),
}


@cache
def played_out() -> tuple[View, ...]:
    """Yields positions of whole random games: standard ones, a free one, a campaign."""
    return tuple(view(state) for game in games(FALLING_SKIES)[:6] for state in game.sample(10))
