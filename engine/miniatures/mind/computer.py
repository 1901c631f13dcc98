"""The quick computer player: rates actions by exact odds, distances and goals from one view."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from engine.core import Decision, Dice
from engine.kit.temper import NEUTRAL, Temper, weigh
from engine.miniatures import actions as do
from engine.miniatures import decisions as ask
from engine.miniatures.actions import AnyAction
from engine.miniatures.area import area
from engine.miniatures.book import Book
from engine.miniatures.content import (
    Accuracy,
    Area,
    AttackNow,
    DiscardSupportCard,
    Lasting,
    MarkActivated,
    Means,
    MoveOwn,
    Rank,
    ReturnKilled,
    ShootAttack,
    Skill,
    StandUpFriends,
    Support,
    SurviveCheck,
    TriggerEnemyRow,
)
from engine.miniatures.grid import AROUND, ORTHOGONAL, SIZE, SQUARES, Square
from engine.miniatures.mind.attractions import LURE
from engine.miniatures.mind.judgement import Grounds, Judgement, Kind, kind_of
from engine.miniatures.mind.outlook import Outlook
from engine.miniatures.mind.perils import Perils
from engine.miniatures.mind.set_up import best_top, next_ruin
from engine.miniatures.pieces import EffectId, Figure, FigureId, Place, Side, Weapon
from engine.miniatures.pools import fight_pools, strike_pools
from engine.miniatures.rolls import SIDES
from engine.miniatures.sight import draw_lines
from engine.miniatures.state import Stance
from engine.miniatures.support import level_of
from engine.miniatures.view import View

HEROICS_PRICE = 0.7  # the worth of keeping a point of Heroics
CARD_PRICE = 0.12  # the worth of keeping a card
UNRIPE = 0.3  # cost of triggering a row that can still grow
OFF_BOARD = 10.0  # per point scored off the board: above all gains on it
COMMAND_PRICE = 5.0  # cost of using Authority
SECOND_FIGURE = 0.05  # a second activation beats a nearly useless card
COMING_IN = 0.6  # for entering the board
RISING, RISING_SHARE = 0.2, 0.35  # standing up: fixed, and as a share of the figure's value
HURRY = 0.05  # preference for activating a threatened figure
NO_ROOM = -9.0  # for an impossible step
PLAIN_SHOT = 0.02  # bonus over an aimed shot, because a step remains
FREEZING = 0.15  # for each figure a Freeze! shot may mark
FRIGHTENING = 0.22  # for each soldier frightened by covering fire
VICTORY = 100.0
SETTING_UP = 0.3  # weight of the risk before a figure's first action
CROWDING = 0.15  # per friend in the same square at deployment: area effects hit all
GETTING_UP = 1.0  # as an action of an activation: always first
LEADING = 1.0
BUG_HUNT = 0.15
STOP_LEADING = 0.05  # the smallest gain of a useful follower

# Gains of cards outside a test.
LONGER_ROW, NEW_ROW, LASTING_CARD = 0.45, 0.3, 0.35
DELAYING = 0.5  # factor of the value of a figure that will not act this round
RETURNING = 0.4  # besides the figure's value
STOLEN_ROW = 0.9
JAMMING = 0.4  # for each card in the row
RALLYING = 0.35
CHECKING = 0.3  # factor of the value of a figure that fails a Survive check

HOPE = 0.6  # the chance to win above which a stand-off is played on

# Thresholds for playing a reaction card.
KEEP_JAMMED, KEEP_COVER = 0.5, 0.4
SHELTERING = 0.5  # factor of the value of the figures that take cover


class Computer:
    """Plays either side of any scenario, with a new thinker for each decision."""

    def __init__(self, book: Book, thinker: "type[Thinker] | None" = None, temper: Temper = NEUTRAL) -> None:
        self.thinker = thinker or Thinker
        self._temper = temper
        self._book = book
        self._grounds = Grounds()
        draw_lines()

    def choose(self, view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
        """Returns the best action; the first of equal ones."""
        assert view.viewer is not None, "an onlooker has nothing to choose"
        if len(legal) == 1:
            return legal[0]
        match decision:
            case ask.BuildRuins():
                return next_ruin(self._book, view, legal, dice)
            case ask.OrientMap():
                return best_top(self._book, view, view.viewer)
        mind = self.thinker(self._book, view, legal, self._grounds, self._temper)
        weigh = mind.scale(decision)
        return max(legal, key=weigh) if weigh is not None else mind.seldom(decision, legal)

    def weights(self, view: View, decision: Decision, legal: tuple[AnyAction, ...]) -> list[float] | None:
        """Returns the rating of each action; `None` if the decision is not rated."""
        weigh = self.thinker(self._book, view, legal, self._grounds, self._temper).scale(decision)
        return [weigh(action) for action in legal] if weigh is not None else None


class Thinker:
    """The reasoning about one decision, with its caches."""

    judging = Judgement

    def __init__(
        self, book: Book, view: View, legal: tuple[AnyAction, ...], grounds: Grounds, temper: Temper
    ) -> None:
        self.book = book
        self.view = view
        self.legal = legal
        self.judge = self.judging(book, view, grounds, temper)
        self._card_price = weigh(CARD_PRICE, temper.thrift)
        self.me = self.judge.me
        self._point_price = weigh(HEROICS_PRICE, temper.thrift)
        self._unripe = weigh(UNRIPE, temper.thrift)
        self._arrivals: dict[Kind, dict[Square, float]] = {}
        self._gains: dict[tuple[Kind, Square, bool], float] = {}
        self._strikes: dict[ShootAttack | SurviveCheck, dict[Square, float]] = {}

    @cached_property
    def perils(self) -> Perils:
        return Perils(self.judge)

    def scale(self, decision: Decision) -> Callable[[AnyAction], float] | None:
        """Returns the rating function for a decision's answers; `None` if it is not rated."""
        match decision:
            case ask.TakeTurn() | ask.AimRow():
                return self.turn_gain
            case ask.ChooseAction() | ask.ChooseOpponent() | ask.MoveFreely() | ask.ShootAgain():
                return self.action_gain
            case ask.ChooseFollower():
                return self.follower_gain
            case ask.BeforeTest() | ask.BeforeHunt():
                return self.test_card_gain
            case _:
                return None

    @staticmethod
    def best(legal: Iterable[AnyAction], gain: Callable[[AnyAction], float]) -> AnyAction:
        return max(legal, key=gain)

    def figure(self, label: FigureId) -> Figure:
        return self.view.figures[label]

    # --- turns

    def turn_gain(self, action: AnyAction) -> float:
        match action:
            case do.Activate(figure=label):
                return SECOND_FIGURE + self.activation_gain(self.figure(label))
            case do.PlayCard():
                return self.card_gain(action) - self._card_price
            case do.Trigger():
                aimed = self.view.decision
                owner = aimed.owner if isinstance(aimed, ask.AimRow) else self.me
                return self.trigger_gain(action, owner)
            case _:
                return 0.0

    def activation_gain(self, figure: Figure) -> float:
        """Returns the gain of a figure's best activation."""
        if figure.at is None or self.judge.field.partner(figure) is not None:
            return self._activation_gain(figure)
        key = (kind_of(figure), figure.at, figure.activated)
        if key not in self._gains:
            self._gains[key] = self._activation_gain(figure)
        return self._gains[key]

    def _activation_gain(self, figure: Figure) -> float:
        judge = self.judge
        if figure.at is None:
            return COMING_IN + max((judge.square(figure, at) for at in self.view.entry), default=0.0)
        stay = judge.square(figure, figure.at)
        if figure.frightened:
            return RISING_SHARE * judge.value(figure) + RISING
        foes = judge.field.enemies(figure)
        if foes:
            return max(judge.fight_gain(figure, foe, charge=False) for foe in foes)
        rapid = judge.field.has(figure, Skill.RAPID_FIRE)
        best = judge.best_shot(figure, figure.at, aim=not rapid)
        best = max(best, self.leave_gain(figure, figure.at) - stay)
        for at in judge.ways(figure, figure.at):
            best = max(best, self.step_gain(figure, at, may_shoot=True) - stay)
        return best + HURRY * judge.value(figure) * judge.threat(figure, figure.at)

    def step_gain(self, figure: Figure, to: Square, *, may_shoot: bool) -> float:
        """Returns the gain of a step, with a shot or a second step after it."""
        judge = self.judge
        if judge.field.is_full(to):
            return NO_ROOM
        if not may_shoot or judge.field.foes_at(figure.side, to):
            return self._arrival(figure, to)
        onward = self._arrivals_in(figure, judge.ways(figure, to))
        shot = judge.square(figure, to) + judge.best_shot(figure, to)
        return judge.finds(figure, to) + max(shot, *onward, LURE * self.leave_gain(figure, to))

    def _arrival(self, figure: Figure, to: Square) -> float:
        """Returns the gain of ending in a square, with a fight if enemies are there."""
        return self._arrivals_in(figure, (to,))[0]

    def _arrivals_in(self, figure: Figure, squares: Sequence[Square]) -> list[float]:
        """Returns the gain of ending in each of some squares."""
        known = self._arrivals.setdefault(kind_of(figure), {})
        for to in squares:
            if to not in known:
                known[to] = self._arrive(figure, to)
        return [known[to] for to in squares]

    def _arrive(self, figure: Figure, to: Square) -> float:
        judge = self.judge
        if judge.field.is_full(to):
            return NO_ROOM
        return judge.finds(figure, to) + judge.square(figure, to) + judge.best_charge(figure, to)

    def leave_gain(self, figure: Figure, at: Square | None) -> float:
        """Returns the gain of leaving the board; negative if it scores no points."""
        points = self.judge.leaving(figure, at) if at is not None else 0
        return OFF_BOARD * points if points else -OFF_BOARD

    # --- a figure's action

    def action_gain(self, action: AnyAction) -> float:
        """Returns the gain of one action of the active figure, including its final square."""
        label = self.view.active
        if label is None and isinstance(self.view.decision, ask.ChooseOpponent | ask.ShootAgain):
            label = self.view.decision.figure
        if label is None:
            return 0.0
        figure, judge = self.figure(label), self.judge
        acting = self.view.acting
        fresh = acting is not None and not (acting.steps or acting.shot or acting.stood or acting.done)
        stay = judge.square(figure, figure.at) if figure.at is not None else 0.0
        match action:
            case do.Shoot(target=target, weapon=weapon):
                return stay + judge.shot_gain(figure, self.figure(target), weapon, aim=False) + PLAIN_SHOT
            case do.AimAndShoot(target=target, weapon=weapon):
                return stay + judge.shot_gain(figure, self.figure(target), weapon, aim=True)
            case do.Freeze(at=at, aim=aim):
                foes = judge.field.foes_at(figure.side, at)
                shots = (judge.shot_gain(figure, foe, Weapon.OWN, aim=aim) for foe in foes)
                return stay + sum(shot + FREEZING for shot in shots)
            case do.CoverWithFire(squares=squares):
                return stay + FRIGHTENING * sum(self._can_be_frightened(at) for at in squares)
            case do.Fight(target=target):
                charge = isinstance(self.view.decision, ask.ChooseOpponent)
                return stay + judge.fight_gain(figure, self.figure(target), charge=charge)
            case do.Move(to=to):
                return self.step_gain(figure, to, may_shoot=fresh)
            case do.Leave():
                return self.leave_gain(figure, figure.at)
            case do.Uplink():
                return VICTORY
            case do.StandUp():
                return stay + GETTING_UP
            case do.HuntDown():
                return stay + BUG_HUNT
            case do.DoMore():
                return stay + self._extra_gain(figure) - self._point_price
            case do.Lead():
                return stay + LEADING
            case _:
                return stay

    def _can_be_frightened(self, at: Square) -> int:
        return sum(
            not foe.frightened and self.book.profile(foe).rank is Rank.SOLDIER
            for foe in self.judge.field.foes_at(self.me, at)
        )

    def _extra_gain(self, figure: Figure) -> float:
        assert figure.at is not None
        judge = self.judge
        foes = judge.field.enemies(figure)
        if foes:
            return max(judge.fight_gain(figure, foe, charge=False) for foe in foes)
        return max(judge.best_shot(figure, figure.at), self._walk_gain(figure))

    def _walk_gain(self, figure: Figure) -> float:
        """Returns the gain of a single step."""
        assert figure.at is not None
        stay = self.judge.square(figure, figure.at)
        ways = self.judge.ways(figure, figure.at)
        steps = (self.step_gain(figure, at, may_shoot=False) - stay for at in ways)
        return max([self.leave_gain(figure, figure.at) - stay, *steps])

    def follower_gain(self, action: AnyAction) -> float:
        if not isinstance(action, do.Activate):
            return STOP_LEADING
        return self.activation_gain(self.figure(action.figure))

    # --- cards

    def test_card_gain(self, action: AnyAction) -> float:
        """Returns the gain of a card that changes the coming roll."""
        fray = self.view.fray
        if not isinstance(action, do.PlayCard) or fray is None:
            return 0.0
        attacker, target = self.figure(fray.attacker), self.figure(fray.target)
        effect = self.book.effects[self._half(action)]
        stake = self.judge.prize(attacker, target, fray.means)
        before, after = self.judge.fray_chance(), self.judge.fray_chance_with(effect)
        shift = after - before if self.me is attacker.side else before - after
        return shift * stake - self._card_price

    def _half(self, play: do.PlayCard) -> EffectId:
        return next(card.effect for card in self.view.hand if card.id == play.card)

    def card_gain(self, play: do.PlayCard) -> float:
        """Returns the gain of a card played outside a test."""
        effect = self.book.effects[self._half(play)]
        match effect:
            case Support():
                return LONGER_ROW if play.row is not None else NEW_ROW
            case Lasting():
                return LASTING_CARD
            case MoveOwn() if play.figure is not None:
                return self._walk_gain(self.figure(play.figure)) if self._on_board(play.figure) else 0.0
            case MarkActivated():
                marked = [self.figure(one) for one in (play.figure, play.other) if one is not None]
                return sum(DELAYING * self.judge.value(one) for one in marked if not one.activated)
            case ReturnKilled() if play.figure is not None:
                return RETURNING + self.judge.value(self.figure(play.figure)) + self._entry_worth(play)
            case TriggerEnemyRow():
                return STOLEN_ROW
            case DiscardSupportCard() if play.jams is not None:
                return JAMMING * len(self.view.sides[self.me.enemy].rows[play.jams].cards)
            case StandUpFriends():
                return RALLYING
            case AttackNow(dice=dice, needs=needs) if play.at is not None:
                return self._struck_gain(play.at, ShootAttack(dice=dice, needs=needs))
            case _:
                return 0.0

    def _on_board(self, label: FigureId) -> bool:
        return self.figure(label).place is Place.BOARD

    def _entry_worth(self, play: do.PlayCard) -> float:
        if play.at is None or play.figure is None:
            return 0.0
        return self.judge.square(self.figure(play.figure), play.at)

    def trigger_gain(self, action: do.Trigger, owner: Side) -> float:
        """Returns the expected gain of a support row with this aim."""
        rows = self.view.sides[owner].rows
        if action.row >= len(rows):
            return 0.0
        effect = self.book.effects[rows[action.row].effect]
        assert isinstance(effect, Support)
        level = level_of(self.book, rows[action.row])
        each = self._everywhere(level.payload)
        ways = (action.direction,) if action.direction is not None else ORTHOGONAL
        if level.area is not Area.DIRECTED:
            ways = (ORTHOGONAL[0],)
        targets = [
            at
            for at in SQUARES
            if action.column in (None, at[0]) and (action.rank is None or at[1] == str(action.rank))
        ]
        hits = [
            sum(each[at] for at in area(target, level.area, way, effect.length))
            for target in targets
            for way in ways
        ]
        growing = len(rows[action.row].cards) < len(effect.levels) and level.accuracy is Accuracy.RANDOM
        return sum(hits) / len(hits) - (self._unripe if growing else 0.0)

    def _everywhere(self, payload: ShootAttack | SurviveCheck) -> dict[Square, float]:
        """Returns the gain of an effect in each square, cached for all aims."""
        if payload not in self._strikes:
            self._strikes[payload] = {at: self._struck_gain(at, payload) for at in SQUARES}
        return self._strikes[payload]

    def _struck_gain(self, at: Square, payload: ShootAttack | SurviveCheck) -> float:
        gain = 0.0
        for figure in self.judge.field.at(at):
            sign = -1 if figure.side is self.me else 1
            gain += sign * self._strike_loss(figure, payload)
        return gain

    def _strike_loss(self, figure: Figure, payload: ShootAttack | SurviveCheck) -> float:
        worth = self.judge.value(figure)
        if isinstance(payload, SurviveCheck):
            return CHECKING * worth * (self.book.profile(figure).survive - 1) / SIZE
        return worth * strike_pools(self.judge.field, figure, payload).kill

    # --- answers

    def stance(self, decision: ask.ChooseStance) -> AnyAction:
        """Chooses a stance: fights back if the chance of killing the attacker is worth the risk."""
        fray = self.view.fray
        dodge, stand = decision.chance_dodge / 100, decision.chance_fight / 100
        me = self.figure(decision.figure)
        loss = self.judge.value(me)
        revenge = 0.0
        if fray is not None and fray.means is Means.FIGHT:
            attacker = self.figure(fray.attacker)
            both = fight_pools(self.judge.field, attacker, me, Stance.FIGHT, charge=True)
            revenge = both.counter * self.judge.prize(me, attacker, Means.FIGHT)
        fights = revenge - stand * loss > -dodge * loss
        return do.Defend(stance=Stance.FIGHT if fights else Stance.DODGE)

    def seldom(self, decision: Decision, legal: tuple[AnyAction, ...]) -> AnyAction:
        """Answers the rare decisions, which are not rated."""
        match decision:
            case ask.ChooseStance():
                return self.stance(decision)
            case ask.DeployFigure(figure=label):
                return self._deploy(self.figure(label), legal)
            case ask.RecruitHero():
                return self.best(legal, self._recruit_gain)
            case ask.ChooseBrave():
                return legal[0]
            case ask.BeforeDeath():
                return self.best(legal, lambda a: float(isinstance(a, do.PlayCard)))
            case ask.BeforeSupport():
                return self.best(legal, self._jam_gain)
            case ask.BeforeStrike():
                return self.best(legal, self._cover_gain)
            case ask.CallDraw():
                return self._draw_or_play_on()
            case ask.CallUpSoldiers():
                return legal[0]
            case ask.FeedBug():
                return self.best(legal, self._feed_gain)
            case ask.UseAuthority(first=first):
                return self.best(legal, lambda a: self._command_gain(a, first))
            case ask.BeforePlacement(at=at):
                return do.Decline() if self._worth_striking(at) else do.RollAgain()
            case ask.MendOrScore():
                return do.Decline()
            case _:
                return legal[0]

    def _draw_or_play_on(self) -> AnyAction:
        """Agrees to a draw unless playing on is likely to win."""
        chance = Outlook(self.judge, self.perils).chance(self.me)
        return do.PlayOn() if chance > HOPE else do.AgreeToDraw()

    def _deploy(self, figure: Figure, legal: tuple[AnyAction, ...]) -> AnyAction:
        """Deploys a figure in its best square."""
        places = [one for one in legal if isinstance(one, do.Deploy)]
        return max(places, key=lambda one: self.place_gain(figure, one.at))

    def place_gain(self, figure: Figure, at: Square) -> float:
        """Returns the gain of deploying a figure in a square."""
        risk = SETTING_UP * self.judge.value(figure) * self.perils.risk(figure, at)
        return self.judge.square(figure, at) - risk - CROWDING * len(self.judge.field.at(at))

    def _command_gain(self, action: AnyAction, first: Side) -> float:
        """Returns the gain of using Authority to act before the enemy (R16.1)."""
        if not isinstance(action, do.TakeCommand):
            return 0.0
        if first is self.me:
            return -COMMAND_PRICE
        return self.activation_gain(self.figure(action.figure)) - COMMAND_PRICE

    def _worth_striking(self, at: Square) -> bool:
        """Tells whether a blast on a square hits more enemy than own value."""
        struck = (figure for near in (at, *AROUND[at]) for figure in self.judge.field.at(near))
        return sum(self.judge.value(one) * (-1 if one.side is self.me else 1) for one in struck) > 0

    def _recruit_gain(self, action: AnyAction) -> float:
        assert isinstance(action, do.Recruit)
        profile = self.book.profiles[action.profile]
        shoots = _faces(profile.shoot) if profile.shoot is not None else 0
        return shoots * profile.reach[1] + 2 * _faces(profile.survive) + 2 * profile.heroics

    def _jam_gain(self, action: AnyAction) -> float:
        if not isinstance(action, do.PlayCard) or action.jams is None:
            return KEEP_JAMMED
        return JAMMING * len(self.view.sides[self.me.enemy].rows[action.jams].cards)

    def _cover_gain(self, action: AnyAction) -> float:
        if not isinstance(action, do.PlayCard) or action.at is None:
            return KEEP_COVER
        mine = (figure for figure in self.judge.field.at(action.at) if figure.side is self.me)
        return SHELTERING * sum(self.judge.value(figure) for figure in mine)

    def _feed_gain(self, action: AnyAction) -> float:
        assert isinstance(action, do.StandIn)
        figure = self.figure(action.figure)
        return self.judge.value(figure) * (-1 if figure.side is self.me else 1)


def _faces(needs: int) -> int:
    """Returns the number of die faces that are a success."""
    return SIDES + 1 - needs
