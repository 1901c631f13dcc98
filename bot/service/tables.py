"""Tables: everything a person can do at one, and nothing of how it is shown."""

import secrets
import time
from collections.abc import Callable, Mapping, Sequence

from bot.service.computer import Computers
from bot.service.pictures import Drawing, Pictures
from bot.service.report import Page, Report, UndoVote
from bot.service.table import Lobby, SeatView, Settings, Table
from bot.store.database import Database
from bot.store.rows import Debt, GameId, Person, Post, Reactions, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle, Choice
from engine.core import Seat

DEFAULT_SETTINGS = Settings()


def fresh_seed() -> bytes:
    """Returns the chance of a new table."""
    return secrets.token_bytes(32)


class Tables:
    """All tables of this bot.

    Every change goes through one queue a table, is committed before anybody hears of it, and leaves in the
    outbox what is owed to Discord. After each commit `announce` is called with the table's number, on the
    event loop and without being waited for: that is the moment to work off `owed()`. A computer may still be
    thinking then, so its moves appear as they are made.

    All methods raise a `TableError` for what a person may not do. `locale` is the language of the asker.
    """

    def __init__(
        self,
        database: Database,
        titles: Mapping[str, AnyTitle],
        catalogue: Catalogue,
        *,
        computers: Computers,
        pictures: Pictures,
        announce: Callable[[GameId], None] = lambda game_id: None,
        now: Callable[[], float] = time.time,
        seeds: Callable[[], bytes] = fresh_seed,
    ) -> None:
        self.titles = titles
        self.catalogue = catalogue
        self.announce = announce  # may be set later, once the front end stands

    # --- the lobby ---------------------------------------------------------------------------------------

    async def open(
        self,
        title: str,
        host: Person,
        *,
        channel_id: int,
        guild_id: int | None,
        locale: str,
        options: Mapping[str, str],
        settings: Settings = DEFAULT_SETTINGS,
    ) -> Lobby:
        """Opens a lobby; `options` are values offered by `Title.choices`. Nobody is seated yet."""
        raise NotImplementedError

    async def lobby(self, game_id: GameId) -> Lobby:
        """Returns what the lobby message shows, also after the start."""
        raise NotImplementedError

    async def take_seat(self, game_id: GameId, person: Person, seat: Seat | None = None) -> Lobby:
        """Seats a person, moving him if he sat elsewhere; without a seat named, in the first free one.

        A seat held by the computer may be taken; a person's may not.
        """
        raise NotImplementedError

    async def leave_seat(self, game_id: GameId, user_id: UserId) -> Lobby:
        """Frees the person's seat."""
        raise NotImplementedError

    async def seat_computer(self, game_id: GameId, user_id: UserId, seat: Seat | None = None) -> Lobby:
        """Lets the computer play a free seat (unnamed: the first); host and seated people may ask."""
        raise NotImplementedError

    async def unseat_computer(self, game_id: GameId, user_id: UserId, seat: Seat) -> Lobby:
        """Frees a seat of the computer."""
        raise NotImplementedError

    async def start(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        interaction_id: int | None = None,
        thread_id: int | None = None,
    ) -> Report:
        """Starts the game; the host or whoever sits may. `thread_id` is where it will be played."""
        raise NotImplementedError

    async def move_to(self, game_id: GameId, thread_id: int | None) -> Table:
        """Plays on in another thread, or in the channel (None): the old one is gone or closed."""
        raise NotImplementedError

    # --- looking -----------------------------------------------------------------------------------------

    async def table(self, game_id: GameId) -> Table:
        """Returns the frame of a table."""
        raise NotImplementedError

    async def at(self, place: int) -> tuple[Table, ...]:
        """Returns the lobbies and running games of a channel or thread, the latest first.

        When none is running there, the latest finished one, so that its board and log can still be seen.
        """
        raise NotImplementedError

    async def games_of(self, user_id: UserId) -> tuple[Table, ...]:
        """Returns the lobbies and running games a person sits in, those that wait for him first."""
        raise NotImplementedError

    async def games_in(self, guild_id: int) -> tuple[Table, ...]:
        """Returns the lobbies and running games of a server, the latest first."""
        raise NotImplementedError

    async def look(
        self, game_id: GameId, user_id: UserId | None, locale: str | None = None, *, hints: bool = True
    ) -> SeatView:
        """Returns the game as this user may see it, with what he may do; None is an onlooker."""
        raise NotImplementedError

    async def log(
        self, game_id: GameId, user_id: UserId | None, locale: str | None = None, *, since: int = 0
    ) -> tuple[str, ...]:
        """Returns what this user was told since a row of the journal, that row included."""
        raise NotImplementedError

    async def picture(self, drawing: Drawing, game_id: GameId | None = None) -> bytes | None:
        """Draws; with a table named, None when a newer board of it was asked for in the meantime."""
        raise NotImplementedError

    # --- playing -----------------------------------------------------------------------------------------

    async def play(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        seq: int,
        index: int,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Report:
        """Plays the offer `index` of the view `seq`; raises `Stale` when that question has passed.

        The same interaction delivered twice gives the same report (`repeated`) and no second move.
        """
        raise NotImplementedError

    async def order(
        self,
        game_id: GameId,
        user_id: UserId,
        verb: str,
        filled: Mapping[str, str],
        *,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Report:
        """Plays a verb: a sequence of actions, refused as a whole when what comes before any dice is.

        What is left when somebody else is asked goes on when this seat is asked again, if it is then legal.
        """
        raise NotImplementedError

    async def complete(
        self,
        game_id: GameId,
        user_id: UserId,
        command: str,
        filled: Mapping[str, str],
        slot: str,
        locale: str | None = None,
    ) -> Sequence[Choice]:
        """Returns what may stand in a slot of a verb or a lookup; nothing for a verb when not asked."""
        raise NotImplementedError

    async def answer(
        self,
        game_id: GameId,
        user_id: UserId | None,
        lookup: str,
        filled: Mapping[str, str],
        locale: str | None = None,
    ) -> str:
        """Answers a lookup from what the asker may see."""
        raise NotImplementedError

    async def set_reactions(self, game_id: GameId, user_id: UserId, reactions: Reactions) -> Report:
        """Sets how the person's seat answers chances to react; `never` answers an open one at once."""
        raise NotImplementedError

    async def resign(self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None) -> Report:
        """Gives up. The last other side wins; where several are left, the computer plays the seat on."""
        raise NotImplementedError

    async def end(self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None) -> Report:
        """Breaks a lobby or game off without a result; only the host may."""
        raise NotImplementedError

    async def undo(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Report | UndoVote:
        """Takes back the person's last move and what followed it.

        Free when all of it was his own, without dice, and told nobody anything hidden; else everyone else
        at the table is asked, and the vote is returned.
        """
        raise NotImplementedError

    async def agree(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        seq: int,
        interaction_id: int | None = None,
        locale: str | None = None,
    ) -> Report | UndoVote:
        """Agrees to take back; the last one needed takes back. `seq` is the vote's."""
        raise NotImplementedError

    async def disagree(self, game_id: GameId, user_id: UserId, *, seq: int) -> Table:
        """Ends the vote; the moves stand."""
        raise NotImplementedError

    # --- what goes on by itself --------------------------------------------------------------------------

    async def next_deadline(self) -> float | None:
        """Returns when the clock has to look again, in seconds since the epoch; None: never."""
        raise NotImplementedError

    async def due(self, now: float | None = None) -> tuple[Report, ...]:
        """Plays the idle answer at every table whose deadline has passed."""
        raise NotImplementedError

    async def wake(self) -> None:
        """After a restart: lets computers and standing orders go on that the end of the process cut short."""
        raise NotImplementedError

    async def close(self) -> None:
        """Waits for what is being committed and lets go of workers; the database is the caller's."""
        raise NotImplementedError

    # --- what is owed to Discord -------------------------------------------------------------------------

    async def owed(self, game_id: GameId | None = None) -> tuple[Debt, ...]:
        """Returns the posts owed, in order: one a turn for the table, one a person for hands."""
        raise NotImplementedError

    async def page(self, debt: Debt, locale: str | None = None) -> Page:
        """Returns what a debt is to tell: a board the whole turn, a hand what is new to the person."""
        raise NotImplementedError

    async def post(self, game_id: GameId, turn: int | None) -> Post | None:
        """Returns the message that shows this turn (None: the lobby), if it has been posted."""
        raise NotImplementedError

    async def posted(self, debt: Debt, *, channel_id: int, message_id: int) -> None:
        """Notes that a debt is settled and which message shows it."""
        raise NotImplementedError

    async def lobby_posted(self, game_id: GameId, *, channel_id: int, message_id: int) -> None:
        """Notes which message shows the lobby."""
        raise NotImplementedError

    async def trying(self, debt: Debt) -> None:
        """Counts an attempt; to be called before a message is sent (or edited) for a debt.

        What was tried once keeps its nonce, so that a post made just before a crash is not made twice.
        """
        raise NotImplementedError

    async def forgive(self, debt: Debt, reason: str) -> None:
        """Closes a debt that Discord refuses for good: closed direct messages, a deleted channel."""
        raise NotImplementedError

    async def notice(self, user_id: UserId, what: str) -> bool:
        """Returns True the first time a person is to be told of a thing (`dm-closed`), False ever after."""
        raise NotImplementedError

    async def forget_notice(self, user_id: UserId, what: str) -> None:
        """Lets the person be told again: the thing has changed in the meantime."""
        raise NotImplementedError
