"""Example pictures of the rules: held units, and the order of losses in a Martian attack."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.titles.title import Plate, Sketch, Words
from engine.core import SeededDice
from engine.new_wave import NewWaveRules, Options
from engine.new_wave import actions as do
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import AreaId, BuildingId, CardId, ModeId, Side, UnitKind
from engine.new_wave.state import Attacking, Built, Civilians, Frame, Shot, State, Unit, UnitId, seat_of
from engine.new_wave.view import View
from renderer.scenes import new_wave as scenes
from renderer.scenes.caption import caption
from renderer.scenes.new_wave import board, layout, names
from renderer.shapes import Box, Label, Scene, Shape, Size
from renderer.text import width_of

YORKSHIRE, MIDLANDS, WALES = AreaId("yorkshire"), AreaId("east_midlands"), AreaId("wales")


class Plates:
    """Draws the examples on maps set up for them."""

    def __init__(self, rules: NewWaveRules) -> None:
        self._rules = rules

    def all(self) -> tuple[Plate, ...]:
        return (
            Plate(name="holding", draw=self._holding),
            Plate(name="martian-attacks", draw=self._attack),
        )

    def _holding(self, words: Words) -> Sketch:
        """Draws two tripods and one army in an area: one tripod may leave."""
        units = {"army_1": YORKSHIRE, "tripod_1": YORKSHIRE, "tripod_2": YORKSHIRE}
        view = self._map(units, {YORKSHIRE: 2, MIDLANDS: 3})
        leaves = do.MoveUnit(unit=UnitId("tripod_2"), to=MIDLANDS)
        area, to = names.area(YORKSHIRE, words), names.area(MIDLANDS, words)
        alt = words("plate-holding", area=area, to=to)
        return _cut(view, leaves, alt, words("plate-holding-sum"), Box(608, 508, 424, 392), words)

    def _attack(self, words: Words) -> Sketch:
        """Draws a strike that destroys a building and an army, and is too weak for more."""
        shots = tuple(
            Shot(card=CardId("tripod"), mode=ModeId("tripod_attack"), damage=damage, unit=None)
            for damage in (2, 3)
        )
        view = self._map(
            {"army_1": WALES, "tripod_1": WALES},
            {WALES: 4},
            Built(kind=BuildingId("supply_depot"), area=WALES),
            stack=(Attacking(area=WALES, shots=shots),),
        )
        alt = words("plate-attack", area=names.area(WALES, words))
        return _cut(view, do.Strike(), alt, words("plate-attack-sum"), Box(286, 716, 372, 234), words)

    def _map(
        self,
        units: Mapping[str, AreaId],
        civilians: Mapping[AreaId, int],
        *buildings: Built,
        stack: tuple[Frame, ...] = (),
    ) -> View:
        """Returns the view of a map with these pieces only."""
        state = self._rules.setup(Options(), 2, SeededDice(b"booklet", 0)).state
        assert isinstance(state, State)
        made_up = replace(
            state,
            side=Side.MARTIANS,
            units={UnitId(name): _unit(name, area) for name, area in units.items()},
            civilians={area: Civilians(count=count) for area, count in civilians.items()},
            buildings=buildings,
            stack=stack,
            marks=(),
            past=(),
        )
        return self._rules.view(made_up, seat_of(Side.MARTIANS))


def _unit(name: str, area: AreaId) -> Unit:
    return Unit(kind=UnitKind(name.rpartition("_")[0]), area=area)


def _cut(view: View, action: AnyAction, alt: str, told: str, window: Box, words: Words) -> Sketch:
    """Returns the preview of an action, cropped from the map, with a caption."""
    preview = scenes.preview_of(view, [action], words)
    shapes = [s for s in board.shapes(view, words, preview) if not _is_cut_off(s, window)]
    foot = caption([told], window.x, window.y + window.h, window.w)
    scene = Scene(
        width=layout.WIDTH,
        height=layout.HEIGHT,
        ground=tuple(board.ground()),
        shapes=(*shapes, *foot.shapes),
    )
    whole = window._replace(h=window.h + foot.box.h)
    return Sketch(scene=scene, alt=alt, size=Size(scale=2, window=whole))


def _is_cut_off(shape: Shape, window: Box) -> bool:
    """Tells whether a shape is a centred label that does not fit into the picture."""
    if not isinstance(shape, Label) or shape.anchor[0] != "m":
        return False
    wide, high = width_of(shape.text, shape.face, shape.size) // 2, shape.size
    across = window.x <= shape.at.x - wide <= shape.at.x + wide <= window.x + window.w
    return not (across and window.y <= shape.at.y - high <= shape.at.y + high <= window.y + window.h)
