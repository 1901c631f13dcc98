"""The rules of War of the Worlds: the New Wave, as the engine's protocol."""

from engine.core import Dice, Outcome, Seat, SeatPlan, Step, Viewer
from engine.kit.phased_rules import PhasedRules
from engine.new_wave.actions import AnyAction
from engine.new_wave.bench import Bench
from engine.new_wave.board import Position
from engine.new_wave.content import Content, Side
from engine.new_wave.decisions import AnyDecision
from engine.new_wave.events import AnyEvent
from engine.new_wave.phases import PHASES, settle
from engine.new_wave.redeal import redeal
from engine.new_wave.refusals import WAYS
from engine.new_wave.scoring import REASONS, outcome
from engine.new_wave.state import Options, State, seat_of
from engine.new_wave.trail import keep_marks
from engine.new_wave.turns import set_up
from engine.new_wave.view import View, view


class NewWaveRules(PhasedRules[State, Position, Bench, AnyAction, AnyEvent, AnyDecision]):
    """The rules of the game, for two players."""

    # since 2 armies hold UFOs (R13); since 3 the letter of R20 and R27 can be chosen; since 4 civilians begin
    # in Southern Uplands, not in East Anglia (B1)
    version = 4
    reasons = REASONS
    phases = PHASES
    ways = WAYS

    def __init__(self, content: Content) -> None:
        self._content = content

    @property
    def content(self) -> Content:
        """Returns the game data."""
        return self._content

    def seat_plan(self, options: Options) -> SeatPlan:
        return SeatPlan(keys=tuple(side.value for side in Side), fewest=2)

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, AnyEvent]:
        assert seats == 2, "two sides, two seats"
        return set_up(self._content, options, dice).step()

    def look_at(self, state: State, seat: Seat | None = None) -> Position:
        return Position(self._content, state)

    def is_asked(self, state: State, seat: Seat) -> bool:
        return seat == seat_of(state.side)

    def bench(self, state: State, seat: Seat, dice: Dice) -> Bench:
        return Bench(self._content, state, dice)

    def settle(self, bench: Bench) -> None:
        settle(bench)

    def apply(self, state: State, seat: Seat, action: AnyAction, dice: Dice) -> Step[State, AnyEvent]:
        return keep_marks(super().apply(state, seat, action, dice))

    def view(self, state: State, viewer: Viewer) -> View:
        return view(self.look_at(state), viewer)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(self._content, state)

    def round(self, state: State) -> int | None:
        return state.round

    def redeal(self, state: State, viewer: Viewer, dice: Dice) -> State:
        return redeal(state, viewer, dice)
