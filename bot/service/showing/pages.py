"""What a post says: a turn of a table, or what is new to one player. Made only where it is posted or read."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby

import msgspec

from bot.service.context import Context
from bot.service.model import history, team_rules, turn_clock
from bot.service.model.position import Position
from bot.service.model.table import Offer, Shown, Suggested
from bot.service.running.positions import Positions
from bot.service.showing.views import (
    board_of,
    hand_of,
    open_offers,
    question,
    seat_names,
    suggestions_of,
    table_of,
)
from bot.store.rows import ByWhom, GameId, Kind, Move, UserId
from bot.titles.title import AnyEvent, AnyState, AnyTitle, AnyView
from engine.core import Event, Private, Seat, Viewer, visible

MOST_TOLD = 1000  # rows of the journal that are told at once


@dataclass(frozen=True, kw_only=True)
class Page(Shown):
    """One turn of a table as one viewer is told it; what is asked is empty once the turn has passed."""

    turn: int
    last: int  # the last move it tells of; the view is the one after that move
    lines: tuple[str, ...]  # what happened in this turn, a sentence an event
    deadline: float | None
    current: bool  # the table still stands in this turn: buttons make sense
    suggestible: bool  # onlookers may say what they would do
    suggested: tuple[Suggested, ...]  # what they have said, the most popular first
    open_offers: Callable[[], tuple[Offer, ...]]  # worked out only where they are shown
    asleep: bool  # everybody is away, and nothing is played for anybody
    away_until: Mapping[UserId, float] = field(default_factory=dict)  # who has said that they are away
    stands: bool = True  # False: all of the turn was taken back
    welcomes: bool = False  # somebody at the table plays this title for the first time, and wants lessons

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """What the one who is asked may do, where everybody may see that; else nothing."""
        return self.open_offers()


class Pages:
    """Turns rows of the journal into pages and sentences."""

    def __init__(self, context: Context, positions: Positions) -> None:
        self._context = context
        self._catalogue = context.catalogue
        self._positions = positions

    async def turn(self, position: Position, turn: int, viewer: Viewer, locale: str) -> Page:
        """Returns a whole turn: as it stands if it is the present one, else as it ended."""
        rows = history.standing_rows(await self._positions.moves(position.game.id, turn))
        made = tuple(row for row in rows if row.turn == turn)
        if turn == position.game.turn:
            return self._page(position, made, viewer, locale)
        last = made[-1].seq if made else turn
        then = position.with_state(await self._state_at(position, last))
        return replace(
            self._page(then, made, viewer, locale),
            turn=turn,
            last=last,
            asks="",
            asked=(),
            waits_for=(),
            window=False,
            deadline=None,
            current=False,
            stands=bool(made),
            suggestible=False,
            suggested=(),
            open_offers=tuple,
        )

    async def hand(self, position: Position, first: int, last: int, seat: Seat, locale: str) -> Page:
        """Returns what a seat alone was told by some rows, over what it holds now."""
        rows = await self._positions.moves(position.game.id, first)
        private = tuple(_only_private(position, row) for row in rows if row.seq <= last)
        return self._page(position, private, seat, locale)

    def lines(
        self, position: Position, rows: Sequence[Move], viewer: Viewer, locale: str | None = None
    ) -> tuple[str, ...]:
        """Returns what a viewer is told by some rows of the journal, a sentence an event."""
        if not rows or not position.has_started:
            return ()
        return self._lines(position, rows, viewer, locale or position.game.locale, position.view(viewer))

    async def log(
        self,
        game_id: GameId,
        user_id: UserId | None,
        locale: str | None = None,
        *,
        since: int = 0,
        until: int | None = None,
        most: int = MOST_TOLD,
    ) -> tuple[str, ...]:
        """Returns what this user was told from a row of the journal to another, both included.

        Of a long game only the latest rows are read.
        """
        position = await self._positions.in_play_or_over(game_id)
        last = position.game.seq if until is None else min(until, position.game.seq)
        rows = await self._positions.moves(game_id, max(since, last + 1 - most))
        rows = tuple(row for row in rows if row.seq <= last)
        return self.lines(position, rows, position.seat_of(user_id), locale)

    async def _state_at(self, position: Position, seq: int) -> AnyState:
        try:
            return await self._positions.state_at(position, seq)
        except history.Unreachable:  # played under older rules: where the game stands now is shown instead
            return position.state

    def _page(self, position: Position, rows: tuple[Move, ...], viewer: Viewer, locale: str) -> Page:
        catalogue, view = self._catalogue, position.view(viewer)
        return Page(
            table=table_of(position, catalogue),
            viewer=viewer,
            turn=position.game.turn,
            last=position.game.seq,
            view=view,
            words=catalogue.words(locale, position.title),
            lines=self._lines(position, rows, viewer, locale, view),
            asks=question(position, catalogue, view, locale),
            asked=position.asked_seats,
            waits_for=team_rules.people_to_wait_for(position),
            window=position.is_in_window,
            deadline=position.deadline,
            current=True,
            suggestible=position.is_suggestible,
            suggested=suggestions_of(position, catalogue, view, locale),
            board=board_of(position, catalogue, view, locale),
            hand=hand_of(position, catalogue, viewer, view, locale),
            open_offers=lambda: open_offers(position, catalogue, view, locale),
            asleep=turn_clock.is_asleep(position),
        )

    def _lines(
        self, position: Position, rows: Sequence[Move], viewer: Viewer, locale: str, view: AnyView
    ) -> tuple[str, ...]:
        """Returns rows of the journal in sentences, as far as the viewer may hear them."""
        names = seat_names(position, self._catalogue, locale)
        noted: set[object] = set()  # that somebody is not there is said once
        heard: list[str | Event] = []
        for row in rows:
            heard += (item for item in self._news_of_row(position, row, viewer, locale) if item not in noted)
            noted |= {item for item in heard if isinstance(item, str) and row.by_whom is ByWhom.CLOCK}
        return tuple(
            item
            if isinstance(item, str)
            else self._catalogue.describe(
                position.title, "event", item, view=view, seats=names, locale=locale
            )
            for item in _as_story(position.title, heard)
        )

    def _news_of_row(self, position: Position, row: Move, viewer: Viewer, locale: str) -> list[str | Event]:
        """Returns what a row told the viewer: events, and notes of the table's own."""
        names = seat_names(position, self._catalogue, locale)
        words = self._context.words(position, locale)
        who = "" if row.seat is None else names[row.seat]
        match row.kind:
            case Kind.RESIGN:
                left = team_rules.left_by(position, row)
                return [
                    words("note-resign", seat=who) if left is None else words("note-left", name=left.name)
                ]
            case Kind.END:
                return [words(_ended_by(position, row))]
            case Kind.UNDO:
                assert row.back_to is not None
                return [words("note-undo", seat=who)]
        events = _events_of(position, row)
        if events is None:
            return [words("note-lost")]
        heard = visible(events, viewer)
        return [words("note-clock", seat=who), *heard] if row.by_whom is ByWhom.CLOCK else list(heard)


def _ended_by(position: Position, row: Move) -> str:
    """Returns the key of the sentence that says who has ended a game: a row of the journal knows."""
    if row.by_whom is ByWhom.CLOCK:
        return "note-expired"
    if row.by_whom is ByWhom.COMPUTER:
        return "note-end-lost"
    if row.by_user is None:
        return "note-end-agreed"
    return "note-end" if row.by_user == position.game.host.id else "note-end-moderator"


def _as_story(title: AnyTitle, heard: Sequence[str | Event]) -> Sequence[str | Event]:
    """Returns what was heard as the title tells it; a note stands between what came before and after."""
    story = title.wording.story
    if story is None:
        return heard
    told: list[str | Event] = []
    for is_note, run in groupby(heard, key=lambda item: isinstance(item, str)):
        if is_note:
            told += run
        else:
            told += story.tell([event for event in run if isinstance(event, Event)])
    return told


def _only_private(position: Position, row: Move) -> Move:
    """Returns a row that tells only what it told in private."""
    private = tuple(event for event in _events_of(position, row) or () if isinstance(event, Private))
    return replace(
        row, kind=Kind.MOVE, by_whom=ByWhom.PLAYER, told=position.title.codecs.events.encode(private)
    )


def _events_of(position: Position, row: Move) -> tuple[AnyEvent, ...] | None:
    """Returns what a row has told; None when it was told by an older version, in a shape that is gone."""
    try:
        return position.title.codecs.events.decode(row.told)
    except msgspec.ValidationError:
        return None
