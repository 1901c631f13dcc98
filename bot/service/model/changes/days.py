"""Changes of play over days: pauses, missed deadlines, returns, seat handovers, moves to another place."""

from dataclasses import dataclass

import msgspec

from bot.copies import replace
from bot.service.model import turn_clock
from bot.service.model.changes.change import Effect, Moment
from bot.service.model.changes.lobby import without_opening
from bot.service.model.next_host import after_absence, with_next_host
from bot.service.model.notices import all_again, board_again, card_due, notice
from bot.service.model.position import Position
from bot.service.model.table import is_live, pace_name
from bot.store.rows import Alarm, Chair, DuePost, Person, PostKind, UserId, Visit, names
from engine.core import Seat
from engine.kit.edit import drop, put, swap


@dataclass(frozen=True, kw_only=True)
class ClocksStopped:
    """Stops the clocks of a table until a moment, time banks too; players may still act."""

    until: float
    told: tuple[DuePost, ...] = ()

    def apply(self, position: Position, moment: Moment) -> Effect:
        visits = {seat: replace(visit, bank_from=None) for seat, visit in position.visits.items()}
        game = replace(position.game, paused_until=self.until)
        stopped = replace(position, game=game, visits=visits)
        return Effect(position=stopped, dues=self.told)


@dataclass(frozen=True, kw_only=True)
class ClocksStarted:
    """Starts the clocks of a table; the seats that must decide get their full time."""

    told: tuple[DuePost, ...] = ()

    def apply(self, position: Position, moment: Moment) -> Effect:
        running = replace(position, game=replace(position.game, paused_until=None))
        visits = turn_clock.fresh_visits(running, moment.calendars, moment.at)
        return Effect(position=replace(running, visits=visits), dues=self.told)


@dataclass(frozen=True, kw_only=True)
class PaceChanged:
    """Sets another pace in a running game; the seats that must decide get their full time."""

    pace: int | None
    told: tuple[DuePost, ...] = ()

    def apply(self, position: Position, moment: Moment) -> Effect:
        before = position.settings
        slow = before.slow if is_live(before.pace) else before.pace
        settings = msgspec.structs.replace(before, pace=self.pace, slow=slow)
        game = replace(position.game, settings=msgspec.json.encode(settings))
        paced = replace(position, settings=settings, game=game)
        everyone = [chair.seat for chair in position.chairs]
        paced = replace(paced, chairs=turn_clock.acting(paced, everyone, moment.at))
        visits = turn_clock.fresh_visits(paced, moment.calendars, moment.at)
        return Effect(position=replace(paced, visits=visits), dues=self.told)


@dataclass(frozen=True, kw_only=True)
class TimeUp:
    """Ends a visit by its deadline: the computer plays it, and after two in a row the seat is away.

    Before that, the time bank of the seat is drawn on.
    A reaction in another seat's turn is answered automatically, and is no missed visit. Neither is a visit
    that ends because an announced absence begins. A live sitting waits for a second one, and after an hour of
    silence it goes on at its slow pace.
    """

    alarm: Alarm

    def apply(self, position: Position, moment: Moment) -> Effect:
        late = position.asked_seats if self.alarm.seat is None else (self.alarm.seat,)
        after = _without_alarm(position, self.alarm)
        left = [seat for seat in late if turn_clock.has_left(position, seat, moment.at)]
        if left:
            return _slow_down(after, left, moment)
        for seat in late:
            if seat in position.asked_seats and turn_clock.has_people_there(position.chairs[seat]):
                after = _after_deadline(after, seat, moment)
        after, told = after_absence(after)
        dues = (*told, board_again(after.game)) if after.is_playing else ()
        return Effect(position=after, dues=dues)


@dataclass(frozen=True, kw_only=True)
class Reminded:
    """Reminds the people a table waits for."""

    alarm: Alarm

    def apply(self, position: Position, moment: Moment) -> Effect:
        seat = self.alarm.seat
        captain = None if seat is None else position.chairs[seat].captain
        call = DuePost(
            kind=PostKind.CALL,
            turn=position.game.turn,
            audience=captain.id if captain is not None else None,
            subject=self.alarm.kind,
        )
        wanted = seat is None or seat in position.asked_seats
        if captain is not None and turn_clock.is_alone(position):
            wanted = wanted and _wants_nudges(captain.id, moment)
        return Effect(position=_without_alarm(position, self.alarm), dues=(call,) if wanted else ())


def _wants_nudges(user_id: UserId, moment: Moment) -> bool:
    """Tells whether a person wants to be reminded of games that they play alone."""
    prefs = moment.calendars.get(user_id)
    return prefs is None or prefs.nudges


@dataclass(frozen=True, kw_only=True)
class TurnedAbsent:
    """Marks a silent seat of a table without a pace as away, with a last reminder; nobody plays for it."""

    alarm: Alarm

    def apply(self, position: Position, moment: Moment) -> Effect:
        seat = self.alarm.seat
        reminded = Reminded(alarm=self.alarm).apply(position, moment)
        if seat is None or seat not in position.asked_seats:
            return reminded
        away = replace(position.chairs[seat], away=True)
        after = replace(
            reminded.position,
            chairs=swap(position.chairs, seat, away),
            visits=drop(position.visits, seat),
        )
        after, told = after_absence(after)
        return Effect(position=after, dues=(*reminded.dues, *told, board_again(after.game)))


@dataclass(frozen=True, kw_only=True)
class Departed:
    """Marks the seat of a person who has left the server as away; the table does not wait for them."""

    seat: Seat

    def apply(self, position: Position, moment: Moment) -> Effect:
        away = replace(position.chairs[self.seat], away=True)
        after = replace(
            position,
            chairs=swap(position.chairs, self.seat, away),
            visits=drop(position.visits, self.seat),
        )
        after, told = after_absence(after)
        return Effect(position=after, dues=(*told, board_again(after.game)))


@dataclass(frozen=True, kw_only=True)
class LookedIn:
    """Restores the reaction mode that the people of a seat have chosen."""

    seat: Seat

    def apply(self, position: Position, moment: Moment) -> Effect:
        chair = position.chairs[self.seat]
        chair = replace(chair, reactions=chair.chosen or chair.reactions, chosen=None)
        return Effect(position=replace(position, chairs=swap(position.chairs, self.seat, chair)))


@dataclass(frozen=True, kw_only=True)
class CameBack:
    """Marks a seat as present again; if it must decide, its visit begins now."""

    seat: Seat

    def apply(self, position: Position, moment: Moment) -> Effect:
        present = turn_clock.present(position.chairs[self.seat])
        here = replace(position, chairs=swap(position.chairs, self.seat, present))
        here = replace(here, chairs=turn_clock.acting(here, (self.seat,), moment.at))
        return Effect(position=_with_fresh_visit(here, self.seat, moment), dues=(board_again(here.game),))


@dataclass(frozen=True, kw_only=True)
class ClocksMoved:
    """Recalculates deadlines and reminders from changed preferences."""

    def apply(self, position: Position, moment: Moment) -> Effect:
        visits = turn_clock.moved_visits(position, moment.calendars, moment.at)
        dues = (board_again(position.game),) if visits != position.visits else ()
        return Effect(position=replace(position, visits=visits), dues=dues, retimes=True)


@dataclass(frozen=True, kw_only=True)
class HandedOver:
    """Gives a seat to another person; plans, standing orders and shares of its former people are removed.

    The time bank stays with the seat, except for a person who rescues an abandoned one: theirs is full.
    """

    seat: Seat
    person: Person
    instead_of: UserId | None  # None: of all its people, who are notified by direct message
    abandoned: bool = False  # its people had abandoned it: they have lost, and the other can only win

    def apply(self, position: Position, moment: Moment) -> Effect:
        seat, person = self.seat, self.person
        left = _leavers(position.chairs[seat], self.instead_of)
        chairs = tuple(_without_former(chair, person.id) for chair in position.chairs)
        after = replace(
            position,
            chairs=swap(chairs, seat, _with_sitter(chairs[seat], person, left, self.abandoned)),
            plans=drop(position.plans, seat),
            orders=drop(position.orders, seat),
        )
        told = [_sits_down(after, seat, person, left)]
        if self.instead_of is None:
            told += [_farewell(after, leaver, person) for leaver in left]
        if position.game.host.id in {leaver.id for leaver in left}:
            after, hosted = with_next_host(after)
            told += hosted
        hand = DuePost(kind=PostKind.HAND, turn=after.game.turn, audience=person.id)
        dues = (*told, board_again(after.game), hand)
        looks = {person.id: after.game.seq}
        return Effect(position=_with_fresh_visit(after, seat, moment), dues=dues, looks=looks)


@dataclass(frozen=True, kw_only=True)
class HostPassed:
    """Makes the next person at the table its host; an opening by the last one is dropped."""

    def apply(self, position: Position, moment: Moment) -> Effect:
        after, told = with_next_host(position)
        return Effect(position=without_opening(after), dues=told)


@dataclass(frozen=True, kw_only=True)
class Relocated:
    """Moves the table to another thread, or to the channel, with notices there.

    An opening that nobody can see any more is dropped.
    """

    channel_id: int
    thread_id: int | None
    told: tuple[DuePost, ...] = ()

    def apply(self, position: Position, moment: Moment) -> Effect:
        open_ = without_opening(position)
        game = replace(open_.game, channel_id=self.channel_id, thread_id=self.thread_id)
        # A new thread at the lobby's message has the id of the old one, but the link to the board changes.
        return Effect(position=replace(open_, game=game), dues=(*self.told, card_due(game)))


@dataclass(frozen=True, kw_only=True)
class Redrawn:
    """Draws the messages of the table again; nothing else changes."""

    def apply(self, position: Position, moment: Moment) -> Effect:
        return Effect(position=position, dues=all_again(position.game))


def _without_alarm(position: Position, alarm: Alarm) -> Position:
    return replace(position, alarms=tuple(one for one in position.alarms if one != alarm))


def _with_fresh_visit(position: Position, seat: Seat, moment: Moment) -> Position:
    """Returns a position in which a seat, if it must decide, has its full time."""
    fresh = turn_clock.fresh_visits(position, moment.calendars, moment.at)
    others = drop(position.visits, seat)
    return replace(position, visits={**others, seat: fresh[seat]} if seat in fresh else others)


def _slow_down(position: Position, left: list[Seat], moment: Moment) -> Effect:
    """Returns the effect of people leaving a live sitting: it goes on slowly, and nobody is away."""
    people = tuple(person for seat in left for person in position.chairs[seat].people)
    slow = {"pace": f"pace-{pace_name(position.settings.slow)}"}
    told = notice(position.game, "notice-slow", named=slow, people=names(people))
    chairs = tuple(replace(chair, missed=0) for chair in position.chairs)
    change = PaceChanged(pace=position.settings.slow, told=(told, board_again(position.game)))
    return change.apply(replace(position, chairs=chairs), moment)


def _after_deadline(position: Position, seat: Seat, moment: Moment) -> Position:
    """Returns a position in which the computer plays the visit of a seat."""
    visit = position.visits.get(seat) or Visit(since=moment.at, deadline=None)
    if turn_clock.is_absent(position, seat, moment.calendars, moment.at):
        visit = turn_clock.moved_visits(position, moment.calendars, moment.at).get(seat, visit)
        return replace(position, visits=put(position.visits, seat, visit))
    chair = position.chairs[seat]
    if turn_clock.waits_in_sitting(position, seat):
        visit = replace(visit, deadline=chair.acted_at + turn_clock.LEAVING)
        return replace(position, visits=put(position.visits, seat, visit))
    if visit.bank_from is None and turn_clock.bank_left(position, seat):
        visit = turn_clock.on_bank(position, seat, visit, moment.calendars, moment.at)
        return replace(position, visits=put(position.visits, seat, visit))
    missed = turn_clock.is_reaction(position, seat)
    chair = (turn_clock.after_missed_reaction if missed else turn_clock.after_miss)(chair)
    return replace(
        position,
        chairs=swap(position.chairs, seat, chair),
        visits=put(position.visits, seat, replace(visit, late=True, bank_from=None)),
    )


# --- seat handover -----------------------------------------------------------------------------------------


def _leavers(chair: Chair, instead_of: UserId | None) -> tuple[Person, ...]:
    return tuple(person for person in chair.people if instead_of in (None, person.id))


def _without_former(chair: Chair, user_id: UserId) -> Chair:
    """Returns a chair without a person among its former people: each person is listed once per table.

    Whether they had abandoned the chair is kept for `_with_sitter`.
    """
    return replace(chair, former=tuple(person for person in chair.former if person.id != user_id))


def _with_sitter(chair: Chair, person: Person, left: tuple[Person, ...], abandoned: bool) -> Chair:
    """Returns a chair with a new person in the place of the first leaver, and default settings.

    A person who returns to the seat that they have abandoned rescues nothing.
    """
    gone = {leaver.id for leaver in left}
    quitters, rescuers = chair.quitters - {person.id}, chair.rescuers - gone
    if abandoned:
        quitters |= gone - chair.rescuers
        rescuers |= {person.id} - chair.quitters
    stay = [other for other in chair.people if other.id not in gone]
    place = chair.people.index(left[0]) if left else 0
    stay.insert(place, person)
    return Chair(
        seat=chair.seat,
        key=chair.key,
        people=tuple(stay),
        shares={share: owner for share, owner in chair.shares.items() if owner not in gone},
        former=(*chair.former, *left),
        quitters=quitters,
        rescuers=rescuers,
        bank_used=0.0 if person.id in rescuers else chair.bank_used,
    )


def _farewell(position: Position, leaver: Person, person: Person) -> DuePost:
    named = {"title": "title-name"}
    return notice(position.game, "notice-taken", to=leaver.id, named=named, name=person.name)


def _sits_down(position: Position, seat: Seat, person: Person, left: tuple[Person, ...]) -> DuePost:
    side = {"seat": f"seat-{position.chairs[seat].key}"}
    if not left:
        return notice(position.game, "notice-sits-down", named=side, name=person.name)
    return notice(position.game, "notice-handed-over", named=side, name=person.name, before=names(left))
