"""The steps of a replay: every position of a game as everyone saw it, with its events in words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.service.context import Context
from bot.service.model import history
from bot.service.model.drawing import Drawing, Scenes
from bot.service.model.position import Position, round_of
from bot.service.running.positions import Positions
from bot.service.showing.pages import Pages, heading_of
from bot.service.showing.position_lines import can_be_played_on
from bot.service.showing.replay import states_by_row
from bot.service.showing.views import board_of, hand_of, seat_labels
from bot.store.rows import GameId, Move, RowKind, Snapshot
from bot.text.icons import plain
from bot.titles.title import AnyState


@dataclass(frozen=True, kw_only=True)
class Step:
    """One position of a replay, in words and as a picture."""

    seq: int  # the row after which it stands
    round: int | None
    heading: str  # the round and whose move it shows, or what is revealed
    score: str
    lines: tuple[str, ...]  # what has happened since the step before
    status: tuple[str, ...]  # what the board leaves out
    board: Drawing
    alt: str
    goes_on: bool = False  # the game is over now, and can be played on from here


@dataclass(frozen=True, kw_only=True)
class OneStep:
    """A step of a replay and its place among all of them."""

    step: Step
    number: int  # from 0 on
    count: int


class ReplaySteps:
    """Builds the steps of replays; those of a finished game end with everything revealed."""

    def __init__(self, context: Context, positions: Positions, pages: Pages) -> None:
        self._context = context
        self._positions = positions
        self._pages = pages

    async def one(self, game_id: GameId, number: int, locale: str | None = None) -> OneStep:
        """Returns a step by its number; -1 is the last one, and numbers that are too high are, too."""
        position = await self._positions.in_play_or_over(game_id)
        rows = await self._rows(position)
        language = locale or position.game.locale
        reveals = list(self._reveals(position, rows[-1].seq, language))
        count = len(rows) + len(reveals)
        number = count - 1 if number < 0 else min(number, count - 1)
        if number >= len(rows):
            return OneStep(step=reveals[number - len(rows)], number=number, count=count)
        row = rows[number]
        state = await self._positions.state_at(position, row.seq)
        return OneStep(step=self._step(position, row, state, language), number=number, count=count)

    async def number_after(self, game_id: GameId, seq: int) -> int:
        """Returns the number of the first step after a row of the journal; if there is none, of the last."""
        rows = await self._rows(await self._positions.in_play_or_over(game_id))
        return next((number for number, row in enumerate(rows) if row.seq > seq), len(rows) - 1)

    def all(
        self, position: Position, moves: Sequence[Move], snapshots: Sequence[Snapshot], locale: str
    ) -> Iterator[Step]:
        """Yields all steps of a game; replays it, so it takes a while."""
        states = dict(states_by_row(position.title, moves, snapshots)) or {moves[-1].seq: position.state}
        for row in (row for row in rows_to_show(moves) if row.seq in states):
            yield self._step(position, row, states[row.seq], locale)
        yield from self._reveals(position, position.game.seq, locale)

    async def _rows(self, position: Position) -> list[Move]:
        """Returns the rows that have a step: from the first one that the present rules can replay."""
        snapshots = await self._positions.snapshots(position)
        first = min((snapshot.seq for snapshot in snapshots), default=position.game.seq)
        rows = rows_to_show(await self._positions.moves(position.game.id))
        return [row for row in rows if row.seq >= first] or [rows[-1]]

    def _step(self, position: Position, row: Move, state: AnyState, locale: str) -> Step:
        catalogue, then = self._context.catalogue, position.with_state(state)
        words, view = self._context.words(position, locale), then.view(None)
        heading = heading_of(then, catalogue, (row,), view, locale)
        number = round_of(then)
        named = words("card-round", number=number) if number is not None else ""
        return Step(
            seq=row.seq,
            round=number,
            heading=" · ".join(piece for piece in (named, heading.who) if piece),
            score=heading.score,
            lines=self._pages.lines(position, (row,), None, locale),
            status=tuple(map(plain, position.title.wording.status(view, words))),
            board=board_of(then, catalogue, view, locale),
            alt=position.title.wording.alt(view, words),
            goes_on=not position.is_playing and can_be_played_on(position.title, state),
        )

    def _reveals(self, position: Position, seq: int, locale: str) -> Iterator[Step]:
        """Yields what was hidden until the end of a finished game: the open board, and all hands."""
        if position.is_playing:
            return
        title, catalogue = position.title, self._context.catalogue
        words = self._context.words(position, locale)
        if title.pictures.open_view is not None:
            view = title.pictures.open_view(position.state)
            board, alt = board_of(position, catalogue, view, locale), title.wording.alt(view, words)
            yield _reveal(words("replay-open"), board, alt, seq)
        for seat, name in seat_labels(position, catalogue, locale).items():
            own = position.view(seat)
            hand = hand_of(position, catalogue, seat, own, locale)
            if hand is not None and title.pictures.hand and title.pictures.hand(own, words) is not None:
                yield _reveal(words("replay-hand", seat=name), hand, title.wording.hand_text(own, words), seq)


def rows_to_show(moves: Sequence[Move]) -> list[Move]:
    """Returns the rows of a replay: without moves that were taken back, and without undoing them."""
    return [row for row in history.standing_rows(moves) if row.kind is not RowKind.UNDO]


def _reveal(heading: str, board: Drawing, alt: str, seq: int) -> Step:
    return Step(
        seq=seq, round=None, heading=heading, score="", lines=(), status=(), board=board, alt=plain(alt)
    )


def layouts(board: Drawing) -> tuple[Drawing, ...]:
    """Returns a board in all its layouts: tall and wide where its game has both; a hand has one."""
    if board.kind is Scenes.HAND or board.title.pictures.wide is None:
        return (board,)
    return board.in_layout(wide=False), board.in_layout(wide=True)
