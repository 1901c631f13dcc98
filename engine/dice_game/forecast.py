"""The exact worth of a turn: every roll that may come, and the best answer to each.

Dice are alike, so a roll is three counts: nukes, Martians, ray guns. What ends a turn is given a worth
(`Payoff`); the forecast finds, from the end backwards, what every roll on the way there is worth to a player
who plays it out best. Nothing is sampled.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import factorial
from typing import NamedTuple, TypeAlias

from engine.dice_game.content import Symbol

FACE = 1 / 3  # each symbol is on two of a die's six faces
MOST_DICE = 10  # in a hand

# What every roll is worth, by Martians, then by nukes; the other dice show ray guns.
Worths: TypeAlias = list[list[float]]


class Roll(NamedTuple):
    """Dice on the table, counted."""

    nukes: int
    martians: int
    ray_guns: int


NO_DICE = Roll(0, 0, 0)
ONE_NUKE = Roll(1, 0, 0)
ONE_MARTIAN = Roll(0, 1, 0)
ONE_RAY_GUN = Roll(0, 0, 1)
SINGLE = {Symbol.NUKE: ONE_NUKE, Symbol.MARTIAN: ONE_MARTIAN, Symbol.RAY_GUN: ONE_RAY_GUN}


def count(dice: Sequence[Symbol]) -> Roll:
    """Returns dice on the table as counts."""
    return Roll(dice.count(Symbol.NUKE), dice.count(Symbol.MARTIAN), dice.count(Symbol.RAY_GUN))


@lru_cache(maxsize=MOST_DICE + 1)
def throws(dice: int) -> tuple[tuple[int, int, float], ...]:
    """Returns every throw of this many dice: nukes, Martians, chance."""
    return tuple(
        (nukes, martians, _ways(dice, nukes, martians) * FACE**dice)
        for martians in range(dice + 1)
        for nukes in range(dice - martians + 1)
    )


def _ways(dice: int, nukes: int, martians: int) -> int:
    rest = factorial(dice - nukes - martians)
    return factorial(dice) // (factorial(nukes) * factorial(martians) * rest)


@lru_cache(maxsize=MOST_DICE + 1)
def _moves_on(martians: int) -> tuple[tuple[int, int, float], ...]:
    """Returns the throws of this many Martians that change something.

    If all stay Martians one is where one was and re-rolls again, so the others share that chance.
    """
    changed = 1 - FACE**martians
    return tuple((nukes, left, p / changed) for nukes, left, p in throws(martians) if left < martians)


class Terms(NamedTuple):
    """What one turn against one target is played under."""

    dice: int
    limit: int  # nukes that get one nuked
    need: int  # symbols missing for a claim
    symbols: tuple[Symbol, ...]  # that count
    only_when_nuked: bool = False  # they count on a nuked turn, and only then
    extra: int = 0  # symbols a rule adds
    extra_needs: int = 1  # to at least this many
    reroll_also: Symbol | None = None  # the target lets these be re-rolled once
    one_nuke: bool = False  # a nuke may be re-rolled before the check, once
    again: bool = False  # a first roll that gets one nuked may be thrown again, once
    may_go_on: bool = True  # False: what happens on this roll alone

    def counted(self, roll: Roll) -> int:
        """Returns the dice that show a symbol the target asks for."""
        return sum(n for n, symbol in zip(roll, SINGLE, strict=True) if symbol in self.symbols)

    def matching(self, roll: Roll) -> int:
        """Returns the symbols that a roll which is not nuked brings."""
        showing = 0 if self.only_when_nuked else self.counted(roll)
        return showing + self.extra if self.extra and showing >= self.extra_needs else showing


class Payoff(NamedTuple):
    """What the ends of a turn are worth."""

    claim: float
    stop: tuple[float, ...]  # by the symbols of the turn, up to one less than are needed
    nuked: tuple[float, ...]  # by the nukes rolled


class Forecast:
    """A turn under its terms, with what its ends are worth.

    `one_nuke`: a nuke may still be re-rolled; `also`: so may the symbol the target names.
    """

    def __init__(self, terms: Terms, payoff: Payoff) -> None:
        self.terms = terms
        self.payoff = payoff
        self.ends, self._open = _ends(terms, payoff)  # what rolls are worth if the turn ends with them
        self._settled: dict[tuple[bool, bool], Worths] = {}
        self._fresh: dict[tuple[bool, bool], Worths] = {}

    def settled(self, *, one_nuke: bool, also: bool = True) -> Worths:
        """Returns what dice are worth that have passed their nuke check, or failed it."""
        self._work_out(one_nuke, also)
        return self._settled[one_nuke, also]

    def fresh(self, *, one_nuke: bool, also: bool = True) -> Worths:
        """Returns what dice are worth that have just been re-rolled."""
        self._work_out(one_nuke, also)
        return self._fresh[one_nuke, also]

    def rerolled(self, roll: Roll, symbol: Symbol, *, one_nuke: bool, also: bool) -> float:
        """Returns what it is worth to re-roll all dice showing a symbol."""
        fresh = self.fresh(one_nuke=one_nuke, also=also and symbol is not self.terms.reroll_also)
        nukes, martians, ray_guns = roll
        match symbol:
            case Symbol.NUKE:
                return _expected(fresh, throws(nukes), 0, martians)
            case Symbol.MARTIAN:
                return _expected(fresh, throws(martians), nukes, 0)
            case Symbol.RAY_GUN:
                return _expected(fresh, throws(ray_guns), nukes, martians)

    def one_nuke_less(self, roll: Roll, *, also: bool) -> float:
        """Returns what it is worth to re-roll one nuke."""
        return _one_nuke_less(self.fresh(one_nuke=False, also=also), roll.nukes, roll.martians)

    def _work_out(self, one_nuke: bool, also: bool) -> None:
        """Works upwards from few Martians to many: a re-roll never leaves more of them."""
        if (one_nuke, also) in self._fresh:
            return
        if self.terms.reroll_also is None or not also:
            settled, fresh = self._go_on(one_nuke, also)
        else:
            settled, fresh = self._reroll_also(one_nuke, self.terms.reroll_also)
        self._settled[one_nuke, also] = settled
        self._fresh[one_nuke, also] = fresh

    def _go_on(self, one_nuke: bool, also: bool) -> tuple[Worths, Worths]:
        rerolls = Symbol.MARTIAN not in self.terms.symbols
        saved = self.fresh(one_nuke=False, also=also) if one_nuke else None
        settled: Worths = []
        fresh: Worths = []
        for martians, (row, goes_on) in enumerate(zip(self.ends, self._open, strict=True)):
            worths = list(row)
            if martians and rerolls:
                moves = _moves_on(martians)
                for nukes in goes_on:
                    worths[nukes] = max(worths[nukes], _expected(fresh, moves, nukes, 0))
            settled.append(worths)
            fresh.append(worths if saved is None else _saving(worths, saved, martians))
        return settled, fresh

    def _reroll_also(self, one_nuke: bool, symbol: Symbol) -> tuple[Worths, Worths]:
        """The target's own re-roll leads to tables in which it is spent."""
        spent = self.settled(one_nuke=one_nuke, also=False)
        saved = self.fresh(one_nuke=False, also=True) if one_nuke else None
        settled = [list(row) for row in spent]
        for martians, goes_on in enumerate(self._open):
            for nukes in goes_on:
                roll = Roll(nukes, martians, self.terms.dice - martians - nukes)
                again = self.rerolled(roll, symbol, one_nuke=one_nuke, also=True)
                settled[martians][nukes] = max(settled[martians][nukes], again)
        if saved is None:
            return settled, settled
        return settled, [_saving(row, saved, martians) for martians, row in enumerate(settled)]


class FirstRoll:
    """The first roll of a turn, with the rules that work on it alone.

    `kept` is the die that was set before the roll: it is not thrown, not even again.
    """

    def __init__(self, own: Forecast, others: tuple[Forecast, ...] = ()) -> None:
        self.own = own
        self.others = others  # targets to which the dice may still be turned
        self._standing: dict[tuple[Roll, bool, bool], Worths] = {}

    def thrown(self, kept: Roll = NO_DICE, *, one_nuke: bool, again: bool) -> float:
        """Returns what it is worth to throw the dice."""
        worths = self.standing(kept, one_nuke=one_nuke, again=again)
        return _expected(worths, throws(self.own.terms.dice - sum(kept)), kept.nukes, kept.martians)

    def standing(self, kept: Roll, *, one_nuke: bool, again: bool) -> Worths:
        """Returns what first rolls are worth, with all that may still be done about them."""
        key = (kept if again or kept.nukes else NO_DICE, one_nuke, again)
        if key not in self._standing:
            self._standing[key] = self._stand(kept, one_nuke, again)
        return self._standing[key]

    def one_nuke_less(self, roll: Roll, kept: Roll, *, again: bool) -> float:
        """Returns what it is worth to re-roll one nuke; `kept` is what is still as it was set."""
        return _one_nuke_less(self.standing(kept, one_nuke=False, again=again), roll.nukes, roll.martians)

    def _stand(self, kept: Roll, one_nuke: bool, again: bool) -> Worths:
        limit = self.own.terms.limit
        worths = [list(row) for row in self.own.settled(one_nuke=one_nuke)]
        for other in self.others:
            for row, turned in zip(worths, other.settled(one_nuke=one_nuke), strict=True):
                row[:limit] = map(max, row[:limit], turned[:limit])
        if again:
            retry = self.thrown(kept, one_nuke=one_nuke, again=False)
            for row in worths:
                row[limit:] = [max(worth, retry) for worth in row[limit:]]
        if not one_nuke:
            return worths
        saved = self.standing(kept, one_nuke=False, again=again)
        worths = [_saving(row, saved, martians, kept.nukes) for martians, row in enumerate(worths)]
        if kept.nukes:
            saved = self.standing(NO_DICE, one_nuke=False, again=again)
            worths = [_saving(row, saved, martians) for martians, row in enumerate(worths)]
        return worths


def _ends(terms: Terms, payoff: Payoff) -> tuple[Worths, list[list[int]]]:
    """Returns what rolls are worth if the turn ends with them, and the nukes of those where it need not."""
    worths: Worths = []
    goes_on: list[list[int]] = []
    for row in _counts(terms.dice, terms.symbols, terms.only_when_nuked, terms.extra, terms.extra_needs):
        got = [payoff.claim if n >= terms.need else payoff.stop[n] for n in row[: terms.limit]]
        goes_on.append([nukes for nukes, n in enumerate(row[: terms.limit]) if n < terms.need])
        lost = list(payoff.nuked[len(got) : len(row)])
        if terms.only_when_nuked:
            lost = [
                payoff.claim if nukes >= terms.need else worth for nukes, worth in enumerate(lost, len(got))
            ]
        worths.append(got + lost)
    return worths, goes_on if terms.may_go_on else [[] for _ in goes_on]


@lru_cache(maxsize=256)
def _counts(
    dice: int, symbols: tuple[Symbol, ...], only_when_nuked: bool, extra: int, extra_needs: int
) -> tuple[tuple[int, ...], ...]:
    """Returns the symbols every roll brings, by Martians, then by nukes."""
    terms = Terms(
        dice=dice,
        limit=0,
        need=0,
        symbols=symbols,
        only_when_nuked=only_when_nuked,
        extra=extra,
        extra_needs=extra_needs,
    )
    return tuple(
        tuple(
            terms.matching(Roll(nukes, martians, dice - martians - nukes))
            for nukes in range(dice - martians + 1)
        )
        for martians in range(dice + 1)
    )


def _expected(worths: Worths, outcomes: Sequence[tuple[int, int, float]], nukes: int, martians: int) -> float:
    """Returns the mean worth of outcomes on top of dice that stay."""
    total = 0.0
    for more_nukes, more_martians, chance in outcomes:
        total += chance * worths[martians + more_martians][nukes + more_nukes]
    return total


def _saving(row: list[float], saved: Worths, martians: int, kept_nukes: int = 0) -> list[float]:
    """Returns the row where a nuke that was thrown may be re-rolled before the check."""
    return [
        worth if nukes <= kept_nukes else max(worth, _one_nuke_less(saved, nukes, martians))
        for nukes, worth in enumerate(row)
    ]


def _one_nuke_less(saved: Worths, nukes: int, martians: int) -> float:
    others = saved[martians + 1][nukes - 1] + saved[martians][nukes - 1]
    return FACE * (saved[martians][nukes] + others)
