"""The title of the duel."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.titles.title import (
    Artwork,
    Choice,
    Codecs,
    Commands,
    Lookup,
    Package,
    Query,
    Setup,
    Sharing,
    Slot,
    Standing,
    Title,
    Verb,
    Wording,
    Words,
    as_any_title,
    choices_of,
)
from engine.core import AtAGlance, Data, Decision, Dice, Level, NotAsked, Refused, Seat
from renderer.shapes import Label, Point, Scene
from tests.duel.game import (
    Aim,
    Aiming,
    AnyAction,
    AnyEvent,
    CardId,
    DuelRules,
    Leading,
    Line,
    MayParry,
    NotNow,
    Options,
    Parry,
    State,
    Strike,
    View,
)
from tests.opaque import AnyTitle


def _card(value: CardId, view: View | None, words: Words) -> str:
    return words("card-name", number=value)


def _goals(words: Words) -> Sequence[Choice]:
    return [Choice(value=str(goal), label=words("goal-points", goal=goal)) for goal in (1, 2, 3, 9)]


def _board(view: View, words: Words) -> Scene:
    label = Label(text=_text_board(view, words), at=Point(8, 8), size=16)
    return Scene(width=320, height=40, ground=(), shapes=(label,))


def _hand(view: View, words: Words) -> Scene | None:
    if view.viewer is None or not view.hand:
        return None
    label = Label(text=_hand_text(view, words), at=Point(8, 8), size=16)
    return Scene(width=320, height=40, ground=(), shapes=(label,))


def _hand_text(view: View, words: Words) -> str:
    return words("hand-text", cards=", ".join(str(card) for card in view.hand)) if view.hand else ""


def _text_board(view: View, words: Words) -> str:
    scores = ":".join(str(score) for score in view.scores)
    return words("board-text", scores=scores, goal=view.goal, deck=view.deck)


def _hint(view: View, action: AnyAction, words: Words) -> str:
    return f"{action.card}" if isinstance(action, Strike) else ""


def _computer(view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
    """Strikes and parries with the highest card; chooses all else at random."""
    with_card = [action for action in legal if isinstance(action, Strike)]
    return max(with_card, key=lambda strike: strike.card) if with_card else dice.pick(legal)


def _complete(
    state: State, seat: Seat, filled: Mapping[str, str], slot: str, words: Words
) -> Sequence[Choice]:
    if slot == "card":
        return [Choice(value=str(card), label=_card(card, None, words)) for card in state.hands[seat]]
    return choices_of(Line, "line")(words)


def _plan(state: State, seat: Seat, filled: Mapping[str, str]) -> tuple[AnyAction, ...]:
    if not filled["card"].isdigit():
        raise Refused(NotNow())
    strike = Strike(card=CardId(int(filled["card"])))
    then = (Aim(line=Line(filled["then"])),) if "then" in filled else ()
    match state.frame:
        case Leading(seat=leader) if leader == seat:
            return (Aim(line=Line(filled["line"])), strike, *then)
        case Aiming(seat=leader) if leader == seat:
            return (strike, *then)
    raise Refused(NotAsked())


def _count(view: View, filled: Mapping[str, str], words: Words) -> str:
    if filled.get("what") == "hand":
        return words("count-hand", count=len(view.hand))
    return words("count-deck", count=view.deck)


# --- standing orders and teams -----------------------------------------------------------------------------


class ParryWhen(Data, frozen=True):
    """Parries with a card when the stroke is strong enough."""

    card: CardId
    least: int


def _step(view: View, chosen: tuple[str, ...], words: Words) -> Query | ParryWhen:
    match chosen:
        case ():
            cards = tuple(Choice(value=str(card), label=_card(card, view, words)) for card in view.hand)
            return Query(asks=words("order-which"), choices=cards)
        case (_,):
            strengths = tuple(
                Choice(value=str(least), label=words("order-least", least=least)) for least in (1, 10, 20)
            )
            return Query(asks=words("order-how-strong"), choices=strengths)
    return ParryWhen(card=CardId(int(chosen[0])), least=int(chosen[1]))


def _order(view: View, order: ParryWhen, words: Words) -> str:
    return words("order-parry", card=_card(order.card, view, words), least=order.least)


def _ordered(
    view: View, decision: Decision, legal: tuple[AnyAction, ...], orders: tuple[ParryWhen, ...]
) -> AnyAction | None:
    assert isinstance(decision, MayParry)
    for order in orders:
        if decision.card >= order.least and Parry(card=order.card) in legal:
            return Parry(card=order.card)
    return None


def _counts(view: View, decision: Decision) -> bool:
    """Tells whether a stroke counts: its card is in the upper half."""
    return isinstance(decision, MayParry) and decision.card > 12


STANDING: Standing[AnyAction, View, ParryWhen] = Standing(
    order_type=ParryWhen,
    step=_step,
    describe=_order,
    about=lambda order: order.card,
    stands=lambda view, order: order.card in view.hand,
    answer=_ordered,
    counts=_counts,
)

# In a team, one person may strike high and another low.
SHARING: Sharing[AnyAction, View] = Sharing(
    shares=lambda view, words: choices_of(Line, "line")(words),
    subject=lambda view, action: action.line.value if isinstance(action, Aim) else None,
    option="line",
)


_DUEL: Title[State, AnyAction, AnyEvent, View, Options] = Title(
    id="duel",
    rules=DuelRules(),
    codecs=Codecs(state_type=State, action_type=AnyAction, event_type=AnyEvent, options_type=Options),
    setup=Setup(choices={"goal": _goals}, scenario=("goal",)),
    pictures=Artwork(board=_board, hand=_hand),
    wording=Wording(
        namers={CardId: _card},
        alt=_text_board,
        text_board=_text_board,
        hand_text=_hand_text,
        hint=_hint,
    ),
    commands=Commands(
        verbs=(
            Verb(
                name="strike",
                slots=(Slot(name="line"), Slot(name="card"), Slot(name="then", required=False)),
                complete=_complete,
                plan=_plan,
            ),
        ),
        lookups=(
            Lookup(
                name="count",
                slots=(Slot(name="what"),),
                complete=lambda view, filled, slot, words: [Choice(value="deck", label="deck")],
                answer=_count,
            ),
        ),
    ),
    minds={level: AtAGlance(_computer) for level in Level},
    standing=STANDING,
    sharing=SHARING,
    package=Package(folder=Path(__file__).parent),
)

DUEL: AnyTitle = as_any_title(_DUEL)


def title_of(title_id: str) -> AnyTitle:
    """Returns the duel by its id, as a worker process does."""
    assert title_id == DUEL.id
    return DUEL
