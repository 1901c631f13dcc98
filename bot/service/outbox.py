"""What is owed to Discord, and what people have been told once."""

from bot.service.report import Page
from bot.service.room import Room, seated
from bot.store import facts, notices, outbox, posts
from bot.store.rows import Debt, GameId, Owed, Post, UserId


class Debts(Room):
    """The outbox, as the front end works it off."""

    async def owed(self, game_id: GameId | None = None) -> tuple[Debt, ...]:
        """Returns the posts owed, in order: one a turn for the table, one a person for hands."""
        return await self._database.read(outbox.debts, game_id)

    async def page(self, debt: Debt, locale: str | None = None) -> Page:
        """Returns what a debt is to tell: a board the whole turn, a hand what is new to the person.

        Raises `NotSeated` when the person a hand is for has left the table.
        """
        position = await self._book.position(debt.game_id)
        language = locale or position.game.locale
        if debt.kind is Owed.BOARD:
            return await self._reporter.turn(position, debt.turn, None, language)
        assert debt.user_id is not None
        seat = seated(position, debt.user_id)
        return await self._reporter.hand(position, debt.first, debt.last, seat, language)

    async def present(self, game_id: GameId) -> Page:
        """Returns the present turn as everybody is told it."""
        position = await self._started(game_id)
        return await self._reporter.turn(position, position.game.turn, None, position.game.locale)

    async def post(self, game_id: GameId, turn: int | None) -> Post | None:
        """Returns the message that shows this turn (None: the lobby), if it has been posted."""
        return await self._database.read(posts.of_turn, game_id, turn)

    async def trying(self, debt: Debt) -> None:
        """Counts an attempt; to be called before a message is sent (or edited) for a debt.

        What was tried once keeps its nonce, so that a post made just before a crash is not made twice.
        """
        await self._database.write(outbox.trying, debt)

    async def posted(self, debt: Debt, *, channel_id: int, message_id: int) -> None:
        """Notes that a debt is settled and which message shows it."""
        post = Post(game_id=debt.game_id, turn=debt.turn, channel_id=channel_id, message_id=message_id)
        shown = post if debt.kind is Owed.BOARD else None
        await self._database.write(outbox.settle, debt, shown, self._now())

    async def lobby_posted(self, game_id: GameId, *, channel_id: int, message_id: int) -> None:
        """Notes which message shows the lobby."""
        post = Post(game_id=game_id, turn=None, channel_id=channel_id, message_id=message_id)
        await self._database.write(posts.put, post)

    async def forgive(self, debt: Debt, reason: str) -> None:
        """Closes a debt that Discord refuses for good: closed direct messages, a deleted channel."""
        await self._database.write(outbox.close, debt, reason, self._now())

    async def notice(self, user_id: UserId, what: str) -> bool:
        """Returns True the first time a person is to be told of a thing (`dm-closed`), False ever after."""
        return await self._database.write(notices.first_notice, user_id, what, self._now())

    async def forget_notice(self, user_id: UserId, what: str) -> None:
        """Lets the person be told again: the thing has changed in the meantime."""
        await self._database.write(notices.forget_notice, user_id, what)

    async def recall(self, name: str) -> str | None:
        """Returns what the front end remembered under a name (`commands`: what Discord was told last)."""
        return await self._database.read(facts.recall, name)

    async def remember(self, name: str, value: str) -> None:
        """Keeps a value of the front end across restarts."""
        await self._database.write(facts.remember, name, value)
