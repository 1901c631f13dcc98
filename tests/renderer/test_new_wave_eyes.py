"""War of the Worlds for all eyes: nothing cut, nothing faint, nothing by colour alone."""

import pytest

from engine.new_wave import actions as do
from engine.new_wave.content import AreaId, Marker, Side
from renderer import render
from renderer.paint import picture_of
from renderer.scenes.new_wave import (
    hand,
    layout,
    preview_of,
    scene,
)
from renderer.shapes import Box, Label, Scene, Sprite
from renderer.sprites.atlas import LANDS, SEA
from renderer.sprites.war import PIECES, SIDES
from renderer.sprites.war_cards import EMBLEMS
from renderer.text import UNSEEN, fit
from renderer.theme import NIGHT
from tests.engine.new_wave.loading import game_content
from tests.renderer.measures import EYES, contrast, distance, least_difference, weakest
from tests.renderer.shown import cut, labels
from tests.renderer.waves import (
    AIMING,
    BUILDING,
    CROWDED,
    STRUCK,
    TABLES,
    offered,
    played_out,
    view,
    words,
)

LARGEST = 400 * 1024  # bytes of a phone picture
LEGIBLE, MARKED = 4.5, 3.0
EVERYTHING = {**TABLES, **{f"played {number}": state for number, state in enumerate(played_out())}}
LONDON = AreaId("london")


@pytest.mark.parametrize("name", EVERYTHING)
def test_no_line_is_cut_and_nothing_leaves_the_page(name: str) -> None:
    picture = scene(view(EVERYTHING[name]), words)
    assert [label.text for label in labels(picture) if cut(label)] == []
    for shape in picture.shapes:
        if isinstance(shape, Sprite) and shape.art not in ("area",):
            box = shape.box
            assert box.x >= 0 <= box.y, shape
            assert box.x + box.w <= picture.width, shape
            assert box.y + box.h <= picture.height, shape


PICTURES = {
    **{name: scene(view(state), words) for name, state in TABLES.items()},
    "preview": scene(
        view(AIMING, Side.MARTIANS),
        words,
        preview_of(view(AIMING, Side.MARTIANS), offered(AIMING, Side.MARTIANS, do.Hit), words),
    ),
    "places": scene(
        view(BUILDING, Side.HUMANS),
        words,
        preview_of(view(BUILDING, Side.HUMANS), offered(BUILDING, Side.HUMANS, do.Place), words),
    ),
    "human hand": hand(view(CROWDED, Side.HUMANS), words),
    "Martian hand": hand(view(STRUCK, Side.MARTIANS), words),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", PICTURES)
def test_every_line_stands_out_from_what_is_under_it(name: str) -> None:
    picture = PICTURES[name]
    assert picture is not None
    bare = picture_of(
        Scene(
            width=picture.width,
            height=picture.height,
            ground=tuple(shape for shape in picture.ground if not isinstance(shape, Label)),
            shapes=tuple(shape for shape in picture.shapes if not isinstance(shape, Label)),
        )
    )
    assert {each.text: worst for each in labels(picture) if (worst := weakest(each, bare)) < LEGIBLE} == {}


@pytest.mark.parametrize("name", PICTURES)
def test_our_faces_have_every_letter(name: str) -> None:
    picture = PICTURES[name]
    assert picture is not None
    for label in labels(picture):
        face = fit(label, 4)[1]
        blank = bytes(face.getmask("\uffff"))
        missing = [
            sign
            for sign in label.text.translate(UNSEEN).replace(" ", "")
            if bytes(face.getmask(sign)) == blank
        ]
        assert missing == [], label.text


@pytest.mark.parametrize("name", PICTURES)
def test_a_phone_picture_is_small(name: str) -> None:
    picture = PICTURES[name]
    assert picture is not None
    assert len(render(picture)) <= LARGEST


@pytest.mark.parametrize("rim", ["human", "martian", "paper", "amber", "acid"])
@pytest.mark.parametrize("ground", [*LANDS, SEA])
def test_marks_stand_out_from_land_and_sea(rim: str, ground: str) -> None:
    assert contrast(NIGHT.ink(rim), NIGHT.ink(ground)) >= MARKED


@pytest.mark.parametrize("border", ["paper:lawn:20", "paper:lawn:40"])
def test_borders_and_coasts_stand_out_from_land_and_sea(border: str) -> None:
    assert all(contrast(NIGHT.ink(border), NIGHT.ink(ground)) >= MARKED for ground in (*LANDS, SEA))


LETTERED = [
    ("ink", "paper"),  # civilians, prices
    ("paper", "blood:ink:20"),  # the dead
    ("ink", "amber"),  # shields, coins
    ("ink", "acid"),  # energy
    ("ink", "martian"),  # damage suffered, Martian strikes
    ("ink", "human"),
    ("paper:stone:40", "night"),  # damage to come
    ("paper", "night"),
]


@pytest.mark.parametrize(("letters", "field"), LETTERED)
def test_letters_in_drawings_stand_out(letters: str, field: str) -> None:
    assert contrast(NIGHT.ink(letters), NIGHT.ink(field)) >= LEGIBLE


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("human", "martian"),
        ("human-deep", "martian-deep"),
        ("martian", "night"),
        ("human-deep", "night"),
    ],
)
def test_sides_and_steps_are_told_apart_by_any_eyes(one: str, other: str, eyes: str) -> None:
    assert distance(NIGHT.ink(one), NIGHT.ink(other), eyes) >= 10


ALIKE: dict[str, tuple[str, tuple[int, int], list[tuple[str | int, ...]]]] = {
    "units": ("war-unit", (68, 75), [(kind, 1) for kind in SIDES]),
    "states": (
        "war-unit",
        (68, 75),
        [("army", 1), ("army", 1, "used"), ("army", 1, "fallen"), ("army", 1, "ghost")],
    ),
    "buildings": ("war-building", (70, 70), [(kind, 0) for kind in PIECES if kind not in SIDES]),
    "defences": (
        "war-building",
        (70, 70),
        [("fort", 2), ("fort", 2, "shield"), ("fort", 2, "used"), ("fort", 0, "fallen")],
    ),
    "civilians": ("civilians", (92, 52), [(3, 0), (3, 0, "safe"), (3, 2), (4, 0)]),
    "influence": ("influence", (42, 42), [(marker.value,) for marker in Marker]),
    "cards": ("war-emblem", (40, 40), [(card,) for card in game_content().cards]),
    "prices": (
        "price",
        (40, 40),
        [("human", 3), ("human", 3, "payable"), ("martian", 3), ("martian", 3, "payable")],
    ),
    "options": (
        "option",
        (40, 40),
        [(kind, "human", "") for kind in ("move", "gain", "take", "place", "strike")],
    ),
    "steps": ("war-track", (1026, 46), [("martian", 5, 30), ("martian", 6, 30)]),
    "lives": ("war-track", (1026, 46), [("human", 5, 30), ("human", 6, 30)]),
    "areas": (
        "area",
        (layout.overlay(LONDON).w, layout.overlay(LONDON).h),
        [("london", how) for how in ("hostile", "offered", "struck")],
    ),
}


@pytest.mark.parametrize("name", ALIKE)
def test_kinds_and_states_differ_without_any_colour(name: str) -> None:
    art, (w, h), looks = ALIKE[name]
    least = 0.002 if art == "war-track" else 0.01  # of a track, one step in thirty changes
    assert least_difference((Sprite(art, Box(0, 0, w, h), look) for look in looks), by=30) > least


def test_every_card_has_an_emblem_and_every_piece_a_drawing() -> None:
    assert set(game_content().cards) <= set(EMBLEMS)
    assert {*game_content().buildings, *(kind.value for kind in game_content().units)} <= set(PIECES)
