"""Games of older versions: new fields missing in their stored states get neutral defaults."""

from enum import Enum

import msgspec
import pytest

from engine.core import Data
from engine.miniatures.phases import PHASES
from engine.miniatures.pieces import Figure, Row, Token
from engine.miniatures.state import Marker, Orienting, State, Terrain

NOTHING: tuple[object, ...] = (None, False, 0, ())
# A game begins with its first round; older versions always asked which way the map lies.
FIRST: dict[tuple[type[Data], str], object] = {(State, "round"): 1, (Orienting, "asked"): True}
KINDS: tuple[type[Data], ...] = (*PHASES, State, Terrain, Marker, Figure, Token, Row)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_not_said_has_not_happened(kind: type[Data]) -> None:
    for field in msgspec.structs.fields(kind):
        if field.default is msgspec.NODEFAULT or isinstance(field.default, Enum):
            continue
        expected = FIRST.get((kind, field.name))
        assert field.default == expected if expected is not None else field.default in NOTHING, field.name
