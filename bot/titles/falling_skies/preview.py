"""Pictures of what a placement or a room would do, before anybody commits to it."""

from collections.abc import Sequence

from bot.titles.falling_skies.hints import GAP, Hints
from bot.titles.title import Sketch, Words
from engine.falling_skies.actions import AnyAction, Place, UseRoom
from engine.falling_skies.board import Board
from engine.falling_skies.pieces import Column
from engine.falling_skies.placement import is_anti_aircraft
from engine.falling_skies.preview import preview_placement, preview_room
from engine.falling_skies.view import View
from renderer.scenes import falling_skies as scenes
from renderer.scenes.falling_skies import Forecast, names


def shows(action: AnyAction) -> bool:
    """Tells whether there is anything to see of an action before it is done."""
    return isinstance(action, Place | UseRoom)


class Previews:
    """Draws forecasts, with the hints as their words."""

    def __init__(self, hints: Hints) -> None:
        self._hints = hints

    def sketch(self, view: View, actions: Sequence[AnyAction], words: Words) -> Sketch | None:
        """Draws what is on offer, or what the one action chosen would do."""
        if view.board is None:
            return None
        placements = [action for action in actions if isinstance(action, Place)]
        if placements:
            return self._placements(view, view.board, placements, words)
        uses = [action for action in actions if isinstance(action, UseRoom)]
        return self._use(view, view.board, uses[0], words) if len({use.room for use in uses}) == 1 else None

    def _placements(
        self, view: View, board: Board, placements: Sequence[Place], words: Words
    ) -> Sketch | None:
        """One die in one space, or one die with all the spaces it may go to."""
        first = placements[0]
        if any(place.die is not first.die for place in placements):
            return None
        die = names.die(first.die, words)
        if len(placements) == 1:
            caption = words("action-place", die=die, space=names.spot(first.space))
            forecast = Forecast(
                caption=caption,
                die=(first.die, first.space),
                placements=(preview_placement(view, first),),
            )
            return _sketch(view, forecast, (self._hints.hint(view, first, words),), words)
        forecast = Forecast(
            caption=words("preview-where", die=die),
            spaces=tuple(place.space for place in placements),
            placements=tuple(preview_placement(view, place) for place in _a_column(board, placements)),
        )
        told = tuple(
            f"{names.spot(place.space)}: {self._hints.hint(view, place, words)}" for place in placements
        )
        return _sketch(view, forecast, told, words)

    def _use(self, view: View, board: Board, use: UseRoom, words: Words) -> Sketch | None:
        preview = preview_room(view, use.room)
        if preview is None or not preview.ships:
            return None
        room = names.room(board.rooms[use.room], words)
        forecast = Forecast(caption=room, targets=tuple(ship.at for ship in preview.ships))
        return _sketch(view, forecast, (self._hints.hint(view, use, words),), words)


def _a_column(board: Board, placements: Sequence[Place]) -> Sequence[Place]:
    """Returns one placement a column, not slowed by anti-aircraft if there is a choice."""
    chosen: dict[Column, Place] = {}
    for place in placements:
        if place.column not in chosen or is_anti_aircraft(board, chosen[place.column].space):
            chosen[place.column] = place
    return tuple(chosen.values())


def _sketch(view: View, forecast: Forecast, told: Sequence[str], words: Words) -> Sketch:
    return Sketch(scene=scenes.scene(view, words, forecast), alt=GAP.join((forecast.caption, *told))[:1024])
