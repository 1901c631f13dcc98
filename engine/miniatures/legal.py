"""Who is asked what, what may be answered, and why another answer is refused."""

from collections.abc import Iterator

from engine.core import NotAsked, Refusal, Seat
from engine.kit.percent import whole_percent
from engine.miniatures import actions as do
from engine.miniatures import activation, attack, cards, leadership, rounds, setup, support, tokens
from engine.miniatures import questions as ask
from engine.miniatures import refusals as no
from engine.miniatures.actions import AnyAction
from engine.miniatures.book import Book
from engine.miniatures.content import Means
from engine.miniatures.grid import Direction, Square
from engine.miniatures.pieces import EffectId, FigureId, Place, Quarters
from engine.miniatures.questions import AnyQuestion
from engine.miniatures.ready import bound, candidates
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


def question(book: Book, state: State) -> AnyQuestion | None:
    """Returns what the frame on top asks; `None` if the game goes on by itself, or is over."""
    if state.outcome is not None:
        return None
    frame = state.stack[-1]
    match frame:
        case Taking() if rounds.has_choice(book, state, frame):
            return _asked_in_turn(book, state, frame)
        case Acting(figure=figure) if activation.has_choice(book, state, frame):
            return ask.ChooseAction(seats=_owner(state, figure), figure=figure)
        case Extra(figure=figure) if _any(book, state, frame):
            return ask.ChooseAction(seats=_owner(state, figure), figure=figure)
        case Clash(figure=figure) if len(activation.clash_options(book, state, frame)) > 1:
            return ask.ChooseOpponent(seats=_owner(state, figure), figure=figure)
        case FreeMove(figure=figure) if _any(book, state, frame):
            return ask.MoveFreely(seats=_owner(state, figure), figure=figure)
        case Leading(leader=leader, left=left) if left and leadership.followers(book, state, frame):
            return ask.ChooseFollower(seats=_owner(state, leader), leader=leader, left=left)
        case Rapid(figure=figure, square=square):
            return ask.ShootAgain(seats=_owner(state, figure), figure=figure, at=square)
        case Attack():
            return _asked_in_attack(book, state, frame)
        case Asking():
            return _asked_in_window(book, state, frame)
        case _:
            return _asked_seldom(book, state, frame)


def _asked_in_turn(book: Book, state: State, turn: Taking) -> AnyQuestion:
    return ask.TakeTurn(
        seats=(seat_of(turn.side),),
        side=turn.side,
        begun=bool(turn.acted or turn.cards),
        figures=rounds.activations_left(book, state, turn),
        cards=cards.slots(turn),
    )


def _any(book: Book, state: State, frame: Extra | FreeMove) -> bool:
    """Tells whether anything but declining is possible."""
    alive = state.figures[frame.figure].place is Place.BOARD
    return alive and any(not isinstance(option, do.Decline) for option in _options(book, state, frame))


def _owner(state: State, figure: FigureId) -> tuple[Seat, ...]:
    return (seat_of(state.figures[figure].side),)


def _asked_in_attack(book: Book, state: State, frame: Attack) -> AnyQuestion | None:
    field = book.field(state)
    match frame.stroke:
        case Stroke.BRAVE if len(attack.stand_ins(field, state, frame)) > 1:
            owner = _owner(state, frame.target)
            return ask.ChooseBrave(seats=owner, attacker=frame.attacker, at=frame.square)
        case Stroke.STANCE if frame.means is Means.FIGHT and not state.figures[frame.target].frightened:
            fight, dodge = (attack.pools(field, state, frame, stance).kill for stance in Stance)
            return ask.ChooseStance(
                seats=_owner(state, frame.target),
                figure=frame.target,
                chance_fight=whole_percent(fight),
                chance_dodge=whole_percent(dodge),
            )
        case _:
            return None


def _asked_in_window(book: Book, state: State, frame: Asking) -> AnyQuestion:
    seats, about = (seat_of(frame.side),), state.stack[-2]
    match frame.call, about:
        case Call.TEST, Attack():
            return ask.BeforeTest(
                seats=seats,
                means=about.means,
                attacker=about.attacker,
                target=about.target,
                chance=whole_percent(attack.pools(book.field(state), state, about).kill),
            )
        case Call.TEST, Hunt():
            chance = tokens.hunt_chance(book.field(state), state, about)
            return ask.BeforeHunt(seats=seats, attacker=about.attacker, chance=whole_percent(chance))
        case Call.RESCUE, Dying():
            return ask.BeforeDeath(seats=seats, figure=about.figure)
        case Call.TAKE_COVER, Striking():
            assert about.target is not None
            effect = state.rows[about.owner][about.row].effect
            return ask.BeforeStrike(seats=seats, effect=effect, at=about.target)
        case _:
            return ask.BeforeSupport(seats=seats, effect=_declared(state, frame, about))


def _declared(state: State, frame: Asking, about: AnyFrame) -> EffectId:
    """Returns what was added or triggered when a jam is asked for."""
    if isinstance(about, Striking):
        return state.rows[about.owner][about.row].effect
    assert frame.row is not None
    return state.rows[frame.side.enemy][frame.row].effect


def _asked_seldom(book: Book, state: State, frame: AnyFrame) -> AnyQuestion | None:
    match frame:
        case Orienting():
            return ask.OrientMap(seats=(Seat(1),))
        case Recruiting(side=side, left=left):
            return ask.RecruitHero(seats=(seat_of(side),), left=left)
        case Deploying(side=side, figures=figures) if figures:
            return ask.DeployFigure(seats=(seat_of(side),), figure=figures[0], left=len(figures))
        case Scattering(side=side, free=True):
            figure = setup.next_scattered(state, frame)
            return ask.DeployFigure(seats=(seat_of(side),), figure=figure, left=1)
        case Commanding(asked=asked):
            return ask.UseAuthority(seats=(seat_of(asked[0]),), round=state.round, first=state.first)
        case CallingUp(left=left):
            return ask.CallUpSoldiers(seats=(Seat(1),), left=left)
        case Mending(figure=figure):
            return ask.MendOrScore(seats=_owner(state, figure), figure=figure)
        case Aiming(side=side, owner=owner) if any(_options(book, state, frame)):
            return ask.AimRow(seats=(seat_of(side),), owner=owner)
        case Striking(part=Aim.REROLL, side=side, target=target):
            assert target is not None
            return ask.BeforePlacement(seats=(seat_of(side),), at=target)
        case BugFight():
            return _asked_by_bug(book, state, frame)
        case Happens(side=side, event=event):
            return ask.SteerCar(seats=(seat_of(side),), event=event)
        case Refilling(side=side, drawing=False) if state.hands[side]:
            return ask.RefillHand(seats=(seat_of(side),))
        case _:
            return None


def _asked_by_bug(book: Book, state: State, frame: BugFight) -> AnyQuestion | None:
    field = book.field(state)
    if frame.target is None:
        if len(tokens.bug_prey(field, state, frame)) == 1:
            return None
        return ask.FeedBug(seats=(seat_of(frame.chooser),), at=state.tokens[frame.bug].at)
    target = state.figures[frame.target]
    if frame.stance is not None or target.frightened:
        return None
    fight, dodge = (tokens.bug_pools(field, target, stance).kill for stance in Stance)
    return ask.ChooseStance(
        seats=_owner(state, target.id),
        figure=target.id,
        chance_fight=whole_percent(fight),
        chance_dodge=whole_percent(dodge),
    )


# --- answers --------------------------------------------------------------------------------------


def options(book: Book, state: State) -> Iterator[AnyAction]:
    """Yields what may be answered to the question at hand."""
    return _options(book, state, state.stack[-1])


def _options(book: Book, state: State, frame: AnyFrame) -> Iterator[AnyAction]:
    match frame:
        case Taking():
            yield from rounds.options(book, state, frame)
        case Acting():
            yield from activation.options(book, state, frame)
        case Extra():
            yield from activation.extras(book, state, frame, moved=_has_moved(state))
            if frame.returned:
                yield do.Decline()
        case Clash():
            yield from activation.clash_options(book, state, frame)
        case FreeMove():
            yield from activation.free_moves(book, state, frame)
        case Leading():
            yield from (do.Activate(figure=one) for one in leadership.followers(book, state, frame))
            yield do.Finish()
        case Rapid():
            yield from activation.again_options(book, state, frame)
        case Attack(stroke=Stroke.BRAVE):
            brave = attack.stand_ins(book.field(state), state, frame)
            yield from (do.StandIn(figure=figure.id) for figure in brave)
        case Attack():
            yield from (do.Defend(stance=stance) for stance in Stance)
        case Asking():
            yield do.Decline()
            yield from cards.answers(book, state, frame)
        case _:
            yield from _seldom_options(book, state, frame)


def _has_moved(state: State) -> bool:
    below = state.stack[-2]
    return isinstance(below, Acting) and below.moved


def _seldom_options(book: Book, state: State, frame: AnyFrame) -> Iterator[AnyAction]:
    match frame:
        case Orienting():
            yield from (do.Orient(quarters=Quarters(quarters)) for quarters in range(4))
        case Recruiting(side=side):
            yield from (do.Recruit(profile=one) for one in setup.recruits(book, state, side))
        case Deploying():
            yield from setup.placements(setup.squares_for(book, state, frame))
        case Scattering():
            yield from (do.Deploy(at=at) for at in setup.free_squares(book, state, frame))
        case Commanding(asked=asked):
            yield do.Decline()
            yield from (do.TakeCommand(figure=one) for one in rounds.commanders(book, state, asked[0]))
        case CallingUp():
            yield from (do.CallUp(figure=one) for one in rounds.fallen(state))
            yield do.Decline()
        case Mending():
            yield from (do.Mend(), do.Decline())
        case Aiming(owner=owner, row=row):
            yield from support.triggers(book, state, owner, row)
        case Striking():
            yield from (do.Decline(), do.RollAgain())
        case BugFight(target=None):
            prey = tokens.bug_prey(book.field(state), state, frame)
            yield from (do.StandIn(figure=figure.id) for figure in prey)
        case BugFight():
            yield from (do.Defend(stance=stance) for stance in Stance)
        case Happens():
            yield from (do.Fly(direction=way) for way in (Direction.E, Direction.W))
        case Refilling(side=side):
            yield do.Draw()
            yield from (do.Discard(card=card) for card in state.hands[side])
        case _:
            return


# --- why not --------------------------------------------------------------------------------------


def why_not(book: Book, state: State, seat: Seat, action: AnyAction) -> Refusal:
    """Explains why an action is not among a player's answers."""
    asked = question(book, state)
    if asked is None or seat not in asked.seats:
        return NotAsked()
    frame = state.stack[-1]
    match frame, action:
        case Taking(), do.Activate(figure=figure):
            return _why_not_activate(book, state, frame, figure)
        case Taking(), _ if _waits_for_reserve(frame, action):
            return no.ReserveFirst(figure=candidates(book, state, frame.side)[0].id)
        case Taking(), do.EndTurn() | do.Pass():
            return no.MustActivateSomebody()
        case Taking(), do.Trigger():
            return no.RowNotReady() if cards.slots(frame) else no.NoCardLeft()
        case ((Taking() | Asking()), do.PlayCard()):
            return _why_not_play(book, state, frame, seat, action)
        case ((Acting() | Extra() | FreeMove() | Clash() | Rapid()), _):
            return activation.why_not(book, state, frame, action)
        case ((Deploying() | Scattering()), _):
            return setup.why_no_placement(action)
        case _:
            return no.NotNow()


def _waits_for_reserve(turn: Taking, action: AnyAction) -> bool:
    """Tells whether the reserve alone bars the end of a turn, or a card in it (Q75)."""
    ends, plays = isinstance(action, do.EndTurn | do.Pass), isinstance(action, do.PlayCard | do.Trigger)
    return len(turn.acted) < turn.due and (ends or (plays and turn.due > 1))


def _why_not_activate(book: Book, state: State, turn: Taking, figure: FigureId) -> Refusal:
    if figure not in state.figures:
        return no.NoSuchFigure(figure=figure)
    one = state.figures[figure]
    if one.side is not turn.side:
        return no.NotYours(figure=figure)
    if one.activated:
        return no.AlreadyActivated(figure=figure)
    if one.place in (Place.DEAD, Place.GONE, Place.RESERVE):
        return no.NotOnBoard(figure=figure)
    if not rounds.can_activate(turn):
        return no.TwoAlreadyActed()
    only = bound(book, state, turn)
    if only is not None:
        return no.BoundToFigure(figure=only)
    return no.ReserveFirst(figure=candidates(book, state, turn.side)[0].id)


def _why_not_play(book: Book, state: State, frame: Taking | Asking, seat: Seat, play: do.PlayCard) -> Refusal:
    side = side_of(seat)
    if play.card not in state.hands[side]:
        return no.NotInHand(card=play.card)
    if isinstance(frame, Taking) and not cards.slots(frame):
        return no.NoCardLeft()
    if play.figure is not None and play.figure in state.figures and cards.spent(state, side, play.figure):
        return no.AlreadyCarded(figure=play.figure)
    return no.CardDoesNotFit(card=play.card)


# --- silence --------------------------------------------------------------------------------------


def idle(book: Book, state: State) -> AnyAction | None:
    """Returns what is played for a silent player (B2, time-outs)."""
    frame = state.stack[-1]
    choices = tuple(options(book, state))
    match frame:
        case Taking():
            due = (one for one in choices if isinstance(one, do.Activate) and one.figure not in state.called)
            return next(due, choices[-1])
        case Acting():
            forced = next((one for one in choices if isinstance(one, do.Fight | do.StandUp | do.Move)), None)
            return do.Finish() if do.Finish() in choices else forced
        case Attack(stroke=Stroke.STANCE) | BugFight():
            return _safer(book, state, choices)
        case Deploying():
            return do.DeployRest()
        case Leading():
            return do.Finish()
        case Rapid() | FreeMove() | CallingUp() | Mending():
            return do.Decline()
        case Extra(returned=True):
            return do.Decline()
        case Extra(figure=figure):
            stays = (one for one in choices if one == do.Move(to=state.figures[figure].at or Square("")))
            return next(stays, choices[0])
        case _:
            return choices[0]


def _safer(book: Book, state: State, choices: tuple[AnyAction, ...]) -> AnyAction:
    """Returns the stance with the lower chance of being killed; the first of other choices."""
    frame, field = state.stack[-1], book.field(state)
    match frame:
        case Attack():
            fight, dodge = (attack.pools(field, state, frame, stance).kill for stance in Stance)
        case BugFight(target=str() as target):
            fight, dodge = (tokens.bug_pools(field, state.figures[target], stance).kill for stance in Stance)
        case _:
            return choices[0]
    return do.Defend(stance=Stance.DODGE if dodge <= fight else Stance.FIGHT)
