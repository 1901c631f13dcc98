"""The list of games."""

from bot.titles.dice_game import DICE_GAME
from bot.titles.falling_skies import FALLING_SKIES
from bot.titles.miniatures import MINIATURES
from bot.titles.new_wave import NEW_WAVE
from bot.titles.title import AnyTitle

TITLES: tuple[AnyTitle, ...] = (MINIATURES, DICE_GAME, FALLING_SKIES, NEW_WAVE)


def title_of(title_id: str) -> AnyTitle:
    """Returns a title by its id; raises `KeyError` when there is none."""
    return {title.id: title for title in TITLES}[title_id]
