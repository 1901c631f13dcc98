"""Cards named together with an attack: the cards that fit its window, and their effect on the odds."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.titles.miniatures.names import effect
from bot.titles.title import Words
from engine.core import LeftToChance, NoDice, Seat
from engine.kit.percent import percent
from engine.miniatures import MiniaturesRules
from engine.miniatures import decisions as ask
from engine.miniatures.actions import AnyAction, PlayCard
from engine.miniatures.cards import ANSWERING, slots
from engine.miniatures.orders import Orders
from engine.miniatures.pieces import side_of
from engine.miniatures.situation import ReadOnlySituation
from engine.miniatures.state import Call, State
from engine.miniatures.windows import chances

SWAYING = ANSWERING[Call.TEST]


class NamedCard(NamedTuple):
    """A card played on the player's own attack, with the chance of a kill before and after."""

    play: PlayCard
    before: float
    after: float

    def hint(self, words: Words) -> str:
        return words("hint-swayed-own", before=percent(self.before), after=percent(self.after))


class NamedCards:
    """Looks ahead to the reaction window of an attack, as long as no die decides."""

    def __init__(self, rules: MiniaturesRules) -> None:
        self._rules = rules

    def holds_any(self, state: State, seat: Seat) -> bool:
        """Tells whether a player could play any card on an attack of this turn."""
        book, side = self._rules.book, side_of(seat)
        turn = ReadOnlySituation(book, state).turn
        effects = (book.effects[half] for half in book.hand(state, side))
        return turn is not None and slots(turn) > 0 and any(isinstance(one, SWAYING) for one in effects)

    def fitting(self, orders: Orders, seat: Seat, attack: AnyAction) -> list[NamedCard]:
        """Returns the cards that help an attack and can be played after any answer of the defender."""
        windows = list(self._windows(orders.after((attack,)), seat))
        if not windows or None in windows:
            return []
        first, *others = (window for window in windows if window is not None)
        elsewhere = [self._rules.legal(window, seat) for window in others]
        named = [
            NamedCard(play, *chances(ReadOnlySituation(self._rules.book, first), play))
            for play in self._rules.legal(first, seat)
            if isinstance(play, PlayCard) and all(play in legal for legal in elsewhere)
        ]
        return [one for one in named if one.after > one.before]

    def ending(self, state: State, seat: Seat, card: NamedCard, words: Words) -> str:
        """Returns the closing words of an order that plays a card on its attack."""
        half = self._rules.book.half(state, side_of(seat), card.play.card)
        return words("whole-ends-with-card", card=effect(half, None, words))

    def _windows(self, state: State | None, seat: Seat) -> Iterator[State | None]:
        """Yields the seat's own window for each answer of the defender; `None` where no window opens."""
        match None if state is None else self._rules.decision(state):
            case ask.BeforeTest(seats=(asked,)) | ask.BeforeHunt(seats=(asked,)) if asked == seat:
                yield state
            case ask.ChooseBrave(seats=(asked,)) | ask.ChooseStance(seats=(asked,)):
                assert state is not None
                for answer in self._rules.legal(state, asked):
                    yield from self._windows(self._after(state, asked, answer), seat)
            case _:
                yield None

    def _after(self, state: State, seat: Seat, action: AnyAction) -> State | None:
        try:
            return self._rules.apply(state, seat, action, NoDice()).state
        except LeftToChance:
            return None
