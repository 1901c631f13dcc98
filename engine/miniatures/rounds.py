"""Rounds: their stages, from reinforcements to the last token (R1, B2)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures.actions import AgreeToDraw, AnyAction, CallUp, Decline, PlayOn, TakeCommand
from engine.miniatures.bench import Bench
from engine.miniatures.bug import stir_bug
from engine.miniatures.content import Skill
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.harm import heroics, pay
from engine.miniatures.muster import muster
from engine.miniatures.phase import Phase, decline, seats
from engine.miniatures.pieces import FigureId, Place, Side, TokenId, TokenKind
from engine.miniatures.ready import waits
from engine.miniatures.refill import begin_refill
from engine.miniatures.scoring import check_control, check_victory, end_in_a_draw, quiet_rounds
from engine.miniatures.situation import Situation
from engine.miniatures.state import (
    CallingUp,
    Commanding,
    Deploying,
    Parleying,
    Refilling,
    Round,
    Stage,
    State,
)
from engine.miniatures.tokens import drift_civilian, stampede
from engine.miniatures.turns import begin_turn

STAND_OFF = 8  # rounds without a kill, a point or a marker after which a draw may be called (Q103)


def _go_on(bench: Bench, frame: Round) -> None:
    """Performs the current stage of the round."""
    match frame.stage:
        case Stage.WAVES:
            bench.amend(stage=Stage.CALL_UP)
            _arrive(bench)
        case Stage.CALL_UP:
            bench.amend(stage=Stage.AUTHORITY)
            _call_up(bench)
        case Stage.AUTHORITY:
            bench.amend(stage=Stage.TURNS)
            _ask_for_command(bench)
        case Stage.TURNS:
            _next_turn(bench, frame)
        case Stage.TOKENS:
            _move_token(bench, frame)
        case Stage.WRAP_UP:
            _wrap_up(bench)
        case Stage.REFILL:
            _refill(bench, frame)


def _arrive(bench: Bench) -> None:
    """Creates the reinforcements scheduled for this round, to be placed first (Q51)."""
    for wave in bench.scenario.waves:
        if wave.round == bench.state.round:
            fresh = muster(bench.book, bench.state.figures, wave.units)
            bench.edit(figures={**bench.state.figures, **{figure.id: figure for figure in fresh}})
            (side,) = {figure.side for figure in fresh}
            bench.push(Deploying(side=side, figures=tuple(figure.id for figure in fresh), wave=True))


def _next_turn(bench: Bench, frame: Round) -> None:
    """Begins the next turn, or ends the round when every figure on the board is activated (R1.1, Q6)."""
    state = bench.state
    if not (waits(state, state.last) or waits(state, state.last.enemy)):
        bench.amend(stage=Stage.TOKENS, left=tuple(bench.state.tokens))
        return
    side = bench.state.last.enemy if frame.begun else bench.state.first
    begin_turn(bench, side.enemy if side in bench.state.passed else side)


def _move_token(bench: Bench, frame: Round) -> None:
    """Moves the next token, in order of entry."""
    if not frame.left:
        bench.amend(stage=Stage.WRAP_UP)
        return
    bench.amend(left=frame.left[1:])
    if frame.left[0] in bench.state.tokens:
        _move(bench, frame.left[0])


def _move(bench: Bench, token: TokenId) -> None:
    match bench.state.tokens[token].kind:
        case TokenKind.CATTLE:
            stampede(bench, token)
        case TokenKind.BUG:
            stir_bug(bench, token)
        case TokenKind.CIVILIAN if bench.field.beta:
            drift_civilian(bench, token)
        case TokenKind.CIVILIAN:
            pass


def _wrap_up(bench: Bench) -> None:
    """Ends the round: checks control, removes activation markers and starts the refill (R1.6)."""
    bench.tell(tell.RoundEnded(round=bench.state.round))
    check_control(bench)
    bench.edit(
        figures={
            figure.id: replace(figure, activated=False, carded=False)
            for figure in bench.state.figures.values()
        },
        tokens={token.id: replace(token, moved=False) for token in bench.state.tokens.values()},
    )
    first = bench.state.finished or bench.state.last
    bench.amend(stage=Stage.REFILL)
    begin_refill(bench, (first, first.enemy))


def _refill(bench: Bench, frame: Round) -> None:
    if frame.refills:
        bench.amend(refills=frame.refills[1:])
        bench.push(Refilling(side=frame.refills[0]))
        return
    bench.edit(
        round=bench.state.round + 1,
        first=bench.state.finished or bench.state.last,
        finished=None,
        passed=(),
    )
    bench.replace(Round(stage=Stage.WAVES, fresh=tuple(Side)))
    check_victory(bench)
    if quiet_rounds(bench.state) >= STAND_OFF:
        bench.push(Parleying(asked=(bench.state.first, bench.state.first.enemy)))


ROUND = Phase[Round](go_on=_go_on)


# --- a stand-off may be called a draw (Q103) ------------------------------------------------------


def _ask_for_a_draw(now: Situation, frame: Parleying) -> AnyDecision:
    return ask.CallDraw(seats=seats(frame.asked[0]), quiet=quiet_rounds(now.state))


def _draw_options(now: Situation, frame: Parleying) -> Iterator[AnyAction]:
    yield from (PlayOn(), AgreeToDraw())


def _answer_draw(bench: Bench, frame: Parleying, action: AnyAction) -> None:
    """Ends the game once both sides agree; if one does not, they are asked again after as many rounds."""
    side, *others = frame.asked
    if not isinstance(action, AgreeToDraw):
        bench.tell(tell.DrawDeclined(side=side))
        bench.edit(stirred=bench.state.round - 1)
        bench.pop()
    elif others:
        bench.tell(tell.DrawOffered(side=side))
        bench.amend(asked=tuple(others))
    else:
        end_in_a_draw(bench)


PARLEYING = Phase[Parleying](ask=_ask_for_a_draw, options=_draw_options, answer=_answer_draw)


# --- killed Martians return (scenario 10, Q49) ----------------------------------------------------


def _call_up(bench: Bench) -> None:
    """Asks for killed Martians to return through zones their side holds (scenario 10, Q49)."""
    bench.edit(called=())
    if bench.scenario.recycled and _dead_to_call_up(bench.state):
        bench.push(CallingUp(left=bench.scenario.recycled))


def _dead_to_call_up(state: State) -> list[FigureId]:
    """Returns the killed Martians that may be called up, heroes too, one for each profile (Q49)."""
    first: dict[str, FigureId] = {}
    for figure in state.figures.values():
        if figure.side is Side.MARTIAN and figure.place is Place.DEAD and figure.id not in state.called:
            first.setdefault(figure.profile, figure.id)
    return list(first.values())


def _ask_call_up(now: Situation, frame: CallingUp) -> AnyDecision:
    return ask.CallUpSoldiers(seats=seats(Side.MARTIAN), left=frame.left)


def _fallen_options(now: Situation, frame: CallingUp) -> Iterator[AnyAction]:
    yield from (CallUp(figure=one) for one in _dead_to_call_up(now.state))
    yield Decline()


def _answer_call(bench: Bench, frame: CallingUp, action: AnyAction) -> None:
    if not isinstance(action, CallUp):
        bench.pop()
        return
    figure = bench.figure(action.figure)
    bench.edit(called=(*bench.state.called, figure.id))
    bench.change(figure.id, heroics=bench.book.profile(figure).heroics)
    bench.tell(tell.CalledUp(figure=figure.id))
    if frame.left == 1 or not _dead_to_call_up(bench.state):
        bench.pop()
    else:
        bench.amend(left=frame.left - 1)


CALLING_UP = Phase[CallingUp](ask=_ask_call_up, options=_fallen_options, answer=_answer_call, idle=decline)


# --- Authority may change the first player (R16.1, Q62) -------------------------------------------


def _ask_for_command(bench: Bench) -> None:
    """Asks commanders before a round whether to use Authority, the normal first player first (Q62)."""
    first = bench.state.first
    bench.tell(tell.RoundBegan(round=bench.state.round, side=first))
    asked = tuple(s for s in (first, first.enemy) if _commanders(bench, s))
    if asked:
        bench.push(Commanding(asked=asked))


def _commanders(now: Situation, side: Side) -> list[FigureId]:
    return [
        figure.id
        for figure in now.field.of(side)
        if Skill.AUTHORITY in now.book.profile(figure).skills and heroics(figure)
    ]


def _ask_commander(now: Situation, frame: Commanding) -> AnyDecision:
    return ask.UseAuthority(seats=seats(frame.asked[0]), round=now.state.round, first=now.state.first)


def _command_options(now: Situation, frame: Commanding) -> Iterator[AnyAction]:
    yield Decline()
    yield from (TakeCommand(figure=one) for one in _commanders(now, frame.asked[0]))


def _answer_command(bench: Bench, frame: Commanding, action: AnyAction) -> None:
    """Records an answer; after the last one, decides the first player."""
    used = frame.used
    if isinstance(action, TakeCommand):
        used = (*used, action.figure)
        bench.tell(tell.CommandTaken(figure=action.figure, heroics=pay(bench, action.figure)))
    if frame.asked[1:]:
        bench.amend(asked=frame.asked[1:], used=used)
        return
    bench.pop()
    if len(used) == 2:
        bench.tell(tell.CommandsCancelled())
    elif used:
        bench.edit(first=bench.figure(used[0]).side)
        begin_turn(bench, bench.state.first, leader=used[0])


COMMANDING = Phase[Commanding](ask=_ask_commander, options=_command_options, answer=_answer_command)
