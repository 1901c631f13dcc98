"""War of the Worlds: the New Wave as the bot knows it."""

from msgspec.structs import replace

import content
from bot.titles.new_wave.coverage import coverage
from bot.titles.new_wave.hints import hint
from bot.titles.new_wave.library import Library
from bot.titles.new_wave.names import namers
from bot.titles.new_wave.preview import shows, sketch
from bot.titles.new_wave.story import story
from bot.titles.new_wave.verbs import Verbs
from bot.titles.shelves import rules
from bot.titles.title import Choice, Lookup, Preview, SeatPlan, Slot, Title, Words
from engine.new_wave import NewWaveRules, Options
from engine.new_wave.actions import AnyAction
from engine.new_wave.computer import choose
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
from engine.new_wave.events import AnyEvent, CardsDrawn, Offered, OfferScrapped, OfferSwapped
from engine.new_wave.rules import REASONS
from engine.new_wave.state import State, seat_of
from engine.new_wave.view import View
from renderer.scenes import new_wave as scenes
from renderer.scenes.new_wave import names
from renderer.shapes import Size

__all__ = ["NEW_WAVE", "load"]

GAME = "new_wave"
SEATS = tuple(side.value for side in Side)


def load() -> Content:
    """Reads the game's data; a broken file is refused with its name, the entry and the reason."""
    return Content(
        figures=content.load(GAME, "figures", Figures),
        areas=content.load(GAME, "areas", dict[AreaId, Area]),
        units=content.load(GAME, "units", dict[UnitKind, UnitProfile]),
        buildings=content.load(GAME, "buildings", dict[BuildingId, Building]),
        cards=content.load(GAME, "cards", dict[CardId, Card]),
    )


_CONTENT = load()
_RULES = NewWaveRules(_CONTENT)
_LIBRARY = Library(_CONTENT)


def _swaps(words: Words) -> list[Choice]:
    return [
        Choice(value="false", label=words("choice-advanced-swap-off")),
        Choice(value="true", label=words("choice-advanced-swap-on")),
    ]


def _ufos(words: Words) -> list[Choice]:
    return [
        Choice(value="false", label=words("choice-ufos-fly-free-off")),
        Choice(value="true", label=words("choice-ufos-fly-free-on")),
    ]


def _places(view: View, words: Words) -> dict[str, Size]:
    """Areas by their names."""
    return {names.area(area, words): scenes.closeup(area) for area in view.areas}


def _open_hands(state: State) -> View:
    """What an onlooker sees with both hands on the table."""
    camps = {side: _RULES.view(state, seat_of(side)).camps[side] for side in Side}
    return replace(_RULES.view(state, None), camps=camps)


NEW_WAVE: Title[State, AnyAction, AnyEvent, View, Options] = Title(
    id=GAME,
    rules=_RULES,
    version=2,
    state_type=State,
    action_type=AnyAction,
    event_type=AnyEvent,
    options_type=Options,
    choices={"advanced_swap": _swaps, "ufos_fly_free": _ufos},
    seats=lambda options: SeatPlan(keys=SEATS, fewest=2),
    namers=namers(),
    reasons=REASONS,
    board=scenes.scene,
    hand=scenes.hand,
    hand_text=scenes.hand_text,
    alt=scenes.alt,
    text_board=scenes.text_board,
    hint=hint,
    computer=choose,
    verbs=Verbs(_RULES, _CONTENT).all(),
    lookups=(
        rules(*_LIBRARY.shelves()),
        Lookup(
            name="pile",
            slots=(Slot(name="side"),),
            complete=_LIBRARY.sides,
            answer=_LIBRARY.pile,
        ),
    ),
    reveals=(CardsDrawn, Offered, OfferSwapped, OfferScrapped),
    story=story(),
    coverage=coverage(_CONTENT),
    preview=Preview(shows=shows, draw=sketch),
    places=_places,
    laid_open=_open_hands,
    inks={"martians": "martian", "humans": "human"},
)
