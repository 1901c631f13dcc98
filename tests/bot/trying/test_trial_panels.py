"""The panels of trials and puzzles fit Discord's limits, in every title and at every kind of question."""

from typing import Any

import pytest
from simcord.components import walk_components

from bot.service.finished.puzzles import Attempt, Puzzle
from bot.service.finished.review_analysis import TurningPoint
from bot.service.model.position import Position
from bot.service.showing.views import copy_view
from bot.service.trying import lines
from bot.service.trying.trials import Trial, TrialView
from bot.store.rows import GameId, ReactionMode, UserId
from bot.store.trials import TrialRow
from bot.testing.games import games, words_of
from bot.ui.finished.puzzle import puzzle_message
from bot.ui.kit.ids import PanelPlace
from bot.ui.kit.message import Message
from bot.ui.trying.trial_panel import trial_message
from engine.core import SeededDice
from tests.bot.wire import rules
from tests.bot.wire.requests import Request
from tests.opaque import AnyTitle
from tests.titles import TITLES
from tests.visits import table_at

MOST_PARTS = 40  # components of a message, also nested ones
PICTURE = "a_picture_named_is_a_file_sent"  # here nothing is sent
GAME = GameId(1)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_a_panel_with_all_its_tools_fits(title: AnyTitle) -> None:
    most = 0
    states = [(game, state) for game in games(title)[:3] for state in game.sample(60)]
    for number, (game, state) in enumerate(states):
        position = table_at(title, state=state, reactions=ReactionMode.ASK, seats=len(game.seats))
        if not position.asked_seats:
            continue
        own, chance = position.asked_seats[0], SeededDice(b"panels", number)
        line = lines.begin(title, state, own, number)
        action = chance.pick(position.legal(own))
        tried = lines.try_actions(position, line, own, (action,), SeededDice(b"dice", number))
        for each in (line, tried):
            most = max(most, _parts_of(position, each, own, "de" if number % 2 else "en"))
    assert most > 5


def _parts_of(position: Position, line: lines.TrialLine, own: Any, language: str) -> int:
    """Returns the number of components of a trial's panel."""
    row = TrialRow(
        game_id=GAME, user_id=UserId(1), number=1, edits=3, seq=-2, name="x" * 40, start=b"", steps=b""
    )  # another row than the table's: it has passed
    trial = Trial(position=position, own=own, user_id=UserId(1), rows=(row,), row=row, line=line)
    copy, catalogue = trial.copy, words_of(position.title)
    view = copy_view(copy, catalogue, lines.acting_seat(copy, own), language)
    shown = TrialView(trial=trial, view=view, told=("x" * 500,), odds=0.25, hides=True, fair=True)
    return _count_parts(trial_message(shown, PanelPlace(game_id=GAME, seq=3), b"png", note="y" * 200))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_a_puzzle_after_two_misses_fits(title: AnyTitle) -> None:
    game, most = games(title)[0], 0
    for number, state in enumerate(game.sample(12)):
        position = table_at(title, state=state, reactions=ReactionMode.ASK, seats=len(game.seats))
        if len(position.asked_seats) != 1 or len(position.legal(position.asked_seats[0])) < 3:
            continue
        (own,) = position.asked_seats
        copy = lines.copy_of(position, lines.Reached(state=state), number)
        better = title.codecs.actions.encode(position.legal(own)[-1])
        point = TurningPoint(seq=1, last=2, seat=own, at=1, action=better, gain=0.1, holds=True)
        for language in ("en", "de"):
            view = copy_view(copy, words_of(title), own, language)
            puzzle = Puzzle(position=copy, number=0, point=point, name="x" * 32, view=view)
            tried = [Attempt(offer=view.offers[at], share=0.4, better=0.5, solves=False) for at in (0, 1)]
            way = PanelPlace(game_id=GAME, seq=0)
            most = max(most, _count_parts(puzzle_message(puzzle, tried, way, b"png")))
    assert most > 5


def _count_parts(message: Message) -> int:
    """Checks a message by Discord's rules; returns the number of its components."""
    sent: Any = message.view().to_components()  # type: ignore[no-untyped-call]  # discord.py has no types here
    body = {"components": sent, "flags": rules.LAYOUT, "allowed_mentions": {"parse": []}}
    request = Request(method="POST", path="/channels/1/messages", params={}, body=body)
    assert [what for rule, what in rules.complaints(request) if rule != PICTURE] == []
    count = sum(1 for _ in walk_components(sent))
    assert count <= MOST_PARTS
    return count
