"""Ranges of whole numbers in the data of games."""

from typing import Annotated, TypeAlias

from msgspec import Meta

Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Amount: TypeAlias = Annotated[int, Meta(ge=1, le=99)]  # at least one
Few: TypeAlias = Annotated[int, Meta(ge=1, le=12)]  # dice, squares or figures of one effect
Change: TypeAlias = Annotated[int, Meta(ge=-9, le=9)]
Pips: TypeAlias = Annotated[int, Meta(ge=1, le=6)]  # of a die
