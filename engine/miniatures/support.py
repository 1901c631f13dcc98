"""Support rows: building, triggering, aiming and jamming (R10, R12.1)."""

from collections.abc import Iterator

from engine.kit.edit import put, swap
from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures.actions import AnyAction, Trigger
from engine.miniatures.bench import Bench
from engine.miniatures.book import Book
from engine.miniatures.cards import ask_for_card, works
from engine.miniatures.content import Accuracy, Area, Support, SupportLevel
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.grid import COLUMNS, ORTHOGONAL, SIZE, Direction
from engine.miniatures.phase import Phase, seats
from engine.miniatures.pieces import CardId, Row, RowIndex, Side
from engine.miniatures.situation import Situation
from engine.miniatures.state import Aiming, Call, Striking


def triggers(now: Situation, owner: Side, only: int | None = None) -> Iterator[Trigger]:
    """Yields the legal triggers of a player's rows, with every aim (R10.2, R12.1)."""
    for index, row in enumerate(now.state.rows.get(owner, ())):
        if only in (None, index) and not row.fresh and works(now, owner, index):
            yield from _aims(RowIndex(index), level_of(now.book, row))


def level_of(book: Book, row: Row) -> SupportLevel:
    effect = book.effects[row.effect]
    assert isinstance(effect, Support)
    return effect.levels[len(row.cards) - 1]


def _aims(row: RowIndex, level: SupportLevel) -> Iterator[Trigger]:
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
            pass


def trigger(bench: Bench, side: Side, owner: Side, aim: Trigger) -> None:
    """Triggers a row; the opponent may jam it before any dice are rolled."""
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


def build_row(bench: Bench, side: Side, card: CardId, row: int | None) -> None:
    """Adds a card to a row, or starts a new row with it (R10.1)."""
    effect = bench.book.half(bench.state, side, card)
    rows = bench.state.rows.get(side, ())
    if row is None:
        rows = (*rows, Row(effect=effect, cards=(card,), fresh=True))
    else:
        rows = swap(rows, row, Row(effect=effect, cards=(*rows[row].cards, card), fresh=True))
    bench.edit(rows=put(bench.state.rows, side, rows))
    size = len(rows[-1 if row is None else row].cards)
    bench.tell(tell.RowBuilt(side=side, effect=effect, size=size))


def settle_rows(bench: Bench) -> None:
    """Makes the rows built this turn ready to be triggered."""
    if not any(row.fresh for rows in bench.state.rows.values() for row in rows):
        return
    ready = {
        owner: tuple(Row(effect=row.effect, cards=row.cards) for row in rows)
        for owner, rows in bench.state.rows.items()
    }
    bench.edit(rows=ready)


def discard_row(bench: Bench, owner: Side, row: int) -> None:
    rows = bench.state.rows[owner]
    left = rows[:row] + rows[row + 1 :]
    bench.edit(rows=put(bench.state.rows, owner, left), discard=bench.state.discard + rows[row].cards)


# --- jamming --------------------------------------------------------------------------------------


def ask_to_jam(bench: Bench, side: Side, row: int | None) -> None:
    """Asks the opponent to jam a support card just added or triggered."""
    ask_for_card(bench, side.enemy, Call.JAM, row)


def jam(bench: Bench, owner: Side, row: int) -> None:
    """Removes one card from a row; a row about to strike is aimed again at its new size."""
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
        _aim_again(bench, frame, row, gone=len(there.cards) == 1)


def _aim_again(bench: Bench, frame: Striking, row: int, *, gone: bool) -> None:
    if row != frame.row:
        bench.amend(row=frame.row - 1 if gone and row < frame.row else frame.row)
        return
    bench.pop()
    if not gone and works(bench, frame.owner, row):
        bench.push(Aiming(side=frame.side, owner=frame.owner, row=row))


# --- aiming by Mind Control, or again after a jam -------------------------------------------------


def _ask(now: Situation, frame: Aiming) -> AnyDecision | None:
    if next(triggers(now, frame.owner, frame.row), None) is None:
        return None
    return ask.AimRow(seats=seats(frame.side), owner=frame.owner)


def _options(now: Situation, frame: Aiming) -> Iterator[AnyAction]:
    return triggers(now, frame.owner, frame.row)


def _answer(bench: Bench, frame: Aiming, action: AnyAction) -> None:
    assert isinstance(action, Trigger), f"{action} aims no row"
    bench.pop()
    trigger(bench, frame.side, frame.owner, action)


AIMING = Phase[Aiming](ask=_ask, options=_options, answer=_answer)
