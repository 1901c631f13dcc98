"""The table of phases, by frame type, and the functions that run them."""

from collections.abc import Mapping
from typing import Any

from engine.kit.phases import ask_or_go_on
from engine.miniatures import (
    activation,
    attack,
    bug,
    deployment,
    extras,
    happenings,
    harm,
    leadership,
    pickups,
    refill,
    rounds,
    state,
    strikes,
    support,
    tokens,
    turns,
    windows,
)
from engine.miniatures.bench import Bench
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.findings import Findings, findings, keep
from engine.miniatures.phase import Phase
from engine.miniatures.situation import Situation
from engine.miniatures.state import Frame

PHASES: Mapping[type[Frame], Phase[Any]] = {
    state.Building: deployment.BUILDING,
    state.Orienting: deployment.ORIENTING,
    state.Recruiting: deployment.RECRUITING,
    state.Deploying: deployment.DEPLOYING,
    state.Scattering: deployment.SCATTERING,
    state.Round: rounds.ROUND,
    state.CallingUp: rounds.CALLING_UP,
    state.Parleying: rounds.PARLEYING,
    state.Commanding: rounds.COMMANDING,
    state.Thinning: refill.THINNING,
    state.Refilling: refill.REFILLING,
    state.Taking: turns.TAKING,
    state.Acting: activation.ACTING,
    state.Extra: extras.EXTRA,
    state.FreeMove: extras.FREE_MOVE,
    state.Clash: extras.CLASH,
    state.Leading: leadership.LEADING,
    state.Mending: pickups.MENDING,
    state.Attack: attack.ATTACK,
    state.Rapid: attack.RAPID,
    state.Dying: harm.DYING,
    state.Asking: windows.ASKING,
    state.Aiming: support.AIMING,
    state.Striking: strikes.STRIKING,
    state.Aftermath: strikes.AFTERMATH,
    state.Running: tokens.RUNNING,
    state.BugFight: bug.BUG_FIGHT,
    state.Hunt: bug.HUNT,
    state.Happens: happenings.HAPPENS,
}


def decision(now: Situation) -> AnyDecision | None:
    """Returns the decision of the top frame; `None` if it continues automatically or the game is over."""
    if now.state.outcome is not None:
        return None
    found = findings(now.book, now.state)
    if found.asked is None:
        frame = now.state.frame
        found.asked = PHASES[type(frame)].ask(now, frame)
    return found.asked


def settle(bench: Bench) -> None:
    """Runs frames until a decision is needed or the game is over."""
    while bench.state.outcome is None:
        asked = ask_or_go_on(PHASES, bench, bench)
        if asked is not None:
            keep(bench.state, Findings(bench.book, bench.field)).asked = asked
            return
