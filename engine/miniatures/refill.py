"""Discarding and drawing at the end of a round (R1.6, R11.3)."""

from collections.abc import Iterator

from engine.kit.edit import put, without
from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures.actions import AnyAction, Discard, Draw
from engine.miniatures.bench import Bench
from engine.miniatures.cards import HAND_SIZE
from engine.miniatures.content import EventId
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.happenings import happen
from engine.miniatures.phase import Phase, seats
from engine.miniatures.pieces import CardId, Side, seat_of
from engine.miniatures.situation import Situation
from engine.miniatures.state import Refilling, Thinning


def begin_refill(bench: Bench, order: tuple[Side, ...]) -> None:
    """Starts the refill of both hands, in this order."""
    holding = tuple(side for side in order if bench.state.hands[side])
    bench.push(Thinning(order=order, waiting=holding))


def laid_aside(now: Situation, side: Side) -> tuple[CardId, ...]:
    """Returns the cards in a hand that are already chosen to be discarded."""
    frame = now.state.frame
    return frame.aside.get(side, ()) if isinstance(frame, Thinning) else ()


# --- both choose at the same time and in secret (Q100) --------------------------------------------


def _ask_both(now: Situation, frame: Thinning) -> AnyDecision | None:
    if not frame.waiting:
        return None
    return ask.RefillHand(seats=tuple(seat_of(side) for side in frame.waiting))


def _options_of_one(now: Situation, frame: Thinning) -> Iterator[AnyAction]:
    assert now.speaker is not None, "each has a hand of their own"
    yield Draw()
    aside = laid_aside(now, now.speaker)
    yield from (Discard(card=card) for card in now.state.hands[now.speaker] if card not in aside)


def _choose(bench: Bench, frame: Thinning, action: AnyAction) -> None:
    side = bench.speaker
    assert side is not None, "each answers for themselves"
    aside = frame.aside.get(side, ())
    if isinstance(action, Discard):
        aside = (*aside, action.card)
        bench.amend(aside=put(frame.aside, side, aside))
    if isinstance(action, Draw) or len(aside) == len(bench.state.hands[side]):
        bench.amend(waiting=without(frame.waiting, side))


def _refill_in_order(bench: Bench, frame: Thinning) -> None:
    """Makes the first player reveal the discards and draw before the second one does (Q40)."""
    bench.pop()
    for side in reversed(frame.order):
        bench.push(Refilling(side=side, aside=frame.aside.get(side, ()), drawing=True))


THINNING = Phase[Thinning](ask=_ask_both, options=_options_of_one, answer=_choose, go_on=_refill_in_order)


# --- discarding and drawing, one side after the other ---------------------------------------------


def _ask(now: Situation, frame: Refilling) -> AnyDecision | None:
    if frame.drawing or not now.state.hands[frame.side]:
        return None
    return ask.RefillHand(seats=seats(frame.side))


def _options(now: Situation, frame: Refilling) -> Iterator[AnyAction]:
    yield Draw()
    yield from (Discard(card=card) for card in now.state.hands[frame.side])


def _answer(bench: Bench, frame: Refilling, action: AnyAction) -> None:
    if isinstance(action, Discard):
        _discard(bench, frame, action.card)
    else:
        bench.amend(drawing=True)


def _discard(bench: Bench, frame: Refilling, card: CardId) -> None:
    hand = without(bench.state.hands[frame.side], card)
    bench.edit(hands=put(bench.state.hands, frame.side, hand), discard=(*bench.state.discard, card))
    bench.tell(tell.CardsDiscarded(side=frame.side, cards=(card,)))
    if not hand:
        bench.amend(drawing=True)


def _go_on(bench: Bench, frame: Refilling) -> None:
    """Reveals the discards, then draws."""
    if not frame.drawing:
        bench.amend(drawing=True)
    elif frame.aside:
        _reveal_discards(bench, frame)
    else:
        _draw_next(bench, frame)


def _draw_next(bench: Bench, frame: Refilling) -> None:
    """Draws one card; an event is resolved before the next draw (R11.3, Q40)."""
    hand = bench.state.hands[frame.side]
    card = _draw(bench) if len(hand) < HAND_SIZE else None
    if card is None:
        bench.pop()
        _announce_draws(bench, frame)
    elif card in bench.book.deck(bench.state).events:
        bench.edit(discard=(*bench.state.discard, card))
        happen(bench, frame.side, EventId(card))
    else:
        fresh = CardId(card)
        bench.edit(hands=put(bench.state.hands, frame.side, (*hand, fresh)))
        bench.amend(drawn=(*frame.drawn, fresh))


def _reveal_discards(bench: Bench, frame: Refilling) -> None:
    """Discards the chosen cards still in hand; one may have been played in an event of the other's draw."""
    hand = bench.state.hands[frame.side]
    cards = tuple(card for card in frame.aside if card in hand)
    kept = tuple(card for card in hand if card not in cards)
    bench.edit(hands=put(bench.state.hands, frame.side, kept), discard=(*bench.state.discard, *cards))
    bench.amend(aside=())
    if cards:
        bench.tell(tell.CardsDiscarded(side=frame.side, cards=cards))


def _announce_draws(bench: Bench, frame: Refilling) -> None:
    if frame.drawn:
        bench.tell(
            tell.CardsDrawn(side=frame.side, count=len(frame.drawn)),
            tell.HandGained(to=seats(frame.side), cards=frame.drawn),
        )


def _draw(bench: Bench) -> str | None:
    """Draws the top card; an empty deck is reshuffled from the discards (R0.5, Q41)."""
    if not bench.state.deck:
        if not bench.state.discard:
            return None
        bench.edit(deck=bench.dice.shuffle(bench.state.discard), discard=())
        bench.tell(tell.DeckShuffled())
    card = bench.state.deck[0]
    bench.edit(deck=bench.state.deck[1:])
    return card


REFILLING = Phase[Refilling](ask=_ask, options=_options, answer=_answer, go_on=_go_on)
