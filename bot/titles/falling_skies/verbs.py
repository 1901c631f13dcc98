"""The commands of Under Falling Skies: `/place`, `/use` and `/call`, enough for a round."""

import re
from collections.abc import Collection, Mapping, Sequence
from unicodedata import normalize

from bot.titles.falling_skies.hints import Hints
from bot.titles.planning import check
from bot.titles.title import Choice, Slot, Verb, Words
from engine.core import Refused, Seat
from engine.falling_skies import FallingSkiesRules
from engine.falling_skies import decisions as ask
from engine.falling_skies.actions import (
    AnyAction,
    Call,
    Excavate,
    LaunchSatellite,
    Place,
    PlaceHeld,
    PlaceSlowed,
    RepairBase,
    UseRoom,
)
from engine.falling_skies.content import CharacterId, RoomId
from engine.falling_skies.pieces import ALL_SPACES, Die, Space, column_of
from engine.falling_skies.refusals import NotOnOffer
from engine.falling_skies.state import State
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import names

SkyVerb = Verb[State, AnyAction, View]
Given = Mapping[str, str]

WAYS: Mapping[str, type[Place]] = {"as-usual": Place, "slowed": PlaceSlowed, "held": PlaceHeld}
A_NUMBER = re.compile(r"[0-9]{1,2}")
EXCAVATOR = "excavator"  # as the value of the room slot
USES: Mapping[str, type[LaunchSatellite | RepairBase]] = {"satellite": LaunchSatellite, "repair": RepairBase}


class Verbs:
    """Completes and plans the commands."""

    def __init__(self, rules: FallingSkiesRules, hints: Hints, characters: Collection[CharacterId]) -> None:
        self._rules = rules
        self._hints = hints
        self._characters = characters

    def all(self) -> tuple[SkyVerb, ...]:
        return (
            Verb(
                name="place",
                slots=(Slot(name="die"), Slot(name="space"), Slot(name="ships", required=False)),
                complete=self._complete_place,
                plan=self._plan_place,
                answers=(ask.PlaceDice,),
            ),
            Verb(
                name="use",
                slots=(
                    Slot(name="room"),
                    Slot(name="steps", required=False),
                    Slot(name="for", required=False),
                ),
                complete=self._complete_use,
                plan=self._plan_use,
                answers=(ask.UseRooms, ask.RepeatARoom, ask.DigFreely),
            ),
            Verb(
                name="call",
                slots=(Slot(name="character"),),
                complete=self._complete_call,
                plan=self._plan_call,
            ),
        )

    # --- /place ---

    def _complete_place(
        self, state: State, seat: Seat, given: Given, slot: str, words: Words
    ) -> Sequence[Choice]:
        offered = [action for action in self._rules.legal(state, seat) if isinstance(action, Place)]
        match slot:
            case "die":
                dice = dict.fromkeys(action.die for action in offered)
                return [Choice(value=die.value, label=names.die(die, words)) for die in dice]
            case "space":
                return self._spaces(state, seat, given, offered, words)
            case _:
                ways = [way for way, kind in WAYS.items() if any(type(action) is kind for action in offered)]
                return [Choice(value=way, label=words(f"way-{way}")) for way in ways] if len(ways) > 1 else []

    def _spaces(
        self, state: State, seat: Seat, given: Given, offered: Sequence[Place], words: Words
    ) -> Sequence[Choice]:
        """Returns the spaces for the given die, each with the hint of its placement."""
        view = self._rules.view(state, seat)
        way = WAYS.get(given.get("ships", ""), Place)
        dice = {action.die for action in offered}
        die = _die(given["die"]) if given.get("die") else next(iter(dice)) if len(dice) == 1 else None
        return [
            Choice(
                value=names.spot(action.space),
                label=f"{names.spot(action.space)} {self._hints.hint(view, action, words)}",
            )
            for action in offered
            if action.die is die and type(action) is way
        ]

    def _plan_place(self, state: State, seat: Seat, given: Given) -> tuple[AnyAction, ...]:
        space = _space(given["space"])
        way = WAYS.get(given.get("ships", "as-usual"))
        if way is None:
            raise Refused(NotOnOffer())
        action = way(die=_die(given["die"]), column=column_of(space), space=space)
        return (check(self._rules, state, seat, action),)

    # --- /use ---

    def _complete_use(
        self, state: State, seat: Seat, given: Given, slot: str, words: Words
    ) -> Sequence[Choice]:
        view = self._rules.view(state, seat)
        legal = self._rules.legal(state, seat)
        match slot:
            case "room":
                return self._rooms(view, legal, words)
            case "steps":
                steps = [use.steps for use in legal if isinstance(use, UseRoom) and use.room == _room(given)]
                return [Choice(value=str(step), label=str(step)) for step in steps if step]
            case _:
                uses = [use for use, kind in USES.items() if any(isinstance(one, kind) for one in legal)]
                return [Choice(value=use, label=words(f"use-for-{use}")) for use in uses]

    def _rooms(self, view: View, legal: Sequence[AnyAction], words: Words) -> Sequence[Choice]:
        """Returns the usable rooms and the excavator, each with its hint."""
        found: dict[str, Choice] = {}
        for action in legal:
            match action:
                case UseRoom(room=room) | LaunchSatellite(room=room) | RepairBase(room=room):
                    assert view.board is not None, "rooms are used in a game"
                    name = names.room(view.board.rooms[room], words)
                    found.setdefault(room, self._choice(view, action, room, name, words))
                case Excavate():
                    name = words("use-excavator")
                    found[EXCAVATOR] = self._choice(view, action, EXCAVATOR, name, words)
        return list(found.values())

    def _choice(self, view: View, action: AnyAction, value: str, name: str, words: Words) -> Choice:
        return Choice(value=value, label=f"{name}: {self._hints.hint(view, action, words)}")

    def _plan_use(self, state: State, seat: Seat, given: Given) -> tuple[AnyAction, ...]:
        room = _room(given)
        if room == EXCAVATOR.upper():
            _require_empty(given, "steps", "for")
            return (check(self._rules, state, seat, Excavate()),)
        if given.get("for"):
            _require_empty(given, "steps")
            kind = USES.get(given["for"].strip().lower())
            if kind is None:
                raise Refused(NotOnOffer())
            return (check(self._rules, state, seat, kind(room=self._read_room(state, seat, room))),)
        use = self._use(state, seat, self._read_room(state, seat, room), given)
        return (check(self._rules, state, seat, use),)

    def _use(self, state: State, seat: Seat, room: RoomId, given: Given) -> UseRoom:
        """Returns the use of a room; without given steps a research room climbs as far as possible."""
        typed = given.get("steps", "").strip()
        if typed:
            if not A_NUMBER.fullmatch(typed) or not int(typed):
                raise Refused(NotOnOffer())
            return UseRoom(room=room, steps=int(typed))
        legal = self._rules.legal(state, seat)
        steps = [use.steps for use in legal if isinstance(use, UseRoom) and use.room == room]
        return UseRoom(room=room, steps=max(steps, default=0))

    def _read_room(self, state: State, seat: Seat, typed: RoomId) -> RoomId:
        """Parses a room by its id or by one of its spaces: `B4`."""
        board = self._rules.view(state, seat).board
        if board is None:
            raise Refused(NotOnOffer())
        if typed in board.rooms:
            return typed
        room = board.room_at[_space(typed)]
        if room is None:
            raise Refused(NotOnOffer())
        return room

    # --- /call ---

    def _complete_call(
        self, state: State, seat: Seat, given: Given, slot: str, words: Words
    ) -> Sequence[Choice]:
        view = self._rules.view(state, seat)
        return [
            self._choice(view, action, action.character, names.character(action.character, words), words)
            for action in self._rules.legal(state, seat)
            if isinstance(action, Call)
        ]

    def _plan_call(self, state: State, seat: Seat, given: Given) -> tuple[AnyAction, ...]:
        character = _character(given["character"])
        if character not in self._characters:
            raise Refused(NotOnOffer())
        return (check(self._rules, state, seat, Call(character=character)),)


def _require_empty(given: Given, *slots: str) -> None:
    """Raises `Refused` if one of these slots is filled."""
    if any(given.get(slot) for slot in slots):
        raise Refused(NotOnOffer())


def _die(typed: str) -> Die:
    """Parses a typed die: `white 3`."""
    try:
        return Die("_".join(typed.lower().replace("_", " ").split()))
    except ValueError:
        raise Refused(NotOnOffer()) from None


def _space(typed: str) -> Space:
    """Parses the letter and number of a space, ignoring the rest: `B4 energy`."""
    wanted = typed.strip().upper()[:2]
    for at in ALL_SPACES:
        if names.spot(at) == wanted:
            return at
    raise Refused(NotOnOffer())


def _character(typed: str) -> CharacterId:
    """Parses a character by full name or last name, with or without accents: `Růžička`."""
    letters = normalize("NFKD", typed.partition(":")[0].lower())
    last = letters.split()[-1] if letters.split() else ""
    return CharacterId("".join(letter for letter in last if letter.isalnum()))


def _room(given: Given) -> RoomId:
    return RoomId(given.get("room", "").partition(":")[0].strip().upper())
