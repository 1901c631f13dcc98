"""Card windows: one player may play one card, or decline (B2)."""

from collections.abc import Iterator

from engine.core import OtherQuestion, Refusal, Seat
from engine.kit.percent import whole_percent
from engine.miniatures import decisions as ask
from engine.miniatures.actions import AnyAction, Decline, PlayCard
from engine.miniatures.attack import pools
from engine.miniatures.bench import Bench
from engine.miniatures.bug import hunt_pools
from engine.miniatures.cards import affected_roller, answers, why_not_play
from engine.miniatures.content import ModPool, UpgradeSight
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.effects import attack_after, play_card
from engine.miniatures.phase import Phase, seats
from engine.miniatures.pieces import EffectId
from engine.miniatures.situation import Situation
from engine.miniatures.state import AnyFrame, Asking, Attack, Call, Dying, Hunt, Striking


def _ask(now: Situation, frame: Asking) -> AnyDecision:
    """Asks for a card on the frame below the window."""
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
    chance = whole_percent(_kill(now, about))
    if isinstance(about, Hunt):
        return ask.BeforeHunt(seats=who, attacker=about.attacker, chance=chance)
    return ask.BeforeTest(
        seats=who, means=about.means, attacker=about.attacker, target=about.target, chance=chance
    )


def _kill(now: Situation, about: Attack | Hunt) -> float:
    return (hunt_pools(now, about) if isinstance(about, Hunt) else pools(now, about)).kill


def chances(now: Situation, play: PlayCard) -> tuple[float, float]:
    """Returns the chance to kill of the attack below a window, without a card and with it."""
    frame, about = now.state.frame, now.state.stack[-2]
    assert isinstance(frame, Asking)
    assert isinstance(about, Attack | Hunt)
    effect, before = now.book.effect(now.state, frame.side, play.card), _kill(now, about)
    roller = affected_roller(now, frame.side, effect, about)
    if roller is None or not isinstance(effect, ModPool | UpgradeSight):
        return before, before
    return before, _kill(now, attack_after(effect, about, roller))


def _support_in_question(now: Situation, frame: Asking, about: AnyFrame) -> EffectId:
    """Returns the support effect just added or triggered, which may be jammed."""
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
    return why_not_play(now, frame.side, action) if isinstance(action, PlayCard) else OtherQuestion()


ASKING = Phase[Asking](ask=_ask, options=_options, answer=_answer, why_not=_why_not)
