"""The outbox: posts owed to Discord."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from bot.copies import replace
from bot.service.context import Context
from bot.service.lru_cache import LruCache
from bot.service.model import notices
from bot.service.model.ping_rules import Ping, gets_letter, ping
from bot.service.model.position import seat_at
from bot.service.model.table import Table
from bot.service.people.own_tables import OwnTables
from bot.service.people.preferences import People
from bot.service.running.positions import Positions
from bot.service.showing.pages import Page, Pages
from bot.service.showing.posted_messages import PostedMessages
from bot.service.showing.views import table_of
from bot.store import outbox, posts, results
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import GameId, OwedPost, Person, Post, PostKind, Settled, UserId
from bot.titles.title import Words

MOST_TABLES = 4096  # in the cache
EDITED_LATER = (PostKind.CARD, PostKind.BOARD, PostKind.VOTE, PostKind.OFFER, PostKind.END)
ONE_PER_TABLE = (PostKind.CARD, PostKind.END)


@dataclass(frozen=True, kw_only=True)
class Told:
    """A translated notice for a table."""

    table: Table
    sentence: str
    key: str  # of the sentence
    words: Words  # of its reader


class Outbox:
    """Reads owed posts and builds their content."""

    def __init__(
        self, context: Context, positions: Positions, pages: Pages, people: People, own_tables: OwnTables
    ) -> None:
        self._context = context
        self._database = context.database
        self._positions = positions
        self._pages = pages
        self._people = people
        self._own_tables = own_tables
        self.messages = PostedMessages(context)  # for the worker that posts
        self._newcomers: LruCache[GameId, tuple[object, frozenset[UserId]]] = LruCache(MOST_TABLES)

    async def owed_posts(self, game_id: GameId | None = None) -> tuple[OwedPost, ...]:
        """Returns the owed posts in order: boards merged per turn, hands per person.

        A position in the cache that is older than its posts, by a change of another process, becomes stale.
        """
        owed = await self._database.read(outbox.owed_posts, game_id)
        for post in owed:
            self._positions.expect(post.game_id, post.revision)
        return owed

    async def owed_tables(self, part: Part = EVERYTHING) -> tuple[GameId, ...]:
        """Returns the tables of some servers that have owed posts."""
        return await self._database.read(outbox.owed_tables, part)

    async def page(self, owed: OwedPost, locale: str | None = None) -> Page:
        """Returns the page of an owed board (a whole report) or hand (its private events).

        Raises `NotSeated` when the person of a hand has left the table.
        """
        position = await self._positions.at(owed.game_id)
        language = locale or position.game.locale
        if owed.kind is PostKind.BOARD:
            return await self._with_absences(await self._pages.report(position, owed.turn, None, language))
        assert owed.user_id is not None
        seat = seat_at(position, owed.user_id)
        return await self._pages.hand(position, owed.first, owed.last, seat, language)

    async def notice(self, owed: OwedPost) -> Told:
        """Returns an owed notice, in the language of its table or its recipient."""
        position = await self._positions.at(owed.game_id)
        reader = None if owed.user_id is None else (await self._people.of(owed.user_id)).language
        told, words = notices.read(owed.subject), self._context.words(position, reader)
        table = table_of(position, self._context.catalogue)
        return Told(table=table, sentence=told.sentence(words), key=told.key, words=words)

    async def present(self, game_id: GameId) -> Page:
        """Returns the public page of the present report."""
        position = await self._positions.in_play_or_over(game_id)
        page = await self._pages.report(position, position.game.report, None, position.game.locale)
        return await self._with_absences(page)

    async def repeats(self, page: Page) -> bool:
        """Tells whether the report before a page shows the same board at the same place."""
        if page.follows is None:
            return False
        before = await self.post(page.table.id, PostKind.BOARD, page.follows)
        return before is not None and before.channel_id == page.table.place

    async def pings(self, game_id: GameId, people: Iterable[Person]) -> Mapping[UserId, Ping]:
        """Returns how a post at this table would notify each person now."""
        position, now = await self._positions.at(game_id), self._context.now()
        known = await self._people.of_all(person.id for person in people)
        guests = {user_id: prefs.in_zone(None) for user_id, prefs in known.items()}
        calendars = {**guests, **await self._positions.calendars(position)}
        muted = await self._own_tables.muting_people(game_id)
        return {
            user_id: ping(
                calendars[user_id],
                position.press,
                now,
                muted=user_id in muted or gets_letter(known[user_id], position.settings.pace),
            )
            for user_id in known
        }

    async def post(self, game_id: GameId, kind: PostKind, number: int = 0) -> Post | None:
        """Returns the posted message of a kind and number; None: it has not been posted."""
        return await self._database.read(posts.find, game_id, kind, number)

    async def latest(self) -> int:
        """Returns the number of the newest row of the outbox; 0: there is none."""
        return await self._database.read(outbox.latest)

    async def trying(self, owed: OwedPost) -> None:
        """Stores an attempt that has failed."""
        await self._database.write(outbox.trying, owed)

    def settlements(self) -> "Settlements":
        """Returns a new collector of settled posts."""
        return Settlements(self._context, self.messages)

    async def _with_absences(self, page: Page) -> Page:
        """Returns a page with announced absences, and whether it welcomes a newcomer."""
        known = await self._people.of_all(person.id for person in page.table.everyone)
        now = self._context.now()
        away = {
            user_id: person.away_until
            for user_id, person in known.items()
            if person.away_until is not None and person.is_away(now)
        }
        learners = [user_id for user_id, person in known.items() if person.lessons]
        welcomes = await self._has_newcomer(page, learners)
        guides = welcomes and await self._is_guide_offered(page)
        return replace(page, away_until=away, welcomes=welcomes, guides=guides)

    async def _is_guide_offered(self, page: Page) -> bool:
        """Tells whether the only person at a table is offered a guide, or follows one."""
        people = page.table.everyone
        return len(people) == 1 and (await self._own_tables.of(page.table.id, people[0].id)).guide != 0

    async def _has_newcomer(self, page: Page, learners: Collection[UserId]) -> bool:
        """Tells whether a learner among the asked people plays this title for the first time."""
        if page.table.title.wording.lesson is None or not page.current or not page.asked:
            return False
        asked = {person.id for person in page.waits_for if person.id in learners}
        return bool(asked) and not asked.isdisjoint(await self._newcomers_at(page))

    async def _newcomers_at(self, page: Page) -> frozenset[UserId]:
        """Returns the people that play this title for the first time; read once per report."""
        game_id, key = page.table.id, (page.report, page.table.everyone)
        known = self._newcomers.get(game_id)
        if known is None or known[0] != key:
            known = (key, frozenset(await self._database.read(results.newcomers, game_id, page.report)))
            self._newcomers.put(game_id, known)
        return known[1]


class Settlements:
    """Collects owed posts that were made or given up, and stores them in one transaction."""

    def __init__(self, context: Context, messages: PostedMessages) -> None:
        self._context = context
        self._messages = messages
        self._settled: list[Settled] = []
        self._attempts: list[OwedPost] = []
        self._tried: set[str] = set()  # nonces of stored attempts
        self._notes: dict[str, str] = {}

    def settle_post(self, owed: OwedPost, *, channel_id: int, message_id: int) -> None:
        """Settles an owed post with the message that was sent."""
        post = Post(
            game_id=owed.game_id,
            kind=owed.kind,
            number=0 if owed.kind in ONE_PER_TABLE else owed.turn,
            channel_id=channel_id,
            message_id=message_id,
        )
        self._settled.append(Settled(owed=owed, post=post if owed.kind in EDITED_LATER else None))

    def settle(self, owed: OwedPost) -> None:
        """Settles an owed post without a new message."""
        self._settled.append(Settled(owed=owed))

    def give_up(self, owed: OwedPost, reason: str) -> None:
        """Settles an owed post that can never be made: closed direct messages, a deleted channel."""
        self._settled.append(Settled(owed=owed, reason=reason))

    def attempt(self, owed: OwedPost) -> None:
        """Adds an attempt to make a post, to be stored in the same transaction as the posts before it."""
        self._attempts.append(owed)

    async def trying(self, owed: OwedPost) -> None:
        """Stores an attempt, unless it is stored; called before a message is sent for any post but a board.

        After an attempt the post keeps its rows: rows that are added later were not sent with it.
        """
        if owed.nonce not in self._tried:
            if owed not in self._attempts:
                self.attempt(owed)
            await self.store()

    def note(self, name: str, value: str) -> None:
        """Adds a key-value pair to be stored in the same transaction."""
        self._notes[name] = value

    async def store(self) -> None:
        """Stores everything collected so far."""
        settled, notes, attempts = tuple(self._settled), dict(self._notes), tuple(self._attempts)
        if settled or notes or attempts:
            await self._context.database.write(outbox.settle, settled, notes, self._context.now(), attempts)
        for one in settled:
            if one.post is not None:
                self._messages.put(one.post)
        self._settled = self._settled[len(settled) :]
        self._attempts = self._attempts[len(attempts) :]
        self._tried.update(owed.nonce for owed in attempts)
        for name, value in notes.items():
            if self._notes.get(name) == value:
                del self._notes[name]
