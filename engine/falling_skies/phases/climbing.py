"""The phases of research: climbing, and paying for dangerous spaces."""

from collections.abc import Iterator

from engine.falling_skies.actions import AnyAction, PayEnergy, TakeDamage
from engine.falling_skies.bench import Bench
from engine.falling_skies.decisions import AnyDecision, PayForDanger
from engine.falling_skies.phases.calling import why_not_otherwise
from engine.falling_skies.phases.phase import ASKED, Phase, Phases, Situation
from engine.falling_skies.refusals import AnyRefusal
from engine.falling_skies.state import Climbing, Paying, State
from engine.falling_skies.tracks import climb, pay_for_danger, suffer_danger
from engine.kit.phases import no_answer


def _ask_for_price(state: State, frame: Paying) -> AnyDecision:
    return PayForDanger(seats=ASKED, energy=frame.energy)


def _prices(now: Situation, frame: Paying) -> Iterator[AnyAction]:
    return iter((PayEnergy(), TakeDamage()))


def _why_not_pay(now: Situation, frame: Paying, action: AnyAction) -> AnyRefusal | None:
    if isinstance(action, PayEnergy | TakeDamage):
        return None
    return why_not_otherwise(now, frame, action)


def _pay(turn: Bench, frame: Paying, action: AnyAction) -> None:
    match action:
        case PayEnergy():
            pay_for_danger(turn, frame.energy)
        case TakeDamage():
            suffer_danger(turn)
        case _:
            no_answer(turn, frame, action)


CLIMBING: Phases = {
    Climbing: Phase(go_on=climb),
    Paying: Phase(ask=_ask_for_price, options=_prices, why_not=_why_not_pay, answer=_pay),
}
