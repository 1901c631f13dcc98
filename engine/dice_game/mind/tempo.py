"""Expected number of turns to claim a card, for a lone player under best play."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from engine.dice_game.forecast import NO_DICE, SINGLE, FirstRoll, Forecast, Payoff, Roll, Terms

NEVER = 1e6  # turns; more than any game has


class Ends(NamedTuple):
    """The rules for turns that do not claim: progress kept, lost or added, and the die set before them."""

    holds_tokens: bool = True
    stop_bonus: int = 0  # extra spaces marked on a stop
    stop_needs: int = 1  # only with at least this many symbols
    consolation: int = 0  # spaces marked on a nuked turn
    forfeits: bool = False  # a nuked player loses the token, unless the consolation applies
    sets_a_die: bool = False  # one die may be set before the first roll

    def after_stop(self, need: int, matching: int) -> int:
        """Returns the symbols missing after a stop."""
        if not self.holds_tokens or not matching:
            return need
        bonus = self.stop_bonus if matching >= self.stop_needs else 0
        return max(1, need - matching - bonus)

    def after_nukes(self, terms: Terms, nukes: int, spaces: int) -> int:
        """Returns the symbols missing after a nuked turn that does not claim."""
        if terms.only_when_nuked:
            return max(1, terms.need - nukes)
        if self.consolation and self.holds_tokens and terms.need > 1:
            return max(1, terms.need - self.consolation)
        return spaces if self.forfeits else terms.need

    def settings(self) -> tuple[Roll, ...]:
        """Returns the dice that may be set before the first roll, including none."""
        return (NO_DICE, *SINGLE.values()) if self.sets_a_die else (NO_DICE,)


def payoff(terms: Terms, ends: Ends, spaces: int, claim: float, left: Callable[[int], float]) -> Payoff:
    """Returns the payoff of a turn; `left` gives the worth of each number of missing symbols."""
    return Payoff(
        claim=claim,
        stop=tuple([left(ends.after_stop(terms.need, got)) for got in range(terms.need)]),
        nuked=tuple([left(ends.after_nukes(terms, nukes, spaces)) for nukes in range(terms.dice + 1)]),
    )


def best_throw(first: FirstRoll, ends: Ends) -> float:
    """Returns the worth of a whole turn, with the best die set first."""
    terms = first.own.terms
    return max(
        [first.throw_worth(kept, one_nuke=terms.one_nuke, again=terms.again) for kept in ends.settings()]
    )


@lru_cache(maxsize=8192)
def chance_in_one_turn(terms: Terms, ends: Ends) -> float:
    """Returns the chance of a claim in one turn that is played only for the claim."""
    only_claim = payoff(terms, ends, terms.need, 1.0, lambda left: 0.0)
    return best_throw(FirstRoll(Forecast(terms, only_claim)), ends)


@lru_cache(maxsize=8192)
def turns_needed(terms: Terms, ends: Ends, spaces: int) -> tuple[float, ...]:
    """Returns the expected turns by the symbols still missing, from none to all of a card's spaces.

    The need in the terms is ignored.
    """
    if not ends.forfeits:
        return (0.0, *[_turns_to(terms._replace(need=need), ends) for need in range(1, spaces + 1)])
    turns = [0.0]
    from_nothing = turns_needed(terms, ends._replace(forfeits=False), spaces)[-1]
    for need in range(1, spaces + 1):
        turns.append(_solve(terms._replace(need=need), ends, spaces, turns, from_nothing))
    return tuple(turns)


@lru_cache(maxsize=16384)
def _turns_to(terms: Terms, ends: Ends) -> float:
    """Returns the turns for one need on a card where no token is ever lost, whatever its size."""
    fewer = [0.0, *[_turns_to(terms._replace(need=need), ends) for need in range(1, terms.need)]]
    return _solve(terms, ends, terms.need, fewer, 0.0)


def _solve(terms: Terms, ends: Ends, spaces: int, fewer: list[float], from_nothing: float) -> float:
    """Solves for the turns for one need, given the turns for smaller needs.

    A turn may change nothing, so the unknown is on both sides of its equation. The best play is a minimum of
    linear functions of it, so the secant method ends at the exact root.
    """
    stops = [ends.after_stop(terms.need, got) for got in range(terms.need)]
    nukes = [ends.after_nukes(terms, nukes, spaces) for nukes in range(terms.dice + 1)]
    known, lost = [-turns for turns in fewer], [-from_nothing] * (spaces - terms.need)

    def turns(same: float) -> float:
        left = [*known, -same, *lost]
        worths = Payoff(0.0, tuple([left[need] for need in stops]), tuple([left[need] for need in nukes]))
        return 1 - best_throw(FirstRoll(Forecast(terms, worths)), ends)

    low = fewer[-1] + (fewer[-1] - fewer[-2] if len(fewer) > 1 else 1.0)
    from_low = turns(low)
    high = from_low if abs(from_low - low) > _APART else low + _APART
    for _ in range(_STEPS):
        from_high = turns(high)
        if abs(from_high - high) < _CLOSE:
            break
        slope = (from_high - from_low) / (high - low)
        if slope >= 1:
            return NEVER
        low, from_low = high, from_high
        high = min(NEVER, (from_high - slope * high) / (1 - slope))
        if high == low:
            break
    return high


_STEPS = 50
_CLOSE = 1e-9
_APART = 1e-3
