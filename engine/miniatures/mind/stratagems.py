"""The hard player: a planner with better use of rows, discards and deployment."""

from engine.core import Decision
from engine.miniatures import actions as do
from engine.miniatures import decisions as ask
from engine.miniatures.actions import AnyAction
from engine.miniatures.area import area
from engine.miniatures.content import (
    Accuracy,
    Area,
    DiscardSupportCard,
    Lasting,
    MoveOwn,
    Support,
)
from engine.miniatures.grid import ORTHOGONAL, SQUARES, Square
from engine.miniatures.mind.computer import CROWDING, LONGER_ROW, NEW_ROW
from engine.miniatures.mind.plans import Planner, Progress
from engine.miniatures.pieces import EffectId, Figure

RIPE = 0.6  # factor of a full row's strike, for the card that completes the row


class Strategist(Planner):
    """A planner that also plans with its hand of cards."""

    # --- rows

    def ripe_gain(self, effect: Support) -> float:
        """Returns the gain of a row's strike at full size with the best aim."""
        level = effect.levels[-1]
        each = self._everywhere(level.payload)
        ways = ORTHOGONAL if level.area is Area.DIRECTED else ORTHOGONAL[:1]
        return max(
            sum(each[at] for at in area(target, level.area, way, effect.length))
            for target in SQUARES
            for way in ways
        )

    def card_gain(self, play: do.PlayCard) -> float:
        effect = self.book.effects[self._half(play)]
        match effect:
            case Support():
                return self._row_gain(play, effect)
            case MoveOwn() if play.figure is not None:
                return self._free_step_gain(self.figure(play.figure))
            case _:
                return super().card_gain(play)

    def _row_gain(self, play: do.PlayCard, effect: Support) -> float:
        """Returns the gain of adding a card to a row, higher if it completes the row."""
        if play.row is None:
            return NEW_ROW
        size = len(self.view.sides[self.me].rows[play.row].cards) + 1
        ripe = RIPE * self.ripe_gain(effect) if size == len(effect.levels) else 0.0
        return max(LONGER_ROW, ripe)

    def _free_step_gain(self, figure: Figure) -> float:
        """Returns the gain of a free move by one square."""
        if figure.at is None:
            return 0.0
        now = Progress(figure.at, steps=2) if figure.activated else Progress(figure.at)
        after = Progress(figure.at, steps=1) if figure.activated else Progress(figure.at, steps=-1)
        stay = self.plan(figure, now)
        return (
            max((self.step(figure, to, after) for to in self.judge.ways(figure, figure.at)), default=stay)
            - stay
        )

    # --- rare decisions

    def seldom(self, decision: Decision, legal: tuple[AnyAction, ...]) -> AnyAction:
        match decision:
            case ask.RefillHand():
                return max(legal, key=self._discard_gain)
            case _:
                return super().seldom(decision, legal)

    def place_gain(self, figure: Figure, at: Square) -> float:
        return self.worth(figure, at) - CROWDING * len(self.judge.field.at(at))

    def _discard_gain(self, action: AnyAction) -> float:
        """Returns the gain of a discard, positive only for useless cards."""
        if not isinstance(action, do.Discard):
            return 0.0
        half = next(card.effect for card in self.view.hand if card.id == action.card)
        return 1.0 if self._is_dead(half) else -1.0

    def _is_dead(self, half: EffectId) -> bool:
        """Tells whether a card is useless in this position."""
        effect = self.book.effects[half]
        rows = self.view.sides
        match effect:
            case Lasting():
                return any(row.effect == half for row in rows[self.me].rows)
            case DiscardSupportCard():
                return False
            case Support():
                alike = sum(card.effect == half for card in self.view.hand)
                started = any(row.effect == half for row in rows[self.me].rows)
                useless = effect.levels[0].accuracy in (Accuracy.NONE, Accuracy.RANDOM)
                return alike == 1 and not started and useless and len(self.view.hand) > 2
            case _:
                return False
