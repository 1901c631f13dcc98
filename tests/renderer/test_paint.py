"""Pixels: cached parts equal freshly drawn ones, and pack into a valid PNG."""

import io
import zlib
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest
from PIL import Image, ImageChops, ImageStat

from renderer import LARGE, NIGHT, PHONE, Size, paint, render
from renderer.encode import Band, pack, png
from renderer.paint import picture_of
from renderer.part_cache import PartCache
from renderer.scenes import miniatures
from renderer.scenes.miniatures.layout import field
from renderer.shapes import Box, Label, Point, Scene, Sprite
from tests.engine.miniatures.loading import game_rules as rules
from tests.renderer.games import dealt_again, states
from tests.renderer.measures import likeness
from tests.renderer.reference import forget, reference
from tests.renderer.tables import crowded, in_hand, set_up, words

PICTURE_LIMIT = 400 * 1024


def opened(raw: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(raw))
    image.load()
    return image


def chunks(raw: bytes) -> list[tuple[bytes, bytes]]:
    found = []
    place = 8
    while place < len(raw):
        length = int.from_bytes(raw[place : place + 4], "big")
        name, data = raw[place + 4 : place + 8], raw[place + 8 : place + 8 + length]
        assert zlib.crc32(name + data) == int.from_bytes(raw[place + 8 + length : place + 12 + length], "big")
        found.append((name, data))
        place += 12 + length
    return found


@pytest.fixture(scope="module")
def crowd() -> Scene:
    return miniatures.scene(crowded("final-10"), words)


def test_the_bands_join_into_a_sound_png(crowd: Scene) -> None:
    raw = render(crowd)
    packed = b"".join(data for name, data in chunks(raw) if name == b"IDAT")
    rows = zlib.decompress(packed)  # verifies the checksum
    assert len(rows) == crowd.height * (crowd.width + 1)
    assert not any(rows[:: crowd.width + 1]), "every row has filter 0"


def test_a_picture_has_the_colours_of_the_drawing_nearest_in_the_palette(crowd: Scene) -> None:
    whole = picture_of(crowd).quantize(palette=NIGHT.palette, dither=Image.Dither.NONE)
    difference = ImageChops.difference(opened(render(crowd)).convert("RGB"), whole.convert("RGB"))
    assert ImageStat.Stat(difference).mean == [0, 0, 0]


def test_the_palette_keeps_the_likeness(crowd: Scene) -> None:
    assert likeness(opened(render(crowd)).convert("RGB"), picture_of(crowd)) >= 0.97


@pytest.mark.slow
@pytest.mark.parametrize("name", ["final-01", "final-08"])
def test_the_kept_drawing_is_like_one_drawn_large_and_reduced(name: str) -> None:
    picture = miniatures.scene(crowded(name), words)
    assert likeness(picture_of(picture), reference(picture)) >= 0.995


def test_a_warm_picture_is_the_same_bytes_as_a_cold_one() -> None:
    picture = miniatures.scene(set_up("final-04"), words)
    warm = render(picture)
    forget()
    is_same = render(picture) == warm
    assert is_same  # a bool: pytest would spend minutes on comparing the bytes


def test_only_bands_that_changed_are_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[int] = []

    def counting(rows: Image.Image) -> Band:
        packed.append(rows.height)
        return pack(rows)

    monkeypatch.setattr(paint, "pack", counting)
    forget()
    ground = (Sprite("ground", Box(0, 0, 144, 144), ("lawn", "", 1)),)
    first = Scene(width=144, height=720, ground=ground, shapes=(Label("M3", Point(40, 300), 30),))
    moved = Scene(width=144, height=720, ground=ground, shapes=(Label("M3", Point(40, 600), 30),))
    render(first)
    assert len(packed) == 10
    packed.clear()
    render(moved)
    assert len(packed) == 2
    packed.clear()
    render(first)
    assert packed == []


def test_a_phone_picture_is_small(crowd: Scene) -> None:
    assert len(render(crowd)) < PICTURE_LIMIT
    assert opened(render(crowd)).size == (1200, 1248)


@pytest.mark.slow
def test_large_is_twice_as_large(crowd: Scene) -> None:
    large = opened(render(crowd, size=LARGE)).convert("RGB")
    assert large.size == (2400, 2496)
    assert likeness(large.reduce(2), picture_of(crowd)) > 0.95


def test_a_window_shows_a_part_in_the_same_pixels(crowd: Scene) -> None:
    from engine.miniatures.grid import Square

    window = field(Square("D4"))
    part = opened(render(crowd, size=Size(window=window)))
    whole = opened(render(crowd, size=PHONE))
    same = whole.crop((window.x, window.y, window.x + window.w, window.y + window.h))
    assert part.convert("RGB").tobytes() == same.convert("RGB").tobytes()


@pytest.mark.slow
def test_pictures_may_be_drawn_in_several_threads_at_once(crowd: Scene) -> None:
    others = [miniatures.scene(set_up(name), words) for name in ("final-02", "final-03")]
    alone = [render(scene) for scene in (crowd, *others)]
    forget()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(render, [crowd, *others] * 3))
    assert together == alone * 3


def test_a_hand_is_a_picture_too() -> None:
    from engine.miniatures.pieces import Side

    view = in_hand(Side.MARTIAN, "f_heat_ray", "f_peace", "f_slippery", "f_mind_control")
    held = miniatures.hand(view, words)
    assert held
    raw = render(held)
    assert opened(raw).size == (held.width, held.height)
    assert len(raw) < PICTURE_LIMIT


def test_the_cache_lets_the_least_used_go() -> None:
    cache: PartCache[str, bytes] = PartCache(10, len)
    for name in ("a", "b"):
        cache.get(name, lambda: b"1234")
    assert cache.get("a", lambda: b"new") == b"1234"
    cache.get("c", lambda: b"1234")
    assert cache.get("a", lambda: b"other") == b"1234"
    assert cache.get("b", lambda: b"new") == b"new"


def test_an_empty_scene_is_a_page_of_night() -> None:
    page = opened(render(Scene(width=100, height=90, ground=(), shapes=())))
    assert page.convert("RGB").getcolors() == [(9000, NIGHT.ink("night"))]


@pytest.mark.parametrize("name", sorted(NIGHT.inks))
def test_every_ink_is_printed_as_it_is(name: str) -> None:
    flat = Image.new("RGB", (2, 2), NIGHT.ink(name)).quantize(palette=NIGHT.palette, dither=Image.Dither.NONE)
    assert flat.convert("RGB").getpixel((0, 0)) == NIGHT.ink(name)


def test_a_png_needs_no_more_than_its_bands() -> None:
    rows = Image.new("P", (3, 2), 0)
    whole = png(2, 2, bytes(768), [pack(rows)])
    assert opened(whole).tobytes() == bytes(4)


LINES = [("short", 0, "short"), ("a line that is far too long for its room", 120, "a line…")]


@pytest.mark.parametrize(("words_", "width", "shown"), LINES)
def test_a_line_fits_its_room(words_: str, width: int, shown: str) -> None:
    from renderer.text import fit

    text, face = fit(Label(words_, Point(0, 0), 30, width=width), 1)
    assert text.startswith(shown.rstrip("…"))
    assert not width or face.getlength(text) <= width


def test_marks_of_direction_are_not_drawn() -> None:
    plain, marked = (
        Scene(width=200, height=72, ground=(), shapes=(Label(text, Point(10, 10), 30),))
        for text in ("M3 moves", "\u2068M3\u2069 moves")
    )
    assert render(plain) == render(marked)


def test_the_public_picture_does_not_change_when_hidden_things_are_dealt_again() -> None:
    """Byte for byte: no hand, deck or face-down marker shows."""
    differing = 0
    for number, state in enumerate(islice(states("final-01", 8), 0, 120, 40)):
        other = dealt_again(state, number)
        differing += other != state
        public, same = (miniatures.scene(rules().view(each, None), words) for each in (state, other))
        assert render(public) == render(same)
    assert differing
