"""The titles under test, each with its own types; `POLISHED` are those that owe everything."""

from bot.titles import dice_game, falling_skies, miniatures, new_wave, titles
from bot.titles.title import Stage

MINIATURES = miniatures.title()
DICE_GAME = dice_game.title()
FALLING_SKIES = falling_skies.title()
NEW_WAVE = new_wave.title()
TITLES = titles()
POLISHED = tuple(title for title in TITLES if title.package.stage is Stage.POLISHED)
