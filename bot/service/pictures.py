"""From a view to a picture: cached, off the event loop, and never drawn when a newer one has replaced it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from hashlib import blake2b
from typing import TypeVar

import msgspec

import renderer
from bot.titles.title import AnyTitle, AnyView, Sketch, Words
from renderer.shapes import PHONE, Size

T = TypeVar("T")

FILMS = 4  # kept in memory, of at most 8 MiB each


class Scenes(StrEnum):
    """What can be drawn of a view."""

    BOARD = "board"
    HAND = "hand"


@dataclass(frozen=True, kw_only=True, eq=False)
class Drawing:
    """A picture that may be asked for."""

    title: AnyTitle
    kind: Scenes
    view: AnyView
    words: Words
    locale: str

    @cached_property
    def digest(self) -> str:
        """The name of its content."""
        label = f"{self.title.id}:{self.title.rules.version}:{self.kind}:{self.locale}:".encode()
        return blake2b(label + msgspec.json.encode(self.view), digest_size=16).hexdigest()


@dataclass(frozen=True, kw_only=True)
class Film:
    """A replay as it is shown: the file, and the words for those who cannot see it."""

    gif: bytes
    alt: str
    pictures: int  # of the game, without what is laid open after it


@dataclass(frozen=True, kw_only=True)
class Pictured:
    """A sketch that has been drawn."""

    png: bytes
    alt: str


class Pictures:
    """Draws in threads of its own: Pillow lets the event loop go on meanwhile.

    What takes long, large pictures and films, has a thread to itself, so that no table waits for its board.
    """

    def __init__(self, executor: Executor | None = None, keep: int = 64) -> None:
        """Keeps this many pictures; an executor that is handed in remains the caller's to close."""
        self._own = () if executor else (_thread("pictures"), _thread("films"))
        self._quick: Executor | None = self._own[0] if self._own else executor
        self._slow: Executor | None = self._own[1] if self._own else executor
        self._keep = keep
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._films: OrderedDict[Hashable, Film] = OrderedDict()
        self._wanted: dict[Hashable, Hashable] = {}  # the newest picture asked for, by place

    async def draw(self, drawing: Drawing, place: Hashable = None, size: Size = PHONE) -> bytes | None:
        """Returns the PNG; None when a newer drawing for the same place came in before it was begun."""
        key = (drawing.digest, size)
        if place is not None:
            self._wanted[place] = key
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        loop, thread = asyncio.get_running_loop(), self._quick if size == PHONE else self._slow
        picture = await loop.run_in_executor(thread, self._drawn, drawing, place, size)
        if picture is not None:
            _put(self._kept, key, picture, self._keep)
        return picture

    async def sketch(self, make: Callable[[], Sketch | None]) -> Pictured | None:
        """Returns what is thought up and drawn there; None when there is nothing to see."""
        return await asyncio.get_running_loop().run_in_executor(self._quick, _sketched, make)

    async def film(self, key: Hashable, make: Callable[[], Film]) -> Film:
        """Returns the film made there; the key names its content."""
        return await asyncio.get_running_loop().run_in_executor(self._slow, self._filmed, key, make)

    def close(self) -> None:
        """Lets go of the threads; what has not been begun is not drawn."""
        for thread in self._own:
            thread.shutdown(cancel_futures=True)

    def _drawn(self, drawing: Drawing, place: Hashable, size: Size) -> bytes | None:
        key = (drawing.digest, size)
        if place is not None and self._wanted.get(place) != key:
            return None
        return self._kept.get(key) or paint(drawing, size)

    def _filmed(self, key: Hashable, make: Callable[[], Film]) -> Film:
        """Returns a film; who asks for it while it is made waits in line and is given the same."""
        if key not in self._films:
            _put(self._films, key, make(), FILMS)
        return self._films[key]


def _thread(name: str) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)


def _put(kept: OrderedDict[Hashable, T], key: Hashable, value: T, most: int) -> None:
    """Keeps a value; the oldest makes room."""
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > most:
        kept.popitem(last=False)


def _sketched(make: Callable[[], Sketch | None]) -> Pictured | None:
    sketch = make()
    return None if sketch is None else Pictured(png=renderer.render(sketch.scene), alt=sketch.alt)


def paint(drawing: Drawing, size: Size = PHONE) -> bytes:
    """Draws, here and now."""
    artwork = drawing.title.pictures
    make = artwork.board if drawing.kind is Scenes.BOARD else artwork.hand
    assert make is not None, "nobody holds anything secret in this game"
    scene = make(drawing.view, drawing.words)
    assert scene is not None, "nothing secret to draw"
    return renderer.render(scene, size=size)
