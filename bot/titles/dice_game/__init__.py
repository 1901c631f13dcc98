"""The dice game as the bot knows it."""

import content
from bot.titles.dice_game.names import NAMERS
from bot.titles.dice_game.odds import answer, hint
from bot.titles.dice_game.verbs import Verbs
from bot.titles.title import Choice, Lookup, SeatPlan, Title, Words
from engine.dice_game import Book, DiceGameRules, Options
from engine.dice_game.actions import AnyAction
from engine.dice_game.computer import choose
from engine.dice_game.content import Difficulty, Location, LocationId, Table
from engine.dice_game.events import AnyEvent, Revealed
from engine.dice_game.rules import FEWEST
from engine.dice_game.scoring import REASONS
from engine.dice_game.state import State
from engine.dice_game.view import View
from renderer.scenes import dice_game as scenes
from renderer.scenes.dice_game.names import SEATS

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
    lookups=(Lookup(name="odds", slots=(), complete=lambda *_: (), answer=answer),),
    reveals=(Revealed,),
    open_orders=lambda decision: True,
    hands=False,
)
