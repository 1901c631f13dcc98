"""The figures that can be activated, and the entry squares of figures off the board."""

from collections.abc import Iterable, Iterator

from engine.miniatures.grid import AROUND, Direction, Square
from engine.miniatures.pieces import Figure, FigureId, Place, Side
from engine.miniatures.situation import Situation
from engine.miniatures.state import State, Taking


def waits(state: State, side: Side) -> bool:
    """Tells whether a side has figures on the board, or due to enter, that are not activated."""
    places = (Place.BOARD, Place.WAITING)
    for figure in state.figures.values():
        if not figure.activated and figure.side is side and figure.place in places:
            return True
    return False


def candidates(now: Situation, side: Side) -> list[Figure]:
    """Returns the figures a side can activate; entering reserve figures come first (scenario 9)."""
    if now.state.called:  # their entry squares depend on zones, so the field's cache is not valid
        return _candidates(now, side)
    known = now.field.ready
    if side not in known:
        known[side] = _candidates(now, side)
    return known[side]


def _candidates(now: Situation, side: Side) -> list[Figure]:
    board = Place.BOARD
    ready = [
        figure
        for figure in now.state.figures.values()
        if not figure.activated
        and figure.side is side
        and (figure.place is board or (_outside(now, figure) and any(_entries(now, figure))))
    ]
    if now.scenario.reserve:
        return [figure for figure in ready if figure.place is Place.WAITING] or ready
    return ready


def _outside(now: Situation, figure: Figure) -> bool:
    """Tells whether a figure is due to enter, or called up."""
    return figure.place is Place.WAITING or figure.id in now.state.called


def must_activate(now: Situation, side: Side) -> bool:
    """Tells whether a side must activate a figure; called-up figures are optional (Q7, Q49)."""
    called = now.state.called
    return any(figure.id not in called for figure in candidates(now, side))


def bound_figure(now: Situation, turn: Taking) -> FigureId | None:
    """Returns the figure that the turn's first activation is bound to, if it can be activated."""
    able = any(figure.id == turn.bound for figure in candidates(now, turn.side))
    return turn.bound if able else None


def entry_squares(now: Situation, figure: Figure) -> list[Square]:
    """Returns the entry squares of a figure off the board; none for others (Q48, Q49, Q68)."""
    return list(_entries(now, figure))


def _entries(now: Situation, figure: Figure) -> Iterator[Square]:
    squares: Iterable[Square] = ()
    if figure.id in now.state.called:
        squares = _held_rims(now)
    elif figure.place is Place.WAITING:
        squares = now.scenario.map.entry
    is_full = now.field.is_full
    return (square for square in squares if not is_full(square))


def _held_rims(now: Situation) -> Iterator[Square]:
    """Yields the rim squares of the Martians' own zones that they hold (scenario 10)."""
    home = {zone for group in now.scenario.forces.martian for zone in group.zones}
    for zone, side in now.state.zones.items():
        if side is Side.MARTIAN and zone in home:
            yield from (at for at in now.scenario.map.zones[zone] if len(AROUND[at]) < len(Direction))
