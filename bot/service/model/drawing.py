"""Pictures as values: a view, its kind and its language."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from hashlib import blake2b

import msgspec

from bot.titles.title import AnyTitle, AnyView, Words


class Scenes(StrEnum):
    """The kinds of pictures of a view."""

    BOARD = "board"
    HAND = "hand"


@dataclass(frozen=True, kw_only=True, eq=False)
class Drawing:
    """A picture that can be rendered on demand."""

    title: AnyTitle
    kind: Scenes
    view: AnyView
    words: Words
    locale: str

    @cached_property
    def digest(self) -> str:
        """The hash of its content."""
        label = f"{self.title.id}:{self.title.rules.version}:{self.kind}:{self.locale}:".encode()
        return blake2b(label + msgspec.json.encode(self.view), digest_size=16).hexdigest()
