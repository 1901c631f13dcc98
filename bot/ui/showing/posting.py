"""Makes one queued post: a board, a hand, a call, a card, a notice, a vote, an offer or an opening."""

import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

import discord

from bot.durations import HOUR
from bot.service.lobby.invitations import INVITED
from bot.service.lru_cache import LruCache
from bot.service.model.next_up import NEXT
from bot.service.model.notices import REVIEW
from bot.service.model.table import Table
from bot.service.playing.votes import Ballot
from bot.service.showing.outbox import Settlements
from bot.service.showing.pages import Page
from bot.service.tables import Tables
from bot.store.rows import GameId, OwedPost, Person, Post, PostKind, Status, UserId
from bot.titles.title import Words
from bot.ui.client_base import TableClient
from bot.ui.days.halls import Halls, first_name
from bot.ui.days.pings import Pings
from bot.ui.days.places import has_left, relocate
from bot.ui.days.votes import offer_message, vote_message
from bot.ui.kit.discord_errors import FOLDED, NO_SUCH_CHANNEL, UNREACHABLE, for_good, is_gone, is_lost, reason
from bot.ui.kit.ids import PanelPlace
from bot.ui.kit.message import Message
from bot.ui.kit.replies import DM_CLOSED, NotDrawn, draw
from bot.ui.lobby.cutting import opening_message
from bot.ui.lobby.lobby_message import invitation_buttons, lobby_message, with_calls
from bot.ui.lobby.series import series_picture
from bot.ui.lobby.threads import ThreadNames, unfold
from bot.ui.showing import messages
from bot.ui.showing.card import card_message
from bot.ui.showing.end_posting import EndPoster, PostingForbidden
from bot.ui.showing.left_places import LeftPlaces
from bot.ui.showing.sending import Sender, mark_of
from bot.ui.showing.watching import digest_message, may_see

log = logging.getLogger(__name__)

ASK_AGAIN = HOUR  # for which closed direct messages are believed to be closed
REMEMBERED = 4096  # tables and people in the caches
MOVES_AGAIN = 60.0  # seconds until a table that has moved may move once more
MOST_OVERTAKEN = 3  # times in a row that a board is put off for a newer one

CLOSED_DM = (50007, 50278)  # the user takes no messages from us; no server in common


class IsStale(Protocol):
    """Tells whether a table has moved on since its page was made; `seen` forgets that it has."""

    def __call__(self, game_id: GameId, *, seen: bool) -> bool: ...


class Poster:
    """Makes posts, and remembers where that was refused."""

    def __init__(self, client: TableClient, tables: Tables, overtaken: IsStale) -> None:
        self._client = client
        self._tables = tables
        self._messages = tables.outbox.messages
        self._overtaken = overtaken
        self._sender = Sender(client)
        self._pings = Pings(client, tables, self._sender)
        self._left = LeftPlaces(client, tables)
        self._names = ThreadNames(client)
        self._halls = Halls(client)
        self._ends = EndPoster(
            client, tables, self._pings, self._names, self._halls, self._send_somewhere, self._edit
        )
        self._closed: LruCache[UserId, float] = LruCache(REMEMBERED)  # since when
        self._mute: LruCache[int, bool] = LruCache(REMEMBERED)  # places where posts were refused lately
        self._cards: LruCache[GameId, str] = LruCache(REMEMBERED)  # their last texts
        self._moved: LruCache[GameId, float] = LruCache(REMEMBERED)  # when a table last lost its place

    def stop(self) -> None:
        """Drops the renames of threads that wait."""
        self._names.stop()

    def inherit(self, latest: int) -> None:
        """Notes that owed posts up to this number may have been sent by another process."""
        self._sender.inherit(latest)

    def forget_all(self) -> None:
        """Clears the caches of tables: another process may have posted there since."""
        self._messages.forget_all()
        self._pings.forget_all()
        self._left.forget_all()
        self._cards = LruCache(REMEMBERED)

    def forget(self, user_id: UserId) -> None:
        """Removes a person from the cache."""
        self._closed.drop(user_id)

    def dm_is_closed(self, user_id: UserId) -> bool:
        """Tells whether direct messages to this user came back lately."""
        return self._closed.get(user_id) is not None

    def is_mute(self, place: int) -> bool:
        """Tells whether posts in this place were refused lately, for lack of permissions."""
        return self._mute.get(place) is not None

    async def post(
        self, owed: OwedPost, settled: Settlements, way: PanelPlace | None, *, maybe_sent: bool
    ) -> None:
        """Makes an owed post and settles it; `way` is the question that a player has opened on the board.

        `maybe_sent`: this process does not know whether an earlier attempt has sent some of it.
        """
        match owed.kind:
            case PostKind.BOARD:
                await self._board(owed, settled, way, maybe_sent=maybe_sent)
            case PostKind.HAND:
                await self._hand(owed, settled)
            case PostKind.CALL:
                await self._call(owed, settled)
            case PostKind.CARD:
                await self._card(owed, settled)
            case PostKind.NOTICE:
                await self._notice(owed, settled)
            case PostKind.VOTE | PostKind.OFFER:
                await self._vote(owed, settled)
            case PostKind.OPENING:
                await self._opening(owed, settled)
            case PostKind.DIGEST:
                await self._digest(owed, settled)
            case PostKind.END if owed.subject == REVIEW:
                await self._ends.complete(owed, settled)
            case PostKind.END:
                await self._ends.post(owed, settled)

    # --- the table's own message ---------------------------------------------------------------------------

    async def _board(
        self, owed: OwedPost, settled: Settlements, way: PanelPlace | None, *, maybe_sent: bool
    ) -> None:
        page, board = await self._newest_board(owed, way)
        shown = await self._messages.find(owed.game_id, PostKind.BOARD, owed.turn)
        if not page.stands:
            if shown is not None:
                await self._delete(shown)
            settled.settle(owed)
            return
        there = shown is not None and (shown.channel_id == page.table.place or not page.current)
        if shown is not None and there and await self._edit(shown, board):
            await self._pings.call(owed, page, settled, is_new=False)
            settled.settle(owed)
            await self._left.clean(owed.game_id, settled)
            return
        posted = await self._send_board(owed, page, board, settled)
        if posted is None:
            return
        if maybe_sent and len(owed.ids) > 1:  # an earlier attempt may have posted it as it was then
            await posted.edit(view=board.view(mark_of(owed.nonce)), attachments=board.files())
        await self._pings.call(owed, page, settled, is_new=True)
        settled.settle_post(owed, channel_id=posted.channel.id, message_id=posted.id)
        if shown is not None:
            await self._left.add(shown, settled)
        await settled.store()
        await self._left.clean(owed.game_id, settled)
        if page.current and page.report > 0:  # a new thread has its name
            self._client.work_on(self._names.follow(page.table))

    async def _send_board(
        self, owed: OwedPost, page: Page, board: Message, settled: Settlements
    ) -> discord.Message | None:
        """Sends a new board; None: it is given up."""
        people = await self._pings.to_notify(owed.game_id, page.waits_for)
        table = await self._left.come_home(page.table) if page.current else page.table
        try:
            return await self._send_somewhere(owed, table, board, settled, people)
        except PostingForbidden as error:
            if page.current:
                raise
            settled.give_up(owed, str(error))
            return None

    async def _newest_board(self, owed: OwedPost, way: PanelPlace | None) -> tuple[Page, Message]:
        """Returns an owed turn as it is by now; one that is overtaken while it waits is not drawn."""
        for _ in range(MOST_OVERTAKEN):
            self._overtaken(owed.game_id, seen=True)
            page = await self._tables.outbox.page(owed)
            try:
                return page, await self._board_message(page, way, partial(self._is_overtaken, page))
            except NotDrawn:
                continue
        page = await self._tables.outbox.page(owed)
        return page, await self._board_message(page, way)

    def _is_overtaken(self, page: Page) -> bool:
        return page.current and self._overtaken(page.table.id, seen=False)

    async def _board_message(
        self, page: Page, way: PanelPlace | None, overtaken: Callable[[], bool] = lambda: False
    ) -> Message:
        """Returns the message of a turn; raises `NotDrawn` when it is overtaken before it is drawn."""
        if way is not None and way.seq != page.last:  # that question has passed
            way = None
        repeats = await self._tables.outbox.repeats(page)
        picture = None if repeats else await draw(self._tables, page.board, overtaken=overtaken)
        takes_back = await self._takes_back(page)
        return messages.board(page, picture, way, pictured=not repeats, takes_back=takes_back)

    async def _takes_back(self, page: Page) -> bool:
        """Tells whether the player asked on the board may undo their last order without a vote."""
        if not page.offers or len(page.waits_for) != 1:
            return False
        return await self._tables.undo.is_free(page.table.id, page.waits_for[0].id)

    async def redraw_board(self, game_id: GameId, way: PanelPlace | None) -> None:
        """Draws the present board with another question on it."""
        page = await self._tables.outbox.present(game_id)
        shown = await self._messages.find(game_id, PostKind.BOARD, page.report)
        try:
            if shown is not None:
                await self._edit(shown, await self._board_message(page, way))
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.warning("the board of table %d asks on as before: %s", game_id, error)

    # --- sending -------------------------------------------------------------------------------------------

    async def _edit(self, shown: Post, message: Message) -> bool:
        """Edits a message; returns whether it still exists. An archived thread is opened for it."""
        there = self._client.get_partial_messageable(shown.channel_id).get_partial_message(shown.message_id)
        try:
            try:
                await there.edit(view=message.view(), attachments=message.files())
            except discord.HTTPException as error:
                if error.code != FOLDED or not await unfold(self._client, shown.channel_id):
                    raise
                await there.edit(view=message.view(), attachments=message.files())
        except discord.HTTPException as error:
            if is_gone(error):
                return False
            raise
        self._mute.drop(shown.channel_id)
        return True

    async def _delete(self, shown: Post) -> None:
        """Deletes a message; one that stays is only logged."""
        channel = self._client.get_partial_messageable(shown.channel_id)
        try:
            await channel.get_partial_message(shown.message_id).delete()
        except discord.HTTPException as error:
            log.info("message %d of table %d stays: %s", shown.message_id, shown.game_id, error)

    async def _send_somewhere(
        self,
        owed: OwedPost,
        table: Table,
        message: Message,
        settled: Settlements,
        people: tuple[Person, ...] = (),
        *,
        silent: bool | None = None,
    ) -> discord.Message | None:
        """Posts at a table; where its place is gone, at the next one. None: nowhere, and it is given up.

        It is silent if it notifies nobody, unless that is given.
        """
        silent = not people if silent is None else silent
        try:
            return await self._send(owed, table.place, message, people, silent=silent)
        except discord.HTTPException as error:
            refusal = error
        if is_gone(refusal) and refusal.code == FOLDED and await unfold(self._client, table.place):
            try:
                return await self._send(owed, table.place, message, people, silent=silent)
            except discord.HTTPException as error:
                refusal = error
        if not is_gone(refusal):
            raise refusal
        posted = await self._send_elsewhere(owed, table, message, people, refusal, silent=silent)
        if isinstance(posted, discord.Message):
            return posted
        await self._give_up(owed, table, posted, settled)
        return None

    async def _send_elsewhere(
        self,
        owed: OwedPost,
        table: Table,
        message: Message,
        people: tuple[Person, ...],
        refusal: discord.HTTPException,
        *,
        silent: bool,
    ) -> discord.Message | discord.HTTPException:
        """Posts where a table moves to: a new thread when its own is lost, else its channel."""
        places = [table.channel_id] if table.thread_id is not None and not table.settings.hall else []
        has_thread = table.thread_id is not None
        if table.status is Status.PLAYING and has_thread and is_lost(refusal) and self._may_move(table.id):
            closed = refusal.code == FOLDED
            await relocate(self._client, table.id, table.place, board=False, closed=closed)
            table = await self._tables.views.table(table.id)
            places = [table.place, *places] if table.thread_id is not None or places else []
        for place in dict.fromkeys(places):
            try:
                posted = await self._send(owed, place, message, people, silent=silent)
            except discord.HTTPException as error:
                if not is_gone(error):
                    raise
                refusal = error
                continue
            if place != table.place:
                if isinstance(refusal, discord.Forbidden):  # the thread is there, and may be open again soon
                    await self._left.leave(table.id, table.place)
                await self._tables.places.move(table.id, None, board=False)
            return posted
        return refusal

    def _may_move(self, game_id: GameId) -> bool:
        """Tells whether a table may move to another place: not if it has just done so in vain."""
        last, now = self._moved.get(game_id), time.monotonic()
        if last is not None and now - last < MOVES_AGAIN:
            return False
        self._moved.put(game_id, now)
        return True

    async def _give_up(
        self, owed: OwedPost, table: Table, refusal: discord.HTTPException, settled: Settlements
    ) -> None:
        """Handles a table without a place to post: it is lost, or we may not post now."""
        if table.status is Status.PLAYING and refusal.code == NO_SUCH_CHANNEL:
            await self._tables.ending.lose(table.id)
        elif table.status is Status.PLAYING and isinstance(refusal, discord.Forbidden):
            self._mute.put(table.place, True)
            raise PostingForbidden(str(refusal)) from refusal
        settled.give_up(owed, reason(refusal))

    async def _send(
        self,
        owed: OwedPost,
        place: int,
        message: Message,
        people: tuple[Person, ...],
        *,
        silent: bool,
    ) -> discord.Message:
        """Sends a new message, once: its nonce is the same every time."""
        channel = self._client.get_partial_messageable(place)
        heard = messages.allowed_mentions(people)
        posted = await self._sender.send(owed, channel, message, heard=heard, silent=silent)
        self._mute.drop(place)
        return posted

    # --- notices -------------------------------------------------------------------------------------------

    async def _notice(self, owed: OwedPost, settled: Settlements) -> None:
        """Posts a short message to a table, or sends it to one person."""
        told = await self._tables.outbox.notice(owed)
        message = Message(messages.OVER).text(told.sentence)
        if told.key == INVITED:
            message.row(*invitation_buttons(told.table.id, told.words))
        if owed.user_id is not None:
            is_pinged = told.key == INVITED  # by the lobby, which also reaches closed direct messages
            silent = is_pinged or await self._asleep(owed.user_id, told.table.guild_id)
            await self._letter(owed, owed.user_id, message, settled, silent=silent)
            return
        await settled.trying(owed)
        try:
            posted = await self._send_somewhere(owed, told.table, message, settled)
        except PostingForbidden as error:
            settled.give_up(owed, str(error))
            return
        if posted is not None:
            settled.settle_post(owed, channel_id=posted.channel.id, message_id=posted.id)
            await settled.store()

    # --- openings ------------------------------------------------------------------------------------------

    async def _opening(self, owed: OwedPost, settled: Settlements) -> None:
        """Posts the parts of the seed; where that is refused for good, the table goes back to its lobby."""
        opening = await self._tables.openings.to_post(owed.game_id, owed.turn)
        if opening is None:
            settled.settle(owed)
            return
        table = await self._tables.views.table(owed.game_id)
        words = self._tables.catalogue.words(table.locale, table.title)
        message = opening_message(table, opening, words)
        await settled.trying(owed)
        try:
            cutters = table.cutters
            posted = await self._send(owed, table.place, message, cutters, silent=not cutters)
        except discord.HTTPException as error:
            if not for_good(error):
                raise
            log.warning("table %d goes back to its lobby: its opening is refused: %s", table.id, error)
            await self._tables.openings.drop(owed.game_id)
            settled.give_up(owed, reason(error))
            return
        await self._tables.openings.note(owed.game_id, owed.turn, posted.id)
        settled.settle(owed)
        await settled.store()
        self._client.work_on(self._tables.autopilot.wake_one(owed.game_id))

    # --- votes ---------------------------------------------------------------------------------------------

    async def _vote(self, owed: OwedPost, settled: Settlements) -> None:
        """Posts a question or an offer, or edits it as people agree; one that closed unseen is dropped."""
        table = await self._tables.views.table(owed.game_id)
        words = self._tables.catalogue.words(table.locale, table.title)
        ballot = await self._tables.votes.standing(owed.game_id, owed.turn)
        shown = await self._messages.find(owed.game_id, owed.kind, owed.turn)
        message, people = await self._vote_message(owed, ballot, words)
        if owed.user_id is not None:
            people = _teammates(table, owed.user_id, people)
            if people and shown is not None:  # a new message takes the place of the one they slept through
                await self._delete(shown)
        elif shown is not None:
            await self._edit(shown, message)  # one that was deleted stays deleted
            settled.settle(owed)
            return
        if not people and not owed.attempts:
            settled.settle(owed)
            return
        silent = ballot is not None and ballot.silent
        heard = () if silent else await self._pings.reachable(owed.game_id, people)
        pinged = await self._without_blocked(table, heard) if owed.kind is PostKind.OFFER else heard
        await settled.trying(owed)
        posted = await self._send_somewhere(owed, table, message, settled, pinged, silent=not heard)
        if posted is not None:
            await _update(owed, posted, message)
            settled.settle_post(owed, channel_id=posted.channel.id, message_id=posted.id)
            await settled.store()

    async def _without_blocked(self, table: Table, people: tuple[Person, ...]) -> tuple[Person, ...]:
        """Returns the people who may meet everybody at a table."""
        for one in table.everyone:
            people = await self._tables.blocks.without_blocked(one.id, people)
        return people

    async def _vote_message(
        self, owed: OwedPost, ballot: Ballot | None, words: Words
    ) -> tuple[Message, tuple[Person, ...]]:
        """Returns the message of a vote or offer, and the people that must answer; none: it is closed."""
        if ballot is not None and owed.kind is PostKind.VOTE and ballot.missing:
            return vote_message(ballot, words), ballot.missing
        if ballot is not None and owed.kind is PostKind.OFFER and not ballot.missing:
            return offer_message(ballot, words), (Person(id=UserId(ballot.about), name=""),)
        sentence = (await self._tables.outbox.notice(owed)).sentence if owed.subject else words("vote-lapsed")
        return Message(messages.OVER).text(sentence), ()

    # --- the table's card ----------------------------------------------------------------------------------

    async def _card(self, owed: OwedPost, settled: Settlements) -> None:
        """Draws the table's card; where the lobby's message is gone there is none."""
        newest = await self._messages.newest(owed.game_id)
        card = await self._tables.cards.of_table(owed.game_id, shown=newest)
        if card.table.seq < 0:
            await self._lobby_safely(owed, settled)
            return
        shown = await self._messages.find(owed.game_id, PostKind.CARD)
        message = card_message(card, self._tables.catalogue.words(card.table.locale, card.table.title))
        known = self._cards.get(owed.game_id) == message.all_text
        if shown is None or not (known or await self._edit(shown, message)):
            settled.give_up(owed, "the card is gone")
            return
        self._cards.put(owed.game_id, message.all_text)
        settled.settle(owed)
        if card.table.settings.hall:
            await self._follow_in_hall(card.table)

    async def _follow_in_hall(self, table: Table) -> None:
        """Lets the post of a table tell its state; it closes when nothing more is added to the end."""
        await self._halls.follow(table)
        if table.status is Status.PLAYING:
            await self._names.follow(table)
        elif not table.is_open and await self._ends.is_complete(table):
            await self._halls.close(table)

    async def _lobby_safely(self, owed: OwedPost, settled: Settlements) -> None:
        """Shows a lobby; one that a bug keeps from ever being shown is closed."""
        try:
            await self._lobby(owed, settled)
        except (discord.HTTPException, *UNREACHABLE):
            raise
        except Exception:
            if await self._messages.find(owed.game_id, PostKind.CARD) is None:
                await self._tables.ending.withdraw(owed.game_id)
                settled.give_up(owed, "it cannot be shown")
            raise

    async def _lobby(self, owed: OwedPost, settled: Settlements) -> None:
        """Posts the lobby's message, or draws it again; one that was deleted is posted again."""
        lobby = await self._tables.lobbies.show(owed.game_id)
        shown = await self._messages.find(owed.game_id, PostKind.CARD)
        words = self._tables.catalogue.words(lobby.table.locale, lobby.table.title)
        series = await series_picture(self._tables.pictures, lobby.table, words)
        message = lobby_message(lobby, words, series)
        closed = shown is None and lobby.table.status is not Status.LOBBY
        if closed or (shown is not None and await self._edit(shown, message)):
            settled.settle(owed)
            if lobby.table.settings.hall:
                await self._follow_in_hall(lobby.table)
        else:
            role = int(owed.subject) if owed.subject else None
            kept = (person for people in lobby.kept.values() for person in people)
            asked = tuple(dict.fromkeys((*kept, *lobby.guests, *_people_found(lobby.table))))
            awake = await self._pings.awake(owed.game_id, asked)
            pinged = await self._tables.blocks.without_blocked(lobby.table.host.id, awake)
            heard = with_calls(message, lobby, words, role=role if shown is None else None, asked=pinged)
            silent = bool(asked) and not awake and not heard.roles
            await self._post_lobby(owed, lobby.table, message, heard, settled, silent=silent)

    async def _post_lobby(
        self,
        owed: OwedPost,
        table: Table,
        message: Message,
        heard: discord.AllowedMentions,
        settled: Settlements,
        *,
        silent: bool,
    ) -> None:
        """Posts the lobby's message; where that is refused for good, the lobby is closed."""
        await settled.trying(owed)
        try:
            posted = await self._send_lobby(owed, table, message, heard, silent=silent)
        except discord.HTTPException as error:
            if not for_good(error):
                raise
            log.warning("the lobby of table %d is closed: it may not be posted: %s", table.id, error)
            await self._tables.ending.withdraw(table.id)
            settled.give_up(owed, reason(error))
            return
        await _update(owed, posted, message)
        if table.settings.hall and table.thread_id != posted.channel.id:
            await self._tables.places.move(table.id, posted.channel.id, board=False)
        settled.settle_post(owed, channel_id=posted.channel.id, message_id=posted.id)
        await settled.store()

    async def _send_lobby(
        self,
        owed: OwedPost,
        table: Table,
        message: Message,
        heard: discord.AllowedMentions,
        *,
        silent: bool,
    ) -> discord.Message:
        """Sends the lobby's message to its channel, or as a post of its forum."""
        if not table.settings.hall:
            channel = self._client.get_partial_messageable(table.channel_id)
            return await self._sender.send(owed, channel, message, heard=heard, silent=silent)
        words = self._tables.catalogue.words(table.locale, table.title)
        return await self._sender.send_as_post(
            owed,
            await self._halls.forum(table),
            message,
            name=first_name(table, words),
            tags=await self._halls.tags(table),
            heard=heard,
            silent=silent,
        )

    # --- calls ---------------------------------------------------------------------------------------------

    async def _call(self, owed: OwedPost, settled: Settlements) -> None:
        """Reminds the people a table waits for, or all when it is about to end."""
        if owed.subject == NEXT:
            await self._pings.say_who_is_next(owed, settled)
            return
        page = await self._tables.outbox.present(owed.game_id)
        people = page.table.everyone
        if owed.user_id is not None:
            people = _teammates(page.table, owed.user_id, page.waits_for)
        if owed.user_id is not None and await has_left(self._client, page.table.guild_id, owed.user_id):
            await self._tables.presence.depart(owed.game_id, owed.user_id)
        elif people:
            await settled.trying(owed)
            await self._pings.remind(owed, page, people, settled)
        settled.settle(owed)
        await settled.store()

    # --- hands ---------------------------------------------------------------------------------------------

    async def _hand(self, owed: OwedPost, settled: Settlements) -> None:
        assert owed.user_id is not None, "a hand has an owner"
        closed_since = self._closed.get(owed.user_id)
        if closed_since is not None and time.monotonic() - closed_since < ASK_AGAIN:
            settled.give_up(owed, "direct messages are closed")
            return
        prefs = await self._tables.people.of(owed.user_id)
        if not prefs.hand_by_dm:
            settled.give_up(owed, "not wanted by direct message")
            return
        page = await self._tables.outbox.page(owed, prefs.language)
        message = messages.hand_message(page, await draw(self._tables, page.hand))
        await self._letter(owed, owed.user_id, message, settled, silent=True)  # the board pings

    async def _digest(self, owed: OwedPost, settled: Settlements) -> None:
        """Sends a digest to an onlooker, or no more to one who may not see the table or takes no messages."""
        assert owed.user_id is not None, "a digest has a reader"
        table = await self._tables.views.table(owed.game_id)
        if not await may_see(self._client, table, owed.user_id):
            settled.give_up(owed, "they may not see the table")
        else:
            language = (await self._tables.people.of(owed.user_id)).language
            digest = await self._tables.watching.digest(owed, language)
            message = digest_message(digest, await draw(self._tables, digest.board))
            await self._letter(owed, owed.user_id, message, settled, silent=True)
            if not self.dm_is_closed(owed.user_id):
                return
        await self._tables.watching.choose(owed.game_id, owed.user_id, None)

    async def _letter(
        self, owed: OwedPost, user_id: UserId, message: Message, settled: Settlements, *, silent: bool
    ) -> None:
        """Sends a direct message; closed direct messages are cached for a while."""
        await settled.trying(owed)
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            posted = await self._sender.send(owed, channel, message, silent=silent)
        except (discord.Forbidden, discord.NotFound) as error:
            if error.code in CLOSED_DM:
                self._closed.put(user_id, time.monotonic())
            settled.give_up(owed, reason(error))
        else:
            if self.dm_is_closed(user_id):
                self.forget(user_id)
                await self._tables.key_values.forget_notice(user_id, DM_CLOSED)
            settled.settle_post(owed, channel_id=channel.id, message_id=posted.id)
            if owed.kind is not PostKind.HAND:  # a hand is stored with the card after it
                await settled.store()

    async def _asleep(self, user_id: UserId, guild_id: int | None) -> bool:
        """Tells whether a person has quiet time now, in their own time zone or else the server's."""
        zone = None if guild_id is None else (await self._tables.servers.of(guild_id)).zone
        return await self._tables.people.is_quiet(user_id, zone)


async def _update(owed: OwedPost, posted: discord.Message, message: Message) -> None:
    """Edits a message that an earlier attempt may have posted as it was then; its nonce returned it now."""
    if owed.attempts:
        await posted.edit(view=message.view(mark_of(owed.nonce)))


def _people_found(table: Table) -> tuple[Person, ...]:
    """Returns the people from the waiting list, without the one that has opened their table."""
    if not table.settings.paired:
        return ()
    return tuple(person for person in table.everyone if person.id != table.host.id)


def _teammates(table: Table, user_id: UserId, people: tuple[Person, ...]) -> tuple[Person, ...]:
    """Returns those of some people who share a seat with a person."""
    seat = table.seat_of(user_id)
    return () if seat is None else tuple(person for person in people if person in table.chair(seat).people)
