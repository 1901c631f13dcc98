"""What a seed is made from: the word each player may add in the lobby, and the seed itself at the start."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from unicodedata import normalize

import msgspec

from bot.proof.seed import Parts, Scheme, seed_of
from bot.service.context import Context
from bot.service.errors import AlreadyStarted, Stale
from bot.service.model.position import Position, seat_at
from bot.service.running.positions import Positions
from bot.store import shakes
from bot.store.rows import Chair, Game, GameId, Person, Status, UserId
from bot.text.harmless import tidy

LONGEST_WORD = 60

_PARTS = msgspec.json.Decoder(Parts)


@dataclass(frozen=True, kw_only=True)
class Given:
    """What a person who sits down gives to the dice."""

    person: Person
    word: str  # or the number of their joining


class Seals:
    """The dice of a table before the game."""

    def __init__(self, context: Context, positions: Positions) -> None:
        self._context = context
        self._positions = positions

    async def may_shake(self, game_id: GameId, user_id: UserId) -> None:
        """Raises why a person may not add a word to the dice: the game has begun, or they have no seat."""
        position = await self._positions.at(game_id)
        if position.game.status is not Status.LOBBY:
            raise AlreadyStarted
        seat_at(position, user_id)

    async def shake(self, game_id: GameId, user_id: UserId, text: str) -> str:
        """Adds a person's word to the dice, in place of any other of theirs; returns what they give now."""
        async with self._positions.queue(game_id):
            await self.may_shake(game_id, user_id)
            await self._context.database.write(shakes.shake, game_id, user_id, word_of(text))
            words = await self._context.database.read(shakes.words, game_id)
        return words[user_id]

    async def shakes(self, game_id: GameId) -> tuple[Given, ...]:
        """Returns what everybody gives to the dice, in the order of their seats."""
        position = await self._positions.at(game_id)
        return await _shakes(self._context, position.chairs, game_id)


def word_of(text: str) -> str:
    """Returns a word as it counts, and as it is shown: one line of signs that can be seen, and no backtick.

    It is shown as code, where no sign but the backtick means anything to Discord.
    """
    return tidy(normalize("NFC", text)).replace("`", "'")[:LONGEST_WORD].strip()


def parts_of(game: Game) -> Parts | None:
    """Returns what the seed of a game was made from besides the secret; None before the start."""
    return None if game.parts is None else _PARTS.decode(game.parts)


async def with_seed(context: Context, position: Position, told: Parts | None) -> Position:
    """Returns a lobby that is about to start with its seed; raises `Stale` when other words were told."""
    game = position.game
    if game.scheme == Scheme.DIRECT:
        return position
    given = await _shakes(context, position.chairs, game.id)
    words = tuple(each.word for each in given)
    if told is not None and told.words != words:
        raise Stale
    parts = told or Parts(words=words)
    seed = seed_of(game.scheme, game.secret, parts)
    return replace(position, game=replace(game, seed=seed, parts=msgspec.json.encode(parts)))


async def _shakes(context: Context, chairs: Sequence[Chair], game_id: GameId) -> tuple[Given, ...]:
    words = await context.database.read(shakes.words, game_id)
    return tuple(
        Given(person=person, word=words.get(person.id, "")) for chair in chairs for person in chair.people
    )
