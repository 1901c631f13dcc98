"""Seat handover: offered by its owner or by vote and then accepted, or taken over during an absence."""

from functools import partial

from bot.durations import DAY
from bot.service.context import Context
from bot.service.errors import (
    AlreadySeated,
    NoSuchSeat,
    NothingToAgree,
    NotSeated,
    SeenOtherSide,
    Stale,
    StillThere,
)
from bot.service.model import turn_clock
from bot.service.model.changes.days import HandedOver
from bot.service.model.changes.votes import VoteSettled, electorate, missing, standing_vote, vote_or_change
from bot.service.model.notices import Notice
from bot.service.model.position import Position, seat_at
from bot.service.model.table import Table
from bot.service.playing.requests import Committed, Requests
from bot.service.playing.votes import Ballot, Votes
from bot.service.running.positions import playing
from bot.service.running.writer import Decision
from bot.store import blocks
from bot.store.rows import Chair, GameId, Person, UserId, Vote, VoteKind
from engine.core import Seat

LONG_SILENCE = DAY  # after which a seat may be handed over by vote


class Seats:
    """Hands seats over to other people."""

    def __init__(self, context: Context, requests: Requests, votes: Votes) -> None:
        self._context = context
        self._requests = requests
        self._votes = votes

    async def ask(
        self,
        game_id: GameId,
        user_id: UserId,
        to: UserId,
        seat: Seat | None = None,
        *,
        interaction_id: int | None = None,
    ) -> Ballot:
        """Offers a seat to a person: the asker's own (None) at once, another's after a vote.

        Raises `StillThere` if the owner plays in time and has no say in the vote. Once the ballot lists no
        missing people, the person may accept the seat.
        """
        decide = partial(_offering, user_id, to, seat, self._context.now())
        asked = await self._votes.ask(game_id, user_id, decide, interaction_id=interaction_id)
        if isinstance(asked, Ballot):
            return asked
        raise NothingToAgree  # the interaction was repeated after the offer had closed

    async def accept(
        self, game_id: GameId, person: Person, *, number: int, interaction_id: int | None = None
    ) -> Committed:
        """Accepts a seat that the vote with this number has offered to the person."""
        apart = await self._context.database.read(blocks.apart_from, person.id)
        decide = partial(_accepting, person, number, apart)
        return await self._requests.change(game_id, decide, interaction_id=interaction_id, user_id=person.id)

    async def take_over(
        self, game_id: GameId, seat: Seat, person: Person, *, interaction_id: int | None = None
    ) -> Table:
        """Gives a seat whose people are away to another person, and notifies them.

        Raises `AlreadySeated` or `SeenOtherSide` for a person who may not take it.
        """
        apart = await self._context.database.read(blocks.apart_from, person.id)
        decide = partial(_taking_over, seat, person, apart)
        return (await self._requests.change(game_id, decide, interaction_id=interaction_id)).table


def _offering(user_id: UserId, to: UserId, seat: Seat | None, now: float, position: Position) -> Decision:
    mine = seat_at(playing(position), user_id)
    wanted = mine if seat is None else seat
    if not 0 <= wanted < len(position.chairs):
        raise NoSuchSeat
    _check(position, wanted, to)
    everyone = tuple(chair.seat for chair in position.chairs)
    vote = Vote(
        kind=VoteKind.REPLACE,
        seq=position.game.seq,
        asked_by=user_id,
        agreed=everyone if wanted == mine else (mine,),
        about=to,
        seat=wanted,
    )
    if wanted != mine and wanted not in electorate(position, vote):
        _check_absence(position.chairs[wanted], position, now)
    return vote_or_change(position, vote)


def _check_absence(chair: Chair, position: Position, now: float) -> None:
    """Raises an error unless the people of a seat have missed a turn or been silent for a day."""
    silent_since = turn_clock.asked_since(position, chair.seat)
    is_silent = silent_since is not None and now - silent_since >= LONG_SILENCE
    if chair.captain is not None and not (chair.away or chair.missed or is_silent):
        raise StillThere(chair.captain.name)


def _accepting(person: Person, number: int, apart: frozenset[UserId], position: Position) -> Decision:
    vote = standing_vote(playing(position), number)
    if vote.kind is not VoteKind.REPLACE or vote.about != person.id or vote.seat is None:
        raise NotSeated
    if missing(position, vote):
        raise NothingToAgree
    _check(position, vote.seat, person.id)
    mine = position.seat_of(vote.asked_by) == vote.seat
    if _would_meet(position, vote.seat, vote.asked_by if mine else None, apart):
        raise NothingToAgree  # as if the offer had closed: nobody learns of a block
    handed = HandedOver(
        seat=vote.seat,
        person=person,
        instead_of=vote.asked_by if mine else None,
        abandoned=vote.seat not in vote.agreed,
    )
    told = Notice(key="handover-accepted", params={"name": person.name})
    return VoteSettled(number=number, then=handed, told=told)


def _taking_over(seat: Seat, person: Person, apart: frozenset[UserId], position: Position) -> Decision:
    if not 0 <= seat < len(playing(position).chairs):
        raise NoSuchSeat
    if not position.chairs[seat].away or _would_meet(position, seat, None, apart):
        raise Stale
    _check(position, seat, person.id)
    return HandedOver(seat=seat, person=person, instead_of=None, abandoned=True)


def _would_meet(position: Position, seat: Seat, instead_of: UserId | None, apart: frozenset[UserId]) -> bool:
    """Tells whether one of some people stays at the table after a seat was handed over."""
    leaving = {one.id for one in position.chairs[seat].people} if instead_of is None else {instead_of}
    everyone = {one.id for chair in position.chairs for one in chair.people}
    return not apart.isdisjoint(everyone - leaving)


def _check(position: Position, seat: Seat, to: UserId) -> None:
    """Raises an error if a person sits at the table or has held another side's hand."""
    if position.seat_of(to) is not None:
        raise AlreadySeated
    if any(to == former.id for chair in position.chairs if chair.seat != seat for former in chair.former):
        raise SeenOtherSide
