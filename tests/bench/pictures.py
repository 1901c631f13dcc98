"""Pictures: time per turn, size, likeness, and how long they hold the interpreter lock."""

import io
import sys
import zlib
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice, pairwise
from statistics import median
from threading import Thread
from time import perf_counter, sleep
from typing import Any

from PIL import Image

from bot.text.catalogue import ENGLISH
from engine.miniatures.actions import Activate
from engine.miniatures.view import View
from renderer import NIGHT, Scene, Still, film, render
from renderer.encode import pack, png
from renderer.paint import BAND, picture_of
from renderer.scenes import miniatures
from tests.bench.rows import ROUNDS, Row, cpu, ratio
from tests.engine.games import catalogue, play
from tests.opaque import AnyTitle
from tests.renderer.gallery.miniatures import offered, thought
from tests.renderer.games import views
from tests.renderer.measures import likeness
from tests.renderer.reference import forget_bands, reference
from tests.renderer.tables import crowded, words
from tests.titles import MINIATURES, TITLES

TURNS = 12
KIBI = 1024


def rows() -> Iterator[Row]:
    game = turns()
    yield from _boards(game)
    yield from encoding(picture_of(game[-1]))
    yield from _looks_and_locks(game)
    yield from _films_and_previews(game)
    yield Row(
        what="phone picture of the most crowded board",
        against="400 KiB",
        measured=len(render(miniatures.scene(crowded("final-10"), words))) / KIBI,
        at_most=400,
        unit="KiB",
    )


def _boards(game: Sequence[Scene]) -> Iterator[Row]:
    least = "copy of the ground and the cheapest PNG of that size"
    yield Row(what="a turn's picture, warm", against=least, measured=frame(game), at_most=3)
    yield Row(
        what="the same with no row of the turn before kept",
        against=least,
        measured=with_no_bands(game),
        at_most=3,
    )
    for title in TITLES:
        if title.id != MINIATURES.id:
            yield Row(
                what=f"a turn's picture of {title.id}, warm",
                against=least,
                measured=frame(mid_game(title)),
                at_most=3,
            )


def _looks_and_locks(game: Sequence[Scene]) -> Iterator[Row]:
    yield Row(
        what="likeness of the kept drawing (SSIM)",
        against="the same scene drawn at 4x and reduced",
        measured=likeness(picture_of(game[-1]), reference(game[-1])),
        at_least=0.995,
        unit="",
    )
    yield Row(
        what="longest hold of the interpreter lock",
        against="the picture's time",
        measured=longest_hold(game),
        at_most=0.10,
    )


def _films_and_previews(game: Sequence[Scene]) -> Iterator[Row]:
    yield Row(
        what="a preview, worked out and drawn", against="the picture with no row kept", measured=preview(game)
    )
    yield Row(what="a picture of a film", against="the picture with no row kept", measured=filmed(game))
    yield Row(
        what="a film of a whole game",
        against="8 MiB",
        measured=len(film([Still(scene, 100) for scene in whole()])) / KIBI,
        at_most=8192,
        unit="KiB",
    )


def turns(name: str = "final-01", seed: int = 4) -> list[Scene]:
    """Returns scenes as a table posts them: one at every change of turn in the middle of a game."""
    return [miniatures.scene(view, words) for view in islice(posted(name, seed), 4, 4 + TURNS)]


def mid_game(title: AnyTitle) -> list[Scene]:
    """Returns scenes of a title as a table posts them, in the middle of a random game."""
    words = catalogue().words(ENGLISH, title)
    return [title.pictures.board(view, words) for view in mid_game_views(title)[:TURNS]]


def mid_game_views(title: AnyTitle, number: int = 0) -> list[Any]:
    """Returns views of a title as a table posts them, without the first third of a random game."""
    game = play(title, {}, number)
    views = [
        title.rules.view(step.after, None)
        for step, following in pairwise(game.steps)
        if step.seat != following.seat or title.rules.round(step.after) != title.rules.round(following.after)
    ]
    return views[len(views) // 3 :]


def posted(name: str, seed: int) -> Iterator[View]:
    """Yields the views of a random game of a scenario at every change of turn."""
    before: tuple[object, ...] = ()
    for view in views(name, seed):
        now = (view.round, view.turn)
        if now != before and view.turn is not None:
            yield view
        before = now


def whole(name: str = "final-01", seed: int = 4) -> list[Scene]:
    """Returns the scenes of a game from its first turn to its last."""
    return [miniatures.scene(view, words) for view in posted(name, seed)]


def preview(game: Sequence[Scene]) -> float:
    """Returns the time of a preview (moves, lines of sight, odds) relative to a picture, with no row kept."""
    view, actions = offered("final-01", 4, Activate, 1, skip=100)
    ratios = []
    for _ in range(ROUNDS):
        forget_bands()
        thinking = cpu(lambda: render(thought(view, actions[:1])))
        forget_bands()
        ratios.append(thinking / cpu(partial(render, game[-1])))
    return median(ratios)


def filmed(game: Sequence[Scene]) -> float:
    """Returns the time of one picture of a film relative to a single picture, with warm sprites."""
    stills = [Still(scene, 100) for scene in game]
    ratios = []
    for _ in range(ROUNDS):
        making = cpu(partial(film, stills)) / len(stills)
        forget_bands()
        ratios.append(making / cpu(partial(render, game[-1])))
    return median(ratios)


def cheapest(ground: Image.Image) -> bytes:
    """Returns the cheapest encoding: a copy of the ground with its rows stored uncompressed."""
    raw, wide = ground.copy().tobytes(), ground.width * 3
    lines = b"\0" + b"\0".join(raw[start : start + wide] for start in range(0, len(raw), wide))
    packed = zlib.compress(lines, 0)
    return packed + zlib.crc32(packed).to_bytes(4, "big")


def floor(ground: Image.Image) -> float:
    """Returns the time of `cheapest`: the quickest of three, as the first run allocates memory."""
    return min(cpu(partial(cheapest, ground)) for _ in range(3))


def frame(game: Sequence[Scene]) -> float:
    """Returns the time of a turn's picture relative to `floor`, with sprites and earlier rows cached."""
    ground = picture_of(game[0])
    for scene in game:
        picture_of(scene)
    ratios = []
    for _ in range(ROUNDS):
        forget_bands()
        render(game[0])
        ratios += [cpu(partial(render, scene)) / floor(ground) for scene in game[1:]]
    return median(ratios)


def with_no_bands(game: Sequence[Scene]) -> float:
    """Returns the same when every row has to be composed and packed, as after a restart."""
    ground = picture_of(game[-1])
    ratios = []
    for scene in game:
        forget_bands()
        ratios.append(cpu(partial(render, scene)) / floor(ground))
    return median(ratios)


def encoding(picture: Image.Image) -> Iterator[Row]:
    """Yields the time and size of our palette PNG against Pillow's default of the same picture."""
    usual = "Pillow's default PNG of the same picture"
    time = ratio(partial(packed, picture), partial(plain, picture))
    yield Row(what="encoding, time", against=usual, measured=time, at_most=0.22)
    size = len(packed(picture)) / len(plain(picture))
    yield Row(what="encoding, bytes", against=usual, measured=size, at_most=0.45)


def packed(picture: Image.Image) -> bytes:
    """Returns a whole picture reduced to the palette and packed, band by band, as `render` does it."""
    bands = []
    for top in range(0, picture.height, BAND):
        rows = Image.new("RGB", (picture.width + 1, min(BAND, picture.height - top)))
        rows.paste(picture.crop((0, top, picture.width, top + rows.height)), (1, 0))
        bands.append(pack(rows.quantize(palette=NIGHT.palette, dither=Image.Dither.NONE)))
    return png(picture.width, picture.height, NIGHT.colours, bands)


def plain(picture: Image.Image) -> bytes:
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def longest_hold(game: Sequence[Scene]) -> float:
    """Returns the longest hold of the interpreter lock while a picture is drawn, without forced switching."""
    switching = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        # Other work on the machine can only lengthen a wait: the shortest of a few counts.
        return median(min(_hold(scene) for _ in range(ROUNDS)) for scene in game[:ROUNDS])
    finally:
        sys.setswitchinterval(switching)


def _hold(scene: Scene) -> float:
    picture_of(scene)
    forget_bands()
    worker = Thread(target=render, args=(scene,))
    longest = 0.0
    start = last = perf_counter()
    worker.start()
    while worker.is_alive():
        sleep(0)  # releases the lock until the worker releases it
        now = perf_counter()
        longest, last = max(longest, now - last), now
    return longest / (last - start)
