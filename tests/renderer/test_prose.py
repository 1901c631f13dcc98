"""Positions in words: readers of the text learn the same as from the picture."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.core import Outcome, Seat
from engine.miniatures.grid import Square
from engine.miniatures.pieces import Place, Side
from engine.miniatures.view import View
from renderer.scenes.miniatures import alt, hand, hand_text, names, text_board
from renderer.scenes.miniatures.panel import state_of_play
from renderer.shapes import Label, Sprite
from renderer.words import LONGEST_ALT
from tests.renderer.games import views
from tests.renderer.tables import SCENARIOS, crowded, in_hand, set_up, table, words

MESSAGE_LIMIT = 2000


def positions() -> Iterator[View]:
    for name in SCENARIOS:
        yield set_up(name)
        yield crowded(name)
    for number, view in enumerate(views("final-01", 5)):
        if number % 40 == 0:
            yield view


POSITIONS = [pytest.param(view, id=f"{view.scenario} {number}") for number, view in enumerate(positions())]


def facts(view: View) -> Iterator[str]:
    """Yields everything that must be named: each figure with its square, each marker, each score."""
    for figure in view.figures.values():
        yield figure.id
        if figure.place is Place.BOARD:
            yield f"{figure.at} "
    for marker in view.markers:
        yield marker.at
    for token in view.tokens.values():
        yield f"{token.at} {words(f'board-token-{token.kind.value}')}"
    for side in Side:
        yield words(f"board-side-{side.value}")
        if view.sides[side].lines:
            yield f"{view.sides[side].score} of {view.target}"


@pytest.mark.parametrize("view", POSITIONS)
def test_the_description_names_every_figure_marker_and_score(view: View) -> None:
    told = alt(view, words)
    assert [fact for fact in facts(view) if fact not in told] == []
    assert len(told) <= LONGEST_ALT


@pytest.mark.parametrize("view", POSITIONS)
def test_the_board_as_text_holds_what_the_picture_shows(view: View) -> None:
    told = text_board(view, words)
    assert [fact for fact in facts(view) if fact not in told] == []
    for square, kind in view.cover.items():
        assert f"{square} {words(f'board-cover-{kind}')}" in told
    for zone in view.zones:
        assert words(f"zone-{zone.replace('_', '-').lower()}") in told
    for side in Side:
        for row in view.sides[side].rows:
            assert words(f"effect-{row.effect.replace('_', '-')}") in told
    assert len(told) <= MESSAGE_LIMIT


def test_the_map_in_text_draws_walls_by_height() -> None:
    lines = text_board(set_up("final-01"), words).splitlines()
    top, bottom = (number for number, line in enumerate(lines) if line == "```")
    board = lines[top + 1 : bottom]
    assert board[3] == "     ##    ## .. ## =="
    assert board[4].startswith("6   #")


def test_a_burning_wreck_is_told_apart_from_a_scrap_heap() -> None:
    view = set_up("final-05")
    wreck = Square("C6")
    told = text_board(replace(view, cover={**view.cover, wreck: "wreck"}, opaque=(wreck,)), words)
    assert "C6 burning wreck" in told
    assert "D7 scrap heap" in told
    assert "No sight through C6." in told
    (row,) = (line for line in told.splitlines() if line.startswith("6 "))
    assert row.count("%") == 1


@pytest.mark.parametrize("view", POSITIONS)
def test_the_map_in_text_fits_a_phone_and_a_sign_has_one_meaning(view: View) -> None:
    told = text_board(view, words)
    _, board, rest = told.split("```")
    lines = board.splitlines()
    assert max(len(line) for line in lines) <= 30
    assert set(board) <= set("12345678ABCDEFGHM#=.*%? \n")
    marks = set("#=.*%?")
    names = "".join(line for line in rest.splitlines() if " on the board: " in line)
    assert names
    assert not (marks - {"."}) & set(names), "what stands beside a name means something else"


OUTCOMES = [
    ((Seat(0),), "Humans have won"),
    ((Seat(1),), "Martians have won"),
    ((), "A draw"),
]


@pytest.mark.parametrize(("winners", "line"), OUTCOMES)
def test_a_finished_game_says_who_has_won(winners: tuple[Seat, ...], line: str) -> None:
    import msgspec

    view = msgspec.structs.replace(table("final-01"), outcome=Outcome(winners=winners, reason="points"))
    assert state_of_play(view, words) == line
    assert line in alt(view, words)


def test_a_hand_is_drawn_for_its_holder_alone() -> None:
    assert hand(table("final-01"), words) is None
    assert hand_text(table("final-01"), words) == ""


@pytest.mark.parametrize("count", range(5))
def test_every_card_in_hand_is_shown_with_its_timing(count: int) -> None:
    effects = ("f_artillery", "f_splat", "f_stealth", "f_jammed")[:count]
    view = in_hand(Side.HUMAN, *effects)
    picture = hand(view, words)
    assert picture
    cards = [shape for shape in picture.shapes if isinstance(shape, Sprite) and shape.art == "card"]
    assert [card.look for card in cards] == [("human", held.timing.value) for held in view.hand]
    said = {shape.text for shape in picture.shapes if isinstance(shape, Label)}
    assert {held.id for held in view.hand} <= said
    told = hand_text(view, words)
    assert told
    for held, line in zip(view.hand, told.splitlines(), strict=False):
        timing = words(f"board-timing-{held.timing.value.replace('_', '-')}")
        assert line.startswith(f"**{names.effect(held.effect, words)}** ({timing}): ")
    assert len(told.splitlines()) == max(count, 1)  # an empty hand is named as such
