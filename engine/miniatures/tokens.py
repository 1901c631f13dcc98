"""What events leave on the board and how it moves: civilians, burning cattle, the mutant bug."""

from msgspec.structs import replace

from engine.kit.edit import drop, put
from engine.miniatures import events as tell
from engine.miniatures import refusals as no
from engine.miniatures.area import random_square
from engine.miniatures.attack import Pools
from engine.miniatures.bench import Bench
from engine.miniatures.cards import can_ask
from engine.miniatures.content import Means, Skill
from engine.miniatures.field import Field
from engine.miniatures.grid import PLACE, SCATTER, SIZE, SQUARES, Direction, Square, beside, distance
from engine.miniatures.harm import doom, frighten, hit_civilian
from engine.miniatures.odds import BASE_DICE, chance_to_beat, roll
from engine.miniatures.pieces import Figure, FigureId, Side, Token, TokenId, TokenKind, Trace, Weapon
from engine.miniatures.scoring import check_victory, score_marker
from engine.miniatures.sight import Sight
from engine.miniatures.situation import Situation
from engine.miniatures.state import Asking, BugFight, Call, Hunt, Running, Stance, Stroke

CIVILIAN_RUNS = 3
CIVILIAN_FEARS = 2  # a Martian within so many squares makes it run
CATTLE_RUN = 4
CATTLE_DICE, CATTLE_NEEDS = 4, 4
BUG_DICE, BUG_NEEDS = 4, 4
BUG_DEFENCE_DICE = 3


def come(bench: Bench, kind: TokenKind, at: Square) -> TokenId:
    """Puts a token on the board."""
    number = 1
    while TokenId(f"{kind.value}-{number}") in bench.state.tokens:
        number += 1
    token = Token(id=TokenId(f"{kind.value}-{number}"), kind=kind, at=at)
    bench.edit(tokens=put(bench.state.tokens, token.id, token))
    bench.tell(tell.TokenCame(token=kind, at=at))
    return token.id


def go(bench: Bench, token: TokenId) -> None:
    """Takes a token off the board."""
    bench.edit(tokens=drop(bench.state.tokens, token))


def _shift(bench: Bench, token: TokenId, to: Square) -> None:
    before = bench.state.tokens[token]
    bench.edit(tokens=put(bench.state.tokens, token, replace(before, at=to)))
    if before.at != to:
        bench.tell(tell.TokenMoved(token=before.kind, start=before.at, to=to))


def scatter_die(bench: Bench) -> Direction:
    """Rolls one of eight directions (R13.3)."""
    return SCATTER[bench.dice.roll(SIZE) - 1]


# --- civilians ------------------------------------------------------------------------------------


def hit_civilians(bench: Bench, square: Square, hits: int) -> None:
    """Civilians are hit by what hits a whole square (R16.18)."""
    for civilian in bench.field.civilians:
        if civilian.at == square:
            hit_civilian(bench, civilian, hits)


def run_civilians(bench: Bench) -> None:
    """At the start of a human turn civilians run from Martians within two squares, once a round (Q25)."""
    for civilian in bench.field.civilians:
        if not civilian.moved and civilian.id in bench.state.tokens and _scared(bench.field, civilian):
            moved = replace(civilian, moved=True)
            bench.edit(tokens=put(bench.state.tokens, civilian.id, moved))
            _run(bench, civilian.id, scatter_die(bench))


def _scared(field: Field, civilian: Token) -> bool:
    return any(
        martian.at is not None and distance(martian.at, civilian.at) <= CIVILIAN_FEARS
        for martian in field.of(Side.MARTIAN)
    )


def _run(bench: Bench, civilian: TokenId, direction: Direction) -> None:
    """Scatters step by step and stops before what it may not do (R13.4); whoever is there takes it (Q26)."""
    for _ in range(CIVILIAN_RUNS):
        if civilian not in bench.state.tokens:
            return
        at = bench.state.tokens[civilian].at
        to = beside(at, direction)
        if to is None or to not in bench.field.ground.steps[at] or bench.field.crowded(to):
            return
        _shift(bench, civilian, to)
        meet_civilians(bench)


def meet_civilians(bench: Bench) -> None:
    """A civilian alone with one side is captured or rescued; with both it stays (R16.18).

    Looked at after every step of anybody, since a step away may leave one side alone with it (Q26).
    In the beta civilians are markers, to be moved onto (RB.9).
    """
    if bench.field.beta:
        return
    for civilian in bench.field.civilians:
        sides = {figure.side for figure in bench.field.at(civilian.at)}
        if len(sides) == 1:
            take_civilian(bench, civilian, sides.pop())


def take_civilian(bench: Bench, civilian: Token, side: Side) -> None:
    go(bench, civilian.id)
    bench.tell(tell.CivilianTaken(side=side, at=civilian.at))
    score_marker(bench, side, None)
    check_victory(bench)


def drift_civilian(bench: Bench, civilian: TokenId) -> None:
    """In the beta civilians scatter one square at the end of a round and may leave the board (RB.9)."""
    at, direction = bench.state.tokens[civilian].at, scatter_die(bench)
    to = beside(at, direction)
    if to is None:
        go(bench, civilian)
        bench.tell(tell.TokenLeft(token=TokenKind.CIVILIAN, at=at))
    elif to in bench.field.ground.steps[at] and not bench.field.crowded(to):
        _shift(bench, civilian, to)


# --- cattle ---------------------------------------------------------------------------------------


def stampede(bench: Bench, token: TokenId) -> None:
    bench.push(Running(token=token, direction=scatter_die(bench), left=CATTLE_RUN))


def go_on_running(bench: Bench, frame: Running) -> None:
    """Runs one square: only a wall stops the cattle, and off the board they are gone (RB.10)."""
    at = bench.state.tokens[frame.token].at
    to = beside(at, frame.direction)
    if frame.left == 0 or (to is not None and to not in bench.field.ground.steps[at]):
        bench.pop()
        return
    if to is None:
        bench.pop()
        go(bench, frame.token)
        bench.tell(tell.TokenLeft(token=TokenKind.CATTLE, at=at))
        return
    bench.amend(left=frame.left - 1)
    _shift(bench, frame.token, to)
    trample(bench, to)


def trample(bench: Bench, square: Square) -> None:
    """Frightens everyone in a square; who lies there already is attacked (RB.10)."""
    lying = [figure.id for figure in bench.field.at(square) if figure.frightened]
    for figure in bench.field.at(square):
        frighten(bench, figure.id)
    doomed = [label for label in lying if _run_over(bench, label)]
    for label in reversed(doomed):
        doom(bench, label, Means.FIGHT, killer=None, credit=None)


def _run_over(bench: Bench, figure: FigureId) -> bool:
    target = bench.figure(figure)
    assert target.at is not None
    dice, hits = roll(bench.dice, CATTLE_DICE, CATTLE_NEEDS)
    profile = bench.book.profile(target)
    answer, saves = roll(bench.dice, BASE_DICE, profile.survive, klutz=bench.field.klutz(target))
    killed = hits > saves
    fate = tell.Fate.KILLED if killed else tell.Fate.UNHARMED
    bench.tell(
        tell.Struck(at=target.at, squares=(target.at,), dice=dice, hits=hits),
        tell.Endured(figure=figure, answer=answer, saves=saves, fate=fate),
    )
    return killed


# --- the bug --------------------------------------------------------------------------------------


def stir_bug(bench: Bench, bug: TokenId) -> None:
    """Attacks if a figure shares its square, else flies one square, over walls too (RB.11)."""
    at = bench.state.tokens[bug].at
    if bench.field.at(at):
        bug_attack(bench, bug)
        return
    to = beside(at, scatter_die(bench))
    if to is None:
        go(bench, bug)
        bench.tell(tell.TokenLeft(token=TokenKind.BUG, at=at))
    elif not bench.field.crowded(to):
        _shift(bench, bug, to)


def bug_attack(bench: Bench, bug: TokenId) -> None:
    """Rolls who picks the victim: 1-4 the humans, 5-8 the Martians."""
    chooser = Side.HUMAN if bench.dice.roll(SIZE) <= SIZE // 2 else Side.MARTIAN
    bench.push(BugFight(bug=bug, chooser=chooser))


def bug_prey(now: Situation, frame: BugFight) -> list[Figure]:
    return now.field.at(now.state.tokens[frame.bug].at)


def go_on_bug_fight(bench: Bench, frame: BugFight) -> None:
    """Goes on where there is nothing to choose: one victim, one stance, or the dice."""
    if frame.target is None:
        bench.amend(target=bug_prey(bench, frame)[0].id)
    elif frame.stance is None:
        bench.amend(stance=Stance.DODGE)  # a frightened figure can only dodge (R7.3)
    elif not frame.struck:
        _fight_bug(bench, frame.bug, frame.target, frame.stance)
    else:
        bench.pop()
        if bench.alive(frame.target):  # saved, and so carried off like any survivor (RB.11)
            _carry_off(bench, frame.bug, frame.target)


def bug_pools(field: Field, target: Figure, stance: Stance) -> Pools:
    """Returns the bug's pool and its victim's."""
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


def _fight_bug(bench: Bench, bug: TokenId, target: FigureId, stance: Stance) -> None:
    at = bench.state.tokens[bug].at
    both = bug_pools(bench.field, bench.figure(target), stance)
    dice, hits = roll(bench.dice, both.dice, both.needs)
    answer, saves = roll(bench.dice, both.against, both.value, klutz=both.clumsy)
    bench.tell(
        tell.BugAttacked(
            figure=target, at=at, stance=stance, dice=dice, hits=hits, answer=answer, saves=saves
        )
    )
    bench.mark(Trace.FIGHT, at)
    if hits > saves:
        bench.amend(struck=True)
        doom(bench, target, Means.FIGHT, killer=None, credit=None)
        return
    bench.pop()
    if stance is Stance.FIGHT and saves > hits:
        kill_bug(bench, bug)
    else:
        _carry_off(bench, bug, target)


def _carry_off(bench: Bench, bug: TokenId, target: FigureId) -> None:
    """Bug and victim go to a random square: no fight, no pick-up (Q58)."""
    owner = bench.figure(target).side
    wished = random_square(bench.dice, owner)
    to = wished if wished == bench.figure(target).at else nearest_free(bench.field, wished, coming=2)
    bench.change(target, at=to)
    bench.tell(tell.BugCarried(figure=target, to=to))
    bench.edit(tokens=put(bench.state.tokens, bug, replace(bench.state.tokens[bug], at=to)))


def nearest_free(field: Field, wished: Square, coming: int = 1) -> Square:
    """Returns the nearest square with room: by distance, then column, then row (Q67)."""
    free = (square for square in SQUARES if not field.crowded(square, coming))
    return min(free, key=lambda square: (distance(square, wished), *PLACE[square]))


def kill_bug(bench: Bench, bug: TokenId) -> None:
    at = bench.state.tokens[bug].at
    go(bench, bug)
    bench.tell(tell.BugKilled(at=at))


# --- hunting it -----------------------------------------------------------------------------------


def hunt_means(field: Field, figure: Figure, bug: Token) -> Means | None:
    """Returns how a figure may attack the bug from where it stands; `None` if it cannot."""
    if figure.at is None or figure.frightened:
        return None
    if bug.at == figure.at:
        return Means.FIGHT
    aims = hunting_gun(field, figure, bug) is not None
    return Means.SHOOT if aims and field.look(figure.at, bug.at) is not Sight.BLOCKED else None


def hunting_gun(field: Field, figure: Figure, bug: Token) -> Weapon | None:
    """Returns the weapon a figure shoots at the bug with; friends alone beside it bar no shot (R4.3, Q16)."""
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
        weapon = hunting_gun(now.field, hunter, bug)
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


def go_on_hunting(bench: Bench, frame: Hunt) -> None:
    match frame.stroke:
        case Stroke.OWN_CARD:
            bench.amend(stroke=Stroke.THEIR_CARD)
            _ask(bench, bench.on_turn)
        case Stroke.THEIR_CARD:
            bench.amend(stroke=Stroke.ROLL)
            _ask(bench, bench.on_turn.enemy if bench.on_turn is not None else None)
        case _:
            _shoot_bug(bench, frame)


def _ask(bench: Bench, side: Side | None) -> None:
    if side is not None and can_ask(bench, side, Call.TEST, bench.top):
        bench.push(Asking(side=side, call=Call.TEST))


def _shoot_bug(bench: Bench, frame: Hunt) -> None:
    both = hunt_pools(bench, frame)
    dice, hits = roll(bench.dice, both.dice, both.needs, klutz=both.klutz)
    answer, saves = roll(bench.dice, both.against, both.value)
    bench.pop()
    bench.tell(tell.BugHunted(figure=frame.attacker, dice=dice, hits=hits, answer=answer, saves=saves))
    at = bench.state.tokens[frame.bug].at
    bench.mark(Trace.HIT if hits > saves else Trace.MISS, at, bench.figure(frame.attacker).at, frame.attacker)
    if hits > saves:
        kill_bug(bench, frame.bug)


def hunt_chance(now: Situation, frame: Hunt) -> float:
    both = hunt_pools(now, frame)
    return chance_to_beat(both.dice, both.needs, both.klutz, both.against, both.value, False, 0)
