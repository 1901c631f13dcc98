"""Card windows: one player may play one card, or decline (B2)."""

from collections.abc import Iterator

from engine.core import Refusal, Seat
from engine.kit.percent import whole_percent
from engine.miniatures import decisions as ask
from engine.miniatures import refusals as no
from engine.miniatures.actions import AnyAction, Decline, PlayCard
from engine.miniatures.attack import pools
from engine.miniatures.bench import Bench
from engine.miniatures.bug import hunt_pools
from engine.miniatures.cards import answers, why_not_play
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.effects import play_card
from engine.miniatures.phase import Phase, seats
from engine.miniatures.pieces import EffectId
from engine.miniatures.situation import Situation
from engine.miniatures.state import AnyFrame, Asking, Attack, Call, Dying, Hunt, Striking


def _ask(now: Situation, frame: Asking) -> AnyDecision:
    """Asks for a card for what lies below the window."""
    who, about = seats(frame.side), now.state.stack[-2]
    match frame.call:
        case Call.TEST:
            assert isinstance(about, Attack | Hunt)
            return _ask_before_roll(now, who, about)
        case Call.RESCUE:
            assert isinstance(about, Dying)
            return ask.BeforeDeath(seats=who, figure=about.figure)
        case Call.TAKE_COVER:
            assert isinstance(about, Striking)
            assert about.target is not None
            effect = now.state.rows[about.owner][about.row].effect
            return ask.BeforeStrike(seats=who, effect=effect, at=about.target)
        case Call.JAM:
            return ask.BeforeSupport(seats=who, effect=_support_in_question(now, frame, about))


def _ask_before_roll(now: Situation, who: tuple[Seat, ...], about: Attack | Hunt) -> AnyDecision:
    if isinstance(about, Hunt):
        chance = whole_percent(hunt_pools(now, about).kill)
        return ask.BeforeHunt(seats=who, attacker=about.attacker, chance=chance)
    return ask.BeforeTest(
        seats=who,
        means=about.means,
        attacker=about.attacker,
        target=about.target,
        chance=whole_percent(pools(now, about).kill),
    )


def _support_in_question(now: Situation, frame: Asking, about: AnyFrame) -> EffectId:
    """Returns what was added or triggered when a jam is asked for."""
    if isinstance(about, Striking):
        return now.state.rows[about.owner][about.row].effect
    assert frame.row is not None
    return now.state.rows[frame.side.enemy][frame.row].effect


def _options(now: Situation, frame: Asking) -> Iterator[AnyAction]:
    yield Decline()
    yield from answers(now, frame)


def _answer(bench: Bench, frame: Asking, action: AnyAction) -> None:
    if isinstance(action, PlayCard):
        play_card(bench, frame.side, action)
    else:
        bench.pop()


def _why_not(now: Situation, frame: Asking, action: AnyAction) -> Refusal:
    return why_not_play(now, frame.side, action) if isinstance(action, PlayCard) else no.NotNow()


ASKING = Phase[Asking](ask=_ask, options=_options, answer=_answer, why_not=_why_not)
