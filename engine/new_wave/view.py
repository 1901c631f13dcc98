"""The view of one viewer, with all data for pictures, texts, previews and the computer player."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.core import Data, Seat, Viewer
from engine.new_wave.attack import damage_with
from engine.new_wave.board import (
    NOBODY,
    Position,
    armourers,
    buildings_by_area,
    civilians_left,
    income,
    sites_among,
    targets,
    tripod_bonus,
    units_by_area,
)
from engine.new_wave.combat import Stand, crowd_alone, shelters, stand_among
from engine.new_wave.content import (
    AirStrike,
    AnyEffect,
    AreaId,
    Assault,
    Attack,
    Building,
    BuildingId,
    CardId,
    CardType,
    Content,
    Guerrilla,
    Guns,
    Marker,
    Mines,
    Mode,
    ModeId,
    Repair,
    Side,
    Terrain,
    UnitKind,
)
from engine.new_wave.marks import Mark
from engine.new_wave.state import (
    Aiming,
    Attacking,
    Built,
    Civilians,
    Felling,
    Placing,
    Pushing,
    Unit,
    UnitId,
    seat_of,
)

SIDES = tuple(Side)  # in the order of the seats
HARMFUL = (Guerrilla, Assault, AirStrike)  # effects with the same damage against every target


class UnitView(Data, frozen=True):
    id: UnitId
    kind: UnitKind
    used: bool


class BuildingView(Data, frozen=True):
    kind: BuildingId
    side: Side
    defence: int  # 0: cannot be hit
    shield: bool
    used: bool  # has fired or repaired this turn
    mines: int = 0  # damage to a tripod that moves in
    own: int = 0  # damage by its guns in its own area
    adjacent: int = 0  # in adjacent areas
    repairs: int = 0  # damage it repairs
    price: int = 0


class AreaView(Data, frozen=True):
    terrain: Terrain
    neighbours: tuple[AreaId, ...]
    civilians: int
    fought: int  # civilians that have dealt damage this turn
    building: BuildingView | None
    balloons: bool
    units: tuple[UnitView, ...]
    markers: tuple[Marker, ...]
    hostile: bool
    target: bool  # human attacks may aim here
    protected: bool  # its civilians are safe from a tripod's harvest
    stand: Stand  # the pieces a Martian attack can hit
    ship: bool
    port: bool


class ModeView(Data, frozen=True):
    """An option of a card in hand, with its present numbers."""

    id: ModeId
    effect: AnyEffect
    damage: int
    removes: bool


class HandCard(Data, frozen=True):
    card: CardId
    type: CardType
    modes: tuple[ModeView, ...]


class OfferCard(Data, frozen=True):
    card: CardId
    type: CardType
    cost: int


class CampView(Data, frozen=True):
    seat: Seat
    hand: tuple[HandCard, ...]  # empty for other viewers
    hand_count: int
    supply_count: int
    deck_count: int
    offer: tuple[OfferCard, ...]
    discard: tuple[CardId, ...]
    laid: tuple[CardId, ...]  # on the table until resolved
    box: tuple[CardId, ...]  # out of the game
    unseen: tuple[CardId, ...]  # hand and supply together, which is public
    purse: int
    income: int
    swapped: bool


class AimView(Data, frozen=True):
    """The card that needs a target."""

    card: CardId
    mode: ModeView


class AttackView(Data, frozen=True):
    """The current Martian attack."""

    area: AreaId
    damage: int  # declared, or not yet spent
    cards: tuple[CardId, ...]  # empty once it has struck


class View(Data, frozen=True):
    viewer: Side | None  # None: an onlooker
    side: Side  # on turn
    round: int
    round_limit: int
    damage: int
    damage_limit: int
    civilians: int
    everyone: int  # civilians at the start
    advanced_swap: bool
    ufos_fly_free: bool
    areas: Mapping[AreaId, AreaView]
    camps: Mapping[Side, CampView]
    aim: AimView | None = None  # None: no card needs a target
    attack: AttackView | None = None  # None: no current attack
    placing: CardId | None = None  # None: no piece to place
    marks: tuple[Mark, ...] = ()  # of this turn
    past: tuple[Mark, ...] = ()  # of the turn before


def view(position: Position, viewer: Viewer) -> View:
    state = position.state
    frame = state.frame
    own = None if viewer is None else SIDES[viewer]
    return View(
        viewer=own,
        side=state.side,
        round=state.round,
        round_limit=position.content.figures.round_limit,
        damage=state.damage,
        damage_limit=position.content.figures.damage_limit,
        civilians=civilians_left(state),
        everyone=position.content.everyone,
        advanced_swap=state.options.advanced_swap,
        ufos_fly_free=state.ufos_fly_free,
        areas=_areas(position),
        camps={side: _camp(position, side, side is own) for side in SIDES},
        aim=_aim(position, frame) if isinstance(frame, Aiming) else None,
        attack=_attack(position),
        placing=frame.card if isinstance(frame, Placing) else None,
        marks=state.marks,
        past=state.past,
    )


def _areas(position: Position) -> dict[AreaId, AreaView]:
    """Returns the views of all areas; areas without pieces are cached by their civilians."""
    content, state = position
    units, buildings, markers = units_by_area(state), buildings_by_area(state), state.markers
    busy = {*units, *buildings, *markers}
    goals, people, armour = targets(position), state.civilians, armourers(position)
    return {
        area: _area(
            content,
            area,
            people.get(area, NOBODY),
            Pieces(tuple(units.get(area, ())), tuple(buildings.get(area, ())), markers.get(area, ())),
            armour,
            area in goals,
        )
        if area in busy
        else _open_country(content, area, people.get(area, NOBODY))
        for area in content.areas
    }


class Pieces(NamedTuple):
    """The pieces of an area."""

    units: tuple[tuple[UnitId, Unit], ...]
    buildings: tuple[Built, ...]
    markers: tuple[Marker, ...]


@lru_cache(maxsize=1024)
def _open_country(content: Content, area: AreaId, people: Civilians) -> AreaView:
    """Returns the view of an area with civilians at most."""
    spot = content.areas[area]
    return AreaView(
        terrain=spot.terrain,
        neighbours=spot.neighbours,
        civilians=people.count,
        fought=people.fought,
        building=None,
        balloons=False,
        units=(),
        markers=(),
        hostile=False,
        target=False,
        protected=False,
        stand=crowd_alone(people.count, content.figures.civilian_defence),
        ship=spot.ship,
        port=spot.port,
    )


@lru_cache(maxsize=1024)
def _area(
    content: Content,
    area: AreaId,
    people: Civilians,
    pieces: Pieces,
    armour: tuple[Built, ...],
    target: bool,
) -> AreaView:
    """Returns the view of an area; `armour`: buildings anywhere that increase the defence of armies."""
    spot, sites = content.areas[area], sites_among(content, pieces.buildings)
    here = stand_among(content, people.count, [unit for _, unit in pieces.units], sites, armour)
    slot = sites.human or sites.martian
    return AreaView(
        terrain=spot.terrain,
        neighbours=spot.neighbours,
        civilians=people.count,
        fought=people.fought,
        building=_building(content, slot.kind, slot.used) if slot else None,
        balloons=here.balloons > 0,
        units=tuple([UnitView(id=name, kind=unit.kind, used=unit.used) for name, unit in pieces.units]),
        markers=pieces.markers,
        hostile=sites.martian is not None or len(pieces.units) > here.units,
        target=target,
        protected=shelters(content, here),
        stand=here,
        ship=spot.ship,
        port=spot.port,
    )


@lru_cache(maxsize=64)
def _building(content: Content, kind: BuildingId, used: bool) -> BuildingView:
    profile = content.buildings[kind]
    return BuildingView(
        kind=kind,
        side=profile.side,
        defence=profile.defence or 0,
        shield=profile.shield,
        used=used,
        **_powers(profile),
    )


def _powers(profile: Building) -> dict[str, int]:
    """Returns the numbers of a building's effects, by the fields of its view."""
    powers: dict[str, int] = {}
    for effect in profile.standing:
        match effect:
            case Guns(own=own, adjacent=adjacent):
                powers |= {"own": own, "adjacent": adjacent}
            case Mines(damage=damage):
                powers |= {"mines": damage}
            case Repair(price=price, amount=amount):
                powers |= {"repairs": amount, "price": price}
            case _:
                pass
    return powers


def _camp(position: Position, side: Side, own: bool) -> CampView:
    camp = position.state.camps[side]
    content = position.content
    return CampView(
        seat=seat_of(side),
        hand=_hand(position, camp.hand) if own else (),
        hand_count=len(camp.hand),
        supply_count=len(camp.supply),
        deck_count=len(camp.deck),
        offer=tuple([_offer(content, card) for card in camp.offer]),
        discard=camp.discard,
        laid=tuple([laid.card for laid in camp.laid]),
        box=camp.box,
        unseen=tuple(sorted(camp.hand + camp.supply)),
        purse=camp.purse,
        income=income(position, side),
        swapped=camp.swapped,
    )


@lru_cache(maxsize=256)
def _offer(content: Content, card: CardId) -> OfferCard:
    printed = content.cards[card]
    return OfferCard(card=card, type=printed.type, cost=printed.cost or 0)


def _hand(position: Position, cards: tuple[CardId, ...]) -> tuple[HandCard, ...]:
    content, bonus = position.content, tripod_bonus(position)
    return tuple([_hand_card(content, card, bonus) for card in cards])


@lru_cache(maxsize=256)
def _hand_card(content: Content, card: CardId, bonus: int) -> HandCard:
    printed = content.cards[card]
    modes = tuple([_mode(mode, bonus) for mode in printed.modes])
    return HandCard(card=card, type=printed.type, modes=modes)


def _mode(mode: Mode, bonus: int) -> ModeView:
    damage = 0
    effect = mode.effect
    if isinstance(effect, Attack):
        damage = damage_with(effect, bonus)
    elif isinstance(effect, HARMFUL):
        damage = effect.amount
    return ModeView(id=mode.id, effect=effect, damage=damage, removes=mode.removes)


def _aim(position: Position, frame: Aiming) -> AimView:
    mode = position.content.mode(frame.card, frame.mode)
    return AimView(card=frame.card, mode=_mode(mode, tripod_bonus(position)))


def _attack(position: Position) -> AttackView | None:
    for frame in reversed(position.state.stack):
        match frame:
            case Attacking(area=area, shots=shots):
                return AttackView(area=area, damage=frame.damage, cards=tuple(shot.card for shot in shots))
            case Felling(area=area, damage=damage):
                return AttackView(area=area, damage=damage, cards=())
            case Pushing(area=area):
                return AttackView(area=area, damage=0, cards=())
            case _:
                pass
    return None
