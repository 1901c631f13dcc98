"""Whole orders of War of the Worlds, planned ahead: cards with their targets, and moves."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from engine.core import NoDice, NotAsked, Refused, Seat
from engine.kit.edit import put
from engine.new_wave import NewWaveRules
from engine.new_wave import actions as do
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import AnyEffect, AreaId, Content, MoveCivilians, MoveUnit
from engine.new_wave.events import BuildingPlaced, UnitPlaced
from engine.new_wave.state import Leading, Marching, State, UnitId
from engine.new_wave.view import View

Plan: TypeAlias = tuple[AnyAction, ...]
Play: TypeAlias = do.PlayCard | do.Join
Piece: TypeAlias = UnitId | AreaId  # a unit, or the area of a civilian
Moves: TypeAlias = Mapping[tuple[Piece, AreaId], Plan]


class Orders:
    """The possible orders of one seat in one position; none of them depends on chance."""

    def __init__(self, rules: NewWaveRules, content: Content, state: State, seat: Seat) -> None:
        self._rules = rules
        self._content = content
        self.state = state
        self._seat = seat

    @property
    def view(self) -> View:
        return self._rules.view(self.state, self._seat)

    @property
    def legal(self) -> tuple[AnyAction, ...]:
        return self._rules.legal(self.state, self._seat)

    def insist(self) -> None:
        """Raises `Refused` if the seat is not asked; checked before any other reason."""
        decision = self._rules.decision(self.state)
        if decision is None or self._seat not in decision.seats:
            raise Refused(NotAsked())

    def refuse(self, action: AnyAction) -> Refused:
        """Returns the refusal of an illegal action."""
        return Refused(self._rules.refusal(self.state, self._seat, action))

    def after(self, *actions: AnyAction) -> "Orders":
        """Returns the possible orders after these legal actions."""
        state = self.state
        for action in actions:
            state = self._rules.apply(state, self._seat, action, NoDice()).state
        return Orders(self._rules, self._content, state, self._seat)

    # --- cards

    def plays(self) -> tuple[Play, ...]:
        """Returns the card options that can be played, or can join the declared attack."""
        return tuple(action for action in self.legal if isinstance(action, do.PlayCard | do.Join))

    def targets(self) -> tuple[do.Hit | do.TakeCivilian | do.Place, ...]:
        """Returns the targets of the card being played, except moves."""
        wanted = (do.Hit, do.TakeCivilian, do.Place)
        return tuple(action for action in self.legal if isinstance(action, wanted))

    def landing(self, buy: do.Buy) -> AreaId | None:
        """Returns the area where a purchase places its piece without asking; `None` if there is none."""
        for event in self._rules.apply(self.state, self._seat, buy, NoDice()).events:
            if isinstance(event, UnitPlaced | BuildingPlaced):
                return event.area
        return None

    # --- moves

    def moves(self) -> Moves:
        """Returns every possible move of a piece, each with the first card in hand that makes it."""
        if isinstance(self.state.frame, Marching | Leading):
            return self.steps()
        found: dict[tuple[Piece, AreaId], Plan] = {}
        for play in self.movers():
            for move, plan in self.after(play).steps().items():
                found.setdefault(move, (play, *plan))
        return found

    def movers(self) -> Iterator[do.PlayCard]:
        """Yields the card options in hand that move a piece."""
        for play in self.legal:
            if isinstance(play, do.PlayCard) and isinstance(self._effect(play), MoveUnit | MoveCivilians):
                yield play

    def movers_of(self, piece: Piece) -> Iterator[do.PlayCard]:
        """Yields the card options in hand that move such a piece, also the illegal ones."""
        unit = self.state.units.get(UnitId(piece))
        for card in dict.fromkeys(self.state.camp.hand):
            for mode in self._content.cards[card].modes:
                play = do.PlayCard(card=card, mode=mode.id)
                match self._effect(play):
                    case MoveUnit(unit=kind) if unit is not None and kind is unit.kind:
                        yield play
                    case MoveCivilians() if unit is None:
                        yield play

    def _effect(self, play: do.PlayCard) -> AnyEffect:
        return self._content.mode(play.card, play.mode).effect

    def steps(self) -> Moves:
        """Returns the moves of the card being played, including second steps."""
        found: dict[tuple[Piece, AreaId], Plan] = {}
        further: dict[tuple[Piece, AreaId], Plan] = {}
        for action in self.legal:
            match action:
                case do.MoveCivilian(origin=origin, to=to):
                    found.setdefault((origin, to), (action,))
                case do.MoveUnit(unit=unit, to=to):
                    halted, onward = self._march(action)
                    found[unit, to] = halted
                    here = self.state.units[unit].area
                    for goal, plan in onward.items():
                        if goal != here:
                            further.setdefault((unit, goal), plan)
        return {**further, **found}

    def _march(self, step: do.MoveUnit) -> tuple[Plan, Mapping[AreaId, Plan]]:
        """Returns the plan that ends after a step, and the plans with one more step."""
        then = self.after(step)
        if not isinstance(then.state.frame, Marching):
            return (step,), {}
        onward: Mapping[AreaId, Plan] = {}
        for action in then.legal:
            if isinstance(action, do.MoveUnit):
                onward = put(onward, action.to, (step, action))
        return (step, do.Stay(unit=step.unit)), onward
