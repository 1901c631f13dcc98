"""A game from its beginning as a film: one picture a turn, and at the end what was hidden."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import renderer
from bot.service import history
from bot.store.rows import Kind, Move, Snapshot
from bot.titles.title import AnyTitle, Words
from engine.core import Decision, RecordedDice, Seat, Window
from renderer import Still

MOST_TURNS = 240  # shown; of a longer game every other one, and so on
OPENING, ENDING = 200, 400  # hundredths of a second
SLOW, QUICK = 150, 50  # a turn is shown so long, the shorter the more there are
WHOLE = 9000  # what all turns together should take


@dataclass(frozen=True, kw_only=True)
class Film:
    """A replay as it is shown: the file, and the words for those who cannot see it."""

    gif: bytes
    alt: str
    pictures: int  # of the game, without what is laid open after it


def journalled(title: AnyTitle, moves: Sequence[Move], snapshots: Sequence[Snapshot]) -> Iterator[Any]:
    """Yields the positions a journal leads through, without what was taken back.

    It begins with the earliest on record; of a game that was begun under older rules that is a later one.
    """
    known = {snapshot.seq: snapshot.state for snapshot in snapshots}
    state = None
    for move in history.standing(moves):
        if state is None:
            if move.seq not in known:
                continue
            state = title.states.decode(known[move.seq])
        elif move.kind is Kind.MOVE:
            assert move.seat is not None
            assert move.action is not None
            action = title.actions.decode(move.action)
            state = title.rules.apply(state, move.seat, action, RecordedDice(move.draws)).state
        yield state


def turns(title: AnyTitle, states: Iterable[Any]) -> Iterator[Any]:
    """Yields where a game began, where each turn left it, and where it stands at last.

    A turn ends with the round, or when a question that is no window goes to somebody else.
    """
    asked: Decision | None = None  # the last question that was no window
    number: int | None = None  # of the round
    shown = last = None
    for last in states:
        decision = title.rules.decision(last)
        now = title.round(title.rules.view(last, None))
        if shown is None or now != number or _passes(asked, decision):
            shown = last
            yield last
        number = now
        if decision is not None and not isinstance(decision, Window):
            asked = decision
    if last is not shown:
        yield last


def _passes(before: Decision | None, now: Decision | None) -> bool:
    """Tells whether somebody else is asked; the others of several asked at once are not somebody else."""
    if before is None or now is None or isinstance(now, Window) or now.seats == before.seats:
        return False
    return not (type(now) is type(before) and set(now.seats) < set(before.seats))


def film(
    title: AnyTitle, states: Iterable[Any], words: Words, *, seats: Sequence[Seat], finished: bool
) -> Film:
    """Makes the film of a game as onlookers saw it; of a finished one all is laid open at the end."""
    states = _fewer(list(turns(title, states)))
    views = [title.rules.view(state, None) for state in states]
    boards = [title.board(view, words) for view in views]
    pace = max(QUICK, min(SLOW, WHOLE // len(boards)))
    stills = [
        Still(boards[0], OPENING, needed=True),
        *(Still(board, pace) for board in boards[1:-1]),
        *((Still(board, ENDING, needed=True)) for board in boards[1:][-1:]),
    ]
    if finished:
        stills += _laid_open(title, states[-1], words, seats)
    alt = words("replay-alt", pictures=len(boards), board=title.alt(views[-1], words))
    return Film(gif=renderer.film(stills), alt=alt, pictures=len(boards))


def _laid_open(title: AnyTitle, state: Any, words: Words, seats: Sequence[Seat]) -> Iterator[Still]:
    """Yields what nobody might see while it was played: what lay face down, and all hands."""
    if title.laid_open is not None:
        yield Still(title.board(title.laid_open(state), words), ENDING, needed=True)
    for seat in seats:
        hand = title.hand(title.rules.view(state, seat), words)
        if hand is not None:
            yield Still(hand, ENDING, needed=True)


def _fewer(states: list[Any]) -> list[Any]:
    """Returns as many as may be shown, the first and the last among them."""
    while len(states) > MOST_TURNS:
        states = [*states[:-1:2], states[-1]]
    return states
