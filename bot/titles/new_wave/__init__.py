"""The title of War of the Worlds: the New Wave."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

from msgspec.structs import replace

import content
from bot.titles.data_rules.new_wave import faults
from bot.titles.edition import edition
from bot.titles.layout import Layout, Shape
from bot.titles.lessons import lessons
from bot.titles.new_wave.aid import aid
from bot.titles.new_wave.guide import GUIDE
from bot.titles.new_wave.hints import hint
from bot.titles.new_wave.honours import honours
from bot.titles.new_wave.icons import icon
from bot.titles.new_wave.library import CHAPTERS, Library
from bot.titles.new_wave.names import NAMERS
from bot.titles.new_wave.plates import Plates
from bot.titles.new_wave.preview import shows, sketch
from bot.titles.new_wave.purposes import Purposes
from bot.titles.new_wave.story import ASIDES, story
from bot.titles.new_wave.turns import Turns
from bot.titles.new_wave.verbs import Verbs
from bot.titles.rule_topics import fine_print, rules
from bot.titles.title import (
    Artwork,
    Choice,
    Codecs,
    Commands,
    DataFormat,
    Lookup,
    Package,
    Preview,
    Setup,
    Slot,
    Stage,
    TemperedMinds,
    Title,
    Wording,
    Words,
    best_of_three,
)
from content.pack import Fault
from engine.new_wave import NewWaveRules, Options
from engine.new_wave import actions as do
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import (
    Area,
    AreaId,
    Building,
    BuildingId,
    Card,
    CardId,
    Content,
    Figures,
    Side,
    UnitKind,
    UnitProfile,
)
from engine.new_wave.events import AnyEvent
from engine.new_wave.mind.minds import minds
from engine.new_wave.state import State, seat_of
from engine.new_wave.view import View
from renderer.scenes import new_wave as scenes
from renderer.scenes.new_wave import names
from renderer.scenes.new_wave.icons import ICONS
from renderer.scenes.new_wave.layout import SPOTS
from renderer.shapes import Size
from renderer.words import dash

__all__ = ["load", "title"]

GAME = "new_wave"


OURS = content.GameData(GAME)
FILES = {
    "figures": Figures,
    "areas": dict[AreaId, Area],
    "units": dict[UnitKind, UnitProfile],
    "buildings": dict[BuildingId, Building],
    "cards": dict[CardId, Card],
}


def load(source: content.GameData = OURS) -> Content:
    """Loads the game's data; raises an error with file, entry and reason if a file is broken."""
    return Content(**source.load_all(FILES))


LAYOUT: Layout[AnyAction, View] = Layout(
    shapes={do.Stay: Shape.LINES, do.Fire: Shape.LINES},
    usual=(do.Strike,),
    closing=(do.EndTurn, do.StopMoving, do.Stay, do.LeaveArmy),
)
OPTIONS = ("advanced_swap", "ufos_fly_free", "play_all", "must_push")


@cache
def title() -> Title[State, AnyAction, AnyEvent, View, Options]:
    """Builds the title; cached."""
    return build(OURS)


def build(source: content.GameData) -> Title[State, AnyAction, AnyEvent, View, Options]:
    """Builds the title from its data."""
    game = load(source)
    game_rules, library = NewWaveRules(game), Library(game)
    return Title(
        id=GAME,
        rules=game_rules,
        codecs=_codecs(),
        setup=Setup(choices={option: _either(dash(option)) for option in OPTIONS}, series=(best_of_three(),)),
        pictures=_artwork(game_rules),
        wording=Wording(
            namers=NAMERS,
            alt=scenes.alt,
            status=scenes.status,
            lesson=lessons(),
            score=scenes.score,
            honours=honours,
            asides=ASIDES,
            text_board=scenes.text_board,
            hand_text=scenes.hand_text,
            hint=hint,
            aid=aid,
            icon=icon,
            reason=Purposes(game).reason,
            story=story(),
        ),
        commands=Commands(
            verbs=Verbs(game_rules, game).all(),
            whole=Turns(game_rules, game).of,
            layout=LAYOUT,
            guide=GUIDE,
            lookups=(
                rules(
                    edition(source),
                    *library.topics(),
                    chapters=CHAPTERS,
                    plates=Plates(game_rules).all(),
                    fine=fine_print(GAME),
                ),
                Lookup(name="pile", slots=(Slot(name="side"),), complete=library.sides, answer=library.pile),
            ),
        ),
        minds=TemperedMinds(partial(minds, game_rules)),
        package=Package(order=4, stage=Stage.POLISHED, data=DATA),
    )


def _codecs() -> Codecs[State, AnyAction, AnyEvent, Options]:
    return Codecs(
        state_type=State,
        action_type=AnyAction,
        event_type=AnyEvent,
        options_type=Options,
        decoration=("marks", "past"),
    )


def _artwork(game: NewWaveRules) -> Artwork[State, AnyAction, View]:
    """Returns the pictures."""
    return Artwork(
        board=scenes.scene,
        whole=scenes.whole,
        emoji=ICONS,
        hand=scenes.hand,
        preview=Preview(shows=shows, draw=sketch),
        closeups=_closeups,
        open_view=_open_view(game),
        inks={"martians": "martian", "humans": "human"},
    )


def _either(option: str) -> Callable[[Words], Sequence[Choice]]:
    """Returns the choices of a switch, off first (`choice-<option>-off` and `-on`)."""

    def choices(words: Words) -> list[Choice]:
        return [
            Choice(value="false", label=words(f"choice-{option}-off")),
            Choice(value="true", label=words(f"choice-{option}-on")),
        ]

    return choices


def _closeups(view: View, words: Words) -> dict[str, Size]:
    """Returns the close-ups of all areas, by name."""
    return {names.area(area, words): scenes.closeup(area) for area in view.areas}


def _open_view(game_rules: NewWaveRules) -> Callable[[State], View]:
    def open_view(state: State) -> View:
        """Returns an onlooker's view with both hands open."""
        camps = {side: game_rules.view(state, seat_of(side)).camps[side] for side in Side}
        return replace(game_rules.view(state, None), camps=camps)

    return open_view


def _faults(data: content.GameData) -> Iterator[Fault]:
    """Yields the faults of data; those of a map would keep `Content` from being built."""
    yield from faults(
        data.load("figures", Figures),
        data.load("areas", dict[AreaId, Area]),
        data.load("units", dict[UnitKind, UnitProfile]),
        data.load("cards", dict[CardId, Card]),
    )


DATA = DataFormat(
    files=FILES,
    build=build,
    faults=_faults,
    needed={"cards": ("tripod",), "buildings": ("supply_depot",)},
    closed={"areas": tuple(SPOTS)},
)
