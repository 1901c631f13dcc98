"""Replays: a game as a GIF, one picture per turn, and all hidden information at the end."""

from collections.abc import Iterable, Iterator, Sequence

import renderer
from bot.service.context import Context
from bot.service.model import history
from bot.service.model.changes.journal import goes_on
from bot.service.running.positions import Positions
from bot.service.showing.pictures import Film, Pictures
from bot.store.rows import GameId, Move, RowKind, Snapshot
from bot.titles.title import AnyState, AnyTitle, Words
from engine.core import Decision, Seat, Window
from renderer import Still

MOST_TURNS = 240  # shown; of a longer game every second one, and so on
OPENING, ENDING = 200, 400  # hundredths of a second
SLOW, QUICK = 150, 50  # display time per turn, shorter the more there are
WHOLE = 9000  # the target for all turns together


class Replays:
    """Makes replays of games, from the public view."""

    def __init__(self, context: Context, positions: Positions, pictures: Pictures) -> None:
        self._context = context
        self._positions = positions
        self._pictures = pictures

    async def film(self, game_id: GameId, locale: str | None = None, since: int = 0) -> Film:
        """Returns the film of a game from a journal row on; a finished game ends with a reveal."""
        position = await self._positions.in_play_or_over(game_id)
        title, game = position.title, position.game
        words = self._context.words(position, locale)
        moves, snapshots = await self._positions.moves(game_id), await self._positions.snapshots(position)
        seats = [chair.seat for chair in position.chairs]

        def make() -> Film:
            states = states_of(title, moves, snapshots, since)
            return film(title, states, words, seats=seats, finished=not position.is_playing)

        return await self._pictures.film((game_id, game.seq, locale or game.locale, since), make)

    async def turns_ago(self, game_id: GameId, turns: int) -> int:
        """Returns the first row of the last `turns` turns, the present one included; 0: the beginning."""
        position = await self._positions.in_play_or_over(game_id)
        rows = history.standing_rows(await self._positions.moves(game_id))
        begun = sorted({row.turn for row in rows} | {position.game.turn})
        return begun[-turns] if 0 < turns <= len(begun) else 0


def states_of(
    title: AnyTitle, moves: Sequence[Move], snapshots: Sequence[Snapshot], since: int = 0
) -> Iterator[AnyState]:
    """Yields the states of a journal from a row on, without moves that were taken back.

    The first one is the state after that row, or a later one if the game began under older rules.
    """
    before: AnyState | None = None
    for seq, state in states_by_row(title, moves, snapshots):
        if seq > since:
            if before is not None:
                yield before
            yield state
            before = None
        else:
            before = state
    if before is not None:
        yield before


def states_by_row(
    title: AnyTitle, moves: Sequence[Move], snapshots: Sequence[Snapshot]
) -> Iterator[tuple[int, AnyState]]:
    """Yields the state after each row, beginning with the earliest snapshot."""
    known = {snapshot.seq: snapshot.state for snapshot in snapshots}
    state: AnyState | None = None
    for move in history.standing_rows(moves):
        if state is None:
            if move.seq not in known:
                continue
            state = title.codecs.states.decode(known[move.seq])
        elif move.kind is RowKind.MOVE:
            state = history.state_after(title, state, move)
        assert state is not None
        yield move.seq, state


def turns(title: AnyTitle, states: Iterable[AnyState]) -> Iterator[AnyState]:
    """Yields the first state of a game, the one after each turn, and the last.

    A turn ends with the round, or when another seat gets a question that is no window.
    """
    asked: Decision | None = None  # the last question that was no window
    number: int | None = None  # of the round
    shown: AnyState | None = None
    last: AnyState | None = None
    for last in states:
        decision = title.rules.decision(last)
        now = title.rules.round(last)
        if shown is None or now != number or _passes(asked, decision):
            shown = last
            yield last
        number = now
        if decision is not None and not isinstance(decision, Window):
            asked = decision
    if last is not None and last is not shown:
        yield last


def _passes(before: Decision | None, now: Decision | None) -> bool:
    """Tells whether a new question goes to other seats; an answered simultaneous question does not."""
    if before is None or now is None or isinstance(now, Window) or now.seats == before.seats:
        return False
    return not goes_on(before, now)


def film(
    title: AnyTitle, states: Iterable[AnyState], words: Words, *, seats: Sequence[Seat], finished: bool
) -> Film:
    """Returns the film of some states from the public view; a finished game ends with a reveal."""
    states = _fewer(list(turns(title, states)))
    views = [title.rules.view(state, None) for state in states]
    boards = [title.pictures.board(view, words) for view in views]
    pace = max(QUICK, min(SLOW, WHOLE // len(boards)))
    stills = [
        Still(boards[0], OPENING, needed=True),
        *(Still(board, pace) for board in boards[1:-1]),
        *((Still(board, ENDING, needed=True)) for board in boards[1:][-1:]),
    ]
    if finished:
        stills += _laid_open(title, states[-1], words, seats)
    alt = words("replay-alt", pictures=len(boards), board=title.wording.alt(views[-1], words))
    return Film(gif=renderer.film(stills), alt=alt, pictures=len(boards))


def _laid_open(title: AnyTitle, state: AnyState, words: Words, seats: Sequence[Seat]) -> Iterator[Still]:
    """Yields the pictures of the reveal: the open board, and all hands."""
    if title.pictures.open_view is not None:
        yield Still(title.pictures.board(title.pictures.open_view(state), words), ENDING, needed=True)
    if title.pictures.hand is None:
        return
    for seat in seats:
        hand = title.pictures.hand(title.rules.view(state, seat), words)
        if hand is not None:
            yield Still(hand, ENDING, needed=True)


def _fewer(states: list[AnyState]) -> list[AnyState]:
    """Returns at most `MOST_TURNS` states, with the first and the last among them."""
    while len(states) > MOST_TURNS:
        states = [*states[:-1:2], states[-1]]
    return states
