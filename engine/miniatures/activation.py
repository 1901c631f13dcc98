"""One figure's turn: what it may still do, and what comes of it (R2, R3, R15, R16)."""

from collections.abc import Iterator

from engine.core import Refusal
from engine.miniatures import events as tell
from engine.miniatures import refusals as no
from engine.miniatures.actions import (
    AimAndShoot,
    AnyAction,
    CoverWithFire,
    Decline,
    DoMore,
    Fight,
    Finish,
    Freeze,
    HuntDown,
    Lead,
    Leave,
    Move,
    Shoot,
    StandUp,
    Uplink,
)
from engine.miniatures.attack import fight, rapid_targets, shoot, sweep, sweep_targets
from engine.miniatures.bench import Bench, taking
from engine.miniatures.book import Book
from engine.miniatures.content import Exit, Means, Objective, Rank, Skill
from engine.miniatures.grid import AROUND, SQUARES, Square, distance
from engine.miniatures.harm import frighten, heroics, pay
from engine.miniatures.pickups import pick_up
from engine.miniatures.pieces import Figure, FigureId, Place, Trace, Weapon
from engine.miniatures.ready import entry_squares
from engine.miniatures.scoring import check_victory, count, leave_rule, score_leaving
from engine.miniatures.state import (
    Acting,
    Clash,
    Extra,
    FreeMove,
    Leading,
    Rapid,
    State,
)
from engine.miniatures.tokens import hunt, hunt_means, meet_civilians

MOVE = 2  # squares of a plain MOVE (R2.1)
FOLLOWERS = 4  # Follow Me! and Lord of Battle (R16.5)
LEAD_DISTANCE = 2
COVERED_SQUARES = 3  # Covering Fire (R16.4)

LEADERSHIP = (Skill.FOLLOW_ME, Skill.LORD_OF_BATTLE, Skill.NATURAL_LEADER)


# --- what an activated figure may do --------------------------------------------------------------


def options(book: Book, state: State, frame: Acting) -> Iterator[AnyAction]:
    """Yields what a figure may do next in its activation."""
    figure = state.figures[frame.figure]
    if figure.at is None:
        yield from (Move(to=to) for to in entry_squares(book, state, figure))
        return
    if not frame.done:
        yield from _normal(book, state, frame, figure)
    if can_do_more(book, state, frame, figure):
        yield DoMore()
    if _can_lead(frame):
        yield from leads(book, state, figure)
    if can_uplink(book, state, figure):
        yield Uplink()
    if not must_act(book, state, frame, figure):
        yield Finish()


def _normal(book: Book, state: State, frame: Acting, figure: Figure) -> Iterator[AnyAction]:
    """Yields what the normal action still allows (R2.1)."""
    if figure.frightened:
        yield StandUp()
        return
    field = book.field(state)
    if field.pressed(figure):
        if can_attack(frame):
            yield from fights(book, state, figure)
        return
    if moves_left(frame):
        yield from steps(book, state, figure)
    if can_attack(frame):
        yield from shots(book, state, figure, still=not frame.moved)
        if not (frame.steps or frame.stood) and not field.has(figure, Skill.RAPID_FIRE):
            yield from aimed_shots(book, state, figure)
        if not field.beta or not (frame.steps or frame.stood):  # the beta has no FIGHT later on (RB.2)
            yield from fights(book, state, figure)
        yield from hunts(book, state, figure, aim=not (frame.steps or frame.stood))


def moves_left(frame: Acting) -> bool:
    """Tells whether the action has room for another square."""
    if frame.shot:
        return not (frame.steps or frame.aimed or frame.stood)
    return frame.steps < (1 if frame.stood else MOVE)


def can_attack(frame: Acting) -> bool:
    """Tells whether the action has room for a shot or a fight."""
    return not frame.shot and frame.steps < MOVE and not (frame.stood and frame.steps)


def over(frame: Acting) -> bool:
    """Tells whether the normal action is used up."""
    return frame.done or not (moves_left(frame) or can_attack(frame))


def must_act(book: Book, state: State, frame: Acting, figure: Figure) -> bool:
    """Tells whether a figure may not stop yet: an enemy presses it and it has not fought (R2.2, Q8)."""
    return not frame.done and can_attack(frame) and book.field(state).pressed(figure)


def steps(book: Book, state: State, figure: Figure) -> Iterator[Move | Leave]:
    """Yields the squares a figure may step into, its own included, and the ways off the board."""
    assert figure.at is not None
    field = book.field(state)
    for to in (*field.ground.steps[figure.at], figure.at):
        if field.why_no_step(figure, to) is None:
            yield Move(to=to)
    yield from (Leave(over=way.edge) for way in exits(book, state, figure))


def exits(book: Book, state: State, figure: Figure) -> Iterator[Exit]:
    """Yields the exits by which a figure may leave from where it stands (R3.4, R3.5, Q46)."""
    if leave_rule(book, state, figure) is None or figure.frightened:
        return
    field = book.field(state)
    if field.pressed(figure):
        return
    for way in book.scenario(state).map.exits:
        if way.square == figure.at and field.may_part(figure, way.edge):
            yield way


def shots(
    book: Book, state: State, figure: Figure, *, still: bool
) -> Iterator[Shoot | Freeze | CoverWithFire]:
    field = book.field(state)
    for weapon in field.weapons(figure):
        if weapon is Weapon.OWN and field.has(figure, Skill.FREEZE):
            yield from (Freeze(at=square) for square in sweeps(book, state, figure))
        else:
            yield from (
                Shoot(target=target, weapon=weapon) for target in targets(book, state, figure, weapon)
            )
    if still and field.has(figure, Skill.COVERING_FIRE):
        yield from (CoverWithFire(squares=squares) for squares in covers(book, state, figure))


def aimed_shots(book: Book, state: State, figure: Figure) -> Iterator[AimAndShoot | Freeze]:
    field = book.field(state)
    for weapon in field.weapons(figure):
        if weapon is Weapon.OWN and field.has(figure, Skill.FREEZE):
            yield from (Freeze(at=square, aim=True) for square in sweeps(book, state, figure))
        else:
            yield from (
                AimAndShoot(target=target, weapon=weapon) for target in targets(book, state, figure, weapon)
            )


def targets(book: Book, state: State, figure: Figure, weapon: Weapon) -> list[FigureId]:
    """Returns whom a figure may shoot at with a weapon."""
    field = book.field(state)
    if field.enemies(figure) or figure.frightened:
        return []
    return [
        other.id for other in field.of(figure.side.enemy) if field.why_no_shot(figure, weapon, other) is None
    ]


def sweeps(book: Book, state: State, figure: Figure) -> Iterator[Square]:
    """Yields the squares a Freeze! shot may be fired into: with at least one figure seen (R16.3)."""
    field = book.field(state)
    for square in dict.fromkeys(foe.at for foe in field.of(figure.side.enemy)):
        open_to_fire = square is not None and field.why_no_fire(figure, Weapon.OWN, square) is None
        if square is not None and open_to_fire and sweep_targets(field, figure, square):
            yield square


def covers(book: Book, state: State, figure: Figure) -> list[tuple[Square, ...]]:
    """Returns the linked squares, up to three, that covering fire may lie on (R16.4, Q20)."""
    seen = sorted(
        {_at(state, target) for target in targets(book, state, figure, Weapon.OWN)}, key=SQUARES.index
    )
    linked: list[tuple[Square, ...]] = [(square,) for square in seen]
    found = list(linked)
    for _ in range(COVERED_SQUARES - 1):
        wider = {
            tuple(sorted((*group, square), key=SQUARES.index)): None
            for group in linked
            for square in seen
            if square not in group and any(square in AROUND[other] for other in group)
        }
        linked = list(wider)
        found += linked
    return found


def _at(state: State, figure: FigureId) -> Square:
    at = state.figures[figure].at
    assert at is not None
    return at


def fights(book: Book, state: State, figure: Figure) -> Iterator[Fight]:
    field = book.field(state)
    for enemy in field.enemies(figure):
        if field.why_no_fight(figure, enemy) is None:
            yield Fight(target=enemy.id)


def hunts(book: Book, state: State, figure: Figure, *, aim: bool) -> Iterator[HuntDown]:
    field = book.field(state)
    for bug in field.bugs:
        means = hunt_means(field, figure, bug)
        if means is not None:
            yield HuntDown(bug=bug.id)
        if means is Means.SHOOT and aim and not field.has(figure, Skill.RAPID_FIRE):
            yield HuntDown(bug=bug.id, aim=True)


def can_do_more(book: Book, state: State, frame: Acting, figure: Figure) -> bool:
    """Heroics buy one extra before or after the normal action, never in between (R15.3)."""
    fresh = not (frame.steps or frame.shot or frame.stood)
    if not heroics(figure) or figure.frightened or not (fresh or over(frame)):
        return False
    if frame.led or (frame.extras and not _bereaved(book, state, figure)):
        return False
    return next(extras(book, state, Extra(figure=figure.id), moved=frame.moved), None) is not None


def _bereaved(book: Book, state: State, figure: Figure) -> bool:
    """A lover whose partner has been killed is not held to one extra (R16.17)."""
    partner = book.profile(figure).partner
    return partner is not None and any(
        other.profile == partner and other.place is Place.DEAD for other in state.figures.values()
    )


def extras(book: Book, state: State, frame: Extra, *, moved: bool) -> Iterator[AnyAction]:
    """Yields the one thing a figure may do outside its action: move 1, shoot, or fight in its square."""
    figure = state.figures[frame.figure]
    if not book.field(state).pressed(figure):
        yield from steps(book, state, figure)
        yield from shots(book, state, figure, still=not moved)
    if not frame.returned:
        yield from fights(book, state, figure)
        yield from hunts(book, state, figure, aim=False)


def _can_lead(frame: Acting) -> bool:
    """A leader's skill is used when its own action is over."""
    return over(frame) and not frame.led


def leads(book: Book, state: State, figure: Figure) -> Iterator[Lead]:
    """Yields the uses of a leader's skill that would let somebody act (R16.5, R16.7, R16.8)."""
    if not heroics(figure) or figure.at is None:
        return
    skills = book.profile(figure).skills
    if Skill.LORD_OF_BATTLE in skills:
        reached: dict[tuple[FigureId, ...], Square] = {}
        for centre in SQUARES:
            crowd = followers(book, state, Leading(leader=figure.id, left=FOLLOWERS, centre=centre))
            if crowd:
                reached.setdefault(tuple(crowd), centre)
        yield from (Lead(centre=centre) for centre in reached.values())
    elif skills & set(LEADERSHIP) and followers(book, state, _leading(book, figure, None)):
        yield Lead()


def _leading(book: Book, figure: Figure, centre: Square | None) -> Leading:
    natural = Skill.NATURAL_LEADER in book.profile(figure).skills
    return Leading(
        leader=figure.id, left=1 if natural else FOLLOWERS, heroes=natural, centre=centre or figure.at
    )


def followers(book: Book, state: State, frame: Leading) -> list[FigureId]:
    """Returns who may follow: unactivated own figures within two squares, walls ignored (Q60)."""
    leader, field = state.figures[frame.leader], book.field(state)
    assert frame.centre is not None
    acting = {open_.figure for open_ in state.stack if isinstance(open_, Acting)}  # leaders of leaders too
    return [
        other.id
        for other in field.of(leader.side)
        if other.id not in acting
        and not other.activated
        and other.at is not None
        and distance(other.at, frame.centre) <= LEAD_DISTANCE
        and (field.beta or (book.profile(other).rank is Rank.HERO) == frame.heroes)
    ]


def can_uplink(book: Book, state: State, figure: Figure) -> bool:
    """On the uplink, upright, with a point to spend and no Martian in the square (Q69)."""
    scenario = book.scenario(state)
    return (
        scenario.uplink is not None
        and figure.at == scenario.uplink
        and not figure.frightened
        and heroics(figure) > 0
        and not book.field(state).enemies(figure)
        and any(
            isinstance(rule, Objective) and rule.who == figure.profile
            for rule in scenario.scoring.of(figure.side)
        )
    )


# --- doing it -------------------------------------------------------------------------------------


def act(bench: Bench, frame: Acting, action: AnyAction) -> None:
    """Does one step of a figure's activation."""
    figure = frame.figure
    match action:
        case Move(to=to):
            entered = to != bench.figure(figure).at
            fights_there = entered and _meets_enemies(bench, figure, to)
            bench.amend(steps=frame.steps + 1, moved=True, entered=entered, done=fights_there)
            walk(bench, figure, to)
        case Leave(over=way):
            bench.amend(steps=frame.steps + 1, moved=True)
            walk_off(bench, figure, next(exit_ for exit_ in _ways(bench, figure) if exit_.edge is way))
        case Shoot(target=target, weapon=weapon):
            bench.amend(shot=True)
            shoot(bench, figure, target, weapon, aim=False)
        case AimAndShoot(target=target, weapon=weapon):
            bench.amend(shot=True, aimed=True)
            shoot(bench, figure, target, weapon, aim=True)
        case Freeze(at=square, aim=aim):
            bench.amend(shot=True, aimed=aim)
            sweep(bench, figure, square, aim=aim)
        case CoverWithFire(squares=squares):
            bench.amend(shot=True, aimed=True)
            lay_cover(bench, figure, squares)
        case Fight(target=target):
            bench.amend(done=True)
            fight(bench, figure, target, charge=False)
        case HuntDown(bug=bug, aim=aim):
            bench.amend(shot=True, aimed=aim, done=bench.state.tokens[bug].at == bench.figure(figure).at)
            hunt(bench, figure, bug, aim=aim, charge=frame.entered)
        case StandUp():
            bench.amend(stood=True)
            stand_up(bench, figure)
        case DoMore():
            bench.amend(extras=frame.extras + 1)
            left = pay(bench, figure)
            bench.tell(tell.DidMore(figure=figure, heroics=left))
            bench.push(Extra(figure=figure))
        case Lead(centre=centre):
            bench.amend(done=True, led=True)
            left = pay(bench, figure)
            bench.tell(tell.Led(leader=figure, heroics=left))
            bench.push(_leading(bench.book, bench.figure(figure), centre))
        case Uplink():
            make_uplink(bench, figure)
        case Finish() if frame.done:
            end_activation(bench)
        case Finish():
            bench.amend(done=True)
        case _:
            raise AssertionError(f"{action} is no step of an activation")


def _meets_enemies(bench: Bench, figure: FigureId, to: Square) -> bool:
    """A fight ends the action it is part of (R2.4)."""
    return bool(bench.field.foes_at(bench.figure(figure).side, to))


def _ways(bench: Bench, figure: FigureId) -> Iterator[Exit]:
    return exits(bench.book, bench.state, bench.figure(figure))


def has_choice(book: Book, state: State, frame: Acting) -> bool:
    """Tells whether a figure can do anything but stop."""
    return any(not isinstance(option, Finish) for option in options(book, state, frame))


def go_on_acting(bench: Bench, frame: Acting) -> None:
    """Closes what a figure cannot use: first its normal action, then the activation."""
    if frame.done:
        end_activation(bench)
    else:
        bench.amend(done=True)


def end_activation(bench: Bench) -> None:
    """Marks the figure as activated (R1.4)."""
    frame = bench.top
    assert isinstance(frame, Acting)
    bench.pop()
    if bench.alive(frame.figure):
        bench.change(frame.figure, activated=True)


def do_extra(bench: Bench, frame: Extra, action: AnyAction) -> None:
    """Does the one thing outside the normal action."""
    figure = frame.figure
    bench.pop()
    match action:
        case Move(to=to):
            _note_move(bench)
            walk(bench, figure, to)
        case Leave(over=way):
            walk_off(bench, figure, next(exit_ for exit_ in _ways(bench, figure) if exit_.edge is way))
        case Shoot(target=target, weapon=weapon):
            shoot(bench, figure, target, weapon, aim=False)
        case Freeze(at=square):
            sweep(bench, figure, square, aim=False)
        case CoverWithFire(squares=squares):
            lay_cover(bench, figure, squares)
        case Fight(target=target):
            fight(bench, figure, target, charge=False)
        case HuntDown(bug=bug):
            hunt(bench, figure, bug, aim=False, charge=False)
        case Decline():
            pass
        case _:
            raise AssertionError(f"{action} is no extra")


def _note_move(bench: Bench) -> None:
    if isinstance(bench.top, Acting):
        bench.amend(moved=True)


def move_freely(bench: Bench, frame: FreeMove, action: AnyAction) -> None:
    """Moves by a card or a skill, or not at all."""
    bench.pop()
    if isinstance(action, Decline):
        return
    if frame.price:
        left = pay(bench, frame.figure)
        bench.tell(tell.DidMore(figure=frame.figure, heroics=left))
    match action:
        case Move(to=to):
            walk(bench, frame.figure, to)
        case Leave(over=way):
            walk_off(bench, frame.figure, next(e for e in _ways(bench, frame.figure) if e.edge is way))
        case _:
            raise AssertionError(f"{action} is no move")


def follow(bench: Bench, frame: Leading, figure: FigureId) -> None:
    """Activates a follower inside its leader's activation."""
    bench.amend(left=frame.left - 1)
    turn = taking(bench.state)
    assert turn is not None, "leaders lead in their turn"
    bench.amend_turn(followers=(*turn.followers, figure))
    bench.tell(tell.Followed(figure=figure, leader=frame.leader))
    start_activation(bench, figure)


def start_activation(bench: Bench, figure: FigureId) -> None:
    bench.push(Acting(figure=figure))
    at = bench.figure(figure).at
    if bench.field.beta and at is not None:
        pick_up(bench, figure, at)  # the beta turns markers over on activation too (RB.6)


def walk(bench: Bench, figure: FigureId, to: Square) -> None:
    """Takes one step: picks up what lies there, then fights who stands there (R2.3, Q27)."""
    before = bench.figure(figure)
    entering = before.at is None
    bench.change(figure, at=to, place=Place.BOARD)
    if entering:
        bench.edit(called=tuple(other for other in bench.state.called if other != figure))
        bench.tell(tell.Entered(figure=figure, at=to))
    else:
        assert before.at is not None
        bench.tell(tell.Moved(figure=figure, start=before.at, to=to))
    bench.mark(Trace.MOVE, to, start=before.at, figure=figure)
    if before.at != to and bench.field.enemies(bench.figure(figure)):
        bench.push(Clash(figure=figure, charge=True))
    pick_up(bench, figure, to)
    meet_civilians(bench)


def walk_off(bench: Bench, figure: FigureId, way: Exit) -> None:
    """Leaves the board for good, and scores (R3.4, Q46)."""
    leaver = bench.figure(figure)
    rule = leave_rule(bench.book, bench.state, leaver)
    assert rule is not None
    bench.tell(tell.LeftBoard(figure=figure, at=way.square))
    bench.mark(Trace.MOVE, way.square, figure=figure)
    bench.change(figure, at=None, place=Place.GONE, loot=False, activated=True)
    score_leaving(bench, leaver.side, rule, way)
    check_victory(bench)
    meet_civilians(bench)


def stand_up(bench: Bench, figure: FigureId) -> None:
    """Gets up; beside an upright enemy that starts a fight at once (R8.3), in the beta beside any (RB.4)."""
    bench.change(figure, frightened=False)
    bench.tell(tell.Stood(figure=figure))
    riser, field = bench.figure(figure), bench.field
    if field.pressed(riser) or (field.beta and field.enemies(riser)):
        bench.amend(done=True)
        bench.push(Clash(figure=figure, charge=False))


def lay_cover(bench: Bench, figure: FigureId, squares: tuple[Square, ...]) -> None:
    """Frightens every soldier in the squares; heroes keep their heads up (R16.4)."""
    bench.tell(tell.CoveredWithFire(figure=figure, squares=squares))
    start = bench.figure(figure).at
    for square in squares:
        bench.mark(Trace.MISS, square, start=start, figure=figure)
        for other in bench.field.at(square):
            if bench.book.profile(other).rank is Rank.SOLDIER:
                frighten(bench, other.id)


def make_uplink(bench: Bench, figure: FigureId) -> None:
    pay(bench, figure)
    bench.tell(tell.UplinkMade(figure=figure))
    side = bench.figure(figure).side
    for rule in bench.scenario.scoring.of(side):
        if isinstance(rule, Objective):
            count(bench, side, rule)
    check_victory(bench)


# --- why not --------------------------------------------------------------------------------------


def why_not(
    book: Book, state: State, frame: Acting | Extra | FreeMove | Clash | Rapid, action: AnyAction
) -> Refusal:
    """Explains why an action is not among a figure's options."""
    figure, field = state.figures[frame.figure], book.field(state)
    reason: Refusal | None = None
    match action:
        case StandUp():
            reason = no.NotFrightened(figure=figure.id)
        case _ if figure.at is None:
            reason = no.MustEnter(figure=figure.id)
        case Move(to=to):
            reason = field.why_no_step(figure, to)
        case Leave():
            reason = no.NoExitHere(figure=figure.id)
        case Shoot(target=target, weapon=weapon) | AimAndShoot(target=target, weapon=weapon):
            reason = _why_no_shot(book, state, figure, target, weapon)
        case Freeze(at=square):
            skilled = field.has(figure, Skill.FREEZE)
            reason = (
                field.why_no_fire(figure, Weapon.OWN, square) if skilled else no.LacksSkill(figure=figure.id)
            )
        case Fight(target=target):
            if target not in state.figures:
                reason = no.NoSuchFigure(figure=target)
            else:
                reason = field.why_no_fight(figure, state.figures[target])
        case CoverWithFire():
            skilled = field.has(figure, Skill.COVERING_FIRE)
            reason = no.SquaresNotLinked() if skilled else no.LacksSkill(figure=figure.id)
        case DoMore():
            reason = None if heroics(figure) else no.NoHeroicsLeft(figure=figure.id)
        case Lead():
            skilled = bool(book.profile(figure).skills & set(LEADERSHIP))
            reason = no.NoHeroicsLeft(figure=figure.id) if skilled else no.LacksSkill(figure=figure.id)
        case Finish() if field.pressed(figure):
            reason = no.MustFight(figure=figure.id)
        case _:
            return no.NotNow()
    if reason is not None:
        return reason
    return _why_not_any_more(book, state, frame, figure, action)


def _why_no_shot(
    book: Book, state: State, figure: Figure, target: FigureId, weapon: Weapon
) -> Refusal | None:
    if target not in state.figures:
        return no.NoSuchFigure(figure=target)
    return book.field(state).why_no_shot(figure, weapon, state.figures[target])


def _why_not_any_more(
    book: Book,
    state: State,
    frame: Acting | Extra | FreeMove | Clash | Rapid,
    figure: Figure,
    action: AnyAction,
) -> Refusal:
    """Explains what the action has used up, where nothing else bars it."""
    if book.field(state).pressed(figure) or isinstance(frame, Clash):
        return no.MustFight(figure=figure.id)
    if isinstance(action, AimAndShoot) and book.field(state).has(figure, Skill.RAPID_FIRE):
        return no.CannotAim(figure=figure.id)
    if isinstance(action, Move):
        return no.NoMovesLeft(figure=figure.id)
    return no.HasActed(figure=figure.id)


def clash_options(book: Book, state: State, frame: Clash) -> list[Fight]:
    return list(fights(book, state, state.figures[frame.figure]))


def clash(bench: Bench, frame: Clash) -> None:
    """Fights the one enemy there is to fight; if something has removed them all there is no fight."""
    bench.pop()
    foes = clash_options(bench.book, bench.state, frame)
    if foes:
        fight(bench, frame.figure, foes[0].target, charge=frame.charge)


def free_moves(book: Book, state: State, frame: FreeMove) -> Iterator[AnyAction]:
    yield from steps(book, state, state.figures[frame.figure])
    yield Decline()


def again_options(book: Book, state: State, frame: Rapid) -> Iterator[AnyAction]:
    for target in rapid_targets(book.field(state), state, frame):
        yield Shoot(target=target, weapon=frame.weapon)
    yield Decline()
