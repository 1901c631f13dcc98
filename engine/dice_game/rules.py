"""The rules of the dice game, as the engine's protocol."""

from engine.core import Dice, NotAsked, Outcome, Refusal, Seat, SeatPlan, Step, Viewer
from engine.dice_game.actions import AnyAction
from engine.dice_game.bench import Bench
from engine.dice_game.content import Book, Colour
from engine.dice_game.decisions import AnyDecision
from engine.dice_game.events import AnyEvent, Revealed, TableLaid
from engine.dice_game.phases import PHASES, Situation
from engine.dice_game.redeal import redeal
from engine.dice_game.refusals import WAYS
from engine.dice_game.rounds import begin_turn
from engine.dice_game.scoring import REASONS, outcome
from engine.dice_game.state import BY_LOT, Aiming, Options, State
from engine.dice_game.view import View, view
from engine.kit.ways_out import with_ways_out

FEWEST = 2
MOST = 6


class DiceGameRules:
    """The rules of Mars Attacks: the dice game, for two to six players."""

    version = 2  # since 2 the first player can be chosen
    reasons = REASONS

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

    def decision(self, state: State) -> AnyDecision | None:
        frame = state.frame
        return None if frame is None else PHASES[type(frame)].ask(Situation(self.book, state), frame)

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        frame = state.frame
        if frame is None or frame.seat != seat:
            return ()
        return tuple(PHASES[type(frame)].options(Situation(self.book, state), frame))

    def refusal(self, state: State, seat: Seat, action: AnyAction) -> Refusal:
        frame = state.frame
        if frame is None or frame.seat != seat:
            return NotAsked()
        reason = PHASES[type(frame)].why_not(Situation(self.book, state), frame, action) or NotAsked()
        return with_ways_out(reason, action, self.legal(state, seat), WAYS)

    def apply(self, state: State, seat: Seat, action: AnyAction, dice: Dice) -> Step[State, AnyEvent]:
        bench, frame = Bench(self.book, state, dice), state.frame
        assert frame is not None, "the game is over"
        PHASES[type(frame)].answer(bench, frame, action)
        return bench.step()

    def idle(self, state: State, seat: Seat) -> AnyAction | None:
        frame = state.frame
        if frame is None or frame.seat != seat:
            return None
        now, phase = Situation(self.book, state), PHASES[type(frame)]
        return phase.idle(now, frame, tuple(phase.options(now, frame)))

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
