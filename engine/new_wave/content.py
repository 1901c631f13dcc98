"""The data model: areas, units, buildings and cards, with their effects."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property
from typing import Annotated, NewType, TypeAlias

from msgspec import Meta

from engine.core import Data, snake
from engine.kit.areas import one_sided
from engine.kit.numbers import Amount, Count, Few

AreaId = NewType("AreaId", str)
CardId = NewType("CardId", str)  # a kind of card: copies are equal
ModeId = NewType("ModeId", str)  # one of the options printed on a card, unique among all cards
BuildingId = NewType("BuildingId", str)  # a kind of building


class Side(StrEnum):
    MARTIANS = "martians"
    HUMANS = "humans"

    @property
    def other(self) -> "Side":
        return Side.HUMANS if self is Side.MARTIANS else Side.MARTIANS


class Terrain(StrEnum):
    LAND = "land"
    SEA = "sea"


class UnitKind(StrEnum):
    ARMY = "army"
    NAVY = "navy"
    TRIPOD = "tripod"
    UFO = "ufo"


class CardType(StrEnum):
    ACTION = "action"
    UNIT = "unit"
    BUILDING = "building"


class Marker(StrEnum):
    """The marker that a Martian influence card leaves until the next Martian turn."""

    NO_ENTRY = "no_entry"
    NO_EXIT = "no_exit"
    NO_BUILDING_ATTACKS = "no_building_attacks"


class Reach(StrEnum):
    """The distance between a unit and the area it strikes."""

    HERE = "here"
    ADJACENT = "adjacent"


class Placement(StrEnum):
    """The areas where a building may be placed."""

    SET_UP = "set_up"  # never bought
    WITH_CIVILIANS = "with_civilians"  # the human rule (R1)
    BESIDE_BUILDINGS = "beside_buildings"  # the same, even beside another building
    MINEFIELD = "minefield"  # R2
    NEXT_TO_MARTIANS = "next_to_martians"  # the Martian rule (R19)


class MinesArea(StrEnum):
    """The switch of R2."""

    WITHOUT_CIVILIANS = "without_civilians"
    WITH_CIVILIANS = "with_civilians"
    ANY = "any"


class Protection(StrEnum):
    """The switch of R12."""

    ANY_BUILDING_OR_UNIT = "any_human_building_or_unit"
    SHIELDED_BUILDINGS = "shielded_buildings_only"


# Effects of a card's option.


class Effect(Data, frozen=True, tag_field="kind", tag=snake):
    """The effect of a card's option."""


class MoveCivilians(Effect, frozen=True):
    count: Few
    up_to: bool = False


class MoveUnit(Effect, frozen=True):
    unit: UnitKind
    steps: Few
    up_to: bool = False


class Gain(Effect, frozen=True):
    amount: Few


class Guerrilla(Effect, frozen=True):
    """Damage to the Martians by a civilian that has not fought this turn (R22)."""

    amount: Few


class Assault(Effect, frozen=True):
    """Damage to the Martians by a human unit."""

    unit: UnitKind
    amount: Few
    reach: Reach = Reach.HERE


class AirStrike(Effect, frozen=True):
    """Damage to the Martians anywhere on the map (R21)."""

    amount: Few


class Attack(Effect, frozen=True):
    """Damage to the humans of an area; several may be declared together (R8)."""

    unit: UnitKind
    amount: Count
    reach: Reach = Reach.HERE
    factory_bonus: bool = False  # R26
    marker: Marker | None = None  # left in the area by an influence card
    pushes: bool = False  # Infrasound (R27)

    @property
    def influence(self) -> bool:
        """Tells whether the card may be played even if its damage has no effect (R9)."""
        return self.marker is not None or self.pushes


class Harvest(Effect, frozen=True):
    """Takes a civilian; this is not damage (R12)."""

    unit: UnitKind
    even_protected: bool = False


class Deploy(Effect, frozen=True):
    """Places a unit instead of using another option of the card (R15)."""

    unit: UnitKind


AnyEffect: TypeAlias = (
    MoveCivilians | MoveUnit | Gain | Guerrilla | Assault | AirStrike | Attack | Harvest | Deploy
)


class Mode(Data, frozen=True):
    id: ModeId
    effect: AnyEffect
    removes: bool = False  # the card leaves the game


class Card(Data, frozen=True):
    side: Side
    type: CardType
    copies: Amount
    start: Count = 0  # copies in the starting deck
    cost: Count | None = None  # None: never for sale
    unit: UnitKind | None = None  # unit cards: placed when bought, used when played (R14)
    building: BuildingId | None = None  # building cards: placed when bought
    modes: tuple[Mode, ...] = ()


# Effects of a building on the map.


class Standing(Data, frozen=True, tag_field="kind", tag=snake):
    """The lasting effect of a building."""


class Income(Standing, frozen=True):
    amount: Few


class ArmourArmies(Standing, frozen=True):
    defence: Few


class Guns(Standing, frozen=True):
    """Fires once per human turn: at a tripod in its own area, or at an adjacent area (R4, R32)."""

    own: Count
    adjacent: Count = 0


class RepelUfos(Standing, frozen=True):
    pass


class Mines(Standing, frozen=True):
    damage: Few


class LandUnits(Standing, frozen=True):
    """New Martian units appear here."""


class StrengthenTripods(Standing, frozen=True):
    bonus: Few


class Repair(Standing, frozen=True):
    """Repairs damage once per Martian turn (R31)."""

    price: Count
    amount: Few


AnyStanding: TypeAlias = (
    Income | ArmourArmies | Guns | RepelUfos | Mines | LandUnits | StrengthenTripods | Repair
)


class Building(Data, frozen=True):
    side: Side
    tokens: Amount
    placement: Placement
    defence: Amount | None = None  # None: cannot be hit
    shield: bool = False  # must fall to one attack, or the whole area cannot be attacked (R8)
    among_units: bool = False  # falls like a unit and may share its area with a building (R11)
    standing: tuple[AnyStanding, ...] = ()


class UnitProfile(Data, frozen=True):
    side: Side
    limit: Amount
    terrain: tuple[Terrain, ...]
    defence: Amount | None = None  # None: cannot be destroyed
    target: bool = False  # Martians: human attacks may aim at it (R21)
    holds: bool = False  # holds one enemy unit in its area (R13)


class Area(Data, frozen=True):
    terrain: Terrain
    neighbours: tuple[AreaId, ...]
    civilians: Count = 0  # at the start
    ship: bool = False
    port: bool = False


class Switches(Data, frozen=True):
    """The switches for disputed rules."""

    mines_area: MinesArea
    protection: Protection


class Figures(Data, frozen=True):
    """The numbers of the game that belong to no card."""

    hand: Few
    offer: Few
    damage_limit: Amount
    round_limit: Annotated[int, Meta(ge=1, le=999)]  # R34
    civilian_defence: Amount
    ship: BuildingId
    start_units: tuple[UnitKind, ...]
    switches: Switches


# dict=True for the cached properties; eq=False so that it hashes by identity as a cache key.
class Content(Data, frozen=True, dict=True, eq=False, gc=True):
    """The complete game data, validated."""

    figures: Figures
    areas: Mapping[AreaId, Area]
    units: Mapping[UnitKind, UnitProfile]
    buildings: Mapping[BuildingId, Building]
    cards: Mapping[CardId, Card]

    def __post_init__(self) -> None:
        for area, other in one_sided({area: spot.neighbours for area, spot in self.areas.items()}):
            raise ValueError(f"areas: {area} borders on {other}, but not the other way round")
        for kind in UnitKind:
            if kind not in self.units:
                raise ValueError(f"units: there is no {kind}")
        for name, card in self.cards.items():
            self._check(name, card)
        for word, wanted in (
            ("ship", self.figures.ship),
            *(("building", b) for b in self._buildings_of_cards()),
        ):
            if wanted not in self.buildings:
                raise ValueError(f"{word}: there is no building {wanted}")
        if sum(spot.ship for spot in self.areas.values()) != 1:
            raise ValueError("areas: one area must hold the ship")
        if sum(spot.port for spot in self.areas.values()) != 1:
            raise ValueError("areas: one area must be the port")

    def _buildings_of_cards(self) -> tuple[BuildingId, ...]:
        return tuple(card.building for card in self.cards.values() if card.building is not None)

    def _check(self, name: CardId, card: Card) -> None:
        if (card.type is CardType.BUILDING) != (card.building is not None):
            raise ValueError(f"cards: {name} must name its building")
        if (card.type is CardType.UNIT) != (card.unit is not None):
            raise ValueError(f"cards: {name} must name its unit")
        if card.copies > card.start and card.cost is None:
            raise ValueError(f"cards: {name} is for sale and has no cost")

    def mode(self, card: CardId, mode: ModeId) -> Mode:
        """Returns an option of a card."""
        return self._modes[card, mode]

    @cached_property
    def _modes(self) -> Mapping[tuple[CardId, ModeId], Mode]:
        return {(name, mode.id): mode for name, card in self.cards.items() for mode in card.modes}

    @cached_property
    def ship_area(self) -> AreaId:
        return next(area for area, spot in self.areas.items() if spot.ship)

    @cached_property
    def port_area(self) -> AreaId:
        return next(area for area, spot in self.areas.items() if spot.port)

    @cached_property
    def everyone(self) -> int:
        """Returns the number of civilians at the start."""
        return sum(area.civilians for area in self.areas.values())

    @cached_property
    def incomes(self) -> Mapping[Side, Mapping[BuildingId, int]]:
        """Returns the income per turn of each side's buildings."""
        return {side: self._payers(side) for side in Side}

    def _payers(self, side: Side) -> Mapping[BuildingId, int]:
        return {
            kind: sum(effect.amount for effect in profile.standing if isinstance(effect, Income))
            for kind, profile in self.buildings.items()
            if profile.side is side
        }

    @cached_property
    def human_units(self) -> frozenset[UnitKind]:
        return frozenset(kind for kind, profile in self.units.items() if profile.side is Side.HUMANS)

    @cached_property
    def target_units(self) -> frozenset[UnitKind]:
        """Returns the units that human attacks may target (R21)."""
        return frozenset(kind for kind, profile in self.units.items() if profile.target)

    @cached_property
    def roads(self) -> Mapping[UnitKind, Mapping[AreaId, tuple[AreaId, ...]]]:
        """Returns the adjacent areas a unit of each kind may enter, by terrain alone."""
        return {kind: self._borders(profile.terrain) for kind, profile in self.units.items()}

    @cached_property
    def paths(self) -> Mapping[AreaId, tuple[AreaId, ...]]:
        """Returns the adjacent areas civilians may enter, by terrain alone."""
        return self._borders((Terrain.LAND,))

    def _borders(self, ground: tuple[Terrain, ...]) -> Mapping[AreaId, tuple[AreaId, ...]]:
        return {
            area: tuple(near for near in spot.neighbours if self.areas[near].terrain in ground)
            for area, spot in self.areas.items()
        }
