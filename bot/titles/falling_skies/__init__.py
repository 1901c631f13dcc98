"""The title of Under Falling Skies."""

from functools import cache

from msgspec.structs import replace

import content
from bot.titles.data_rules.falling_skies import faults
from bot.titles.edition import edition
from bot.titles.falling_skies.chronicle import chronicle_of
from bot.titles.falling_skies.guide import GUIDE
from bot.titles.falling_skies.hints import Hints, loses_at_once
from bot.titles.falling_skies.honours import honours
from bot.titles.falling_skies.icons import icon
from bot.titles.falling_skies.library import CHAPTERS, topic, topics
from bot.titles.falling_skies.names import namers
from bot.titles.falling_skies.plates import Plates
from bot.titles.falling_skies.preview import Previews, shows
from bot.titles.falling_skies.purposes import reason
from bot.titles.falling_skies.story import ASIDES, story
from bot.titles.falling_skies.verbs import Verbs
from bot.titles.layout import Layout, Shape
from bot.titles.lessons import lessons
from bot.titles.rule_topics import fine_print, rules
from bot.titles.title import (
    Artwork,
    Choice,
    Codecs,
    Commands,
    DataFormat,
    Lookup,
    Openness,
    Package,
    Preview,
    Setup,
    Stage,
    Title,
    Wording,
    Words,
    choices_of,
)
from engine.core import Outcome
from engine.falling_skies import FallingSkiesRules, Options
from engine.falling_skies import actions as do
from engine.falling_skies.actions import AnyAction
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
from engine.falling_skies.decisions import GoOn
from engine.falling_skies.events import AnyEvent
from engine.falling_skies.games import LEVELS
from engine.falling_skies.mind.minds import minds
from engine.falling_skies.state import Mode, State
from engine.falling_skies.view import View
from renderer.scenes import falling_skies as scenes
from renderer.scenes.falling_skies import names
from renderer.scenes.falling_skies.icons import ICONS

__all__ = ["load", "title"]

GAME = "falling_skies"


OURS = content.GameData(GAME)
FILES = {
    "sky": dict[TileId, SkyTile],
    "bases": BaseTiles,
    "cities": dict[CityId, City],
    "scenarios": dict[ScenarioId, Scenario],
    "characters": dict[CharacterId, Character],
    "campaign": Campaign,
}


def load(source: content.GameData = OURS) -> Content:
    """Loads the game's data; raises an error with file, entry and reason if a file is broken."""
    return Content(**source.load_all(FILES))


@cache
def title() -> Title[State, AnyAction, AnyEvent, View, Options]:
    """Builds the title; cached."""
    return build(OURS)


def build(source: content.GameData) -> Title[State, AnyAction, AnyEvent, View, Options]:
    """Builds the title from its data."""
    game = load(source)
    hints, game_rules = Hints(game), FallingSkiesRules(game)
    previews = Previews(hints)
    return Title(
        id=GAME,
        rules=game_rules,
        codecs=Codecs(state_type=State, action_type=AnyAction, event_type=AnyEvent, options_type=Options),
        setup=_setup(game),
        pictures=Artwork(
            board=scenes.scene,
            wide=scenes.wide,
            whole=scenes.whole,
            emoji=ICONS,
            preview=Preview(shows=shows, draw=previews.sketch),
        ),
        wording=Wording(
            namers=namers(game),
            alt=scenes.alt,
            status=scenes.status,
            text_board=scenes.text_board,
            hint=hints.hint,
            icon=icon,
            lesson=lessons(without=(GoOn,)),
            score=scenes.score,
            chronicle=chronicle_of(game.campaign),
            honours=honours,
            reason=reason,
            story=story(),
            asides=ASIDES,
            topic=topic,
        ),
        commands=Commands(
            verbs=Verbs(game_rules, hints, game.characters).all(),
            layout=LAYOUT,
            guide=GUIDE,
            lookups=(_rule_book(game, Plates(game_rules, previews), source),),
        ),
        minds=minds(),
        openness=Openness(no_rivals=True, open_orders=lambda decision: True),
        package=Package(order=3, stage=Stage.POLISHED, data=DATA),
    )


def _rule_book(game: Content, plates: Plates, source: content.GameData) -> Lookup[View]:
    return rules(
        edition(source), *topics(game), chapters=CHAPTERS, plates=plates.all(), fine=fine_print(GAME)
    )


PLACEMENTS = (do.Place, do.PlaceSlowed, do.PlaceHeld)
LAYOUT: Layout[AnyAction, View] = Layout(
    shapes={
        **dict.fromkeys(PLACEMENTS, Shape.SPLIT),
        **dict.fromkeys((do.Launch, do.LaunchSatellite, do.RepairBase, do.Call), Shape.LINES),
    },
    usual=(do.Reroll, do.Begin, do.TurnPage),
    closing=(do.EndRooms, do.KeepDice, do.LetPass, do.EnoughShips, do.ForgoRobot),
    is_grave=loses_at_once,
)

TRIALS = ((80, "easier"), (65, "average"), (50, "harder"), (0, "hardest"))  # at least this many of 100 won


def _setup(game: Content) -> Setup[Options]:
    """Returns the setup of a table; a campaign sets its own cities."""

    def cities(words: Words) -> list[Choice]:
        return [
            Choice(value=key, label=words(f"city-{_trial(city)}", city=names.city(key, words)))
            for key, city in game.cities.items()
        ]

    return Setup(
        choices={
            "mode": choices_of(Mode, "mode"),
            "city": cities,
            "side": choices_of(CitySide, "city-side"),
            "level": choices_of(LEVELS, "level"),
        },
        matters=lambda options, name: options.mode is not Mode.CAMPAIGN or name not in ("city", "side"),
        scenario=("mode", "city"),
        rematch=_try_again,
        in_chapters=lambda options: options.mode is Mode.CAMPAIGN,
    )


def _trial(city: City) -> str:
    """Returns how difficult a city is, by the share of games that the hard player wins in it."""
    return next(name for least, name in TRIALS if city.saved >= least)


def _try_again(options: Options, outcome: Outcome) -> Options:
    """Returns the options of the next game: a city that was lost is defended on its damaged side."""
    lost = not outcome.winners and options.mode is Mode.STANDARD
    return replace(options, side=CitySide.DAMAGED) if lost else options


DATA = DataFormat(
    files=FILES,
    build=build,
    faults=lambda data: faults(load(data)),
    needed={"cities": ("roswell",)},
)
