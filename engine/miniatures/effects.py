"""The effects of played cards, one function per kind of effect."""

from typing import assert_never

from msgspec.structs import replace

from engine.kit.edit import put, without
from engine.miniatures import events as tell
from engine.miniatures.actions import PlayCard
from engine.miniatures.area import random_square
from engine.miniatures.bench import Bench
from engine.miniatures.cards import affected_roller
from engine.miniatures.civilians import meet_civilians
from engine.miniatures.content import (
    AttackNow,
    CancelDeath,
    DiscardSupportCard,
    Lasting,
    MarkActivated,
    ModPool,
    MoveOwn,
    ReturnKilled,
    ShieldSquare,
    ShootAttack,
    StandUpFriends,
    Support,
    TriggerEnemyRow,
    UpgradeSight,
)
from engine.miniatures.grid import Square
from engine.miniatures.harm import freeze, frighten
from engine.miniatures.pieces import FigureId, Place, Side, Trace
from engine.miniatures.state import (
    Aiming,
    Asking,
    Attack,
    Dying,
    Extra,
    FreeMove,
    Hunt,
    Striking,
)
from engine.miniatures.strikes import strike_squares
from engine.miniatures.support import ask_to_jam, build_row, jam
from engine.miniatures.tokens import nearest_free


def play_card(bench: Bench, side: Side, play: PlayCard) -> None:
    """Plays a card from the hand; in the player's own turn it uses up the turn's card (Q4)."""
    if isinstance(bench.top, Asking):
        bench.pop()
    effect = bench.book.effect(bench.state, side, play.card)
    hand = without(bench.state.hands[side], play.card)
    bench.edit(hands=put(bench.state.hands, side, hand))
    if not isinstance(effect, Support | Lasting):  # they stay in play
        bench.edit(discard=(*bench.state.discard, play.card))
    turn = bench.turn
    if turn is not None and turn.side is side:
        bench.amend_turn(cards=turn.cards + 1)
    bench.tell(tell.CardPlayed(side=side, effect=bench.book.half(bench.state, side, play.card)))
    _apply(bench, side, play)


def _apply(bench: Bench, side: Side, play: PlayCard) -> None:
    effect = bench.book.effect(bench.state, side, play.card)
    match effect:
        case ModPool() | UpgradeSight():
            _change_test(bench, side, effect)
        case CancelDeath():
            _rescue(bench)
        case MoveOwn(squares=squares):
            _use_on(bench, play.figure)
            bench.push(FreeMove(figure=_require_figure(play.figure), squares=squares))
        case StandUpFriends(count=count):
            _use_on(bench, play.figure)
            _rally(bench, _require_figure(play.figure), count)
        case AttackNow():
            _use_on(bench, play.figure)
            _throw(bench, side, _require_figure(play.figure), _require_square(play.at), effect)
        case MarkActivated():
            for figure in (play.figure, play.other):
                if figure is not None:
                    freeze(bench, figure)
        case ReturnKilled():
            _bring_back(bench, side, _require_figure(play.figure), play.at)
        case Support() | Lasting():
            build_row(bench, side, play.card, play.row)
            built = play.row if play.row is not None else len(bench.state.rows[side]) - 1
            ask_to_jam(bench, side, built)
        case TriggerEnemyRow():
            bench.push(Aiming(side=side, owner=side.enemy))
        case DiscardSupportCard():
            assert play.jams is not None
            jam(bench, side.enemy, play.jams)
        case ShieldSquare():
            _take_cover(bench, side, _require_square(play.at))
        case _:
            assert_never(effect)


def _require_figure(figure: FigureId | None) -> FigureId:
    assert figure is not None, "this card works on a figure"
    return figure


def _require_square(at: Square | None) -> Square:
    assert at is not None, "this card works on a square"
    return at


def _use_on(bench: Bench, figure: FigureId | None) -> None:
    """Records that an own card has affected a figure; the turn's first activation is bound to it (Q2)."""
    bench.change(_require_figure(figure), carded=True)
    bench.amend_turn(bound=figure)


def _change_test(bench: Bench, side: Side, effect: ModPool | UpgradeSight) -> None:
    """Changes a pool, or the sight, of the attack below the window."""
    frame = bench.top
    assert isinstance(frame, Attack | Hunt)
    figure = affected_roller(bench, side, effect, frame)
    assert figure is not None
    if bench.figure(figure).side is side:
        bench.change(figure, carded=True)
    bench.replace(attack_after(effect, frame, figure))


def attack_after(effect: ModPool | UpgradeSight, frame: Attack | Hunt, roller: FigureId) -> Attack | Hunt:
    """Returns an attack as changed by a card on the roll of one of its figures."""
    if isinstance(effect, UpgradeSight):
        return replace(frame, locked=True)
    if isinstance(frame, Hunt):
        return replace(frame, cards=frame.cards + effect.dice)
    if roller == frame.attacker:
        return replace(frame, attack_cards=frame.attack_cards + effect.dice)
    return replace(frame, defence_cards=frame.defence_cards + effect.dice)


def _rescue(bench: Bench) -> None:
    frame = bench.top
    assert isinstance(frame, Dying)
    bench.pop()
    bench.change(frame.figure, carded=True)
    bench.tell(tell.Rescued(figure=frame.figure))


def _rally(bench: Bench, figure: FigureId, count: int) -> None:
    """Stands up frightened friends in the square, the active figure first, then by id; starts no fight."""
    active = bench.figure(figure)
    assert active.at is not None
    lying = [
        other.id for other in bench.field.at(active.at) if other.side is active.side and other.frightened
    ]
    lying.sort(key=lambda other: other != figure)
    for other in lying[:count]:
        bench.change(other, frightened=False)
        bench.tell(tell.Stood(figure=other))


def _throw(bench: Bench, side: Side, figure: FigureId, square: Square, effect: AttackNow) -> None:
    """Attacks all figures in a square by shot; kills count for the thrower (Q33)."""
    bench.mark(Trace.BLAST, square, start=bench.figure(figure).at, figure=figure)
    payload = ShootAttack(dice=effect.dice, needs=effect.needs)
    strike_squares(bench, square, (square,), payload, once=True, credit=side, killer=figure)


def _bring_back(bench: Bench, side: Side, figure: FigureId, at: Square | None) -> None:
    """Returns a killed figure to the board, activated; it may shoot or move 1 (Q53)."""
    if at is None:
        at = nearest_free(bench.field, random_square(bench.dice, side))
    profile = bench.book.profile(bench.figure(figure))
    bench.change(
        figure,
        place=Place.BOARD,
        at=at,
        activated=True,
        frightened=False,
        heroics=profile.heroics,
        carded=True,  # the card has affected it (Q5)
    )
    bench.edit(called=tuple(other for other in bench.state.called if other != figure))
    bench.tell(tell.Returned(figure=figure, at=at))
    meet_civilians(bench)
    bench.push(Extra(figure=figure, returned=True))


def _take_cover(bench: Bench, side: Side, square: Square) -> None:
    """Shields own figures in one struck square from the effect, and frightens them."""
    frame = bench.top
    assert isinstance(frame, Striking)
    bench.replace(replace(frame, shielded=square))
    bench.tell(tell.Covered(at=square))
    for figure in bench.field.at(square):
        if figure.side is side:
            frighten(bench, figure.id)
