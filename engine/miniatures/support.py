"""Support rows: aiming, triggering and what comes down (R10, R12, B2)."""

from collections.abc import Iterator

from engine.kit.edit import put, swap
from engine.miniatures import events as tell
from engine.miniatures.actions import Trigger
from engine.miniatures.area import random_direction, random_square, seen_square
from engine.miniatures.attack import armour
from engine.miniatures.bench import Bench
from engine.miniatures.book import Book
from engine.miniatures.cards import can_ask, struck, works
from engine.miniatures.content import (
    Accuracy,
    Area,
    LastingRule,
    Level,
    Means,
    ShootAttack,
    Support,
    SurviveCheck,
)
from engine.miniatures.content import (
    State as Fail,
)
from engine.miniatures.events import Fate
from engine.miniatures.grid import COLUMNS, ORTHOGONAL, SIZE, Direction, Square
from engine.miniatures.harm import doom, freeze, fright_tests, frighten
from engine.miniatures.odds import BASE_DICE, roll
from engine.miniatures.pieces import CardId, FigureId, Row, RowIndex, Side, Trace
from engine.miniatures.scoring import check_victory
from engine.miniatures.situation import Situation
from engine.miniatures.state import Aftermath, Aim, Aiming, Asking, Call, Striking
from engine.miniatures.tokens import hit_civilians


def triggers(now: Situation, owner: Side, only: int | None = None) -> Iterator[Trigger]:
    """Yields the ways in which the rows of a player may be triggered (R10.2, R12.1)."""
    for index, row in enumerate(now.state.rows.get(owner, ())):
        if only in (None, index) and not row.fresh and works(now, owner, index):
            yield from _aims(RowIndex(index), level_of(now.book, row))


def level_of(book: Book, row: Row) -> Level:
    effect = book.effects[row.effect]
    assert isinstance(effect, Support)
    return effect.levels[len(row.cards) - 1]


def _aims(row: RowIndex, level: Level) -> Iterator[Trigger]:
    ways: tuple[Direction | None, ...] = (None,)
    if level.area is Area.DIRECTED and level.accuracy is not Accuracy.RANDOM:
        ways = ORTHOGONAL
    match level.accuracy:
        case Accuracy.RANDOM:
            yield Trigger(row=row)
        case Accuracy.PART_RANDOM:
            for way in ways:
                yield from (Trigger(row=row, column=column, direction=way) for column in COLUMNS)
                yield from (Trigger(row=row, rank=rank, direction=way) for rank in range(1, SIZE + 1))
        case Accuracy.TARGETED:
            for column in COLUMNS:
                for rank in range(1, SIZE + 1):
                    yield from (Trigger(row=row, column=column, rank=rank, direction=way) for way in ways)
        case Accuracy.NONE:
            return


def trigger(bench: Bench, side: Side, owner: Side, aim: Trigger) -> None:
    """Declares a row: the opponent may jam it before anything is rolled."""
    row = bench.state.rows[owner][aim.row]
    effect = bench.book.effects[row.effect]
    assert isinstance(effect, Support)
    bench.tell(tell.RowTriggered(side=side, effect=row.effect, size=len(row.cards)))
    bench.push(
        Striking(
            side=side,
            owner=owner,
            row=aim.row,
            level=level_of(bench.book, row),
            length=effect.length,
            column=aim.column,
            rank=aim.rank,
            direction=aim.direction,
        )
    )


def go_on_striking(bench: Bench, frame: Striking) -> None:
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
            if can_ask(bench, frame.side.enemy, Call.TAKE_COVER, bench.top):
                bench.push(Asking(side=frame.side.enemy, call=Call.TAKE_COVER))
        case Aim.STRIKE:
            bench.amend(part=Aim.OVER)
            strike(bench, struck(frame), frame)
        case Aim.OVER:
            bench.pop()
            discard_row(bench, frame.owner, frame.row)


def ask_to_jam(bench: Bench, side: Side, row: int | None) -> None:
    """The opponent of the one who adds or triggers a support card may jam it."""
    if can_ask(bench, side.enemy, Call.JAM, bench.top):
        bench.push(Asking(side=side.enemy, call=Call.JAM, row=row))


def can_reroll(now: Situation, frame: Striking) -> bool:
    """A Forward Observer lets its owner roll a part random placement once more."""
    return (
        frame.level.accuracy is Accuracy.PART_RANDOM
        and not frame.rerolled
        and now.book.lasts(now.state, frame.side, LastingRule.REROLL_PART_RANDOM)
    )


def _place(bench: Bench, frame: Striking) -> None:
    """Rolls what the player could not set (R13.1, Q35)."""
    direction = frame.direction
    match frame.level.accuracy:
        case Accuracy.TARGETED:
            assert frame.column is not None
            target = Square(f"{frame.column}{frame.rank}")
        case Accuracy.RANDOM:
            target = random_square(bench.dice, frame.side)
            if frame.level.area is Area.DIRECTED:
                direction = random_direction(bench.dice)
        case _:
            target = _roll_rest(bench, frame)
    asks = can_reroll(bench, frame)
    bench.amend(target=target, direction=direction, part=Aim.REROLL if asks else Aim.COVER)


def _roll_rest(bench: Bench, frame: Striking) -> Square:
    face = bench.dice.roll(SIZE)
    if frame.rerolled:
        bench.tell(tell.DieRerolled(side=frame.side, face=face))
    rolled = seen_square(frame.side, face, face)  # on a diagonal: both coordinates come from the one die
    return Square(f"{frame.column}{rolled[1]}" if frame.column is not None else f"{rolled[0]}{frame.rank}")


def roll_again(bench: Bench) -> None:
    bench.amend(rerolled=True, part=Aim.PLACE)


def strike(bench: Bench, squares: tuple[Square, ...], frame: Striking) -> None:
    """Brings an effect down: one attack roll for all squares, in the beta one for each (R10.6, Q34)."""
    for square in squares:
        bench.mark(Trace.BLAST, square)
    assert frame.target is not None
    spared = frame.shielded
    strike_squares(
        bench,
        frame.target,
        squares,
        frame.level.payload,
        once=not bench.field.beta,
        credit=frame.side,
        shielded=(frame.side.enemy, spared) if spared is not None else None,
    )


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
    """Rolls an effect against every figure in its squares; nobody's side is spared (R10.5)."""
    if isinstance(payload, SurviveCheck):
        bench.tell(tell.Struck(at=target, squares=squares, dice=(), hits=0))
        for square in squares:
            for figure in _exposed(bench, square, shielded):
                _check(bench, figure, payload.on_fail)
        return
    if not once:
        squares = _peopled(bench, target, squares)
    hits = _attack_roll(bench, target, squares, payload) if once else 0
    doomed: list[tuple[FigureId, Square]] = []
    for square in squares:
        if not once:
            hits = _attack_roll(bench, square, (square,), payload)
        exposed = _exposed(bench, square, shielded)
        doomed += [(figure, square) for figure in exposed if _endure(bench, figure, hits)]
        hit_civilians(bench, square, hits)
    bench.push(Aftermath(doomed=tuple(doomed)))
    for figure, _ in reversed(doomed):  # the last pushed dies first: lowest id first
        doom(bench, figure, Means.SHOOT, killer=killer, credit=credit)


def _peopled(bench: Bench, target: Square, squares: tuple[Square, ...]) -> tuple[Square, ...]:
    """Returns the squares with somebody to roll against; without any it is only told where it came down."""
    homes = {civilian.at for civilian in bench.field.civilians}
    peopled = tuple(square for square in squares if bench.field.at(square) or square in homes)
    if not peopled:
        bench.tell(tell.Struck(at=target, squares=squares, dice=(), hits=0))
    return peopled


def _attack_roll(bench: Bench, at: Square, squares: tuple[Square, ...], payload: ShootAttack) -> int:
    dice, hits = roll(bench.dice, payload.dice, payload.needs)
    bench.tell(tell.Struck(at=at, squares=squares, dice=dice, hits=hits))
    return hits


def _exposed(bench: Bench, square: Square, shielded: tuple[Side, Square] | None) -> list[FigureId]:
    there = bench.field.at(square)
    if shielded is not None and shielded[1] == square:
        there = [figure for figure in there if figure.side is not shielded[0]]
    return [figure.id for figure in there]


def _endure(bench: Bench, figure: FigureId, hits: int) -> bool:
    """Rolls a figure's Survive against an area attack; tells whether it is doomed."""
    field = bench.field
    target = bench.figure(figure)
    profile = field.profile(target)
    answer, saves = roll(bench.dice, BASE_DICE, profile.survive, klutz=field.klutz(target))
    worn = armour(field, target)
    killed, by_armour = hits > saves + worn, saves < hits <= saves + worn
    fate = Fate.KILLED if killed else Fate.SAVED_BY_ARMOUR if by_armour else Fate.UNHARMED
    bench.tell(tell.Endured(figure=figure, answer=answer, saves=saves + worn, fate=fate))
    if by_armour:
        frighten(bench, figure)
    return killed


def _check(bench: Bench, figure: FigureId, on_fail: Fail) -> None:
    face = bench.dice.roll(SIZE)
    passed = face >= bench.book.profile(bench.figure(figure)).survive
    bench.tell(tell.Checked(figure=figure, face=face, passed=passed))
    if not passed and on_fail is Fail.FRIGHTENED:
        frighten(bench, figure)
    elif not passed:
        freeze(bench, figure)


def settle_dust(bench: Bench, frame: Aftermath) -> None:
    """Tests for fright where an area attack has killed, square by square, and looks at the score."""
    bench.pop()
    for square in dict.fromkeys(at for figure, at in frame.doomed if not bench.alive(figure)):
        fright_tests(bench, square)
    check_victory(bench)


def discard_row(bench: Bench, owner: Side, row: int) -> None:
    rows = bench.state.rows[owner]
    left = rows[:row] + rows[row + 1 :]
    bench.edit(rows=put(bench.state.rows, owner, left), discard=bench.state.discard + rows[row].cards)


def jam(bench: Bench, owner: Side, row: int) -> None:
    """Takes one card from a row; a row about to strike is aimed anew at its new size."""
    there = bench.state.rows[owner][row]
    if len(there.cards) == 1:
        discard_row(bench, owner, row)
    else:
        smaller = Row(effect=there.effect, cards=there.cards[:-1], fresh=there.fresh)
        rows = put(bench.state.rows, owner, swap(bench.state.rows[owner], row, smaller))
        bench.edit(rows=rows, discard=(*bench.state.discard, there.cards[-1]))
    bench.tell(tell.RowJammed(side=owner, effect=there.effect, size=len(there.cards) - 1))
    frame = bench.top
    if isinstance(frame, Striking) and frame.owner is owner:
        _aim_anew(bench, frame, row, gone=len(there.cards) == 1)


def _aim_anew(bench: Bench, frame: Striking, row: int, *, gone: bool) -> None:
    if row != frame.row:
        bench.amend(row=frame.row - 1 if gone and row < frame.row else frame.row)
        return
    bench.pop()
    if not gone and works(bench, frame.owner, row):
        bench.push(Aiming(side=frame.side, owner=frame.owner, row=row))


def build_row(bench: Bench, side: Side, card: CardId, row: int | None) -> None:
    """Lays a card down, alone or with equal ones (R10.1)."""
    effect = bench.book.half(bench.state, side, card)
    rows = bench.state.rows.get(side, ())
    if row is None:
        rows = (*rows, Row(effect=effect, cards=(card,), fresh=True))
    else:
        rows = swap(rows, row, Row(effect=effect, cards=(*rows[row].cards, card), fresh=True))
    bench.edit(rows=put(bench.state.rows, side, rows))
    size = len(rows[-1 if row is None else row].cards)
    bench.tell(tell.RowBuilt(side=side, effect=effect, size=size))


def settle_rows(bench: Bench, side: Side) -> None:
    """At the end of a turn the rows built in it are ready."""
    rows = bench.state.rows.get(side, ())
    if any(row.fresh for row in rows):
        ready = tuple(Row(effect=row.effect, cards=row.cards) for row in rows)
        bench.edit(rows=put(bench.state.rows, side, ready))
