"""Endings: the content of the post that ends a game."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.characters import Character, find
from bot.service.context import Context
from bot.service.errors import NotOver
from bot.service.model import history
from bot.service.model.position import Position
from bot.service.model.table import Table
from bot.service.running.positions import Positions
from bot.service.showing.cards import chronicle_of
from bot.service.showing.replay import states_by_row
from bot.service.showing.views import end_note, seat_labels, seat_names, table_of
from bot.store.rows import GameId, Move, RowKind
from bot.titles.title import AnyState, AnyTitle, Words
from engine.core import Seat, visible

MOST_ROUNDS = 8  # with a score; of a longer game some are left out


@dataclass(frozen=True, kw_only=True)
class LastWord:
    """The computer that speaks at the end of a game: one that has won, else the first that has lost."""

    character: Character
    won: bool


@dataclass(frozen=True, kw_only=True)
class GameEnd:
    """A finished game in words, in the language of its table."""

    table: Table
    words: Words
    result: str  # who has won and how, or why there is no result
    reason: str  # what ended it early; ""
    scores: tuple[tuple[int, str], ...]  # rounds with the score after each
    chronicle: str  # the course of a game in chapters; "": it has none
    rounds: int  # 0: the game has none
    moves: int
    seconds: float
    honours: tuple[str, ...]
    reviewable: bool  # it has a result, so it can be reviewed
    last_word: LastWord | None  # None: no character has played, or nobody has won


class Endings:
    """Builds the content of last posts."""

    def __init__(self, context: Context, positions: Positions) -> None:
        self._context = context
        self._positions = positions

    async def of(self, game_id: GameId) -> GameEnd:
        """Returns the ending of a game; raises `NotOver` before."""
        position = await self._positions.in_play_or_over(game_id)
        if position.is_playing:
            raise NotOver
        rows = history.standing_rows(await self._positions.moves(game_id))
        snapshots = await self._positions.snapshots(position)
        states = await asyncio.to_thread(lambda: dict(states_by_row(position.title, rows, snapshots)))
        catalogue, locale = self._context.catalogue, position.game.locale
        words, names = self._context.words(position), seat_labels(position, catalogue, locale)
        moves = [row for row in rows if row.kind is RowKind.MOVE]
        return GameEnd(
            table=table_of(position, catalogue),
            words=words,
            result=self._result(position, rows[-1]),
            reason=self._reason(position, rows[-1]),
            scores=_scores(position.title, rows, states, names, words),
            chronicle=chronicle_of(position, words),
            rounds=max((row.round or 0 for row in rows), default=0),
            moves=len(moves),
            seconds=rows[-1].at - rows[0].at,
            honours=_honours(position, moves, names, words),
            reviewable=position.outcome is not None,
            last_word=_last_word(position),
        )

    def _result(self, position: Position, last: Move) -> str:
        if position.outcome is None:
            return end_note(position, last, self._context.words(position))
        catalogue, locale = self._context.catalogue, position.game.locale
        names = seat_names(position, catalogue, locale)
        return catalogue.outcome(position.title, position.outcome, seats=names, locale=locale)

    def _reason(self, position: Position, last: Move) -> str:
        """Returns the note about a resignation that ended the game."""
        if last.kind is not RowKind.RESIGN or last.seat is None:
            return ""
        names = seat_names(position, self._context.catalogue, position.game.locale)
        return self._context.words(position)("note-resign", seat=names[last.seat])


def _scores(
    title: AnyTitle,
    rows: Sequence[Move],
    states: Mapping[int, AnyState],
    names: Mapping[Seat, str],
    words: Words,
) -> tuple[tuple[int, str], ...]:
    """Returns the score after each round, as far as the rounds are known."""
    last: dict[int, AnyState] = {}
    for row in rows:
        if row.round is not None and row.seq in states:
            last[row.round] = states[row.seq]
    rounds = sorted(last)
    step = -(-len(rounds) // MOST_ROUNDS) if rounds else 1
    chosen = sorted({*rounds[::step], *rounds[-1:]})
    scores = (
        (number, title.wording.score(title.rules.view(last[number], None), names, words)) for number in chosen
    )
    return tuple((number, score) for number, score in scores if score)


def _last_word(position: Position) -> LastWord | None:
    winners = () if position.outcome is None else position.outcome.winners
    played = [
        LastWord(character=character, won=chair.seat in winners)
        for chair in position.chairs
        if chair.computer and (character := find(chair.character)) is not None
    ]
    played.sort(key=lambda one: not one.won)
    return played[0] if winners and played else None


def _honours(
    position: Position, moves: Sequence[Move], names: Mapping[Seat, str], words: Words
) -> tuple[str, ...]:
    """Returns the honours of a game, from the events that everybody has seen."""
    decode = position.title.codecs.events.decode
    events = [event for row in moves for event in visible(decode(row.told), None)]
    return tuple(position.title.wording.honours(events, position.view(None), names, words))
