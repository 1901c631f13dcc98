"""The forces, goals and setup of each scenario (R18, R21, RB.14)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core import Dice, Event, Refused, ScriptedDice, Seat, SeededDice, play
from engine.miniatures import Options
from engine.miniatures import actions as do
from engine.miniatures import decisions as ask
from engine.miniatures import refusals as no
from engine.miniatures.content import (
    AnyVpRule,
    Collect,
    Group,
    Kill,
    Leave,
    Night,
    Objective,
    Ruleset,
    Scenario,
    ScenarioId,
    Unit,
    Victims,
)
from engine.miniatures.events import (
    CardsDrawn,
    Deployed,
    EventDrawn,
    FirstPlayerRolled,
    HandDealt,
    HeroRecruited,
    MapTurned,
    TurnBegan,
)
from engine.miniatures.grid import Square
from engine.miniatures.pieces import FigureId, MarkerKind, Place, ProfileId, Quarters, Side, ZoneId
from engine.miniatures.state import State
from tests.engine.casebook import is_reason
from tests.engine.holding import holds, holds_rows
from tests.engine.miniatures.loading import game_content, game_rules, scenario_names

ROWS = [
    (
        "final-01",
        "R21.1",
        "human",
        "6 us_carbine + 2 us_lmg over the edge",
        "5 martian_grunt in red",
        "any 1 by shoot; any 2 by fight; artefact",
        "any 1 by shoot; any 2 by fight; creature",
        "points, 8 markers",
    ),
    (
        "final-02",
        "R21.2",
        "martian",
        "eva + troy in blue; us_sergeant + 6 us_carbine in green",
        "6 martian_grunt in red",
        "eva,troy leave; artefact",
        "eva,troy 4; us_sergeant 1; creature",
        "points, 8 markers",
    ),
    (
        "final-03",
        "R21.3",
        "martian",
        "deke + us_sergeant + us_missile + 2 us_lmg + 6 us_carbine in blue",
        "martian_commander + martian_freeze + 8 martian_grunt in red",
        "martian_commander 2; martian_freeze,martian_grunt 1 per 2; artefact",
        "deke 4; us_lmg,us_missile,us_sergeant 1; creature",
        "points, 8 markers, round 3: 4 martian_grunt, round 4: martian_commander + 4 martian_grunt",
    ),
    (
        "final-04",
        "R21.4",
        "human",
        "ashley + phil + 2 us_lmg + 6 us_carbine in blue",
        "martian_commander + 4 martian_grunt in red_A; martian_commander + 4 martian_grunt in red_B; "
        "martian_freeze in red_A or red_B",
        "soldier leave 3; artefact",
        "ashley,phil 4; creature",
        "points, 8 markers",
    ),
    (
        "final-05",
        "R21.5",
        "die",
        "us_lmg + 6 us_carbine + a hero over the edge",
        "2 martian_freeze + 8 martian_grunt over the edge",
        "",
        "",
        "last_but_one, night optional, scattered",
    ),
    (
        "final-06",
        "R21.6",
        "human",
        "us_sergeant + us_missile + 2 us_lmg + 6 us_carbine + a hero in blue",
        "general_tor + 6 martian_grunt in red",
        "general_tor 8",
        "hero 3; soldier 1",
        "points, night always",
    ),
    (
        "final-07",
        "R21.7",
        "human",
        "joe + us_sergeant + us_missile + 2 us_lmg + 6 us_carbine in blue",
        "2 martian_grunt in violet; martian_commander + martian_freeze + 10 martian_grunt in red",
        "joe uplink 8",
        "joe 8",
        "points, uplink D7",
    ),
    (
        "final-08",
        "R21.8",
        "martian",
        "buddy + brandi in black; us_sergeant + us_missile + 2 us_lmg + 6 us_carbine in blue",
        "general_tor + 10 martian_grunt + 2 martian_freeze in red",
        "any 1; artefact; any leave 3 with the loot",
        "any 1; creature",
        "points, 8 markers, loot buddy",
    ),
    (
        "final-09",
        "R21.9",
        "human",
        "edwyn in blue; us_sergeant + 2 us_lmg + 6 us_carbine in green",
        "general_tor + 6 martian_grunt in red on every square",
        "soldier 1 of edwyn; general_tor 3",
        "edwyn 4; soldier 1",
        "points, reserve",
    ),
    (
        "final-10",
        "R21.10",
        "human",
        "buddy + brandi + joe + ashley + eva + troy + phil + edwyn + deke + us_sergeant + 2 us_lmg "
        "+ us_missile + 6 us_carbine in blue",
        "general_tor + 2 martian_commander + 2 martian_freeze + 16 martian_grunt "
        "in red_NW or red_NE or red_SW or red_SE",
        "",
        "",
        "control, 6 called up",
    ),
    (
        "beta-01",
        "RB.14",
        "human",
        "8 beta_us_soldier over the edge",
        "5 beta_martian in red",
        "any 1 by shoot; any 2 by fight; artefact",
        "any 1 by shoot; any 2 by fight; creature",
        "points, 8 markers",
    ),
    (
        "beta-03",
        "RB.14",
        "martian",
        "beta_eva + beta_troy in blue; 6 beta_us_soldier + beta_sergeant in green",
        "16 beta_martian in red",
        "beta_eva,beta_troy leave; artefact",
        "beta_eva,beta_troy 4; beta_sergeant 1; creature",
        "points, 8 markers",
    ),
]


@holds_rows((name, (number, "R18.4", "R18.5")) for name, number, *_ in ROWS)
@pytest.mark.parametrize(
    ("name", "first", "human", "martian", "human_vp", "martian_vp", "special"),
    [(name, *rest) for name, _, *rest in ROWS],
    ids=[name for name, *_ in ROWS],
)
def test_scenario(
    name: str, first: str, human: str, martian: str, human_vp: str, martian_vp: str, special: str
) -> None:
    scenario = game_content().scenarios[ScenarioId(name)]
    assert (scenario.first.value if scenario.first is not None else "die") == first
    assert _force(scenario, Side.HUMAN) == human
    assert _force(scenario, Side.MARTIAN) == martian
    assert "; ".join(_worth(rule) for rule in scenario.scoring.human) == human_vp
    assert "; ".join(_worth(rule) for rule in scenario.scoring.martian) == martian_vp
    assert _special(scenario) == special


def _force(scenario: Scenario, side: Side) -> str:
    return "; ".join(_group(group) for group in scenario.forces.of(side))


def _group(group: Group) -> str:
    units = [_units(group.units), *["a hero"] * group.heroes]
    where = f"in {' or '.join(group.zones)}" if group.zones else "over the edge"
    everywhere = " on every square" if group.every_square else ""
    return f"{' + '.join(units)} {where}{everywhere}"


def _who(victims: Victims) -> str:
    if victims.profiles:
        return ",".join(sorted(victims.profiles))
    return victims.rank.value if victims.rank is not None else "any"


def _worth(rule: AnyVpRule) -> str:
    match rule:
        case Kill():
            words = [_who(rule.victims), str(rule.vp)]
            words += [f"by {rule.means.value}"] if rule.means is not None else []
            words += [f"of {','.join(rule.by)}"] if rule.by else []
            words += [f"per {rule.per}"] if rule.per > 1 else []
            return " ".join(words)
        case Collect():
            return rule.marker.value
        case Leave():
            words = [_who(rule.who), "leave", str(rule.vp) if rule.vp else ""]
            words += ["with the loot"] if rule.with_loot else []
            return " ".join(word for word in words if word)
        case Objective():
            return f"{rule.who} uplink {rule.vp}"


def _special(scenario: Scenario) -> str:
    words = [scenario.victory.value]
    words += [f"{scenario.markers} markers"] if scenario.markers else []
    words += [f"night {scenario.night.value}"] if scenario.night is not Night.NEVER else []
    words += [f"round {wave.round}: {_units(wave.units)}" for wave in scenario.waves]
    words += [f"uplink {scenario.uplink}"] if scenario.uplink is not None else []
    words += [f"loot {scenario.loot}"] if scenario.loot is not None else []
    words += ["reserve"] if scenario.reserve else []
    words += [f"{scenario.recycled} called up"] if scenario.recycled else []
    words += ["scattered"] if scenario.scattered else []
    assert scenario.target == 8
    return ", ".join(words)


def _units(units: tuple[Unit, ...]) -> str:
    return " + ".join(f"{unit.count} {unit.profile}" if unit.count > 1 else unit.profile for unit in units)


# --- laying the table out -------------------------------------------------------------------------


def begin(
    name: str, dice: Dice | None = None, *, turn_map: bool = False, night: bool = False
) -> tuple[State, tuple[Event, ...]]:
    chosen = Options(scenario=ScenarioId(name), turn_map=turn_map, night=night)
    step = game_rules().setup(chosen, 2, dice or SeededDice(b"table", 0))
    return step.state, step.events


def deployed(name: str, seed: bytes = b"table") -> State:
    """Plays the setup to the first turn, with the first legal actions."""
    state, _ = begin(name, SeededDice(seed, 0))
    move = 0
    while not isinstance(asked := game_rules().decision(state), ask.TakeTurn):
        assert asked is not None
        move += 1
        options = game_rules().legal(state, asked.seats[0])
        action = do.DeployRest() if do.DeployRest() in options else options[0]
        state = game_rules().apply(state, asked.seats[0], action, SeededDice(seed, move)).state
    return state


@holds("R18.4", "R18.5", "R3.7")
@pytest.mark.parametrize("name", scenario_names())
def test_everybody_is_deployed_where_the_scenario_says(name: str) -> None:
    state, scenario = deployed(name), game_content().scenarios[ScenarioId(name)]
    for side in Side:
        profiles = [unit for group in scenario.forces.of(side) for unit in group.units]
        wanted = Counter({unit.profile: 0 for unit in profiles})
        for unit in profiles:
            wanted[unit.profile] += unit.count
        present = Counter(figure.profile for figure in state.figures.values() if figure.side is side)
        heroes = sum(group.heroes for group in scenario.forces.of(side))
        assert sum((present - wanted).values()) == heroes
        assert not wanted - present
    for figure in state.figures.values():
        groups = [
            group
            for group in scenario.forces.of(figure.side)
            if any(unit.profile == figure.profile for unit in group.units) or group.heroes
        ]
        zones = {square for group in groups for zone in group.zones for square in scenario.map.zones[zone]}
        if zones:
            assert figure.at in zones
        elif not scenario.scattered:
            assert figure.place is Place.WAITING
    crowd = Counter(figure.at for figure in state.figures.values() if figure.at is not None)
    assert max(crowd.values()) <= 6


@holds("R18.4")
@pytest.mark.parametrize("name", [name for name in scenario_names() if name != "final-05"])
def test_martians_deploy_completely_before_humans(name: str) -> None:
    state, _ = begin(name)
    order: list[int] = []
    while not isinstance(asked := game_rules().decision(state), ask.TakeTurn):
        assert asked is not None
        if isinstance(asked, ask.DeployFigure):
            order.append(asked.seats[0])
        action = game_rules().legal(state, asked.seats[0])[0]
        state = game_rules().apply(state, asked.seats[0], action, SeededDice(b"m", len(order))).state
    assert order == sorted(order, reverse=True)
    assert order


@holds("R18.5", "R1.5", "Q62")
@pytest.mark.parametrize("name", [name for name in scenario_names() if name != "final-05"])
def test_the_scenario_names_the_first_player(name: str) -> None:
    asked = game_rules().decision(deployed(name))
    assert isinstance(asked, ask.TakeTurn)
    assert asked.side is game_content().scenarios[ScenarioId(name)].first


@holds("Q62", "R16.1")
@pytest.mark.parametrize("name", ["final-02", "beta-03"])
def test_authority_is_asked_for_before_round_1_too(name: str) -> None:
    """The Martians would begin; with Eva in command the humans do, and she acts first."""
    rules_ = game_rules()
    state, _ = begin(name)
    for move in (1, 2):
        state = rules_.apply(state, _asked(state), do.DeployRest(), SeededDice(b"eva", move)).state
    eva = FigureId("EVA")
    assert rules_.decision(state) == ask.UseAuthority(seats=(Seat(0),), round=1, first=Side.MARTIAN)
    step = rules_.apply(state, Seat(0), do.TakeCommand(figure=eva), SeededDice(b"eva", 3))
    assert TurnBegan(side=Side.HUMAN) in step.events
    assert step.state.figures[eva].heroics == 3
    activations = [one for one in rules_.legal(step.state, Seat(0)) if isinstance(one, do.Activate)]
    assert activations == [do.Activate(figure=eva)]


@holds("R3.7", "R18.4")
def test_nobody_is_deployed_into_a_full_square() -> None:
    rules_ = game_rules()
    state, _ = begin("final-03")
    crowded = do.Deploy(at=Square("D7"))
    for move in range(6):
        assert crowded in rules_.legal(state, Seat(1))
        state = rules_.apply(state, Seat(1), crowded, SeededDice(b"crowd", move)).state
    assert crowded not in rules_.legal(state, Seat(1))
    assert do.Deploy(at=Square("E7")) in rules_.legal(state, Seat(1))


@holds("R21.4", "R18.4")
def test_scenario_4_fills_group_a_then_group_b_and_the_freeze_ray_goes_where_it_likes() -> None:
    state, _ = begin("final-04")
    rules_, zones = game_rules(), game_content().scenarios[ScenarioId("final-04")].map.zones
    seen: dict[str, set[str]] = {}
    for move in range(11):
        asked = rules_.decision(state)
        assert isinstance(asked, ask.DeployFigure)
        options = rules_.legal(state, asked.seats[0])
        squares = {action.at for action in options if isinstance(action, do.Deploy)}
        seen[asked.figure] = {zone for zone, there in zones.items() if squares & set(there)}
        state = rules_.apply(state, asked.seats[0], options[0], SeededDice(b"four", move)).state
    assert seen == {
        **{label: {"red_A"} for label in ("C1", "M1", "M2", "M3", "M4")},
        **{label: {"red_B"} for label in ("C2", "M5", "M6", "M7", "M8")},
        "F1": {"red_A", "red_B"},
    }


@holds("R21.9", "R18.4")
def test_scenario_9_puts_a_figure_on_each_red_square() -> None:
    rules_ = game_rules()
    state, _ = begin("final-09")
    red = game_content().scenarios[ScenarioId("final-09")].map.zones[ZoneId("red")]
    for move in range(7):
        asked = rules_.decision(state)
        assert isinstance(asked, ask.DeployFigure)
        options = [one for one in rules_.legal(state, asked.seats[0]) if isinstance(one, do.Deploy)]
        greedy = do.Deploy(at=Square("B2"))  # always tries to crowd one square
        action = greedy if greedy in options else options[0]
        state = rules_.apply(state, asked.seats[0], action, SeededDice(b"nine", move)).state
    martians = Counter(figure.at for figure in state.figures.values() if figure.side is Side.MARTIAN)
    assert set(martians) == set(red)
    assert martians[Square("B2")] == 2


@holds("R21.9")
def test_scenario_9_says_which_red_squares_still_need_a_figure() -> None:
    state, _ = begin("final-09")
    greedy = do.Deploy(at=Square("B2"))
    for move in range(2):
        state = play(game_rules(), state, Seat(1), greedy, SeededDice(b"nine", move)).state
    with pytest.raises(Refused) as refused:
        play(game_rules(), state, Seat(1), greedy, SeededDice(b"nine", 2))
    red = game_content().scenarios[ScenarioId("final-09")].map.zones[ZoneId("red")]
    assert refused.value.refusal == no.EmptySquaresFirst(squares=tuple(one for one in red if one != "B2"))
    with pytest.raises(Refused) as refused:
        play(game_rules(), state, Seat(1), do.Deploy(at=Square("A8")), SeededDice(b"nine", 2))
    assert is_reason(refused.value.refusal, no.NotOutside(at=Square("A8")))


@holds("R18.2", "R14.1", "Q43")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", scenario_names())
def test_markers_lie_face_down_apart_from_each_other_and_from_zones(name: str, seed: int) -> None:
    state, _ = begin(name, SeededDice(b"%d" % seed, 0))
    scenario = game_content().scenarios[ScenarioId(name)]
    zones = {square for squares in scenario.map.zones.values() for square in squares}
    places = [marker.at for marker in state.markers]
    assert len(places) == scenario.markers
    assert len(set(places)) == len(places)
    assert not set(places) & zones
    assert not any(marker.face_up for marker in state.markers)
    kinds = Counter([*(marker.kind for marker in state.markers), *state.spare])
    assert kinds == {MarkerKind.CREATURE: 5, MarkerKind.ARTEFACT: 5}


@holds("Q76")
def test_markers_may_lie_where_figures_enter() -> None:
    places = {
        marker.at
        for seed in range(40)
        for marker in begin("final-01", SeededDice(b"%d" % seed, 0))[0].markers
    }
    assert {"A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1"} & places


@holds("R18.3", "R9.2", "R11.2", "R0.5")
@pytest.mark.parametrize("seed", range(20))
def test_opening_hands_hold_no_events(seed: int) -> None:
    state, events = begin("final-01", SeededDice(b"deal%d" % seed, 0))
    deck = game_content().decks[Ruleset.FINAL]
    for side in Side:
        assert len(state.hands[side]) == 4
        assert not set(state.hands[side]) & set(deck.events)
    cards = [*state.deck, *state.discard, *(card for hand in state.hands.values() for card in hand)]
    assert Counter(cards) == Counter([*deck.cards, *deck.events])
    assert set(state.discard) <= set(deck.events)
    assert not any(isinstance(event, EventDrawn) for event in events)
    assert [event.count for event in events if isinstance(event, CardsDrawn)] == [4, 4]


@holds("R9.2")
def test_a_hand_is_told_to_its_owner_alone() -> None:
    state, events = begin("final-01")
    dealt = [event for event in events if isinstance(event, HandDealt)]
    assert [event.to for event in dealt] == [(0,), (1,)]
    assert [event.cards for event in dealt] == [state.hands[Side.HUMAN], state.hands[Side.MARTIAN]]
    assert game_rules().view(state, None).hand == ()


@holds("R18.1", "Q52", "Q97")
def test_the_martian_turns_the_map_before_markers_and_hands() -> None:
    rules_ = game_rules()
    state, _ = begin("final-02", turn_map=True)
    asked = rules_.decision(state)
    assert isinstance(asked, ask.OrientMap)
    assert asked.seats == (1,)
    assert not state.markers
    assert not any(state.hands.values())
    assert list(rules_.legal(state, asked.seats[0])) == [
        do.Orient(quarters=Quarters(turn)) for turn in range(4)
    ]
    step = rules_.apply(state, asked.seats[0], do.Orient(quarters=Quarters(3)), SeededDice(b"turn", 1))
    assert step.state.terrain.quarters == 3
    assert isinstance(step.events[0], MapTurned)
    assert len(step.state.markers) == 8
    assert all(len(hand) == 4 for hand in step.state.hands.values())


@holds("Q104")
def test_a_game_keeps_the_zones_it_was_begun_with() -> None:
    rules_ = game_rules()
    state, _ = begin("final-01")
    former = rules_.book.content.scenarios[ScenarioId("final-01")].former
    assert state.moved == len(former)
    places = {action.at for action in rules_.legal(state, Seat(1)) if isinstance(action, do.Deploy)}
    assert places == set(rules_.view(state, None).zones[ZoneId("red")])
    earlier = replace(state, moved=0)
    kept = {action.at for action in rules_.legal(earlier, Seat(1)) if isinstance(action, do.Deploy)}
    assert kept == set(rules_.view(earlier, None).zones[ZoneId("red")])
    assert kept == set(former[0].zones[ZoneId("red")])
    assert kept.isdisjoint(places)


@holds("Q54", "R18.4", "R16.17")
@pytest.mark.parametrize("name", ["final-05", "final-06"])
def test_a_hero_of_choice_is_one_of_the_seven_without_a_partner(name: str) -> None:
    rules_ = game_rules()
    state, _ = begin(name)
    asked = rules_.decision(state)
    assert isinstance(asked, ask.RecruitHero)
    assert asked.seats == (0,)
    options = rules_.legal(state, asked.seats[0])
    chosen = [action.profile for action in options if isinstance(action, do.Recruit)]
    assert sorted(chosen) == ["ashley", "deke", "edwyn", "eva", "joe", "phil", "troy"]
    step = rules_.apply(state, asked.seats[0], do.Recruit(profile=ProfileId("joe")), SeededDice(b"hero", 1))
    assert HeroRecruited(side=Side.HUMAN, profile=ProfileId("joe")) in step.events
    assert step.state.figures[FigureId("JOE")].heroics == 4


@holds("R21.5")
@pytest.mark.parametrize(("face", "side"), [(1, "human"), (4, "human"), (5, "martian"), (8, "martian")])
def test_scenario_5_rolls_for_the_first_player(face: int, side: str) -> None:
    dice = _Then(face)
    _, events = begin("final-05", dice)
    rolled = [event for event in events if isinstance(event, FirstPlayerRolled)]
    assert rolled == [FirstPlayerRolled(face=face, side=Side(side))]


class _Then(Dice):
    """Dice that leave the first shuffles unchanged, and then always show one face."""

    def __init__(self, face: int) -> None:
        self._face = face
        self._shuffling = 62  # draws for the deck of 54 and for the ten markers

    def draw(self, choices: int) -> int:
        if self._shuffling:
            self._shuffling -= 1
            return choices - 1
        return self._face - 1


@holds("R21.5", "Q50", "R13.1")
def test_scenario_5_places_one_figure_after_the_other_at_random_and_rolls_again_for_a_full_square() -> None:
    rules_ = game_rules()
    state, _ = begin("final-05")
    d4, c3, h8, g8 = (4, 4), (3, 3), (1, 1), (1, 2)  # row, then column, each from the roller's own corner
    humans = [d4, d4, d4, d4, d4, d4, (*d4, *c3), c3]
    martians = [h8, h8, h8, h8, h8, h8, (*h8, *g8), g8, g8, g8]
    faces = [face for pair in zip(humans, martians, strict=False) for rolls in pair for face in rolls]
    dice = ScriptedDice(*faces, *martians[8], *martians[9])
    step = rules_.apply(state, _asked(state), do.Recruit(profile=ProfileId("deke")), dice)
    placed = [(event.figure, event.at) for event in step.events if isinstance(event, Deployed)]
    assert not dice.rest
    assert placed == [
        ("DEK", "D4"),
        ("F1", "H8"),
        ("L1", "D4"),
        ("F2", "H8"),
        ("S1", "D4"),
        ("M1", "H8"),
        ("S2", "D4"),
        ("M2", "H8"),
        ("S3", "D4"),
        ("M3", "H8"),
        ("S4", "D4"),
        ("M4", "H8"),
        ("S5", "C3"),
        ("M5", "G8"),
        ("S6", "C3"),
        ("M6", "G8"),
        ("M7", "G8"),
        ("M8", "G8"),
    ]


@holds("R21.5", "Q50")
def test_scenario_5_lets_the_owner_place_freely_where_an_enemy_stands() -> None:
    rules_ = game_rules()
    state, _ = begin("final-05")
    dice = ScriptedDice(4, 4, 5, 5)  # the Martian's 5-5 is the humans' 4-4
    step = rules_.apply(state, _asked(state), do.Recruit(profile=ProfileId("deke")), dice)
    asked = rules_.decision(step.state)
    assert isinstance(asked, ask.DeployFigure)
    assert asked.seats == (1,)
    assert asked.left == 1, "the others are thrown for"
    options = rules_.legal(step.state, asked.seats[0])
    assert len(options) == 63
    assert do.Deploy(at=Square("D4")) not in options
    dice = ScriptedDice(1, 1, 5, 5)
    step = rules_.apply(step.state, asked.seats[0], do.Deploy(at=Square("H1")), dice)
    assert [event.at for event in step.events if isinstance(event, Deployed)] == ["H1", "A1"]


def _asked(state: State) -> Seat:
    asked = game_rules().decision(state)
    assert asked is not None
    return asked.seats[0]


@holds("Q42", "R21.6")
@pytest.mark.parametrize(
    ("name", "wished", "dark"),
    [
        ("final-06", False, True),
        ("final-05", False, False),
        ("final-05", True, True),
        ("final-01", True, False),
    ],
)
def test_night(name: str, wished: bool, dark: bool) -> None:
    state, _ = begin(name, night=wished)
    assert state.night is dark
    assert game_rules().view(state, None).reach_limit == (3 if dark else None)


@holds("R21.8", "Q47")
def test_buddy_begins_with_the_loot() -> None:
    state = deployed("final-08")
    assert [figure.id for figure in state.figures.values() if figure.loot] == ["BUD"]


@holds("R21.10", "Q49")
def test_both_sides_begin_in_control_of_their_own_zones() -> None:
    state = deployed("final-10")
    held = {zone: side.value for zone, side in state.zones.items()}
    reds = {f"red_{corner}": "martian" for corner in ("NW", "NE", "SW", "SE")}
    assert held == {"blue": "human", **reds}


@holds("R20.1", "Q64")
@pytest.mark.parametrize("name", scenario_names())
def test_a_side_is_one_seat_with_one_hand_however_many_people_share_it(name: str) -> None:
    """Teams are formed above the rules: the rules have two seats, and every question names one of them."""
    state = deployed(name)
    assert set(state.hands) == set(Side)
    with pytest.raises(AssertionError):
        game_rules().setup(Options(scenario=ScenarioId(name)), 3, SeededDice(b"", 0))


@holds("R18.5")
def test_the_first_turn_is_told() -> None:
    rules_ = game_rules()
    state, _ = begin("final-01")
    step = rules_.apply(state, _asked(state), do.DeployRest(), SeededDice(b"go", 1))
    assert TurnBegan(side=Side.HUMAN) in step.events
