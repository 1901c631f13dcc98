"""Every kind of picture into a folder, to be looked at: `python -m tests.renderer.gallery docs/gallery`."""

import sys
from collections.abc import Iterator
from pathlib import Path

from engine.miniatures.grid import Square
from engine.miniatures.pieces import FigureId, Side
from engine.miniatures.sight import Sight
from renderer import PHONE, Scene, Size, render
from renderer.scenes import miniatures
from renderer.scenes.miniatures import Preview, closeup
from tests.renderer.tables import SCENARIOS, crowded, in_hand, set_up, words

REACH = ("D3", "D4", "D5", "D6", "E4", "E5", "E6")
SIGHTS = {Square("G5"): Sight.CLEAR, Square("D8"): Sight.PARTIAL, Square("G4"): Sight.BLOCKED}
BLAST = ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3")


def pictures() -> Iterator[tuple[str, Scene, Size]]:
    for name in SCENARIOS:
        yield f"set-up-{name}", miniatures.scene(set_up(name), words), PHONE
    for name in ("final-01", "final-10"):
        yield f"mid-game-{name}", miniatures.scene(crowded(name), words), PHONE
    table = crowded("final-01")
    yield "closeup", miniatures.scene(table, words), closeup(Square("E4"))
    previews = {
        "reach": Preview(reach=tuple(map(Square, REACH)), ghost=(FigureId("S4"), Square("D4"))),
        "sight": Preview(sights=SIGHTS, odds={FigureId("M1"): 0.23, FigureId("M2"): 0.6}),
        "blast": Preview(blast=tuple(map(Square, BLAST))),
    }
    for name, preview in previews.items():
        yield f"preview-{name}", miniatures.scene(table, words, preview), PHONE
    hands = {
        Side.HUMAN: ("f_artillery", "f_splat", "f_stealth", "f_take_cover"),
        Side.MARTIAN: ("f_heat_ray", "f_giant_robot", "f_mind_control", "f_slippery"),
    }
    for side, cards in hands.items():
        held = miniatures.hand(in_hand(side, *cards), words)
        assert held
        yield f"hand-{side.value}", held, PHONE


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, scene, size in pictures():
        (folder / f"{name}.png").write_bytes(render(scene, size=size))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
