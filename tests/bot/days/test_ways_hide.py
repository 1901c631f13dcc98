"""Seats, votes and clocks say the same whatever is hidden: the redeal test for every change around a game."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bot.copies import replace
from bot.durations import DAY, HOUR, MINUTE
from bot.service.model import automatic_answers, turn_clock
from bot.service.model.changes import days, journal, seats, votes
from bot.service.model.changes.change import Change, Moment
from bot.service.model.position import Position
from bot.service.model.transition import advance
from bot.store.rows import Alarm, AlarmKind, Commit, Person, Preferences, ReactionMode, UserId, Vote, VoteKind
from bot.testing.games import games
from engine.core import Level, Seat
from tests.duel.title import DUEL
from tests.opaque import AnyTitle
from tests.titles import TITLES
from tests.visits import table_at

NOW = 1_768_651_200.0
EVE = Person(id=UserId(77), name="Eve")
FIRST, SECOND = UserId(1), UserId(2)
every_title = pytest.mark.parametrize("title", [*TITLES, DUEL], ids=lambda title: str(title.id))


def _table(title: AnyTitle, state: Any, count: int) -> Position:
    """Returns a running table with clocks, at which one person is away and another's time is nearly up."""
    position = table_at(title, state=state, reactions=ReactionMode.ASK, seats=count)
    visits = turn_clock.fresh_visits(position, _calendars(position), NOW - DAY)
    return replace(position, visits=visits)


def _calendars(position: Position) -> Mapping[UserId, Preferences]:
    people = [person.id for chair in position.chairs for person in chair.people]
    return {one: Preferences(user_id=one, zone="Europe/Berlin") for one in people}


def _changes(position: Position) -> Iterator[Change]:
    """Yields every change of seats, votes and clocks that is possible for all games."""
    seat = position.asked_seats[0] if position.asked_seats else Seat(0)
    alarm = Alarm(game_id=position.game.id, kind=AlarmKind.DEADLINE, due=NOW, seat=seat)
    for kind, about in ((VoteKind.END, None), (VoteKind.PAUSE, 5), (VoteKind.PACE, DAY)):
        yield votes.VoteCalled(vote=_vote(kind, about))
    yield votes.VoteCalled(vote=_vote(VoteKind.REPLACE, EVE.id, Seat(0)))
    yield days.ClocksStopped(until=NOW + DAY)
    yield days.ClocksStarted()
    yield from (days.PaceChanged(pace=pace) for pace in (None, 10 * MINUTE, 8 * HOUR))
    yield days.TimeUp(alarm=alarm)
    yield from (days.Reminded(alarm=replace(alarm, kind=kind)) for kind in (AlarmKind.HALF, AlarmKind.LAST))
    yield days.TurnedAbsent(alarm=replace(alarm, kind=AlarmKind.ABSENT))
    yield from (days.Departed(seat=seat), days.CameBack(seat=seat), days.LookedIn(seat=seat))
    yield days.ClocksMoved()
    for abandoned in (False, True):
        yield days.HandedOver(seat=seat, person=EVE, instead_of=None, abandoned=abandoned)
    yield days.Relocated(channel_id=5, thread_id=None)
    yield days.Redrawn()
    yield seats.ReactionsChosen(seat=seat, reactions=ReactionMode.AUTOMATIC)
    yield seats.LevelChosen(seats=(seat,), level=Level.HARD)
    yield seats.OrdersGiven(seat=seat, orders=())
    yield journal.CalledOff()
    if len(position.chairs) > 1:
        yield from (days.HostPassed(), journal.Resigned(seat=Seat(0), by_user=FIRST))


def _vote(kind: VoteKind, about: int | None, seat: Seat | None = None) -> Vote:
    return Vote(kind=kind, seq=1, asked_by=FIRST, agreed=(Seat(0),), about=about, seat=seat)


def _visible(commit: Commit) -> Commit:
    """Returns a commit without the state and the next automatic answer."""
    row = None if commit.row is None else replace(commit.row, state=b"")
    return replace(commit, row=row, goes_on=False)


def _aftermath(position: Position, change: Change) -> list[object]:
    """Returns everything that follows from a change, and from the consent and the end of a vote after it."""
    moment = Moment(at=NOW, calendars=_calendars(position))
    after, commit = advance(position, change, moment)
    found: list[object] = [_visible(commit), turn_clock.banks(after), after.deadline, after.is_on_bank]
    if after.is_playing:
        found += [turn_clock.is_asleep(after), turn_clock.takes_a_place(after)]
    if after.vote is None or not after.is_playing:
        return found
    later = Moment(at=NOW + HOUR, calendars=moment.calendars)
    for answer in (
        votes.Agreed(number=after.vote.number, seat=Seat(1 % len(after.chairs))),
        votes.Disagreed(number=after.vote.number, person=Person(id=SECOND, name="1")),
        votes.VoteTimedOut(),
    ):
        found.append(_visible(advance(after, answer, later)[1]))
    return [*found, votes.missing(after, after.vote), votes.electorate(after, after.vote)]


@every_title
def test_seats_votes_and_clocks_say_nothing_of_what_is_hidden(title: AnyTitle) -> None:
    game, hidden, kinds = games(title)[0], 0, set[str]()
    for number, state in enumerate(game.sample(6)):
        dealt = title.rules.redeal(state, None, game.dice(("ways", number)))
        hidden += dealt != state
        one, two = (_table(title, each, len(game.seats)) for each in (state, dealt))
        for first, second in zip(_changes(one), _changes(two), strict=True):
            assert first == second
            assert _aftermath(one, first) == _aftermath(two, second), first
            kinds.add(type(first).__name__)
    assert hidden or title.id == "falling_skies", "some games hide nothing"
    assert len(kinds) >= 17


@every_title
def test_who_may_take_a_seat_or_is_waited_for_does_not_depend_on_what_is_hidden(title: AnyTitle) -> None:
    """The people a table waits for are public, but a window may be answered in advance."""
    game = games(title)[0]
    for number, state in enumerate(game.sample(6)):
        dealt = title.rules.redeal(state, None, game.dice(("waits", number)))
        one, two = (_table(title, each, len(game.seats)) for each in (state, dealt))
        assert one.asked_seats == two.asked_seats
        assert one.is_in_window == two.is_in_window
        if not one.is_in_window:
            assert automatic_answers.waiting_seats(one) == automatic_answers.waiting_seats(two)
