"""What is owed to Discord."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from bot.service.context import Context
from bot.service.model import notices
from bot.service.model.ping_rules import Ping, ping
from bot.service.model.position import seat_at
from bot.service.model.table import Table
from bot.service.people.preferences import People
from bot.service.running.positions import Positions
from bot.service.showing.pages import Page, Pages
from bot.service.showing.views import table_of
from bot.store import outbox, posts, results
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import GameId, OwedPost, Person, Post, PostKind, Settled, UserId

SHOWN_LATER = (PostKind.CARD, PostKind.BOARD, PostKind.VOTE, PostKind.OFFER)  # they are edited later


@dataclass(frozen=True, kw_only=True)
class Told:
    """A sentence for a table."""

    table: Table
    sentence: str


class Outbox:
    """Posts owed, as the front end works them off."""

    def __init__(self, context: Context, positions: Positions, pages: Pages, people: People) -> None:
        self._context = context
        self._database = context.database
        self._positions = positions
        self._pages = pages
        self._people = people

    async def owed_posts(self, game_id: GameId | None = None) -> tuple[OwedPost, ...]:
        """Returns the posts owed, in order: one a turn for the table, one a person for hands."""
        return await self._database.read(outbox.owed_posts, game_id)

    async def owed_tables(self, part: Part = EVERYTHING) -> tuple[GameId, ...]:
        """Returns the tables of some servers to which something is owed."""
        return await self._database.read(outbox.owed_tables, part)

    async def page(self, owed: OwedPost, locale: str | None = None) -> Page:
        """Returns what an owed post is to tell: a board the whole turn, a hand what is new to the person.

        Raises `NotSeated` when the person a hand is for has left the table.
        """
        position = await self._positions.at(owed.game_id)
        language = locale or position.game.locale
        if owed.kind is PostKind.BOARD:
            return await self._with_absences(await self._pages.turn(position, owed.turn, None, language))
        assert owed.user_id is not None
        seat = seat_at(position, owed.user_id)
        return await self._pages.hand(position, owed.first, owed.last, seat, language)

    async def notice(self, owed: OwedPost) -> Told:
        """Returns what an owed notice says, in the language of its table or of the one person it is for."""
        position = await self._positions.at(owed.game_id)
        reader = None if owed.user_id is None else (await self._people.of(owed.user_id)).language
        return Told(
            table=table_of(position, self._context.catalogue),
            sentence=notices.read(owed.subject).sentence(self._context.words(position, reader)),
        )

    async def present(self, game_id: GameId) -> Page:
        """Returns the present turn as everybody is told it."""
        position = await self._positions.in_play_or_over(game_id)
        page = await self._pages.turn(position, position.game.turn, None, position.game.locale)
        return await self._with_absences(page)

    async def repeats(self, page: Page) -> bool:
        """Tells whether the report of a turn would show the very board the newest message shows.

        A turn that has nothing to tell shows its board all the same: a message cannot be empty.
        """
        if page.current or not page.lines:
            return False
        return (await self.present(page.table.id)).board.digest == page.board.digest

    async def pings(self, game_id: GameId, people: Iterable[Person]) -> Mapping[UserId, Ping]:
        """Returns how each of some people is called by a post at this table, now."""
        position, now = await self._positions.at(game_id), self._context.now()
        known = await self._people.of_all(person.id for person in people)
        calendars = {**known, **await self._positions.calendars(position)}
        return {user_id: ping(calendars[user_id], position.press, now) for user_id in known}

    async def post(self, game_id: GameId, kind: PostKind, number: int = 0) -> Post | None:
        """Returns the message that shows something of a table, if it has been posted."""
        return await self._database.read(posts.find, game_id, kind, number)

    async def trying(self, owed: OwedPost) -> None:
        """Counts an attempt; to be called before a message is sent (or edited) for an owed post.

        What was tried once keeps its nonce, so that a post made just before a crash is not made twice.
        """
        await self._database.write(outbox.trying, owed)

    def settlements(self) -> "Settlements":
        """Returns a collection of posts made, to be stored together."""
        return Settlements(self._context)

    async def _with_absences(self, page: Page) -> Page:
        """Returns a page that knows who has said that they are away, and whether somebody is new here."""
        known = await self._people.of_all(person.id for person in page.table.everyone)
        now = self._context.now()
        away = {
            user_id: person.away_until
            for user_id, person in known.items()
            if person.away_until is not None and person.is_away(now)
        }
        learners = [user_id for user_id, person in known.items() if person.lessons]
        return replace(page, away_until=away, welcomes=await self._has_newcomer(page, learners))

    async def _has_newcomer(self, page: Page, learners: Collection[UserId]) -> bool:
        """Tells whether somebody who is asked begins the first game of this title they have ever played."""
        if page.table.title.wording.lesson is None or not page.current or not page.asked:
            return False
        new = await self._database.read(results.newcomers, page.table.id, page.turn)
        return any(person.id in new and person.id in learners for person in page.waits_for)


class Settlements:
    """Collects owed posts that were made or given up, and stores them in one transaction."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._settled: list[Settled] = []
        self._notes: dict[str, str] = {}

    def settle_post(self, owed: OwedPost, *, channel_id: int, message_id: int) -> None:
        """Notes that an owed post was made, and which message shows it."""
        post = Post(
            game_id=owed.game_id,
            kind=owed.kind,
            number=0 if owed.kind is PostKind.CARD else owed.turn,
            channel_id=channel_id,
            message_id=message_id,
        )
        self._settled.append(Settled(owed=owed, post=post if owed.kind in SHOWN_LATER else None))

    def settle(self, owed: OwedPost) -> None:
        """Notes that an owed post is settled, and no message has to be found again."""
        self._settled.append(Settled(owed=owed))

    def give_up(self, owed: OwedPost, reason: str) -> None:
        """Notes that Discord refuses a post for good: closed direct messages, a deleted channel."""
        self._settled.append(Settled(owed=owed, reason=reason))

    def note(self, name: str, value: str) -> None:
        """Keeps a value of the front end with the posts it belongs to."""
        self._notes[name] = value

    async def store(self) -> None:
        """Stores everything collected so far."""
        settled, notes = tuple(self._settled), dict(self._notes)
        if settled or notes:
            await self._context.database.write(outbox.settle, settled, notes, self._context.now())
        self._settled = self._settled[len(settled) :]
        for name, value in notes.items():
            if self._notes.get(name) == value:
                del self._notes[name]
