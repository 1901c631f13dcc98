"""The rules of the dice game, as the engine's protocol."""

from engine.core import Dice, Outcome, Seat, SeatPlan, Step, Viewer
from engine.dice_game.actions import AnyAction
from engine.dice_game.bench import Bench
from engine.dice_game.content import Book, Colour
from engine.dice_game.decisions import AnyDecision
from engine.dice_game.events import AnyEvent, Revealed, TableLaid
from engine.dice_game.phases import PHASES
from engine.dice_game.redeal import redeal
from engine.dice_game.refusals import WAYS
from engine.dice_game.rounds import begin_turn
from engine.dice_game.scoring import REASONS, outcome
from engine.dice_game.situation import Situation
from engine.dice_game.state import BY_LOT, Aiming, Options, State
from engine.dice_game.view import View, view
from engine.kit.phased_rules import PhasedRules

FEWEST = 2
MOST = 6


class DiceGameRules(PhasedRules[State, Situation, Bench, AnyAction, AnyEvent, AnyDecision]):
    """The rules of Mars Attacks: the dice game, for two to six players."""

    version = 2  # since 2 the first player can be chosen
    reasons = REASONS
    phases = PHASES
    ways = WAYS

    def __init__(self, book: Book) -> None:
        self.book = book

    def seat_plan(self, options: Options) -> SeatPlan:
        return SeatPlan(keys=tuple(colour.value for colour in Colour), fewest=FEWEST)

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, AnyEvent]:
        assert FEWEST <= seats <= MOST, f"{seats} cannot play this"
        assert len(set(options.colours)) in (0, seats), "a colour for everybody, or none named"
        table = self.book.table
        height = table.cards_per_stack[seats - FEWEST]
        cards = dice.shuffle(self.book.locations)
        stacks = tuple(cards[place * height : (place + 1) * height] for place in range(table.stacks))
        first = _first(options, seats, dice)
        state = State(
            difficulty=options.difficulty,
            stall_guard=options.stall_guard,
            first=first,
            stacks=stacks,
            box=cards[table.stacks * height :],
            tokens={stack[0]: (0,) * seats for stack in stacks},
            claimed=((),) * seats,
            frame=Aiming(seat=first),
            colours=options.colours or tuple(Colour),
        )
        bench = Bench(self.book, state, dice)
        bench.tell(TableLaid(first=first, difficulty=options.difficulty, height=height))
        for place, stack in enumerate(stacks):
            bench.tell(Revealed(location=stack[0], stack=place + 1))
        begin_turn(bench, first)
        return bench.step()

    def look_at(self, state: State, seat: Seat | None = None) -> Situation:
        return Situation(self.book, state)

    def is_asked(self, state: State, seat: Seat) -> bool:
        return state.frame is not None and state.frame.seat == seat

    def bench(self, state: State, seat: Seat, dice: Dice) -> Bench:
        return Bench(self.book, state, dice)

    def view(self, state: State, viewer: Viewer) -> View:
        return view(self.book, state)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(self.book, state) if state.frame is None else None

    def round(self, state: State) -> int | None:
        return state.round

    def redeal(self, state: State, viewer: Viewer, dice: Dice) -> State:
        return redeal(state, viewer, dice)


def _first(options: Options, seats: int, dice: Dice) -> Seat:
    """Returns the first player: the chosen colour, or by lot if nobody plays with it (R01)."""
    colours = [colour.value for colour in options.colours or tuple(Colour)[:seats]]
    if options.first != BY_LOT and options.first in colours:
        return Seat(colours.index(options.first))
    return Seat(dice.draw(seats))
