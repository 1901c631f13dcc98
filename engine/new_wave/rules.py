"""The rules of War of the Worlds: the New Wave."""

from engine.core import Decision, Dice, NotAsked, Outcome, Refusal, Seat, SeatPlan, Step, Viewer
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
from engine.new_wave.attack import hit, join, strike
from engine.new_wave.bench import Bench
from engine.new_wave.board import Position, civilians_left
from engine.new_wave.buildings import fire, regenerate
from engine.new_wave.cards import halt, lay, lead_one, march, play_card
from engine.new_wave.combat import Piece, fell, fell_piece, stand, take_civilian
from engine.new_wave.content import CardId, Content, Side
from engine.new_wave.decisions import (
    Aim,
    ChooseCasualty,
    LeadCivilians,
    March,
    PlaceBuilding,
    PlaceUnit,
    PressAttack,
    PushOrLeave,
    TakeTurn,
)
from engine.new_wave.events import AnyEvent
from engine.new_wave.legal import why_not
from engine.new_wave.listing import legal_actions
from engine.new_wave.market import buy, clear_table, place, swap_offer
from engine.new_wave.movement import can_push, push_army
from engine.new_wave.redeal import redeal
from engine.new_wave.state import (
    HUMANS,
    MARTIANS,
    Aiming,
    Attacking,
    Felling,
    Leading,
    Marching,
    Options,
    Placing,
    Pushing,
    State,
    seat_of,
)
from engine.new_wave.trail import keep_marks
from engine.new_wave.turns import end_turn, set_up
from engine.new_wave.view import View, view

REASONS = ("repelled", "exterminated", "time_ran_out", "stalemate")


class NewWaveRules:
    """The protocol's methods; what they do is told in the modules of this package."""

    version = 2  # since 2 armies hold UFOs (R13)
    reasons = REASONS

    def __init__(self, content: Content) -> None:
        self._content = content

    @property
    def content(self) -> Content:
        """The data it plays by."""
        return self._content

    def seat_plan(self, options: Options) -> SeatPlan:
        return SeatPlan(keys=tuple(side.value for side in Side), fewest=2)

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, AnyEvent]:
        assert seats == 2, "two sides, two seats"
        return set_up(self._content, options, dice).step()

    def decision(self, state: State) -> Decision | None:
        return None if self.outcome(state) else _question(self._at(state))

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        return legal_actions(self._at(state)) if self._asked(state, seat) else ()

    def refusal(self, state: State, seat: Seat, action: AnyAction) -> Refusal:
        if not self._asked(state, seat):
            return NotAsked()
        reason = why_not(self._at(state), action)
        assert reason is not None, f"{action} is legal"
        return reason

    def apply(self, state: State, seat: Seat, action: AnyAction, dice: Dice) -> Step[State, AnyEvent]:
        bench = Bench(self._content, state, dice)
        _perform(bench, action)
        _carry_on(bench)
        return keep_marks(bench.step())

    def idle(self, state: State, seat: Seat) -> AnyAction | None:
        return None  # nobody reacts on another's turn, so the game waits

    def view(self, state: State, viewer: Viewer) -> View:
        return view(self._at(state), viewer)

    def outcome(self, state: State) -> Outcome | None:
        figures = self._content.figures
        if state.civilians and state.damage < figures.damage_limit and state.round <= figures.round_limit:
            return None
        people = self._content.everyone
        dead = people - civilians_left(state)
        scores = (dead, state.damage)
        if state.damage >= figures.damage_limit:
            return Outcome(winners=(HUMANS,), reason="repelled", scores=scores)
        if dead == people:
            return Outcome(winners=(MARTIANS,), reason="exterminated", scores=scores)
        return _count_up(dead * figures.damage_limit, state.damage * people, scores)

    def round(self, state: State) -> int | None:
        return state.round

    def redeal(self, state: State, viewer: Viewer, dice: Dice) -> State:
        return redeal(state, viewer, dice)

    def _at(self, state: State) -> Position:
        return Position(self._content, state)

    def _asked(self, state: State, seat: Seat) -> bool:
        return seat == seat_of(state.side) and self.outcome(state) is None


def _count_up(martians: int, humans: int, scores: tuple[int, ...]) -> Outcome:
    """Compares how near each side came to its goal once the rounds are over (R34)."""
    if martians > humans:
        return Outcome(winners=(MARTIANS,), reason="time_ran_out", scores=scores)
    if humans > martians:
        return Outcome(winners=(HUMANS,), reason="time_ran_out", scores=scores)
    return Outcome(winners=(), reason="stalemate", scores=scores)


def _question(position: Position) -> Decision:
    seats = (seat_of(position.state.side),)
    match position.state.frame:
        case None:
            return TakeTurn(seats=seats)
        case Leading(card=card, left=left):
            return LeadCivilians(seats=seats, card=card, left=left)
        case Marching(card=card, kind=kind, left=left):
            return March(seats=seats, card=card, kind=kind, left=left)
        case Aiming(card=card, mode=mode):
            return Aim(seats=seats, card=card, mode=mode)
        case Attacking(area=area) as frame:
            needed = stand(position, area).needed
            return PressAttack(seats=seats, area=area, damage=frame.damage, needed=needed)
        case Felling(area=area, damage=damage):
            return ChooseCasualty(seats=seats, area=area, damage=damage)
        case Pushing(area=area):
            return PushOrLeave(seats=seats, area=area)
        case Placing(card=card):
            return _placing(position, card, seats)


def _placing(position: Position, card: CardId, seats: tuple[Seat, ...]) -> Decision:
    brought = position.content.cards[card]
    if brought.unit is not None:
        return PlaceUnit(seats=seats, kind=brought.unit)
    assert brought.building is not None, f"{card} brings nothing"
    return PlaceBuilding(seats=seats, building=brought.building)


def _perform(bench: Bench, action: AnyAction) -> None:
    match action:
        case PlayCard(card=card, mode=mode):
            play_card(bench, card, bench.content.mode(card, mode))
        case Buy(card=card):
            buy(bench, card)
        case SwapOffer(card=card):
            swap_offer(bench, card)
        case Fire(building=building, area=area):
            fire(bench, building, area)
        case Regenerate():
            regenerate(bench)
        case EndTurn():
            end_turn(bench)
        case _:
            _answer(bench, action)


def _answer(bench: Bench, action: AnyAction) -> None:
    """Carries out an answer to the question the card on turn asks."""
    match action, bench.state.frame:
        case MoveCivilian(), Leading() as frame:
            lead_one(bench, frame, action)
        case MoveUnit(), Marching() as frame:
            march(bench, frame, action)
        case Stay(unit=unit), Marching() as frame:
            halt(bench, frame, unit)
        case Hit(), Aiming(card=card, mode=mode):
            bench.pop()
            hit(bench, card, bench.content.mode(card, mode), action)
        case TakeCivilian(area=area), Aiming():
            bench.pop()
            take_civilian(bench, area)
        case Join(card=card, mode=mode), Attacking() as frame:
            lay(bench, card, bench.content.mode(card, mode))
            join(bench, frame, card, mode)
        case Strike(), Attacking():
            strike(bench)
        case FellArmy(), Felling():
            fell_piece(bench, Piece.UNIT)
        case FellBalloons(), Felling():
            fell_piece(bench, Piece.BALLOONS)
        case PushArmy(unit=unit, to=to), Pushing():
            bench.pop()
            push_army(bench, unit, to)
        case (LeaveArmy(), Pushing()) | (StopMoving(), Leading()):
            bench.pop()
        case Place(area=area), Placing(card=card, used=used):
            bench.pop()
            place(bench, card, area, used=used)
        case _:
            raise AssertionError(f"{action} answers nothing")


def _carry_on(bench: Bench) -> None:
    """Does what follows without a choice, and clears the table when the card is done."""
    fell(bench)
    while isinstance(frame := bench.state.frame, Pushing) and not can_push(bench.position, frame.area):
        bench.pop()
    if not bench.state.stack:
        clear_table(bench)
