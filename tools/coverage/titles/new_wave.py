"""Tags of War of the Worlds: every option of every card, building, unit and marker."""

from collections.abc import Iterator

from bot.titles.new_wave import load
from engine.new_wave import Options
from engine.new_wave import events as tell
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import BuildingId, Guns, Marker, UnitKind
from engine.new_wave.events import AnyEvent
from engine.new_wave.view import View
from tools.coverage.counting import Coverage


def coverage() -> Coverage[AnyAction, AnyEvent, View, Options]:
    """Returns the tags of this title."""
    content = load()

    def possible_tags(options: Options) -> Iterator[str]:
        """Yields all tags that can occur under these options."""
        for name, card in content.cards.items():
            yield from (f"option {mode.id}" for mode in card.modes)
            if card.copies > card.start:
                yield f"bought {name}"
        for built, building in content.buildings.items():
            yield f"building {built}"
            if building.defence is not None:
                yield f"destroyed {built}"
            if any(isinstance(effect, Guns) for effect in building.standing):
                yield f"fired {built}"
        for kind, unit in content.units.items():
            yield f"placed {kind.value}"
            yield f"moved {kind.value}"
            if unit.defence is not None:
                yield f"destroyed {kind.value}"
        yield from (f"marker {marker.value}" for marker in Marker)

    return Coverage(
        possible_tags=possible_tags,
        observed_tags=lambda view, action, events: _observed_tags(content.figures.ship, events),
    )


def _observed_tags(ship: BuildingId, events: tuple[AnyEvent, ...]) -> Iterator[str]:
    for event in events:
        match event:
            case tell.Landed():
                yield f"building {ship}"
            case tell.CardPlayed(mode=mode) | tell.CardJoined(mode=mode):
                yield f"option {mode}"
            case tell.CardBought(card=card):
                yield f"bought {card}"
            case tell.BuildingPlaced(building=building):
                yield f"building {building}"
            case tell.BuildingFell(building=building):
                yield f"destroyed {building}"
            case tell.BuildingFired(building=building):
                yield f"fired {building}"
            case tell.UnitPlaced(unit=unit):
                yield f"placed {_kind(unit).value}"
            case tell.UnitMoved(unit=unit):
                yield f"moved {_kind(unit).value}"
            case tell.UnitFell(unit=unit):
                yield f"destroyed {_kind(unit).value}"
            case tell.MarkerLaid(marker=marker):
                yield f"marker {marker.value}"


def _kind(unit: str) -> UnitKind:
    """Returns the kind of a unit from its id, such as `tripod_2`."""
    return next(kind for kind in UnitKind if unit.startswith(f"{kind.value}_"))
