"""Turns: their start, options and end (R1.2, Q1, Q7)."""

from collections.abc import Iterator

from engine.core import OtherQuestion, Refusal
from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures import refusals as no
from engine.miniatures.actions import Activate, AnyAction, EndTurn, Pass, PlayCard, Trigger
from engine.miniatures.bench import Bench
from engine.miniatures.cards import plays, slots, why_not_play
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.deeds import start_activation
from engine.miniatures.effects import play_card
from engine.miniatures.phase import Phase, seats
from engine.miniatures.pieces import FigureId, Place, Side
from engine.miniatures.ready import bound_figure, candidates, must_activate, waits
from engine.miniatures.scoring import take_zones
from engine.miniatures.situation import Situation
from engine.miniatures.state import Round, Taking
from engine.miniatures.support import settle_rows, trigger, triggers
from engine.miniatures.tokens import run_civilians

ACTIVATIONS = 2  # figures, or a figure and a card, per turn (R1.2)


def begin_turn(bench: Bench, side: Side, leader: FigureId | None = None) -> None:
    round_ = bench.top
    assert isinstance(round_, Round), "turns are taken in a round"
    bench.amend(begun=True, fresh=tuple(other for other in round_.fresh if other is not side))
    bench.edit(last=side, past=bench.state.marks, marks=())
    bench.push(Taking(side=side, bound=leader))
    bench.tell(tell.TurnBegan(side=side))
    if side in round_.fresh and bench.scenario.reserve:
        _bring_in_reserve(bench, side)
    if side is Side.HUMAN and not bench.field.beta:
        run_civilians(bench)
    if not must_activate(bench, side):
        bench.amend_turn(free=True)


def _bring_in_reserve(bench: Bench, side: Side) -> None:
    """Makes reserve figures enter in a side's first turn of a round, up to two of them in it (Q75)."""
    reserve = [one for one in bench.state.figures.values() if one.side is side and one.place is Place.RESERVE]
    for figure in reserve:
        bench.change(figure.id, place=Place.WAITING, heroics=bench.book.profile(figure).heroics)
    entering = [one for one in candidates(bench, side) if one.place is Place.WAITING]
    bench.amend_turn(due=min(ACTIVATIONS, len(entering)))


# --- options --------------------------------------------------------------------------------------


def _ask(now: Situation, turn: Taking) -> AnyDecision | None:
    if not _has_choice(now, turn):
        return None
    return ask.TakeTurn(
        seats=seats(turn.side),
        side=turn.side,
        begun=bool(turn.acted or turn.cards),
        figures=_activations_left(now, turn),
        cards=slots(turn),
    )


def _has_choice(now: Situation, turn: Taking) -> bool:
    """Tells whether a player must be asked, judged by public knowledge.

    A player with a card is asked even if it is not playable; skipping them would reveal that.
    """
    if slots(turn) and (now.state.hands[turn.side] or any(triggers(now, turn.side))):
        return True
    return _can_activate(turn) and bool(candidates(now, turn.side))


def _activations_left(now: Situation, turn: Taking) -> int:
    """Counts the figures that may still be activated in a turn."""
    room = ACTIVATIONS - len(turn.acted) - turn.cards
    return min(room, len(candidates(now, turn.side)))


def _options(now: Situation, turn: Taking) -> Iterator[AnyAction]:
    """Yields the options of the player on turn (R1.2), asked only while there is room for an activation."""
    only = bound_figure(now, turn)
    for figure in candidates(now, turn.side):
        if only in (None, figure.id):
            yield Activate(figure=figure.id)
    if slots(turn):
        yield from plays(now, turn)
        yield from triggers(now, turn.side)
    if len(turn.acted) < turn.due:
        return
    if turn.acted or (turn.cards and not must_activate(now, turn.side)):
        yield EndTurn()
    elif turn.free:
        yield Pass()


def _can_activate(turn: Taking) -> bool:
    """Tells whether the turn has room for an activation: two figures, or one and a card (R1.2a, R1.2b)."""
    return len(turn.acted) + turn.cards < ACTIVATIONS


def _idle(now: Situation, turn: Taking, choices: tuple[AnyAction, ...]) -> AnyAction:
    """Activates the first figure that is not called up, or takes the last option."""
    called = now.state.called
    due = (one for one in choices if isinstance(one, Activate) and one.figure not in called)
    return next(due, choices[-1])


# --- results --------------------------------------------------------------------------------------


def _answer(bench: Bench, turn: Taking, action: AnyAction) -> None:
    match action:
        case Activate(figure=figure):
            _activate(bench, turn, figure)
        case PlayCard():
            play_card(bench, turn.side, action)
        case Trigger():
            bench.amend_turn(cards=turn.cards + 1)
            trigger(bench, turn.side, turn.side, action)
        case EndTurn():
            _end(bench, turn)
        case Pass():
            _pass(bench, turn)
        case _:
            raise AssertionError(f"{action} is no part of a turn")


def _activate(bench: Bench, turn: Taking, figure: FigureId) -> None:
    bench.amend(acted=(*turn.acted, figure), bound=None)
    bench.tell(tell.Activated(figure=figure))
    start_activation(bench, figure)


def _end(bench: Bench, turn: Taking) -> None:
    """Ends a turn: readies rows, updates zones, and records the side that finished first (Q1)."""
    bench.pop()
    settle_rows(bench)
    for figure in bench.state.figures.values():
        if figure.bonus:
            bench.change(figure.id, bonus=0)
    take_zones(bench)
    if bench.state.finished is None:
        done = (side for side in (turn.side, turn.side.enemy) if not waits(bench.state, side))
        bench.edit(finished=next(done, None))


def _pass(bench: Bench, turn: Taking) -> None:
    bench.edit(passed=(*bench.state.passed, turn.side))
    bench.tell(tell.SidePassed(side=turn.side))
    _end(bench, turn)


def _close(bench: Bench, turn: Taking) -> None:
    """Ends a turn without further options; it is a pass if the side did nothing in it."""
    if turn.free and not (turn.cards or turn.acted):
        _pass(bench, turn)
    else:
        _end(bench, turn)


# --- refusals -------------------------------------------------------------------------------------


def _why_not(now: Situation, turn: Taking, action: AnyAction) -> Refusal:
    match action:
        case Activate(figure=figure):
            return _why_not_activate(now, turn, figure)
        case EndTurn() | Pass() | PlayCard() | Trigger() if _waits_for_reserve(turn, action):
            return no.ReserveFirst(figure=candidates(now, turn.side)[0].id)
        case EndTurn() | Pass():
            return no.MustActivateSomebody()
        case PlayCard(card=card) if card not in now.state.hands[turn.side]:
            return no.NotInHand(card=card)
        case PlayCard() | Trigger() if not slots(turn):
            return no.NoCardLeft()
        case PlayCard():
            return why_not_play(now, turn.side, action)
        case Trigger():
            return no.RowNotReady()
        case _:
            return OtherQuestion()


def _waits_for_reserve(turn: Taking, action: AnyAction) -> bool:
    """Tells whether reserve figures must act before the turn ends or a card is played (Q75)."""
    ends, plays = isinstance(action, EndTurn | Pass), isinstance(action, PlayCard | Trigger)
    return len(turn.acted) < turn.due and (ends or (plays and turn.due > 1))


def _why_not_activate(now: Situation, turn: Taking, figure: FigureId) -> Refusal:
    if figure not in now.state.figures:
        return no.NoSuchFigure(typed=figure)
    one = now.state.figures[figure]
    if one.side is not turn.side:
        return no.NotYours(figure=figure)
    if one.activated:
        return no.AlreadyActivated(figure=figure)
    if one.place in (Place.DEAD, Place.GONE, Place.RESERVE):
        return no.NotOnBoard(figure=figure)
    only = bound_figure(now, turn)
    if only is not None:
        return no.BoundToFigure(figure=only)
    return no.ReserveFirst(figure=candidates(now, turn.side)[0].id)


TAKING = Phase[Taking](ask=_ask, options=_options, answer=_answer, go_on=_close, idle=_idle, why_not=_why_not)
