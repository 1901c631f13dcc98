"""Renders pictures off the event loop, with a cache; unwanted ones are skipped."""

import asyncio
import contextlib
import logging
import os
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import ParamSpec, TypeVar

import renderer
from bot.service.model.drawing import Drawing
from bot.service.running.worker_processes import Worker
from bot.service.showing.painting import PictureJob, carry_out, rehearse, scene_of
from bot.titles import title_ids
from bot.titles.packs.shelf import reference
from bot.titles.title import Sketch
from renderer.scenes.watermark import with_mark
from renderer.shapes import PHONE, Size

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

PLATES = 32  # in the cache, about 50 KiB each
FILMS = 4  # in each cache of films and pages, at most 8 MiB each
SETTLED = 30.0  # seconds after a start until caches are warmed
LONGEST = 60.0  # seconds per picture; the first one of a process is slow


@dataclass(frozen=True, kw_only=True)
class Film:
    """A replay: the GIF, and its alternative text."""

    gif: bytes
    alt: str
    pictures: int  # of the game, without the reveal at the end


@dataclass(frozen=True, kw_only=True)
class Pictured:
    """A rendered sketch."""

    png: bytes
    alt: str


class Pictures:
    """Draws pictures without blocking the event loop.

    Boards and hands, which tables wait for, are drawn in a worker process if there is a core for it, else in
    a thread. Previews have a second thread, and slow large pictures and films a third, so that no board waits
    for them.
    """

    def __init__(self, executor: Executor | None = None, keep: int = 64, *, cores: int | None = None) -> None:
        """Caches `keep` pictures; an executor that is passed in draws all, and is closed by the caller."""
        several = (cores or os.cpu_count() or 1) > 1
        self._own = () if executor else (_thread("boards"), _thread("previews"), _thread("films"))
        boards, previews, films = self._own or (executor,) * 3
        self._boards: Executor | None = boards
        self._previews: Executor | None = previews
        self._films: Executor | None = films
        self._painter = Worker() if executor is None and several else None
        self._in_threads = 0  # drawings under way or queued in threads
        self._keep = keep
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._plates: OrderedDict[Hashable, Pictured] = OrderedDict()
        self._kept_films: OrderedDict[Hashable, Film] = OrderedDict()
        self._pages: OrderedDict[Hashable, bytes] = OrderedDict()

    @property
    def waiting(self) -> int:
        """The number of pictures and films under way or queued."""
        return self._in_threads + (self._painter.waiting if self._painter is not None else 0)

    async def draw(
        self, drawing: Drawing, size: Size = PHONE, wanted: Callable[[], bool] = lambda: True
    ) -> bytes | None:
        """Returns the PNG; None if it is no longer wanted when its turn comes."""
        key = (drawing.digest, size)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        picture = await self._draw(drawing, size, wanted)
        if picture is not None:
            _put(self._kept, key, picture, self._keep)
        return picture

    async def sketch(self, make: Callable[[], Sketch | None]) -> Pictured | None:
        """Makes and draws a sketch in the preview thread; None when there is nothing to draw."""
        return await self._in(self._previews, _draw_sketch, make)

    async def plate(self, key: Hashable, make: Callable[[], Sketch]) -> Pictured:
        """Returns a picture of a rule booklet; the key of the cache names its content."""
        if key not in self._plates:
            drawn = await self.sketch(make)
            assert drawn is not None, "a plate shows something"
            _put(self._plates, key, drawn, PLATES)
        return self._plates[key]

    async def film(self, key: Hashable, make: Callable[[], Film]) -> Film:
        """Returns a film; the key of the cache names its content."""
        return await self._in(self._films, _once, self._kept_films, key, make)

    async def page(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """Returns a page full of pictures; the key of the cache names its content."""
        return await self._in(self._films, _once, self._pages, key, make)

    async def warm(self, after: float = 0.0) -> None:
        """Draws a board of every title in the worker, to fill its sprite caches."""
        await asyncio.sleep(after)
        if self._painter is not None:
            for title_id in title_ids():
                await self._painter.run(partial(rehearse, title_id), LONGEST)

    @contextlib.asynccontextmanager
    async def warming(self) -> AsyncIterator[None]:
        """Warms the caches in the background, once a start has settled."""
        ahead = asyncio.create_task(self.warm(SETTLED), name="warm")
        try:
            yield
        finally:
            ahead.cancel()
            await asyncio.wait({ahead})
            if not ahead.cancelled() and (error := ahead.exception()) is not None:
                log.warning("drawing ahead came to nothing: %r", error)

    def close(self) -> None:
        """Ends threads and worker; queued pictures are not drawn."""
        for thread in self._own:
            thread.shutdown(cancel_futures=True)
        if self._painter is not None:
            self._painter.close()

    async def _draw(self, drawing: Drawing, size: Size, wanted: Callable[[], bool]) -> bytes | None:
        if self._painter is not None and size == PHONE and drawing.title.id in title_ids():
            title = reference(drawing.title)
            order = PictureJob(
                title, drawing.kind, drawing.view, drawing.locale, drawing.players, drawing.mark
            )
            return await self._painter.run(partial(carry_out, order), LONGEST, wanted)
        thread = self._boards if size == PHONE else self._films
        return await self._in(thread, _paint_if_wanted, wanted, drawing, size)

    async def _in(self, thread: Executor | None, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        self._in_threads += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, partial(work, *args))
        finally:
            self._in_threads -= 1


def _thread(name: str) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)


def _once(kept: OrderedDict[Hashable, T], key: Hashable, make: Callable[[], T]) -> T:
    """Returns a film or page from a cache or makes it; runs in the film thread, so each is made once."""
    if key not in kept:
        _put(kept, key, make(), FILMS)
    return kept[key]


def _put(kept: OrderedDict[Hashable, T], key: Hashable, value: T, most: int) -> None:
    """Stores a value in a cache and evicts the oldest."""
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > most:
        kept.popitem(last=False)


def _draw_sketch(make: Callable[[], Sketch | None]) -> Pictured | None:
    sketch = make()
    if sketch is None:
        return None
    return Pictured(png=renderer.render(sketch.scene, size=sketch.size), alt=sketch.alt)


def _paint_if_wanted(wanted: Callable[[], bool], drawing: Drawing, size: Size) -> bytes | None:
    return paint(drawing, size) if wanted() else None


def paint(drawing: Drawing, size: Size = PHONE) -> bytes:
    """Draws a picture synchronously."""
    scene = scene_of(drawing.title, drawing.kind, drawing.view, drawing.words)
    return renderer.render(with_mark(scene, drawing.mark), size=size)
