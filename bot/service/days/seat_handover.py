"""Seats that change hands: given away by their owner, or by the others, always to somebody who accepts."""

from dataclasses import replace
from functools import partial

from bot.service.context import Context
from bot.service.errors import AlreadySeated, NoSuchSeat, NothingToAgree, NotSeated, SeenOtherSide, Stale
from bot.service.model import automatic_answers, turn_clock
from bot.service.model.next_host import with_next_host
from bot.service.model.notices import board_again, notice
from bot.service.model.position import Position, seat_at
from bot.service.model.table import Table
from bot.service.model.transition import new_nonce
from bot.service.playing.votes import Ballot, Votes, missing
from bot.service.running.positions import Positions
from bot.service.running.requests import Committed, Requests, Written
from bot.service.showing.views import table_of
from bot.store import games
from bot.store.rows import Chair, DuePost, GameId, Person, PostKind, UserId, Vote, VoteKind
from engine.core import Seat
from engine.kit.edit import drop, swap


class Seats:
    """Seats offered, accepted and taken over."""

    def __init__(self, context: Context, positions: Positions, requests: Requests, votes: Votes) -> None:
        self._context = context
        self._positions = positions
        self._requests = requests
        self._votes = votes

    async def ask(self, game_id: GameId, user_id: UserId, to: UserId, seat: Seat | None = None) -> Ballot:
        """Offers a seat to somebody: one's own (None) at once, another's when the others have agreed.

        When nobody is missing on the ballot, the person may take the seat.
        """
        async with self._positions.queue(game_id):
            position = await self._positions.in_play(game_id)
            mine = seat_at(position, user_id)
            wanted = mine if seat is None else seat
            if not 0 <= wanted < len(position.chairs):
                raise NoSuchSeat
            _check(position, wanted, to)
            everyone = tuple(chair.seat for chair in position.chairs)
            wish = Vote(
                kind=VoteKind.REPLACE,
                seq=position.game.seq,
                asked_by=user_id,
                agreed=everyone if wanted == mine else (mine,),
                about=to,
                seat=wanted,
            )
            return await self._votes.call(position, wish)

    async def accept(self, game_id: GameId, person: Person, *, number: int) -> Committed:
        """Takes a seat that was offered; nobody else may."""
        async with self._positions.queue(game_id):
            position = await self._positions.in_play(game_id)
            wish = await self._votes.standing(game_id, number)
            if wish.kind is not VoteKind.REPLACE or wish.about != person.id or wish.seat is None:
                raise NotSeated
            if missing(position, wish):
                raise NothingToAgree
            mine = position.seat_of(wish.asked_by) == wish.seat
            await self._hand_over(position, wish.seat, person, wish.asked_by if mine else None)
        return await self._requests.finish(Written(game_id=game_id), person.id)

    async def take_over(self, game_id: GameId, seat: Seat, person: Person) -> Table:
        """Lets a person play a seat whose people are away, in the place of them all, who are told.

        Who sits at the table already, or has seen another side's hand, may not.
        """
        async with self._positions.queue(game_id):
            position = await self._positions.in_play(game_id)
            if not 0 <= seat < len(position.chairs):
                raise NoSuchSeat
            if not position.chairs[seat].away:
                raise Stale
            await self._hand_over(position, seat, person, None)
        await self._requests.finish(Written(game_id=game_id))
        return table_of(await self._positions.at(game_id), self._context.catalogue)

    async def _hand_over(
        self, position: Position, seat: Seat, person: Person, instead_of: UserId | None
    ) -> None:
        """Writes who sits there now; plans, standing orders and shares of those before them are withdrawn."""
        _check(position, seat, person.id)
        left = _leavers(position.chairs[seat], instead_of)
        chairs = tuple(_without(chair, person.id) for chair in position.chairs)
        after = replace(
            position,
            chairs=swap(chairs, seat, _with_sitter(chairs[seat], person, left)),
            plans=drop(position.plans, seat),
            orders=drop(position.orders, seat),
        )
        told = [self._notice(after, seat, person, left)]
        if instead_of is None:
            told += [self._farewell(after, leaver, person) for leaver in left]
        if position.game.host.id in {leaver.id for leaver in left}:
            after, hosted = with_next_host(after)
            told += hosted
        told += [board_again(after.game), _hand(after, person)]
        writing = partial(games.hand_over, seat=seat, given=automatic_answers.encoded_orders(after))
        await self._positions.retime(await self._with_visit(after, seat), tuple(told), writing)

    async def _with_visit(self, position: Position, seat: Seat) -> Position:
        """Returns a position in which a seat, if it is asked, has all its time."""
        calendars = await self._positions.calendars(position)
        fresh = turn_clock.fresh_visits(position, calendars, self._context.now())
        others = drop(position.visits, seat)
        return replace(position, visits={**others, seat: fresh[seat]} if seat in fresh else others)

    def _farewell(self, position: Position, leaver: Person, person: Person) -> DuePost:
        named = {"title": "title-name"}
        return notice(position.game, "notice-taken", to=leaver.id, named=named, name=person.name)

    def _notice(self, position: Position, seat: Seat, person: Person, left: tuple[Person, ...]) -> DuePost:
        side = {"seat": f"seat-{position.chairs[seat].key}"}
        before = ", ".join(leaver.name for leaver in left)
        if not before:
            return notice(position.game, "notice-sits-down", named=side, name=person.name)
        return notice(position.game, "notice-handed-over", named=side, name=person.name, before=before)


def _check(position: Position, seat: Seat, to: UserId) -> None:
    """Refuses somebody who sits at the table, or has seen what another side holds."""
    if position.seat_of(to) is not None:
        raise AlreadySeated
    if any(to == former.id for chair in position.chairs if chair.seat != seat for former in chair.former):
        raise SeenOtherSide


def _leavers(chair: Chair, instead_of: UserId | None) -> tuple[Person, ...]:
    return tuple(person for person in chair.people if instead_of in (None, person.id))


def _without(chair: Chair, user_id: UserId) -> Chair:
    """Returns a chair that does not remember somebody who is back: at a table people are known once."""
    return replace(chair, former=tuple(person for person in chair.former if person.id != user_id))


def _with_sitter(chair: Chair, person: Person, left: tuple[Person, ...]) -> Chair:
    """Returns a chair with another person, in the place of the first who leaves it; nothing else is kept."""
    gone = {leaver.id for leaver in left}
    stay = [other for other in chair.people if other.id not in gone]
    place = chair.people.index(left[0]) if left else 0
    stay.insert(place, person)
    return Chair(
        seat=chair.seat,
        key=chair.key,
        people=tuple(stay),
        shares={share: owner for share, owner in chair.shares.items() if owner not in gone},
        former=(*chair.former, *left),
    )


def _hand(position: Position, person: Person) -> DuePost:
    return DuePost(kind=PostKind.HAND, turn=position.game.turn, audience=person.id, nonce=new_nonce())
