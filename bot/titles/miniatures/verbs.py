"""The commands of the miniatures game: whole orders, planned ahead."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from bot.titles.miniatures.hints import Hints
from bot.titles.miniatures.named_cards import NamedCards
from bot.titles.miniatures.names import effect, enemy_row, figure, row
from bot.titles.miniatures.odds import Odds
from bot.titles.miniatures.sequels import THEN, Sequels
from bot.titles.title import Choice, Slot, Verb, Words
from engine.core import Decision, OtherQuestion, Refused, Seat
from engine.miniatures import MiniaturesRules
from engine.miniatures import decisions as ask
from engine.miniatures.actions import AimAndShoot, AnyAction, Decline, Fight, Leave, Move, PlayCard, Shoot
from engine.miniatures.content import AnyEffect, ModPool, Test, UpgradeSight
from engine.miniatures.grid import PLACE, Direction, Square
from engine.miniatures.orders import OFF_BOARD, Orders, Plan
from engine.miniatures.pieces import CardId, EnemyRow, FigureId, RowIndex, Side, Weapon, side_of
from engine.miniatures.refusals import NoSuchCard, NotASquare, NotInHand
from engine.miniatures.state import State
from engine.miniatures.view import View
from renderer.words import capitalise

MiniaturesVerb = Verb[State, AnyAction, View]
Given = Mapping[str, str]

A_NUMBER = re.compile(r"[0-9]{1,2}")
# Orders to a figure answer the question for a turn, or for the next action of the active figure.
ACTIVATION = (ask.TakeTurn, ask.ChooseAction, ask.ChooseFollower, ask.MoveFreely, ask.ShootAgain)
NOTHING = "-"  # placeholder for an open part of a play in the value of a choice


class Verbs:
    """Completes and plans the commands of one rule book."""

    def __init__(self, rules: MiniaturesRules, odds: Odds, hints: Hints) -> None:
        self._rules = rules
        self._odds = odds
        self._hints = hints
        self._sequels = Sequels(rules, odds)
        self._cards = NamedCards(rules)

    def all(self) -> tuple[MiniaturesVerb, ...]:
        figure, card = Slot(name="figure"), Slot(name="card", required=False)
        aim, then = Slot(name="aim", required=False), Slot(name=THEN, required=False)
        return (
            self._verb(
                "move", (figure, Slot(name="to"), then), self._complete_move, self._plan_move, ACTIVATION
            ),
            self._verb(
                "shoot",
                (figure, Slot(name="target"), aim, card, then),
                self._complete_shot,
                self._plan_shot,
                ACTIVATION,
            ),
            self._verb(
                "fight",
                (figure, Slot(name="target"), card),
                self._complete_fight,
                self._plan_fight,
                ACTIVATION,
            ),
            self._verb("card", (Slot(name="card"),), self._complete_card, self._plan_card),
            self._verb("pass", (), lambda *_: (), lambda orders, *_: orders.nothing_more()),
        )

    def _verb(
        self,
        name: str,
        slots: tuple[Slot, ...],
        complete: Callable[[Orders, State, Seat, Given, str, Words], Sequence[Choice]],
        plan: Callable[[Orders, State, Seat, Given], Plan],
        answers: tuple[type[Decision], ...] = (Decision,),
    ) -> MiniaturesVerb:
        return Verb(
            name=name,
            slots=slots,
            complete=lambda state, seat, given, slot, words: complete(
                self._orders(state, seat), state, seat, given, slot, words
            ),
            plan=lambda state, seat, given: plan(self._orders(state, seat), state, seat, given),
            answers=answers,
        )

    def _orders(self, state: State, seat: Seat) -> Orders:
        return Orders(self._rules, state, seat)

    # --- completions

    def _complete_move(
        self, orders: Orders, state: State, seat: Seat, given: Given, slot: str, words: Words
    ) -> Sequence[Choice]:
        if slot == "figure":
            return self._figures(state, words, (one for one in orders.figures() if orders.can_move(one)))
        figure = _figure(given)
        if figure not in state.figures:
            return ()
        ways = orders.moves(figure)
        if slot == THEN:
            way = ways.get(Square(given.get("to", "").strip().upper()))
            return self._sequels.shots(orders, seat, figure, way, words) if way is not None else ()
        return [Choice(value=to, label=_place(to, plan, words)) for to, plan in ways.items()]

    def _complete_shot(
        self, orders: Orders, state: State, seat: Seat, given: Given, slot: str, words: Words
    ) -> Sequence[Choice]:
        figure, aim = _figure(given), given.get("aim") == "yes"
        match slot:
            case "figure":
                return self._figures(state, words, (one for one in orders.figures() if _shots(orders, one)))
            case "aim":
                return [Choice(value=answer, label=words(f"aim-{answer}")) for answer in ("yes", "no")]
            case "card":
                plans = orders.shots(figure, aim=aim) if figure in state.figures else {}
                plan = plans.get(_figure(given, "target"))
                return self._helpful(orders, state, seat, plan, Test.SHOOT, words)
        if figure not in state.figures:
            return ()
        if slot == THEN:
            return () if aim else self._sequels.steps(orders, figure, words)
        view = self._rules.view(state, seat)
        shooter = view.figures[figure]
        return [
            Choice(
                value=target,
                label=f"{target} ({self._odds.who(view.figures[target], words)}): "
                + self._odds.shot_hint(view, shooter, view.figures[target], _weapon(plan), words, aim=aim),
            )
            for target, plan in orders.shots(figure, aim=aim).items()
        ]

    def _complete_fight(
        self, orders: Orders, state: State, seat: Seat, given: Given, slot: str, words: Words
    ) -> Sequence[Choice]:
        figure = _figure(given)
        match slot:
            case "figure":
                return self._figures(state, words, (one for one in orders.figures() if orders.can_fight(one)))
            case "card":
                plans = orders.fights(figure) if figure in state.figures else {}
                plan = plans.get(_figure(given, "target"))
                return self._helpful(orders, state, seat, plan, Test.FIGHT, words)
        if figure not in state.figures:
            return ()
        view = self._rules.view(state, seat)
        fighter = view.figures[figure]
        return [
            Choice(
                value=target,
                label=f"{target} ({self._odds.who(view.figures[target], words)}): "
                + self._odds.fight_hint(
                    view, fighter, view.figures[target], words, charge=any(isinstance(a, Move) for a in plan)
                ),
            )
            for target, plan in orders.fights(figure).items()
        ]

    def _complete_card(
        self, orders: Orders, state: State, seat: Seat, given: Given, slot: str, words: Words
    ) -> Sequence[Choice]:
        view = self._rules.view(state, seat)
        return [
            Choice(value=_play_code(play), label=self._play_label(view, play, words))
            for play in orders.cards()
        ]

    def _figures(self, state: State, words: Words, figures: Iterable[FigureId]) -> Sequence[Choice]:
        return [
            Choice(value=one, label=f"{one} ({self._odds.who(state.figures[one], words)})") for one in figures
        ]

    def _helpful(
        self, orders: Orders, state: State, seat: Seat, plan: Plan | None, test: Test, words: Words
    ) -> Sequence[Choice]:
        """Returns the cards that fit an attack, with its odds; all candidates if it cannot be foreseen."""
        held = self._hand(state, seat, test, words)
        there = None if plan is None else orders.after(plan[:-1])
        if plan is None or there is None:
            return held
        fitting = self._cards.fitting(self._orders(there, seat), seat, plan[-1])
        hints = {str(card.play.card): card.hint(words) for card in fitting}
        return [
            replace(choice, label=f"{choice.label} · {hints[choice.value]}")
            for choice in held
            if choice.value in hints
        ] or held

    def _hand(self, state: State, seat: Seat, test: Test, words: Words) -> Sequence[Choice]:
        """Returns the hand cards that could help in an attack: on either side's roll, or on the sight."""
        side, book = side_of(seat), self._rules.book
        return [
            Choice(value=card, label=effect(half, None, words))
            for half, card in book.hand(state, side).items()
            if _helps(book.effects[half], side, test)
        ]

    def _play_label(self, view: View, play: PlayCard, words: Words) -> str:
        """Returns the label of a play as in the orders panel: the card, its targets, and its hint."""
        half = next(card.effect for card in view.hand if card.id == play.card)
        named = {
            "card": effect(half, view, words),
            "figure": None if play.figure is None else figure(play.figure, view, words),
            "other": None if play.other is None else figure(play.other, view, words),
            "at": play.at,
            "row": None if play.row is None else row(play.row, view, words),
            "jams": None if play.jams is None else enemy_row(play.jams, view, words),
        }
        counts = {f"{part}_count": int(name is not None) for part, name in named.items()}
        label = words("action-play-card", **{part: name or "" for part, name in named.items()}, **counts)
        hint = self._hints.hint(view, play, words)
        return capitalise(f"{label} · {hint}" if hint else label)

    # --- plans

    def _plan_move(self, orders: Orders, state: State, seat: Seat, given: Given) -> Plan:
        figure, to = _figure(given), _square(given["to"])
        plan = orders.moves(figure).get(to) if figure in state.figures else None
        if plan is None:
            raise orders.refuse(figure, Leave(over=Direction.N) if to == OFF_BOARD else Move(to=to))
        return (*plan, *self._sequels.plan(orders, seat, figure, plan, given))

    def _plan_shot(self, orders: Orders, state: State, seat: Seat, given: Given) -> Plan:
        figure, target, aim = _figure(given), _figure(given, "target"), _aims(given)
        plan = orders.shots(figure, aim=aim).get(target) if figure in state.figures else None
        if plan is None:
            raise orders.refuse(figure, (AimAndShoot if aim else Shoot)(target=target))
        sequel = self._sequels.plan(orders, seat, figure, plan, given)
        return (*plan, *self._with_card(orders, state, seat, plan, given, Test.SHOOT), *sequel)

    def _plan_fight(self, orders: Orders, state: State, seat: Seat, given: Given) -> Plan:
        figure, target = _figure(given), _figure(given, "target")
        plan = orders.fights(figure).get(target) if figure in state.figures else None
        if plan is None:
            raise orders.refuse(figure, Fight(target=target))
        return (*plan, *self._with_card(orders, state, seat, plan, given, Test.FIGHT))

    def _plan_card(self, orders: Orders, state: State, seat: Seat, given: Given) -> Plan:
        meant = self._play(state, given["card"])
        for play in orders.cards():
            if play == meant or (play.card == meant.card and meant == PlayCard(card=meant.card)):
                return (play,)
        raise Refused(self._rules.refusal(state, seat, meant))

    def _play(self, state: State, typed: str) -> PlayCard:
        """Parses a play from the value of a choice; a card alone leaves its target open."""
        parts = [None if part == NOTHING else part for part in typed.split()[1:]]
        figure, other, at, row, jams, *rest = (*parts, *(None,) * 5)[: max(5, len(parts))]
        numbers = [number for number in (row, jams) if number is not None]
        if rest or not all(A_NUMBER.fullmatch(number) for number in numbers):
            raise Refused(NoSuchCard(typed=typed[:40]))
        return PlayCard(
            card=self._card(state, typed),
            figure=None if figure is None else FigureId(figure.upper()),
            other=None if other is None else FigureId(other.upper()),
            at=None if at is None else Square(at.upper()),
            row=None if row is None else RowIndex(int(row)),
            jams=None if jams is None else EnemyRow(int(jams)),
        )

    def _with_card(
        self, orders: Orders, state: State, seat: Seat, plan: Plan, given: Given, test: Test
    ) -> Plan:
        """Returns the play of the card named with an attack; raises `Refused` if it does not fit."""
        if not given.get("card"):
            return ()
        book, side, card = self._rules.book, side_of(seat), self._card(state, given["card"])
        if card not in state.hands[side]:
            raise Refused(NotInHand(card=card))
        equal = book.hand(state, side)[book.half(state, side, card)]  # only one of equal cards is offered
        there, play = orders.after(plan), PlayCard(card=equal)
        legal = self._rules.legal(there, seat) if there is not None else ()
        if there is not None and Decline() in legal:
            if play not in legal:
                raise Refused(self._rules.refusal(there, seat, play))
        elif not self._might_help(state, seat, card, test):  # its window cannot be foreseen
            raise Refused(self._rules.refusal(state, seat, play))
        return (play,)

    def _might_help(self, state: State, seat: Seat, card: CardId, test: Test) -> bool:
        side, book = side_of(seat), self._rules.book
        return _helps(book.effects[book.half(state, side, card)], side, test)

    def _card(self, state: State, typed: str) -> CardId:
        """Parses the card of a play, ignoring its target."""
        card = CardId(typed.partition(" ")[0].strip().upper())
        if card not in self._rules.book.deck(state).cards:
            raise Refused(NoSuchCard(typed=typed[:40]))
        return card


def _helps(card: AnyEffect, side: Side, test: Test) -> bool:
    match card:
        case ModPool(roller=roller, tests=tests):
            return test in tests if roller is side else bool(tests & {Test.SURVIVE, test})
        case UpgradeSight():
            return test is Test.SHOOT
    return False


def _shots(orders: Orders, figure: FigureId) -> bool:
    return bool(orders.shots(figure, aim=False) or orders.shots(figure, aim=True))


def _weapon(plan: Plan) -> Weapon:
    last = plan[-1]
    return last.weapon if isinstance(last, Shoot | AimAndShoot) else Weapon.OWN


def _figure(given: Given, slot: str = "figure") -> FigureId:
    """Parses a typed figure label."""
    return FigureId(given.get(slot, "").strip().upper())


def _aims(given: Given) -> bool:
    """Tells whether the shot is aimed; raises `Refused` unless the answer is yes or no."""
    answer = given.get("aim", "no").strip().casefold()
    if answer not in ("yes", "no"):
        raise Refused(OtherQuestion())
    return answer == "yes"


def _square(typed: str) -> Square:
    typed = typed.strip()
    if typed == OFF_BOARD:
        return OFF_BOARD
    at = Square(typed.upper())
    if at not in PLACE:
        raise Refused(NotASquare(typed=typed[:20]))
    return at


def _place(to: Square, plan: Plan, words: Words) -> str:
    if to == OFF_BOARD:
        return words("choice-off-board")
    return words("choice-square", at=to, steps=sum(isinstance(action, Move) for action in plan))


def _play_code(play: PlayCard) -> str:
    """Encodes a play as the value of a choice."""
    parts = (play.card, play.figure, play.other, play.at, play.row, play.jams)
    return " ".join(NOTHING if part is None else str(part) for part in parts)
