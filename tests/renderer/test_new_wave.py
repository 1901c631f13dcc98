"""War of the Worlds as scenes, as bytes and as words: all that lies there is shown, where it lies."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core import Action, SeededDice
from engine.new_wave import actions as do
from engine.new_wave.content import AreaId, CardId, Marker, Side, Terrain, UnitKind
from engine.new_wave.forecast import Blow, CivilianLoss, MarkerMove
from engine.new_wave.state import Civilians, Leading, Marching, Placing, State, Walker, seat_of
from engine.new_wave.view import AreaView
from renderer import render
from renderer.paint import drawn
from renderer.scenes.new_wave import (
    alt,
    closeup,
    hand,
    hand_text,
    layout,
    names,
    preview_alt,
    scene,
    text_board,
    thought,
)
from renderer.scenes.new_wave.board import strokes
from renderer.scenes.new_wave.news import heading, news
from renderer.scenes.new_wave.panel import piles, state_of_play, winner
from renderer.scenes.new_wave.preview import Ghost, Preview
from renderer.shapes import Box, Label, Point, Scene, Sprite, Track
from renderer.sprites import britain, country
from renderer.sprites.atlas import LANDS, SEA, TONES
from renderer.sprites.war import PIECES, SIDES
from renderer.sprites.war_cards import EMBLEMS
from renderer.text import UNSEEN, fitted
from renderer.theme import NIGHT
from tests.engine.new_wave.hidden import redeal
from tests.engine.new_wave.loading import game_content, game_rules
from tests.renderer.measures import EYES, contrast, distance, weakest
from tests.renderer.waves import (
    AIMING,
    CROWDED,
    REBELS,
    RUINS,
    STRUCK,
    TABLES,
    played_out,
    start,
    view,
    words,
)

LARGEST = 400 * 1024  # bytes of a phone picture
LONGEST_ALT = 1024
LEGIBLE, MARKED = 4.5, 3.0

EVERYTHING = {**TABLES, **{f"played {number}": state for number, state in enumerate(played_out())}}
AREAS = game_content().areas
LONDON, YORKSHIRE, WESSEX = AreaId("london"), AreaId("yorkshire"), AreaId("wessex")


def sprites(picture: Scene, art: str) -> list[Sprite]:
    shapes = (*picture.ground, *picture.shapes)
    return [shape for shape in shapes if isinstance(shape, Sprite) and shape.art == art]


def tracks(picture: Scene) -> list[Track]:
    return [shape for shape in picture.shapes if isinstance(shape, Track)]


def labels(picture: Scene) -> list[Label]:
    return [shape for shape in (*picture.ground, *picture.shapes) if isinstance(shape, Label)]


def said(picture: Scene) -> list[str]:
    return [label.text for label in labels(picture)]


def at(found: Iterable[Sprite], box: Box) -> list[tuple[str | int, ...]]:
    return [sprite.look for sprite in found if sprite.box == box]


# --- the map -------------------------------------------------------------------------------------------


def test_areas_touch_on_the_map_exactly_where_they_are_neighbours() -> None:
    wanted = {frozenset((area, near)) for area, spot in AREAS.items() for near in spot.neighbours}
    assert Counter(country.borders()).keys() == wanted
    assert set(country.areas()) == set(AREAS) == set(layout.SPOTS)
    assert {area for area, spot in AREAS.items() if spot.terrain is Terrain.SEA} == set(britain.SEAS)


@pytest.mark.parametrize("area", AREAS)
def test_an_area_is_a_closed_field_with_its_pieces_inside(area: AreaId) -> None:
    outline = country.outline(area)
    assert len(set(outline)) == len(outline), "it touches itself"
    spot = layout.SPOTS[area]
    assert inside(spot.field, outline)
    if AREAS[area].terrain is Terrain.LAND:
        assert inside(spot.home, outline)
    left, top, right, bottom = country.bounds(area)
    page = layout.overlay(area)
    assert (page.w, page.h) == (right - left, bottom - top)
    assert (page.x, page.y) == (left, layout.MAP.y + top)


def inside(point: Point, outline: tuple[tuple[float, float], ...]) -> bool:
    """Counts how often a ray to the right crosses the outline."""
    found = False
    for (x0, y0), (x1, y1) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (y0 > point.y) != (y1 > point.y) and point.x < x0 + (point.y - y0) * (x1 - x0) / (y1 - y0):
            found = not found
    return found


def test_the_areas_fill_the_map_and_do_not_overlap() -> None:
    filled = sum(_size(country.outline(area)) for area in AREAS)
    assert filled == pytest.approx(britain.WIDTH * britain.HEIGHT, rel=1e-6)


def _size(outline: tuple[tuple[float, float], ...]) -> float:
    pairs = zip(outline, (*outline[1:], outline[0]), strict=True)
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs)) / 2


def test_a_border_on_land_is_long_enough_to_be_seen() -> None:
    for line in britain.LINES:
        points = country.drawn_line(line)
        (x0, y0), (x1, y1) = points[0], points[-1]
        assert (x1 - x0) ** 2 + (y1 - y0) ** 2 > 36**2, line.areas


def test_neighbouring_lands_have_different_tones() -> None:
    for line in britain.LINES:
        if set(line.areas) <= set(TONES):
            one, other = line.areas
            assert TONES[one] != TONES[other], line.areas


@pytest.mark.parametrize("area", AREAS)
def test_every_area_is_named_and_can_be_looked_at_from_near(area: AreaId) -> None:
    picture = scene(view(start()), words)
    lines = [label for label in labels(picture) if label.at.x == layout.name_of(area).x]
    assert names.area(area, words) == " ".join(
        label.text for label in lines if abs(label.at.y - layout.name_of(area).y) <= layout.LINE
    )
    window = closeup(area).window
    assert window is not None
    assert window.x >= 0 <= window.y
    assert window.x + window.w <= layout.WIDTH
    assert window.y + window.h <= layout.HEIGHT
    for box in (layout.building(area), layout.people(area), *layout.units(area, 3)):
        assert window.x <= box.x <= window.x + window.w - box.w


# --- pieces --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EVERYTHING)
def test_every_piece_is_drawn_in_its_area_and_no_other(name: str) -> None:
    seen = view(EVERYTHING[name])
    picture = scene(seen, words)
    units = [sprite for sprite in sprites(picture, "war-unit") if "fallen" not in sprite.look]
    buildings = [sprite for sprite in sprites(picture, "war-building") if "fallen" not in sprite.look]
    people = [
        sprite
        for sprite in sprites(picture, "civilians")
        if sprite.box.y < layout.KEY.y or sprite.box.x < layout.KEY.x
    ]
    assert len(units) == sum(len(spot.units) for spot in seen.areas.values())
    assert len(people) == sum(bool(spot.civilians) for spot in seen.areas.values())
    assert len(buildings) == sum((spot.building is not None) + spot.balloons for spot in seen.areas.values())
    for area, spot in seen.areas.items():
        fallen = sum(
            mark.trace == "fall" and mark.at == area and mark.what[-1].isdigit() for mark in strokes(seen)
        )
        places = layout.units(area, len(spot.units) + fallen)[: len(spot.units)]
        looks = [look for box in places for look in at(units, box)]
        assert {(f"{look[0]}_{look[1]}", "used" in look) for look in looks} == {
            (unit.id, unit.used) for unit in spot.units
        }
        safe = ("safe",) if spot.protected else ()
        wanted = [(spot.civilians, spot.fought, *safe)] if spot.civilians else []
        assert at(people, layout.people(area)) == wanted
        assert [look[:2] for look in at(buildings, layout.building(area))] == (
            [(spot.building.kind, spot.building.defence)] if spot.building else []
        )
        for number, marker in enumerate(spot.markers):
            box = layout.influence(area, number, beside=bool(spot.civilians))
            assert at(sprites(picture, "influence"), box) == [(marker.value,)]
    assert len(sprites(picture, "influence")) == sum(len(spot.markers) for spot in seen.areas.values())


def test_a_building_shows_what_brings_it_down_and_whether_it_was_used() -> None:
    found = {sprite.look[0]: sprite.look for sprite in sprites(scene(view(CROWDED), words), "war-building")}
    assert found["fort"] == ("fort", 4, "shield")
    assert found["heavy_artillery"] == ("heavy_artillery", 3, "shield", "used")
    assert found["tank_factory"] == ("tank_factory", 1)
    assert found["landmines"] == ("landmines", 0)


@pytest.mark.parametrize("name", EVERYTHING)
def test_lands_with_martians_are_barred_and_an_attack_is_framed(name: str) -> None:
    seen = view(EVERYTHING[name])
    over = Counter(sprite.look for sprite in sprites(scene(seen, words), "area"))
    hostile = [
        (area, "hostile")
        for area, spot in seen.areas.items()
        if spot.hostile and spot.terrain is Terrain.LAND
    ]
    struck = [(seen.attack.area, "struck")] if seen.attack else []
    assert over == Counter([*hostile, *struck])


def test_nothing_jumps_between_turns() -> None:
    pictures = [scene(view(state), words) for state in EVERYTHING.values()]
    assert len({(picture.width, picture.height, picture.ground) for picture in pictures}) == 1
    fixed = [
        tuple(
            sprite.box
            for art in ("plate", "crest", "banner", "war-track")
            for sprite in sprites(picture, art)
        )
        for picture in pictures
    ]
    assert len(set(fixed)) == 1


# --- around the map ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EVERYTHING)
def test_goals_piles_purses_and_offers_are_shown(name: str) -> None:
    seen = view(EVERYTHING[name])
    picture = scene(seen, words)
    assert [sprite.look for sprite in sprites(picture, "war-track")] == [
        ("martian", seen.damage, seen.damage_limit, seen.damage),
        ("human", seen.civilians, seen.everyone, seen.civilians),
    ]
    told = said(picture)
    for side in Side:
        camp, box = seen.camps[side], layout.CAMPS[side]
        here = [
            label for label in labels(picture) if box.x <= label.at.x < box.x + box.w and label.at.y > box.y
        ]
        offered = [
            label.text
            for label in here
            if label.text in {names.card(offer.card, words) for offer in camp.offer}
        ]
        assert offered == [names.card(offer.card, words) for offer in camp.offer]
        counts = [label.text for label in here if label.text.isdigit() and label.ink == "amber"]
        assert counts == [str(count) for _, count in piles(camp)]
        prices = [
            sprite.look[1] for sprite in sprites(picture, "price") if box.x <= sprite.box.x < box.x + box.w
        ]
        assert prices == [offer.cost for offer in camp.offer]
        assert any(words("board-purse", purse=camp.purse, income=camp.income) in line for line in told)
    assert state_of_play(seen, words) in told


def test_what_can_be_paid_now_is_marked() -> None:
    picture = scene(view(CROWDED), words)
    payable = [sprite.look for sprite in sprites(picture, "price") if "payable" in sprite.look]
    camp = view(CROWDED).camps[Side.HUMANS]
    assert payable == [("human", offer.cost, "payable") for offer in camp.offer if offer.cost <= 4]
    assert payable
    assert not [
        look
        for look in (s.look for s in sprites(scene(view(TABLES["saved"]), words), "price"))
        if "payable" in look
    ]


def test_a_swap_is_told_while_it_matters() -> None:
    camps = {**CROWDED.camps, Side.HUMANS: replace(CROWDED.camps[Side.HUMANS], swapped=True)}
    own, others = (replace(CROWDED, camps=camps, side=side) for side in (Side.HUMANS, Side.MARTIANS))
    assert any(words("board-swapped") in line for line in said(scene(view(own), words)))
    assert not any(words("board-swapped") in line for line in said(scene(view(others), words)))
    assert words("board-swapped") in text_board(view(own), words)
    assert words("board-swapped") not in text_board(view(others), words)


STATES = [
    ("start", "Round 1 · Martians to act"),
    ("crowded", "Round 14 · Humans to act"),
    ("struck", "Attack on London: 2 damage so far"),
    ("aiming", "Tripod looks for its target"),
    ("placing", "Army looks for its place"),
    ("saved", "Britain stands: the humans win"),
    ("fallen", "Britain has fallen: the Martians win"),
    ("worn out", "Britain has fallen: the Martians win"),
]


@pytest.mark.parametrize(("name", "line"), STATES)
def test_the_ribbon_says_how_far_the_game_is(name: str, line: str) -> None:
    assert state_of_play(view(TABLES[name]), words) == line


def test_an_even_game_that_wore_out_is_nobodys() -> None:
    even = replace(CROWDED, round=61, damage=15, civilians={LONDON: Civilians(count=15)})
    assert winner(view(even)) is None
    assert state_of_play(view(even), words) == words("board-drawn")
    assert winner(view(replace(even, damage=16))) is Side.HUMANS
    assert sprites(scene(view(even), words), "stamp")


def test_the_renderers_winner_is_that_of_the_rules() -> None:
    for state in EVERYTHING.values():
        outcome = game_rules().outcome(state)
        if outcome is not None:
            won = winner(view(state))
            assert outcome.winners == (() if won is None else (seat_of(won),))
            assert sprites(scene(view(state), words), "stamp")
        else:
            assert not sprites(scene(view(state), words), "stamp")


# --- the last turn -------------------------------------------------------------------------------------


def test_the_last_turn_is_drawn_until_the_next_has_something_to_show() -> None:
    picture = scene(view(CROWDED), words)
    assert [track.style for track in tracks(picture)] == ["move-martian martian"] * 3
    assert [sprite.look for sprite in sprites(picture, "flash")] == [("martian", "5")]
    assert Counter(sprite.look for sprite in sprites(picture, "toll")) == {(2,): 1, (1,): 1}
    assert ("army", "3", "fallen") in [sprite.look for sprite in sprites(picture, "war-unit")]
    rebels = scene(view(REBELS), words)
    assert Counter(track.style for track in tracks(rebels)) == {
        "move-neutral paper": 1,
        "move-human human": 1,
    }
    assert [sprite.look for sprite in sprites(rebels, "flash")] == [("human", "3")]
    ruins = scene(view(RUINS), words)
    fallen = {sprite.look for sprite in sprites(ruins, "war-building") if "fallen" in sprite.look}
    assert fallen == {("bunker", 0, "fallen"), ("barrage_balloons", 0, "fallen")}
    assert [track.style for track in tracks(ruins)] == ["move-human acid"]


NEWS = [
    (
        "crowded",
        "Last turn: Martians",
        [
            "Tripod 1: Northumbria \u203a Yorkshire",
            "UFO 2: Hebridean Sea \u203a Irish Sea \u203a Celtic Sea",
            "London struck with 5: Army 3, 2 civilians",
            "A civilian is taken in Lancashire & Cumbria",
            "Frightening sound over Yorkshire",
            "Plasma reactor placed in Grampian",
            "Bought: Plasma Reactor",
        ],
    ),
    (
        "rebels",
        "This turn: Humans",
        [
            "Navy 1: Northern North Sea \u203a Southern North Sea",
            "2 civilians: Wessex \u203a London",
            "3 damage to the Martians in Yorkshire",
            "1 damage to the Martians from the air",
            "Mines go off in Wales",
            "Army 3 placed in Wessex",
            "Bought: Army",
        ],
    ),
    (
        "ruins",
        "Last turn: Martians",
        [
            "London struck with 4: bunker, barrage balloons",
            "Army 1 is driven to Wessex",
            "The regenerator takes back 1 damage",
            "Swapped away: UFO",
        ],
    ),
    ("start", "This turn: Martians", ["All quiet so far."]),
]


@pytest.mark.parametrize(("name", "title", "lines"), NEWS)
def test_the_last_turn_is_told(name: str, title: str, lines: list[str]) -> None:
    seen = view(TABLES[name])
    assert heading(seen, words) == title
    assert news(seen, words) == lines
    told = " ".join(said(scene(seen, words)))
    assert title in told
    assert all(line in told for line in lines)


def test_a_turn_with_too_much_to_tell_says_how_much_more_there_was() -> None:
    long = replace(REBELS, marks=REBELS.marks * 1 + CROWDED.past)
    told = said(scene(view(long), words))
    assert any(line.endswith("more") for line in told)


def test_hands_are_told_once_they_are_laid_open_and_not_before() -> None:
    camps = {side: view(STRUCK, side).camps[side] for side in Side}
    open_hands = replace(view(STRUCK), camps=camps)
    told = " ".join(said(scene(open_hands, words)))
    assert "What they held" in told
    line = "Martians: Reap, Tripod, UFO, Poisonous Fog, Power Supply"
    assert line in told
    assert line in text_board(open_hands, words)
    for secret in (view(STRUCK), view(STRUCK, Side.MARTIANS)):
        assert line not in " ".join((*said(scene(secret, words)), text_board(secret, words)))


# --- hands ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "side"), [(CROWDED, Side.HUMANS), (STRUCK, Side.MARTIANS), (start(), Side.HUMANS)]
)
def test_a_hand_shows_each_card_with_its_options_to_its_owner(state: State, side: Side) -> None:
    seen = view(state, side)
    picture = hand(seen, words)
    assert picture is not None
    told, text = said(picture), hand_text(seen, words)
    held = seen.camps[side].hand
    assert len(sprites(picture, "war-card")) == len(held) == 5
    assert [line for line in told if line in {names.card(card.card, words) for card in held}] == [
        names.card(card.card, words) for card in held
    ]
    for card in held:
        for mode in card.modes:
            assert names.headed(names.mode(mode.id, words)) in told
            assert names.mode(mode.id, words) in text
    assert len(sprites(picture, "option")) == sum(len(card.modes) for card in held)


def test_an_option_shows_the_damage_as_it_is_now() -> None:
    picture = hand(view(STRUCK, Side.MARTIANS), words)
    assert picture is not None
    looks = [sprite.look for sprite in sprites(picture, "option")]
    assert ("strike", "martian", 3) in looks, "the factory adds one"
    assert ("gain", "martian", 1) in looks
    assert ("take", "martian", "") in looks


def test_an_onlooker_has_no_hand_and_an_empty_one_says_so() -> None:
    assert hand(view(CROWDED), words) is None
    assert hand_text(view(CROWDED), words) == ""
    camps = {**CROWDED.camps, Side.HUMANS: replace(CROWDED.camps[Side.HUMANS], hand=())}
    seen = view(replace(CROWDED, camps=camps), Side.HUMANS)
    picture = hand(seen, words)
    assert picture is not None
    assert words("board-hand-empty") in said(picture)
    assert hand_text(seen, words) == words("board-hand-empty")


def every_card() -> list[str]:
    return [card for card, printed in game_content().cards.items() if printed.modes]


@pytest.mark.parametrize("card", every_card())
def test_no_card_has_more_to_say_than_fits(card: str) -> None:
    side = game_content().cards[CardId(card)].side
    camps = {**CROWDED.camps, side: replace(CROWDED.camps[side], hand=(CardId(card),))}
    picture = hand(view(replace(CROWDED, camps=camps), side), words)
    assert picture is not None
    face = [label for label in labels(picture) if label.ink == "ink"]
    assert all(not cut(label) for label in labels(picture))
    options = [label for label in face if label.face == "bold"]
    text = [label for label in face if label.face == "text"]
    assert max(label.at.y for label in options) + 30 <= min(label.at.y for label in text)


# --- words ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EVERYTHING)
def test_alt_and_text_board_name_all_there_is(name: str) -> None:
    seen = view(EVERYTHING[name])
    short, full = alt(seen, words), text_board(seen, words)
    assert len(short) <= LONGEST_ALT
    for told in (short, full):
        assert not any(ord(sign) in UNSEEN for sign in told)
        sentences = told.replace(". ", ".\n").splitlines()
        for area, spot in seen.areas.items():
            about = next((line for line in sentences if line.startswith(f"{names.area(area, words)}: ")), "")
            for piece in pieces(spot):
                assert piece in about, (name, area)
            if not list(pieces(spot)):
                assert not about
        assert f"{seen.damage} of {seen.damage_limit}" in told
        assert f"{seen.civilians} of {seen.everyone}" in told
        assert state_of_play(seen, words) in told
    for side in Side:
        camp = seen.camps[side]
        for offer in camp.offer:
            assert f"{names.card(offer.card, words)} ({offer.cost})" in full
        for card in (*camp.discard, *camp.box, *camp.laid):
            assert names.card(card, words) in full
        for _, count in piles(camp):
            assert str(count) in full
    for line in news(seen, words):
        assert line.rstrip(".") in full


def pieces(spot: AreaView) -> Iterable[str]:
    if spot.civilians:
        yield words("board-people", count=spot.civilians)
    if spot.building:
        yield names.building(spot.building.kind, words)
    if spot.balloons:
        yield "barrage balloons"
    yield from (names.unit(unit.id, words) for unit in spot.units)
    yield from (names.marker(marker, words) for marker in spot.markers)


def test_the_text_board_tells_every_border_once() -> None:
    told = text_board(view(start()), words)
    pairs = [
        frozenset((line.partition(" borders on ")[0], near))
        for line in told.splitlines()
        if " borders on " in line
        for near in line.partition(" borders on ")[2].rstrip(".").split(", ")
    ]
    wanted = {
        frozenset((names.area(area, words), names.area(near, words)))
        for area, spot in AREAS.items()
        for near in spot.neighbours
    }
    assert Counter(pairs) == dict.fromkeys(wanted, 1)


def test_the_text_board_tells_states_defences_and_what_is_under_way() -> None:
    told = text_board(view(STRUCK), words)
    for fact in (
        "fort (shield 4)",
        "heavy artillery (shield 3) (used)",
        "tank factory (defence 1)",
        "6 civilians (safe), 2 have fought",
        "Army 1 (used)",
        "Attack on London: 2 damage so far, with Tripod.",
    ):
        assert fact in told


# --- previews ------------------------------------------------------------------------------------------


A = TypeVar("A", bound=Action)


def offered(state: State, side: Side, kind: type[A]) -> list[A]:
    return [action for action in game_rules().legal(state, seat_of(side)) if isinstance(action, kind)]


MARCHING = replace(STRUCK, stack=(Marching(card=CardId("ufo"), kind=UnitKind.UFO, left=2, up_to=True),))
LEADING = replace(CROWDED, stack=(Leading(card=CardId("relocate"), left=1, up_to=False),))
BUILDING = replace(start(), side=Side.HUMANS, stack=(Placing(card=CardId("bunker")),))


def test_a_move_is_shown_with_its_way_and_a_ghost() -> None:
    moves = [move for move in offered(MARCHING, Side.MARTIANS, do.MoveUnit) if move.unit == "ufo_2"]
    seen = view(MARCHING, Side.MARTIANS)
    one = thought(seen, moves[:1], words)
    assert one is not None
    assert one.ghosts == (Ghost(piece="ufo_2", to=AreaId("wales"), origin=AreaId("celtic_sea")),)
    assert one.areas == ()
    picture = scene(seen, words, one)
    assert [sprite.look for sprite in sprites(picture, "war-unit") if "ghost" in sprite.look] == [
        ("ufo", "", "ghost")
    ]
    assert len(tracks(picture)) == 1, "the strokes of the last turn make room"
    several = thought(seen, moves, words)
    assert several is not None
    assert set(several.areas) == {move.to for move in moves}
    assert several.caption == "UFO 2: where to?"
    framed = [
        sprite.look for sprite in sprites(scene(seen, words, several), "area") if "offered" in sprite.look
    ]
    assert framed == [(area, "offered") for area in several.areas]


def test_a_ghost_covers_nobody() -> None:
    seen = view(MARCHING, Side.MARTIANS)
    preview = Preview(caption="?", ghosts=(Ghost(piece="ufo_1", to=AreaId("english_channel")),))
    found = sprites(scene(seen, words, preview), "war-unit")
    here = [sprite.box for sprite in found if sprite.box in layout.units(AreaId("english_channel"), 2)]
    assert len(here) == len(set(here)) == 2


def test_a_walk_and_a_new_building_are_shown_where_they_would_be() -> None:
    walk = do.MoveCivilian(origin=LONDON, to=WESSEX, who=Walker.FRESH)
    preview = thought(view(LEADING, Side.HUMANS), [walk], words)
    assert preview is not None
    picture = scene(view(LEADING, Side.HUMANS), words, preview)
    assert (4, 0, "ghost") in at(sprites(picture, "civilians"), layout.people(WESSEX))
    assert preview.caption == "Move a rested civilian from London to Wessex"
    places = offered(BUILDING, Side.HUMANS, do.Place)
    assert len(places) == 10
    built = thought(view(BUILDING, Side.HUMANS), places, words)
    assert built is not None
    ghosts = [
        s
        for s in sprites(scene(view(BUILDING, Side.HUMANS), words, built), "war-building")
        if "ghost" in s.look
    ]
    assert {sprite.box for sprite in ghosts} == {layout.building(area) for area in built.areas}
    assert built.caption == "Bunker: where to?"


def test_a_strike_shows_damage_against_defence_and_what_would_be_lost() -> None:
    seen = view(STRUCK, Side.MARTIANS)
    preview = thought(seen, [do.Strike()], words)
    assert preview is not None
    blow = preview.strikes[LONDON]
    assert isinstance(blow, Blow)
    assert (blow.damage, blow.needed, blow.toll.building) == (2, 2, "bunker")
    picture = scene(seen, words, preview)
    assert (LONDON, "struck") in [sprite.look for sprite in sprites(picture, "area")]
    assert [sprite.look for sprite in sprites(picture, "flash")] == [("martian", "2")]
    assert len(sprites(picture, "skull")) == 1
    assert (
        preview_alt(preview, words) == "Strike with what is declared. London: 2 damage against a shield of 2."
    )


def test_a_blow_too_weak_for_a_shield_says_so_and_takes_nothing() -> None:
    seen = view(AIMING, Side.MARTIANS)
    weak = next(hit for hit in offered(AIMING, Side.MARTIANS, do.Hit) if hit.area == YORKSHIRE)
    preview = thought(seen, [weak], words)
    assert preview is not None
    picture = scene(seen, words, preview)
    assert [sprite.look for sprite in sprites(picture, "flash")] == [("martian", "3/4")]
    assert sprites(picture, "skull") == []
    assert preview.civilians is None


def test_deaths_and_damage_are_shown_on_the_tracks() -> None:
    seen = view(CROWDED, Side.HUMANS)
    preview = Preview(
        caption="?",
        strikes={YORKSHIRE: MarkerMove(before=22, after=24, limit=30)},
        marker=MarkerMove(before=22, after=24, limit=30),
        civilians=CivilianLoss(before=22, after=20),
    )
    looks = [sprite.look for sprite in sprites(scene(seen, words, preview), "war-track")]
    assert looks == [("martian", 22, 30, 24), ("human", 22, 30, 20)]
    assert [sprite.look for sprite in sprites(scene(seen, words, preview), "flash")] == [("human", "2")]


def test_the_key_of_a_preview_explains_the_marks_in_use_and_no_others() -> None:
    seen = view(STRUCK, Side.MARTIANS)
    known = {words(f"board-key-{name}") for name in ("offered", "struck", "falls")}

    def explained(preview: Preview) -> set[str]:
        return known & set(said(scene(seen, words, preview)))

    assert explained(Preview(caption="?", areas=(LONDON,))) == {words("board-key-offered")}
    strike = thought(seen, [do.Strike()], words)
    assert strike is not None
    assert explained(strike) == {words("board-key-struck"), words("board-key-falls")}
    assert explained(Preview(caption="?", told="Nothing much")) == set()


def test_the_caption_of_a_preview_takes_the_place_of_the_state_of_play() -> None:
    plain = scene(view(CROWDED), words)
    thinking = scene(view(CROWDED), words, Preview(caption="What if?", told="this would happen"))
    assert [sprites(picture, "ribbon")[0].look for picture in (plain, thinking)] == [("paper",), ("amber",)]
    assert {"What if?", "This would happen"} <= set(said(thinking))
    assert plain.ground == thinking.ground


def test_nothing_is_shown_of_what_leaves_no_mark() -> None:
    assert thought(view(CROWDED, Side.HUMANS), [do.EndTurn()], words) is None
    assert thought(view(CROWDED, Side.HUMANS), [do.Buy(card=CardId("fort"))], words) is None


def test_whatever_may_be_done_can_be_thought_of() -> None:
    shown = 0
    for state in played_out():
        decision = game_rules().decision(state)
        if decision is None:
            continue
        (seat,) = decision.seats
        seen = game_rules().view(state, seat)
        legal = game_rules().legal(state, seat)
        for actions in (legal, *([action] for action in legal)):
            preview = thought(seen, actions, words)
            if preview is not None:
                shown += 1
                assert len(preview_alt(preview, words)) <= LONGEST_ALT
                assert scene(seen, words, preview).shapes
    assert shown > 20


# --- for everyone --------------------------------------------------------------------------------------


def cut(label: Label) -> bool:
    return fitted(label, 4)[0] != label.text.translate(UNSEEN)


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
        thought(view(AIMING, Side.MARTIANS), offered(AIMING, Side.MARTIANS, do.Hit), words),
    ),
    "places": scene(
        view(BUILDING, Side.HUMANS),
        words,
        thought(view(BUILDING, Side.HUMANS), offered(BUILDING, Side.HUMANS, do.Place), words),
    ),
    "human hand": hand(view(CROWDED, Side.HUMANS), words),
    "Martian hand": hand(view(STRUCK, Side.MARTIANS), words),
}


@pytest.mark.parametrize("name", PICTURES)
def test_every_line_stands_out_from_what_is_under_it(name: str) -> None:
    picture = PICTURES[name]
    assert picture is not None
    bare = drawn(
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
        face = fitted(label, 4)[1]
        blank = bytes(face.getmask("\uffff"))
        missing = [
            sign
            for sign in label.text.translate(UNSEEN).replace(" ", "")
            if bytes(face.getmask(sign)) == blank
        ]
        assert missing == [], label.text


def test_an_arrow_in_a_hint_is_printed_as_our_faces_can() -> None:
    told = said(scene(view(CROWDED), words, Preview(caption="?", told="damage 9 \u2192 11 of 30")))
    assert "Damage 9 \u203a 11 of 30" in told


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
    "steps": ("war-track", (1026, 46), [("martian", 5, 30, 5), ("martian", 6, 30, 6), ("martian", 5, 30, 6)]),
    "lives": ("war-track", (1026, 46), [("human", 5, 30, 5), ("human", 6, 30, 6), ("human", 6, 30, 5)]),
    "areas": (
        "area",
        (layout.overlay(LONDON).w, layout.overlay(LONDON).h),
        [("london", how) for how in ("hostile", "offered", "struck")],
    ),
    "key": ("key-area", (52, 34), [(how,) for how in ("offered", "struck", "skull")]),
}


@pytest.mark.parametrize("name", ALIKE)
def test_kinds_and_states_differ_without_any_colour(name: str) -> None:
    art, (w, h), looks = ALIKE[name]
    box = Box(0, 0, w, h)
    drawings = [
        drawn(Scene(width=w, height=h, ground=(), shapes=(Sprite(art, box, look),))).convert("L")
        for look in looks
    ]
    least = 0.002 if art == "war-track" else 0.01  # of a track one step in thirty changes
    for (one, a), (other, b) in combinations(zip(looks, drawings, strict=True), 2):
        assert _differ(a, b) > least, (one, other)


def _differ(a: Image.Image, b: Image.Image) -> float:
    histogram = ImageChops.difference(a, b).histogram()
    return sum(histogram[30:]) / sum(histogram)


def test_every_card_has_an_emblem_and_every_piece_a_drawing() -> None:
    assert set(game_content().cards) <= set(EMBLEMS)
    assert {*game_content().buildings, *(kind.value for kind in game_content().units)} <= set(PIECES)


# --- secrets -------------------------------------------------------------------------------------------


def test_the_public_picture_and_words_say_nothing_of_what_is_hidden() -> None:
    for number, state in enumerate((*TABLES.values(), *played_out()[::5])):
        other = redeal(state, None, SeededDice(b"redeal", number))
        one, two = view(state), view(other)
        assert render(scene(one, words)) == render(scene(two, words))
        assert (alt(one, words), text_board(one, words)) == (alt(two, words), text_board(two, words))
        for side in Side:
            theirs = redeal(state, seat_of(side), SeededDice(b"redeal", number))
            assert hand(view(theirs, side), words) == hand(view(state, side), words)
