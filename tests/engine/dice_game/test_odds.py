"""Exact odds: the digest's tables, and every throw played through the rules."""

import pytest

from engine.core import Seat
from engine.dice_game.actions import Claim, Stop, Switch, TakeNukes, Target, Waive
from engine.dice_game.content import AllowReroll, LocationId, Symbol
from engine.dice_game.forecast import Terms
from engine.dice_game.mind.tempo import Ends, turns_needed
from engine.dice_game.odds import chance_to_be_nuked, chances
from tests.engine.dice_game.casebook import Case, played, position
from tests.engine.dice_game.digest import digest
from tests.engine.dice_game.expectimax import LongWay, distribution_after
from tests.engine.dice_game.loading import book, rules
from tests.engine.holding import holds

REROLLS = (0, 1, 2, 3, None)
SLIGHTLY = 1e-6  # the cost of being nuked for a player who only wants the claim


@pytest.mark.parametrize(("dice", "table"), [(10, digest().nuked_10_dice), (9, digest().nuked_9_dice)])
def test_the_chances_of_being_nuked_are_those_of_the_digest(
    dice: int, table: dict[str, tuple[float, ...]]
) -> None:
    for limit, row in table.items():
        found = [chance_to_be_nuked(dice, int(limit), rerolls) for rerolls in REROLLS]
        assert found == pytest.approx(row, abs=0.00006)


@pytest.mark.parametrize("dice", [9, 10])
@pytest.mark.parametrize("rerolls", [0, 1, 2, 3])
def test_the_chances_of_being_nuked_hold_throw_by_throw(dice: int, rerolls: int) -> None:
    nukes = distribution_after(dice, rerolls)
    for limit in range(1, dice + 2):
        exact = sum(chance for count, chance in nukes.items() if count >= limit)
        assert chance_to_be_nuked(dice, limit, rerolls) == pytest.approx(exact, abs=1e-12)


# Rows with three to ten visible nukes, the difficulty card included.
ROWS = {
    2: ("san_antonio", "phoenix", "liberty_bell", "las_vegas"),
    3: ("san_antonio", "phoenix", "liberty_bell", "boston"),
    4: ("san_antonio", "phoenix", "miami", "boston"),
    5: ("san_antonio", "hoover_dam", "miami", "boston"),
    6: ("houston", "hoover_dam", "miami", "boston"),
    7: ("dallas", "hoover_dam", "miami", "boston"),
    8: ("dallas", "new_york", "miami", "boston"),
    9: ("dallas", "new_york", "san_francisco", "boston"),
    10: ("dallas", "new_york", "san_francisco", "mount_rushmore"),
}


@pytest.mark.parametrize("visible", ROWS)
def test_the_risk_shown_before_the_first_roll_is_the_digests(visible: int) -> None:
    row = ROWS[visible]
    state = position(Case(rules=(), name="", row=row))
    view = rules().view(state, None)
    assert view.visible == visible
    for location in row:
        found = chances(view, Target(location=LocationId(location)))
        assert found is not None
        assert found.nuked_now == pytest.approx(digest().nuked_10_dice[str(visible)][0], abs=0.00006)


@pytest.mark.parametrize(("visible", "location"), [(7, "dallas"), (8, "new_york"), (9, "san_francisco")])
def test_the_risk_of_rolling_on_is_the_digests_where_no_claim_comes_first(
    visible: int, location: str
) -> None:
    view = rules().view(position(Case(rules=(), name="", row=ROWS[visible])), None)
    found = chances(view, Target(location=LocationId(location)))
    assert found is not None
    assert found.nuked == pytest.approx(digest().nuked_10_dice[str(visible)][-1], abs=0.00006)


LONG_WAYS = [
    Case(rules=(), name="a city", when=("target location=dallas", "roll"), dice="NN MMMM RRRR"),
    Case(
        rules=(),
        name="a city with few spaces left",
        tokens={LocationId("dallas"): (3, 0)},
        when=("target location=dallas", "roll"),
        dice="NNN MMMMM RR",
    ),
    Case(rules=(), name="a city, from the start", when=("target location=san_antonio",)),
    Case(rules=(), name="nukes wanted", when=("target location=los_alamos", "roll"), dice="NN MMMMM RRR"),
    Case(
        rules=(),
        name="Las Vegas",
        row=("las_vegas+", "dallas+", "los_alamos+", "liberty_bell+"),
        tokens={LocationId("las_vegas"): (4, 0)},
        when=("target location=las_vegas", "roll"),
        dice="NN MMMMM RRR",
    ),
    Case(rules=(), name="a monument", when=("target location=liberty_bell",)),
    Case(
        rules=(),
        name="the bridge",
        row=("golden_gate_bridge+", "dallas+", "los_alamos+", "liberty_bell+"),
        tokens={LocationId("golden_gate_bridge"): (4, 0)},
        when=("target location=golden_gate_bridge",),
    ),
    Case(
        rules=(),
        name="the bridge with Roswell and Los Angeles",
        row=("golden_gate_bridge+", "dallas+", "los_alamos+", "liberty_bell+"),
        tokens={LocationId("golden_gate_bridge"): (4, 0)},
        claimed=((LocationId("roswell"), LocationId("los_angeles")), ()),
        when=("target location=golden_gate_bridge", "roll"),
        dice="NNN MMM RRRR",
    ),
    Case(
        rules=(),
        name="Los Angeles in time",
        claimed=((LocationId("los_angeles"),), ()),
        when=("target location=dallas", "roll"),
        dice="NNNN MMMM RR",
    ),
    Case(
        rules=(),
        name="Los Angeles against being nuked",
        claimed=((LocationId("los_angeles"), LocationId("washington_dc")), ()),
        when=("target location=dallas", "roll"),
        dice="NNNNNN MM RR",
    ),
    Case(
        rules=(),
        name="Atlanta and Los Angeles, from the start",
        claimed=((LocationId("atlanta"), LocationId("los_angeles")), ()),
        when=("target location=san_antonio",),
    ),
    Case(
        rules=(),
        name="Atlanta, Los Angeles and Seattle, with a nuke set",
        claimed=((LocationId("atlanta"), LocationId("los_angeles"), LocationId("seattle")), ()),
        tokens={LocationId("los_alamos"): (3, 0)},
        when=("target location=los_alamos", "set_die face=nuke"),
        dice="NNNN MMM RR",
    ),
    Case(
        rules=(),
        name="Seattle, from the start, with nine dice",
        row=("denver+", "dallas+", "los_alamos+", "liberty_bell+"),
        claimed=((LocationId("seattle"),), ()),
        when=("target location=denver",),
    ),
]


@pytest.mark.slow
@holds("R51")
@pytest.mark.parametrize("case", LONG_WAYS, ids=lambda case: case.name)
def test_chances_are_those_of_every_throw_played_through_the_rules(case: Case) -> None:
    state = played(case)
    seat = Seat(0)
    view = rules().view(state, seat)
    target = view.attack.target if view.attack else None
    wants_nukes = target is not None and book().locations[target].counts_only_when_nuked
    compared = 0
    for action in rules().legal(state, seat):
        if isinstance(action, Stop | Claim | TakeNukes | Switch | Waive):
            continue
        found = chances(view, action)
        assert found is not None, action
        claim = LongWay(seat, claim=1.0, nuked=0.0, may_go_on=True).action(state, action)
        claim_now = LongWay(seat, claim=1.0, nuked=0.0, may_go_on=False).all_throws(state, action)
        on_the_way = LongWay(seat, claim=1.0, nuked=-SLIGHTLY, may_go_on=True, may_stop=False)
        nuked = (claim - on_the_way.action(state, action)) / SLIGHTLY
        assert found.claim == pytest.approx(claim, abs=1e-9), action
        assert found.claim_now == pytest.approx(claim_now, abs=1e-9), action
        assert found.nuked == pytest.approx(nuked + claim * wants_nukes, abs=1e-7), action
        if not wants_nukes:
            nuked_now = -LongWay(seat, claim=0.0, nuked=-1.0, may_go_on=False).all_throws(state, action)
            assert found.nuked_now == pytest.approx(nuked_now, abs=1e-9), action
        compared += 1
    assert compared


def test_what_leaves_nothing_to_the_dice_has_no_chances() -> None:
    state = played(LONG_WAYS[0])
    assert chances(rules().view(state, None), Stop()) is None


@pytest.mark.parametrize("location", book().locations)
def test_the_turns_a_card_takes_are_those_of_the_digest(location: LocationId) -> None:
    card = book().locations[location]
    found = [
        turns_needed(
            Terms(
                dice=9 if location == "denver" else 10,
                limit=visible,
                need=0,
                symbols=card.symbols,
                only_when_nuked=card.counts_only_when_nuked,
                reroll_also=Symbol.RAY_GUN if isinstance(card.effect, AllowReroll) else None,
            ),
            Ends(holds_tokens=card.holds_tokens),
            card.spaces,
        )[-1]
        for visible in range(3, 10)
    ]
    assert found == pytest.approx(digest().solo_turns[location], rel=2e-4, abs=0.0051)
