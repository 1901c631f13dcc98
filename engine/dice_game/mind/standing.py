"""The chance that a score wins, if the game ends this round or later."""

from collections.abc import Mapping
from math import exp, prod, sqrt
from typing import NamedTuple, TypeAlias

from engine.core import Seat
from engine.dice_game.content import LocationId
from engine.dice_game.view import View

# For every opponent, the chance that its next turn claims each card.
Threats: TypeAlias = Mapping[Seat, Mapping[LocationId, float]]

SPREAD = 2.5  # VP by which one turn spreads the scores


class Score(NamedTuple):
    """The winning criteria, in order of precedence (R34)."""

    vp: int
    cards: int
    place: int  # in the round, from 0


def place_in_round(view: View, seat: Seat) -> int:
    """Returns the seat's position in the turn order of a round, from 0."""
    return (seat - view.first) % len(view.players)


def score(view: View, seat: Seat) -> Score:
    player = view.players[seat]
    return Score(vp=player.vp, cards=len(player.claimed), place=place_in_round(view, seat))


def after(own: Score, vp: int) -> Score:
    """Returns the score after claiming a card worth this many VP."""
    return own._replace(vp=own.vp + vp, cards=own.cards + 1)


def wins_this_round(
    view: View, seat: Seat, own: Score, threats: Threats, taken: LocationId | None = None
) -> float:
    """Returns the chance that this score wins if this round is the last; `taken` was already claimed."""
    return prod(
        _stays_behind(view, other.seat, own, threats.get(other.seat, {}), taken)
        for other in view.players
        if other.seat != seat
    )


def _stays_behind(
    view: View, seat: Seat, own: Score, takes: Mapping[LocationId, float], taken: LocationId | None
) -> float:
    """Returns the chance that an opponent does not overtake the score with a remaining turn."""
    now = score(view, seat)
    if now > own:
        return 0.0
    if now.place < own.place:
        return 1.0
    return 1 - sum(
        chance
        for location, chance in takes.items()
        if location != taken and after(now, view.card(location).vp) > own
    )


def wins_later(view: View, seat: Seat, own: Score, turns: float) -> float:
    """Returns the chance that this score wins if the game lasts this many more turns."""
    spread = SPREAD * sqrt(1 + turns)
    ahead = exp(own.vp / spread)
    return ahead / (ahead + sum(exp(p.vp / spread) for p in view.players if p.seat != seat))
