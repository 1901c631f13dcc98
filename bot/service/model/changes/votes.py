"""Changes of a vote: called, agreed to, carried out, refused, lapsed."""

from dataclasses import dataclass

from bot.copies import replace
from bot.durations import DAY, HOUR
from bot.service.errors import NothingToAgree
from bot.service.model.calendars import is_quiet, next_waking
from bot.service.model.changes.change import Change, Effect, Moment
from bot.service.model.changes.days import ClocksStopped, PaceChanged
from bot.service.model.changes.journal import CalledOff
from bot.service.model.notices import Notice, board_again, encode, notice
from bot.service.model.position import Position, seat_at
from bot.service.model.table import pace_name
from bot.service.model.turn_clock import Calendars
from bot.store.rows import Alarm, AlarmKind, DuePost, Person, PostKind, UserId, Vote, VoteKind
from engine.core import Seat
from engine.kit.edit import swap

LAPSES = 3 * DAY  # after which a vote is over
LONGEST = 20  # rows of the journal after which it is over
AGAIN = HOUR  # until the same people may notify the others of another vote


@dataclass(frozen=True, kw_only=True)
class VoteCalled:
    """Calls a vote, in place of any other.

    Its number is unique at the table, so that an answer to another vote never counts for it. People who have
    just notified the others of a vote call the next one silently.
    """

    vote: Vote

    def apply(self, position: Position, moment: Moment) -> Effect:
        standing, game = position.vote, position.game
        asker = position.chairs[seat_at(position, self.vote.asked_by)]
        silent = 0 <= moment.at - asker.asked_at < AGAIN
        vote = replace(self.vote, number=game.votes_called + 1, asked_at=moment.at, silent=silent)
        if not silent:
            asker = replace(asker, asked_at=moment.at)
        called = replace(
            position,
            vote=vote,
            game=replace(game, votes_called=vote.number),
            chairs=swap(position.chairs, asker.seat, asker),
        )
        closed = () if standing is None else (closing(position, standing, _replaced_by(called, vote)),)
        return Effect(position=called, dues=(*closed, *_posts_of(called, vote)))


@dataclass(frozen=True, kw_only=True)
class Agreed:
    """Adds a seat's consent to a vote; the last one needed carries out its consequence."""

    number: int
    seat: Seat
    then: Change | None = None  # a consequence that had to be read; None: see `consequence`

    def apply(self, position: Position, moment: Moment) -> Effect:
        vote = standing_vote(position, self.number)
        vote = replace(vote, agreed=_with(vote.agreed, self.seat))
        agreed = replace(position, vote=vote)
        if missing(agreed, vote):
            return Effect(position=agreed)
        then = self.then or consequence(agreed, vote, moment.at)
        if then is None:  # the seat is offered from now on
            return Effect(position=replace(agreed, vote=replace(vote, asked_at=moment.at)))
        return VoteSettled(number=self.number, then=then).apply(agreed, moment)


@dataclass(frozen=True, kw_only=True)
class VoteSettled:
    """Closes a vote that all have agreed to, and carries out its consequence."""

    number: int
    then: Change | None = None  # None: see `consequence`
    told: Notice | None = None  # the sentence its message closes with; None: the default of its kind

    def apply(self, position: Position, moment: Moment) -> Effect:
        vote = standing_vote(position, self.number)
        done = closing(position, vote, self.told or Notice(key=f"vote-done-{vote.kind.value}", params={}))
        then = self.then or consequence(position, vote, moment.at)
        assert then is not None, "the vote has a consequence"
        effect = then.apply(replace(position, vote=None), moment)
        return replace(effect, dues=(*effect.dues, done))


@dataclass(frozen=True, kw_only=True)
class Disagreed:
    """Closes a vote that a person has refused; nothing else changes."""

    number: int
    person: Person

    def apply(self, position: Position, moment: Moment) -> Effect:
        vote = standing_vote(position, self.number)
        told = Notice(key=f"vote-refused-{vote.kind.value}", params={"name": self.person.name})
        return Effect(position=replace(position, vote=None), dues=(closing(position, vote, told),))


@dataclass(frozen=True, kw_only=True)
class VoteTimedOut:
    """Closes a vote that has been open for too long."""

    def apply(self, position: Position, moment: Moment) -> Effect:
        vote = position.vote
        if vote is None:
            return Effect(position=position)
        told = Notice(key="vote-timed-out", params={})
        return Effect(position=replace(position, vote=None), dues=(closing(position, vote, told),))


@dataclass(frozen=True, kw_only=True)
class VoteRepeated:
    """Posts an open vote again, which notifies the people of a seat that was in quiet time."""

    alarm: Alarm

    def apply(self, position: Position, moment: Moment) -> Effect:
        vote, seat = position.vote, self.alarm.seat
        left = tuple(alarm for alarm in position.alarms if alarm != self.alarm)
        captain = None if seat is None else position.chairs[seat].captain
        dues: tuple[DuePost, ...] = ()
        if vote is not None and captain is not None and captain in missing(position, vote):
            dues = (DuePost(kind=PostKind.VOTE, turn=vote.number, audience=captain.id),)
        return Effect(position=replace(position, alarms=left), dues=dues)


def consequence(position: Position, vote: Vote, at: float) -> Change | None:
    """Returns the change that a vote leads to; None: a seat is offered, or moves are read to be undone."""
    match vote.kind:
        case VoteKind.END:
            return CalledOff()
        case VoteKind.PAUSE:
            assert vote.about is not None, "a pause has a length"
            until = at + vote.about * DAY
            told = notice(position.game, "notice-paused", when=f"<t:{int(until)}:f>")
            return ClocksStopped(until=until, told=(told, board_again(position.game)))
        case VoteKind.PACE:
            told = notice(position.game, "notice-pace", named={"pace": f"pace-{pace_name(vote.about)}"})
            return PaceChanged(pace=vote.about or None, told=(told, board_again(position.game)))
    return None


def vote_or_change(position: Position, vote: Vote, then: Change | None = None) -> Change:
    """Returns the vote that has to be called, or the change itself if no other seat has to agree.

    A person who asks the open question again agrees to it; the vote closes once every seat has agreed.
    """
    standing = position.vote
    if standing is not None and _is_same(standing, vote):
        (seat, *_) = vote.agreed
        return Agreed(number=standing.number, seat=seat, then=then)
    return VoteCalled(vote=vote) if then is None or missing(position, vote) else then


def settlement(position: Position) -> Change | None:
    """Returns the change that settles an open vote which nobody has to agree to any more."""
    vote = position.vote
    if vote is None or missing(position, vote) or consequence(position, vote, 0.0) is None:
        return None
    return VoteSettled(number=vote.number)


def standing_vote(position: Position, number: int) -> Vote:
    """Returns the open vote with this number; raises `NothingToAgree` when it has closed."""
    if position.vote is None or position.vote.number != number:
        raise NothingToAgree
    return position.vote


def closing(position: Position, vote: Vote, told: Notice) -> DuePost:
    """Returns the post that closes the message of a vote, or of its offer, with a sentence."""
    kind = PostKind.OFFER if is_offered(position, vote) else PostKind.VOTE
    return DuePost(kind=kind, turn=vote.number, subject=encode(told))


def is_offered(position: Position, vote: Vote) -> bool:
    """Tells whether all have agreed to a seat handover, so that the other person may accept."""
    return vote.kind is VoteKind.REPLACE and not missing(position, vote)


def follow(before: Position, after: Position) -> tuple[Position, tuple[DuePost, ...]]:
    """Closes a vote that has become moot, and counts one again when people have left or are away.

    Returns the position with the vote, and the posts that show it.
    """
    vote = after.vote
    if vote is None:
        return after, ()
    if _is_moot(before, after, vote):
        lapsed = closing(before, vote, Notice(key="vote-lapsed", params={}))
        return replace(after, vote=None), (lapsed,)
    if before.vote is None or before.vote.number != vote.number:
        return after, ()  # it was just called
    vote = replace(vote, agreed=tuple(seat for seat in vote.agreed if _stays(before, after, seat)))
    counted = replace(after, vote=vote)
    same = missing(before, before.vote) == missing(counted, vote)
    return counted, () if same else _posts_of(counted, vote)


def alarms(position: Position, calendars: Calendars, now: float) -> tuple[Alarm, ...]:
    """Returns the alarms of an open vote: its end, and the ring for people in quiet time."""
    vote = position.vote
    if vote is None or not position.is_playing:
        return ()
    game_id = position.game.id
    due = [Alarm(game_id=game_id, kind=AlarmKind.LAPSE, due=vote.asked_at + LAPSES)]
    for chair in () if vote.silent else position.chairs:
        captain = chair.captain
        if captain is None or captain not in missing(position, vote):
            continue
        person = calendars.get(captain.id)
        if person is not None and is_quiet(vote.asked_at, person):
            awake = next_waking(vote.asked_at, person)
            due.append(Alarm(game_id=game_id, kind=AlarmKind.ASK, seat=chair.seat, due=awake))
    return tuple(alarm for alarm in due if alarm.due > now or alarm in position.alarms)


# --- the electorate ----------------------------------------------------------------------------------------


def missing(position: Position, vote: Vote) -> tuple[Person, ...]:
    """Returns the people of the seats that must still agree."""
    return tuple(
        person
        for chair in position.chairs
        if chair.seat in electorate(position, vote) and chair.seat not in vote.agreed
        for person in chair.people
    )


def electorate(position: Position, vote: Vote) -> tuple[Seat, ...]:
    """Returns the seats that decide a vote: present ones, without the one to be handed over.

    If that leaves the asker alone, the owner of that seat decides too.
    """
    there = tuple(chair.seat for chair in position.chairs if chair.people and not chair.away)
    others = tuple(seat for seat in there if seat != vote.seat)
    alone = others == (position.seat_of(vote.asked_by),)
    return there if alone else others


def _posts_of(position: Position, vote: Vote) -> tuple[DuePost, ...]:
    """Returns the posts of a vote: the question, and the offer if all have agreed."""
    question = DuePost(kind=PostKind.VOTE, turn=vote.number)
    if not is_offered(position, vote):
        return (question,)
    agreed = replace(question, subject=encode(Notice(key="vote-done-replace", params={})))
    return (agreed, DuePost(kind=PostKind.OFFER, turn=vote.number))


def _is_moot(before: Position, after: Position, vote: Vote) -> bool:
    """Tells whether a vote has no sense any more: its asker or the seat it is about has changed hands."""
    overtaken = after.game.seq - vote.seq >= (1 if vote.kind is VoteKind.UNDO else LONGEST)
    changed = vote.seat is not None and not _stays(before, after, vote.seat)
    seated = vote.kind is VoteKind.REPLACE and after.seat_of(UserId(vote.about or 0)) is not None
    return overtaken or changed or seated or after.seat_of(vote.asked_by) is None or not after.is_playing


def _stays(before: Position, after: Position, seat: Seat) -> bool:
    """Tells whether a person of a seat still sits there; always for a seat without people."""
    people = before.chairs[seat].people
    return not people or any(person in after.chairs[seat].people for person in people)


def _is_same(known: Vote, vote: Vote) -> bool:
    """Tells whether two votes ask the same; for undo and handover the asker must be the same, too."""
    if known.kind in (VoteKind.UNDO, VoteKind.REPLACE) and known.asked_by != vote.asked_by:
        return False
    same = ("kind", "back_to", "about", "seat")
    return all(getattr(known, name) == getattr(vote, name) for name in same)


def _with(agreed: tuple[Seat, ...], *seats: Seat) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys((*agreed, *seats)))


def _replaced_by(position: Position, vote: Vote) -> Notice:
    people = (person for chair in position.chairs for person in chair.people)
    name = next((person.name for person in people if person.id == vote.asked_by), "")
    return Notice(key="vote-replaced", params={"name": name})
