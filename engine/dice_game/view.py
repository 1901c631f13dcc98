"""The public view: everything but the cards face down (R35, R38)."""

from enum import Enum

from engine.core import Data, Seat
from engine.dice_game.content import Book, Colour, Difficulty, Location, LocationId, Symbol
from engine.dice_game.effects import dice_count, nuke_limit
from engine.dice_game.reckoning import reckon
from engine.dice_game.scoring import outcome, vp
from engine.dice_game.stacks import some_stack_ran_out, visible_nukes
from engine.dice_game.state import Aiming, AnyFrame, Ready, Spoils, State, Thrown
from engine.dice_game.targets import why_not_target


class Card(Data, frozen=True):
    """A face-up location card."""

    id: LocationId
    location: Location


class Place(Data, frozen=True):
    """One of the stacks in the row."""

    card: Card | None  # None: the stack has run out
    below: int  # cards face down under the open one
    tokens: tuple[int, ...]  # the space of each seat's token, 0 for none
    banned: bool  # a card in play forbids this target


class Player(Data, frozen=True):
    """A player's colour, claimed cards and VP."""

    seat: Seat
    colour: Colour
    claimed: tuple[Card, ...]
    vp: int


class Stage(Enum):
    """The stage of a turn."""

    AIM = "aim"
    ROLL = "roll"
    DECIDE = "decide"
    SPOILS = "spoils"


class Attack(Data, frozen=True):
    """The current turn."""

    seat: Seat
    stage: Stage
    limit: int  # number of nukes that gets the seat nuked
    bonus: bool = False
    target: LocationId | None = None  # None until it is declared
    waived: tuple[LocationId, ...] = ()
    first: bool = True  # no symbol has been re-rolled yet
    die_set: bool = False  # the first die still shows the face it was set to
    checked: bool = False  # the nuke check of this roll is done
    spent: tuple[LocationId, ...] = ()
    total: int = 0  # the space the dice on the table reach; 0 before the roll
    spoils: LocationId | None = None  # the claimed card whose rule may be used now


class View(Data, frozen=True):
    """The visible table."""

    difficulty: Difficulty
    difficulty_nukes: int
    visible: int  # nuke symbols in play
    row: tuple[Place, ...]
    box: int  # cards left out
    players: tuple[Player, ...]  # by seat
    first: Seat
    round: int
    ending: bool  # a stack has run out: this is the last round
    hand: int  # dice of a first roll
    dice: tuple[Symbol, ...]  # on the table
    thrower: Seat | None  # owner of these dice
    nuked: bool  # they got their thrower nuked
    attack: Attack | None  # None: the game is over
    winner: Seat | None  # None while the game lasts

    def place(self, location: LocationId) -> Place:
        """Returns the place in the row where the card lies."""
        return next(place for place in self.row if place.card is not None and place.card.id == location)

    def card(self, location: LocationId) -> Location:
        """Returns a face-up card of the row."""
        card = self.place(location).card
        assert card is not None
        return card.location


def view(book: Book, state: State) -> View:
    """Returns the view of the table, the same for all viewers."""
    return View(
        difficulty=state.difficulty,
        difficulty_nukes=book.table.difficulty[state.difficulty],
        visible=visible_nukes(book, state),
        row=tuple([_place(book, state, stack) for stack in state.stacks]),
        box=len(state.box),
        players=tuple([_player(book, state, Seat(seat)) for seat in range(len(state.claimed))]),
        first=state.first,
        round=state.round,
        ending=some_stack_ran_out(state),
        hand=dice_count(book, state),
        dice=state.dice,
        thrower=state.thrower,
        nuked=state.nuked,
        attack=_attack(book, state, state.frame),
        winner=outcome(book, state).winners[0] if state.frame is None else None,
    )


def _place(book: Book, state: State, stack: tuple[LocationId, ...]) -> Place:
    if not stack:
        return Place(card=None, below=0, tokens=(0,) * len(state.claimed), banned=False)
    return Place(
        card=_card(book, stack[0]),
        below=len(stack) - 1,
        tokens=state.tokens[stack[0]],
        banned=why_not_target(book, state, stack[0]) is not None,
    )


def _player(book: Book, state: State, seat: Seat) -> Player:
    cards = state.claimed[seat]
    return Player(
        seat=seat,
        colour=state.colours[seat],
        claimed=tuple([_card(book, card) for card in cards]),
        vp=vp(book, cards),
    )


def _card(book: Book, location: LocationId) -> Card:
    return Card(id=location, location=book.locations[location])


def _attack(book: Book, state: State, frame: AnyFrame | None) -> Attack | None:
    match frame:
        case None:
            return None
        case Aiming(seat=seat, bonus=bonus, waived=waived):
            limit = nuke_limit(book, state, seat, waived)
            return Attack(seat=seat, stage=Stage.AIM, limit=limit, bonus=bonus, waived=waived)
        case Ready(seat=seat, target=target, waived=waived):
            limit = nuke_limit(book, state, seat, waived)
            return Attack(seat=seat, stage=Stage.ROLL, limit=limit, target=target, waived=waived)
        case Thrown():
            return _attack_after_roll(book, state, frame)
        case Spoils(seat=seat, location=location):
            limit = nuke_limit(book, state, seat, ())
            return Attack(seat=seat, stage=Stage.SPOILS, limit=limit, spoils=location)


def _attack_after_roll(book: Book, state: State, frame: Thrown) -> Attack:
    count = reckon(book, state, frame)
    return Attack(
        seat=frame.seat,
        stage=Stage.DECIDE,
        limit=count.limit,
        target=frame.target,
        waived=frame.waived,
        first=frame.first,
        die_set=frame.die_set,
        checked=frame.checked,
        spent=frame.spent,
        total=count.total,
    )
