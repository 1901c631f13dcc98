"""The service on a real database, with the duel to play and a manual clock."""

from collections.abc import AsyncIterator, Awaitable
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.proof.seed import Scheme
from bot.service.model.table import DEFAULT_PACE, TableSettings
from bot.service.playing.requests import Committed
from bot.service.running.computers import Computers
from bot.service.showing.pictures import Pictures
from bot.service.tables import Tables
from bot.store.database.interface import Database
from bot.store.database.opening import open_database
from bot.store.rows import GameId, Person, PostKind, ReactionMode, UserId
from bot.text.catalogue import Catalogue
from engine.core import Seat, tag_of
from tests.bot.databases import database_at
from tests.bot.report import Report, report_of
from tests.duel import DUEL
from tests.opaque import AnyTitle, with_rules

ANN = Person(id=UserId(1), name="Ann")
BOB = Person(id=UserId(2), name="Bob")
EVE = Person(id=UserId(3), name="Eve")  # has no seat

RED, BLUE = Seat(0), Seat(1)

CHANNEL, THREAD, GUILD = 100, 200, 300
OPENING = 1300000000000000077  # the message of an opening
SEED = bytes(range(32))


class Inline(Executor):
    """An executor that runs its work at once, without a second process or thread."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@dataclass
class Clock:
    """A clock that tests set by hand."""

    time: float = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@dataclass
class House:
    """The service as the front end uses it, and its announcements."""

    tables: Tables
    database: Database
    clock: Clock
    announced: list[GameId] = field(default_factory=list)

    async def lobby(self, **options: str) -> GameId:
        """Opens a lobby as Ann."""
        lobby = await self.tables.lobbies.open(
            "duel", ANN, channel_id=CHANNEL, guild_id=GUILD, locale="en", options=options
        )
        return lobby.table.id

    async def duel(self, reactions: ReactionMode = ReactionMode.ASK, **options: str) -> GameId:
        """Starts a game of Ann as red against Bob; both have kept their cards."""
        game_id = await self.lobby(**options)
        await self._sit_down(game_id, reactions)
        return game_id

    async def _sit_down(self, game_id: GameId, reactions: ReactionMode) -> None:
        """Seats Ann and Bob, starts the game, and keeps both their cards."""
        await self.tables.lobbies.take_seat(game_id, ANN, RED)
        await self.tables.lobbies.take_seat(game_id, BOB, BLUE)
        for person in (ANN, BOB):
            await self.tables.standing_orders.set_reactions(game_id, person.id, reactions)
        await self.start(game_id)
        await self.say(game_id, ANN, "keep")
        await self.say(game_id, BOB, "keep")

    async def paced(
        self, pace: int | None = DEFAULT_PACE, reactions: ReactionMode = ReactionMode.ASK
    ) -> GameId:
        """Starts a longer duel of Ann, on turn, and Bob, at a pace."""
        lobby = await self.tables.lobbies.open(
            "duel",
            ANN,
            channel_id=CHANNEL,
            guild_id=GUILD,
            locale="en",
            options={"goal": "9"},
            settings=TableSettings(pace=pace),
        )
        await self._sit_down(lobby.table.id, reactions)
        return lobby.table.id

    async def solo(self, **options: str) -> GameId:
        """Starts a game of Ann as red against the computer."""
        game_id = await self.lobby(**options)
        await self.tables.lobbies.take_seat(game_id, ANN, RED)
        await self.tables.lobbies.seat_computer(game_id, ANN.id)
        await self.tables.lobbies.start(game_id, ANN.id)
        return game_id

    async def start(self, game_id: GameId, cut: str | None = "snip", message: int = OPENING) -> None:
        """Starts the game of a lobby as Ann, with its opening posted and its deck cut, where that is needed.

        Without a word nobody cuts.
        """
        await self.tables.lobbies.start(game_id, ANN.id, thread_id=THREAD)
        table = await self.tables.views.table(game_id)
        if table.opening is None:
            return
        await self.tables.openings.note(game_id, table.opening.number, message)
        if table.cutters and cut is not None:
            await self.tables.openings.cut(game_id, table.cutters[0], cut)
        await self.tables.autopilot.carry_on(game_id, None)

    async def offer(self, game_id: GameId, person: Person, kind: str, **wanted: object) -> tuple[int, int]:
        """Returns the row and index by which a button names the first offer of a kind."""
        view = await self.tables.views.look(game_id, person.id)
        for offer in view.offers:
            if tag_of(offer.action) == kind and all(
                getattr(offer.action, name) == value for name, value in wanted.items()
            ):
                return view.seq, offer.index
        raise AssertionError(f"{person.name} is not offered {kind}: {[each.label for each in view.offers]}")

    async def say(
        self, game_id: GameId, person: Person, kind: str, interaction_id: int | None = None, **wanted: object
    ) -> Report:
        """Chooses the person's first offer of a kind."""
        seq, index = await self.offer(game_id, person, kind, **wanted)
        done = await self.tables.play.choose(
            game_id, person.id, seq=seq, index=index, interaction_id=interaction_id
        )
        return await report_of(self.tables, done)

    async def told(self, call: Awaitable[Committed]) -> Report:
        """Awaits a call and returns its report for everyone."""
        return await report_of(self.tables, await call)

    async def settle(self) -> None:
        """Marks all queued posts as posted, as far as the service can tell."""
        settled = self.tables.outbox.settlements()
        for number, owed in enumerate(await self.tables.outbox.owed_posts()):
            await self.tables.outbox.trying(owed)
            if owed.kind in (PostKind.BOARD, PostKind.HAND):
                await self.tables.outbox.page(owed)
            settled.settle_post(owed, channel_id=THREAD, message_id=9000 + number)
        await settled.store()


@asynccontextmanager
async def house(
    path: Path,
    title: AnyTitle = DUEL,
    clock: Clock | None = None,
    thinking: Executor | None = None,
    scheme: Scheme = Scheme.DIRECT,
) -> AsyncIterator[House]:
    """Opens the service on a database; the same path again simulates a restart.

    The dice come from a fixed seed, unless another scheme is given.
    """
    catalogue = Catalogue([title], strict=True)
    async with await open_database(database_at(path)) as database:
        time = clock or Clock()
        inline = Inline()
        built = House(
            tables=Tables(
                database,
                {title.id: title},
                catalogue,
                computers=Computers(thinking or inline, lambda title_id: title),
                pictures=Pictures(inline),
                now=time,
                new_seed=lambda: SEED,
                scheme=scheme,
            ),
            database=database,
            clock=time,
        )
        built.tables.listen(built.announced.append)
        try:
            yield built
        finally:
            await built.tables.close()


def later(title: AnyTitle = DUEL) -> AnyTitle:
    """Returns the title with the next version of its rules."""
    return with_rules(title, version=title.rules.version + 1)
