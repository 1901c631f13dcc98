"""The miniatures: every scenario, fights, previews and hands."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any

from msgspec.structs import replace

from bot.cli.games.playout import by_mind
from bot.service.showing.replay import turns
from bot.titles.title import as_any_title
from engine.core import Level, SeededDice
from engine.miniatures import Options
from engine.miniatures import actions as do
from engine.miniatures.actions import AnyAction
from engine.miniatures.content import ScenarioId
from engine.miniatures.decisions import TakeTurn
from engine.miniatures.grid import SQUARES, Direction
from engine.miniatures.pieces import Place, RowIndex, Side
from engine.miniatures.view import View
from renderer import Scene, Still, film
from renderer.scenes import miniatures
from renderer.scenes.miniatures import closeup
from tests.engine.miniatures.loading import game_rules as rules
from tests.opaque import AnyTitle, steps_of
from tests.renderer.gallery.titles import players
from tests.renderer.games import states
from tests.renderer.letters import Picture, Screen
from tests.renderer.speech import Speech
from tests.renderer.tables import SCENARIOS, crowded, in_hand, words
from tests.titles import MINIATURES

GAMES = 30  # searched for a kind of action
FILM = 600_000  # bytes; only a sample

HANDS = {
    Side.HUMAN: ("f_artillery", "f_splat", "f_stealth", "f_take_cover"),
    Side.MARTIAN: ("f_heat_ray", "f_giant_robot", "f_mind_control", "f_slippery"),
}


def pictures() -> Iterator[Picture]:
    """Yields the pictures of this game."""
    named = Speech(MINIATURES, players(as_any_title(MINIATURES)))
    for name in SCENARIOS:
        yield Picture(f"set-up-{name}", miniatures.scene(deployed(name), words))
    for name in ("final-01", "final-08", "final-10"):
        yield Picture(f"mid-game-{name}", miniatures.scene(fought(name), named))
        everything = miniatures.whole(fought(name), named)
        yield Picture(f"whole-{name}", everything, screen=Screen.OPENED)
    table = fought("final-01")
    crowd = max(SQUARES, key=lambda square: sum(one.at == square for one in table.figures.values()))
    yield Picture("closeup", miniatures.scene(table, words), closeup(crowd))
    for name, view, actions in previews():
        yield Picture(f"preview-{name}", thought(view, actions))
    for side, cards in HANDS.items():
        held = miniatures.hand(in_hand(side, *cards), words)
        assert held
        yield Picture(f"hand-{side.value}", held)


@cache
def deployed(scenario: str) -> View:
    """Returns a table at the start of its first turn; the game master has placed all figures."""
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
    """Returns the liveliest turn of a game between two computers, after the first round."""
    options = Options(scenario=ScenarioId(scenario))
    game = steps_of(as_any_title(MINIATURES), options, [by_mind(Level.NORMAL)] * 2, b"gallery", 20_000)
    views = (rules().view(step.state, None) for step in game)
    return max((view for view in views if view.round > 1), key=_liveliness)


def _liveliness(view: View) -> tuple[int, int]:
    traces = {mark.trace for mark in view.marks or view.past}
    return len(traces), sum(one.place is Place.BOARD for one in view.figures.values())


def thought(view: View, actions: Sequence[AnyAction]) -> Scene:
    """Returns a preview as the orders panel shows it."""
    assert MINIATURES.pictures.preview
    sketch = MINIATURES.pictures.preview.draw(view, actions, words)
    assert sketch, actions
    return sketch.scene


def previews() -> Iterator[tuple[str, View, Sequence[AnyAction]]]:
    """Yields one preview of each kind, from random games and from a crowded board."""
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
    """Returns the first position, of this game or the next, that offers a seat this many actions."""
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
    """Returns a short game as a small film."""
    title: AnyTitle = as_any_title(MINIATURES)
    game: list[Any] = list(states("final-05", 3))
    views = (title.rules.view(state, None) for state in turns(title, game))
    return film([Still(miniatures.scene(view, words), 100) for view in views], limit=FILM)
