"""The title of the dice game."""

from collections.abc import Sequence
from functools import cache, partial

from msgspec.structs import replace

import content
from bot.titles.data_rules.dice_game import faults
from bot.titles.dice_game.guide import GUIDE
from bot.titles.dice_game.honours import honours
from bot.titles.dice_game.icons import icon
from bot.titles.dice_game.library import CHAPTERS, topics
from bot.titles.dice_game.names import NAMERS
from bot.titles.dice_game.odds import answer, hint, is_dangerous
from bot.titles.dice_game.plates import Plates
from bot.titles.dice_game.purposes import reason
from bot.titles.dice_game.story import ASIDES, story
from bot.titles.dice_game.verbs import Verbs
from bot.titles.edition import edition
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
    Setup,
    Stage,
    TemperedMinds,
    Title,
    Wording,
    Words,
    best_of_three,
    choices_of,
    yes_or_no,
)
from engine.dice_game import Book, DiceGameRules, Options
from engine.dice_game import actions as do
from engine.dice_game.actions import AnyAction
from engine.dice_game.content import Colour, Difficulty, Location, LocationId, Table
from engine.dice_game.events import AnyEvent
from engine.dice_game.mind.minds import minds
from engine.dice_game.mind.outlook import Weights
from engine.dice_game.state import BY_LOT, State
from engine.dice_game.view import View
from renderer.scenes import dice_game as scenes
from renderer.scenes.dice_game.icons import ICONS
from renderer.scenes.dice_game.names import SEATS
from renderer.sprites.dice import PAWNS

__all__ = ["load", "title", "weights"]

GAME = "dice_game"
INKS = {key: ink for key, (_, ink, _) in zip(SEATS, PAWNS, strict=True)}
MINDS = "minds"  # the folder of the computer players' weights


OURS = content.GameData(GAME)
FILES = {"locations": dict[LocationId, Location], "table": Table}


def load(source: content.GameData = OURS) -> Book:
    """Loads the game's data; raises an error with file, entry and reason if a file is broken."""
    return Book(**source.load_all(FILES))


def weights() -> Weights:
    """Loads the weights of the hard player."""
    return content.load(MINDS, GAME, Weights)


def _firsts(words: Words) -> list[Choice]:
    """Returns the choices of the first player: by lot, or the seat of a colour."""
    return [Choice(value=BY_LOT, label=words("choice-first-lot")), *choices_of(Colour, "seat")(words)]


def _with_colours(options: Options, keys: Sequence[str]) -> Options:
    """Sets the players' colours by their seats; the tokens of empty seats are not used."""
    return replace(options, colours=tuple(Colour(key) for key in keys))


LAYOUT: Layout[AnyAction, View] = Layout(
    shapes=dict.fromkeys((do.Target, do.Waive, do.Switch, do.Advance, do.Remove, do.Tuck), Shape.LINES),
    usual=(do.Roll, do.Claim),
    closing=(do.Stop, do.Decline, do.TakeNukes),
    is_grave=is_dangerous,
)


def _setup() -> Setup[Options]:
    return Setup(
        choices={
            "difficulty": choices_of(Difficulty, "choice-difficulty"),
            "first": _firsts,
            "stall_guard": yes_or_no,
        },
        with_seats=_with_colours,
        scenario=("difficulty",),
        series=(best_of_three(),),
    )


@cache
def title() -> Title[State, AnyAction, AnyEvent, View, Options]:
    """Builds the title; cached."""
    return build(OURS)


def build(source: content.GameData) -> Title[State, AnyAction, AnyEvent, View, Options]:
    """Builds the title from its data."""
    game = DiceGameRules(load(source))
    return Title(
        id=GAME,
        rules=game,
        codecs=Codecs(state_type=State, action_type=AnyAction, event_type=AnyEvent, options_type=Options),
        setup=_setup(),
        pictures=Artwork(board=scenes.scene, whole=scenes.whole, emoji=ICONS, inks=INKS),
        wording=Wording(
            namers=NAMERS,
            alt=scenes.alt,
            status=scenes.status,
            text_board=scenes.text_board,
            hint=hint,
            icon=icon,
            reason=reason,
            story=story(),
            lesson=lessons(),
            score=scenes.score,
            honours=honours,
            asides=ASIDES,
        ),
        commands=Commands(
            verbs=Verbs(game).all(),
            layout=LAYOUT,
            guide=GUIDE,
            lookups=(
                Lookup(name="odds", slots=(), complete=lambda *_: (), answer=answer),
                rules(
                    edition(source),
                    *topics(game.book),
                    chapters=CHAPTERS,
                    plates=Plates(game).all(),
                    fine=fine_print(GAME),
                ),
            ),
        ),
        minds=TemperedMinds(partial(minds, game.book, weights())),
        openness=Openness(open_orders=lambda decision: True),
        package=Package(order=2, stage=Stage.POLISHED, data=DATA),
    )


DATA = DataFormat(
    files=FILES,
    build=build,
    faults=lambda data: faults(load(data)),
    needed={"locations": ("atlanta",)},
)
