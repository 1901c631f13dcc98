"""Whole orders: what a player says as one command, as the actions it takes, looked up ahead without dice."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core import LeftToChance, NoDice, Refused, Rules, Seat
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
    Leave,
    Move,
    Pass,
    PlayCard,
    Shoot,
    StandUp,
)
from engine.miniatures.grid import Square
from engine.miniatures.pieces import FigureId
from engine.miniatures.questions import TakeTurn
from engine.miniatures.refusals import NoSuchFigure
from engine.miniatures.state import State

AnyRules = Rules[State, AnyAction, Any, Any, Any]
Plan = tuple[AnyAction, ...]
OFF_BOARD = Square("off")  # stands for leaving the board among the places to go

_NOTHING_MORE = (EndTurn, Pass, Finish, Decline, Draw)


class Orders:
    """Looks orders up in a position for one player."""

    def __init__(self, rules: AnyRules, state: State, seat: Seat) -> None:
        self._rules = rules
        self._state = state
        self._seat = seat

    def figures(self) -> list[FigureId]:
        """Returns the figures that could do something: those to be activated, or the one that acts."""
        return [figure for figure in self._state.figures if self._begin(figure) is not None]

    def moves(self, figure: FigureId) -> Mapping[Square, Plan]:
        """Returns where a figure could go, one step or two, standing up first if need be, with the way."""
        found: dict[Square, Plan] = {}
        edge: list[tuple[Plan, State]] = list(self._ready(figure))
        for _ in range(2):
            further: list[tuple[Plan, State]] = []
            for plan, here in edge:
                for step in self._steps(here, figure):
                    to = step.to if isinstance(step, Move) else OFF_BOARD
                    if to in found:
                        continue
                    found[to] = (*plan, step)
                    there = self._ahead(here, step)
                    if there is not None:
                        further.append(((*plan, step), there))
            edge = further
        return found

    def shots(self, figure: FigureId, *, aim: bool) -> Mapping[FigureId, Plan]:
        """Returns whom a figure could shoot at from where it is, after standing up if need be."""
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

    def fights(self, figure: FigureId) -> Mapping[FigureId, Plan]:
        """Returns whom a figure could fight: in its square, or in one it can walk into."""
        found: dict[FigureId, Plan] = {}
        for plan, state in self._ready(figure):
            for action in self._legal(state):
                if isinstance(action, Fight):
                    found.setdefault(action.target, (*plan, action))
        fighter = self._state.figures[figure]
        for to, plan in self.moves(figure).items():
            foes = [f.id for f in self._state.figures.values() if f.at == to and f.side is not fighter.side]
            for foe in foes:
                found.setdefault(foe, (*plan, Fight(target=foe)) if len(foes) > 1 else plan)
        return found

    def cards(self) -> list[PlayCard]:
        return [action for action in self._legal(self._state) if isinstance(action, PlayCard)]

    def nothing_more(self) -> Plan:
        """Returns what ends the turn, passes, or lets a chance go by; raises `Refused` if nothing does."""
        for action in self._legal(self._state):
            if isinstance(action, _NOTHING_MORE):
                return (action,)
        asked = self._rules.decision(self._state)
        nothing = EndTurn() if isinstance(asked, TakeTurn) else Finish()
        raise Refused(self._rules.refusal(self._state, self._seat, nothing))

    def refuse(self, figure: FigureId, action: AnyAction) -> Refused:
        """Returns why a figure cannot do a thing: it cannot act, or the thing is barred."""
        if figure not in self._state.figures:
            return Refused(NoSuchFigure(figure=figure))
        begun = self._begin(figure)
        if begun is None:
            return Refused(self._rules.refusal(self._state, self._seat, Activate(figure=figure)))
        return Refused(self._rules.refusal(begun[1], self._seat, action))

    # --- looking ahead

    def _legal(self, state: State) -> tuple[AnyAction, ...]:
        return self._rules.legal(state, self._seat)

    def _ahead(self, state: State, action: AnyAction) -> State | None:
        """Returns the position after an action; `None` if dice decide it."""
        try:
            return self._rules.apply(state, self._seat, action, NoDice()).state
        except LeftToChance:
            return None

    def _begin(self, figure: FigureId) -> tuple[Plan, State] | None:
        """Returns what it takes until a figure acts: nothing if it does, else its activation."""
        decision = self._rules.decision(self._state)
        if getattr(decision, "figure", None) == figure and self._legal(self._state):
            return (), self._state
        activate = Activate(figure=figure)
        if activate not in self._legal(self._state):
            return None
        state = self._ahead(self._state, activate)
        return ((activate,), state) if state is not None else None

    def _ready(self, figure: FigureId) -> Iterator[tuple[Plan, State]]:
        """Yields the positions from which a figure could attack: as it is, and on its feet."""
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
