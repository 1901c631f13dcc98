"""Exact odds by brute force: every throw played through the rules, every answer tried."""

from engine.core import ScriptedDice, Seat, play
from engine.dice_game.actions import (
    AnyAction,
    Reroll,
    RerollOneNuke,
    Roll,
    SetDie,
    Stop,
    Switch,
    ThrowAgain,
    Waive,
)
from engine.dice_game.content import Symbol
from engine.dice_game.events import Claimed, Nuked
from engine.dice_game.forecast import throws
from engine.dice_game.state import State, Thrown
from tests.engine.dice_game.loading import rules

GO_ON = Reroll(symbol=Symbol.MARTIAN)
FACES = {Symbol.NUKE: 1, Symbol.MARTIAN: 3, Symbol.RAY_GUN: 5}


class LongWay:
    """The value of a turn in which only nukes and claims count."""

    def __init__(
        self, seat: Seat, *, claim: float, nuked: float, may_go_on: bool, may_stop: bool = True
    ) -> None:
        self._seat = seat
        self._claim = claim
        self._nuked = nuked
        self._may_go_on = may_go_on
        self._may_stop = may_stop  # False: Martians are re-rolled as long as that is allowed
        self._known: dict[object, float] = {}

    def all_throws(self, state: State, action: AnyAction) -> float:
        """Returns the mean over all throws of an action, including throws that change nothing."""
        return sum(
            chance * self._after(*play(rules(), state, self._seat, action, ScriptedDice(*faces)))
            for faces, chance in throws_of(state, action)
        )

    def action(self, state: State, action: AnyAction) -> float:
        """Returns the value of an action, with the best play afterwards."""
        total, moved = 0.0, 0.0
        for faces, chance in throws_of(state, action):
            step = play(rules(), state, self._seat, action, ScriptedDice(*faces))
            if same_dice(state, step.state, action):  # nothing has changed: re-roll once more
                continue
            moved += chance
            total += chance * self._after(step.state, step.events)
        return total / moved

    def _after(self, state: State, events: tuple[object, ...]) -> float:
        if any(isinstance(event, Claimed) for event in events):
            return self._claim
        if any(isinstance(event, Nuked) for event in events):
            return self._nuked
        if not isinstance(state.frame, Thrown) or state.frame.seat != self._seat:
            return 0.0
        return self.position(state)

    def position(self, state: State) -> float:
        """Returns the value of dice on the table; their order does not matter."""
        key = (sorted(face.value for face in state.dice), state.frame)
        name = str(key)
        if name not in self._known:
            legal = rules().legal(state, self._seat)
            must = not self._may_stop and GO_ON in legal
            ways = [each for each in legal if self._considered(each) and not (must and each == Stop())]
            self._known[name] = max(self.action(state, action) for action in ways)
        return self._known[name]

    def _considered(self, action: AnyAction) -> bool:
        """Tells whether an action is tried: never a switch or a waiver, and re-rolls only if allowed."""
        if isinstance(action, Switch | Waive):
            return False
        return self._may_go_on or not isinstance(action, Reroll)


def throws_of(state: State, action: AnyAction) -> list[tuple[list[int], float]]:
    """Returns every possible throw of an action, with its probability."""
    dice = _dice(state, action)
    return [
        (
            [FACES[Symbol.NUKE]] * nukes
            + [FACES[Symbol.MARTIAN]] * martians
            + [FACES[Symbol.RAY_GUN]] * (dice - nukes - martians),
            chance,
        )
        for nukes, martians, chance in throws(dice)
    ]


def _dice(state: State, action: AnyAction) -> int:
    match action:
        case Roll():
            return rules().view(state, None).hand
        case SetDie():
            return rules().view(state, None).hand - 1
        case ThrowAgain():
            assert isinstance(state.frame, Thrown)
            return len(state.dice) - state.frame.die_set
        case Reroll(symbol=symbol):
            return state.dice.count(symbol)
        case RerollOneNuke():
            return 1
        case _:
            return 0


def same_dice(before: State, after: State, action: AnyAction) -> bool:
    """Tells whether a re-roll has left everything unchanged."""
    return (
        action == GO_ON
        and isinstance(after.frame, Thrown)
        and sorted(face.value for face in before.dice) == sorted(face.value for face in after.dice)
    )


def distribution_after(dice: int, rerolls: int) -> dict[int, float]:
    """Returns the distribution of nukes after re-rolls of all Martians, throw by throw."""
    rolls = {(nukes, martians): chance for nukes, martians, chance in throws(dice)}
    for _ in range(rerolls):
        after: dict[tuple[int, int], float] = {}
        for (nukes, martians), chance in rolls.items():
            for more, left, share in throws(martians):
                key = (nukes + more, left)
                after[key] = after.get(key, 0.0) + chance * share
        rolls = after
    nukes_alone: dict[int, float] = {}
    for (nukes, _), chance in rolls.items():
        nukes_alone[nukes] = nukes_alone.get(nukes, 0.0) + chance
    return nukes_alone
