"""Positions as lines and games as text: both ways, for every title, with nothing hidden in them."""

import re
from collections import Counter

import pytest

from bot.proof.game_text import read_game, states_after_rows, write_game
from bot.proof.record import Flawed
from bot.testing.games import games
from bot.titles import titles
from bot.titles.position_line import NoNotation, PositionLine, read_position, seen_by
from bot.titles.title import AnyTitle
from engine.core import Data, Dice, SeededDice
from engine.kit.notation import Notation, Unreadable
from tools import round_trips

every_title = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)


@every_title
def test_every_position_of_a_game_reads_as_it_was_written(title: AnyTitle) -> None:
    for game in games(title)[:2]:
        lines = round_trips.compare_positions(game)
        assert all("\n" not in line and len(line) < 4000 for line in lines)
        assert round_trips.compare_views(game)


@every_title
def test_a_game_reads_as_it_was_written_and_replays_to_the_same_positions(title: AnyTitle) -> None:
    for game in games(title)[:2]:
        assert round_trips.compare_text(game).count("\n") == len(game.steps) + 2


@every_title
def test_a_line_tells_only_what_its_viewer_sees(title: AnyTitle) -> None:
    """The same cards stand in a line from any state that looks the same; secret dice decide where."""
    game = games(title)[0]
    for number, state in enumerate(game.sample(8)):
        for viewer in game.viewers:
            other = title.rules.redeal(state, viewer, game.dice(("other", number)))
            one, two = (
                seen_by(title, game.options, round_trips.seats_of(game), each, viewer, _Secret()).text
                for each in (state, other)
            )
            assert _words(one) == _words(two)


def _words(line: str) -> Counter[str]:
    """Returns how often each word stands in a line: the same cards, wherever they lie."""
    count: Counter[str] = Counter()
    for word, times in re.findall(r"([\w./+-]+)(?:\*(\d+))?", line):
        count[word] += int(times or 1)
    return count


class _Secret(Dice):
    def draw(self, choices: int) -> int:
        return 0


@every_title
def test_a_broken_line_is_unreadable_and_nothing_else(title: AnyTitle) -> None:
    game, find = games(title)[0], {title.id: title}.get
    state = list(game.sample(3))[1]
    line = seen_by(title, game.options, round_trips.seats_of(game), state, None, game.dice("line")).text
    chance = SeededDice(b"broken lines", 0)
    for _ in range(300):
        at, letter = chance.draw(len(line)), chance.pick("()[]{},:=*- a9@")
        for broken in (line[:at], line[:at] + letter + line[at + 1 :], line[:at] + letter + line[at:]):
            try:
                found = read_position(broken, find)
            except (Unreadable, NoNotation):
                continue
            assert isinstance(found, PositionLine)


def test_a_line_of_an_unknown_title_or_of_newer_rules_is_refused() -> None:
    title = titles()[0]
    with pytest.raises(NoNotation):
        read_position("chess.1()[white,black]@all x=1", lambda name: None)
    with pytest.raises(Unreadable):
        read_position(f"{title.id}.999()[x]@all", {title.id: title}.get)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "x",
        "dice_game.2()[red,blue]@green first=0",
        "dice_game.2()[blue]@all",
        "dice_game.2(x)[red,blue]@all",
    ],
)
def test_a_malformed_head_is_unreadable(line: str) -> None:
    known = {title.id: title for title in titles()}
    with pytest.raises(Unreadable):
        read_position(line, known.get)


def test_a_game_whose_dice_or_moves_were_changed_is_flawed() -> None:
    title = next(title for title in titles() if title.id == "dice_game")
    game = games(title)[0]
    text = write_game(round_trips.text_of(game))
    known = {title.id: title}.get
    with pytest.raises(Flawed, match="row 0"):
        list(states_after_rows(read_game(re.sub(r"(0\. setup) \d+/\d+", r"\1 1/99", text), known)))
    with pytest.raises(Flawed, match="row 1"):
        read_game(text.replace("\n1. ", "\n1. nobody "), known)
    with pytest.raises(Flawed, match="line 1"):
        read_game("", known)


class _Floating(Data, frozen=True):
    height: float


def test_a_type_without_notation_says_so() -> None:
    with pytest.raises(TypeError):
        Notation(_Floating)
