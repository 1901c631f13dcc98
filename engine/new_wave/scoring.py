"""The end of the game: scores and winner (R33, R34)."""

from engine.core import Outcome
from engine.new_wave.board import civilians_left
from engine.new_wave.content import Content
from engine.new_wave.state import HUMANS, MARTIANS, State

REASONS = ("repelled", "exterminated", "time_ran_out", "stalemate")


def outcome(content: Content, state: State) -> Outcome | None:
    """Returns the outcome, or None while the game lasts."""
    figures = content.figures
    if state.civilians and state.damage < figures.damage_limit and state.round <= figures.round_limit:
        return None
    people = content.everyone
    dead = people - civilians_left(state)
    scores = (dead, state.damage)
    if state.damage >= figures.damage_limit:
        return Outcome(winners=(HUMANS,), reason="repelled", scores=scores)
    if dead == people:
        return Outcome(winners=(MARTIANS,), reason="exterminated", scores=scores)
    return _count_up(dead * figures.damage_limit, state.damage * people, scores)


def _count_up(martians: int, humans: int, scores: tuple[int, ...]) -> Outcome:
    """Compares the progress of both sides after the last round (R34)."""
    if martians > humans:
        return Outcome(winners=(MARTIANS,), reason="time_ran_out", scores=scores)
    if humans > martians:
        return Outcome(winners=(HUMANS,), reason="time_ran_out", scores=scores)
    return Outcome(winners=(), reason="stalemate", scores=scores)
