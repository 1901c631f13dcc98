"""The dice table as a scene, as bytes and as words: it shows everything on the table, and nothing else."""

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from bot.text.catalogue import ENGLISH
from engine.core import SeededDice, tag_of
from engine.dice_game.content import Colour, LocationId, Symbol
from engine.dice_game.redeal import redeal
from engine.dice_game.state import State
from engine.dice_game.view import Stage, View
from renderer import render
from renderer.scenes.dice_game import alt, layout, scene, status, text_board, whole
from renderer.scenes.dice_game.names import SEATS
from renderer.shapes import Box, Label, Sprite
from renderer.sprites.dice import PAWNS
from renderer.text import UNSEEN, fit
from renderer.theme import NIGHT
from renderer.words import LONGEST_ALT
from tests.engine.dice_game.casebook import Case, played, position
from tests.engine.dice_game.loading import book
from tests.engine.games import catalogue, games
from tests.renderer.measures import contrast
from tests.renderer.shown import said, sprites
from tests.renderer.speech import Speech
from tests.titles import DICE_GAME

WORDS = catalogue().words(ENGLISH, DICE_GAME)
LARGEST = 400 * 1024  # bytes of a phone picture

CROWDED = """
rules = []
name = "six players, cards on every shelf, tokens on one space"
row = ["golden_gate_bridge+boston", "washington_dc+chicago", "statue_of_liberty", "new_york+san_jose"]
claimed = [
    ["seattle", "los_angeles", "roswell", "san_antonio", "liberty_bell", "phoenix", "miami"],
    ["houston", "hoover_dam", "los_alamos", "las_vegas", "indianapolis", "gateway_arch", "dallas"],
    ["denver"], [], ["detroit", "atlanta"], ["lincoln_memorial"],
]
tokens.golden_gate_bridge = [3, 3, 3, 9, 0, 0]
tokens.washington_dc = [4, 4, 0, 10, 0, 1]
tokens.statue_of_liberty = [7, 7, 7, 7, 7, 7]
tokens.new_york = [0, 1, 0, 11, 1, 2]
when = ["target location=washington_dc", "set_die face=ray_gun"]
dice = "NNN MMMMM R"
"""
BANNED = """
rules = []
name = "a stack has run out, a monument is forbidden, a bunker stands"
row = ["detroit", "", "mount_rushmore+denver", "chicago+miami"]
claimed = [["washington_dc"], [], []]
when = ["target location=detroit", "roll"]
dice = "NNNNNN MMM R"
"""
NUKED = """
rules = []
name = "somebody was nuked"
when = ["target location=dallas", "roll"]
dice = "NNNNNN MMM R"
"""


def _state(written: str) -> State:
    return played(msgspec.toml.decode(written, type=Case))


def _view(written: str) -> View:
    return DICE_GAME.rules.view(_state(written), None)


def _views() -> list[View]:
    """Yields positions of whole random games for two to four, and the ones above."""
    played_out = [
        DICE_GAME.rules.view(state, None) for game in games(DICE_GAME)[:3] for state in game.sample(12)
    ]
    return [*played_out, *(_view(written) for written in (CROWDED, BANNED, NUKED))]


def test_every_token_stands_on_its_space() -> None:
    for view in _views():
        stands = {(sprite.look[0], sprite.box): sprite for sprite in sprites(scene(view, WORDS), "pawn")}
        for number, place in enumerate(view.row):
            for seat, space in enumerate(place.tokens):
                if space:
                    box = layout.space(number, space)
                    assert any(who == seat and _touches(box, at) for who, at in stands)


def _touches(box: Box, other: Box) -> bool:
    middle_x, middle_y = other.x + other.w // 2, other.y + other.h // 2
    return box.x - 4 <= middle_x <= box.x + box.w + 4 and box.y <= middle_y <= box.y + box.h + 4


def test_nukes_are_laid_on_the_symbols_they_cover() -> None:
    for view in _views():
        symbols = sprites(scene(view, WORDS), "corner-nuke")
        limit = view.attack.limit if view.attack else view.visible
        assert len(symbols) == limit
        deciding = view.attack is not None and view.attack.stage is Stage.DECIDE
        nukes = view.dice.count(Symbol.NUKE) if deciding or view.nuked else 0
        covered = Counter(sprite.look[0] for sprite in symbols)
        assert covered["covered"] == min(nukes, limit)


def test_the_corners_are_in_line() -> None:
    view = _view(CROWDED)
    symbols = sprites(scene(view, WORDS), "corner-nuke")
    below = [sprite for sprite in symbols if sprite.box.y == layout.DIFFICULTY_NUKES.y]
    assert view.attack is not None
    assert len(below) == view.difficulty_nukes + view.attack.limit - view.visible
    assert {sprite.box.y for sprite in symbols if sprite not in below} == {layout.NUKE_LINE}


def test_claimed_cards_stay_in_their_panels() -> None:
    for view in _views():
        panels = [layout.panel(len(view.players), player.seat) for player in view.players]
        for chip in sprites(whole(view, WORDS), "chip"):
            x, y, w, h = chip.box
            assert any(
                box.x < x and x + w < box.x + box.w and box.y < y and y + h < box.y + box.h for box in panels
            )


def test_rules_that_work_on_are_named_beside_who_has_them() -> None:
    rules = {"Loaded die", "Defused", "Extra Martian", "Collector", "Second chance"}
    assert rules <= set(said(whole(_view(CROWDED), WORDS)))
    told = status(_view(CROWDED), WORDS)
    assert all(any(rule in line for line in told) for rule in rules)


def test_the_dice_are_shown_as_rolled() -> None:
    for view in _views():
        dice = Counter(str(sprite.look[0]) for sprite in sprites(scene(view, WORDS), "die"))
        assert dice == Counter(face.value for face in view.dice)


def test_a_set_die_a_target_and_a_ban_are_marked() -> None:
    crowded, banned = scene(_view(CROWDED), WORDS), scene(_view(BANNED), WORDS)
    assert sum("set" in sprite.look for sprite in sprites(crowded, "die")) == 1
    targets = [number for number, card in enumerate(sprites(crowded, "location")) if "target" in card.look]
    assert targets == [1]
    assert len(sprites(banned, "banned")) == 1
    assert len(sprites(banned, "empty-stack")) == 1


def _row_of(card: LocationId, below: str) -> View:
    """Returns the open card of a stack; `+` puts another below it."""
    others = tuple(name for name in ("dallas", "denver", "miami", "boston") if name != card)[:3]
    case = Case(rules=(), name=card, row=(f"{card}{below}", *others))
    return DICE_GAME.rules.view(position(case), None)


@pytest.mark.parametrize("below", ["", "+"])
@pytest.mark.parametrize("card", book().locations)
def test_nothing_on_a_card_is_cut_off(card: LocationId, below: str) -> None:
    view = _row_of(card, below)
    box = layout.card(0)
    lines = [
        shape
        for shape in scene(view, WORDS).shapes
        if isinstance(shape, Label) and _touches(box, Box(shape.at.x, shape.at.y, 0, 0))
    ]
    assert [fit(line, 2)[0] for line in lines] == [line.text.translate(UNSEEN) for line in lines]
    told = " ".join(line.text for line in lines).translate(UNSEEN)
    location = view.card(card)
    assert WORDS(f"location-{card.replace('_', '-')}").upper() in told
    assert f" {location.spaces} " in told
    if location.effect is not None:
        kind = tag_of(location.effect).replace("_", "-")
        assert WORDS(f"effect-{kind}") in told
        assert WORDS(f"effect-{kind}-text").translate(UNSEEN) in told


def test_a_seat_has_the_colour_it_was_given_everywhere() -> None:
    colours = (Colour.WHITE, Colour.GREEN, Colour.RED)
    state = replace(_state(BANNED), colours=colours)
    view = DICE_GAME.rules.view(replace(state, tokens={**state.tokens, "chicago": (1, 2, 3)}), None)
    picture = scene(view, WORDS)
    box = layout.card(3)
    stand = [pawn.look for pawn in sprites(picture, "pawn") if _touches(box, pawn.box)]
    assert stand == [(SEATS.index("white"), 1), (SEATS.index("green"), 2), (SEATS.index("red"), 3)]
    panels = [pawn.look[0] for pawn in sprites(picture, "pawn") if pawn.box.y > layout.TRAY.y + layout.TRAY.h]
    assert panels == [SEATS.index(colour.value) for colour in colours]
    below = layout.TRAY.y + layout.TRAY.h
    labels = [shape.text for shape in picture.shapes if isinstance(shape, Label) and shape.at.y > below]
    assert [text for text in labels if text in ("White", "Green", "Red")] == ["White", "Green", "Red"]
    for told in (alt(view, WORDS), text_board(view, WORDS)):
        assert "White on 1, Green on 2, Red on 3" in told
        assert "Blue" not in told


def test_the_table_and_its_words_name_players_and_colours() -> None:
    named = Speech(DICE_GAME, {"red": "Alex", "blue": "Kim"})
    for view in _views():
        posted = scene(view, named)
        assert 0.9 <= posted.width / posted.height <= 1.15
        assert {"Alex", "Red", "Kim", "Blue"} <= set(said(posted))
        told = status(view, named)
        assert len(told) == sum(bool(player.claimed) for player in view.players)
        for player, name in zip(view.players, ("Alex (Red)", "Kim (Blue)"), strict=False):
            assert any(line.startswith(name) for line in told) is bool(player.claimed)
        assert all(line.count(": ") <= 1 for line in told), "one colon, before the cards"
        assert "Alex (Red): " in alt(view, named)
        if view.attack is not None and view.attack.seat == 0:
            assert any("Alex (Red)" in line for line in said(posted))


def test_claimed_cards_vp_and_the_first_player_are_shown() -> None:
    for view in _views():
        picture = whole(view, WORDS)
        labels = Counter(shape.text for shape in picture.shapes if isinstance(shape, Label))
        assert len(sprites(picture, "chip")) == sum(len(player.claimed) for player in view.players)
        assert all(labels[str(player.vp)] for player in view.players)
        assert len(sprites(picture, "first-player")) == 1


def test_nothing_jumps_between_turns() -> None:
    """Permanent elements stay in their places in every position."""
    fixed = ("difficulty", "plate", "first-player")
    for game in games(DICE_GAME)[:3]:
        places = {
            tuple(sprite.box for art in fixed for sprite in sprites(scene(view, WORDS), art))
            for view in (DICE_GAME.rules.view(state, None) for state in game.sample(10))
        }
        assert len(places) == 1


def test_everything_stays_on_the_page() -> None:
    for view in _views():
        picture = scene(view, WORDS)
        for shape in picture.shapes:
            if isinstance(shape, Sprite):
                x, y, w, h = shape.box
                assert x >= 0
                assert y >= 0
                assert x + w <= picture.width, shape
                assert y + h <= picture.height, shape


def test_the_text_board_names_all_that_lies_there() -> None:
    for view in _views():
        told = text_board(view, WORDS)
        for place in view.row:
            if place.card is None:
                continue
            assert WORDS(f"location-{place.card.id.replace('_', '-')}") in told
            for seat, space in enumerate(place.tokens):
                if space:
                    assert f"{WORDS(f'seat-{SEATS[seat]}')} on {space}" in told
        for player in view.players:
            assert f"{player.vp} VP" in told
            for card in player.claimed:
                assert WORDS(f"location-{card.id.replace('_', '-')}") in told


def test_the_words_under_the_picture_fit_and_name_cards_tokens_and_scores() -> None:
    for view in _views():
        told = alt(view, WORDS)
        assert len(told) < LONGEST_ALT
        for place in view.row:
            if place.card is not None:
                assert WORDS(f"location-{place.card.id.replace('_', '-')}") in told
        for player in view.players:
            assert f"{WORDS(f'seat-{player.colour.value}')}: {player.vp} VP" in told


def test_nobody_holds_anything_secret() -> None:
    assert DICE_GAME.pictures.hand is None
    assert DICE_GAME.wording.hand_text(_view(CROWDED), WORDS) == ""


@pytest.mark.parametrize("written", [CROWDED, BANNED, NUKED])
def test_a_picture_is_small_and_shows_nothing_hidden(written: str) -> None:
    state = _state(written)
    picture = render(scene(DICE_GAME.rules.view(state, None), WORDS))
    assert len(picture) < LARGEST
    dealt = redeal(state, None, SeededDice(b"anew", 1))
    assert dealt != state
    assert render(scene(DICE_GAME.rules.view(dealt, None), WORDS)) == picture


# Words and marks, with the colours beneath them.
WORDS_ON = [
    ("paper", "human-deep"),
    ("paper", "violet:ink:62"),
    ("paper", "martian-deep"),
    ("amber", "martian-deep"),
    ("paper", "leaf:ink:52"),
    ("amber", "leaf:ink:52"),
    ("ink", "paper"),
    ("ink", "paper:stone:30"),
    ("ink", "amber"),
    ("paper", "slate"),
    ("amber", "slate"),
    ("stone", "night"),
    ("paper:slate:30", "slate"),
    ("amber", "human-deep"),
    ("amber", "violet:ink:62"),
    *((letters, ink) for _, ink, letters in PAWNS),
]
MARKS_ON = [("blood", "paper"), ("leaf", "paper"), ("human-deep", "paper"), ("ink", "amber")]


@pytest.mark.parametrize(("ink", "ground"), WORDS_ON)
def test_words_stand_out(ink: str, ground: str) -> None:
    assert contrast(NIGHT.ink(ink), NIGHT.ink(ground)) >= 4.5


@pytest.mark.parametrize(("ink", "ground"), MARKS_ON)
def test_marks_stand_out(ink: str, ground: str) -> None:
    assert contrast(NIGHT.ink(ink), NIGHT.ink(ground)) >= 3


def test_no_two_players_have_one_shape() -> None:
    assert len({shape for shape, _, _ in PAWNS}) == len(SEATS) == len(PAWNS)
