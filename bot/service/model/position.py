"""The position of a table: its row, seats, state, clocks, orders and vote."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.copies import replace
from bot.service.errors import NotSeated, Outdated
from bot.service.model.table import TableSettings
from bot.store.rows import (
    Alarm,
    Chair,
    Game,
    GameWatcher,
    Move,
    Plan,
    Press,
    Shake,
    StandingOrder,
    Status,
    StoredGame,
    UserId,
    Visit,
    Vote,
)
from bot.titles.position_line import PositionLine, read_position
from bot.titles.title import AnyAction, AnyEvent, AnyOptions, AnyOrder, AnyState, AnyTitle, AnyView
from engine.core import Decision, Dice, Outcome, Seat, SeededDice, Step, Viewer, Window

MOST_ROUNDS = 99  # larger numbers are campaign games (in hundreds), not rounds

_SETTINGS = msgspec.json.Decoder(TableSettings)
_OUTCOME = msgspec.json.Decoder(Outcome)


class Derived(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """A cache of legal and forced actions and views, which depend on the state alone."""

    legal: dict[Seat, tuple[AnyAction, ...]] = {}
    forced: dict[Seat, AnyAction | None] = {}
    views: dict[Viewer, AnyView] = {}


class Position(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """Everything known about a table; immutable."""

    title: AnyTitle
    game: Game
    options: AnyOptions
    settings: TableSettings
    chairs: tuple[Chair, ...]
    reached: AnyState | None  # the state of the game; None in the lobby
    decision: Decision | None  # None in the lobby, and when the game is over
    outcome: Outcome | None
    visits: Mapping[Seat, Visit]  # of the seats that must decide; a visit is kept while others react
    press: Press | None  # the last act of a person
    plans: Mapping[Seat, Plan]
    orders: Mapping[Seat, tuple[AnyOrder, ...]]  # standing orders, in the order they were given
    asked_since: Mapping[Seat, int]  # the row since which the seat has had the same choice
    suggestions: Mapping[UserId, AnyAction]  # of onlookers
    watchers: Mapping[UserId, GameWatcher] = {}  # onlookers that are sent digests
    vote: Vote | None = None  # the open vote
    shakes: Mapping[UserId, Shake] = {}  # contributions to the seed
    alarms: tuple[Alarm, ...] = ()
    latest: Move | None = None  # the row that led here; None when a running game was read
    derived: Derived = msgspec.field(default_factory=Derived)

    @property
    def has_started(self) -> bool:
        return self.reached is not None

    @property
    def state(self) -> AnyState:
        """The state of the game; there is none in the lobby."""
        assert self.reached is not None, "the game has not begun"
        return self.reached

    @property
    def players(self) -> Mapping[str, str]:
        """The names of people by the keys of their seats; without empty, computer and team seats."""
        return {chair.key: chair.people[0].name for chair in self.chairs if len(chair.people) == 1}

    @property
    def is_playing(self) -> bool:
        return self.game.status is Status.PLAYING

    @property
    def asked_seats(self) -> tuple[Seat, ...]:
        return self.decision.seats if self.decision else ()

    @property
    def deadline(self) -> float | None:
        """The earliest deadline of the present question; None: there is none."""
        return min((due for due, _ in self._deadlines()), default=None)

    @property
    def is_on_bank(self) -> bool:
        """Tells whether the earliest deadline is the end of a time bank."""
        return min(self._deadlines(), default=(0.0, False))[1]

    def _deadlines(self) -> Iterator[tuple[float, bool]]:
        """Yields the deadlines of the present question, and whether each is the end of a time bank."""
        if self.game.paused_until is None:
            for visit in (self.visits[seat] for seat in self.asked_seats if seat in self.visits):
                if visit.deadline is not None:
                    yield visit.deadline, visit.bank_from is not None

    @property
    def is_in_window(self) -> bool:
        return isinstance(self.decision, Window)

    @property
    def is_suggestible(self) -> bool:
        """Tells whether onlookers may suggest actions, and so see the legal ones."""
        return len(self.asked_seats) == 1 and not self.is_in_window and self.title.openness.no_rivals

    @property
    def is_in_the_open(self) -> bool:
        """Tells whether the question is answered on the board itself, by one seat and with open choices."""
        decision = self.decision
        if decision is None or len(decision.seats) != 1 or self.chairs[decision.seats[0]].computer:
            return False
        return self.title.openness.open_orders(decision)

    def seat_of(self, user_id: UserId | None) -> Viewer:
        """Returns the seat a user sits in; None for an onlooker."""
        for chair in self.chairs:
            if any(person.id == user_id for person in chair.people):
                return chair.seat
        return None

    def legal(self, seat: Seat) -> tuple[AnyAction, ...]:
        """Returns the legal actions of a seat, cached; none when it is not asked."""
        if seat not in self.asked_seats:
            return ()
        legal = self.derived.legal
        if seat not in legal:
            legal[seat] = self.title.rules.legal(self.state, seat)
        return legal[seat]

    def view(self, viewer: Viewer) -> AnyView:
        """Returns the view of a viewer, cached."""
        views = self.derived.views
        if viewer not in views:
            views[viewer] = self.title.rules.view(self.state, viewer)
        return views[viewer]

    def with_state(self, state: AnyState) -> "Position":
        """Returns the position with the game in another state."""
        return replace(self, reached=state, derived=Derived())


def round_of(position: Position) -> int | None:
    """Returns the round of a game as people count them; None: it has not started, or has no rounds."""
    number = position.title.rules.round(position.state) if position.has_started else None
    return number if number is not None and 0 < number <= MOST_ROUNDS else None


def seat_at(position: Position, user_id: UserId) -> Seat:
    """Returns the seat of a person; raises `NotSeated` if they have none."""
    seat = position.seat_of(user_id)
    if seat is None:
        raise NotSeated
    return seat


def might_begin(position: Position) -> Position:
    """Returns a lobby with the state of a game that has just begun, for rule lookups."""
    title, options = position.title, position.options
    step = title.rules.setup(options, title.rules.seat_plan(options).fewest, SeededDice(b"", 0))
    return replace(position.with_state(step.state), chairs=())


def position_of(record: StoredGame, title: AnyTitle) -> Position:
    """Returns the position of a stored game; raises `Outdated` when these rules cannot read it."""
    game = record.game
    try:
        options = title.codecs.options.decode(game.options)
        state = None if record.head is None else title.codecs.states.decode(record.head.state)
    except msgspec.ValidationError as error:
        raise Outdated from error
    playing = game.status is Status.PLAYING
    decision = title.rules.decision(state) if state is not None and playing else None
    return Position(
        title=title,
        game=game,
        options=options,
        settings=_SETTINGS.decode(game.settings),
        chairs=record.chairs,
        reached=state,
        decision=decision,
        outcome=None if game.outcome is None else _OUTCOME.decode(game.outcome),
        visits=record.visits,
        press=record.press,
        plans={plan.seat: plan for plan in record.plans if _can_read(title, *plan.actions)},
        orders=_orders(title, record.orders),
        asked_since=dict.fromkeys(decision.seats if decision else (), game.seq),
        suggestions={
            one.user_id: title.codecs.actions.decode(one.action)
            for one in record.suggestions
            if _can_read(title, one.action)
        },
        watchers={one.user_id: one for one in record.watchers},
        vote=record.vote,
        shakes=record.shakes,
        alarms=record.alarms,
        latest=record.end,
    )


def _can_read(title: AnyTitle, *actions: bytes) -> bool:
    """Tells whether this version can decode stored actions."""
    try:
        for action in actions:
            title.codecs.actions.decode(action)
    except msgspec.ValidationError:
        return False
    return True


def _orders(title: AnyTitle, given: tuple[StandingOrder, ...]) -> dict[Seat, tuple[AnyOrder, ...]]:
    """Returns the standing orders by seat that this version can decode."""
    orders: dict[Seat, tuple[AnyOrder, ...]] = {}
    if title.standing is None:
        return orders
    for order in given:
        try:
            standing = title.standing.orders.decode(order.standing)
        except msgspec.ValidationError:
            continue
        orders[order.seat] = (*orders.get(order.seat, ()), standing)
    return orders


# --- the start ---------------------------------------------------------------------------------------------


def start_of(title: AnyTitle, settings: TableSettings) -> PositionLine | None:
    """Returns the position that a table starts from; None: it starts with the setup of its game."""
    return read_position(settings.start, {title.key: title}.get) if settings.start else None


def first_step(position: Position, seats: Sequence[str], dice: Dice) -> Step[AnyState, AnyEvent]:
    """Returns the first step of a game: its setup, or its start position with hidden things dealt again."""
    title, start = position.title, start_of(position.title, position.settings)
    if start is not None:
        return Step(state=start.deal(dice), events=())
    options = title.setup.with_seats(position.options, seats)
    return title.rules.setup(options, len(seats), dice)


def fewest_seats(position: Position) -> int:
    """Returns the number of seats that must be taken: all of a start position."""
    if position.settings.start:
        return len(position.chairs)
    return position.title.rules.seat_plan(position.options).fewest
