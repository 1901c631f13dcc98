"""Checks a position that somebody has pasted, before a table is opened from it."""

from collections.abc import Mapping

from bot.service.errors import BadPosition, PositionOfAnotherGame, UnplayablePosition
from bot.titles.position_line import NoNotation, PositionLine, read_position
from bot.titles.title import AnyTitle
from engine.core import SeededDice
from engine.kit.notation import Unreadable

TRIES, MOVES = 3, 60  # random moves played from a position to see that the rules can go on


def given_position(line: str, titles: Mapping[str, AnyTitle], title: AnyTitle) -> PositionLine:
    """Returns the position of a line; raises a `TableError` if no game of the title can be played from it.

    A position nobody could reach may break the rules at any point, so some random moves are tried.
    """
    try:
        found = read_position(line, titles.get)
    except Unreadable as error:
        raise BadPosition(error.where) from error
    except NoNotation as error:
        raise BadPosition(str(error)) from error
    if found.title is not title:
        raise PositionOfAnotherGame
    try:
        for number in range(TRIES):
            _try_out(found, number)
    except Exception as error:  # the rules may fail in any way in a position that no game has
        raise UnplayablePosition from error
    return found


def _try_out(found: PositionLine, number: int) -> None:
    rules, chance = found.title.rules, SeededDice(b"given position", number)
    state = found.deal(chance)
    if rules.decision(state) is None:
        raise UnplayablePosition
    for move in range(MOVES):
        decision = rules.decision(state)
        if decision is None:
            return
        for viewer in (None, *range(len(found.seats))):
            rules.view(state, viewer)
        seat = chance.pick(decision.seats)
        assert seat < len(found.seats), "a seat of another game"
        state = rules.apply(
            state, seat, chance.pick(rules.legal(state, seat)), SeededDice(b"given", move)
        ).state
