"""Pictures of many tables: all maps in turn, and twenty boards at once beside large pictures."""

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from statistics import median
from time import perf_counter, process_time

from bot.service.model.drawing import Drawing, Scenes
from bot.service.showing.painting import PictureJob, carry_out
from bot.service.showing.pictures import Pictures
from bot.text.catalogue import ENGLISH
from bot.titles.title import AnyTitle, as_any_title
from renderer.shapes import LARGE
from tests.bench.pictures import mid_game_views, posted
from tests.bench.rows import ROUNDS, Row, cpu
from tests.engine.games import catalogue
from tests.renderer.tables import SCENARIOS
from tests.titles import MINIATURES, TITLES

TABLES = 3  # of each scenario
BOARDS, LARGE_ONES = 20, 3
SKIPPED = 4  # turns, until something has happened
TURNS = 1 + 2 * ROUNDS
A_MINUTE = 60.0

Boards = Sequence[PictureJob]  # of one table, turn by turn
Table = Sequence[Drawing]  # the same, as requests to `Pictures`


def rows() -> Iterator[Row]:
    mixed, alone = _maps()
    yield Row(
        what=f"a miniatures board, tables of {len(SCENARIOS)} scenarios in turn",
        against=f"as many boards, one scenario after the other ({alone * 1000:.0f} ms)",
        measured=mixed / alone,
        at_most=2,
    )
    waiting, drawing, seconds = asyncio.run(_beside_large_ones())
    beside = f"{BOARDS} boards at once beside {LARGE_ONES} large pictures"
    yield Row(
        what=f"{beside}, until the last is there",
        against=f"{BOARDS} alone ({seconds:.2f} s)",
        measured=waiting,
        at_most=2.5,
    )
    yield Row(
        what=f"{beside}, processor time of the process that draws them",
        against=f"{BOARDS} alone",
        measured=drawing,
        at_most=2.5,
    )


# --- all maps ----------------------------------------------------------------------------------------------


def _maps() -> tuple[float, float]:
    """Returns the time of a board with tables of all scenarios in turn, and with one scenario at a time.

    Both draw turns that were not drawn before, each after the turn before it: they differ in how much was
    drawn in between.
    """
    tables = {name: [_table(name, seed) for seed in range(TABLES)] for name in SCENARIOS}
    in_turn = [table for tables_of_a_seed in zip(*tables.values(), strict=True) for table in tables_of_a_seed]
    mixed, alone = [], []
    for turn in range(1, TURNS, 2):
        mixed.append(_next_boards(in_turn, turn))
        alone.append(sum(_next_boards(each, turn + 1) for each in tables.values()))
    return median(mixed) / len(in_turn), median(alone) / len(in_turn)


def _table(scenario: str, seed: int) -> Boards:
    views = islice(posted(scenario, seed), SKIPPED, SKIPPED + TURNS)
    return [PictureJob(MINIATURES.id, Scenes.BOARD, view, ENGLISH) for view in views]  # type: ignore[arg-type] # as the bot sees it


def _next_boards(tables: Sequence[Boards], turn: int) -> float:
    """Returns the time of the boards of a turn, after the boards of the turn before are drawn."""
    for table in tables:
        carry_out(table[turn - 1])
    return sum(cpu(partial(carry_out, table[turn])) for table in tables)


# --- many at once ------------------------------------------------------------------------------------------


async def _beside_large_ones() -> tuple[float, float, float]:
    """Returns how many times as long boards take beside large pictures as alone, by the clock and by the
    processor time of the process that draws them; and how long alone, in seconds.
    """
    boards = [_boards(TITLES[number % len(TITLES)], number // len(TITLES)) for number in range(BOARDS)]
    large = [_boards(as_any_title(MINIATURES), number) for number in range(LARGE_ONES)]
    pictures = Pictures()
    try:
        await pictures.warm()
        await _together(pictures, boards, 0)
        times = []
        for number in range(ROUNDS):
            alone = await _together(pictures, boards, 1 + 2 * number)
            beside = await _together(pictures, boards, 2 + 2 * number, large)
            times.append((alone, beside))
    finally:
        pictures.close()
    waits, works = ([(alone[of], beside[of]) for alone, beside in times] for of in (0, 1))
    return (
        median(beside / alone for alone, beside in waits),
        median(beside / alone for alone, beside in works),
        median(alone for alone, _ in waits),
    )


def _boards(title: AnyTitle, number: int) -> list[Drawing]:
    words = catalogue().words(ENGLISH, title)
    return [
        Drawing(title=title, kind=Scenes.BOARD, view=view, words=words, locale=ENGLISH)
        for view in mid_game_views(title, number)
    ]


async def _together(
    pictures: Pictures, tables: Sequence[Table], turn: int, large: Sequence[Table] = ()
) -> tuple[float, float]:
    """Draws the boards of a turn, all requested at once; returns the wall time and the processor time."""
    under_way = [asyncio.create_task(pictures.draw(_at(table, turn), LARGE)) for table in large]
    await asyncio.sleep(0)  # the large ones have begun
    work, start = await _worked(pictures), perf_counter()
    await asyncio.gather(*(pictures.draw(_at(table, turn)) for table in tables))
    waited, worked = perf_counter() - start, await _worked(pictures) - work
    await asyncio.gather(*under_way)
    return waited, worked


def _at(table: Table, turn: int) -> Drawing:
    return table[turn % len(table)]


async def _worked(pictures: Pictures) -> float:
    """Returns the processor time so far of the process that draws boards, else of this process."""
    painter = pictures._painter
    if painter is None:
        return process_time()
    return await painter.run(process_time, A_MINUTE) or 0.0
