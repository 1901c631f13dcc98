"""The map with its pieces, and the traces of the last turn."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import hypot
from typing import NamedTuple

from engine.new_wave.content import AreaId, Side, Terrain, UnitKind
from engine.new_wave.forecast import Blow, CivilianLoss, Forecast
from engine.new_wave.marks import Mark, Trace
from engine.new_wave.view import AreaView, BuildingView, UnitView, View
from renderer.scenes.new_wave import layout, names
from renderer.scenes.new_wave.preview import CIVILIAN, Ghost, Preview, strength, striker
from renderer.shapes import Box, Label, Point, Shape, Sprite, Track
from renderer.text import width_of, wrap
from renderer.words import Words

BALLOONS = "barrage_balloons"
HUMAN_UNITS = (UnitKind.ARMY, UnitKind.NAVY)
KINDS = (UnitKind.TRIPOD, UnitKind.UFO, UnitKind.ARMY, UnitKind.NAVY)
WAYS = {Side.MARTIANS: "move-martian martian", Side.HUMANS: "move-human human"}
WALK, PUSH = "move-neutral paper", "move-human acid"
NEAR = 36  # distance of an arrow's ends from the middle of the pieces


def ground() -> Iterable[Shape]:
    """Yields the static part: the country."""
    for column, row, box in layout.tiles():
        yield Sprite("atlas", box, (column, row))


def name(area: AreaId, words: Words) -> Iterable[Label]:
    """Yields the name of an area, in two lines if it is long and there is room."""
    at, spot = layout.name_of(area), layout.SPOTS[area]
    told, room = names.area(area, words), spot.name_room
    long = width_of(told, "bold", layout.NAME) > room and spot.name_lines > 1
    lines = wrap(told, "bold", layout.NAME, min(room, 160), spot.name_lines) if long else [told]
    for number, line in enumerate(lines):
        y = at.y + number * layout.LINE
        yield Label(line, Point(at.x, y), layout.NAME, "paper", "bold", "mm", width=room, halo="ink")


def shapes(view: View, words: Words, preview: Preview | None = None) -> Iterable[Shape]:
    """Yields the moving part, and the marks of the last turn or of a preview."""
    marks = () if preview else strokes(view)
    yield from _grounds(view, preview)
    for area in view.areas:
        yield from name(area, words)
    for area, spot in view.areas.items():
        if spot.port:
            yield Sprite("anchor", _on_map(layout.ANCHOR))
        yield from _home(area, spot, marks)
    yield from _ways(marks)
    for area, spot in view.areas.items():
        yield from _units(area, spot, marks, guests=_guests(area, preview))
    for area, spot in view.areas.items():
        yield from _flashes(area, _standing(area, spot, marks), marks)
    if preview is None:
        yield from _attack(view)
    else:
        yield from _preview(view, preview)


def strokes(view: View) -> tuple[Mark, ...]:
    """Returns the marks to draw: of this turn, or of the previous one while there are none."""
    return view.marks or view.past


def author(view: View) -> Side:
    """Returns the side that made the drawn marks."""
    return view.side if view.marks else view.side.other


def over(view: View) -> bool:
    """Tells whether the game has ended."""
    return view.damage >= view.damage_limit or not view.civilians or view.round > view.round_limit


# --- areas -----------------------------------------------------------------------------------------------


def _grounds(view: View, preview: Preview | None) -> Iterable[Shape]:
    """Yields the overlays of whole areas."""
    covered: dict[AreaId, list[str]] = {}
    for area, spot in view.areas.items():
        if spot.hostile and spot.terrain is Terrain.LAND:
            covered.setdefault(area, []).append("hostile")
    for area in preview.areas if preview else ():
        covered.setdefault(area, []).append("offered")
    struck = [*(preview.strikes if preview else ()), *((view.attack.area,) if view.attack else ())]
    for area in dict.fromkeys(struck):
        covered.setdefault(area, []).append("struck")
    for area, how in covered.items():
        for layer in how:
            yield Sprite("area", layout.overlay(area), (area, layer))


def _home(area: AreaId, spot: AreaView, marks: Sequence[Mark]) -> Iterable[Shape]:
    """Yields building, balloons, civilians and influence markers of an area."""
    if spot.building:
        yield Sprite("war-building", layout.building(area), building_look(spot.building))
    else:
        for mark in _at(area, marks, Trace.FALL):
            if not _is_unit(mark.what) and mark.what != BALLOONS:
                yield Sprite("war-building", layout.building(area), (mark.what, 0, "fallen"))
    fallen = any(mark.what == BALLOONS for mark in _at(area, marks, Trace.FALL))
    if spot.balloons or fallen:
        look = (BALLOONS, 1) if spot.balloons else (BALLOONS, 0, "fallen")
        yield Sprite("war-building", layout.balloons(area), look)
    if spot.civilians:
        safe = ("safe",) if spot.protected else ()
        yield Sprite("civilians", layout.people(area), (spot.civilians, spot.fought, *safe))
    for number, marker in enumerate(spot.markers):
        yield Sprite(
            "influence", layout.influence(area, number, beside=bool(spot.civilians)), (marker.value,)
        )


def building_look(built: BuildingView) -> tuple[str | int, ...]:
    """Returns the look of a building."""
    look: tuple[str | int, ...] = (built.kind, built.defence)
    if built.shield:
        look += ("shield",)
    return (*look, "used") if built.used else look


def by_kind(units: Iterable[UnitView]) -> list[UnitView]:
    """Returns units in drawing order: by kind, then by number."""
    return sorted(units, key=lambda unit: (KINDS.index(unit.kind), unit.id))


def _fallen_units(area: AreaId, marks: Sequence[Mark]) -> list[str]:
    """Returns the units destroyed in an area."""
    return [mark.what for mark in _at(area, marks, Trace.FALL) if _is_unit(mark.what)]


def _standing(area: AreaId, spot: AreaView, marks: Sequence[Mark]) -> int:
    """Returns the number of units drawn in an area."""
    return len(spot.units) + len(_fallen_units(area, marks))


def _guests(area: AreaId, preview: Preview | None) -> int:
    """Returns 1 if a unit might enter an area in a preview, to reserve a place for it."""
    ghosts = preview.ghosts if preview else ()
    return int(any(ghost.to == area and _kind(ghost.piece) in KINDS for ghost in ghosts))


def _units(area: AreaId, spot: AreaView, marks: Sequence[Mark], *, guests: int) -> Iterable[Shape]:
    """Yields the units of an area, then the destroyed ones."""
    looks: list[tuple[str | int, ...]] = [
        (unit.kind.value, number_of(unit.id), *(("used",) if unit.used else ()))
        for unit in by_kind(spot.units)
    ]
    looks += [(kind_of(unit), number_of(unit), "fallen") for unit in _fallen_units(area, marks)]
    for look, box in zip(looks, layout.units(area, len(looks) + guests), strict=False):
        yield Sprite("war-unit", box, look)


def number_of(unit: str) -> str:
    return unit.rpartition("_")[2]


def kind_of(unit: str) -> str:
    return unit.rpartition("_")[0]


def _is_unit(what: str) -> bool:
    return number_of(what).isdigit()


def _on_map(box: Box) -> Box:
    x, y = layout.on_page(Point(box.x, box.y))
    return box._replace(x=x, y=y)


# --- the last turn ---------------------------------------------------------------------------------------


def _at(area: AreaId, marks: Sequence[Mark], *traces: Trace) -> list[Mark]:
    return [mark for mark in marks if mark.at == area and mark.trace in traces]


class Arrow(NamedTuple):
    """An arrow: its style, start and end."""

    style: str
    start: Point
    end: Point


def _ways(marks: Sequence[Mark]) -> Iterable[Track]:
    """Yields arrows for all moves."""
    ways = dict.fromkeys(_way(mark) for mark in marks if mark.start is not None)
    for way in ways:
        if way is not None:
            yield arrow(*way)


def _way(mark: Mark) -> Arrow | None:
    if mark.start is None or mark.at is None:
        return None
    if mark.trace is Trace.WALK:
        return Arrow(WALK, _middle(layout.people(mark.start)), _middle(layout.people(mark.at)))
    style = PUSH if mark.trace is Trace.PUSH else way_of(mark.what)
    return Arrow(style, field(mark.start), field(mark.at))


def way_of(unit: str) -> str:
    """Returns the arrow style of a unit."""
    return WAYS[Side.HUMANS if kind_of(unit) in HUMAN_UNITS else Side.MARTIANS]


def field(area: AreaId) -> Point:
    """Returns the middle of an area's units."""
    return layout.on_page(layout.SPOTS[area].field)


def _middle(box: Box) -> Point:
    return Point(box.x + box.w // 2, box.y + box.h // 2)


def arrow(style: str, start: Point, end: Point) -> Track:
    """Returns an arrow that leaves room for the pieces at both ends."""
    length = hypot(end.x - start.x, end.y - start.y)
    share = min(0.3, NEAR / length) if length else 0.0
    dx, dy = (end.x - start.x) * share, (end.y - start.y) * share
    first = Point(round(start.x + dx), round(start.y + dy))
    return Track(style, (first, Point(round(end.x - dx), round(end.y - dy))))


def _flashes(area: AreaId, standing: int, marks: Sequence[Mark]) -> Iterable[Shape]:
    """Yields strikes with their damage, and the number of dead civilians."""
    blows: Counter[str] = Counter()
    for mark in _at(area, marks, Trace.STRIKE, Trace.HIT):
        blows["martian" if mark.trace is Trace.STRIKE else "human"] += mark.amount
    for number, (ink, amount) in enumerate(blows.items()):
        yield from flash(layout.flash(area, standing, number), ink, str(amount))
    dead = sum(mark.amount for mark in _at(area, marks, Trace.DEATH, Trace.TAKE))
    if dead:
        yield Sprite("toll", layout.toll(area), (dead,))


def flash(box: Box, ink: str, amount: str) -> Iterable[Shape]:
    """Yields a burst with a number in it."""
    yield Sprite("flash", box, (ink, amount))


def _attack(view: View) -> Iterable[Shape]:
    """Yields the damage declared so far in the attack under way."""
    if view.attack is not None and view.attack.damage:
        area = view.attack.area
        marks = strokes(view)
        earlier = len({mark.trace for mark in _at(area, marks, Trace.STRIKE, Trace.HIT)})
        box = layout.flash(area, _standing(area, view.areas[area], marks), earlier)
        yield from flash(box, "amber", str(view.attack.damage))


# --- previews --------------------------------------------------------------------------------------------


def _preview(view: View, preview: Preview) -> Iterable[Shape]:
    """Yields pieces at their new places, strikes with their strength, and the losses."""
    for ghost in preview.ghosts:
        if ghost.origin is not None:
            yield _ghost_way(ghost)
    for look in dict.fromkeys((_kind(ghost.piece), ghost.to) for ghost in preview.ghosts):
        yield from _ghost(view, *look)
    for area, reckoned in preview.strikes.items():
        yield from _losses(area, view.areas[area], reckoned)
        amount = strength(reckoned)
        if amount:
            box = layout.flash(area, len(view.areas[area].units))
            yield from flash(box, INKS[striker(reckoned)], amount)


INKS = {Side.MARTIANS: "martian", Side.HUMANS: "human"}


def _kind(piece: str) -> str:
    return kind_of(piece) if _is_unit(piece) else piece


def _ghost_way(ghost: Ghost) -> Track:
    assert ghost.origin is not None, "it comes from nowhere"
    if ghost.piece == CIVILIAN:
        return arrow(WALK, _middle(layout.people(ghost.origin)), _middle(layout.people(ghost.to)))
    return arrow(way_of(ghost.piece), field(ghost.origin), field(ghost.to))


def _ghost(view: View, piece: str, area: AreaId) -> Iterable[Shape]:
    """Yields a previewed piece with brackets around it."""
    spot = view.areas[area]
    if piece == CIVILIAN:
        box = layout.people(area)
        yield Sprite("civilians", box, (spot.civilians + 1, 0, "ghost"))
    elif piece in KINDS:
        box = layout.units(area, len(spot.units) + 1)[-1]
        yield Sprite("war-unit", box, (piece, "", "ghost"))
    else:
        box = layout.balloons(area) if piece == BALLOONS else layout.building(area)
        yield Sprite("war-building", box, (piece, 0, "ghost"))
    yield Sprite("preview-pick", Box(box.x - 8, box.y - 8, box.w + 16, box.h + 16))


def _losses(area: AreaId, spot: AreaView, reckoned: Forecast) -> Iterable[Shape]:
    """Yields a skull on every piece that a strike would destroy."""
    if isinstance(reckoned, CivilianLoss):
        yield Sprite("toll", layout.toll(area), (reckoned.before - reckoned.after,))
    if not isinstance(reckoned, Blow) or reckoned.damage < reckoned.needed:
        return
    toll = reckoned.toll
    if toll.building is not None:
        yield Sprite("skull", _shoulder(layout.building(area)))
    if toll.balloons:
        yield Sprite("skull", _shoulder(layout.balloons(area)))
    boxes = zip(by_kind(spot.units), layout.units(area, len(spot.units)), strict=True)
    ours = [box for unit, box in boxes if unit.kind in HUMAN_UNITS]
    for box in ours[: toll.units]:
        yield Sprite("skull", Box(box.x - 4, box.y - 6, 36, 36))
    if toll.civilians:
        yield Sprite("toll", layout.toll(area), (toll.civilians,))


def _shoulder(box: Box) -> Box:
    return Box(box.x + box.w - 30, box.y - 6, 36, 36)
