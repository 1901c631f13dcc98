"""Caching: results are computed once, and unchanged parts stay the same object, for speed."""

from collections import UserDict
from collections.abc import Callable, ValuesView
from typing import NamedTuple

import pytest

from engine.core import NoDice
from engine.miniatures.bench import Bench
from engine.miniatures.field import Field
from engine.miniatures.findings import findings
from engine.miniatures.grid import Square
from engine.miniatures.mind.judgement import Grounds
from engine.miniatures.phases import decision
from engine.miniatures.pieces import Figure, FigureId, ProfileId, Side, Token, TokenId, Weapon
from engine.miniatures.ready import candidates
from engine.miniatures.sight import Sight
from engine.miniatures.situation import ReadOnlySituation
from tests.engine.holding import holds
from tests.engine.miniatures.position import Position
from tests.engine.miniatures.table import Table

D5, D6 = Square("D5"), Square("D6")


class Counted(UserDict[FigureId, Figure]):
    """Figures that count how often they are iterated."""

    looks = 0

    def values(self) -> ValuesView[Figure]:
        self.looks += 1
        return super().values()


class People(NamedTuple):
    figures: Counted
    tokens: dict[TokenId, Token]


@pytest.mark.parametrize(
    "look",
    [
        lambda field: field.brave_at(Side.MARTIAN, D5),
        lambda field: field.is_full(D6),
        lambda field: field.standing,
        lambda field: field.at(D5),
    ],
    ids=["who is brave", "where it is full", "who stands in the way", "who is where one side is"],
)
def test_figures_are_not_gone_through_twice(look: Callable[[Field], object]) -> None:
    table = Table(Position(figures="SGT D5, S1 D5, S2 D6, S3 D6, S4 D6, M1 D6, M2 D6, M3 D6"))
    people = People(Counted(table.state.figures), {})
    book, state = table.rules.book, table.state
    field = Field(book.profiles, book.ground(state), people, reach_limit=None, beta=False, brazen=False)
    first, looks = look(field), people.figures.looks
    assert look(field) == first
    assert people.figures.looks == looks


def test_a_field_keeps_steps_and_targets() -> None:
    table = Table(Position(figures="S1 D4, M1 D6"))
    field, figure = ReadOnlySituation(table.rules.book, table.state).field, table["S1"]
    assert field.steps(figure) is field.steps(figure)
    assert field.targets(figure, Weapon.OWN) is field.targets(figure, Weapon.OWN)
    assert field.at(D6) is field.foes_at(Side.HUMAN, D6)


def test_a_state_keeps_its_board_its_question_and_who_is_ready() -> None:
    table = Table(Position(figures="S1 D4, M1 D6"))
    book, state = table.rules.book, table.state
    one, other = ReadOnlySituation(book, state), ReadOnlySituation(book, state)
    assert findings(book, state) is findings(book, state)
    assert one.field is other.field
    assert decision(one) is decision(other)
    assert candidates(one, Side.HUMAN) is candidates(other, Side.HUMAN)


def test_the_board_is_laid_out_again_only_when_something_on_it_has_changed() -> None:
    table = Table(Position(figures="S1 D4, M1 D6"))
    bench = Bench(table.rules.book, table.state, NoDice())
    before = bench.field
    bench.edit(discard=())
    assert bench.field is before
    bench.change(FigureId("S1"), frightened=True)
    after = bench.field
    assert after is not before
    assert after.ground is before.ground
    bench.edit(passed=())
    assert bench.field is after


def test_odds_of_shots_are_kept_up_to_a_number() -> None:
    grounds, own, soldier = Grounds(), Weapon.OWN, ProfileId("soldier")
    for number in range(Grounds.MOST_SHOTS + 1):
        grounds.keep_kill((ProfileId(f"{number}"), soldier, own, Sight.CLEAR, False), (0.5, 0))
        assert 0 < len(grounds.kills) <= Grounds.MOST_SHOTS


@holds("R16.17", "R10.2")
def test_the_end_of_a_turn_touches_nobody_without_heroics_of_the_turn_and_no_row_that_is_ready() -> None:
    figures = "BUD D4 bonus=1 activated, BRA dead, S1 A1, M1 H8, M2 H8"
    table = Table(Position(figures=figures, rows=("martian heat_ray 1",)))
    table.run("activate S1")
    before = table.state
    table.run("finish")
    after = table.state
    assert after.figures[FigureId("BUD")].bonus == 0
    changed = [label for label, one in before.figures.items() if after.figures[label] is not one]
    assert changed == ["BUD", "S1"]
    assert after.rows is before.rows
