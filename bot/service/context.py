"""What every service stands on: the store, the games, the words and the clock; built once, handed to all."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf

from bot.proof.seed import Scheme
from bot.service.model.position import Position
from bot.store.database.interface import Database
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import GameId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle, Words

A_MOMENT = 5.0  # seconds


class Announcements:
    """Tells the front end that a table has changed, once it says that it wants to know."""

    def __init__(self) -> None:
        self._listener: Callable[[GameId], None] = lambda game_id: None
        self._elsewhere: Callable[[GameId | None], None] = lambda game_id: None
        self.rows = 0  # written to journals

    def listen(self, listener: Callable[[GameId], None]) -> None:
        """Calls this for every table that changes, on the event loop and without waiting for it."""
        self._listener = listener

    def listen_elsewhere(self, listener: Callable[[GameId | None], None]) -> None:
        """Calls this for every table that another process changes; None: nobody knows which."""
        self._elsewhere = listener

    def send(self, game_id: GameId) -> None:
        self._listener(game_id)

    def announce_remote_change(self, game_id: GameId | None) -> None:
        """Reports a table that another process has changed; None: any of them."""
        self._elsewhere(game_id)


class Share:
    """Which servers this process answers for, at this moment; unless it is told otherwise, all."""

    def __init__(self) -> None:
        self._part: Callable[[], Part] = lambda: EVERYTHING

    def follow(self, part: Callable[[], Part]) -> None:
        """Asks this from now on."""
        self._part = part

    @property
    def part(self) -> Part:
        """What is to be done there by itself is done by this process and no other."""
        return self._part()


@dataclass(frozen=True, kw_only=True)
class Context:
    """The same for all services of a bot."""

    database: Database
    titles: Mapping[str, AnyTitle]
    catalogue: Catalogue
    now: Callable[[], float]
    new_seed: Callable[[], bytes]  # the secret of a new table
    scheme: Scheme = Scheme.SHARED  # how the seeds of new tables come about
    announcements: Announcements = field(default_factory=Announcements)
    share: Share = field(default_factory=Share)

    @property
    def memory(self) -> float:
        """Seconds for which what was read may be believed: others may write to a database that is shared."""
        return A_MOMENT if self.database.is_shared else inf

    def words(self, position: Position, locale: str | None = None) -> Words:
        """Returns the words of a table's game; in the table's language unless another is asked for."""
        return self.catalogue.words(locale or position.game.locale, position.title)
