"""The dice game as the bot knows it."""

from collections.abc import Sequence

from msgspec.structs import replace

import content
from bot.titles.dice_game.library import shelves
from bot.titles.dice_game.names import NAMERS
from bot.titles.dice_game.odds import answer, hint
from bot.titles.dice_game.story import story
from bot.titles.dice_game.verbs import Verbs
from bot.titles.edition import edition
from bot.titles.shelves import rules
from bot.titles.title import Choice, Lookup, SeatPlan, Title, Words
from engine.dice_game import Book, DiceGameRules, Options
from engine.dice_game.actions import AnyAction
from engine.dice_game.computer import choose
from engine.dice_game.content import Colour, Difficulty, Location, LocationId, Table
from engine.dice_game.events import AnyEvent, Revealed
from engine.dice_game.rules import FEWEST
from engine.dice_game.scoring import REASONS
from engine.dice_game.state import State
from engine.dice_game.view import View
from renderer.scenes import dice_game as scenes
from renderer.scenes.dice_game.names import SEATS
from renderer.sprites.dice import PAWNS

__all__ = ["DICE_GAME", "load"]

GAME = "dice_game"


def load() -> Book:
    """Reads the game's data; a broken file is refused with its name, the entry and the reason."""
    return Book(
        locations=content.load(GAME, "locations", dict[LocationId, Location]),
        table=content.load(GAME, "table", Table),
    )


def _sides(words: Words) -> list[Choice]:
    return [Choice(value=side.value, label=words(f"choice-difficulty-{side.value}")) for side in Difficulty]


def _yes_or_no(words: Words) -> list[Choice]:
    return [Choice(value="true", label=words("choice-yes")), Choice(value="false", label=words("choice-no"))]


def _coloured(options: Options, keys: Sequence[str]) -> Options:
    """Lets everybody play with the colour of the chair: a chair nobody took leaves its tokens in the box."""
    return replace(options, colours=tuple(Colour(key) for key in keys))


_RULES = DiceGameRules(load())

DICE_GAME: Title[State, AnyAction, AnyEvent, View, Options] = Title(
    id=GAME,
    rules=_RULES,
    version=1,
    state_type=State,
    action_type=AnyAction,
    event_type=AnyEvent,
    options_type=Options,
    choices={"difficulty": _sides, "stall_guard": _yes_or_no},
    seats=lambda options: SeatPlan(keys=SEATS, fewest=FEWEST),
    namers=NAMERS,
    reasons=REASONS,
    board=scenes.scene,
    hand=scenes.hand,
    hand_text=scenes.hand_text,
    alt=scenes.alt,
    text_board=scenes.text_board,
    hint=hint,
    computer=choose,
    verbs=Verbs(_RULES).all(),
    lookups=(
        Lookup(name="odds", slots=(), complete=lambda *_: (), answer=answer),
        rules(edition(GAME), *shelves(_RULES.book)),
    ),
    reveals=(Revealed,),
    story=story(),
    open_orders=lambda decision: True,
    seated=_coloured,
    inks={key: ink for key, (_, ink, _) in zip(SEATS, PAWNS, strict=True)},
    hands=False,
)
