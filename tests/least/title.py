"""The rules and the title of the least game: nothing hidden, no verb, English only."""

from pathlib import Path

from bot.titles.title import (
    Artwork,
    Codecs,
    Commands,
    Package,
    Setup,
    Title,
    Wording,
    Words,
)
from engine.core import (
    Action,
    AtAGlance,
    Data,
    Decision,
    Dice,
    Event,
    Level,
    NotAsked,
    Outcome,
    Refusal,
    Seat,
    SeatPlan,
    Step,
    Viewer,
)
from renderer.shapes import Label, Point, Scene


class Options(Data, frozen=True):
    pass


class Take(Action, frozen=True):
    count: int


class Taken(Event, frozen=True):
    seat: Seat
    count: int


class HowMany(Decision, frozen=True):
    pass


class TooMany(Refusal, frozen=True):
    pass


class State(Data, frozen=True):
    left: int
    turn: Seat


class LeastRules:
    """The rules; a state is its own view."""

    version = 1
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

    def refusal(self, state: State, seat: Seat, action: Take) -> Refusal:
        return TooMany() if state.left and seat == state.turn else NotAsked()

    def apply(self, state: State, seat: Seat, action: Take, dice: Dice) -> Step[State, Taken]:
        after = State(left=state.left - action.count, turn=Seat(1 - seat))
        return Step(state=after, events=(Taken(seat=seat, count=action.count),))

    def idle(self, state: State, seat: Seat) -> Take | None:
        return None

    def view(self, state: State, viewer: Viewer) -> State:
        return state

    def outcome(self, state: State) -> Outcome | None:
        return None if state.left else Outcome(winners=(state.turn,), reason="last", scores=())

    def round(self, state: State) -> int | None:
        return None

    def redeal(self, state: State, viewer: Viewer, dice: Dice) -> State:
        return state


def _text_board(view: State, words: Words) -> str:
    return words("board-text", left=view.left)


def _board(view: State, words: Words) -> Scene:
    label = Label(text=_text_board(view, words), at=Point(20, 40), size=40)
    return Scene(width=720, height=120, ground=(), shapes=(label,))


def title() -> Title[State, Take, Taken, State, Options]:
    """Returns the title of the least game."""
    return Title(
        id="least",
        rules=LeastRules(),
        codecs=Codecs(state_type=State, action_type=Take, event_type=Taken, options_type=Options),
        setup=Setup(choices={}),
        pictures=Artwork(board=_board),
        wording=Wording(namers={}, alt=_text_board, text_board=_text_board),
        commands=Commands(),
        minds={Level.NORMAL: AtAGlance(lambda view, decision, legal, dice: dice.pick(legal))},
        package=Package(folder=Path(__file__).parent),
    )
