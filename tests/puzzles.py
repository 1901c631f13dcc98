"""Counts the puzzles that reviews find in games of computers, and how many of them hold on fresh dice.

    python -m tests.puzzles                          # 30 puzzles, all titles in turn
    python -m tests.puzzles dice_game --puzzles 8 --level easy --seconds 20

A puzzle is a turning point with a better order that the hard computer finds again each time it is asked by
the review. Here it is asked once more, with luck that no review has used, and the gain of the order is
measured by fresh playouts. With `--seconds`, reviews get less time than those of the bot: they find fewer
turning points, but what they find has to stand out as much.
"""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory

from bot.proof.seed import Scheme
from bot.service.finished import review_analysis
from bot.service.finished.game_playouts import GamePlayouts
from bot.service.finished.review_analysis import TurningPoint
from bot.service.lobby.lobbies import Sitting, options_of
from bot.service.running.computers import Computers, task_for
from bot.service.showing.pictures import Pictures
from bot.service.showing.replay import states_by_row
from bot.service.tables import Tables
from bot.store.database.opening import open_database
from bot.store.rows import GameId, Person, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle
from engine.core import Level, Seat
from tests.titles import TITLES

FRESH_LOT, FRESH_PLAYOUTS = 1_000, 1_000_000  # numbers of luck that no review uses
PAIRS = 100  # playouts of each order
PUZZLES = 30
HOST = Person(id=UserId(1), name="Host")


@dataclass(kw_only=True)
class Count:
    """The games of a title, and their turning points and puzzles."""

    games: int = 0
    points: int = 0
    better: int = 0  # turning points with a better order
    puzzles: int = 0
    held: int = 0  # puzzles whose order the computer has found once more
    gains: tuple[float, ...] = ()  # of these orders, measured again

    def __str__(self) -> str:
        gained = f"{100 * fmean(self.gains):.0f} more games in 100" if self.gains else "nothing"
        return (
            f"{self.games} games, {self.points} turning points, {self.better} with a better order,"
            f" {self.puzzles} puzzles; {self.held} hold, {sum(gain > 0 for gain in self.gains)} gain,"
            f" on average {gained}"
        )


async def count_puzzles(titles: list[AnyTitle], puzzles: int, levels: list[Level]) -> None:
    """Plays and reviews games, each of the next title, until enough puzzles are found; prints the counts."""
    found = {title.id: Count() for title in titles}
    async with _tables() as tables:
        for number in count():
            title = titles[number % len(titles)]
            game_id = await _played(tables, title, levels[number // len(titles) % len(levels)])
            await _add(found[title.id], tables, game_id)
            sys.stdout.write(f"{title.id}: {found[title.id]}\n")
            sys.stdout.flush()
            if sum(each.puzzles for each in found.values()) >= puzzles:
                break
    every = found.values()
    total, held = sum(each.puzzles for each in every), sum(each.held for each in every)
    points = sum(each.points for each in every)
    sys.stdout.write(f"{held} of {total} puzzles hold, from {points} turning points\n")


async def _played(tables: Tables, title: AnyTitle, level: Level) -> GameId:
    """Plays a game of computers to its end; in one seat the computer plays for the host."""
    plan, computers = title.rules.seat_plan(options_of(title, {})), [Sitting(seat=None, level=level)]
    lobby = await tables.lobbies.open(
        title.id,
        HOST,
        channel_id=1,
        guild_id=1,
        locale="en",
        options={},
        sitting=[Sitting(seat=None, person=HOST), *computers * (plan.fewest - 1)],
    )
    game_id = lobby.table.id
    await tables.lobbies.start(game_id, HOST.id)
    while True:
        position = await tables.reviews._positions.at(game_id)
        seat = position.seat_of(HOST.id)
        if seat is None or seat not in position.asked_seats:
            return game_id
        action = await tables.reviews._computers.choose(title, task_for(position, seat, level))
        index = position.legal(seat).index(action)
        await tables.play.choose(game_id, HOST.id, seq=position.game.seq, index=index)


async def _add(found: Count, tables: Tables, game_id: GameId) -> None:
    review = await tables.reviews.of(game_id)
    playouts = await _playouts(tables, game_id)
    found.games += 1
    for point in review.turning_points:
        found.points += 1
        found.better += point.action is not None
        if point.holds:
            found.puzzles += 1
            gain = await _check(playouts, point)
            if gain is not None:
                found.held += 1
                found.gains += (gain,)


async def _playouts(tables: Tables, game_id: GameId) -> GamePlayouts:
    positions = tables.reviews._positions
    position = await positions.at(game_id)
    moves = await positions.moves(game_id)
    states = dict(states_by_row(position.title, moves, await positions.snapshots(position)))
    return GamePlayouts(
        title=position.title, states=states, seats=len(position.chairs), computers=tables.reviews._computers
    )


async def _check(playouts: GamePlayouts, point: TurningPoint) -> float | None:
    """Returns the gain of a puzzle's order on fresh dice; None: the computer does not find it again."""
    assert point.at is not None
    assert point.action is not None
    assert point.played is not None
    seat, decode = Seat(point.seat), playouts.title.codecs.actions.decode
    better, played = decode(point.action), decode(point.played)
    if not await playouts.is_found_again(point.at, seat, better, FRESH_LOT, 1):
        return None
    one, two = [
        await playouts.play(point.at, FRESH_PLAYOUTS, PAIRS, seat, action) for action in (better, played)
    ]
    return fmean(might[seat] - was[seat] for might, was in zip(one, two, strict=True))


@asynccontextmanager
async def _tables() -> AsyncIterator[Tables]:
    with TemporaryDirectory() as folder, ProcessPoolExecutor(1) as executor:
        async with await open_database(Path(folder) / "tables.db") as database:
            tables = Tables(
                database,
                {title.id: title for title in TITLES},
                Catalogue(TITLES),
                computers=Computers(executor),
                pictures=Pictures(),
                scheme=Scheme.DIRECT,
            )
            try:
                yield tables
            finally:
                await tables.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("titles", nargs="*", help="default: all")
    parser.add_argument("--puzzles", type=int, default=PUZZLES)
    parser.add_argument("--level", choices=[*Level], default=None, help="of the computers; default: each")
    parser.add_argument("--seconds", type=float, default=review_analysis.BUDGET, help="of a review's curve")
    chosen = parser.parse_args()
    review_analysis.BUDGET = chosen.seconds
    titles = [title for title in TITLES if not chosen.titles or title.id in chosen.titles]
    levels = [Level(chosen.level)] if chosen.level else [Level.EASY, Level.NORMAL]
    asyncio.run(count_puzzles(titles, chosen.puzzles, levels))


if __name__ == "__main__":
    main()
