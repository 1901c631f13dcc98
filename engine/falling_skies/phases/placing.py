"""The dice phase: dice are placed one by one, and a white one re-rolls the rest."""

from collections.abc import Iterator

from engine.falling_skies.actions import AnyAction, KeepDice, Place, Reroll
from engine.falling_skies.bench import Bench
from engine.falling_skies.cities import may_keep_dice
from engine.falling_skies.decisions import AnyDecision, PlaceDice, RerollOrKeep
from engine.falling_skies.phases.calling import answer_otherwise, calls, why_not_otherwise
from engine.falling_skies.phases.phase import ASKED, Phase, Phases, Situation
from engine.falling_skies.placement import (
    after_placing,
    keep_dice,
    place,
    placements,
    reroll,
    why_not_place,
)
from engine.falling_skies.refusals import AnyRefusal, CannotKeep
from engine.falling_skies.state import AfterWhite, Placed, Placing, State

# --- a die is placed ------------------------------------------------------------------------------


def _ask_for_die(state: State, frame: Placing) -> AnyDecision:
    return PlaceDice(seats=ASKED, dice=state.in_play.hand)


def _ways_to_place(now: Situation, frame: Placing) -> Iterator[AnyAction]:
    yield from placements(now.board, now.battle)
    yield from (call for call in calls(now) if why_not_otherwise(now, frame, call) is None)


def _why_not_place(now: Situation, frame: Placing, action: AnyAction) -> AnyRefusal | None:
    if isinstance(action, Place):
        return why_not_place(now.board, now.battle, action)
    return why_not_otherwise(now, frame, action)


def _place(turn: Bench, frame: Placing, action: AnyAction) -> None:
    if isinstance(action, Place):
        return place(turn, action)
    return answer_otherwise(turn, frame, action)


# --- after a white die: the re-roll may be skipped ------------------------------------------------


def _ask_to_reroll(state: State, frame: AfterWhite) -> AnyDecision:
    return RerollOrKeep(seats=ASKED, dice=state.in_play.hand)


def _rerolls(now: Situation, frame: AfterWhite) -> Iterator[AnyAction]:
    yield from (Reroll(), KeepDice())
    yield from calls(now)


def _why_not_reroll(now: Situation, frame: AfterWhite, action: AnyAction) -> AnyRefusal | None:
    match action:
        case Reroll():
            return None
        case KeepDice():
            return None if may_keep_dice(now.battle, now.board.ability) else CannotKeep()
        case _:
            return why_not_otherwise(now, frame, action)


def _reroll(turn: Bench, frame: AfterWhite, action: AnyAction) -> None:
    match action:
        case Reroll():
            reroll(turn)
        case KeepDice():
            keep_dice(turn)
        case _:
            answer_otherwise(turn, frame, action)


PLACING: Phases = {
    Placing: Phase(
        ask=_ask_for_die, options=_ways_to_place, sifted=True, why_not=_why_not_place, answer=_place
    ),
    Placed: Phase(go_on=after_placing),
    AfterWhite: Phase(ask=_ask_to_reroll, options=_rerolls, why_not=_why_not_reroll, answer=_reroll),
}
