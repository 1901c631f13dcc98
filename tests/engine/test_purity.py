"""No rules object, title or computer keeps anything of a live game: two threads may use one at once."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from bot.text.catalogue import ENGLISH
from engine.core import Level, RecordedDice, SeededDice, Thought
from engine.miniatures import bench, phases, situation
from engine.miniatures.book import Book
from engine.miniatures.findings import Findings
from tests.engine.games import EVERY, Game, Step, catalogue, games
from tests.engine.turns import in_turns
from tests.opaque import AnyTitle
from tests.titles import MINIATURES

STRIDES = 120  # most moves per thread
THOUGHTS = {Level.EASY: 4, Level.NORMAL: 4, Level.HARD: 1}  # and as many previews of their costs
ACTIONS = 2  # per position whose hints are compared


def _replay(game: Game) -> list[tuple[object, ...]]:
    """Replays a recorded game; returns all results of the rules."""
    rules = game.title.rules
    said: list[tuple[object, ...]] = []
    for step in game.steps[:STRIDES]:
        legal = rules.legal(step.before, step.seat)
        after = rules.apply(step.before, step.seat, step.action, RecordedDice(step.draws))
        said.append((legal, rules.decision(step.before), after, rules.view(step.before, step.seat)))
    return said


def _thoughts(game: Game) -> list[tuple[object, ...]]:
    """Returns the choices of all levels, and the hints, at some positions of a game."""
    title, told = game.title, []
    words = catalogue().words(ENGLISH, title)
    for level, mind in title.minds.items():
        for number, step in enumerate(_spread(game, THOUGHTS[level])):
            decision = title.rules.decision(step.before)
            assert decision is not None
            view, legal = title.rules.view(step.before, step.seat), title.rules.legal(step.before, step.seat)
            dice = SeededDice(b"purity", number)
            worlds = tuple(title.rules.redeal(step.before, step.seat, dice) for _ in range(mind.worlds))
            thought = Thought(view=view, decision=decision, legal=legal, dice=dice, worlds=worlds)
            hints = tuple(title.wording.hint(view, action, words) for action in legal[:ACTIONS])
            told.append((level, mind.choose(thought), *hints))
    return told


def _spread(game: Game, most: int) -> list[Step]:
    """Returns some steps of a game, spread over it, each with several legal actions."""
    starts = [(2 * number + 1) * len(game.steps) // (2 * most) for number in range(most)]
    return [next(step for step in game.steps[start:] if _has_choice(game, step)) for start in starts]


def _has_choice(game: Game, step: Step) -> bool:
    return len(game.title.rules.legal(step.before, step.seat)) > 1


Play = Callable[[Game], Sequence[object]]
ROUNDS: Mapping[Play, int] = {_replay: 5, _thoughts: 2}  # each with its own schedule


def _two_of(title: AnyTitle) -> tuple[Game, Game]:
    """Returns two games as different as a host's options allow."""
    every = games(title)
    return every[0], every[len(every) // 2]


@pytest.mark.slow
@pytest.mark.parametrize("play", [_replay, _thoughts], ids=["rules", "computers and hints"])
@pytest.mark.parametrize("title", EVERY, ids=lambda title: str(title.id))
def test_two_threads_share_a_title_and_nothing_differs(title: AnyTitle, play: Play) -> None:
    two = _two_of(title)
    alone = [play(game) for game in two]
    for seed in range(ROUNDS[play]):
        assert in_turns(play, two, seed) == alone


# A test of the test above: it finds a mistake that was made once.


def _latest_board(book: Any, state: Any) -> Findings:
    """Keeps the board of the latest state and reads it twice, as the miniatures' rule book once did."""
    if book.latest is None or book.latest[0] is not state:
        book.latest = (state, Findings(book, book.field(state)))
    found: Findings = book.latest[1]
    return found


@pytest.mark.slow
def test_a_rule_book_that_keeps_the_latest_board_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    two = _two_of(MINIATURES)
    alone = [_replay(game) for game in two]
    monkeypatch.setattr(Book, "latest", None, raising=False)
    for module in (situation, bench, phases):
        monkeypatch.setattr(module, "findings", _latest_board)
    assert [_replay(game) for game in two] == alone, "one after the other nothing is mixed up"
    assert not all(_agree(two, alone, seed) for seed in range(2 * ROUNDS[_replay]))


def _agree(two: tuple[Game, Game], alone: Sequence[object], seed: int) -> bool:
    try:
        return in_turns(_replay, two, seed) == alone
    except Exception:  # any error of rules that read the board of another game
        return False
