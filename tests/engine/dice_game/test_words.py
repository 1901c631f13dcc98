"""Every entry of the dice game's content has a name."""

from typing import get_args

from engine.core import tag_of
from engine.dice_game.content import Difficulty, Kind, Rule, Symbol
from tests.content.words import entries, key
from tests.engine.dice_game.loading import book


def test_everything_in_the_game_has_words() -> None:
    effects = {key("effect", tag_of(kind)) for kind in get_args(Rule)}
    named = {
        *effects,
        *(f"{effect}-text" for effect in effects),
        *(key("location", card) for card in book().locations),
        *(key(word, symbol) for symbol in Symbol for word in ("symbol", "symbols")),
        *(key("card-kind", kind) for kind in Kind),
        *(key(word, side) for side in Difficulty for word in ("difficulty", "choice-difficulty")),
    }
    assert named - entries("dice_game").keys() == set()
