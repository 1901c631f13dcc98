"""`Tables`: the entry point to all services of the bot."""

import secrets
import time
from collections.abc import Callable, Mapping

from bot.proof.seed import Scheme
from bot.service.context import Context
from bot.service.days.alarms import Alarms
from bot.service.days.connected_time import ConnectedTime
from bot.service.days.ending import Ending
from bot.service.days.letters import Letters
from bot.service.days.lost_places import Places
from bot.service.days.pause import Pausing
from bot.service.days.presence import Presence
from bot.service.days.resigning import Leaving
from bot.service.days.seat_handover import Seats
from bot.service.finished.endings import Endings
from bot.service.finished.proofs import Proofs
from bot.service.finished.puzzles import Puzzles
from bot.service.finished.replay_files import ReplayFiles
from bot.service.finished.results import Records
from bot.service.finished.reviews import Reviews
from bot.service.finished.stats import Stats
from bot.service.lobby.dice_seal import Seals
from bot.service.lobby.invitations import Invitations
from bot.service.lobby.levels import Levels
from bot.service.lobby.lobbies import Lobbies
from bot.service.lobby.openings import Openings
from bot.service.lobby.rematches import Rematches
from bot.service.lobby.waiting_list import Pairing, TableWatches, WaitingList
from bot.service.people.anonymous import Anonymiser
from bot.service.people.blocks import Blocks
from bot.service.people.key_values import KeyValues
from bot.service.people.my_data import MyData
from bot.service.people.own_tables import OwnTables
from bot.service.people.preferences import People
from bot.service.people.retention import Retention
from bot.service.people.server_settings import Servers
from bot.service.playing.advice import Advisers
from bot.service.playing.guide import Guides
from bot.service.playing.play import Play
from bot.service.playing.previews import Previews
from bot.service.playing.requests import Requests
from bot.service.playing.rulebooks import Rulebooks
from bot.service.playing.standing_orders import StandingOrders
from bot.service.playing.teams import Teams
from bot.service.playing.undo import Undo
from bot.service.playing.votes import Votes
from bot.service.running.autopilot import Autopilot
from bot.service.running.computers import Computers
from bot.service.running.ownership import Ownership
from bot.service.running.positions import Positions
from bot.service.running.writer import TableWriter
from bot.service.showing.cards import Cards
from bot.service.showing.last_seen import LastSeen
from bot.service.showing.layouts import Layouts
from bot.service.showing.outbox import Outbox
from bot.service.showing.pages import Pages
from bot.service.showing.pictures import Pictures
from bot.service.showing.position_lines import PositionLines
from bot.service.showing.replay import Replays
from bot.service.showing.replay_steps import ReplaySteps
from bot.service.showing.views import Views
from bot.service.showing.watching import Watching
from bot.service.trying.trial_lines import TrialLines
from bot.service.trying.trial_play import TrialPlay
from bot.service.trying.trials import Trials
from bot.store.database.interface import Database
from bot.store.rows import GameId
from bot.text.catalogue import Catalogue
from bot.titles.packs.shelf import Shelf
from bot.titles.title import AnyTitle


def fresh_seed() -> bytes:
    """Returns the secret of a new table."""
    return secrets.token_bytes(32)


class Tables:
    """All services, by topic: `tables.play.order(…)`, `tables.undo.ask(…)`.

    Every change goes through one queue per table, is committed before it is announced, and adds posts to the
    outbox. After each commit the listener is called with the table's number, on the event loop and without
    being awaited; then `outbox.owed_posts()` should be posted. A computer may still be thinking then, so its
    moves appear as they are made.

    Actions that are not allowed raise a `TableError`.

    `beat` is the pause before a computer answers a person's turn, in seconds. With `reviews_ends`, every game
    that has a result is reviewed in the background, to complete the post that ends it.
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
        scheme: Scheme = Scheme.CUT,
        beat: float = 0.0,
        reviews_ends: bool = False,
    ) -> None:
        shelf = Shelf.of(titles)
        context = Context(
            database=database, titles=shelf, catalogue=catalogue, now=now, new_seed=new_seed, scheme=scheme
        )
        people, servers = People(context), Servers(context)
        positions = Positions(context, people, servers)
        pages, views = Pages(context, positions), Views(context, positions)
        writer = TableWriter(context, positions)
        autopilot = Autopilot(context, positions, writer, computers, beat)
        requests = Requests(context, positions, writer, autopilot, pages)
        self._context, self._computers, self.now, self.reviews_ends = context, computers, now, reviews_ends
        self.titles, self.catalogue = context.titles, catalogue
        self.views, self.pages = views, pages
        self.people, self.servers, self.ownership = people, servers, Ownership(context)
        self.own_tables, self.blocks = OwnTables(context, positions), Blocks(context)
        self._build_lobbies(context, positions, writer, requests)
        self.play = Play(context, positions, requests, pages)
        self._build_ways_out(context, positions, writer, requests)
        self.teams = Teams(context, positions, writer)
        self.standing_orders = StandingOrders(context, positions, writer, requests)
        self._build_trials(context, positions, pages)
        self.advice = Advisers(positions, writer, views, computers, context.catalogue)
        self._build_pictures(context, positions, pictures)
        self.autopilot, self.stats = autopilot, Stats(context, computers)
        anonymiser = Anonymiser(context, positions, writer)
        self._build_clocks(context, positions, writer, Retention(context, writer, anonymiser))
        self.outbox = Outbox(context, positions, pages, people, self.own_tables)
        self.layouts = Layouts(writer, people, self.outbox)
        self._build_lookups(context, positions, pages, writer)
        self.guides = Guides(context, views, people, self.own_tables, self.key_values)
        self._build_personal_data(context, positions, writer, anonymiser)

    def _build_personal_data(
        self, context: Context, positions: Positions, writer: TableWriter, anonymiser: Anonymiser
    ) -> None:
        """Builds the export and deletion of personal data."""
        self.my_data = MyData(
            context,
            positions,
            writer,
            self.people,
            (self.own_tables, self.trials),
            self.key_values,
            self.lobbies,
            self.leaving,
            anonymiser,
        )

    def _build_trials(self, context: Context, positions: Positions, pages: Pages) -> None:
        """Builds the services that play on private copies."""
        self.trials = Trials(context, positions, pages)
        self.trial_play = TrialPlay(context, pages, self._computers, self.trials)
        self.trial_lines = TrialLines(context, positions, self.trials)

    def _build_lobbies(
        self, context: Context, positions: Positions, writer: TableWriter, requests: Requests
    ) -> None:
        """Builds lobbies, levels of computers, words for the dice and openings."""
        self.lobbies = Lobbies(context, positions, writer, requests)
        self.invitations = Invitations(context, writer)
        self.waiting_list, self.table_watches = WaitingList(context, self.servers), TableWatches(context)
        self.pairing = Pairing(context, self.lobbies, self.people, self.servers)
        self.levels = Levels(context, writer)
        self.seals = Seals(context, positions, writer)
        self.openings = Openings(context.catalogue, positions, writer, requests)

    def _build_pictures(self, context: Context, positions: Positions, pictures: Pictures) -> None:
        """Builds the services that draw on request."""
        self.pictures = pictures
        self.previews = Previews(context, positions, pictures)
        self.replays = Replays(context, positions, pictures)
        self.replay_steps = ReplaySteps(context, positions, self.pages)
        self.rulebooks = Rulebooks(context, positions, pictures)
        self.reviews = Reviews(context, positions, self._computers, self.pages)
        self.puzzles = Puzzles(context, positions, self.reviews, self._computers)
        self.proofs = Proofs(positions)
        self.replay_files = ReplayFiles(
            context, positions, pictures, self.replay_steps, self.proofs, self.reviews
        )

    def _build_ways_out(
        self, context: Context, positions: Positions, writer: TableWriter, requests: Requests
    ) -> None:
        """Builds votes, undo, resigning, ending, pausing and seat handover."""
        self.votes = Votes(context, positions, writer, requests)
        self.undo = Undo(positions, self.votes)
        self.leaving = Leaving(requests)
        self.ending = Ending(writer, requests, self.votes)
        self.pausing = Pausing(context, requests, self.votes)
        self.seats = Seats(context, requests, self.votes)
        self.places = Places(context, writer, self.views)

    def _build_clocks(
        self, context: Context, positions: Positions, writer: TableWriter, retention: Retention
    ) -> None:
        """Builds alarms, connected time, presence and daily letters."""
        self.alarms = Alarms(
            context,
            positions,
            writer,
            self.autopilot,
            self.lobbies,
            self.openings,
            self.invitations,
            self.ending,
            self.pausing,
            retention,
        )
        self.connected_time = ConnectedTime(context, writer)
        self.presence = Presence(context, positions, writer, self.autopilot)
        self.letters = Letters(context, self.people)

    def _build_lookups(
        self, context: Context, positions: Positions, pages: Pages, writer: TableWriter
    ) -> None:
        """Builds records, cards, rematches, the key-value store, watching and the last seen rows."""
        self.records, self.endings = Records(context, positions.packs), Endings(context, positions)
        self.key_values = KeyValues(context)
        self.position_lines = PositionLines(context, positions)
        self.cards = Cards(context, positions, self.views)
        self.rematches = Rematches(context, positions, self.lobbies)
        self.last_seen = LastSeen(context, positions, pages)
        self.watching = Watching(context, positions, writer, pages, self.cards)

    def listen(self, listener: Callable[[GameId], None]) -> None:
        """Sets the callback for changed tables."""
        self._context.announcements.listen(listener)

    def listen_remote(self, listener: Callable[[GameId | None], None]) -> None:
        """Sets the callback for tables that another process changes; None stands for any table."""
        self._context.announcements.listen_remote(listener)

    async def close(self) -> None:
        """Ends the workers; the caller closes the database."""
        self.reviews.close()
        self.puzzles.close()
        self._computers.close()
        self.pictures.close()
