"""Rounds and turns: who is next, and what happens between turns (R1, B2)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.kit.edit import put, without
from engine.miniatures import events as tell
from engine.miniatures.actions import Activate, AnyAction, EndTurn, Pass
from engine.miniatures.bench import Bench
from engine.miniatures.cards import HAND_SIZE, plays, slots
from engine.miniatures.content import EventId, Skill
from engine.miniatures.deeds import start_activation
from engine.miniatures.happenings import happen
from engine.miniatures.harm import heroics, pay
from engine.miniatures.muster import muster
from engine.miniatures.pieces import CardId, FigureId, Place, Side, TokenId, TokenKind
from engine.miniatures.ready import bound, candidates, must_activate, waits
from engine.miniatures.scoring import check_control, check_victory, take_zones
from engine.miniatures.situation import Situation
from engine.miniatures.state import (
    CallingUp,
    Commanding,
    Deploying,
    Refilling,
    Round,
    Stage,
    State,
    Taking,
)
from engine.miniatures.support import settle_rows, triggers
from engine.miniatures.tokens import drift_civilian, run_civilians, stampede, stir_bug
from engine.miniatures.view import seat_of

ACTIVATIONS = 2  # figures, or a figure and a card, that are a turn (R1.2)


def go_on(bench: Bench, frame: Round) -> None:
    """Takes the round one stage further."""
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
            _next_turn(bench)
        case Stage.TOKENS:
            _move_token(bench, frame)
        case Stage.WRAP_UP:
            _wrap_up(bench)
        case Stage.REFILL:
            _refill(bench, frame)


# --- the start of a round -------------------------------------------------------------------------


def _arrive(bench: Bench) -> None:
    """Scheduled reinforcements are placed at the start of their round (Q51)."""
    for wave in bench.scenario.waves:
        if wave.round == bench.state.round:
            fresh = muster(bench.book, bench.state.figures, wave.units)
            bench.edit(figures={**bench.state.figures, **{figure.id: figure for figure in fresh}})
            ids = tuple(figure.id for figure in fresh)
            bench.push(Deploying(side=fresh[0].side, figures=ids, wave=True))


def _call_up(bench: Bench) -> None:
    """Killed Martians may come again through the zones their side holds (scenario 10, Q49)."""
    bench.edit(called=())
    if bench.scenario.recycled and fallen(bench.state):
        bench.push(CallingUp(left=bench.scenario.recycled))


def fallen(state: State) -> list[FigureId]:
    """Returns the killed Martians that may be called up, heroes too, one for each profile (Q49)."""
    first: dict[str, FigureId] = {}
    for figure in state.figures.values():
        if figure.side is Side.MARTIAN and figure.place is Place.DEAD and figure.id not in state.called:
            first.setdefault(figure.profile, figure.id)
    return list(first.values())


def call_up(bench: Bench, frame: CallingUp, figure: FigureId) -> None:
    bench.edit(called=(*bench.state.called, figure))
    bench.change(figure, heroics=bench.book.profile(bench.figure(figure)).heroics)
    bench.tell(tell.CalledUp(figure=figure))
    if frame.left == 1 or not fallen(bench.state):
        bench.pop()
    else:
        bench.amend(left=frame.left - 1)


def _ask_for_command(bench: Bench) -> None:
    """Before every round Authority may change who begins; the normal first player is asked first (Q62)."""
    first = bench.state.first
    bench.tell(tell.RoundBegan(round=bench.state.round, side=first))
    asked = tuple(s for s in (first, first.enemy) if commanders(bench, s))
    if asked:
        bench.push(Commanding(asked=asked))


def commanders(now: Situation, side: Side) -> list[FigureId]:
    return [
        figure.id
        for figure in now.field.of(side)
        if Skill.AUTHORITY in now.book.profile(figure).skills and heroics(figure)
    ]


def command(bench: Bench, frame: Commanding, figure: FigureId | None) -> None:
    """Notes an answer; when all have answered, settles who begins (R16.1)."""
    used = frame.used if figure is None else (*frame.used, figure)
    if figure is not None:
        left = pay(bench, figure)
        bench.tell(tell.CommandTaken(figure=figure, heroics=left))
    if frame.asked[1:]:
        bench.amend(asked=frame.asked[1:], used=used)
        return
    bench.pop()
    if len(used) == 2:
        bench.tell(tell.CommandsCancelled())
    elif used:
        bench.edit(first=bench.figure(used[0]).side)
        _begin_turn(bench, bench.state.first, leader=used[0])


# --- turns ----------------------------------------------------------------------------------------


def _next_turn(bench: Bench) -> None:
    """Begins the next turn, or ends the round when every figure on the board is activated (R1.1, Q6)."""
    if not any(waits(bench.state, side) for side in Side):
        bench.amend(stage=Stage.TOKENS, left=tuple(bench.state.tokens))
        return
    passed = bench.state.passed
    side = bench.state.last.enemy if _turns_taken(bench) else bench.state.first
    _begin_turn(bench, side.enemy if side in passed else side)


def _turns_taken(bench: Bench) -> bool:
    frame = bench.top
    assert isinstance(frame, Round)
    return frame.begun


def _begin_turn(bench: Bench, side: Side, leader: FigureId | None = None) -> None:
    round_ = bench.top
    assert isinstance(round_, Round), "turns are taken in a round"
    bench.amend(begun=True, fresh=tuple(other for other in round_.fresh if other is not side))
    bench.edit(last=side, past=bench.state.marks, marks=())
    bench.push(Taking(side=side, bound=leader))
    bench.tell(tell.TurnBegan(side=side))
    if side in round_.fresh:
        _bring_in_reserve(bench, side)
    if side is Side.HUMAN and not bench.field.beta:
        run_civilians(bench)
    bench.amend_turn(free=not must_activate(bench, side))


def _bring_in_reserve(bench: Bench, side: Side) -> None:
    """Who is in the reserve when a side's first turn of a round begins is due in it, two at once (Q75)."""
    reserve = [one for one in bench.state.figures.values() if one.side is side and one.place is Place.RESERVE]
    for figure in reserve:
        bench.change(figure.id, place=Place.WAITING, heroics=bench.book.profile(figure).heroics)
    entering = [one for one in candidates(bench, side) if one.place is Place.WAITING]
    if reserve:
        bench.amend_turn(due=min(ACTIVATIONS, len(entering)))


def options(now: Situation, turn: Taking) -> Iterator[AnyAction]:
    """Yields what the player on turn may do (R1.2)."""
    if can_activate(turn):
        only = bound(now, turn)
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


def can_activate(turn: Taking) -> bool:
    """Two figures, or a figure and a card (R1.2a, R1.2b)."""
    return len(turn.acted) + turn.cards < ACTIVATIONS


def activations_left(now: Situation, turn: Taking) -> int:
    """Counts the figures that may still be activated in a turn."""
    room = ACTIVATIONS - len(turn.acted) - turn.cards
    return max(0, min(room, len(candidates(now, turn.side))))


def has_choice(now: Situation, turn: Taking) -> bool:
    """Tells whether a player has anything to decide, as far as the table can see.

    Whoever holds a card is asked even if it can do nothing: else the table would learn that.
    """
    if slots(turn) and (now.state.hands[turn.side] or any(triggers(now, turn.side))):
        return True
    return can_activate(turn) and bool(candidates(now, turn.side))


def activate(bench: Bench, turn: Taking, figure: FigureId) -> None:
    bench.amend(acted=(*turn.acted, figure), bound=None)
    bench.tell(tell.Activated(figure=figure))
    start_activation(bench, figure)


def end_turn(bench: Bench) -> None:
    """Closes a turn: rows are ready, zones change hands, who has finished first is noted (Q1)."""
    turn = bench.turn
    assert turn is not None
    bench.pop()
    settle_rows(bench, turn.side)
    spent = {figure.id: replace(figure, bonus=0) for figure in bench.state.figures.values() if figure.bonus}
    if spent:
        bench.edit(figures={**bench.state.figures, **spent})
    take_zones(bench)
    for side in (turn.side, turn.side.enemy):
        if bench.state.finished is None and not waits(bench.state, side):
            bench.edit(finished=side)


def pass_turn(bench: Bench) -> None:
    turn = bench.turn
    assert turn is not None
    bench.edit(passed=(*bench.state.passed, turn.side))
    bench.tell(tell.SidePassed(side=turn.side))
    end_turn(bench)


def close_turn(bench: Bench, turn: Taking) -> None:
    """Ends a turn in which nothing is left to decide; with nothing to do at all it is a pass."""
    if turn.free and not (turn.cards or turn.acted):
        pass_turn(bench)
    else:
        end_turn(bench)


# --- the end of a round ---------------------------------------------------------------------------


def _move_token(bench: Bench, frame: Round) -> None:
    """Tokens move in the order of their entry."""
    if not frame.left:
        bench.amend(stage=Stage.WRAP_UP)
        return
    bench.amend(left=frame.left[1:])
    if frame.left[0] in bench.state.tokens:
        _stir(bench, frame.left[0])


def _stir(bench: Bench, token: TokenId) -> None:
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
    """The scenario is checked, then markers come off and hands are refilled (R1.6)."""
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
    bench.amend(stage=Stage.REFILL, refills=(first, first.enemy))


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


def discard(bench: Bench, frame: Refilling, card: CardId) -> None:
    hand = without(bench.state.hands[frame.side], card)
    bench.edit(hands=put(bench.state.hands, frame.side, hand), discard=(*bench.state.discard, card))
    bench.tell(tell.CardsDiscarded(side=frame.side, cards=(card,)))
    if not hand:
        bench.amend(drawing=True)


def go_on_refilling(bench: Bench, frame: Refilling) -> None:
    """Draws card by card; an event is resolved before the next is drawn (R11.3, Q40)."""
    if not frame.drawing:
        bench.amend(drawing=True)
        return
    hand = bench.state.hands[frame.side]
    card = draw(bench) if len(hand) < HAND_SIZE else None
    if card is None:
        bench.pop()
        _tell_of_draws(bench, frame)
    elif card in bench.book.deck(bench.state).events:
        bench.edit(discard=(*bench.state.discard, card))
        happen(bench, frame.side, EventId(card))
    else:
        fresh = CardId(card)
        bench.edit(hands=put(bench.state.hands, frame.side, (*hand, fresh)))
        bench.amend(drawn=(*frame.drawn, fresh))


def _tell_of_draws(bench: Bench, frame: Refilling) -> None:
    if frame.drawn:
        bench.tell(
            tell.CardsDrawn(side=frame.side, count=len(frame.drawn)),
            tell.HandGained(to=(seat_of(frame.side),), cards=frame.drawn),
        )


def draw(bench: Bench) -> str | None:
    """Takes the next card; an empty pile is made anew from the discards (R0.5, Q41)."""
    if not bench.state.deck:
        if not bench.state.discard:
            return None
        bench.edit(deck=bench.dice.shuffled(bench.state.discard), discard=())
        bench.tell(tell.DeckShuffled())
    card = bench.state.deck[0]
    bench.edit(deck=bench.state.deck[1:])
    return card
