"""Every kind of picture into a folder, to be looked at: `python -m tests.renderer.gallery docs/gallery`."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from bot.titles.miniatures import MINIATURES
from engine.miniatures import actions as do
from engine.miniatures.actions import AnyAction
from engine.miniatures.grid import Direction, Square
from engine.miniatures.pieces import RowIndex, Side
from engine.miniatures.view import View
from renderer import PHONE, Scene, Size, render
from renderer.scenes import miniatures
from renderer.scenes.miniatures import closeup
from tests.renderer.games import states
from tests.renderer.tables import SCENARIOS, crowded, in_hand, rules, set_up, words

HANDS = {
    Side.HUMAN: ("f_artillery", "f_splat", "f_stealth", "f_take_cover"),
    Side.MARTIAN: ("f_heat_ray", "f_giant_robot", "f_mind_control", "f_slippery"),
}


def pictures() -> Iterator[tuple[str, Scene, Size]]:
    for name in SCENARIOS:
        yield f"set-up-{name}", miniatures.scene(set_up(name), words), PHONE
    for name in ("final-01", "final-10"):
        yield f"mid-game-{name}", miniatures.scene(crowded(name), words), PHONE
    yield "closeup", miniatures.scene(crowded("final-01"), words), closeup(Square("E4"))
    for name, view, actions in previews():
        yield f"preview-{name}", thought(view, actions), PHONE
    for side, cards in HANDS.items():
        held = miniatures.hand(in_hand(side, *cards), words)
        assert held
        yield f"hand-{side.value}", held, PHONE


def thought(view: View, actions: Sequence[AnyAction]) -> Scene:
    """A preview as the orders panel shows it."""
    assert MINIATURES.preview
    sketch = MINIATURES.preview.draw(view, actions, words)
    assert sketch, actions
    return sketch.scene


def previews() -> Iterator[tuple[str, View, Sequence[AnyAction]]]:
    """One of each kind, from games played at random and from a crowded board."""
    yield "deploy", *offered("final-10", 3, do.Deploy, 8)
    view, figures = offered("final-01", 5, do.Activate, 3, skip=120)
    yield "figure", view, figures[:1]
    yield "figures", view, figures
    yield "squares", *offered("final-04", 2, do.Move, 7, skip=60)
    view, moves = offered("final-01", 5, do.Move, 5, skip=90)
    yield "move", view, moves[:1]
    yield "shots", *offered("final-08", 2, do.Shoot, 4, skip=60)
    yield "fight", *offered("final-10", 3, do.Fight, 2)
    view, throws = offered("final-01", 5, do.CoverWithFire, 2, skip=40)
    yield "cover", view, throws[-1:]
    table = crowded("final-08")
    human, martian = (replace(table, viewer=side) for side in (Side.HUMAN, Side.MARTIAN))
    yield "row-in-part-by-chance", human, [do.Trigger(row=RowIndex(0), column="D")]
    yield "row-aimed", martian, [do.Trigger(row=RowIndex(1), column="D", rank=7, direction=Direction.S)]


def offered(
    scenario: str, seed: int, kind: type, fewest: int, skip: int = 0
) -> tuple[View, Sequence[AnyAction]]:
    """Returns the first position of a game in which somebody is offered so many actions of a kind."""
    for number, state in enumerate(states(scenario, seed)):
        decision = rules().decision(state)
        if decision is None or number < skip:
            continue
        (seat,) = decision.seats
        found = [action for action in rules().legal(state, seat) if isinstance(action, kind)]
        if len(found) >= fewest:
            return rules().view(state, seat), found
    raise AssertionError(f"nobody is offered {fewest} of {kind.__name__}")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, scene, size in pictures():
        (folder / f"{name}.png").write_bytes(render(scene, size=size))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
