"""The miniatures game as the bot knows it."""

from msgspec.structs import replace

import content
from bot.titles.miniatures.coverage import coverage
from bot.titles.miniatures.hints import Hints
from bot.titles.miniatures.library import Library
from bot.titles.miniatures.names import namers
from bot.titles.miniatures.odds import Odds
from bot.titles.miniatures.preview import Previews, shows
from bot.titles.miniatures.sharing import MOST_MEMBERS, Shares
from bot.titles.miniatures.standing import StandingOrders
from bot.titles.miniatures.story import story
from bot.titles.miniatures.verbs import Verbs
from bot.titles.shelves import rules
from bot.titles.title import Choice, Lookup, Preview, SeatPlan, Slot, Title, Words
from engine.miniatures import MiniaturesRules, Options
from engine.miniatures import questions as ask
from engine.miniatures.actions import AnyAction
from engine.miniatures.computer import Computer
from engine.miniatures.content import Cards, Content, Night, Profiles, Ruleset, Scenario
from engine.miniatures.events import AnyEvent, EventDrawn, MarkerRevealed
from engine.miniatures.grid import SQUARES
from engine.miniatures.state import State
from engine.miniatures.view import SeenMarker, View
from renderer.scenes import miniatures as scenes
from renderer.shapes import Size

__all__ = ["MINIATURES", "load"]

GAME = "miniatures"


def load() -> Content:
    """Reads the game's data; a broken file is refused with its name, the entry and the reason."""
    profiles = content.load(GAME, "profiles", Profiles)
    cards = content.load(GAME, "cards", Cards)
    names = content.names(GAME, "scenarios")
    scenarios = (content.load(GAME, f"scenarios/{name}", Scenario) for name in names)
    return Content(
        profiles=profiles.profiles,
        effects=cards.effects,
        decks=cards.decks,
        scenarios={scenario.id: scenario for scenario in scenarios},
    )


def _about(options: Options, words: Words) -> str:
    """Returns the goal of the game, and what this scenario makes of it."""
    return words("title-about", goal=words("title-goal"), scenario=words(f"scenario-{options.scenario}-text"))


def _matters(options: Options, name: str) -> bool:
    """Whether an option changes anything: most scenarios know themselves whether it is night."""
    return name != "night" or _RULES.book.content.scenarios[options.scenario].night is Night.OPTIONAL


def _scenarios(words: Words) -> list[Choice]:
    return [
        Choice(
            value=scenario.id,
            label=words(
                "choice-scenario",
                number=scenario.number,
                name=words(f"scenario-{scenario.id}"),
                rules=scenario.ruleset.value,
            ),
        )
        for scenario in sorted(_RULES.book.content.scenarios.values(), key=_in_book_order)
    ]


def _in_book_order(scenario: Scenario) -> tuple[bool, int]:
    return scenario.ruleset is Ruleset.BETA, scenario.number


def _terrains(words: Words) -> list[Choice]:
    return [
        Choice(value=scenario, label=words(f"scenario-{scenario}"))
        for scenario in _RULES.book.content.scenarios
    ]


def _yes_or_no(words: Words) -> list[Choice]:
    return [Choice(value="true", label=words("choice-yes")), Choice(value="false", label=words("choice-no"))]


def _places(view: View, words: Words) -> dict[str, Size]:
    """Squares, and figures where they stand."""
    figures = {str(one.id): one.at for one in view.figures.values() if one.at is not None}
    squares = {str(square): square for square in SQUARES}
    return {label: scenes.closeup(square) for label, square in {**figures, **squares}.items()}


def _laid_open(state: State) -> View:
    """What an onlooker sees with every marker turned up."""
    markers = tuple(SeenMarker(at=marker.at, kind=marker.kind) for marker in state.markers)
    return replace(_RULES.view(state, None), markers=markers)


_RULES = MiniaturesRules(load())
_ODDS = Odds(_RULES.book)
_HINTS = Hints(_RULES.book, _ODDS)
_LIBRARY = Library(_RULES.book, _ODDS)
_PREVIEWS = Previews(_RULES.book)

# Small questions whose answers everybody can tell from the board: no card of a hand is among them.
OPEN_QUESTIONS = (
    ask.OrientMap,
    ask.UseAuthority,
    ask.CallUpSoldiers,
    ask.ChooseOpponent,
    ask.ShootAgain,
    ask.MendOrScore,
    ask.SteerCar,
    ask.FeedBug,
    ask.ChooseBrave,
    ask.ChooseStance,
    ask.BeforePlacement,
)

MINIATURES: Title[State, AnyAction, AnyEvent, View, Options] = Title(
    id=GAME,
    rules=_RULES,
    version=2,  # 2: Q21, Q49, Q62 and Q75 as the final book has them
    state_type=State,
    action_type=AnyAction,
    event_type=AnyEvent,
    options_type=Options,
    choices={
        "scenario": _scenarios,
        "terrain": _terrains,
        "turn_map": _yes_or_no,
        "night": _yes_or_no,
    },
    matters=_matters,
    about=_about,
    seats=lambda options: SeatPlan(keys=("human", "martian"), fewest=2, people=MOST_MEMBERS),
    inks={"human": "human", "martian": "martian"},
    namers=namers(_RULES.book),
    reasons=("points", "elimination", "last_but_one", "both_broken", "control"),
    board=scenes.scene,
    hand=scenes.hand,
    hand_text=scenes.hand_text,
    alt=scenes.alt,
    text_board=scenes.text_board,
    hint=_HINTS.hint,
    computer=Computer(_RULES.book).choose,
    verbs=Verbs(_RULES, _ODDS, _HINTS).all(),
    lookups=(
        Lookup(
            name="odds",
            slots=(Slot(name="figure"), Slot(name="target")),
            complete=_ODDS.complete,
            answer=_ODDS.answer,
        ),
        rules(*_LIBRARY.shelves()),
        Lookup(
            name="figure",
            slots=(Slot(name="figure"),),
            complete=_LIBRARY.figures,
            answer=_LIBRARY.figure,
            picture=_PREVIEWS.figure,
        ),
    ),
    standing=StandingOrders(_RULES.book, _ODDS).standing(),
    sharing=Shares(_ODDS).sharing(),
    reveals=(MarkerRevealed, EventDrawn),
    preview=Preview(shows=shows, draw=_PREVIEWS.sketch),
    places=_places,
    open_orders=lambda decision: isinstance(decision, OPEN_QUESTIONS),
    laid_open=_laid_open,
    story=story(),
    coverage=coverage(_RULES.book),
)
