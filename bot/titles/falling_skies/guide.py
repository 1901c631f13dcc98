"""The guided first round of Under Falling Skies: three dice, then the rooms."""

from collections.abc import Callable, Collection, Mapping, Sequence

from bot.titles.falling_skies.hints import energy_left, ships_above
from bot.titles.guide import GuideStep
from engine.falling_skies import actions as do
from engine.falling_skies.actions import AnyAction, Place
from engine.falling_skies.battle import Battle
from engine.falling_skies.board import Board
from engine.falling_skies.content import RoomId, RoomKind
from engine.falling_skies.decisions import PlaceDice, UseRooms
from engine.falling_skies.events import CityHit, MothershipDescended
from engine.falling_skies.pieces import Space
from engine.falling_skies.preview import RoomPreview, preview_placement, preview_room, preview_worker
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import names

Choose = Callable[[View, Sequence[AnyAction]], AnyAction | None]

HIT, CALL = 10, 4  # the harm of a ship that hits the city, and of one that calls the mothership
USES = ("energy", "spend", "overflow", "other")  # of rooms, the best first; texts select by them


def _room_of(view: View, place: Place) -> RoomKind | None:
    """Returns the kind of the room that a die would work in; None: it works in none yet."""
    board, battle = view.board, view.battle
    if board is None or battle is None or not battle.is_excavated(place.space):
        return None
    room = board.room_at[place.space]
    return None if room is None else board.rooms[room].kind


def _harm(view: View, place: Place) -> int:
    events = preview_placement(view, place).events
    hits = sum(isinstance(event, CityHit) for event in events)
    return HIT * hits + CALL * any(isinstance(event, MothershipDescended) for event in events)


def _gain(view: View, place: Place) -> int:
    """Returns the gain of a die in its room: energy, spaces, ships or a robot's value; 0: it does nothing."""
    board, battle, kind = view.board, view.battle, _room_of(view, place)
    if board is None or battle is None or kind is None:
        return 0
    if kind is RoomKind.ANTI_AIRCRAFT:
        return ships_above(battle, place)
    worth = preview_worker(view, place)
    if worth is None or (worth.cost and worth.cost > _budget(view, board, battle)):
        return 0
    match kind:
        case RoomKind.ENERGY:
            return min(worth.value, energy_left(board, battle, worth))
        case RoomKind.RESEARCH:
            return worth.steps
        case RoomKind.FIGHTER:
            return _ships_hit(view, board, place, worth)
        case _:
            return worth.value


def _ships_hit(view: View, board: Board, place: Place, worth: RoomPreview) -> int:
    """Returns the number of ships within reach of fighters once the ships above their die have moved."""
    ships = preview_placement(view, place).fleet.ships
    numbers = (board.cells[ship.at].number for ship in ships)
    return sum(number is not None and number <= worth.value for number in numbers)


def _budget(view: View, board: Board, battle: Battle) -> int:
    """Returns the energy left for one more room, once the rooms with their dice give and take theirs."""
    rooms = [(room, preview_room(view, room.id)) for room in board.rooms.values()]
    complete = [(room.kind, worth) for room, worth in rooms if worth is not None]
    gained = sum(worth.value for kind, worth in complete if kind is RoomKind.ENERGY)
    return min(board.energy_limit, battle.energy + gained) - sum(worth.cost for _, worth in complete)


def _die(*kinds: RoomKind, white: bool) -> Choose:
    """Returns a choice of a die of a colour that gains something in a room of a kind: with little harm."""

    def choose(view: View, legal: Sequence[AnyAction]) -> AnyAction | None:
        gains = {
            action: gain
            for action in legal
            if isinstance(action, Place)
            and action.die.white is white
            and _room_of(view, action) in kinds
            and (gain := _gain(view, action))
        }
        return min(
            gains, key=lambda place: (_harm(view, place), -gains[place], -place.die.pips), default=None
        )

    return choose


def _first_energy(view: View, legal: Sequence[AnyAction]) -> AnyAction | None:
    """Returns a grey die in an energy room: one that it completes, else one that other dice can complete."""
    complete = _die(RoomKind.ENERGY, white=False)(view, legal)
    if complete is not None:
        return complete
    places = [action for action in legal if isinstance(action, Place)]
    board, battle = view.board, view.battle
    if board is None or battle is None or battle.energy >= board.energy_limit:
        return None
    free = {place.space for place in places}
    parts = [
        place
        for place in places
        if not place.die.white
        and _room_of(view, place) is RoomKind.ENERGY
        and (missing := _missing(view, place))
        and free.issuperset(missing)
        and len(missing) < len(battle.hand)
    ]
    return min(parts, key=lambda place: (_harm(view, place), -place.die.pips), default=None)


def _missing(view: View, place: Place) -> Sequence[Space]:
    """Returns the spaces of a die's room that still need one; none if it is complete with this die."""
    board, battle = view.board, view.battle
    room = None if board is None else board.room_at[place.space]
    if board is None or battle is None or room is None or preview_worker(view, place) is not None:
        return ()
    return [at for at in board.rooms[room].spaces if at != place.space and at not in battle.workers]


def _energy_facts(view: View, chosen: AnyAction) -> Mapping[str, object]:
    missing = _missing(view, chosen) if isinstance(chosen, Place) else ()
    return {"also": ", ".join(names.spot(at) for at in missing) or "none"}


def _room_first(view: View, legal: Sequence[AnyAction]) -> AnyAction | None:
    """Returns the use of a room: of energy that fits, else of one that spends some, else of another."""
    return min(
        (action for action in legal if isinstance(action, do.UseRoom)),
        key=lambda use: (USES.index(_use_of(view, use)), -use.steps),
        default=None,
    )


def _use_of(view: View, use: do.UseRoom) -> str:
    """Returns the use of a room, one of USES."""
    board, worth = view.board, preview_room(view, use.room)
    if board is None or worth is None:
        return "other"
    overflowing = _overflowing(view, board)
    if board.rooms[use.room].kind is RoomKind.ENERGY:
        return "overflow" if use.room in overflowing else "energy"
    return "spend" if worth.cost and overflowing else "other"


def _overflowing(view: View, board: Board) -> Collection[RoomId]:
    """Returns the energy rooms that give more now than the store can hold."""
    battle = view.battle
    rooms = [(room, preview_room(view, room.id)) for room in board.rooms.values()]
    return [
        room.id
        for room, worth in rooms
        if battle is not None
        and worth is not None
        and room.kind is RoomKind.ENERGY
        and worth.value > energy_left(board, battle, worth)
    ]


def _rooms_facts(view: View, chosen: AnyAction) -> Mapping[str, object]:
    return {"use": _use_of(view, chosen) if isinstance(chosen, do.UseRoom) else "other"}


GUIDE: tuple[GuideStep[AnyAction, View], ...] = (
    GuideStep(
        name="energy",
        question=PlaceDice,
        choose=_first_energy,
        variables=frozenset({"also"}),
        facts=_energy_facts,
    ),
    GuideStep(name="white-die", question=PlaceDice, choose=_die(*RoomKind, white=True)),
    GuideStep(
        name="fighters", question=PlaceDice, choose=_die(RoomKind.FIGHTER, RoomKind.RESEARCH, white=False)
    ),
    GuideStep(
        name="rooms",
        question=UseRooms,
        choose=_room_first,
        variables=frozenset({"use"}),
        facts=_rooms_facts,
    ),
)
