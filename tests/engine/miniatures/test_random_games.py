"""Random games of all scenarios to a legal end, with invariants checked after every step."""

from collections import Counter

import msgspec
import pytest

from engine.core import Seat
from engine.miniatures import actions as do
from engine.miniatures.actions import AnyAction
from engine.miniatures.content import Lasting, Support
from engine.miniatures.events import AnyEvent
from engine.miniatures.pieces import Place, Side, TokenKind
from engine.miniatures.scoring import points
from engine.miniatures.situation import ReadOnlySituation
from engine.miniatures.state import Acting, Extra, State
from engine.miniatures.view import View
from tests.engine.holding import holds
from tests.engine.miniatures.loading import game_rules, scenario_names
from tests.engine.miniatures.wandering import Stride, begin, wander

SEEDS = ("one", "two", "three")
REASONS = {"points", "elimination", "last_but_one", "both_broken", "control", "stand_off"}

_encoder = msgspec.json.Encoder()
_states = msgspec.json.Decoder(State)
_actions = msgspec.json.Decoder(AnyAction)
_events: msgspec.json.Decoder[tuple[AnyEvent, ...]] = msgspec.json.Decoder(tuple[AnyEvent, ...])
_views = msgspec.json.Decoder(View)


@pytest.mark.slow
@holds("R1.1", "R3.7", "R19.1", "R19.3", "R0.5", "R8.2", "R9.6", "R15.1")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", scenario_names())
def test_a_random_game_is_lawful_at_every_step_and_ends(name: str, seed: str) -> None:
    last: State | None = None
    for stride in wander(name, seed, turn_map=seed == "two"):
        _check_answers(stride)
        _check_people(stride)
        _check_cards(stride.after)
        _check_things(stride)
        last = stride.after
    assert last is not None
    assert last.outcome is not None
    assert last.outcome.reason in REASONS
    assert game_rules().decision(last) is None
    assert all(game_rules().legal(last, Seat(seat)) == () for seat in (0, 1))


def _check_answers(stride: Stride) -> None:
    game = game_rules()
    assert len(set(stride.options)) == len(stride.options), "the same answer twice"
    asked, other = game.decision(stride.before), Seat(1 - stride.seat)
    assert asked is not None
    assert bool(game.legal(stride.before, other)) is (other in asked.seats)
    assert (game.idle(stride.before, other) is not None) is (other in asked.seats)
    assert game.idle(stride.before, stride.seat) in stride.options
    top = stride.before.stack[-1]
    if isinstance(top, Acting | Extra):
        lying = stride.before.figures[top.figure].frightened
        assert not lying or isinstance(stride.action, do.StandUp | do.Finish | do.Lead)


def _check_people(stride: Stride) -> None:
    before, after = stride.before, stride.after
    assert set(before.figures) <= set(after.figures)
    crowd = Counter(figure.at for figure in after.figures.values() if figure.at is not None)
    crowd.update(token.at for token in after.tokens.values() if token.kind is not TokenKind.CATTLE)
    assert all(count <= 6 for count in crowd.values())
    for figure in after.figures.values():
        assert (figure.at is not None) == (figure.place is Place.BOARD)
        assert 0 <= figure.heroics <= game_rules().book.profile(figure).heroics
        assert figure.bonus >= 0
    for side in Side:
        assert _points(after, side) >= _points(before, side)


def _points(state: State, side: Side) -> int:
    return points(ReadOnlySituation(game_rules().book, state), side)


def _check_cards(state: State) -> None:
    book = game_rules().book
    deck = book.deck(state)
    rows = [card for there in state.rows.values() for row in there for card in row.cards]
    hands = [card for hand in state.hands.values() for card in hand]
    assert sorted([*state.deck, *state.discard, *hands, *rows]) == sorted([*deck.cards, *deck.events])
    assert all(len(hand) <= 4 for hand in state.hands.values())
    assert not set(hands) & set(deck.events)
    for there in state.rows.values():
        for row in there:
            effect = book.effects[row.effect]
            assert isinstance(effect, Support | Lasting)
            assert 1 <= len(row.cards) <= (len(effect.levels) if isinstance(effect, Support) else 1)
        lasting = [row.effect for row in there if isinstance(book.effects[row.effect], Lasting)]
        assert len(lasting) == len(set(lasting))


def _check_things(stride: Stride) -> None:
    before, after = stride.before, stride.after
    places = [marker.at for marker in after.markers]
    assert len(places) == len(set(places))
    assert not before.markers or len(places) + len(after.spare) <= len(before.markers) + len(before.spare)
    assert sum(token.kind is TokenKind.CIVILIAN for token in after.tokens.values()) <= 5
    carried = sum(figure.loot for figure in after.figures.values())
    assert carried + (after.loot is not None) <= 1
    assert after.round >= before.round


@holds("R1.1")
@pytest.mark.parametrize("name", scenario_names())
def test_everything_survives_the_codec(name: str) -> None:
    game = game_rules()
    for number, stride in enumerate(wander(name, "codec")):
        assert _actions.decode(_encoder.encode(stride.action)) == stride.action
        assert _events.decode(_encoder.encode(stride.told)) == stride.told
        if number % 5 == 0:
            assert _states.decode(_encoder.encode(stride.after)) == stride.after
            view = game.view(stride.after, None)
            assert _views.decode(_encoder.encode(view)) == view


def test_every_scenario_begins_with_a_question() -> None:
    assert all(game_rules().decision(begin(name, "first")) is not None for name in scenario_names())
