"""Accessibility: words and marks stand out, and no meaning depends on colour alone."""

from itertools import combinations

import pytest

from engine.miniatures.grid import Square
from engine.miniatures.pieces import FigureId, Side
from engine.miniatures.sight import Sight
from renderer.paint import picture_of
from renderer.scenes import miniatures
from renderer.scenes.miniatures import Preview
from renderer.scenes.miniatures.layout import SQUARE
from renderer.shapes import Box, Label, Scene, Sprite
from renderer.sprites.zones import INKS
from renderer.theme import NIGHT, RGB
from tests.renderer.measures import EYES, contrast, difference, distance, grey, least_difference, weakest
from tests.renderer.tables import crowded, in_hand, set_up, words

WORDS = 4.5
MARKS = 3.0
SEEN_AT_A_GLANCE = 20.0

GROUNDS = {
    "street": "asphalt",
    "pavement": "pavement:asphalt:22",
    "bright slab": "pavement",
    "lawn": "lawn",
    "tiles": "floor",
    "planks": "wood:ink:34",
    "slabs": "stone:night:62",
}


def ink(name: str) -> RGB:
    return NIGHT.ink(name)


# --- words ---------------------------------------------------------------------------------------------

LETTERED = [
    ("paper", "human-deep"),  # name plates
    ("paper", "martian-deep"),
    ("paper", "slate"),
    ("paper:stone:55", "ink"),  # the plate of a figure that has acted
    ("paper", "violet:ink:46"),  # the question mark of a marker
    ("ink", "amber"),  # exits, chances
    ("paper", "ink"),  # the risk of a fight
    *((("ink"), zone) for zone in INKS.values()),  # flags of zones
]


@pytest.mark.parametrize(("letters", "field"), LETTERED)
def test_letters_in_drawings_stand_out(letters: str, field: str) -> None:
    assert contrast(ink(letters), ink(field)) >= WORDS


def pictures() -> list[Scene]:
    boards = [
        miniatures.whole(view(name), words) for view, name in ((crowded, "final-10"), (set_up, "final-01"))
    ]
    night = miniatures.scene(crowded("final-06"), words)
    hands = [
        miniatures.hand(in_hand(Side.HUMAN, "f_artillery", "f_splat"), words),
        miniatures.hand(in_hand(Side.MARTIAN, "f_heat_ray", "f_peace"), words),
    ]
    return [
        *boards,
        night,
        *(held for held in hands if held),
        miniatures.scene(crowded("final-10"), words, THOUGHT),
    ]


THOUGHT = Preview(
    caption="What S1 could do",
    picks=(FigureId("S1"),),
    reach={Square("D6"): 1, Square("D8"): 2},
    sights={Square("B5"): Sight.CLEAR, Square("G7"): Sight.PARTIAL, Square("C4"): Sight.BLOCKED},
    odds={FigureId("M10"): 0.23, FigureId("M7"): 0.6, FigureId("M5"): 0.45, FigureId("M9"): 1.0},
    risks={FigureId("M5"): 0.3, FigureId("M9"): 0.1},
    blast=(Square("A6"),),
    maybe=(Square("A7"),),
)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(6))
def test_every_line_of_words_stands_out_from_what_is_under_it(number: int) -> None:
    scene = pictures()[number]
    labels = [shape for shape in scene.shapes if isinstance(shape, Label)]
    bare = picture_of(
        Scene(
            width=scene.width,
            height=scene.height,
            ground=scene.ground,
            shapes=tuple(shape for shape in scene.shapes if not isinstance(shape, Label)),
        )
    )
    assert {label.text: worst for label in labels if (worst := weakest(label, bare)) < WORDS} == {}


# --- marks ---------------------------------------------------------------------------------------------

RIMS = ["human", "martian", "stone", "paper", "amber"]  # sides, neutrals, full walls and markers, warnings


@pytest.mark.parametrize("rim", RIMS)
@pytest.mark.parametrize("ground", GROUNDS)
def test_marks_stand_out_from_every_ground(rim: str, ground: str) -> None:
    assert contrast(ink(rim), ink(GROUNDS[ground])) >= MARKS


# --- two kinds of cones ----------------------------------------------------------------------------------

PAIRS = [
    ("human", "martian"),  # rims, tracks, scores
    ("human-deep", "martian-deep"),  # fields and plates
    ("human", "stone"),
    ("martian", "stone"),
    ("amber", "stone"),  # a warning on a wall
]


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_sides_are_told_apart_by_any_eyes(one: str, other: str, eyes: str) -> None:
    assert distance(ink(one), ink(other), eyes) >= SEEN_AT_A_GLANCE


@pytest.mark.parametrize("eyes", EYES)
def test_zones_are_told_apart_by_any_eyes_and_have_patterns_besides(eyes: str) -> None:
    near = [
        pair for pair in combinations(INKS.values(), 2) if distance(ink(pair[0]), ink(pair[1]), eyes) < 10
    ]
    assert near == []
    patterns = [Sprite("zone", Box(0, 0, 144, 144), (colour, "")) for colour in INKS]
    assert least_difference(patterns, by=12) > 0.2


# --- not by colour alone -----------------------------------------------------------------------------------

TOKENS = {
    "human": ("us_carbine", "human", "S1", 0),
    "martian": ("us_carbine", "martian", "S1", 0),
    "neutral": ("us_carbine", "neutral", "S1", 0),
    "spent": ("us_carbine", "human", "S1", 0, "spent"),
    "lying": ("us_carbine", "human", "S1", 0, "lying"),
    "active": ("us_carbine", "human", "S1", 0, "active"),
    "loot": ("us_carbine", "human", "S1", 0, "loot"),
    "heroics": ("us_carbine", "human", "S1", 2),
}


@pytest.mark.parametrize(("one", "other"), list(combinations(TOKENS, 2)))
@pytest.mark.parametrize("size", [(96, 104), (46, 69)])
def test_sides_and_states_differ_without_any_colour(one: str, other: str, size: tuple[int, int]) -> None:
    box = Box(0, 0, *size)
    first, second = (grey(Sprite("token", box, TOKENS[name])) for name in (one, other))
    assert difference(first, second) > 0.01


PREVIEWED = {
    "clear sight": Sprite("preview-sight", Box(0, 0, 44, 28), ("clear",)),
    "partial sight": Sprite("preview-sight", Box(0, 0, 44, 28), ("partial",)),
    "no sight": Sprite("preview-sight", Box(0, 0, 44, 28), ("blocked",)),
    "chance": Sprite("preview-odds", Box(0, 0, 44, 28)),
    "risk": Sprite("preview-risk", Box(0, 0, 44, 28)),
    "one step": Sprite("preview-reach", Box(0, 0, SQUARE, SQUARE), (1,)),
    "two steps": Sprite("preview-reach", Box(0, 0, SQUARE, SQUARE), (2,)),
    "starting square": Sprite("preview-reach", Box(0, 0, SQUARE, SQUARE), (0,)),
    "struck": Sprite("preview-blast", Box(0, 0, SQUARE, SQUARE)),
    "may be struck": Sprite("preview-maybe", Box(0, 0, SQUARE, SQUARE)),
    "in question": Sprite("preview-pick", Box(0, 0, SQUARE, SQUARE)),
}


@pytest.mark.parametrize(
    ("one", "other"),
    [pair for pair in combinations(PREVIEWED, 2) if PREVIEWED[pair[0]].box == PREVIEWED[pair[1]].box],
)
def test_marks_of_a_preview_differ_without_any_colour(one: str, other: str) -> None:
    first, second = (grey(PREVIEWED[name]) for name in (one, other))
    assert difference(first, second) > 0.015
    if PREVIEWED[one].box.w == SQUARE:  # also small in the key
        first, second = (grey(_small(PREVIEWED[name])) for name in (one, other))
        assert difference(first, second) > 0.015


def _small(mark: Sprite) -> Sprite:
    return Sprite(mark.art, Box(0, 0, 30, 30), mark.look)


def test_each_silhouette_differs_from_the_others_without_any_colour() -> None:
    sides = {"martian_grunt": "martian", "martian_commander": "martian", "martian_freeze": "martian"}
    sides |= dict.fromkeys(("us_carbine", "us_lmg", "us_missile", "us_sergeant"), "human")
    sides |= dict.fromkeys(
        ("buddy", "brandi", "deke", "joe", "eva", "ashley", "troy", "phil", "edwyn"), "human"
    )
    figures = [Sprite("token", Box(0, 0, 68, 70), (name, side, "X", 0)) for name, side in sides.items()]
    assert least_difference(figures) > 0.05
