"""Openings: the parts of the seed are posted, an opponent of the host cuts the deck, then it is dealt."""

from collections.abc import Collection
from functools import partial

import msgspec

from bot.proof.seed import Scheme
from bot.service.errors import EmptyCut, NothingToCut, NotTheCutter
from bot.service.lobby.dice_seal import seed_for, word_of
from bot.service.model.changes.journal import GameStarted
from bot.service.model.changes.lobby import OpeningDropped, OpeningPosted
from bot.service.model.notices import notice
from bot.service.model.position import Position, seat_at
from bot.service.model.table import Lobby, Opening, opening_of
from bot.service.playing.requests import Committed, Requests
from bot.service.running.positions import Positions
from bot.service.running.writer import Decision, TableWriter
from bot.service.showing.views import lobby_of
from bot.store.rows import Alarm, ByWhom, DuePost, GameId, Person, UserId, names
from bot.text.catalogue import Catalogue


class Openings:
    """Leads a table from the press of *Start* to its first board."""

    def __init__(
        self, catalogue: Catalogue, positions: Positions, writer: TableWriter, requests: Requests
    ) -> None:
        self._catalogue = catalogue
        self._positions = positions
        self._writer = writer
        self._requests = requests

    async def to_post(self, game_id: GameId, number: int) -> Opening | None:
        """Returns an opening that was not posted yet; None: it was, or the table is back in its lobby."""
        opening = opening_of((await self._positions.at(game_id)).game)
        return opening if opening is not None and opening.number == number and not opening.message else None

    async def note(self, game_id: GameId, number: int, message_id: int) -> None:
        """Stores the message of an opening; where no cut is needed, the game begins."""
        await self._writer.change(game_id, partial(_noting, number, str(message_id)))

    async def drop(self, game_id: GameId) -> None:
        """Goes back to the lobby, because the opening could not be posted."""
        await self._writer.change(game_id, _dropping)

    async def go_back(self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None) -> Lobby:
        """Goes back to the lobby on request; the host and seated people may."""
        written = await self._writer.change(
            game_id, partial(_going_back, user_id), interaction_id=interaction_id
        )
        return lobby_of(written.position, self._catalogue)

    async def may_cut(self, game_id: GameId, user_id: UserId) -> None:
        """Raises an error if a person may not cut the deck."""
        _cuttable(user_id, await self._positions.at(game_id))

    async def cut(
        self, game_id: GameId, person: Person, text: str, *, interaction_id: int | None = None
    ) -> Committed:
        """Cuts the deck with a word of a person; the game begins."""
        decide = partial(_cutting, person, word_of(text))
        return await self._requests.change(game_id, decide, interaction_id=interaction_id, user_id=person.id)

    async def give_up_waiting(self, alarm: Alarm) -> None:
        """Begins the game without a cut; one whose opening could not be posted goes back to the lobby."""
        await self._requests.change(alarm.game_id, partial(_dealing_uncut, alarm))


def cutters(position: Position, runners: Collection[UserId]) -> tuple[UserId, ...]:
    """Returns the people who may cut: opponents of the host who do not run the bot; none without opponents.

    Whoever runs the bot knows the secret. Where all opponents of the host do, the host's side cuts.
    """
    if position.game.scheme != Scheme.CUT or sum(bool(chair.people) for chair in position.chairs) < 2:
        return ()
    seat = position.seat_of(position.game.host.id)
    ours = tuple(person.id for chair in position.chairs if chair.seat == seat for person in chair.people)
    others = tuple(person.id for chair in position.chairs if chair.seat != seat for person in chair.people)
    honest = [[one for one in side if one not in runners] for side in (others, ours)]
    return tuple(next((side for side in honest if side), others))


# --- decisions ---------------------------------------------------------------------------------------------


def _noting(number: int, message: str, position: Position) -> Decision:
    opening = opening_of(position.game)
    if opening is None or opening.number != number or opening.message:
        return None
    if opening.cutters:
        return OpeningPosted(opening=opening, message=message)
    return _deal(position, msgspec.structs.replace(opening, message=message), by_user=opening.by)


def _dropping(position: Position) -> Decision:
    return None if position.game.opening is None else OpeningDropped()


def _going_back(user_id: UserId, position: Position) -> Decision:
    if position.game.opening is None:
        raise NothingToCut
    if position.game.host.id != user_id:
        seat_at(position, user_id)
    return OpeningDropped()


def _cuttable(user_id: UserId, position: Position) -> Opening:
    """Returns the opening that a person may cut; raises an error if they may not."""
    opening = opening_of(position.game)
    if opening is None or not opening.message:
        raise NothingToCut
    if user_id not in opening.cutters:
        people = (person for chair in position.chairs for person in chair.people)
        raise NotTheCutter(names(person for person in people if person.id in opening.cutters))
    return opening


def _cutting(person: Person, word: str, position: Position) -> Decision:
    opening = _cuttable(person.id, position)
    if not word:
        raise EmptyCut
    told = notice(position.game, "notice-cut", name=person.name, word=word)
    return _deal(position, opening, by_user=person.id, cut=word, told=(told,))


def _dealing_uncut(alarm: Alarm, position: Position) -> Decision:
    opening = opening_of(position.game)
    if opening is None or alarm not in position.alarms:
        return None
    if not opening.message:
        return OpeningDropped()
    told = notice(position.game, "notice-uncut")
    return _deal(position, opening, by_whom=ByWhom.CLOCK, told=(told,))


def _deal(
    position: Position,
    opening: Opening,
    *,
    by_user: UserId | None = None,
    by_whom: ByWhom = ByWhom.PLAYER,
    cut: str | None = None,
    told: tuple[DuePost, ...] = (),
) -> GameStarted:
    parts = opening.parts(cut)
    return GameStarted(
        by_user=by_user,
        by_whom=by_whom,
        thread_id=position.game.thread_id,
        seed=seed_for(position, parts),
        parts=msgspec.json.encode(parts),
        told=told,
    )
