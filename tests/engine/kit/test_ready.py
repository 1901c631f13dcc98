"""Ready phases: secret answers, drafts, auctions, hands and turn order."""

from typing import NewType

import pytest

from bot.titles.title import Codec
from engine.core import Seat, SeededDice
from engine.kit.ready.auction import Auction
from engine.kit.ready.draft import Draft
from engine.kit.ready.hands import deal_again, draw_up_to, over_limit, redeal_hands
from engine.kit.ready.secret import Secret
from engine.kit.ready.turn_order import next_seat, seats_from

Card = NewType("Card", int)
A, B, C = Seat(0), Seat(1), Seat(2)


def _dice(move: int = 0) -> SeededDice:
    return SeededDice(b"ready", move)


def _cards(*numbers: int) -> tuple[Card, ...]:
    return tuple(Card(number) for number in numbers)


def test_seats_go_round_and_those_out_are_passed_over() -> None:
    assert seats_from(B, 3) == (B, C, A)
    assert [next_seat(A, 3), next_seat(C, 3), next_seat(A, 3, out=(B,))] == [B, A, C]
    assert next_seat(A, 3, out=(B, C)) == A


# --- secret answers ----------------------------------------------------------------------------------------


def test_nobody_sees_an_answer_of_others_and_the_order_leaves_no_trace() -> None:
    asked: Secret[int] = Secret.of((A, B, C))
    one = asked.with_answer(A, 7).with_answer(C, 9)
    assert one == asked.with_answer(C, 9).with_answer(A, 7)
    assert list(one.answers) == list(asked.with_answer(C, 9).with_answer(A, 7).answers)
    assert (one.waiting, one.is_complete) == ((B,), False)
    assert one.with_answer(B, 8).is_complete
    assert one.seen_by(A).answers == {A: 7}
    assert one.seen_by(None).answers == {}
    assert one.redeal(A, lambda seat: seat + 100).answers == {A: 7, C: 102}


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (Secret[Card | None], Secret(waiting=(B,), answers={A: None, C: Card(3)})),
        (Draft[Card], Draft.begin((_cards(1, 2), _cards(3, 4))).with_pick(B, Card(4))),
        (Auction, Auction(turn=B, seats=3).with_bid(2).with_pass()),
    ],
)
def test_they_survive_the_codec_of_a_state(kind: object, value: object) -> None:
    codec: Codec[object] = Codec(kind)
    assert codec.decode(codec.encode(value)) == value


# --- draft -------------------------------------------------------------------------------------------------


def test_packs_go_to_the_left_when_all_have_picked() -> None:
    draft = Draft.begin((_cards(1, 2), _cards(3, 4), _cards(5, 6)))
    picked = draft.with_pick(A, Card(1)).with_pick(C, Card(6))
    assert picked.options(A) == ()
    assert picked.options(B) == _cards(3, 4)
    assert picked.packs == draft.packs  # nothing shows that they have picked
    passed = picked.with_pick(B, Card(3)).pass_left()
    assert passed.packs == (_cards(5), _cards(2), _cards(4))
    assert passed.picks.waiting == (A, B, C)
    for seat in (A, B, C):
        passed = passed.with_pick(seat, passed.packs[seat][0])
    assert passed.pass_left().is_over
    assert passed.pass_left().picks.waiting == ()


def test_a_pick_dealt_again_is_from_the_new_pack() -> None:
    draft = Draft.begin((_cards(1, 2), _cards(3, 4))).with_pick(A, Card(1)).with_pick(B, Card(4))
    for move in range(20):
        again = draft.redeal((_cards(1, 2), _cards(8, 9)), A, _dice(move))
        assert again.picks.answers[A] == 1
        assert again.picks.answers[B] in (8, 9)


# --- auction -----------------------------------------------------------------------------------------------


def test_the_last_to_stay_pays_their_bid() -> None:
    auction = Auction(turn=B, seats=3)
    assert list(auction.raises((1, 2, 3))) == [1, 2]
    auction = auction.with_bid(2)  # B
    assert (auction.turn, auction.is_over) == (C, False)
    assert list(auction.raises((1, 2, 3))) == [3]
    auction = auction.with_bid(3).with_pass()  # C, A
    assert (auction.turn, auction.leader, auction.is_over) == (B, C, False)
    auction = auction.with_pass()
    assert (auction.is_over, auction.leader, auction.bid) == (True, C, 3)


def test_an_auction_in_which_nobody_bids_has_no_leader() -> None:
    auction = Auction(turn=A, seats=2).with_pass()
    assert not auction.is_over  # the other may still bid
    assert auction.with_pass().is_over
    assert auction.with_pass().leader is None


# --- hands -------------------------------------------------------------------------------------------------


def test_hands_are_filled_from_the_top_and_too_full_ones_are_named() -> None:
    assert draw_up_to(3, _cards(9), _cards(1, 2, 3)) == (_cards(1, 2), _cards(3))
    assert draw_up_to(3, _cards(9), _cards(1)) == (_cards(1), ())
    assert draw_up_to(1, _cards(8, 9), _cards(1)) == ((), _cards(1))
    assert over_limit((_cards(1, 2), _cards(1), _cards(1, 2, 3)), 1) == (A, C)


def test_hidden_cards_are_dealt_again_and_none_is_lost() -> None:
    dealt = deal_again(_dice(), _cards(1, 2), (), _cards(3, 4, 5))
    assert [len(part) for part in dealt] == [2, 0, 3]
    assert sorted(card for part in dealt for card in part) == [1, 2, 3, 4, 5]
    hands = (_cards(1, 2), _cards(3, 4), _cards(5))
    seen = set()
    for move in range(30):
        new, deck = redeal_hands(hands, _cards(6, 7), B, _dice(move))
        assert new[B] == hands[B]
        assert sorted((*new[A], *new[C], *deck)) == [1, 2, 5, 6, 7]
        seen.add(new)
    assert len(seen) > 5
    assert redeal_hands(hands, (), None, _dice())[0] != hands
