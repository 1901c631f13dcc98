"""The rules of Signal: hidden hands, a die, two to four players."""

from typing import NewType, TypeAlias

from msgspec.structs import replace

from engine.core import (
    Action,
    Data,
    Decision,
    Dice,
    Event,
    Outcome,
    Private,
    Seat,
    SeatPlan,
    Step,
    Turn,
    Viewer,
)
from engine.kit.edit import swap, without
from engine.kit.plain_rules import PlainRules
from engine.kit.ready.hands import draw_up_to, redeal_hands
from engine.kit.ready.turn_order import next_seat

CardId = NewType("CardId", int)

CARDS = tuple(CardId(number) for number in range(1, 25))
HAND = 3  # cards
SIDES = 6  # of the die


class Options(Data, frozen=True):
    """The options of `/new`."""

    goal: int = 60


# --- actions, events, questions ----------------------------------------------------------------------------


class Send(Action, frozen=True):
    """Sends a card: it counts as many points as its number, and a die is added."""

    card: CardId


class Bury(Action, frozen=True):
    """Discards a card face down and draws a new one."""

    card: CardId


AnyAction: TypeAlias = Send | Bury


class Sent(Event, frozen=True):
    seat: Seat
    card: CardId
    face: int
    score: int


class Buried(Event, frozen=True):
    seat: Seat


class Drew(Private, frozen=True):
    """The cards that a player has drawn: `to` says who may see them."""

    cards: tuple[CardId, ...]


AnyEvent: TypeAlias = Sent | Buried | Drew


class YourTurn(Decision, frozen=True):
    pass


# --- the position ------------------------------------------------------------------------------------------


class State(Data, frozen=True):
    goal: int
    deck: tuple[CardId, ...]
    hands: tuple[tuple[CardId, ...], ...]
    scores: tuple[int, ...]
    turn: Seat


class View(Data, frozen=True):
    """The view of one viewer, made field by field, so that it holds nothing hidden."""

    viewer: Viewer
    goal: int
    hand: tuple[CardId, ...]
    scores: tuple[int, ...]
    deck: int
    turn: Seat


Bench: TypeAlias = Turn[State, AnyEvent]


class SignalRules(PlainRules[State, AnyAction]):
    """The rules; `PlainRules` has the members that are the same in most games."""

    reasons = ("goal", "empty")

    def seat_plan(self, options: Options) -> SeatPlan:
        return SeatPlan(keys=("red", "blue", "green", "white"), fewest=2)

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, AnyEvent]:
        state = State(
            goal=options.goal,
            deck=dice.shuffle(CARDS),
            hands=((),) * seats,
            scores=(0,) * seats,
            turn=Seat(0),
        )
        bench: Bench = Turn(state, dice)
        for seat in range(seats):
            _draw(bench, Seat(seat))
        return bench.step()

    def decision(self, state: State) -> Decision | None:
        return None if self.outcome(state) is not None else YourTurn(seats=(state.turn,))

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        if seat != state.turn or self.outcome(state) is not None:
            return ()
        hand = state.hands[seat]
        buries = tuple(Bury(card=card) for card in hand) if state.deck else ()
        return (*(Send(card=card) for card in hand), *buries)

    def apply(self, state: State, seat: Seat, action: AnyAction, dice: Dice) -> Step[State, AnyEvent]:
        bench: Bench = Turn(state, dice)
        hands = swap(state.hands, seat, without(state.hands[seat], action.card))
        bench.edit(hands=hands, turn=next_seat(seat, len(hands)))
        match action:
            case Send(card=card):
                face = bench.dice.roll(SIDES)
                score = state.scores[seat] + card + face
                bench.edit(scores=swap(state.scores, seat, score))
                bench.tell(Sent(seat=seat, card=card, face=face, score=score))
            case Bury():
                bench.tell(Buried(seat=seat))
        _draw(bench, seat)
        return bench.step()

    def view(self, state: State, viewer: Viewer) -> View:
        return View(
            viewer=viewer,
            goal=state.goal,
            hand=() if viewer is None else state.hands[viewer],
            scores=state.scores,
            deck=len(state.deck),
            turn=state.turn,
        )

    def outcome(self, state: State) -> Outcome | None:
        best = max(state.scores)
        winners = tuple(Seat(seat) for seat, score in enumerate(state.scores) if score == best)
        if best >= state.goal:
            return Outcome(winners=winners, reason="goal", scores=state.scores)
        if not state.hands[state.turn]:
            return Outcome(winners=winners, reason="empty", scores=state.scores)
        return None

    def redeal(self, state: State, viewer: Viewer, dice: Dice) -> State:
        """Deals what the viewer cannot see again: the deck and the other hands."""
        hands, deck = redeal_hands(state.hands, state.deck, viewer, dice)
        return replace(state, hands=hands, deck=deck)


def _draw(bench: Bench, seat: Seat) -> None:
    """Fills a hand from the top of the deck."""
    state = bench.state
    cards, deck = draw_up_to(HAND, state.hands[seat], state.deck)
    if cards:
        hands = swap(state.hands, seat, (*state.hands[seat], *cards))
        bench.edit(deck=deck, hands=hands)
        bench.tell(Drew(to=(seat,), cards=cards))
