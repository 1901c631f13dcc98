"""Orders: sequences of actions for one command, found by looking ahead without dice."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from engine.core import Decision, LeftToChance, NoDice, Refused, Rules, Seat
from engine.kit.ways_out import MOST
from engine.miniatures.actions import (
    Activate,
    AimAndShoot,
    AnyAction,
    Decline,
    Draw,
    EndTurn,
    Fight,
    Finish,
    Freeze,
    HuntDown,
    Leave,
    Move,
    Pass,
    PlayCard,
    Shoot,
    StandUp,
)
from engine.miniatures.activation import MOVE
from engine.miniatures.decisions import TakeTurn
from engine.miniatures.events import MarkerRevealed
from engine.miniatures.grid import Square, distance, nearest_to
from engine.miniatures.pieces import FigureId
from engine.miniatures.refusals import NoSuchFigure, SquareIsFull, TooFar, WallInTheWay
from engine.miniatures.state import State

AnyRules = Rules[State, AnyAction, Any, Any, Any]
Plan = tuple[AnyAction, ...]
OFF_BOARD = Square("off")  # the pseudo-square of leaving the board

_ATTACKS = (Shoot, AimAndShoot, Freeze, HuntDown)
_NOTHING_MORE = (EndTurn, Pass, Finish, Decline, Draw)


class Orders:
    """Finds the possible orders of one player in a position."""

    def __init__(self, rules: AnyRules, state: State, seat: Seat) -> None:
        self._rules = rules
        self._state = state
        self._seat = seat
        self._begun: dict[FigureId, tuple[Plan, State] | None] = {}

    def figures(self) -> list[FigureId]:
        """Returns the figures that can be activated, or the acting figure."""
        return [figure for figure in self._state.figures if self._begin(figure) is not None]

    def moves(self, figure: FigureId) -> Mapping[Square, Plan]:
        """Returns the squares within two steps of a figure, and their plans; it stands up if needed."""
        return dict(self._walks(figure))

    def _walks(self, figure: FigureId, towards: Iterable[Square] = ()) -> Iterator[tuple[Square, Plan]]:
        """Yields reachable squares with the first plan found, near squares first.

        With `towards`, the second step is only tried next to one of these squares.
        """
        seen: set[Square] = set()
        near: list[tuple[Plan, State, Square]] = []
        wanted = tuple(towards)
        for plan, here in self._ready(figure):
            for to, step in self._fresh_steps(here, figure, seen):
                yield to, (*plan, step)
                near.append(((*plan, step), here, to))
        for plan, here, to in near:
            leads_there = not wanted or any(distance(to, at) <= 1 for at in wanted)
            there = self._ahead(here, plan[-1]) if leads_there and to != OFF_BOARD else None
            if there is not None:
                for onward, step in self._fresh_steps(there, figure, seen):
                    yield onward, (*plan, step)

    def _fresh_steps(
        self, state: State, figure: FigureId, seen: set[Square]
    ) -> Iterator[tuple[Square, Move | Leave]]:
        for step in self._steps(state, figure):
            to = step.to if isinstance(step, Move) else OFF_BOARD
            if to not in seen:
                seen.add(to)
                yield to, step

    def can_move(self, figure: FigureId) -> bool:
        """Tells whether a figure can make a step."""
        return any(next(self._steps(state, figure), None) is not None for _, state in self._ready(figure))

    def shots(self, figure: FigureId, *, aim: bool) -> Mapping[FigureId, Plan]:
        """Returns the targets a figure can shoot from its square, and their plans; it stands up if needed."""
        found: dict[FigureId, Plan] = {}
        for plan, state in self._ready(figure):
            for action in self._legal(state):
                match action:
                    case Shoot(target=target) if not aim:
                        found.setdefault(target, (*plan, action))
                    case AimAndShoot(target=target) if aim:
                        found.setdefault(target, (*plan, action))
                    case Freeze(at=at, aim=aimed) if aimed is aim:
                        for other in state.figures.values():
                            if other.at == at:
                                found.setdefault(other.id, (*plan, action))
        return found

    def attacks(self) -> list[AnyAction]:
        """Returns the acting figure's attacks, except fights."""
        return [action for action in self._options if isinstance(action, _ATTACKS)]

    def fights(self, figure: FigureId) -> Mapping[FigureId, Plan]:
        """Returns the enemies a figure can fight, in its square or after a walk, and their plans."""
        found: dict[FigureId, Plan] = {}
        for foe, plan in self._fights(figure):
            found.setdefault(foe, plan)
        return found

    def can_fight(self, figure: FigureId) -> bool:
        return next(self._fights(figure), None) is not None

    def _fights(self, figure: FigureId) -> Iterator[tuple[FigureId, Plan]]:
        for plan, state in self._ready(figure):
            for action in self._legal(state):
                if isinstance(action, Fight):
                    yield action.target, (*plan, action)
        foes = self._foes_within_a_walk(figure)
        if not foes:
            return
        for to, plan in self._walks(figure, towards=foes.values()):
            there = [foe for foe, at in foes.items() if at == to]
            for foe in there:
                yield foe, (*plan, Fight(target=foe)) if len(there) > 1 else plan

    def _foes_within_a_walk(self, figure: FigureId) -> Mapping[FigureId, Square]:
        """Returns the enemies within walking distance of a figure; all enemies if it is off the board."""
        one = self._state.figures[figure]
        return {
            foe.id: foe.at
            for foe in self._state.figures.values()
            if foe.at is not None
            and foe.side is not one.side
            and (one.at is None or distance(one.at, foe.at) <= MOVE)
        }

    def cards(self) -> list[PlayCard]:
        return [action for action in self._options if isinstance(action, PlayCard)]

    def nothing_more(self) -> Plan:
        """Returns the action that ends the turn, passes or declines; raises `Refused` if there is none."""
        for action in self._options:
            if isinstance(action, _NOTHING_MORE):
                return (action,)
        nothing = EndTurn() if isinstance(self._decision, TakeTurn) else Finish()
        raise Refused(self._rules.refusal(self._state, self._seat, nothing))

    def after(self, plan: Plan) -> State | None:
        """Returns the state after a plan; `None` if dice or hidden markers decide it."""
        state: State | None = self._state
        for action in plan:
            if state is None or action not in self._legal(state):
                return None
            state = self._ahead(state, action)
        return state

    def refuse(self, figure: FigureId, action: AnyAction) -> Refused:
        """Returns the refusal of a figure's action, or of its activation."""
        if figure not in self._state.figures:
            return Refused(NoSuchFigure(typed=figure, instead=tuple(self.figures())[:MOST]))
        begun = self._begin(figure)
        if begun is None:
            return Refused(self._rules.refusal(self._state, self._seat, Activate(figure=figure)))
        reason = self._rules.refusal(begun[1], self._seat, action)
        if isinstance(action, Move) and isinstance(reason, TooFar | WallInTheWay | SquareIsFull):
            within_a_walk = nearest_to(action.to, (to for to in self.moves(figure) if to != OFF_BOARD))
            reason = replace(reason, instead=tuple(within_a_walk[:MOST]))
        return Refused(reason)

    # --- looking ahead

    @cached_property
    def _options(self) -> tuple[AnyAction, ...]:
        """The legal actions now, cached because many orders need them."""
        return self._rules.legal(self._state, self._seat)

    @cached_property
    def _decision(self) -> Decision | None:
        return self._rules.decision(self._state)

    def _legal(self, state: State) -> tuple[AnyAction, ...]:
        return self._options if state is self._state else self._rules.legal(state, self._seat)

    def _ahead(self, state: State, action: AnyAction) -> State | None:
        """Returns the state after an action; `None` if it needs dice or reveals a marker.

        The orders possible after a reveal would give the hidden marker away.
        """
        try:
            after = self._rules.apply(state, self._seat, action, NoDice())
        except LeftToChance:
            return None
        unforeseen = any(isinstance(event, MarkerRevealed) for event in after.events)
        return None if unforeseen and not isinstance(action, Activate) else after.state

    def _begin(self, figure: FigureId) -> tuple[Plan, State] | None:
        """Returns the plan that makes a figure act, empty if it acts already, and the state after it."""
        if figure not in self._begun:
            self._begun[figure] = self._beginning(figure)
        return self._begun[figure]

    def _beginning(self, figure: FigureId) -> tuple[Plan, State] | None:
        if getattr(self._decision, "figure", None) == figure and self._options:
            return (), self._state
        activate = Activate(figure=figure)
        if activate not in self._options:
            return None
        state = self._ahead(self._state, activate)
        return ((activate,), state) if state is not None else None

    def _ready(self, figure: FigureId) -> Iterator[tuple[Plan, State]]:
        """Yields the states in which a figure acts: as it is, and after standing up."""
        begun = self._begin(figure)
        if begun is None:
            return
        yield begun
        plan, state = begun
        if StandUp() in self._legal(state):
            risen = self._ahead(state, StandUp())
            if risen is not None:
                yield (*plan, StandUp()), risen

    def _steps(self, state: State, figure: FigureId) -> Iterator[Move | Leave]:
        at = state.figures[figure].at
        if getattr(self._rules.decision(state), "figure", None) != figure:
            return
        for action in self._legal(state):
            if isinstance(action, Leave) or (isinstance(action, Move) and action.to != at):
                yield action
