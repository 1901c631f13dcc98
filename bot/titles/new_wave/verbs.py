"""The commands of War of the Worlds: `/card`, `/move`, `/buy`, `/swap`, `/fire`, `/pass`."""

from collections.abc import Callable, Mapping, Sequence

from bot.titles.new_wave.hints import hint, there
from bot.titles.new_wave.orders import Orders, Piece, Plan, Play
from bot.titles.title import Choice, Slot, Verb, Words
from engine.core import Decision, OtherQuestion, Refused, Seat
from engine.new_wave import NewWaveRules
from engine.new_wave import actions as do
from engine.new_wave import decisions as ask
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import AreaId, BuildingId, CardId, Content, ModeId
from engine.new_wave.refusals import NotHere, NothingMovesIt, OutOfReach, SayWhatFor, Unknown
from engine.new_wave.state import State, UnitId
from engine.new_wave.view import View
from renderer.scenes.new_wave import names
from renderer.words import capitalise

NewWaveVerb = Verb[State, AnyAction, View]
Given = Mapping[str, str]
Target = do.Hit | do.TakeCivilian | do.Place

LONGEST_ECHO = 40  # characters of typed text that a refusal quotes


class Verbs:
    """Completes and plans the commands."""

    def __init__(self, rules: NewWaveRules, content: Content) -> None:
        self._rules = rules
        self._content = content

    def all(self) -> tuple[NewWaveVerb, ...]:
        return (
            self._verb(
                "card",
                (Slot(name="card"), Slot(name="target", required=False), Slot(name="to", required=False)),
                self._complete_card,
                self._plan_card,
                answers=(ask.TakeTurn, ask.PressAttack),
            ),
            self._verb(
                "move",
                (Slot(name="figure"), Slot(name="to"), Slot(name="card", required=False)),
                self._complete_move,
                self._plan_move,
                answers=(ask.TakeTurn, ask.March, ask.LeadCivilians),
            ),
            self._verb(
                "buy",
                (Slot(name="card"), Slot(name="area", required=False)),
                self._complete_buy,
                self._plan_buy,
            ),
            self._verb("swap", (Slot(name="card"),), self._complete_swap, self._plan_swap),
            self._verb(
                "fire", (Slot(name="building"), Slot(name="area")), self._complete_fire, self._plan_fire
            ),
            self._verb("pass", (), lambda *_: (), lambda orders, given: _check(orders, do.EndTurn())),
        )

    def _verb(
        self,
        name: str,
        slots: tuple[Slot, ...],
        complete: Callable[[Orders, Given, str, Words], Sequence[Choice]],
        plan: Callable[[Orders, Given], Plan],
        answers: tuple[type[Decision], ...] = (ask.TakeTurn,),
    ) -> NewWaveVerb:
        """Returns a command that can answer questions of the types `answers`."""

        def plan_answer(state: State, seat: Seat, given: Given) -> Plan:
            orders = self._orders(state, seat)
            orders.insist()
            if not isinstance(self._rules.decision(state), answers):
                raise Refused(OtherQuestion())
            return plan(orders, given)

        return Verb(
            name=name,
            slots=slots,
            complete=lambda state, seat, given, slot, words: complete(
                self._orders(state, seat), given, slot, words
            ),
            plan=plan_answer,
            answers=answers,
        )

    def _orders(self, state: State, seat: Seat) -> Orders:
        return Orders(self._rules, self._content, state, seat)

    # --- /card ---

    def _complete_card(self, orders: Orders, given: Given, slot: str, words: Words) -> Sequence[Choice]:
        if slot == "card":
            return [_choice(play.mode, _play(play, words), orders, play, words) for play in orders.plays()]
        meant = self._plays(orders, given.get("card", ""))
        if len(meant) != 1:
            return ()
        then = orders.after(*meant)
        if slot == "to":
            piece = _piece(given.get("target", ""))
            moves = then.steps()
            return [_goal(then, to, words) for one, to in moves if one == piece]
        targets = [
            _choice(_code(target), target_name(target, words), then, target, words)
            for target in then.targets()
        ]
        pieces = dict.fromkeys(piece for piece, _ in then.steps())
        return [*targets, *(self._mover(then, piece, words) for piece in pieces)]

    def _plan_card(self, orders: Orders, given: Given) -> Plan:
        meant = self._plays(orders, given["card"])
        if len(meant) > 1:
            raise Refused(SayWhatFor(card=meant[0].card, modes=tuple(play.mode for play in meant)))
        if not meant:
            raise self._why_not_play(orders, given["card"])
        (play,) = meant
        if "target" not in given:
            if "to" in given:  # a destination without a piece
                raise Refused(Unknown(typed=given["to"][:LONGEST_ECHO]))
            return (play,)
        then = orders.after(play)
        if "to" in given:
            piece = self._known_piece(orders, given["target"])
            return (play, *self._step(then, piece, self._area(given["to"])))
        wanted = given["target"].strip().lower()
        found = [target for target in then.targets() if wanted in (_code(target), target.area)]
        if found:
            return (play, found[0])
        if _piece(wanted) in {piece for piece, _ in then.steps()}:
            return (play,)  # the destination is still to be chosen
        raise self._why_not_there(then, self._area(given["target"]))

    def _plays(self, orders: Orders, typed: str) -> tuple[Play, ...]:
        """Returns the plays that match typed text: by option, or by card with all its options."""
        name = _name(typed)
        return tuple(play for play in orders.plays() if name in (play.mode, play.card))

    def _why_not_play(self, orders: Orders, typed: str) -> Refused:
        name = _name(typed)
        for card, printed in self._content.cards.items():
            for mode in printed.modes:
                if name in (card, mode.id):
                    return orders.refuse(do.PlayCard(card=card, mode=mode.id))
            if name == card:  # buildings are never in hand
                return orders.refuse(do.PlayCard(card=card, mode=ModeId("")))
        return Refused(Unknown(typed=typed[:LONGEST_ECHO]))

    def _why_not_there(self, then: Orders, area: AreaId) -> Refused:
        """Returns the refusal of a target, by the kind of target that the card needs."""
        match then.targets()[0] if then.targets() else None:
            case do.TakeCivilian():
                return then.refuse(do.TakeCivilian(area=area))
            case do.Place():
                return then.refuse(do.Place(area=area))
            case do.Hit(unit=unit) if unit is not None:
                return _why_not_hit(then, unit, area)
            case do.Hit():
                return then.refuse(do.Hit(area=area))
            case None:
                return then.refuse(do.Place(area=area))  # the card needs no target

    # --- /move ---

    def _complete_move(self, orders: Orders, given: Given, slot: str, words: Words) -> Sequence[Choice]:
        moves = orders.moves()
        piece, to = _piece(given.get("figure", "")), _name(given.get("to", ""))
        match slot:
            case "figure":
                return [self._mover(orders, one, words) for one in dict.fromkeys(one for one, _ in moves)]
            case "to":
                return [
                    _goal(orders, goal, words, card=_card_of(plan))
                    for (one, goal), plan in moves.items()
                    if one == piece
                ]
            case _:
                able = [play for play in orders.movers() if (piece, to) in orders.after(play).steps()]
                return [Choice(value=play.mode, label=_play(play, words)) for play in able]

    def _plan_move(self, orders: Orders, given: Given) -> Plan:
        piece, to = self._known_piece(orders, given["figure"]), self._area(given["to"])
        if given.get("card"):
            return self._move_by(orders, given["card"], piece, to)
        plan = orders.moves().get((piece, to))
        if plan is not None:
            return plan
        raise self._why_not_move(orders, piece, to)

    def _move_by(self, orders: Orders, typed: str, piece: Piece, to: AreaId) -> Plan:
        """Returns a move made with the named card."""
        name = _name(typed)
        plays = [play for play in orders.movers() if name in (play.mode, play.card)]
        if not plays:
            raise (
                Refused(NothingMovesIt()) if self._plays(orders, typed) else self._why_not_play(orders, typed)
            )
        for play in plays:
            steps = orders.after(play).steps()
            if (piece, to) in steps:
                return (play, *steps[piece, to])
        then = orders.after(plays[0])
        return (plays[0], *self._step(then, piece, to))

    def _step(self, then: Orders, piece: Piece, to: AreaId) -> Plan:
        """Returns the move of a piece by the card being played; raises `Refused` if it is illegal."""
        plan = then.steps().get((piece, to))
        if plan is None:
            raise then.refuse(_one_step(then, piece, to))
        return plan

    def _why_not_move(self, orders: Orders, piece: Piece, to: AreaId) -> Refused:
        """Returns the refusal of a move: of the card that moves such pieces, or that there is none."""
        if orders.state.stack:
            return orders.refuse(_one_step(orders, piece, to))
        plays = sorted(orders.movers_of(piece), key=lambda play: play not in orders.legal)
        if not plays:
            return Refused(NothingMovesIt())
        if plays[0] not in orders.legal:
            return orders.refuse(plays[0])
        then = orders.after(plays[0])
        return then.refuse(_one_step(then, piece, to))

    def _mover(self, orders: Orders, piece: Piece, words: Words) -> Choice:
        if piece in self._content.areas:
            crowd = orders.state.civilians[AreaId(piece)].count
            area = names.area(AreaId(piece), words)
            return Choice(value=piece, label=words("choice-civilian", area=area, count=crowd))
        unit = orders.state.units[UnitId(piece)]
        label = words("choice-unit", unit=names.unit(UnitId(piece), words), area=names.area(unit.area, words))
        return Choice(value=piece, label=label)

    # --- /buy, /swap, /fire ---

    def _complete_buy(self, orders: Orders, given: Given, slot: str, words: Words) -> Sequence[Choice]:
        offered = [action for action in orders.legal if isinstance(action, do.Buy)]
        if slot == "card":
            return [_choice(buy.card, names.card(buy.card, words), orders, buy, words) for buy in offered]
        card = _name(given.get("card", ""))
        if card not in {buy.card for buy in offered}:
            return ()
        then = orders.after(do.Buy(card=CardId(card)))
        return [_goal(then, target.area, words) for target in then.targets() if isinstance(target, do.Place)]

    def _plan_buy(self, orders: Orders, given: Given) -> Plan:
        (buy,) = _check(orders, do.Buy(card=self._card(given["card"])))
        if not given.get("area"):
            return (buy,)
        place = do.Place(area=self._area(given["area"]))
        assert isinstance(buy, do.Buy)
        if place.area == orders.landing(buy):
            return (buy,)
        then = orders.after(buy)
        if place not in then.legal:
            raise Refused(NotHere(area=place.area))
        return (buy, place)

    def _complete_swap(self, orders: Orders, given: Given, slot: str, words: Words) -> Sequence[Choice]:
        return [
            _choice(swap.card, names.card(swap.card, words), orders, swap, words)
            for swap in orders.legal
            if isinstance(swap, do.SwapOffer)
        ]

    def _plan_swap(self, orders: Orders, given: Given) -> Plan:
        return _check(orders, do.SwapOffer(card=self._card(given["card"])))

    def _complete_fire(self, orders: Orders, given: Given, slot: str, words: Words) -> Sequence[Choice]:
        shots = [action for action in orders.legal if isinstance(action, do.Fire)]
        if slot == "building":
            guns = dict.fromkeys(shot.building for shot in shots)
            return [Choice(value=gun, label=capitalise(names.building(gun, words))) for gun in guns]
        return [
            _choice(shot.area, names.area(shot.area, words), orders, shot, words)
            for shot in shots
            if shot.building == _name(given.get("building", ""))
        ]

    def _plan_fire(self, orders: Orders, given: Given) -> Plan:
        building = BuildingId(_name(given["building"]))
        if building not in self._content.buildings:
            raise Refused(Unknown(typed=given["building"][:LONGEST_ECHO]))
        return _check(orders, do.Fire(building=building, area=self._area(given["area"])))

    # --- parsing ---

    def _known_piece(self, orders: Orders, typed: str) -> Piece:
        piece = _piece(typed)
        if not (piece in orders.state.units or piece in self._content.areas):
            raise Refused(Unknown(typed=typed[:LONGEST_ECHO]))
        return piece

    def _area(self, typed: str) -> AreaId:
        area = AreaId(_name(typed))
        if area not in self._content.areas:
            raise Refused(Unknown(typed=typed[:LONGEST_ECHO]))
        return area

    def _card(self, typed: str) -> CardId:
        card = CardId(_name(typed))
        if card not in self._content.cards:
            raise Refused(Unknown(typed=typed[:LONGEST_ECHO]))
        return card


def _check(orders: Orders, action: AnyAction) -> Plan:
    if action not in orders.legal:
        raise orders.refuse(action)
    return (action,)


def _why_not_hit(then: Orders, unit: UnitId, area: AreaId) -> Refused:
    """Returns the refusal of a strike by units of a kind, preferring reasons other than distance."""
    units = then.state.units
    alike = (name for name in units if units[name].kind is units[unit].kind)
    reasons = [then.refuse(do.Hit(area=area, unit=name)) for name in alike]
    return next((why for why in reasons if not isinstance(why.refusal, OutOfReach)), reasons[0])


def _name(typed: str) -> str:
    """Parses a typed name: `Western Highlands`."""
    return "_".join(typed.lower().replace("_", " ").split())


def _piece(typed: str) -> Piece:
    return UnitId(_name(typed))


def _one_step(orders: Orders, piece: Piece, to: AreaId) -> AnyAction:
    """Returns the single step to a destination, for the rules to refuse."""
    if piece in orders.state.units:
        return do.MoveUnit(unit=UnitId(piece), to=to)
    return do.MoveCivilian(origin=AreaId(piece), to=to)


# --- choices --------------------------------------------------------------------------------------------


def _choice(value: str, label: str, orders: Orders, action: AnyAction, words: Words) -> Choice:
    """Returns an action as a choice, with its hint."""
    told = (label, hint(orders.view, action, words))
    return Choice(value=value, label=" · ".join(piece for piece in told if piece))


def _play(play: Play, words: Words) -> str:
    return words("choice-play", card=names.card(play.card, words), mode=names.mode(play.mode, words))


def _code(target: Target) -> str:
    """Returns a target as the value of a choice: the area, and the unit if it has one."""
    unit = target.unit if isinstance(target, do.Hit) else None
    return target.area if unit is None else f"{target.area} {unit}"


def target_name(target: Target, words: Words) -> str:
    """Returns the name of a target: its area, and the unit that strikes."""
    area = names.area(target.area, words)
    unit = target.unit if isinstance(target, do.Hit) else None
    return area if unit is None else words("choice-hit", area=area, unit=names.unit(unit, words))


def _goal(orders: Orders, to: AreaId, words: Words, card: CardId | None = None) -> Choice:
    """Returns a destination as a choice, with the card that leads there and its contents."""
    told = [names.area(to, words)]
    if card is not None:
        told.append(words("choice-by", card=names.card(card, words)))
    told.append(there(orders.view, to, words))
    return Choice(value=to, label=" · ".join(told))


def _card_of(plan: Plan) -> CardId | None:
    """Returns the card of a move; `None` if it is already on the table."""
    return plan[0].card if isinstance(plan[0], do.PlayCard) else None
