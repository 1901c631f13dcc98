"""Changes of a vote: called, agreed to, carried out, refused."""

from dataclasses import dataclass, replace

from bot.service.errors import NothingToAgree
from bot.service.model.changes.change import Change, Effect, Moment
from bot.service.model.notices import Notice, encode
from bot.service.model.position import Position
from bot.store.rows import DuePost, Person, PostKind, Vote, VoteKind
from engine.core import Seat


@dataclass(frozen=True, kw_only=True)
class VoteCalled:
    """Calls a vote, in place of any other.

    Its number is unique at the table, so that an answer to another vote never counts for it.
    """

    vote: Vote

    def apply(self, position: Position, moment: Moment) -> Effect:
        standing, game = position.vote, position.game
        vote = replace(self.vote, number=game.votes_called + 1)
        called = replace(position, vote=vote, game=replace(game, votes_called=vote.number))
        closed = () if standing is None else (closing(position, standing, _replaced_by(called, vote)),)
        return Effect(position=called, dues=(*closed, *_posts_of(called, vote)))


@dataclass(frozen=True, kw_only=True)
class Agreed:
    """Adds a seat's consent to a vote; the last one needed carries out its consequence."""

    number: int
    seat: Seat
    then: Change | None = None  # None: others still have to agree, or the offer to be accepted

    def apply(self, position: Position, moment: Moment) -> Effect:
        vote = standing_vote(position, self.number)
        vote = replace(vote, agreed=_with(vote.agreed, self.seat))
        agreed = replace(position, vote=vote)
        if self.then is None:
            return Effect(position=agreed, dues=_posts_of(agreed, vote))
        return VoteSettled(number=self.number, then=self.then).apply(agreed, moment)


@dataclass(frozen=True, kw_only=True)
class VoteSettled:
    """Closes a vote that all have agreed to, and carries out its consequence."""

    number: int
    then: Change
    told: Notice | None = None  # the sentence its message closes with; None: the default of its kind

    def apply(self, position: Position, moment: Moment) -> Effect:
        vote = standing_vote(position, self.number)
        done = closing(position, vote, self.told or Notice(key=f"vote-done-{vote.kind.value}", params={}))
        effect = self.then.apply(replace(position, vote=None), moment)
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


def vote_or_change(position: Position, vote: Vote, then: Change | None = None) -> Change:
    """Returns the vote that has to be called, or the change itself if no other seat has to agree.

    A person who asks the open question again agrees to it; the vote closes once every seat has agreed.
    """
    standing = position.vote
    if standing is not None and _is_same(standing, vote):
        agreed = replace(standing, agreed=_with(standing.agreed, *vote.agreed))
        (seat, *_) = vote.agreed
        return Agreed(number=standing.number, seat=seat, then=None if missing(position, agreed) else then)
    return VoteCalled(vote=vote) if then is None or missing(position, vote) else then


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


def lapse(before: Position, after: Position) -> tuple[Position, tuple[DuePost, ...]]:
    """Closes a vote that has become moot by a move, by a person leaving or by the end of the game."""
    vote = after.vote
    if vote is None or not _is_moot(before, after, vote):
        return after, ()
    lapsed = closing(before, vote, Notice(key="vote-lapsed", params={}))
    return replace(after, vote=None), (lapsed,)


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
    overtaken = vote.kind is VoteKind.UNDO and vote.seq != after.game.seq
    people = {person.id for chair in after.chairs for person in chair.people}
    left = any(person.id not in people for chair in before.chairs for person in chair.people)
    return overtaken or left or not after.is_playing


def _is_same(known: Vote, vote: Vote) -> bool:
    """Tells whether two votes ask the same; for undo and handover the asker must be the same, too."""
    if known.kind in (VoteKind.UNDO, VoteKind.REPLACE) and known.asked_by != vote.asked_by:
        return False
    asked = replace(known, number=vote.number, seq=vote.seq, asked_by=vote.asked_by, agreed=vote.agreed)
    return asked == vote


def _with(agreed: tuple[Seat, ...], *seats: Seat) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys((*agreed, *seats)))


def _replaced_by(position: Position, vote: Vote) -> Notice:
    people = (person for chair in position.chairs for person in chair.people)
    name = next((person.name for person in people if person.id == vote.asked_by), "")
    return Notice(key="vote-replaced", params={"name": name})
