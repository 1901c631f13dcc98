"""The exact expected worth of a turn: every possible roll, with the best action after each.

Dice are interchangeable, so a roll is three counts: nukes, Martians, ray guns. Each end of a turn has a worth
(`Payoff`); the forecast computes backwards from the ends the worth of every roll under best play. Nothing is
sampled.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import factorial
from operator import itemgetter, mul
from typing import NamedTuple, TypeAlias

from engine.dice_game.content import Symbol

FACE = 1 / 3  # each symbol is on two of a die's six faces
MOST_DICE = 10  # in a hand

# The worth of every roll of a hand, in the order of `rolls`.
Worths: TypeAlias = Sequence[float]


class Roll(NamedTuple):
    """A roll as counts per symbol."""

    nukes: int
    martians: int
    ray_guns: int


NO_DICE = Roll(0, 0, 0)
ONE_NUKE = Roll(1, 0, 0)
ONE_MARTIAN = Roll(0, 1, 0)
ONE_RAY_GUN = Roll(0, 0, 1)
SINGLE = {Symbol.NUKE: ONE_NUKE, Symbol.MARTIAN: ONE_MARTIAN, Symbol.RAY_GUN: ONE_RAY_GUN}


def count(dice: Sequence[Symbol]) -> Roll:
    """Counts the symbols of the dice on the table."""
    return Roll(dice.count(Symbol.NUKE), dice.count(Symbol.MARTIAN), dice.count(Symbol.RAY_GUN))


@lru_cache(maxsize=MOST_DICE + 1)
def rolls(dice: int) -> tuple[Roll, ...]:
    """Returns every roll of this many dice, by Martians, then by nukes; the other dice show ray guns."""
    return tuple(
        Roll(nukes, martians, dice - martians - nukes)
        for martians in range(dice + 1)
        for nukes in range(dice - martians + 1)
    )


def place(dice: int, nukes: int, martians: int) -> int:
    """Returns the index of a roll among all rolls of this many dice."""
    return martians * (2 * dice + 3 - martians) // 2 + nukes


def at(worths: Worths, roll: Roll) -> float:
    """Returns the worth of one roll."""
    return worths[place(sum(roll), roll.nukes, roll.martians)]


@lru_cache(maxsize=MOST_DICE + 1)
def throws(dice: int) -> tuple[tuple[int, int, float], ...]:
    """Returns every throw of this many dice: nukes, Martians, chance."""
    return tuple(
        (nukes, martians, _ways(nukes, martians, guns) * FACE**dice) for nukes, martians, guns in rolls(dice)
    )


def _ways(nukes: int, martians: int, ray_guns: int) -> int:
    dice = factorial(nukes + martians + ray_guns)
    return dice // (factorial(nukes) * factorial(martians) * factorial(ray_guns))


class Mean(NamedTuple):
    """The mean worth after a throw: the possible rolls and their probabilities."""

    pick: Callable[[Worths], tuple[float, ...]]
    chances: tuple[float, ...]

    def of(self, worths: Worths) -> float:
        """Returns the mean, given the worth of every roll."""
        found: float = sum(map(mul, self.chances, self.pick(worths)))
        return found


@lru_cache(maxsize=8192)
def mean(dice: int, thrown: int, nukes: int, martians: int, fold: int, moves_on: bool = False) -> Mean:
    """Returns the mean over throws of some dice of a hand, added to nukes and Martians that are kept.

    Rolls with at least `fold` nukes are worth the same and count as one. `moves_on`: an all-Martian throw
    leaves the roll unchanged and is re-rolled, so its probability is shared among the other throws.
    """
    whole = 1 - FACE**thrown if moves_on else 1.0
    folded = place(dice, fold, 0)
    found = {folded: 0.0} if nukes + thrown >= fold else {}
    for more_nukes, more_martians, chance in throws(thrown)[: -1 if moves_on else None]:
        if nukes + more_nukes >= fold:
            found[folded] += chance / whole
        else:
            found[place(dice, nukes + more_nukes, martians + more_martians)] = chance / whole
    if len(found) == 1:  # itemgetter returns no tuple for a single index
        (index,) = found
        return Mean(lambda worths: (worths[index],), (1.0,))
    return Mean(itemgetter(*found), tuple(found.values()))


class Terms(NamedTuple):
    """The conditions of one turn against one target."""

    dice: int
    limit: int  # number of nukes that gets the player nuked
    need: int  # symbols missing for a claim
    symbols: tuple[Symbol, ...]  # that count
    only_when_nuked: bool = False  # they count on a nuked turn, and only then
    extra: int = 0  # symbols a rule adds
    extra_needs: int = 1  # only if at least this many dice match
    reroll_also: Symbol | None = None  # the target allows these to be re-rolled once
    one_nuke: bool = False  # a nuke may be re-rolled before the check, once
    again: bool = False  # a first roll that gets the player nuked may be thrown again, once
    may_go_on: bool = True  # False: the turn ends with this roll
    keeps_rolling: bool = False  # True: Martians are re-rolled as long as any are left and no claim is made

    def counting_dice(self, roll: Roll) -> int:
        """Counts the dice that show a symbol of the target."""
        return sum(n for n, symbol in zip(roll, SINGLE, strict=True) if symbol in self.symbols)

    def matching(self, roll: Roll) -> int:
        """Returns the symbols that a roll scores when it is not nuked."""
        showing = 0 if self.only_when_nuked else self.counting_dice(roll)
        return showing + self.extra if self.extra and showing >= self.extra_needs else showing


class Payoff(NamedTuple):
    """The worth of the possible ends of a turn."""

    claim: float
    stop: tuple[float, ...]  # by the symbols of the turn, up to one short of a claim
    nuked: tuple[float, ...]  # by the nukes rolled


# A roll that may be continued: its index, and the mean of re-rolling one of its symbols.
Onward: TypeAlias = tuple[int, Mean]


class Course(NamedTuple):
    """The structure of turns under some terms, independent of the payoff."""

    ends: Callable[[tuple[float, ...]], tuple[float, ...]]  # from the worths of all ends to all rolls
    onward: tuple[Onward, ...]  # rolls whose Martians may be re-rolled, fewest Martians first
    also: tuple[Onward, ...]  # rolls in which the target allows another symbol to be re-rolled


class Forecast:
    """The worth of every roll of a turn, for its terms and payoff.

    `one_nuke`: a nuke may still be re-rolled; `also`: so may the symbol the target names.
    """

    def __init__(self, terms: Terms, payoff: Payoff) -> None:
        self.terms = terms
        self.payoff = payoff
        self._course = _course(terms)
        ends = (*payoff.stop[: terms.need], payoff.claim, *payoff.nuked)
        self.ends: Worths = self._course.ends(ends)  # the worth of each roll if the turn ends with it
        self._settled: dict[tuple[bool, bool], Worths] = {}
        self._fresh: dict[tuple[bool, bool], Worths] = {}

    def worths_after_check(self, *, one_nuke: bool, also: bool = True) -> Worths:
        """Returns the worth of every roll after its nuke check."""
        self._work_out(one_nuke, also)
        return self._settled[one_nuke, also]

    def fresh(self, *, one_nuke: bool, also: bool = True) -> Worths:
        """Returns the worth of every roll that was just re-rolled, before its nuke check."""
        self._work_out(one_nuke, also)
        return self._fresh[one_nuke, also]

    def reroll_worth(self, roll: Roll, symbol: Symbol, *, one_nuke: bool, also: bool) -> float:
        """Returns the worth of re-rolling all dice showing a symbol."""
        fresh = self.fresh(one_nuke=one_nuke, also=also and symbol is not self.terms.reroll_also)
        return _rerolling(roll, symbol, fold_of(self.terms, one_nuke=one_nuke)).of(fresh)

    def one_nuke_less(self, roll: Roll, *, also: bool) -> float:
        """Returns the worth of re-rolling one nuke."""
        return _one_nuke_less(self.fresh(one_nuke=False, also=also), roll)

    def _work_out(self, one_nuke: bool, also: bool) -> None:
        if (one_nuke, also) in self._fresh:
            return
        if self.terms.reroll_also is None or not also:
            settled, fresh = self._go_on(one_nuke, also)
        else:
            settled, fresh = self._reroll_also(one_nuke)
        self._settled[one_nuke, also] = settled
        self._fresh[one_nuke, also] = fresh

    def _go_on(self, one_nuke: bool, also: bool) -> tuple[Worths, Worths]:
        """Computes worths from few Martians to many: a re-roll never leaves more of them."""
        settled, keeps_rolling = list(self.ends), self.terms.keeps_rolling
        if not one_nuke:
            for index, (pick, chances) in self._course.onward:
                again = sum(map(mul, chances, pick(settled)))
                if again > settled[index] or keeps_rolling:
                    settled[index] = again
            return settled, settled
        saved = _all_one_nuke_less(self.fresh(one_nuke=False, also=also), self.terms.dice)
        fresh = list(map(max, settled, saved))
        for index, (pick, chances) in self._course.onward:
            again = sum(map(mul, chances, pick(fresh)))
            if again > settled[index] or keeps_rolling:
                settled[index] = again
                fresh[index] = max(again, saved[index])
        return settled, fresh

    def _reroll_also(self, one_nuke: bool) -> tuple[Worths, Worths]:
        """Computes worths with the target's own re-roll, from the worths in which it is spent."""
        settled = list(self.worths_after_check(one_nuke=one_nuke, also=False))
        spent = self.fresh(one_nuke=one_nuke, also=False)
        for index, rerolled in self._course.also:
            settled[index] = max(settled[index], rerolled.of(spent))
        if not one_nuke:
            return settled, settled
        saved = _all_one_nuke_less(self.fresh(one_nuke=False, also=True), self.terms.dice)
        return settled, list(map(max, settled, saved))


class FirstRoll:
    """The first roll of a turn, with the rules that apply only to it.

    `kept` is the die that was set before the roll: it is never thrown, not even when throwing again.
    """

    def __init__(self, own: Forecast, others: tuple[Forecast, ...] = ()) -> None:
        self.own = own
        self.others = others  # forecasts of the targets that the player may still switch to
        self._standing: dict[tuple[Roll, bool, bool], Worths] = {}

    def throw_worth(self, kept: Roll = NO_DICE, *, one_nuke: bool, again: bool) -> float:
        """Returns the worth of throwing the dice."""
        worths = self.standing(kept, one_nuke=one_nuke, again=again)
        dice = self.own.terms.dice
        fold = dice if self.others else fold_of(self.own.terms, one_nuke=one_nuke)
        return mean(dice, dice - sum(kept), kept.nukes, kept.martians, fold).of(worths)

    def standing(self, kept: Roll, *, one_nuke: bool, again: bool) -> Worths:
        """Returns the worth of every first roll, with all rules that may still be used on it."""
        key = (kept if again or kept.nukes else NO_DICE, one_nuke, again)
        if key not in self._standing:
            self._standing[key] = self._first_roll_worths(kept, one_nuke, again)
        return self._standing[key]

    def one_nuke_less(self, roll: Roll, kept: Roll, *, again: bool) -> float:
        """Returns the worth of re-rolling one nuke; `kept` is the die that is still as it was set."""
        return _one_nuke_less(self.standing(kept, one_nuke=False, again=again), roll)

    def _first_roll_worths(self, kept: Roll, one_nuke: bool, again: bool) -> Worths:
        worths = self.own.worths_after_check(one_nuke=one_nuke)
        if again or self.others:
            worths = self._turn_or_throw_again(worths, kept, one_nuke, again)
        if not one_nuke:
            return worths
        dice = self.own.terms.dice
        saved = _all_one_nuke_less(self.standing(kept, one_nuke=False, again=again), dice, kept.nukes)
        worths = list(map(max, worths, saved))
        if kept.nukes:
            saved = _all_one_nuke_less(self.standing(NO_DICE, one_nuke=False, again=again), dice)
            worths = list(map(max, worths, saved))
        return worths

    def _turn_or_throw_again(self, settled: Worths, kept: Roll, one_nuke: bool, again: bool) -> Worths:
        """Returns worths with the two options: switch the target under the limit, throw again over it."""
        limit, worths = self.own.terms.limit, list(settled)
        retry = self.throw_worth(kept, one_nuke=one_nuke, again=False) if again else 0.0
        turned = [other.worths_after_check(one_nuke=one_nuke) for other in self.others]
        for index, roll in enumerate(rolls(self.own.terms.dice)):
            if roll.nukes < limit:
                for other in turned:
                    worths[index] = max(worths[index], other[index])
            elif again:
                worths[index] = max(worths[index], retry)
        return worths


def fold_of(terms: Terms, *, one_nuke: bool) -> int:
    """Returns the number of nukes from which on further nukes change nothing."""
    fold = terms.dice if terms.only_when_nuked else terms.limit + one_nuke
    return min(fold, terms.dice)


@lru_cache(maxsize=4096)
def _course(terms: Terms) -> Course:
    claim = terms.need
    ends = [min(got, claim) for got in _counts(_as_rolled(terms))]
    for index, nukes in _over(terms.dice, terms.limit):
        ends[index] = claim + 1 + nukes
        if terms.only_when_nuked and nukes >= claim:
            ends[index] = claim
    goes_on = [index for index, end in enumerate(ends) if end < claim] if terms.may_go_on else []
    fold = fold_of(terms, one_nuke=terms.one_nuke)
    onward: list[Onward] = []
    also: list[Onward] = []
    if Symbol.MARTIAN not in terms.symbols:
        means = _rerolling_martians(terms.dice, fold)
        onward = [(index, means[index]) for index in goes_on if index > terms.dice]
    if terms.reroll_also is not None:
        every = rolls(terms.dice)
        also = [(index, _rerolling(every[index], terms.reroll_also, fold)) for index in goes_on]
    return Course(itemgetter(*ends), tuple(onward), tuple(also))


def _as_rolled(terms: Terms) -> Terms:
    """Returns the terms reduced to the fields that determine a roll's symbols."""
    return Terms(
        dice=terms.dice,
        limit=0,
        need=0,
        symbols=terms.symbols,
        only_when_nuked=terms.only_when_nuked,
        extra=terms.extra,
        extra_needs=terms.extra_needs,
    )


@lru_cache(maxsize=256)
def _counts(terms: Terms) -> tuple[int, ...]:
    """Returns the number of scoring symbols of every roll."""
    return tuple([terms.matching(roll) for roll in rolls(terms.dice)])


@lru_cache(maxsize=256)
def _over(dice: int, limit: int) -> tuple[tuple[int, int], ...]:
    """Returns the rolls with too many nukes, as pairs of index and nukes."""
    return tuple([(index, roll.nukes) for index, roll in enumerate(rolls(dice)) if roll.nukes >= limit])


@lru_cache(maxsize=256)
def _rerolling_martians(dice: int, fold: int) -> tuple[Mean, ...]:
    """Returns the mean of re-rolling the Martians of every roll until one of them changes."""
    return tuple(
        [
            mean(dice, martians, nukes, 0, fold, moves_on=martians > 0) if nukes < fold else _NOTHING
            for nukes, martians, _ in rolls(dice)
        ]
    )


_NOTHING = Mean(lambda worths: (), ())


def _rerolling(roll: Roll, symbol: Symbol, fold: int) -> Mean:
    """Returns the mean of re-rolling all dice that show a symbol."""
    nukes, martians, ray_guns = roll
    match symbol:
        case Symbol.NUKE:
            return mean(sum(roll), nukes, 0, martians, fold)
        case Symbol.MARTIAN:
            return mean(sum(roll), martians, nukes, 0, fold)
        case Symbol.RAY_GUN:
            return mean(sum(roll), ray_guns, nukes, martians, fold)


@lru_cache(maxsize=64)
def _nuke_rerolls(dice: int, kept_nukes: int) -> tuple[Callable[[Worths], tuple[float, ...]], ...]:
    """Returns, for each face, the roll that re-rolling one nuke leads to; unchanged where not allowed."""
    every = rolls(dice)
    able = [roll.nukes > kept_nukes for roll in every]
    same = range(len(every))
    martian = [
        place(dice, roll.nukes - 1, roll.martians + 1) if can else index
        for index, (roll, can) in enumerate(zip(every, able, strict=True))
    ]
    ray_gun = [
        place(dice, roll.nukes - 1, roll.martians) if can else index
        for index, (roll, can) in enumerate(zip(every, able, strict=True))
    ]
    return itemgetter(*same), itemgetter(*martian), itemgetter(*ray_gun)


def _all_one_nuke_less(worths: Worths, dice: int, kept_nukes: int = 0) -> list[float]:
    """Returns, for every roll, the worth of re-rolling one of its nukes that was not set."""
    same, martian, ray_gun = _nuke_rerolls(dice, kept_nukes)
    return [
        FACE * (a + b + c) for a, b, c in zip(same(worths), martian(worths), ray_gun(worths), strict=True)
    ]


def _one_nuke_less(worths: Worths, roll: Roll) -> float:
    nukes, martians, ray_guns = roll
    others = at(worths, Roll(nukes - 1, martians + 1, ray_guns)) + at(
        worths, Roll(nukes - 1, martians, ray_guns + 1)
    )
    return FACE * (at(worths, roll) + others)
