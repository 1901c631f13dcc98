"""Cases, read from tables in `cases/`: a position, the actions played, and the expected result.

An action, an event or a refusal is written as its tag and its fields: `target location=dallas`. Stacks are
written top first, `dallas+miami`; a bare `+` at the end puts a card of no consequence underneath. Dice are
letters: N, M and R.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.core import Data, NoDice, NotAsked, Refusal, ScriptedDice, Seat, play, tag_of
from engine.dice_game.actions import AnyAction
from engine.dice_game.content import Difficulty, LocationId
from engine.dice_game.events import AnyEvent
from engine.dice_game.mind.computer import choose
from engine.dice_game.refusals import AnyRefusal
from engine.dice_game.state import Aiming, State
from tests.engine.casebook import check_fields, check_refused, read, rows, write
from tests.engine.dice_game.loading import book, rules

FOLDER = Path(__file__).parent / "cases"
FACES = {"N": 1, "M": 3, "R": 5}  # the faces of a die with each symbol
FILLERS = ("new_york", "philadelphia", "hoover_dam", "mount_rushmore")  # one per stack
SPARES = ("phoenix", "boston", "denver", "detroit")  # used where a case names one of the above
LISTS = ("owners",)  # fields with several values, joined by commas


class Then(Data, frozen=True):
    """The expected end of a case; unset fields are not checked."""

    row: tuple[str, ...] | None = None  # open cards; "" where a stack is empty
    tokens: Mapping[LocationId, tuple[int, ...]] | None = None
    claimed: tuple[tuple[LocationId, ...], ...] | None = None
    vp: tuple[int, ...] | None = None
    asked: str | None = None  # the tag of the decision; "" when the game is over
    question: Mapping[str, Any] | None = None  # a part of the decision
    seat: int | None = None  # the seat that must decide
    legal: tuple[str, ...] | None = None  # all its legal actions
    computer: str | None = None  # the computer's choice there
    round: int | None = None
    quiet: int | None = None  # rounds in a row without movement
    winner: int | None = None
    reason: str | None = None
    view: Mapping[str, Any] | None = None  # a part of the public view


class Case(Data, frozen=True):
    """A row of the tables."""

    rules: tuple[str, ...]  # the tested rulings (R05) and kinds of effect (extra_turn)
    name: str
    when: tuple[str, ...] = ()
    row: tuple[str, ...] = ("san_antonio+", "dallas+", "los_alamos+", "liberty_bell+")
    tokens: Mapping[LocationId, tuple[int, ...]] = {}
    claimed: tuple[tuple[LocationId, ...], ...] = ((), ())
    difficulty: Difficulty = Difficulty.EASY
    stall_guard: bool = True
    first: int = 0
    turn: int = 0
    round: int = 1
    quiet: int = 0
    dice: str = ""
    told: tuple[str, ...] | None = None  # all events of the last action
    refused: str | None = None  # the last action is refused, for this reason
    then: Then = Then()


def cases() -> list[Case]:
    """Returns every row of every table."""
    return rows(FOLDER, Case)


def position(case: Case) -> State:
    """Returns the start position of a case: a player is about to declare a target."""
    named = {card for written in case.row for card in written.split("+")}
    named |= {card for own in case.claimed for card in own}
    fillers = [
        filler if filler not in named else spare for filler, spare in zip(FILLERS, SPARES, strict=True)
    ]
    stacks = tuple(_stack(written, filler) for written, filler in zip(case.row, fillers, strict=True))
    seats = len(case.claimed)
    known = [card for cards in (*stacks, *case.claimed) for card in cards]
    assert len(set(known)) == len(known), f"{case.name}: a card lies in two places"
    return State(
        difficulty=case.difficulty,
        stall_guard=case.stall_guard,
        first=Seat(case.first),
        stacks=stacks,
        box=tuple(card for card in book().locations if card not in known),
        tokens={stack[0]: case.tokens.get(stack[0], (0,) * seats) for stack in stacks if stack},
        claimed=case.claimed,
        frame=Aiming(seat=Seat(case.turn)),
        round=case.round,
        quiet=case.quiet,
    )


def _stack(written: str, filler: str) -> tuple[LocationId, ...]:
    return tuple(LocationId(card or filler) for card in written.split("+")) if written else ()


def played(case: Case) -> State:
    """Returns the end position of a case."""
    state, dice = position(case), script(case)
    for written in case.when:
        seat, action = _order(state, written)
        state = play(rules(), state, seat, action, dice).state
    return state


def script(case: Case) -> ScriptedDice:
    return ScriptedDice(*[FACES[letter] for letter in case.dice if letter in FACES])


def check(case: Case) -> None:
    """Plays a case through the public interface and checks the result."""
    state, dice = position(case), script(case)
    told: tuple[AnyEvent, ...] = ()
    for number, written in enumerate(case.when, 1):
        seat, action = _order(state, written)
        if number == len(case.when) and case.refused is not None:
            check_refused(rules(), state, seat, action, _read_refusal(case.refused))
            continue
        step = play(rules(), state, seat, action, dice)
        state, told = step.state, step.events
    assert not dice.rest, "the script has dice nobody threw"
    if case.told is not None:
        assert told == tuple(read(event, AnyEvent, LISTS) for event in case.told)
    _check_end(state, case.then)


def _order(state: State, written: str) -> tuple[Seat, AnyAction]:
    """Reads `roll`, or `1: roll` for a seat that may not be on turn."""
    who, colon, what = written.rpartition(": ")
    decision = rules().decision(state)
    asked = decision.seats[0] if decision else Seat(0)
    return (Seat(int(who)) if colon else asked), read_action(what)


def read_action(written: str) -> AnyAction:
    """Reads one action."""
    action: AnyAction = read(written, AnyAction)
    return action


def _read_refusal(written: str) -> Refusal:
    refusal: Refusal = NotAsked() if written == "not_asked" else read(written, AnyRefusal)
    return refusal


def _check_end(state: State, then: Then) -> None:
    decision = rules().decision(state)
    outcome = rules().outcome(state)
    view = rules().view(state, None)
    seat = decision.seats[0] if decision else None
    seen = {
        "row": tuple(stack[0] if stack else "" for stack in state.stacks),
        "tokens": {card: state.tokens.get(card, ()) for card in then.tokens or ()},
        "claimed": state.claimed,
        "vp": tuple(player.vp for player in view.players),
        "asked": tag_of(decision) if decision else "",
        "question": decision,
        "seat": seat,
        "legal": () if seat is None else tuple(write(action) for action in rules().legal(state, seat)),
        "computer": _computer(state) if then.computer else None,
        "round": state.round,
        "quiet": state.quiet,
        "winner": outcome.winners[0] if outcome else None,
        "reason": outcome.reason if outcome else None,
        "view": view,
    }
    check_fields(then, seen)


def _computer(state: State) -> str:
    decision = rules().decision(state)
    assert decision is not None
    (seat,) = decision.seats
    return write(choose(rules().view(state, seat), decision, rules().legal(state, seat), NoDice()))
