"""The rules protocol, implemented for the miniatures game."""

from engine.core import Dice, Outcome, Seat, SeatPlan, Step, Viewer
from engine.kit.phased_rules import PhasedRules
from engine.miniatures.actions import AnyAction, Move
from engine.miniatures.bench import Bench
from engine.miniatures.book import Book
from engine.miniatures.content import Content
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.events import AnyEvent
from engine.miniatures.grid import nearest_to
from engine.miniatures.options import Options
from engine.miniatures.phases import PHASES, decision, settle
from engine.miniatures.pieces import FigureId, Side, side_of
from engine.miniatures.redeal import redeal
from engine.miniatures.refusals import WAYS
from engine.miniatures.setup import begin
from engine.miniatures.situation import ReadOnlySituation, Situation
from engine.miniatures.state import State
from engine.miniatures.view import View, view

REASONS = ("points", "elimination", "last_but_one", "both_broken", "control", "stand_off")
MOST_MEMBERS = 6  # of a team sharing a side


class MiniaturesRules(PhasedRules[State, Situation, Bench, AnyAction, AnyEvent, AnyDecision]):
    """Mars Attacks, the miniatures game: final rules and public beta."""

    # 2: Q21, Q49, Q62 and Q75 as in the final book. 3: both sides choose discards at once (Q100). 4: a death
    # leaves a civilian to the other side (Q85). 5: events say which faces succeed; built ruins (Q101).
    # 6: a stand-off may be called a draw (Q103).
    version = 6
    reasons = REASONS
    phases = PHASES
    ways = WAYS

    def __init__(self, content: Content) -> None:
        self.book = Book(content)

    def seat_plan(self, options: Options) -> SeatPlan:
        return SeatPlan(keys=tuple(side.value for side in Side), fewest=2, people=MOST_MEMBERS)

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, AnyEvent]:
        assert seats == 2, "humans and Martians"
        bench = begin(self.book, options, dice)
        settle(bench)
        return bench.step()

    def look_at(self, state: State, seat: Seat | None = None) -> Situation:
        return ReadOnlySituation(self.book, state, side_of(seat) if seat is not None else None)

    def decision(self, state: State) -> AnyDecision | None:
        return decision(self.look_at(state))

    def alternatives(self, state: State, seat: Seat, action: AnyAction) -> tuple[AnyAction, ...]:
        """Returns the legal actions; steps come in the order of their distance from the refused one."""
        legal = self.legal(state, seat)
        if not isinstance(action, Move):
            return legal
        figure: FigureId | None = getattr(self.decision(state), "figure", None)
        here = state.figures[figure].at if figure is not None else None
        squares = nearest_to(action.to, (one.to for one in legal if isinstance(one, Move) and one.to != here))
        others = (one for one in legal if not isinstance(one, Move))
        return (*(Move(to=square) for square in squares), *others)

    def bench(self, state: State, seat: Seat, dice: Dice) -> Bench:
        return Bench(self.book, state, dice, side_of(seat))

    def settle(self, bench: Bench) -> None:
        settle(bench)

    def view(self, state: State, viewer: Viewer) -> View:
        return view(self.look_at(state), side_of(viewer) if viewer is not None else None)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def round(self, state: State) -> int | None:
        return state.round

    def redeal(self, state: State, viewer: Viewer, dice: Dice) -> State:
        return redeal(self.book.content, state, viewer, dice)
