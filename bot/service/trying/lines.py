"""Lines of a trial: a copy of a game with hidden things dealt again, and the steps played on it; pure."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from bot.copies import replace
from bot.service.model.automatic_answers import only_choice
from bot.service.model.position import Derived, Position
from bot.store.rows import Move, RowKind
from bot.titles.title import AnyAction, AnyEvent, AnyState, AnyTitle
from engine.core import Dice, Draw, JournalMismatch, RecordedDice, Recorder, Refused, Seat, play, worlds_for

MOST_STEPS = 150  # of a line
MOST_FOLLOWING = 40  # steps that follow an order by themselves


class TrialStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of a line: an action of a seat, or (without a seat) hidden things dealt again."""

    seat: int | None = None
    action: str = ""  # as JSON
    draws: tuple[Draw, ...] = ()
    follows: bool = False  # a part of the order before it, and undone with it
    odds: float | None = None  # of the outcome, if it was chosen
    luck: int = 0  # of a deal


_STEPS = msgspec.json.Decoder(tuple[TrialStep, ...])


class Unplayable(Exception):
    """A stored line cannot be played by the present rules."""


@dataclass(frozen=True, kw_only=True)
class Reached:
    """The state after a step, and the events of the step."""

    state: AnyState
    events: tuple[AnyEvent, ...] = ()
    derived: Derived = field(default_factory=Derived, compare=False, repr=False)  # of the last one only

    def legal(self, title: AnyTitle, seat: Seat) -> tuple[AnyAction, ...]:
        """Returns the legal actions of a seat, cached."""
        known = self.derived.legal
        if seat not in known:
            known[seat] = title.rules.legal(self.state, seat)
        return known[seat]


@dataclass(frozen=True, kw_only=True)
class TrialLine:
    """A line as it is played: its steps, the state at its start and after each step."""

    steps: tuple[TrialStep, ...]
    reached: tuple[Reached, ...]

    @property
    def state(self) -> AnyState:
        return self.reached[-1].state

    @property
    def last_order(self) -> int:
        """The number of the step that began the last order; that of the next step if there is none."""
        at = len(self.steps) - 1
        while at > 0 and self.steps[at].follows:
            at -= 1
        return max(at, 0)

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        """The events of the last order."""
        return tuple(event for one in self.reached[1:][self.last_order :] for event in one.events)

    @property
    def is_left_to_chance(self) -> bool:
        """Tells whether dice were rolled in the last order."""
        return any(step.draws for step in self.steps[self.last_order :])

    def back_to(self, count: int) -> "TrialLine":
        """Returns the line with only its first steps."""
        return TrialLine(steps=self.steps[:count], reached=self.reached[: count + 1])

    def without_last_order(self) -> "TrialLine":
        return self.back_to(self.last_order)


# --- copies ------------------------------------------------------------------------------------------------


def copy_of(position: Position, reached: Reached, edits: int) -> Position:
    """Returns a table with its game as reached on a copy, without clocks, orders and votes.

    The number of edits takes the place of the journal's row: choices are valid until the next edit.
    """
    rules, state = position.title.rules, reached.state
    decision = rules.decision(state)
    return replace(
        position,
        game=replace(position.game, seq=edits, paused_until=None),
        reached=state,
        decision=decision,
        outcome=rules.outcome(state),
        visits={},
        plans={},
        orders={},
        suggestions={},
        vote=None,
        alarms=(),
        latest=None,
        asked_since=dict.fromkeys(decision.seats if decision else (), edits),
        derived=reached.derived,
    )


def acting_seat(copy: Position, own: Seat) -> Seat:
    """Returns the seat that is played next: the person's own if it is asked, else the first one asked."""
    return own if own in copy.asked_seats or not copy.asked_seats else copy.asked_seats[0]


def begin(title: AnyTitle, state: AnyState, own: Seat, luck: int) -> TrialLine:
    """Returns an empty line: everything is dealt again that its person cannot see."""
    return TrialLine(steps=(), reached=(Reached(state=_deal(title, state, own, luck)),))


def is_dealt(title: AnyTitle, line: TrialLine, own: Seat) -> bool:
    """Tells whether anything in the copy is hidden from its person, and could be dealt again."""
    return any(world != line.state for world in worlds_for(title.rules, line.state, own, b"hidden", 2))


def deal_again(title: AnyTitle, line: TrialLine, own: Seat, luck: int) -> TrialLine:
    """Returns the line with hidden things dealt again, from what its person sees there."""
    dealt = Reached(state=_deal(title, line.state, own, luck))
    return TrialLine(steps=(*line.steps, TrialStep(luck=luck)), reached=(*line.reached, dealt))


def _deal(title: AnyTitle, state: AnyState, own: Seat, luck: int) -> AnyState:
    (world,) = worlds_for(title.rules, state, own, luck.to_bytes(8, "big"), 1)
    return world


# --- playing -----------------------------------------------------------------------------------------------


def try_actions(
    position: Position, line: TrialLine, seat: Seat, actions: Sequence[AnyAction], dice: Dice
) -> TrialLine:
    """Returns the line after an order of a seat, and everything that follows by itself.

    Raises `Refused` if its first action is not legal; the order ends before another action that is not.
    """
    title, first = position.title, len(line.steps)
    for action in actions:
        if len(line.steps) > first and action not in line.reached[-1].legal(title, seat):
            line = follow(position, line, seat, dice)  # a reaction comes first
        try:
            line = _step(title, line, seat, action, dice, follows=len(line.steps) > first)
        except Refused:
            if len(line.steps) == first:
                raise
            break
    return follow(position, line, seat, dice)


def follow(position: Position, line: TrialLine, seat: Seat, dice: Dice) -> TrialLine:
    """Returns the line after all answers that leave no choice: forced ones, and reactions with one answer."""
    for _ in range(MOST_FOLLOWING):
        copy = copy_of(position, line.reached[-1], 0)
        if copy.decision is None or len(line.steps) >= MOST_STEPS:
            break
        asked = acting_seat(copy, seat)
        legal = copy.legal(asked)
        only = legal[0] if copy.is_in_window and len(legal) == 1 else None
        forced = only_choice(copy, asked) if asked == seat else None
        action = only if only is not None else forced
        if action is None:
            break
        line = _step(position.title, line, asked, action, dice, follows=True)
    return line


def roll_again(position: Position, line: TrialLine, dice: Dice) -> TrialLine:
    """Returns the line with its last order played again, with other dice."""
    again, *rest = line.steps[line.last_order :]
    assert again.seat is not None, "a deal has no dice"
    title, before = position.title, line.without_last_order()
    actions = [action_of(title, step) for step in (again, *rest) if step.seat == again.seat]
    return try_actions(position, before, Seat(again.seat), actions, dice)


def replay(title: AnyTitle, start: AnyState, steps: Sequence[TrialStep], own: Seat) -> TrialLine:
    """Returns a stored line; raises `Unplayable` if the present rules do not lead the same way."""
    line = TrialLine(steps=(), reached=(Reached(state=start),))
    for step in steps:
        try:
            line = _replay_step(title, line, step, own)
        except (Refused, JournalMismatch, msgspec.DecodeError) as error:
            raise Unplayable from error
    return line


def _replay_step(title: AnyTitle, line: TrialLine, step: TrialStep, own: Seat) -> TrialLine:
    if step.seat is None:
        return deal_again(title, line, own, step.luck)
    dice = RecordedDice(step.draws)
    return _step(
        title, line, Seat(step.seat), action_of(title, step), dice, follows=step.follows, odds=step.odds
    )


def _step(
    title: AnyTitle,
    line: TrialLine,
    seat: Seat,
    action: AnyAction,
    dice: Dice,
    *,
    follows: bool = False,
    odds: float | None = None,
) -> TrialLine:
    recorder, before = Recorder(dice), line.reached[-1]
    legal = before.legal(title, seat)
    state, events = play(title.rules, before.state, seat, action, recorder, legal)
    step = TrialStep(
        seat=seat,
        action=title.codecs.actions.encode(action).decode(),
        draws=tuple(recorder.draws),
        follows=follows,
        odds=odds,
    )
    reached = Reached(state=state, events=tuple(events))
    earlier = (*line.reached[:-1], Reached(state=before.state, events=before.events))
    return TrialLine(steps=(*line.steps, step), reached=(*earlier, reached))


def action_of(title: AnyTitle, step: TrialStep) -> AnyAction:
    """Returns the action of a step that is not a deal."""
    return title.codecs.actions.decode(step.action.encode())


# --- the game goes on --------------------------------------------------------------------------------------


def steps_ahead(steps: Sequence[TrialStep], rows: Sequence[Move]) -> tuple[TrialStep, ...] | None:
    """Returns the steps of a line that the game has not reached yet; None: the game went another way.

    `rows` are the rows of the journal since the copy was made. Deals are left out.
    """
    played = [step for step in steps if step.seat is not None]
    if len(rows) > len(played):
        return None
    for row, step in zip(rows, played, strict=False):
        if row.kind is not RowKind.MOVE or row.seat != step.seat or row.action != step.action.encode():
            return None
    return tuple(played[len(rows) :])


def carry_over(
    position: Position, steps: Sequence[TrialStep], own: Seat, luck: int, dice: Callable[[], Dice]
) -> TrialLine:
    """Returns a line from the present position with as many of these steps as are legal there.

    Dice show the same faces where the same number of faces is rolled.
    """
    title, line = position.title, begin(position.title, position.state, own, luck)
    for step in steps:
        try:
            line = _carried_step(title, line, step, dice)
        except Refused:
            break
    return line


def _carried_step(title: AnyTitle, line: TrialLine, step: TrialStep, dice: Callable[[], Dice]) -> TrialLine:
    assert step.seat is not None, "deals are left out"
    seat, action = Seat(step.seat), action_of(title, step)
    follows = step.follows and bool(line.steps)
    try:
        return _step(title, line, seat, action, RecordedDice(step.draws), follows=follows, odds=step.odds)
    except JournalMismatch:
        return _step(title, line, seat, action, dice(), follows=follows)


def encode_steps(steps: Sequence[TrialStep]) -> bytes:
    return msgspec.json.encode(tuple(steps))


def decode_steps(raw: bytes) -> tuple[TrialStep, ...]:
    return _STEPS.decode(raw)
