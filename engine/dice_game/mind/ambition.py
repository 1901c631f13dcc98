"""The hard computer player: the same turn forecasts, measured in winning chances instead of VP."""

from engine.core import Decision, Dice, Seat
from engine.dice_game.actions import (
    Advance,
    AnyAction,
    Remove,
    Target,
    Tuck,
    Waive,
)
from engine.dice_game.content import AdvanceOwnToken, Book, LocationId, SwitchTarget
from engine.dice_game.mind.aftermath import next_turn, with_token
from engine.dice_game.mind.computer import best_of, value
from engine.dice_game.mind.leanings import pull
from engine.dice_game.mind.outlook import Weights
from engine.dice_game.mind.strategist import Strategist
from engine.dice_game.odds import greens, terms_of
from engine.dice_game.view import Attack, Stage, View
from engine.kit.temper import NEUTRAL, Temper, weigh


class Ambition:
    """Evaluates actions by the chance to win."""

    def __init__(self, book: Book, weights: Weights, ahead: int, temper: Temper = NEUTRAL) -> None:
        self._book = book
        self._weights = weights
        self._ahead = ahead
        self._temper = temper

    def choose(self, view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
        """Returns the action with the best chance to win; deterministic."""
        return legal[0] if len(legal) == 1 else best_of(legal, self.chances(view, legal))

    def chances(self, view: View, legal: tuple[AnyAction, ...]) -> list[float]:
        """Returns the chance to win of every action."""
        attack = view.attack
        assert attack is not None, "nobody is asked any more"
        strategist = Strategist(self._book, self._weights, view, self._temper)
        match attack.stage:
            case Stage.AIM:
                return self._aims(strategist, view, attack, legal)
            case Stage.ROLL | Stage.DECIDE:
                return self._rolls(strategist, view, attack, legal)
            case Stage.SPOILS:
                return [self._spoils(strategist, view, attack, action) for action in legal]

    def _aims(
        self, strategist: Strategist, view: View, attack: Attack, legal: tuple[AnyAction, ...]
    ) -> list[float]:
        seat = attack.seat
        found = strategist.forecasts(view, seat, self._ahead, attack.waived)
        chances = []
        for action in legal:
            match action:
                case Target(location=location):
                    chances.append(strategist.throw_worth(view, seat, found, location, attack.waived))
                case Waive(rule=rule):
                    chances.append(self._without(strategist, view, attack, (*attack.waived, rule)))
                case _:
                    chances.append(strategist.worth(next_turn(view, seat), seat, self._ahead))
        return self._lean(view, seat, legal, chances)

    def _lean(
        self, view: View, seat: Seat, legal: tuple[AnyAction, ...], chances: list[float]
    ) -> list[float]:
        """Returns the chances of targets with what each gains over the worst one, weighed by the temper."""
        worst = min(chances)
        return [
            worst + weigh(chance - worst, lean)
            if isinstance(action, Target) and (lean := pull(self._temper, view, seat, action.location))
            else chance
            for action, chance in zip(legal, chances, strict=True)
        ]

    def _without(
        self, strategist: Strategist, view: View, attack: Attack, gone: tuple[LocationId, ...]
    ) -> float:
        """Returns the worth of a turn without some rules; it only pays against targets that count nukes."""
        found = strategist.forecasts(view, attack.seat, self._ahead, gone)
        wanted = [location for location, forecast in found.items() if forecast.terms.only_when_nuked]
        return max(
            [strategist.throw_worth(view, attack.seat, found, card, gone) for card in wanted], default=0.0
        )

    def _rolls(
        self, strategist: Strategist, view: View, attack: Attack, legal: tuple[AnyAction, ...]
    ) -> list[float]:
        assert attack.target is not None, "dice are thrown at a target"
        may_switch = attack.first and SwitchTarget in greens(view, attack.seat, attack.spent)
        found = {
            place.card.id: strategist.forecast(
                view,
                attack.seat,
                place.card.id,
                terms_of(view, attack, place.card.id),
                self._ahead,
                attack.waived,
            )
            for place in view.row
            if place.card is not None and not place.banned and (may_switch or place.card.id == attack.target)
        }
        own = found.pop(attack.target)
        return [value(view, attack, action, own, found) for action in legal]

    def _spoils(self, strategist: Strategist, view: View, attack: Attack, action: AnyAction) -> float:
        seat, rule = attack.seat, view.players[attack.seat].claimed[-1].location.effect
        match action:
            case Advance(location=location) if isinstance(rule, AdvanceOwnToken):
                tables = strategist.after_advance(view, location, seat, rule.spaces)
            case Remove(location=location, owner=owner):
                tables = [with_token(view, location, owner, 0)]
            case Tuck(location=location):
                tables = strategist.after_tuck(view, location)
            case _:
                tables = [view]
        return strategist.mean(tables, seat, self._ahead)
