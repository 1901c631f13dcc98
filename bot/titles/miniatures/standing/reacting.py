"""Answers reaction windows by standing orders."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.titles.miniatures.odds import Odds
from bot.titles.miniatures.standing.order_kinds import (
    AnyOrder,
    Command,
    DiscardCard,
    Forward,
    Guard,
    Leftovers,
    MeetFights,
    Occasion,
    PlayWhen,
    RefillHand,
    StepForward,
    UseAuthority,
)
from bot.titles.miniatures.standing.stakes import Stakes
from engine.core import Decision
from engine.miniatures import decisions as ask
from engine.miniatures.actions import AnyAction, Decline, Defend, Discard, Draw, PlayCard, StandIn
from engine.miniatures.attack import safer
from engine.miniatures.book import Book
from engine.miniatures.content import Means, Rank
from engine.miniatures.pieces import EffectId, Figure, TokenKind
from engine.miniatures.state import Stance
from engine.miniatures.view import View


class Moment(NamedTuple):
    """The occasion of a window for one side, with its figure and the chance of the kill in per cent."""

    occasion: Occasion
    figure: Figure
    chance: int


class Reactions:
    """Answers reaction windows from the view of the asked player."""

    def __init__(self, book: Book, odds: Odds) -> None:
        self._book = book
        self._odds = odds
        self._stakes = Stakes(book, odds)

    def answer(
        self, view: View, decision: Decision, legal: tuple[AnyAction, ...], orders: tuple[AnyOrder, ...]
    ) -> AnyAction | None:
        """Returns the answer of the first order that fits."""
        in_turn = sorted(
            orders, key=lambda order: isinstance(order, RefillHand)
        )  # "keep" comes last: cards to discard go first
        answers = (self._follow(view, decision, legal, order) for order in in_turn)
        return next((action for action in answers if action is not None), None)

    def _follow(
        self, view: View, decision: Decision, legal: tuple[AnyAction, ...], order: AnyOrder
    ) -> AnyAction | None:
        match order, decision:
            case PlayWhen(), _:
                return self._play(view, decision, legal, order)
            case StepForward(who=who), ask.ChooseBrave():
                return self._cheapest(view, legal) if who is Forward.CHEAPEST else legal[0]
            case MeetFights(how=how), ask.ChooseStance():
                return next((one for one in legal if one == _defence(how, decision)), None)
            case DiscardCard(card=card), ask.RefillHand():
                return _discard(view, legal, card)
            case RefillHand(how=Leftovers.KEEP), ask.RefillHand():
                return Draw()
            case UseAuthority(how=Command.NEVER), ask.UseAuthority():
                return Decline()
        return None

    def _play(
        self, view: View, decision: Decision, legal: tuple[AnyAction, ...], order: PlayWhen
    ) -> AnyAction | None:
        halves = {card.id: card.effect for card in view.hand}
        plays = [one for one in legal if isinstance(one, PlayCard) and halves.get(one.card) == order.card]
        match decision:
            case ask.BeforeSupport(effect=declared) if order.occasion is Occasion.JAM:
                return _jam(view, declared, plays, order)
            case ask.BeforeStrike(effect=falling) if order.occasion is Occasion.COVER:
                return self._cover(view, falling, plays, order)
        fitting = any(
            moment.occasion is order.occasion
            and moment.chance >= order.least
            and self._is_for(order, moment.figure)
            for moment in _moments(view, decision)
        )
        return plays[0] if plays and fitting else None

    def _is_for(self, order: PlayWhen, one: Figure) -> bool:
        return order.figure in (None, one.id) and (
            self._book.profile(one).rank is Rank.HERO or not order.heroes
        )

    def _cheapest(self, view: View, legal: tuple[AnyAction, ...]) -> AnyAction | None:
        judge = self._odds.judge(view)
        brave = [one for one in legal if isinstance(one, StandIn)]
        return min(brave, key=lambda one: judge.value(view.figures[one.figure]), default=None)

    def _cover(
        self, view: View, falling: EffectId, plays: list[PlayCard], order: PlayWhen
    ) -> PlayCard | None:
        """Shields the square with the highest value at stake that holds a figure the order is for."""
        there = {
            play: [one for one in view.figures.values() if one.at == play.at and one.side is view.viewer]
            for play in plays
        }
        worth_it = [
            play
            for play, figures in there.items()
            if any(
                self._is_for(order, one) and self._stakes.strike_risk(view, falling, one) >= order.least
                for one in figures
            )
        ]
        judge = self._odds.judge(view)
        return max(worth_it, key=lambda play: sum(map(judge.value, there[play])), default=None)


def _moments(view: View, decision: Decision) -> Iterator[Moment]:
    """Yields the moments of a window for the viewing side."""
    match decision:
        case ask.BeforeTest(attacker=attacker, target=target, chance=chance):
            yield from _test(view, decision.means, view.figures[attacker], view.figures[target], chance)
        case ask.BeforeHunt(attacker=hunter, chance=chance) if view.figures[hunter].side is view.viewer:
            one = view.figures[hunter]
            bugs = [token.at for token in view.tokens.values() if token.kind is TokenKind.BUG]
            yield Moment(Occasion.FIGHT if one.at in bugs else Occasion.SHOT, one, chance)
        case ask.BeforeDeath(figure=victim):
            yield Moment(Occasion.RESCUE, view.figures[victim], 100)


def _test(view: View, means: Means, attacker: Figure, target: Figure, chance: int) -> Iterator[Moment]:
    fights_back = view.fray is not None and view.fray.stance is Stance.FIGHT
    if attacker.side is not view.viewer:
        yield Moment(Occasion.FIGHT if fights_back else Occasion.SURVIVAL, target, chance)
        return
    yield Moment(Occasion.SHOT if means is Means.SHOOT else Occasion.FIGHT, attacker, chance)
    if not fights_back:
        yield Moment(Occasion.ENEMY_SURVIVAL, target, chance)


def _jam(view: View, declared: EffectId, plays: list[PlayCard], order: PlayWhen) -> PlayCard | None:
    """Jams the longest row with the declared effect, if it is long enough."""
    assert view.viewer is not None
    rows = view.sides[view.viewer.enemy].rows
    sizes = {
        play: len(rows[play.jams].cards)
        for play in plays
        if play.jams is not None and rows[play.jams].effect == declared
    }
    longest = max(sizes, key=sizes.__getitem__, default=None)
    return longest if longest is not None and sizes[longest] >= order.least else None


def _discard(view: View, legal: tuple[AnyAction, ...], card: EffectId) -> AnyAction | None:
    held = [one.id for one in view.hand if one.effect == card]
    return next((one for one in legal if isinstance(one, Discard) and one.card in held), None)


def _defence(how: Guard, decision: ask.ChooseStance) -> Defend:
    match how:
        case Guard.FIGHT:
            return Defend(stance=Stance.FIGHT)
        case Guard.DODGE:
            return Defend(stance=Stance.DODGE)
        case Guard.SAFER:  # as for a player who does not answer (B2)
            return safer(decision.chance_fight, decision.chance_dodge)
