"""The guided first round of Under Falling Skies: three dice, then the rooms."""

from collections.abc import Callable, Sequence

from bot.titles.guide import GuideStep
from engine.falling_skies import actions as do
from engine.falling_skies.actions import AnyAction, Place
from engine.falling_skies.content import RoomKind
from engine.falling_skies.decisions import PlaceDice, UseRooms
from engine.falling_skies.events import CityHit, MothershipDescended
from engine.falling_skies.preview import preview_placement
from engine.falling_skies.view import View

Choose = Callable[[View, Sequence[AnyAction]], AnyAction | None]

HIT, CALL = 10, 4  # the harm of a ship that hits the city, and of one that calls the mothership


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


def _die(*kinds: RoomKind, white: bool) -> Choose:
    """Returns a choice of a die of a colour in a room of a kind: with little harm and many pips."""

    def choose(view: View, legal: Sequence[AnyAction]) -> AnyAction | None:
        places = [
            action
            for action in legal
            if isinstance(action, Place) and action.die.white is white and _room_of(view, action) in kinds
        ]
        return min(places, key=lambda place: (_harm(view, place), -place.die.pips), default=None)

    return choose


def _first_room(view: View, legal: Sequence[AnyAction]) -> AnyAction | None:
    """Returns the use of an energy room, or else of another room."""
    rooms = [action for action in legal if isinstance(action, do.UseRoom)]
    board = view.board
    if board is None:
        return None
    return min(rooms, key=lambda use: board.rooms[use.room].kind is not RoomKind.ENERGY, default=None)


GUIDE: tuple[GuideStep[AnyAction, View], ...] = (
    GuideStep(name="energy", question=PlaceDice, choose=_die(RoomKind.ENERGY, white=False)),
    GuideStep(name="white-die", question=PlaceDice, choose=_die(*RoomKind, white=True)),
    GuideStep(
        name="fighters", question=PlaceDice, choose=_die(RoomKind.FIGHTER, RoomKind.RESEARCH, white=False)
    ),
    GuideStep(name="rooms", question=UseRooms, choose=_first_room),
)
