"""Previews of the miniatures game match the rules: the same actions, with the same odds."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from bot.titles.miniatures.preview import Previews, shows
from engine.core import SeededDice
from engine.miniatures import actions as do
from engine.miniatures.actions import AnyAction
from engine.miniatures.area import area
from engine.miniatures.attack import sweep_targets
from engine.miniatures.content import Area
from engine.miniatures.decisions import ChooseAction, ChooseOpponent
from engine.miniatures.grid import COLUMNS, SQUARES, Direction, Square
from engine.miniatures.mind.judgement import Judgement
from engine.miniatures.pieces import CardId, EffectId, FigureId, RowIndex, Side, seat_of
from engine.miniatures.state import State
from engine.miniatures.view import HeldCard, View
from renderer.scenes.miniatures import Preview
from renderer.words import LONGEST_ALT
from tests.engine.miniatures.loading import game_rules as rules
from tests.renderer.games import states
from tests.renderer.tables import crowded, words
from tests.titles import MINIATURES

GAMES = [("final-01", 5), ("final-05", 3), ("final-09", 4), ("final-10", 3), ("beta-03", 2)]
EVERY = 7  # moves between two checked positions
LOOKED_AT = 40

previews = Previews(rules().book)


def thought(state: State, *actions: AnyAction) -> Preview:
    return previews.preview(rules().view(state, asked(state)), actions, words)


def asked(state: State) -> Any:
    decision = rules().decision(state)
    assert decision
    return decision.seats[0]


def after(state: State, action: AnyAction) -> State:
    return rules().apply(state, asked(state), action, SeededDice(b"then", 0)).state


def positions(name: str, seed: int, kind: type) -> Iterator[tuple[State, list[Any]]]:
    """Yields positions of a game in which actions of a kind are on offer, with these."""
    found = 0
    for number, state in enumerate(states(name, seed)):
        if number % EVERY or rules().decision(state) is None:
            continue
        offered = [action for action in rules().legal(state, asked(state)) if isinstance(action, kind)]
        if offered:
            found += 1
            yield state, offered
    assert found, f"{name} never offers {kind.__name__}"


def moves(state: State, figure: FigureId) -> set[Square]:
    """Returns the squares a figure may step to now, if it is on turn."""
    decision = rules().decision(state)
    if not isinstance(decision, ChooseAction) or decision.figure != figure:
        return set()
    here = state.figures[figure].at
    offered = rules().legal(state, asked(state))
    return {action.to for action in offered if isinstance(action, do.Move) and action.to != here}


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_a_figure_reaches_just_what_the_rules_let_it_walk_to(name: str, seed: int) -> None:
    two_steps = 0
    for state, offered in islice(positions(name, seed, do.Activate), LOOKED_AT):
        action = offered[-1]
        figure = action.figure
        if state.figures[figure].frightened:
            continue
        reach = thought(state, action).reach
        acting = after(state, action)
        first = moves(acting, figure)
        assert {square for square, steps in reach.items() if steps == 1} == first
        second, perhaps = set(), set()
        for to in first:
            there = after(acting, do.Move(to=to))
            further = moves(there, figure)
            second |= further
            interrupted = not isinstance(rules().decision(there), ChooseAction)
            perhaps |= set(rules().book.field(acting).ground.steps[to]) if interrupted else set()
        here = state.figures[figure].at
        walked = {square for square, steps in reach.items() if steps == 2}
        assert second - first - {here} <= walked <= (second | perhaps) - first
        two_steps += bool(walked)
    assert two_steps


def shootable(state: State, figure: FigureId) -> dict[FigureId, float]:
    """Returns the targets a figure may shoot at without aiming, with the odds of the rules."""
    view = rules().view(state, asked(state))
    judge = Judgement(rules().book, view)
    one = view.figures[figure]
    found: dict[FigureId, float] = {}
    for action in rules().legal(state, asked(state)):
        match action:
            case do.Shoot(target=target, weapon=weapon):
                chance = judge.shot(one, view.figures[target], weapon, aim=False).kill
                found.setdefault(target, chance)
            case do.Freeze(at=at, aim=False):
                for target in sweep_targets(judge.field, one, at):
                    gun = judge.field.weapons(one)[0]
                    found.setdefault(target, judge.shot(one, view.figures[target], gun, aim=False).kill)
    return found


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_the_odds_of_a_figure_are_those_of_the_shots_it_is_then_offered(name: str, seed: int) -> None:
    shots = 0
    for state, offered in islice(positions(name, seed, do.Activate), LOOKED_AT):
        action = offered[0]
        one = state.figures[action.figure]
        if one.at is None or rules().book.field(state).enemies(one):
            continue
        ready = after(state, action)
        if one.frightened:
            ready = after(ready, do.StandUp())
        decision = rules().decision(ready)
        if isinstance(decision, ChooseAction) and decision.figure == one.id:
            expected = shootable(ready, one.id)
            assert thought(state, action).odds == pytest.approx(expected)
            shots += len(expected)
    assert shots


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_the_odds_of_a_move_are_those_of_the_shots_after_it(name: str, seed: int) -> None:
    shots = 0
    for state, offered in islice(positions(name, seed, do.Move), LOOKED_AT):
        action = offered[0]
        view = rules().view(state, asked(state))
        there = after(state, action)
        decision = rules().decision(there)
        acting = view.acting
        if acting is None or acting.steps or acting.shot or acting.stood or acting.extras:
            continue  # no shot is legal after this step
        if not isinstance(decision, ChooseAction) or decision.figure != acting.figure:
            continue
        ahead = thought(state, action)
        assert ahead.ghost == (decision.figure, action.to)
        expected = shootable(there, decision.figure)
        assert ahead.odds == pytest.approx(expected)
        shots += len(expected)
    assert shots


def test_the_odds_of_a_charge_are_those_of_the_fight_it_leads_to() -> None:
    fights = 0
    for state, offered in positions("final-10", 4, do.Move):
        for action in offered:
            there = after(state, action)
            if isinstance(rules().decision(there), ChooseOpponent):
                charge, chosen = thought(state, action), thought(there, *rules().legal(there, asked(there)))
                assert charge.odds == pytest.approx(chosen.odds)
                assert charge.risks == pytest.approx(chosen.risks)
                fights += len(chosen.odds)
    assert fights


# --- support rows and grenades ---------------------------------------------------------------------------

ARTILLERY, ROBOT = RowIndex(0), RowIndex(1)  # of the crowded table: two cards, three cards


def row(side: Side, trigger: do.Trigger) -> Preview:
    return previews.preview(replace(crowded("final-08"), viewer=side), (trigger,), words)


def test_an_aimed_row_strikes_its_area_for_certain() -> None:
    struck = row(Side.MARTIAN, do.Trigger(row=ROBOT, column="D", rank=7, direction=Direction.S))
    assert set(struck.blast) == set(area(Square("D7"), Area.DIRECTED, Direction.S, 0))
    assert struck.maybe == ()
    there = {one.id for one in crowded("final-08").figures.values() if one.at in struck.blast}
    assert set(struck.odds) == there, "friend and foe, and nobody else"


def test_a_row_aimed_in_part_strikes_where_one_die_lets_it() -> None:
    struck = row(Side.HUMAN, do.Trigger(row=ARTILLERY, column="D"))
    landings = [area(Square(f"D{rank}"), Area.BLAST, None, 0) for rank in range(1, 9)]
    assert struck.blast == ()
    assert set(struck.maybe) == {square for landing in landings for square in landing}
    for one in crowded("final-08").figures.values():
        if one.at in struck.maybe:
            aimed = row(Side.HUMAN, do.Trigger(row=ARTILLERY, column=one.at[0], rank=int(one.at[1])))
            share = sum(one.at in landing for landing in landings) / len(landings)
            assert struck.odds[one.id] == pytest.approx(share * aimed.odds[one.id])


def test_a_row_still_to_be_aimed_shows_what_is_left_to_choose() -> None:
    view = replace(crowded("final-08"), viewer=Side.HUMAN)
    anywhere = [do.Trigger(row=ARTILLERY, column=column) for column in COLUMNS]
    assert previews.sketch(view, anywhere, words) is None
    left = previews.preview(view, anywhere[:2], words)
    assert set(left.maybe) == {square for square in SQUARES if square[0] in "ABC"}


def test_a_grenade_strikes_one_square_and_everybody_in_it() -> None:
    table = crowded("final-08")
    held = HeldCard(
        id=CardId("F99"),
        effect=EffectId("f_grenade"),
        timing=rules().book.effects[EffectId("f_grenade")].timing,
    )
    view = replace(table, viewer=Side.HUMAN, hand=(held,))
    target = next(one for one in view.figures.values() if one.side is Side.MARTIAN and one.at)
    throw = do.PlayCard(card=held.id, figure=FigureId("S1"), at=target.at)
    struck = previews.preview(view, (throw,), words)
    assert struck.blast == (target.at,)
    assert struck.picks == (FigureId("S1"),)
    assert set(struck.odds) == {one.id for one in view.figures.values() if one.at == target.at}


# --- whatever comes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seed"), [("final-10", 5), ("final-07", 3), ("beta-01", 2)])
def test_whatever_is_on_offer_can_be_looked_at(name: str, seed: int) -> None:
    assert MINIATURES.pictures.preview
    shown = 0
    for number, state in enumerate(states(name, seed)):
        decision = rules().decision(state)
        if decision is None or number % 11:
            continue
        view, offered = rules().view(state, asked(state)), rules().legal(state, asked(state))
        one_of_each = {type(action): action for action in offered}.values()
        for actions in (offered, *((action,) for action in one_of_each)):
            sketch = MINIATURES.pictures.preview.draw(view, actions, words)
            assert sketch is None or 0 < len(sketch.alt) <= LONGEST_ALT
            if len(actions) == 1 and not shows(actions[0]):
                assert sketch is None
            shown += sketch is not None
    assert shown > 20


def test_anybody_may_look_at_any_figure_and_sees_the_same() -> None:
    (lookup,) = (lookup for lookup in MINIATURES.commands.lookups if lookup.name == "figure")
    state = next(islice(states("final-01", 5), 60, None))
    views = [rules().view(state, viewer) for viewer in (None, seat_of(Side.HUMAN), seat_of(Side.MARTIAN))]
    for figure in ("M2", "s1"):
        pictures = [lookup.picture(view, {"figure": figure}, words) for view in views]
        assert pictures[0]
        assert pictures[0].alt.startswith(f"What {figure.upper()} could do.")
        assert len({picture.alt for picture in pictures if picture}) == 1
    assert lookup.picture(views[0], {"figure": "nobody"}, words) is None


def test_every_square_and_every_figure_on_the_board_can_be_looked_at_from_near() -> None:
    view: View = crowded("final-01")
    places = MINIATURES.pictures.closeups(view, words)
    standing = {one.id: one.at for one in view.figures.values() if one.at}
    assert set(places) == {*SQUARES, *standing}
    assert all(places[figure] == places[square] for figure, square in standing.items() if square)


def test_a_finished_game_is_laid_open() -> None:
    assert MINIATURES.pictures.open_view
    state = next(islice(states("final-01", 5), 40, None))
    assert any(marker.kind is None for marker in rules().view(state, None).markers)
    opened = MINIATURES.pictures.open_view(state)
    assert all(marker.kind is not None for marker in opened.markers)
    assert {marker.at for marker in opened.markers} == {marker.at for marker in state.markers}
