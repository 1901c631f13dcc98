"""The guided first turn of the dice game: a target, the roll, and when to stop."""

from collections.abc import Sequence

from bot.titles.dice_game.odds import turns_alone
from bot.titles.guide import GuideStep, first_of, flag
from engine.dice_game import actions as do
from engine.dice_game.actions import AnyAction
from engine.dice_game.content import LocationId, Symbol
from engine.dice_game.decisions import ChooseTarget, GoOnOrStop, ThrowDice
from engine.dice_game.mind.aftermath import vp_gained
from engine.dice_game.odds import chances
from engine.dice_game.view import Attack, View

WORTH_A_ROLL = 0.2  # a lower risk to be nuked is worth another roll


def _target(view: View, legal: Sequence[AnyAction]) -> AnyAction | None:
    """Returns the target with the most points per turn."""
    attack = view.attack
    targets = [action for action in legal if isinstance(action, do.Target)]
    if attack is None or not targets:
        return None
    return max(targets, key=lambda action: _points_a_turn(view, attack, action.location))


def _points_a_turn(view: View, attack: Attack, location: LocationId) -> float:
    turns = turns_alone(view, attack, location)
    if isinstance(turns, str):  # it takes forever
        return 0.0
    return vp_gained(view.players[attack.seat], view.card(location)) / turns


def _rolls_once(view: View) -> bool:
    """Tells whether the target wants Martians, so that they are not rolled again."""
    attack = view.attack
    return attack is not None and attack.target is not None and view.card(attack.target).locks_martians


def _nukes(view: View) -> str:
    """Returns how nukes help against the target: "only" on nuked turns, "also" as its symbol, or "no"."""
    attack = view.attack
    if attack is None or attack.target is None:
        return "no"
    card = view.card(attack.target)
    if card.counts_only_when_nuked:
        return "only"
    return "also" if Symbol.NUKE in card.symbols else "no"


def _go_on_or_stop(view: View, legal: Sequence[AnyAction]) -> AnyAction | None:
    """Returns the re-roll of Martians while its risk is low or wanted, else the stop."""
    roll = do.Reroll(symbol=Symbol.MARTIAN)
    found = chances(view, roll) if roll in legal else None
    if found is not None and (found.nuked_now < WORTH_A_ROLL or _nukes(view) == "only"):
        return roll
    return first_of(do.Stop)(view, legal)


GUIDE: tuple[GuideStep[AnyAction, View], ...] = (
    GuideStep(name="target", question=ChooseTarget, choose=_target),
    GuideStep(
        name="roll",
        question=ThrowDice,
        choose=first_of(do.Roll),
        variables=frozenset({"once", "nukes"}),
        facts=lambda view, chosen: {"once": flag(_rolls_once(view)), "nukes": _nukes(view)},
    ),
    GuideStep(
        name="go-on-or-stop",
        question=GoOnOrStop,
        choose=_go_on_or_stop,
        variables=frozenset({"nukes"}),
        facts=lambda view, chosen: {"nukes": _nukes(view)},
    ),
)
