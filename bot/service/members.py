"""Teams at work: what each member of a side plays, and whether one may act for another."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from bot.service.errors import NoSuchFriend, NoSuchShare, NotATeam, NotHost, NotYours
from bot.service.look import table_of
from bot.service.position import Position
from bot.service.room import Room, seated
from bot.service.table import Table
from bot.store import games, seats
from bot.store.rows import Chair, GameId, Person, UserId
from bot.titles.title import Choice
from engine.core import Seat
from engine.kit.edit import drop, put, swap


@dataclass(frozen=True, kw_only=True)
class Team:
    """Those who share a seat, the captain first, and what is whose."""

    table: Table
    people: tuple[Person, ...]
    shares: tuple[tuple[Choice, Person | None], ...]  # None: anybody's


class Members(Room):
    """Sharing a side."""

    async def team(self, game_id: GameId, user_id: UserId, locale: str | None = None) -> Team:
        """Returns the team a person belongs to; raises `NotATeam` when he sits alone."""
        position = await self._in_play(game_id)
        return self._team(position, _team_seat(position, user_id), locale)

    async def assign(
        self,
        game_id: GameId,
        user_id: UserId,
        share: str,
        to: UserId | None,
        locale: str | None = None,
    ) -> Team:
        """Gives something to a member of the team (None: to anybody).

        The captain may; others only give away what is theirs, and take or give what is nobody's.
        """
        async with self._book.queue(game_id):
            position = await self._in_play(game_id)
            seat = _team_seat(position, user_id)
            team = self._team(position, seat, locale)
            choice, owner = _share(team, share)
            if owner is not None and user_id not in (owner.id, team.people[0].id):
                raise NotYours(share=choice.label, friend=owner.name)
            if to is not None and to not in (person.id for person in team.people):
                raise NoSuchFriend
            chair = position.chairs[seat]
            shares = drop(chair.shares, choice.value) if to is None else put(chair.shares, choice.value, to)
            position = await self._reshare(position, replace(chair, shares=shares))
        return self._team(position, seat, locale)

    async def let_substitute(self, game_id: GameId, user_id: UserId, allowed: bool) -> Table:
        """Settles whether of a team one may act for another; only the host may."""
        async with self._book.queue(game_id):
            position = await self._book.position(game_id)
            if position.game.host.id != user_id:
                raise NotHost
            settings = msgspec.structs.replace(position.settings, substitutes=allowed)
            encoded = msgspec.json.encode(settings)
            game = replace(position.game, settings=encoded)
            await self._book.amend(
                replace(position, game=game, settings=settings),
                self._database.write(games.set_settings, game_id, encoded),
            )
        return await self.table(game_id)

    async def _reshare(self, position: Position, chair: Chair) -> Position:
        return await self._book.amend(
            replace(position, chairs=swap(position.chairs, chair.seat, chair)),
            self._database.write(seats.put_shares, position.game.id, chair),
        )

    def _team(self, position: Position, seat: Seat, locale: str | None) -> Team:
        chair = position.chairs[seat]
        owners = {person.id: person for person in chair.people}
        return Team(
            table=table_of(position, self.catalogue),
            people=chair.people,
            shares=tuple(
                (choice, owners.get(chair.shares.get(choice.value, UserId(0))))
                for choice in self._shares(position, seat, locale)
            ),
        )

    def _shares(self, position: Position, seat: Seat, locale: str | None) -> Sequence[Choice]:
        sharing = position.title.sharing
        if sharing is None:
            return ()
        words = self.catalogue.words(locale or position.game.locale, position.title)
        return sharing.shares(position.view(seat), words)


def _team_seat(position: Position, user_id: UserId) -> Seat:
    seat = seated(position, user_id)
    if len(position.chairs[seat].people) < 2:
        raise NotATeam
    return seat


def _share(team: Team, named: str) -> tuple[Choice, Person | None]:
    """Returns what is meant by its value, or as it is called."""
    for choice, owner in team.shares:
        if named.casefold() in (choice.value.casefold(), choice.label.casefold()):
            return choice, owner
    raise NoSuchShare
