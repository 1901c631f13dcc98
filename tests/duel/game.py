"""The rules of the duel."""

from enum import StrEnum
from typing import NewType, TypeAlias

from msgspec.structs import replace

from engine.core import (
    Action,
    Data,
    Decision,
    Dice,
    Event,
    NotAsked,
    Outcome,
    Private,
    Refusal,
    Revealing,
    Seat,
    SeatPlan,
    Step,
    Turn,
    Viewer,
    Window,
    snake,
)
from engine.kit.edit import swap, without
from engine.kit.plain_rules import PlainRules
from engine.kit.ready.hands import draw_up_to, redeal_hands
from engine.kit.ready.secret import Secret

CardId = NewType("CardId", int)

CARDS = tuple(CardId(number) for number in range(1, 25))
HAND_SIZE = 3
SEATS = (Seat(0), Seat(1))


class Line(StrEnum):
    HIGH = "high"
    LOW = "low"


class Options(Data, frozen=True):
    goal: int = 2


# --- actions -----------------------------------------------------------------------------------------------


class Swap(Action, frozen=True):
    card: CardId


class Keep(Action, frozen=True):
    pass


class Aim(Action, frozen=True):
    line: Line


class Peek(Action, frozen=True):
    """Looks at the top card of the deck: private, and without dice."""


class Burn(Action, frozen=True):
    """Discards the top card of the deck face up: public, and without dice."""


class Strike(Action, frozen=True):
    card: CardId


class Parry(Action, frozen=True):
    card: CardId


class Yield(Action, frozen=True):
    pass


AnyAction: TypeAlias = Swap | Keep | Aim | Peek | Burn | Strike | Parry | Yield


# --- events ------------------------------------------------------------------------------------------------


class Dealt(Event, frozen=True):
    seat: Seat
    count: int


class HandGained(Private, frozen=True):
    cards: tuple[CardId, ...]


class Answered(Event, frozen=True):
    seat: Seat


class Aimed(Event, frozen=True):
    seat: Seat
    line: Line


class Peeked(Private, frozen=True):
    card: CardId


class Burned(Revealing, frozen=True):
    seat: Seat
    card: CardId


class Struck(Event, frozen=True):
    seat: Seat
    card: CardId
    line: Line


class Parried(Event, frozen=True):
    seat: Seat
    card: CardId | None  # None: no parry


class Resolved(Event, frozen=True):
    winner: Seat | None  # None: the stroke did not score
    faces: tuple[int, ...]


AnyEvent: TypeAlias = Dealt | HandGained | Answered | Aimed | Peeked | Burned | Struck | Parried | Resolved


# --- decisions and refusals --------------------------------------------------------------------------------


class ChooseSwap(Decision, frozen=True):
    pass


class ChooseLine(Decision, frozen=True):
    pass


class ChooseCard(Decision, frozen=True):
    line: Line


class MayParry(Window, frozen=True):
    card: CardId


class NotYourCard(Refusal, frozen=True):
    card: CardId


class NotNow(Refusal, frozen=True):
    pass


class AlreadyPeeked(Refusal, frozen=True):
    pass


# --- the position ------------------------------------------------------------------------------------------


class Swapping(Data, frozen=True, tag=snake):
    swaps: Secret[CardId | None]  # None: keeps


class Leading(Data, frozen=True, tag=snake):
    seat: Seat
    peeked: bool = False


class Aiming(Data, frozen=True, tag=snake):
    seat: Seat
    line: Line


class Striking(Data, frozen=True, tag=snake):
    seat: Seat
    line: Line
    card: CardId


Frame: TypeAlias = Swapping | Leading | Aiming | Striking


class State(Data, frozen=True):
    goal: int
    deck: tuple[CardId, ...]
    hands: tuple[tuple[CardId, ...], ...]
    scores: tuple[int, ...]
    gone: tuple[CardId, ...]
    frame: Frame


class View(Data, frozen=True):
    viewer: Viewer
    goal: int
    deck: int
    hand: tuple[CardId, ...]
    held: tuple[int, ...]
    scores: tuple[int, ...]
    gone: tuple[CardId, ...]
    rounds: int


Bench: TypeAlias = Turn[State, AnyEvent]


class DuelRules(PlainRules[State, AnyAction]):
    """The rules of the duel."""

    reasons = ("goal", "tired")

    def seat_plan(self, options: Options) -> SeatPlan:
        return SeatPlan(keys=("red", "blue"), fewest=2)

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, AnyEvent]:
        assert seats == len(SEATS)
        state = State(
            goal=options.goal,
            deck=dice.shuffle(CARDS),
            hands=((), ()),
            scores=(0, 0),
            gone=(),
            frame=Swapping(swaps=Secret.of(SEATS)),
        )
        turn: Bench = Turn(state, dice)
        for seat in SEATS:
            _refill(turn, seat)
        return turn.step()

    def decision(self, state: State) -> Decision | None:
        if self.outcome(state) is not None:
            return None
        match state.frame:
            case Swapping(swaps=swaps):
                return ChooseSwap(seats=swaps.waiting)
            case Leading(seat=seat):
                return ChooseLine(seats=(seat,))
            case Aiming(seat=seat, line=line):
                return ChooseCard(seats=(seat,), line=line)
            case Striking(seat=seat, card=card):
                return MayParry(seats=(_other(seat),), card=card)

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        decision = self.decision(state)
        if decision is None or seat not in decision.seats:
            return ()
        hand = state.hands[seat]
        match state.frame:
            case Swapping():
                return (Keep(), *(Swap(card=card) for card in hand))
            case Leading(peeked=peeked):
                lines = tuple(Aim(line=line) for line in Line)
                return (*lines, *((Peek(), Burn()) if state.deck and not peeked else ()))
            case Aiming():
                return tuple(Strike(card=card) for card in hand)
            case Striking():
                return (Yield(), *(Parry(card=card) for card in hand))

    def refusal(self, state: State, seat: Seat, action: AnyAction) -> Refusal:
        decision = self.decision(state)
        if decision is None or seat not in decision.seats:
            return NotAsked()
        match action, state.frame:
            case (
                (Swap(card=card), Swapping()) | (Strike(card=card), Aiming()) | (Parry(card=card), Striking())
            ):
                return NotYourCard(card=card)
            case Peek() | Burn(), Leading(peeked=True):
                return AlreadyPeeked()
        return NotNow()

    def apply(self, state: State, seat: Seat, action: AnyAction, dice: Dice) -> Step[State, AnyEvent]:
        turn: Bench = Turn(state, dice)
        match action:
            case Keep():
                _answer(turn, seat, None)
            case Swap(card=card):
                _answer(turn, seat, card)
            case Aim(line=line):
                turn.edit(frame=Aiming(seat=seat, line=line))
                turn.tell(Aimed(seat=seat, line=line))
            case Peek():
                turn.edit(frame=Leading(seat=seat, peeked=True))
                turn.tell(Peeked(to=(seat,), card=state.deck[0]))
            case Burn():
                top, *rest = state.deck
                turn.edit(deck=tuple(rest), gone=(*state.gone, top), frame=Leading(seat=seat, peeked=True))
                turn.tell(Burned(seat=seat, card=top))
            case Strike(card=card):
                _strike(turn, seat, card)
            case Parry(card=card):
                _parry(turn, seat, card)
            case Yield():
                _parry(turn, seat, None)
        return turn.step()

    def idle(self, state: State, seat: Seat) -> AnyAction | None:
        return Yield() if Yield() in self.legal(state, seat) else None

    def view(self, state: State, viewer: Viewer) -> View:
        return View(
            viewer=viewer,
            goal=state.goal,
            deck=len(state.deck),
            hand=() if viewer is None else state.hands[viewer],
            held=tuple(len(hand) for hand in state.hands),
            scores=state.scores,
            gone=state.gone,
            rounds=len(state.gone),
        )

    def outcome(self, state: State) -> Outcome | None:
        best = max(state.scores)
        if best >= state.goal:
            return Outcome(winners=(Seat(state.scores.index(best)),), reason="goal", scores=state.scores)
        if isinstance(state.frame, Leading) and not state.hands[state.frame.seat]:
            return Outcome(winners=(), reason="tired", scores=state.scores)
        return None

    def redeal(self, state: State, viewer: Viewer, dice: Dice) -> State:
        """Redeals hidden cards; secret answers of others are redrawn from their new hands."""
        hands, deck = redeal_hands(state.hands, state.deck, viewer, dice)
        frame = state.frame
        if isinstance(frame, Swapping):
            guessed = frame.swaps.redeal(viewer, lambda seat: dice.pick((None, *hands[seat])))
            frame = Swapping(swaps=guessed)
        return replace(state, hands=hands, deck=deck, frame=frame)


def _answer(turn: Bench, seat: Seat, card: CardId | None) -> None:
    frame = turn.state.frame
    assert isinstance(frame, Swapping)
    swaps = frame.swaps.with_answer(seat, card)
    turn.tell(Answered(seat=seat))
    if not swaps.is_complete:
        turn.edit(frame=Swapping(swaps=swaps))
        return
    for each, unwanted in swaps.answers.items():
        if unwanted is not None:
            _discard(turn, each, unwanted)
            _refill(turn, each)
    turn.edit(frame=Leading(seat=SEATS[0]))


def _strike(turn: Bench, seat: Seat, card: CardId) -> None:
    frame = turn.state.frame
    assert isinstance(frame, Aiming)
    _discard(turn, seat, card)
    turn.tell(Struck(seat=seat, card=card, line=frame.line))
    turn.edit(frame=Striking(seat=seat, line=frame.line, card=card))
    if not turn.state.hands[_other(seat)]:
        _resolve(turn, None)


def _parry(turn: Bench, seat: Seat, card: CardId | None) -> None:
    if card is not None:
        _discard(turn, seat, card)
    turn.tell(Parried(seat=seat, card=card))
    _resolve(turn, card)


def _resolve(turn: Bench, parry: CardId | None) -> None:
    frame = turn.state.frame
    assert isinstance(frame, Striking)
    faces = (turn.dice.roll(6), turn.dice.roll(6))
    scored = frame.card + faces[0] > (parry or 0) + faces[1]
    turn.tell(Resolved(winner=frame.seat if scored else None, faces=faces))
    if scored:
        turn.edit(scores=swap(turn.state.scores, frame.seat, turn.state.scores[frame.seat] + 1))
    for seat in SEATS:
        _refill(turn, seat)
    turn.edit(frame=Leading(seat=frame.seat if scored else _other(frame.seat)))


def _refill(turn: Bench, seat: Seat) -> None:
    """Draws up to a full hand, face down from the top of the deck."""
    state = turn.state
    gained, rest = draw_up_to(HAND_SIZE, state.hands[seat], state.deck)
    if not gained:
        return
    turn.edit(deck=rest, hands=swap(state.hands, seat, (*state.hands[seat], *gained)))
    turn.tell(Dealt(seat=seat, count=len(gained)), HandGained(to=(seat,), cards=gained))


def _discard(turn: Bench, seat: Seat, card: CardId) -> None:
    state = turn.state
    turn.edit(hands=swap(state.hands, seat, without(state.hands[seat], card)), gone=(*state.gone, card))


def _other(seat: Seat) -> Seat:
    return SEATS[1 - seat]
