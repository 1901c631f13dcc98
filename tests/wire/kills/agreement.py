"""Compares the messages on Discord with the database: every message is as the service would make it now.

The expected messages are built from a copy of the database by the bot's own services. Every message at a
table must be one that the database knows, and every post that the database settled must stand once.
"""

import contextlib
import sqlite3
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec

from bot.service.model.drawing import Drawing
from bot.service.model.notices import board_again
from bot.service.model.position import Position, position_of
from bot.service.running.computers import Computers
from bot.service.showing.pictures import Pictures
from bot.service.tables import Tables
from bot.store import games
from bot.store.database.interface import Database
from bot.store.database.opening import address, open_database
from bot.store.rows import GameId, OwedPost, PostKind, Status
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle
from bot.ui.client_base import TableClient
from bot.ui.days.pings import Called
from bot.ui.kit.message import Message
from bot.ui.lobby.lobby_message import lobby_message, with_calls
from bot.ui.showing.card import card_message
from bot.ui.showing.posting import Poster
from renderer.shapes import PHONE, Size
from tests.bot.house import Inline
from tests.wire.books import POSTGRESQL, Books
from tests.wire.kills.titles import KNOWN
from tests.wire.world import Channel, Json, World, parts

LETTERS = (
    PostKind.NOTICE,
    PostKind.HAND,
    PostKind.CALL,
    PostKind.OPENING,
    PostKind.DIGEST,
)  # posted once, never edited


@cache
def _titles() -> dict[str, AnyTitle]:
    return {title.id: title for title in KNOWN.titles}


@cache
def _catalogue() -> Catalogue:
    return KNOWN.catalogue()


class Undrawn(Pictures):
    """Pictures that nobody looks at."""

    async def draw(
        self, drawing: Drawing, size: Size = PHONE, wanted: Callable[[], bool] = lambda: True
    ) -> bytes | None:
        return b"a picture"


@dataclass(frozen=True, kw_only=True)
class Insight:
    """The services on a copy of the bot's database, and Discord's messages."""

    database: Database
    tables: Tables
    books: Books
    world: World

    async def position(self, game: int) -> Position:
        record = await self.database.read(games.record, GameId(game))
        assert record is not None, f"there is no game {game}"
        return position_of(record, _titles()[record.game.title])

    async def faults(self, game: int) -> list[str]:
        """Returns all differences between the messages of a table and the database."""
        shown = _Shown(self.world, self.books, game)
        position = await self.position(game)
        if position.game.channel_id not in self.world.channels:  # nothing is left but direct messages
            return [f"game {game}: {fault}" for fault in (*shown.notices(), *shown.hands())]
        return [
            f"game {game}: {fault}"
            for fault in (
                *await self._card(position, shown),
                *await self._boards(position, shown),
                *await self._votes(position, shown),
                *shown.notices(),
                *shown.hands(),
                *shown.strays(),
            )
        ]

    def census(self, game: int) -> Counter[str]:
        """Returns the number of messages of each kind at a table; calls come and go, and are left out."""
        return _Shown(self.world, self.books, game).census()

    async def _card(self, position: Position, shown: "_Shown") -> list[str]:
        game = position.game
        if (message := shown.post(PostKind.CARD, 0)) is None:
            return [] if game.status is Status.ENDED else ["the card is not posted"]
        words = _catalogue().words(game.locale, position.title)
        if position.has_started:
            wanted = [card_message(await self.tables.cards.of_table(game.id), words)]
        else:
            lobby = await self.tables.lobbies.show(game.id)
            first = lobby_message(lobby, words)  # the first message of a rematch also calls people
            with_calls(first, lobby, words, role=None, asked=())
            wanted = [lobby_message(lobby, words), first]
        return _compare("the card", message, *wanted)

    async def _boards(self, position: Position, shown: "_Shown") -> list[str]:
        found: list[str] = []
        present = board_again(position.game).turn
        if position.has_started and shown.post(PostKind.BOARD, present) is None:
            found.append(f"the present board {present} is not posted")
        for turn in shown.numbers(PostKind.BOARD):
            message = shown.post(PostKind.BOARD, turn)
            if message is None:  # of a past turn, deleted with its thread
                continue
            if not position.is_playing and any(
                person.is_stranger for chair in position.chairs for person in chair.people
            ):
                continue  # posts of finished games stay as they are
            page = await self.tables.outbox.page(_owed(position, PostKind.BOARD, turn))
            wanted = await self._poster._board_message(page, None)
            if page.current:
                found += _compare(f"the board of turn {turn}", message, wanted)
            elif buttons := [part for part in looks(message["components"]) if part[0] == "button"]:
                found.append(f"the board of the past turn {turn} has buttons: {buttons}")
        return found

    async def _votes(self, position: Position, shown: "_Shown") -> list[str]:
        found: list[str] = []
        for kind in (PostKind.VOTE, PostKind.OFFER):
            for number in shown.numbers(kind):
                if (message := shown.post(kind, number)) is None:
                    found.append(f"the {kind} {number} is gone")
                    continue
                ballot = await self.tables.votes.standing(position.game.id, number)
                words = _catalogue().words(position.game.locale, position.title)
                owed = _owed(position, kind, number)
                wanted, people = await self._poster._vote_message(owed, ballot, words)
                if people:
                    found += _compare(f"the {kind} {number}", message, wanted)
                elif buttons := [part for part in looks(message["components"]) if part[0] == "button"]:
                    found.append(f"the closed {kind} {number} has buttons: {buttons}")
        vote = position.vote
        if vote is not None and not any(
            shown.post(kind, vote.number) for kind in (PostKind.VOTE, PostKind.OFFER)
        ):
            found.append(f"the open vote {vote.number} is not posted")
        return found

    @property
    def _poster(self) -> Poster:
        return Poster(cast(TableClient, None), self.tables, lambda game_id, *, seen: False)


def _owed(position: Position, kind: PostKind, number: int) -> OwedPost:
    seq = position.game.seq
    return OwedPost(
        ids=(), kind=kind, game_id=position.game.id, turn=number, first=seq, last=seq, user_id=None,
        subject="", nonce="", attempts=0, revision=0,
    )  # fmt: skip


class _Shown:
    """The messages of one table, found by the database's notes."""

    def __init__(self, world: World, books: Books, game: int) -> None:
        self._world = world
        self._game = game
        self._posts: dict[tuple[str, int], tuple[int, int]] = {
            (kind, number): (channel, message)
            for kind, number, channel, message in books.ask(
                f"select kind, number, channel_id, message_id from posts where game_id = {game}"
            )
        }
        self._outbox = books.ask(
            "select id, kind, audience, nonce, done_at, closed from outbox"
            f" where game_id = {game} order by id"
        )
        ((self._channel, self._thread),) = books.ask(
            f"select channel_id, thread_id from games where id = {game}"
        )
        ((oldest,),) = books.ask("select min(id) from outbox")
        self._is_pruned = oldest != 1  # rows settled long ago are deleted
        called = books.ask(f"select value from facts where name = 'called:{game}'")
        self._called = msgspec.json.decode(called[0][0], type=Called) if called else Called()

    def post(self, kind: PostKind, number: int) -> Json | None:
        """Returns the message of a post; None: it is not noted, or not there."""
        channel, message = self._posts.get((kind, number), (0, 0))
        place = self._world.channels.get(channel)
        return None if place is None else place.messages.get(message)

    def numbers(self, kind: PostKind) -> list[int]:
        return sorted(number for known, number in self._posts if known == kind)

    def _standing(self) -> Iterator[tuple[Channel, Json]]:
        """Yields the messages that belong to this table: in its thread, or with one of its nonces."""
        nonces = {row[3] for row in self._outbox}
        for place in self._world.channels.values():
            for message in place.messages.values():
                if place.id == self._thread or str(message["nonce"]).removesuffix("!") in nonces:
                    yield place, message

    def notices(self) -> list[str]:
        count = Counter(str(message["nonce"]) for _, message in self._standing())
        kinds = (PostKind.NOTICE, PostKind.OPENING, PostKind.DIGEST)
        made = [row for row in self._outbox if row[1] in kinds and row[4] and row[5] is None]
        made = [row for row in made if row[3] not in self._world.lost]
        return [f"{row[1]} {row[0]} stands {count[row[3]]} times" for row in made if count[row[3]] != 1]

    def hands(self) -> list[str]:
        """Checks that every hand was sent, alone or together with another to the same person."""
        count = Counter(str(message["nonce"]) for _, message in self._standing())
        made = [row for row in self._outbox if row[1] == PostKind.HAND and row[4] and row[5] is None]
        sent = {(row[2], row[4]) for row in made if count[row[3]]}
        lost = [f"hand {row[0]} was not sent" for row in made if (row[2], row[4]) not in sent]
        return lost + [f"hand {row[0]} stands {count[row[3]]} times" for row in made if count[row[3]] > 1]

    def census(self) -> Counter[str]:
        kinds = {message: str(kind) for (kind, _), (_, message) in self._posts.items()}
        nonces = {row[3]: str(row[1]) for row in self._outbox}
        found = (
            kinds.get(int(message["id"])) or nonces.get(str(message["nonce"]), "opening or call")
            for _, message in self._standing()
            if int(message["id"]) != self._called.message_id
        )
        return Counter(kind for kind in found if kind != PostKind.CALL)

    def strays(self) -> list[str]:
        """Returns messages that nothing in the database accounts for, and doubled ones."""
        posts = {message for _, message in self._posts.values()}
        letters = {row[3] for row in self._outbox if row[1] in LETTERS}
        found = []
        for place, message in () if self._is_pruned else self._standing():
            number, nonce = int(message["id"]), str(message["nonce"])
            known = number in posts or number == self._called.message_id
            if not known and nonce not in letters:
                said = "; ".join(str(part[1]) for part in looks(message["components"]) if part[0] == "text")
                found.append(f"message {number} in {place.name or place.id} is a stray: {said[:200]!r}")
        nonces = Counter((place.id, str(message["nonce"])) for place, message in self._standing())
        return found + [
            f"{number} messages have the nonce {key[1]}" for key, number in nonces.items() if number > 1
        ]


# --- messages ----------------------------------------------------------------------------------------------


def _compare(what: str, message: Json, *wanted: Message) -> list[str]:
    """Tells how a message differs from the one that it should be, or from the nearest of several."""
    stands = looks(message["components"])
    expected = [looks([part.to_component_dict() for part in one.view().children]) for one in wanted]
    if stands in expected:
        return []
    only = [part for part in stands if part not in expected[0]]
    lacks = [part for part in expected[0] if part not in stands]
    return [f"{what} shows {only}, and should show {lacks}"]


def looks(components: list[Json]) -> list[tuple[Any, ...]]:
    """Returns everything that people see of a message, and the ids of its buttons."""
    found: list[tuple[Any, ...]] = []
    for part in parts({"components": components}):
        match part["type"]:
            case 10:
                found.append(("text", part["content"]))
            case 2:
                found.append(("button", part["label"], part["custom_id"], bool(part.get("disabled"))))
            case 3:
                chosen = tuple(one["value"] for one in part["options"] if one.get("default"))
                found.append(("select", part["custom_id"], chosen, len(part["options"])))
            case 12:
                found.append(("picture", *(item.get("description") for item in part["items"])))
            case 13:
                found.append(("file",))
    return found


@contextlib.asynccontextmanager
async def insight(where: str, world: World, now: Callable[[], float]) -> AsyncIterator[Insight]:
    """Opens the services on a copy of the database; PostgreSQL is read in place."""
    with tempfile.TemporaryDirectory() as folder:
        kept = where if where.startswith(POSTGRESQL) else _copied(Path(where), Path(folder) / "copy.db")
        async with await open_database(address(kept)) as database:
            inline = Inline()
            tables = Tables(
                database,
                _titles(),
                _catalogue(),
                computers=Computers(inline),
                pictures=Undrawn(inline),
                now=now,
            )
            try:
                yield Insight(database=database, tables=tables, books=Books(kept), world=world)
            finally:
                await tables.close()


def _copied(source: Path, target: Path) -> str:
    with (
        contextlib.closing(sqlite3.connect(source)) as one,
        contextlib.closing(sqlite3.connect(target)) as two,
    ):
        one.backup(two)
    return str(target)
