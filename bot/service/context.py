"""What every service stands on: the store, the games, the words and the clock; built once, handed to all."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.proof.seed import Scheme
from bot.service.position import Position
from bot.store.database import Database
from bot.store.rows import GameId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle, Words


class Announcements:
    """Tells the front end that a table has changed, once it says that it wants to know."""

    def __init__(self) -> None:
        self._listener: Callable[[GameId], None] = lambda game_id: None
        self.rows = 0  # written to journals

    def listen(self, listener: Callable[[GameId], None]) -> None:
        """Calls this for every table that changes, on the event loop and without waiting for it."""
        self._listener = listener

    def send(self, game_id: GameId) -> None:
        self._listener(game_id)


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

    def words(self, position: Position, locale: str | None = None) -> Words:
        """Returns the words of a table's game; in the table's language unless another is asked for."""
        return self.catalogue.words(locale or position.game.locale, position.title)
