"""Names of areas, cards, pieces and deeds of War of the Worlds.

Names do not depend on the view: a log also shows pieces that have left the map.
"""

from collections.abc import Mapping

from bot.titles.new_wave.clauses import Clause, clause
from bot.titles.title import Namer, Words, namer
from engine.new_wave.content import AreaId, BuildingId, CardId, Marker, ModeId, UnitKind
from engine.new_wave.state import UnitId, Walker
from renderer.scenes.new_wave import names


def namers() -> Mapping[object, Namer]:
    """Returns the naming function of each type."""
    return {
        AreaId: namer(names.area),
        CardId: namer(names.card),
        ModeId: namer(names.mode),
        BuildingId: namer(names.building),
        UnitId: namer(names.unit),
        UnitKind: namer(names.kind),
        Marker: namer(names.marker),
        Walker: namer(walker),
        Clause: namer(clause),
    }


def walker(who: Walker, words: Words) -> str:
    return words(f"walker-{who.value}")
