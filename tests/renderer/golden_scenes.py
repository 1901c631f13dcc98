"""The golden pictures, and the command that redraws them.

`python -m tests.renderer.golden_scenes` overwrites them with the present art; look at them before committing.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from engine.miniatures.grid import Square
from engine.miniatures.pieces import FigureId, Side
from engine.miniatures.sight import Sight
from engine.new_wave.actions import Strike
from engine.new_wave.content import Side as WaveSide
from renderer import Scene, Size, render
from renderer.scenes import falling_skies, miniatures, new_wave
from renderer.scenes.miniatures import Preview
from renderer.shapes import Box, Sprite
from renderer.sprites.cover import KINDS
from renderer.sprites.figures import FIGURES
from tests.engine.miniatures.loading import game_content
from tests.renderer import skies, waves
from tests.renderer.speech import Speech
from tests.renderer.tables import crowded, in_hand, words
from tests.titles import MINIATURES

GOLDEN = Path(__file__).parent / "golden"

THOUGHT = Preview(
    picks=(FigureId("S1"),),
    reach={Square("C3"): 1, Square("D3"): 2, Square("E4"): 0},
    sights={Square("D4"): Sight.PARTIAL, Square("E3"): Sight.CLEAR, Square("E5"): Sight.BLOCKED},
    odds={FigureId("M10"): 0.23, FigureId("M2"): 0.6, FigureId("S5"): 1.0},
    blast=(Square("F4"),),
    maybe=(Square("F3"),),
    ghost=(FigureId("S1"), Square("C3")),
)


def parade() -> Scene:
    """Returns a scene with every figure, as it stands in a square of four."""
    sides = {str(name): profile.side.value for name, profile in game_content().profiles.items()}
    everyone = [name for name in FIGURES if not name.startswith("beta_")]
    tokens = (
        Sprite(
            "token",
            Box(i % 10 * 70, i // 10 * 74, 68, 72),
            (name, sides.get(name, "neutral"), name[:3].upper(), i % 6),
        )
        for i, name in enumerate(everyone)
    )
    return Scene(width=700, height=148, ground=(), shapes=tuple(tokens))


def scenery() -> Scene:
    """Returns a scene with every piece of cover on its usual ground."""
    grounds = ("street vm", "pavement", "lawn", "planks", "checker")
    places = [Box(i % 5 * 144, i // 5 * 144, 144, 144) for i in range(len(KINDS))]
    return Scene(
        width=720,
        height=432,
        ground=tuple(Sprite("ground", box, (grounds[i % 5], "", i)) for i, box in enumerate(places)),
        shapes=tuple(
            Sprite("cover", box, (kind, i)) for i, (box, kind) in enumerate(zip(places, KINDS, strict=True))
        ),
    )


@cache
def pictures() -> Mapping[str, tuple[Scene, Size]]:
    """Returns every scene with a golden picture, and the part that is shown."""
    held = miniatures.hand(in_hand(Side.MARTIAN, "f_heat_ray", "f_slippery"), words)
    assert held
    named = Speech(MINIATURES, {"human": "Alex", "martian": "Kim"})
    invasion = falling_skies.scene(skies.table(skies.CROWDED), skies.words)
    fight = miniatures.whole(crowded("final-08"), words)
    return {
        "parade": (parade(), Size()),
        "scenery": (scenery(), Size()),
        "fight": (fight, Size(window=Box(312, 216, 576, 576))),
        "score": (miniatures.scene(crowded("final-08"), named), Size(window=Box(0, 0, 1200, 120))),
        "panel": (fight, Size(window=Box(600, 1308, 600, 420))),
        "hand": (held, Size()),
        "preview": (
            miniatures.scene(crowded("final-08"), words, THOUGHT),
            Size(window=Box(312, 648, 576, 432)),
        ),
        "sky": (invasion, Size(window=Box(0, 290, 700, 460))),
        "base": (invasion, Size(window=Box(0, 1170, 900, 420))),
        **war(),
        "notebook": (falling_skies.scene(skies.PAGES["team"], skies.words), Size(window=Box(0, 0, 900, 900))),
    }


def war() -> dict[str, tuple[Scene, Size]]:
    """The War of the Worlds: the south of Britain, the offer, a hand, and the preview of a strike."""
    britain = new_wave.whole(waves.view(waves.CROWDED), waves.words)
    martians = waves.view(waves.STRUCK, WaveSide.MARTIANS)
    strike = new_wave.preview_of(martians, [Strike()], waves.words)
    held = new_wave.hand(martians, waves.words)
    assert held
    return {
        "britain": (britain, Size(window=Box(340, 560, 820, 660))),
        "scotland": (britain, Size(window=Box(0, 0, 760, 560))),
        "camps": (britain, Size(window=Box(0, 1480, 1280, 666))),
        "war-hand": (held, Size(window=Box(0, 0, 1200, 560))),
        "strike": (new_wave.scene(martians, waves.words, strike), Size(window=Box(560, 760, 640, 400))),
    }


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name, (scene, size) in pictures().items():
        (GOLDEN / f"{name}.png").write_bytes(render(scene, size=size))


if __name__ == "__main__":
    main()
