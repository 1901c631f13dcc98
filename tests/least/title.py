"""The rules and the title of the least game: nothing hidden, no verb, English only."""

from pathlib import Path

from bot.titles.defaults import board, text_board
from bot.titles.title import (
    Artwork,
    Codecs,
    Commands,
    Package,
    Setup,
    Title,
    Wording,
)
from engine.core import (
    Action,
    AtAGlance,
    Data,
    Decision,
    Dice,
    Event,
    Level,
    Outcome,
    Seat,
    SeatPlan,
    Step,
    Viewer,
)
from engine.kit.plain_rules import PlainRules


class Options(Data, frozen=True):
    pass


class Take(Action, frozen=True):
    count: int


class Taken(Event, frozen=True):
    seat: Seat
    count: int


class HowMany(Decision, frozen=True):
    pass


class State(Data, frozen=True):
    left: int
    turn: Seat


class LeastRules(PlainRules[State, Take]):
    """The rules; a state is its own view."""

    reasons = ("last",)

    def seat_plan(self, options: Options) -> SeatPlan:
        return SeatPlan(keys=("red", "blue"), fewest=2)

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, Taken]:
        return Step(state=State(left=10 + dice.roll(6), turn=Seat(0)), events=())

    def decision(self, state: State) -> Decision | None:
        return HowMany(seats=(state.turn,)) if state.left else None

    def legal(self, state: State, seat: Seat) -> tuple[Take, ...]:
        if seat != state.turn:
            return ()
        return tuple(Take(count=count) for count in (1, 2, 3) if count <= state.left)

    def apply(self, state: State, seat: Seat, action: Take, dice: Dice) -> Step[State, Taken]:
        after = State(left=state.left - action.count, turn=Seat(1 - seat))
        return Step(state=after, events=(Taken(seat=seat, count=action.count),))

    def view(self, state: State, viewer: Viewer) -> State:
        return state

    def outcome(self, state: State) -> Outcome | None:
        return None if state.left else Outcome(winners=(state.turn,), reason="last", scores=())


_board = text_board("left")


def title() -> Title[State, Take, Taken, State, Options]:
    """Returns the title of the least game."""
    return Title(
        id="least",
        rules=LeastRules(),
        codecs=Codecs(state_type=State, action_type=Take, event_type=Taken, options_type=Options),
        setup=Setup(choices={}),
        pictures=Artwork(board=board(_board)),
        wording=Wording(namers={}, alt=_board, text_board=_board),
        commands=Commands(),
        minds={Level.NORMAL: AtAGlance(lambda view, decision, legal, dice: dice.pick(legal))},
        package=Package(folder=Path(__file__).parent),
    )
