"""The miniatures game as the table plays it: the protocol's methods, a few lines each."""

from engine.core import Decision, Dice, Outcome, Refusal, Seat, Step, Viewer
from engine.miniatures import actions as do
from engine.miniatures import (
    attack,
    deeds,
    effects,
    happenings,
    harm,
    pickups,
    rounds,
    setup,
    support,
    tokens,
)
from engine.miniatures.actions import AnyAction
from engine.miniatures.bench import Bench
from engine.miniatures.book import Book
from engine.miniatures.content import Content
from engine.miniatures.events import AnyEvent
from engine.miniatures.legal import idle, options, question, why_not
from engine.miniatures.looking import look
from engine.miniatures.options import Options
from engine.miniatures.situation import Glance
from engine.miniatures.state import (
    Acting,
    Aftermath,
    Aiming,
    AnyFrame,
    Asking,
    Attack,
    BugFight,
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
    Round,
    Running,
    Scattering,
    State,
    Striking,
    Taking,
)
from engine.miniatures.view import View, side_of


class MiniaturesRules:
    """Mars Attacks, the miniatures game: final rules and public beta."""

    def __init__(self, content: Content) -> None:
        self.book = Book(content)

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, AnyEvent]:
        assert seats == 2, "humans and Martians"
        bench = setup.begin(self.book, options, dice)
        _settle(bench)
        return bench.step()

    def decision(self, state: State) -> Decision | None:
        return question(Glance(self.book, state))

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        now = Glance(self.book, state)
        asked = question(now)
        if asked is None or seat not in asked.seats:
            return ()
        return tuple(options(now))

    def refusal(self, state: State, seat: Seat, action: AnyAction) -> Refusal:
        return why_not(Glance(self.book, state), seat, action)

    def apply(self, state: State, seat: Seat, action: AnyAction, dice: Dice) -> Step[State, AnyEvent]:
        bench = Bench(self.book, state, dice)
        _answer(bench, seat, action)
        _settle(bench)
        return bench.step()

    def idle(self, state: State, seat: Seat) -> AnyAction | None:
        now = Glance(self.book, state)
        asked = question(now)
        return idle(now) if asked is not None and seat in asked.seats else None

    def view(self, state: State, viewer: Viewer) -> View:
        return look(Glance(self.book, state), side_of(viewer) if viewer is not None else None)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome


def _answer(bench: Bench, seat: Seat, action: AnyAction) -> None:
    """Takes a player's answer to the frame on top."""
    frame, side = bench.top, side_of(seat)
    match frame, action:
        case Asking(), do.Decline():
            bench.pop()
        case Asking() | Taking(), do.PlayCard():
            effects.play_card(bench, side, action)
        case Taking(), do.Activate(figure=figure):
            rounds.activate(bench, frame, figure)
        case Taking(), do.Trigger():
            bench.amend_turn(cards=frame.cards + 1)
            support.trigger(bench, side, side, action)
        case Taking(), do.EndTurn():
            rounds.end_turn(bench)
        case Taking(), do.Pass():
            rounds.pass_turn(bench)
        case Acting(), _:
            deeds.act(bench, frame, action)
        case Extra(), _:
            deeds.do_extra(bench, frame, action)
        case FreeMove(), _:
            deeds.move_freely(bench, frame, action)
        case Clash(), do.Fight(target=target):
            bench.pop()
            attack.fight(bench, frame.figure, target, charge=frame.charge)
        case Leading(), do.Activate(figure=figure):
            deeds.follow(bench, frame, figure)
        case Leading() | Rapid(), do.Finish() | do.Decline():
            bench.pop()
        case Rapid(), do.Shoot(target=target):
            attack.shoot_again(bench, frame, target)
        case Attack(), do.StandIn(figure=figure):
            attack.stand_in(bench, figure)
        case Attack(), do.Defend(stance=stance):
            attack.take_stance(bench, stance)
        case _:
            _answer_seldom(bench, frame, action)


def _answer_seldom(bench: Bench, frame: AnyFrame, action: AnyAction) -> None:
    """Takes the answers of the set-up, the round's ends, and of events."""
    match frame, action:
        case Orienting(), do.Orient(quarters=quarters):
            setup.orient(bench, quarters)
        case Recruiting(), do.Recruit():
            setup.recruit(bench, frame, action)
        case Deploying(), do.Deploy(at=at):
            setup.deploy(bench, frame, at)
        case Deploying(), do.DeployRest():
            setup.deploy_rest(bench, frame)
        case Scattering(), do.Deploy(at=at):
            setup.scatter_to(bench, at)
        case Commanding(), do.TakeCommand(figure=figure):
            rounds.command(bench, frame, figure)
        case Commanding(), do.Decline():
            rounds.command(bench, frame, None)
        case CallingUp(), do.CallUp(figure=figure):
            rounds.call_up(bench, frame, figure)
        case CallingUp(), do.Decline():
            bench.pop()
        case Mending(), do.Mend():
            pickups.mend(bench, frame)
        case Mending(), do.Decline():
            pickups.score_instead(bench, frame)
        case Aiming(), do.Trigger():
            bench.pop()
            support.trigger(bench, frame.side, frame.owner, action)
        case Striking(), do.RollAgain():
            support.roll_again(bench)
        case Striking(), do.Decline():
            support.go_on_striking(bench, frame)
        case BugFight(), do.StandIn(figure=figure):
            bench.amend(target=figure)
        case BugFight(), do.Defend(stance=stance):
            bench.amend(stance=stance)
        case Happens(), do.Fly(direction=direction):
            bench.pop()
            happenings.fly(bench, frame.side, direction)
        case Refilling(), do.Discard(card=card):
            rounds.discard(bench, frame, card)
        case Refilling(), do.Draw():
            bench.amend(drawing=True)
        case _:
            raise AssertionError(f"{action} does not answer {frame}")


def _settle(bench: Bench) -> None:
    """Goes on until somebody has something to decide, or the game is over."""
    while bench.state.outcome is None and question(bench) is None:
        _go_on(bench, bench.top)


def _go_on(bench: Bench, frame: AnyFrame) -> None:
    match frame:
        case Round():
            rounds.go_on(bench, frame)
        case Taking():
            rounds.close_turn(bench, frame)
        case Acting():
            deeds.go_on_acting(bench, frame)
        case Attack():
            attack.go_on(bench, frame)
        case Clash():
            deeds.clash(bench, frame)
        case Dying():
            harm.go_on_dying(bench, frame)
        case Aftermath():
            support.settle_dust(bench, frame)
        case Striking():
            support.go_on_striking(bench, frame)
        case Hunt():
            tokens.go_on_hunting(bench, frame)
        case Running():
            tokens.go_on_running(bench, frame)
        case BugFight():
            tokens.go_on_bug_fight(bench, frame)
        case Refilling():
            rounds.go_on_refilling(bench, frame)
        case Deploying():
            setup.go_on_deploying(bench, frame)
        case Scattering():
            setup.go_on_scattering(bench, frame)
        case Leading() | Extra() | FreeMove() | Aiming():
            bench.pop()  # nobody can make use of it
        case _:
            raise AssertionError(f"{frame} waits for nobody")
