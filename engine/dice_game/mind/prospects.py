"""Rates the cards in play for a player: worth, turns needed, and the risk of losing the race."""

import math
from typing import NamedTuple

from engine.core import Seat
from engine.dice_game.content import (
    Effect,
    Location,
    LocationId,
    NukedConsolation,
    NukedPenalty,
    PresetDie,
    StopBonus,
)
from engine.dice_game.forecast import Forecast, Terms
from engine.dice_game.mind.standing import Threats, place_in_round
from engine.dice_game.mind.tempo import Ends, chance_in_one_turn, payoff, turns_needed
from engine.dice_game.mind.worth import worth_of
from engine.dice_game.odds import Greens, greens, rule, terms_under
from engine.dice_game.view import Card, Place, View
from engine.kit.temper import weigh

PACE = 2.0  # VP a player makes per turn
DECIDED = 6.0  # exponent: how strongly players prefer the best target to the second best


class Prospect(NamedTuple):
    """One card as a target of one player."""

    location: LocationId
    terms: Terms
    ends: Ends
    spaces: int
    worth: float  # of the claim
    turns: tuple[float, ...]  # expected, by the symbols still missing
    lasting: float  # the chance that the card is still in play at the player's next turn

    @property
    def rate(self) -> float:
        """Returns the VP per turn spent: either staying with the card, or trying one turn and leaving it."""
        needed = self.turns[self.terms.need]
        stay = self.worth * math.pow(self.lasting, needed - 1) / _turns_spent(self.lasting, needed)
        return max(stay, self.worth * chance_in_one_turn(self.terms, self.ends))

    def progress_worth(self, need: int) -> float:
        """Returns the worth of progress between turns, less the VP its missing turns could earn elsewhere."""
        needed = self.turns[need]
        spent = self.lasting * _turns_spent(self.lasting, needed)
        return max(0.0, self.worth * math.pow(self.lasting, needed) - PACE * spent)

    def forecast(self, terms: Terms, caution: float) -> Forecast:
        """Returns the forecast of a turn against this card, relative to the present worth of its progress.

        The cautious overrate progress that is made or lost without a claim, so they stop sooner.
        """
        now = self.progress_worth(terms.need)

        def gain(need: int) -> float:
            return weigh(self.progress_worth(need) - now, caution)

        return Forecast(terms, payoff(terms, self.ends, self.spaces, self.worth - now, gain))


def _turns_spent(lasting: float, needed: float) -> float:
    """Returns the expected number of turns spent on a card that may be lost in between."""
    return needed if lasting > 0.999 else (1 - math.pow(lasting, needed)) / (1 - lasting)


def prospects(
    view: View, seat: Seat, gone: tuple[LocationId, ...] = (), only: LocationId | None = None
) -> dict[LocationId, Prospect]:
    """Returns the seat's prospects of each legal target; `gone` are waived or spent rules."""
    threats = threats_to(view, seat)
    going_on = _game_goes_on(view, seat, threats)
    own, forfeits = greens(view, seat, gone), _in_play(view, NukedPenalty)
    found = {}
    for card, tokens in _targets(view):
        if only is not None and card.id != only:
            continue
        safe = math.prod([1 - takes[card.id] for takes in threats.values()])
        terms = terms_under(view, card.location, tokens[seat], own)
        ends = ends_under(card.location, own, forfeits=forfeits)
        spaces = card.location.spaces
        found[card.id] = Prospect(
            location=card.id,
            terms=terms,
            ends=ends,
            spaces=spaces,
            worth=worth_of(view, seat, card.id, threats),
            turns=turns_needed(terms._replace(need=0), ends, spaces),
            lasting=safe * going_on,
        )
    return found


def ends_for(view: View, seat: Seat, location: LocationId, gone: tuple[LocationId, ...] = ()) -> Ends:
    """Returns the rules that apply to a seat's turns against a card that do not claim it."""
    forfeits = _in_play(view, NukedPenalty)
    return ends_under(view.card(location), greens(view, seat, gone), forfeits=forfeits)


def ends_under(card: Location, own: Greens, *, forfeits: bool) -> Ends:
    """Returns the rules for turns that do not claim the card, under the player's own green rules."""
    bonus, consolation = rule(own, StopBonus), rule(own, NukedConsolation)
    return Ends(
        holds_tokens=card.holds_tokens,
        stop_bonus=bonus.spaces if bonus else 0,
        stop_needs=bonus.needs_symbols if bonus else 1,
        consolation=consolation.spaces if consolation else 0,
        forfeits=forfeits and card.holds_tokens and not card.counts_only_when_nuked,
        sets_a_die=PresetDie in own,
    )


def _in_play(view: View, kind: type[Effect]) -> bool:
    return any(place.card is not None and isinstance(place.card.location.effect, kind) for place in view.row)


def _targets(view: View) -> list[tuple[Card, tuple[int, ...]]]:
    """Returns the cards that may be targeted, with the tokens on them."""
    return [(place.card, place.tokens) for place in view.row if place.card is not None and not place.banned]


# The opponents


def threats_to(view: View, seat: Seat) -> Threats:
    """Returns, for every opponent with a turn to come, the chance that it claims each card."""
    return {
        player.seat: _takes(view, player.seat)
        for player in view.players
        if player.seat != seat and _plays_again(view, player.seat)
    }


def _takes(view: View, seat: Seat) -> dict[LocationId, float]:
    """Returns the chance that the seat's next turn claims each card, ignoring green rules."""
    forfeits = _in_play(view, NukedPenalty)
    found = {}
    for card, tokens in _targets(view):
        location = card.location
        terms = terms_under(view, location, tokens[seat], {})
        ends = ends_under(location, {}, forfeits=forfeits)
        needed = turns_needed(terms._replace(need=0), ends, location.spaces)[terms.need]
        found[card.id] = math.pow(location.vp / needed, DECIDED), chance_in_one_turn(terms, ends)
    total = sum([appeal for appeal, _ in found.values()])
    return {location: appeal / total * chance for location, (appeal, chance) in found.items()}


def _plays_again(view: View, seat: Seat) -> bool:
    """Tells whether a seat that is not on turn has another turn before the game can end."""
    if not view.ending or view.attack is None:
        return True
    return place_in_round(view, seat) > place_in_round(view, view.attack.seat)


def _game_goes_on(view: View, seat: Seat, threats: Threats) -> float:
    """Returns the chance that no stack runs out in the rest of the round."""
    if view.ending:
        return 0.0
    last = [place.card.id for place in view.row if place.card is not None and _is_last(place)]
    mine = place_in_round(view, seat)
    return math.prod(
        [
            1 - sum([takes[location] for location in last])
            for other, takes in threats.items()
            if place_in_round(view, other) > mine
        ]
    )


def _is_last(place: Place) -> bool:
    """Tells whether claiming the open card empties the stack and is allowed."""
    return not place.below and not place.banned
