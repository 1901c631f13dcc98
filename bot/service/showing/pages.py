"""Pages: the content of board and hand messages, and journal rows as sentences."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby

import msgspec

from bot.copies import replace
from bot.service.context import Context
from bot.service.model import history, team_rules, turn_clock
from bot.service.model.position import Position
from bot.service.model.table import Offer, Shown, SuggestedAction
from bot.service.running.positions import Positions
from bot.service.showing.views import (
    board_of,
    end_note,
    hand_of,
    open_offers,
    question,
    seat_labels,
    seat_names,
    suggestions_of,
    table_of,
)
from bot.store.rows import ByWhom, GameId, Move, RowKind, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyEvent, AnyState, AnyTitle, AnyView, Choice, Joined, Words
from engine.core import Event, Private, Seat, Viewer, visible

MOST_TOLD = 1000  # journal rows in one log


@dataclass(frozen=True, kw_only=True)
class Heading:
    """The heading of a report, in words."""

    round: int | None
    who: str  # the seat whose turn it tells; "": no seat has moved
    score: str  # after its last row; "": the game has none


@dataclass(frozen=True, kw_only=True)
class Line:
    """A sentence of a report."""

    text: str
    aside: bool = False  # it tells what nobody has done: a new round, a new card on the table


@dataclass(frozen=True, kw_only=True)
class Narrative:
    """The events of a report: a turn, and what computers have answered."""

    opening: tuple[Line, ...] = ()  # the setup
    own: tuple[Line, ...] = ()  # the turn itself, with reactions to it
    answers: tuple[Line, ...] = ()  # the turns of computers after it


@dataclass(frozen=True, kw_only=True)
class Page(Shown):
    """One report of a table for one viewer; a past one has no question."""

    report: int
    follows: int | None  # the report that shows the same position; None: this one shows another
    last: int  # its last row; the view is the one after it
    heading: Heading
    story: Narrative
    topics: tuple[Choice, ...]  # the topics of `/rules` that explain them
    deadline: float | None
    current: bool  # it is the present report and has buttons
    suggestible: bool  # onlookers may suggest actions
    suggested: tuple[SuggestedAction, ...]  # suggestions, the most popular first
    open_offers: Callable[[], tuple[Offer, ...]]  # calculates the offers on demand
    asleep: bool  # all people are away
    away_until: Mapping[UserId, float] = field(default_factory=dict)  # announced absences
    stands: bool = True  # False: all of it was taken back
    welcomes: bool = False  # a person who is asked plays this title for the first time
    guides: bool = False  # they are offered a guide through their first moves

    @property
    def lines(self) -> tuple[str, ...]:
        """All events of the report, one sentence each."""
        return tuple(line.text for line in (*self.story.opening, *self.story.own, *self.story.answers))

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """The legal actions of the seat that must decide, if they are public; else none."""
        return self.open_offers()


@dataclass(frozen=True, kw_only=True)
class Heard:
    """Visible events of journal rows, and the notes between them."""

    items: tuple[str | Event, ...]
    automatic: tuple[Event, ...] = ()  # by which automatic reactions of the viewer begin


class Pages:
    """Builds pages and sentences from journal rows."""

    def __init__(self, context: Context, positions: Positions) -> None:
        self._context = context
        self._catalogue = context.catalogue
        self._positions = positions

    async def report(self, position: Position, number: int, viewer: Viewer, locale: str) -> Page:
        """Returns the page of a report: the present one as it stands, a past one as it ended."""
        rows = history.told_rows(position.title, await self._positions.moves(position.game.id, number))
        made = tuple(row for row in rows if history.report_of(row) == number)
        if number == position.game.report:
            before = next((row.report for row in rows if row.seq == number and not made), None)
            return replace(self._page(position, made, viewer, locale), follows=before)
        last = made[-1].seq if made else number
        then = position.with_state(await self.state_at(position, last))
        return replace(
            self._page(then, made, viewer, locale),
            report=number,
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
        """Returns the page of a seat's present hand, with its private events from some rows."""
        rows = await self._positions.moves(position.game.id, first)
        private = tuple(_only_private(position, row) for row in rows if row.seq <= last)
        return self._page(position, private, seat, locale)

    def lines(
        self, position: Position, rows: Sequence[Move], viewer: Viewer, locale: str | None = None
    ) -> tuple[str, ...]:
        """Returns the events of some journal rows that a viewer may see, one sentence each."""
        return tuple(line.text for line in self._lines(position, rows, viewer, locale))

    def result(
        self, position: Position, rows: Sequence[Move], viewer: Viewer, locale: str | None = None
    ) -> str:
        """Returns the sentence of the last event in some journal rows that is no aside.

        If all are asides, it is the last of them; "" without events.
        """
        told = self._lines(position, rows, viewer, locale)
        results = [line for line in told if not line.aside]
        return next((line.text for line in reversed(results or told)), "")

    def _lines(
        self, position: Position, rows: Sequence[Move], viewer: Viewer, locale: str | None
    ) -> tuple[Line, ...]:
        if not rows or not position.has_started:
            return ()
        language = locale or position.game.locale
        heard = self._news(position, history.told_rows(position.title, rows), viewer, language)
        return self._sentences(position, heard, language, position.view(viewer))

    def sentences_of(
        self, position: Position, events: Sequence[AnyEvent], viewer: Viewer, locale: str
    ) -> tuple[str, ...]:
        """Returns events that a viewer may see, one sentence each."""
        heard = Heard(items=tuple(visible(events, viewer)))
        return tuple(line.text for line in self._sentences(position, heard, locale, position.view(viewer)))

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
        """Returns the events that this user may see, from row `since` to row `until` inclusive.

        At most the latest `most` rows are read.
        """
        position = await self._positions.in_play_or_over(game_id)
        last = position.game.seq if until is None else min(until, position.game.seq)
        rows = await self._positions.moves(game_id, max(since, last + 1 - most))
        rows = tuple(row for row in rows if row.seq <= last)
        return self.lines(position, rows, position.seat_of(user_id), locale)

    async def state_at(self, position: Position, seq: int) -> AnyState:
        """Returns the state after a row of the journal, or the present one if these rules cannot reach it."""
        try:
            return await self._positions.state_at(position, seq)
        except history.Unreachable:  # played under older rules: the present state is shown instead
            return position.state

    def _page(self, position: Position, rows: tuple[Move, ...], viewer: Viewer, locale: str) -> Page:
        catalogue, view = self._catalogue, position.view(viewer)
        words, heard = self._context.words(position, locale), self._news(position, rows, viewer, locale)
        return Page(
            table=table_of(position, catalogue),
            viewer=viewer,
            report=position.game.report,
            follows=None,
            last=position.game.seq,
            heading=heading_of(position, catalogue, rows, view, locale),
            view=view,
            words=words,
            story=self._narrative(position, rows, viewer, locale, view),
            topics=_topics_of(position.title, heard.items, view, words),
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

    def _narrative(
        self, position: Position, rows: Sequence[Move], viewer: Viewer, locale: str, view: AnyView
    ) -> Narrative:
        """Returns the events of journal rows in words: the setup, a turn, and the answers to it."""
        opening = [row for row in rows if row.kind is RowKind.SETUP]
        answers = [row for row in rows if _is_answer(row, rows)]
        own = [row for row in rows if row not in opening and row not in answers]
        heard = (self._news(position, some, viewer, locale) for some in (opening, own, answers))
        told = [self._sentences(position, some, locale, view) for some in heard]
        return Narrative(opening=told[0], own=told[1], answers=told[2])

    def _news(self, position: Position, rows: Sequence[Move], viewer: Viewer, locale: str) -> Heard:
        """Returns the events of journal rows that the viewer may see, and the notes between them."""
        noted: set[object] = set()  # an absence is mentioned once
        heard: list[str | Event] = []
        automatic: list[Event] = []
        for row in rows:
            items = self._news_of_row(position, row, viewer, locale)
            heard += (item for item in items if item not in noted)
            noted |= {item for item in heard if isinstance(item, str) and row.by_whom is ByWhom.CLOCK}
            if _is_own_reaction(position, row, viewer):
                automatic += (item for item in items[:1] if isinstance(item, Event))
        return Heard(items=tuple(heard), automatic=tuple(automatic))

    def _sentences(self, position: Position, heard: Heard, locale: str, view: AnyView) -> tuple[Line, ...]:
        names, words = seat_names(position, self._catalogue, locale), self._context.words(position, locale)

        def sentence(event: Event) -> str:
            return self._catalogue.describe(
                position.title, "event", event, view=view, seats=names, locale=locale, icons=True
            )

        def line(item: str | Event) -> Line:
            if isinstance(item, str):
                return Line(text=item)
            told = [sentence(event) for event in _single(item)]
            if any(event is one for event in _single(item) for one in heard.automatic):
                told.append(words("note-automatic"))
            asides = position.title.wording.asides
            return Line(text=" ".join(told), aside=all(isinstance(each, asides) for each in _single(item)))

        return tuple(map(line, _as_story(position.title, heard.items)))

    def _news_of_row(self, position: Position, row: Move, viewer: Viewer, locale: str) -> list[str | Event]:
        """Returns the visible events of a row, and notes about undo, resignation, absence or end."""
        names = seat_names(position, self._catalogue, locale)
        words = self._context.words(position, locale)
        who = "" if row.seat is None else names[row.seat]
        match row.kind:
            case RowKind.RESIGN:
                left = team_rules.left_by(position, row)
                return [
                    words("note-resign", seat=who) if left is None else words("note-left", name=left.name)
                ]
            case RowKind.END:
                return [end_note(position, row, words)]
            case RowKind.UNDO:
                assert row.back_to is not None
                return [words("note-undo", seat=who)]
        events = _events_of(position, row)
        if events is None:
            return [words("note-lost")]
        heard = visible(events, viewer)
        return [words("note-clock", seat=who), *heard] if row.by_whom is ByWhom.CLOCK else list(heard)


def heading_of(
    position: Position, catalogue: Catalogue, rows: Sequence[Move], view: AnyView, locale: str
) -> Heading:
    """Returns the heading of a report: the round, whose turn it tells, and the score."""
    words, names = catalogue.words(locale, position.title), seat_labels(position, catalogue, locale)
    mover = next((row.seat for row in rows if row.kind is RowKind.MOVE and row.seat is not None), None)
    return Heading(
        round=rows[0].round if rows else None,
        who="" if mover is None else names[mover],
        score=position.title.wording.score(view, names, words),
    )


def _is_own_reaction(position: Position, row: Move, viewer: Viewer) -> bool:
    """Tells whether a row is an automatic reaction of the viewer; others are not told."""
    if row.by_whom is not ByWhom.STANDING or viewer is None or row.seat != viewer or row.action is None:
        return False
    title = position.title
    return not title.commands.layout.closes(title.codecs.actions.decode(row.action))


def _is_answer(row: Move, rows: Sequence[Move]) -> bool:
    """Tells whether a row of a report belongs to a computer's turn that follows the turn it tells."""
    if row.turn != history.report_of(row):
        return True
    first = next((one for one in rows if one.kind is RowKind.MOVE and one.turn == row.turn), None)
    return row.kind is RowKind.MOVE and first is not None and first.by_whom is ByWhom.COMPUTER


def _as_story(title: AnyTitle, heard: Sequence[str | Event]) -> Sequence[str | Event]:
    """Returns events condensed by the title's story; notes separate the groups."""
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


def _single(event: Event) -> Iterator[Event]:
    """Yields the events that are told in one line."""
    if isinstance(event, Joined):
        for part in event.events:
            yield from _single(part)
    else:
        yield event


def _topics_of(
    title: AnyTitle, heard: Sequence[str | Event], view: AnyView, words: Words
) -> tuple[Choice, ...]:
    """Returns the topics of `/rules` that explain these events, each once."""
    topic = title.wording.topic
    if topic is None:
        return ()
    values = dict.fromkeys(topic(item) for item in heard if not isinstance(item, str))
    (rules,) = (lookup for lookup in title.commands.lookups if lookup.of_rules)
    found = (rules.topic(view, value, words) for value in values if value is not None)
    return tuple(choice for choice in found if choice is not None)


def _only_private(position: Position, row: Move) -> Move:
    """Returns a row with only its private events."""
    private = tuple(event for event in _events_of(position, row) or () if isinstance(event, Private))
    return replace(
        row, kind=RowKind.MOVE, by_whom=ByWhom.PLAYER, told=position.title.codecs.events.encode(private)
    )


def _events_of(position: Position, row: Move) -> tuple[AnyEvent, ...] | None:
    """Returns the events of a row; None when this version cannot decode them."""
    try:
        return position.title.codecs.events.decode(row.told)
    except msgspec.ValidationError:
        return None
