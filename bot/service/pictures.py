"""From a view to a picture: cached, off the event loop, and never drawn when a newer one has replaced it."""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b
from typing import Any

import msgspec

import renderer
from bot.titles.title import AnyTitle, Words
from renderer.shapes import PHONE, Size


class Scenes(StrEnum):
    """What can be drawn of a view."""

    BOARD = "board"
    HAND = "hand"


@dataclass(frozen=True, kw_only=True, eq=False)
class Drawing:
    """A picture that may be asked for; `digest` names its content."""

    title: AnyTitle
    kind: Scenes
    view: Any
    words: Words
    digest: str


def drawing(title: AnyTitle, kind: Scenes, view: Any, words: Words, locale: str) -> Drawing:
    """Returns the picture of a view, not yet drawn."""
    label = f"{title.id}:{title.version}:{kind}:{locale}:".encode()
    digest = blake2b(label + msgspec.json.encode(view), digest_size=16).hexdigest()
    return Drawing(title=title, kind=kind, view=view, words=words, digest=digest)


class Pictures:
    """Draws in a thread of its own: Pillow lets the event loop go on meanwhile."""

    def __init__(self, executor: Executor | None = None, keep: int = 64) -> None:
        """Keeps so many pictures; an executor that is handed in remains the caller's to close."""
        self._own = None if executor else ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._executor = executor or self._own
        self._keep = keep
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._wanted: dict[Hashable, Hashable] = {}  # the newest picture asked for, by place

    async def draw(self, drawing: Drawing, place: Hashable = None, size: Size = PHONE) -> bytes | None:
        """Returns the PNG; None when a newer drawing for the same place came in before it was begun."""
        key = (drawing.digest, size)
        if place is not None:
            self._wanted[place] = key
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        loop = asyncio.get_running_loop()
        picture = await loop.run_in_executor(self._executor, self._drawn, drawing, place, size)
        if picture is not None:
            self._put(key, picture)
        return picture

    def close(self) -> None:
        """Lets go of the thread; what has not been begun is not drawn."""
        if self._own is not None:
            self._own.shutdown(cancel_futures=True)

    def _drawn(self, drawing: Drawing, place: Hashable, size: Size) -> bytes | None:
        key = (drawing.digest, size)
        if place is not None and self._wanted.get(place) != key:
            return None
        return self._kept.get(key) or paint(drawing, size)

    def _put(self, key: Hashable, picture: bytes) -> None:
        self._kept[key] = picture
        while len(self._kept) > self._keep:
            self._kept.popitem(last=False)


def paint(drawing: Drawing, size: Size = PHONE) -> bytes:
    """Draws, here and now."""
    make = drawing.title.board if drawing.kind is Scenes.BOARD else drawing.title.hand
    scene = make(drawing.view, drawing.words)
    assert scene is not None, "nothing secret to draw"
    return renderer.render(scene, size=size)
