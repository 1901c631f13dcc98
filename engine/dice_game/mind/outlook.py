"""Estimates every seat's chance to win at the start of a turn.

The estimate is a weighted sum of features of the table; the weights (`Weights`) are tuned by self-play. The
last round is calculated exactly elsewhere (`strategist`).
"""

from math import exp, prod, sqrt, tanh
from operator import mul
from typing import NamedTuple, TypeAlias

from engine.core import Data, Seat
from engine.dice_game.content import Location, NukedPenalty
from engine.dice_game.mind.aftermath import vp_gained
from engine.dice_game.mind.prospects import DECIDED, ends_under
from engine.dice_game.mind.standing import place_in_round
from engine.dice_game.mind.tempo import chance_in_one_turn, turns_needed
from engine.dice_game.mind.worth import FULL_GAME, GREEN_WORTH, RED_WORTH, turns_to_come
from engine.dice_game.odds import greens, terms_under
from engine.dice_game.view import Player, View

CLEAR = 3.0  # VP that make a clear lead


class Weights(Data, frozen=True):
    """The weights of the features; *late* ones grow as fewer turns are left."""

    vp: float  # ten VP
    vp_late: float
    vp_last: float
    cards: float  # claimed cards, which break ties
    marked: float  # ten VP of the cards that hold the player's tokens, in proportion to progress
    marked_late: float
    exposed: float  # the part of these that opponents may claim next
    exposed_next: float  # the same, while an opponent is on turn
    nearest: float  # the most advanced token
    pace: float  # VP per turn against the best target
    pace_on_turn: float
    claim_on_turn: float  # ten VP expected from one turn
    rules: float  # expected gain from the player's green rules, in ten VP
    on_turn: float
    on_turn_late: float
    plays_later: float  # in a round: tie-break, and the last turn
    plays_later_late: float
    finish: float  # the chance to end the game as winner within one turn
    finish_on_turn: float


Features: TypeAlias = tuple[float, ...]  # in the order of the weights


class _Mark(NamedTuple):
    """One card as a target of one player."""

    got: float  # VP in proportion to the progress of the token
    pace: float  # VP per turn
    claim: float  # VP expected from one turn
    chance: float  # of a claim in one turn
    appeal: float
    gained: int  # VP of a claim


class Outlook:
    """Evaluates the tables of one search; caches card values for its lifetime."""

    def __init__(self, weights: Weights) -> None:
        self._weights = tuple([getattr(weights, name) for name in Weights.__struct_fields__])
        self._known: dict[tuple[object, ...], _Mark] = {}

    def chances(self, view: View) -> tuple[float, ...]:
        """Returns every seat's chance to win at the start of a turn of an unfinished game."""
        scores = [exp(sum(map(mul, self._weights, of_seat))) for of_seat in self.features(view)]
        total = sum(scores)
        return tuple([score / total for score in scores])

    def features(self, view: View) -> list[Features]:
        """Returns the features of every seat."""
        turns = turns_to_come(view)
        marks = self._marks(view)
        takes = [_takes(view, of_seat) for of_seat in marks]
        return [
            _features(view, player, marks[player.seat], _rival_takes(takes, player.seat), turns)
            for player in view.players
        ]

    def _marks(self, view: View) -> list[list[_Mark]]:
        """Returns the value of each card in play to each seat; `_NO_MARK` where a stack has run out."""
        kinds = [type(place.card.location.effect) if place.card is not None else None for place in view.row]
        forfeits = NukedPenalty in kinds
        return [self._of_seat(view, player, forfeits) for player in view.players]

    def _of_seat(self, view: View, player: Player, forfeits: bool) -> list[_Mark]:
        seat, known, found = player.seat, self._known, []
        table = (seat, len(player.claimed), player.vp, view.visible, view.hand, forfeits)
        for place in view.row:
            if place.card is None:
                found.append(_NO_MARK)
                continue
            key = (place.card.id, place.tokens[seat], *table)
            if key not in known:
                known[key] = _mark_of(view, player, place.card.location, place.tokens[seat], forfeits)
            found.append(known[key])
        return found


_NO_MARK = _Mark(0.0, 0.0, 0.0, 0.0, 0.0, 0)


def _mark_of(view: View, player: Player, card: Location, progress: int, forfeits: bool) -> _Mark:
    own = greens(view, player.seat)
    terms = terms_under(view, card, progress, own)
    ends = ends_under(card, own, forfeits=forfeits)
    turns = turns_needed(terms._replace(need=0), ends, card.spaces)
    needed, chance, gained = turns[terms.need], chance_in_one_turn(terms, ends), vp_gained(player, card)
    worth = gained + (RED_WORTH.get(type(card.effect), 0.0) if card.effect is not None else 0.0)
    return _Mark(
        got=gained * max(0.0, 1 - needed / turns[-1]),
        pace=worth / needed,
        claim=worth * chance,
        chance=chance,
        appeal=pow(gained / needed, DECIDED),
        gained=gained,
    )


def _takes(view: View, marks: list[_Mark]) -> list[float]:
    """Returns the chance that the player claims each card with the next turn."""
    appeals = [0.0 if place.banned else mark.appeal for place, mark in zip(view.row, marks, strict=True)]
    total = sum(appeals) or 1.0
    return [appeal / total * mark.chance for appeal, mark in zip(appeals, marks, strict=True)]


def _rival_takes(takes: list[list[float]], seat: Seat) -> list[float]:
    """Returns the chance that any opponent claims each card."""
    others = [row for other, row in enumerate(takes) if other != seat]
    if len(others) == 1:
        return others[0]
    return [1 - prod([1 - chance for chance in column]) for column in zip(*others, strict=True)]


def _features(view: View, player: Player, marks: list[_Mark], taken: list[float], turns: float) -> Features:
    assert view.attack is not None, "nobody is about to play"
    on_turn = 1.0 if player.seat == view.attack.seat else 0.0
    late = 1 / sqrt(1 + turns)
    vp = player.vp / 10
    marked = sum([mark.got for mark in marks]) / 10
    exposed = sum([mark.got * chance for mark, chance in zip(marks, taken, strict=True)]) / 10
    lead = max([other.vp for other in view.players if other.seat != player.seat])
    pace = claim = finish = 0.0
    for place, mark in zip(view.row, marks, strict=True):
        if place.card is not None and not place.banned:
            pace = max(pace, mark.pace)
            claim = max(claim, mark.claim)
            if not place.below:
                finish = max(finish, mark.chance * tanh((player.vp + mark.gained - lead) / CLEAR))
    later = place_in_round(view, player.seat) / (len(view.players) - 1)
    rules = sum(
        [GREEN_WORTH.get(type(card.location.effect), 0.0) for card in player.claimed if card.location.effect]
    )
    return (
        vp,
        vp * late,
        vp * late * late,
        len(player.claimed) * late,
        marked,
        marked * late,
        exposed,
        exposed * (1 - on_turn),
        max([mark.got for mark in marks]) / 10,
        pace,
        pace * on_turn,
        claim / 10 * on_turn,
        rules * min(1.0, turns / FULL_GAME) / 10,
        on_turn,
        on_turn * late,
        later,
        later * late,
        finish,
        finish * on_turn,
    )
