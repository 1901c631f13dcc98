"""The legal plays of cards and their targets (R9, B2, Q2-Q5); the effects are in `effects.py`."""

from collections.abc import Iterator, Mapping
from typing import assert_never

from engine.core import Refusal
from engine.miniatures import refusals as no
from engine.miniatures.actions import PlayCard
from engine.miniatures.area import area
from engine.miniatures.bench import Bench
from engine.miniatures.content import (
    Accuracy,
    AnyEffect,
    AttackNow,
    CancelDeath,
    DiscardSupportCard,
    Lasting,
    MarkActivated,
    Means,
    ModPool,
    MoveOwn,
    Rank,
    ReturnKilled,
    ShieldSquare,
    StandUpFriends,
    Support,
    Test,
    Timing,
    TriggerEnemyRow,
    UpgradeSight,
)
from engine.miniatures.grid import AROUND, Square
from engine.miniatures.pieces import CardId, EnemyRow, Figure, FigureId, Place, RowIndex, Side
from engine.miniatures.ready import bound_figure, candidates
from engine.miniatures.sight import Sight
from engine.miniatures.situation import Situation
from engine.miniatures.state import (
    AnyFrame,
    Asking,
    Attack,
    Call,
    Dying,
    Hunt,
    Stance,
    State,
    Striking,
    Taking,
)

HAND_SIZE = 4


def why_not_play(now: Situation, side: Side, play: PlayCard) -> Refusal:
    """Returns the reason why a card cannot be played, given that its player may play one."""
    if play.card not in now.state.hands[side]:
        return no.NotInHand(card=play.card)
    figure = play.figure
    if figure is not None and figure in now.state.figures and is_carded(now.state, side, figure):
        return no.AlreadyCarded(figure=figure)
    return no.CardDoesNotFit(card=play.card)


def slots(turn: Taking) -> int:
    """Returns the number of cards the player on turn may still play (R1.2, Q4).

    It is 0 while both activations of the turn belong to the reserve (Q75).
    """
    if turn.due > 1:
        return 0
    if turn.acted:
        return 1 - turn.cards if len(turn.acted) == 1 else 0
    return (2 if turn.free else 1) - turn.cards


ANSWERING: Mapping[Call, tuple[type, ...]] = {  # effects that may fit a window
    Call.TEST: (ModPool, UpgradeSight),
    Call.RESCUE: (CancelDeath,),
    Call.JAM: (DiscardSupportCard,),
    Call.TAKE_COVER: (ShieldSquare,),
}


# --- windows --------------------------------------------------------------------------------------


def can_ask(now: Situation, side: Side, call: Call, about: AnyFrame) -> bool:
    """Tells whether a window opens for a player: they hold cards, and a card of the deck would fit.

    Both are public knowledge, so a window reveals nothing about the hand (Q78).
    """
    if not now.state.hands[side]:
        return False
    effects = now.book.deck_effects(now.state, side, ANSWERING[call])
    return any(_answers(now, side, call, about, effect) for effect in effects)


def ask_for_card(bench: Bench, side: Side | None, call: Call, row: int | None = None) -> None:
    """Pushes a card window for a player if `can_ask` allows it."""
    if side is not None and can_ask(bench, side, call, bench.top):
        bench.push(Asking(side=side, call=call, row=row))


def answers(now: Situation, frame: Asking) -> Iterator[PlayCard]:
    """Yields the cards a player may play in their window."""
    about = now.state.stack[-2]
    for effect, card in now.book.hand(now.state, frame.side).items():
        if _answers(now, frame.side, frame.call, about, now.book.effects[effect]):
            yield from _with_targets(now, frame, card, about)


def _with_targets(now: Situation, frame: Asking, card: CardId, about: AnyFrame) -> Iterator[PlayCard]:
    match frame.call:
        case Call.JAM:
            for row in range(len(now.state.rows.get(frame.side.enemy, ()))):
                yield PlayCard(card=card, jams=EnemyRow(row))
        case Call.TAKE_COVER:
            assert isinstance(about, Striking)
            for square in strike_area(about):
                if any(figure.side is frame.side for figure in now.field.at(square)):
                    yield PlayCard(card=card, at=square)
        case Call.TEST | Call.RESCUE:
            yield PlayCard(card=card)
        case _:
            assert_never(frame.call)


def _answers(now: Situation, side: Side, call: Call, about: AnyFrame, effect: AnyEffect) -> bool:
    """Tells whether a player may use an effect in a window."""
    turn = now.turn
    if turn is not None and turn.side is side:
        if not slots(turn):
            return False
    elif effect.timing is not Timing.ANY_TIME:
        return False
    match call, about:
        case Call.TEST, Attack() | Hunt():
            worked_on = affected_roller(now, side, effect, about)
            return worked_on is not None and not is_carded(now.state, side, worked_on)
        case Call.RESCUE, Dying():
            return isinstance(effect, CancelDeath) and not is_carded(now.state, side, about.figure)
        case Call.JAM, _:
            return isinstance(effect, DiscardSupportCard) and bool(now.state.rows.get(side.enemy))
        case Call.TAKE_COVER, Striking():
            return isinstance(effect, ShieldSquare) and any(
                figure.side is side for square in strike_area(about) for figure in now.field.at(square)
            )
    return False


def is_carded(state: State, side: Side, figure: FigureId) -> bool:
    """Tells whether an own card has affected the figure this round; enemy cards do not count (Q5)."""
    worked_on = state.figures[figure]
    return worked_on.side is side and worked_on.carded


def affected_roller(now: Situation, side: Side, effect: AnyEffect, about: Attack | Hunt) -> FigureId | None:
    """Returns the figure whose roll an effect changes; `None` if the effect does not fit the attack."""
    match effect:
        case ModPool():
            for figure, test in _rolls(about):
                if now.state.figures[figure].side is effect.roller and test in effect.tests:
                    return figure
        case UpgradeSight():
            shooter = now.state.figures[about.attacker]
            if about.means is Means.SHOOT and shooter.side is side and _sight(now, about) is Sight.PARTIAL:
                return about.attacker
    return None


def _rolls(about: Attack | Hunt) -> Iterator[tuple[FigureId, Test]]:
    """Yields the figures that roll in an attack and their tests; the bug is no figure."""
    yield about.attacker, Test.SHOOT if about.means is Means.SHOOT else Test.FIGHT
    if isinstance(about, Attack):
        yield about.target, Test.FIGHT if about.stance is Stance.FIGHT else Test.SURVIVE


def _sight(now: Situation, about: Attack | Hunt) -> Sight:
    field, shooter = now.field, now.figure(about.attacker)
    if isinstance(about, Attack):
        return field.shot_sight(shooter, now.state.figures[about.target], locked=about.locked)
    assert shooter.at is not None
    return field.look(shooter.at, now.state.tokens[about.bug].at)


def strike_area(frame: Striking) -> tuple[Square, ...]:
    """Returns the squares of a support effect whose target is known."""
    assert frame.target is not None
    return area(frame.target, frame.level.area, frame.direction, frame.length)


# --- the player's own turn ------------------------------------------------------------------------


def plays(now: Situation, turn: Taking) -> Iterator[PlayCard]:
    """Yields the cards the player on turn may play outside a test (R1.2b, R1.2c)."""
    for effect, card in now.book.hand(now.state, turn.side).items():
        yield from _uses(now, turn, card, now.book.effects[effect])


def _uses(now: Situation, turn: Taking, card: CardId, effect: AnyEffect) -> Iterator[PlayCard]:
    match effect:
        case MoveOwn():
            for figure in active_targets(now, turn):
                yield PlayCard(card=card, figure=figure.id)
        case StandUpFriends():
            for figure in own_targets(now, turn):
                if any(other.frightened for other in _company(now, figure)):
                    yield PlayCard(card=card, figure=figure.id)
        case AttackNow():
            for figure in active_targets(now, turn):
                for square in throws(now, figure):
                    yield PlayCard(card=card, figure=figure.id, at=square)
        case MarkActivated():
            yield from _distractions(now, turn, card, effect)
        case ReturnKilled():
            for dead in returnable(now, turn.side, effect):
                for place in return_squares(now):
                    yield PlayCard(card=card, figure=dead, at=place)
        case Support() | Lasting():
            yield from _rows(now, turn, card, effect)
        case TriggerEnemyRow():
            if any(
                works(now, turn.side.enemy, row)
                for row in range(len(now.state.rows.get(turn.side.enemy, ())))
            ):
                yield PlayCard(card=card)
        case DiscardSupportCard():
            for row in range(len(now.state.rows.get(turn.side.enemy, ()))):
                yield PlayCard(card=card, jams=EnemyRow(row))
        case ModPool() | UpgradeSight() | CancelDeath() | ShieldSquare():
            pass  # these answer in a window only
        case _:
            assert_never(effect)


def own_targets(now: Situation, turn: Taking) -> Iterator[Figure]:
    """Yields the own figures that a card may affect; with option (b) only figures of this turn (Q2)."""
    only = bound_figure(now, turn)
    first = {figure.id for figure in candidates(now, turn.side)} if not turn.acted else set()
    for figure in now.field.of(turn.side):
        next_up = figure.id in first and only in (None, figure.id)
        if not figure.carded and (turn.free or next_up or figure.id in (*turn.acted, *turn.followers)):
            yield figure


def active_targets(now: Situation, turn: Taking) -> Iterator[Figure]:
    """Yields the upright figures that may be the active figure of a card."""
    return (figure for figure in own_targets(now, turn) if not figure.frightened)


def _company(now: Situation, figure: Figure) -> list[Figure]:
    assert figure.at is not None
    return [other for other in now.field.at(figure.at) if other.side is figure.side]


def throws(now: Situation, figure: Figure) -> Iterator[Square]:
    """Yields the squares a grenade may be thrown into: adjacent, seen, with enemies and no friends."""
    assert figure.at is not None
    field = now.field
    for square in AROUND[figure.at]:
        there = field.at(square)
        foes_only = there and all(other.side is not figure.side for other in there)
        if foes_only and field.look(figure.at, square) is not Sight.BLOCKED:
            yield square


def _distractions(now: Situation, turn: Taking, card: CardId, effect: MarkActivated) -> Iterator[PlayCard]:
    """Yields plays that mark one unactivated enemy, or two in one square, not both activated."""
    foes = list(now.field.of(turn.side.enemy))
    for index, figure in enumerate(foes):
        if effect.count == 1:
            if not figure.activated:
                yield PlayCard(card=card, figure=figure.id)
            continue
        for other in foes[index + 1 :]:
            if other.at == figure.at and not (figure.activated and other.activated):
                yield PlayCard(card=card, figure=figure.id, other=other.id)


def returnable(now: Situation, side: Side, effect: ReturnKilled) -> list[FigureId]:
    """Returns the killed figures that may return, one for each profile (Q53)."""
    first: dict[str, FigureId] = {}
    for figure in now.state.figures.values():
        eligible = not effect.soldiers_only or now.book.profile(figure).rank is Rank.SOLDIER
        if eligible and figure.side is side and figure.place is Place.DEAD:
            first.setdefault(figure.profile, figure.id)
    return list(first.values())


def return_squares(now: Situation) -> list[Square | None]:
    """Returns the squares where a killed Martian may return; `None` means a random square (Q53)."""
    scenario, field = now.scenario, now.field
    if scenario.scattered:
        return [None]
    zones = {zone for group in scenario.forces.martian for zone in group.zones}
    if scenario.recycled:
        zones = {zone for zone in zones if now.state.zones[zone] is Side.MARTIAN}
    squares = (square for zone, there in scenario.map.zones.items() if zone in zones for square in there)
    return [square for square in squares if not field.is_full(square)]


def _rows(now: Situation, turn: Taking, card: CardId, effect: Support | Lasting) -> Iterator[PlayCard]:
    """Yields the rows a support card may join or start; a lasting card has one row at most (Q32)."""
    mine = now.state.rows.get(turn.side, ())
    half = now.book.half(now.state, turn.side, card)
    equal = [index for index, row in enumerate(mine) if row.effect == half]
    if isinstance(effect, Lasting):
        if not equal:
            yield PlayCard(card=card)
        return
    for index in equal:
        if len(mine[index].cards) < len(effect.levels):
            yield PlayCard(card=card, row=RowIndex(index))
    if not (equal and now.book.beta(now.state)):  # the beta has one stack for each kind (RB.7)
        yield PlayCard(card=card)


def works(now: Situation, owner: Side, row: int) -> bool:
    """Tells whether a row has an effect at its size."""
    there = now.state.rows[owner][row]
    effect = now.book.effects[there.effect]
    if not isinstance(effect, Support):
        return False
    return effect.levels[len(there.cards) - 1].accuracy is not Accuracy.NONE
