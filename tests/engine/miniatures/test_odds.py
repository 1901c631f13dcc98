"""The exact odds of every roll (section F), and the dice behind them (R6)."""

from itertools import product

import pytest

from engine.core import ScriptedDice
from engine.miniatures.attack import pools
from engine.miniatures.content import ShootAttack
from engine.miniatures.pieces import Weapon
from engine.miniatures.pools import Contest, fight_pools, shot_pools, strike_pools
from engine.miniatures.rolls import chance_to_beat, roll, successes
from engine.miniatures.sight import Sight
from engine.miniatures.situation import ReadOnlySituation
from engine.miniatures.state import Attack, Stance
from tests.engine.holding import holds
from tests.engine.miniatures.position import Position
from tests.engine.miniatures.table import Table

KILLS = [
    # dice and value against dice and value, armour, and the chance of a kill
    (3, 4, 3, 6, 0, 0.6043),
    (4, 4, 3, 6, 0, 0.7501),
    (3, 5, 3, 6, 1, 0.2334),
    (5, 5, 3, 6, 1, 0.5128),
    (4, 4, 3, 5, 0, 0.6534),
    (5, 5, 3, 6, 0, 0.7314),
    (6, 3, 3, 6, 0, 0.9677),
]


@holds("R4.6", "R6.1", "R16.11")
@pytest.mark.parametrize(("dice", "needs", "against", "value", "armour", "chance"), KILLS)
def test_chances_to_kill(dice: int, needs: int, against: int, value: int, armour: int, chance: float) -> None:
    found = chance_to_beat(dice, needs, False, against, value, False, armour)
    assert found == pytest.approx(chance, abs=0.00005)


@holds("R4.6", "R7.4")
@pytest.mark.parametrize(
    ("hits", "saves", "won", "lost"), [(1, 1, False, False), (2, 1, True, False), (1, 2, False, True)]
)
def test_a_tie_harms_nobody(hits: int, saves: int, won: bool, lost: bool) -> None:
    met = Contest((), hits, (), saves)
    assert (met.won, met.lost, met.by_armour) == (won, lost, False), "where no armour is named there is none"


@holds("R6.1", "R16.16", "Q23")
@pytest.mark.parametrize("klutz", [False, True])
@pytest.mark.parametrize("needs", range(3, 7))
@pytest.mark.parametrize("pool", [1, 3, 6])
def test_mean_successes(pool: int, needs: int, klutz: bool) -> None:
    """n(9-t)/7 with exploding eights, n(9-t)/6 for a klutz."""
    exact = pool * (9 - needs) / (6 if klutz else 7)
    spread = successes(pool, needs, klutz)
    assert sum(spread) == pytest.approx(1)
    assert sum(hits * chance for hits, chance in enumerate(spread)) == pytest.approx(exact)


@holds("R6.1")
@pytest.mark.parametrize("needs", [3, 5, 6])
def test_the_spread_of_two_dice_agrees_with_counting(needs: int) -> None:
    """All rolls of two dice and their exploding eights, three deep: the chances of 0 and 1 need no more."""
    chances = [0.0, 0.0]
    for faces in product(range(1, 9), repeat=2):
        plain = sum(face >= needs for face in faces)
        eights = sum(face == 8 for face in faces)
        if plain == 0:
            chances[0] += 1 / 64
        if plain == 1 and eights == 0:
            chances[1] += 1 / 64
        if plain == 1 and eights == 1:  # the added die must fail
            chances[1] += (needs - 1) / 8 / 64
    assert successes(2, needs)[:2] == pytest.approx(chances)


@holds("R6.1", "R16.16")
@pytest.mark.parametrize(
    ("faces", "klutz", "hits"),
    [
        ((4, 3, 8, 8, 1), False, 3),
        ((1, 1, 1), False, 0),
        ((1, 2, 2, 5), True, 1),
        ((1, 1, 8, 1, 2, 2, 2), True, 1),
    ],
)
def test_pools_of_three_at_four(faces: tuple[int, ...], klutz: bool, hits: int) -> None:
    dice = ScriptedDice(*faces)
    assert roll(dice, 3, 4, klutz=klutz) == (faces, hits)
    assert not dice.rest


POOLS = [
    # figures, actions, and both pools: dice, value, against, value, armour
    ("S1 D4, M1 D6, M2 H8", "activate S1; shoot M1", (4, 5, 3, 6, 1)),
    ("S1 D4, M1 D6, M2 H8", "activate S1; aim_and_shoot M1", (5, 5, 3, 6, 1)),
    ("R1 D4, TOR D8, M2 H8", "activate R1; shoot TOR", (4, 4, 3, 5, 0)),
    ("S1 D4, TOR D8, M2 H8", "activate S1; shoot TOR", (4, 5, 3, 5, 2)),
    ("S1 D4, M1 D5, M2 H8", "activate S1; move D5; defend fight", (4, 4, 3, 5, 0)),
    ("S1 D4, S2 D5, M1 D5 frightened, M2 D5 frightened", "activate S1; move D5; fight M1", (5, 4, 4, 6, 0)),
]


@holds("R4.4", "R4.5", "R7.2", "R7.3", "R16.11", "R16.12", "R16.13")
@pytest.mark.parametrize(("figures", "script", "expected"), POOLS)
def test_pools_before_the_roll(figures: str, script: str, expected: tuple[int, int, int, int, int]) -> None:
    """A card in hand opens a window, in which the pools can be read."""
    table = Table(Position(figures=figures, human="stealth"))
    for words in script.split("; "):
        table.do(words)
    frame = next(one for one in reversed(table.state.stack) if isinstance(one, Attack))
    both = pools(ReadOnlySituation(table.rules.book, table.state), frame)
    assert (both.dice, both.needs, both.against, both.value, both.armour) == expected
    seen = table.rules.view(table.state, None).fray
    assert seen is not None
    assert (seen.attack_dice, seen.defence_dice) == (both.dice, both.against)
    assert seen.chance == pytest.approx(
        chance_to_beat(expected[0], expected[1], False, *expected[2:4], False, expected[4])
    )


@holds("R4.4", "R4.5", "R7.2")
def test_where_nothing_is_said_of_cards_they_neither_add_nor_take_dice() -> None:
    table = Table(Position(figures="S1 D3, S2 D4, M1 D6, M2 D6"))
    field, shooter, target = ReadOnlySituation(table.rules.book, table.state).field, table["S1"], table["M1"]
    sight = field.shot_sight(shooter, target)
    assert sight is Sight.PARTIAL  # a card that locks on would make it clear
    assert field.sight_with_cards(sight, target) is Sight.PARTIAL
    shot = shot_pools(field, shooter, target, Weapon.OWN, sight=sight, aim=False)
    fight = fight_pools(field, shooter, target, Stance.FIGHT, charge=False)
    assert (shot.dice, shot.against, fight.dice, fight.against) == (3, 3, 3, 4)


@holds("R4.7", "R16.11", "R16.16")
@pytest.mark.parametrize(
    ("label", "expected"), [("PHI", (3, 5, True, 0)), ("M1", (3, 6, False, 1)), ("TOR", (3, 5, False, 2))]
)
def test_pools_of_what_comes_down_on_a_square(label: str, expected: tuple[int, int, bool, int]) -> None:
    """The thrower of an effect is never a klutz; its target may be one."""
    table = Table(Position(figures="PHI D4, M1 H8, TOR H7"))
    field = ReadOnlySituation(table.rules.book, table.state).field
    both = strike_pools(field, table[label], ShootAttack(dice=5, needs=4))
    assert (both.dice, both.needs, both.klutz) == (5, 4, False)
    assert (both.against, both.value, both.clumsy, both.armour) == expected


@holds("R7.3", "R7.4", "B2")
def test_a_defender_sees_the_chances_of_both_stances() -> None:
    table = Table(Position(figures="S1 D4, M1 D5, M2 H8"))
    table.do("activate S1")
    table.do("move D5")
    asked = table.rules.decision(table.state)
    by_blows = chance_to_beat(4, 4, False, 3, 5, False, 0)
    by_dodging = chance_to_beat(4, 4, False, 3, 6, False, 0)
    assert getattr(asked, "chance_fight", None) == round(100 * by_blows)
    assert getattr(asked, "chance_dodge", None) == round(100 * by_dodging)
