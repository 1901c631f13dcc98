"""Preview pictures of Under Falling Skies: the effects of a placement or a room."""

from collections.abc import Sequence

from bot.titles.falling_skies.hints import Hints
from bot.titles.title import Sketch, Words
from engine.falling_skies.actions import AnyAction, Place, UseRoom
from engine.falling_skies.board import Board
from engine.falling_skies.events import ShipShifted
from engine.falling_skies.pieces import Column
from engine.falling_skies.placement import is_anti_aircraft
from engine.falling_skies.preview import preview_placement, preview_room
from engine.falling_skies.view import View
from renderer.scenes import falling_skies as scenes
from renderer.scenes.falling_skies import Forecast, names
from renderer.words import GAP, alt_text, capitalise, enumerate_items


def shows(action: AnyAction) -> bool:
    """Tells whether an action has a preview."""
    return isinstance(action, Place | UseRoom)


class Previews:
    """Draws forecasts, with the hints as captions and alt texts."""

    def __init__(self, hints: Hints) -> None:
        self._hints = hints

    def sketch(self, view: View, actions: Sequence[AnyAction], words: Words) -> Sketch | None:
        """Draws the offered actions, or the effects of a single one."""
        board = view.board
        placements = [action for action in actions if isinstance(action, Place)]
        uses = [action for action in actions if isinstance(action, UseRoom)]
        if board is None or not (placements or uses):
            return None
        if placements:
            forecast = _placing(view, board, placements, words)
            subjects = [names.spot(place.space) for place in placements]
        else:
            forecast = _using(view, board, uses, words)
            subjects = [names.spot(board.rooms[use.room].spaces[0]) for use in uses]
        hints = [self._hints.hint(view, action, words) for action in (placements or uses)]
        told = [f"{at}: {_aloud(hint, words)}." for at, hint in zip(subjects, hints, strict=True)]
        if len(placements) == 1:  # the caption names its space
            told = [f"{capitalise(_aloud(hints[0], words))}.", _landings(view, board, placements[0], words)]
        if placements and not forecast.placements:  # all dice: too much to tell
            told = [f"{enumerate_items(dict.fromkeys(subjects), words)}."]
        caption = forecast.caption if forecast.caption.endswith("?") else f"{forecast.caption}."
        alt = alt_text((capitalise(caption), *filter(None, dict.fromkeys(told))))
        return Sketch(scene=scenes.scene(view, words, forecast), alt=alt)


def _aloud(hint: str, words: Words) -> str:
    """Returns a hint for screen readers: in words instead of signs."""
    return hint.replace(GAP, ", ").replace("↓ ", "↓").replace("↓", words("hint-down") + " ")


def _landings(view: View, board: Board, place: Place, words: Words) -> str:
    """Returns the last spaces of the ships of a placement, after they drift; "": none stays in the sky."""
    preview = preview_placement(view, place)
    drifts = {event.start: event.end for event in preview.events if isinstance(event, ShipShifted)}
    ships = []
    for move in preview.moves:
        end = move.end
        while end in drifts:
            end = drifts.pop(end)
        if end is not None and any(ship.at == end for ship in preview.fleet.ships):
            number = board.cells[end].number
            where = words("preview-lands", at=names.sky_space(end, words), number=number or 0)
            ships.append(words("preview-ship", ship=names.ship(move.ship, words), where=where))
    return words("preview-ships", ships=enumerate_items(ships, words)) if ships else ""


def _placing(view: View, board: Board, placements: Sequence[Place], words: Words) -> Forecast:
    """Returns the forecast of one die in one space, of one die with all its spaces, or of all dice."""
    first = placements[0]
    die = names.die(first.die, words)
    if len(placements) == 1:
        return Forecast(
            caption=capitalise(words("action-place", die=die, space=names.spot(first.space))),
            die=(first.die, first.space),
            placements=(preview_placement(view, first),),
        )
    spaces = tuple(dict.fromkeys(place.space for place in placements))
    if any(place.die is not first.die for place in placements):
        return Forecast(caption=words("preview-spaces"), spaces=spaces)
    return Forecast(
        caption=words("preview-where", die=die),
        spaces=spaces,
        placements=tuple(preview_placement(view, place) for place in _one_per_column(board, placements)),
    )


def _using(view: View, board: Board, uses: Sequence[UseRoom], words: Words) -> Forecast:
    """Returns the forecast of the usable rooms, with every ship they would shoot down."""
    rooms = [board.rooms[room] for room in dict.fromkeys(use.room for use in uses)]
    previews = [preview_room(view, room.id) for room in rooms]
    targets = dict.fromkeys(ship.at for preview in previews if preview is not None for ship in preview.ships)
    caption = names.room(rooms[0], words) if len(rooms) == 1 else words("preview-rooms")
    return Forecast(
        caption=caption, spaces=tuple(at for room in rooms for at in room.spaces), targets=tuple(targets)
    )


def _one_per_column(board: Board, placements: Sequence[Place]) -> Sequence[Place]:
    """Returns one placement per column, preferring spaces without anti-aircraft."""
    chosen: dict[Column, Place] = {}
    for place in placements:
        if place.column not in chosen or is_anti_aircraft(board, chosen[place.column].space):
            chosen[place.column] = place
    return tuple(chosen.values())
