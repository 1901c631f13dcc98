"""The worth of a claim to a player, in VP."""

from collections.abc import Mapping

from engine.core import Seat
from engine.dice_game.content import (
    AdvanceOwnToken,
    CycleInPlayCard,
    Effect,
    EndVp,
    ExtraTurn,
    FirstRollMulligan,
    Location,
    LocationId,
    NukedConsolation,
    NukeLimitDelta,
    PresetDie,
    RemoveToken,
    RerollNuke,
    ShiftTokens,
    StopBonus,
    SwitchTarget,
    SymbolBonus,
)
from engine.dice_game.mind.aftermath import vp_gained
from engine.dice_game.mind.standing import Threats, after, score, wins_later, wins_this_round
from engine.dice_game.view import View

# The worth of a rule to its claimer in VP, measured in many games: red ones at once, green ones per game.
RED_WORTH: Mapping[type[Effect], float] = {
    ExtraTurn: 2.0,
    AdvanceOwnToken: 0.8,
    ShiftTokens: 0.4,
    RemoveToken: 0.3,
    CycleInPlayCard: 0.3,
}
GREEN_WORTH: Mapping[type[Effect], float] = {
    PresetDie: 2.6,
    RerollNuke: 1.9,
    SwitchTarget: 1.7,
    NukeLimitDelta: 1.4,
    FirstRollMulligan: 1.2,
    SymbolBonus: 1.1,
    StopBonus: 1.0,
    NukedConsolation: 0.5,
    EndVp: 0.5,
}
FULL_GAME = 7.0  # turns per player in a whole game
CLAIMS_PER_TURN = 0.37
WIN = 10.0  # the worth of a win in VP
LAST_VP = 0.05  # the worth of one VP in the last round, where only the win counts


def worth_of(view: View, seat: Seat, location: LocationId, threats: Threats) -> float:
    """Returns the worth of a claim: its VP, the worth of its rule, and its effect on the end of the game."""
    card = view.card(location)
    gained = vp_gained(view.players[seat], card)
    before = score(view, seat)
    then = after(before, gained)
    if view.ending:
        bonus_turn = RED_WORTH[ExtraTurn] if isinstance(card.effect, ExtraTurn) else 0.0
        chance = wins_this_round(view, seat, before, threats)
        better = wins_this_round(view, seat, then, threats, taken=location)
        return LAST_VP * (gained + bonus_turn) + WIN * (better - chance)
    worth = gained + _rule_worth(view, card)
    if view.place(location).below:
        return worth
    ended = wins_this_round(view, seat, then, threats, taken=location)
    return worth + WIN * (ended - wins_later(view, seat, then, turns_to_come(view)))


def _rule_worth(view: View, card: Location) -> float:
    if card.effect is None:
        return 0.0
    kind = type(card.effect)
    left = min(1.0, turns_to_come(view) / FULL_GAME)
    return RED_WORTH.get(kind, 0.0) + GREEN_WORTH.get(kind, 0.0) * left


def turns_to_come(view: View) -> float:
    """Estimates the number of turns each player still has while no stack has run out."""
    shortest = min(place.below + 1 for place in view.row)
    claims_a_round = CLAIMS_PER_TURN * len(view.players) / len(view.row)
    return shortest * (0.4 + 0.055 * shortest) / claims_a_round
