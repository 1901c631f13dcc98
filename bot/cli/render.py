"""`ackack render`: draws a position as PNG or a whole game as GIF, from a database or a random playout."""

import argparse
import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.cli.console import CannotDo
from bot.cli.databases import add_database, existing
from bot.cli.games.known_titles import (
    KnownTitles,
    add_title,
    check_seats,
    chosen_options,
    known_titles,
    seed_of,
)
from bot.cli.games.playout import Endless, by_chance, playout
from bot.cli.games.positions import positions_in, read_position
from bot.service.model.drawing import Drawing, Scenes
from bot.service.model.history import Unreachable
from bot.service.model.position import Position
from bot.service.running.positions import Positions
from bot.service.showing.pictures import paint
from bot.service.showing.replay import film, states_of
from bot.store.database.opening import Address
from bot.text.catalogue import ENGLISH
from bot.titles.title import AnyOptions, AnyState, AnyTitle, AnyView, Words
from engine.core import JournalMismatch, Seat, Viewer
from renderer.shapes import LARGE, PHONE, Size

LIMIT = 20_000  # moves of a whole playout


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the command."""
    parser.add_argument("file", type=Path, help="where the picture goes")
    add_database(parser)
    parser.add_argument("--game", type=int, help="a game of the database; without one, --title is played out")
    parser.add_argument("--move", type=int, help="after which row of its journal; the last one if not given")
    add_title(parser, required=False)
    parser.add_argument("--seed", default="1", help="of the playout")
    parser.add_argument("--moves", type=int, help="how far to play; not at all if not given, or to the end")
    parser.add_argument("--seats", type=int, help="how many play; as few as the game allows if not given")
    parser.add_argument("--viewer", type=int, help="the seat that looks; an onlooker if not given")
    parser.add_argument("--hand", action="store_true", help="draw the viewer's hand instead of the board")
    parser.add_argument("--large", action="store_true", help="twice the size")
    parser.add_argument("--around", metavar="PLACE", help="only this part of the board, from near")
    parser.add_argument("--replay", action="store_true", help="the way there as a film, a picture a turn")
    parser.add_argument("--locale", default=ENGLISH)


def run(arguments: argparse.Namespace) -> int:
    """Writes the picture."""
    if (arguments.game is None) == (arguments.title is None):
        raise CannotDo("name either a --game of the database or a --title to play out")
    played = _from_database(arguments) if arguments.game is not None else _from_playout(arguments)
    arguments.file.write_bytes(_film(played, arguments) if arguments.replay else _picture(played, arguments))
    return 0


@dataclass(frozen=True, kw_only=True)
class _Game:
    """A game to draw: all positions for a replay, otherwise only the last."""

    title: AnyTitle
    states: list[AnyState]
    seats: int
    finished: bool


def _from_database(arguments: argparse.Namespace) -> _Game:
    path = existing(arguments.database)
    return asyncio.run(_read(known_titles(arguments), path, arguments.game, arguments.move, arguments.replay))


async def _read(known: KnownTitles, path: Address, game: int, move: int | None, replay: bool) -> _Game:
    async with positions_in(path, known) as positions:
        position = await read_position(positions, game)
        seq = position.game.seq if move is None else move
        try:
            states = await (_way_to if replay else _state_at)(positions, position, seq)
        except (Unreachable, JournalMismatch) as error:
            raise CannotDo(f"game {game} has no position {seq} these rules can show") from error
        return _Game(
            title=position.title,
            states=states,
            seats=len(position.chairs),
            finished=not position.is_playing and seq == position.game.seq,
        )


async def _state_at(positions: Positions, position: Position, seq: int) -> list[AnyState]:
    return [await positions.state_at(position, seq)]


async def _way_to(positions: Positions, position: Position, seq: int) -> list[AnyState]:
    """Returns the positions of a game up to a row of its journal."""
    if seq > position.game.seq:
        raise Unreachable(seq)
    moves = [move for move in await positions.moves(position.game.id) if move.seq <= seq]
    states = list(states_of(position.title, moves, await positions.snapshots(position)))
    if not states:
        raise Unreachable(seq)
    return states


def _from_playout(arguments: argparse.Namespace) -> _Game:
    title = known_titles(arguments).title(arguments.title)
    options = chosen_options(arguments, title)
    seats = check_seats(title, options, arguments.seats or title.rules.seat_plan(options).fewest)
    moves = arguments.moves if arguments.moves is not None else LIMIT if arguments.replay else 0
    states = list(_states(title, options, seats, seed_of(arguments.seed), moves))
    over = title.rules.decision(states[-1]) is None
    return _Game(title=title, states=states if arguments.replay else states[-1:], seats=seats, finished=over)


def _states(title: AnyTitle, options: AnyOptions, seats: int, seed: bytes, moves: int) -> Iterator[AnyState]:
    """Yields the positions of a random playout, up to this many moves."""
    try:
        for step in playout(title, options, [by_chance] * seats, seed, moves):
            yield step.state
    except Endless:  # the limit is the number of moves asked for
        return


def _film(game: _Game, arguments: argparse.Namespace) -> bytes:
    words = known_titles(arguments).catalogue().words(arguments.locale, game.title)
    seats = [Seat(seat) for seat in range(game.seats)]
    return film(game.title, game.states, words, seats=seats, finished=game.finished).gif


def _picture(game: _Game, arguments: argparse.Namespace) -> bytes:
    title = game.title
    viewer: Viewer = None if arguments.viewer is None else Seat(arguments.viewer)
    words = known_titles(arguments).catalogue().words(arguments.locale, title)
    view = title.rules.view(game.states[-1], viewer)
    if arguments.hand and (viewer is None or title.pictures.hand is None):
        raise CannotDo("this viewer holds nothing: name another --viewer")
    kind = Scenes.HAND if arguments.hand else Scenes.BOARD
    drawing = Drawing(title=title, kind=kind, view=view, words=words, locale=arguments.locale)
    return paint(drawing, _size(title, view, words, arguments))


def _size(title: AnyTitle, view: AnyView, words: Words, arguments: argparse.Namespace) -> Size:
    if arguments.around is None:
        return LARGE if arguments.large else PHONE
    places = title.pictures.closeups(view, words)
    if arguments.around not in places:
        raise CannotDo(f"the board of {title.id} has no place {arguments.around!r}")
    return places[arguments.around]
