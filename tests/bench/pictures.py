"""Pictures: what one costs a turn, how small and how true it is, and how long it holds up the others."""

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
    """Scenes as a table posts them: one at every change of turn in the middle of a game."""
    return [miniatures.scene(view, words) for view in islice(posted(name, seed), 4, 4 + TURNS)]


def mid_game(title: AnyTitle) -> list[Scene]:
    """Scenes of a title as a table posts them, in the middle of a random game."""
    words = catalogue().words(ENGLISH, title)
    return [title.pictures.board(view, words) for view in mid_game_views(title)[:TURNS]]


def mid_game_views(title: AnyTitle, number: int = 0) -> list[Any]:
    """Views of a title as a table posts them, from the middle of a random game on."""
    game = play(title, {}, number)
    views = [
        title.rules.view(step.after, None)
        for step, following in pairwise(game.steps)
        if step.seat != following.seat or title.rules.round(step.after) != title.rules.round(following.after)
    ]
    return views[len(views) // 3 :]


def posted(name: str, seed: int) -> Iterator[View]:
    """Yields what is drawn of a random game of a scenario: the table at every change of turn."""
    before: tuple[object, ...] = ()
    for view in views(name, seed):
        now = (view.round, view.turn)
        if now != before and view.turn is not None:
            yield view
        before = now


def whole(name: str = "final-01", seed: int = 4) -> list[Scene]:
    """Scenes of a game from its first turn to its last."""
    return [miniatures.scene(view, words) for view in posted(name, seed)]


def preview(game: Sequence[Scene]) -> float:
    """Where a figure can go, what it sees, the odds: on a board that was shown before, nothing packed."""
    view, actions = offered("final-01", 4, Activate, 1, skip=100)
    ratios = []
    for _ in range(ROUNDS):
        forget_bands()
        thinking = cpu(lambda: render(thought(view, actions[:1])))
        forget_bands()
        ratios.append(thinking / cpu(partial(render, game[-1])))
    return median(ratios)


def filmed(game: Sequence[Scene]) -> float:
    """The time a picture of a film takes, sprites warm."""
    stills = [Still(scene, 100) for scene in game]
    ratios = []
    for _ in range(ROUNDS):
        making = cpu(partial(film, stills)) / len(stills)
        forget_bands()
        ratios.append(making / cpu(partial(render, game[-1])))
    return median(ratios)


def cheapest(ground: Image.Image) -> bytes:
    """The floor: a copy of the ground, its rows stored as they are in a PNG."""
    raw, wide = ground.copy().tobytes(), ground.width * 3
    lines = b"\0" + b"\0".join(raw[start : start + wide] for start in range(0, len(raw), wide))
    packed = zlib.compress(lines, 0)
    return packed + zlib.crc32(packed).to_bytes(4, "big")


def floor(ground: Image.Image) -> float:
    """The floor's time; the first run pays for fresh memory, so the quickest of three counts."""
    return min(cpu(partial(cheapest, ground)) for _ in range(3))


def frame(game: Sequence[Scene]) -> float:
    """The picture after each turn of a game: sprites are warm, packed rows are those of the turns before."""
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
    """The same when every row has to be composed and packed, as after a restart or on another table."""
    ground = picture_of(game[-1])
    ratios = []
    for scene in game:
        forget_bands()
        ratios.append(cpu(partial(render, scene)) / floor(ground))
    return median(ratios)


def encoding(picture: Image.Image) -> Iterator[Row]:
    """Our PNG of a palette against Pillow's default of the same picture."""
    usual = "Pillow's default PNG of the same picture"
    time = ratio(partial(packed, picture), partial(plain, picture))
    yield Row(what="encoding, time", against=usual, measured=time, at_most=0.22)
    size = len(packed(picture)) / len(plain(picture))
    yield Row(what="encoding, bytes", against=usual, measured=size, at_most=0.45)


def packed(picture: Image.Image) -> bytes:
    """A whole picture reduced and packed, band by band, as `render` does it."""
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
    """The longest another thread waits for the lock while a picture is drawn, forced switching off."""
    switching = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        # Other work on the machine only ever lengthens a wait: the shortest of a few is the truest.
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
        sleep(0)  # lets go of the lock, and has it back when the worker does the same
        now = perf_counter()
        longest, last = max(longest, now - last), now
    return longest / (last - start)
