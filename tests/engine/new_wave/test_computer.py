"""The computer player: clear choices, and whole games with fixed seeds."""

from collections.abc import Callable

import pytest

from engine.core import Decision, Dice, Seat, SeededDice, play
from engine.new_wave import Options
from engine.new_wave.actions import AnyAction, Buy, EndTurn, PlayCard, SwapOffer
from engine.new_wave.content import AreaId, BuildingId, CardId, ModeId, Side
from engine.new_wave.mind.computer import choose
from engine.new_wave.state import HUMANS, MARTIANS, State, UnitId, seat_of
from engine.new_wave.view import View
from tests.engine.new_wave.casebook import Cards, Case, given
from tests.engine.new_wave.loading import game_content, game_rules

Player = Callable[[View, Decision, tuple[AnyAction, ...], Dice], AnyAction]

USUAL_LENGTH = range(10, 33)  # digest, section 8: nearly all games last this many rounds
LONELY = {AreaId("wales"): 1}


def at_random(view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
    return dice.pick(legal)


def answer(player: Player, state: State, move: int, seed: int) -> AnyAction:
    rules, seat = game_rules(), seat_of(state.side)
    decision = rules.decision(state)
    assert decision is not None
    dice = SeededDice(b"choice %d" % seed, move)
    return player(rules.view(state, seat), decision, rules.legal(state, seat), dice)


def finished(martians: Player, humans: Player, seed: int) -> State:
    """Returns the outcome of a game played through the public interface."""
    rules, label = game_rules(), b"computer %d" % seed
    state, move = rules.setup(Options(advanced_swap=seed % 2 == 1), 2, SeededDice(label, 0)).state, 0
    while rules.decision(state) is not None:
        move += 1
        player = martians if state.side is Side.MARTIANS else humans
        action = answer(player, state, move, seed)
        state = play(rules, state, seat_of(state.side), action, SeededDice(label, move)).state
    return state


def winner(state: State) -> Seat | None:
    outcome = game_rules().outcome(state)
    assert outcome is not None
    return next(iter(outcome.winners), None)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("martians", "humans", "seat"),
    [
        pytest.param(choose, at_random, MARTIANS, id="as martians"),
        pytest.param(at_random, choose, HUMANS, id="as humans"),
    ],
)
def test_the_computer_beats_chance(martians: Player, humans: Player, seat: Seat) -> None:
    wins = [winner(finished(martians, humans, seed)) for seed in range(5)].count(seat)
    assert wins >= 4  # 80 %


@pytest.mark.slow
def test_games_between_computers_are_even_and_of_the_usual_length() -> None:
    """A few games with generous bounds; docs/conformance/new_wave.md has many."""
    ends = [finished(choose, choose, seed) for seed in range(8)]
    winners = [winner(end) for end in ends]
    assert min(winners.count(MARTIANS), winners.count(HUMANS)) >= 2
    assert sum(end.round in USUAL_LENGTH for end in ends) >= 7


WON = [
    Case(
        rules=(),
        name="a guerrilla does the thirtieth damage",
        side=Side.HUMANS,
        damage=29,
        civilians=LONELY,
        units={UnitId("tripod_1"): AreaId("wales")},
        humans=Cards(hand=(CardId("relocate"), CardId("guerrilla"))),
    ),
    Case(
        rules=(),
        name="the card is spent where it wins the war",
        side=Side.HUMANS,
        damage=28,
        civilians=LONELY,
        units={UnitId("tripod_1"): AreaId("wales")},
        humans=Cards(hand=(CardId("guerrilla"),)),
    ),
    Case(
        rules=(),
        name="a civilian walks to the tripod and fights",
        side=Side.HUMANS,
        damage=29,
        civilians=LONELY,
        units={UnitId("tripod_1"): AreaId("north_west")},
        humans=Cards(hand=(CardId("relocate"), CardId("guerrilla"))),
    ),
    Case(
        rules=(),
        name="the artillery fires when that is enough",
        side=Side.HUMANS,
        damage=29,
        civilians=LONELY,
        units={UnitId("tripod_1"): AreaId("north_west")},
        buildings={AreaId("wales"): (BuildingId("heavy_artillery"),)},
        humans=Cards(hand=(CardId("relocate"),)),
    ),
    Case(
        rules=(),
        name="the last civilian is taken",
        side=Side.MARTIANS,
        civilians=LONELY,
        units={UnitId("tripod_1"): AreaId("wales")},
        martians=Cards(hand=(CardId("reap"), CardId("power_supply"))),
    ),
    Case(
        rules=(),
        name="the tripod walks to the last civilian and takes it",
        side=Side.MARTIANS,
        civilians=LONELY,
        units={UnitId("tripod_1"): AreaId("north_west")},
        martians=Cards(hand=(CardId("reap"), CardId("reap"))),
    ),
    Case(
        rules=(),
        name="two tripods together bring down a bunker and the last civilian",
        side=Side.MARTIANS,
        civilians=LONELY,
        units={UnitId("tripod_1"): AreaId("wales"), UnitId("tripod_2"): AreaId("wales")},
        buildings={AreaId("wales"): (BuildingId("bunker"),)},
        martians=Cards(hand=(CardId("tripod"), CardId("tripod"))),
    ),
    Case(
        rules=(),
        name="an abduction reaches the last civilian behind a fort",
        side=Side.MARTIANS,
        civilians=LONELY,
        units={UnitId("ufo_1"): AreaId("wales")},
        buildings={AreaId("wales"): (BuildingId("fort"),)},
        martians=Cards(hand=(CardId("scorching_beam"), CardId("alien_abduction"))),
    ),
]


@pytest.mark.parametrize("case", WON, ids=lambda case: case.name)
def test_the_computer_wins_where_it_can(case: Case) -> None:
    rules, state = game_rules(), given(case, game_content())
    for move in range(1, 20):
        action = answer(choose, state, move, 0)
        assert action != EndTurn(), "the turn ends and the war goes on"
        state = play(rules, state, seat_of(state.side), action, SeededDice(b"won", move)).state
        if rules.outcome(state) is not None:
            break
    assert winner(state) == seat_of(case.side)


CLEAR = [
    (
        Case(
            rules=(),
            name="it buys what it can pay before it plays on",
            side=Side.MARTIANS,
            martians=Cards(hand=(CardId("reap"),), offer=(CardId("tripod"),), purse=4),
            units={UnitId("tripod_1"): AreaId("western_highlands")},
        ),
        Buy(card=CardId("tripod")),
    ),
    (
        Case(
            rules=(),
            name="it earns before it buys",
            side=Side.HUMANS,
            humans=Cards(hand=(CardId("evacuate"),), offer=(CardId("royal_navy"),), purse=3),
        ),
        PlayCard(card=CardId("evacuate"), mode=ModeId("evacuate_gain")),
    ),
    (
        Case(
            rules=(),
            name="it swaps what is of no use",
            side=Side.HUMANS,
            round=12,
            humans=Cards(offer=(CardId("tank_factory"),), deck=(CardId("royal_navy"),)),
        ),
        SwapOffer(card=CardId("tank_factory")),
    ),
]


@pytest.mark.parametrize(("case", "wanted"), CLEAR, ids=[case.name for case, _ in CLEAR])
def test_the_computer_does_the_clear_thing(case: Case, wanted: AnyAction) -> None:
    assert answer(choose, given(case, game_content()), 1, 0) == wanted


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        pytest.param(("reap",), "northumbria", id="away, with nothing left to strike with"),
        pytest.param(("reap", "tripod", "tripod"), "north_west", id="in, with a hand full of blows"),
    ],
)
def test_a_tripod_ends_no_turn_among_civilians_it_cannot_kill(hand: tuple[str, ...], wanted: str) -> None:
    case = Case(
        rules=(),
        name="a tripod between a crowd and the empty north",
        side=Side.MARTIANS,
        damage=20,
        civilians={AreaId("north_west"): 3},
        units={UnitId("tripod_1"): AreaId("southern_uplands")},
        martians=Cards(hand=tuple(CardId(card) for card in hand)),
        humans=Cards(hand=(CardId("guerrilla"),) * 4),
    )
    rules, state = game_rules(), given(case, game_content())
    walk = PlayCard(card=CardId("reap"), mode=ModeId("reap_move_tripod"))
    state = play(rules, state, MARTIANS, walk, SeededDice(b"walk", 1)).state
    state = play(rules, state, MARTIANS, answer(choose, state, 2, 0), SeededDice(b"walk", 2)).state
    assert state.units[UnitId("tripod_1")].area == wanted
