"""The chart of a person's games: bars of games won, drawn and lost, and the latest results."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

import msgspec

from renderer.scenes.charts import EDGE, HEAD, WIDTH, head, sky
from renderer.shapes import Box, Label, Point, Scene, Shape, Sprite
from renderer.sprites.tallies import WORDS

ROW, BAR = 132, 58  # heights of a row and of its bar
FOOT = 92
LATEST = 112
ONE_GAME = 96  # a bar's width per game, as long as there is room
SKY = 41  # the number of its sky
NUMBER = 36  # font size of a number on a bar, and the least width it needs
MARK, GAP = 62, 14

Verdict = Literal["won", "drawn", "lost"]
VERDICTS: tuple[Verdict, ...] = ("won", "drawn", "lost")


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the chart."""

    label: str
    says: str  # at its right: the share won, in words
    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """The whole chart, with its texts."""

    title: str
    about: str
    bars: tuple[Bar, ...]
    latest: tuple[Verdict, ...]  # the newest last; empty if they are not shown
    latest_label: str
    key: Mapping[Verdict, str]  # the meaning of the inks


def scene(chart: Chart) -> Scene:
    """Returns the chart as a picture."""
    rows = HEAD + 24 + ROW * len(chart.bars)
    height = rows + FOOT + (LATEST if chart.latest else 0)
    return Scene(
        width=WIDTH,
        height=height,
        ground=(sky(SKY),),
        shapes=(
            *head(chart.title, chart.about),
            *_bars(chart),
            *_key(chart, rows + FOOT // 2),
            *_latest(chart, rows + FOOT),
        ),
    )


def _bars(chart: Chart) -> Iterator[Shape]:
    most = max((bar.games for bar in chart.bars), default=1)
    unit = min(ONE_GAME, (WIDTH - 2 * EDGE) / most)
    for number, bar in enumerate(chart.bars):
        top = HEAD + 24 + number * ROW
        yield Label(bar.label, Point(EDGE, top + 24), 40, "paper", "bold", "lm", width=760)
        yield Label(bar.says, Point(WIDTH - EDGE, top + 24), 38, "amber", "bold", "rm", width=320)
        yield from _pieces(bar, top + 52, unit)


def _pieces(bar: Bar, top: int, unit: float) -> Iterator[Shape]:
    done = 0
    for verdict, count in zip(VERDICTS, (bar.won, bar.drawn, bar.lost), strict=True):
        left, right = EDGE + round(done * unit), EDGE + round((done + count) * unit)
        if count:
            yield Sprite("tally", Box(left, top, max(right - left, 6), BAR), (verdict,))
        if count and right - left >= NUMBER * max(1, len(str(count)) - 1):
            at = Point((left + right) // 2, top + BAR // 2)
            yield Label(str(count), at, NUMBER, WORDS[verdict], "bold", "mm")
        done += count


def _key(chart: Chart, middle: int) -> Iterable[Shape]:
    step = (WIDTH - 2 * EDGE) // len(VERDICTS)
    for number, verdict in enumerate(VERDICTS):
        x = EDGE + number * step
        yield Sprite("tally", Box(x, middle - 22, 76, 44), (verdict,))
        yield Label(chart.key[verdict], Point(x + 92, middle), 36, "paper", "text", "lm", width=step - 110)


def _latest(chart: Chart, top: int) -> Iterable[Shape]:
    if not chart.latest:
        return
    middle = top + LATEST // 2 - 8
    yield Label(chart.latest_label, Point(EDGE, middle), 36, "paper", "bold", "lm", width=330)
    for number, verdict in enumerate(chart.latest):
        yield Sprite(
            "result", Box(EDGE + 344 + number * (MARK + GAP), middle - MARK // 2, MARK, MARK), (verdict,)
        )
