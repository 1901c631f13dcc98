"""Hands at the end of a round: both choose at once and in secret; version 2 games keep their own way."""

import pytest
from msgspec.structs import replace

from engine.core import Refused, ScriptedDice, Seat, play
from engine.miniatures import actions as do
from engine.miniatures.decisions import RefillHand
from engine.miniatures.events import CardsDiscarded
from engine.miniatures.pieces import CardId, Side
from engine.miniatures.state import Refilling, Round, State, Thinning
from tests.engine.holding import holds
from tests.engine.miniatures.loading import referee_rules
from tests.engine.miniatures.position import Position
from tests.engine.miniatures.table import Table
from tests.engine.miniatures.wandering import Chance

HUMAN, MARTIAN = Seat(0), Seat(1)
END = Position(
    figures="S1 A1, M1 H8 activated",
    human="stealth cute",
    martian="cunning",
    deck="F01 F02 F03 F04 F05 F06 F09 F10",
)


def _at_the_end() -> State:
    table = Table(END)
    table.run("activate S1\nfinish\nend_turn\n? refill_hand human martian")
    return table.state


def _say(state: State, seat: Seat, action: do.AnyAction) -> State:
    return play(referee_rules(), state, seat, action, ScriptedDice()).state


@holds("Q100", "R1.6")
def test_both_may_choose_first_and_neither_sees_what_the_other_chooses() -> None:
    game, start = referee_rules(), _at_the_end()
    chosen = _say(start, MARTIAN, do.Discard(card=start.hands[Side.MARTIAN][0]))
    assert game.decision(chosen) == RefillHand(seats=(HUMAN,))  # a side with no choice left is done
    for viewer in (HUMAN, None):
        before, after = (game.view(state, viewer) for state in (start, chosen))
        assert replace(after, decision=before.decision) == before
    assert game.legal(chosen, HUMAN) == game.legal(start, HUMAN)


@holds("Q100")
def test_who_chooses_sees_what_is_left_and_answers_for_no_other() -> None:
    game, start = referee_rules(), _at_the_end()
    (first, second) = start.hands[Side.HUMAN]
    chosen = _say(start, HUMAN, do.Discard(card=first))
    assert [card.id for card in game.view(chosen, HUMAN).hand] == [second]
    assert game.legal(chosen, HUMAN) == (do.Draw(), do.Discard(card=second))
    for seat, card in ((HUMAN, first), (MARTIAN, second)):
        with pytest.raises(Refused):
            _say(chosen, seat, do.Discard(card=card))


@holds("Q100", "Q40")
def test_discards_are_laid_open_one_after_the_other_and_before_each_draws() -> None:
    game, start = referee_rules(), _at_the_end()
    (mine,) = start.hands[Side.MARTIAN]
    theirs = start.hands[Side.HUMAN][0]
    chosen = _say(_say(start, MARTIAN, do.Discard(card=mine)), HUMAN, do.Discard(card=theirs))
    step = play(game, chosen, HUMAN, do.Draw(), ScriptedDice())
    discarded = [event for event in step.events if isinstance(event, CardsDiscarded)]
    assert discarded == [
        CardsDiscarded(side=Side.HUMAN, cards=(theirs,)),
        CardsDiscarded(side=Side.MARTIAN, cards=(mine,)),
    ]
    assert step.state.discard[-2:] == (theirs, mine)
    assert {len(hand) for hand in step.state.hands.values()} == {4}


@holds("Q100", "R9.2")
def test_what_is_laid_aside_is_dealt_again_with_the_hand() -> None:
    game, start = referee_rules(), _at_the_end()
    chosen = _say(start, HUMAN, do.Discard(card=start.hands[Side.HUMAN][0]))
    seen = set()
    for number in range(20):
        dealt = game.redeal(chosen, MARTIAN, Chance(str(number)))
        top = dealt.stack[-1]
        assert isinstance(top, Thinning)
        assert set(top.aside[Side.HUMAN]) < set(dealt.hands[Side.HUMAN])
        assert game.view(dealt, MARTIAN) == game.view(chosen, MARTIAN)
        seen.add(len(top.aside[Side.HUMAN]))
    assert seen == {0, 1}


def test_a_game_of_version_2_that_refills_goes_on_one_after_the_other() -> None:
    game, start = referee_rules(), _at_the_end()
    bottom, top = start.stack[0], start.stack[-1]
    assert isinstance(bottom, Round)
    assert isinstance(top, Thinning)
    old = replace(start, stack=(replace(bottom, refills=(Side.MARTIAN,)), Refilling(side=Side.HUMAN)))
    assert game.decision(old) == RefillHand(seats=(HUMAN,))
    after = _say(_say(old, HUMAN, do.Discard(card=CardId("F12"))), HUMAN, do.Draw())
    assert game.decision(after) == RefillHand(seats=(MARTIAN,))
    assert _say(after, MARTIAN, do.Draw()).round == start.round + 1


@holds("Q65")
def test_what_somebody_has_drawn_is_dealt_again_as_the_end_of_their_hand() -> None:
    """An event between two draws leaves the frame open while others are asked."""
    state = _at_the_end()
    hand = state.hands[Side.HUMAN]
    open_ = replace(state, stack=(state.stack[0], Refilling(side=Side.HUMAN, drawing=True, drawn=hand[-2:])))
    others = [referee_rules().redeal(open_, MARTIAN, Chance(f"drawn {number}")) for number in range(9)]
    for other in others:
        frame = other.stack[-1]
        assert isinstance(frame, Refilling)
        assert frame.drawn == other.hands[Side.HUMAN][-2:]
        assert len(frame.drawn) == 2
    assert len({other.hands[Side.HUMAN] for other in others}) > 1
    same = referee_rules().redeal(open_, HUMAN, Chance("own")).stack[-1]
    assert same == open_.stack[-1], "who looks knows their own"
