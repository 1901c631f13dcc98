"""Shots and fights, from the declaration to the last fright test (B2, attack sequence)."""

from engine.miniatures import events as tell
from engine.miniatures.bench import Bench
from engine.miniatures.cards import can_ask
from engine.miniatures.content import Means, Skill
from engine.miniatures.events import Fate
from engine.miniatures.field import Field
from engine.miniatures.grid import Square
from engine.miniatures.harm import doom, freeze, fright_tests, frighten, heroics, hit_civilian
from engine.miniatures.odds import BASE_DICE, chance_to_beat, roll
from engine.miniatures.pieces import Figure, FigureId, Place, Side, Trace, Weapon
from engine.miniatures.sight import Sight
from engine.miniatures.situation import Situation
from engine.miniatures.state import Asking, Attack, Call, FreeMove, Rapid, Stance, Stroke

ARMOUR = 1
HEAVY_ARMOUR = 2


class Pools:
    """Both sides' dice in one attack, and what they are rolled against."""

    __slots__ = ("against", "armour", "clumsy", "dice", "klutz", "needs", "value")

    def __init__(
        self, *, dice: int, needs: int, klutz: bool, against: int, value: int, clumsy: bool, armour: int
    ) -> None:
        self.dice = dice
        self.needs = needs
        self.klutz = klutz
        self.against = against
        self.value = value
        self.clumsy = clumsy
        self.armour = armour

    @property
    def kill(self) -> float:
        """The chance that the attacker kills."""
        return chance_to_beat(
            self.dice, self.needs, self.klutz, self.against, self.value, self.clumsy, self.armour
        )

    @property
    def counter(self) -> float:
        """The chance that a defender who fights back kills."""
        return chance_to_beat(self.against, self.value, self.clumsy, self.dice, self.needs, self.klutz, 0)


def shot_pools(
    field: Field,
    shooter: Figure,
    target: Figure,
    weapon: Weapon,
    *,
    sight: Sight,
    aim: bool,
    attack_cards: int = 0,
    defence_cards: int = 0,
) -> Pools:
    """Returns the pools of a shot (R4.4, R4.5); cards that take dice act last and leave one (Q70)."""
    gun = field.gun(shooter, weapon)
    assert gun is not None, f"{shooter.id} cannot shoot"
    pierced = weapon is Weapon.OWN and field.has(shooter, Skill.ARMOUR_PIERCING)
    return Pools(
        dice=max(1, BASE_DICE + (sight is Sight.CLEAR) + aim + attack_cards),
        needs=gun[0],
        klutz=field.klutz(shooter),
        against=max(1, BASE_DICE + defence_cards),
        value=field.profile(target).survive,
        clumsy=field.klutz(target),
        armour=0 if pierced else armour(field, target),
    )


def fight_pools(
    field: Field,
    attacker: Figure,
    target: Figure,
    stance: Stance,
    *,
    charge: bool,
    attack_cards: int = 0,
    defence_cards: int = 0,
) -> Pools:
    """Returns the pools of a fight; a friend in the square helps either fighter (R7.2)."""
    mine, theirs = field.profile(attacker), field.profile(target)
    return Pools(
        dice=max(1, BASE_DICE + charge + bool(field.friends(attacker)) + attack_cards),
        needs=mine.fight,
        klutz=field.klutz(attacker),
        against=max(1, BASE_DICE + bool(field.friends(target)) + defence_cards),
        value=theirs.fight if stance is Stance.FIGHT else theirs.survive,
        clumsy=field.klutz(target),
        armour=0,
    )


def armour(field: Field, figure: Figure) -> int:
    """Returns the successes armour adds against shots (R16.11, R16.12)."""
    if field.has(figure, Skill.HEAVY_ARMOUR):
        return HEAVY_ARMOUR
    return ARMOUR if field.has(figure, Skill.ARMOUR) else 0


def pools(now: Situation, frame: Attack, stance: Stance | None = None) -> Pools:
    """Returns the pools of an attack as it stands; a fight whose stance is open is taken as asked."""
    attacker, target = now.state.figures[frame.attacker], now.state.figures[frame.target]
    cards = {"attack_cards": frame.attack_cards, "defence_cards": frame.defence_cards}
    if frame.means is Means.SHOOT:
        return shot_pools(
            now.field,
            attacker,
            target,
            frame.weapon,
            sight=attack_sight(now, frame),
            aim=frame.aim,
            **cards,
        )
    stance = stance or frame.stance or Stance.FIGHT
    return fight_pools(now.field, attacker, target, stance, charge=frame.charge, **cards)


def attack_sight(now: Situation, frame: Attack) -> Sight:
    attacker, target = now.figure(frame.attacker), now.figure(frame.target)
    return now.field.shot_sight(attacker, target, locked=frame.locked)


# --- declaring ------------------------------------------------------------------------------------


def shoot(bench: Bench, shooter: FigureId, target: FigureId, weapon: Weapon, *, aim: bool) -> None:
    at = bench.figure(target).at
    assert at is not None
    bench.push(Attack(means=Means.SHOOT, attacker=shooter, target=target, square=at, aim=aim, weapon=weapon))


def sweep(bench: Bench, shooter: FigureId, square: Square, *, aim: bool) -> None:
    """Shoots at every visible figure of a square, one after the other (R16.3, Q18)."""
    seen = sweep_targets(bench.field, bench.figure(shooter), square)
    bench.push(
        Attack(
            means=Means.SHOOT,
            attacker=shooter,
            target=seen[0],
            square=square,
            aim=aim,
            sweep=tuple(seen[1:]),
            swept=True,
            stroke=Stroke.OWN_CARD,
        )
    )


def sweep_targets(field: Field, shooter: Figure, square: Square) -> list[FigureId]:
    return [
        other.id
        for other in field.foes_at(shooter.side, square)
        if field.sees(shooter, other) is not Sight.BLOCKED
    ]


def fight(bench: Bench, attacker: FigureId, target: FigureId, *, charge: bool) -> None:
    at = bench.figure(target).at
    assert at is not None
    bench.push(Attack(means=Means.FIGHT, attacker=attacker, target=target, square=at, charge=charge))


# --- the strokes of an attack ---------------------------------------------------------------------


def stand_ins(now: Situation, frame: Attack) -> list[Figure]:
    """Returns the figures among which the defender's owner picks the target (R16.6, RB.3)."""
    attacker = now.state.figures[frame.attacker]
    if frame.means is Means.SHOOT:
        return now.field.brave_against_shot(attacker, frame.square)
    return now.field.brave_in_fight(attacker.side, frame.square)


def go_on(bench: Bench, frame: Attack) -> None:
    """Takes an attack one stroke further; the strokes that ask somebody are answered elsewhere."""
    match frame.stroke:
        case Stroke.BRAVE:
            brave = stand_ins(bench, frame)
            stand_in(bench, brave[0].id if brave else frame.target)
        case Stroke.STANCE:
            forced = frame.means is Means.FIGHT and bench.figure(frame.target).frightened
            bench.amend(stance=Stance.DODGE if forced else frame.stance, stroke=Stroke.OWN_CARD)
        case Stroke.OWN_CARD:
            bench.amend(stroke=Stroke.THEIR_CARD)
            _ask(bench, bench.on_turn)
        case Stroke.THEIR_CARD:
            bench.amend(stroke=Stroke.ROLL)
            _ask(bench, bench.on_turn.enemy if bench.on_turn is not None else None)
        case Stroke.ROLL:
            bench.amend(stroke=Stroke.AFTER)
            if frame.means is Means.SHOOT:
                _roll_shot(bench, frame)
            else:
                _roll_fight(bench, frame)
        case Stroke.AFTER:
            _after(bench, frame)


def stand_in(bench: Bench, figure: FigureId) -> None:
    """Settles who the target is."""
    frame = bench.top
    assert isinstance(frame, Attack)
    if figure != frame.target:
        bench.tell(tell.BraveStoodIn(figure=figure))
    bench.amend(target=figure, stroke=Stroke.STANCE)


def take_stance(bench: Bench, stance: Stance) -> None:
    frame = bench.top
    assert isinstance(frame, Attack)
    bench.tell(tell.StanceTaken(figure=frame.target, stance=stance))
    bench.amend(stance=stance, stroke=Stroke.OWN_CARD)


def _ask(bench: Bench, side: Side | None) -> None:
    if side is not None and can_ask(bench, side, Call.TEST, bench.top):
        bench.push(Asking(side=side, call=Call.TEST))


def _roll_shot(bench: Bench, frame: Attack) -> None:
    both = pools(bench, frame)
    dice, hits = roll(bench.dice, both.dice, both.needs, klutz=both.klutz)
    answer, saves = roll(bench.dice, both.against, both.value, klutz=both.clumsy)
    killed = hits > saves + both.armour
    by_armour = not killed and hits > saves
    fate = Fate.KILLED if killed else Fate.SAVED_BY_ARMOUR if by_armour else Fate.UNHARMED
    bench.tell(
        tell.ShotFired(
            attacker=frame.attacker,
            target=frame.target,
            at=frame.square,
            sight=attack_sight(bench, frame),
            aim=frame.aim,
            dice=dice,
            hits=hits,
            answer=answer,
            saves=saves + both.armour,
            fate=fate,
        )
    )
    start = bench.figure(frame.attacker).at
    bench.mark(Trace.HIT if killed else Trace.MISS, frame.square, start=start, figure=frame.attacker)
    bench.amend(armoured=by_armour)
    if killed:
        credit = bench.figure(frame.attacker).side
        doom(bench, frame.target, Means.SHOOT, killer=frame.attacker, credit=credit)


def _roll_fight(bench: Bench, frame: Attack) -> None:
    assert frame.stance is not None
    both = pools(bench, frame)
    dice, hits = roll(bench.dice, both.dice, both.needs, klutz=both.klutz)
    answer, saves = roll(bench.dice, both.against, both.value, klutz=both.clumsy)
    struck_back = frame.stance is Stance.FIGHT and saves > hits
    fate = Fate.KILLED if hits > saves else Fate.STRUCK_BACK if struck_back else Fate.UNHARMED
    bench.tell(
        tell.FightFought(
            attacker=frame.attacker,
            target=frame.target,
            at=frame.square,
            stance=frame.stance,
            dice=dice,
            hits=hits,
            answer=answer,
            saves=saves,
            fate=fate,
        )
    )
    bench.mark(Trace.FIGHT, frame.square, figure=frame.attacker)
    loser, winner = frame.target, frame.attacker
    if struck_back:
        loser, winner = winner, loser
    if hits != saves and fate is not Fate.UNHARMED:
        doom(bench, loser, Means.FIGHT, killer=winner, credit=bench.figure(winner).side)


# --- what follows ---------------------------------------------------------------------------------


def _after(bench: Bench, frame: Attack) -> None:
    """Skills and fright after the roll (B2, steps 8 and 9)."""
    if frame.means is Means.FIGHT:
        bench.pop()
        _smite(bench, frame)
        return
    if frame.armoured:
        frighten(bench, frame.target)
    if frame.swept or frame.weapon is Weapon.FREEZE_PISTOL:
        freeze(bench, frame.target)
    deaths = frame.deaths or not bench.alive(frame.target)
    left = tuple(figure for figure in frame.sweep if bench.alive(figure))
    if left:
        bench.amend(
            target=left[0],
            sweep=left[1:],
            stroke=Stroke.OWN_CARD,
            deaths=deaths,
            armoured=False,
            attack_cards=0,
            defence_cards=0,
            locked=False,
        )
        return
    bench.pop()
    if frame.swept:
        _sweep_civilians(bench, frame)
    if deaths:
        fright_tests(bench, frame.square)
    _shoot_on(bench, frame)


def _sweep_civilians(bench: Bench, frame: Attack) -> None:
    """What hits a whole square hits the civilians in it too, with a roll for each (R16.3, R16.18)."""
    field, shooter = bench.field, bench.figure(frame.attacker)
    gun, start = field.gun(shooter, frame.weapon), shooter.at
    assert gun is not None
    assert start is not None
    pool = BASE_DICE + (field.look(start, frame.square) is Sight.CLEAR) + frame.aim
    for civilian in field.civilians:
        if civilian.at == frame.square:
            dice, hits = roll(bench.dice, pool, gun[0], klutz=field.klutz(shooter))
            bench.tell(tell.Struck(at=frame.square, squares=(frame.square,), dice=dice, hits=hits))
            hit_civilian(bench, civilian, hits)


def _smite(bench: Bench, frame: Attack) -> None:
    """Who is attacked and fights back with Smite! frightens a surviving attacker without it (Q21)."""
    attacker, target = (bench.has(figure, Skill.SMITE) for figure in (frame.attacker, frame.target))
    if target and not attacker and frame.stance is Stance.FIGHT:
        frighten(bench, frame.attacker)


def _shoot_on(bench: Bench, frame: Attack) -> None:
    """Rapid Fire, then Too Many Late Nights (B2, step 9)."""
    shooter, target = bench.figure(frame.attacker), bench.figure(frame.target)
    killed = target.place is not Place.BOARD
    if heroics(shooter) and not killed and bench.has(shooter.id, Skill.TOO_MANY_LATE_NIGHTS):
        bench.push(FreeMove(figure=shooter.id, squares=1, price=1))
    rapid = frame.weapon is Weapon.OWN and bench.has(shooter.id, Skill.RAPID_FIRE) and not frame.second
    if rapid and (killed or target.frightened):
        again = Rapid(figure=shooter.id, square=frame.square, weapon=frame.weapon, first=frame.target)
        if rapid_targets(bench, again):
            bench.push(again)


def rapid_targets(now: Situation, frame: Rapid) -> list[FigureId]:
    """Returns whom else Rapid Fire may attack in the square; Brave applies again (Q22)."""
    shooter = now.state.figures[frame.figure]
    return [
        other.id
        for other in now.field.foes_at(shooter.side, frame.square)
        if other.id != frame.first and now.field.why_no_shot(shooter, frame.weapon, other) is None
    ]


def shoot_again(bench: Bench, frame: Rapid, target: FigureId) -> None:
    bench.pop()
    bench.push(
        Attack(
            means=Means.SHOOT,
            attacker=frame.figure,
            target=target,
            square=frame.square,
            weapon=frame.weapon,
            second=True,
        )
    )
