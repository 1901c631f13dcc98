"""Searches turns by every seat's chance to win: evaluates each end of a turn and finds the best play.

With two players the last round is calculated exactly: all rolls, all actions, all cards that may be revealed.
"""

from collections.abc import Iterator, Sequence

from engine.core import Seat
from engine.dice_game.content import (
    AdvanceOwnToken,
    Book,
    CycleInPlayCard,
    Effect,
    ExtraTurn,
    LocationId,
    RemoveToken,
    SwitchTarget,
)
from engine.dice_game.forecast import FirstRoll, Forecast, Terms
from engine.dice_game.mind.aftermath import after_claim, after_tuck, next_turn, with_token
from engine.dice_game.mind.leanings import caution
from engine.dice_game.mind.outlook import Outlook, Weights
from engine.dice_game.mind.prospects import ends_for
from engine.dice_game.mind.standing import place_in_round, score
from engine.dice_game.mind.tempo import best_throw, chance_in_one_turn, payoff, turns_needed
from engine.dice_game.odds import greens, terms_for
from engine.dice_game.view import Card, View
from engine.kit.temper import NEUTRAL, Temper, weigh

# Equally likely tables.
Tables = Sequence[View]


class Strategist:
    """Looks ahead from one table; caches results for one search.

    `ahead` is the number of turns to search before a table is evaluated. The temper is that of the turn under
    way; turns after it are played by best play.
    """

    def __init__(self, book: Book, weights: Weights, view: View, temper: Temper = NEUTRAL) -> None:
        self._unseen = _hidden_cards(book, view)
        self._outlook = Outlook(weights)
        self._last_turns: dict[tuple[object, ...], float] = {}
        self._caution = caution(temper, view)

    # Tables at the start of a turn

    def worth(self, view: View, seat: Seat, ahead: int) -> float:
        """Returns a seat's chance to win at the start of a turn or at the end of the game."""
        if view.attack is None:
            return 1.0 if _leads(view, seat) else 0.0
        if len(view.players) > 2:
            return self._outrun(view, seat) if view.ending else self._outlook.chances(view)[seat]
        if view.ending:
            best = self._last_turn(view) if _plays_last(view) else self.best_turn(view, 0)
        elif ahead:
            best = self.best_turn(view, ahead - 1)
        else:
            return self._outlook.chances(view)[seat]
        return best if view.attack.seat == seat else 1 - best

    def _last_turn(self, view: View) -> float:
        """Returns the winning chance of the player with the very last turn; only their own tokens matter."""
        assert view.attack is not None
        seat = view.attack.seat
        if _leads(view, seat):
            return 1.0
        row = [(place.card.id, place.tokens[seat]) for place in view.row if place.card is not None]
        key = (*row, *[(player.vp, len(player.claimed)) for player in view.players])
        if key not in self._last_turns:
            tricky = _is_tricky(view, seat)
            self._last_turns[key] = self.best_turn(view, 0) if tricky else _passes(view, seat)
        return self._last_turns[key]

    def _outrun(self, view: View, seat: Seat) -> float:
        """Returns a seat's chance to win the last round: leaders must stay ahead, others must overtake."""
        assert view.attack is not None
        now = place_in_round(view, view.attack.seat)
        passing = {
            player.seat: 0.0 if _leads(view, player.seat) else _passes(view, player.seat)
            for player in view.players
            if place_in_round(view, player.seat) >= now
        }
        leads = _leads(view, seat)
        chance = 1.0 if leads else passing.get(seat, 0.0)
        for other, passes in passing.items():
            if leads or place_in_round(view, other) > place_in_round(view, seat):
                chance *= 1.0 if other == seat else 1 - passes
        return chance

    # Turns

    def best_turn(self, view: View, ahead: int) -> float:
        """Returns the winning chance of the player on turn under best play."""
        assert view.attack is not None
        seat = view.attack.seat
        found = self.forecasts(view, seat, ahead, rough=True)
        return max([self.throw_worth(view, seat, found, location) for location in found], default=0.0)

    def throw_worth(
        self,
        view: View,
        seat: Seat,
        found: dict[LocationId, Forecast],
        location: LocationId,
        gone: tuple[LocationId, ...] = (),
    ) -> float:
        """Returns the worth of a turn against a target before its first roll."""
        others: tuple[Forecast, ...] = ()
        if SwitchTarget in greens(view, seat, gone):
            others = tuple([other for key, other in found.items() if key != location])
        return best_throw(FirstRoll(found[location], others), ends_for(view, seat, location, gone))

    def forecasts(
        self, view: View, seat: Seat, ahead: int, gone: tuple[LocationId, ...] = (), *, rough: bool = False
    ) -> dict[LocationId, Forecast]:
        """Returns the forecast of a turn against every legal target, in winning chances."""
        return {
            place.card.id: self.forecast(
                view,
                seat,
                place.card.id,
                terms_for(view, seat, place.card.id, gone),
                ahead,
                gone,
                rough=rough,
            )
            for place in view.row
            if place.card is not None and not place.banned
        }

    def forecast(
        self,
        view: View,
        seat: Seat,
        location: LocationId,
        terms: Terms,
        ahead: int,
        gone: tuple[LocationId, ...] = (),
        *,
        rough: bool = False,
    ) -> Forecast:
        """Returns the forecast of a turn against one card; `gone` are waived or spent rules.

        A `rough` one is of a later turn.
        """
        spaces = view.card(location).spaces
        ends = ends_for(view, seat, location, gone)
        known: dict[int, float] = {}
        turns = turns_needed(terms._replace(need=0), ends, spaces)

        def worth_at(need: int) -> float:
            if rough and 1 < need < terms.need:  # interpolates by turns needed
                way = (turns[terms.need] - turns[need]) / max(0.01, turns[terms.need] - turns[1])
                return worth_at(terms.need) + way * (worth_at(1) - worth_at(terms.need))
            if need not in known:
                after = next_turn(with_token(view, location, seat, spaces - need), seat)
                known[need] = self.worth(after, seat, ahead)
            return known[need]

        def worth_to_temper(need: int) -> float:
            if rough or not self._caution:
                return worth_at(need)
            same = worth_at(terms.need)
            return same + weigh(worth_at(need) - same, self._caution)

        claim = self.claim(view, seat, location, ahead)
        return Forecast(terms, payoff(terms, ends, spaces, claim, worth_to_temper))

    # Claims

    def claim(self, view: View, seat: Seat, location: LocationId, ahead: int) -> float:
        """Returns the worth of a claim: the mean over possible next cards, with the best use of its rule."""
        rule = view.card(location).effect
        cards: Sequence[Card | None] = (None,)
        if self._counts_cards(view) and view.place(location).below:
            cards = self._unseen
        worths = [
            self._claim_worth(after_claim(view, location, seat, card), seat, rule, card, ahead)
            for card in cards
        ]
        return sum(worths) / len(worths)

    def _counts_cards(self, view: View) -> bool:
        """Tells whether to consider every card that may be revealed: in a last round with two players."""
        return view.ending and len(view.players) == 2

    def _claim_worth(
        self, view: View, seat: Seat, rule: Effect | None, revealed: Card | None, ahead: int
    ) -> float:
        ways: list[Tables] = [[view]]
        ways += self.uses(view, seat, rule, revealed)
        bonus = isinstance(rule, ExtraTurn)
        return max([self.mean(way, seat, ahead, bonus=bonus) for way in ways])

    def mean(self, tables: Tables, seat: Seat, ahead: int, *, bonus: bool = False) -> float:
        """Returns the mean worth of ending a seat's turn with one of these tables."""
        return sum([self.worth(next_turn(one, seat, bonus=bonus), seat, ahead) for one in tables]) / len(
            tables
        )

    def uses(
        self, view: View, seat: Seat, rule: Effect | None, revealed: Card | None = None
    ) -> Iterator[Tables]:
        """Yields the tables that each use of a claimed card's rule leads to."""
        for place in view.row if isinstance(rule, AdvanceOwnToken | RemoveToken | CycleInPlayCard) else ():
            if place.card is None:
                continue
            card = place.card.id
            if isinstance(rule, AdvanceOwnToken) and place.card.location.holds_tokens:
                yield self.after_advance(view, card, seat, rule.spaces)
            elif isinstance(rule, RemoveToken):
                owners = [owner for owner, space in enumerate(place.tokens) if space and owner != seat]
                yield from ([with_token(view, card, Seat(owner), 0)] for owner in owners)
            elif isinstance(rule, CycleInPlayCard) and place.below:
                yield self.after_tuck(view, card, revealed)

    def after_advance(self, view: View, card: LocationId, seat: Seat, spaces: int) -> Tables:
        """Returns the table with a token advanced, never onto the last space."""
        space = min(view.place(card).tokens[seat] + spaces, view.card(card).spaces - 1)
        return [with_token(view, card, seat, max(space, view.place(card).tokens[seat]))]

    def after_tuck(self, view: View, card: LocationId, revealed: Card | None = None) -> Tables:
        """Returns the possible tables after a card went under its stack."""
        if not self._counts_cards(view):
            return [after_tuck(view, card)]
        return [after_tuck(view, card, other) for other in self._unseen if other != revealed]


def _hidden_cards(book: Book, view: View) -> tuple[Card, ...]:
    """Returns the cards that may lie face down."""
    seen = {place.card.id for place in view.row if place.card is not None}
    seen |= {card.id for player in view.players for card in player.claimed}
    return tuple(
        [Card(id=card, location=location) for card, location in book.locations.items() if card not in seen]
    )


def _leads(view: View, seat: Seat) -> bool:
    """Tells whether a seat would win if the game ended now."""
    mine = score(view, seat)
    return max([score(view, player.seat) for player in view.players]) == mine


def _plays_last(view: View) -> bool:
    """Tells whether the player on turn is the last in the round."""
    assert view.attack is not None
    return place_in_round(view, view.attack.seat) == len(view.players) - 1


def _is_tricky(view: View, seat: Seat) -> bool:
    """Tells whether a last turn may involve a target switch or an extra turn."""
    if SwitchTarget in greens(view, seat):
        return True
    return any(
        place.card is not None and isinstance(place.card.location.effect, ExtraTurn) for place in view.row
    )


def _passes(view: View, seat: Seat) -> float:
    """Returns a seat's chance to take the lead with one claim."""
    return max(
        [
            chance_in_one_turn(terms_for(view, seat, place.card.id), ends_for(view, seat, place.card.id))
            for place in view.row
            if place.card is not None
            and not place.banned
            and _leads(after_claim(view, place.card.id, seat), seat)
        ],
        default=0.0,
    )
