"""The phases of the game, one per kind of frame."""

from typing import Any

from engine.falling_skies.phases.campaigning import CAMPAIGNING
from engine.falling_skies.phases.climbing import CLIMBING
from engine.falling_skies.phases.descending import DESCENDING
from engine.falling_skies.phases.helping import HELPING
from engine.falling_skies.phases.mustering import MUSTERING
from engine.falling_skies.phases.phase import Phase, Phases, Situation, legal_in, look_at
from engine.falling_skies.phases.placing import PLACING
from engine.falling_skies.phases.turning import TURNING
from engine.falling_skies.phases.using_rooms import USING_ROOMS
from engine.falling_skies.state import State

__all__ = ["PHASES", "Phase", "Situation", "legal_in", "look_at", "phase_of"]

PHASES: Phases = {
    **MUSTERING,
    **CAMPAIGNING,
    **PLACING,
    **TURNING,
    **USING_ROOMS,
    **HELPING,
    **CLIMBING,
    **DESCENDING,
}


def phase_of(state: State) -> Phase[Any]:
    """Returns the phase of the top frame."""
    return PHASES[type(state.frame)]
