"""Under Falling Skies as the bot knows it."""

import content
from bot.titles.edition import edition
from bot.titles.falling_skies.coverage import coverage
from bot.titles.falling_skies.hints import Hints
from bot.titles.falling_skies.library import shelves
from bot.titles.falling_skies.names import namers
from bot.titles.falling_skies.preview import Previews, shows
from bot.titles.falling_skies.verbs import Verbs
from bot.titles.shelves import rules
from bot.titles.title import Choice, Preview, SeatPlan, Title, Words
from engine.falling_skies import FallingSkiesRules, Options
from engine.falling_skies.actions import AnyAction
from engine.falling_skies.computer import choose
from engine.falling_skies.content import (
    BaseTiles,
    Campaign,
    Character,
    CharacterId,
    City,
    CityId,
    CitySide,
    Content,
    Scenario,
    ScenarioId,
    SkyTile,
    TileId,
)
from engine.falling_skies.events import AnyEvent
from engine.falling_skies.games import HIGHEST_LEVEL
from engine.falling_skies.rules import REASONS
from engine.falling_skies.state import Mode, State
from engine.falling_skies.view import View
from renderer.scenes import falling_skies as scenes
from renderer.scenes.falling_skies import names, notebook

__all__ = ["FALLING_SKIES", "load"]

GAME = "falling_skies"
SEATS = ("commander",)
LONGEST_GAME = 100  # rounds; far more than the mothership leaves time for


def load() -> Content:
    """Reads the game's data; a broken file is refused with its name, the entry and the reason."""
    return Content(
        sky=content.load(GAME, "sky", dict[TileId, SkyTile]),
        bases=content.load(GAME, "bases", BaseTiles),
        cities=content.load(GAME, "cities", dict[CityId, City]),
        scenarios=content.load(GAME, "scenarios", dict[ScenarioId, Scenario]),
        characters=content.load(GAME, "characters", dict[CharacterId, Character]),
        campaign=content.load(GAME, "campaign", Campaign),
    )


_CONTENT = load()
_RULES = FallingSkiesRules(_CONTENT)
_HINTS = Hints(_CONTENT)


# --- what a table is opened with -----------------------------------------------------------------------


def _modes(words: Words) -> list[Choice]:
    return [Choice(value=mode.value, label=words(f"mode-{mode.value}")) for mode in Mode]


def _cities(words: Words) -> list[Choice]:
    return [Choice(value=city, label=names.city(city, words)) for city in _CONTENT.cities]


def _sides(words: Words) -> list[Choice]:
    return [Choice(value=side.value, label=names.city_side(side, words)) for side in CitySide]


def _levels(words: Words) -> list[Choice]:
    return [Choice(value=str(level), label=words(f"level-{level}")) for level in range(HIGHEST_LEVEL + 1)]


def page(view: View) -> int:
    """Numbers what deserves a message of its own: rounds, and pages of the notebook in between."""
    played = sum(len(battle.games) for battle in view.notebook.battles) if view.notebook is not None else 0
    if notebook.is_open(view):
        return played * LONGEST_GAME
    ended = view.battle is not None and view.battle.result is not None and view.notebook is not None
    return (played - ended) * LONGEST_GAME + (view.round or 0)


FALLING_SKIES: Title[State, AnyAction, AnyEvent, View, Options] = Title(
    id=GAME,
    rules=_RULES,
    version=1,
    state_type=State,
    action_type=AnyAction,
    event_type=AnyEvent,
    options_type=Options,
    choices={"mode": _modes, "city": _cities, "side": _sides, "level": _levels},
    matters=lambda options, name: options.mode is not Mode.CAMPAIGN or name not in ("city", "side"),
    seats=lambda options: SeatPlan(keys=SEATS, fewest=1),
    namers=namers(_CONTENT.bases),
    reasons=REASONS,
    board=scenes.scene,
    hand=scenes.hand,
    hand_text=scenes.hand_text,
    alt=scenes.alt,
    text_board=scenes.text_board,
    hint=_HINTS.hint,
    computer=choose,
    verbs=Verbs(_RULES, _HINTS).all(),
    lookups=(rules(edition(GAME), *shelves(_CONTENT)),),
    coverage=coverage(_CONTENT),
    preview=Preview(shows=shows, draw=Previews(_HINTS).sketch),
    suggestible=lambda decision: True,
    open_orders=lambda decision: True,
    hands=False,
    advises=True,
    round=page,
)
