"""The pictures of the booklet: at least two per game, readable on a phone, and true to their text."""

import pytest

from bot.text.catalogue import ENGLISH
from bot.titles.title import Leaf, Sketch
from engine.core import SeededDice
from renderer import render
from renderer.paint import origin
from renderer.shapes import Label, Shape, Sprite, Track
from renderer.words import LONGEST_ALT
from tests.engine.games import catalogue
from tests.opaque import AnyTitle
from tests.renderer.letters import Screen, letters, smallest
from tests.titles import DICE_GAME, FALLING_SKIES, MINIATURES, NEW_WAVE, POLISHED

CAPITAL = 8.0  # pixels in a thread: read at a glance
HEAVY = 150_000  # bytes


def leaves(title: AnyTitle) -> list[Leaf]:
    """Returns the pages of a game's booklet."""
    (lookup,) = [each for each in title.commands.lookups if each.name == "rules"]
    assert lookup.booklet is not None
    options = title.codecs.options_type()
    seats = max(1, len(title.rules.seat_plan(options).keys[:2]))
    view = title.rules.view(title.rules.setup(options, seats, SeededDice(b"plates", 0)).state, None)
    return list(lookup.booklet(view, "", catalogue().words(ENGLISH, title)))


def sketches(title: AnyTitle) -> dict[str, Sketch]:
    words = catalogue().words(ENGLISH, title)
    return {plate.name: plate.draw(words) for leaf in leaves(title) for plate in leaf.plates}


def shown(sketch: Sketch) -> list[Shape]:
    """Returns the shapes that begin within the picture's window."""
    assert sketch.size.window is not None
    x, y, w, h = sketch.size.window
    corners = ((shape, origin(shape)) for shape in sketch.scene.shapes)
    return [shape for shape, at in corners if x <= at.x < x + w and y <= at.y < y + h]


def sprites(sketch: Sketch, art: str) -> list[Sprite]:
    return [each for each in shown(sketch) if isinstance(each, Sprite) and each.art == art]


def tracks(sketch: Sketch) -> list[Track]:
    return [each for each in shown(sketch) if isinstance(each, Track)]


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
def test_every_game_has_pictures_that_can_be_read_on_a_phone(title: AnyTitle) -> None:
    drawn = sketches(title)
    assert len(drawn) >= 2
    for name, sketch in drawn.items():
        window = sketch.size.window
        assert window is not None
        least = smallest(sketch.scene, sketch.size, aside=False)
        assert least is not None
        assert least.capital * Screen.POSTED.scale(window) >= CAPITAL, (name, least.words)
        assert 20 < len(sketch.alt) <= LONGEST_ALT
        assert len(render(sketch.scene, size=sketch.size)) < HEAVY, name


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
def test_no_words_are_cut_off_at_the_edge_of_a_picture(title: AnyTitle) -> None:
    for name, sketch in sketches(title).items():
        assert sketch.size.window is not None
        x, y, w, h = sketch.size.window
        for each in letters(sketch.scene):
            inside = each.left >= x and each.right <= x + w and each.top >= y and each.bottom <= y + h
            outside = each.right <= x or each.left >= x + w or each.bottom <= y or each.top >= y + h
            assert inside or outside, (name, each.words)


def test_a_line_of_sight_is_clear_partial_and_blocked() -> None:
    seen = [each.look for each in sprites(sketches(MINIATURES)["sight"], "preview-sight")]
    assert seen == [("clear",), ("partial",), ("blocked",)]


def test_an_activation_leads_one_move_and_two_moves_far() -> None:
    drawn = sketches(MINIATURES)["action"]
    reached = {each.look for each in sprites(drawn, "preview-reach")}
    assert reached == {(1,), (2,)}
    assert len(sprites(drawn, "preview-sight")) == 1


def test_the_dice_claim_the_card() -> None:
    drawn = sketches(DICE_GAME)["claiming"]
    spaces = [each.look[0] for each in sprites(drawn, "space")]
    (token,) = sprites(drawn, "pawn")
    ray_guns = [each for each in sprites(drawn, "die") if each.look == ("ray_gun",)]
    assert token.look[-1] == 2
    assert 2 + len(ray_guns) == max(spaces)


def test_the_dice_cover_all_nukes_in_sight() -> None:
    drawn = sketches(DICE_GAME)["nuked"]
    assert len(sprites(drawn, "corner-nuke")) == len(sprites(drawn, "die")) == 5


def test_a_ship_goes_down_and_is_pushed_aside() -> None:
    down, aside = (way.points for way in tracks(sketches(FALLING_SKIES)["descent"]))
    assert down[0].x == down[-1].x
    assert down[0].y < down[-1].y == aside[0].y
    assert aside[0].x < aside[-1].x


def test_the_words_about_a_room_add_up() -> None:
    drawn = sketches(FALLING_SKIES)["rooms-phase"]
    said = " ".join(each.text for each in shown(drawn) if isinstance(each, Label))
    assert "3 + 2 = 5" in said
    assert "3 and 2 make 5" in drawn.alt


def test_one_tripod_leaves_and_a_strike_fells_all_it_can() -> None:
    drawn = sketches(NEW_WAVE)
    assert len(tracks(drawn["holding"])) == 1
    assert len(sprites(drawn["martian-attacks"], "skull")) == 2
