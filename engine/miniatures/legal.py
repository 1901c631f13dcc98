"""Who is asked what, what may be answered, and why another answer is refused."""

from collections.abc import Iterator

from engine.core import NotAsked, Refusal, Seat
from engine.miniatures import actions as do
from engine.miniatures import activation, attack, cards, leadership, rounds, setup, support, tokens
from engine.miniatures import questions as ask
from engine.miniatures import refusals as no
from engine.miniatures.actions import AnyAction
from engine.miniatures.content import Means
from engine.miniatures.grid import Direction, Square
from engine.miniatures.pieces import EffectId, FigureId, Place, Quarters
from engine.miniatures.questions import AnyQuestion
from engine.miniatures.ready import bound, candidates
from engine.miniatures.situation import Situation
from engine.miniatures.state import (
    Acting,
    Aim,
    Aiming,
    AnyFrame,
    Asking,
    Attack,
    BugFight,
    Call,
    CallingUp,
    Clash,
    Commanding,
    Deploying,
    Dying,
    Extra,
    FreeMove,
    Happens,
    Hunt,
    Leading,
    Mending,
    Orienting,
    Rapid,
    Recruiting,
    Refilling,
    Scattering,
    Stance,
    State,
    Striking,
    Stroke,
    Taking,
)
from engine.miniatures.view import seat_of, side_of


def question(now: Situation) -> AnyQuestion | None:
    """Returns what the frame on top asks; `None` if the game goes on by itself, or is over."""
    if now.state.outcome is not None:
        return None
    frame = now.state.stack[-1]
    match frame:
        case Taking() if rounds.has_choice(now, frame):
            return _asked_in_turn(now, frame)
        case Acting(figure=figure) if activation.has_choice(now, frame):
            return ask.ChooseAction(seats=_owner(now.state, figure), figure=figure)
        case Extra(figure=figure) if _any(now, frame):
            return ask.ChooseAction(seats=_owner(now.state, figure), figure=figure)
        case Clash(figure=figure) if len(activation.clash_options(now, frame)) > 1:
            return ask.ChooseOpponent(seats=_owner(now.state, figure), figure=figure)
        case FreeMove(figure=figure) if _any(now, frame):
            return ask.MoveFreely(seats=_owner(now.state, figure), figure=figure)
        case Leading(leader=leader, left=left) if left and leadership.followers(now, frame):
            return ask.ChooseFollower(seats=_owner(now.state, leader), leader=leader, left=left)
        case Rapid(figure=figure, square=square):
            return ask.ShootAgain(seats=_owner(now.state, figure), figure=figure, at=square)
        case Attack():
            return _asked_in_attack(now, frame)
        case Asking():
            return _asked_in_window(now, frame)
        case _:
            return _asked_seldom(now, frame)


def _asked_in_turn(now: Situation, turn: Taking) -> AnyQuestion:
    return ask.TakeTurn(
        seats=(seat_of(turn.side),),
        side=turn.side,
        begun=bool(turn.acted or turn.cards),
        figures=rounds.activations_left(now, turn),
        cards=cards.slots(turn),
    )


def _any(now: Situation, frame: Extra | FreeMove) -> bool:
    """Tells whether anything but declining is possible."""
    alive = now.state.figures[frame.figure].place is Place.BOARD
    return alive and any(not isinstance(option, do.Decline) for option in _options(now, frame))


def _owner(state: State, figure: FigureId) -> tuple[Seat, ...]:
    return (seat_of(state.figures[figure].side),)


def _asked_in_attack(now: Situation, frame: Attack) -> AnyQuestion | None:
    match frame.stroke:
        case Stroke.BRAVE if len(attack.stand_ins(now, frame)) > 1:
            owner = _owner(now.state, frame.target)
            return ask.ChooseBrave(seats=owner, attacker=frame.attacker, at=frame.square)
        case Stroke.STANCE if frame.means is Means.FIGHT and not now.state.figures[frame.target].frightened:
            fight, dodge = (attack.pools(now, frame, stance).kill for stance in Stance)
            return ask.ChooseStance(
                seats=_owner(now.state, frame.target),
                figure=frame.target,
                chance_fight=round(100 * fight),
                chance_dodge=round(100 * dodge),
            )
        case _:
            return None


def _asked_in_window(now: Situation, frame: Asking) -> AnyQuestion:
    seats, about = (seat_of(frame.side),), now.state.stack[-2]
    match frame.call, about:
        case Call.TEST, Attack():
            return ask.BeforeTest(
                seats=seats,
                means=about.means,
                attacker=about.attacker,
                target=about.target,
                chance=round(100 * attack.pools(now, about).kill),
            )
        case Call.TEST, Hunt():
            chance = tokens.hunt_chance(now, about)
            return ask.BeforeHunt(seats=seats, attacker=about.attacker, chance=round(100 * chance))
        case Call.RESCUE, Dying():
            return ask.BeforeDeath(seats=seats, figure=about.figure)
        case Call.TAKE_COVER, Striking():
            assert about.target is not None
            effect = now.state.rows[about.owner][about.row].effect
            return ask.BeforeStrike(seats=seats, effect=effect, at=about.target)
        case _:
            return ask.BeforeSupport(seats=seats, effect=_declared(now.state, frame, about))


def _declared(state: State, frame: Asking, about: AnyFrame) -> EffectId:
    """Returns what was added or triggered when a jam is asked for."""
    if isinstance(about, Striking):
        return state.rows[about.owner][about.row].effect
    assert frame.row is not None
    return state.rows[frame.side.enemy][frame.row].effect


def _asked_seldom(now: Situation, frame: AnyFrame) -> AnyQuestion | None:
    match frame:
        case Orienting():
            return ask.OrientMap(seats=(Seat(1),))
        case Recruiting(side=side, left=left):
            return ask.RecruitHero(seats=(seat_of(side),), left=left)
        case Deploying(side=side, figures=figures) if figures:
            return ask.DeployFigure(seats=(seat_of(side),), figure=figures[0], left=len(figures))
        case Scattering(side=side, free=True):
            figure = setup.next_scattered(now.state, frame)
            return ask.DeployFigure(seats=(seat_of(side),), figure=figure, left=1)
        case Commanding(asked=asked):
            return ask.UseAuthority(seats=(seat_of(asked[0]),), round=now.state.round, first=now.state.first)
        case CallingUp(left=left):
            return ask.CallUpSoldiers(seats=(Seat(1),), left=left)
        case Mending(figure=figure):
            return ask.MendOrScore(seats=_owner(now.state, figure), figure=figure)
        case Aiming(side=side, owner=owner) if any(_options(now, frame)):
            return ask.AimRow(seats=(seat_of(side),), owner=owner)
        case Striking(part=Aim.REROLL, side=side, target=target):
            assert target is not None
            return ask.BeforePlacement(seats=(seat_of(side),), at=target)
        case BugFight():
            return _asked_by_bug(now, frame)
        case Happens(side=side, event=event):
            return ask.SteerCar(seats=(seat_of(side),), event=event)
        case Refilling(side=side, drawing=False) if now.state.hands[side]:
            return ask.RefillHand(seats=(seat_of(side),))
        case _:
            return None


def _asked_by_bug(now: Situation, frame: BugFight) -> AnyQuestion | None:
    field = now.field
    if frame.target is None:
        if len(tokens.bug_prey(now, frame)) == 1:
            return None
        return ask.FeedBug(seats=(seat_of(frame.chooser),), at=now.state.tokens[frame.bug].at)
    target = now.state.figures[frame.target]
    if frame.stance is not None or target.frightened:
        return None
    fight, dodge = (tokens.bug_pools(field, target, stance).kill for stance in Stance)
    return ask.ChooseStance(
        seats=_owner(now.state, target.id),
        figure=target.id,
        chance_fight=round(100 * fight),
        chance_dodge=round(100 * dodge),
    )


# --- answers --------------------------------------------------------------------------------------


def options(now: Situation) -> Iterator[AnyAction]:
    """Yields what may be answered to the question at hand."""
    return _options(now, now.state.stack[-1])


def _options(now: Situation, frame: AnyFrame) -> Iterator[AnyAction]:
    match frame:
        case Taking():
            yield from rounds.options(now, frame)
        case Acting():
            yield from activation.options(now, frame)
        case Extra():
            yield from activation.extras(now, frame, moved=_has_moved(now.state))
            if frame.returned:
                yield do.Decline()
        case Clash():
            yield from activation.clash_options(now, frame)
        case FreeMove():
            yield from activation.free_moves(now, frame)
        case Leading():
            yield from (do.Activate(figure=one) for one in leadership.followers(now, frame))
            yield do.Finish()
        case Rapid():
            yield from activation.again_options(now, frame)
        case Attack(stroke=Stroke.BRAVE):
            brave = attack.stand_ins(now, frame)
            yield from (do.StandIn(figure=figure.id) for figure in brave)
        case Attack():
            yield from (do.Defend(stance=stance) for stance in Stance)
        case Asking():
            yield do.Decline()
            yield from cards.answers(now, frame)
        case _:
            yield from _seldom_options(now, frame)


def _has_moved(state: State) -> bool:
    below = state.stack[-2]
    return isinstance(below, Acting) and below.moved


def _seldom_options(now: Situation, frame: AnyFrame) -> Iterator[AnyAction]:
    match frame:
        case Orienting():
            yield from (do.Orient(quarters=Quarters(quarters)) for quarters in range(4))
        case Recruiting(side=side):
            yield from (do.Recruit(profile=one) for one in setup.recruits(now, side))
        case Deploying():
            yield from setup.placements(setup.squares_for(now, frame))
        case Scattering():
            yield from (do.Deploy(at=at) for at in setup.free_squares(now, frame))
        case Commanding(asked=asked):
            yield do.Decline()
            yield from (do.TakeCommand(figure=one) for one in rounds.commanders(now, asked[0]))
        case CallingUp():
            yield from (do.CallUp(figure=one) for one in rounds.fallen(now.state))
            yield do.Decline()
        case Mending():
            yield from (do.Mend(), do.Decline())
        case Aiming(owner=owner, row=row):
            yield from support.triggers(now, owner, row)
        case Striking():
            yield from (do.Decline(), do.RollAgain())
        case BugFight(target=None):
            prey = tokens.bug_prey(now, frame)
            yield from (do.StandIn(figure=figure.id) for figure in prey)
        case BugFight():
            yield from (do.Defend(stance=stance) for stance in Stance)
        case Happens():
            yield from (do.Fly(direction=way) for way in (Direction.E, Direction.W))
        case Refilling(side=side):
            yield do.Draw()
            yield from (do.Discard(card=card) for card in now.state.hands[side])
        case _:
            return


# --- why not --------------------------------------------------------------------------------------


def why_not(now: Situation, seat: Seat, action: AnyAction) -> Refusal:
    """Explains why an action is not among a player's answers."""
    asked = question(now)
    if asked is None or seat not in asked.seats:
        return NotAsked()
    frame = now.state.stack[-1]
    match frame, action:
        case Taking(), do.Activate(figure=figure):
            return _why_not_activate(now, frame, figure)
        case Taking(), _ if _waits_for_reserve(frame, action):
            return no.ReserveFirst(figure=candidates(now, frame.side)[0].id)
        case Taking(), do.EndTurn() | do.Pass():
            return no.MustActivateSomebody()
        case Taking(), do.Trigger():
            return no.RowNotReady() if cards.slots(frame) else no.NoCardLeft()
        case ((Taking() | Asking()), do.PlayCard()):
            return _why_not_play(now, frame, seat, action)
        case ((Acting() | Extra() | FreeMove() | Clash() | Rapid()), _):
            return activation.why_not(now, frame, action)
        case ((Deploying() | Scattering()), _):
            return setup.why_no_placement(action)
        case _:
            return no.NotNow()


def _waits_for_reserve(turn: Taking, action: AnyAction) -> bool:
    """Tells whether the reserve alone bars the end of a turn, or a card in it (Q75)."""
    ends, plays = isinstance(action, do.EndTurn | do.Pass), isinstance(action, do.PlayCard | do.Trigger)
    return len(turn.acted) < turn.due and (ends or (plays and turn.due > 1))


def _why_not_activate(now: Situation, turn: Taking, figure: FigureId) -> Refusal:
    if figure not in now.state.figures:
        return no.NoSuchFigure(figure=figure)
    one = now.state.figures[figure]
    if one.side is not turn.side:
        return no.NotYours(figure=figure)
    if one.activated:
        return no.AlreadyActivated(figure=figure)
    if one.place in (Place.DEAD, Place.GONE, Place.RESERVE):
        return no.NotOnBoard(figure=figure)
    if not rounds.can_activate(turn):
        return no.TwoAlreadyActed()
    only = bound(now, turn)
    if only is not None:
        return no.BoundToFigure(figure=only)
    return no.ReserveFirst(figure=candidates(now, turn.side)[0].id)


def _why_not_play(now: Situation, frame: Taking | Asking, seat: Seat, play: do.PlayCard) -> Refusal:
    side = side_of(seat)
    if play.card not in now.state.hands[side]:
        return no.NotInHand(card=play.card)
    if isinstance(frame, Taking) and not cards.slots(frame):
        return no.NoCardLeft()
    if (
        play.figure is not None
        and play.figure in now.state.figures
        and cards.spent(now.state, side, play.figure)
    ):
        return no.AlreadyCarded(figure=play.figure)
    return no.CardDoesNotFit(card=play.card)


# --- silence --------------------------------------------------------------------------------------


def idle(now: Situation) -> AnyAction | None:
    """Returns what is played for a silent player (B2, time-outs)."""
    frame = now.state.stack[-1]
    choices = tuple(options(now))
    match frame:
        case Taking():
            due = (
                one for one in choices if isinstance(one, do.Activate) and one.figure not in now.state.called
            )
            return next(due, choices[-1])
        case Acting():
            forced = next((one for one in choices if isinstance(one, do.Fight | do.StandUp | do.Move)), None)
            return do.Finish() if do.Finish() in choices else forced
        case Attack(stroke=Stroke.STANCE) | BugFight():
            return _safer(now, choices)
        case Deploying():
            return do.DeployRest()
        case Leading():
            return do.Finish()
        case Rapid() | FreeMove() | CallingUp() | Mending():
            return do.Decline()
        case Extra(returned=True):
            return do.Decline()
        case Extra(figure=figure):
            stays = (one for one in choices if one == do.Move(to=now.state.figures[figure].at or Square("")))
            return next(stays, choices[0])
        case _:
            return choices[0]


def _safer(now: Situation, choices: tuple[AnyAction, ...]) -> AnyAction:
    """Returns the stance with the lower chance of being killed; the first of other choices."""
    frame, field = now.state.stack[-1], now.field
    match frame:
        case Attack():
            fight, dodge = (attack.pools(now, frame, stance).kill for stance in Stance)
        case BugFight(target=str() as target):
            fight, dodge = (
                tokens.bug_pools(field, now.state.figures[target], stance).kill for stance in Stance
            )
        case _:
            return choices[0]
    return do.Defend(stance=Stance.DODGE if dodge <= fight else Stance.FIGHT)
