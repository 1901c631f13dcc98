"""Pictures as values: a view, its kind and its language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from hashlib import blake2b

import msgspec

from bot.copies import replace
from bot.titles.title import AnyTitle, AnyView, Words


class Scenes(StrEnum):
    """The kinds of pictures of a view."""

    BOARD = "board"  # as posted
    WIDE = "wide"  # the same in its wide layout
    WHOLE = "whole"  # with everything around the board
    HAND = "hand"


@dataclass(frozen=True, kw_only=True, eq=False)
class Drawing:
    """A picture that can be rendered on demand."""

    title: AnyTitle
    kind: Scenes
    view: AnyView
    words: Words
    locale: str
    players: Mapping[str, str] = field(default_factory=dict)  # their names by the keys of their seats
    mark: str = ""  # a watermark

    @property
    def whole(self) -> "Drawing":
        """The same board with everything around it."""
        return self if self.title.pictures.whole is None else replace(self, kind=Scenes.WHOLE)

    def in_layout(self, *, wide: bool) -> "Drawing":
        """Returns the same board in its wide or tall layout, if its game has both."""
        wide = wide and self.title.pictures.wide is not None
        return replace(self, kind=Scenes.WIDE if wide else Scenes.BOARD)

    @cached_property
    def digest(self) -> str:
        """The hash of its content."""
        label = f"{self.title.key}:{self.title.rules.version}:{self.kind}:{self.locale}:".encode()
        content = msgspec.json.encode((self.view, self.players, self.mark))
        return blake2b(label + content, digest_size=16).hexdigest()
