"""The view of the table, the same for all viewers: it has no hidden information."""

from engine.core import Data, Outcome
from engine.falling_skies.battle import Battle
from engine.falling_skies.board import Board, Boards, Setup
from engine.falling_skies.decisions import AnyDecision
from engine.falling_skies.difficulty import Difficulty, rate
from engine.falling_skies.notebook import Notebook
from engine.falling_skies.state import Mode, Mustering, State


class View(Data, frozen=True):
    """The visible table: board, game, notebook of a campaign, and the setup of a free game."""

    mode: Mode
    level: int  # the threat level of the next games
    round: int | None  # of the game in play; None before the first
    asked: AnyDecision | None  # None when the game is over
    board: Board | None  # None before the first game
    battle: Battle | None  # None before the first game
    difficulty: Difficulty | None  # of the current game, or of the one being set up
    draft: Setup | None  # the free game being set up, if any
    notebook: Notebook | None  # only in a campaign
    score: int | None  # only in a campaign
    outcome: Outcome | None


def view(boards: Boards, state: State, asked: AnyDecision | None) -> View:
    """Returns the public view."""
    battle = state.battle
    draft = state.frame.draft if state.stack and isinstance(state.frame, Mustering) else None
    setup = draft or (battle.setup if battle is not None else None)
    return View(
        mode=state.mode,
        level=state.level,
        round=battle.round if battle is not None else None,
        asked=asked,
        board=boards.of(battle.setup) if battle is not None else None,
        battle=battle,
        difficulty=rate(boards.content, setup) if setup is not None else None,
        draft=draft,
        notebook=state.notebook,
        score=state.notebook.score if state.notebook is not None else None,
        outcome=state.outcome,
    )
