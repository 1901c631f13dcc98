"""The newcomer of the miniatures."""

from engine.miniatures import actions as do
from engine.miniatures.grid import Square, distance
from engine.miniatures.pieces import Place
from engine.miniatures.view import View


def sight(view: View, action: do.AnyAction) -> float:
    """Shoots or fights when it can, else walks towards the nearest enemy or marker."""
    match action:
        case do.AimAndShoot() | do.Fight() | do.Uplink() | do.Leave():
            return 9.0
        case do.Shoot() | do.Freeze() | do.StandUp() | do.Trigger():
            return 8.0
        case do.Activate(figure=label):
            at = view.figures[label].at
            return 6.0 - 0.1 * (_steps_to_foe(view, at) if at is not None else 0)
        case do.Move(to=to):
            now = view.figures[view.active].at if view.active is not None else None
            nearer = _steps_to_foe(view, now) - _steps_to_foe(view, to) if now is not None else 1
            return 5.0 + nearer if nearer > 0 else -1.0
        case do.Deploy(at=to):
            return -_steps_to_foe(view, to)
        case do.PlayCard():
            return 3.0
        case _:
            return 0.0


def _steps_to_foe(view: View, at: Square) -> float:
    """Returns the squares to the nearest enemy or marker."""
    others = [one for one in view.figures.values() if one.side is not view.viewer]
    foes = [one.at for one in others if one.place is Place.BOARD]
    goals = [square for square in (*foes, *(one.at for one in view.markers)) if square is not None]
    return min((distance(at, square) for square in goals), default=0)
