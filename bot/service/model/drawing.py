"""Pictures as values: which view is drawn, in which words."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from hashlib import blake2b

import msgspec

from bot.titles.title import AnyTitle, AnyView, Words


class Scenes(StrEnum):
    """The pictures of a view."""

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
