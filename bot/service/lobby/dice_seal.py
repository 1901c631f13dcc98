"""The seed of a game: the words that players add to it in the lobby, and its calculation at the start."""

from dataclasses import dataclass
from functools import partial
from unicodedata import normalize

from bot.proof.seed import Frame, Parts, seed_of
from bot.service.context import Context
from bot.service.errors import AlreadyStarted, AwaitsCut
from bot.service.model.changes.journal import taken_chairs
from bot.service.model.changes.lobby import Shaken
from bot.service.model.position import Position, seat_at
from bot.service.running.positions import Positions
from bot.service.running.writer import Decision, TableWriter
from bot.store import posts
from bot.store.rows import GameId, Person, PostKind, Shake, Status, UserId
from bot.text.harmless import tidy

LONGEST_WORD = 60


@dataclass(frozen=True, kw_only=True)
class DiceWord:
    """A seated person's contribution to the seed."""

    person: Person
    word: str  # or the id of the interaction by which they joined
    is_typed: bool  # they typed the word themselves


class Seals:
    """Collects the words for the seed of a table."""

    def __init__(self, context: Context, positions: Positions, writer: TableWriter) -> None:
        self._context = context
        self._positions = positions
        self._writer = writer

    async def may_shake(self, game_id: GameId, user_id: UserId) -> None:
        """Raises an error if a person may not add a word: the game has started, or they have no seat."""
        _check(user_id, await self._positions.at(game_id))

    async def shake(
        self, game_id: GameId, user_id: UserId, text: str, *, interaction_id: int | None = None
    ) -> str:
        """Sets a person's word for the seed; returns their contribution."""
        decide = partial(_shaking, user_id, word_of(text))
        written = await self._writer.change(game_id, decide, interaction_id=interaction_id)
        given = given_words(written.position, await self._card(game_id))
        return next((each.word for each in given if each.person.id == user_id), "")

    async def shakes(self, game_id: GameId) -> tuple[DiceWord, ...]:
        """Returns the contributions of all seated people, in the order of their seats."""
        return given_words(await self._positions.at(game_id), await self._card(game_id))

    async def _card(self, game_id: GameId) -> int | None:
        card = await self._context.database.read(posts.find, game_id, PostKind.CARD)
        return None if card is None else card.message_id


def _check(user_id: UserId, position: Position) -> None:
    if position.game.status is not Status.LOBBY:
        raise AlreadyStarted
    if position.game.opening is not None:
        raise AwaitsCut
    seat_at(position, user_id)


def _shaking(user_id: UserId, word: str, position: Position) -> Decision:
    _check(user_id, position)
    return Shaken(user_id=user_id, word=word)


def word_of(text: str) -> str:
    """Returns a word as it is stored and shown: one line of printable characters without backticks.

    It is shown as inline code, where Discord interprets only the backtick.
    """
    return tidy(normalize("NFC", text)).replace("`", "'")[:LONGEST_WORD].strip()


def seed_for(position: Position, parts: Parts) -> bytes:
    """Returns the seed of a game that starts with these public parts."""
    game = position.game
    seats = tuple(chair.key for chair in taken_chairs(position.chairs))
    frame = Frame(
        game=game.id,
        title=game.title,
        options=game.options,
        seats=seats,
        start=position.settings.start,
    )
    return seed_of(game.scheme, game.secret, parts, frame)


def given_words(position: Position, card: int | None) -> tuple[DiceWord, ...]:
    """Returns the contributions of all seated people: a word, or the id of the interaction that seated them.

    People seated before the lobby was posted contribute the id of its message: it is younger than the seal.
    """
    found = []
    for chair in position.chairs:
        for person in chair.people:
            shake = position.shakes.get(person.id) or Shake(joined=None)
            number = card if shake.joined is None else shake.joined
            word = shake.word or ("" if number is None else str(number))
            found.append(DiceWord(person=person, word=word, is_typed=bool(shake.word)))
    return tuple(found)
