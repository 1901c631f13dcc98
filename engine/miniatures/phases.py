"""The table of phases: for every kind of frame its rules, and the few steps that drive them all."""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core import NotAsked, Refusal, Seat
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
from engine.miniatures.actions import AnyAction
from engine.miniatures.bench import Bench
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.findings import Findings, findings, keep
from engine.miniatures.phase import Phase
from engine.miniatures.situation import Situation
from engine.miniatures.state import Frame

PHASES: Mapping[type[Frame], Phase[Any]] = {
    state.Orienting: deployment.ORIENTING,
    state.Recruiting: deployment.RECRUITING,
    state.Deploying: deployment.DEPLOYING,
    state.Scattering: deployment.SCATTERING,
    state.Round: rounds.ROUND,
    state.CallingUp: rounds.CALLING_UP,
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
    """Returns what the frame on top asks; `None` if the game goes on by itself, or is over."""
    if now.state.outcome is not None:
        return None
    found = findings(now.book, now.state)
    if found.asked is None:
        frame = now.state.stack[-1]
        found.asked = PHASES[type(frame)].ask(now, frame)
    return found.asked


def options(now: Situation) -> Iterable[AnyAction]:
    """Returns what may be answered to the question at hand."""
    frame = now.state.stack[-1]
    return PHASES[type(frame)].options(now, frame)


def idle(now: Situation) -> AnyAction:
    """Returns what is played for a silent player (B2, time-outs)."""
    frame = now.state.stack[-1]
    phase = PHASES[type(frame)]
    return phase.idle(now, frame, tuple(phase.options(now, frame)))


def why_not(now: Situation, seat: Seat, action: AnyAction) -> Refusal:
    """Explains why an action is not among a player's answers."""
    asked = decision(now)
    if asked is None or seat not in asked.seats:
        return NotAsked()
    frame = now.state.stack[-1]
    return PHASES[type(frame)].why_not(now, frame, action)


def answer(bench: Bench, action: AnyAction) -> None:
    """Takes an answer to the frame on top."""
    frame = bench.top
    PHASES[type(frame)].answer(bench, frame, action)


def settle(bench: Bench) -> None:
    """Goes on until somebody has something to decide, or the game is over."""
    while bench.state.outcome is None:
        asked = ask_or_go_on(PHASES, bench, bench)
        if asked is not None:
            keep(bench.state, Findings(bench.book, bench.field)).asked = asked
            return
