"""Faults in data of War of the Worlds: the New Wave that fit their types."""

from collections import Counter
from collections.abc import Iterator, Mapping

from content.pack import Fault
from engine.new_wave.content import (
    Area,
    AreaId,
    Card,
    CardId,
    CardType,
    Figures,
    ModeId,
    Side,
    UnitKind,
    UnitProfile,
)


def faults(
    figures: Figures,
    areas: Mapping[AreaId, Area],
    units: Mapping[UnitKind, UnitProfile],
    cards: Mapping[CardId, Card],
) -> Iterator[Fault]:
    """Yields the faults."""
    yield from _areas(areas)
    for kind in UnitKind:
        if kind not in units:
            yield Fault(("units",), f"{kind.value} is missing", f"[{kind.value}]")
    modes: Counter[ModeId] = Counter()
    for name, card in cards.items():
        modes.update(mode.id for mode in card.modes)
        yield from _card(name, card, modes)
    for side in Side:
        own = sum(card.start for card in cards.values() if card.side is side)
        if own < figures.hand:
            path = ("figures", "hand")
            yield Fault(
                path, f"the {side.value} begin with {own} cards and draw {figures.hand}", str(max(1, own))
            )


def _areas(areas: Mapping[AreaId, Area]) -> Iterator[Fault]:
    for name, area in areas.items():
        for number, other in enumerate(area.neighbours):
            if name not in areas[other].neighbours:
                path = ("areas", name, "neighbours", number)
                yield Fault(
                    path, f"{name} borders on {other}, but not the other way round", f"also in {other}"
                )
            if name == other:
                yield Fault(
                    ("areas", name, "neighbours", number), f"{name} borders on itself", "leave it out"
                )
    for what, found in (
        ("ship", [name for name, area in areas.items() if area.ship]),
        ("port", [name for name, area in areas.items() if area.port]),
    ):
        if len(found) != 1:
            yield Fault(
                ("areas", found[-1], what) if found else ("areas",),
                f"{len(found)} areas have the {what}, one must",
                f"{what} = true in one area",
            )


def _card(name: CardId, card: Card, modes: Counter[ModeId]) -> Iterator[Fault]:
    path = ("cards", name)
    if (card.type is CardType.BUILDING) != (card.building is not None):
        yield Fault(
            (*path, "type"),
            "a card of the type building, and no other, names its building",
            'building = "fort"',
        )
    if (card.type is CardType.UNIT) != (card.unit is not None):
        yield Fault((*path, "type"), "a card of the type unit, and no other, names its unit", 'unit = "army"')
    if card.start > card.copies:
        yield Fault(
            (*path, "start"),
            f"{card.start} of {card.copies} copies cannot begin in the deck",
            str(card.copies),
        )
    if card.copies > card.start and card.cost is None:
        yield Fault(path, "a card that is for sale has a cost", "cost = 3")
    for number, mode in enumerate(card.modes):
        if modes[mode.id] > 1:
            yield Fault((*path, "modes", number, "id"), f"{mode.id} is there twice", f'"{mode.id}_2"')
