"""The newcomer of the dice game."""

from engine.dice_game import actions as do
from engine.dice_game.view import View


def sight(view: View, action: do.AnyAction) -> float:
    """Aims at the dearest card, rolls on while less than half of its track is done, then stops."""
    attack = view.attack
    assert attack is not None, "the game goes on"
    match action:
        case do.Target(location=location) | do.Switch(location=location):
            card, token = view.card(location), view.place(location).tokens[attack.seat]
            return float(card.vp) / max(1, card.spaces - token)
        case do.Claim() | do.ThrowAgain() | do.RerollOneNuke() | do.Advance():
            return 5.0
        case do.Roll():
            return 1.0
        case do.Reroll():
            return 1.0 if attack.first else -1.0
        case do.Remove() | do.Tuck():
            return 0.5
        case _:
            return 0.0
