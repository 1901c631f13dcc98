"""Whole games: they end, nothing is lost on the way, and hidden parts stay hidden."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest

from bot.testing.replay import replay
from engine.core import NotAsked, Recorder, Refused, ScriptedDice, Seat, SeededDice, Viewer, play
from engine.new_wave import Options
from engine.new_wave.actions import AnyAction, EndTurn
from engine.new_wave.content import CardId, Side
from engine.new_wave.events import AnyEvent, CardsDrawn, HandDealt, Landed, OfferLaid, TurnBegan
from engine.new_wave.redeal import redeal
from engine.new_wave.state import HUMANS, MARTIANS, Civilians, State, seat_of
from tests.engine.new_wave.loading import game_content, game_rules

SEEDS = range(5)
VIEWERS: tuple[Viewer, ...] = (MARTIANS, HUMANS, None)

states = msgspec.json.Decoder(State)
actions = msgspec.json.Decoder(AnyAction)
events = msgspec.json.Decoder(tuple[AnyEvent, ...])


class Moment(NamedTuple):
    before: State
    seat: Seat
    legal: tuple[AnyAction, ...]
    action: AnyAction
    recorder: Recorder
    told: tuple[AnyEvent, ...]
    after: State


def random_game(seed: int, options: Options) -> Iterator[Moment]:
    rules = game_rules()
    label = b"game %d" % seed
    state, move = rules.setup(options, 2, SeededDice(label, 0)).state, 0
    while (decision := rules.decision(state)) is not None:
        (seat,) = decision.seats
        legal = rules.legal(state, seat)
        move += 1
        action = SeededDice(b"choice %d" % seed, move).pick(legal)
        recorder = Recorder(SeededDice(label, move))
        step = play(rules, state, seat, action, recorder)
        yield Moment(state, seat, legal, action, recorder, step.events, step.state)
        state = step.state


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_ends_lawfully(seed: int) -> None:
    rules = game_rules()
    moves = list(random_game(seed, Options(advanced_swap=seed % 2 == 1, ufos_fly_free=seed % 3 == 1)))
    for moment in moves:
        assert moment.legal, "a side that is asked can answer"
        assert len(set(moment.legal)) == len(moment.legal)
        other = seat_of(moment.before.side.other)
        assert rules.legal(moment.before, other) == ()
        _check_position(moment.after)
    end = moves[-1].after
    outcome = rules.outcome(end)
    assert outcome is not None
    assert rules.decision(end) is None
    assert rules.legal(end, MARTIANS) == rules.legal(end, HUMANS) == ()
    begin = moves[0].before
    journal = [(moment.seat, moment.action, tuple(moment.recorder.draws)) for moment in moves]
    assert replay(rules, begin, journal) == end


def _check_position(state: State) -> None:
    """Checks that cards and pieces are conserved, and no rule of placing is broken."""
    content = game_content()
    wanted = {side: _deck(side) for side in Side}
    for side, camp in state.camps.items():
        laid = tuple(card.card for card in camp.laid)
        held = Counter(camp.hand + camp.supply + camp.discard + camp.offer + camp.deck + camp.box + laid)
        assert held == wanted[side]
        assert camp.purse >= 0
    for kind, profile in content.units.items():
        units = [unit for unit in state.units.values() if unit.kind is kind]
        assert len(units) <= profile.limit
        assert all(content.areas[unit.area].terrain in profile.terrain for unit in units)
    built = Counter(built.kind for built in state.buildings)
    assert all(count <= content.buildings[kind].tokens for kind, count in built.items())
    slots = Counter(b.area for b in state.buildings if not content.buildings[b.kind].among_units)
    assert max(slots.values()) == 1
    assert 0 <= state.damage <= content.figures.damage_limit
    assert all(0 <= people.fought <= people.count > 0 for people in state.civilians.values())


def _deck(side: Side) -> Counter[CardId]:
    cards = game_content().cards.items()
    return Counter({name: card.copies for name, card in cards if card.side is side})


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_state_actions_and_events_survive_the_codec(seed: int) -> None:
    for moment in random_game(seed, Options()):
        assert states.decode(msgspec.json.encode(moment.after)) == moment.after
        assert actions.decode(msgspec.json.encode(moment.action)) == moment.action
        assert events.decode(msgspec.json.encode(moment.told)) == moment.told


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_no_view_and_no_question_changes_when_hidden_things_are_dealt_again(seed: int) -> None:
    rules = game_rules()
    for number, moment in enumerate(random_game(seed, Options())):
        if number % 7:
            continue
        state = moment.after
        for viewer in VIEWERS:
            other = redeal(state, viewer, SeededDice(b"redeal", number))
            assert rules.view(other, viewer) == rules.view(state, viewer)
            assert rules.decision(other) == rules.decision(state)
            assert rules.outcome(other) == rules.outcome(state)


def test_a_view_shows_the_own_hand_and_nobody_elses() -> None:
    rules = game_rules()
    state = rules.setup(Options(), 2, SeededDice(b"hands", 0)).state
    for side in Side:
        own = rules.view(state, seat_of(side)).camps
        assert tuple(held.card for held in own[side].hand) == state.camps[side].hand
        assert own[side.other].hand == ()
        assert own[side.other].hand_count == 5
    assert all(camp.hand == () for camp in rules.view(state, None).camps.values())


def test_a_new_hand_is_told_to_its_owner_alone() -> None:
    begin = game_rules().setup(Options(), 2, SeededDice(b"hands", 0))
    dealt = [event for event in begin.events if isinstance(event, HandDealt)]
    assert [(event.to, event.cards) for event in dealt] == [
        ((seat_of(side),), begin.state.camps[side].hand) for side in Side
    ]
    assert [event.count for event in begin.events if isinstance(event, CardsDrawn)] == [5, 5]


def test_a_side_that_is_not_on_turn_is_refused() -> None:
    rules = game_rules()
    state = rules.setup(Options(), 2, SeededDice(b"turn", 0)).state
    with pytest.raises(Refused) as refused:
        play(rules, state, HUMANS, EndTurn(), ScriptedDice())
    assert refused.value.refusal == NotAsked()


def test_the_set_up_is_that_of_the_digest() -> None:
    state = game_rules().setup(Options(), 2, SeededDice(b"set-up", 0)).state
    assert state.side is Side.MARTIANS
    assert (state.round, state.damage, state.markers, state.stack) == (1, 0, {}, ())
    assert {name: unit.area for name, unit in state.units.items()} == {
        "tripod_1": "western_highlands",
        "ufo_1": "western_highlands",
    }
    assert [(built.kind, built.area) for built in state.buildings] == [("invasion_ship", "western_highlands")]
    peopled = [area for area, spot in game_content().areas.items() if spot.civilians]
    assert state.civilians == dict.fromkeys(peopled, Civilians(count=3))
    assert len(peopled) == 10
    for camp in state.camps.values():
        assert (len(camp.hand), len(camp.supply), len(camp.offer), len(camp.deck)) == (5, 5, 5, 20)
        assert (camp.discard, camp.laid, camp.box, camp.purse) == ((), (), (), 0)
    starting = {side: Counter(camp.hand + camp.supply) for side, camp in state.camps.items()}
    assert starting[Side.MARTIANS] == {"reap": 4, "power_supply": 4, "tripod": 1, "ufo": 1}
    assert starting[Side.HUMANS] == {"relocate": 6, "guerrilla": 4}
    for side, camp in state.camps.items():
        printed = {name: card.copies for name, card in game_content().cards.items() if card.side is side}
        assert starting[side] + Counter(camp.offer + camp.deck) == printed


def test_the_set_up_is_told_and_the_martians_begin() -> None:
    begun = game_rules().setup(Options(), 2, SeededDice(b"set-up", 0))
    rows = [OfferLaid(seat=seat_of(side), cards=begun.state.camps[side].offer) for side in Side]
    told = [event for event in begun.events if not isinstance(event, CardsDrawn | HandDealt)]
    landed = Landed(area=game_content().ship_area)
    assert told == [landed, *rows, TurnBegan(seat=MARTIANS, round=1, income=0)]


def test_a_table_that_chooses_nothing_plays_the_rules_as_they_are() -> None:
    state = game_rules().setup(Options(), 2, SeededDice(b"options", 0)).state
    assert (state.options.advanced_swap, state.options.ufos_fly_free, state.ufos_fly_free) == (False,) * 3


def test_a_position_stored_before_armies_held_ufos_lets_them_fly_free() -> None:
    stored = msgspec.to_builtins(game_rules().setup(Options(), 2, SeededDice(b"options", 0)).state)
    del stored["ufos_fly_free"], stored["options"]["ufos_fly_free"]
    assert states.decode(msgspec.json.encode(stored)).ufos_fly_free


def test_nobody_is_hurried() -> None:
    rules = game_rules()
    state = rules.setup(Options(), 2, SeededDice(b"idle", 0)).state
    assert rules.idle(state, MARTIANS) is None
