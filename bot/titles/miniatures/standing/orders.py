"""The dialogue that gives standing orders, and their descriptions."""

from collections.abc import Iterator

from bot.titles.miniatures.names import effect, figure
from bot.titles.miniatures.odds import Odds
from bot.titles.miniatures.sharing import figure_label
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
    about,
    asks,
    occasions,
    spends_turn,
    stands,
)
from bot.titles.miniatures.standing.reacting import Reactions
from bot.titles.miniatures.standing.stakes import Stakes
from bot.titles.title import Choice, Query, Standing, Words, choices_of
from engine.miniatures.actions import AnyAction
from engine.miniatures.book import Book
from engine.miniatures.content import Rank, Skill
from engine.miniatures.pieces import EffectId, Figure, FigureId, Place, Side
from engine.miniatures.view import View

THREATS = (0, 10, 20, 30, 40, 50, 60, 70, 80, 90)  # per cent
ROWS = (1, 2, 3)  # cards

ANY, HEROES = "any", "heroes"
BRAVE, STANCE, AUTHORITY, REFILL = "brave", "stance", "authority", "refill"


class BookOrders:
    """The standing orders of one rule book."""

    def __init__(self, book: Book, odds: Odds) -> None:
        self._book = book
        self._odds = odds

    def standing(self) -> Standing[AnyAction, View, AnyOrder]:
        return Standing(
            order_type=AnyOrder,
            step=self.step,
            describe=self.describe,
            about=about,
            stands=stands,
            answer=Reactions(self._book, self._odds).answer,
            counts=Stakes(self._book, self._odds).counts,
            asks=asks,
            spends_turn=spends_turn,
        )

    # --- dialogue

    def step(self, view: View, chosen: tuple[str, ...], words: Words) -> Query | AnyOrder:
        """Returns the next question (subject, occasion, figures, threat), or the finished order."""
        match chosen:
            case ():
                return Query(asks=words("order-what"), choices=tuple(self._subjects(view, words)))
            case (kind,) if kind == BRAVE:
                return _setting(words, "order-brave", Forward)
            case (kind, who) if kind == BRAVE:
                return StepForward(who=Forward(who))
            case (kind,) if kind == STANCE:
                return _setting(words, "order-stance", Guard)
            case (kind, how) if kind == STANCE:
                return MeetFights(how=Guard(how))
            case (kind,) if kind == AUTHORITY:
                return _setting(words, "order-authority", Command)
            case (kind, how) if kind == AUTHORITY:
                return UseAuthority(how=Command(how))
            case (kind,) if kind == REFILL:
                return _leftovers(view, words)
            case (kind, how) if kind == REFILL:
                kept = how in {each.value for each in Leftovers}
                return RefillHand(how=Leftovers(how)) if kept else DiscardCard(card=EffectId(how))
        return self._card_step(view, EffectId(chosen[0]), chosen[1:], words)

    def _subjects(self, view: View, words: Words) -> Iterator[Choice]:
        assert view.viewer is not None
        for half in dict.fromkeys(card.effect for card in view.hand):
            if occasions(self._book.effects[half], view.viewer):
                yield Choice(value=half, label=effect(half, view, words))
        skills = {skill for one in _alive(view, view.viewer) for skill in self._book.profile(one).skills}
        if Skill.BRAVE in skills:
            yield Choice(value=BRAVE, label=words("order-brave"))
        yield Choice(value=STANCE, label=words("order-stance"))
        if Skill.AUTHORITY in skills:
            yield Choice(value=AUTHORITY, label=words("order-authority"))
        yield Choice(value=REFILL, label=words("order-refill"))

    def _card_step(
        self, view: View, card: EffectId, chosen: tuple[str, ...], words: Words
    ) -> Query | PlayWhen:
        assert view.viewer is not None
        match chosen:
            case ():
                asks = words("order-occasion", card=effect(card, view, words))
                times = occasions(self._book.effects[card], view.viewer)
                choices = (
                    Choice(value=time.value, label=words(f"order-occasion-{time.value}")) for time in times
                )
                return Query(asks=asks, choices=tuple(choices))
            case (occasion,) if occasion == Occasion.JAM.value:
                choices = (
                    Choice(value=str(size), label=words("order-row-least", cards=size)) for size in ROWS
                )
                return Query(asks=words("order-row"), choices=tuple(choices))
            case (occasion, size) if occasion == Occasion.JAM.value:
                return PlayWhen(card=card, occasion=Occasion.JAM, least=int(size))
            case (occasion,):
                whose = tuple(self._whose(view, Occasion(occasion), words))
                return Query(asks=words("order-whose"), choices=whose)
            case (occasion, _) if occasion != Occasion.RESCUE.value:
                choices = (Choice(value=str(least), label=_threat(least, words)) for least in THREATS)
                return Query(asks=words("order-threat"), choices=tuple(choices))
        occasion, whose_value, *least = chosen
        return PlayWhen(
            card=card,
            occasion=Occasion(occasion),
            heroes=whose_value == HEROES,
            figure=None if whose_value in (ANY, HEROES) else FigureId(whose_value),
            least=int(least[0]) if least else 0,
        )

    def _whose(self, view: View, occasion: Occasion, words: Words) -> Iterator[Choice]:
        assert view.viewer is not None
        side = view.viewer.enemy if occasion is Occasion.ENEMY_SURVIVAL else view.viewer
        figures = _alive(view, side)
        yield Choice(value=ANY, label=words("order-whose-any"))
        if any(self._is_hero(one) for one in figures):
            yield Choice(value=HEROES, label=words("order-whose-heroes"))
        for one in figures:
            yield Choice(value=one.id, label=figure_label(self._odds, view, one, words))

    def _is_hero(self, one: Figure) -> bool:
        return self._book.profile(one).rank is Rank.HERO

    # --- descriptions

    def describe(self, view: View, order: AnyOrder, words: Words) -> str:
        match order:
            case StepForward(who=way):
                return _sentence(words, "order-brave", words(f"order-brave-{way.value}"))
            case MeetFights(how=guard):
                return _sentence(words, "order-stance", words(f"order-stance-{guard.value}"))
            case UseAuthority(how=command):
                return _sentence(words, "order-authority", words(f"order-authority-{command.value}"))
            case RefillHand(how=leftovers):
                return _sentence(words, "order-refill", words(f"order-refill-{leftovers.value}"))
            case DiscardCard(card=card):
                how = words("order-refill-discard", card=effect(card, view, words))
                return _sentence(words, "order-refill", how)
        details = list(_details(view, order, words))
        return words(
            "order-card",
            card=effect(order.card, view, words),
            when=words(f"order-occasion-{order.occasion.value}"),
            details=", ".join(details),
            count=len(details),
        )


def _alive(view: View, side: Side) -> list[Figure]:
    places = (Place.BOARD, Place.WAITING, Place.RESERVE)
    return [one for one in view.figures.values() if one.side is side and one.place in places]


def _leftovers(view: View, words: Words) -> Query:
    """Asks for the handling of the hand: keep all, ask the player, or discard a card."""
    settled = _setting(words, "order-refill", Leftovers)
    cards = tuple(
        Choice(value=half, label=words("order-refill-discard", card=effect(half, view, words)))
        for half in dict.fromkeys(card.effect for card in view.hand)
    )
    return Query(asks=settled.asks, choices=(*settled.choices, *cards))


def _setting(
    words: Words, what: str, ways: type[Forward] | type[Guard] | type[Leftovers] | type[Command]
) -> Query:
    return Query(asks=words(what), choices=tuple(choices_of(ways, what)(words)))


def _sentence(words: Words, what: str, how: str) -> str:
    return words("order-settled", what=words(what), how=how)


def _details(view: View, order: PlayWhen, words: Words) -> Iterator[str]:
    if order.heroes:
        yield words("order-whose-heroes")
    if order.figure is not None:
        yield figure(order.figure, view, words)
    if order.occasion is Occasion.JAM:
        yield words("order-row-least", cards=order.least)
    elif order.least:
        yield _threat(order.least, words)


def _threat(least: int, words: Words) -> str:
    return words("order-threat-least", percent=least) if least else words("order-threat-any")
