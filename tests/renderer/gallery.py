"""Every kind of picture into a folder, to be looked at: `python -m tests.renderer.gallery docs/gallery`."""

import io
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, count
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PIL import Image

from bot.cli.games.playout import by_mind
from bot.service.showing.replay import turns
from bot.titles import title_of
from bot.titles.title import Words, as_any_title
from engine.core import Level, SeededDice
from engine.miniatures import Options
from engine.miniatures import actions as do
from engine.miniatures.actions import AnyAction
from engine.miniatures.content import ScenarioId
from engine.miniatures.decisions import TakeTurn
from engine.miniatures.grid import SQUARES, Direction
from engine.miniatures.pieces import Place, RowIndex, Side
from engine.miniatures.view import View
from engine.new_wave.actions import Strike
from engine.new_wave.content import Side as WaveSide
from engine.new_wave.state import MARTIANS
from engine.new_wave.state import State as WaveState
from renderer import PHONE, Scene, Size, Still, film, render
from renderer.scenes import falling_skies, miniatures, new_wave
from renderer.scenes.miniatures import closeup
from tests.opaque import AnyTitle, steps_of
from tests.renderer import records, skies, waves
from tests.renderer.games import states
from tests.renderer.speech import Speech, speaking
from tests.renderer.tables import SCENARIOS, crowded, in_hand, rules, words
from tests.titles import MINIATURES, NEW_WAVE, TITLES
from tests.translations import LANGUAGES

GAMES = 30  # in which a kind of action is looked for
FEW = 4  # at a table that has room for more
FILM = 600_000  # bytes: a sample
SMALL = 600  # pixels wide

HANDS = {
    Side.HUMAN: ("f_artillery", "f_splat", "f_stealth", "f_take_cover"),
    Side.MARTIAN: ("f_heat_ray", "f_giant_robot", "f_mind_control", "f_slippery"),
}


def pictures() -> Iterator[tuple[str, Scene, Size]]:
    for name in SCENARIOS:
        yield f"set-up-{name}", miniatures.scene(deployed(name), words), PHONE
    for name in ("final-01", "final-08", "final-10"):
        yield f"mid-game-{name}", miniatures.scene(fought(name), words), PHONE
    yield "record", records.career(), PHONE
    table = fought("final-01")
    crowd = max(SQUARES, key=lambda square: sum(one.at == square for one in table.figures.values()))
    yield "closeup", miniatures.scene(table, words), closeup(crowd)
    for name, view, actions in previews():
        yield f"preview-{name}", thought(view, actions), PHONE
    for side, cards in HANDS.items():
        held = miniatures.hand(in_hand(side, *cards), words)
        assert held
        yield f"hand-{side.value}", held, PHONE
    for title in TITLES:
        if title.id != MINIATURES.id:
            yield from of_another(title)
    pages = {
        "campaign": skies.PAGES["attack"],
        "final": skies.table(skies.FINAL),
        "draft": skies.DRAFTS["rich draft"],
    }
    for name, page in pages.items():
        yield f"falling_skies-{name}", falling_skies.scene(page, skies.words), PHONE
    yield from war()


@cache
def deployed(scenario: str) -> View:
    """A table as its first turn begins; the game master has placed everybody."""
    options, key = Options(scenario=ScenarioId(scenario)), scenario.encode()
    state = rules().setup(options, 2, SeededDice(key, 0)).state
    move = 0
    while not isinstance(decision := rules().decision(state), TakeTurn):
        assert decision is not None
        (seat,) = decision.seats
        legal = rules().legal(state, seat)
        action = do.DeployRest() if do.DeployRest() in legal else legal[0]
        move += 1
        state = rules().apply(state, seat, action, SeededDice(key, move)).state
    return rules().view(state, None)


@cache
def fought(scenario: str) -> View:
    """The liveliest turn of a game between two computers, once it is under way."""
    options = Options(scenario=ScenarioId(scenario))
    game = steps_of(as_any_title(MINIATURES), options, [by_mind(Level.NORMAL)] * 2, b"gallery", 20_000)
    views = (rules().view(step.state, None) for step in game)
    return max((view for view in views if view.round > 1), key=_liveliness)


def _liveliness(view: View) -> tuple[int, int]:
    traces = {mark.trace for mark in view.marks or view.past}
    return len(traces), sum(one.place is Place.BOARD for one in view.figures.values())


def of_another(title: AnyTitle) -> Iterator[tuple[str, Scene, Size]]:
    """The table of another game as it begins and in the middle of things, and what a move would do there."""
    game, own = _game_of(title.id), Speech(title)
    middle = game[len(game) * 2 // 3]
    for name, state in (("begin", game[1]), ("mid-game", middle)):
        yield f"{title.id}-{name}", title.pictures.board(title.rules.view(state, None), own), PHONE
    if title.pictures.preview is not None:
        yield f"{title.id}-preview", _thought_of(title, game, own), PHONE


@cache
def _game_of(title_id: str) -> Sequence[Any]:
    """The states of a game between computers."""
    title: AnyTitle = title_of(title_id)
    options = title.codecs.options_type()
    seats = min(FEW, len(title.rules.seat_plan(options).keys))
    players = [by_mind(Level.NORMAL)] * seats
    return [step.state for step in steps_of(title, options, players, b"gallery", 20_000)]


def _thought_of(title: AnyTitle, game: Sequence[Any], own: Words) -> Scene:
    """The first action in the second half of a game that shows something before it is done."""
    assert title.pictures.preview is not None
    for state in game[len(game) // 2 :]:
        decision = title.rules.decision(state)
        for seat in decision.seats if decision else ():
            for action in title.rules.legal(state, seat):
                sketch = title.pictures.preview.draw(title.rules.view(state, seat), [action], own)
                if sketch is not None:
                    return sketch.scene
    raise AssertionError(f"{title.id} shows nothing")


def war() -> Iterator[tuple[str, Scene, Size]]:
    """War of the Worlds when the map is full, both hands, and what a strike would do."""
    game = _war()
    full = max(game, key=lambda state: (len(state.buildings), len(state.units), len(state.past)))
    yield "new_wave-late", new_wave.scene(waves.view(full), waves.words), PHONE
    yield "new_wave-end", new_wave.scene(waves.view(game[-1]), waves.words), PHONE
    for side in WaveSide:
        own = next(
            state for state in reversed(game) if state.side is side and len(state.camps[side].hand) == 5
        )
        held = new_wave.hand(waves.view(own, side), waves.words)
        assert held
        yield f"new_wave-hand-{side.value}", held, PHONE
    aimed = _declared()
    sketch = (
        NEW_WAVE.pictures.preview.draw(waves.view(aimed, aimed.side), [Strike()], waves.words)
        if NEW_WAVE.pictures.preview
        else None
    )
    assert sketch
    yield "new_wave-strike", sketch.scene, PHONE


@cache
def _war() -> Sequence[WaveState]:
    return list(waves.states("gallery", computer=True))


@cache
def _declared() -> WaveState:
    """A Martian attack that is declared and could strike, from the first game at random that has one."""
    games = (state for number in count() for state in waves.states(f"gallery {number}"))
    return next(state for state in games if Strike() in NEW_WAVE.rules.legal(state, MARTIANS))


def thought(view: View, actions: Sequence[AnyAction]) -> Scene:
    """A preview as the orders panel shows it."""
    assert MINIATURES.pictures.preview
    sketch = MINIATURES.pictures.preview.draw(view, actions, words)
    assert sketch, actions
    return sketch.scene


def previews() -> Iterator[tuple[str, View, Sequence[AnyAction]]]:
    """One of each kind, from games played at random and from a crowded board."""
    yield "deploy", *offered("final-10", 3, do.Deploy, 8)
    view, figures = offered("final-01", 5, do.Activate, 3, skip=120)
    yield "figure", view, figures[:1]
    view, moves = offered("final-01", 5, do.Move, 5, skip=90)
    yield "move", view, moves[:1]
    yield "shots", *offered("final-08", 2, do.Shoot, 4, skip=60)
    yield "fight", *offered("final-10", 3, do.Fight, 2)
    table = crowded("final-08")
    human, martian = (replace(table, viewer=side) for side in (Side.HUMAN, Side.MARTIAN))
    yield "row-in-part-by-chance", human, [do.Trigger(row=RowIndex(0), column="D")]
    yield "row-aimed", martian, [do.Trigger(row=RowIndex(1), column="D", rank=7, direction=Direction.S)]


@cache
def offered(
    scenario: str, seed: int, kind: type, fewest: int, skip: int = 0
) -> tuple[View, Sequence[AnyAction]]:
    """Returns the first position, of this game or the next, that offers somebody this many actions."""
    games = (enumerate(states(scenario, game)) for game in range(seed, seed + GAMES))
    for number, state in chain.from_iterable(games):
        decision = rules().decision(state)
        if decision is None or number < skip:
            continue
        for seat in decision.seats:
            found = [action for action in rules().legal(state, seat) if isinstance(action, kind)]
            if len(found) >= fewest:
                return rules().view(state, seat), found
    raise AssertionError(f"nobody is offered {fewest} of {kind.__name__}")


def replay() -> bytes:
    """A short game as a film, small."""
    title: AnyTitle = as_any_title(MINIATURES)
    game: list[Any] = list(states("final-05", 3))
    views = (title.rules.view(state, None) for state in turns(title, game))
    return film([Still(miniatures.scene(view, words), 100) for view in views], limit=FILM)


def main(folder: Path) -> None:
    """Draws all of it: English in the folder itself, other languages smaller, in folders of their own."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, scene, size in pictures():
        with Image.open(io.BytesIO(render(scene, size=size))) as picture:
            picture.save(folder / f"{name}.png", optimize=True)  # the same pixels, packed for keeping
    (folder / "replay.gif").write_bytes(replay())
    for language in LANGUAGES:
        (folder / language).mkdir(exist_ok=True)
        with speaking(language):
            for name, scene, size in pictures():
                _small(render(scene, size=size)).save(folder / language / f"{name}.png", optimize=True)


def _small(drawn: bytes) -> Image.Image:
    """Returns a picture half as wide, which is enough to look at its words."""
    with Image.open(io.BytesIO(drawn)) as picture:
        size = (SMALL, round(picture.height * SMALL / picture.width))
        smaller = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        return smaller.quantize(64, dither=Image.Dither.NONE)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
