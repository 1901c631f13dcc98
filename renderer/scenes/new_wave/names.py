"""Names of things in War of the Worlds, from the catalogue."""

from engine.new_wave.content import AreaId, BuildingId, CardId, CardType, Marker, ModeId, Side, UnitKind
from renderer.words import Words, dash


def side(which: Side, words: Words) -> str:
    return words(f"seat-{which.value}")


def area(which: AreaId, words: Words) -> str:
    return words(f"area-{dash(which)}")


def unit(which: str, words: Words) -> str:
    """Returns the name of a unit by its id: `Tripod 2`."""
    return words(f"unit-{dash(which)}")


def kind(which: UnitKind, words: Words) -> str:
    return words(f"unit-{which.value}")


def building(which: BuildingId, words: Words) -> str:
    return words(f"building-{dash(which)}")


def card(which: CardId, words: Words) -> str:
    return words(f"card-{dash(which)}")


def card_text(which: CardId, words: Words) -> str:
    return words(f"card-{dash(which)}-text")


def card_brief(which: CardId, words: Words) -> str:
    """Returns the text of a card in its short form, which fits beside its price."""
    return words("card-brief", text=card_text(which, words))


def card_type(which: CardType, words: Words) -> str:
    return words(f"type-{which.value}")


def mode(which: ModeId, words: Words) -> str:
    return words(f"mode-{dash(which)}")


def marker(which: Marker, words: Words) -> str:
    return words(f"marker-{dash(which.value)}")


def piece(which: str, words: Words) -> str:
    """Returns the name of a unit, a kind of unit or a building, by its id."""
    if which.rpartition("_")[2].isdigit() or which in set(UnitKind):
        return unit(which, words)
    return building(BuildingId(which), words)
