"""The rules of Under Falling Skies, as the engine's protocol."""

from typing import Annotated

from msgspec import Meta

from engine.core import Data, Dice, Outcome, Seat, SeatPlan, Step, Viewer
from engine.falling_skies.actions import AnyAction
from engine.falling_skies.battle import Result
from engine.falling_skies.bench import Bench
from engine.falling_skies.board import Boards, Setup
from engine.falling_skies.campaign import CAMPAIGN_LOST, CAMPAIGN_WON, begin_campaign
from engine.falling_skies.content import CityId, CitySide, Content
from engine.falling_skies.decisions import AnyDecision, is_between_games
from engine.falling_skies.events import AnyEvent
from engine.falling_skies.flow import settle
from engine.falling_skies.games import HIGHEST_LEVEL, begin_game, draw_sky
from engine.falling_skies.phases import PHASES, Situation, legal_in, look_at
from engine.falling_skies.refusals import WAYS
from engine.falling_skies.state import SEAT, AnyFrame, Mode, Mustering, State
from engine.falling_skies.view import View, view
from engine.kit.phased_rules import PhasedRules

REASONS = (*(result.value for result in Result), CAMPAIGN_WON, CAMPAIGN_LOST)
LONGEST_GAME = 100  # rounds; far more than a game can last


class Options(Data, frozen=True):
    """The options of a table; a campaign ignores the city."""

    mode: Mode = Mode.STANDARD
    city: CityId = CityId("roswell")
    side: CitySide = CitySide.NORMAL
    level: Annotated[int, Meta(ge=0, le=HIGHEST_LEVEL)] = 0


class FallingSkiesRules(PhasedRules[State, Situation, Bench, AnyAction, AnyEvent, AnyDecision]):
    """The rules of Under Falling Skies."""

    reasons = REASONS
    phases = PHASES
    ways = WAYS

    def __init__(self, content: Content) -> None:
        self._boards = Boards(content)

    def seat_plan(self, options: Options) -> SeatPlan:
        return SeatPlan(keys=("commander",), fewest=1)

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, AnyEvent]:
        turn = self.bench(State(mode=options.mode, level=options.level), SEAT, dice)
        if options.mode is Mode.CAMPAIGN:
            begin_campaign(turn)
            return turn.step()
        sky = draw_sky(self._boards.content, options.level, dice)
        setup = Setup(city=options.city, side=options.side, sky=sky)
        if options.mode is Mode.FREE:
            turn.push(Mustering(draft=setup))
        else:
            begin_game(turn, setup)
        return turn.step()

    def decision(self, state: State) -> AnyDecision | None:
        return None if state.outcome is not None else PHASES[type(state.frame)].ask(state, state.frame)

    def look_at(self, state: State, seat: Seat | None = None) -> Situation:
        return look_at(self._boards, state)

    def is_asked(self, state: State, seat: Seat) -> bool:
        return seat == SEAT

    def options(self, now: Situation, frame: AnyFrame) -> tuple[AnyAction, ...]:
        return legal_in(PHASES[type(frame)], now, frame)

    def bench(self, state: State, seat: Seat, dice: Dice) -> Bench:
        return Bench(self._boards, state, dice)

    def settle(self, bench: Bench) -> None:
        settle(bench)

    def view(self, state: State, viewer: Viewer) -> View:
        return view(self._boards, state, self.decision(state))

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def round(self, state: State) -> int | None:
        """Returns the round, counted through a campaign; the notebook between two games is a round itself."""
        battle, notebook = state.battle, state.notebook
        played = sum(len(fought.games) for fought in notebook.battles) if notebook is not None else 0
        if notebook is not None and is_between_games(self.decision(state)):
            return played * LONGEST_GAME
        ended = battle is not None and battle.result is not None and notebook is not None
        return (played - ended) * LONGEST_GAME + (battle.round if battle is not None else 0)
