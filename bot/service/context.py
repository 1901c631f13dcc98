"""The context shared by all services: database, titles, catalogue, clock and change listeners."""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf

from bot.proof.seed import Scheme
from bot.service.model.position import Position
from bot.store.database.interface import Database
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import GameId
from bot.text.catalogue import Catalogue
from bot.titles.packs.shelf import Shelf
from bot.titles.title import Words

A_MOMENT = 5.0  # seconds


class Announcements:
    """Forwards table changes to the listeners of the front end."""

    def __init__(self) -> None:
        self._listener: Callable[[GameId], None] = lambda game_id: None
        self._remote_listener: Callable[[GameId | None], None] = lambda game_id: None
        self.rows = 0  # written to journals

    def listen(self, listener: Callable[[GameId], None]) -> None:
        """Sets the callback for changed tables; it runs on the event loop and is not awaited."""
        self._listener = listener

    def listen_remote(self, listener: Callable[[GameId | None], None]) -> None:
        """Sets the callback for tables that another process changes; None stands for any table."""
        self._remote_listener = listener

    def send(self, game_id: GameId) -> None:
        self._listener(game_id)

    def announce_remote_change(self, game_id: GameId | None) -> None:
        """Reports a table that another process has changed; None: any table may have changed."""
        self._remote_listener(game_id)


class ServerShare:
    """The servers that this process answers for; by default all of them."""

    def __init__(self) -> None:
        self._part: Callable[[], Part] = lambda: EVERYTHING

    def follow(self, part: Callable[[], Part]) -> None:
        """Sets the callback that returns the present part."""
        self._part = part

    @property
    def part(self) -> Part:
        """The servers whose alarms, posts and computer moves this process handles."""
        return self._part()


@dataclass(frozen=True, kw_only=True)
class Context:
    """Dependencies that all services of a bot share."""

    database: Database
    titles: Shelf
    catalogue: Catalogue
    now: Callable[[], float]
    new_seed: Callable[[], bytes]  # the secret of a new table
    scheme: Scheme = Scheme.CUT  # how the seeds of new tables come about
    announcements: Announcements = field(default_factory=Announcements)
    share: ServerShare = field(default_factory=ServerShare)

    @property
    def memory(self) -> float:
        """Seconds for which cached rows are valid; short if other processes share the database."""
        return A_MOMENT if self.database.is_shared else inf

    def words(self, position: Position, locale: str | None = None) -> Words:
        """Returns the words of a table's game; in the table's language unless another is asked for."""
        return self.catalogue.words(locale or position.game.locale, position.title, position.players)
