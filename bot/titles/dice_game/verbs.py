"""The commands of the dice game: `/roll` and `/stop`, enough for a plain turn."""

from collections.abc import Mapping, Sequence

from bot.titles.defaults import verb
from bot.titles.dice_game.names import symbol as symbol_name
from bot.titles.dice_game.odds import hint
from bot.titles.planning import check
from bot.titles.title import Choice, Slot, Verb, Words
from engine.core import Refused, Seat
from engine.dice_game import DiceGameRules
from engine.dice_game.actions import AnyAction, Reroll, Roll, SetDie, Stop, Target
from engine.dice_game.content import LocationId, PresetDie, Symbol
from engine.dice_game.effects import green_card
from engine.dice_game.refusals import AlreadyTarget, NotADieFace, NotALocation
from engine.dice_game.state import Aiming, Ready, State, Thrown
from engine.dice_game.view import View
from renderer.scenes.dice_game import names

DiceVerb = Verb[State, AnyAction, View]
Given = Mapping[str, str]


class Verbs:
    """Completes and plans the commands."""

    def __init__(self, rules: DiceGameRules) -> None:
        self._rules = rules

    def all(self) -> tuple[DiceVerb, ...]:
        target, face = Slot(name="target", required=False), Slot(name="set", required=False)
        return (
            Verb(name="roll", slots=(target, face), complete=self._complete, plan=self._plan_roll),
            verb("stop", Stop, self._rules),
        )

    def _complete(self, state: State, seat: Seat, given: Given, slot: str, words: Words) -> Sequence[Choice]:
        match slot:
            case "target":
                return self._targets(state, seat, words)
            case "set" if green_card(self._rules.book, state, seat, PresetDie) is not None:
                return [Choice(value=face.value, label=symbol_name(face, words)) for face in Symbol]
            case _:
                return ()

    def _targets(self, state: State, seat: Seat, words: Words) -> Sequence[Choice]:
        view = self._rules.view(state, seat)
        return [
            Choice(
                value=action.location,
                label=f"{names.location(action.location, words)}: {hint(view, action, words)}",
            )
            for action in self._rules.legal(state, seat)
            if isinstance(action, Target)
        ]

    def _plan_roll(self, state: State, seat: Seat, given: Given) -> tuple[AnyAction, ...]:
        """Plans target and first roll, first roll, or the re-roll of Martians, by the stage of the turn."""
        throw = SetDie(face=_face(given["set"])) if given.get("set") else Roll()
        self._check_target(state, seat, given)
        match state.frame:
            case Aiming() if given.get("target"):
                target = Target(location=self._target(given["target"]))
                return (check(self._rules, state, seat, target), throw)
            case Aiming() | Ready() | None:
                return (check(self._rules, state, seat, throw),)
            case _ if given.get("set"):
                return (check(self._rules, state, seat, throw),)
            case _:
                return (check(self._rules, state, seat, self._reroll(state, seat)),)

    def _check_target(self, state: State, seat: Seat, given: Given) -> None:
        """Raises `Refused` if another target is given after the attack has begun: it cannot be changed."""
        match state.frame:
            case Ready(seat=asked, target=attacked) | Thrown(seat=asked, target=attacked) if asked == seat:
                if given.get("target") and self._target(given["target"]) != attacked:
                    raise Refused(AlreadyTarget(location=attacked))

    def _target(self, typed: str) -> LocationId:
        """Returns the card that was typed; raises `Refused` if there is none."""
        location = _location(typed)
        if location not in self._rules.book.locations:
            raise Refused(NotALocation(typed=typed[:40]))
        return location

    def _reroll(self, state: State, seat: Seat) -> AnyAction:
        """Returns the first legal re-roll, or else the one of Martians."""
        offered = [action for action in self._rules.legal(state, seat) if isinstance(action, Reroll)]
        return offered[0] if offered else Reroll(symbol=Symbol.MARTIAN)


def _location(typed: str) -> LocationId:
    """Parses a typed card name: `Washington, DC` is `washington_dc`."""
    name = typed.partition(":")[0].strip().lower().replace("_", " ")
    letters = "".join(sign for sign in name if sign.isalnum() or sign == " ")
    return LocationId("_".join(letters.split()))


def _face(typed: str) -> Symbol:
    try:
        return Symbol(_location(typed))
    except ValueError:
        raise Refused(NotADieFace(typed=typed[:20])) from None
