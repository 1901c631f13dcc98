"""What each viewer is told and shown after a move."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import Any

import msgspec

from bot.service import history, teams
from bot.service.book import Book
from bot.service.look import drawings, open_offers, question, seat_names, suggested, table_of
from bot.service.pictures import Drawing
from bot.service.position import Position
from bot.service.table import Offer, Suggested, Table
from bot.store.rows import ByWhom, Kind, Move, Person
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle, Words
from engine.core import Event, Private, Seat, Viewer, visible


@dataclass(frozen=True, kw_only=True)
class Page:
    """One turn of a table as one viewer is told it."""

    table: Table
    viewer: Viewer
    turn: int
    last: int  # the last move it tells of
    view: Any  # after that move
    words: Words
    lines: tuple[str, ...]  # what happened in this turn, a sentence an event
    asks: str  # the question in words, how the game ended, or "" when the turn has passed to another
    asked: tuple[Seat, ...]  # empty when the turn has passed
    waits_for: tuple[Person, ...]  # of the people in those seats, who is to answer
    window: bool  # the question is a chance to react
    deadline: float | None
    current: bool  # the table still stands in this turn: buttons make sense
    suggestible: bool  # onlookers may say what they would do
    suggested: tuple[Suggested, ...]  # what they have said, the most popular first
    board: Drawing
    hand: Drawing | None  # of a seat that holds something secret
    open_offers: Callable[[], tuple[Offer, ...]]  # worked out only where they are shown

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """What the one who is asked may do, where everybody may see that; else nothing."""
        return self.open_offers()

    @cached_property
    def alt(self) -> str:
        """The picture in words, for those who cannot see it."""
        return self.table.title.alt(self.view, self.words)

    @cached_property
    def hand_text(self) -> str:
        """What this viewer holds, as text; "" for onlookers."""
        return "" if self.viewer is None else self.table.title.hand_text(self.view, self.words)


@dataclass(frozen=True, kw_only=True)
class Report:
    """What came of one call: a person's moves and all that followed by itself, until a person is asked."""

    table: Table
    public: tuple[Page, ...]  # one a turn, in order, each whole, as onlookers are told it
    seats: Mapping[Seat, Page]  # all that is new as each seat is told it, in one page
    repeated: bool = False  # the same interaction had been worked off before; nothing new has happened


@dataclass(frozen=True, kw_only=True)
class UndoVote:
    """Moves can be taken back only if all agree, because they told somebody something."""

    table: Table
    seq: int  # the vote is on this position; a move ends it
    moves: int  # how many would be taken back, with what followed them
    asked_by: Person
    missing: tuple[Person, ...]  # who has not agreed yet; one of each seat is enough


class Reporter:
    """Turns rows of the journal into pages."""

    def __init__(self, book: Book, catalogue: Catalogue) -> None:
        self._book = book
        self._catalogue = catalogue

    async def report(self, position: Position, cause: int | None, locales: Mapping[Seat, str]) -> Report:
        """Returns all that one call has led to; `locales` are the languages of those who want another."""
        game = position.game
        since = () if cause is None else await self._book.moves(game.id, cause)
        new = tuple(move for move in since if move.cause == cause)
        turns = sorted({move.turn for move in new} | ({game.turn} if new else set()))
        return Report(
            table=table_of(position, self._catalogue),
            public=tuple([await self.turn(position, turn, None, game.locale) for turn in turns]),
            seats={
                chair.seat: self._page(
                    position, new, chair.seat, locales.get(chair.seat, game.locale), position.state
                )
                for chair in position.chairs
            }
            if position.state is not None
            else {},
        )

    async def turn(self, position: Position, turn: int, viewer: Viewer, locale: str) -> Page:
        """Returns a whole turn: as it stands if it is the present one, else as it ended."""
        rows = history.standing(await self._book.moves(position.game.id, turn))
        made = tuple(row for row in rows if row.turn == turn)
        if turn == position.game.turn:
            return self._page(position, made, viewer, locale, position.state)
        last = made[-1].seq if made else turn
        page = self._page(position, made, viewer, locale, await self._state_at(position, last))
        return replace(
            page,
            turn=turn,
            last=last,
            asks="",
            asked=(),
            waits_for=(),
            window=False,
            deadline=None,
            current=False,
            suggestible=False,
            suggested=(),
            open_offers=tuple,
        )

    async def hand(self, position: Position, first: int, last: int, seat: Seat, locale: str) -> Page:
        """Returns what a seat alone was told by some rows, over what it holds now."""
        rows = await self._book.moves(position.game.id, first)
        told = tuple(_only_private(position, row) for row in rows if row.seq <= last)
        return self._page(position, told, seat, locale, position.state)

    def lines(
        self, position: Position, rows: Sequence[Move], viewer: Viewer, locale: str, view: Any
    ) -> list[str]:
        """Returns rows of the journal in sentences, as far as the viewer may hear them."""
        names = seat_names(position, self._catalogue, locale)
        heard = [item for row in rows for item in self._heard(position, row, viewer, locale)]
        return [
            item
            if isinstance(item, str)
            else self._catalogue.describe(
                position.title, "event", item, view=view, seats=names, locale=locale
            )
            for item in _as_story(position.title, heard)
        ]

    async def _state_at(self, position: Position, seq: int) -> Any:
        try:
            return await self._book.state_at(position, seq)
        except history.Unreachable:  # played under older rules: where the game stands now is shown instead
            return position.state

    def _page(
        self, position: Position, rows: tuple[Move, ...], viewer: Viewer, locale: str, state: Any
    ) -> Page:
        view = position.title.rules.view(state, viewer)
        table = table_of(position, self._catalogue)
        board, hand = drawings(position, self._catalogue, view, locale)
        return Page(
            table=table,
            viewer=viewer,
            turn=position.game.turn,
            last=position.game.seq,
            view=view,
            words=self._catalogue.words(locale, position.title),
            lines=tuple(self.lines(position, rows, viewer, locale, view)),
            asks=question(position, self._catalogue, view, locale),
            asked=position.asked,
            waits_for=teams.awaited(position),
            window=position.window,
            deadline=position.deadline,
            current=True,
            suggestible=position.suggestible,
            suggested=suggested(position, self._catalogue, view, locale),
            board=board,
            hand=hand,
            open_offers=lambda: open_offers(position, self._catalogue, view, locale),
        )

    def _heard(self, position: Position, row: Move, viewer: Viewer, locale: str) -> list[str | Event]:
        """Returns what a row told the viewer: events, and notes of the table's own."""
        names = seat_names(position, self._catalogue, locale)
        words = self._catalogue.words(locale, position.title)
        who = "" if row.seat is None else names[row.seat]
        match row.kind:
            case Kind.RESIGN:
                left = teams.left_by(position, row)
                return [
                    words("note-resign", seat=who) if left is None else words("note-left", name=left.name)
                ]
            case Kind.END:
                return [words("note-end")]
            case Kind.UNDO:
                assert row.back_to is not None
                return [words("note-undo", seat=who)]
        told = _told(position, row)
        if told is None:
            return [words("note-lost")]
        heard = visible(told, viewer)
        return [words("note-clock", seat=who), *heard] if row.by_whom is ByWhom.CLOCK else list(heard)


def _as_story(title: AnyTitle, heard: Sequence[str | Event]) -> Sequence[str | Event]:
    """Returns what was heard as the title tells it; a note stands between what came before and after."""
    if title.story is None:
        return heard
    told: list[str | Event] = []
    for is_note, run in groupby(heard, key=lambda item: isinstance(item, str)):
        items = tuple(run)
        told += items if is_note else title.story.tell(items)
    return told


def _only_private(position: Position, row: Move) -> Move:
    """Returns a row that tells only what it told in private."""
    private = tuple(event for event in _told(position, row) or () if isinstance(event, Private))
    return replace(row, kind=Kind.MOVE, by_whom=ByWhom.PLAYER, told=position.title.events.encode(private))


def _told(position: Position, row: Move) -> tuple[Event, ...] | None:
    """Returns what a row has told; None when it was told by an older version, in a shape that is gone."""
    try:
        told: tuple[Event, ...] = position.title.events.decode(row.told)
    except msgspec.ValidationError:
        return None
    return told
