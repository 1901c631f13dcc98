"""Shots and fights, from the declaration to the last fright test (B2, attack sequence)."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.kit.percent import whole_percent
from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures.actions import AnyAction, Decline, Defend, Shoot, StandIn
from engine.miniatures.bench import Bench
from engine.miniatures.cards import ask_for_card
from engine.miniatures.civilians import hit_civilian
from engine.miniatures.content import Means, Skill
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.events import Fate
from engine.miniatures.field import Field
from engine.miniatures.grid import Square
from engine.miniatures.harm import doom, freeze, fright_tests, frighten, heroics
from engine.miniatures.phase import Phase, decline, owner
from engine.miniatures.pieces import Figure, FigureId, Place, Trace, Weapon
from engine.miniatures.pools import Pools, fight_pools, shot_pools
from engine.miniatures.reasons import why_not
from engine.miniatures.rolls import BASE_DICE, roll
from engine.miniatures.sight import Sight
from engine.miniatures.situation import Situation
from engine.miniatures.state import Attack, Call, FreeMove, Rapid, Stance, Stroke

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


# --- the pools ------------------------------------------------------------------------------------


def pools(now: Situation, frame: Attack, stance: Stance | None = None) -> Pools:
    """Returns the current pools of an attack; `stance` overrides the defender's stance in a fight."""
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


# --- questions ------------------------------------------------------------------------------------


def _ask(now: Situation, frame: Attack) -> AnyDecision | None:
    """Asks the defender's owner for the brave figure to step forward, then for its stance."""
    match frame.stroke:
        case Stroke.BRAVE if len(stand_ins(now, frame)) > 1:
            seats = owner(now, frame.target)
            return ask.ChooseBrave(seats=seats, attacker=frame.attacker, at=frame.square)
        case Stroke.STANCE if frame.means is Means.FIGHT and not now.figure(frame.target).frightened:
            fight, dodge = (pools(now, frame, stance).kill for stance in Stance)
            return choose_stance(now, frame.target, fight, dodge)
        case Stroke.BRAVE | Stroke.STANCE | Stroke.OWN_CARD | Stroke.THEIR_CARD | Stroke.ROLL | Stroke.AFTER:
            return None


def choose_stance(now: Situation, figure: FigureId, fight: float, dodge: float) -> ask.ChooseStance:
    """Returns the question for a figure's stance, with the chance to be killed for each."""
    return ask.ChooseStance(
        seats=owner(now, figure),
        figure=figure,
        chance_fight=whole_percent(fight),
        chance_dodge=whole_percent(dodge),
    )


def _options(now: Situation, frame: Attack) -> Iterator[AnyAction]:
    if frame.stroke is Stroke.BRAVE:
        yield from (StandIn(figure=figure.id) for figure in stand_ins(now, frame))
    else:
        yield from (Defend(stance=stance) for stance in Stance)


def stand_ins(now: Situation, frame: Attack) -> Sequence[Figure]:
    """Returns the figures among which the defender's owner picks the target (R16.6, RB.3)."""
    attacker = now.state.figures[frame.attacker]
    if frame.means is Means.SHOOT:
        return now.field.brave_against_shot(attacker, frame.square)
    return now.field.brave_in_fight(attacker.side, frame.square)


def _idle(now: Situation, frame: Attack, choices: tuple[AnyAction, ...]) -> AnyAction:
    """Picks the first brave figure, then the safer stance."""
    if frame.stroke is not Stroke.STANCE:
        return choices[0]
    return safer(*(pools(now, frame, stance).kill for stance in Stance))


def safer(fight: float, dodge: float) -> Defend:
    """Returns the stance with the lower chance of being killed."""
    return Defend(stance=Stance.DODGE if dodge <= fight else Stance.FIGHT)


def _answer(bench: Bench, frame: Attack, action: AnyAction) -> None:
    match action:
        case StandIn(figure=figure):
            _stand_in(bench, frame, figure)
        case Defend(stance=stance):
            bench.tell(tell.StanceTaken(figure=frame.target, stance=stance))
            bench.amend(stance=stance, stroke=Stroke.OWN_CARD)
        case _:
            raise AssertionError(f"{action} does not answer an attack")


def _stand_in(bench: Bench, frame: Attack, figure: FigureId) -> None:
    """Sets the target of an attack."""
    if figure != frame.target:
        bench.tell(tell.BraveStoodIn(figure=figure))
    bench.amend(target=figure, stroke=Stroke.STANCE)


# --- the strokes of an attack ---------------------------------------------------------------------


def _go_on(bench: Bench, frame: Attack) -> None:
    """Performs the next stroke of an attack."""
    match frame.stroke:
        case Stroke.BRAVE:
            brave = stand_ins(bench, frame)
            _stand_in(bench, frame, brave[0].id if brave else frame.target)
        case Stroke.STANCE:
            forced = frame.means is Means.FIGHT and bench.figure(frame.target).frightened
            bench.amend(stance=Stance.DODGE if forced else frame.stance, stroke=Stroke.OWN_CARD)
        case Stroke.OWN_CARD:
            bench.amend(stroke=Stroke.THEIR_CARD)
            ask_for_card(bench, bench.on_turn, Call.TEST)
        case Stroke.THEIR_CARD:
            bench.amend(stroke=Stroke.ROLL)
            ask_for_card(bench, bench.off_turn, Call.TEST)
        case Stroke.ROLL:
            bench.amend(stroke=Stroke.AFTER)
            if frame.means is Means.SHOOT:
                _roll_shot(bench, frame)
            else:
                _roll_fight(bench, frame)
        case Stroke.AFTER:
            _after(bench, frame)
        case _:
            assert_never(frame.stroke)


def _roll_shot(bench: Bench, frame: Attack) -> None:
    rolled = pools(bench, frame).roll(bench.dice)
    bench.tell(
        tell.ShotFired(
            attacker=frame.attacker,
            target=frame.target,
            at=frame.square,
            sight=attack_sight(bench, frame),
            aim=frame.aim,
            dice=rolled.dice,
            hits=rolled.hits,
            answer=rolled.answer,
            saves=rolled.saves + rolled.armour,
            fate=rolled.fate,
            needs=rolled.needs,
            saves_on=rolled.saves_on,
            armour=rolled.armour,
        )
    )
    shooter = bench.figure(frame.attacker)
    bench.mark(Trace.HIT if rolled.won else Trace.MISS, frame.square, start=shooter.at, figure=shooter.id)
    bench.amend(armoured=rolled.by_armour)
    if rolled.won:
        doom(bench, frame.target, Means.SHOOT, killer=shooter.id, credit=shooter.side)


def _roll_fight(bench: Bench, frame: Attack) -> None:
    assert frame.stance is not None
    rolled = pools(bench, frame).roll(bench.dice)
    struck_back = rolled.lost and frame.stance is Stance.FIGHT
    bench.tell(
        tell.FightFought(
            attacker=frame.attacker,
            target=frame.target,
            at=frame.square,
            stance=frame.stance,
            dice=rolled.dice,
            hits=rolled.hits,
            answer=rolled.answer,
            saves=rolled.saves,
            fate=Fate.STRUCK_BACK if struck_back else rolled.fate,
            needs=rolled.needs,
            saves_on=rolled.saves_on,
        )
    )
    bench.mark(Trace.FIGHT, frame.square, figure=frame.attacker)
    if struck_back:
        _strike_down(bench, frame.attacker, by=frame.target)
    elif rolled.won:
        _strike_down(bench, frame.target, by=frame.attacker)


def _strike_down(bench: Bench, loser: FigureId, *, by: FigureId) -> None:
    doom(bench, loser, Means.FIGHT, killer=by, credit=bench.figure(by).side)


# --- after the roll -------------------------------------------------------------------------------


def _after(bench: Bench, frame: Attack) -> None:
    """Resolves skills and fright after the roll (B2, steps 8 and 9)."""
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
    """Rolls a Freeze! shot against each civilian in the square (R16.3, R16.18)."""
    field, shooter = bench.field, bench.figure(frame.attacker)
    gun, start = field.gun(shooter, frame.weapon), shooter.at
    assert gun is not None
    assert start is not None
    pool = BASE_DICE + (field.look(start, frame.square) is Sight.CLEAR) + frame.aim
    for civilian in field.civilians:
        if civilian.at == frame.square:
            dice, hits = roll(bench.dice, pool, gun[0], klutz=field.klutz(shooter))
            bench.tell(
                tell.Struck(at=frame.square, squares=(frame.square,), dice=dice, hits=hits, needs=gun[0])
            )
            hit_civilian(bench, civilian, hits)


def _smite(bench: Bench, frame: Attack) -> None:
    """Frightens a surviving attacker without Smite! if the defender has it and fought back (Q21)."""
    attacker, target = (bench.has(figure, Skill.SMITE) for figure in (frame.attacker, frame.target))
    if target and not attacker and frame.stance is Stance.FIGHT:
        frighten(bench, frame.attacker)


def _shoot_on(bench: Bench, frame: Attack) -> None:
    """Offers Rapid Fire, then Too Many Late Nights (B2, step 9)."""
    shooter, target = bench.figure(frame.attacker), bench.figure(frame.target)
    killed = target.place is not Place.BOARD
    if heroics(shooter) and not killed and bench.has(shooter.id, Skill.TOO_MANY_LATE_NIGHTS):
        bench.push(FreeMove(figure=shooter.id, squares=1, price=1))
    rapid = frame.weapon is Weapon.OWN and bench.has(shooter.id, Skill.RAPID_FIRE) and not frame.second
    if rapid and (killed or target.frightened):
        again = Rapid(figure=shooter.id, square=frame.square, weapon=frame.weapon, first=frame.target)
        if rapid_targets(bench, again):
            bench.push(again)


ATTACK = Phase[Attack](ask=_ask, options=_options, answer=_answer, go_on=_go_on, idle=_idle)


# --- Rapid Fire -----------------------------------------------------------------------------------


def rapid_targets(now: Situation, frame: Rapid) -> list[FigureId]:
    """Returns the further targets of Rapid Fire in the square; Brave applies again (Q22)."""
    shooter = now.state.figures[frame.figure]
    return [
        other.id
        for other in now.field.foes_at(shooter.side, frame.square)
        if other.id != frame.first and now.field.why_no_shot(shooter, frame.weapon, other) is None
    ]


def _ask_again(now: Situation, frame: Rapid) -> AnyDecision:
    return ask.ShootAgain(seats=owner(now, frame.figure), figure=frame.figure, at=frame.square)


def _targets(now: Situation, frame: Rapid) -> Iterator[AnyAction]:
    for target in rapid_targets(now, frame):
        yield Shoot(target=target, weapon=frame.weapon)
    yield Decline()


def _shoot_again(bench: Bench, frame: Rapid, action: AnyAction) -> None:
    bench.pop()
    if isinstance(action, Shoot):
        bench.push(
            Attack(
                means=Means.SHOOT,
                attacker=frame.figure,
                target=action.target,
                square=frame.square,
                weapon=frame.weapon,
                second=True,
            )
        )


RAPID = Phase[Rapid](ask=_ask_again, options=_targets, answer=_shoot_again, idle=decline, why_not=why_not)
