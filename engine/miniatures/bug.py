"""The mutant bug: its moves, its attacks, and hunting it (RB.11, FE6)."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec.structs import replace

from engine.kit.edit import put
from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures import refusals as no
from engine.miniatures.actions import AnyAction, Defend, StandIn
from engine.miniatures.area import random_square
from engine.miniatures.attack import choose_stance, safer
from engine.miniatures.bench import Bench
from engine.miniatures.cards import ask_for_card
from engine.miniatures.civilians import meet_civilians
from engine.miniatures.content import Means, Skill
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.field import Field
from engine.miniatures.grid import SIZE, beside
from engine.miniatures.harm import doom
from engine.miniatures.phase import Phase, seats
from engine.miniatures.pieces import Figure, FigureId, Side, Token, TokenId, TokenKind, Trace, Weapon
from engine.miniatures.pools import Pools
from engine.miniatures.rolls import BASE_DICE
from engine.miniatures.sight import Sight
from engine.miniatures.situation import Situation
from engine.miniatures.state import BugFight, Call, Hunt, Stance, Stroke
from engine.miniatures.tokens import go, nearest_free, scatter_die, shift

BUG_DICE, BUG_NEEDS = 4, 4
BUG_DEFENCE_DICE = 3


def stir_bug(bench: Bench, bug: TokenId) -> None:
    """Moves the bug: it attacks in a square with figures, else flies one square, over walls too (RB.11)."""
    at = bench.state.tokens[bug].at
    if bench.field.at(at):
        bug_attack(bench, bug)
        return
    to = beside(at, scatter_die(bench))
    if to is None:
        go(bench, bug)
        bench.tell(tell.TokenLeft(token=TokenKind.BUG, at=at))
    elif not bench.field.is_full(to):
        shift(bench, bug, to)


def bug_attack(bench: Bench, bug: TokenId) -> None:
    """Rolls for the side that picks the victim: 1-4 humans, 5-8 Martians."""
    chooser = Side.HUMAN if bench.dice.roll(SIZE) <= SIZE // 2 else Side.MARTIAN
    bench.push(BugFight(bug=bug, chooser=chooser))


def _kill_bug(bench: Bench, bug: TokenId) -> None:
    at = bench.state.tokens[bug].at
    go(bench, bug)
    bench.tell(tell.BugKilled(at=at))


# --- the bug's attack -----------------------------------------------------------------------------


def _ask(now: Situation, frame: BugFight) -> AnyDecision | None:
    """Asks the chooser for a victim, then the victim's owner for a stance."""
    if frame.target is None:
        if len(_prey(now, frame)) == 1:
            return None
        return ask.FeedBug(seats=seats(frame.chooser), at=now.state.tokens[frame.bug].at)
    if frame.stance is not None or now.figure(frame.target).frightened:
        return None
    return choose_stance(now, frame.target, *_risks(now, frame.target))


def _risks(now: Situation, target: FigureId) -> Iterator[float]:
    """Returns the chances to be killed: fighting back, then dodging."""
    return (bug_pools(now.field, now.figure(target), stance).kill for stance in Stance)


def _options(now: Situation, frame: BugFight) -> Iterator[AnyAction]:
    if frame.target is None:
        yield from (StandIn(figure=figure.id) for figure in _prey(now, frame))
    else:
        yield from (Defend(stance=stance) for stance in Stance)


def _prey(now: Situation, frame: BugFight) -> Sequence[Figure]:
    return now.field.at(now.state.tokens[frame.bug].at)


def _idle(now: Situation, frame: BugFight, choices: tuple[AnyAction, ...]) -> AnyAction:
    return choices[0] if frame.target is None else safer(*_risks(now, frame.target))


def _answer(bench: Bench, frame: BugFight, action: AnyAction) -> None:
    match action:
        case StandIn(figure=figure):
            bench.amend(target=figure)
        case Defend(stance=stance):
            bench.amend(stance=stance)
        case _:
            raise AssertionError(f"{action} does not answer the bug")


def _go_on(bench: Bench, frame: BugFight) -> None:
    """Performs the next step without a choice: the only victim, the only stance, or the roll."""
    if frame.target is None:
        (prey,) = _prey(bench, frame)
        bench.amend(target=prey.id)
    elif frame.stance is None:
        bench.amend(stance=Stance.DODGE)  # a frightened figure can only dodge (R7.3)
    elif not frame.struck:
        _fight(bench, frame.bug, frame.target, frame.stance)
    else:
        bench.pop()
        if bench.alive(frame.target):  # a rescued victim is carried off like any survivor (RB.11)
            _carry_off(bench, frame.bug, frame.target)


def bug_pools(field: Field, target: Figure, stance: Stance) -> Pools:
    """Returns the pools of the bug and its victim."""
    profile = field.profile(target)
    slayer = stance is Stance.FIGHT and field.has(target, Skill.DRAGON_SLAYER)  # the bug is large (Q61)
    return Pools(
        dice=BUG_DICE,
        needs=BUG_NEEDS,
        klutz=False,
        against=BASE_DICE + bool(field.friends(target)) + slayer,
        value=profile.fight if stance is Stance.FIGHT else profile.survive,
        clumsy=field.klutz(target),
        armour=0,
    )


def _fight(bench: Bench, bug: TokenId, target: FigureId, stance: Stance) -> None:
    at = bench.state.tokens[bug].at
    rolled = bug_pools(bench.field, bench.figure(target), stance).roll(bench.dice)
    bench.tell(
        tell.BugAttacked(
            figure=target,
            at=at,
            stance=stance,
            dice=rolled.dice,
            hits=rolled.hits,
            answer=rolled.answer,
            saves=rolled.saves,
            needs=rolled.needs,
            saves_on=rolled.saves_on,
        )
    )
    bench.mark(Trace.FIGHT, at)
    if rolled.won:
        bench.amend(struck=True)
        doom(bench, target, Means.FIGHT, killer=None, credit=None)
        return
    bench.pop()
    if rolled.lost and stance is Stance.FIGHT:
        _kill_bug(bench, bug)
    else:
        _carry_off(bench, bug, target)


def _carry_off(bench: Bench, bug: TokenId, target: FigureId) -> None:
    """Moves bug and victim to a random square, without a fight or a pick-up (Q58)."""
    owner = bench.figure(target).side
    wished = random_square(bench.dice, owner)
    to = wished if wished == bench.figure(target).at else nearest_free(bench.field, wished, coming=2)
    bench.change(target, at=to)
    bench.tell(tell.BugCarried(figure=target, to=to))
    bench.edit(tokens=put(bench.state.tokens, bug, replace(bench.state.tokens[bug], at=to)))
    meet_civilians(bench)


BUG_FIGHT = Phase[BugFight](ask=_ask, options=_options, answer=_answer, go_on=_go_on, idle=_idle)


# --- hunting the bug ------------------------------------------------------------------------------


def hunt_means(field: Field, figure: Figure, bug: Token) -> Means | None:
    """Returns the means by which a figure can attack the bug now; `None` if it cannot."""
    if figure.at is None or figure.frightened:
        return None
    if bug.at == figure.at:
        return Means.FIGHT
    aims = _hunting_gun(field, figure, bug) is not None
    return Means.SHOOT if aims and field.look(figure.at, bug.at) is not Sight.BLOCKED else None


def _hunting_gun(field: Field, figure: Figure, bug: Token) -> Weapon | None:
    """Returns the weapon for a shot at the bug; figures of one side beside it bar no shot (R4.3, Q16)."""
    if len({other.side for other in field.at(bug.at)}) > 1:
        return None
    for weapon in field.weapons(figure):
        barred = field.why_no_fire(figure, weapon, bug.at)
        if barred is None or isinstance(barred, no.FriendsInTheWay):
            return weapon
    return None


def hunt(bench: Bench, figure: FigureId, bug: TokenId, *, aim: bool, charge: bool) -> None:
    means = hunt_means(bench.field, bench.figure(figure), bench.state.tokens[bug])
    assert means is not None
    charges = charge and means is Means.FIGHT
    bench.push(Hunt(bug=bug, attacker=figure, means=means, aim=aim, charge=charges))


def hunt_pools(now: Situation, frame: Hunt) -> Pools:
    hunter, bug = now.state.figures[frame.attacker], now.state.tokens[frame.bug]
    assert hunter.at is not None
    profile = now.field.profile(hunter)
    if frame.means is Means.SHOOT:
        weapon = _hunting_gun(now.field, hunter, bug)
        gun = now.field.gun(hunter, weapon) if weapon is not None else None
        assert gun is not None, f"{hunter.id} cannot shoot"
        clear = frame.locked or now.field.look(hunter.at, bug.at) is Sight.CLEAR
        dice, needs = BASE_DICE + clear + frame.aim, gun[0]
    else:
        slayer = now.field.has(hunter, Skill.DRAGON_SLAYER)  # the bug is large (Q61)
        dice = BASE_DICE + frame.charge + bool(now.field.friends(hunter)) + slayer
        needs = profile.fight
    return Pools(
        dice=max(1, dice + frame.cards),
        needs=needs,
        klutz=now.field.klutz(hunter),
        against=BUG_DEFENCE_DICE,
        value=BUG_NEEDS,
        clumsy=False,
        armour=0,
    )


def _hunt_on(bench: Bench, frame: Hunt) -> None:
    match frame.stroke:
        case Stroke.OWN_CARD:
            bench.amend(stroke=Stroke.THEIR_CARD)
            ask_for_card(bench, bench.on_turn, Call.TEST)
        case Stroke.THEIR_CARD:
            bench.amend(stroke=Stroke.ROLL)
            ask_for_card(bench, bench.off_turn, Call.TEST)
        case Stroke.ROLL:
            _roll_hunt(bench, frame)
        case Stroke.BRAVE | Stroke.STANCE | Stroke.AFTER:
            raise AssertionError(f"a hunt has no {frame.stroke}")
        case _:
            assert_never(frame.stroke)


def _roll_hunt(bench: Bench, frame: Hunt) -> None:
    rolled = hunt_pools(bench, frame).roll(bench.dice)
    bench.pop()
    bench.tell(
        tell.BugHunted(
            figure=frame.attacker,
            dice=rolled.dice,
            hits=rolled.hits,
            answer=rolled.answer,
            saves=rolled.saves,
            needs=rolled.needs,
            saves_on=rolled.saves_on,
        )
    )
    at, start = bench.state.tokens[frame.bug].at, bench.figure(frame.attacker).at
    bench.mark(Trace.HIT if rolled.won else Trace.MISS, at, start=start, figure=frame.attacker)
    if rolled.won:
        _kill_bug(bench, frame.bug)


HUNT = Phase[Hunt](go_on=_hunt_on)
