"""Strikes: area effects of support rows and events (R10.4-R10.7, R12, B2)."""

from collections.abc import Iterator
from typing import assert_never

from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures.actions import AnyAction, Decline, RollAgain
from engine.miniatures.area import random_direction, random_square, seen_square
from engine.miniatures.bench import Bench
from engine.miniatures.cards import ask_for_card, strike_area
from engine.miniatures.civilians import hit_civilians, meet_civilians
from engine.miniatures.content import Accuracy, Area, Fail, LastingRule, Means, ShootAttack, SurviveCheck
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.grid import SIZE, Square
from engine.miniatures.harm import doom, freeze, fright_tests, frighten
from engine.miniatures.phase import Phase, seats
from engine.miniatures.pieces import FigureId, Side, Trace
from engine.miniatures.pools import Contest, strike_pools
from engine.miniatures.rolls import roll
from engine.miniatures.scoring import check_victory
from engine.miniatures.situation import Situation
from engine.miniatures.state import Aftermath, Aim, Call, Striking
from engine.miniatures.support import ask_to_jam, discard_row

# --- the strike of a support row ------------------------------------------------------------------


def _ask(now: Situation, frame: Striking) -> AnyDecision | None:
    """Asks the player that triggered the row whether to re-roll its placement."""
    if frame.part is not Aim.REROLL:
        return None
    assert frame.target is not None
    return ask.BeforePlacement(seats=seats(frame.side), at=frame.target)


def _options(now: Situation, frame: Striking) -> Iterator[AnyAction]:
    yield from (Decline(), RollAgain())


def _answer(bench: Bench, frame: Striking, action: AnyAction) -> None:
    if isinstance(action, RollAgain):
        bench.amend(rerolled=True, part=Aim.PLACE)
    else:
        _go_on(bench, frame)


def _go_on(bench: Bench, frame: Striking) -> None:
    match frame.part:
        case Aim.DECLARED:
            bench.amend(part=Aim.PLACE)
            ask_to_jam(bench, frame.side, frame.row if frame.owner is frame.side else None)
        case Aim.PLACE:
            _place(bench, frame)
        case Aim.REROLL:
            bench.amend(part=Aim.COVER)
        case Aim.COVER:
            bench.amend(part=Aim.STRIKE)
            ask_for_card(bench, frame.side.enemy, Call.TAKE_COVER)
        case Aim.STRIKE:
            bench.amend(part=Aim.OVER)
            _strike(bench, frame)
        case Aim.OVER:
            bench.pop()
            discard_row(bench, frame.owner, frame.row)


def _can_reroll(now: Situation, frame: Striking) -> bool:
    """Tells whether a part random placement may be re-rolled, once, by a Forward Observer."""
    return (
        frame.level.accuracy is Accuracy.PART_RANDOM
        and not frame.rerolled
        and now.book.lasts(now.state, frame.side, LastingRule.REROLL_PART_RANDOM)
    )


def _place(bench: Bench, frame: Striking) -> None:
    """Sets the target, rolling the parts that the player could not choose (R13.1, Q35)."""
    direction = frame.direction
    match frame.level.accuracy:
        case Accuracy.TARGETED:
            assert frame.column is not None
            target = Square(f"{frame.column}{frame.rank}")
        case Accuracy.RANDOM:
            target = random_square(bench.dice, frame.side)
            if frame.level.area is Area.DIRECTED:
                direction = random_direction(bench.dice)
        case Accuracy.PART_RANDOM:
            target = _roll_rest(bench, frame)
        case Accuracy.NONE:
            raise AssertionError("a row without an effect is not triggered")
        case _:
            assert_never(frame.level.accuracy)
    asks = _can_reroll(bench, frame)
    bench.amend(target=target, direction=direction, part=Aim.REROLL if asks else Aim.COVER)


def _roll_rest(bench: Bench, frame: Striking) -> Square:
    face = bench.dice.roll(SIZE)
    if frame.rerolled:
        bench.tell(tell.DieRerolled(side=frame.side, face=face))
    rolled = seen_square(frame.side, face, face)  # one die gives both coordinates; only one of them is used
    return Square(f"{frame.column}{rolled[1]}" if frame.column is not None else f"{rolled[0]}{frame.rank}")


def _strike(bench: Bench, frame: Striking) -> None:
    """Resolves the effect: one attack roll for all squares, in the beta one for each (R10.6, Q34)."""
    squares, spared = strike_area(frame), frame.shielded
    for square in squares:
        bench.mark(Trace.BLAST, square)
    assert frame.target is not None
    strike_squares(
        bench,
        frame.target,
        squares,
        frame.level.payload,
        once=not bench.field.beta,
        credit=frame.side,
        shielded=(frame.side.enemy, spared) if spared is not None else None,
    )


STRIKING = Phase[Striking](ask=_ask, options=_options, answer=_answer, go_on=_go_on)


# --- the figures in the struck squares ------------------------------------------------------------


def strike_squares(
    bench: Bench,
    target: Square,
    squares: tuple[Square, ...],
    payload: ShootAttack | SurviveCheck,
    *,
    once: bool,
    credit: Side | None,
    killer: FigureId | None = None,
    shielded: tuple[Side, Square] | None = None,
) -> None:
    """Rolls an effect against every figure in its squares, of both sides (R10.5)."""
    if isinstance(payload, SurviveCheck):
        bench.tell(tell.Struck(at=target, squares=squares, dice=(), hits=0))
        for square in squares:
            for figure in _figures_at_risk(bench, square, shielded):
                _check(bench, figure, payload.on_fail)
        return
    if not once:
        squares = _squares_with_people(bench, target, squares)
    rolled = _attack_roll(bench, target, squares, payload) if once else None
    doomed: list[tuple[FigureId, Square]] = []
    for square in squares:
        hits = _attack_roll(bench, square, (square,), payload) if rolled is None else rolled
        exposed = _figures_at_risk(bench, square, shielded)
        doomed += [(figure, square) for figure in exposed if _endure(bench, figure, payload, hits)]
        hit_civilians(bench, square, hits)
    bench.push(Aftermath(doomed=tuple(doomed)))
    for figure, _ in reversed(doomed):  # the last pushed dies first: lowest id first
        doom(bench, figure, Means.SHOOT, killer=killer, credit=credit)


def _squares_with_people(bench: Bench, target: Square, squares: tuple[Square, ...]) -> tuple[Square, ...]:
    """Returns the squares with figures or civilians; announces the strike itself if there are none."""
    homes = {civilian.at for civilian in bench.field.civilians}
    peopled = tuple(square for square in squares if bench.field.at(square) or square in homes)
    if not peopled:
        bench.tell(tell.Struck(at=target, squares=squares, dice=(), hits=0))
    return peopled


def _attack_roll(bench: Bench, at: Square, squares: tuple[Square, ...], payload: ShootAttack) -> int:
    dice, hits = roll(bench.dice, payload.dice, payload.needs)
    bench.tell(tell.Struck(at=at, squares=squares, dice=dice, hits=hits, needs=payload.needs))
    return hits


def _figures_at_risk(bench: Bench, square: Square, shielded: tuple[Side, Square] | None) -> list[FigureId]:
    there = bench.field.at(square)
    if shielded is not None and shielded[1] == square:
        there = [figure for figure in there if figure.side is not shielded[0]]
    return [figure.id for figure in there]


def _endure(bench: Bench, figure: FigureId, payload: ShootAttack, hits: int) -> bool:
    """Rolls a figure's Survive against an area attack; returns whether it is doomed."""
    pools = strike_pools(bench.field, bench.figure(figure), payload)
    answer, saves = roll(bench.dice, pools.against, pools.value, klutz=pools.clumsy)
    met = Contest((), hits, answer, saves, pools.armour)
    bench.tell(
        tell.Endured(
            figure=figure,
            answer=answer,
            saves=saves + met.armour,
            fate=met.fate,
            saves_on=pools.value,
            armour=met.armour,
        )
    )
    if met.by_armour:
        frighten(bench, figure)
    return met.won


def _check(bench: Bench, figure: FigureId, on_fail: Fail) -> None:
    face = bench.dice.roll(SIZE)
    needs = bench.book.profile(bench.figure(figure)).survive
    passed = face >= needs
    bench.tell(tell.Checked(figure=figure, face=face, passed=passed, needs=needs))
    if not passed and on_fail is Fail.FRIGHTENED:
        frighten(bench, figure)
    elif not passed:
        freeze(bench, figure)


def _finish(bench: Bench, frame: Aftermath) -> None:
    """Resolves what several deaths bring: civilians left to one side, fright tests, victory."""
    bench.pop()
    meet_civilians(bench)
    for square in dict.fromkeys(at for figure, at in frame.doomed if not bench.alive(figure)):
        fright_tests(bench, square)
    check_victory(bench)


AFTERMATH = Phase[Aftermath](go_on=_finish)
