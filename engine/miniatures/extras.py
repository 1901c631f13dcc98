"""Deeds outside the normal action: extras, free moves, and fights on entering a square."""

from collections.abc import Iterator

from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures.actions import (
    AnyAction,
    CoverWithFire,
    Decline,
    Fight,
    Freeze,
    HuntDown,
    Leave,
    Move,
    Shoot,
)
from engine.miniatures.attack import fight, shoot, sweep
from engine.miniatures.bench import Bench
from engine.miniatures.bug import hunt
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.deeds import lay_cover, walk, walk_off
from engine.miniatures.harm import pay
from engine.miniatures.openings import fights, hunts, shots, steps
from engine.miniatures.phase import Phase, decline, owner
from engine.miniatures.reasons import why_not
from engine.miniatures.situation import Situation
from engine.miniatures.state import Acting, Clash, Extra, FreeMove

# --- extras: by Heroics (R15.3), or on a return (Q53) ---------------------------------------------


def _ask_extra(now: Situation, frame: Extra) -> AnyDecision | None:
    if not now.alive(frame.figure) or next(extras(now, frame, moved=_has_moved(now)), None) is None:
        return None
    return ask.ChooseAction(seats=owner(now, frame.figure), figure=frame.figure)


def _extra_options(now: Situation, frame: Extra) -> Iterator[AnyAction]:
    yield from extras(now, frame, moved=_has_moved(now))
    if frame.returned:
        yield Decline()


def extras(now: Situation, frame: Extra, *, moved: bool) -> Iterator[AnyAction]:
    """Yields the extras of a figure: move 1, shoot, or fight in its square."""
    figure = now.state.figures[frame.figure]
    if not now.field.must_fight(figure):
        yield from steps(now, figure)
        yield from shots(now, figure, still=not moved)
    if not frame.returned:
        yield from fights(now, figure)
        yield from hunts(now, figure, aim=False)


def _has_moved(now: Situation) -> bool:
    below = now.state.stack[-2]
    return isinstance(below, Acting) and below.moved


def _idle(now: Situation, frame: Extra, choices: tuple[AnyAction, ...]) -> AnyAction:
    """Declines if possible, else stays in its square if it can."""
    if frame.returned:
        return Decline()
    at = now.figure(frame.figure).at
    return next((one for one in choices if isinstance(one, Move) and one.to == at), choices[0])


def _do_extra(bench: Bench, frame: Extra, action: AnyAction) -> None:
    """Performs the chosen extra."""
    figure = frame.figure
    bench.pop()
    match action:
        case Move(to=to):
            _note_move(bench)
            walk(bench, figure, to)
        case Leave(over=over):
            walk_off(bench, figure, over)
        case Shoot(target=target, weapon=weapon):
            shoot(bench, figure, target, weapon, aim=False)
        case Freeze(at=square):
            sweep(bench, figure, square, aim=False)
        case CoverWithFire(squares=squares):
            lay_cover(bench, figure, squares)
        case Fight(target=target):
            fight(bench, figure, target, charge=False)
        case HuntDown(bug=bug):
            hunt(bench, figure, bug, aim=False, charge=False)
        case Decline():
            pass
        case _:
            raise AssertionError(f"{action} is no extra")


def _note_move(bench: Bench) -> None:
    if isinstance(bench.top, Acting):
        bench.amend(moved=True)


EXTRA = Phase[Extra](ask=_ask_extra, options=_extra_options, answer=_do_extra, idle=_idle, why_not=why_not)


# --- free moves: by a card, or by Too Many Late Nights --------------------------------------------


def _ask_move(now: Situation, frame: FreeMove) -> AnyDecision | None:
    if not now.alive(frame.figure) or not steps(now, now.figure(frame.figure)):
        return None
    return ask.MoveFreely(seats=owner(now, frame.figure), figure=frame.figure)


def _free_moves(now: Situation, frame: FreeMove) -> Iterator[AnyAction]:
    yield from steps(now, now.figure(frame.figure))
    yield Decline()


def _move_freely(bench: Bench, frame: FreeMove, action: AnyAction) -> None:
    """Performs or declines a free move."""
    bench.pop()
    if isinstance(action, Decline):
        return
    if frame.price:
        bench.tell(tell.DidMore(figure=frame.figure, heroics=pay(bench, frame.figure)))
    match action:
        case Move(to=to):
            walk(bench, frame.figure, to)
        case Leave(over=over):
            walk_off(bench, frame.figure, over)
        case _:
            raise AssertionError(f"{action} is no move")


FREE_MOVE = Phase[FreeMove](
    ask=_ask_move, options=_free_moves, answer=_move_freely, idle=decline, why_not=why_not
)


# --- fights on entering a square or standing up (R2.3, R8.3) --------------------------------------


def _ask_opponent(now: Situation, frame: Clash) -> AnyDecision | None:
    """Asks for the opponent, only if there are several."""
    if len(_opponents(now, frame)) < 2:
        return None
    return ask.ChooseOpponent(seats=owner(now, frame.figure), figure=frame.figure)


def _opponents(now: Situation, frame: Clash) -> list[Fight]:
    return fights(now, now.figure(frame.figure))


def _fight(bench: Bench, frame: Clash, action: AnyAction) -> None:
    assert isinstance(action, Fight), f"{action} is no fight"
    bench.pop()
    fight(bench, frame.figure, action.target, charge=frame.charge)


def _clash(bench: Bench, frame: Clash) -> None:
    """Fights the only opponent; does nothing if none is left."""
    bench.pop()
    foes = _opponents(bench, frame)
    if foes:
        fight(bench, frame.figure, foes[0].target, charge=frame.charge)


CLASH = Phase[Clash](ask=_ask_opponent, options=_opponents, answer=_fight, go_on=_clash, why_not=why_not)
