"""War of the Worlds as scenes and as words: everything on the table is shown, in its place."""

from collections import Counter
from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from engine.core import SeededDice
from engine.new_wave.content import AreaId, Side, Terrain
from engine.new_wave.redeal import redeal
from engine.new_wave.state import Civilians, seat_of
from engine.new_wave.view import AreaView, CampView
from renderer import render
from renderer.scenes.new_wave import (
    alt,
    closeup,
    hand,
    layout,
    names,
    scene,
    status,
    text_board,
    whole,
)
from renderer.scenes.new_wave.board import strokes
from renderer.scenes.new_wave.news import heading, news, steps
from renderer.scenes.new_wave.panel import piles, state_of_play, winner
from renderer.shapes import Box, Point
from renderer.sprites import britain, country
from renderer.sprites.atlas import TONES
from renderer.text import UNSEEN
from renderer.words import LONGEST_ALT, aloud
from tests.engine.new_wave.loading import game_content, game_rules
from tests.renderer.shown import at, labels, said, sprites, tracks
from tests.renderer.speech import Speech
from tests.renderer.waves import (
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
from tests.titles import NEW_WAVE

EVERYTHING = {**TABLES, **{f"played {number}": state for number, state in enumerate(played_out())}}
AREAS = game_content().areas
LONDON = AreaId("london")


# --- the map -------------------------------------------------------------------------------------------


def test_areas_touch_on_the_map_exactly_where_they_are_neighbours() -> None:
    wanted = {frozenset((area, near)) for area, spot in AREAS.items() for near in spot.neighbours}
    drawn = {frozenset(line.areas) for line in britain.LINES}
    assert drawn == wanted
    assert frozenset.union(*drawn) | set(britain.SEAS) == set(AREAS) == set(layout.SPOTS)
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
    """Tells whether a point is inside an outline: counts how often a ray to the right crosses it."""
    found = False
    for (x0, y0), (x1, y1) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (y0 > point.y) != (y1 > point.y) and point.x < x0 + (point.y - y0) * (x1 - x0) / (y1 - y0):
            found = not found
    return found


@pytest.mark.parametrize("area", [area for area in AREAS if AREAS[area].terrain is Terrain.LAND])
def test_two_units_stand_on_their_own_land_and_not_on_the_next(area: AreaId) -> None:
    others = [country.outline(each) for each in AREAS if each != area and each not in britain.SEAS]
    for box in layout.units(area, 2):
        spots = _spots(box)
        own = sum(inside(spot, country.outline(area)) for spot in spots)
        foreign = sum(any(inside(spot, outline) for outline in others) for spot in spots)
        assert own >= len(spots) / 4, "most of it stands elsewhere"
        assert foreign <= len(spots) / 2, "most of it stands on the next land"


def _spots(box: Box) -> list[Point]:
    """Returns points all over a unit, which is a hexagon."""
    x, y, wide, high = box.x, box.y - layout.MAP.y, box.w, box.h
    return [
        Point(x + wide * across // 8, y + high * down // 8)
        for across in range(1, 8)
        for down in range(1, 8)
        if abs(across - 4) + 2 * abs(down - 4) <= 8
    ]


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
    people = sprites(picture, "civilians")
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
    picture = whole(seen, words)
    assert [sprite.look for sprite in sprites(picture, "war-track")] == [
        ("martian", seen.damage, seen.damage_limit),
        ("human", seen.civilians, seen.everyone),
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


@pytest.mark.parametrize("name", EVERYTHING)
def test_the_posted_map_is_near_to_square_and_its_words_tell_the_rest(name: str) -> None:
    seen, named = view(EVERYTHING[name]), Speech(NEW_WAVE, {"humans": "Alex", "martians": "Kim"})
    posted = scene(seen, named)
    assert 0.9 <= posted.width / posted.height <= 1.15
    assert {str(seen.civilians), str(seen.damage), "HUMANS", "Alex", "MARTIANS", "Kim"} <= set(said(posted))
    told = "\n".join(status(seen, named))
    assert "Alex (Humans): " in told
    assert "Kim (Martians): " in told
    for side in Side:
        camp = seen.camps[side]
        cards = "card" if camp.hand_count == 1 else "cards"
        assert f"{camp.hand_count} {cards} in hand" in told
        assert all(price in told for price in prices(camp))


def prices(camp: CampView) -> Iterable[str]:
    """Yields the cards of a row with their prices, equal ones together."""
    for offer, count in Counter(camp.offer).items():
        price = f"price {offer.cost}" if count == 1 else f"{count} cards, price {offer.cost} each"
        yield f"{names.card(offer.card, words)} ({price})"


def test_what_can_be_paid_now_is_marked() -> None:
    picture = whole(view(CROWDED), words)
    payable = [sprite.look for sprite in sprites(picture, "price") if "payable" in sprite.look]
    camp = view(CROWDED).camps[Side.HUMANS]
    assert payable == [("human", offer.cost, "payable") for offer in camp.offer if offer.cost <= 4]
    assert payable
    assert not [
        look
        for look in (s.look for s in sprites(whole(view(TABLES["saved"]), words), "price"))
        if "payable" in look
    ]


def test_a_swap_is_told_while_it_matters() -> None:
    camps = {**CROWDED.camps, Side.HUMANS: replace(CROWDED.camps[Side.HUMANS], swapped=True)}
    own, others = (replace(CROWDED, camps=camps, side=side) for side in (Side.HUMANS, Side.MARTIANS))
    assert any(words("board-swapped") in line for line in said(whole(view(own), words)))
    assert not any(words("board-swapped") in line for line in said(whole(view(others), words)))
    assert words("board-swapped") in text_board(view(own), words)
    assert words("board-swapped") not in text_board(view(others), words)


STATES = [
    ("start", "Round 1 · Martians to act"),
    ("crowded", "Round 14 · Humans to act"),
    ("struck", "Attack on London: 2 damage so far"),
    ("aiming", "Choose a target for Tripod"),
    ("placing", "Choose a place: Army"),
    ("saved", "Britain stands: the Humans win"),
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
            "5 damage on London: Army 3, 2 civilians",
            "A civilian taken from Lancashire & Cumbria",
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
            "4 damage on London: bunker, barrage balloons",
            "Army 1 driven to Wessex",
            "The regenerator removes 1 damage",
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
    told = " ".join(said(whole(seen, words)))
    assert title in told
    assert all(line in told for line in lines)


def test_a_turn_with_too_much_to_tell_says_how_much_more_there_was() -> None:
    long = replace(REBELS, marks=REBELS.marks * 1 + CROWDED.past)
    told = said(whole(view(long), words))
    assert any(line.endswith("more") for line in told)


def test_hands_are_told_once_they_are_laid_open_and_not_before() -> None:
    camps = {side: view(STRUCK, side).camps[side] for side in Side}
    open_hands = replace(view(STRUCK), camps=camps)
    told = " ".join(said(whole(open_hands, words)))
    assert "What they held" in told
    line = "Martians: Reap, Tripod, UFO, Poisonous Fog, Power Supply"
    assert line in told
    assert line in text_board(open_hands, words)
    for secret in (view(STRUCK), view(STRUCK, Side.MARTIANS)):
        assert line not in " ".join((*said(whole(secret, words)), text_board(secret, words)))


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
        assert told.startswith(f"{aloud(state_of_play(seen, words))}.")
    for side in Side:
        camp = seen.camps[side]
        assert all(price in full for price in prices(camp))
        for card in (*camp.discard, *camp.box, *camp.laid):
            assert names.card(card, words) in full
        for _, count in piles(camp):
            assert str(count) in full
    for line in news(seen, words, steps):
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


# --- secrets -------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_public_picture_and_words_say_nothing_of_what_is_hidden() -> None:
    for number, state in enumerate((*TABLES.values(), *played_out()[::5])):
        other = redeal(state, None, SeededDice(b"redeal", number))
        one, two = view(state), view(other)
        assert render(scene(one, words)) == render(scene(two, words))
        assert (alt(one, words), text_board(one, words)) == (alt(two, words), text_board(two, words))
        for side in Side:
            theirs = redeal(state, seat_of(side), SeededDice(b"redeal", number))
            assert hand(view(theirs, side), words) == hand(view(state, side), words)
