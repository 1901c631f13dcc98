"""Tables: the doorway to all that a person can do at one, and nothing of how it is shown."""

import secrets
import time
from collections.abc import Callable, Mapping

from bot.proof.seed import Scheme
from bot.service.advice import Advisers
from bot.service.alarms import Alarms
from bot.service.autopilot import Autopilot
from bot.service.cards import Cards
from bot.service.computers import Computers
from bot.service.context import Context
from bot.service.duties import Duties
from bot.service.ending import Ending
from bot.service.fading import Fading
from bot.service.leaving import Leaving
from bot.service.levels import Levels
from bot.service.lobbies import Lobbies
from bot.service.looks import Looks
from bot.service.my_data import MyData
from bot.service.notes import Notes
from bot.service.outbox import Outbox
from bot.service.pages import Pages
from bot.service.pause import Pausing
from bot.service.people import People
from bot.service.pictures import Pictures
from bot.service.places import Places
from bot.service.play import Play
from bot.service.positions import Positions
from bot.service.presence import Presence
from bot.service.previews import Previews
from bot.service.proofs import Proofs
from bot.service.rematches import Rematches
from bot.service.replay import Replays
from bot.service.requests import Requests
from bot.service.results import Records
from bot.service.reviews import Reviews
from bot.service.rulebooks import Rulebooks
from bot.service.seals import Seals
from bot.service.seats import Seats
from bot.service.servers import Servers
from bot.service.standing_orders import StandingOrders
from bot.service.stats import Stats
from bot.service.strangers import Strangers
from bot.service.teams import Teams
from bot.service.undo import Undo
from bot.service.views import Views
from bot.service.votes import Votes
from bot.store.database import Database
from bot.store.rows import GameId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle


def fresh_seed() -> bytes:
    """Returns the secret of a new table."""
    return secrets.token_bytes(32)


class Tables:
    """All tables of this bot, by what one wants of them: `tables.play.order(…)`, `tables.undo.ask(…)`.

    Every change goes through one queue a table, is committed before anybody hears of it, and leaves in the
    outbox what is owed to Discord. After each commit the listener is told the table's number, on the event
    loop and without being waited for: that is the moment to work off `outbox.owed_posts()`. A computer may
    still be thinking then, so its moves appear as they are made.

    What a person may not do is a `TableError`.
    """

    def __init__(
        self,
        database: Database,
        titles: Mapping[str, AnyTitle],
        catalogue: Catalogue,
        *,
        computers: Computers,
        pictures: Pictures,
        now: Callable[[], float] = time.time,
        new_seed: Callable[[], bytes] = fresh_seed,
        scheme: Scheme = Scheme.SHARED,
    ) -> None:
        context = Context(
            database=database, titles=titles, catalogue=catalogue, now=now, new_seed=new_seed, scheme=scheme
        )
        people, servers = People(context), Servers(context)
        positions = Positions(context, people, servers)
        pages = Pages(context, positions)
        autopilot = Autopilot(context, positions, computers)
        requests = Requests(context, positions, autopilot, pages)
        views = Views(context, positions)
        self._context, self._computers, self.now = context, computers, now
        self.titles, self.catalogue = titles, catalogue
        self.views, self.pages = views, pages
        self.people, self.servers, self.duties = people, servers, Duties(context)
        self.lobbies = Lobbies(context, positions, requests)
        self.play = Play(context, positions, autopilot, requests, pages)
        self._lay_ways_out(context, positions, requests)
        self.teams = Teams(context, positions)
        self.levels = Levels(context, positions)
        self.standing_orders = StandingOrders(context, positions, requests)
        self.advice = Advisers(context, positions, views, computers)
        self._hang_pictures(context, positions, pictures)
        self.seals, self.proofs = Seals(context, positions), Proofs(positions)
        self.autopilot, self.stats = autopilot, Stats(context, computers)
        strangers = Strangers(context, positions)
        fading = Fading(context, strangers)
        self.alarms = Alarms(context, positions, autopilot, self.lobbies, self.ending, self.pausing, fading)
        self.presence = Presence(context, positions, autopilot)
        self.outbox = Outbox(context, positions, pages, people)
        self._lay_out_looks(context, positions, pages)
        self.my_data = MyData(context, positions, people, self.lobbies, self.leaving, strangers)

    def _hang_pictures(self, context: Context, positions: Positions, pictures: Pictures) -> None:
        """Sets up what is drawn when somebody asks for it."""
        self.pictures = pictures
        self.previews = Previews(context, positions, pictures)
        self.replays = Replays(context, positions, pictures)
        self.rulebooks = Rulebooks(context, positions, pictures)
        self.reviews = Reviews(context, positions, self._computers, self.pages)

    def _lay_ways_out(self, context: Context, positions: Positions, requests: Requests) -> None:
        """Sets up what people do when they do not want to play on as before."""
        self.votes = Votes(context, positions, requests)
        self.undo = Undo(positions, requests, self.votes)
        self.leaving = Leaving(positions, requests)
        self.ending = Ending(context, positions, requests, self.votes)
        self.pausing = Pausing(context, positions, requests, self.votes)
        self.seats = Seats(context, positions, requests, self.votes)
        self.places = Places(context, positions, self.views)

    def _lay_out_looks(self, context: Context, positions: Positions, pages: Pages) -> None:
        """Sets up what people look things up with."""
        self.records = Records(context)
        self.notes = Notes(context)
        self.cards = Cards(context, positions, self.views)
        self.rematches = Rematches(context, positions, self.lobbies)
        self.looks = Looks(context, positions, pages)

    def listen(self, listener: Callable[[GameId], None]) -> None:
        """Calls this with the number of every table that changes."""
        self._context.announcements.listen(listener)

    def listen_elsewhere(self, listener: Callable[[GameId | None], None]) -> None:
        """Calls this with the number of every table that another process changes; None: with any."""
        self._context.announcements.listen_elsewhere(listener)

    async def close(self) -> None:
        """Lets go of the workers; the database is the caller's to close."""
        self.reviews.close()
        self._computers.close()
        self.pictures.close()
