"""The computer player: looks ahead to place dice, and uses a plain evaluation for other decisions."""

from collections.abc import Iterator
from contextlib import closing

from engine.core import Decision, Dice
from engine.falling_skies.actions import (
    AnyAction,
    Begin,
    Call,
    ClearSpace,
    DigTo,
    EndRooms,
    ForgoRobot,
    Install,
    Launch,
    LetPass,
    PayEnergy,
    PickDie,
    PickShip,
    Place,
    Reroll,
    ScrapRobot,
    SetLevel,
    TakeDamage,
    TurnDie,
    TurnPage,
    UseRoom,
)
from engine.falling_skies.battle import Resolved
from engine.falling_skies.board import LAST_STEP, STEP_OF
from engine.falling_skies.characters import ships_in_reach
from engine.falling_skies.content import (
    Cell,
    CharacterId,
    DigFree,
    FreeRobot,
    GainEnergy,
    Repair,
    RepeatRoom,
    ResearchBonus,
    ReturnShips,
    RoomKind,
    ShootShips,
)
from engine.falling_skies.decisions import (
    ChooseDropPoint,
    DigFreely,
    FlipADie,
    GoOn,
    HoldAction,
    HoldDescent,
    InstallRobot,
    PayForDanger,
    PickRerolls,
    PickShips,
    PlaceDice,
    PutTogether,
    RepeatARoom,
    RerollOrKeep,
    TurnADie,
    UseRooms,
)
from engine.falling_skies.mind.judgement import Judge, Weights
from engine.falling_skies.mind.lookahead import QUICK, Care, Lookahead, Trial, less
from engine.falling_skies.mind.planning import Order, Plan, Survey, plan_rooms, targets_of
from engine.falling_skies.pieces import Column, Die, Ship, sky_space
from engine.falling_skies.rooms import in_sights, room_value
from engine.falling_skies.scenarios import danger
from engine.falling_skies.view import View
from engine.kit.edit import without

Legal = tuple[AnyAction, ...]

PRICE_OF_LUCK = 2.5  # minimum gain of a new roll, in points, to spend a character on it
PRICE_OF_A_SHIP = 3.0  # expected worth of a ship to a character
FULL_REPAIR = 2.0  # expected worth of a repair, as a multiple of the first point's worth
ENERGY_NEEDED = 0.75  # share of a character's energy that should fit below the limit
GOOD_SECOND_USE = 4.0  # expected worth of using a room twice
NASTY_ACTION = 3.0  # cost of a mothership action from which on it is held
HOPE_OF_A_ROBOT = 0.7  # expected worth per pip
NEXT_ROWS = 6  # rows that a launched ship may soon descend


class Commander:
    """Chooses actions from the view alone; `care` sets the depth of its search."""

    def __init__(self, care: Care = QUICK) -> None:
        self._care = care

    def choose(self, view: View, decision: Decision, legal: Legal, dice: Dice) -> AnyAction:
        """Returns one of the legal actions."""
        match decision:
            case PutTogether():
                return Begin()
            case GoOn():
                return TurnPage()
            case _ if view.board is None or view.battle is None or view.battle.result is not None:
                return dice.pick([action for action in legal if not isinstance(action, SetLevel)])
            case PlaceDice():
                return self._thought(view, legal, dice).place()
            case TurnADie() | FlipADie() | RerollOrKeep() | PickRerolls():
                return self._thought(view, legal, dice).best_hand(decision)
            case UseRooms():
                return self._thought(view, legal, dice).use_rooms()
            case _:
                return self._thought(view, legal, dice).answer(decision)

    def placements(self, view: View, legal: Legal, dice: Dice) -> list[Trial]:
        """Returns the placements that were evaluated most, best first."""
        return self._thought(view, legal, dice).placements()

    def _thought(self, view: View, legal: Legal, dice: Dice) -> "_Thinking":
        return _Thinking(view, legal, dice, self._care)


class _Thinking:
    """The evaluation of one position."""

    def __init__(self, view: View, legal: Legal, dice: Dice, care: Care) -> None:
        assert view.board is not None, "no game is in play"
        assert view.battle is not None, "no game is in play"
        self.board = view.board
        self.battle = view.battle
        self.legal = legal
        self.dice = dice
        self.care = care
        self.judge = Judge(self.board, self.battle, Weights())
        self.survey = Survey(self.board, self.battle, self.judge)

    @property
    def patience(self) -> float:
        """Returns the share of the game that is left, from 1 to 0: single-use powers are saved early on."""
        return 1 - self.battle.fleet.mothership / self.board.skull_row

    # --- dice -------------------------------------------------------------------------------------

    def place(self) -> AnyAction:
        """Returns the best placement, or a character's re-roll if that promises more."""
        with closing(self._ahead()) as ahead:
            best = ahead.best_placements(self._places())[0]
            for action in self.legal:
                if isinstance(action, Call) and _worth_the_luck(ahead.worth_of((), self.battle.hand), best):
                    return action
            return best.place

    def placements(self) -> list[Trial]:
        """Returns the placements that were evaluated most, best first."""
        with closing(self._ahead()) as ahead:
            return ahead.best_placements(self._places())

    def _ahead(self) -> Lookahead:
        return Lookahead(self.survey, self.dice, self.care)

    def _places(self) -> list[Place]:
        return [action for action in self.legal if isinstance(action, Place)]

    def best_hand(self, decision: Decision) -> AnyAction:
        """Returns the action that leaves the best dice."""
        picked = decision.picked if isinstance(decision, PickRerolls) else self.battle.hand
        best, most = self.legal[0], float("-inf")
        with closing(self._ahead()) as ahead:
            for action in self.legal:
                kept, rerolled, price = self._hand_after(action, picked)
                worth = less(ahead.worth_of(kept, rerolled), price)
                if worth > most:
                    best, most = action, worth
        return best

    def _hand_after(
        self, action: AnyAction, picked: tuple[Die, ...]
    ) -> tuple[tuple[Die, ...], tuple[Die, ...], float]:
        """Returns the dice that are kept, the dice to re-roll, and the additional price of the action."""
        hand = self.battle.hand
        match action:
            case TurnDie(die=die, pips=pips):
                return (*without(hand, die), die.with_face(pips)), (), 0.0
            case Reroll():
                return _less(hand, picked), picked, 0.0
            case PickDie(die=die):
                return _less(hand, (*picked, die)), (*picked, die), 0.0
            case Call():
                return hand, (), PRICE_OF_LUCK
            case _:
                return hand, (), 0.0

    # --- rooms ------------------------------------------------------------------------------------

    def use_rooms(self) -> AnyAction:
        """Calls a character that is useful now, else follows the best plan."""
        for action in self.legal:
            if isinstance(action, Call) and self._worth_calling(action.character):
                return action
        return next(self._next_orders(), EndRooms())

    def _plan(self) -> Plan:
        workers = {at: die.pips for at, die in self.battle.workers.items()}
        targets = tuple(targets_of(self.survey, self.battle.fleet, self.battle.damage))
        return plan_rooms(self.survey, targets, workers, self.battle.digging)

    def _next_orders(self) -> Iterator[AnyAction]:
        """Yields the legal orders of the plan, energy first unless some of it would be lost."""
        orders = self._plan().orders
        stock = self.battle.energy
        payable = [order for order in orders if not order.energy and order.cost <= stock]
        for order in sorted(orders, key=lambda order: order.energy):
            fits = stock + order.energy <= self.board.energy_limit
            if order.energy and (fits or not any(other.cost for other in payable)):
                yield from self._as_legal(order)
        for order in payable:
            yield from self._as_legal(order)

    def _as_legal(self, order: Order) -> Iterator[AnyAction]:
        if order.action in self.legal:
            yield order.action
        elif isinstance(order.action, UseRoom):
            climbs = [use for use in self.legal if isinstance(use, UseRoom) and use.room == order.action.room]
            yield from sorted(climbs, key=self._worth_of_climb, reverse=True)[:1]

    def _worth_of_climb(self, use: UseRoom) -> float:
        """Returns the worth of a research move, less the price of dangerous spaces on the way."""
        start = self.battle.research
        reached, energy, damage = start + use.steps, self.battle.energy, self.battle.damage
        for space in range(start + 1, reached + 1):
            price = danger(self.board, space)
            if price is not None and energy >= price:
                energy -= price
            elif price is not None:
                damage += 1
        worth = self.judge.research(reached) + self.judge.energy(energy)
        return worth + self.judge.damage(damage)

    # --- characters -------------------------------------------------------------------------------

    def _worth_calling(self, character: CharacterId) -> bool:
        """Tells whether a character is worth at least as much now as expected in the time left."""
        worth, hoped = self._worth_of(character)
        return worth > 0 and worth >= hoped * self.patience

    def _worth_of(self, character: CharacterId) -> tuple[float, float]:
        """Returns the worth of a character now, and the worth expected later."""
        judge, battle = self.judge, self.battle
        match self.board.powers[character]:
            case ShootShips(ships=ships) | ReturnShips(ships=ships):
                return self._worth_of_ships(character, ships), PRICE_OF_A_SHIP * ships
            case DigFree(spaces=spaces):
                step = min(LAST_STEP, battle.excavator + spaces)
                hoped = judge.weights.digging * spaces
                return judge.digging(step) - judge.digging(battle.excavator), hoped
            case GainEnergy(energy=energy):
                return self._worth_of_energy(energy)
            case Repair(points=points):
                relief = judge.damage(max(0, battle.damage - points)) - judge.damage(battle.damage)
                return relief, FULL_REPAIR * judge.weights.damage * points
            case FreeRobot(value=value):
                return self.survey.robot_worth[value], HOPE_OF_A_ROBOT * value
            case ResearchBonus(bonus=bonus):
                return self._worth_of_boost(bonus), bonus
            case RepeatRoom():
                return self._worth_of_second_use(), GOOD_SECOND_USE
            case _:
                return 0.0, 0.0

    def _worth_of_ships(self, character: CharacterId, ships: int) -> float:
        reach = ships_in_reach(self.board, self.battle, self.board.powers[character])
        return sum(sorted((self._threat(ship) for ship in reach), reverse=True)[:ships])

    def _threat(self, ship: Ship) -> float:
        return self.judge.shot(ship, self.battle.damage)

    def _worth_of_energy(self, energy: int | None) -> tuple[float, float]:
        limit = self.board.energy_limit
        brought = limit if energy is None else energy
        fits = min(brought, limit - self.battle.energy)
        return fits, ENERGY_NEEDED * brought

    def _worth_of_boost(self, bonus: int) -> float:
        start = self.battle.research
        gains = [0.0]
        for order in self._plan().orders:
            if order.research:
                reached = self.survey.climb[start, order.research + bonus]
                plain = self.survey.climb[start, order.research]
                gains.append(self.judge.research(reached) - self.judge.research(plain))
        return max(gains)

    def _worth_of_second_use(self) -> float:
        return max((self._worth_of_use(dice) for dice in self.battle.marks.resolved[-1:]), default=0.0)

    def _worth_of_use(self, dice: Resolved) -> float:
        judge, battle = self.judge, self.battle
        value = room_value(self.board, battle, dice)
        match self.board.rooms[dice.room].kind:
            case RoomKind.ENERGY:
                stock = min(self.board.energy_limit, battle.energy + value)
                return judge.energy(stock) - judge.energy(battle.energy)
            case RoomKind.FIGHTER:
                return sum(self._threat(ship) for ship in in_sights(self.board, battle, dice))
            case RoomKind.RESEARCH:
                reached = self.survey.climb[battle.research, value]
                return judge.research(reached) - judge.research(battle.research)
            case _:
                return self.survey.robot_worth[value]

    # --- everything else --------------------------------------------------------------------------

    def answer(self, decision: Decision) -> AnyAction:
        """Answers the smaller decisions."""
        match decision:
            case InstallRobot(value=value):
                return self._install(value)
            case PickShips():
                ships = [action for action in self.legal if isinstance(action, PickShip)]
                return max(ships, key=self._worth_of_pick)
            case DigFreely():
                spots = [action for action in self.legal if isinstance(action, DigTo)]
                return max(spots, key=lambda action: STEP_OF[action.space])
            case RepeatARoom():
                return max(self.legal, key=self._worth_of_repeating)
            case PayForDanger(energy=energy):
                return self._pay(energy)
            case HoldDescent():
                return self._hold(self.battle.fleet.mothership + 1)
            case HoldAction(row=row):
                return self._hold(row)
            case ChooseDropPoint():
                points = [action for action in self.legal if isinstance(action, Launch)]
                return min(points, key=lambda action: self._alarms(action.column))
            case _:
                return self.legal[0]

    def _worth_of_pick(self, pick: PickShip) -> float:
        return max(self._threat(ship) for ship in self.battle.fleet.ships if ship.at == pick.ship)

    def _worth_of_repeating(self, action: AnyAction) -> float:
        for dice in self.battle.marks.resolved:
            if isinstance(action, UseRoom) and dice.room == action.room:
                return self._worth_of_use(dice) + action.steps
        return 0.0

    def _pay(self, energy: int) -> AnyAction:
        judge, battle = self.judge, self.battle
        price = judge.energy(battle.energy) - judge.energy(battle.energy - energy)
        harm = judge.damage(battle.damage) - judge.damage(battle.damage + 1)
        return PayEnergy() if price <= harm else TakeDamage()

    def _hold(self, row: int) -> AnyAction:
        """Holds the mothership if it would win or if its action is costly."""
        battle, calls = self.battle, [action for action in self.legal if isinstance(action, Call)]
        cost = -self.judge.mothership_action(
            self.board.actions[row], battle.research, battle.excavator, battle.damage
        )
        if calls and (row >= self.board.skull_row or cost > NASTY_ACTION * self.patience):
            return calls[0]
        return LetPass()

    def _alarms(self, column: Column) -> int:
        """Counts the spaces on which a ship launched here may soon call the mothership down."""
        first = self.battle.fleet.mothership + 1
        rows = range(first, min(first + NEXT_ROWS, self.board.sky_rows + 1))
        return sum(self.board.cells[sky_space(row, column)] is Cell.LOWER for row in rows)

    def _install(self, value: int) -> AnyAction:
        """Returns the best space for a robot, or an idle worker or weaker robot to remove for it."""
        spots = [action for action in self.legal if isinstance(action, Install)]
        best = max(spots, key=lambda action: self._worth_of_spot(action, value), default=None)
        worth = self._worth_of_spot(best, value) if best is not None else 0.0
        idle = [action for action in self.legal if isinstance(action, ClearSpace) and not self._plan().orders]
        for clear in idle if best is not None else ():
            if self._worth_of_spot(clear, value) > worth:
                return clear
        if best is not None:
            return best if worth > 0 else ForgoRobot()
        return self._make_room(value)

    def _make_room(self, value: int) -> AnyAction:
        """Removes the least valuable robot, if the new one is worth more."""
        weak = min(
            (action for action in self.legal if isinstance(action, ScrapRobot)),
            key=lambda action: self.survey.spot_worth[action.space, self.battle.robots[action.space].value],
            default=None,
        )
        return weak if weak is not None and self.survey.robot_worth[value] > 0 else ForgoRobot()

    def _worth_of_spot(self, action: Install | ClearSpace, value: int) -> float:
        return self.survey.spot_worth[action.space, value]


def _worth_the_luck(fresh: float, best: Trial) -> bool:
    return less(fresh, PRICE_OF_LUCK) > best.chance


def _less(hand: tuple[Die, ...], taken: tuple[Die, ...]) -> tuple[Die, ...]:
    for die in taken:
        hand = without(hand, die)
    return hand
