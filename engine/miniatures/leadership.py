"""Leaders and their followers (R16.5, R16.7, R16.8)."""

from collections.abc import Iterator

from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures.actions import Activate, AnyAction, Finish, Lead
from engine.miniatures.bench import Bench
from engine.miniatures.content import LEADERSHIP, Rank, Skill
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.deeds import start_activation
from engine.miniatures.grid import SQUARES, Square, distance
from engine.miniatures.harm import heroics
from engine.miniatures.phase import Phase, owner
from engine.miniatures.pieces import Figure, FigureId
from engine.miniatures.situation import Situation
from engine.miniatures.state import Acting, Leading

FOLLOWERS = 4  # Follow Me! and Lord of Battle (R16.5)
LEAD_DISTANCE = 2


def leads(now: Situation, figure: Figure) -> Iterator[Lead]:
    """Yields the uses of a leader's skill that reach at least one follower (R16.5, R16.7, R16.8)."""
    if not heroics(figure) or figure.at is None:
        return
    skills = now.book.profile(figure).skills
    if Skill.LORD_OF_BATTLE in skills:
        reached: dict[tuple[FigureId, ...], Square] = {}
        for centre in SQUARES:
            crowd = followers(now, Leading(leader=figure.id, left=FOLLOWERS, centre=centre))
            if crowd:
                reached.setdefault(tuple(crowd), centre)
        yield from (Lead(centre=centre) for centre in reached.values())
    elif skills & set(LEADERSHIP) and followers(now, leading(now, figure, None)):
        yield Lead()


def leading(now: Situation, figure: Figure, centre: Square | None) -> Leading:
    """Returns the frame of a leader's skill: four soldiers, or one other hero for a natural leader."""
    natural = Skill.NATURAL_LEADER in now.book.profile(figure).skills
    return Leading(
        leader=figure.id, left=1 if natural else FOLLOWERS, heroes=natural, centre=centre or figure.at
    )


def followers(now: Situation, frame: Leading) -> list[FigureId]:
    """Returns the possible followers: unactivated own figures within two squares, walls ignored (Q60)."""
    leader, field = now.state.figures[frame.leader], now.field
    assert frame.centre is not None
    acting = {one.figure for one in now.state.stack if isinstance(one, Acting)}  # leaders of leaders too
    return [
        other.id
        for other in field.of(leader.side)
        if other.id not in acting
        and not other.activated
        and other.at is not None
        and distance(other.at, frame.centre) <= LEAD_DISTANCE
        and (field.beta or (now.book.profile(other).rank is Rank.HERO) == frame.heroes)
    ]


# --- followers act inside the activation of their leader ------------------------------------------


def _ask(now: Situation, frame: Leading) -> AnyDecision | None:
    if not frame.left or not followers(now, frame):
        return None
    return ask.ChooseFollower(seats=owner(now, frame.leader), leader=frame.leader, left=frame.left)


def _options(now: Situation, frame: Leading) -> Iterator[AnyAction]:
    yield from (Activate(figure=one) for one in followers(now, frame))
    yield Finish()


def _answer(bench: Bench, frame: Leading, action: AnyAction) -> None:
    match action:
        case Activate(figure=figure):
            _follow(bench, frame, figure)
        case Finish():
            bench.pop()
        case _:
            raise AssertionError(f"{action} brings nobody along")


def _follow(bench: Bench, frame: Leading, figure: FigureId) -> None:
    """Activates a follower inside its leader's activation."""
    bench.amend(left=frame.left - 1)
    turn = bench.turn
    assert turn is not None, "leaders lead in their turn"
    bench.amend_turn(followers=(*turn.followers, figure))
    bench.tell(tell.Followed(figure=figure, leader=frame.leader))
    start_activation(bench, figure)


def _idle(now: Situation, frame: Leading, choices: tuple[AnyAction, ...]) -> AnyAction:
    return Finish()


LEADING = Phase[Leading](ask=_ask, options=_options, answer=_answer, idle=_idle)
