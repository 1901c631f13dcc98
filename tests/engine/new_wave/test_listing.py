"""The legal actions are exactly the unrefused ones, in the order of hand, row and map."""

from collections.abc import Iterator

import pytest

from engine.core import SeededDice
from engine.new_wave import Options
from engine.new_wave.actions import (
    AnyAction,
    Buy,
    EndTurn,
    FellArmy,
    FellBalloons,
    Fire,
    Hit,
    Join,
    LeaveArmy,
    MoveCivilian,
    MoveUnit,
    Place,
    PlayCard,
    PushArmy,
    Regenerate,
    Stay,
    StopMoving,
    Strike,
    SwapOffer,
    TakeCivilian,
)
from engine.new_wave.board import Position
from engine.new_wave.phases import PHASES
from engine.new_wave.state import State, Walker, seat_of
from tests.engine.new_wave.loading import game_content, game_rules

MOVES = 700


def everything(state: State) -> Iterator[AnyAction]:
    """Yields every conceivable action with the pieces on the table, sensible or not."""
    content, camp = game_content(), state.camp
    areas, units = tuple(content.areas), tuple(state.units)
    options = [(card, mode.id) for card in dict.fromkeys(camp.hand) for mode in content.cards[card].modes]
    yield from (PlayCard(card=card, mode=mode) for card, mode in options)
    yield from (Join(card=card, mode=mode) for card, mode in options)
    yield from (Fire(building=built.kind, area=area) for built in state.buildings for area in areas)
    yield from (Buy(card=card) for card in dict.fromkeys(camp.offer))
    yield from (SwapOffer(card=card) for card in dict.fromkeys(camp.offer))
    yield from (EndTurn(), Regenerate(), Strike(), FellArmy(), FellBalloons(), LeaveArmy(), StopMoving())
    for area in areas:
        yield from (MoveCivilian(origin=area, to=to, who=who) for to in areas for who in Walker)
        yield from (Hit(area=area, unit=unit) for unit in (None, *units))
        yield from (TakeCivilian(area=area), Place(area=area))
        yield from (MoveUnit(unit=unit, to=area) for unit in units)
        yield from (PushArmy(unit=unit, to=area) for unit in units)
    yield from (Stay(unit=unit) for unit in units)


@pytest.mark.parametrize("seed", range(3))
def test_all_that_nothing_speaks_against_is_listed_once(seed: int) -> None:
    rules, content = game_rules(), game_content()
    options = Options(advanced_swap=seed == 1, ufos_fly_free=seed == 2)
    state = rules.setup(options, 2, SeededDice(b"listing %d" % seed, 0)).state
    for move in range(1, MOVES):
        if rules.decision(state) is None:
            break
        dice, seat = SeededDice(b"listing %d" % seed, move), seat_of(state.side)
        legal, position, frame = rules.legal(state, seat), Position(content, state), state.frame
        why_not = PHASES[type(frame)].why_not
        allowed = {action for action in everything(state) if why_not(position, frame, action) is None}
        assert len(legal) == len(set(legal))
        assert set(legal) == allowed
        state = rules.apply(state, seat, dice.pick(legal), dice).state
