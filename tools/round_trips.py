"""Writes every position of random games as a line and reads it back, and every game as text.

`python -m tools.round_trips --games 200` does so for all titles; a sample is among the tests.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from bot.proof.game_text import TextGame, TextRow, read_game, states_after_rows, write_game
from bot.store.rows import RowKind
from bot.testing.games import PlayedGame, choices_of, play
from bot.titles import titles
from bot.titles.position_line import ALL, PositionLine, read_position, seen_by
from bot.titles.title import AnyState, AnyTitle
from engine.core import Seat


@dataclass(kw_only=True)
class Count:
    """The positions and games that were compared."""

    games: int = 0
    positions: int = 0
    characters: int = 0
    longest: int = 0

    def add(self, lines: list[str]) -> None:
        self.games += 1
        self.positions += len(lines)
        self.characters += sum(map(len, lines))
        self.longest = max(self.longest, *map(len, lines))


def plain_state(title: AnyTitle, state: AnyState) -> bytes:
    """Returns a state as JSON, without the fields that a line leaves out."""
    plain = msgspec.json.decode(title.codecs.states.encode(state))
    for field in title.codecs.decoration:
        plain.pop(field, None)
    return msgspec.json.encode(plain)


def states_of(game: PlayedGame) -> list[AnyState]:
    """Returns all states of a game."""
    return [game.start, *(step.after for step in game.steps)]


def seats_of(game: PlayedGame) -> tuple[str, ...]:
    """Returns the keys of the seats of a game."""
    return game.title.rules.seat_plan(game.options).keys[: len(game.seats)]


def compare_positions(game: PlayedGame) -> list[str]:
    """Returns the lines of all positions; raises `AssertionError` at one that reads as another position."""
    title, lines, find = game.title, [], {game.title.id: game.title}.get
    for state in states_of(game):
        line = PositionLine(
            title=title, options=game.options, seats=seats_of(game), seen=ALL, state=state
        ).text
        found = read_position(line, find)
        assert plain_state(title, found.state) == plain_state(title, state), line
        assert (found.options, found.seats, found.text) == (game.options, seats_of(game), line), line
        assert title.rules.decision(found.state) == title.rules.decision(state), line
        lines.append(line)
    return lines


def compare_views(game: PlayedGame) -> int:
    """Compares what viewers see, and are asked, after a line written for them; returns how often."""
    title, count, find = game.title, 0, {game.title.id: game.title}.get
    for number, state in enumerate(game.sample()):
        for viewer in game.viewers:
            dice = game.dice((number, viewer))
            line = seen_by(title, game.options, seats_of(game), state, viewer, dice)
            dealt = read_position(line.text, find).deal(dice)
            for field in title.codecs.decoration:
                dealt = msgspec.structs.replace(dealt, **{field: getattr(state, field)})  # type: ignore[type-var]
            assert title.rules.view(dealt, viewer) == title.rules.view(state, viewer), line.text
            assert title.rules.decision(dealt) == title.rules.decision(state), line.text
            if viewer is not None:
                assert title.rules.legal(dealt, viewer) == title.rules.legal(state, viewer), line.text
            count += 1
    return count


def compare_text(game: PlayedGame) -> str:
    """Returns the text of a game; raises `AssertionError` if it reads as another game."""
    written = write_game(text_of(game), lambda row: f"row {row}; a comment")
    found = read_game(written, {game.title.id: game.title}.get)
    assert found == text_of(game), game.name
    assert write_game(found, lambda row: f"row {row}; a comment") == written, game.name
    assert list(states_after_rows(found)) == states_of(game), game.name
    return written


def text_of(game: PlayedGame) -> TextGame:
    """Returns a played game in the shape that text is written from."""
    moves = (
        TextRow(kind=RowKind.MOVE, seat=Seat(step.seat), action=step.action, draws=step.draws)
        for step in game.steps
    )
    setup = TextRow(kind=RowKind.SETUP, draws=game.setup_draws)
    return TextGame(title=game.title, options=game.options, seats=seats_of(game), rows=(setup, *moves))


def games_of(title: AnyTitle, count: int) -> Iterator[PlayedGame]:
    """Yields random games, with all options of the title in turn."""
    given: list[dict[str, str]] = [{}, *({name: value} for name, value in choices_of(title))]
    for number in range(count):
        yield play(title, given[number % len(given)], number)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="random games per title")
    parser.add_argument("--title", help="only this title")
    chosen = parser.parse_args(arguments)
    for title in titles():
        if chosen.title not in (None, title.id):
            continue
        count, views = Count(), 0
        for game in games_of(title, chosen.games):
            count.add(compare_positions(game))
            views += compare_views(game)
            compare_text(game)
        mean = count.characters // count.positions
        print(
            f"{title.id}: {count.games} games and {count.positions} positions read as written,"
            f" {views} views the same; a line has {mean} characters, at most {count.longest}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
