"""Areas, cards, pieces and deeds of War of the Worlds in words.

No name hangs on the view: a log tells of pieces that have long left the map.
"""

from collections.abc import Callable, Mapping
from typing import Any

from bot.titles.new_wave.deeds import Deed, deed
from bot.titles.title import Namer, Words
from engine.new_wave.content import AreaId, BuildingId, CardId, Marker, ModeId, UnitKind
from engine.new_wave.state import UnitId, Walker
from engine.new_wave.view import View
from renderer.scenes.new_wave import names


def namers() -> Mapping[Any, Namer]:
    """Returns how each kind of value is named."""
    return {
        AreaId: _namer(names.area),
        CardId: _namer(names.card),
        ModeId: _namer(names.mode),
        BuildingId: _namer(names.building),
        UnitId: _namer(names.unit),
        UnitKind: _namer(names.kind),
        Marker: _namer(names.marker),
        Walker: _namer(walker),
        Deed: _namer(deed),
    }


def _namer(name: Callable[[Any, Words], str]) -> Namer:
    def namer(value: Any, view: View | None, words: Words) -> str:
        return name(value, words)

    return namer


def walker(who: Walker, words: Words) -> str:
    return words(f"walker-{who.value}")
