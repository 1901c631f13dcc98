"""Sends daily letters: all games of a person, what has changed, and the time left."""

import logging
from hashlib import blake2b

import discord

from bot.service.model.calendars import local_time
from bot.service.showing.cards import TableCard
from bot.service.tables import Tables
from bot.store.database.shard_part import Part
from bot.store.rows import DueLetter, GameId, OwedPost, PostKind, Preferences, names
from bot.titles.title import Words
from bot.ui.client_base import TableClient
from bot.ui.finished.games_command import next_game, pages_of
from bot.ui.kit.message import Message
from bot.ui.showing.card import card_line
from bot.ui.showing.sending import Sender

log = logging.getLogger(__name__)


class LetterWorker:
    """Sends the letters that are due, each once."""

    def __init__(self, client: TableClient, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._sender = Sender(client)

    async def send_due(self, part: Part) -> None:
        """Sends all letters that are due, if this part of the bot sends direct messages."""
        for letter in await self._tables.letters.due(part):
            prefs = await self._tables.people.of(letter.user_id)
            try:
                await self._send(letter, prefs)
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("a daily letter is switched off: %s", error)
                await self._tables.letters.stop(letter.user_id)
            except discord.HTTPException as error:
                log.warning("a daily letter is put off: %s", error)
                await self._tables.letters.put_off(letter)
            else:
                await self._tables.letters.schedule_next(letter)

    async def _send(self, letter: DueLetter, prefs: Preferences) -> None:
        message = await self._letter(letter, prefs)
        if message is not None:
            channel = await self._client.create_dm(discord.Object(letter.user_id))
            await self._sender.send(_post_of(letter, prefs), channel, message)

    async def _letter(self, letter: DueLetter, prefs: Preferences) -> Message | None:
        """Returns a letter; None: no game waits for its reader, and nothing has changed."""
        tables = self._tables
        locale, cards = prefs.language, await tables.cards.of_user(letter.user_id, prefs.language)
        ended = [
            await tables.cards.of_table(game, locale) for game in await tables.letters.ended_games(letter)
        ]
        waiting = sum(card.waits_for(letter.user_id) for card in cards)
        moved = {card.table.id: await self._movers(card, letter) for card in cards}
        if not waiting and not ended and not any(moved.values()):
            return None
        words = tables.catalogue.words(locale or "en", None)
        lines = [("letter-ended", self._line(card, prefs)) for card in ended]
        lines += [("letter-games", self._line(card, prefs, moved[card.table.id])) for card in cards]
        return _message(lines, waiting, words)

    async def _movers(self, card: TableCard, letter: DueLetter) -> tuple[str, ...]:
        """Returns the names of the other people who have moved since the letter before."""
        seats = await self._tables.letters.moving_seats(card.table.id, letter)
        people = [one for chair in card.table.chairs if chair.seat in seats for one in chair.people]
        return names(person for person in people if person.id != letter.user_id)

    def _line(self, card: TableCard, prefs: Preferences, moved: tuple[str, ...] = ()) -> str:
        locale = prefs.language or card.table.locale
        words = self._tables.catalogue.words(locale, card.table.title)
        asks = words("letter-your-turn") if card.waits_for(prefs.user_id) else ""
        line = card_line(card, words, here=False, asks=asks)
        return f"{line}\n  - {words('letter-moved', people=moved)}" if moved else line


def _message(lines: list[tuple[str, str]], waiting: int, words: Words) -> Message:
    first, *others = pages_of(lines)
    message = Message().text(f"## {words('letter-title', count=waiting)}")
    for key in dict.fromkeys(key for key, _ in first):
        message.text("\n".join([f"### {words(key)}", *(line for own, line in first if own == key)]))
    if others:
        message.text(words("letter-more", count=sum(map(len, others))))
    if waiting:
        message.row(next_game(waiting, words))
    return message.small(words("letter-off"))


def _post_of(letter: DueLetter, prefs: Preferences) -> OwedPost:
    """Returns a letter as a post: its nonce is the same all day, so that it is sent once."""
    day = local_time(letter.at, prefs.zone)
    subject = f"letter.{letter.user_id}.{day and day.date()}".encode()
    return OwedPost(
        ids=(0,),  # as if another process might have sent it: it is looked for first
        kind=PostKind.NOTICE,
        game_id=GameId(0),
        turn=0,
        first=0,
        last=0,
        user_id=letter.user_id,
        subject="",
        nonce=blake2b(subject, digest_size=12).hexdigest(),
        revision=0,
        attempts=0,
    )
