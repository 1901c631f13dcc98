"""The protocol's methods, a few lines each."""

from engine.core import Decision, Dice, NotAsked, Outcome, Refusal, Seat, SeatPlan, Step, Viewer
from engine.dice_game import turn
from engine.dice_game.actions import (
    AnyAction,
    Claim,
    Decline,
    Reroll,
    RerollOneNuke,
    Roll,
    SetDie,
    Stop,
    Switch,
    TakeNukes,
    Target,
    ThrowAgain,
    Waive,
)
from engine.dice_game.bench import Bench
from engine.dice_game.content import Book, Colour, LocationId
from engine.dice_game.decisions import (
    BonusTurn,
    ChooseTarget,
    FaceNukes,
    GoOnOrStop,
    TakeTarget,
    ThrowDice,
    UseRule,
)
from engine.dice_game.effects import nuke_limit
from engine.dice_game.endings import use_rule
from engine.dice_game.events import AnyEvent, Revealed, TableLaid
from engine.dice_game.legal import legal, why_not
from engine.dice_game.reckoning import reckon
from engine.dice_game.redeal import redeal
from engine.dice_game.rounds import begin_turn
from engine.dice_game.scoring import REASONS, outcome
from engine.dice_game.state import Aiming, Options, Ready, Spoils, State, Thrown
from engine.dice_game.tokens import progress
from engine.dice_game.view import View, view

FEWEST = 2
MOST = 6


class DiceGameRules:
    """Mars Attacks: the dice game, for two to six."""

    version = 1
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
        first = Seat(dice.draw(seats))  # R01
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

    def decision(self, state: State) -> Decision | None:
        match state.frame:
            case None:
                return None
            case Aiming(seat=seat, bonus=bonus):
                return BonusTurn(seats=(seat,)) if bonus else ChooseTarget(seats=(seat,))
            case Ready(seat=seat, target=target, waived=waived):
                return ThrowDice(
                    seats=(seat,), target=target, limit=nuke_limit(self.book, state, seat, waived)
                )
            case Thrown() as frame:
                return self._after_roll(state, frame)
            case Spoils(seat=seat, location=location):
                return UseRule(seats=(seat,), location=location)

    def _after_roll(self, state: State, frame: Thrown) -> Decision:
        count = reckon(self.book, state, frame)
        if count.nuked:
            return FaceNukes(seats=(frame.seat,), target=frame.target, nukes=count.nukes, limit=count.limit)
        if count.claims:
            return TakeTarget(seats=(frame.seat,), target=frame.target)
        return GoOnOrStop(
            seats=(frame.seat,),
            target=frame.target,
            nukes=count.nukes,
            limit=count.limit,
            total=count.total,
            spaces=count.spaces,
        )

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        return legal(self.book, state, seat)

    def refusal(self, state: State, seat: Seat, action: AnyAction) -> Refusal:
        return why_not(self.book, state, seat, action) or NotAsked()

    def apply(self, state: State, seat: Seat, action: AnyAction, dice: Dice) -> Step[State, AnyEvent]:
        bench = Bench(self.book, state, dice)
        match state.frame:
            case Aiming() as frame:
                _aim(bench, frame, action)
            case Ready() as frame:
                turn.first_roll(bench, frame, action.face if isinstance(action, SetDie) else None)
            case Thrown() as frame:
                _after_roll(bench, frame, action)
            case Spoils() as frame:
                use_rule(bench, frame, action)
        return bench.step()

    def idle(self, state: State, seat: Seat) -> AnyAction | None:
        """Takes no chances for a silent player: the nearest target, one roll, every help, no going on."""
        if state.frame is None or state.frame.seat != seat:
            return None
        match state.frame:
            case Aiming():
                return self._nearest_target(state, seat)
            case Ready():
                return Roll()
            case Thrown(target=target):
                offered = self.legal(state, seat)
                wanted = self.book.locations[target].counts_only_when_nuked and TakeNukes() in offered
                return TakeNukes() if wanted else next(action for action in SAFEST if action in offered)
            case Spoils():
                return Decline()

    def _nearest_target(self, state: State, seat: Seat) -> AnyAction:
        offered = [action.location for action in self.legal(state, seat) if isinstance(action, Target)]

        def spaces_left(location: LocationId) -> int:
            return self.book.locations[location].spaces - progress(state, location, seat)

        return Target(location=min(offered, key=spaces_left))

    def view(self, state: State, viewer: Viewer) -> View:
        return view(self.book, state)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(self.book, state) if state.frame is None else None

    def round(self, state: State) -> int | None:
        return state.round

    def redeal(self, state: State, viewer: Viewer, dice: Dice) -> State:
        return redeal(state, viewer, dice)


SAFEST: tuple[AnyAction, ...] = (
    Claim(),
    Stop(),
    ThrowAgain(),
    RerollOneNuke(),
    RerollOneNuke(set_die=True),
    TakeNukes(),
)


def _aim(bench: Bench, frame: Aiming, action: AnyAction) -> None:
    match action:
        case Target(location=location):
            turn.aim(bench, frame, location)
        case Waive(rule=rule):
            turn.waive(bench, frame, rule)
        case _:
            turn.forgo(bench, frame)


def _after_roll(bench: Bench, frame: Thrown, action: AnyAction) -> None:
    match action:
        case Reroll(symbol=symbol):
            turn.reroll(bench, frame, symbol)
        case RerollOneNuke(set_die=set_die):
            turn.reroll_one_nuke(bench, frame, set_die)
        case ThrowAgain():
            turn.throw_again(bench, frame)
        case Switch(location=location):
            turn.switch(bench, frame, location)
        case Waive(rule=rule):
            turn.leave_uncounted(bench, frame, rule)
        case _:
            turn.finish(bench, frame, action)
